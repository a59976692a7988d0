"""Plays every stored match again: do the rules still agree, and did chance follow its seed?"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from regnum.core.chance import Source
from regnum.core.errors import RegnumError
from regnum.core.registry import options_then
from regnum.server.store import Store
from regnum.table.entries import Played, Started, Undone
from regnum.table.fold import advance
from regnum.table.moment import new_match
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
    match = new_match(terms)
    game = match.game
    if terms.settings.imported:
        for entry in store.entries_since(terms.id, 0):
            advance(match, entry.body)
        return None
    options = options_then(game, terms.settings.options, terms.rules)
    if game.deal(options, Source(terms.seed, "setup")).spec != match.setup.spec:
        return f"the seed of this match of {game.key} deals another setup"
    for entry in store.entries_since(terms.id, 0):
        before = len(match.actions)
        match entry.body:
            case Started(chance):
                match.roll()
                rolled = match.actions[before:]
            case Played(seat, action, chance):
                match.play(action, seat)
                rolled = match.actions[before + 1 :]
            case Undone(_, count):
                match.undo(count)
                continue
            case _:
                continue
        if tuple(rolled) != chance:
            return f"chance at revision {entry.revision} does not follow from the seed"
    return None
