"""What is known about good play of Kingsburg, compiled: the files are named after `judge/`."""

from math import inf

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import SEAT, Row
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    SELL,
    SELL_TOKEN,
    TAKE,
)
from regnum.kingsburg.data import BUILDINGS as COUNT
from regnum.kingsburg.data import GIFTS, GOLD, ROWS, SMUGGLER, STONE, WOOD
from regnum.kingsburg.kernel.building import COSTS, affordable, crane_helps
from regnum.kingsburg.kernel.envoy import buildings_allowed
from regnum.kingsburg.kernel.goods import owned_goods
from regnum.kingsburg.kernel.judge.battle import expect, expect_army, winter_of
from regnum.kingsburg.kernel.judge.calendar import (
    after_roll,
    after_season,
    before_roll,
    or_never,
    rolls_left,
    seasons_of_year,
)
from regnum.kingsburg.kernel.judge.court import (
    goods_of,
    hope_of_court,
    influence_values,
    pending_favours,
    pending_gifts,
    rerolling_values,
    soldiers_of,
)
from regnum.kingsburg.kernel.judge.goods import (
    CHOICE,
    LEVEL,
    LEVEL_BITS,
    STONE_UNIT,
    WOOD_UNIT,
    levels_of,
    stock_of,
    use,
)
from regnum.kingsburg.kernel.judge.memory import recall_use
from regnum.kingsburg.kernel.judge.table import (
    ENVOY_LATER,
    ENVOY_NOW,
    GAINS,
    LEVELS,
    ROW_VALUES,
    SEASON,
    TOKEN,
    Table,
)
from regnum.kingsburg.kernel.judge.table import TOKENS as TOKEN_VALUES
from regnum.kingsburg.kernel.layout import (
    BUILDING,
    BUILDINGS,
    DEPTH,
    DICE,
    EFFECTS,
    ENVOY_SEAT,
    EXCHANGING,
    GROUP_COUNT,
    HELP,
    INFLUENCING,
    KINDS_OF_GOODS,
    LOSING,
    ORDER,
    RECRUITING,
    REROLLING,
    SELLING,
    SMUGGLING,
    SOLDIERS,
    STACK,
    TAKING,
    TOKENS,
)
from regnum.kingsburg.kernel.recruiting import soldier_price
from regnum.kingsburg.kernel.scoring import score, standing_points, track_points
from regnum.kingsburg.kernel.stack import first, kind_of, second, third, top

# The steps of a season from the bottom of the stack.
_EFFECTS_AT, _BUILDING_AT, _HELP_AT, _INFLUENCE_AT = range(STACK, STACK + 4)

_COUNT = (1 << WOOD_UNIT) - 1
_ONE_OF_EACH = 1 | 1 << WOOD_UNIT | 1 << STONE_UNIT
_SMUGGLED, _SMUGGLER_POINTS = GIFTS[SMUGGLER].choices * CHOICE, GIFTS[SMUGGLER].points


@compiled
def values(setup: Row, state: Row, table: Table, values: Table) -> None:
    """Write a quick estimate of each legal action, for the seat that decides.

    What stands there for other actions means nothing.
    """
    step = top(state)
    kind = kind_of(step)
    if kind == INFLUENCING:
        time = after_roll(before_roll(state))
        winter = winter_of(setup, state, state[SEAT], seasons_of_year(state) - 1)
        influence_values(setup, state, table, step, time, winter, values)
    elif kind == BUILDING:
        _building_values(setup, state, table, step, values)
    elif kind == TAKING:
        _taking_values(state, table, step, values)
    elif kind == RECRUITING:
        _recruiting_values(setup, state, table, step, values)
    elif kind == SELLING:
        _selling_values(state, table, step, values)
    elif kind == EXCHANGING:
        _exchanging_values(state, table, step, values)
    elif kind == REROLLING:
        rerolling_values(state, table, step, values)
    elif kind == LOSING:
        _losing_values(state, table, step, values)
    elif kind == SMUGGLING:
        _smuggling_values(state, table, step, values)


@compiled
def _unit(good: int) -> int:
    """One good in the number that stands for goods."""
    return 1 << WOOD_UNIT * good


@compiled
def _building_values(setup: Row, state: Row, table: Table, step: int, values: Table) -> None:
    """Put up a building, or keep the goods; what is left helps the next one."""
    seat, built = state[ORDER + first(step) - 1], second(step)
    time = after_roll(before_roll(state))
    later = after_season(time)
    winter = winter_of(setup, state, seat, seasons_of_year(state) - 1)
    province, soldiers = state[BUILDINGS + seat], state[SOLDIERS + seat]
    goods, crane = stock_of(state, seat), crane_helps(setup, state, step, seat)
    envoy = table[ENVOY_LATER + time]
    price = envoy if built else 0.0
    value = recall_use(values, table, province, later, goods)
    value += expect(setup, table, winter, province, soldiers)
    values[DONE] = value
    possible = affordable(state, seat, crane)
    for building in range(COUNT):
        if possible >> building & 1:
            after = province | 1 << building
            left = (
                goods
                - COSTS[crane, building, GOLD]
                - (COSTS[crane, building, WOOD] << WOOD_UNIT)
                - (COSTS[crane, building, STONE] << STONE_UNIT)
            )
            value = recall_use(values, table, after, later, left)
            if built + 1 < buildings_allowed(state, seat):
                value = max(value, recall_use(values, table, after, time, left) - envoy)
            value += (
                table[GAINS + COUNT * time + building]
                - price
                + expect(setup, table, winter, after, soldiers)
            )
            values[BUILD + building] = value


