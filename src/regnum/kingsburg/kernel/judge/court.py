"""What dice are worth: see judge/court.py."""

from math import inf

import numpy as np

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import SEAT, Row
from regnum.kingsburg.actions import (
    CHAPEL_REROLL,
    FIRST_ROLL,
    INFLUENCE,
    KEEP,
    PASS,
    STATUE_REROLL,
    WAYS,
)
from regnum.kingsburg.data import ADVISORS, COLOURED_DICE, SIDES, STABLE, TOKEN_VALUE
from regnum.kingsburg.judge.court import IDLE, gifts_to
from regnum.kingsburg.kernel.dice import count_dice, roll_of
from regnum.kingsburg.kernel.envoy import open_advisors
from regnum.kingsburg.kernel.influence import (
    coloured_groups,
    legal_shifts,
    legal_token_shifts,
    sum_of_sent,
    sums_to_pay,
    ways_to_send,
    white_groups,
)
from regnum.kingsburg.kernel.judge.battle import expect
from regnum.kingsburg.kernel.judge.dice import (
    FIRST_PARTITION,
    PARTITIONS,
    SENT,
    SENT_BITS,
    pattern_of,
)
from regnum.kingsburg.kernel.judge.goods import stock_of, use
from regnum.kingsburg.kernel.judge.memory import recall_use
from regnum.kingsburg.kernel.judge.room import (
    BEST,
    EXPECTED,
    GIVEN,
    GIVEN_FAVOURS,
    MOST_MORE,
    RISKS,
    SUMS,
    TOGETHER,
    TOGETHER_FAVOURS,
)
from regnum.kingsburg.kernel.judge.table import (
    ADVISOR_NUMBERS,
    ENVOY_NOW,
    FAVOURS,
    MEAN_ROLL,
    REGRETS,
    ROLL_VALUES,
    STATUE_VALUES,
    TOKENS,
    Table,
)
from regnum.kingsburg.kernel.layout import (
    BUILDINGS,
    DICE,
    DIE,
    GROUP_COUNT,
    GROUPS,
    HIGH,
    MID,
    OCCUPIED,
    ORDER,
    PLAYERS,
    SOLDIERS,
    SPENT,
)
from regnum.kingsburg.kernel.layout import TOKENS as OWN_TOKENS
from regnum.kingsburg.kernel.stack import first, second
from regnum.kingsburg.kernel.state import advisor_of, seat_of
from regnum.kingsburg.rules.envoy import ALL_ADVISORS

# Goods and soldiers in one number: the soldiers stand above the goods.
_ARMY = 32
_GOODS = (1 << _ARMY) - 1

# By Stable or not, goods or not, and advisor.
_GIFTS = np.array(
    [
        stock + (soldiers << _ARMY)
        for stable in (0, 1)
        for goods in ((0, 0, 0), (1, 0, 0))
        for stock, soldiers in gifts_to(stable << STABLE, goods)
    ],
    np.int64,
)

FIRST_OF_THREE = FIRST_ROLL[COLOURED_DICE]


@inlined
def goods_of(gain: int) -> int:
    """The goods among goods and soldiers."""
    return gain & _GOODS


@inlined
def soldiers_of(gain: int) -> int:
    """The soldiers among goods and soldiers."""
    return gain >> _ARMY


@compiled
def gifts_of(state: Row, seat: int) -> int:
    """Where the gifts to a seat stand."""
    stable = state[BUILDINGS + seat] >> STABLE & 1
    return int(ADVISOR_NUMBERS * (2 * stable + (stock_of(state, seat) > 0)))


@compiled
def pending_gifts(state: Row, seat: int, following: int) -> int:
    """Goods and soldiers that a seat has with those that it gets from this group on."""
    total, gifts = stock_of(state, seat) + (state[SOLDIERS + seat] << _ARMY), gifts_of(state, seat)
    for number in range(following, state[GROUP_COUNT]):
        group = state[GROUPS + number]
        if seat_of(group) == seat:
            total += _GIFTS[gifts + advisor_of(group)]
    return int(total)


@compiled
def pending_favours(state: Row, table: Table, seat: int, following: int, time: int) -> float:
    """What else a seat gets from this group on."""
    total = 0.0
    for number in range(following, state[GROUP_COUNT]):
        group = state[GROUPS + number]
        if seat_of(group) == seat:
            total += table[FAVOURS + ADVISOR_NUMBERS * time + advisor_of(group)]
    return total


@compiled
def worth(
    setup: Row,
    state: Row,
    table: Table,
    seat: int,
    time: int,
    winter: int,
    gain: int,
    favour: float,
) -> float:
    """What goods, soldiers and favours are worth."""
    province = state[BUILDINGS + seat]
    value = use(table, province, time, goods_of(gain)) + favour
    return value + expect(setup, table, winter, province, soldiers_of(gain))


