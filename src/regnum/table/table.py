"""A table: its log, and the moment that the log has led to."""

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable
from copy import copy

import msgspec
from msgspec.structs import replace

from regnum.core.seats import Seat
from regnum.table.entries import Entry
from regnum.table.moment import Advance, Moment, first_moment
from regnum.table.story import describe, pack, unpack
from regnum.table.tape import Tape
from regnum.table.terms import Terms

# Packed: a table has hundreds of entries, and few of them are read again.
pack_entry = msgspec.msgpack.Encoder().encode
unpack_entry = msgspec.msgpack.Decoder(Entry).decode
encode_line = msgspec.json.Encoder().encode


class Table:
    """Only ever grows, by one entry at a time."""

    def __init__(self, terms: Terms) -> None:
        self.now: Moment = first_moment(terms)
        self._entries = Tape()  # packed
        self._lines = Tape()  # for each entry, as everybody may read it: JSON and a comma
        self._hidden = array("I")  # the numbers of those in which some seats may read more
        self._whole = Tape()  # these, packed

    @property
    def terms(self) -> Terms:
        """What was fixed when the table was laid."""
        return self.now.terms

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return [unpack_entry(self._entries[number]) for number in range(len(self._entries))]

    @property
    def revision(self) -> int:
        """How many entries the log has."""
        return self.now.revision

    def add(self, advance: Advance) -> None:
        """Go on by an entry that was made from here."""
        assert advance.entry.revision == self.revision + 1
        line = describe(self.now.match.game, advance.entry, advance.happened)
        self._entries.append(pack_entry(advance.entry))
        self._lines.append(encode_line(line.seen_by(())) + b",")
        if line.has_hidden:
            self._hidden.append(self.revision)
            self._whole.append(pack(line))
        self.now = advance.then

    def resume(self, started: float, now: float) -> None:
        """Go on with a log that somebody else wrote, on a server that has run since `started`."""
        clock = self.now.clock
        if clock is not None:
            self.now = replace(self.now, clock=clock.resumed(started, now))

    def find_command(self, command_id: str) -> Entry | None:
        """The entry that a command made, if it was done already."""
        numbers = self._entries.having(command_id.encode())
        found = (unpack_entry(self._entries[number]) for number in numbers)
        return next((entry for entry in found if entry.command_id == command_id), None)

    def mentions(self, text: str) -> bool:
        """Does it stand anywhere in the log?"""
        return any(True for _ in self._entries.having(text.encode()))

    def log(self, seats: Collection[Seat], since: int, until: int | None = None) -> bytes:
        """The lines after a revision, up to another one, as some seats may read them.

        They are JSON, with commas between them.
        """
        until = self.revision if until is None else min(until, self.revision)
        parts: list[bytes] = []
        told = min(since, until)
        first, end = bisect_left(self._hidden, told), bisect_left(self._hidden, until)
        for place in range(first, end) if seats else ():
            number, line = self._hidden[place], unpack(self._whole[place])
            parts += self._lines.joined(told, number), encode_line(line.seen_by(seats)) + b","
            told = number + 1
        return b"".join((*parts, self._lines.joined(told, until)))[:-1]

    def copy(self) -> "Table":
        """The same table, which goes on by itself."""
        other = copy(self)
        other._entries, other._lines = self._entries.copy(), self._lines.copy()
        other._hidden, other._whole = self._hidden[:], self._whole.copy()
        return other


def load(terms: Terms, entries: Iterable[Entry]) -> Table:
    """The table that a log makes."""
    table = Table(terms)
    for entry in entries:
        table.add(table.now.after(entry))
    return table
