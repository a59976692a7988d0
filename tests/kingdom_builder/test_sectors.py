"""The twelve sectors: the tables themselves and what is true of every map made of them."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, permutations, product

import pytest

from regnum.kingdom_builder.board import assemble
from regnum.kingdom_builder.data import SECTORS

# SHA-256 over the sorted sectors, each as its name and its ten rows, a line for each.
GRIDS_CHECKSUM = "054cf83183db44eb099a6f79937bbfeffb7fcfc5a56627001e91f591743c9dfe"
# fmt: off
COUNTS = {
    "barn": {"G": 16, "C": 17, "D": 18, "F": 13, "T": 15, "W": 5, "M": 13, "S": 1, "L": 2},
    "caravan": {"G": 16, "C": 15, "D": 13, "F": 16, "T": 15, "W": 19, "M": 3, "L": 2, "N": 1},
    "farm": {"G": 14, "C": 14, "D": 12, "F": 14, "T": 15, "W": 26, "M": 2, "S": 1, "L": 2},
    "garden": {"G": 16, "C": 16, "D": 14, "F": 16, "T": 15, "W": 10, "M": 10, "L": 2, "N": 1},
    "harbor": {"G": 16, "C": 14, "D": 14, "F": 13, "T": 14, "W": 21, "M": 5, "S": 2, "L": 1},
    "oasis": {"G": 14, "C": 12, "D": 11, "F": 14, "T": 12, "W": 34, "S": 1, "L": 2},
    "oracle": {"G": 16, "C": 14, "D": 15, "F": 15, "T": 15, "W": 17, "M": 5, "S": 2, "L": 1},
    "paddock": {"G": 16, "C": 14, "D": 15, "F": 14, "T": 15, "W": 10, "M": 13, "S": 1, "L": 2},
    "quarry": {"G": 13, "C": 15, "D": 14, "F": 16, "T": 14, "W": 18, "M": 6, "L": 1, "N": 3},
    "tavern": {"G": 17, "C": 15, "D": 15, "F": 15, "T": 16, "W": 10, "M": 9, "S": 1, "L": 2},
    "tower": {"G": 15, "C": 15, "D": 16, "F": 15, "T": 13, "W": 13, "M": 10, "S": 1, "L": 2},
    "village": {"G": 16, "C": 16, "D": 16, "F": 16, "T": 16, "W": 11, "M": 6, "L": 2, "N": 1},
}
# fmt: on
LAND = "GCDFT"
SPECIALS = "SLN"
Place = tuple[int, int]


def turned(grid: tuple[str, ...]) -> tuple[str, ...]:
    """A sector upside down."""
    return tuple("".join(reversed(row)) for row in reversed(grid))


def specials(grid: tuple[str, ...], top: int = 0, left: int = 0) -> list[Place]:
    """Castles, locations and nomads of a sector that lies somewhere."""
    return [
        (top + row, left + column)
        for row, column in product(range(10), range(10))
        if grid[row][column] in SPECIALS
    ]


def distance(one: Place, other: Place) -> int:
    """The number of steps between two hexes; odd rows lie half a hex to the right."""
    (r1, c1), (r2, c2) = one, other
    down = r2 - r1
    along = (c2 - r2 // 2) - (c1 - r1 // 2)
    slanted = (c2 + (r2 + 1) // 2) - (c1 + (r1 + 1) // 2)
    return max(abs(down), abs(along), abs(slanted))


def test_the_grids_are_those_of_the_reference() -> None:
    text = "".join(
        f"{name}\n" + "".join(f"{row}\n" for row in SECTORS[name]) for name in sorted(SECTORS)
    )
    assert sha256(text.encode()).hexdigest() == GRIDS_CHECKSUM


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_sector_has_the_right_number_of_hexes_of_each_kind(name: str) -> None:
    assert Counter("".join(SECTORS[name])) == COUNTS[name]
    assert [len(row) for row in SECTORS[name]] == [10] * 10


def test_specials_never_lie_on_the_rim_of_a_sector() -> None:
    for name, grid in SECTORS.items():
        for row, column in specials(grid):
            assert 0 < row < 9, name
            assert 0 < column < 9, name


def test_specials_of_one_sector_are_at_least_3_apart() -> None:
    for name, grid in SECTORS.items():
        for one, other in combinations(specials(grid), 2):
            assert distance(one, other) >= 3, name


def test_specials_of_neighbouring_sectors_are_at_least_3_apart() -> None:
    """Every two sectors, either way up, side by side, on top of each other or corner to corner."""
    sides = [(0, 10), (10, 0), (10, 10), (10, -10)]
    for (name, grid), (other_name, other) in permutations(SECTORS.items(), 2):
        grids = product((grid, turned(grid)), (other, turned(other)), sides)
        for one, another, (top, left) in grids:
            near = product(specials(one), specials(another, top, left))
            assert min(distance(a, b) for a, b in near) >= 3, (name, other_name)


def test_turning_a_sector_keeps_neighbours_together() -> None:
    hexes = list(product(range(10), range(10)))
    for one, other in combinations(hexes, 2):
        upside_down = distance((9 - one[0], 9 - one[1]), (9 - other[0], 9 - other[1]))
        assert (distance(one, other) == 1) == (upside_down == 1), (one, other)


def test_every_map_has_at_least_275_hexes_to_build_on() -> None:
    buildable = [sum(counts[letter] for letter in LAND) for counts in COUNTS.values()]
    assert sum(sorted(buildable)[:4]) >= 275


@pytest.mark.parametrize("letter", LAND)
def test_every_map_has_at_least_50_hexes_of_each_terrain(letter: str) -> None:
    assert sum(sorted(counts[letter] for counts in COUNTS.values())[:4]) >= 50


def test_a_map_joins_four_sectors_each_in_its_place_and_way_up() -> None:
    board = assemble((("tavern", False), ("paddock", True), ("oasis", False), ("farm", True)))
    top = zip(SECTORS["tavern"], turned(SECTORS["paddock"]), strict=True)
    bottom = zip(SECTORS["oasis"], turned(SECTORS["farm"]), strict=True)
    assert board.rows == tuple(left + right for left, right in (*top, *bottom))


def test_the_sets_of_a_map_hold_the_hexes_of_its_letters() -> None:
    board = assemble((("quarry", True), ("harbor", False), ("garden", False), ("barn", True)))
    counts = Counter("".join(board.rows))
    assert [cells.bit_count() for cells in board.terrain] == [counts[x] for x in "GCDFTWM"]
    assert board.buildable.bit_count() == sum(counts[letter] for letter in LAND)
    assert board.castles.bit_count() == counts["S"]
    assert len(board.nomads) == counts["N"]
    assert len(board.locations) == counts["L"]
    assert board.specials.bit_count() == sum(counts[letter] for letter in SPECIALS)
    assert board.land.bit_count() == 400 - board.specials.bit_count()