@compiled
def _contested(setup: Row, state: Row, seat: int, passed: int) -> int:
    """How many rivals can reach each advisor: three sets in one number, of ones, twos and fours."""
    ones = twos = fours = 0
    for other in range(setup[PLAYERS]):
        if other != seat and not passed >> other & 1:
            sums = sums_to_pay(state[DICE + other], state[SPENT + other]) & ALL_ADVISORS
            fours |= twos & ones & sums
            twos ^= ones & sums
            ones ^= sums
    return ones | twos << ADVISOR_NUMBERS | fours << 2 * ADVISOR_NUMBERS


@compiled
def _risk(state: Row, table: Table, contested: int, advisor: int) -> float:
    """What the chance that a rival is first costs on average."""
    if advisor > ADVISORS or state[OCCUPIED] >> advisor & 1:
        return 0.0
    rivals = contested >> advisor & 1
    rivals |= (contested >> (advisor + ADVISOR_NUMBERS) & 1) << 1
    rivals |= (contested >> (advisor + 2 * ADVISOR_NUMBERS) & 1) << 2
    return float(table[REGRETS + ADVISOR_NUMBERS * rivals + advisor])


@compiled
def _favour_to_come(
    state: Row, table: Table, contested: int, time: int, is_open: int, advisor: int
) -> float:
    """What an advisor gives besides goods and soldiers, less the risk or the price of the Envoy."""
    if not is_open >> advisor & 1:
        return 0.0
    favour = table[FAVOURS + ADVISOR_NUMBERS * time + advisor]
    if state[OCCUPIED] >> advisor & 1:
        return float(favour - table[ENVOY_NOW + time])
    return float(favour - _risk(state, table, contested, advisor))


@compiled
def hope_of_court(
    setup: Row, state: Row, table: Table, seat: int, passed: int, time: int, winter: int
) -> float:
    """What a seat can still get from the advisors: if it is next, has to wait or has passed."""
    gain, favour = pending_gifts(state, seat, 0), pending_favours(state, table, seat, 0, time)
    best = worth(setup, state, table, seat, time, winter, gain, favour)
    if passed >> seat & 1:
        return best
    dice, is_next = state[DICE + seat], state[SEAT] == seat
    contested, gifts = _contested(setup, state, seat, passed), gifts_of(state, seat)
    is_open = open_advisors(state, seat)
    pattern = pattern_of(dice, state[SPENT + seat])
    for number in range(FIRST_PARTITION[pattern], FIRST_PARTITION[pattern + 1]):
        sets = int(PARTITIONS[number])
        total, favours, rest = gain, favour, sets
        while rest:
            advisor = sum_of_sent(dice, rest & SENT)
            total += _GIFTS[gifts + advisor] if is_open >> advisor & 1 else 0
            favours += _favour_to_come(state, table, contested, time, is_open, advisor)
            rest >>= SENT_BITS
        value = worth(setup, state, table, seat, time, winter, total, favours)
        if not is_next:
            best = max(best, value)
        else:
            while sets:
                risk = _risk(state, table, contested, sum_of_sent(dice, sets & SENT))
                best = max(best, value + risk)
                sets >>= SENT_BITS
    return best


@compiled
def _write_groups(
    setup: Row, state: Row, table: Table, seat: int, passed: int, time: int, values: Table
) -> None:
    """What each group of dice gets by itself."""
    dice, spent = state[DICE + seat], state[SPENT + seat]
    contested, gifts = _contested(setup, state, seat, passed), gifts_of(state, seat)
    is_open = open_advisors(state, seat)
    coloured, white = coloured_groups(dice, spent), white_groups(dice, spent)
    for sent in range(1, 1 << count_dice(dice)):
        if coloured >> (sent & 7) & 1 and white >> (sent >> COLOURED_DICE) & 1:
            advisor = sum_of_sent(dice, sent)
            values[SUMS + sent] = advisor
            values[GIVEN + sent] = _GIFTS[gifts + advisor] if is_open >> advisor & 1 else 0
            values[GIVEN_FAVOURS + sent] = _favour_to_come(
                state, table, contested, time, is_open, advisor
            )
            values[RISKS + sent] = _risk(state, table, contested, advisor)
            values[BEST + sent] = -inf


@inlined
def _expected(
    setup: Row,
    table: Table,
    winter: int,
    province: int,
    soldiers: int,
    more: int,
    values: Table,
) -> float:
    """What to expect of the battle with so many more soldiers, found once for a decision."""
    if values[EXPECTED + more] == -inf:
        values[EXPECTED + more] = expect(setup, table, winter, province, soldiers + more)
    return float(values[EXPECTED + more])


