"""A productive season: its steps, from the neutral dice to the effects of buildings."""

from regnum.core.seats import Seat
from regnum.kingsburg.rules.advisors import Help
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.rerolls import Rerolling
from regnum.kingsburg.rules.roll import Guilds, Ordering, Rolling
from regnum.kingsburg.rules.season_end import Effects
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.state import State, Step

# As they wait on the stack, the last one first (A1).
WAITING: tuple[Step, ...] = (
    Effects(0),
    Building(-1, 0, False),
    Help(0),
    Influence(0, 0, 0, 0),
    Ordering(),
    Rerolling(0, False, False),
)
GUILDS = Guilds()
NEUTRAL = Neutral(0)


def begin_season(state: State, aided: Seat) -> None:
    """Put the steps of a season on the stack."""
    state.stack += (*WAITING, Rolling(0, False, aided), GUILDS)
    if state.setup.players == 2:
        state.stack.append(NEUTRAL)
