"""What a bot is: it looks at an observation, weighs decisions and takes one."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple

from regnum.bots.observation import Observation
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import Seat


class Setting(NamedTuple):
    """A number in a bot's code, as in `mc:ms=500`; whole if the default is."""

    default: float
    least: float
    most: float
    meaning: str


COMPILED = Setting(1, 0, 1, "1: by the compiled engine where it is loaded; 0: in Python")


class Weighed(NamedTuple):
    """A decision, and the margin over the best other seat that the bot expects from it."""

    margin: float
    action: Action
    error: float = 0.0  # of the distance to the first decision; 0 where nothing was sampled


class Bot(ABC):
    """A player. It keeps nothing between decisions, so one bot can sit on many seats.

    Examples:
        >>> from random import Random
        >>> from regnum import Match, find_bot, games
        >>> match = Match.new(f"{games()[0]}(players=2)", seed=7)
        >>> bot = find_bot("planner", match.game)
        >>> seen = Observation(match.state, match.state.seat, Random(1))
        >>> best, *others = bot.weigh(seen)
        >>> best.margin >= max(other.margin for other in others)
        True
    """

    summary: ClassVar[str]
    is_quick: ClassVar[bool] = False  # under a millisecond for a decision
    settings: ClassVar[dict[str, Setting]] = {}

    def __init__(self, judge: Judge[Any], **settings: float) -> None:
        self.judge = judge
        for name, setting in self.settings.items():
            setattr(self, name, settings.get(name, setting.default))

    @property
    def is_compiled(self) -> bool:
        """Does it use the compiled engine where that is loaded?"""
        return bool(getattr(self, "compiled", False))

    @abstractmethod
    def weigh(self, seen: Observation) -> list[Weighed]:
        """The decisions that were considered, the one to take first."""

    def decide(self, seen: Observation) -> Action:
        """The decision to take; where only one is legal, nothing is weighed."""
        mask = seen.legal_mask
        return self.weigh(seen)[0].action if mask & mask - 1 else mask.bit_length() - 1


def margin(judge: Judge[Any], state: State, seat: Seat) -> float:
    """By how much a seat is ahead of the best other one: as evaluated, or final at the end."""
    if state.is_over:
        values = [float(score.total) for score in state.scores()]
    else:
        values = [judge.value(state, other) for other in range(state.setup.players)]
    own = values.pop(seat)
    return own - max(values)
