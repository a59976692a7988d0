"""Which decisions are legal: one function for each kind of pending frame and of token."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.kingdom_builder.actions import BUILD, DRAW, END, MOVE, STOP, TAKE, USE, WALL
from regnum.kingdom_builder.board import (
    AXES,
    NEIGHBOURS,
    STEPS,
    Cell,
    Cells,
    line_ends,
    neighbours,
    touching_three,
)
from regnum.kingdom_builder.data import (
    BARN,
    CARAVAN,
    DESERT,
    FARM,
    FIRST_DONATION,
    FLOWER,
    GARDEN,
    GRASS,
    HARBOR,
    OASIS,
    ORACLE,
    OUTPOST,
    PADDOCK,
    QUARRY,
    RESETTLEMENT,
    RESETTLEMENT_STEPS,
    SWORD,
    TAVERN,
    TERRAIN_NAMES,
    TOWER,
    VILLAGE,
    WALLS,
    WALLS_PER_ACTION,
    WATER,
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
    Frame,
)

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State

NO_CARD = -1
OUTPOST_BIT = 1 << USE + OUTPOST
RULE_3_HOLDS_BY_ITSELF = (TAVERN, VILLAGE)


def legal_mask(state: "State") -> int:
    """The set of legal actions."""
    frame = state.stack[-1]
    return _LEGAL[frame[0]](state, frame)


# Builds: a pool of hexes, narrowed by rule 3.


def adjacent_if_possible(pool: Cells, reach: Cells) -> Cells:
    """Building rule 3: next to an own settlement where that is possible."""
    return pool & reach or pool


def card_pool(state: "State") -> Cells:
    """Free hexes of the played card's terrain; none without a card (R59)."""
    card = state.cards[state.turn]
    return 0 if card == NO_CARD else state.setup.board.terrain[card] & state.empty


def free_land(state: "State") -> Cells:
    """Free hexes of the five terrains that one builds on."""
    return state.setup.board.buildable & state.empty


def tavern_pool(state: "State") -> Cells:
    """Free hexes that continue a run of three (R26)."""
    return line_ends(state.settlements[state.turn]) & free_land(state)


def village_pool(state: "State") -> Cells:
    """Free hexes that touch three own settlements (R26)."""
    return touching_three(state.settlements[state.turn]) & free_land(state)


BUILD_POOLS: dict[Kind, Callable[["State"], Cells]] = {
    ORACLE: card_pool,
    FARM: lambda state: state.setup.board.terrain[GRASS] & state.empty,
    OASIS: lambda state: state.setup.board.terrain[DESERT] & state.empty,
    GARDEN: lambda state: state.setup.board.terrain[FLOWER] & state.empty,
    TOWER: lambda state: state.setup.board.edge & state.empty,  # R27: one pool
    TAVERN: tavern_pool,
    VILLAGE: village_pool,
}


def build_pool(state: "State", frame: Frame) -> Cells:
    """Where the settlement of a building frame may stand, rule 3 aside."""
    if frame[0] == MANDATORY:
        return card_pool(state)
    if frame[0] == DONATION:
        return state.setup.board.terrain[frame[1]] & state.empty
    return BUILD_POOLS[frame[1]](state)


def build_targets(state: "State", frame: Frame) -> Cells:
    """Where the settlement of a building frame may stand."""
    return adjacent_if_possible(build_pool(state, frame), state.reach[state.turn])


# Moves: which settlements can be lifted, and where each can be set down.


def move_terrain(state: "State", kind: Kind) -> Cells:
    """All hexes of the terrain that Barn or Harbor moves to, free or not."""
    if kind == HARBOR:
        return state.setup.board.terrain[WATER]
    card = state.cards[state.turn]
    return 0 if card == NO_CARD else state.setup.board.terrain[card]


def _adjacent_lifts(state: "State", kind: Kind) -> Cells:
    """Settlements that Barn or Harbor can move somewhere else (R22, R23).

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


def _adjacent_set_downs(state: "State", kind: Kind, start: Cell) -> Cells:
    """Rule 3 with the piece lifted: its old hex counts as free, but is no target (R22, R23)."""
    lifted = 1 << start
    terrain = move_terrain(state, kind)
    pool = terrain & (state.empty | lifted)
    reach = neighbours(state.settlements[state.turn] ^ lifted)
    return adjacent_if_possible(pool, reach) & ~lifted


def _leap_lifts(state: "State", kind: Kind) -> Cells:
    """Settlements that have a free hex two steps away (R25)."""
    free = free_land(state)
    starts = 0
    for step in AXES:
        starts |= free << 2 * step | free >> 2 * step
    return starts & state.settlements[state.turn]


def _leap_set_downs(state: "State", kind: Kind, start: Cell) -> Cells:
    free = free_land(state)
    return sum(
        1 << start + 2 * step
        for step in STEPS
        if start + 2 * step >= 0 and free >> start + 2 * step & 1
    )


def _step_lifts(state: "State", kind: Kind) -> Cells:
    """Settlements that can go at least one step (R47, R53)."""
    return neighbours(free_land(state)) & state.settlements[state.turn]


def _slide_set_downs(state: "State", kind: Kind, start: Cell) -> Cells:
    """In each direction as far as the way is free, and no less (R53)."""
    free = free_land(state)
    targets = 0
    for step in STEPS:
        end = start
        while end + step >= 0 and free >> end + step & 1:
            end += step
        if end != start:
            targets |= 1 << end
    return targets


def _step_set_downs(state: "State", kind: Kind, start: Cell) -> Cells:
    return NEIGHBOURS[start] & free_land(state)


LIFTS: dict[Kind, Callable[["State", Kind], Cells]] = {
    BARN: _adjacent_lifts,
    HARBOR: _adjacent_lifts,
    PADDOCK: _leap_lifts,
    CARAVAN: _step_lifts,
    RESETTLEMENT: _step_lifts,
}
SET_DOWNS: dict[Kind, Callable[["State", Kind, Cell], Cells]] = {
    BARN: _adjacent_set_downs,
    HARBOR: _adjacent_set_downs,
    PADDOCK: _leap_set_downs,
    CARAVAN: _slide_set_downs,
    RESETTLEMENT: _step_set_downs,
}


# Walls and the Sword.


def wall_targets(state: "State") -> Cells:
    """Free hexes of the played card's terrain that touch an own settlement (R54)."""
    if state.walls.bit_count() == WALLS:
        return 0
    return card_pool(state) & state.reach[state.turn]


