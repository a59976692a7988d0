"""What the judge knows, as one array of numbers: its weights, and all that follows from them alone.

Every number is computed by the judge itself, so that both use the same to the last bit.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum.kingsburg.actions import ROLLS
from regnum.kingsburg.data import (
    ADVISORS,
    BUILDINGS,
    COLOURED_DICE,
    COLUMNS,
    GOODS,
    GOODS_PER_CATHEDRAL_POINT,
    PLANS,
    ROWS,
    SIDES,
)
from regnum.kingsburg.judge import TUNED, Judge
from regnum.kingsburg.judge.calendar import ALL_TIMES, LAST_CHANCE, TIMES, Time, is_rolled
from regnum.kingsburg.judge.stock import mean_price
from regnum.kingsburg.rules.building import cost

Table: TypeAlias = NDArray[np.float64]

LEVELS = COLUMNS + 1  # how many buildings of a row can stand

# Single numbers.
LACK, SLOT, MUSTER, STRONGEST, RISKED_GOODS, TOKEN, SEASON, GOOD, MEAN_ROLL = range(9)
MOST_PER_GOOD = MEAN_ROLL + 1  # a good cannot be worth more, the last season aside
# By time.
TOKENS = MOST_PER_GOOD + 1
ENVOY_LATER = TOKENS + TIMES
ENVOY_NOW = ENVOY_LATER + TIMES
# By time, and kind of good: gold, wood, stone, of choice.
SPARE = ENVOY_NOW + TIMES
SPARE_KINDS = len(GOODS) + 1
# By time, and building: what it adds to its row, and the same with its strength.
GAINS = SPARE + TIMES * SPARE_KINDS
NEXT_BUILDINGS = GAINS + TIMES * BUILDINGS
# By time, row and level: what a row is worth.
ROW_VALUES = NEXT_BUILDINGS + TIMES * BUILDINGS
# By Crane or not, time, row and level: what can be expected of the next building without goods.
PROSPECTS = ROW_VALUES + TIMES * ROWS * LEVELS
# By time, and advisor; by number of rivals, and advisor.
ADVISOR_NUMBERS = ADVISORS + 1
FAVOURS = PROSPECTS + 2 * TIMES * ROWS * LEVELS
REGRETS = FAVOURS + TIMES * ADVISOR_NUMBERS
MOST_RIVALS = 4
# By roll of three dice; by what all dice show.
ROLL_VALUES = REGRETS + (MOST_RIVALS + 1) * ADVISOR_NUMBERS
STATUE_VALUES = ROLL_VALUES + len(ROLLS[COLOURED_DICE])
TABLE_WORDS = STATUE_VALUES + SIDES + 1


def judge_table(judge: Judge = TUNED) -> Table:
    """The numbers of a judge."""
    weights, courts, gains = judge.weights, judge.courts, judge.provinces.gains
    names = ("lack", "slot", "muster", "strongest", "risked-goods", "token", "season")
    parts = [
        [*(weights[name] for name in names), mean_price(weights), courts.mean_roll],
        [max(weights["lack"], 1 / GOODS_PER_CATHEDRAL_POINT, *map(max, judge.stores.spare))],
        courts.tokens,
        courts.envoy_later,
        courts.envoy_now,
        judge.stores.spare,
        gains,
        [
            [next_building_value(judge, building, time) for building in range(BUILDINGS)]
            for time in ALL_TIMES
        ],
        judge.provinces.rows,
        [[_prospects(judge, time, crane) for time in ALL_TIMES] for crane in (False, True)],
        courts.favours,
        courts.regrets[: MOST_RIVALS + 1],
        [courts.roll_value(dice) for dice in ROLLS[COLOURED_DICE]],
        [0.0, *(courts.statue_value(shown) for shown in range(1, SIDES + 1))],
    ]
    table = np.concatenate([np.array(part, np.float64).ravel() for part in parts])
    assert len(table) == TABLE_WORDS
    return table


def next_building_value(judge: Judge, building: int, time: Time) -> float:
    """What a building is worth that may come next, as in `Stores`."""
    return judge.provinces.gains[time][building] + PLANS[building].battle * judge.weights["wall"]


def _prospects(judge: Judge, time: Time, crane: bool) -> list[list[float]]:
    """By row and level: what to expect of the next building, as in `Stores`."""
    wait = judge.weights["slot"] if is_rolled(time) else 0.0
    return [
        [
            next_building_value(judge, building, time)
            - sum(cost(building, crane)) * judge.weights["lack"]
            - wait
            if time != LAST_CHANCE
            else 0.0
            for building in range(row * COLUMNS, (row + 1) * COLUMNS)
        ]
        + [0.0]  # none is missing
        for row in range(ROWS)
    ]
