"""The loops over many matches for a GPU: one match for each of its threads.

Loaded once for each game, like `loops.py`; what happens in a match is the same code.
"""
# ruff: noqa: F821

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import cuda as numba_cuda
from numba import int64

from regnum.core.seats import NOBODY
from regnum.fast.rows import SEAT

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])
cuda: Any = numba_cuda  # its types are not declared

# Of `loops.py` for the same game, and of its kernel.
begin_one: Any
roll_one: Any
legal_one: Any
is_in: Any
step_one: Any
play_one: Any
unpack_one: Any
random_choice: Any
action_of: Any
score: Any
rank: Any
STATE_WORDS: int
MASK_WORDS: int


def card_loop(function: FunctionT) -> FunctionT:
    """A loop that a GPU runs."""
    return cast(FunctionT, cuda.jit(function))


@card_loop
def begin_rows(
    setups: Any, which: Any, states: Any, seeds: Any, wanted: Any, rolls: bool, first: int, end: int
) -> None:
    """Begin the matches that are wanted."""
    n = first + cuda.grid(1)
    if n < end and wanted[n]:
        begin_one(setups[which[n]], states[n], seeds[n], rolls)


@card_loop
def roll_rows(setups: Any, which: Any, states: Any, first: int, end: int) -> None:
    """Let chance decide in all matches until a seat does."""
    n = first + cuda.grid(1)
    if n < end:
        roll_one(setups[which[n]], states[n])


@card_loop
def legal_rows(setups: Any, which: Any, states: Any, masks: Any, first: int, end: int) -> None:
    """The masks of all matches."""
    n = first + cuda.grid(1)
    if n < end:
        legal_one(setups[which[n]], states[n], masks[n])


@card_loop
def check_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    choices: Any,
    illegal: Any,
    first: int,
    end: int,
) -> None:
    """Which choices are illegal? Where a match is over, any will do."""
    n = first + cuda.grid(1)
    if n < end:
        illegal[n] = states[n, SEAT] != NOBODY and not is_in(masks[n], choices[n])


@card_loop
def step_rows(
    setups: Any,
    which: Any,
    states: Any,
    choices: Any,
    masks: Any,
    rolls: bool,
    first: int,
    end: int,
) -> None:
    """Take a choice in each match, and write the masks after it."""
    n = first + cuda.grid(1)
    if n < end:
        step_one(setups[which[n]], states[n], choices[n], rolls)
        legal_one(setups[which[n]], states[n], masks[n])


@card_loop
def play_rows(
    setups: Any, which: Any, states: Any, masks: Any, draws: int, counts: Any, first: int, end: int
) -> None:
    """Random play in all matches, each in memory that its thread has for itself."""
    n = first + cuda.grid(1)
    if n < end:
        state = cuda.local.array(STATE_WORDS, int64)
        mask = cuda.local.array(MASK_WORDS, int64)
        for word in range(STATE_WORDS):
            state[word] = states[n, word]
        counts[n] = play_one(setups[which[n]], state, mask, draws)
        for word in range(STATE_WORDS):
            states[n, word] = state[word]


@card_loop
def unpack_rows(
    setups: Any, which: Any, states: Any, masks: Any, unpacked: Any, first: int, end: int
) -> None:
    """Masks as a truth value for each choice."""
    n = first + cuda.grid(1)
    if n < end:
        unpack_one(masks[n], unpacked[n])


@card_loop
def random_rows(
    setups: Any, which: Any, states: Any, masks: Any, choices: Any, first: int, end: int
) -> None:
    """A random legal choice for each match that goes on."""
    n = first + cuda.grid(1)
    if n < end:
        choices[n] = random_choice(states[n], masks[n]) if states[n, SEAT] != NOBODY else 0


@card_loop
def seat_rows(setups: Any, which: Any, states: Any, seats: Any, first: int, end: int) -> None:
    """Who decides."""
    n = first + cuda.grid(1)
    if n < end:
        seats[n] = states[n, SEAT]


@card_loop
def action_rows(
    setups: Any, which: Any, states: Any, choices: Any, actions: Any, first: int, end: int
) -> None:
    """The actions that choices are now."""
    n = first + cuda.grid(1)
    if n < end:
        actions[n] = action_of(setups[which[n]], states[n], choices[n])


@card_loop
def score_rows(setups: Any, which: Any, states: Any, scores: Any, first: int, end: int) -> None:
    """The points of each seat, if the matches ended now."""
    n = first + cuda.grid(1)
    if n < end:
        for seat in range(scores.shape[1]):
            scores[n, seat] = score(setups[which[n]], states[n], seat)


@card_loop
def rank_rows(setups: Any, which: Any, states: Any, ranks: Any, first: int, end: int) -> None:
    """What decides who has won: the highest."""
    n = first + cuda.grid(1)
    if n < end:
        for seat in range(ranks.shape[1]):
            ranks[n, seat] = rank(setups[which[n]], states[n], seat)
