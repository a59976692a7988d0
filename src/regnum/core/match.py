"""A match is a setup and a list of decisions; everything else is a fold over that list."""

from collections.abc import Iterator, Sequence
from copy import copy
from random import SystemRandom
from typing import Self

from regnum.core.chance import Source
from regnum.core.contract import Action, AnyGame, Setup, State
from regnum.core.errors import Malformed, RegnumError, WrongSeat
from regnum.core.registry import deal_spec
from regnum.core.seats import CHANCE, Seat, seat_name

MAX_SEED = 2**64


class Match:
    """A game being played: live, replayed or taken back.

    >>> from regnum import games
    >>> match = Match.new(f"{games()[0]}(players=2,first=A)", seed=7)
    >>> match.state.seat, match.state.is_over
    (0, False)
    >>> match.play(match.legal_texts()[0])
    >>> match.undo() == match.game.parse_action(match.legal_texts()[0])
    True
    """

    def __init__(self, game: AnyGame, setup: Setup, seed: int) -> None:
        if not 0 <= seed < MAX_SEED:
            raise Malformed(f"seed {seed} is not a number from 0 to {MAX_SEED - 1}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self._restart()

    @classmethod
    def new(cls, spec: str, seed: int | None = None) -> Self:
        """A fresh match, with chance rolled up to the first decision of a seat.

        The seed decides what the options leave open and all chance; without one, a random seed.
        """
        if seed is None:
            seed = SystemRandom().getrandbits(63)
        game, setup = deal_spec(spec, seed)
        match = cls(game, setup, seed)
        match.roll()
        return match

    def copy(self) -> Self:
        """The same match, which goes on by itself."""
        other = copy(self)
        other.actions = [*self.actions]
        other.state = self.state.copy()
        return other

    def roll(self) -> None:
        """Let chance decide for as long as it is chance's decision.

        Outcome n of a match uses number n of the seed's stream, whatever the seats decided.
        """
        while self.state.seat == CHANCE:
            self.roll_once()

    def roll_once(self) -> None:
        """Let chance decide one thing."""
        source = Source(self.seed, "chance", self.rolled)
        self._add(source.weighted(self.state.chance_outcomes()))

    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Take a decision, by number or by text, then let chance answer."""
        if seat is not None and seat != self.state.seat:
            raise WrongSeat(
                f"it is not the decision of {seat_name(seat)} but of {seat_name(self.state.seat)}"
            )
        self._add(self._number(action))
        self.roll()

    def undo(self, count: int = 1) -> Action:
        """Take back the last decisions of seats, and what chance answered; gives the first."""
        decided = [n for n, seat in enumerate(self.seats()) if seat != CHANCE]
        if count > len(decided):
            raise RegnumError("there is nothing to take back")
        first = decided[-count]
        taken_back, kept = self.actions[first], self.actions[:first]
        self._restart()
        self.replay(kept)
        return taken_back

    def legal_texts(self) -> list[str]:
        """The legal actions in words."""
        return [self.game.action_text(action) for action in self.state.legal_actions()]

    def why_not(self, action: Action | str) -> str | None:
        """Why an action, by number or by text, is illegal now; None for a legal one."""
        reason = self.state.why_not(self._number(action))
        return None if reason is None else reason.text

    def replay(self, actions: Sequence[Action]) -> None:
        """Add recorded decisions and chance outcomes."""
        for action in actions:
            self._add(action)

    def _number(self, action: Action | str) -> Action:
        return self.game.parse_action(action) if isinstance(action, str) else action

    def _restart(self) -> None:
        self.actions: list[Action] = []
        self.rolled = 0
        self.state: State = self.game.start(self.setup)

    def _add(self, action: Action) -> None:
        by_chance = self.state.seat == CHANCE
        self.state.apply(action)
        self.actions.append(action)
        self.rolled += by_chance

    def seats(self) -> Iterator[Seat]:
        """Who took each decision."""
        state = self.game.start(self.setup)
        for action in self.actions:
            yield state.seat
            state.apply(action)
