"""The log of a table in words: told once when an entry is applied, read by each viewer."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from regnum.core.contract import Action, Event, Json
from regnum.core.match import Match
from regnum.core.seats import Seat
from regnum.table.entries import Ended, Entry, Hinted, Played, Sat, Started, Undone


class Outcome(msgspec.Struct, frozen=True):
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


class Line(msgspec.Struct, frozen=True):
    """One entry in words."""

    facts: dict[str, Any]
    chance: list[Outcome] | None = None

    def seen_by(self, viewer: Collection[Seat]) -> dict[str, Json]:
        """The line as somebody with these seats may read it."""
        if self.chance is None:
            return self.facts
        return {**self.facts, "chance": [outcome.seen_by(viewer) for outcome in self.chance]}


# A table in memory has hundreds of lines, and few of them are read again.
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(Line).decode


def tell(match: Match, entry: Entry) -> Line:
    """Let a match go on by an entry, and say what happened."""
    facts: dict[str, Json] = {"revision": entry.revision, "at": entry.at}
    match entry.body:
        case Sat(seat, holder, out_of_time):
            facts |= {"type": "sat", "seat": seat, "name": holder.name, "level": holder.level}
            if out_of_time:
                facts["out_of_time"] = True
        case Started(chance):
            return Line({**facts, "type": "started"}, _roll(match, chance))
        case Played(seat, action, chance):
            facts |= {
                "type": "played",
                "seat": seat,
                "action": match.game.action_text(action),
                "events": _go_on(match, action),
            }
            return Line(facts, _roll(match, chance))
        case Undone(seat, count):
            match.undo(count)
            facts |= {"type": "undone", "seat": seat, "count": count}
        case Hinted(seat):
            facts |= {"type": "hinted", "seat": seat}
        case Ended():
            facts |= {"type": "ended"}
    return Line(facts)


def _roll(match: Match, chance: Sequence[Action]) -> list[Outcome]:
    outcomes = []
    for action in chance:
        witnesses = list(match.state.witnesses())
        is_open = len(witnesses) == match.setup.players
        text = match.game.action_text(action)
        outcomes.append(Outcome(text, _go_on(match, action), witnesses, is_open))
    return outcomes


def _go_on(match: Match, action: Action) -> list[Json]:
    """What followed from a decision or an outcome."""
    before = match.state.copy()
    match.replay([action])
    return [tell_event(event) for event in match.game.events(before, action, match.state)]


def tell_event(event: Event) -> dict[str, Json]:
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
