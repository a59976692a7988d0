"""Red cards, which pay during play: Families, Shepherds, Ambassadors."""

from regnum.kingdom_builder.board import AXES, LINES, NEIGHBOURS, Cell, Cells
from regnum.kingdom_builder.data import (
    AMBASSADORS,
    FAMILIES,
    GOLD,
    GOLD_SOURCES,
    MANDATORY_SETTLEMENTS,
    SHEPHERDS,
)
from regnum.kingdom_builder.state import State

# What is paid stays paid, whatever becomes of the settlement (R40).


def pay_for_settlement(state: State, cell: Cell) -> None:
    """Shepherds and Ambassadors, for a settlement that has just been built.

    Moves pay nothing, unless the option says so (R34).
    """
    setup, seat = state.setup, state.turn
    if setup.has_shepherds and is_last_of_terrain(state, cell):
        state.book(seat, SHEPHERDS, GOLD[GOLD_SOURCES[SHEPHERDS]])
    if setup.has_ambassadors:
        for other, settlements in enumerate(state.settlements):
            if other != seat and settlements & NEIGHBOURS[cell]:
                state.book(seat, AMBASSADORS, GOLD[GOLD_SOURCES[AMBASSADORS]])
                break  # R38: once for each settlement


def is_last_of_terrain(state: State, cell: Cell) -> bool:
    """Does no free hex of its own terrain touch this one? Asked once, when it is built (R37).

    Walled hexes are not free (R35); on water or mountain that is the terrain that counts (R36).
    """
    return not NEIGHBOURS[cell] & state.setup.board.terrain_of(cell) & state.empty


def pay_families(state: State, built: Cells) -> None:
    """Families, when the mandatory action is finished: its three settlements in a line (R39)."""
    setup = state.setup
    if (
        setup.has_families
        and built.bit_count() == MANDATORY_SETTLEMENTS
        and is_line(built, setup.families_gaps)
    ):
        state.book(state.turn, FAMILIES, GOLD[GOLD_SOURCES[FAMILIES]])


def is_line(cells: Cells, with_gaps: bool) -> bool:
    """Do three hexes stand in one straight line, side by side unless gaps are allowed?"""
    if with_gaps:
        return any(not cells & ~line for line in LINES)
    low = cells & -cells
    return any(cells == low | low << step | low << 2 * step for step in AXES)
