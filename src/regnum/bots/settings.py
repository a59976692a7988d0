"""Numbers in a bot's code, as in `mc:ms=500:moves=8`."""

from collections.abc import Mapping, Sequence
from math import nan

from regnum.bots.bot import Setting
from regnum.core.errors import Malformed


def parse_settings(
    code: str, name: str, known: Mapping[str, Setting], parts: Sequence[str]
) -> dict[str, float]:
    """What `key=number` parts of a code say, of the settings that a bot has."""
    settings: dict[str, float] = {}
    for part in parts:
        key, _, text = part.partition("=")
        if key not in known:
            offered = ", ".join(known) or "none"
            raise Malformed(f"{code}: {name} has no setting {key!r}; its settings: {offered}")
        if key in settings:
            raise Malformed(f"{code}: {key} is given twice")
        settings[key] = _number(code, known[key], key, text)
    return settings


def _number(code: str, setting: Setting, key: str, text: str) -> float:
    default, least, most, meaning = setting
    is_whole = isinstance(default, int)
    try:
        number = int(text) if is_whole else float(text)
    except ValueError:
        number = nan
    if not least <= number <= most:
        whole = "whole " * is_whole
        raise Malformed(f"{code}: {key} is a {whole}number from {least:g} to {most:g} ({meaning})")
    return number
