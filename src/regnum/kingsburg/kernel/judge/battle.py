"""What a seat can expect of the battle of the year: see judge/battle.py."""

import numpy as np

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingsburg.data import (
    BUILDINGS as COUNT,
)
from regnum.kingsburg.data import (
    CARDS_PER_YEAR,
    COLUMNS,
    ENEMY_NAMES,
    FORTRESS,
    PLANS,
    ROWS,
    SIDES,
    STONE_WALL,
    YEARS,
)
from regnum.kingsburg.judge.battle import STRONGEST_RIVAL
from regnum.kingsburg.judge.calendar import SEASONS
from regnum.kingsburg.kernel.judge.goods import LEVEL, LEVEL_BITS, levels_of
from regnum.kingsburg.kernel.judge.table import (
    GAINS,
    GOOD,
    LEVELS,
    MUSTER,
    RISKED_GOODS,
    STRONGEST,
    Table,
)
from regnum.kingsburg.kernel.layout import (
    BATTLE,
    BUILDINGS,
    BYTE,
    BYTE_BITS,
    COMBAT,
    DEPTH,
    ENEMIES,
    ENEMY_CARD,
    ENEMY_WORDS,
    FIRST,
    KINDS_OF_GOODS,
    LOSS,
    LOSS_BUILDINGS,
    LOSS_CHOICES,
    LOSS_POINTS,
    NAME,
    ORDER,
    PLAYERS,
    RAZING,
    REWARD,
    REWARD_CHOICES,
    REWARD_POINTS,
    SEEN,
    SOLDIERS,
    STACK,
    STRENGTH,
    YEAR,
)
from regnum.kingsburg.kernel.losses import top_right
from regnum.kingsburg.kernel.stack import first, kind_of
from regnum.kingsburg.kernel.state import enemy_loss, enemy_worth

# What the buildings of a row are worth against most enemies, by row and level.
_STRENGTH = np.array(
    [
        sum(plan.battle for plan in PLANS[row * COLUMNS : row * COLUMNS + level])
        for row in range(ROWS)
        for level in range(LEVELS)
    ],
    np.int64,
)
# By enemy: the building that is worth more against it, if there is one, and how much more.
_SPECIAL = [
    [(number, plan) for number, plan in enumerate(PLANS) if plan.against == enemy]
    or [(len(PLANS), PLANS[0])]
    for enemy in ENEMY_NAMES
]
assert all(len(found) == 1 for found in _SPECIAL)
_SPECIAL_BUILDING = np.array([number for [(number, _)] in _SPECIAL], np.int64)
_SPECIAL_WORTH = np.array([plan.battle_against - plan.battle for [(_, plan)] in _SPECIAL], np.int64)

# A winter in one number: the known card, the best rival, the year, and the seasons before it.
_CARD_BITS, _RIVAL_BITS, _YEAR_BITS = 4, 4, 3
_RIVAL = _CARD_BITS
_YEAR = _RIVAL + _RIVAL_BITS
_AHEAD = _YEAR + _YEAR_BITS
assert CARDS_PER_YEAR < 1 << _CARD_BITS
assert STRONGEST_RIVAL < 1 << _RIVAL_BITS
assert YEARS <= 1 << _YEAR_BITS


@compiled
def strength(province: int) -> int:
    """What the buildings add in a battle against most enemies."""
    levels, total = levels_of(province), 0
    for row in range(ROWS):
        total += _STRENGTH[LEVELS * row + (levels >> LEVEL_BITS * row & LEVEL)]
    return total


@compiled
def winter_of(setup: Row, state: Row, seat: int, ahead: int) -> int:
    """What a seat knows about the next battle, so many seasons ahead."""
    card = state[ENEMY_CARD] + 1 if state[SEEN] >> seat & 1 else 0
    rival = 0
    for other in range(setup[PLAYERS]):
        if other != seat:
            rival = max(rival, state[SOLDIERS + other] + strength(state[BUILDINGS + other]))
    rival = min(rival, STRONGEST_RIVAL)
    return int(card | rival << _RIVAL | state[YEAR] << _YEAR | ahead << _AHEAD)


@inlined
def _known_card(winter: int) -> int:
    """The number of the enemy's card from 1 on, or 0 where it is not known."""
    return winter & (1 << _CARD_BITS) - 1


@inlined
def _best_rival(winter: int) -> int:
    """The strength of the best rival."""
    return winter >> _RIVAL & (1 << _RIVAL_BITS) - 1