@compiled
def _is_helping(state: Row) -> bool:
    """Does an advisor give what is decided on, with nothing between?"""
    return bool(state[DEPTH] > 1 and kind_of(state[STACK + state[DEPTH] - 2]) == HELP)


@compiled
def _time_of_goods(state: Row) -> int:
    """When goods can be used that are taken or exchanged now."""
    time = before_roll(state)
    return after_roll(time) if _is_helping(state) else or_never(time)


@compiled
def _goods_to_come(state: Row, seat: int) -> int:
    """Goods with what higher advisors will give."""
    if _is_helping(state):
        return goods_of(pending_gifts(state, seat, first(state[STACK + state[DEPTH] - 2])))
    return stock_of(state, seat)


@compiled
def _taking_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Take the good that adds most."""
    seat = first(step)
    province, time = state[BUILDINGS + seat], _time_of_goods(state)
    stock = _goods_to_come(state, seat) + (second(step) - 1) * CHOICE
    for good in range(KINDS_OF_GOODS):
        if third(step) >> good & 1:
            values[TAKE + good] = recall_use(values, table, province, time, stock + _unit(good))


@compiled
def _exchanging_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Exchange what is needed least, if anything."""
    seat = first(step)
    province, time, stock = (
        state[BUILDINGS + seat],
        _time_of_goods(state),
        _goods_to_come(state, seat),
    )
    values[DECLINE] = recall_use(values, table, province, time, stock)
    owned = owned_goods(state, seat)
    for good in range(KINDS_OF_GOODS):
        if owned >> good & 1:
            after = stock + _ONE_OF_EACH - 2 * _unit(good)
            values[EXCHANGE + good] = recall_use(values, table, province, time, after)


@compiled
def _smuggling_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Are goods of choice worth a point?"""
    seat = first(step)
    province, time = state[BUILDINGS + seat], _time_of_goods(state)
    stock = _goods_to_come(state, seat)
    values[DECLINE] = recall_use(values, table, province, time, stock)
    values[ACCEPT] = recall_use(values, table, province, time, stock + _SMUGGLED) + _SMUGGLER_POINTS


@compiled
def _selling_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Sell what is worth less than a point."""
    seat = first(step)
    time = after_season(before_roll(state))
    province, stock = state[BUILDINGS + seat], stock_of(state, seat)
    value = recall_use(values, table, province, time, stock)
    values[DONE] = value
    values[SELL_TOKEN] = value + 1 - table[TOKEN_VALUES + after_roll(time)]
    owned = owned_goods(state, seat)
    for good in range(KINDS_OF_GOODS):
        if owned >> good & 1:
            values[SELL + good] = recall_use(values, table, province, time, stock - _unit(good)) + 1


@compiled
def _recruiting_values(setup: Row, state: Row, table: Table, step: int, values: Table) -> None:
    """Give the goods that are missed least, as long as the battle is worth it."""
    seat = state[ORDER + first(step)]
    time = or_never(before_roll(state))
    province, stock = state[BUILDINGS + seat], stock_of(state, seat)
    keep = recall_use(values, table, province, time, stock)
    owned, least = owned_goods(state, seat), -inf
    for good in range(KINDS_OF_GOODS):
        if owned >> good & 1:
            value = recall_use(values, table, province, time, stock - _unit(good)) - keep
            values[GIVE + good] = value
            least = max(least, value)
    if second(step):
        return
    winter = winter_of(setup, state, seat, 0)
    gain = _levy(setup, state, table, seat, time, winter, values) - keep
    values[DONE] = expect(setup, table, winter, province, state[SOLDIERS + seat])
    for good in range(KINDS_OF_GOODS):
        if owned >> good & 1:
            values[GIVE + good] = gain + values[GIVE + good] - least


@compiled
def _levy(
    setup: Row, state: Row, table: Table, seat: int, time: int, winter: int, values: Table
) -> float:
    """The best value of goods and battle with at least one soldier more."""
    province, soldiers = state[BUILDINGS + seat], state[SOLDIERS + seat]
    stock, price = stock_of(state, seat), soldier_price(state, seat)
    best, expected = -inf, expect(setup, table, winter, province, soldiers)
    while True:
        for _ in range(price):
            if stock == 0:
                return best
            stock = _without_least(values, table, province, time, stock)
        soldiers += 1
        battle = expect(setup, table, winter, province, soldiers)
        best = max(best, recall_use(values, table, province, time, stock) + battle)
        if battle <= expected:
            return best
        expected = battle


