"""The bitboard against plain rows and columns: neighbours, groups, lines."""

from itertools import product
from random import Random

import pytest

from regnum.core.bits import bits, mask_of
from regnum.core.errors import Malformed
from regnum.kingdom_builder.board import (
    BOARD,
    CELL_NAMES,
    EDGE,
    INDICES,
    LINES,
    NEIGHBOURS,
    PLACES,
    ROWS,
    SECTOR_AREAS,
    STEPS,
    Cells,
    cell_at,
    groups,
    line_ends,
    names_of,
    neighbours,
    parse_cell,
    touching_three,
)

Place = tuple[int, int]

HEXES: list[Place] = list(product(range(20), range(20)))
# Row and column steps from an even row and from an odd row, which lies half a hex to the right.
DIRECTIONS: dict[str, tuple[Place, Place]] = {
    "west": ((0, -1), (0, -1)),
    "east": ((0, 1), (0, 1)),
    "north-west": ((-1, -1), (-1, 0)),
    "north-east": ((-1, 0), (-1, 1)),
    "south-west": ((1, -1), (1, 0)),
    "south-east": ((1, 0), (1, 1)),
}
AXES = ("east", "south-west", "south-east")
BACK = {"east": "west", "south-west": "north-east", "south-east": "north-west"}


def step(place: Place, direction: str) -> Place:
    """The next place in a direction, on the board or not."""
    row, column = place
    rows, columns = DIRECTIONS[direction][row % 2]
    return row + rows, column + columns


def is_on_board(place: Place) -> bool:
    return 0 <= place[0] < 20 and 0 <= place[1] < 20


def around(place: Place) -> set[Place]:
    """The neighbours of a hex."""
    return {n for d in DIRECTIONS if is_on_board(n := step(place, d))}


def cells_of(places: set[Place]) -> Cells:
    return mask_of(cell_at(*place) for place in places)


def places_of(cells: Cells) -> set[Place]:
    return {PLACES[cell] for cell in bits(cells)}


def random_places(seed: int) -> set[Place]:
    """Some hexes; from seed to seed between few and many."""
    random = Random(seed)
    return set(random.sample(HEXES, random.randrange(1, 300)))


seeds = pytest.mark.parametrize("seed", range(40))


def test_every_hex_has_its_own_index() -> None:
    assert sorted(PLACES.values()) == HEXES
    assert BOARD.bit_count() == 400
    assert max(PLACES) < INDICES
    assert all(cell_at(row, column) == cell for cell, (row, column) in PLACES.items())


def test_names_are_columns_a_to_t_and_rows_1_to_20() -> None:
    assert CELL_NAMES[cell_at(0, 0)] == "a1"
    assert CELL_NAMES[cell_at(0, 19)] == "t1"
    assert CELL_NAMES[cell_at(19, 0)] == "a20"
    assert all(parse_cell(name) == cell for cell, name in CELL_NAMES.items())
    assert names_of(cells_of({(0, 0), (5, 2)})) == ("a1", "c6")


@pytest.mark.parametrize("name", ["", "a", "a0", "a21", "u1", "A1", "a01", "aa1", "a1 "])
def test_other_names_are_refused_in_one_line(name: str) -> None:
    with pytest.raises(Malformed, match=r"a1 .*t20") as caught:
        parse_cell(name)
    assert "\n" not in str(caught.value)


def test_the_six_neighbours_of_a_hex_follow_the_parity_of_its_row() -> None:
    for place in HEXES:
        assert places_of(NEIGHBOURS[cell_at(*place)]) == around(place), place


def test_indices_between_the_rows_have_no_neighbours() -> None:
    assert all(not NEIGHBOURS[index] for index in range(INDICES) if index not in PLACES)


@pytest.mark.parametrize("length", [1, 2])
def test_one_or_two_steps_never_run_into_another_row(length: int) -> None:
    """A step of the index lands on the hex that a walk reaches, or on no hex at all."""
    for place, (index_step, direction) in product(HEXES, zip(STEPS, walked(), strict=True)):
        goal = place
        for _ in range(length):
            goal = step(goal, direction)
        index = cell_at(*place) + length * index_step
        expected = goal if is_on_board(goal) else None
        assert PLACES.get(index) == expected, (place, direction)


def walked() -> list[str]:
    """The directions in the order of STEPS."""
    return [*AXES, *(BACK[axis] for axis in AXES)]


def test_rows_edge_and_sectors_are_where_they_should_be() -> None:
    assert [places_of(row) for row in ROWS] == [
        {(row, column) for column in range(20)} for row in range(20)
    ]
    assert places_of(EDGE) == {place for place in HEXES if 0 in place or 19 in place}
    assert [places_of(area) for area in SECTOR_AREAS] == [
        {(top + row, left + column) for row, column in product(range(10), range(10))}
        for top, left in ((0, 0), (0, 10), (10, 0), (10, 10))
    ]


def test_lines_are_all_the_straight_lines_of_the_board() -> None:
    lines = set()
    for place, axis in product(HEXES, AXES):
        if is_on_board(step(place, BACK[axis])):
            continue
        line = []
        while is_on_board(place):
            line.append(place)
            place = step(place, axis)
        lines.add((axis, frozenset(line)))
    assert sorted(LINES) == sorted(cells_of(set(line)) for _, line in lines)


@seeds
def test_neighbours_of_a_set_are_all_hexes_that_touch_it(seed: int) -> None:
    places = random_places(seed)
    expected = set().union(*(around(place) for place in places))
    assert places_of(neighbours(cells_of(places))) == expected


@seeds
def test_groups_are_the_connected_parts(seed: int) -> None:
    left = random_places(seed)
    found = sorted(groups(cells_of(left)))
    expected = []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {n for place in edge for n in around(place)} & left
            left -= edge
        expected.append(cells_of(group))
    assert found == sorted(expected)


def test_no_hexes_make_no_group() -> None:
    assert list(groups(0)) == []


@seeds
def test_touching_three_finds_hexes_with_three_neighbours_in_the_set(seed: int) -> None:
    places = random_places(seed)
    expected = {place for place in HEXES if len(around(place) & places) >= 3}
    assert places_of(touching_three(cells_of(places)) & BOARD) == expected


@pytest.mark.parametrize("corner", [(7, 7), (8, 8), (0, 5), (9, 0), (19, 19)])
def test_touching_three_counts_every_choice_of_neighbours_right(corner: Place) -> None:
    ring = sorted(around(corner))
    for choice in range(2 ** len(ring)):
        chosen = {place for n, place in enumerate(ring) if choice >> n & 1}
        found = touching_three(cells_of(chosen)) >> cell_at(*corner) & 1
        assert found == (len(chosen) >= 3), chosen


@seeds
def test_line_ends_continue_every_straight_run_of_three(seed: int) -> None:
    places = random_places(seed)
    expected = set()
    for place, direction in product(HEXES, DIRECTIONS):
        run = [place]
        for _ in range(3):
            run.append(step(run[-1], direction))
        if set(run[:3]) <= places and is_on_board(run[3]):
            expected.add(run[3])
    assert places_of(line_ends(cells_of(places)) & BOARD) == expected
