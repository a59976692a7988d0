"""Where chance outcomes come from: a seed and a counter, the same in any language.

Number n of a stream is the first 8 bytes, big-endian, of SHA-256 over `seed/stream/n`.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import accumulate
from operator import itemgetter
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

    def word(self) -> int:
        """A number of 64 bits."""
        return self.below(1 << 64)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many different items, in random order."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One outcome, as likely as its weight says."""
        ends = list(accumulate(map(_weight, outcomes)))
        return outcomes[bisect_right(ends, self.below(ends[-1]))][0]


_weight: Callable[[tuple[object, int]], int] = itemgetter(1)
