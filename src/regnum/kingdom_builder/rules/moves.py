"""Moves: Barn, Harbor, Paddock, Caravan and Resettlement take a settlement elsewhere.

Any own settlement can be moved, also from water or mountain (R24), and more than once (R10).
"""

from collections.abc import Callable
from typing import NamedTuple, Self

from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import step
from regnum.kingdom_builder.actions import MOVE, STOP, TAKE, WALL
from regnum.kingdom_builder.board import (
    AXES,
    CELL_NAMES,
    NEIGHBOURS,
    STEPS,
    Cell,
    Cells,
    names_of,
    neighbours,
    parse_cell,
    parse_cells,
    print_cells,
)
from regnum.kingdom_builder.data import (
    BARN,
    CARAVAN,
    HARBOR,
    KIND_NAMES,
    PADDOCK,
    RESETTLEMENT,
    RESETTLEMENT_STEPS,
    WATER,
    Kind,
)
from regnum.kingdom_builder.rules.building import adjacent_if_possible, free_land, why_not_adjacent
from regnum.kingdom_builder.rules.cards import ANY, card_code, card_terrain, card_words
from regnum.kingdom_builder.rules.outpost import ANYWHERE
from regnum.kingdom_builder.rules.red_cards import pay_for_settlement
from regnum.kingdom_builder.rules.step import (
    TurnStep,
    not_begun,
    terrain_name,
    why_occupied,
    why_other_terrain,
)
from regnum.kingdom_builder.rules.tokens import Use, gain_token, lose_token
from regnum.kingdom_builder.state import State

# Barn and Harbor: to a terrain, by rule 3.


def move_terrain(state: State, kind: Kind) -> Cells:
    """All hexes of the terrain that Barn or Harbor moves to, free or not."""
    return state.setup.board.terrain[WATER] if kind == HARBOR else card_terrain(state)


def _adjacent_lifts(state: State, kind: Kind) -> Cells:
    """Settlements that Barn or Harbor can move somewhere else.

    A settlement stays where it is if, once it is lifted, its own hex is the only target next
    to another own settlement. That can happen only where no free target touches any of the
    others.
    """
    terrain, reach = move_terrain(state, kind), state.reach[state.turn]
    pool, own = terrain & state.empty, state.settlements[state.turn]
    if not pool:
        return 0
    stuck_alone = own & terrain & reach
    near = pool & reach
    if near:
        touching = own & NEIGHBOURS[near.bit_length() - 1]
        if touching & touching - 1 or pool & neighbours(own ^ touching):
            return own
        stuck_alone &= touching
    return own & ~stuck_alone


def _adjacent_set_downs(state: State, kind: Kind, start: Cell) -> Cells:
    """Rule 3 with the piece lifted: its old hex counts as free (R22), but is no target (R23)."""
    lifted = 1 << start
    terrain = move_terrain(state, kind)
    pool = terrain & (state.empty | lifted)
    reach = neighbours(state.settlements[state.turn] ^ lifted)
    return adjacent_if_possible(pool, reach) & ~lifted


# Paddock: a leap of two hexes over anything (R25).


def _leap_lifts(state: State, kind: Kind) -> Cells:
    free = free_land(state)
    starts = 0
    for axis in AXES:
        starts |= free << 2 * axis | free >> 2 * axis
    return starts & state.settlements[state.turn]


def _leap_set_downs(state: State, kind: Kind, start: Cell) -> Cells:
    free = free_land(state)
    return sum(
        1 << start + 2 * way
        for way in STEPS
        if start + 2 * way >= 0 and free >> start + 2 * way & 1
    )


# Caravan: as far as the way is free. Resettlement: single steps. Neither asks for rule 3 (R47).


def _step_lifts(state: State, kind: Kind) -> Cells:
    """Settlements that can go at least one step."""
    return neighbours(free_land(state)) & state.settlements[state.turn]


def _slide_set_downs(state: State, kind: Kind, start: Cell) -> Cells:
    """In each direction as far as the way is free, and no less (R53)."""
    free = free_land(state)
    targets = 0
    for way in STEPS:
        end = start
        while end + way >= 0 and free >> end + way & 1:
            end += way
        if end != start:
            targets |= 1 << end
    return targets


