"""Why an action is illegal, in words."""

from typing import TYPE_CHECKING

from regnum.core.contract import Action
from regnum.core.errors import Reason
from regnum.core.seats import seat_name
from regnum.kingdom_builder.actions import (
    ACTION_COUNT,
    ACTION_TEXTS,
    BUILD,
    DRAW,
    END,
    MOVE,
    STOP,
    TAKE,
    USE,
    WALL,
)
from regnum.kingdom_builder.board import CELL_NAMES, Cell, names_of
from regnum.kingdom_builder.data import (
    FIRST_DONATION,
    KIND_NAMES,
    OUTPOST,
    QUARRY,
    RESETTLEMENT,
    TERRAIN_NAMES,
    WALLS,
    Kind,
)
from regnum.kingdom_builder.frames import (
    AFTER,
    DONATION,
    DRAWING,
    FREED,
    LIFT,
    MANDATORY,
    OVER,
    REPLACING,
    SET_DOWN,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
)
from regnum.kingdom_builder.legal import (
    BUILD_POOLS,
    CAN_USE,
    NO_CARD,
    RULE_3_HOLDS_BY_ITSELF,
    adjacent_if_possible,
    build_pool,
    card_pool,
    move_terrain,
)

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State

BUILDING = (MANDATORY, TOKEN_BUILD, DONATION)

# What is awaited while each kind of frame is on top.
AWAITED = {
    AFTER: "use a token or end the turn",
    MANDATORY: "build a settlement",
    TOKEN_BUILD: "build the settlement of the token",
    DONATION: "build the settlements of the donation",
    FREED: "build the settlement that the outpost frees",
    LIFT: "take the settlement to be moved",
    SET_DOWN: "move the lifted settlement to a hex",
    WALLING: "put up a wall",
    STRIKE: "take a settlement that the sword removes",
}


def why_not(state: "State", action: Action) -> Reason | None:
    """The reason why an action is illegal now; None for a legal one."""
    if action not in ACTION_TEXTS:
        return Reason("no-action", f"there is no action {action}: they are 0 to {ACTION_COUNT - 1}")
    if state.legal_mask >> action & 1:
        return None
    kind = state.stack[-1][0]
    if kind == OVER:
        return Reason("over", "the game is over")
    if kind in (DRAWING, REPLACING):
        if DRAW <= action < USE:
            return Reason("no-card", f"no {TERRAIN_NAMES[action - DRAW]} card is left in the pile")
        return Reason("chance", "a card is drawn first")
    if DRAW <= action < USE:
        return Reason("not-chance", "cards are drawn when a turn is over or a card is replaced")
    if USE <= action < BUILD:
        return _why_not_use(state, action - USE)
    if action == END:
        return _why_not_end(state)
    if action == STOP:
        return _why_not_stop(state)
    if action < MOVE:
        return _why_not_build(state, action - BUILD)
    if action < TAKE:
        return _why_not_move(state, action - MOVE)
    if action < WALL:
        return _why_not_take(state, action - TAKE)
    return _why_not_wall(state, action - WALL)


def _awaited(state: "State") -> Reason:
    return Reason("awaited", f"now {seat_name(state.seat)} has to {AWAITED[state.stack[-1][0]]}")


def _why_not_end(state: "State") -> Reason:
    if state.stack[-1][0] == MANDATORY:
        return Reason("owed", f"{_owed(state)} of the mandatory settlements are still to be built")
    return _awaited(state)


def _owed(state: "State") -> int:
    return min(state.stack[-1][1], state.supply(state.turn))


def _why_not_stop(state: "State") -> Reason:
    if state.stack[-1][0] in (LIFT, WALLING):
        return Reason("not-begun", "a token that was begun must be used at least once")
    return Reason("nothing-to-stop", "only walls and the steps of a resettlement can be stopped")


def _why_not_use(state: "State", kind: Kind) -> Reason:
    name, setup = KIND_NAMES[kind], state.setup
    homes = setup.homes_of_kind[kind]
    if not homes:
        return Reason("not-in-play", f"{name} is not in this game")
    if not state.held[state.turn] & homes:
        return Reason("no-token", f"{seat_name(state.turn)} has no {name} token")
    if not state.ready & homes:
        return Reason("token-not-ready", f"{name} was used or gained this turn: wait for the next")
    frame = state.stack[-1]
    if kind == OUTPOST:
        if frame[0] == TOKEN_BUILD and frame[1] in RULE_3_HOLDS_BY_ITSELF:
            return Reason("outpost-useless", f"{KIND_NAMES[frame[1]]} needs no outpost")
        return Reason("outpost-needs-build", "an outpost goes with a settlement being built")
    if frame[0] == MANDATORY and frame[2]:
        return Reason("inside-mandatory", "no token inside the mandatory action")
    if frame[0] not in (AFTER, MANDATORY):
        return _awaited(state)
    assert not CAN_USE[kind](state)
    if _needs_supply(kind) and not state.supply(state.turn):
        return Reason("no-supply", f"{name} builds, and no settlement is left in the supply")
    if kind == QUARRY and state.walls.bit_count() == WALLS:
        return Reason("no-walls", "all stone walls are on the board")
    return Reason("no-target", f"{name} has nothing it could be used on")


