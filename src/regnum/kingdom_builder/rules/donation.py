"""Donations: a nomad token builds up to three settlements on one terrain, water included."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, step
from regnum.kingdom_builder.actions import BUILD
from regnum.kingdom_builder.board import Cells
from regnum.kingdom_builder.data import DONATED_SETTLEMENTS, FIRST_DONATION, TERRAIN_NAMES, Terrain
from regnum.kingdom_builder.rules.building import Build, build, owed, why_no_build
from regnum.kingdom_builder.rules.fields import TERRAIN
from regnum.kingdom_builder.rules.outpost import use_outpost
from regnum.kingdom_builder.rules.tokens import Use
from regnum.kingdom_builder.state import State


def donation_pool(state: State, terrain: Terrain) -> Cells:
    """The free hexes of the donation's terrain."""
    return state.setup.board.terrain[terrain] & state.empty


@step
class Donation(Build):
    """Three settlements, each by rule 3; as many as supply and free hexes allow (R46)."""

    name = "donation"
    request = "build the settlements of the donation"
    notation = (TERRAIN, NUMBER)

    terrain: Terrain
    left: int

    def decider(self, state: State) -> Seat | None:
        is_possible = state.supply(state.turn) and self.pool(state)
        return state.turn if is_possible else None

    def pool(self, state: State) -> Cells:
        return donation_pool(state, self.terrain)

    def play(self, state: State, action: Action) -> None:
        if action < BUILD:
            use_outpost(state)
            return
        if self.left > 1:
            state.stack[-1] = Donation(self.terrain, self.left - 1)
        else:
            state.stack.pop()
        build(state, action - BUILD)

    def wanted(self, state: State) -> tuple[str, str]:
        return TERRAIN_NAMES[self.terrain], TERRAIN_NAMES[self.terrain]

    def awaited(self, state: State) -> Args:
        return {
            "terrain": TERRAIN_NAMES[self.terrain],
            "owed": owed(state, self.left),
            "place": self.place(state),
        }

    def describe(self, state: State) -> dict[str, Json]:
        return {"terrain": TERRAIN_NAMES[self.terrain], "owed": owed(state, self.left)}

    def problem(self, state: State) -> str:
        is_known = FIRST_DONATION + self.terrain in state.setup.kinds
        if is_known and 1 <= self.left <= DONATED_SETTLEMENTS:
            return ""
        return "no such donation in this game"


def _use(terrain: Terrain) -> Use:
    donation = Donation(terrain, DONATED_SETTLEMENTS)

    def can_use(state: State) -> bool:
        return donation.decider(state) is not None

    return Use(can_use, lambda state: donation, why_no_build)


USES = {FIRST_DONATION + terrain: _use(terrain) for terrain in range(len(TERRAIN_NAMES))}
