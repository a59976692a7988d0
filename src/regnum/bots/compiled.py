"""The compiled engine, for bots that use it once it is loaded.

Until then they think in Python, so nobody has to wait for it. Loading compiles what is not kept on
disk yet, which takes up to a minute for each game.
"""

from collections.abc import Iterable
from functools import lru_cache
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, Any

from regnum.core.contract import AnyGame
from regnum.core.judging import Judge
from regnum.core.registry import find_game

if TYPE_CHECKING:
    from regnum.fast.search import CompiledSearch

SEED_BITS = 62  # of a seed: it has to fit into a word of the engine

_loaded: set[str] = set()


def is_offered(key: str) -> bool:
    """Has the game compiled rules, and is Numba installed?"""
    return find_game(key).kernel is not None and find_spec("numba") is not None


def load_compiled(key: str) -> bool:
    """Wait until the compiled engine of a game is there; False if it cannot be had."""
    if not is_offered(key):
        return False
    if key not in _loaded:
        from regnum.fast.search import warm_up_search

        warm_up_search(key)
        _loaded.add(key)
    return True


def load_in_background(keys: Iterable[str]) -> None:
    """Load the compiled engines of games, one after the other, while bots think in Python."""

    def load() -> None:
        for key in keys:
            load_compiled(key)

    Thread(target=load, name="compiling", daemon=True).start()


def compiled_search(game: AnyGame, judge: Judge[Any]) -> "CompiledSearch | None":
    """The compiled engine for a game and a judge, if it is loaded."""
    return _search(game.key, judge) if game.key in _loaded else None


@lru_cache(maxsize=32)
def _search(key: str, judge: Judge[Any]) -> "CompiledSearch":
    from regnum.fast.search import CompiledSearch

    return CompiledSearch(key, judge)
