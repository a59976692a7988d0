"""The tables that compiled functions read fit into the constant memory of a GPU."""

from collections.abc import Iterator
from inspect import getclosurevars
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from regnum import games
from regnum.core.registry import find_game
from regnum.fast.kernel import Kernel
from regnum.fast.loading import find_kernel

CONSTANT_MEMORY = 64 * 1024  # bytes on a GPU, for all that one of its kernels reads
LIMIT = CONSTANT_MEMORY * 3 // 4  # leaves room for the loops

COMPILED = [game for game in games() if find_game(game).kernel]


def entries(kernel: Kernel[Any, Any]) -> list[Any]:
    """What loops call."""
    rules = [kernel.start, kernel.legal, kernel.play, kernel.draw, kernel.weigh]
    ends = [kernel.action_of, kernel.score, kernel.rank]
    judge = [kernel.judge.values, kernel.judge.evaluate] if kernel.judge else []
    return [*rules, *ends, *judge]


def reached(functions: list[Any]) -> Iterator[FunctionType]:
    """All compiled functions that these call, with themselves."""
    found, waiting = set(), [getattr(function, "py_func", function) for function in functions]
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            yield function
            named = getclosurevars(function).globals.values()
            called = [getattr(value, "py_func", value) for value in named]
            waiting += [value for value in called if isinstance(value, FunctionType)]


def tables(functions: list[Any]) -> dict[str, int]:
    """Bytes of constants by function and table: each function has copies of what it names."""
    return {
        f"{function.__module__}.{function.__name__}: {name}": value.nbytes
        for function in reached(functions)
        for name, value in getclosurevars(function).globals.items()
        if isinstance(value, np.ndarray)
    }


@pytest.mark.parametrize("game", COMPILED)
def test_all_tables_of_a_game_fit_into_the_memory_for_constants(game: str) -> None:
    found = tables(entries(find_kernel(game)))
    largest = sorted(found.items(), key=lambda item: -item[1])[:10]
    assert 0 < sum(found.values()) < LIMIT, f"{sum(found.values())} bytes, of which {largest}"


def test_a_table_counts_once_for_each_function_that_names_it() -> None:
    assert sum(tables([_calls]).values()) == 2 * _TABLE.nbytes


_TABLE = np.arange(8)


def _names(place: int) -> int:
    return int(_TABLE[place])


def _calls(place: int) -> int:
    return _names(place) + int(_TABLE[0])
