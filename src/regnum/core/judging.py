"""What a game knows about good play: the value of actions at a glance, and of positions."""

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
ActionValues: TypeAlias = list[tuple[float, int]]  # sets of actions of equal value


class Judge(ABC, Generic[StateT]):
    """Hand-made knowledge of a game. All figures are points of the final score."""

    playout_rounds: ClassVar[int]  # after so many a playout is stopped and evaluated
    compiled_rounds: ClassVar[
        int
    ]  # the same by the compiled engine, which has time for longer ones

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def action_values(self, state: StateT) -> ActionValues:
        """A quick estimate of each legal action, for the seat that decides: the default policy.

        The sets hold each legal action once. Only differences mean something. Nothing that the
        seat cannot know may count.
        """

    @abstractmethod
    def evaluate(self, state: StateT, seat: Seat) -> dict[str, float]:
        """The final score that a seat can expect, as a sum of named terms."""

    def wasteful_actions(self, state: StateT) -> int:
        """Actions that throw something away: not even a beginner takes one by mistake."""
        return 0

    def value(self, state: StateT, seat: Seat) -> float:
        """The final score that a seat can expect."""
        total = 0.0  # a plain sum, to the last bit the same in every version of Python
        for term in self.evaluate(state, seat).values():
            total += term
        return total


class ScoreJudge(Judge["State"]):
    """Of a game without a judge of its own: knows nothing but the scores."""

    playout_rounds = 1
    compiled_rounds = 1

    def __init__(self) -> None:
        super().__init__({})

    def action_values(self, state: "State") -> ActionValues:
        """All actions look the same."""
        return [(0.0, state.legal_mask)]

    def evaluate(self, state: "State", seat: Seat) -> dict[str, float]:
        """The score now."""
        return dict(state.scores()[seat].by_source())


def read_weights(path: Path, names: Mapping[str, object]) -> Weights:
    """The weights in a file, which also keeps the command that made them."""
    weights: dict[str, float] = json.loads(path.read_text())["weights"]
    if set(weights) != set(names):
        odd = ", ".join(sorted(set(weights) ^ set(names)))
        raise Malformed(f"{path}: these weights are missing or unknown: {odd}")
    return weights
