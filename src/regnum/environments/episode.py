"""A match as learners need it: it can be copied, restored, reseeded and resampled."""

from random import Random, SystemRandom
from typing import Any, Self

from regnum.core.chance import Source
from regnum.core.contract import Action, State
from regnum.core.errors import RegnumError
from regnum.core.match import MAX_SEED
from regnum.core.registry import deal_spec
from regnum.core.seats import CHANCE, Seat
from regnum.environments.observing import Arrays, Mask
from regnum.environments.terms import HIDDEN, Terms, final_rewards


class Episode:
    """One match under some terms. With equal seeds it is the match of `Match.new(spec, seed)`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Deal, and go on to the first decision."""
        game, setup = deal_spec(self.terms.spec, seed)
        self.state: State = game.start(setup)
        self.source = Source(seed, "chance")
        self._roll()

    def _roll(self) -> None:
        if self.terms.chance == HIDDEN:
            while self.state.seat == CHANCE:
                self.state.apply(self.source.weighted(self.state.chance_outcomes()))

    def take(self, number: int) -> None:
        """Take the decision with an id; then chance answers, if it is hidden."""
        self.play(self.terms.ids.action_of(number, self.state.legal_mask))

    def play(self, action: Action) -> None:
        """Take a decision of the game; then chance answers, if it is hidden."""
        self.state.apply(action)
        self._roll()

    def mask(self, seat: Seat) -> Mask:
        """The ids that a seat may take now; none while another seat decides."""
        return self.terms.ids.mask(self.state.legal_mask if self.state.seat == seat else 0)

    def observe(self, seat: Seat) -> Arrays:
        """What a seat sees."""
        return self.terms.observer.observe(self.state, seat)

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        return final_rewards(self.state, self.terms.reward)

    def probabilities(self) -> list[tuple[int, float]]:
        """The id of each outcome where chance decides, and how likely it is."""
        outcomes = self.state.chance_outcomes()
        whole = sum(weight for _, weight in outcomes)
        id_of = self.terms.ids.id_of
        return sorted((id_of(action), weight / whole) for action, weight in outcomes)

    def copy(self) -> Self:
        """The same match, to go on independently."""
        other = self.__class__.__new__(self.__class__)
        other.terms = self.terms
        other.state = self.state.copy()
        source = self.source
        other.source = Source(source.seed, source.stream, source.drawn)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def reseed(self, seed: int) -> None:
        """From now on chance follows another seed."""
        self.source = Source(check_seed(seed), "chance")

    def resample(self, seat: Seat, seed: int) -> None:
        """Draw everything anew that a seat cannot know."""
        if not 0 <= seat < self.terms.players:
            raise RegnumError(f"seats are 0 to {self.terms.players - 1}, not {seat}")
        self.state = self.state.resample(seat, Random(seed))


class Seeds:
    """The seeds of one match after another: those given, and others that follow from the last."""

    def __init__(self) -> None:
        self._random = Random(SystemRandom().getrandbits(63))

    def next(self, given: int | None) -> int:
        """The seed of the next match."""
        if given is None:
            return self._random.getrandbits(63)
        seed = check_seed(given)
        self._random = Random(seed)
        return seed


def check_seed(seed: int) -> int:
    """A seed that a match can have."""
    number = int(seed)
    if not 0 <= number < MAX_SEED:
        raise RegnumError(f"seed {seed!r} is not a number from 0 to {MAX_SEED - 1}")
    return number
