"""The King's Envoy: see rules/envoy.py."""

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import Row, lowest_bit
from regnum.kingsburg.kernel.kings_aid import poorest
from regnum.kingsburg.kernel.layout import ENVOY_SEAT, OCCUPIED
from regnum.kingsburg.rules.envoy import (
    ALL_ADVISORS,
    BUILDINGS_WITH_ENVOY,
    BUILDINGS_WITHOUT,
)


@compiled
def send_envoy(setup: Row, state: Row) -> None:
    """He goes to the poorest, if there is only one (P6)."""
    needy = poorest(setup, state)
    state[ENVOY_SEAT] = lowest_bit(needy) if needy & (needy - 1) == 0 else NOBODY


@compiled
def open_advisors(state: Row, seat: int) -> int:
    """Advisors that a seat may influence (N11, T5)."""
    return int(ALL_ADVISORS if state[ENVOY_SEAT] == seat else ALL_ADVISORS & ~state[OCCUPIED])


@compiled
def spend_envoy(state: Row) -> None:
    """He has served: at an advisor (N12), or for a second building."""
    state[ENVOY_SEAT] = NOBODY


@compiled
def buildings_allowed(state: Row, seat: int) -> int:
    """How many buildings a seat may put up in a season (K2)."""
    return BUILDINGS_WITH_ENVOY if state[ENVOY_SEAT] == seat else BUILDINGS_WITHOUT
