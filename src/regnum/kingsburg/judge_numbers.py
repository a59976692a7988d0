"""Goods and times as the plain numbers with which the judge reckons."""

from typing import TYPE_CHECKING

from regnum.core.judging import Weights
from regnum.kingsburg.data import GOODS, SEASON_PHASES, YEARS, Goods
from regnum.kingsburg.frames import PHASE

if TYPE_CHECKING:
    from regnum.kingsburg.state import State

CACHE_SIZE = 1 << 17

# Goods as one number that can be added: gold, wood, stone, goods of choice, then soldiers.
BITS = 8
COUNT = (1 << BITS) - 1
UNITS = tuple(1 << BITS * good for good in range(len(GOODS)))
CHOICE_BITS, SOLDIER_BITS = 3 * BITS, 4 * BITS
CHOICE = 1 << CHOICE_BITS
ALL_GOODS = (1 << SOLDIER_BITS) - 1

# A time is twice the number of seasons that have not ended, plus one while the dice of a season
# have been rolled. At LAST_CHANCE the last building can be put up; after the last recruiting
# comes NEVER, when goods can no longer become anything.
SEASONS = len(SEASON_PHASES)
NEVER = 1
LAST_CHANCE = 3
TIMES = 2 * SEASONS * YEARS + 2


def pack(goods: Goods, choices: int = 0, soldiers: int = 0) -> int:
    """Goods and soldiers as one number."""
    gold, wood, stone = goods
    return gold | wood << BITS | stone << 2 * BITS | choices * CHOICE | soldiers << SOLDIER_BITS


def mean_price(weights: Weights) -> float:
    """What any good is worth."""
    return sum(weights[good] for good in GOODS) / len(GOODS)


def phases_left(state: "State") -> int:
    """How many phases of the year are still to come."""
    stack = state.stack
    depth = len(stack)
    while depth and stack[depth - 1][0] != PHASE:
        depth -= 1
    return depth


def seasons_left(phases: int) -> int:
    """How many seasons of the year have not ended when so many phases are to come."""
    return phases >> 1


def time_before_roll(year: int, phases: int) -> int:
    """The time when so many phases of a year are to come, before the dice are rolled."""
    return 2 * (SEASONS * (YEARS - 1 - year) + seasons_left(phases))


def after_season(time: int) -> int:
    """The time when the season has ended."""
    return time - 2 - (time & 1)


def rolls_left(time: int) -> int:
    """How often the dice will be rolled."""
    return (time >> 1) - (time & 1)