def _needs_supply(kind: Kind) -> bool:
    return kind in BUILD_POOLS or FIRST_DONATION <= kind < RESETTLEMENT


def _occupied(state: "State", cell: Cell) -> Reason | None:
    name = CELL_NAMES[cell]
    for seat, settlements in enumerate(state.settlements):
        if settlements >> cell & 1:
            return Reason("settled", f"{name} holds a settlement of {seat_name(seat)}")
    if state.walls >> cell & 1:
        return Reason("walled", f"a stone wall stands on {name}")
    if state.setup.board.specials >> cell & 1:
        return Reason("special", f"nothing can stand on {name}: it is a castle, location or nomads")
    return None


def _why_not_build(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    if frame[0] == FREED:
        frame = state.stack[-2]
    if frame[0] not in BUILDING:
        return _awaited(state)
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    name = CELL_NAMES[cell]
    pool = build_pool(state, frame)
    if pool >> cell & 1:
        near = names_of(adjacent_if_possible(pool, state.reach[state.turn]))
        return Reason(
            "not-adjacent", f"{name} touches no own settlement, and {_some(near)} would (rule 3)"
        )
    return Reason("not-in-pool", f"{name} is {_terrain(state, cell)}, not {_wanted(state, frame)}")


def _some(names: tuple[str, ...]) -> str:
    return ", ".join(names[:3]) + (", ..." if len(names) > 3 else "")


def _terrain(state: "State", cell: Cell) -> str:
    cells = state.setup.board.terrain_of(cell)
    return TERRAIN_NAMES[state.setup.board.terrain.index(cells)]


def _card(state: "State") -> str:
    card = state.cards[state.turn]
    return "of any terrain, for there is no card" if card == NO_CARD else TERRAIN_NAMES[card]


_WANTED = {
    "farm": "grass",
    "oasis": "desert",
    "garden": "flower",
    "tower": "a hex to build on at the edge of the board",
    "tavern": "a hex to build on at the end of three own settlements in a line",
    "village": "a hex to build on that touches three own settlements",
}


def _wanted(state: "State", frame: tuple[int, ...]) -> str:
    if frame[0] == DONATION:
        return TERRAIN_NAMES[frame[1]]
    if frame[0] == TOKEN_BUILD:
        return _WANTED.get(KIND_NAMES[frame[1]], _card(state))
    return _card(state)


def _why_not_take(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    name = CELL_NAMES[cell]
    if frame[0] == STRIKE:
        return Reason("not-a-victim", f"no settlement on {name} that the sword still removes")
    if frame[0] != LIFT:
        return _awaited(state)
    if not state.settlements[state.turn] >> cell & 1:
        return Reason("not-own", f"{name} holds no settlement of {seat_name(state.turn)}")
    return Reason("cannot-move", f"{KIND_NAMES[frame[1]]} has no hex to move {name} to")


def _why_not_move(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    if frame[0] != SET_DOWN:
        return _awaited(state)
    _, kind, _, _, start = frame
    name, origin = CELL_NAMES[cell], CELL_NAMES[start]
    if cell == start:
        return Reason("same-hex", f"{origin} is where the settlement comes from")
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    if KIND_NAMES[kind] in ("barn", "harbor"):
        if move_terrain(state, kind) >> cell & 1:
            return Reason("not-adjacent", f"{name} touches no other own settlement (rule 3)")
        wanted = "water" if KIND_NAMES[kind] == "harbor" else _card(state)
        return Reason("not-in-pool", f"{name} is {_terrain(state, cell)}, not {wanted}")
    if not state.setup.board.buildable >> cell & 1:
        return Reason("not-buildable", f"{name} is {_terrain(state, cell)}: nothing lands there")
    return Reason("out-of-way", f"{KIND_NAMES[kind]} does not lead from {origin} to {name}")


def _why_not_wall(state: "State", cell: Cell) -> Reason:
    if state.stack[-1][0] != WALLING:
        return _awaited(state)
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    name = CELL_NAMES[cell]
    if card_pool(state) >> cell & 1:
        return Reason("not-adjacent", f"{name} touches no own settlement")
    return Reason("not-in-pool", f"{name} is {_terrain(state, cell)}, not {_card(state)}")
