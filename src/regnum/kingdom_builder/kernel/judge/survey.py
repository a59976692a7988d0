"""What the judge finds out about a seat before it looks at single hexes."""

import numpy as np

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import WORD_BITS, Row, bit_count, lowest_bit
from regnum.kingdom_builder.board import INDICES, PLACES, SECTOR_AREAS, SIZE
from regnum.kingdom_builder.data import CARDS_IN_PLAY, MANDATORY_SETTLEMENTS
from regnum.kingdom_builder.kernel.board import (
    add_near,
    first_near,
    flip,
    has,
    high_near,
    low_near,
    lowest_cell,
    near_word,
    touches,
)
from regnum.kingdom_builder.kernel.layout import (
    BARE,
    BORDER,
    BUILD_HOMES,
    CARDS_PLAYED,
    CELL_WORDS,
    EMPTY,
    ENDING,
    FAR_LINK,
    FEWEST,
    GROUP,
    GROUPS,
    HELD,
    HOME_COUNT,
    IN_SECTOR,
    LABEL_BITS,
    LABEL_MASK,
    LABELS,
    LABELS_PER_WORD,
    LARGEST,
    LEAD,
    LOCATION_HOMES,
    LONGEST,
    LONGEST_ROW,
    NEAR_LINK,
    NEAR_WANTED,
    NOMAD_HOMES,
    PLAYERS,
    POOREST,
    REST,
    RINGS,
    SIZE_BITS,
    SIZE_MASK,
    SPECIAL_COUNT,
    SPECIALS,
    STATE_WORDS,
    SUPPLY,
    TAKEN,
    TERRAIN,
    TERRAINS,
    WANTED,
)
from regnum.kingdom_builder.kernel.scoring import (
    AREAS,
    CITIZENS,
    FARMERS,
    HERMITS,
    KNIGHTS,
    LORDS,
    MERCHANTS,
    in_row,
    in_sector,
)
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of

_ROW_OF = np.array([PLACES.get(cell, (0, 0))[0] for cell in range(INDICES)], np.int8)
_AREA_OF = np.array(
    [
        next((n for n, area in enumerate(SECTOR_AREAS) if area >> cell & 1), 0)
        for cell in range(INDICES)
    ],
    np.int8,
)
LAST_TURN = 0.5


@inlined
def row_of(cell: int) -> int:
    """The row of a hex."""
    return int(_ROW_OF[cell])


@inlined
def area_of(cell: int) -> int:
    """The sector of a hex."""
    return int(_AREA_OF[cell])


@compiled
def clear_room(state: Row) -> None:
    """Leave nothing behind."""
    for word in range(REST, STATE_WORDS):
        state[word] = 0


@inlined
def tempo(setup: Row, state: Row, seat: int) -> int:
    """About how many settlements a seat builds in a turn."""
    return MANDATORY_SETTLEMENTS + bit_count(state[HELD + seat] & setup[BUILD_HOMES])


@compiled
def turns_left(setup: Row, state: Row) -> float:
    """About how many turns each seat still has: until somebody runs out of settlements."""
    if state[ENDING]:
        return LAST_TURN
    fewest = state[SUPPLY] / tempo(setup, state, 0)
    for seat in range(1, setup[PLAYERS]):
        fewest = min(fewest, state[SUPPLY + seat] / tempo(setup, state, seat))
    return float(fewest)


@compiled
def survey_wishes(setup: Row, state: Row, seat: int) -> None:
    """Castles and tokens still to be had, what is near them, and terrains to leave alone."""
    own, reach = settlements_of(seat), reach_of(seat)
    once = twice = 0
    for other in range(setup[PLAYERS]):
        twice |= once & state[TAKEN + other]
        once |= state[TAKEN + other]
    wanted = setup[LOCATION_HOMES] & ~twice | setup[NOMAD_HOMES] & ~once
    wanted &= ~state[TAKEN + seat]
    for castle in range(setup[HOME_COUNT], setup[SPECIAL_COUNT]):
        if not touches(state, own, setup[SPECIALS + castle]):
            wanted |= 1 << castle
    state[WANTED] = wanted
    for i in range(CELL_WORDS):
        state[REST + i] = 0
    for special in range(setup[SPECIAL_COUNT]):
        if wanted >> special & 1:
            add_near(state, REST, setup[SPECIALS + special])
    for i in range(CELL_WORDS):
        state[REST + i] &= state[EMPTY + i]
    for i in range(CELL_WORDS):
        state[NEAR_WANTED + i] = near_word(state, REST, i)
    bare = 0
    for terrain in range(TERRAINS):
        free = 0
        for i in range(CELL_WORDS):
            free |= setup[TERRAIN + terrain * CELL_WORDS + i] & state[EMPTY + i] & state[reach + i]
        if not free:
            bare |= 1 << terrain
    state[BARE] = bare


@compiled
def survey_cards(setup: Row, state: Row, seat: int) -> None:
    """Rows, sectors and groups, as far as the cards in play ask for them."""
    for n in range(CARDS_IN_PLAY):
        card = setup[CARDS_PLAYED + n]
        if card == KNIGHTS:
            survey_rows(state, settlements_of(seat))
        elif card in (LORDS, FARMERS):
            survey_sectors(setup, state, seat)
        elif card in (HERMITS, CITIZENS, MERCHANTS):
            survey_groups(setup, state, settlements_of(seat))


