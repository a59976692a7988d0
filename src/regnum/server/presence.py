"""Who is connected to which table in other processes on the same database.

Each process tells the others, by NOTIFY, who of those that sit at a table is connected to it, and
again and again that it is alive. One that falls silent is forgotten. Nothing of it is stored.
"""

from collections.abc import Collection, Iterable
from secrets import token_hex
from time import monotonic

BEATS = 3  # that a process may miss


class Presence:
    """What is known of the others."""

    def __init__(self, beat_seconds: float) -> None:
        self.name = token_hex(4)
        self.beat_seconds = beat_seconds
        self._tables: dict[str, dict[str, Collection[str]]] = {}  # of each process: people
        self._heard: dict[str, float] = {}

    def elsewhere(self, table_id: str) -> set[str]:
        """The people who are connected to a table in other processes."""
        return {person for tables in self._tables.values() for person in tables.get(table_id, ())}

    def here(self, table_id: str, people: Iterable[str]) -> str:
        """What this process tells the others about a table."""
        return " ".join(["here", self.name, table_id, *sorted(people)])

    def hello(self) -> str:
        """This process asks the others to tell all that they know."""
        return f"hello {self.name}"

    def alive(self) -> str:
        """This process is still there."""
        return f"alive {self.name}"

    def gone(self) -> str:
        """This process ends."""
        return f"gone {self.name}"

    def hear(self, words: str) -> Collection[str]:
        """Take in what another process tells; gives the tables at which somebody came or went."""
        kind, name, *rest = words.split(" ")
        if name == self.name:
            return ()
        if kind == "gone":
            return self._forget(name)
        self._heard[name] = monotonic()
        if kind == "here":
            table_id, *people = rest
            tables = self._tables.setdefault(name, {})
            if people:
                tables[table_id] = people
            else:
                tables.pop(table_id, None)
            return (table_id,)
        return ()

    def forget_silent(self) -> Collection[str]:
        """Give up processes that have not been heard for long; gives the tables they had."""
        limit = monotonic() - BEATS * self.beat_seconds
        silent = [name for name, heard in self._heard.items() if heard < limit]
        return {table_id for name in silent for table_id in self._forget(name)}

    def _forget(self, name: str) -> Collection[str]:
        self._heard.pop(name, None)
        return self._tables.pop(name, {})
