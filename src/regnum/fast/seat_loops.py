"""What a learner asks of many matches, compiled: observations, and play by the other seats.

Loaded once for each game, like `loops.py`.
"""
# ruff: noqa: F821

from collections.abc import Callable
from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import compiled, entry, unfolded
from regnum.fast.policy import best_choice
from regnum.fast.rows import SEAT, Row

# Of the kernel and its judge, and of `loops.py` for the same game.
legal: Callable[[Row, Row, Row], None]
play: Callable[[Row, Row, int], None]
draw: Callable[[Row, Row], int]
encode: Callable[[Row, Row, Row, int, Any, Any], None]
judge_values: Callable[[Row, Row, Any, Any], None]
random_one: Callable[[Row, Row], int]
legal_one: Callable[[Row, Row, Row], None]


@compiled
def scale_one(scalars: Any, scales: Any) -> None:
    """Divide scalars by their scales, and clip them to -1 and 1."""
    for n in range(len(scalars)):
        scalars[n] = min(1.0, max(-1.0, scalars[n] / scales[n]))


@unfolded
def await_one(setup: Row, state: Row, mask: Row, seat: int) -> None:
    """Random play until a seat has to decide, or the match is over."""
    while state[SEAT] != NOBODY and state[SEAT] != seat:
        if state[SEAT] == CHANCE:
            choice = draw(setup, state)
        else:
            legal(setup, state, mask)
            choice = random_one(state, mask)
        play(setup, state, choice)
    legal_one(setup, state, mask)


@unfolded
def await_greedy_one(
    setup: Row, state: Row, mask: Row, seat: int, weights: Any, values: Any
) -> None:
    """Greedy play until a seat has to decide, or the match is over."""
    while state[SEAT] != NOBODY and state[SEAT] != seat:
        if state[SEAT] == CHANCE:
            choice = draw(setup, state)
        else:
            legal(setup, state, mask)
            judge_values(setup, state, weights, values)
            choice = best_choice(state, mask, values)
        play(setup, state, choice)
    legal_one(setup, state, mask)


@entry
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
    for n in range(first, end):
        setup = setups[which[n]]
        encode(setup, states[n], masks[n], viewers[n], numbers[n], scalars[n])
        scale_one(scalars[n], scales)


@entry
def await_rows(
    setups: Any, which: Any, states: Any, masks: Any, viewers: Any, first: int, end: int
) -> None:
    """Random play of all others, until the turn comes to a seat of each match."""
    for n in range(first, end):
        await_one(setups[which[n]], states[n], masks[n], viewers[n])


@entry
def await_greedy_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    viewers: Any,
    weights: Any,
    values: Any,
    first: int,
    end: int,
) -> None:
    """Greedy play of all others, until the turn comes to a seat of each match."""
    values.fill(0.0)  # nothing is remembered yet
    for n in range(first, end):
        await_greedy_one(setups[which[n]], states[n], masks[n], viewers[n], weights, values)
