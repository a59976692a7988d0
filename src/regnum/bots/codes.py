"""Bots by their short codes, as in `greedy` or `mc:ms=500`, or by the level's name."""

from math import nan

from regnum.bots.bot import Bot
from regnum.bots.greedy import Greedy
from regnum.bots.mc import MonteCarlo
from regnum.bots.planner import Planner
from regnum.bots.random_bot import RandomBot
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed, unknown

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": Planner,
    "mc": MonteCarlo,
}


def find_bot(code: str, game: AnyGame) -> Bot:
    """The bot with this code, for this game."""
    name, *parts = game.levels.get(code, code).split(":")
    if name in game.levels and name not in BOTS:
        raise Malformed(f"{code}: {name} is a level and has no settings")
    if name not in BOTS:
        raise unknown("bot", name, (*BOTS, *game.levels))
    kind = BOTS[name]
    settings: dict[str, float] = {}
    for part in parts:
        key, _, text = part.partition("=")
        if key not in kind.settings:
            offered = ", ".join(kind.settings) or "none"
            raise Malformed(f"{code}: {name} has no setting {key!r}; its settings: {offered}")
        if key in settings:
            raise Malformed(f"{code}: {key} is given twice")
        settings[key] = _number(code, kind, key, text)
    return kind(game.judge, **settings)


def _number(code: str, kind: type[Bot], key: str, text: str) -> float:
    default, least, most, meaning = kind.settings[key]
    is_whole = isinstance(default, int)
    try:
        number = int(text) if is_whole else float(text)
    except ValueError:
        number = nan
    if not least <= number <= most:
        whole = "whole " * is_whole
        raise Malformed(f"{code}: {key} is a {whole}number from {least:g} to {most:g} ({meaning})")
    return number
