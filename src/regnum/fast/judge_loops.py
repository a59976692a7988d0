"""Many matches one after another, compiled: what their judge says, and play by it.

Loaded once for each game, like `loops.py`, with the functions of its compiled judge as well. What
needs the rules comes last: by then another process may have compiled them (see `warming.py`).
"""
# ruff: noqa: F821

from collections.abc import Callable
from math import inf
from typing import Any

from regnum.core.seats import CHANCE, NOBODY
from regnum.fast.compiling import entry, unfolded
from regnum.fast.policy import best_choice
from regnum.fast.rows import SEAT, Row

# Of the kernel and its judge, and of `loops.py` for the same game.
legal: Callable[[Row, Row, Row], None]
play: Callable[[Row, Row, int], None]
draw: Callable[[Row, Row], int]
judge_values: Callable[[Row, Row, Any, Any], None]
judge_evaluate: Callable[[Row, Row, Any, int], float]
has_one: Callable[[Row, int], bool]


@unfolded
def play_greedy_one(
    setup: Row, state: Row, mask: Row, weights: Any, values: Any, draws: int
) -> int:
    """Greedy play to the end, or until chance has decided so often and would decide again."""
    decisions = 0
    while state[SEAT] != NOBODY:
        if state[SEAT] == CHANCE:
            if draws == 0:
                break
            draws -= 1
            choice = draw(setup, state)
        else:
            legal(setup, state, mask)
            judge_values(setup, state, weights, values)
            choice = best_choice(state, mask, values)
            decisions += 1
        play(setup, state, choice)
    return decisions


@unfolded
def value_one(setup: Row, state: Row, mask: Row, weights: Any, values: Any, found: Any) -> None:
    """A quick estimate of each legal choice of a seat; -inf for all others."""
    if state[SEAT] >= 0:
        judge_values(setup, state, weights, values)
    for choice in range(len(found)):
        found[choice] = -inf
        if state[SEAT] >= 0 and has_one(mask, choice):
            found[choice] = values[choice]


@entry
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
    for n in range(first, end):
        choices[n] = -1
        if states[n, SEAT] == CHANCE:
            choices[n] = draw(setups[which[n]], states[n])
        elif states[n, SEAT] != NOBODY:
            choices[n] = best_choice(states[n], masks[n], found[n])


@entry
def value_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    weights: Any,
    found: Any,
    values: Any,
    first: int,
    end: int,
) -> None:
    """A quick estimate of each legal choice."""
    values.fill(0.0)  # nothing is remembered yet
    for n in range(first, end):
        value_one(setups[which[n]], states[n], masks[n], weights, values, found[n])


@entry
def evaluate_rows(
    setups: Any, which: Any, states: Any, weights: Any, found: Any, first: int, end: int
) -> None:
    """The final score that each seat can expect."""
    for n in range(first, end):
        for seat in range(found.shape[1]):
            found[n, seat] = judge_evaluate(setups[which[n]], states[n], weights, seat)


@entry
def play_greedy_rows(
    setups: Any,
    which: Any,
    states: Any,
    masks: Any,
    weights: Any,
    draws: int,
    counts: Any,
    values: Any,
    first: int,
    end: int,
) -> None:
    """Greedy play in all matches, and how many decisions there were in each."""
    values.fill(0.0)  # nothing is remembered yet
    for n in range(first, end):
        setup = setups[which[n]]
        counts[n] = play_greedy_one(setup, states[n], masks[n], weights, values, draws)
