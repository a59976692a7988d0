"""Where chance outcomes come from: a seed and a counter, the same in any language.

Number n of a stream is the first 8 bytes, big-endian, of SHA-256 over `seed/stream/n`.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Source:
    """A reproducible stream of random numbers."""

    __slots__ = ("drawn", "seed", "stream")

    def __init__(self, seed: int, stream: str, drawn: int = 0) -> None:
        self.seed = seed
        self.stream = stream
        self.drawn = drawn

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        digest = sha256(f"{self.seed}/{self.stream}/{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:8], "big") * limit >> 64

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many different items, in random order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One outcome, as likely as its weight says."""
        ticket = self.below(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            if ticket < weight:
                return outcome
            ticket -= weight
        raise ValueError("weights must be positive")
