"""What a settlement on a hex would bring, and what a standing one is good for.

See the judge's file of the same name. There layers of hexes are added up one by one; here the
layers that a hex is in, in the same order, so that the sums are the same to the last bit.
"""

from itertools import combinations

import numpy as np

from regnum.core.bits import bits
from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import WORD_BITS, Row, bit_count, lowest_bit, split
from regnum.kingdom_builder.board import INDICES, SECTOR_AREAS, neighbours
from regnum.kingdom_builder.data import (
    AMBASSADORS,
    BASE_CARDS,
    CARDS_IN_PLAY,
    CASTLE_GOLD,
    FAMILIES,
    GOLD,
    SHEPHERDS,
)
from regnum.kingdom_builder.judge.prospects import KNIGHTS_ROWS
from regnum.kingdom_builder.kernel.board import (
    first_near,
    has,
    high_near,
    low_near,
    near_count,
)
from regnum.kingdom_builder.kernel.judge.survey import (
    NUMBER_BITS,
    NUMBER_MASK,
    area_of,
    groups_at,
    label_of,
    row_of,
    size_of,
    specials_of,
)
from regnum.kingdom_builder.kernel.judge.weights import (
    CASTLE,
    FAMILIES_NEXT,
    FARMERS_NEXT,
    FREEDOM,
    KNIGHTS_BEHIND,
    LORDS_AHEAD,
    MERCHANTS_LINK,
    NEAR,
    TOKEN,
    Floats,
)
from regnum.kingdom_builder.kernel.layout import (
    BARE,
    BUILT_FIRST,
    BUILT_SECOND,
    CARDS_PLAYED,
    CELL_WORDS,
    DEPTH,
    EMPTY,
    FAR_LINK,
    FEWEST,
    GROUPS,
    HELD,
    HOME_COUNT,
    IN_SECTOR,
    KINDS,
    LARGEST,
    LEAD,
    LEFT,
    LOCATION_HOMES,
    LONGEST,
    LONGEST_ROW,
    MANDATORY,
    NEAR_LINK,
    NEAR_MOUNTAIN,
    NEAR_SPECIAL,
    NEAR_WANTED,
    NEAR_WATER,
    PLAYERS,
    POOREST,
    SPECIALS,
    STACK,
    STEP_WORDS,
    TERRAIN,
    TERRAINS,
    WANTED,
)
from regnum.kingdom_builder.kernel.red_cards import EAST, SOUTH_EAST, SOUTH_WEST
from regnum.kingdom_builder.kernel.scoring import (
    AREAS,
    CARD_GOLD,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    KNIGHTS,
    LORDS,
    MERCHANTS,
    MINERS,
    WORKERS,
    in_row,
)
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of, turn_of
from regnum.kingdom_builder.kernel.tokens import special_touched

FAMILIES_CARD, SHEPHERDS_CARD, AMBASSADORS_CARD = (
    len(BASE_CARDS) + red for red in (FAMILIES, SHEPHERDS, AMBASSADORS)
)
FAMILIES_GOLD = GOLD["families"]
FARMERS_GOLD = GOLD["farmers"]
MERCHANTS_GOLD = GOLD["merchants"]
CITIZENS_GOLD = 0.5  # of a settlement in the largest group
LORDS_LOSS = 2.0
LINK_LOSS = MERCHANTS_GOLD / 2
CLOSE = 1  # so near to the lead a settlement more or less is felt

# The sides of a hex in a circle, and which sets of them have two that are apart.
SIDES = (EAST, SOUTH_EAST, SOUTH_WEST, -EAST, -SOUTH_EAST, -SOUTH_WEST)
APART = np.array(
    [
        any(b - a not in (1, len(SIDES) - 1) for a, b in combinations(bits(sides), 2))
        for sides in range(1 << len(SIDES))
    ]
)
# The hexes around each sector.
AREA_RINGS = np.array([split(neighbours(area) & ~area, CELL_WORDS) for area in SECTOR_AREAS])


