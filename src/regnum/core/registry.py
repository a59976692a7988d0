"""Finds games: folders of this package with a `game` module, and games of installed packages.

A package offers a game by an entry point of the group `regnum.games`, named by the game's key.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

import regnum
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Setup
from regnum.core.errors import Malformed, unknown
from regnum.core.spec import defaults_then, parse_spec

GROUP = "regnum.games"


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of all games.

    Examples:
        >>> all(find_game(key).key == key for key in game_keys())
        True
    """
    return (*_own_keys(), *_offered())


@cache
def _own_keys() -> tuple[str, ...]:
    return tuple(
        name.replace("_", "-")
        for _, name, is_package in iter_modules(regnum.__path__)
        if is_package and "game" in _module_names(name)
    )


def _module_names(package: str) -> list[str]:
    paths = [f"{path}/{package}" for path in regnum.__path__]
    return [name for _, name, _ in iter_modules(paths)]


@cache
def _offered() -> dict[str, EntryPoint]:
    """The games of other packages; none can take the key of a game of this one."""
    return {
        offer.name: offer for offer in entry_points(group=GROUP) if offer.name not in _own_keys()
    }


@cache
def find_game(key: str) -> AnyGame:
    """The game with this key; its options, its action texts, and what it can do.

    Examples:
        >>> game = find_game(game_keys()[0])
        >>> game.seats, game.options[0].name
        (range(2, 6), 'players')
    """
    if key in _own_keys():
        game: AnyGame = import_module(f"regnum.{key.replace('-', '_')}").GAME
    elif key in _offered():
        game = _offered()[key].load()
    else:
        raise unknown("game", key, game_keys())
    return game


def deal_spec(spec: str, seed: int, rules: int | None = None) -> tuple[AnyGame, Setup]:
    """The game and the setup that a configuration string and a seed give.

    Where the string was written under an earlier version of the rules, what it leaves out means
    what it meant then.
    """
    key, options = parse_spec(spec)
    game = find_game(key)
    return game, game.deal(options_then(game, options, rules), Source(seed, "setup"))


def options_then(game: AnyGame, options: Mapping[str, str], rules: int | None) -> Mapping[str, str]:
    """Options as they were meant under a version of the rules; None is the present one."""
    if rules is None:
        return options
    if not 1 <= rules <= game.rules_version:
        raise Malformed(
            f"this follows rules version {rules} of {game.key}; known are 1 to {game.rules_version}"
        )
    return {**defaults_then(game.options, rules), **options}


def forget_games() -> None:
    """Look for games anew, after a package was installed."""
    for known in (game_keys, _own_keys, _offered, find_game):
        known.cache_clear()
