"""A match is a setup and a list of decisions; everything else is a fold over that list."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import SystemRandom
from typing import Any, Self

from regnum.core.chance import Source
from regnum.core.contract import Action, AnyGame, Setup, State
from regnum.core.errors import Malformed, RegnumError, WrongSeat
from regnum.core.registry import deal_spec, find_game
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.spec import parse_spec

MAX_SEED = 2**128
SAVE_EVERY = 8  # decisions and outcomes: the state after them is kept, for taking back
MOST_SAVED = 6  # states; further back the match is replayed from its start


class Match:
    """A game being played: live, replayed or taken back.

    Examples:
        >>> from regnum import games
        >>> match = Match.new(f"{games()[0]}(players=2,first=A)", seed=7)
        >>> match.state.seat, match.state.is_over
        (0, False)
        >>> match.play(match.legal_texts()[0])
        >>> match.undo() == match.game.parse_action(match.legal_texts()[0])
        True
    """

    def __init__(self, game: AnyGame, setup: Setup, seed: int, origin: State | None = None) -> None:
        """At the start of the game, or at another state, the origin."""
        if type(seed) is not int or not 0 <= seed < MAX_SEED:
            raise Malformed(f"seed {seed!r} is not a number from 0 to {MAX_SEED - 1}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self._restart()

    @classmethod
    def new(cls, spec: str, seed: int | None = None) -> Self:
        """A fresh match, with chance rolled up to the first decision of a seat.

        The seed decides what the options leave open and all chance; without one, a random seed.
        """
        seed = _any_seed() if seed is None else seed
        game, setup = deal_spec(spec, seed)
        match = cls(game, setup, seed)
        match.roll()
        return match

    @classmethod
    def from_position(cls, line: str, seed: int | None = None) -> Self:
        """A match that starts at a position line; nothing before it can be taken back.

        Examples:
            >>> from regnum import games
            >>> line = Match.new(games()[0], seed=7).state.position_line()
            >>> match = Match.from_position(line, seed=1)
            >>> match.state.position_line() == line
            True
        """
        game = find_game(parse_spec(line.partition(" ")[0])[0])
        state = game.parse_position(line)
        match = cls(game, state.setup, _any_seed() if seed is None else seed, state)
        match.roll()
        return match

    def branch(self, at: int, seed: int | None = None) -> Self:
        """Another match that goes on after the first `at` decisions and outcomes of this one.

        With a seed of its own it starts there, and chance goes on differently.
        """
        if type(at) is not int or not 0 <= at <= len(self.actions):
            raise Malformed(f"a branch starts after 0 to {len(self.actions)} decisions, not {at!r}")
        match = self.copy()
        match._go_back(at)
        if seed is not None:
            match = self.__class__(self.game, self.setup, seed, match.state)
        match.roll()
        return match

    def __getstate__(self) -> dict[str, Any]:
        """Pickle all but the game, which the other process has."""
        return {**self.__dict__, "game": self.game.key}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=find_game(state["game"]))

    def copy(self) -> Self:
        """An independent copy."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.actions = [*self.actions]
        other._seats = [*self._seats]
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
        if seat is not None and type(seat) is not int:
            raise Malformed(f"a seat is a number from 0 on, not {seat!r}")
        if seat is not None and seat != self.state.seat:
            raise WrongSeat(
                f"it is not the decision of {seat_name(seat)} but of {seat_name(self.state.seat)}"
            )
        self._add(self._number(action))
        self.roll()

    def undo(self, count: int = 1) -> Action:
        """Take back the last decisions of seats, and what chance answered; gives the first."""
        last_first = reversed(range(len(self.actions)))
        decided = (number for number in last_first if self._seats[number] != CHANCE)
        first = next(islice(decided, count - 1, None), None) if count > 0 else None
        if first is None:
            raise RegnumError("there is nothing to take back")
        taken_back = self.actions[first]
        self._go_back(first)
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
        if isinstance(action, str):
            return self.game.parse_action(action)
        if type(action) is not int:
            raise Malformed(f"an action is a number or a text, not {action!r}")
        return action

    def _restart(self) -> None:
        self.actions: list[Action] = []
        self.rolled = 0
        self.state: State = self._first_state()
        self._seats: list[Seat] = []  # who took each decision
        self._saved: tuple[tuple[int, State], ...] = ()  # after so many of them; never changed

    def _first_state(self) -> State:
        return self.game.start(self.setup) if self.origin is None else self.origin.copy()

    def _add(self, action: Action) -> None:
        seat = self.state.seat
        self.state.apply(action)
        self.actions.append(action)
        self._seats.append(seat)
        self.rolled += seat == CHANCE
        if self.state.is_over:
            self._saved = ()  # few take back the last decision of a match
        elif len(self.actions) % SAVE_EVERY == 0:
            saved = len(self.actions), self.state.copy()
            self._saved = (*self._saved[1 - MOST_SAVED :], saved)

    def _go_back(self, to: int) -> None:
        """Return to the moment after so many decisions and outcomes."""
        actions, seats = self.actions[:to], self._seats
        saved = tuple(each for each in self._saved if each[0] <= to)
        self._restart()
        if saved:
            done, state = saved[-1]
            self.actions, self._seats = actions[:done], seats[:done]
            self.rolled = self._seats.count(CHANCE)
            self.state, self._saved = state.copy(), saved
        self.replay(actions[len(self.actions) :])

    def seats(self) -> Iterator[Seat]:
        """Who took each decision."""
        return iter(self._seats)


def _any_seed() -> int:
    return SystemRandom().getrandbits(63)