@inlined
def survey_rows(state: Row, own: int) -> None:
    """The longest row."""
    longest, which = -1, -1
    for row in range(SIZE):
        count = in_row(state, own, row)
        if count > longest:
            longest, which = count, row
        elif count == longest:
            which = -1
    state[LONGEST] = longest
    state[LONGEST_ROW] = which


@compiled
def survey_sectors(setup: Row, state: Row, seat: int) -> None:
    """Settlements in each sector, and how they compare with those of others."""
    fewest, poorest = -1, 0
    for area in range(AREAS):
        count = in_sector(state, settlements_of(seat), area)
        most = 0
        for other in range(setup[PLAYERS]):
            if other != seat:
                most = max(most, in_sector(state, settlements_of(other), area))
        state[IN_SECTOR + area] = count
        state[LEAD + area] = count - most
        if fewest < 0 or count < fewest:
            fewest, poorest = count, 0
        if count == fewest:
            poorest += 1
    state[FEWEST] = fewest
    state[POOREST] = poorest


@inlined
def set_label(state: Row, cell: int, label: int) -> None:
    """Note the group of a settlement."""
    word, shift = LABELS + cell // LABELS_PER_WORD, LABEL_BITS * (cell % LABELS_PER_WORD)
    state[word] = state[word] & ~(LABEL_MASK << shift) | label << shift


@inlined
def label_of(state: Row, cell: int) -> int:
    """The group of a settlement."""
    word = state[LABELS + cell // LABELS_PER_WORD]
    return int(word >> LABEL_BITS * (cell % LABELS_PER_WORD) & LABEL_MASK)


@compiled
def survey_groups(setup: Row, state: Row, own: int) -> None:
    """Number the groups in the order of their first hexes; which specials does each touch?"""
    for i in range(CELL_WORDS):
        state[REST + i] = state[own + i]
        state[NEAR_LINK + i] = 0
        state[FAR_LINK + i] = 0
    label = most = 0
    state[LARGEST] = 0
    first = lowest_cell(state, REST)
    while first >= 0:
        size = visit_group(state, first, label)
        if size > most:
            most = size
            state[LARGEST] = label
        state[GROUPS + label] = size | survey_links(setup, state) << SIZE_BITS
        label += 1
        first = lowest_cell(state, REST)


@inlined
def visit_group(state: Row, first: int, label: int) -> int:
    """Take a group from REST, note its number and its border; gives its size."""
    for i in range(CELL_WORDS):
        state[GROUP + i] = 0  # settlements to be visited
        state[BORDER + i] = 0
    flip(state, REST, first)
    flip(state, GROUP, first)
    size, cell = 0, first
    while cell >= 0:
        flip(state, GROUP, cell)
        set_label(state, cell, label)
        add_near(state, BORDER, cell)
        size += 1
        word = first_near(cell)
        low = state[REST + word] & low_near(cell)
        high = state[REST + word + 1] & high_near(cell)
        state[REST + word] ^= low
        state[REST + word + 1] ^= high
        state[GROUP + word] |= low
        state[GROUP + word + 1] |= high
        cell = lowest_cell(state, GROUP)
    return size


@inlined
def survey_links(setup: Row, state: Row) -> int:
    """The specials that the group in BORDER touches; notes the ways to others."""
    touched = 0
    for special in range(setup[SPECIAL_COUNT]):
        if has(state, BORDER, setup[SPECIALS + special]):
            touched |= 1 << special
    if touched:
        for special in range(setup[SPECIAL_COUNT]):
            if not touched >> special & 1 and not touches(state, BORDER, setup[SPECIALS + special]):
                ring = RINGS + special * 2 * CELL_WORDS
                near = 0
                for i in range(CELL_WORDS):
                    near |= state[BORDER + i] & setup[ring + i]
                links = NEAR_LINK if near else FAR_LINK
                ring += 0 if near else CELL_WORDS
                for i in range(CELL_WORDS):
                    state[links + i] |= state[BORDER + i] & setup[ring + i]
    return touched


@inlined
def size_of(group: int) -> int:
    """How many settlements a group has."""
    return group & SIZE_MASK


@inlined
def specials_of(group: int) -> int:
    """The specials that a group touches."""
    return group >> SIZE_BITS


# Up to three groups touch a hex: their numbers in ascending order, a byte each, one more than they
# are; zero is none.
NUMBER_BITS = 8
NUMBER_MASK = (1 << NUMBER_BITS) - 1


@compiled
def groups_at(state: Row, own: int, cell: int) -> int:
    """The groups that touch a hex, packed."""
    a = b = c = NUMBER_MASK
    word = first_near(cell)
    for part in range(2):
        near = high_near(cell) if part else low_near(cell)
        near &= state[own + word + part]
        while near:
            label = label_of(state, (word + part) * WORD_BITS + lowest_bit(near)) + 1
            near &= near - 1
            if label < a:
                a, b, c = label, a, b
            elif a < label < b:
                b, c = label, b
            elif b < label < c:
                c = label
    found = 0
    if c < NUMBER_MASK:
        found = c << 2 * NUMBER_BITS
    if b < NUMBER_MASK:
        found |= b << NUMBER_BITS
    return found | a if a < NUMBER_MASK else 0
