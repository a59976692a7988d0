"""Red cards, which pay during play: see the rules of the same name."""

import numpy as np

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.board import AXES, INDICES, LINES
from regnum.kingdom_builder.data import AMBASSADORS, FAMILIES, GOLD, GOLD_SOURCES, SHEPHERDS
from regnum.kingdom_builder.kernel.board import first_near, has, high_near, low_near, touches
from regnum.kingdom_builder.kernel.layout import (
    CELL_WORDS,
    EMPTY,
    FAMILIES_GAPS,
    HAS_AMBASSADORS,
    HAS_FAMILIES,
    HAS_SHEPHERDS,
    PLAYERS,
    TERRAIN,
)
from regnum.kingdom_builder.kernel.seats import settlements_of, turn_of
from regnum.kingdom_builder.kernel.tokens import book

SHEPHERDS_GOLD, AMBASSADORS_GOLD, FAMILIES_GOLD = (
    GOLD[GOLD_SOURCES[source]] for source in (SHEPHERDS, AMBASSADORS, FAMILIES)
)
# For each hex the line of each axis that runs through it.
_LINES_THROUGH = [
    [n for n, line in enumerate(LINES) if line >> cell & 1] or [-1] * len(AXES)
    for cell in range(INDICES)
]
LINE_OF = np.array(_LINES_THROUGH, np.int8)
assert len(LINES) <= np.iinfo(LINE_OF.dtype).max
EAST, SOUTH_WEST, SOUTH_EAST = AXES


@compiled
def pay_for_settlement(setup: Row, state: Row, cell: int) -> None:
    """Shepherds and Ambassadors, for a settlement that has just been built (R34, R38)."""
    seat = turn_of(state)
    if setup[HAS_SHEPHERDS] and is_last_of_terrain(setup, state, cell):
        book(state, seat, SHEPHERDS, SHEPHERDS_GOLD)
    if setup[HAS_AMBASSADORS]:
        for other in range(setup[PLAYERS]):
            if other != seat and touches(state, settlements_of(other), cell):
                book(state, seat, AMBASSADORS, AMBASSADORS_GOLD)
                break


@inlined
def is_last_of_terrain(setup: Row, state: Row, cell: int) -> bool:
    """Does no free hex of its own terrain touch this one? (R35, R36, R37)."""
    terrain = TERRAIN
    while not has(setup, terrain, cell):
        terrain += CELL_WORDS
    i = first_near(cell)
    low = low_near(cell) & setup[terrain + i] & state[EMPTY + i]
    return not low | high_near(cell) & setup[terrain + i + 1] & state[EMPTY + i + 1]


@inlined
def pay_families(setup: Row, state: Row, a: int, b: int, c: int) -> None:
    """Families, when the mandatory action is finished; its hexes ascend (R39)."""
    if setup[HAS_FAMILIES] and is_line(setup, a, b, c):
        book(state, turn_of(state), FAMILIES, FAMILIES_GOLD)


@inlined
def is_line(setup: Row, a: int, b: int, c: int) -> bool:
    """Do three hexes stand in one straight line, side by side unless gaps are allowed?"""
    if setup[FAMILIES_GAPS]:
        for axis in range(len(AXES)):
            if LINE_OF[a, axis] == LINE_OF[b, axis] == LINE_OF[c, axis]:
                return True
        return False
    step = b - a
    return c - b == step and (step in (EAST, SOUTH_WEST, SOUTH_EAST))
