"""The hexes: where they lie in a bitboard, who neighbours whom, and the assembled map.

The hex in row r, column c has index 23r - r//2 + c. Odd rows lie half a hex to the right, so
with this index every one of the six directions is the same step everywhere. The indices
between rows belong to no hex; they keep steps of one or two hexes from running into
another row.
"""

import re
from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from typing import TypeAlias

from regnum.core.bits import bits, mask_of
from regnum.core.errors import Malformed
from regnum.core.seats import NONE
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CASTLE_LETTER,
    LOCATION_LETTER,
    LOCATION_NAMES,
    NOMADS_LETTER,
    SECTORS,
    TERRAIN_LETTERS,
)

Cell: TypeAlias = int
Cells: TypeAlias = int

SIZE = 20
SECTOR_SIZE = 10
INDICES = 448
LETTERS = TERRAIN_LETTERS + CASTLE_LETTER + LOCATION_LETTER + NOMADS_LETTER
COLUMN_LETTERS = "abcdefghijklmnopqrst"

EAST, SOUTH_WEST, SOUTH_EAST = 1, 22, 23
AXES = (EAST, SOUTH_WEST, SOUTH_EAST)
STEPS = (EAST, SOUTH_WEST, SOUTH_EAST, -EAST, -SOUTH_WEST, -SOUTH_EAST)


def cell_at(row: int, column: int) -> Cell:
    """The index of a hex."""
    return 23 * row - row // 2 + column


PLACES = {cell_at(row, column): (row, column) for row in range(SIZE) for column in range(SIZE)}
BOARD: Cells = mask_of(PLACES)
ROWS = tuple(mask_of(cell_at(row, column) for column in range(SIZE)) for row in range(SIZE))
EDGE: Cells = (
    ROWS[0]
    | ROWS[-1]
    | mask_of(cell_at(row, 0) for row in range(SIZE))
    | mask_of(cell_at(row, SIZE - 1) for row in range(SIZE))
)
SECTOR_AREAS = tuple(
    mask_of(
        cell
        for cell, (row, column) in PLACES.items()
        if (row // SECTOR_SIZE, column // SECTOR_SIZE) == (half, side)
    )
    for half in range(2)
    for side in range(2)
)
CELL_NAMES = {cell: f"{COLUMN_LETTERS[column]}{row + 1}" for cell, (row, column) in PLACES.items()}
_CELLS_BY_NAME = {name: cell for cell, name in CELL_NAMES.items()}


def parse_cell(name: str) -> Cell:
    """The hex called so, as in `c14`."""
    if name not in _CELLS_BY_NAME:
        raise Malformed(f"no hex {name!r}: hexes are a1 (top left) to t20 (bottom right)")
    return _CELLS_BY_NAME[name]


@lru_cache(4096)  # of what lies on a board most stays from one decision to the next
def names_of(cells: Cells) -> tuple[str, ...]:
    """The names of a set of hexes."""
    return tuple([CELL_NAMES[cell] for cell in bits(cells)])


def print_cells(cells: Cells) -> str:
    """A set of hexes in a position line, as in `c4d4`."""
    return "".join(names_of(cells)) or NONE


def parse_cells(text: str) -> Cells:
    """The set of hexes that a text names."""
    return 0 if text == NONE else mask_of(map(parse_cell, re.findall("[a-t][0-9]+", text)))


def neighbours(cells: Cells) -> Cells:
    """Every hex that touches at least one of these."""
    right, left = cells << EAST, cells >> EAST
    return (right | left | (cells | left) << SOUTH_EAST | (cells | right) >> SOUTH_EAST) & BOARD


NEIGHBOURS = tuple(neighbours(1 << cell) if cell in PLACES else 0 for cell in range(INDICES))


def _line(cell: Cell, step: int) -> Iterator[Cell]:
    while cell in PLACES:
        yield cell
        cell += step


LINES = tuple(
    mask_of(_line(cell, step)) for step in AXES for cell in PLACES if cell - step not in PLACES
)


def groups(cells: Cells) -> Iterator[Cells]:
    """The connected groups of a set of hexes."""
    while cells:
        group = cells & -cells
        grown = group | NEIGHBOURS[group.bit_length() - 1] & cells
        while grown != group:
            group = grown
            grown |= neighbours(group) & cells
        yield group
        cells ^= group


def touching_three(cells: Cells) -> Cells:
    """Every hex that touches at least three of these: six neighbours added bit by bit."""
    a, b, c = cells << EAST, cells >> EAST, cells << SOUTH_WEST
    d, e, f = cells >> SOUTH_WEST, cells << SOUTH_EAST, cells >> SOUTH_EAST
    ab, de = a ^ b, d ^ e
    twos_1, twos_2 = a & b | ab & c, d & e | de & f
    return twos_1 & twos_2 | (twos_1 | twos_2) & (ab ^ c | de ^ f)


def line_ends(cells: Cells) -> Cells:
    """Every place that continues a straight run of at least three of these."""
    ends = 0
    for step in AXES:
        pairs = cells & cells >> step
        starts = pairs & pairs >> step
        ends |= starts >> step | starts << 3 * step
    return ends


@cache
def _sector_cells(name: str, turned: bool, place: int) -> dict[str, Cells]:
    """The hexes of each letter of a sector that lies at one of the four places."""
    grid = _oriented(name, turned)
    top, left = place // 2 * SECTOR_SIZE, place % 2 * SECTOR_SIZE
    cells = dict.fromkeys(LETTERS, 0)
    for r, row in enumerate(grid):
        for c, letter in enumerate(row):
            cells[letter] |= 1 << cell_at(top + r, left + c)
    return cells


def _oriented(name: str, turned: bool) -> tuple[str, ...]:
    grid = SECTORS[name]
    return tuple(row[::-1] for row in reversed(grid)) if turned else grid


class Board:
    """The map that four sectors make."""

    def __init__(self, sectors: tuple[tuple[str, bool], ...]) -> None:
        self.sectors = sectors
        parts = [_sector_cells(name, turned, n) for n, (name, turned) in enumerate(sectors)]
        cells = {letter: sum(part[letter] for part in parts) for letter in LETTERS}
        self.terrain = tuple(cells[letter] for letter in TERRAIN_LETTERS)
        self.buildable: Cells = sum(self.terrain[terrain] for terrain in BUILDABLE)
        self.edge = EDGE & self.buildable
        self.castles = cells[CASTLE_LETTER]
        self.nomads = tuple(bits(cells[NOMADS_LETTER]))
        self.locations = {
            cell: LOCATION_NAMES.index(name)
            for (name, _), part in zip(sectors, parts, strict=True)
            for cell in bits(part[LOCATION_LETTER])
        }
        self.specials = self.castles | cells[LOCATION_LETTER] | cells[NOMADS_LETTER]
        self.land: Cells = BOARD & ~self.specials

    def terrain_of(self, cell: Cell) -> Cells:
        """All hexes of the terrain that a hex has."""
        return next(cells for cells in self.terrain if cells >> cell & 1)

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The map in letters, a text for each row."""
        grids = [_oriented(name, turned) for name, turned in self.sectors]
        return tuple(
            left + right
            for half in (0, 2)
            for left, right in zip(grids[half], grids[half + 1], strict=True)
        )


@lru_cache(maxsize=64)
def assemble(sectors: tuple[tuple[str, bool], ...]) -> Board:
    """The map of these sectors: top left, top right, bottom left, bottom right."""
    return Board(sectors)
