"""Playouts: all seats follow the default policy, to see where a decision leads."""

from random import Random
from typing import Any

from regnum.bots.policy import best_action
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import CHANCE, NOBODY

TO_THE_END = 10**9


def play_out(judge: Judge[Any], state: State, random: Random, draws: int) -> None:
    """Play on until the end, or until chance has decided so often and would decide again."""
    while (seat := state.seat) != NOBODY:
        if seat == CHANCE:
            if draws == 0:
                return
            draws -= 1
            state.apply(draw(state, random))
        else:
            state.apply(best_action(judge, state, random))


def draw(state: State, random: Random) -> Action:
    """An outcome of chance."""
    outcomes = state.chance_outcomes()
    point = random.random() * sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    return outcomes[-1][0]