def _step_set_downs(state: State, kind: Kind, start: Cell) -> Cells:
    return NEIGHBOURS[start] & free_land(state)


class Mover(NamedTuple):
    """How a token moves: which settlements can be lifted, and where each can be set down."""

    lifts: Callable[[State, Kind], Cells]
    set_downs: Callable[[State, Kind, Cell], Cells]
    by_rule_3: bool = False


MOVERS: dict[Kind, Mover] = {
    BARN: Mover(_adjacent_lifts, _adjacent_set_downs, by_rule_3=True),
    HARBOR: Mover(_adjacent_lifts, _adjacent_set_downs, by_rule_3=True),
    PADDOCK: Mover(_leap_lifts, _leap_set_downs),
    CARAVAN: Mover(_step_lifts, _slide_set_downs),
    RESETTLEMENT: Mover(_step_lifts, _step_set_downs),
}


def lifts(state: State, kind: Kind) -> Cells:
    """The settlements that a token can move."""
    return MOVERS[kind].lifts(state, kind)


def set_downs(state: State, kind: Kind, start: Cell) -> Cells:
    """The hexes that a token can move a settlement to."""
    return MOVERS[kind].set_downs(state, kind, start)


def move(state: State, start: Cell, cell: Cell, tokens_at_once: bool) -> None:
    """Set a lifted settlement down elsewhere, and do what follows."""
    seat = state.turn
    moved = 1 << start | 1 << cell
    state.settlements[seat] ^= moved
    state.empty ^= moved
    state.reach[seat] = neighbours(state.settlements[seat])
    if state.setup.moves_score:
        pay_for_settlement(state, cell)
    if tokens_at_once:
        lose_token(state, seat, start)
        gain_token(state, seat, cell)


def end_resettlement(state: State, stepped: Cells) -> None:
    """Gain and lose tokens once, after the last step, unless each step did so (R49)."""
    if state.setup.step_tokens:
        return
    for cell in bits(stepped):
        lose_token(state, state.turn, cell)
    for cell in bits(stepped & state.settlements[state.turn]):
        gain_token(state, state.turn, cell)


class _Move(TurnStep):
    """What lifting and setting down have in common."""

    __slots__ = ()

    kind: Kind
    left: int  # steps, this one included; of a Resettlement up to four (R48), else one
    stepped: Cells  # the hexes that a Resettlement has stepped on so far

    @property
    def token(self) -> str:
        """The name of the token that moves."""
        return KIND_NAMES[self.kind]

    def describe(self, state: State) -> dict[str, Json]:
        words: dict[str, Json] = {"token": self.token, "steps_left": self.left}
        if self.kind == RESETTLEMENT:
            words["stepped"] = list(names_of(self.stepped))
        return words

    def print_fields(self) -> tuple[str, ...]:
        if self.kind == RESETTLEMENT:
            return self.token, str(self.left), print_cells(self.stepped)
        return (self.token,)

    def problem(self, state: State) -> str:
        setup = state.setup
        if not (self.kind in MOVERS and self.kind in setup.kinds):
            return "no such token moves in this game"
        if not 1 <= self.left <= RESETTLEMENT_STEPS or self.stepped & ~setup.board.land:
            return "a resettlement has 1 to 4 steps left and names the hexes stepped on"
        return ""


def _parse_move(token: str, left: str = "1", stepped: str = "-") -> tuple[Kind, int, Cells]:
    return KIND_NAMES.index(token), int(left), parse_cells(stepped)


@step
class Lift(_Move):
    """A settlement is to be lifted."""

    name = "take"
    request = "take the settlement to be moved"

    kind: Kind
    left: int
    stepped: Cells

    def decider(self, state: State) -> Seat | None:
        return state.turn if lifts(state, self.kind) else None

    def advance(self, state: State) -> None:
        state.stack.pop()
        end_resettlement(state, self.stepped)

    def legal(self, state: State) -> int:
        has_begun = self.kind == RESETTLEMENT and self.left < RESETTLEMENT_STEPS
        return lifts(state, self.kind) << TAKE | has_begun << STOP

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == STOP:
            end_resettlement(state, self.stepped)
        else:
            state.stack.append(SetDown(self.kind, self.left, self.stepped, action - TAKE))

    def why_not_stop(self, state: State) -> Reason:
        return not_begun(self.token)

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if not TAKE <= action < WALL:
            return TurnStep.why_not_hex(self, state, action)
        cell = action - TAKE
        name = CELL_NAMES[cell]
        if not state.settlements[state.turn] >> cell & 1:
            seat = seat_name(state.turn)
            text = f"{name} holds no settlement of {seat}"
            return Reason("not-own", text, {"hex": name, "seat": seat})
        text = f"{self.token} has no hex to move {name} to"
        return Reason("cannot-move", text, {"hex": name, "token": self.token})

    def awaited(self, state: State) -> Args:
        return {"token": self.token, "left": self.left}

    @classmethod
    def parse_fields(cls, players: int, *texts: str) -> Self:
        return cls(*_parse_move(*texts))


