"""What a bot is: it looks at an observation, weighs decisions, takes one and can say why."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from regnum.bots.observation import Observation
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import Seat

FEW = 3  # decisions in an advice
ROUNDING = 1e-9


class Setting(NamedTuple):
    """A number in a bot's code, as in `mc:ms=500`; whole if the default is."""

    default: float
    least: float
    most: float
    meaning: str


class Weighed(NamedTuple):
    """A decision and the final margin over the best other seat that it lets expect."""

    margin: float
    action: Action


@dataclass(frozen=True)
class Advice:
    """A decision, what it lets expect, and what speaks for it."""

    action: Action
    margin: float
    terms: dict[str, float]  # points by which the decision changes each part of the value


class Bot(ABC):
    """A player. It keeps nothing between decisions, so one bot can sit on many seats."""

    summary: ClassVar[str]
    settings: ClassVar[dict[str, Setting]] = {}

    def __init__(self, judge: Judge[Any], **settings: float) -> None:
        self.judge = judge
        for name, setting in self.settings.items():
            setattr(self, name, settings.get(name, setting.default))

    @abstractmethod
    def weigh(self, seen: Observation) -> list[Weighed]:
        """The decisions that were considered, the one to take first."""

    def decide(self, seen: Observation) -> Action:
        """The decision to take; what is forced needs no thought."""
        mask = seen.legal_mask
        return self.weigh(seen)[0].action if mask & mask - 1 else mask.bit_length() - 1

    def advise(self, seen: Observation, count: int = FEW) -> list[Advice]:
        """The best few decisions, with what they change."""
        weighed = self.weigh(seen)[:count]
        now = seen.imagine()
        before = self.judge.terms(now, seen.seat)
        return [
            Advice(action, margin, _changes(before, self.judge.terms(now.child(action), seen.seat)))
            for margin, action in weighed
        ]


def margins(judge: Judge[Any], state: State) -> list[float]:
    """By how much each seat is ahead of the best other one: expected, or final in the end."""
    if state.is_over:
        values = [float(score.total) for score in state.scores()]
    else:
        values = [judge.value(state, seat) for seat in range(state.setup.players)]
    *_, second, first = sorted(values)
    return [value - (second if value == first else first) for value in values]


def margin(judge: Judge[Any], state: State, seat: Seat) -> float:
    """By how much one seat is ahead."""
    return margins(judge, state)[seat]


def _changes(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    names = sorted({*before, *after}, key=list({**before, **after}).index)
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in names}
    return {name: change for name, change in changes.items() if abs(change) > ROUNDING}
