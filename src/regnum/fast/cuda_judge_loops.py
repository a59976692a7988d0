"""What the judge says of many matches, and play by it, on a GPU: see `judge_loops.py`."""
# ruff: noqa: F821

from typing import Any

from numba import cuda as numba_cuda
from numba import float64, int64

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import gpu_judge, gpu_loop
from regnum.fast.policy import best_choice
from regnum.fast.rows import SEAT

cuda: Any = numba_cuda  # its types are not declared

# Of `loops.py` and `judge_loops.py` for the same game, and of its kernel.
play_greedy_one: Any
value_one: Any
judge_evaluate: Any
draw: Any
STATE_WORDS: int
MASK_WORDS: int
VALUE_WORDS: int


@gpu_loop
def best_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    found: Any,
    choices: Any,
    first: int,
    end: int,
) -> None:
    """A choice of the highest value for each match that goes on; chance draws by weight."""
    n = first + cuda.grid(1)
    if n < end:
        choices[n] = -1
        if states[n, SEAT] == CHANCE:
            choices[n] = draw(setups[which[n]], states[n])
        elif states[n, SEAT] != NOBODY:
            choices[n] = best_choice(states[n], masks[n], found[n])


@gpu_judge
def value_rows(
    setups: Any, which: Any, states: Any, masks: Any, weights: Any, found: Any, first: int, end: int
) -> None:
    """A quick estimate of each legal choice."""
    n = first + cuda.grid(1)
    if n < end:
        values = cuda.local.array(VALUE_WORDS, float64)
        value_one(setups[which[n]], states[n], masks[n], weights, values, found[n])


@gpu_judge
def evaluate_rows(
    setups: Any, which: Any, states: Any, weights: Any, found: Any, first: int, end: int
) -> None:
    """The final score that each seat can expect."""
    n = first + cuda.grid(1)
    if n < end:
        for seat in range(found.shape[1]):
            found[n, seat] = judge_evaluate(setups[which[n]], states[n], weights, seat)


@gpu_judge
def play_greedy_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    weights: Any,
    draws: int,
    counts: Any,
    first: int,
    end: int,
) -> None:
    """Greedy play in all matches, each in memory that its thread has for itself."""
    n = first + cuda.grid(1)
    if n < end:
        state = cuda.local.array(STATE_WORDS, int64)
        mask = cuda.local.array(MASK_WORDS, int64)
        values = cuda.local.array(VALUE_WORDS, float64)
        for word in range(STATE_WORDS):
            state[word] = states[n, word]
        counts[n] = play_greedy_one(setups[which[n]], state, mask, weights, values, draws)
        for word in range(STATE_WORDS):
            states[n, word] = state[word]
