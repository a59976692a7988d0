"""What is known about good play of a game: quick estimates of actions, and values of positions."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from regnum.core.errors import Args, Malformed
from regnum.core.seats import Seat

if TYPE_CHECKING:
    from regnum.core.contract import State

StateT = TypeVar("StateT", bound="State", contravariant=True)

Weights: TypeAlias = Mapping[str, float]
ActionValues: TypeAlias = list[tuple[float, int]]  # sets of actions of equal value


class Merit(NamedTuple):
    """Something that a decision brings, which can be said in any language."""

    code: str
    args: Args
    worth: float = 0.0  # in points, roughly; zero for a mere description
    is_vague: bool = False  # is it a prospect rather than a fact?

    @property
    def subject(self) -> tuple[str, ...]:
        """What it is about, without the numbers."""
        return self.code, *(value for value in self.args.values() if isinstance(value, str))


def merits_data(merits: Iterable[Merit]) -> list[dict[str, str | Args]]:
    """Merits as plain data: what is needed to say them."""
    return [{"code": merit.code, "args": merit.args} for merit in merits]


class Judge(ABC, Generic[StateT]):
    """Hand-made knowledge of a game. All figures are points of the final score."""

    playout_rounds: ClassVar[int]  # after so many a playout is stopped and evaluated
    compiled_rounds: ClassVar[
        int
    ]  # the same by the compiled engine, which has time for longer ones
    # Terms of the evaluation that are told as merits where nothing more certain can be said: each
    # with the code of its merit.
    vague_merits: ClassVar[Mapping[str, str]] = {}

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

    def merits(self, state: StateT, ends: Mapping[int, "StateT | None"]) -> dict[int, list[Merit]]:
        """What each of these actions brings to the seat that decides, facts about it first.

        Where it is known how the turn would end after an action, also what it leads to. Nothing
        that the seat cannot know may count.
        """
        return {action: [] for action in ends}

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
