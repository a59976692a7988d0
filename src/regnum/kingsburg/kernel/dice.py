"""Dice: those of a seat in one word, and what a roll shows."""

from typing import Any

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row, split
from regnum.kingsburg.actions import FIRST_ROLL, ROLL, ROLL_MASKS, ROLL_OUTCOMES, ROLLED
from regnum.kingsburg.data import COLOURED_DICE, SIDES
from regnum.kingsburg.kernel.layout import COLOURED_BITS, DIE, DIE_BITS, MASK_WORDS


@compiled
def count_dice(dice: int) -> int:
    """How many dice there are: none, or three coloured ones and white ones."""
    if dice == 0:
        return 0
    white = dice >> COLOURED_BITS
    return COLOURED_DICE + (white > 0) + (white > DIE)


@compiled
def sum_of_dice(dice: int) -> int:
    """What dice show together."""
    total = 0
    while dice:
        total += dice & DIE
        dice >>= DIE_BITS
    return total


# Rolls, by their action from ROLL on.
_DICE_OF_ROLL = np.array(
    [sum(die << DIE_BITS * n for n, die in enumerate(values)) for values in ROLLED.values()],
    np.int64,
)
_SUM_OF_ROLL = np.array([sum(values) for values in ROLLED.values()], np.int64)
_WAYS_OF_ROLL = np.array(
    [ways for outcomes in ROLL_OUTCOMES.values() for _, ways in outcomes], np.int64
)
_MASK_OF_ROLL = np.array([split(ROLL_MASKS[dice], MASK_WORDS) for dice in (1, 2, 3)], np.int64)


def _numbers(dice: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """The action of each result of two or three dice, in any order: the first die counts most."""
    actions = {values: action for action, values in ROLLED.items()}
    results = np.ndindex(*[SIDES] * dice)
    return np.array([actions[tuple(sorted(n + 1 for n in result))] for result in results], np.int64)


_TWO_DICE, _THREE_DICE = _numbers(2), _numbers(3)
_FIRST_ONE = FIRST_ROLL[1]


@compiled
def dice_of_roll(action: int) -> int:
    """The dice of a roll in order, in one word."""
    return int(_DICE_OF_ROLL[action - ROLL])


@compiled
def sum_of_roll(action: int) -> int:
    """What the dice of a roll show together."""
    return int(_SUM_OF_ROLL[action - ROLL])


@compiled
def ways_of_roll(action: int) -> int:
    """In how many orders dice can show this."""
    return int(_WAYS_OF_ROLL[action - ROLL])


@compiled
def allow_rolls(mask: Row, dice: int) -> None:
    """Everything that one, two or three dice can show."""
    for word in range(3):  # a roll of three ends in the third word
        mask[word] = _MASK_OF_ROLL[dice - 1, word]


@compiled
def roll_of(dice: int, number: int) -> int:
    """The action of a roll; its dice in any order are the digits of a number."""
    if dice == 1:
        return int(_FIRST_ONE + number)
    if dice == 2:
        return int(_TWO_DICE[number])
    return int(_THREE_DICE[number])
