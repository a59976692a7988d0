"""Why an action is illegal, in words."""

from typing import TYPE_CHECKING

from regnum.core.contract import Action
from regnum.core.errors import Args, Reason
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
from regnum.kingdom_builder.awaited import awaited, card_code, owed
from regnum.kingdom_builder.board import CELL_NAMES, Cell, Cells, names_of
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
    SET_DOWNS,
    build_pool,
    build_targets,
    card_pool,
    move_terrain,
    wall_targets,
)

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State

BUILDING = (MANDATORY, TOKEN_BUILD, DONATION)
FEW = 3  # hexes that are named where others would do

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
        text = f"there is no action {action}: they are 0 to {ACTION_COUNT - 1}"
        return Reason("no-action", text, {"limit": ACTION_COUNT - 1})
    if state.legal_mask >> action & 1:
        return None
    kind = state.stack[-1][0]
    if kind == OVER:
        return Reason("over", "the game is over")
    if kind in (DRAWING, REPLACING):
        if DRAW <= action < USE:
            terrain = TERRAIN_NAMES[action - DRAW]
            return Reason("no-card", f"no {terrain} card is left in the pile", {"terrain": terrain})
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
    seat = seat_name(state.seat)
    text = f"now {seat} has to {AWAITED[state.stack[-1][0]]}"
    return Reason("awaited", text, {"awaited": awaited(state).code, "seat": seat})


def _why_not_end(state: "State") -> Reason:
    frame = state.stack[-1]
    if frame[0] == MANDATORY:
        count = owed(state, frame[1])
        text = f"{count} of the mandatory settlements are still to be built"
        return Reason("owed", text, {"count": count})
    return _awaited(state)


def _why_not_stop(state: "State") -> Reason:
    frame = state.stack[-1]
    if frame[0] in (LIFT, WALLING):
        token = KIND_NAMES[QUARRY if frame[0] == WALLING else frame[1]]
        text = "a token that was begun must be used at least once"
        return Reason("not-begun", text, {"token": token})
    return Reason("nothing-to-stop", "only walls and the steps of a resettlement can be stopped")


def _why_not_use(state: "State", kind: Kind) -> Reason:
    name, setup = KIND_NAMES[kind], state.setup
    token = {"token": name}
    homes = setup.homes_of_kind[kind]
    if not homes:
        return Reason("not-in-play", f"{name} is not in this game", token)
    if not state.held[state.turn] & homes:
        seat = seat_name(state.turn)
        return Reason("no-token", f"{seat} has no {name} token", {**token, "seat": seat})
    if not state.ready & homes:
        text = f"{name} was used or gained this turn: wait for the next"
        return Reason("token-not-ready", text, token)
    frame = state.stack[-1]
    if kind == OUTPOST:
        if frame[0] == TOKEN_BUILD and frame[1] in RULE_3_HOLDS_BY_ITSELF:
            used = KIND_NAMES[frame[1]]
            return Reason("outpost-useless", f"{used} needs no outpost", {"token": used})
        return Reason("outpost-needs-build", "an outpost goes with a settlement being built")
    if frame[0] == MANDATORY and frame[2]:
        return Reason("inside-mandatory", "no token inside the mandatory action", token)
    if frame[0] not in (AFTER, MANDATORY):
        return _awaited(state)
    assert not CAN_USE[kind](state)
    if _needs_supply(kind) and not state.supply(state.turn):
        text = f"{name} builds, and no settlement is left in the supply"
        return Reason("no-supply", text, token)
    if kind == QUARRY and state.walls.bit_count() == WALLS:
        return Reason("no-walls", "all stone walls are on the board", {"count": WALLS})
    return Reason("no-target", f"{name} has nothing it could be used on", token)


def _needs_supply(kind: Kind) -> bool:
    return kind in BUILD_POOLS or FIRST_DONATION <= kind < RESETTLEMENT


def _occupied(state: "State", cell: Cell) -> Reason | None:
    name = CELL_NAMES[cell]
    for seat, settlements in enumerate(state.settlements):
        if settlements >> cell & 1:
            text = f"{name} holds a settlement of {seat_name(seat)}"
            return Reason("settled", text, {"hex": name, "seat": seat_name(seat)})
    if state.walls >> cell & 1:
        return Reason("walled", f"a stone wall stands on {name}", {"hex": name})
    if state.setup.board.specials >> cell & 1:
        text = f"nothing can stand on {name}: it is a castle, location or nomads"
        return Reason("special", text, {"hex": name, "what": _special(state, cell)})
    return None


def _special(state: "State", cell: Cell) -> str:
    board = state.setup.board
    if board.castles >> cell & 1:
        return "castle"
    return "location" if cell in board.locations else "nomads"


