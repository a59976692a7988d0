"""The tables in memory: where they are found, and the one door by which their logs grow."""

import asyncio
import re
from collections import OrderedDict
from logging import WARNING
from time import monotonic
from weakref import WeakValueDictionary

from regnum.server.backroom import Backroom
from regnum.server.database import Database
from regnum.server.live import Live
from regnum.server.presence import Presence
from regnum.server.push import Push
from regnum.server.reporting import report_error, report_often
from regnum.server.settings import ServerSettings
from regnum.server.store import Addition
from regnum.server.talk import Talk
from regnum.server.timekeeping import Timekeeper
from regnum.table.commands import Refused
from regnum.table.ending import ending_of
from regnum.table.entries import Entry
from regnum.table.moment import Draft, Moment
from regnum.table.table import Table
from regnum.table.terms import Terms

SHORT_LOG = 100  # entries that are folded here
USUAL_LOG = 600  # entries; these are folded here too, if nobody else does it in time
AT_ONCE = 10  # entries that are folded before others are served: some milliseconds
FOLD_SECONDS = 1.5  # that others have for a usual log before it is folded here
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class LiveTables:
    """All tables in memory.

    A table stays while somebody watches it, a bot thinks or an alarm is set, and some more are kept
    for a while because they were looked for last. It is never there twice.
    """

    def __init__(
        self, database: Database, backroom: Backroom, settings: ServerSettings, time: Timekeeper
    ) -> None:
        self.database = database
        self._backroom = backroom
        self.lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.presence = Presence(self.lives, database, settings.beat_seconds)
        self.talk = Talk(database, time)
        self.push = Push(database, self.presence, settings)
        self.time = time
        self.is_closing = False
        self._kept = settings.tables_in_memory
        self._slow_seconds = settings.slow_write_seconds
        self._recent: OrderedDict[str, tuple[Live, float]] = OrderedDict()  # and since when
        self._loading = WeakValueDictionary[str, asyncio.Lock]()
        self.unreadable: set[str] = set()  # tables that were reported

    async def fetch(self, table_id: str, person: str = "") -> Live:
        """Get a table from memory or from the database; a person may have asked for it."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-such-table", "there is no such table")
        live = self.lives.get(table_id) or await self._try_to_load(table_id, person)
        self._recent[table_id] = live, monotonic()
        self._recent.move_to_end(table_id)
        if len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return live

    def forget_old(self, seconds: float) -> None:
        """Let go of the tables that nobody has looked for in so many seconds."""
        before = monotonic() - seconds
        while self._recent and next(iter(self._recent.values()))[1] < before:
            self._recent.popitem(last=False)

    async def _try_to_load(self, table_id: str, person: str) -> Live:
        try:
            return await self._load(table_id, person)
        except Refused:
            raise
        except Exception as error:  # whatever is damaged, nobody can play on
            self.give_up(table_id, error)
            raise Refused("unreadable", "what is stored of this table is damaged") from None

    async def _load(self, table_id: str, person: str) -> Live:
        read, store = self.database.read, self.database.store
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self.lives.get(table_id)
            if live is None:
                terms = await read(store.load, table_id)
                if terms is None:
                    raise Refused("no-such-table", "there is no such table")
                table = await self._fold(terms, await read(store.revision, table_id), person)
                table.resume(self.time.started, self.time.now())
                live = self.lives[table_id] = Live(table, self.time)
            return live

    async def _fold(self, terms: Terms, entries: int, person: str) -> Table:
        """The table that a log of so many entries makes; a long one is folded elsewhere."""
        if entries > SHORT_LOG:
            is_usual = entries <= USUAL_LOG
            try:
                seconds = FOLD_SECONDS if is_usual else None
                return await self._backroom.load(terms.id, person, seconds)
            except Refused:
                if not is_usual:
                    raise
        read, store = self.database.read, self.database.store
        table = Table(terms)
        for entry in await read(store.entries_since, terms.id, 0):
            table.add(table.now.after(entry))
            if table.revision % AT_ONCE == 0:
                await asyncio.sleep(0)  # others are served meanwhile
        return table

    def give_up(self, table_id: str, error: Exception) -> None:
        """What is stored of a table cannot be understood: say so once."""
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            report_error("table-unreadable", error, table=table_id)

    async def append(self, live: Live, command_id: str, draft: Draft) -> Entry:
        """Store the next entry, then show it. Whoever calls this holds the table's lock."""
        table, began, before = live.table, monotonic(), live.table.now
        advance = draft.sign(command_id, self.time.now())
        is_end = advance.then.is_over and not table.now.is_over
        ending = ending_of(advance.then) if is_end else None
        addition = Addition(table.terms.id, advance.entry, advance.then.standing, ending)
        if not await self.database.append(addition):
            await self.catch_up(live)
            done = table.find_command(command_id)
            if done is not None:
                return done
            raise Refused("stale", "the table has gone on: look again")
        took = monotonic() - began
        if took > self._slow_seconds:
            report_often(
                "slow-write", WARNING, table=table.terms.id, milliseconds=round(1000 * took)
            )
        table.add(advance)
        self._show(live, before, is_ours=True)
        return advance.entry

    async def catch_up(self, live: Live) -> None:
        """Read what another process has added to the log, under the same lock."""
        table, before = live.table, live.table.now
        since, clock = table.revision, table.now.clock
        entries = await self.database.read(self.database.store.entries_since, table.terms.id, since)
        for entry in entries:
            table.add(table.now.after(entry))
        if table.now.clock is not clock:  # by the clock of this server it has only just happened
            now = self.time.now()
            table.resume(now, now)
        if table.revision > since:
            self._show(live, before, is_ours=False)

    def _show(self, live: Live, before: Moment, is_ours: bool) -> None:
        """A table has gone on: show it to everybody who is there, and call whose turn has come."""
        now = live.table.now
        self.push.announce_turn(live, before, is_ours)
        live.cut_off_strangers(now.banned)
        live.show(*live.watchers)
        if now.holders != before.holders:
            self.presence.show(live)
            self.talk.tell_soon(live)

    async def forget_name(self, person: str) -> None:
        """Somebody has deleted themselves: fold the tables in memory anew that know their name."""
        self._backroom.forget_names()
        for live in list(self.lives.values()):
            if live.table.mentions(person):
                async with live.lock:
                    await self.catch_up(live)
                    live.table = await self._fold(live.table.terms, live.table.revision, "")
                    live.table.resume(self.time.started, self.time.now())
                    live.show(*live.watchers)

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
        self.push.close()
        await self.presence.close()
        await self.database.close()
