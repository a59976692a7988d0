"""What a viewer is sent: built from what its seats may see, never cut out of the truth."""

from typing import NamedTuple

from regnum.core.contract import Json
from regnum.core.scores import Score
from regnum.core.seats import Seat, seat_name
from regnum.table.moment import Moment, OpenOffer
from regnum.table.table import Table


class Viewpoint(NamedTuple):
    """Through whose eyes a table is seen: the seats whose hidden things may be shown."""

    seats: tuple[Seat, ...] = ()  # none: what everybody may see
    is_host: bool = False


def viewpoint(now: Moment, person: str) -> Viewpoint:
    """How somebody sees a table."""
    return Viewpoint(tuple(now.seats_of(person)), person == now.terms.host)


def snapshot(now: Moment, viewer: Viewpoint) -> dict[str, Json]:
    """All that a viewer may see of a table, but for what never changes."""
    return {**open_part(now, now.at), **own_part(now, viewer)}


def open_part(now: Moment, at: float) -> dict[str, Json]:
    """What everybody may see at this time."""
    terms, match, state = now.terms, now.match, now.match.state
    settings, decider = terms.settings, now.decider
    scores = state.scores()
    return {
        "table": terms.id,
        "revision": now.revision,
        "status": now.status,
        "game": match.game.key,
        "spec": match.setup.spec,
        "rules": terms.rules,
        "promise": terms.commitment,  # so it is called on the wire
        "is_mixing": now.is_mixing,
        "shares": [
            {"seat": share.seat, "commitment": share.commitment, "share": share.share}
            for share in now.mixed_in
        ],
        "imported": not settings.is_provable,  # so it is called on the wire
        "hints": settings.hints,
        "is_listed": settings.is_listed,
        "options": settings.options,
        "seats": [_holder(now, seat) for seat in range(len(now.holders))],
        "decider": decider,
        "awaited": None if decider is None else _awaited(now),
        "view": state.public(),
        "scores": [awards(score) for score in scores],
        "sources": list(scores[0].sources),
        "winners": now.winners,
        "clock": None if now.clock is None else now.clock.seen(at),
        "hints_taken": list(now.hints_taken),
        "rematch": now.rematch,
        "leaving": settings.leaving,
        "unready": list(now.unready),
        "is_paused": now.is_paused,
        "offer": None if now.offer is None else _offer(now, now.offer),
        "conduct": {**now.conduct._asdict(), "resigned": list(now.resigned)},
        **({"seed": str(terms.seed), "salt": terms.salt} if now.is_over else {}),
    }


def own_part(now: Moment, viewer: Viewpoint) -> dict[str, Json]:
    """What depends on the viewer."""
    is_person = now.bot_to_decide is None and not now.is_paused
    may_decide = now.decider in viewer.seats and is_person
    return {
        "is_host": viewer.is_host,
        "mine": list(viewer.seats),
        "private": {str(seat): now.match.state.private(seat) for seat in viewer.seats},
        "legal": now.match.legal_texts() if may_decide else [],
        "undoable": now.undoable if may_decide else 0,
    }


def setup(now: Moment) -> dict[str, Json]:
    """What never changes at a table."""
    return now.match.game.describe(now.match.setup)


def lines(table: Table, viewer: Viewpoint, since: int, until: int | None = None) -> bytes:
    """The log after a revision, as a viewer may read it; after the end, with all of chance.

    It is JSON already, with commas between the lines.
    """
    seats = range(len(table.now.holders)) if table.now.is_over else viewer.seats
    return table.log(seats, since, until)


def awards(score: Score) -> list[Json]:
    """Where the points of a seat come from."""
    return [
        {"source": award.source, "points": award.points, "places": list(award.places)}
        for award in score.awards
    ]


def _holder(now: Moment, seat: Seat) -> dict[str, Json]:
    holder = now.holders[seat]
    is_sitting_in = holder.level is not None and now.owners[seat] is not None
    return {
        "name": holder.name,
        "level": holder.level,
        "owner": now.names[seat] if is_sitting_in else None,
        "is_open": holder.is_open,
        "is_host": holder.person == now.terms.host,
        "look": seat_name(now.looks[seat]),
    }


def _offer(now: Moment, offer: OpenOffer) -> dict[str, Json]:
    """What somebody asks for, and who has not answered yet."""
    asked = [seat for seat in now.others(offer.seat, offer.what) if seat not in offer.agreed]
    return {
        "revision": offer.revision,
        "seat": offer.seat,
        "what": offer.what,
        "count": offer.count,
        "asked": list[Json](asked),
    }


def _awaited(now: Moment) -> dict[str, Json]:
    awaited = now.match.state.awaited()
    return {"code": awaited.code, "args": dict(awaited.args)}
