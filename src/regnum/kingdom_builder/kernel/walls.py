"""Stone walls: see the rules of the same name."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.actions import STOP
from regnum.kingdom_builder.kernel.board import flip
from regnum.kingdom_builder.kernel.cards import NO_CELLS, card_terrain
from regnum.kingdom_builder.kernel.layout import (
    CELL_WORDS,
    EMPTY,
    HEX,
    LEFT,
    WALLS,
    WALLS_LEFT,
)
from regnum.kingdom_builder.kernel.seats import reach_of, turn_of
from regnum.kingdom_builder.kernel.stack import pop, top


@inlined
def wall_word(setup: Row, state: Row, i: int) -> int:
    """Word i of the free hexes of the card's terrain that touch an own settlement."""
    terrain = card_terrain(state)
    if terrain == NO_CELLS or state[WALLS_LEFT] == 0:
        return 0
    reach = reach_of(turn_of(state))
    return int(setup[terrain + i] & state[EMPTY + i] & state[reach + i])


@compiled
def can_wall(setup: Row, state: Row) -> bool:
    """Is there a place for a wall?"""
    places = 0
    for i in range(CELL_WORDS):
        places |= wall_word(setup, state, i)
    return places != 0


@compiled
def play_wall(state: Row, choice: int) -> None:
    """Put up a wall, or no more (R54, R55, R56)."""
    at = top(state)
    if choice == STOP or state[at + LEFT] == 1:
        pop(state)
    else:
        state[at + LEFT] -= 1
    if choice != STOP:
        flip(state, WALLS, choice - HEX)
        flip(state, EMPTY, choice - HEX)
        state[WALLS_LEFT] -= 1
