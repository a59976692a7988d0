"""Scores that a person can check: who earned how much from what, and where."""

from dataclasses import dataclass
from typing import NamedTuple

from regnum.core.seats import Seat


class Award(NamedTuple):
    """Points from one source, with the places that earned them.

    Examples:
        >>> Award("castles", 3, ("c4",)).points
        3
    """

    source: str
    points: int
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Score:
    """What one seat has, as the sum of its awards.

    Examples:
        >>> awards = Award("castles", 3, ("c4",)), Award("castles", 3, ("k9",))
        >>> score = Score(awards, sources=("castles", "miners"))
        >>> score.total, score.by_source()
        (6, {'castles': 6, 'miners': 0})
    """

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
    """How a game ended, or would if it ended now.

    Examples:
        >>> from regnum import Match, games
        >>> result = Match.new(f"{games()[0]}(players=2)", seed=7).state.result()
        >>> [score.total for score in result.scores], result.winners
        ([0, 0], [0, 1])
    """

    scores: list[Score]
    winners: list[Seat]
