"""What a game is to everything above it: a `Game`, its frozen `Setup`, its small `State`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from regnum.core.bits import bits, nth_bit
from regnum.core.chance import Source
from regnum.core.errors import Illegal, Message, Reason
from regnum.core.judging import Judge
from regnum.core.scores import Outcome, Score
from regnum.core.seats import NOBODY, Seat
from regnum.core.spec import Option

Action: TypeAlias = int
Theme: TypeAlias = Literal["day", "night"]
Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None


class Setup(Protocol):
    """All that is fixed before the first decision; shared by every state of a match."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def spec(self) -> str:
        """The configuration string that makes exactly this setup again."""


@dataclass(frozen=True)
class Event:
    """Something that followed from a decision, for logs and breakdowns."""

    code: str
    text: str
    seat: Seat
    source: str = ""
    points: int = 0
    places: tuple[str, ...] = ()
    details: Mapping[str, Json] = field(default_factory=dict, hash=False)


class State(ABC):
    """A moment of a match: whose decision it is, what may be decided, what follows."""

    __slots__ = ("_legal", "seat", "setup")

    action_texts: ClassVar[Mapping[Action, str]]
    setup: Setup
    seat: Seat
    _legal: int | None

    @property
    def is_over(self) -> bool:
        """Nothing is left to decide."""
        return self.seat == NOBODY

    @property
    def legal_mask(self) -> int:
        """The set of legal actions: bit n stands for action n."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def legal_actions(self) -> list[Action]:
        """The legal actions, ascending."""
        return list(bits(self.legal_mask))

    def random_action(self, random: Random) -> Action:
        """A legal action, each as likely as the others."""
        mask = self.legal_mask
        return nth_bit(mask, int(random.random() * mask.bit_count()))

    def apply(self, action: Action) -> None:
        """Take a decision; an illegal one raises `Illegal` and changes nothing."""
        mask = self.legal_mask if self._legal is None else self._legal
        if action < 0 or not mask >> action & 1:
            reason = self.why_not(action)
            assert reason is not None
            raise Illegal(self.action_texts.get(action, f"action {action}"), reason)
        self._legal = None
        self._play(action)

    def child(self, action: Action) -> Self:
        """The state after a decision; this one stays as it is."""
        state = self.copy()
        state.apply(action)
        return state

    def key(self) -> Hashable:
        """Equal for two states of one match that are the same position."""
        values = (getattr(self, name) for name in self.__class__.__slots__)
        return self.seat, *(tuple(v) if isinstance(v, list) else v for v in values)

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that shares only the setup."""

    @abstractmethod
    def why_not(self, action: Action) -> Reason | None:
        """Why an action is illegal now; None for a legal one."""

    @abstractmethod
    def awaited(self) -> Message:
        """What is to be decided now, by the name of the pending frame; nothing hidden is in it."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Where chance decides: each possible outcome with its weight."""

    @abstractmethod
    def witnesses(self) -> Sequence[Seat]:
        """The seats that will see the pending decision being made."""

    @abstractmethod
    def public(self) -> dict[str, Json]:
        """Everything that lies open on the table."""

    @abstractmethod
    def private(self, seat: Seat) -> dict[str, Json]:
        """What one seat alone knows."""

    @abstractmethod
    def position(self) -> dict[str, Json]:
        """The whole position, hidden parts included, as plain data."""

    @abstractmethod
    def position_line(self) -> str:
        """The whole position as one line of text; `Game.parse_position` reads it."""

    @abstractmethod
    def resample(self, seat: Seat, random: Random) -> Self:
        """A copy in which all that the seat cannot know is drawn anew."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now."""

    @abstractmethod
    def svg(self, last: Action | None = None) -> str:
        """A picture of the whole table, hidden things included; the last action may be marked."""

    @abstractmethod
    def terminal(self, color: bool, last: Action | None = None) -> str:
        """The whole table in text, hidden things included; the last action may be marked."""

    @abstractmethod
    def _winners(self, scores: list[Score]) -> list[Seat]: ...

    @abstractmethod
    def _find_legal(self) -> int: ...

    @abstractmethod
    def _play(self, action: Action) -> None: ...

    def outcome(self) -> Outcome:
        """Scores and winners, as if the game ended now."""
        scores = self.scores()
        return Outcome(scores, self._winners(scores))

    def view(self, seat: Seat) -> dict[str, Json]:
        """What one seat may see, listed."""
        return {**self.public(), **self.private(seat)}

    def __repr__(self) -> str:
        return f"<{self.position_line()}>"

    def _repr_svg_(self) -> str:
        return self.svg()


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT]):
    """Static facts of a game and the factory of its states."""

    key: str
    title: str
    seats: range
    rules_version: int
    options: tuple[Option, ...]
    example_option: str
    action_count: int
    action_texts: Mapping[Action, str]
    parse_action: Callable[[str], Action]
    deal: Callable[[Mapping[str, str], Source], SetupT]  # what the options leave open is drawn
    start: Callable[[SetupT], StateT]
    describe: Callable[[SetupT], dict[str, Json]]
    parse_position: Callable[[str], StateT]
    events: Callable[[StateT, Action, StateT], Iterable[Event]]  # what followed from a decision
    judge: Judge[StateT]
    levels: Mapping[str, str]  # opponents for people, from the gentlest on: name and bot code
    components: Callable[[], dict[str, Json]]  # the tables of the game, the same in every match
    art: Callable[[], str]  # an SVG document with a symbol for each picture of the game
    scenery: Callable[[SetupT, Theme], str | None]  # a picture of all that stays the same

    def action_text(self, action: Action) -> str:
        """The short text of an action; `parse_action` reads it."""
        return self.action_texts[action]


AnyGame: TypeAlias = Game[Setup, State]
