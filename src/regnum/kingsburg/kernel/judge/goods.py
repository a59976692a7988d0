"""What goods are worth: see judge/goods.py.

`use` there calls itself for what a building leaves over. All that it does with the result keeps
the order of numbers, rounding included, so the best is also the best of all ways to build one
after another, each reckoned from its end. Here these ways are walked through one by one.
"""

from math import inf

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import (
    BUILDINGS,
    CATHEDRAL,
    COLUMNS,
    CRANE,
    FULL_ROW,
    GOLD,
    GOODS_PER_CATHEDRAL_POINT,
    ROWS,
    STONE,
    WOOD,
)
from regnum.kingsburg.judge.calendar import LAST_CHANCE, NEVER, TIMES
from regnum.kingsburg.kernel.building import COSTS
from regnum.kingsburg.kernel.judge.calendar import after_season
from regnum.kingsburg.kernel.judge.table import (
    LACK,
    LEVELS,
    OPTIONS,
    PROSPECTS,
    SLOT,
    SPARE,
    SPARE_KINDS,
    Table,
)
from regnum.kingsburg.kernel.layout import KINDS_OF_GOODS, STOCK

# Goods in one number, as in judge/stock.py: eight bits each.
WOOD_UNIT, STONE_UNIT, CHOICE_UNIT = 8, 16, 24
COUNT = (1 << WOOD_UNIT) - 1
CHOICE = 1 << CHOICE_UNIT

# How many buildings of each row stand, in one number.
LEVEL_BITS = 3
LEVEL = (1 << LEVEL_BITS) - 1
_CATHEDRAL_ROW, _CRANE_ROW = CATHEDRAL // COLUMNS * LEVEL_BITS, CRANE // COLUMNS * LEVEL_BITS
_WITH_CATHEDRAL, _WITH_CRANE = CATHEDRAL % COLUMNS + 1, CRANE % COLUMNS + 1


@compiled
def stock_of(state: Row, seat: int) -> int:
    """The goods of a seat in one number."""
    at = STOCK + KINDS_OF_GOODS * seat
    return int(state[at + GOLD] | state[at + WOOD] << WOOD_UNIT | state[at + STONE] << STONE_UNIT)


@compiled
def levels_of(province: int) -> int:
    """How many buildings of each row stand; they stand from the left."""
    levels = 0
    for row in range(ROWS):
        built = province >> COLUMNS * row & FULL_ROW
        level = (built & 1) + (built >> 1 & 1) + (built >> 2 & 1) + (built >> 3)
        levels |= level << LEVEL_BITS * row
    return levels


@compiled
def _crane(levels: int) -> int:
    return int((levels >> _CRANE_ROW & LEVEL) >= _WITH_CRANE)


@compiled
def _missing(need: int, there: int) -> int:
    return need - there if need > there else 0


@compiled
def _lacking(levels: int, row: int, gold: int, wood: int, stone: int) -> int:
    """How many goods the next building of a row still needs; a row that is full needs too many."""
    level = levels >> LEVEL_BITS * row & LEVEL
    if level == COLUMNS:
        return 1 << CHOICE_UNIT
    building, crane = row * COLUMNS + level, _crane(levels)
    return (
        _missing(COSTS[crane, building, GOLD], gold)
        + _missing(COSTS[crane, building, WOOD], wood)
        + _missing(COSTS[crane, building, STONE], stone)
    )


@compiled
def _prospect(table: Table, levels: int, time: int) -> float:
    """What a province without goods can expect of the next buildings."""
    first = PROSPECTS + (_crane(levels) * TIMES + time) * ROWS * LEVELS
    best = 0.0
    for row in range(ROWS):
        best = max(best, table[first + row * LEVELS + (levels >> LEVEL_BITS * row & LEVEL)])
    return best


