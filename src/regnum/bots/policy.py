"""The default policy: the action that the game's judge estimates highest."""

from math import inf
from random import Random
from typing import Any

from regnum.core.bits import nth_bit
from regnum.core.contract import Action, State
from regnum.core.judging import Judge


def best_action(judge: Judge[Any], state: State, random: Random) -> Action:
    """One of the actions of the highest value."""
    highest, best = -inf, 0
    for value, actions in judge.action_values(state):
        if value > highest:
            highest, best = value, actions
        elif value == highest:
            best |= actions
    if best & best - 1:
        return nth_bit(best, int(random.random() * best.bit_count()))
    return best.bit_length() - 1
