"""Answers that never change, kept as long as there is room."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

LEAST = 200  # bytes that anything costs


class Kept(Generic[T]):
    """The answers that were wanted last, up to so many bytes in all."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._used = 0
        self._answers: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def find(self, question: Hashable) -> T | None:
        """The answer to a question, if it is here."""
        found = self._answers.get(question)
        if found is None:
            return None
        self._answers.move_to_end(question)
        return found[0]

    def keep(self, question: Hashable, answer: T, size: int) -> None:
        """Keep an answer of so many bytes, and give up what was not wanted for the longest time."""
        self._used += size + LEAST - self._answers.pop(question, (None, 0))[1]
        self._answers[question] = answer, size + LEAST
        while self._used > self._room:
            _, (_, gone) = self._answers.popitem(last=False)
            self._used -= gone
