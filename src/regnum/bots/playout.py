"""Playing on at a glance, to see where a decision leads."""

from random import Random
from typing import Any

from regnum.bots.greedy import best_at_a_glance
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import CHANCE, NOBODY

TO_THE_END = 10**9


def play_on(judge: Judge[Any], state: State, random: Random, rolls: int) -> None:
    """All seats decide at a glance until chance would speak once more than so often."""
    while (seat := state.seat) != NOBODY:
        if seat == CHANCE:
            if rolls == 0:
                return
            rolls -= 1
            state.apply(roll(state, random))
        else:
            state.apply(best_at_a_glance(judge, state, random))


def roll(state: State, random: Random) -> Action:
    """An outcome of chance."""
    outcomes = state.chance_outcomes()
    point = random.random() * sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    return outcomes[-1][0]
