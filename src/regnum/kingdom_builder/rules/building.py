"""Building: where a settlement may stand, building rule 3, and the tokens that build one."""

from collections.abc import Callable

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.steps import step
from regnum.kingdom_builder.actions import BUILD, MOVE
from regnum.kingdom_builder.board import (
    CELL_NAMES,
    NEIGHBOURS,
    Cell,
    Cells,
    line_ends,
    names_of,
    touching_three,
)
from regnum.kingdom_builder.data import (
    DESERT,
    FARM,
    FLOWER,
    GARDEN,
    GRASS,
    KIND_NAMES,
    OASIS,
    ORACLE,
    SETTLEMENTS_PER_SEAT,
    TAVERN,
    TERRAIN_NAMES,
    TOWER,
    VILLAGE,
    Kind,
)
from regnum.kingdom_builder.rules.cards import ANY, card_code, card_pool, card_words
from regnum.kingdom_builder.rules.fields import KIND
from regnum.kingdom_builder.rules.outpost import ANYWHERE, Freeable, outpost_offer, use_outpost
from regnum.kingdom_builder.rules.red_cards import pay_for_settlement
from regnum.kingdom_builder.rules.step import TurnStep, why_occupied, why_other_terrain
from regnum.kingdom_builder.rules.tokens import Use, gain_token, no_target
from regnum.kingdom_builder.state import State

FEW = 3  # hexes that are named where others would do


def adjacent_if_possible(pool: Cells, reach: Cells) -> Cells:
    """Building rule 3: next to an own settlement where that is possible (R11)."""
    return pool & reach or pool


def free_land(state: State) -> Cells:
    """Free hexes of the five terrains that one builds on."""
    return state.setup.board.buildable & state.empty


def build(state: State, cell: Cell) -> None:
    """Put a settlement from the supply of the seat whose turn it is, and do what follows.

    Gold of red cards, a gained token and the last round, in this order.
    """
    seat = state.turn
    state.settlements[seat] |= 1 << cell
    state.reach[seat] |= NEIGHBOURS[cell]
    state.empty ^= 1 << cell
    if state.setup.builds_score:
        pay_for_settlement(state, cell)
    if state.setup.home_touched[cell] >= 0:
        gain_token(state, seat, cell)
    if state.settlements[seat].bit_count() == SETTLEMENTS_PER_SEAT:
        state.ending = True


def owed(state: State, count: int) -> int:
    """How many settlements are still to be built, no more than the supply has."""
    return min(count, state.supply(state.turn))


class Build(Freeable):
    """A settlement is to be built, next to an own one where that is possible."""

    __slots__ = ()

    def wanted(self, state: State) -> tuple[str, str]:
        """The pool, as a code and in words."""
        raise NotImplementedError

    def targets(self, state: State) -> Cells:
        """Where the settlement may stand."""
        return adjacent_if_possible(self.pool(state), state.reach[state.turn])

    def legal(self, state: State) -> int:
        return self.targets(state) << BUILD | outpost_offer(state)

    def place(self, state: State) -> str:
        """Where rule 3 lets one build, and why."""
        if not state.settlements[state.turn]:
            return "first"
        return "adjacent" if self.pool(state) & state.reach[state.turn] else "free"

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if action < MOVE:
            return self.why_not_build(state, action - BUILD)
        return TurnStep.why_not_hex(self, state, action)

    def why_not_build(self, state: State, cell: Cell) -> Reason:
        occupied = why_occupied(state, cell)
        if occupied:
            return occupied
        if self.pool(state) >> cell & 1:
            targets = self.targets(state)
            near = names_of(targets)
            words = ", ".join(near[:FEW]) + (", ..." if len(near) > FEW else "")
            text = f"{CELL_NAMES[cell]} touches no own settlement, and {words} would (rule 3)"
            return why_not_adjacent(text, "build", cell, targets)
        return why_other_terrain(state, cell, *self.wanted(state))


def why_not_adjacent(text: str, what: str, cell: Cell, targets: Cells) -> Reason:
    """A hex touches no own settlement, although others would."""
    near = names_of(targets)
    some: Args = {"near": ", ".join(near[:FEW]), "count": len(near)}
    return Reason("not-adjacent", text, {"hex": CELL_NAMES[cell], "what": what, **some})


