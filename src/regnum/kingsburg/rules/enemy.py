"""The enemy of the year: its card is drawn when somebody first looks at it."""

from regnum.core.contract import Action, Json
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.steps import SEAT, step
from regnum.kingsburg.actions import ENEMY
from regnum.kingsburg.data import CARDS_PER_YEAR, WINTER
from regnum.kingsburg.rules.step import ChanceStep, current_phase
from regnum.kingsburg.state import State

ALL_CARDS = ((1 << CARDS_PER_YEAR) - 1) << ENEMY


def is_enemy_revealed(state: State) -> bool:
    """Has the card been turned? That everybody has looked does not make it open (G5)."""
    return current_phase(state) == WINTER and not isinstance(state.stack[-1], Revealing)


class _Look(ChanceStep):
    """Somebody looks at the card; it is drawn unless it was before."""

    __slots__ = ()

    def decider(self, state: State) -> Seat | None:
        return CHANCE if state.enemy is None else None

    def legal(self, state: State) -> int:
        return ALL_CARDS

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        return [(ENEMY + card, 1) for card in range(CARDS_PER_YEAR)]

    def play(self, state: State, action: Action) -> None:
        state.enemy = action - ENEMY


@step
class Peeking(_Look):
    """A seat looks alone: nothing else is hidden in this game (G3)."""

    name = "peeking"
    notation = (SEAT,)

    seat: Seat

    def advance(self, state: State) -> None:
        state.seen |= 1 << self.seat
        state.stack.pop()

    def witnesses(self, state: State) -> list[Seat]:
        return [self.seat]

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat)}


@step
class Revealing(_Look):
    """The card is turned for all."""

    name = "revealing"

    def advance(self, state: State) -> None:
        state.seen = state.setup.everybody
        state.stack.pop()