def strike_victims(state: "State") -> int:
    """The other seats that have a settlement on the board (R51)."""
    victims = 0
    for seat, settlements in enumerate(state.settlements):
        if settlements and seat != state.turn:
            victims |= 1 << seat
    return victims


def strike_targets(state: "State", victims: int) -> Cells:
    """The settlements one of which is to be removed now."""
    if state.setup.owner_chooses:
        return state.settlements[state.seat]
    targets = 0
    for seat in bits(victims):
        targets |= state.settlements[seat]
    return targets


# Which tokens can be used at all.


def _can_build(kind: Kind) -> Callable[["State"], object]:
    pool = BUILD_POOLS[kind]
    return lambda state: state.supply(state.turn) and pool(state)


def _can_move(kind: Kind) -> Callable[["State"], object]:
    lifts = LIFTS[kind]
    return lambda state: lifts(state, kind)


def _can_donate(terrain: int) -> Callable[["State"], object]:
    return lambda state: (
        state.supply(state.turn) and state.setup.board.terrain[terrain] & state.empty
    )


CAN_USE: dict[Kind, Callable[["State"], object]] = {
    **{kind: _can_build(kind) for kind in BUILD_POOLS},
    **{kind: _can_move(kind) for kind in LIFTS},
    **{FIRST_DONATION + terrain: _can_donate(terrain) for terrain in range(len(TERRAIN_NAMES))},
    QUARRY: wall_targets,
    SWORD: strike_victims,
}


def extra_actions(state: "State") -> int:
    """The tokens that can be used now, as actions. An Outpost needs a build to go with."""
    setup, ready = state.setup, state.ready
    mask = 0
    if ready:
        for kind in setup.extra_kinds:
            if ready & setup.homes_of_kind[kind] and CAN_USE[kind](state):
                mask |= 1 << USE + kind
    return mask


def _outpost(state: "State") -> int:
    return OUTPOST_BIT if state.ready & state.setup.homes_of_kind[OUTPOST] else 0


# One function for each kind of frame.


def _after(state: "State", frame: Frame) -> int:
    return extra_actions(state) | 1 << END


def _mandatory(state: "State", frame: Frame) -> int:
    mask = adjacent_if_possible(card_pool(state), state.reach[state.turn]) << BUILD
    if not state.ready:
        return mask
    if not frame[2]:  # R1: before the first of the three, never between them
        mask |= extra_actions(state)
    return mask | _outpost(state)


def _token_build(state: "State", frame: Frame) -> int:
    mask = build_targets(state, frame) << BUILD
    return mask if frame[1] in RULE_3_HOLDS_BY_ITSELF else mask | _outpost(state)


def _donation(state: "State", frame: Frame) -> int:
    return build_targets(state, frame) << BUILD | _outpost(state)


def _freed(state: "State", frame: Frame) -> int:
    return build_pool(state, state.stack[-2]) << BUILD


def _lift(state: "State", frame: Frame) -> int:
    _, kind, left, _ = frame
    begun = kind == RESETTLEMENT and left < RESETTLEMENT_STEPS
    return LIFTS[kind](state, kind) << TAKE | begun << STOP


def _set_down(state: "State", frame: Frame) -> int:
    return SET_DOWNS[frame[1]](state, frame[1], frame[4]) << MOVE


def _walling(state: "State", frame: Frame) -> int:
    return wall_targets(state) << WALL | (frame[1] < WALLS_PER_ACTION) << STOP


def _strike(state: "State", frame: Frame) -> int:
    return strike_targets(state, frame[1]) << TAKE


def _draw(state: "State", frame: Frame) -> int:
    mask = 0
    for terrain, count in enumerate(state.deck):
        if count:
            mask |= 1 << DRAW + terrain
    return mask


def _over(state: "State", frame: Frame) -> int:
    return 0


_LEGAL: dict[int, Callable[["State", Frame], int]] = {
    AFTER: _after,
    MANDATORY: _mandatory,
    TOKEN_BUILD: _token_build,
    DONATION: _donation,
    FREED: _freed,
    LIFT: _lift,
    SET_DOWN: _set_down,
    WALLING: _walling,
    STRIKE: _strike,
    DRAWING: _draw,
    REPLACING: _draw,
    OVER: _over,
}