@inlined
def token_value(setup: Row, weights: Floats, home: int, turns: float) -> float:
    """What the token of a home is worth in gold, with so many turns to come."""
    weight = weights[TOKEN + setup[KINDS + home]]
    return float(weight * turns if setup[LOCATION_HOMES] >> home & 1 else weight)


@inlined
def touches_free(setup: Row, state: Row, terrain: int, cell: int) -> bool:
    """Does a hex touch a free one of a terrain?"""
    i = first_near(cell)
    at = TERRAIN + terrain * CELL_WORDS + i
    low = low_near(cell) & setup[at] & state[EMPTY + i]
    return bool(low | high_near(cell) & setup[at + 1] & state[EMPTY + i + 1])


# What a settlement would bring. `gain` is what was added up so far; `scale` is what a gold counts.


@compiled
def gain_at(
    setup: Row,
    state: Row,
    weights: Floats,
    seat: int,
    turns: float,
    cell: int,
    gain: float,
    scale: float,
) -> float:
    """What a settlement of a seat that was surveyed would bring on a hex."""
    special = special_touched(setup, cell)
    if special >= 0 and state[WANTED] >> special & 1:
        if special >= setup[HOME_COUNT]:
            gain += weights[CASTLE] * scale
        else:
            gain += token_value(setup, weights, special, turns) * scale
    if has(state, NEAR_WANTED, cell):
        gain += weights[NEAR] * scale
    for terrain in range(TERRAINS):
        if state[BARE] >> terrain & 1 and touches_free(setup, state, terrain, cell):
            gain -= weights[FREEDOM] * scale
    for n in range(CARDS_IN_PLAY):
        gain = card_gain(setup, state, weights, seat, setup[CARDS_PLAYED + n], cell, gain, scale)
    return gain


@inlined
def card_gain(
    setup: Row,
    state: Row,
    weights: Floats,
    seat: int,
    card: int,
    cell: int,
    gain: float,
    scale: float,
) -> float:
    """What a card adds."""
    own = settlements_of(seat)
    if card == FISHERMEN:
        is_paid = has(setup, NEAR_WATER, cell)
    elif card == MINERS:
        is_paid = has(setup, NEAR_MOUNTAIN, cell)
    elif card == WORKERS:
        is_paid = has(setup, NEAR_SPECIAL, cell)
    elif card == DISCOVERERS:
        is_paid = in_row(state, own, row_of(cell)) == 0
    elif card == SHEPHERDS_CARD:
        is_paid = is_last_free(setup, state, cell)
    elif card == AMBASSADORS_CARD:
        is_paid = is_near_others(setup, state, seat, cell)
    else:
        is_paid = False
        if card == KNIGHTS:
            behind = state[LONGEST] - in_row(state, own, row_of(cell))
            if behind <= KNIGHTS_ROWS:
                gain += weights[KNIGHTS_BEHIND + behind] * scale
        elif card == LORDS:
            lead = state[LEAD + area_of(cell)]
            gain += weights[LORDS_AHEAD + (lead if lead >= 0 else -lead - 1)] * scale
        elif card == FARMERS:
            gain = farmers_gain(state, weights, cell, gain, scale)
        elif card == FAMILIES_CARD:
            gain = families_gain(state, weights, seat, cell, gain, scale)
        elif card == HERMITS:
            gain = hermits_gain(state, seat, cell, gain, scale)
        elif card == CITIZENS:
            gain = citizens_gain(state, own, cell, gain, scale)
        elif card == MERCHANTS:
            gain = merchants_gain(setup, state, weights, own, cell, gain, scale)
    return gain + CARD_GOLD[card] * scale if is_paid else gain


@inlined
def is_last_free(setup: Row, state: Row, cell: int) -> bool:
    """Is a free hex to build on alone in its terrain?"""
    if not has(state, EMPTY, cell):
        return False
    for terrain in range(TERRAINS):
        if has(setup, TERRAIN + terrain * CELL_WORDS, cell):
            return not touches_free(setup, state, terrain, cell)
    return False


