"""Answers that never change, kept as long as there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

LEAST = 200  # bytes that anything costs


class Answer(NamedTuple, Generic[T]):
    """An answer, the bytes that it costs, and when it was wanted last."""

    answer: T
    size: int
    at: float


class Kept(Generic[T]):
    """The answers that were wanted last, up to so many bytes in all."""

    def __init__(self, room: int, clock: Callable[[], float] = monotonic) -> None:
        self._room = room
        self._clock = clock
        self._used = 0
        self._answers: OrderedDict[Hashable, Answer[T]] = OrderedDict()

    def find(self, question: Hashable) -> T | None:
        """The answer to a question, if it is here."""
        found = self._answers.pop(question, None)
        if found is None:
            return None
        self._answers[question] = found._replace(at=self._clock())
        return found.answer

    def keep(self, question: Hashable, answer: T, size: int) -> None:
        """Keep an answer of so many bytes, and give up what was not wanted for the longest time."""
        if (before := self._answers.pop(question, None)) is not None:
            self._used -= before.size
        self._answers[question] = Answer(answer, size + LEAST, self._clock())
        self._used += size + LEAST
        while self._used > self._room:
            self._drop_oldest()

    def forget_old(self, seconds: float) -> None:
        """Let go of what nobody has wanted in so many seconds."""
        before = self._clock() - seconds
        while self._answers and next(iter(self._answers.values())).at < before:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        _, gone = self._answers.popitem(last=False)
        self._used -= gone.size
