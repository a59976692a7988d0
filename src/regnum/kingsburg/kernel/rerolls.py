"""Rerolls by Statue and Chapel: see rules/rerolls.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import CHAPEL_REROLL, KEEP, STATUE_REROLL
from regnum.kingsburg.data import CHAPEL, CHAPEL_LIMIT, COLOURED_DICE, STATUE
from regnum.kingsburg.kernel.dice import count_dice, dice_of_roll, sum_of_dice
from regnum.kingsburg.kernel.layout import (
    BUILDINGS,
    CHAPEL_ROLL,
    COLOURED,
    COLOURED_BITS,
    DICE,
    DIE,
    DIE_BITS,
    FIRST,
    GOES_ON,
    HIGH,
    MID,
    ORDER,
    PLAYERS,
    REROLLING,
    SECOND,
    STATUE_ROLL,
    THIRD,
    WHITE,
)
from regnum.kingsburg.kernel.roll import white_in_order
from regnum.kingsburg.kernel.stack import first, pop, push, replace, second, third, top
from regnum.kingsburg.rules.rerolls import REROLL_BUILDINGS


@compiled
def _can_use_statue(state: Row, seat: int) -> bool:
    """All own dice equal, white ones included (A5)."""
    dice = state[DICE + seat]
    low, white = dice & DIE, dice >> WHITE
    return bool(
        state[BUILDINGS + seat] >> STATUE & 1
        and low > 0
        and dice & COLOURED == low | low << MID | low << HIGH
        and (white == 0 or white == low or white == (low | low << DIE_BITS))
    )


@compiled
def _can_use_chapel(state: Row, seat: int) -> bool:
    """All own dice together at most seven (A6)."""
    return bool(
        state[BUILDINGS + seat] >> CHAPEL & 1 and sum_of_dice(state[DICE + seat]) <= CHAPEL_LIMIT
    )


@compiled
def in_order(dice: int) -> int:
    """Dice of each colour from the lowest to the highest."""
    low, mid, high = dice & DIE, (dice >> MID & DIE), (dice >> HIGH & DIE)
    least, most = min(low, mid, high), max(low, mid, high)
    middle = low + mid + high - least - most
    coloured = least | middle << DIE_BITS | most << 2 * DIE_BITS
    return coloured | white_in_order(dice >> COLOURED_BITS) << COLOURED_BITS


@compiled
def rerolling_decider(state: Row, step: int) -> int:
    """The seat whose place has come, if it can reroll (A8)."""
    seat = state[ORDER + first(step)]
    if state[BUILDINGS + seat] & REROLL_BUILDINGS == 0:
        return GOES_ON
    if not second(step) and _can_use_statue(state, seat):
        return int(seat)
    if not third(step) and _can_use_chapel(state, seat):
        return int(seat)
    return GOES_ON


@compiled
def advance_rerolling(setup: Row, state: Row) -> None:
    """Go on with the next seat that has a Statue or a Chapel."""
    for place in range(first(top(state)) + 1, setup[PLAYERS]):
        if state[BUILDINGS + state[ORDER + place]] & REROLL_BUILDINGS:
            replace(state, REROLLING | place << FIRST)
            return
    pop(state)


@compiled
def legal_rerolling(state: Row, step: int, mask: Row) -> None:
    """Each of both once (A7), or keep the dice."""
    seat = state[ORDER + first(step)]
    mask[0] = 1 << KEEP
    if not second(step) and _can_use_statue(state, seat):
        mask[0] |= 1 << STATUE_REROLL
        if count_dice(state[DICE + seat]) > COLOURED_DICE:
            mask[0] |= 1 << STATUE_REROLL + COLOURED_DICE
    if not third(step) and _can_use_chapel(state, seat):
        mask[0] |= 1 << CHAPEL_REROLL


@compiled
def play_rerolling(setup: Row, state: Row, action: int) -> None:
    """Reroll one die or all, or keep them."""
    step = top(state)
    place = first(step)
    seat = state[ORDER + place]
    if action == KEEP:
        advance_rerolling(setup, state)
    elif action == CHAPEL_REROLL:
        replace(state, REROLLING | place << FIRST | second(step) << SECOND | 1 << THIRD)
        push(state, CHAPEL_ROLL | seat << FIRST)
    else:
        replace(state, REROLLING | place << FIRST | 1 << SECOND | third(step) << THIRD)
        push(state, STATUE_ROLL | seat << FIRST | (action - STATUE_REROLL) << SECOND)


@compiled
def _with_die(dice: int, number: int, die: int) -> int:
    """Dice with another value of one of them."""
    return dice & ~(DIE << DIE_BITS * number) | die << DIE_BITS * number


@compiled
def play_statue_roll(state: Row, action: int) -> None:
    """One die is rolled anew."""
    step = top(state)
    seat = first(step)
    state[DICE + seat] = in_order(_with_die(state[DICE + seat], second(step), dice_of_roll(action)))
    pop(state)


@compiled
def chapel_dice_to_roll(step: int) -> int:
    """The three coloured dice first, then the white ones singly."""
    return 1 if second(step) else COLOURED_DICE


@compiled
def play_chapel_roll(state: Row, action: int) -> None:
    """All dice are rolled anew; those on the table tell how many there were."""
    step = top(state)
    seat, rolled = first(step), second(step)
    dice = state[DICE + seat]
    if rolled:
        dice = _with_die(dice, rolled, dice_of_roll(action))
        rolled += 1
    else:
        dice = dice & ~COLOURED | dice_of_roll(action)
        rolled = COLOURED_DICE
    if rolled < count_dice(dice):
        state[DICE + seat] = dice
        replace(state, CHAPEL_ROLL | seat << FIRST | rolled << SECOND)
    else:
        state[DICE + seat] = in_order(dice)
        pop(state)
