"""Who is connected to which table, in this process and in others on the same database.

Each process tells the others, by NOTIFY, who of those that sit at a table is connected to it, and
every few seconds that it is alive. One that falls silent is forgotten. Nothing of it is stored.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import NamedTuple

import msgspec

from regnum.server.database import Database
from regnum.server.faults import NotStored
from regnum.server.live import MOST_NAMES, Attendance, Live, Watcher
from regnum.server.tasks import Tasks

BEATS = 3  # that a process may miss
PAUSE_SECONDS = 0.25  # from one look at who is connected to the next


class Audience(NamedTuple):
    """The watchers of a table in one process; of many only the first are named."""

    named: Mapping[str, str]  # people and their names
    others: int

    def encode(self) -> str:
        """As words to other processes."""
        return msgspec.json.encode(self).decode()


def audience_of(people: Mapping[str, str]) -> Audience:
    """Of all who watch, as it is told."""
    named = dict(sorted(people.items())[:MOST_NAMES])
    return Audience(named, len(people) - len(named))


class OtherProcesses:
    """What the others have said, and the words in which this one speaks to them."""

    def __init__(self, beat_seconds: float) -> None:
        self.name = token_hex(4)
        self.beat_seconds = beat_seconds
        self._tables: dict[str, dict[str, Collection[str]]] = {}  # of each process: people
        self._audiences: dict[str, dict[str, Audience]] = {}  # of each process: watchers
        self._last_sign: dict[str, float] = {}  # of life, of each process

    def connected(self, table_id: str) -> set[str]:
        """The people who are connected to a table elsewhere."""
        return {person for tables in self._tables.values() for person in tables.get(table_id, ())}

    def audiences(self, table_id: str) -> list[Audience]:
        """The watchers of a table elsewhere."""
        found = (tables.get(table_id) for tables in self._audiences.values())
        return [audience for audience in found if audience is not None]

    def watched(self, table_id: str, audience: Audience) -> str:
        """These people watch a table here."""
        return " ".join(["watched", self.name, table_id, audience.encode()])

    def here(self, table_id: str, people: Iterable[str]) -> str:
        """These people are connected to a table here."""
        return " ".join(["here", self.name, table_id, *sorted(people)])

    def hello(self) -> str:
        """Please say all that you know."""
        return f"hello {self.name}"

    def alive(self) -> str:
        """This process is still there."""
        return f"alive {self.name}"

    def gone(self) -> str:
        """This process ends."""
        return f"gone {self.name}"

    def take_in(self, words: str) -> Collection[str]:
        """Note what another process says; gives the tables at which somebody came or went."""
        kind, name, *rest = words.split(" ")
        if name == self.name:
            return ()
        if kind == "gone":
            return self._forget(name)
        self._last_sign[name] = monotonic()
        if kind == "here":
            table_id, *people = rest
            tables = self._tables.setdefault(name, {})
            if people:
                tables[table_id] = people
            else:
                tables.pop(table_id, None)
            return (table_id,)
        if kind == "watched":
            table_id, audience = rest[0], msgspec.json.decode(" ".join(rest[1:]), type=Audience)
            self._audiences.setdefault(name, {})[table_id] = audience
            if not audience.named:
                del self._audiences[name][table_id]
            return (table_id,)
        return ()

    def forget_silent(self) -> Collection[str]:
        """Give up processes without a sign of life; gives the tables they had."""
        limit = monotonic() - BEATS * self.beat_seconds
        silent = [name for name, at in self._last_sign.items() if at < limit]
        return {table_id for name in silent for table_id in self._forget(name)}

    def _forget(self, name: str) -> Collection[str]:
        self._last_sign.pop(name, None)
        return {*self._tables.pop(name, {}), *self._audiences.pop(name, {})}


class Presence:
    """Shows everybody at a table who else is connected."""

    def __init__(self, lives: Mapping[str, Live], database: Database, beat_seconds: float) -> None:
        self._lives = lives
        self._database = database
        self._others = OtherProcesses(beat_seconds)
        self._tasks = Tasks()
        self._is_shared = database.store.is_postgresql
        self._is_closing = False

    def arrive(self, live: Live, watcher: Watcher) -> None:
        """Somebody comes to watch a table."""
        live.watchers.add(watcher)
        live.show(watcher)
        self.show(live)
        live.show_presence(live.presence, watcher)

    def leave(self, live: Live, watcher: Watcher) -> None:
        """Somebody stops watching it."""
        live.watchers.discard(watcher)
        live.see(watcher.person.id)
        if not self._is_closing:
            self.show(live)

    def connected(self, live: Live) -> set[str]:
        """The people who are connected to a table, here or elsewhere."""
        return live.people | self._others.connected(live.table.terms.id)

    def show(self, live: Live) -> None:
        """Show those at a table who is connected, and tell other processes who is here.

        Where people come and go quickly, this is shown a few times in a second at most.
        """
        if live.presence_shown is None:
            loop = asyncio.get_running_loop()
            live.presence_shown = loop.call_later(PAUSE_SECONDS, self._show_later, live)
            self._show(live)

    def _show_later(self, live: Live) -> None:
        live.presence_shown = None
        if not self._is_closing and self._there(live) != live.presence:
            self.show(live)

    def _there(self, live: Live) -> Attendance:
        audiences = self._others.audiences(live.table.terms.id)
        named = dict(live.audience)
        for audience in audiences:
            named.update(audience.named)
        count = len(named) + sum(audience.others for audience in audiences)
        seats = live.seats_with(self.connected(live))
        return Attendance(seats, count, tuple(sorted(named.values())[:MOST_NAMES]))

    def _show(self, live: Live) -> None:
        here, there = live.people, self._there(live)
        if there != live.presence:
            live.presence = there
            live.show_presence(there, *live.watchers)
        if not self._is_shared:
            return
        seated = here & {holder.person for holder in live.table.now.holders}
        if seated != live.announced:
            live.announced = seated
            self._announce(live)
        audience = live.audience
        if audience != live.announced_watchers:
            live.announced_watchers = audience
            self._announce_watchers(live)

    def greet(self) -> None:
        """Ask the other processes who is connected to them."""
        self._tasks.begin(self._notify(self._others.hello()))

    def take_in(self, words: str) -> None:
        """Another process has said something."""
        self._show_at(self._others.take_in(words))
        if words.startswith("hello"):
            for live in list(self._lives.values()):
                if live.announced:
                    self._announce(live)
                if live.announced_watchers:
                    self._announce_watchers(live)

    async def keep_alive(self) -> None:
        """Tell other processes that this one is alive, and find out who is not."""
        while True:
            await self._notify(self._others.alive())
            self._show_at(self._others.forget_silent())
            await asyncio.sleep(self._others.beat_seconds)

    async def close(self) -> None:
        """Say goodbye."""
        self._is_closing = True
        if self._is_shared:
            await self._notify(self._others.gone())

    def _show_at(self, table_ids: Collection[str]) -> None:
        for table_id in table_ids:
            if (live := self._lives.get(table_id)) is not None:
                self.show(live)

    def _announce(self, live: Live) -> None:
        words = self._others.here(live.table.terms.id, live.announced)
        self._tasks.begin(self._notify(words))

    def _announce_watchers(self, live: Live) -> None:
        audience = audience_of(live.announced_watchers)
        words = self._others.watched(live.table.terms.id, audience)
        self._tasks.begin(self._notify(words))

    async def _notify(self, words: str) -> None:
        with suppress(NotStored):
            await self._database.write(self._database.store.notify, words)
