"""Sets of small numbers as the bits of one integer."""

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(members: Iterable[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def nth_bit(mask: int, n: int) -> int:
    """The n-th smallest member of a set, counted from zero."""
    offset = 0
    while n > 7:
        # Halve the set by position until few members stand before the one wanted.
        half = mask.bit_length() >> 1
        low = mask & ((1 << half) - 1)
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            n -= count
            mask >>= half
            offset += half
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1 + offset
