"""What a viewer is sent: built from what its seats may see, never cut out of the truth."""

from time import time
from typing import NamedTuple

from regnum.core.contract import Json
from regnum.core.errors import Message
from regnum.core.scores import Score
from regnum.core.seats import Seat
from regnum.table.entries import FINISHED, Holder
from regnum.table.story import unpack
from regnum.table.table import Table


class Viewpoint(NamedTuple):
    """Through whose eyes a table is seen: the seats whose hidden things may be shown."""

    seats: tuple[Seat, ...] = ()  # none: what everybody may see
    is_host: bool = False


def viewpoint(table: Table, person: str) -> Viewpoint:
    """How somebody sees a table."""
    return Viewpoint(tuple(table.seats_of(person)), person == table.terms.host)


def snapshot(
    table: Table, viewer: Viewpoint, shared: dict[str, Json] | None = None
) -> dict[str, Json]:
    """All that a viewer may see of a table now, but for what never changes.

    `shared` is what `open_part` gave for another viewer at the same moment.
    """
    return {**(shared or open_part(table)), **_own_part(table, viewer)}


def open_part(table: Table) -> dict[str, Json]:
    """What everybody may see."""
    match, state = table.match, table.match.state
    decider = table.decider
    scores = state.scores()
    return {
        "table": table.terms.id,
        "revision": table.revision,
        "status": table.status,
        "game": match.game.key,
        "spec": match.setup.spec,
        "rules": table.terms.rules,
        "promise": table.terms.commitment,  # its name on the wire
        "imported": table.terms.settings.imported,
        "hints": table.terms.settings.hints,
        "is_listed": table.terms.settings.is_listed,
        "options": table.terms.settings.options,
        "seats": [_holder(table, holder) for holder in table.holders],
        "decider": decider,
        "awaited": None if decider is None else _message(state.awaited()),
        "view": state.public(),
        "scores": [awards(score) for score in scores],
        "sources": list(scores[0].sources),
        "winners": list(state.outcome().winners) if table.status == FINISHED else [],
        "clock": None if table.clock is None else table.clock.seen(time()),
        "hints_taken": table.hints_taken,
        **({"seed": str(table.terms.seed), "salt": table.terms.salt} if table.is_over else {}),
    }


def _own_part(table: Table, viewer: Viewpoint) -> dict[str, Json]:
    """What depends on who looks."""
    may_decide = table.decider in viewer.seats and table.bot_to_decide is None
    return {
        "is_host": viewer.is_host,
        "mine": list(viewer.seats),
        "private": {str(seat): table.match.state.private(seat) for seat in viewer.seats},
        "legal": table.match.legal_texts() if may_decide else [],
        "undoable": table.undoable() if may_decide else 0,
    }


def setup(table: Table) -> dict[str, Json]:
    """What never changes at a table."""
    return table.match.game.describe(table.match.setup)


def lines(table: Table, viewer: Viewpoint, since: int) -> list[dict[str, Json]]:
    """The log after a revision, as a viewer may read it."""
    return [unpack(line).seen_by(viewer.seats) for line in table.story[since:]]


def awards(score: Score) -> list[Json]:
    """Where the points of a seat come from."""
    return [
        {"source": award.source, "points": award.points, "places": list(award.places)}
        for award in score.awards
    ]


def _holder(table: Table, holder: Holder) -> dict[str, Json]:
    return {
        "name": holder.name,
        "level": holder.level,
        "is_open": holder.is_open,
        "is_host": holder.person == table.terms.host,
    }


def _message(message: Message) -> dict[str, Json]:
    return {"code": message.code, "args": dict(message.args)}
