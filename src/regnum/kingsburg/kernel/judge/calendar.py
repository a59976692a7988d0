"""Time as the judge counts it: see judge/calendar.py."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingsburg.data import YEARS
from regnum.kingsburg.judge.calendar import NEVER, SEASONS
from regnum.kingsburg.kernel.layout import PHASES_TO_COME, YEAR


@inlined
def seasons_of_year(state: Row) -> int:
    """How many seasons of the year have not ended."""
    return int(state[PHASES_TO_COME] >> 1)


@compiled
def before_roll(state: Row) -> int:
    """The time now, before the dice are rolled."""
    return int(2 * (SEASONS * (YEARS - 1 - state[YEAR]) + seasons_of_year(state)))


@inlined
def after_roll(time: int) -> int:
    """The time of the same season when the dice are rolled."""
    return time + 1


@compiled
def after_season(time: int) -> int:
    """The time when the season has ended."""
    return time - 2 - (time & 1)


@compiled
def or_never(time: int) -> int:
    """The same time, or never once no season is left."""
    return time if time else NEVER


@compiled
def rolls_left(time: int) -> int:
    """How often the dice will be rolled."""
    return (time >> 1) - (time & 1)
