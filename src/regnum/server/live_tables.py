"""The tables in memory: where they are found, and the one door by which their logs grow."""

import asyncio
import re
from collections import OrderedDict
from logging import WARNING
from time import time
from weakref import WeakValueDictionary

from regnum.server.database import Database
from regnum.server.live import Live
from regnum.server.presence import Presence
from regnum.server.reporting import report, report_error
from regnum.server.settings import ServerSettings
from regnum.server.store import Addition
from regnum.table.commands import Refused
from regnum.table.entries import Entry, Sat
from regnum.table.moment import Draft
from regnum.table.table import load

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class LiveTables:
    """All tables in memory.

    A table stays while somebody watches it, a bot thinks or an alarm is set, and some more are kept
    because they were looked for last. It is never there twice.
    """

    def __init__(self, database: Database, settings: ServerSettings) -> None:
        self.database = database
        self.lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.presence = Presence(self.lives, database, settings.beat_seconds)
        self.started = time()
        self.is_closing = False
        self._kept = settings.tables_in_memory
        self._slow_seconds = settings.slow_write_seconds
        self._recent: OrderedDict[str, Live] = OrderedDict()
        self._loading = WeakValueDictionary[str, asyncio.Lock]()
        self.unreadable: set[str] = set()  # tables that were reported

    async def find(self, table_id: str) -> Live:
        """A table, from memory or from the database."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-such-table", "there is no such table")
        live = self.lives.get(table_id) or await self._try_to_load(table_id)
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        if len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return live

    async def _try_to_load(self, table_id: str) -> Live:
        try:
            return await self._load(table_id)
        except Refused:
            raise
        except Exception as error:  # whatever is damaged, nobody can play on
            self.give_up(table_id, error)
            raise Refused("unreadable", "what is stored of this table is damaged") from None

    async def _load(self, table_id: str) -> Live:
        read, store = self.database.read, self.database.store
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self.lives.get(table_id)
            if live is None:
                terms = await read(store.load, table_id)
                if terms is None:
                    raise Refused("no-such-table", "there is no such table")
                entries = await read(store.entries_since, table_id, 0)
                table = await asyncio.to_thread(load, terms, entries)
                table.resume(self.started)
                live = self.lives[table_id] = Live(table)
            return live

    def give_up(self, table_id: str, error: Exception) -> None:
        """What is stored of a table cannot be understood: say so once."""
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            report_error("table-unreadable", error, table=table_id)

    async def append(self, live: Live, command_id: str, draft: Draft) -> Entry:
        """Store the next entry, then show it. Whoever calls this holds the table's lock."""
        table, now = live.table, time()
        step = draft.sign(command_id, now)
        addition = Addition(table.terms.id, step.entry, step.then.standing)
        if not await self.database.append(addition):
            await self.catch_up(live)
            done = table.find_command(command_id)
            if done is not None:
                return done
            raise Refused("stale", "the table has gone on: look again")
        took = time() - now
        if took > self._slow_seconds:
            report("slow-write", WARNING, table=table.terms.id, milliseconds=round(1000 * took))
        table.add(step)
        live.show(*live.watchers)
        if isinstance(draft.body, Sat):
            self.presence.show(live)
        return step.entry

    async def catch_up(self, live: Live) -> None:
        """Read what another process has added to the log, under the same lock."""
        table, since = live.table, live.table.revision
        entries = self.database.store.entries_since
        for entry in await self.database.read(entries, table.terms.id, since):
            table.add(table.now.after(entry))
        if table.revision > since:
            live.show(*live.watchers)
            self.presence.show(live)

    def gauges(self) -> dict[str, int]:
        """What is true now, for operators."""
        watched = [len(live.watchers) for live in list(self.lives.values())]
        return {"tables": len(watched), "sockets": sum(watched)}

    def cut_off(self, person: str) -> None:
        """End all connections of a person."""
        for live in list(self.lives.values()):
            for watcher in live.watchers:
                if watcher.person.id == person:
                    watcher.cut_off()

    async def close(self) -> None:
        """Cut off everybody, and let the last write finish."""
        self.is_closing = True
        for live in list(self.lives.values()):
            for watcher in live.watchers:
                watcher.cut_off()
        await self.presence.close()
        await self.database.close()