@step
class SetDown(_Move):
    """A lifted settlement is to be set down."""

    name = "move"
    request = "move the lifted settlement to a hex"

    kind: Kind
    left: int
    stepped: Cells
    start: Cell

    def targets(self, state: State) -> Cells:
        """The hexes that the settlement can be moved to."""
        return set_downs(state, self.kind, self.start)

    def legal(self, state: State) -> int:
        return self.targets(state) << MOVE

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        cell = action - MOVE
        at_once = self.kind != RESETTLEMENT or state.setup.step_tokens
        move(state, self.start, cell, at_once)
        stepped = self.stepped | 1 << self.start | 1 << cell
        if self.left > 1:
            state.stack.append(Lift(self.kind, self.left - 1, stepped))
        elif self.kind == RESETTLEMENT:
            end_resettlement(state, stepped)

    def why_not_hex(self, state: State, action: Action) -> Reason:
        if not MOVE <= action < TAKE:
            return TurnStep.why_not_hex(self, state, action)
        cell = action - MOVE
        name, origin = CELL_NAMES[cell], CELL_NAMES[self.start]
        if cell == self.start:
            return Reason("same-hex", f"{origin} is where the settlement comes from", {"hex": name})
        occupied = why_occupied(state, cell)
        if occupied:
            return occupied
        if MOVERS[self.kind].by_rule_3:
            if move_terrain(state, self.kind) >> cell & 1:
                text = f"{name} touches no other own settlement (rule 3)"
                return why_not_adjacent(text, "move", cell, self.targets(state))
            wanted = ("water", "water") if self.kind == HARBOR else card_words(state)
            return why_other_terrain(state, cell, *wanted)
        if not state.setup.board.buildable >> cell & 1:
            terrain = terrain_name(state, cell)
            text = f"{name} is {terrain}: nothing lands there"
            return Reason("not-buildable", text, {"hex": name, "terrain": terrain})
        text = f"{self.token} does not lead from {origin} to {name}"
        return Reason("out-of-way", text, {"hex": name, "token": self.token, "from": origin})

    def awaited(self, state: State) -> Args:
        args: Args = {"token": self.token, "left": self.left, "hex": CELL_NAMES[self.start]}
        if not MOVERS[self.kind].by_rule_3:
            return {**args, "terrain": ANY, "place": ANYWHERE}
        others = state.settlements[state.turn] & ~(1 << self.start)
        is_adjacent = self.targets(state) & neighbours(others)
        place = "first" if not others else "adjacent" if is_adjacent else "free"
        terrain = "water" if self.kind == HARBOR else card_code(state)
        return {**args, "terrain": terrain, "place": place}

    def describe(self, state: State) -> dict[str, Json]:
        return {**_Move.describe(self, state), "from": CELL_NAMES[self.start]}

    def print_fields(self) -> tuple[str, ...]:
        return CELL_NAMES[self.start], *_Move.print_fields(self)

    @classmethod
    def parse_fields(cls, players: int, *texts: str) -> Self:
        start, *fields = texts
        return cls(*_parse_move(*fields), parse_cell(start))

    def problem(self, state: State) -> str:
        problem = _Move.problem(self, state)
        if not problem and not state.settlements[state.turn] >> self.start & 1:
            return "only an own settlement is moved"
        return problem


def _use(kind: Kind) -> Use:
    lift = Lift(kind, RESETTLEMENT_STEPS if kind == RESETTLEMENT else 1, 0)
    return Use(lambda state: lifts(state, kind), lambda state: lift)


USES = {kind: _use(kind) for kind in MOVERS}