# Tokens that build a settlement.


def _terrain_pool(terrain: int) -> Callable[[State], Cells]:
    return lambda state: state.setup.board.terrain[terrain] & state.empty


def _edge_pool(state: State) -> Cells:
    """All free hexes at the edge, as one pool (R27)."""
    return state.setup.board.edge & state.empty


def _line_pool(state: State) -> Cells:
    """Free hexes that continue a run of three, of any terrain to build on (R26)."""
    return line_ends(state.settlements[state.turn]) & free_land(state)


def _village_pool(state: State) -> Cells:
    """Free hexes that touch three own settlements."""
    return touching_three(state.settlements[state.turn]) & free_land(state)


BUILD_POOLS: dict[Kind, Callable[[State], Cells]] = {
    ORACLE: card_pool,
    FARM: _terrain_pool(GRASS),
    OASIS: _terrain_pool(DESERT),
    GARDEN: _terrain_pool(FLOWER),
    TOWER: _edge_pool,
    TAVERN: _line_pool,
    VILLAGE: _village_pool,
}
ADJACENT_BY_ITSELF = (TAVERN, VILLAGE)  # every hex of their pools touches an own settlement
_OWN_TERRAIN = {FARM: GRASS, OASIS: DESERT, GARDEN: FLOWER}

# What a token wants to build on: a code, and words.
_WANTED = {
    **{kind: (TERRAIN_NAMES[terrain],) * 2 for kind, terrain in _OWN_TERRAIN.items()},
    TOWER: ("edge", "a hex to build on at the edge of the board"),
    TAVERN: ("line", "a hex to build on at the end of three own settlements in a line"),
    VILLAGE: ("village", "a hex to build on that touches three own settlements"),
}


@step
class TokenBuild(Build):
    """A token builds one settlement."""

    name = "build"
    request = "build the settlement of the token"
    notation = (KIND,)

    kind: Kind

    def pool(self, state: State) -> Cells:
        return BUILD_POOLS[self.kind](state)

    def legal(self, state: State) -> int:
        if self.kind in ADJACENT_BY_ITSELF:
            return self.pool(state) << BUILD
        return Build.legal(self, state)

    def play(self, state: State, action: Action) -> None:
        if action < BUILD:
            use_outpost(state)
        else:
            state.stack.pop()
            build(state, action - BUILD)

    def wanted(self, state: State) -> tuple[str, str]:
        return card_words(state) if self.kind == ORACLE else _WANTED[self.kind]

    def why_not_outpost(self, state: State) -> Reason:
        if self.kind in ADJACENT_BY_ITSELF:
            used = KIND_NAMES[self.kind]
            return Reason("outpost-useless", f"{used} needs no outpost", {"token": used})
        return Build.why_not_outpost(self, state)

    def awaited(self, state: State) -> Args:
        place = ANYWHERE if self.kind in ADJACENT_BY_ITSELF else self.place(state)
        return {"token": KIND_NAMES[self.kind], "terrain": self._terrain(state), "place": place}

    def _terrain(self, state: State) -> str:
        if self.kind == ORACLE:
            return card_code(state)
        return TERRAIN_NAMES[_OWN_TERRAIN[self.kind]] if self.kind in _OWN_TERRAIN else ANY

    def describe(self, state: State) -> dict[str, Json]:
        return {"token": KIND_NAMES[self.kind]}

    def problem(self, state: State) -> str:
        """Why this cannot be pending."""
        is_known = self.kind in BUILD_POOLS and self.kind in state.setup.kinds
        return "" if is_known else "no such token builds in this game"


def why_no_build(state: State, kind: Kind) -> Reason:
    """Why a token has nothing to build: no hex, or no settlement in the supply (R4)."""
    if state.supply(state.turn):
        return no_target(state, kind)
    name = KIND_NAMES[kind]
    text = f"{name} builds, and no settlement is left in the supply"
    return Reason("no-supply", text, {"token": name})


def _use(kind: Kind) -> Use:
    pool, building = BUILD_POOLS[kind], TokenBuild(kind)

    def can_use(state: State) -> object:
        return state.supply(state.turn) and pool(state)

    return Use(can_use, lambda state: building, why_no_build)


USES = {kind: _use(kind) for kind in BUILD_POOLS}
