"""Stone walls, which the Quarry puts up. A walled hex is occupied for good (R55)."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, step
from regnum.kingdom_builder.actions import STOP, WALL
from regnum.kingdom_builder.board import CELL_NAMES, Cells
from regnum.kingdom_builder.data import KIND_NAMES, QUARRY, WALLS, WALLS_PER_ACTION, Kind
from regnum.kingdom_builder.rules.building import why_not_adjacent
from regnum.kingdom_builder.rules.cards import card_code, card_pool, card_words
from regnum.kingdom_builder.rules.step import (
    TurnStep,
    not_begun,
    why_occupied,
    why_other_terrain,
)
from regnum.kingdom_builder.rules.tokens import Use, no_target
from regnum.kingdom_builder.state import State


def wall_targets(state: State) -> Cells:
    """Free hexes of the played card's terrain that touch an own settlement."""
    if state.walls.bit_count() == WALLS:
        return 0
    return card_pool(state) & state.reach[state.turn]


@step
class Walling(TurnStep):
    """One or two walls are put up (R54)."""

    name = "wall"
    request = "put up a wall"
    notation = (NUMBER,)

    left: int

    def decider(self, state: State) -> Seat | None:
        return state.turn if wall_targets(state) else None

    def legal(self, state: State) -> int:
        return wall_targets(state) << WALL | (self.left < WALLS_PER_ACTION) << STOP

    def play(self, state: State, action: Action) -> None:
        if action == STOP or self.left == 1:
            state.stack.pop()
        else:
            state.stack[-1] = Walling(self.left - 1)
        if action != STOP:
            wall = 1 << action - WALL
            state.walls |= wall
            state.empty ^= wall  # R56: it may be the last hex that rule 3 asked for

    def why_not_stop(self, state: State) -> Reason:
        return not_begun(KIND_NAMES[QUARRY])

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if action < WALL:
            return TurnStep.why_not_hex(self, state, action)
        cell = action - WALL
        occupied = why_occupied(state, cell)
        if occupied:
            return occupied
        if card_pool(state) >> cell & 1:
            text = f"{CELL_NAMES[cell]} touches no own settlement"
            return why_not_adjacent(text, "wall", cell, wall_targets(state))
        return why_other_terrain(state, cell, *card_words(state))

    def awaited(self, state: State) -> Args:
        return {"terrain": card_code(state), "left": self.left, "place": "adjacent"}

    def describe(self, state: State) -> dict[str, Json]:
        return {"left": self.left}

    def problem(self, state: State) -> str:
        is_possible = state.setup.has_walls and 1 <= self.left <= WALLS_PER_ACTION
        return "" if is_possible else "no such walls in this game"


def _why_no_wall(state: State, kind: Kind) -> Reason:
    if state.walls.bit_count() == WALLS:
        return Reason("no-walls", "all stone walls are on the board", {"count": WALLS})
    return no_target(state, kind)


USES = {QUARRY: Use(wall_targets, lambda state: Walling(WALLS_PER_ACTION), _why_no_wall)}
