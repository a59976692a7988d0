"""The King's Envoy: who has him, and what he is good for, once (P7)."""

from regnum.core.seats import NOBODY, Seat
from regnum.kingsburg.data import ADVISORS
from regnum.kingsburg.rules.kings_aid import poorest
from regnum.kingsburg.state import State

BUILDINGS_WITH_ENVOY = 2
BUILDINGS_WITHOUT = 1
ALL_ADVISORS = (1 << ADVISORS + 1) - 2  # a set: bit n stands for the advisor with value n


def send_envoy(state: State) -> None:
    """He returns if he was not used, then goes to the poorest seat, if there is only one (P6)."""
    state.envoy = NOBODY
    needy = poorest(state)
    if len(needy) == 1:
        state.envoy = needy[0]


def open_advisors(state: State, seat: Seat) -> int:
    """Advisors that nobody has influenced; with the Envoy also those with dice (N11, T5)."""
    return ALL_ADVISORS if state.envoy == seat else ALL_ADVISORS & ~state.occupied


def share_advisor(state: State) -> None:
    """Spend the Envoy, so that no third group can follow (N12). A free advisor costs none (N13)."""
    state.envoy = NOBODY


def buildings_allowed(state: State, seat: Seat) -> int:
    """How many buildings a seat may put up in a season (K2)."""
    return BUILDINGS_WITH_ENVOY if state.envoy == seat else BUILDINGS_WITHOUT


def build_second(state: State) -> None:
    """The Envoy is spent with the second building."""
    state.envoy = NOBODY
