"""What goods are worth: see judge/goods.py.

`use` there calls itself for what a building leaves over. Whatever it does with
the result keeps larger values larger, rounding included. So its best is also the best of all orders
of buildings, each reckoned from its end. Here these orders are walked through one by one.
"""

from math import inf

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import (
    BUILDINGS,
    CATHEDRAL,
    COLUMNS,
    CRANE,
    GOLD,
    GOODS_PER_CATHEDRAL_POINT,
    ROWS,
    STONE,
    WOOD,
)
from regnum.kingsburg.judge.calendar import LAST_CHANCE, NEVER, TIMES
from regnum.kingsburg.kernel.judge.calendar import after_season
from regnum.kingsburg.kernel.judge.table import (
    LACK,
    LEVELS,
    MOST_PER_GOOD,
    NEXT_BUILDINGS,
    PROSPECTS,
    SLOT,
    SPARE,
    SPARE_KINDS,
    Table,
)
from regnum.kingsburg.kernel.layout import KINDS_OF_GOODS, STOCK
from regnum.kingsburg.rules.building import cost

# Goods in one number, as in judge/stock.py: so many bits each.
WOOD_UNIT, STONE_UNIT, CHOICE_UNIT = 8, 16, 24
COUNT = (1 << WOOD_UNIT) - 1
CHOICE = 1 << CHOICE_UNIT

# How many buildings of each row stand, in one number.
LEVEL_BITS = 4
LEVEL = (1 << LEVEL_BITS) - 1
_CATHEDRAL_ROW, _CRANE_ROW = CATHEDRAL // COLUMNS * LEVEL_BITS, CRANE // COLUMNS * LEVEL_BITS
_WITH_CATHEDRAL, _WITH_CRANE = CATHEDRAL % COLUMNS + 1, CRANE % COLUMNS + 1

# Prices by Crane or not, and building, in one number: gold, wood, stone, and how many goods it is.
_PART = 16
_PART_MASK = (1 << _PART) - 1
_SUM = 3 * _PART
_PRICES = np.array(
    [
        sum(count << _PART * good for good, count in enumerate(cost(building, crane)))
        + (sum(cost(building, crane)) << _SUM)
        for crane in (False, True)
        for building in range(BUILDINGS)
    ],
    np.int64,
)

_MARGIN = 1e-6  # in points
_MOST_ENDS = 50_000

# Of the buildings of a way: in which rows they stand, and which rows are still to be tried at
# each of them. These sets spread over two words.
_ROW_BITS = 3
_ROW = (1 << _ROW_BITS) - 1
_ROWS = (1 << ROWS) - 1
_HIGHEST_SET = 50
_SETS = (1 << _HIGHEST_SET + ROWS) - 1


@compiled
def stock_of(state: Row, seat: int) -> int:
    """The goods of a seat in one number."""
    at = STOCK + KINDS_OF_GOODS * seat
    return int(state[at + GOLD] | state[at + WOOD] << WOOD_UNIT | state[at + STONE] << STONE_UNIT)


@compiled
def levels_of(province: int) -> int:
    """How many buildings of each row stand: the bits of each four are counted."""
    pairs = province - (province >> 1 & 0x55555)
    return (pairs & 0x33333) + (pairs >> 2 & 0x33333)


@compiled
def _crane(levels: int) -> int:
    return int((levels >> _CRANE_ROW & LEVEL) >= _WITH_CRANE)


@compiled
def _prospect(table: Table, levels: int, time: int) -> float:
    """What a province without goods can expect of the next buildings."""
    first = PROSPECTS + (_crane(levels) * TIMES + time) * ROWS * LEVELS
    best = 0.0
    for row in range(ROWS):
        best = max(best, table[first + row * LEVELS + (levels >> LEVEL_BITS * row & LEVEL)])
    return best


