"""Extra actions: see the rules of the same name."""

from regnum.fast.compiling import inlined
from regnum.fast.rows import Row, lowest_bit
from regnum.kingdom_builder.actions import USE
from regnum.kingdom_builder.data import (
    BARN,
    CARAVAN,
    DONATED_SETTLEMENTS,
    FIRST_DONATION,
    HARBOR,
    OUTPOST,
    PADDOCK,
    QUARRY,
    RESETTLEMENT,
    RESETTLEMENT_STEPS,
    SWORD,
    WALLS_PER_ACTION,
)
from regnum.kingdom_builder.kernel.building import can_build
from regnum.kingdom_builder.kernel.donation import can_donate
from regnum.kingdom_builder.kernel.layout import (
    DONATION,
    KINDS,
    LIFT,
    READY,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
)
from regnum.kingdom_builder.kernel.moves import can_lift
from regnum.kingdom_builder.kernel.stack import push
from regnum.kingdom_builder.kernel.sword import victims_of
from regnum.kingdom_builder.kernel.tokens import spend_token
from regnum.kingdom_builder.kernel.walls import can_wall


@inlined
def is_mover(kind: int) -> bool:
    """Does a token move settlements?"""
    return bool(kind in (BARN, HARBOR, PADDOCK, CARAVAN, RESETTLEMENT))


@inlined
def can_use(setup: Row, state: Row, kind: int, mask: Row) -> bool:
    """Is there anything to use a token on? An Outpost needs a build to go with (R45)."""
    if kind == OUTPOST:
        return False
    if kind == SWORD:
        return victims_of(setup, state) != 0
    if kind == QUARRY:
        return can_wall(setup, state)
    if is_mover(kind):
        return can_lift(setup, state, kind)
    if kind >= FIRST_DONATION:
        return can_donate(setup, state, kind - FIRST_DONATION)
    return can_build(setup, state, kind, mask)


@inlined
def extra_actions(setup: Row, state: Row, mask: Row) -> int:
    """The tokens that can be used now, as choices; the words of hexes are room to find out."""
    asked = usable = 0
    ready = state[READY]
    while ready:
        kind = setup[KINDS + lowest_bit(ready)]
        ready &= ready - 1
        if not asked >> kind & 1:
            asked |= 1 << kind
            if can_use(setup, state, kind, mask):
                usable |= 1 << USE + kind
    return usable


@inlined
def use_token(setup: Row, state: Row, kind: int) -> None:
    """Spend a token and put on the stack what it does (R57)."""
    spend_token(setup, state, kind)
    if kind == SWORD:
        push(state, STRIKE, victims_of(setup, state), 0, 0)
    elif kind == QUARRY:
        push(state, WALLING, 0, WALLS_PER_ACTION, 0)
    elif is_mover(kind):
        push(state, LIFT, kind, RESETTLEMENT_STEPS if kind == RESETTLEMENT else 1, 0)
    elif kind >= FIRST_DONATION:
        push(state, DONATION, kind - FIRST_DONATION, DONATED_SETTLEMENTS, 0)
    else:
        push(state, TOKEN_BUILD, kind, 0, 0)
