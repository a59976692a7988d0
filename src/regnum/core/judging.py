"""What a game knows about good play, for bots: the worth of decisions, the value of positions."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias, TypeVar

from regnum.core.errors import Malformed
from regnum.core.seats import Seat

if TYPE_CHECKING:
    from regnum.core.contract import State

StateT = TypeVar("StateT", bound="State", contravariant=True)

Weights: TypeAlias = Mapping[str, float]
Worths: TypeAlias = list[tuple[float, int]]  # sets of actions that promise equally much


class Judge(ABC, Generic[StateT]):
    """Hand-made knowledge of a game. All figures are points of the final score."""

    rounds: ClassVar[int]  # so long play at a glance tells more than the terms do

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def worth(self, state: StateT) -> Worths:
        """What each legal decision promises the seat that decides, at a glance.

        The sets are the legal actions, each once. Only differences mean something. Nothing
        that the seat cannot know may count.
        """

    @abstractmethod
    def terms(self, state: StateT, seat: Seat) -> dict[str, float]:
        """The score that a seat can expect in the end, as a sum of named parts."""

    def value(self, state: StateT, seat: Seat) -> float:
        """The score that a seat can expect in the end."""
        return sum(self.terms(state, seat).values())


class ScoreJudge(Judge["State"]):
    """Of a game without a judge of its own: knows nothing but the scores."""

    rounds = 1

    def __init__(self) -> None:
        super().__init__({})

    def worth(self, state: "State") -> Worths:
        """All decisions look the same."""
        return [(0.0, state.legal_mask)]

    def terms(self, state: "State", seat: Seat) -> dict[str, float]:
        """The score now."""
        return dict(state.scores()[seat].by_source())


def read_weights(path: Path, names: Mapping[str, object]) -> Weights:
    """The weights in a file, which also keeps the command that made them."""
    weights: dict[str, float] = json.loads(path.read_text())["weights"]
    if set(weights) != set(names):
        odd = ", ".join(sorted(set(weights) ^ set(names)))
        raise Malformed(f"{path}: these weights are missing or unknown: {odd}")
    return weights
