"""The review of a match: what its moments were worth, luck apart from skill, turning points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from regnum.core.match import Match
from regnum.core.seats import CHANCE, Seat
from regnum.review.survey import Surveyed, TurningPoint, Verdict

CLEAR = 2.0  # standard errors: a decision that cost no more than that is no mistake
MOST_DOUBTED = 12  # decisions that are measured once more
MOST_SHOWN = 5  # turning points


@dataclass(frozen=True)
class Part:
    """A part of the final margin, and its standard error."""

    points: float
    error: float


@dataclass(frozen=True)
class Account:
    """What the final margin of a seat is made of.

    margin = start + luck + best - given_away + others, to the last bit.
    """

    start: Part  # the deal and the order of seats
    luck: Part  # cards and dice, against the average of what could have come
    best: Part  # what the best decisions found would have brought
    given_away: Part  # what the decisions taken cost against these
    others: Part  # what the decisions of the others changed
    margin: int

    def parts(self) -> dict[str, Part]:
        """All parts by name; the margin is their sum, but `given_away` counts as negative."""
        return {
            "start": self.start,
            "luck": self.luck,
            "best": self.best,
            "given_away": self.given_away,
            "others": self.others,
        }


@dataclass(frozen=True)
class Review:
    """A match, looked back at."""

    values: list[list[float]]  # at each moment the margin that each seat can expect
    errors: list[list[float]]
    accounts: list[Account]
    verdicts: list[Verdict]  # on each decision that was not forced
    turning_points: list[TurningPoint]  # mistakes, the dearest first


def doubtful(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """The decisions that seem to have cost most, to be looked at once more."""
    costly = [verdict for verdict in verdicts if verdict.loss > verdict.error]
    return sorted(costly, key=lambda v: (v.error - v.loss, v.number))[:MOST_DOUBTED]


def conclude(
    match: Match,
    surveyed: Iterable[Surveyed],
    verdicts: Iterable[Verdict],
    sharpened: Iterable[TurningPoint],
) -> Review:
    """Put together what was found about the parts of a match."""
    parts = sorted(surveyed, key=lambda part: part.stretch)
    verdicts = sorted(verdicts, key=lambda verdict: verdict.number)
    mistakes = [point for point in sharpened if point.loss > CLEAR * point.error]
    mistakes.sort(key=lambda point: (-point.loss, point.number))
    deciders = list(match.seats())
    seats = range(match.setup.players)
    return Review(
        values=[moment for part in parts for moment in part.values],
        errors=[moment for part in parts for moment in part.errors],
        accounts=[_account(seat, parts, verdicts, deciders) for seat in seats],
        verdicts=verdicts,
        turning_points=mistakes[:MOST_SHOWN],
    )


def _account(
    seat: Seat, parts: Sequence[Surveyed], verdicts: Sequence[Verdict], deciders: Sequence[Seat]
) -> Account:
    values = [moment[seat] for part in parts for moment in part.values]
    luck = own = others = 0.0
    for decider, (before, after) in zip(deciders, pairwise(values), strict=True):
        if decider == CHANCE:
            luck += after - before
        elif decider == seat:
            own += after - before
        else:
            others += after - before
    lost = sum(verdict.loss for verdict in verdicts if verdict.seat == seat)
    lost_variance = sum(verdict.error**2 for verdict in verdicts if verdict.seat == seat)
    own_variance = sum(part.own[seat] for part in parts)
    return Account(
        start=Part(values[0], sqrt(parts[0].start[seat])),
        luck=Part(luck, sqrt(sum(part.luck[seat] for part in parts))),
        best=Part(own + lost, sqrt(own_variance + lost_variance)),
        given_away=Part(lost, sqrt(lost_variance)),
        others=Part(others, sqrt(sum(part.others[seat] for part in parts))),
        margin=round(values[-1]),
    )
