"""What buildings are worth: their points, what they bring, and the buildings that they open."""

from itertools import pairwise
from math import ceil

from regnum.core.judging import Weights
from regnum.kingsburg.data import (
    BARRACKS,
    CATHEDRAL,
    CHAPEL,
    COLUMNS,
    CRANE,
    EMBASSY,
    ENEMY_NAMES,
    FARMS,
    FORTRESS,
    FULL_ROW,
    GOODS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    PLANS,
    ROWS,
    SIDES,
    STABLE,
    STATUE,
    STONE_WALL,
    TOWN_HALL,
    Building,
)
from regnum.kingsburg.judge.calendar import ALL_TIMES, SEASONS, Time, rolls_left, seasons_left


class Provinces:
    """Values of rows, which are built from the left."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._per_season = {
            INN: weights["token"] / SEASONS,
            TOWN_HALL: weights["town-hall"],
            EMBASSY: 1.0,
            BARRACKS: weights["barracks"],
        }
        self._per_roll = {
            STATUE: weights["reroll"],
            CHAPEL: weights["reroll"],
            MARKET: weights["market"],
            FARMS: weights["die"],
            MERCHANTS_GUILD: weights["gold"],
            STABLE: weights["stable"],
            CRANE: weights["crane"],
        }
        self.rows = [[self._row_values(row, time) for row in range(ROWS)] for time in ALL_TIMES]
        # What each building adds to its row, by time.
        self.gains = [
            [after - before for values in rows for before, after in pairwise(values)]
            for rows in self.rows
        ]

    def value(self, province: int, time: Time) -> float:
        """What buildings are worth, and those that may follow them."""
        total = 0.0
        for row, values in enumerate(self.rows[time]):
            total += values[(province >> row * COLUMNS & FULL_ROW).bit_count()]
        return total

    def _row_values(self, row: int, time: Time) -> list[float]:
        """What a row is worth, by the number of its buildings that stand."""
        seasons, rolls = seasons_left(time), max(rolls_left(time), 0)
        battles = ceil(seasons / SEASONS) - 1
        values = [self._hope(row, 0, rolls)]
        total = 0.0
        for column in range(COLUMNS):
            total += self._benefit(row * COLUMNS + column, seasons, rolls, battles)
            values.append(total + self._hope(row, column + 1, rolls))
        return values

    def _hope(self, row: int, column: int, seasons: float) -> float:
        """What the next buildings of a row may bring beyond their price."""
        weights = self._weights
        best = total = 0.0
        chance = 1.0
        for building in range(row * COLUMNS + column, row * COLUMNS + COLUMNS):
            if seasons < 1:
                break
            goods = zip(PLANS[building].cost, GOODS, strict=True)
            price = sum(count * weights[good] for count, good in goods) + weights["slot"]
            chance *= weights["hope"]
            battles = ceil(seasons / SEASONS)
            total += chance * (self._benefit(building, seasons, seasons - 1, battles) - price)
            best = max(best, total)
            seasons -= weights["pace"]
        return best

    def _benefit(self, building: Building, seasons: float, rolls: float, battles: int) -> float:
        """Points of a building, and what it brings in so many seasons, rolls and battles."""
        return (
            PLANS[building].points
            + self._per_season.get(building, 0.0) * seasons
            + self._per_roll.get(building, 0.0) * rolls
            + self._per_battle(building) * max(battles, 0)
            + self._weights["count"] * (seasons // SEASONS)
            + (building == CATHEDRAL)
        )

    def _per_battle(self, building: Building) -> float:
        plan = PLANS[building]
        strength = float(plan.battle)
        if plan.against:
            strength += (plan.battle_against - plan.battle) / len(ENEMY_NAMES)
        value = strength * self._weights["wall"]
        if building == STONE_WALL:
            value += 1 / SIDES
        if building == FORTRESS:
            value += (SIDES - 1) / SIDES
        return value
