"""Neutral dice of a game of two: see rules/two_players.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import NEUTRAL_SEAT
from regnum.kingsburg.kernel.dice import dice_of_roll, sum_of_roll
from regnum.kingsburg.kernel.layout import (
    DIE,
    DIE_BITS,
    FIRST,
    GROUP_COLOURED,
    GROUP_COUNT,
    GROUP_SHIFT,
    GROUPS,
    NEUTRAL,
    NEUTRAL_DICE_STAY,
)
from regnum.kingsburg.kernel.stack import first, pop, replace, top
from regnum.kingsburg.kernel.state import clear_court, place, seat_of
from regnum.kingsburg.rules.two_players import FIRST_DICE, SECOND_DICE


@compiled
def neutral_dice_to_roll(step: int) -> int:
    """Three dice, then two (T2)."""
    return SECOND_DICE if first(step) else FIRST_DICE


@compiled
def play_neutral(state: Row, action: int) -> None:
    """Neutral dice stand on their sum, or singly where the others stand already (T3, T4)."""
    first_sum, dice, total = first(top(state)), dice_of_roll(action), sum_of_roll(action)
    if first_sum == 0:
        replace(state, NEUTRAL | total << FIRST)
        _place(state, total, dice)
        return
    pop(state)
    if total != first_sum:
        _place(state, total, dice)
        return
    low, high = dice & DIE, dice >> DIE_BITS
    _place(state, low, low)
    if high != low:
        _place(state, high, high)


@compiled
def _place(state: Row, advisor: int, dice: int) -> None:
    place(state, advisor | dice << GROUP_COLOURED | 1 << GROUP_SHIFT)


@compiled
def take_dice_back(setup: Row, state: Row) -> None:
    """The players take their dice back; neutral ones stay, unless by the reading of version 1."""
    one = two = three = 0
    if setup[NEUTRAL_DICE_STAY]:
        for number in range(state[GROUP_COUNT] - 1, -1, -1):
            group = state[GROUPS + number]
            if seat_of(group) == NEUTRAL_SEAT:
                one, two, three = group, one, two
    clear_court(state)
    if one:
        place(state, one)
    if two:
        place(state, two)
    if three:
        place(state, three)
