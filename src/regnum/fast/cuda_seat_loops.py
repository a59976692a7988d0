"""What a learner asks of many matches, on a GPU: see `seat_loops.py`."""
# ruff: noqa: F821

from typing import Any

from numba import cuda as numba_cuda
from numba import float64

from regnum.fast.compiling import gpu_judge, gpu_loop

cuda: Any = numba_cuda  # its types are not declared

# Of `seat_loops.py` for the same game, and of its kernel.
await_one: Any
await_greedy_one: Any
scale_one: Any
encode: Any
VALUE_WORDS: int


@gpu_loop
def encode_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    viewers: Any,
    scales: Any,
    numbers: Any,
    scalars: Any,
    first: int,
    end: int,
) -> None:
    """What a seat of each match sees."""
    n = first + cuda.grid(1)
    if n < end:
        encode(setups[which[n]], states[n], masks[n], viewers[n], numbers[n], scalars[n])
        scale_one(scalars[n], scales)


@gpu_loop
def await_rows(
    setups: Any, which: Any, states: Any, masks: Any, viewers: Any, first: int, end: int
) -> None:
    """Random play of all others, until the turn comes to a seat of each match."""
    n = first + cuda.grid(1)
    if n < end:
        await_one(setups[which[n]], states[n], masks[n], viewers[n])


@gpu_judge
def await_greedy_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    viewers: Any,
    weights: Any,
    first: int,
    end: int,
) -> None:
    """Greedy play of all others, until the turn comes to a seat of each match."""
    n = first + cuda.grid(1)
    if n < end:
        values = cuda.local.array(VALUE_WORDS, float64)
        await_greedy_one(setups[which[n]], states[n], masks[n], viewers[n], weights, values)