def _why_not_build(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    if frame[0] == FREED:
        frame = state.stack[-2]
    if frame[0] not in BUILDING:
        return _awaited(state)
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    if build_pool(state, frame) >> cell & 1:
        targets = build_targets(state, frame)
        near = names_of(targets)
        words = ", ".join(near[:FEW]) + (", ..." if len(near) > FEW else "")
        text = f"{CELL_NAMES[cell]} touches no own settlement, and {words} would (rule 3)"
        return _not_adjacent(text, "build", cell, targets)
    return _not_in_pool(state, cell, *_wanted(state, frame))


def _not_adjacent(text: str, what: str, cell: Cell, targets: Cells) -> Reason:
    near = names_of(targets)
    some: Args = {"near": ", ".join(near[:FEW]), "count": len(near)}
    return Reason("not-adjacent", text, {"hex": CELL_NAMES[cell], "what": what, **some})


def _not_in_pool(state: "State", cell: Cell, code: str, words: str) -> Reason:
    name, terrain = CELL_NAMES[cell], _terrain(state, cell)
    args = {"hex": name, "terrain": terrain, "wanted": code}
    return Reason("not-in-pool", f"{name} is {terrain}, not {words}", args)


def _terrain(state: "State", cell: Cell) -> str:
    cells = state.setup.board.terrain_of(cell)
    return TERRAIN_NAMES[state.setup.board.terrain.index(cells)]


def _card(state: "State") -> tuple[str, str]:
    card = state.cards[state.turn]
    words = "of any terrain, for there is no card" if card == NO_CARD else TERRAIN_NAMES[card]
    return card_code(state), words


# What a token wants to build on: a code, and words.
_WANTED = {
    "farm": ("grass", "grass"),
    "oasis": ("desert", "desert"),
    "garden": ("flower", "flower"),
    "tower": ("edge", "a hex to build on at the edge of the board"),
    "tavern": ("line", "a hex to build on at the end of three own settlements in a line"),
    "village": ("village", "a hex to build on that touches three own settlements"),
}


def _wanted(state: "State", frame: tuple[int, ...]) -> tuple[str, str]:
    if frame[0] == DONATION:
        return (TERRAIN_NAMES[frame[1]],) * 2
    if frame[0] == TOKEN_BUILD:
        return _WANTED.get(KIND_NAMES[frame[1]], _card(state))
    return _card(state)


def _why_not_take(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    name = CELL_NAMES[cell]
    if frame[0] == STRIKE:
        text = f"no settlement on {name} that the sword still removes"
        return Reason("not-a-victim", text, {"hex": name})
    if frame[0] != LIFT:
        return _awaited(state)
    if not state.settlements[state.turn] >> cell & 1:
        seat = seat_name(state.turn)
        text = f"{name} holds no settlement of {seat}"
        return Reason("not-own", text, {"hex": name, "seat": seat})
    token = KIND_NAMES[frame[1]]
    text = f"{token} has no hex to move {name} to"
    return Reason("cannot-move", text, {"hex": name, "token": token})


def _why_not_move(state: "State", cell: Cell) -> Reason:
    frame = state.stack[-1]
    if frame[0] != SET_DOWN:
        return _awaited(state)
    _, kind, _, _, start = frame
    name, origin = CELL_NAMES[cell], CELL_NAMES[start]
    if cell == start:
        return Reason("same-hex", f"{origin} is where the settlement comes from", {"hex": name})
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    if KIND_NAMES[kind] in ("barn", "harbor"):
        if move_terrain(state, kind) >> cell & 1:
            text = f"{name} touches no other own settlement (rule 3)"
            return _not_adjacent(text, "move", cell, SET_DOWNS[kind](state, kind, start))
        wanted = ("water", "water") if KIND_NAMES[kind] == "harbor" else _card(state)
        return _not_in_pool(state, cell, *wanted)
    if not state.setup.board.buildable >> cell & 1:
        terrain = _terrain(state, cell)
        text = f"{name} is {terrain}: nothing lands there"
        return Reason("not-buildable", text, {"hex": name, "terrain": terrain})
    token = KIND_NAMES[kind]
    text = f"{token} does not lead from {origin} to {name}"
    return Reason("out-of-way", text, {"hex": name, "token": token, "from": origin})


def _why_not_wall(state: "State", cell: Cell) -> Reason:
    if state.stack[-1][0] != WALLING:
        return _awaited(state)
    occupied = _occupied(state, cell)
    if occupied:
        return occupied
    if card_pool(state) >> cell & 1:
        text = f"{CELL_NAMES[cell]} touches no own settlement"
        return _not_adjacent(text, "wall", cell, wall_targets(state))
    return _not_in_pool(state, cell, *_card(state))