@compiled
def _without_least(values: Table, table: Table, province: int, time: int, stock: int) -> int:
    """Goods without the one that is missed least."""
    best, left = -inf, stock
    for good in range(KINDS_OF_GOODS):
        if stock >> WOOD_UNIT * good & _COUNT:
            value = recall_use(values, table, province, time, stock - _unit(good))
            if value > best:
                best, left = value, stock - _unit(good)
    return left


@compiled
def _losing_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Give up what is missed least."""
    seat = first(step)
    time = or_never(before_roll(state))
    province, stock = state[BUILDINGS + seat], stock_of(state, seat)
    owned = owned_goods(state, seat)
    for good in range(KINDS_OF_GOODS):
        if owned >> good & 1:
            values[GIVE + good] = recall_use(values, table, province, time, stock - _unit(good))


@compiled
def evaluate(setup: Row, state: Row, table: Table, seat: int) -> float:
    """The final score that a seat can expect."""
    if state[SEAT] == NOBODY:
        return float(score(setup, state, seat))
    time, ahead = before_roll(state), seasons_of_year(state)
    build_time = or_never(time)
    if _is_in_season(state, seat):
        time, ahead = after_roll(time), ahead - 1
        build_time = after_season(time) if _has_built(state, seat) else time
        time = after_season(time) if _is_done(state, seat) else time
    province, rolls = state[BUILDINGS + seat], rolls_left(time)
    winter = winter_of(setup, state, seat, ahead)
    goods = use(table, province, build_time, stock_of(state, seat))
    army = expect_army(setup, state, table, seat, winter, state[SOLDIERS + seat])
    gifts = _gifts_to_come(setup, state, table, seat, build_time, winter)
    total = float(track_points(state, seat))
    total += _province_value(table, province, time) - standing_points(province)
    total += goods
    total += gifts - goods - army
    total += army
    total += min(state[TOKENS + seat], rolls) * table[TOKEN]
    if state[ENVOY_SEAT] == seat:
        total += table[ENVOY_NOW + time]
    return float(total + table[SEASON] * rolls)


@compiled
def _is_in_season(state: Row, seat: int) -> bool:
    """Does a season go on, with the dice of a seat rolled?"""
    if kind_of(state[_EFFECTS_AT]) != EFFECTS:
        return False
    return bool(kind_of(state[_HELP_AT]) != HELP or state[DICE + seat])


@compiled
def _place_of(state: Row, seat: int) -> int:
    """The place of a seat in the turn order."""
    place = 0
    while state[ORDER + place] != seat:
        place += 1
    return place


@compiled
def _has_built(state: Row, seat: int) -> bool:
    """Has a seat built this season?"""
    building = state[_BUILDING_AT]
    if kind_of(building) != BUILDING:
        return True
    place, at = _place_of(state, seat), first(building) - 1
    has_built = second(building) > int(state[ENVOY_SEAT] == seat)
    return place < at or (place == at and has_built)


@compiled
def _is_done(state: Row, seat: int) -> bool:
    """Have the buildings of a seat done what they do at the end of a season?"""
    is_building = kind_of(state[_BUILDING_AT]) == BUILDING
    return not is_building and _place_of(state, seat) < first(state[_EFFECTS_AT])


@compiled
def _province_value(table: Table, province: int, time: int) -> float:
    """What buildings are worth, and those that may follow them."""
    levels, total = levels_of(province), 0.0
    for row in range(ROWS):
        total += table[
            ROW_VALUES + (time * ROWS + row) * LEVELS + (levels >> LEVEL_BITS * row & LEVEL)
        ]
    return total


@compiled
def _gifts_to_come(
    setup: Row, state: Row, table: Table, seat: int, time: int, winter: int
) -> float:
    """What goods and soldiers are worth with all that the seat will get this season."""
    influence = state[_INFLUENCE_AT]
    if kind_of(influence) == INFLUENCING and state[DICE + seat]:
        return hope_of_court(setup, state, table, seat, second(influence), time, winter)
    helping = state[_HELP_AT]
    following = first(helping) if kind_of(helping) == HELP else state[GROUP_COUNT]
    gain = pending_gifts(state, seat, following)
    favours = pending_favours(state, table, seat, following, time)
    for number in range(state[DEPTH]):
        step = state[STACK + number]
        if kind_of(step) == TAKING and first(step) == seat:
            gain += second(step) * CHOICE
    value = use(table, state[BUILDINGS + seat], time, goods_of(gain)) + favours
    return value + expect_army(setup, state, table, seat, winter, soldiers_of(gain))
