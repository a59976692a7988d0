"""Donations: see the rules of the same name."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.kernel.building import is_any_free
from regnum.kingdom_builder.kernel.layout import CELL_WORDS, SUPPLY, TERRAIN
from regnum.kingdom_builder.kernel.seats import turn_of


@inlined
def donation_pool(terrain: int) -> int:
    """Where the hexes of the donation's terrain lie in the setup."""
    return TERRAIN + terrain * CELL_WORDS


@compiled
def can_donate(setup: Row, state: Row, terrain: int) -> bool:
    """Do supply and free hexes allow a settlement? (R46)."""
    return bool(
        state[SUPPLY + turn_of(state)] and is_any_free(setup, state, donation_pool(terrain))
    )
