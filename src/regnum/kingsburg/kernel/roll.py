"""The roll: see rules/roll.py."""

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import COLOURED_DICE, FARMS, GOLD, MERCHANTS_GUILD
from regnum.kingsburg.kernel.dice import count_dice, dice_of_roll, sum_of_dice
from regnum.kingsburg.kernel.layout import (
    AIDED,
    BUILDINGS,
    COLOURED,
    COLOURED_BITS,
    DICE,
    DIE,
    DIE_BITS,
    FIRST,
    KINDS_OF_GOODS,
    ORDER,
    PLAYERS,
    ROLLING,
    SECOND,
    STOCK,
)
from regnum.kingsburg.kernel.stack import first, pop, replace, second, top


@compiled
def advance_guilds(setup: Row, state: Row) -> None:
    """Merchants' Guilds pay (A2)."""
    pop(state)
    for seat in range(setup[PLAYERS]):
        if state[BUILDINGS + seat] >> MERCHANTS_GUILD & 1:
            state[STOCK + KINDS_OF_GOODS * seat + GOLD] += 1


@compiled
def dice_to_roll(step: int) -> int:
    """Three coloured dice, or one white one."""
    return 1 if second(step) else COLOURED_DICE


@compiled
def play_rolling(setup: Row, state: Row, action: int) -> None:
    """Roll for a seat: three coloured dice, then white ones for Farms and King's aid (A4)."""
    place = first(top(state))
    seat = state[ORDER + place]
    dice = _add_dice(state[DICE + seat], dice_of_roll(action))
    state[DICE + seat] = dice
    white = (state[BUILDINGS + seat] >> FARMS & 1) + (seat == state[AIDED])
    if count_dice(dice) < COLOURED_DICE + white:
        replace(state, ROLLING | place << FIRST | 1 << SECOND)
    elif place + 1 < setup[PLAYERS]:
        replace(state, ROLLING | (place + 1) << FIRST)
    else:
        state[AIDED] = NOBODY
        pop(state)


@compiled
def _add_dice(dice: int, rolled: int) -> int:
    """Three coloured dice in order, then the white ones in order."""
    if dice == 0:
        return rolled
    white = dice >> COLOURED_BITS
    return dice & COLOURED | white_in_order(white << DIE_BITS | rolled) << COLOURED_BITS


@compiled
def white_in_order(white: int) -> int:
    """One or two white dice, the lower one first."""
    one, two = white & DIE, white >> DIE_BITS
    return two | one << DIE_BITS if two and two < one else white


@compiled
def advance_ordering(setup: Row, state: Row) -> None:
    """The lowest roll goes first (A3); equal rolls keep their order (A9)."""
    pop(state)
    for place in range(1, setup[PLAYERS]):
        seat = state[ORDER + place]
        total = sum_of_dice(state[DICE + seat])
        at = place
        while at > 0 and sum_of_dice(state[DICE + state[ORDER + at - 1]]) > total:
            state[ORDER + at] = state[ORDER + at - 1]
            at -= 1
        state[ORDER + at] = seat