@compiled
def _spare(
    table: Table, levels: int, time: int, gold: int, wood: int, stone: int, choices: int
) -> float:
    """What goods are worth that no building needs."""
    spare = SPARE + SPARE_KINDS * time
    best = gold * table[spare] + wood * table[spare + 1] + stone * table[spare + 2]
    best = float(best + choices * table[spare + 3])
    if (levels >> _CATHEDRAL_ROW & LEVEL) == _WITH_CATHEDRAL:
        best = max(best, float((gold + wood + stone + choices) // GOODS_PER_CATHEDRAL_POINT))
    return best


@compiled
def _short(table: Table, time: int, building: int, missing: int) -> float:
    """What a building is worth that lacks so many goods, without those that are left over."""
    wait = table[SLOT] if time & 1 else 0.0
    return float(
        table[NEXT_BUILDINGS + BUILDINGS * time + building] - (missing * table[LACK] + wait)
    )


@compiled
def _time_of(time: int, depth: int) -> int:
    """The time after so many buildings, one a season."""
    return after_season(time) - 2 * (depth - 1) if depth else time


@compiled
def _from_end(table: Table, levels: int, time: int, depth: int, path: int, value: float) -> float:
    """What a way to build is worth that ends with these buildings and this value of the rest.

    The value counts what the goods add to what the province can expect anyway.
    """
    while depth:
        row = path & _ROW
        path >>= _ROW_BITS
        depth -= 1
        levels -= 1 << LEVEL_BITS * row
        then = _time_of(time, depth)
        building = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL)
        value = table[NEXT_BUILDINGS + BUILDINGS * then + building] + value
        value -= _prospect(table, levels, then)
    return value


@compiled
def _most_promising(table: Table, levels: int, time: int, rows: int) -> int:
    """The row of a set that can be expected to bring most."""
    first = PROSPECTS + (_crane(levels) * TIMES + time) * ROWS * LEVELS
    highest, found = -inf, 0
    for row in range(ROWS):
        value = table[first + row * LEVELS + (levels >> LEVEL_BITS * row & LEVEL)]
        if rows >> row & 1 and value > highest:
            highest, found = value, row
    return found


@compiled
def use(table: Table, province: int, time: int, stock: int) -> float:
    """What goods add to a province: the best building for them, and use of what it leaves.

    A building brings at most the price of its goods (LACK) beyond what can be expected anyway, so
    a way is given up once it cannot become the best, with a MARGIN that is wider than rounding.
    Only with far more goods than any play brings (about sixty) are there more than MOST_ENDS left
    to look at; then the best of those counts.
    """
    if stock == 0:
        return 0.0
    all_gold, all_wood = stock & COUNT, stock >> WOOD_UNIT & COUNT
    all_stone, all_choices = stock >> STONE_UNIT & COUNT, stock >> CHOICE_UNIT
    all_goods = all_gold + all_wood + all_stone + all_choices
    levels, used = levels_of(province), 0  # with the buildings of the way, and what they cost
    depth, path, sets, more_sets = 0, 0, 0, 0
    brought, best = 0.0, -inf  # by these buildings, roughly; and by the best way
    for _ in range(_MOST_ENDS):
        # At a new end of the way: what are the goods worth that are left, and what can they pay?
        now, left = _time_of(time, depth), all_goods - (used >> _SUM)
        payable, prospect, value = 0, 0.0, 0.0
        if left:
            gold, wood = all_gold - (used & _PART_MASK), all_wood - (used >> _PART & _PART_MASK)
            stone = all_stone - (used >> 2 * _PART & _PART_MASK)
            choices = all_choices + min(gold, 0) + min(wood, 0) + min(stone, 0)
            gold, wood, stone = max(gold, 0), max(wood, 0), max(stone, 0)
            value = _spare(table, levels, now, gold, wood, stone, choices)
            if now > NEVER:
                prospect = _prospect(table, levels, now)
                spare, prices = SPARE + SPARE_KINDS * now, BUILDINGS * _crane(levels)
                for row in range(ROWS):
                    level = levels >> LEVEL_BITS * row & LEVEL
                    if level < COLUMNS:
                        building = row * COLUMNS + level
                        price = _PRICES[prices + building]
                        left_gold = gold - (price & _PART_MASK)
                        left_wood = wood - (price >> _PART & _PART_MASK)
                        left_stone = stone - (price >> 2 * _PART & _PART_MASK)
                        lacking = min(left_gold, 0) + min(left_wood, 0) + min(left_stone, 0)
                        if lacking + choices >= 0:
                            payable |= 1 << row
                        elif now != LAST_CHANCE:
                            short = _short(table, now, building, -lacking - choices)
                            short += max(left_gold, 0) * table[spare]
                            short += max(left_wood, 0) * table[spare + 1]
                            short += max(left_stone, 0) * table[spare + 2]
                            value = max(value, short)
                value -= prospect
        if depth == 0:
            best = value
        elif brought + value + _MARGIN > best:
            best = max(best, _from_end(table, levels, time, depth, path, value))
        # Go on with what can be paid and can become the best; else back, to where something was
        # not tried yet.
        while True:
            while payable == 0:
                if depth == 0:
                    return best
                depth -= 1
                row = path & _ROW
                path >>= _ROW_BITS
                levels -= 1 << LEVEL_BITS * row
                now = _time_of(time, depth)
                building = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL)
                used -= _PRICES[BUILDINGS * _crane(levels) + building]
                prospect = _prospect(table, levels, now)
                brought -= table[NEXT_BUILDINGS + BUILDINGS * now + building] - prospect
                payable = sets & _ROWS
                sets = sets >> ROWS | (more_sets & _ROWS) << _HIGHEST_SET
                more_sets >>= ROWS
            row = _most_promising(table, levels, now, payable)
            payable ^= 1 << row
            building = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL)
            price = _PRICES[BUILDINGS * _crane(levels) + building]
            bringing = brought + table[NEXT_BUILDINGS + BUILDINGS * now + building] - prospect
            left = all_goods - (used + price >> _SUM)
            if bringing + left * table[MOST_PER_GOOD] + _MARGIN > best:
                break
        more_sets = more_sets << ROWS | sets >> _HIGHEST_SET
        sets = (sets << ROWS | payable) & _SETS
        used, brought = used + price, bringing
        levels += 1 << LEVEL_BITS * row
        path = path << _ROW_BITS | row
        depth += 1
    return best