@inlined
def _year_of(winter: int) -> int:
    """The year of the battle."""
    return winter >> _YEAR & (1 << _YEAR_BITS) - 1


@inlined
def _seasons_before(winter: int) -> int:
    """How many seasons come before the battle."""
    return winter >> _AHEAD


@compiled
def _victory(table: Table, worth: int, province: int, year: int) -> float:
    """What a victory brings, from the first word of an enemy."""
    goods = 0
    if year < YEARS - 1:
        goods = worth >> REWARD_CHOICES & BYTE
        for good in range(KINDS_OF_GOODS):
            goods += worth >> (REWARD + BYTE_BITS * good) & BYTE
    points = worth >> REWARD_POINTS & BYTE
    return float(points + goods * table[GOOD] + (province >> FORTRESS & 1))


@compiled
def _razing(table: Table, loss: int, province: int, year: int) -> float:
    """What the points and buildings are worth that an enemy takes, from its second word."""
    gains = GAINS + COUNT * (2 * SEASONS * (YEARS - 1 - year))
    total = float(loss >> LOSS_POINTS & BYTE)
    for _ in range(loss >> LOSS_BUILDINGS & BYTE):
        if province:
            razed = top_right(province)
            total += table[gains + razed]
            province ^= 1 << razed
    return total


@compiled
def _defeat(table: Table, loss: int, province: int, year: int) -> float:
    """What a defeat costs, from the second word of an enemy."""
    total = _razing(table, loss, province, year)
    if year < YEARS - 1:
        goods = loss >> LOSS_CHOICES & BYTE
        for good in range(KINDS_OF_GOODS):
            goods += loss >> (LOSS + BYTE_BITS * good) & BYTE
        total += min(float(goods), table[RISKED_GOODS]) * table[GOOD]
    return total


@compiled
def expect(setup: Row, table: Table, winter: int, province: int, soldiers: int) -> float:
    """What a seat can expect of the battle."""
    year, card, walls = _year_of(winter), _known_card(winter), strength(province)
    lead = soldiers + walls - _best_rival(winter)
    bonus = min(max(0.5 + table[STRONGEST] * (lead + 0.5), 0.0), 1.0)
    army = soldiers + table[MUSTER] * _seasons_before(winter)
    draw_wins = province >> STONE_WALL & 1
    first_card = card - 1 if card else 0
    cards = 1 if card else CARDS_PER_YEAR
    total = 0.0
    for number in range(first_card, first_card + cards):
        words = ENEMIES + ENEMY_WORDS * (CARDS_PER_YEAR * year + number)
        worth, loss = setup[words], setup[words + 1]
        enemy = worth >> NAME & BYTE
        special = (province >> _SPECIAL_BUILDING[enemy] & 1) * _SPECIAL_WORTH[enemy]
        gap = (worth >> STRENGTH & BYTE) - (walls + special) - army
        if gap < SIDES + draw_wins:
            share = min((SIDES + draw_wins - gap) / SIDES, 1.0)
            total += share * (_victory(table, worth, province, year) + bonus)
        if gap > 1:
            total -= min((gap - 1) / SIDES, 1.0) * _defeat(table, loss, province, year)
    return total / cards


@compiled
def expect_army(
    setup: Row, state: Row, table: Table, seat: int, winter: int, soldiers: int
) -> float:
    """What a seat can expect of the battle of the year, or still has to pay for it."""
    province, year = state[BUILDINGS + seat], state[YEAR]
    battle = state[STACK]
    if kind_of(battle) != BATTLE:
        return expect(setup, table, winter, province, soldiers)
    worth, loss = enemy_worth(setup, state), enemy_loss(setup, state)
    for place in range(first(battle)):
        if state[ORDER + place] == seat:
            for number in range(state[DEPTH]):
                if state[STACK + number] == RAZING | seat << FIRST:
                    return -_razing(table, loss, province, year)
            return 0.0
    value = state[COMBAT + seat]
    lead = value - (worth >> STRENGTH & BYTE)
    if lead > 0 or (lead == 0 and province >> STONE_WALL & 1):
        is_strongest = 1
        for other in range(setup[PLAYERS]):
            if state[COMBAT + other] > value:
                is_strongest = 0
        return _victory(table, worth, province, year) + is_strongest
    return -_defeat(table, loss, province, year) if lead else 0.0
