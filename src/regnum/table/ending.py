"""How a match ended: what is stored for histories, statistics and ratings."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from regnum.core.seats import Seat
from regnum.table.commands import Refused
from regnum.table.entries import FINISHED
from regnum.table.moment import Moment

BEFORE = "before"  # why a match is not rated that ended before there were ratings


class SeatEnding(NamedTuple):
    """What came of a match for a seat."""

    person: str | None  # whose seat it was, also if a bot sat there at the end
    name: str
    level: str | None  # of a bot at the end
    place: int | None  # None: the match was given up
    points: int
    counts: Mapping[str, float] | None  # for statistics; None: this one is no part of them
    has_resigned: bool = False


class Ending(NamedTuple):
    """A table that is over; without seats if nothing was played there."""

    game: str
    at: float
    unrated: str | None  # why it is not rated
    seats: tuple[SeatEnding, ...]
    early: str | None = None  # how, before the game was over: as in `Conduct`


def ending_of(now: Moment) -> Ending:
    """What is stored of a table that is over."""
    game, result = now.match.game, now.match.state.result()
    is_finished = _is_decided(now)
    places = _places([score.total for score in result.scores], now.winners, now.resigned)
    seats = tuple(
        SeatEnding(
            owner,
            now.names[seat] if owner is not None else holder.name,
            holder.level,
            places[seat] if is_finished else None,
            result.scores[seat].total,
            _counts(now, seat) if is_finished and _counts_for_owner(now, seat) else None,
            seat in now.resigned,
        )
        for seat, (owner, holder) in enumerate(zip(now.owners, now.holders, strict=True))
    )
    played = seats if now.match.actions else ()
    return Ending(game.key, now.at, why_unrated(now), played, now.ended)


def check_over(now: Moment) -> None:
    """Refuse what is only for matches that are over: then everything lies open."""
    if not now.is_over:
        raise Refused("not-over", "the game is not over yet")
    if not now.match.actions:
        raise Refused("not-started", "nothing was played at this table")


def why_unrated(now: Moment) -> str | None:
    """Why a match that is over is not rated; None if it is."""
    if not _is_decided(now):
        return "given-up"
    if not now.terms.settings.is_provable:
        return "position"
    if None in now.owners:
        return "bot"
    if len(set(now.owners)) < len(now.owners):
        return "same-person"
    return now.unrated


def _is_decided(now: Moment) -> bool:
    """Is it known who won: was it played to the end, or has all but one resigned?"""
    return now.status == FINISHED or (now.ended == "resigned" and bool(now.winners))


def _places(points: list[int], winners: list[Seat], resigned: Collection[Seat]) -> list[int]:
    """1 for winners; whoever has as many points as another shares a place with them.

    Those who resigned come last, and share that place.
    """

    def is_ahead(other: Seat, seat: Seat) -> bool:
        if seat in winners or other in resigned:
            return False
        return seat in resigned or other in winners or points[other] > points[seat]

    seats = range(len(points))
    return [1 + sum(is_ahead(other, seat) for other in seats) for seat in seats]


def _counts_for_owner(now: Moment, seat: Seat) -> bool:
    """Did one person play this seat alone, from the start of the game to its end?"""
    owner = now.owners[seat]
    is_alone = owner is not None and now.owners.count(owner) == 1
    return is_alone and now.holders[seat].level is None and now.terms.settings.is_provable


def _counts(now: Moment, seat: Seat) -> Mapping[str, float]:
    count = now.match.game.statistics
    return {} if count is None else count(now.match.state, seat)