@inlined
def is_near_others(setup: Row, state: Row, seat: int, cell: int) -> bool:
    """Does a hex touch a settlement of another seat?"""
    for other in range(setup[PLAYERS]):
        if other != seat and has(state, reach_of(other), cell):
            return True
    return False


@inlined
def farmers_gain(state: Row, weights: Floats, cell: int, gain: float, scale: float) -> float:
    """The poorest sectors, what is next to them, and the second poorest."""
    for area in range(AREAS):
        behind = state[IN_SECTOR + area] - state[FEWEST]
        if behind == 0:
            if area_of(cell) == area:
                gain += FARMERS_GOLD / state[POOREST] * scale
            elif AREA_RINGS[area, cell // WORD_BITS] >> cell % WORD_BITS & 1:
                gain += weights[FARMERS_NEXT] * scale
        elif behind == 1 and area_of(cell) == area:
            gain += weights[FARMERS_NEXT] * scale
    return gain


@inlined
def families_gain(
    state: Row, weights: Floats, seat: int, cell: int, gain: float, scale: float
) -> float:
    """Three settlements of one mandatory action in a line."""
    at = STACK + STEP_WORDS
    if seat != turn_of(state) or state[DEPTH] < 2 or state[at] != MANDATORY:
        return gain
    low, high = state[at + BUILT_FIRST], state[at + BUILT_SECOND]
    if state[at + LEFT] == 2:
        if is_near(low, cell):
            gain += weights[FAMILIES_NEXT] * scale
    elif state[at + LEFT] == 1:
        for step in (EAST, SOUTH_WEST, SOUTH_EAST):
            if high - low == step:
                if cell in (low - step, high + step):
                    gain += FAMILIES_GOLD * scale
            elif high - low == 2 * step and cell == low + step:
                gain += FAMILIES_GOLD * scale
    return gain


@inlined
def is_near(a: int, b: int) -> bool:
    """Do two hexes touch?"""
    word = b // WORD_BITS - first_near(a)
    near = low_near(a) if word == 0 else high_near(a) if word == 1 else 0
    return bool(near >> b % WORD_BITS & 1)


@inlined
def hermits_gain(state: Row, seat: int, cell: int, gain: float, scale: float) -> float:
    """A settlement alone makes a group; one between two groups makes one of them."""
    if not has(state, reach_of(seat), cell):
        return gain + CARD_GOLD[HERMITS] * scale if has(state, EMPTY, cell) else gain
    if groups_at(state, settlements_of(seat), cell) > NUMBER_MASK:
        gain -= CARD_GOLD[HERMITS] * scale
    return gain


@inlined
def citizens_gain(state: Row, own: int, cell: int, gain: float, scale: float) -> float:
    """The largest group grows by a settlement, or by a group that is joined to it."""
    found, largest = groups_at(state, own, cell), state[LARGEST] + 1
    is_joined = False
    rest = found
    while rest:
        is_joined |= rest & NUMBER_MASK == largest
        rest >>= NUMBER_BITS
    if not is_joined:
        return gain
    gain += CITIZENS_GOLD * scale
    while found:
        number = found & NUMBER_MASK
        if number != largest:
            gain += CITIZENS_GOLD * size_of(state[GROUPS + number - 1]) * scale
        found >>= NUMBER_BITS
    return gain


@inlined
def merchants_gain(
    setup: Row, state: Row, weights: Floats, own: int, cell: int, gain: float, scale: float
) -> float:
    """A group reaches one more special, or comes closer to one, or joins with another."""
    found, special = groups_at(state, own, cell), special_touched(setup, cell)
    rest = found
    while rest:
        touched = specials_of(state[GROUPS + (rest & NUMBER_MASK) - 1])
        if touched and special >= 0 and not touched >> special & 1:
            is_linked = touched & touched - 1
            gain += (MERCHANTS_GOLD if is_linked else 2 * MERCHANTS_GOLD) * scale
        rest >>= NUMBER_BITS
    if has(state, NEAR_LINK, cell):
        gain += weights[MERCHANTS_LINK] * scale
    if has(state, FAR_LINK, cell):
        gain += weights[MERCHANTS_LINK] / 2 * scale
    while found > NUMBER_MASK:
        touched = specials_of(state[GROUPS + (found & NUMBER_MASK) - 1])
        found >>= NUMBER_BITS
        rest = found
        while rest:
            other = specials_of(state[GROUPS + (rest & NUMBER_MASK) - 1])
            rest >>= NUMBER_BITS
            if touched and other:
                more = bit_count(touched | other) - linked(touched) - linked(other)
                if more > 0:
                    gain += MERCHANTS_GOLD * more * scale
    return gain


@inlined
def linked(touched: int) -> int:
    """How many specials a group links."""
    count = bit_count(touched)
    return count if count > 1 else 0


@compiled
def best_gain(
    setup: Row,
    state: Row,
    weights: Floats,
    seat: int,
    turns: float,
    row: Row,
    cells: int,
) -> float:
    """The most that a settlement would bring on a hex of a set."""
    best = -np.inf
    for i in range(CELL_WORDS):
        rest = row[cells + i]
        while rest:
            cell = i * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            best = max(best, gain_at(setup, state, weights, seat, turns, cell, 0.0, 1.0))
    return best


# What a standing settlement is good for.


@compiled
def loss_at(setup: Row, state: Row, weights: Floats, seat: int, turns: float, cell: int) -> float:
    """What a seat that was surveyed would lose with a settlement."""
    own, loss = settlements_of(seat), 0.0
    special = special_touched(setup, cell)
    if special >= 0 and near_count(state, own, setup[SPECIALS + special]) == 1:
        if special >= setup[HOME_COUNT]:
            loss += CASTLE_GOLD
        elif (state[HELD + seat] & setup[LOCATION_HOMES]) >> special & 1:
            loss += token_value(setup, weights, special, turns)
    for n in range(CARDS_IN_PLAY):
        loss += card_loss(setup, state, own, setup[CARDS_PLAYED + n], cell)
    return loss


@inlined
def card_loss(setup: Row, state: Row, own: int, card: int, cell: int) -> float:
    """What is lost of a card."""
    if card == FISHERMEN:
        is_lost = has(setup, NEAR_WATER, cell)
    elif card == MINERS:
        is_lost = has(setup, NEAR_MOUNTAIN, cell)
    elif card == WORKERS:
        is_lost = has(setup, NEAR_SPECIAL, cell)
    elif card == DISCOVERERS:
        is_lost = in_row(state, own, row_of(cell)) == 1
    elif card == KNIGHTS:
        is_lost = state[LONGEST_ROW] == row_of(cell)
    elif card == FARMERS:
        is_lost = state[IN_SECTOR + area_of(cell)] == state[FEWEST]
    elif card == HERMITS:
        is_lost = near_count(state, own, cell) == 0
    elif card == LORDS:
        return LORDS_LOSS if abs(state[LEAD + area_of(cell)]) <= CLOSE else 0.0
    elif card == CITIZENS:
        return CITIZENS_GOLD if label_of(state, cell) == state[LARGEST] else 0.0
    elif card == MERCHANTS:
        return LINK_LOSS if is_link(state, own, cell) else 0.0
    else:
        is_lost = False
    return float(CARD_GOLD[card]) if is_lost else 0.0


@inlined
def is_link(state: Row, own: int, cell: int) -> bool:
    """Has a settlement own ones at two sides that do not touch?"""
    sides = 0
    for n in range(len(SIDES)):
        other = cell + SIDES[n]
        if 0 <= other < INDICES and has(state, own, other):
            sides |= 1 << n
    return bool(APART[sides])
