"""What each card pays: see the rules of the same name."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import WORD_BITS, Row, bit_count
from regnum.kingdom_builder.board import SECTOR_AREAS, SIZE, cell_at
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    CARDS_IN_PLAY,
    CASTLE_GOLD,
    GOLD,
    GOLD_SOURCES,
    LORDS_GOLD,
    SETTLEMENTS_PER_CITIZENS_GOLD,
)
from regnum.kingdom_builder.kernel.board import (
    AREA_WORDS,
    count,
    take_group,
    touches,
)
from regnum.kingdom_builder.kernel.layout import (
    BOOKED,
    CARDS,
    CARDS_PLAYED,
    CELL_WORDS,
    GROUP,
    HOME_COUNT,
    NEAR_MOUNTAIN,
    NEAR_SPECIAL,
    NEAR_WATER,
    PLAYERS,
    REST,
    SPECIAL_COUNT,
    SPECIALS,
)
from regnum.kingdom_builder.kernel.seats import settlements_of

# Cards by their indices in CARDS, and what each of them pays.
FISHERMEN, MERCHANTS, DISCOVERERS, HERMITS, CITIZENS, MINERS, WORKERS, KNIGHTS, LORDS, FARMERS = (
    range(len(BASE_CARDS))
)
CARD_GOLD = np.array([GOLD.get(card, 0) for card in CARDS])
MOST_LORDS_GOLD, LORDS_GOLD_BEHIND = LORDS_GOLD
AREAS = len(SECTOR_AREAS)
SOURCES = len(GOLD_SOURCES)
ROW_STARTS = np.array([cell_at(row, 0) for row in range(SIZE)])
ROW_BITS = (1 << SIZE) - 1


@compiled
def score(setup: Row, state: Row, seat: int) -> int:
    """The gold of a seat: castles, the cards in play, and what was booked during play."""
    own = settlements_of(seat)
    gold = 0
    for castle in range(setup[HOME_COUNT], setup[SPECIAL_COUNT]):
        if touches(state, own, setup[SPECIALS + castle]):
            gold += CASTLE_GOLD
    for n in range(CARDS_IN_PLAY):
        gold += card_gold(setup, state, seat, setup[CARDS_PLAYED + n])
    for source in range(SOURCES):
        gold += state[BOOKED + seat * SOURCES + source]
    return gold


@compiled
def card_gold(setup: Row, state: Row, seat: int, card: int) -> int:
    """What a card pays a seat; red cards have paid during play."""
    own = settlements_of(seat)
    if card == LORDS:
        return lords(setup, state, seat)
    if card == FISHERMEN:
        units = common(setup, NEAR_WATER, state, own)
    elif card == MINERS:
        units = common(setup, NEAR_MOUNTAIN, state, own)
    elif card == WORKERS:
        units = common(setup, NEAR_SPECIAL, state, own)
    elif card == DISCOVERERS:
        units = rows(state, own)
    elif card == KNIGHTS:
        units = longest_row(state, own)
    elif card == FARMERS:
        units = fewest_in_sector(state, own)
    elif card == HERMITS:
        units = group_count(state, own)
    elif card == MERCHANTS:
        units = linked_specials(setup, state, own)
    elif card == CITIZENS:
        return largest_group(state, own) // SETTLEMENTS_PER_CITIZENS_GOLD
    else:
        return 0
    return int(CARD_GOLD[card] * units)


@compiled
def common(setup: Row, cells: int, state: Row, own: int) -> int:
    """How many hexes of a set in the setup are in one in the state (R28, R31, R32, R33)."""
    total = 0
    for i in range(CELL_WORDS):
        total += bit_count(setup[cells + i] & state[own + i])
    return total


@compiled
def in_row(state: Row, own: int, row: int) -> int:
    """How many settlements stand in a row, which may lie in two words."""
    start = ROW_STARTS[row]
    word, shift = own + start // WORD_BITS, start % WORD_BITS
    cells = state[word] >> shift
    if shift > WORD_BITS - SIZE:
        cells |= state[word + 1] << WORD_BITS - shift
    return bit_count(cells & ROW_BITS)


@compiled
def rows(state: Row, own: int) -> int:
    """Rows with a settlement."""
    total = 0
    for row in range(SIZE):
        total += in_row(state, own, row) > 0
    return total


@compiled
def longest_row(state: Row, own: int) -> int:
    """The most settlements in one row."""
    longest = 0
    for row in range(SIZE):
        longest = max(longest, in_row(state, own, row))
    return longest


@compiled
def in_sector(state: Row, own: int, area: int) -> int:
    """How many settlements stand in a sector."""
    total = 0
    for i in range(CELL_WORDS):
        total += bit_count(AREA_WORDS[area, i] & state[own + i])
    return total


@compiled
def fewest_in_sector(state: Row, own: int) -> int:
    """The fewest settlements in one sector."""
    fewest = in_sector(state, own, 0)
    for area in range(1, AREAS):
        fewest = min(fewest, in_sector(state, own, area))
    return fewest


@compiled
def lords(setup: Row, state: Row, seat: int) -> int:
    """Distinct counts are ranked in each sector, zero included (R30)."""
    gold = 0
    for area in range(AREAS):
        own = in_sector(state, settlements_of(seat), area)
        most = lead = own  # of the others that have more, the largest and the smallest count
        for other in range(setup[PLAYERS]):
            count = in_sector(state, settlements_of(other), area)
            if count > own:
                most = max(most, count)
                lead = count if lead == own else min(lead, count)
        if most == own:
            gold += MOST_LORDS_GOLD
        elif most == lead:
            gold += LORDS_GOLD_BEHIND
    return gold


@compiled
def seek_groups(state: Row, own: int) -> None:
    """Lay a set of hexes aside, for `take_group` to take its groups from."""
    for i in range(CELL_WORDS):
        state[REST + i] = state[own + i]


@compiled
def group_count(state: Row, own: int) -> int:
    """How many groups there are."""
    seek_groups(state, own)
    groups = 0
    while take_group(state, REST, GROUP):
        groups += 1
    return groups


@compiled
def largest_group(state: Row, own: int) -> int:
    """How many settlements the largest group has."""
    seek_groups(state, own)
    largest = 0
    while take_group(state, REST, GROUP):
        largest = max(largest, count(state, GROUP))
    return largest


@compiled
def linked_specials(setup: Row, state: Row, own: int) -> int:
    """Specials that one group links to at least one other (R29)."""
    seek_groups(state, own)
    linked = 0
    while take_group(state, REST, GROUP):
        touched = 0
        for special in range(setup[SPECIAL_COUNT]):
            if touches(state, GROUP, setup[SPECIALS + special]):
                touched |= 1 << special
        if touched & touched - 1:
            linked |= touched
    return bit_count(linked)
