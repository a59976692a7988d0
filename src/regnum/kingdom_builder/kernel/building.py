"""Building: see the rules of the same name.

The pool of a build is a set in the setup, as far as it is free. Those of Tavern and Village depend
on the settlements.
"""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import WORD_BITS, Row, lowest_bit
from regnum.kingdom_builder.board import AXES, INDICES
from regnum.kingdom_builder.data import (
    DESERT,
    FARM,
    FLOWER,
    GRASS,
    OASIS,
    ORACLE,
    TAVERN,
    TOWER,
    VILLAGE,
)
from regnum.kingdom_builder.kernel.board import (
    add,
    add_near,
    ahead,
    flip,
    has,
    is_empty,
    near_count,
)
from regnum.kingdom_builder.kernel.cards import NO_CELLS, card_terrain
from regnum.kingdom_builder.kernel.layout import (
    BUILDABLE_LAND,
    CELL_WORDS,
    EDGE,
    EMPTY,
    ENDING,
    HAS_AMBASSADORS,
    HAS_SHEPHERDS,
    SUPPLY,
    TERRAIN,
)
from regnum.kingdom_builder.kernel.red_cards import pay_for_settlement
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of, turn_of
from regnum.kingdom_builder.kernel.tokens import gain_token

VILLAGE_NEIGHBOURS = 3


@inlined
def free_land(setup: Row, state: Row, i: int) -> int:
    """Word i of the free hexes of the five terrains that one builds on."""
    return int(setup[BUILDABLE_LAND + i] & state[EMPTY + i])


@inlined
def is_free_land(setup: Row, state: Row, cell: int) -> bool:
    """Is there a hex to build on, and is it free?"""
    return 0 <= cell < INDICES and has(setup, BUILDABLE_LAND, cell) and has(state, EMPTY, cell)


@inlined
def build(setup: Row, state: Row, cell: int) -> None:
    """Put a settlement of the seat whose turn it is, and do what follows."""
    seat = turn_of(state)
    flip(state, settlements_of(seat), cell)
    add_near(state, reach_of(seat), cell)
    flip(state, EMPTY, cell)
    state[SUPPLY + seat] -= 1
    if setup[HAS_SHEPHERDS] or setup[HAS_AMBASSADORS]:
        pay_for_settlement(setup, state, cell)
    gain_token(setup, state, seat, cell)
    if state[SUPPLY + seat] == 0:
        state[ENDING] = 1


@compiled
def is_any_free(setup: Row, state: Row, pool: int) -> bool:
    """Is a hex of the pool free?"""
    if pool == NO_CELLS:
        return False
    free = 0
    for i in range(CELL_WORDS):
        free |= setup[pool + i] & state[EMPTY + i]
    return free != 0


@compiled
def write_pool(setup: Row, state: Row, pool: int, mask: Row) -> None:
    """The free hexes of a pool become legal."""
    for i in range(CELL_WORDS):
        mask[1 + i] = setup[pool + i] & state[EMPTY + i]


@inlined
def write_targets(setup: Row, state: Row, seat: int, pool: int, mask: Row) -> None:
    """Building rule 3: next to an own settlement where that is possible (R11)."""
    reach = reach_of(seat)
    near = 0
    for i in range(CELL_WORDS):
        word = setup[pool + i] & state[EMPTY + i] & state[reach + i]
        mask[1 + i] = word
        near |= word
    if not near:
        write_pool(setup, state, pool, mask)


# Tokens that build a settlement.


@inlined
def build_pool(state: Row, kind: int) -> int:
    """Where the pool of a token lies in the setup (R27)."""
    if kind == ORACLE:
        return card_terrain(state)
    if kind == TOWER:
        return EDGE
    terrain = GRASS if kind == FARM else DESERT if kind == OASIS else FLOWER
    return TERRAIN + terrain * CELL_WORDS


@compiled
def write_line_ends(setup: Row, state: Row, mask: Row) -> None:
    """Free hexes that continue a straight run of three own settlements (R26)."""
    own = settlements_of(turn_of(state))
    for i in range(CELL_WORDS):
        here = state[own + i]
        if here:
            for step in AXES:
                starts = here & ahead(state, own, i, step) & ahead(state, own, i, 2 * step)
                while starts:
                    first = i * WORD_BITS + lowest_bit(starts)
                    starts &= starts - 1
                    if is_free_land(setup, state, first - step):
                        add(mask, 1, first - step)
                    if is_free_land(setup, state, first + 3 * step):
                        add(mask, 1, first + 3 * step)


@compiled
def write_villages(setup: Row, state: Row, mask: Row) -> None:
    """Free hexes that touch three own settlements."""
    own, reach = settlements_of(turn_of(state)), reach_of(turn_of(state))
    for i in range(CELL_WORDS):
        asked = free_land(setup, state, i) & state[reach + i]
        while asked:
            cell = i * WORD_BITS + lowest_bit(asked)
            asked &= asked - 1
            if near_count(state, own, cell) >= VILLAGE_NEIGHBOURS:
                add(mask, 1, cell)


@compiled
def write_own_pool(setup: Row, state: Row, kind: int, mask: Row) -> None:
    """The pool of Tavern or Village, which depends on the own settlements."""
    for i in range(CELL_WORDS):
        mask[1 + i] = 0
    if kind == TAVERN:
        write_line_ends(setup, state, mask)
    else:
        write_villages(setup, state, mask)


@inlined
def is_bound_by_rule_3(kind: int) -> bool:
    """Every hex of Tavern's and Village's pools touches an own settlement anyway."""
    return kind != TAVERN and kind != VILLAGE


@inlined
def can_build(setup: Row, state: Row, kind: int, mask: Row) -> bool:
    """Is there anything to use the token on? (R4); the mask is room to find out."""
    if state[SUPPLY + turn_of(state)] == 0:
        return False
    if is_bound_by_rule_3(kind):
        return is_any_free(setup, state, build_pool(state, kind))
    write_own_pool(setup, state, kind, mask)
    return not is_empty(mask, 1)


@inlined
def write_token_targets(setup: Row, state: Row, kind: int, mask: Row) -> None:
    """Where the settlement of a token may stand."""
    if is_bound_by_rule_3(kind):
        write_targets(setup, state, turn_of(state), build_pool(state, kind), mask)
    else:
        write_own_pool(setup, state, kind, mask)
