"""Finds games: every folder of the package with a `game` module that offers a `GAME`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import regnum
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Setup
from regnum.core.errors import unknown
from regnum.core.spec import parse_spec


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of all games there are."""
    return tuple(
        name.replace("_", "-")
        for _, name, is_package in iter_modules(regnum.__path__)
        if is_package and "game" in _module_names(name)
    )


def _module_names(package: str) -> list[str]:
    paths = [f"{path}/{package}" for path in regnum.__path__]
    return [name for _, name, _ in iter_modules(paths)]


@cache
def find_game(key: str) -> AnyGame:
    """The game with this key."""
    keys = game_keys()
    if key not in keys:
        raise unknown("game", key, keys)
    game: AnyGame = import_module(f"regnum.{key.replace('-', '_')}.game").GAME
    return game


def deal_spec(spec: str, seed: int) -> tuple[AnyGame, Setup]:
    """The game and the setup that a configuration string and a seed give."""
    key, options = parse_spec(spec)
    game = find_game(key)
    return game, game.deal(options, Source(seed, "setup"))
