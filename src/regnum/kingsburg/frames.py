"""What can be pending: the frames on a state's stack, each a kind with a few numbers.

A year is its eight phases, the last at the bottom. A phase on top gives way to its steps, and a
step puts on top of itself what somebody has to decide. `at` is a place in the turn order.
"""

from typing import TypeAlias

Frame: TypeAlias = tuple[int, ...]

PHASE = 0  # (PHASE, number 1 to 8, seat that has the King's aid, or NOBODY)

# The steps of a productive season, in the order in which they stand on the stack.
EFFECTS = 1  # (EFFECTS, at): what buildings do at the end of the season
BUILDING = 2  # (BUILDING, at, buildings put up, did the Crane stand before)
HELP = 3  # (HELP, group): the advisors help, from the lowest to the highest
INFLUENCE = 4  # (INFLUENCE, at, seats that passed, that used a +2 token, that used the Market)
ORDERING = 5  # (ORDERING,)
REROLLING = 6  # (REROLLING, at, has used the Statue, has used the Chapel)
ROLLING = 7  # (ROLLING, at, have the coloured dice been rolled, aided seat)
GUILDS = 8  # (GUILDS,): Merchants' Guilds pay
NEUTRAL = 9  # (NEUTRAL, sum of the three neutral dice, or 0 before they are rolled)

RECRUITING = 10  # (RECRUITING, at, goods paid for the next soldier)
REVEALING = 11  # (REVEALING,)
REINFORCING = 12  # (REINFORCING,): the King's die
BATTLE = 13  # (BATTLE, at, combat value of each seat)

# What somebody decides on top of a step.
TAKING = 14  # (TAKING, seat, goods left to choose, goods to choose among)
EXCHANGING = 15  # (EXCHANGING, seat): the Alchemist
SMUGGLING = 16  # (SMUGGLING, seat): a Smuggler that may be declined
PEEKING = 17  # (PEEKING, seat): General or Queen
STATUE_ROLL = 18  # (STATUE_ROLL, seat, die)
CHAPEL_ROLL = 19  # (CHAPEL_ROLL, seat, dice rolled so far)
SELLING = 20  # (SELLING, seat): Town Hall
LOSING = 21  # (LOSING, seat, goods left to lose)
RAZING = 22  # (RAZING, seat): a building and points are lost
OVER = 23  # (OVER,)

FRAME_NAMES = {
    PHASE: "phase",
    EFFECTS: "effects",
    BUILDING: "building",
    HELP: "help",
    INFLUENCE: "influence",
    ORDERING: "ordering",
    REROLLING: "rerolling",
    ROLLING: "rolling",
    GUILDS: "guilds",
    NEUTRAL: "neutral",
    RECRUITING: "recruiting",
    REVEALING: "revealing",
    REINFORCING: "reinforcing",
    BATTLE: "battle",
    TAKING: "taking",
    EXCHANGING: "exchanging",
    SMUGGLING: "smuggling",
    PEEKING: "peeking",
    STATUE_ROLL: "statue",
    CHAPEL_ROLL: "chapel",
    SELLING: "selling",
    LOSING: "losing",
    RAZING: "razing",
    OVER: "over",
}
