"""What a net is given of a game: a moment as numbers, seen by one seat, and short ids for actions.

An encoding is an optional part of a game. What it writes may depend on nothing that the seat cannot
know; the contract kit demands that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar

from regnum.core.contract import Action, State
from regnum.core.seats import Seat

StateT = TypeVar("StateT", bound=State)


class Feature(NamedTuple):
    """Numbers that mean one thing."""

    name: str
    meaning: str
    size: int = 1
    scale: float = 1  # what a scalar is divided by, to lie between -1 and 1


class Part(NamedTuple):
    """An array of small whole numbers; its first axis has a row for each number of the features."""

    name: str
    shape: tuple[int, ...]  # of a row
    features: tuple[Feature, ...]
    most: int  # the largest number; the smallest is zero

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return sum(feature.size for feature in self.features)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.rows * prod(self.shape)


@dataclass(frozen=True)
class Encoding(Generic[StateT]):
    """Moments and actions of a game for nets. Seats are counted from the one that looks."""

    parts: tuple[Part, ...]
    scalars: tuple[Feature, ...]
    # (state, seat, numbers, scalars): writes all parts one after another into an array of bytes
    # that is zero, and the scalars, before they are divided, into one of floats.
    encode: Callable[[StateT, Seat, Any, Any], None]
    # Compact ids. No two actions with the same one are ever legal together.
    choices: int
    choice_of: Callable[[Action], int]

    @cached_property
    def number_count(self) -> int:
        """How many numbers all parts have."""
        return sum(part.size for part in self.parts)

    @cached_property
    def scalar_count(self) -> int:
        """How many scalars there are."""
        return sum(feature.size for feature in self.scalars)

    @cached_property
    def scales(self) -> tuple[float, ...]:
        """What each scalar is divided by."""
        return tuple(feature.scale for feature in self.scalars for _ in range(feature.size))


def starts_of(features: tuple[Feature, ...]) -> dict[str, int]:
    """Where the numbers of each feature begin."""
    starts, start = dict[str, int](), 0
    for feature in features:
        starts[feature.name] = start
        start += feature.size
    return starts
