"""What the rows of all games have in common: who decides, and a stream of random numbers.

A row is an array of 64-bit integers. Number n of the stream of a seed is the same on every
device: SplitMix64, which scrambles seed + n times a constant.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum.fast.compiling import compiled

Row: TypeAlias = NDArray[np.int64]

# The first words of every state.
SEED, DRAWN, SEAT = 0, 1, 2
FIRST_FREE = 3

WORD_BITS = 56  # of a set that is spread over words: no sign, and eight words for 448 bits

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _11, _1 = (np.uint64(n) for n in (30, 27, 31, 11, 1))
_UNIT = 2.0**-53


@compiled
def _scrambled(seed: Any, number: Any) -> Any:
    """The 64 bits of number n of the stream of a seed."""
    x = np.uint64(seed) + (np.uint64(number) + np.uint64(1)) * _STEP
    x = (x ^ (x >> _30)) * _MIX_1
    x = (x ^ (x >> _27)) * _MIX_2
    return x ^ (x >> _31)


@compiled
def random_number(seed: Any, number: Any) -> float:
    """Number n of the stream of a seed: from 0 to 1, without 1."""
    return float(_scrambled(seed, number) >> _11) * _UNIT


@compiled
def random_word(seed: Any, number: Any) -> int:
    """Number n of the stream of a seed as a seed: whole, and not negative."""
    return int(np.int64(_scrambled(seed, number) >> _1))


@compiled
def draw_number(state: Row) -> float:
    """The next number of a match's stream."""
    number = random_number(state[SEED], state[DRAWN])
    state[DRAWN] += 1
    return number


@compiled
def draw_below(state: Row, limit: int) -> int:
    """A number from 0 to limit - 1, each as likely as the others."""
    return int(draw_number(state) * limit)


@compiled
def bit_count(word: int) -> int:
    """How many bits of a word are set; words are not negative."""
    x = word - ((word >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101) >> 56 & 0x7F


@compiled
def lowest_bit(word: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return bit_count((word & -word) - 1)


@compiled
def nth_bit(word: int, n: int) -> int:
    """The number of the nth bit that is set, from 0."""
    for _ in range(n):
        word &= word - 1
    return lowest_bit(word)


def split(bits: int, words: int) -> list[int]:
    """A set as an integer of any size, spread over words."""
    low = (1 << WORD_BITS) - 1
    return [bits >> WORD_BITS * n & low for n in range(words)]


def join(words: Row) -> int:
    """The set that is spread over words."""
    return sum(int(word) << WORD_BITS * n for n, word in enumerate(words))
