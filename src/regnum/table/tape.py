"""Byte strings, one after the other in one piece of memory."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator


class Tape:
    """Only ever grows.

    Thousands of small strings, scattered over the memory, would leave gaps that are not given back
    to the system when they are gone.
    """

    def __init__(self) -> None:
        self._data = bytearray()
        self._ends = array("I")

    def copy(self) -> "Tape":
        """The same tape, which grows by itself."""
        other = Tape()
        other._data, other._ends = self._data[:], self._ends[:]
        return other

    def append(self, piece: bytes) -> None:
        """One more."""
        self._data += piece
        self._ends.append(len(self._data))

    def __len__(self) -> int:
        """How many there are."""
        return len(self._ends)

    def __getitem__(self, number: int) -> bytes:
        """One of them."""
        return self.joined(number, number + 1)

    def joined(self, start: int, end: int) -> bytes:
        """Those from a number up to another one, as one string."""
        return bytes(memoryview(self._data)[self._start(start) : self._start(end)])

    def having(self, words: bytes) -> Iterator[int]:
        """The numbers of the pieces in which these words begin."""
        at = self._data.find(words)
        while at >= 0:
            number = bisect_right(self._ends, at)
            yield number
            at = self._data.find(words, self._ends[number])

    def _start(self, number: int) -> int:
        return self._ends[number - 1] if number else 0
