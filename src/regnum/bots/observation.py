"""What a bot is shown: its seat's view of the table, never the table itself."""

from random import Random
from threading import Event

from regnum.core.contract import Action, AnyGame, Json, State
from regnum.core.seats import Seat


class Observation:
    """What a bot is shown of a match: all that its seat may know, and nothing else.

    Examples:
        >>> from regnum import Match, games
        >>> state = Match.new(f"{games()[0]}(players=2)", seed=7).state
        >>> seen = Observation(state, state.seat, Random(1))
        >>> seen.imagine().view(state.seat) == seen.view()
        True
        >>> seen.random_action() in state.legal_actions()
        True
    """

    __slots__ = ("_state", "_stop", "random", "seat")

    def __init__(self, state: State, seat: Seat, random: Random, stop: Event | None = None) -> None:
        self._state = state
        self._stop = stop
        self.seat = seat
        self.random = random

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self._state.game

    @property
    def legal_mask(self) -> int:
        """What this seat may decide now; nothing while somebody else decides."""
        return self._state.legal_mask if self._state.seat == self.seat else 0

    @property
    def must_stop(self) -> bool:
        """Has somebody asked for the best answer so far?"""
        return self._stop is not None and self._stop.is_set()

    def random_action(self) -> Action:
        """A legal action, each as likely as the others."""
        if self._state.seat != self.seat:
            raise ValueError(f"seat {self.seat} has nothing to decide now")
        return self._state.random_action(self.random)

    def view(self) -> dict[str, Json]:
        """What this seat may see."""
        return self._state.view(self.seat)

    def imagine(self) -> State:
        """A state that could be the true one, for all that this seat knows."""
        return self._state.resample(self.seat, self.random)
