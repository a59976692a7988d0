"""Time as the judge counts it: backwards, in half seasons.

A time is twice the number of seasons that have not ended, plus one once the dice of a season
are rolled. Tables of values are lists by time.
"""

from typing import NewType

from regnum.kingsburg.data import SEASON_PHASES, YEARS

Time = NewType("Time", int)

SEASONS = len(SEASON_PHASES)
NEVER = Time(1)  # after the last recruiting, when goods are of no more use
LAST_CHANCE = Time(3)  # when the last building can be put up
ALL_TIMES = [Time(time) for time in range(2 * SEASONS * YEARS + 2)]
TIMES = len(ALL_TIMES)


def seasons_of_year(phases: int) -> int:
    """How many seasons of the year have not ended when so many phases are to come."""
    return phases >> 1


def before_roll(year: int, phases: int) -> Time:
    """The time when so many phases of a year are to come, before the dice are rolled."""
    return Time(2 * (SEASONS * (YEARS - 1 - year) + seasons_of_year(phases)))


def after_roll(time: Time) -> Time:
    """The time of the same season when the dice are rolled."""
    return Time(time + 1)


def is_rolled(time: Time) -> bool:
    """Are the dice of the season rolled?"""
    return time & 1 == 1


def after_season(time: Time) -> Time:
    """The time when the season has ended."""
    return Time(time - 2 - (time & 1))


def or_never(time: Time) -> Time:
    """The same time, or never once no season is left."""
    return time or NEVER


def seasons_left(time: Time) -> int:
    """How many seasons have not ended."""
    return time >> 1


def rolls_left(time: Time) -> int:
    """How often the dice will be rolled."""
    return (time >> 1) - (time & 1)
