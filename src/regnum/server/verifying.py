"""What is wrong with what is stored: damaged files, broken chains, matches that disagree.

Every match is played again: do the rules still agree, and did chance follow its seed? And what
stands beside a log, for lists, has to follow from it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import RowMapping
from sqlalchemy.exc import DBAPIError

from regnum.core.chance import Source
from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.core.proof import hash_of
from regnum.core.registry import options_then
from regnum.core.seats import seat_name
from regnum.server.chain import first_link, next_link
from regnum.server.store import Store, Stored, entry_of, terms_of
from regnum.table.answers import start
from regnum.table.entries import (
    GONE,
    PLAYING,
    Agreed,
    Body,
    Declined,
    Ended,
    Offered,
    Paused,
    Played,
    Rematch,
    Resigned,
    Resumed,
    Revealed,
    Started,
    Undone,
    seat_of,
)
from regnum.table.moment import Moment, first_moment
from regnum.table.terms import Terms


class Finding(NamedTuple):
    """What is wrong with a table, or with the database as a whole; nothing if all agrees."""

    table_id: str | None
    fault: str | None
    is_imported: bool = False  # its chance was not drawn here, and need not follow from the seed


def verify(store: Store) -> Iterator[Finding]:
    """One finding for each table, and one for whatever else is wrong."""
    damage = store.find_damage("integrity_check")
    if damage is not None:
        yield Finding(None, f"the file is damaged: {_in_one_line(damage)}")
    try:
        table_ids, orphans = store.all_tables(), list(store.find_orphans())
    except DBAPIError as error:
        yield Finding(None, f"the tables cannot be listed: {_in_one_line(error)}")
        return
    for table_id in table_ids:
        yield _check(store, table_id)
    for table_id, what in orphans:
        yield Finding(table_id, what)


def _check(store: Store, table_id: str) -> Finding:
    is_imported, faults = False, list[str | None]()
    try:
        stored = store.load_rows(table_id)
        if stored is None:
            return Finding(table_id, "it is listed and cannot be found")
        faults.append(_broken_link(stored))
        terms = terms_of(stored.table)
        is_imported = terms.settings.imported
        faults.append(_disagreement(stored, terms))
    except RegnumError as error:
        faults.append(str(error))
    except Exception as error:  # whatever stands there, the others are looked at as well
        faults.append(f"it cannot be read: {_in_one_line(error)}")
    return Finding(table_id, "; ".join(filter(None, faults)) or None, is_imported)


def _broken_link(stored: Stored) -> str | None:
    """Where the chain of hashes breaks."""
    link = first_link(stored.table)
    for number, entry in enumerate(stored.entries, start=1):
        if entry["revision"] != number:
            return f"revision {number} is missing"
        link = next_link(link, entry)
        if entry["hash"] != link:
            what = (
                "revision 1, or the table as it was laid," if number == 1 else f"revision {number}"
            )
            return f"{what} was changed: the chain of hashes breaks"
    if stored.table["head"] != link:
        return "the end of the log was cut off or added: the last hash is another one"
    return None


def _disagreement(stored: Stored, terms: Terms) -> str | None:
    """What does not follow from the rules, the seed and the log."""
    now = first_moment(terms)
    if not terms.settings.imported and not _is_dealt_by_seed(now.match, terms):
        return f"the seed of this match of {now.match.game.key} deals another setup"
    for row in stored.entries:
        entry = entry_of(row)
        if entry.revision != now.revision + 1:
            return None  # the chain says so
        what = _implausible(now, entry.body)
        if what is None and not terms.settings.imported:
            what = _other_chance(now, entry.body)
        if what is not None:
            return f"{what} at revision {entry.revision}"
        now = now.after(entry).then
    return _wrong_beside_log(stored, now)


def _is_dealt_by_seed(match: Match, terms: Terms) -> bool:
    options = options_then(match.game, terms.settings.options, terms.rules)
    return match.game.deal(options, Source(terms.seed, "setup")).spec == match.setup.spec


def _implausible(now: Moment, body: Body) -> str | None:
    """What no server would have added to the log."""
    if now.is_over and not isinstance(body, Rematch):
        return "the log goes on after the end"
    seat = seat_of(body)
    if seat is not None and not 0 <= seat < len(now.holders):
        return f"there is no seat {seat}"
    match body:
        case Started() if not now.is_full:
            return "the match cannot start"
        case Offered() | Paused() | Resumed() | Resigned() if now.status != PLAYING:
            return "the match has not begun"
        case Agreed() | Declined() if now.offer is None:
            return "nothing was asked"
        case Undone(seat, count, tuple() as agreed):
            return _not_agreed(now, Offered(seat, "undo", count), agreed)
        case Paused(seat, agreed):
            return _not_agreed(now, Offered(seat, "pause", 0), agreed)
        case Ended((seat, *agreed)):
            return _not_agreed(now, Offered(seat, "end", 0), tuple(agreed))
        case Played(seat) | Undone(seat) if seat != now.decider:
            return f"it is not the decision of seat {seat}"
        case Undone(_, count) if not 1 <= count <= now.undoable:
            return f"{count} decisions cannot be taken back"
    return None


def _not_agreed(now: Moment, wanted: Offered, agreed: tuple[int, ...]) -> str | None:
    """Did people not agree upon something that was done?"""
    if not 0 <= wanted.seat < len(now.holders):
        return f"there is no seat {wanted.seat}"
    asked = now.offer
    if agreed and (asked is None or Offered(asked.seat, asked.what, asked.count) != wanted):
        return "nobody asked for it"
    if set(agreed) != set(now.others(wanted.seat, wanted.what)):
        return "not all agreed"
    return None


def _other_chance(now: Moment, body: Body) -> str | None:
    """Is chance in the log another than the seed says?

    Each decision is played by the match alone, without the code by which the server wrote the log.
    """
    match body:
        case Started() if start(now).body != body:
            return "chance does not follow from the seed"
        case Played(seat, action, chance):
            then = now.match.copy()
            then.play(action, seat)
            if tuple(then.actions[len(now.match.actions) + 1 :]) != chance:
                return "chance does not follow from the seed"
        case Revealed(seat, share) if hash_of(share) != now.commitments[seat]:
            return f"the share of seat {seat_name(seat)} is not the one that was committed to"
    return None


def _wrong_beside_log(stored: Stored, end: Moment) -> str | None:
    """What is stored for lists and does not follow from the log."""
    table, standing = stored.table, end.standing
    expected = {
        "status": standing.status,
        "decider": standing.decider,
        "updated": end.at if end.revision else end.terms.created,
        "is_listed": end.terms.settings.is_listed,
    }
    for name, value in expected.items():
        if table[name] != value:
            return f"its {name} is {table[name]!r}, and the log says {value!r}"
    if (table["due"] is None) != (standing.due is None):
        return "it is not known when a server has to look after it"
    sitting = [
        (seat, owner, holder.name, holder.level)
        for seat, (owner, holder) in enumerate(zip(end.owners, end.holders, strict=True))
    ]
    listed = [
        (row["seat"], row["person"], _name_then(row, sitting), row["level"]) for row in stored.seats
    ]
    return None if listed == sitting else "its list of seats is not that of the log"


def _name_then(row: RowMapping, sitting: Sequence[tuple[Any, ...]]) -> str:
    """The name in a list of seats; that of somebody who has deleted themselves is in the log."""
    is_gone = row["name"] == GONE and row["person"] is not None and row["seat"] < len(sitting)
    name: str = sitting[row["seat"]][2] if is_gone else row["name"]
    return name


def _in_one_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or type(cause).__name__
