"""Bots from files that whoever runs the server offers at its tables."""

import re
from collections.abc import Mapping
from pathlib import Path

from regnum.bots.codes import BOTS
from regnum.bots.outside import FileBot, end_all
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys
from regnum.server.settings import ServerSettings

NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}", re.ASCII)


def find_host_bots(settings: ServerSettings) -> Mapping[str, Mapping[str, str]]:
    """For each game the codes of the bots that play it, by name; every file is tried out."""
    offered: dict[str, dict[str, str]] = {key: {} for key in game_keys()}
    if settings.bots is None:
        return offered
    if not settings.bots.is_dir():
        raise Malformed(f"bots: there is no folder {settings.bots}")
    files = sorted(settings.bots.resolve().glob("*.py"))
    try:
        for path in files:
            _offer(path, settings, offered)
    finally:
        end_all()  # they think in other processes
    return offered


def _offer(path: Path, settings: ServerSettings, offered: dict[str, dict[str, str]]) -> None:
    name = path.stem
    taken = {*BOTS, *(level for key in offered for level in find_game(key).levels)}
    if not NAME.fullmatch(name) or name in taken:
        raise Malformed(
            f"bot {path}: give it another name, of up to 30 small letters, digits, - and _"
        )
    code = f"{path}:seconds={settings.think_seconds:g}:megabytes={settings.bot_megabytes}"
    refusals = []
    for key, codes in offered.items():
        try:
            bot = FileBot(code, find_game(key))
        except Malformed as error:
            refusals.append(error)
        else:
            codes[name] = code
            if bot.games is None:  # it is the same one for the others
                for others in offered.values():
                    others[name] = code
                return
    if len(refusals) == len(offered):
        raise refusals[0]
