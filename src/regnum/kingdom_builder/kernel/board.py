"""Sets of hexes in a row: CELL_WORDS words from an offset on. See the board of the game."""

import numpy as np

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import WORD_BITS, Row, bit_count, lowest_bit, split
from regnum.kingdom_builder.board import BOARD, NEIGHBOURS, SECTOR_AREAS
from regnum.kingdom_builder.kernel.layout import CELL_WORDS

FULL = (1 << WORD_BITS) - 1
TOP = WORD_BITS - 1
DOWN, UP = 23, WORD_BITS - 23  # a step to the next row as a shift, and its rest in the next word

# On a GPU each function has a copy of the tables that it names, and there is little room for them.
# So a large table has small numbers, or one function that names it.
BOARD_WORDS = np.array(split(BOARD, CELL_WORDS))
AREA_WORDS = np.array([split(area, CELL_WORDS) for area in SECTOR_AREAS])

# The neighbours of a hex lie in two words: which, and the bits in both.
_FIRST_WORDS = [
    min(max((near & -near).bit_length() - 1, 0) // WORD_BITS, CELL_WORDS - 2) for near in NEIGHBOURS
]
_PAIRS = [
    split(near >> first * WORD_BITS, 2)
    for near, first in zip(NEIGHBOURS, _FIRST_WORDS, strict=True)
]
_NEAR_WORD = np.array(_FIRST_WORDS, np.int8)
_NEAR_LOW = np.array([low for low, _ in _PAIRS])
_NEAR_HIGH = np.array([high for _, high in _PAIRS])
assert [
    low << first * WORD_BITS | high << (first + 1) * WORD_BITS
    for first, (low, high) in zip(_FIRST_WORDS, _PAIRS, strict=True)
] == list(NEIGHBOURS)


@inlined
def first_near(cell: int) -> int:
    """Which word the neighbours of a hex begin in."""
    return int(_NEAR_WORD[cell])


@inlined
def low_near(cell: int) -> int:
    """The neighbours of a hex in that word."""
    return int(_NEAR_LOW[cell])


@inlined
def high_near(cell: int) -> int:
    """The neighbours of a hex in the word after it."""
    return int(_NEAR_HIGH[cell])


@inlined
def has(row: Row, cells: int, cell: int) -> bool:
    """Is a hex in the set?"""
    return bool(row[cells + cell // WORD_BITS] >> cell % WORD_BITS & 1)


@inlined
def flip(row: Row, cells: int, cell: int) -> None:
    """Put a hex into the set, or take it out."""
    row[cells + cell // WORD_BITS] ^= 1 << cell % WORD_BITS


@inlined
def add(row: Row, cells: int, cell: int) -> None:
    """Put a hex into the set, where it may be already."""
    row[cells + cell // WORD_BITS] |= 1 << cell % WORD_BITS


@inlined
def is_empty(row: Row, cells: int) -> bool:
    """Has the set no hex?"""
    union = 0
    for i in range(CELL_WORDS):
        union |= row[cells + i]
    return union == 0


@inlined
def touches(row: Row, cells: int, cell: int) -> bool:
    """Is a neighbour of the hex in the set?"""
    first = cells + first_near(cell)
    return bool(row[first] & low_near(cell) | row[first + 1] & high_near(cell))


@inlined
def add_near(row: Row, cells: int, cell: int) -> None:
    """Put the neighbours of a hex into the set."""
    first = cells + first_near(cell)
    row[first] |= low_near(cell)
    row[first + 1] |= high_near(cell)


@inlined
def near_words(before: int, here: int, after: int) -> int:
    """One word of the neighbours of a set, from the words around it; not cut to the board."""
    right = (here << 1 | before >> TOP) & FULL
    left = here >> 1 | (after & 1) << TOP
    down = (here | left) << DOWN | (before | before >> 1 | (here & 1) << TOP) >> UP
    up = (here | right) >> DOWN | (after | after << 1 | here >> TOP) << UP
    return (right | left | down | up) & FULL


@inlined
def near_word(row: Row, cells: int, i: int) -> int:
    """Word i of the neighbours of a set."""
    before = row[cells + i - 1] if i > 0 else 0
    after = row[cells + i + 1] if i < CELL_WORDS - 1 else 0
    return int(near_words(before, row[cells + i], after) & BOARD_WORDS[i])


@inlined
def ahead(row: Row, cells: int, i: int, step: int) -> int:
    """Word i of the hexes from which a step leads into the set; steps are shorter than a word."""
    after = row[cells + i + 1] if i < CELL_WORDS - 1 else 0
    return int((row[cells + i] >> step | after << WORD_BITS - step) & FULL)


@inlined
def near_count(row: Row, cells: int, cell: int) -> int:
    """How many neighbours of the hex are in the set."""
    first = cells + first_near(cell)
    return bit_count(row[first] & low_near(cell)) + bit_count(row[first + 1] & high_near(cell))


@compiled
def count(row: Row, cells: int) -> int:
    """How many hexes are in the set."""
    total = 0
    for i in range(CELL_WORDS):
        total += bit_count(row[cells + i])
    return total


@compiled
def lowest_cell(row: Row, cells: int) -> int:
    """The first hex of the set, or none: -1."""
    for i in range(CELL_WORDS):
        if row[cells + i]:
            return i * WORD_BITS + lowest_bit(row[cells + i])
    return -1


@compiled
def take_group(row: Row, rest: int, group: int) -> bool:
    """Move the first connected group of a set to another place; is there one?"""
    first = lowest_cell(row, rest)
    for i in range(CELL_WORDS):
        row[group + i] = 0
    if first < 0:
        return False
    flip(row, group, first)
    is_growing = True
    while is_growing:
        is_growing = False
        for i in range(CELL_WORDS):
            missing = row[rest + i] & ~row[group + i]
            new = missing & near_word(row, group, i) if missing else 0
            if new:
                row[group + i] |= new
                is_growing = True
    for i in range(CELL_WORDS):
        row[rest + i] ^= row[group + i]
    return True
