"""What goods are worth: what they can still build."""

from typing import NamedTuple

from regnum.core.bits import bits
from regnum.core.judging import Weights
from regnum.kingsburg.data import CATHEDRAL, CRANE, GOODS, GOODS_PER_CATHEDRAL_POINT, PLANS, Goods
from regnum.kingsburg.judge.calendar import (
    ALL_TIMES,
    LAST_CHANCE,
    NEVER,
    Time,
    after_season,
    is_rolled,
    rolls_left,
)
from regnum.kingsburg.judge.memory import remember
from regnum.kingsburg.judge.province import Provinces
from regnum.kingsburg.judge.stock import Stock, parts_of, stock_of
from regnum.kingsburg.rules.building import cost, next_buildings


class NextBuilding(NamedTuple):
    """A building that may come next."""

    price: Goods
    value: float
    province: int  # with it


class Stores:
    """Values of goods, by the province that they can help and the time."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self._weights = weights
        self._lack = weights["lack"]
        self._slot = weights["slot"]
        self._gains = provinces.gains
        self.spare = [self._spare_values(time) for time in ALL_TIMES]
        self._following = remember(self._find_following)
        self.use = remember(self._find_use)

    def _spare_values(self, time: Time) -> tuple[float, ...]:
        """What gold, wood, stone and a good of choice are worth while no building needs them."""
        rolls = rolls_left(time)
        if rolls < 0:
            return (0.0, 0.0, 0.0, 0.0)
        share = self._weights["spare"] * rolls / (rolls + 1)
        prices = [self._weights[good] for good in GOODS]
        return tuple(max(share * price, self._weights["levy"]) for price in (*prices, max(prices)))

    def _find_following(self, province: int, time: Time) -> tuple[float, tuple[NextBuilding, ...]]:
        """What a province without goods can expect of the next buildings, and these buildings."""
        gains = self._gains[time]
        wait = self._slot if is_rolled(time) else 0.0
        prospect = 0.0
        following = []
        for building in bits(next_buildings(province)):
            gain = gains[building] + PLANS[building].battle * self._weights["wall"]
            price = cost(building, bool(province >> CRANE & 1))
            following.append(NextBuilding(price, gain, province | 1 << building))
            if time != LAST_CHANCE:
                prospect = max(prospect, gain - sum(price) * self._lack - wait)
        return prospect, tuple(following)

    def _find_use(self, province: int, time: Time, stock: Stock) -> float:
        """What goods add to a province: the best building for them, and use of what it leaves."""
        if not stock:
            return 0.0
        gold, wood, stone, choices = parts_of(stock)
        spare_gold, spare_wood, spare_stone, spare_choice = self.spare[time]
        best = gold * spare_gold + wood * spare_wood + stone * spare_stone + choices * spare_choice
        if province >> CATHEDRAL & 1:
            best = max(best, float((gold + wood + stone + choices) // GOODS_PER_CATHEDRAL_POINT))
        if time <= NEVER:
            return best
        wait = self._slot if is_rolled(time) else 0.0
        later = after_season(time)
        prospect, following = self._following(province, time)
        # Good by good and without helpers: this is where playouts spend their time.
        for (need_gold, need_wood, need_stone), value, after in following:
            left_gold, left_wood, left_stone = (
                gold - need_gold,
                wood - need_wood,
                stone - need_stone,
            )
            missing = -choices
            if left_gold < 0:
                missing -= left_gold
                left_gold = 0
            if left_wood < 0:
                missing -= left_wood
                left_wood = 0
            if left_stone < 0:
                missing -= left_stone
                left_stone = 0
            if missing <= 0:
                rest = stock_of((left_gold, left_wood, left_stone), -missing)
                if rest:
                    value += self.use(after, later, rest)
            elif time == LAST_CHANCE:
                continue
            else:
                value -= missing * self._lack + wait
                value += left_gold * spare_gold
                value += left_wood * spare_wood
                value += left_stone * spare_stone
            if value > best:
                best = value
        return best - prospect
