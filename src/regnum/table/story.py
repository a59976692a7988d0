"""The log of a table for readers: each entry as a line, of which each viewer sees its part."""

from collections.abc import Collection
from typing import Any

import msgspec

from regnum.core.contract import AnyGame, Event, Json
from regnum.core.seats import Seat
from regnum.table.entries import (
    Agreed,
    Declined,
    Ended,
    Entry,
    Hinted,
    Offered,
    Paused,
    Played,
    Readied,
    Rematch,
    Removed,
    Resigned,
    Resumed,
    Revealed,
    Sat,
    Started,
    Undone,
)
from regnum.table.fold import Drawn, Happened


class LoggedOutcome(msgspec.Struct, frozen=True):
    """What chance decided, and which seats saw it."""

    text: str
    events: list[Any]
    witnesses: list[Seat]
    is_open: bool

    def seen_by(self, viewer: Collection[Seat]) -> dict[str, Json]:
        """The outcome, and who knows it if not everybody; what followed from it is public."""
        if self.is_open:
            return {"outcome": self.text, "events": self.events}
        is_known = any(seat in self.witnesses for seat in viewer)
        outcome = self.text if is_known else None
        return {"outcome": outcome, "events": self.events, "seen_by": self.witnesses}


class LogLine(msgspec.Struct, frozen=True):
    """One entry for readers."""

    facts: dict[str, Any]
    chance: list[LoggedOutcome] | None = None

    @property
    def has_hidden(self) -> bool:
        """Did some seats see more than others?"""
        return not all(outcome.is_open for outcome in self.chance or ())

    def seen_by(self, viewer: Collection[Seat]) -> dict[str, Json]:
        """The line as somebody with these seats may read it."""
        if self.chance is None:
            return self.facts
        return {**self.facts, "chance": [outcome.seen_by(viewer) for outcome in self.chance]}


pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(LogLine).decode


def describe(game: AnyGame, entry: Entry, happened: Happened) -> LogLine:
    """The line of an entry, from what it says and what happened."""
    facts: dict[str, Json] = {"revision": entry.revision, "at": entry.at}
    chance = None
    match entry.body:
        case Sat(seat, holder, out_of_time):
            facts |= {"type": "sat", "seat": seat, "name": holder.name, "level": holder.level}
            if out_of_time:
                facts["out_of_time"] = True
        case Removed(seat):
            facts |= {"type": "removed", "seat": seat}
        case Revealed(seat):
            facts |= {"type": "revealed", "seat": seat}
        case Started():
            facts |= {"type": "started"}
            chance = [_outcome(game, drawn) for drawn in happened.chance]
        case Played(seat, action):
            events = [event_data(event) for event in happened.events]
            text = game.action_text(action)
            facts |= {"type": "played", "seat": seat, "action": text, "events": events}
            chance = [_outcome(game, drawn) for drawn in happened.chance]
        case Undone(seat, count, agreed):
            facts |= {"type": "undone", "seat": seat, "count": count, **_agreement(agreed)}
        case Hinted(seat):
            facts |= {"type": "hinted", "seat": seat}
        case Ended(agreed):
            facts |= {"type": "ended", **_agreement(agreed)}
        case Offered(seat, what, count):
            facts |= {"type": "offered", "seat": seat, "what": what, "count": count}
        case Paused(seat, agreed):
            facts |= {"type": "paused", "seat": seat, **_agreement(agreed)}
        case Resigned(seat, level):
            facts |= {"type": "resigned", "seat": seat, "level": level}
        case Declined(seat, withdrawn):
            facts |= {"type": "declined", "seat": seat}
            if withdrawn:
                facts["withdrawn"] = True
        case Readied(seat) | Agreed(seat) | Resumed(seat):
            facts |= {"type": entry.body.__struct_config__.tag, "seat": seat}
        case Rematch(seat, table):
            facts |= {"type": "rematch", "seat": seat, "table": table}
    return LogLine(facts, chance)


def _agreement(agreed: tuple[Seat, ...] | None) -> dict[str, Json]:
    return {} if agreed is None else {"agreed": list(agreed)}


def event_data(event: Event) -> dict[str, Json]:
    """An event as plain data."""
    return {
        "event": event.code,
        "seat": event.seat,
        "source": event.source,
        "points": event.points,
        "places": list(event.places),
        "details": dict(event.details),
        "text": event.text,
    }


def _outcome(game: AnyGame, drawn: Drawn) -> LoggedOutcome:
    return LoggedOutcome(
        game.action_text(drawn.action),
        [event_data(event) for event in drawn.events],
        list(drawn.witnesses),
        drawn.is_open,
    )
