"""What goods are worth: what they can still build."""

from functools import lru_cache
from typing import TypeAlias

from regnum.core.bits import bits
from regnum.core.judging import Weights
from regnum.kingsburg.data import CATHEDRAL, CRANE, GOODS, GOODS_PER_CATHEDRAL_POINT, PLANS
from regnum.kingsburg.judge_numbers import (
    BITS,
    CACHE_SIZE,
    CHOICE_BITS,
    COUNT,
    LAST_CHANCE,
    NEVER,
    after_season,
    rolls_left,
)
from regnum.kingsburg.judge_province import Provinces
from regnum.kingsburg.legal import cost, next_buildings

Option: TypeAlias = tuple[int, int, int, float, int]  # costs, its worth, the province with it


class Stores:
    """Values of goods, by the province that they can help and the time."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self._weights = weights
        self._lack = weights["lack"]
        self._slot = weights["slot"]
        self._gains = provinces.gains
        self._spare = [self._spare_values(time) for time in range(len(self._gains))]
        self._options = lru_cache(maxsize=CACHE_SIZE)(self._find_options)
        self.use = lru_cache(maxsize=CACHE_SIZE)(self._find_use)

    def _spare_values(self, time: int) -> tuple[float, ...]:
        """What gold, wood, stone and a good of choice are worth that no building needs yet."""
        rolls = rolls_left(time)
        if rolls < 0:
            return (0.0, 0.0, 0.0, 0.0)
        share = self._weights["spare"] * rolls / (rolls + 1)
        prices = [self._weights[good] for good in GOODS]
        return tuple(max(share * price, self._weights["levy"]) for price in (*prices, max(prices)))

    def _find_options(self, province: int, time: int) -> tuple[float, tuple[Option, ...]]:
        """The next buildings, and what the best of them promises to a province without goods."""
        gains = self._gains[time]
        wait = self._slot if time & 1 else 0.0
        prospect = 0.0
        options = []
        for building in bits(next_buildings(province)):
            gain = gains[building] + PLANS[building].battle * self._weights["wall"]
            price = cost(building, bool(province >> CRANE & 1))
            options.append((*price, gain, province | 1 << building))
            if time != LAST_CHANCE:
                prospect = max(prospect, gain - sum(price) * self._lack - wait)
        return prospect, tuple(options)

    def _find_use(self, province: int, time: int, goods: int) -> float:
        """What goods add to a province: the best building for them, and use of what it leaves."""
        if not goods:
            return 0.0
        gold, wood, stone = goods & COUNT, goods >> BITS & COUNT, goods >> 2 * BITS & COUNT
        choices = goods >> CHOICE_BITS
        spare_gold, spare_wood, spare_stone, spare_choice = self._spare[time]
        best = gold * spare_gold + wood * spare_wood + stone * spare_stone + choices * spare_choice
        if province >> CATHEDRAL & 1:
            best = max(best, float((gold + wood + stone + choices) // GOODS_PER_CATHEDRAL_POINT))
        if time <= NEVER:
            return best
        wait = self._slot if time & 1 else 0.0
        later = after_season(time)
        prospect, options = self._options(province, time)
        for need_gold, need_wood, need_stone, value, after in options:
            missing = -choices
            left = 0
            if need_gold > gold:
                missing += need_gold - gold
            else:
                left = gold - need_gold
            if need_wood > wood:
                missing += need_wood - wood
            else:
                left |= (wood - need_wood) << BITS
            if need_stone > stone:
                missing += need_stone - stone
            else:
                left |= (stone - need_stone) << 2 * BITS
            if missing <= 0:
                left |= -missing << CHOICE_BITS
                if left:
                    value += self.use(after, later, left)
            elif time == LAST_CHANCE:
                continue
            else:
                value -= missing * self._lack + wait
                if left:
                    value += (left & COUNT) * spare_gold
                    value += (left >> BITS & COUNT) * spare_wood
                    value += (left >> 2 * BITS) * spare_stone
            if value > best:
                best = value
        return best - prospect
