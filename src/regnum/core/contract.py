"""What a game is to everything above it: a `Game`, its frozen `Setup`, its small `State`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from regnum.core.bits import bits, nth_bit
from regnum.core.chance import Source
from regnum.core.errors import Illegal, Message, Reason, RegnumError, WrongSeat
from regnum.core.judging import Judge, ScoreJudge
from regnum.core.scores import Result, Score
from regnum.core.seats import CHANCE, NOBODY, Seat, seat_name
from regnum.core.spec import Option
from regnum.core.steps import Step

StepT = TypeVar("StepT", bound=Step[Any])

Action: TypeAlias = int
Theme: TypeAlias = Literal["day", "night"]
Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None


class Setup(Protocol):
    """All that is fixed before the first decision; shared by every state of a match.

    Examples:
        >>> from regnum import Match, games
        >>> setup = Match.new(f"{games()[0]}(players=3)", seed=7).setup
        >>> setup.players, Match.new(setup.spec, seed=8).setup.spec == setup.spec
        (3, True)
    """

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def spec(self) -> str:
        """The configuration string that makes exactly this setup again."""


@dataclass(frozen=True)
class Event:
    """Something that followed from a decision, for logs and breakdowns.

    Examples:
        >>> from regnum import Match, games
        >>> state = Match.new(f"{games()[1]}(players=2)", seed=7).state
        >>> action = state.legal_actions()[0]
        >>> [event.text for event in state.game.events(state, action, state.child(action))]
        ['B: +1 gold']
    """

    code: str
    text: str
    seat: Seat
    source: str = ""
    points: int = 0
    places: tuple[str, ...] = ()
    details: Mapping[str, Json] = field(default_factory=dict, hash=False)


class State(ABC):
    """A moment of a match: whose decision it is, what may be decided, what follows.

    A game's own state adds its pieces, all of them in `__slots__`. The rules are its steps.

    Examples:
        >>> from regnum import Match, games
        >>> state = Match.new(f"{games()[0]}(players=2,first=A)", seed=7).state
        >>> state.seat, len(state.legal_actions())
        (0, 58)
        >>> after = state.child(state.legal_actions()[0])
        >>> after.position_line() == state.position_line()
        False
    """

    __slots__ = ("_legal", "seat", "setup", "stack")

    game: ClassVar["Game[Any, Any]"]  # set where the game is put together
    setup: Setup
    seat: Seat
    stack: list[Any]  # steps: what is pending, and what comes after it
    _legal: int | None

    @property
    def is_over(self) -> bool:
        """Nothing is left to decide."""
        return self.seat == NOBODY

    @property
    def legal_mask(self) -> int:
        """The set of legal actions: bit n stands for action n."""
        if self._legal is None:
            self._legal = self.stack[-1].legal(self)
        return self._legal

    def legal_actions(self) -> list[Action]:
        """The legal actions, ascending."""
        return list(bits(self.legal_mask))

    def random_action(self, random: Random) -> Action:
        """A legal action, each as likely as the others."""
        mask = self.legal_mask
        if not mask:
            raise RegnumError("the game is over: there is nothing to decide")
        return nth_bit(mask, int(random.random() * mask.bit_count()))

    def pending(self, kind: type[StepT]) -> StepT | None:
        """The topmost step of a kind that is pending, if there is one."""
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        return None

    def below(self) -> Any:
        """The step right below the one on top."""
        return self.stack[-2]

    def why_not(self, action: Action) -> Reason | None:
        """Why an action is illegal now; None for a legal one."""
        if action not in self.game.action_texts:
            args = {"limit": self.game.action_count - 1}
            return Reason("no-action", f"no action has the number {action}", args)
        if self.legal_mask >> action & 1:
            return None
        reason: Reason = self.stack[-1].why_not(self, action)
        return reason

    def awaited(self) -> Message:
        """What is to be decided now, by the name of the pending step; nothing hidden is in it."""
        pending = self.stack[-1]
        return Message(pending.name, pending.awaited(self))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Each outcome that chance can decide on now, with its weight."""
        if self.seat != CHANCE:
            raise WrongSeat(f"chance has nothing to decide: it is up to {seat_name(self.seat)}")
        outcomes: list[tuple[Action, int]] = self.stack[-1].outcomes(self)
        return outcomes

    def witnesses(self) -> list[Seat]:
        """The seats that will see the pending decision being made."""
        seats: list[Seat] = self.stack[-1].witnesses(self)
        return seats

    def apply(self, action: Action) -> None:
        """Take a decision; an illegal one raises `Illegal` and changes nothing."""
        mask = self.legal_mask if self._legal is None else self._legal
        if action < 0 or not mask >> action & 1:
            reason = self.why_not(action)
            assert reason is not None
            raise Illegal(self.game.action_texts.get(action, f"action {action}"), reason)
        self._legal = None
        self.stack[-1].play(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has something to decide."""
        interrupt = self.game.interrupt
        while True:
            if not self.stack:
                self.game.begin(self)
            if interrupt is not None:
                interrupt(self)
            pending = self.stack[-1]
            decider = pending.decider(self)
            if decider is not None:
                self.seat = decider
                return
            pending.advance(self)

    def child(self, action: Action) -> Self:
        """The state after a decision; this one stays as it is."""
        state = self.copy()
        state.apply(action)
        return state

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that shares only the setup and the steps on the stack."""

    def key(self) -> Hashable:
        """Equal for two states of one match that are the same position."""
        values = (getattr(self, name) for name in self.__class__.__slots__)
        own = (tuple(value) if isinstance(value, list) else value for value in values)
        return self.seat, tuple(self.stack), *own

    def resample(self, seat: Seat, random: Random) -> Self:
        """A copy in which all that the seat cannot know is drawn anew."""
        # What a seat may decide depends on nothing that it cannot know.
        legal = self.legal_mask if seat == self.seat else None
        imagined = self.copy()
        imagined._legal = legal
        self.game.redraw(imagined, seat, random)
        return imagined

    def public(self) -> dict[str, Json]:
        """Everything that lies open on the table."""
        return self.game.public(self)

    def private(self, seat: Seat) -> dict[str, Json]:
        """What one seat alone knows."""
        return self.game.private(self, seat)

    def view(self, seat: Seat) -> dict[str, Json]:
        """What one seat may see, listed."""
        return {**self.public(), **self.private(seat)}

    def position(self) -> dict[str, Json]:
        """The whole position, hidden parts included, as plain data."""
        return self.game.position(self)

    def position_line(self) -> str:
        """The whole position as one line of text; `Game.parse_position` reads it."""
        return self.game.print_position(self)

    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now."""
        return [self.game.score(self, seat) for seat in range(self.setup.players)]

    def result(self) -> Result:
        """Scores and winners, as if the game ended now."""
        scores = self.scores()
        return Result(scores, self.game.winners(self, scores))

    def svg(self, last: Action | None = None) -> str:
        """A picture of the whole table, hidden things included; the last action may be marked."""
        picture = self.game.picture
        if picture is None:
            raise RegnumError(f"{self.game.title} has no pictures")
        return picture.svg(self, last)

    def terminal(self, color: bool, last: Action | None = None) -> str:
        """The whole table in text, hidden things included; the last action may be marked."""
        picture = self.game.picture
        return self.position_line() if picture is None else picture.text(self, color, last)

    def __repr__(self) -> str:
        return f"<{self.position_line()}>"

    def _repr_svg_(self) -> str | None:
        return None if self.game.picture is None else self.svg()


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)


@dataclass(frozen=True)
class Picture(Generic[StateT]):
    """How a table looks, hidden things included; the last action may be marked."""

    svg: Callable[[StateT, Action | None], str]
    text: Callable[[StateT, bool, Action | None], str]  # for a terminal, with colours or without


@dataclass(frozen=True)
class Browser(Generic[SetupT]):
    """What the browser's board of a game is made of."""

    components: Callable[[], dict[str, Json]]  # the tables of the game, the same in every match
    art: Callable[[], str]  # an SVG document with a symbol for each picture of the game
    scenery: Callable[[SetupT, Theme], str | None]  # a picture of all that stays the same


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT]):
    """Static facts of a game, and its functions. All but the rules is optional.

    Examples:
        >>> from regnum import games, load
        >>> game = load(games()[1])
        >>> game.action_text(game.parse_action("take gold")), game.levels["gentle"]
        ('take gold', 'greedy:blur=3')
    """

    key: str
    title: str
    seats: range
    rules_version: int
    options: tuple[Option, ...]
    example_option: str

    # The rules: actions, the start, and the steps that `start` puts on the stack.
    action_count: int
    action_texts: Mapping[Action, str]
    parse_action: Callable[[str], Action]
    deal: Callable[[Mapping[str, str], Source], SetupT]  # what the options leave open is drawn
    start: Callable[[SetupT], StateT]
    begin: Callable[[StateT], None]  # the next turn, where nothing is pending
    score: Callable[[StateT, Seat], Score]
    winners: Callable[[StateT, list[Score]], list[Seat]]
    redraw: Callable[[StateT, Seat, Random], None]  # all that a seat cannot know, in place

    # How a match is told: plain data, position lines, events.
    describe: Callable[[SetupT], dict[str, Json]]
    public: Callable[[StateT], dict[str, Json]]
    private: Callable[[StateT, Seat], dict[str, Json]]
    position: Callable[[StateT], dict[str, Json]]
    print_position: Callable[[StateT], str]
    parse_position: Callable[[str], StateT]
    events: Callable[[StateT, Action, StateT], Iterable[Event]]  # what followed from a decision

    # Optional.
    # Called before the pending step is asked; it may put another one on top.
    interrupt: Callable[[StateT], None] | None = None
    judge: Judge[StateT] = field(default_factory=ScoreJudge)
    levels: Mapping[str, str] = field(default_factory=lambda: {"random": "random"})
    picture: Picture[StateT] | None = None
    browser: Browser[SetupT] | None = None
    lessons: str | None = None  # the package that has a folder `lessons`
    # What is counted of a finished match, for averages; of a yes or no, how often it was yes.
    statistics: Callable[[StateT, Seat], Mapping[str, float]] | None = None
    kernel: Callable[[], Any] | None = None  # its rules compiled; needs the extra `fast`
    encoding: Callable[[], Any] | None = None  # its moments for nets; needs the extra `learn`

    def action_text(self, action: Action) -> str:
        """The short text of an action; `parse_action` reads it."""
        return self.action_texts[action]


AnyGame: TypeAlias = Game[Setup, State]
