"""The year: eight phases, five times."""

from collections.abc import Callable

from regnum.core.contract import Json
from regnum.core.seats import NOBODY, Seat
from regnum.core.steps import NUMBER, OVER, SEAT_OR_NOBODY, step
from regnum.kingsburg.data import (
    AID,
    AUTUMN,
    ENVOY,
    PHASE_CODES,
    PHASES,
    RECRUITS,
    REWARD,
    SPRING,
    SUMMER,
    WINTER,
    YEARS,
)
from regnum.kingsburg.rules import envoy, kings_aid, kings_reward, recruiting, season, winter
from regnum.kingsburg.rules.step import PHASE_NAME, KingsburgStep
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import State, Step


def start(setup: Setup) -> State:
    """The state before the first decision."""
    state = State(setup)
    state.settle()
    return state


def begin_year(state: State) -> None:
    """A new year with an enemy that nobody knows (G4), or the end of the game (F1)."""
    if state.year + 1 == YEARS:
        state.stack = [OVER]
    else:
        state.year += 1
        state.enemy = None
        state.seen = 0
        state.stack = ALL_PHASES[:]


@step
class Phase(KingsburgStep):
    """A phase that is still to come."""

    name = PHASE_NAME
    notation = (NUMBER, SEAT_OR_NOBODY)

    number: int  # 1 to 8
    aided: Seat = NOBODY  # of the spring: the seat that has the King's die

    def advance(self, state: State) -> None:
        """Begin; the effects at the end of a season come before that (P8)."""
        state.stack.pop()
        _BEGIN[self.number](state, self.aided)

    def describe(self, state: State) -> dict[str, Json]:
        return {"number": self.number, "phase": PHASE_CODES[self.number - 1]}


# The last one at the bottom.
ALL_PHASES: list[Step] = [Phase(number) for number in range(PHASES, 0, -1)]


def _begin_aid(state: State, _: Seat) -> None:
    aided = kings_aid.give_aid(state)
    if aided != NOBODY:
        state.stack[-1] = Phase(SPRING, aided)


_BEGIN: dict[int, Callable[[State, Seat], None]] = {
    AID: _begin_aid,
    SPRING: season.begin_season,
    REWARD: lambda state, _: kings_reward.give_reward(state),
    SUMMER: season.begin_season,
    ENVOY: lambda state, _: envoy.send_envoy(state),
    AUTUMN: season.begin_season,
    RECRUITS: lambda state, _: recruiting.begin_recruiting(state),
    WINTER: lambda state, _: winter.begin_winter(state),
}
