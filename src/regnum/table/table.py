"""A table: its log, and the moment that the log has led to."""

from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from regnum.table.entries import Entry
from regnum.table.moment import Moment, Step, first_moment
from regnum.table.story import LogLine, describe, pack, unpack
from regnum.table.terms import Terms

# A table in memory has hundreds of entries, and few of them are read again.
pack_entry = msgspec.msgpack.Encoder().encode
unpack_entry = msgspec.msgpack.Decoder(Entry).decode


class PackedTable(NamedTuple):
    """A table on its way from one process to another."""

    now: Moment
    entries: list[bytes]
    lines: list[bytes]


class Table:
    """Only ever grows, by one step at a time."""

    def __init__(self, terms: Terms) -> None:
        self.now: Moment = first_moment(terms)
        self._entries: list[bytes] = []  # packed
        self._lines: list[bytes] = []  # packed, one for each entry
        self._last: LogLine | None = None  # what everybody who watches is about to be sent

    @property
    def terms(self) -> Terms:
        """What was fixed when the table was laid."""
        return self.now.terms

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return [unpack_entry(packed) for packed in self._entries]

    @property
    def revision(self) -> int:
        """How many entries the log has."""
        return self.now.revision

    def add(self, step: Step) -> None:
        """Go on by a step that was made from here."""
        assert step.entry.revision == self.revision + 1
        line = describe(self.now.match.game, step.entry, step.happened)
        self._entries.append(pack_entry(step.entry))
        self._lines.append(pack(line))
        self._last = line
        self.now = step.then

    def resume(self, started: float, now: float) -> None:
        """Go on with a log that somebody else wrote, on a server that has run since `started`."""
        clock = self.now.clock
        if clock is not None:
            self.now = replace(self.now, clock=clock.resumed(started, now))

    def find_command(self, command_id: str) -> Entry | None:
        """The entry that a command made, if it was done already."""
        words = command_id.encode()
        if words not in b"".join(self._entries):  # as nearly always
            return None
        found = (unpack_entry(packed) for packed in reversed(self._entries) if words in packed)
        return next((entry for entry in found if entry.command_id == command_id), None)

    def lines_since(self, revision: int, most: int | None = None) -> list[LogLine]:
        """The log after a revision, for readers, or at most so much of it."""
        if self._last is not None and revision == self.revision - 1:
            return [self._last]
        end = None if most is None else revision + most
        return [unpack(line) for line in self._lines[revision:end]]

    def copy(self) -> "Table":
        """The same table, which goes on by itself."""
        other = copy(self)
        other._entries, other._lines = [*self._entries], [*self._lines]
        return other

    def pack(self) -> PackedTable:
        """For another process; `unpack_table` makes it a table again."""
        return PackedTable(self.now, self._entries, self._lines)


def unpack_table(packed: PackedTable) -> Table:
    """A table that was packed."""
    table = Table(packed.now.terms)
    table.now, table._entries, table._lines = packed
    return table


def load(terms: Terms, entries: Iterable[Entry]) -> Table:
    """The table that a log makes."""
    table = Table(terms)
    for entry in entries:
        table.add(table.now.after(entry))
    return table
