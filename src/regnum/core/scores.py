"""Scores that a person can check: who earned how much from what, and where."""

from dataclasses import dataclass
from typing import NamedTuple

from regnum.core.seats import Seat


class Award(NamedTuple):
    """Points from one source, with the places that earned them."""

    source: str
    points: int
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Score:
    """What one seat has, as the sum of its awards."""

    awards: tuple[Award, ...]
    sources: tuple[str, ...]  # all that can pay in this match, whether it did or not

    @property
    def total(self) -> int:
        """All points together."""
        return sum(award.points for award in self.awards)

    def by_source(self) -> dict[str, int]:
        """Points per source, also where there are none."""
        sums = dict.fromkeys(self.sources, 0)
        for award in self.awards:
            sums[award.source] += award.points
        return sums


@dataclass(frozen=True)
class Result:
    """How a game ended, or would if it ended now."""

    scores: list[Score]
    winners: list[Seat]
