"""What a seat has to decide now, as a code with arguments."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.errors import Args, Message
from regnum.core.seats import seat_name
from regnum.kingdom_builder.board import CELL_NAMES, Cells, neighbours
from regnum.kingdom_builder.data import (
    BARN,
    DESERT,
    FARM,
    FLOWER,
    GARDEN,
    GRASS,
    HARBOR,
    KIND_NAMES,
    OASIS,
    ORACLE,
    TERRAIN_NAMES,
)
from regnum.kingdom_builder.frames import (
    AFTER,
    DONATION,
    DRAWING,
    FRAME_NAMES,
    FREED,
    LIFT,
    MANDATORY,
    SET_DOWN,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
    Frame,
)
from regnum.kingdom_builder.legal import (
    NO_CARD,
    RULE_3_HOLDS_BY_ITSELF,
    SET_DOWNS,
    build_pool,
    extra_actions,
)

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State

ANY = "any"
BY_ITSELF = "by-itself"
_OWN_TERRAIN = {FARM: GRASS, OASIS: DESERT, GARDEN: FLOWER}


def awaited(state: "State") -> Message:
    """The frame on top with what it asks for."""
    frame = state.stack[-1]
    args = _ARGS.get(frame[0])
    return Message(FRAME_NAMES[frame[0]], {} if args is None else args(state, frame))


def card_code(state: "State") -> str:
    """The terrain of the card that lies open."""
    card = state.cards[state.turn]
    return ANY if card == NO_CARD else TERRAIN_NAMES[card]


def owed(state: "State", count: int) -> int:
    """How many settlements are still to be built, no more than the supply has."""
    return min(count, state.supply(state.turn))


def _place(state: "State", pool: Cells) -> str:
    """Where rule 3 lets one build, and why."""
    if not state.settlements[state.turn]:
        return "first"
    return "adjacent" if pool & state.reach[state.turn] else "free"


def _mandatory(state: "State", frame: Frame) -> Args:
    place = _place(state, build_pool(state, frame))
    return {"terrain": card_code(state), "owed": owed(state, frame[1]), "place": place}


def _token_build(state: "State", frame: Frame) -> Args:
    kind = frame[1]
    by_itself = kind in RULE_3_HOLDS_BY_ITSELF
    place = BY_ITSELF if by_itself else _place(state, build_pool(state, frame))
    return {"token": KIND_NAMES[kind], "terrain": _token_terrain(state, kind), "place": place}


def _token_terrain(state: "State", kind: int) -> str:
    if kind == ORACLE:
        return card_code(state)
    return TERRAIN_NAMES[_OWN_TERRAIN[kind]] if kind in _OWN_TERRAIN else ANY


def _donation(state: "State", frame: Frame) -> Args:
    return {
        "terrain": TERRAIN_NAMES[frame[1]],
        "owed": owed(state, frame[2]),
        "place": _place(state, build_pool(state, frame)),
    }


def _freed(state: "State", frame: Frame) -> Args:
    """What the build below asks for, but anywhere."""
    below = state.stack[-2]
    return {"frees": FRAME_NAMES[below[0]], **_ARGS[below[0]](state, below), "place": BY_ITSELF}


def _lift(state: "State", frame: Frame) -> Args:
    return {"token": KIND_NAMES[frame[1]], "left": frame[2]}


def _set_down(state: "State", frame: Frame) -> Args:
    _, kind, left, _, start = frame
    args: Args = {"token": KIND_NAMES[kind], "left": left, "hex": CELL_NAMES[start]}
    if kind not in (BARN, HARBOR):
        return {**args, "terrain": ANY, "place": BY_ITSELF}
    others = state.settlements[state.turn] & ~(1 << start)
    is_adjacent = SET_DOWNS[kind](state, kind, start) & neighbours(others)
    place = "first" if not others else "adjacent" if is_adjacent else "free"
    return {**args, "terrain": "water" if kind == HARBOR else card_code(state), "place": place}


def _walling(state: "State", frame: Frame) -> Args:
    return {"terrain": card_code(state), "left": frame[1], "place": "adjacent"}


def _strike(state: "State", frame: Frame) -> Args:
    own = "yes" if state.setup.owner_chooses else "no"
    return {"left": frame[1].bit_count(), "own": own}


def _after(state: "State", frame: Frame) -> Args:
    return {"tokens": extra_actions(state).bit_count()}


def _drawing(state: "State", frame: Frame) -> Args:
    return {"seat": seat_name(frame[1])}


_ARGS: dict[int, Callable[["State", Frame], Args]] = {
    AFTER: _after,
    MANDATORY: _mandatory,
    TOKEN_BUILD: _token_build,
    DONATION: _donation,
    FREED: _freed,
    LIFT: _lift,
    SET_DOWN: _set_down,
    WALLING: _walling,
    STRIKE: _strike,
    DRAWING: _drawing,
}
