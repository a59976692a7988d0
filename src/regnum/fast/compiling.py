"""How the functions of a kernel are compiled.

`compiled` is for functions that other compiled functions call, on the CPU and on a GPU alike.
They are scalar functions over rows of 64-bit integers: no objects, no memory of their own.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

# Without Numba's counting of references: nothing is allocated here, and threads that share an
# array would wait for each other at its counter.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


def compiled(function: FunctionT) -> FunctionT:
    """A function for compiled code; it is compiled with whatever calls it."""
    wrapped: Any = njit(**OPTIONS)(function)
    return cast(FunctionT, wrapped)