@compiled
def _alone(
    table: Table, levels: int, time: int, gold: int, wood: int, stone: int, choices: int
) -> float:
    """What goods are worth without a building that they pay in full."""
    spare = SPARE + SPARE_KINDS * time
    spare_gold, spare_wood, spare_stone = table[spare], table[spare + 1], table[spare + 2]
    best = gold * spare_gold + wood * spare_wood + stone * spare_stone
    best = float(best + choices * table[spare + 3])
    if (levels >> _CATHEDRAL_ROW & LEVEL) == _WITH_CATHEDRAL:
        best = max(best, float((gold + wood + stone + choices) // GOODS_PER_CATHEDRAL_POINT))
    if time <= NEVER or time == LAST_CHANCE:
        return best
    wait = table[SLOT] if time & 1 else 0.0
    crane = _crane(levels)
    for row in range(ROWS):
        level = levels >> LEVEL_BITS * row & LEVEL
        if level < COLUMNS:
            building = row * COLUMNS + level
            left_gold = gold - COSTS[crane, building, GOLD]
            left_wood = wood - COSTS[crane, building, WOOD]
            left_stone = stone - COSTS[crane, building, STONE]
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
            if missing > 0:
                value = table[OPTIONS + BUILDINGS * time + building]
                value -= missing * table[LACK] + wait
                value += left_gold * spare_gold
                value += left_wood * spare_wood
                value += left_stone * spare_stone
                best = max(best, value)
    return best


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
        row = path & LEVEL
        path >>= LEVEL_BITS
        depth -= 1
        levels -= 1 << LEVEL_BITS * row
        then = _time_of(time, depth)
        building = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL)
        value = table[OPTIONS + BUILDINGS * then + building] + value
        value -= _prospect(table, levels, then)
    return value


@compiled
def use(table: Table, province: int, time: int, stock: int) -> float:
    """What goods add to a province: the best building for them, and use of what it leaves."""
    if stock == 0:
        return 0.0
    gold, wood = stock & COUNT, stock >> WOOD_UNIT & COUNT
    stone, choices = stock >> STONE_UNIT & COUNT, stock >> CHOICE_UNIT
    levels = levels_of(province)
    used_gold, used_wood, used_stone = 0, 0, 0  # by the buildings of the way
    depth, path, row = 0, 0, 0  # how many these are, and in which rows; the row to try next
    best = -inf
    is_new = True
    while True:
        now = _time_of(time, depth)
        left_gold, left_wood = max(gold - used_gold, 0), max(wood - used_wood, 0)
        left_stone = max(stone - used_stone, 0)
        left_choices = choices - (
            _missing(used_gold, gold) + _missing(used_wood, wood) + _missing(used_stone, stone)
        )
        if is_new:
            if left_gold + left_wood + left_stone + left_choices == 0:
                value, row = 0.0, ROWS
            else:
                value = _alone(table, levels, now, left_gold, left_wood, left_stone, left_choices)
                row = ROWS
                if now > NEVER:
                    value -= _prospect(table, levels, now)
                    row = 0
            best = max(best, _from_end(table, levels, time, depth, path, value))
            is_new = False
        while row < ROWS and (
            _lacking(levels, row, left_gold, left_wood, left_stone) > left_choices
        ):
            row += 1
        if row < ROWS:
            building, crane = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL), _crane(levels)
            used_gold += COSTS[crane, building, GOLD]
            used_wood += COSTS[crane, building, WOOD]
            used_stone += COSTS[crane, building, STONE]
            levels += 1 << LEVEL_BITS * row
            path = path << LEVEL_BITS | row
            depth += 1
            is_new = True
        elif depth == 0:
            return best
        else:
            row = path & LEVEL
            path >>= LEVEL_BITS
            depth -= 1
            levels -= 1 << LEVEL_BITS * row
            building, crane = row * COLUMNS + (levels >> LEVEL_BITS * row & LEVEL), _crane(levels)
            used_gold -= COSTS[crane, building, GOLD]
            used_wood -= COSTS[crane, building, WOOD]
            used_stone -= COSTS[crane, building, STONE]
            row += 1