@compiled
def influence_values(
    setup: Row, state: Row, table: Table, step: int, time: int, winter: int, values: Table
) -> None:
    """Send the group of dice that brings most together with the others."""
    seat, passed = state[ORDER + first(step)], second(step)
    province, dice = state[BUILDINGS + seat], state[DICE + seat]
    gain, favour = pending_gifts(state, seat, 0), pending_favours(state, table, seat, 0, time)
    soldiers = soldiers_of(gain)
    for more in range(MOST_MORE + 1):
        values[EXPECTED + more] = -inf
    value = recall_use(values, table, province, time, goods_of(gain)) + favour
    value += _expected(setup, table, winter, province, soldiers, 0, values)
    values[PASS] = value - IDLE
    _write_groups(setup, state, table, seat, passed, time, values)
    pattern = pattern_of(dice, state[SPENT + seat])
    for number in range(FIRST_PARTITION[pattern], FIRST_PARTITION[pattern + 1]):
        sets = int(PARTITIONS[number])
        total, favours, rest = gain, favour, sets
        while rest:
            total += int(values[GIVEN + (rest & SENT)])
            favours += values[GIVEN_FAVOURS + (rest & SENT)]
            rest >>= SENT_BITS
        more = soldiers_of(total) - soldiers
        value = recall_use(values, table, province, time, goods_of(total)) + favours
        value += _expected(setup, table, winter, province, soldiers, more, values)
        while sets:
            sent = sets & SENT
            with_risk = value + values[RISKS + sent]
            if with_risk > values[BEST + sent]:
                values[BEST + sent] = with_risk
                values[TOGETHER + sent] = total
                values[TOGETHER_FAVOURS + sent] = favours
            sets >>= SENT_BITS
    _write_influences(setup, state, table, step, time, winter, soldiers, values)


@compiled
def _write_influences(
    setup: Row,
    state: Row,
    table: Table,
    step: int,
    time: int,
    winter: int,
    soldiers: int,
    values: Table,
) -> None:
    """The value of each legal influence, from what was found for the groups of dice."""
    seat = state[ORDER + first(step)]
    dice, spent = state[DICE + seat], state[SPENT + seat]
    is_open = open_advisors(state, seat)
    shifts, token_shifts = legal_shifts(state, seat, step), legal_token_shifts(state, seat, step)
    coloured, white = coloured_groups(dice, spent), white_groups(dice, spent)
    for sent in range(1, 1 << count_dice(dice)):
        if coloured >> (sent & 7) & 1 and white >> (sent >> COLOURED_DICE) & 1:
            ways = ways_to_send(is_open, int(values[SUMS + sent]), shifts, token_shifts)
            for way in range(WAYS):
                if ways >> way & 1:
                    action = INFLUENCE + WAYS * sent + way
                    if way == 1:
                        values[action] = values[BEST + sent]
                    else:
                        values[action] = _shifted(
                            setup, state, table, seat, time, winter, soldiers, sent, way, values
                        )


@inlined
def _shifted(
    setup: Row,
    state: Row,
    table: Table,
    seat: int,
    time: int,
    winter: int,
    soldiers: int,
    sent: int,
    way: int,
    values: Table,
) -> float:
    """An influence with a +2 token or the Market."""
    province = state[BUILDINGS + seat]
    token, shift = way // 3, way % 3 - 1
    advisor = int(values[SUMS + sent]) + TOKEN_VALUE * token + shift
    gain = int(values[TOGETHER + sent]) - int(values[GIVEN + sent])
    gain += _GIFTS[gifts_of(state, seat) + advisor]
    more = soldiers_of(gain) - soldiers
    value = values[TOGETHER_FAVOURS + sent] - values[GIVEN_FAVOURS + sent]
    favour = table[FAVOURS + ADVISOR_NUMBERS * time + advisor]
    value += recall_use(values, table, province, time, goods_of(gain)) + favour
    value += _expected(setup, table, winter, province, soldiers, more, values)
    if token and state[OWN_TOKENS + seat] < time >> 1:
        value -= table[TOKENS + time]
    if state[OCCUPIED] >> advisor & 1:
        value -= table[ENVOY_NOW + time]
    return float(value)


@compiled
def rerolling_values(state: Row, table: Table, step: int, values: Table) -> None:
    """Compare the roll with what other dice could get."""
    dice = state[DICE + state[ORDER + first(step)]]
    low, mid, high = dice & DIE, dice >> MID & DIE, dice >> HIGH & DIE
    number = ((low - 1) * SIDES + mid - 1) * SIDES + high - 1
    values[KEEP] = table[ROLL_VALUES + roll_of(COLOURED_DICE, number) - FIRST_OF_THREE]
    values[CHAPEL_REROLL] = table[MEAN_ROLL]
    values[STATUE_REROLL] = table[STATUE_VALUES + low]
    values[STATUE_REROLL + COLOURED_DICE] = table[STATUE_VALUES + low]
