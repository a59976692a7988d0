"""Plays every stored match again: do the rules still agree, and did chance follow its seed?"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from regnum.core.chance import Source
from regnum.core.errors import RegnumError
from regnum.core.proof import hash_of
from regnum.core.registry import options_then
from regnum.server.store import Store
from regnum.table.answers import dealt_anew
from regnum.table.entries import Body, Played, Revealed, Started
from regnum.table.moment import Moment, first_moment
from regnum.table.terms import Terms


class Finding(NamedTuple):
    """What is wrong with a table; nothing if it agrees."""

    table_id: str
    fault: str | None
    is_imported: bool = False  # its chance was not drawn here, and need not follow from the seed


def verify(store: Store) -> Iterator[Finding]:
    """One finding for each table."""
    for table_id in store.all_tables():
        try:
            terms = store.load(table_id)
            assert terms is not None
            yield Finding(table_id, _fault(store, terms), terms.settings.imported)
        except (RegnumError, msgspec.DecodeError) as error:
            yield Finding(table_id, str(error))


def _fault(store: Store, terms: Terms) -> str | None:
    now = first_moment(terms)
    game = now.match.game
    if not terms.settings.imported:
        options = options_then(game, terms.settings.options, terms.rules)
        if game.deal(options, Source(terms.seed, "setup")).spec != now.match.setup.spec:
            return f"the seed of this match of {game.key} deals another setup"
    for entry in store.entries_since(terms.id, 0):
        if entry.revision != now.revision + 1:
            return f"revision {now.revision + 1} is missing from the log"
        if not terms.settings.imported and not _follows(now, entry.body):
            return f"chance at revision {entry.revision} does not follow from the seed"
        now = now.after(entry).then
    return None


def _follows(now: Moment, body: Body) -> bool:
    """Did chance decide as the seed says, and was what it was mixed from promised?"""
    match body:
        case Started(chance, spec):
            match = now.opening(spec)
            match.roll()
            return tuple(match.actions) == chance and spec == dealt_anew(now)
        case Played(seat, action, chance):
            match = now.match.copy()
            match.play(action, seat)
            return tuple(match.actions[len(now.match.actions) + 1 :]) == chance
        case Revealed(seat, share):
            return hash_of(share) == now.commitments[seat]
    return True
