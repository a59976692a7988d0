"""How the functions of a kernel are compiled.

`compiled` is for functions that other compiled functions call, on the CPU and on a GPU alike.
They are scalar functions over rows of 64-bit integers: no objects, no memory of their own.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


# Rows are handed in, so no memory is counted.
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(function: FunctionT) -> FunctionT:
    """A function for compiled code; it is compiled with whatever calls it."""
    wrapped: Any = njit(**_OPTIONS)(function)
    return cast(FunctionT, wrapped)


def inlined(function: FunctionT) -> FunctionT:
    """The same, set into its callers: for what is a line long, or called from one place.

    A call costs about as much as a hundred simple steps, for every row is handed over as seven
    numbers. Python cannot call it.
    """
    wrapped: Any = njit(
        forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, **_OPTIONS
    )(function)
    return cast(FunctionT, wrapped)
