"""The tables that are live in this process: one door for commands, stored before shown."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Coroutine
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from logging import WARNING
from time import time
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from regnum.bots.advice import FEW, Advice
from regnum.core.contract import Action, Json
from regnum.core.errors import RegnumError
from regnum.core.seats import Seat
from regnum.server.database import Database
from regnum.server.metrics import Metrics
from regnum.server.presence import Presence
from regnum.server.reporting import report, report_error
from regnum.server.store import Addition, Key, Store
from regnum.server.thinking import Thinkers, strongest
from regnum.table.answers import (
    answer,
    check_bot_has_decided,
    check_repeated,
    decide,
    run_out,
    start,
)
from regnum.table.commands import Command, Play, Refused, Undo
from regnum.table.entries import Entry, Hinted, Holder, Sat
from regnum.table.moment import BOT_PATIENCE, Draft
from regnum.table.snapshots import Viewpoint, lines, open_part, setup, snapshot, viewpoint
from regnum.table.table import Table, load
from regnum.table.terms import Person

T = TypeVar("T")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
DAY = 24 * 3600.0
SWEEP_SECONDS = 10.0
FOLLOW_SECONDS = 3.0  # before a process thinks for a bot of another one
BEAT_SECONDS = 5.0
KEPT = 1000  # tables in memory although nobody looks at them
SLOW_SECONDS = 0.5  # for a write
BACKLOG = 32  # messages that may wait for a slow client before it is dropped


class Watcher:
    """A connection that wants to see a table: a queue of messages, oldest first."""

    def __init__(self, person: Person, revision: int) -> None:
        self.person = person
        self.revision = revision  # what it has been told so far
        self.is_new = True  # nothing was told over this connection
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: bytes | None) -> None:
        """Queue a message; a client that does not keep up is cut off, and will come back."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Nothing more comes: the connection ends after what is on its way."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Live:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.searching = asyncio.Lock()  # one table, one hard thought
        self.advice: tuple[int, list[Advice]] | None = None  # and where the match stood
        self.alarm: asyncio.TimerHandle | None = None
        self.announced: set[str] = set()  # to other processes: who is connected here

    def news(
        self,
        viewer: Viewpoint,
        since: int,
        is_first: bool,
        shared: dict[str, Json] | None = None,
    ) -> bytes:
        """What a viewer is told who knows the log up to a revision; at first, the setup too."""
        message: dict[str, Json] = {
            "type": "state",
            **snapshot(self.table.now, viewer, shared),
            **({"setup": setup(self.table.now)} if is_first else {}),
            "log": lines(self.table, viewer, since),
        }
        return msgspec.json.encode(message)

    def tell(self, *watchers: Watcher) -> None:
        """Send what has changed since they were told last."""
        if not watchers:
            return
        shared = open_part(self.table.now)
        ready: dict[tuple[Viewpoint, int, bool], bytes] = {}
        for watcher in watchers:
            key = viewpoint(self.table.now, watcher.person.id), watcher.revision, watcher.is_new
            if key not in ready:
                ready[key] = self.news(*key, shared)
            watcher.send(ready[key])
            watcher.revision = self.table.revision
            watcher.is_new = False

    @property
    def people(self) -> set[str]:
        """Who is connected here."""
        return {watcher.person.id for watcher in self.watchers}

    def tell_presence(self, people: set[str]) -> None:
        """Send everybody which seats have somebody connected; bots always are."""
        seats = [bool(h.level) or h.person in people for h in self.table.now.holders]
        message = msgspec.json.encode({"type": "presence", "seats": seats})
        for watcher in self.watchers:
            watcher.send(message)


class Hub:
    """All live tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        kept: int = KEPT,
        beat_seconds: float = BEAT_SECONDS,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.kept = kept
        # A table is live while somebody watches it, a bot thinks or an alarm is set, and some
        # more are kept because they were asked for last. It is never there twice.
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        self.database = Database(store)
        self._loading = WeakValueDictionary[str, asyncio.Lock]()
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics = Metrics()
        self.presence = Presence(beat_seconds)
        self.started = time()
        self.is_closing = False
        self._unreadable: set[str] = set()  # reported once

    async def close(self) -> None:
        """Stop thinking, cut off everybody, let the last write finish."""
        self.is_closing = True
        for live in list(self._live.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            if live.alarm is not None:
                live.alarm.cancel()
            for watcher in live.watchers:
                watcher.cut_off()
        if self.store.is_postgresql:
            await self._notify(self.presence.gone())
        await self.database.close()

    async def find(self, table_id: str) -> Live:
        """A table, from memory or from the database."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-such-table", "there is no such table")
        live = self._live.get(table_id) or await self._load(table_id)
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        if len(self._recent) > self.kept:
            self._recent.popitem(last=False)
        await self._go_on(live)
        return live

    async def _load(self, table_id: str) -> Live:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._live.get(table_id)
            if live is None:
                terms = await self.database.read(self.store.load, table_id)
                if terms is None:
                    raise Refused("no-such-table", "there is no such table")
                entries = await self.database.read(self.store.entries_since, table_id, 0)
                table = await asyncio.to_thread(load, terms, entries)
                table.resume(self.started)
                live = self._live[table_id] = Live(table)
            return live

    async def keep_awake(self) -> None:
        """Look after tables where a bot has to decide or a clock runs out.

        At the start these are all of them; later those whose own server has died, and those
        whose clock runs out before the next look.
        """
        ahead = BOT_PATIENCE + SWEEP_SECONDS
        while True:
            try:
                due = await self.database.read(self.store.tables_due, time() + ahead)
                for table_id in due:
                    await self._awake(table_id)
                ahead = SWEEP_SECONDS
            except SQLAlchemyError as error:
                report_error("database-silent", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _awake(self, table_id: str) -> None:
        if table_id in self._unreadable:
            return
        try:
            await self.find(table_id)
        except SQLAlchemyError:
            raise
        except Exception as error:  # whatever is wrong with one table, the others go on
            self._unreadable.add(table_id)
            report_error("table-unreadable", error, table=table_id)

    def hear(self, words: str | None) -> None:
        """Another process has changed a table or tells who is there; or anything, after a gap."""
        if words is None:
            self._begin(self._notify(self.presence.hello()))
            for live in list(self._live.values()):
                self._begin(self._follow(live))
        elif " " in words:
            self._hear_presence(words)
        elif (changed := self._live.get(words)) is not None:
            self._begin(self._follow(changed))

    def _hear_presence(self, words: str) -> None:
        for table_id in self.presence.hear(words):
            if (live := self._live.get(table_id)) is not None:
                self.tell_presence(live)
        if words.startswith("hello"):
            for live in list(self._live.values()):
                if live.announced:
                    self._announce(live)

    def tell_presence(self, live: Live) -> None:
        """Tell those at a table who is connected, and other processes who is connected here."""
        table_id, here = live.table.terms.id, live.people
        live.tell_presence(here | self.presence.elsewhere(table_id))
        seated = here & {holder.person for holder in live.table.now.holders}
        if self.store.is_postgresql and seated != live.announced:
            live.announced = seated
            self._announce(live)

    def _announce(self, live: Live) -> None:
        words = self.presence.here(live.table.terms.id, live.announced)
        self._begin(self._notify(words))

    async def _notify(self, words: str) -> None:
        try:
            await self.database.write(self.store.notify, words)
        except SQLAlchemyError as error:
            report_error("database-silent", error)

    async def keep_present(self) -> None:
        """Tell other processes that this one is alive, and find out who is not."""
        while True:
            await self._notify(self.presence.alive())
            for table_id in self.presence.forget_silent():
                if (live := self._live.get(table_id)) is not None:
                    self.tell_presence(live)
            await asyncio.sleep(self.presence.beat_seconds)

    def watch(self, live: Live, watcher: Watcher) -> None:
        """Somebody comes to see a table."""
        live.watchers.add(watcher)
        live.tell(watcher)
        self.tell_presence(live)

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """Somebody leaves it."""
        live.watchers.discard(watcher)
        if not self.is_closing:
            self.tell_presence(live)

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)
        revision = live.table.revision
        if live.table.now.bot_to_decide is not None:  # it thinks there; here only if nothing comes
            await asyncio.sleep(FOLLOW_SECONDS)
        if live.table.revision == revision:
            await self._go_on(live)

    def gauges(self) -> dict[str, int]:
        """What is true now, for operators."""
        watched = [len(live.watchers) for live in list(self._live.values())]
        return {"tables": len(watched), "sockets": sum(watched)}

    async def command(
        self, live: Live, command_id: str, revision: int, command: Command, person: Person
    ) -> Entry:
        """Do what a person asks, once; `Refused` changes nothing."""
        started = time()
        async with live.lock:
            own_id = f"{person.id}/{command_id}"
            done = live.table.find_command(own_id)
            if done is not None:
                return check_repeated(live.table.now, done, command, person.id)
            if revision > live.table.revision:  # learnt from another process
                await self.catch_up(live)
            try:
                is_move = isinstance(command, Play | Undo)
                if is_move and not live.table.now.moved_at <= revision <= live.table.revision:
                    raise Refused("stale", "the table has gone on: look again")
                draft = answer(live.table.now, command, person)
                entry = await self._append(live, own_id, draft)
                check_repeated(live.table.now, entry, command, person.id)
            except RegnumError as error:
                self.metrics.refused += 1
                kind = type(command).__name__.lower()
                code = getattr(error, "code", type(error).__name__.lower())
                report("command-refused", table=live.table.terms.id, command=kind, code=code)
                raise
        self.metrics.count_command(time() - started)
        await self._go_on(live)
        return entry

    async def follow_link(self, key: Key, person: Person) -> None:
        """Let somebody in. Links to play end with the game; a link to a seat serves once."""
        live = await self.find(key.table_id)
        async with live.lock:
            await self.catch_up(live)
            if key.kind != "watch" and live.table.now.is_over:
                raise Refused("over", "the game is over")
            if key.kind == "seat" and key.seat is not None:
                await self._hand_over(live, key.seat, key, person)
        await self.database.write(self.store.admit, key.table_id, person.id, key.kind)
        await self._go_on(live)

    async def _hand_over(self, live: Live, seat: Seat, key: Key, person: Person) -> None:
        """Somebody goes on with a seat on another device."""
        if live.table.now.owners[seat] == person.id:
            return
        check_bot_has_decided(live.table.now, seat)
        is_valid = live.table.now.owners[seat] == key.maker and time() < key.created + DAY
        if not (is_valid and await self.database.write(self.store.use_up, key)):
            raise Refused("no-such-table", "this link leads nowhere any more")
        draft = live.table.now.draft(Sat(seat, Holder(person.name, person.id)))
        await self._append(live, f"hand-over/{person.id}/{live.table.revision}", draft)

    async def advise(self, live: Live, person: str) -> list[Advice]:
        """What a bot would do in a person's place; counted once for each decision."""
        table = live.table
        if not table.terms.settings.hints:
            raise Refused("not-allowed", "the host has switched hints off")
        async with live.searching:
            seat, moved_at = table.now.decider, table.now.moved_at
            if seat is None or seat not in table.now.seats_of(person):
                raise Refused("not-your-turn", "hints are for whoever decides")
            if live.advice is None or live.advice[0] != moved_at:
                level = strongest(table.now.match.game)
                try:
                    luck = table.terms.luck
                    advice = await self.thinkers.advise(table.now.match, level, luck, FEW)
                except (OSError, BrokenExecutor):
                    raise Refused("too-slow", "the bots are busy: ask again") from None
                live.advice = moved_at, advice
            async with live.lock:
                if table.now.moved_at != moved_at:
                    raise Refused("stale", "the table has gone on: look again")
                if table.find_command(f"hint/{moved_at}") is None:
                    await self._append(live, f"hint/{moved_at}", table.now.draft(Hinted(seat)))
            return live.advice[1]

    async def catch_up(self, live: Live) -> None:
        """Read what another process has added to the log."""
        since = live.table.revision
        for entry in await self.database.read(self.store.entries_since, live.table.terms.id, since):
            live.table.add(live.table.now.after(entry))
        if live.table.revision > since:
            live.tell(*live.watchers)
            self.tell_presence(live)

    async def _append(self, live: Live, command_id: str, draft: Draft) -> Entry:
        """Store the next entry, then show it."""
        table, now = live.table, time()
        step = draft.sign(command_id, now)
        addition = Addition(table.terms.id, step.entry, *step.then.standing)
        if not await self.database.append(addition):
            await self.catch_up(live)
            done = table.find_command(command_id)
            if done is not None:
                return done
            raise Refused("stale", "the table has gone on: look again")
        took = time() - now
        if took > SLOW_SECONDS:
            report("slow-write", WARNING, table=table.terms.id, milliseconds=round(1000 * took))
        table.add(step)
        live.tell(*live.watchers)
        if isinstance(draft.body, Sat):
            self.tell_presence(live)
        return step.entry

    async def _go_on(self, live: Live) -> None:
        """Begin the game once all sit; let a bot think whose decision it is."""
        async with live.lock:
            if live.table.now.can_start:
                with suppress(Refused):  # another process was faster, and goes on
                    await self._append(live, "start", start(live.table.now))
        self._wind_up(live)
        is_idle = live.thinking is None or live.thinking.done()
        if is_idle and live.table.now.bot_to_decide is not None:
            live.thinking = self._begin(self._let_bots_decide(live))

    async def _let_bots_decide(self, live: Live) -> None:
        while (level := live.table.now.bot_to_decide) is not None:
            now = live.table.now
            action = await self._think(live, level)
            async with live.lock:
                if live.table.revision == now.revision and now.decider is not None:
                    with suppress(Refused):  # another process was faster
                        draft = decide(live.table.now, now.decider, action)
                        await self._append(live, f"bot/{now.revision}", draft)
                        self.metrics.bot_decisions += 1
        self._wind_up(live)

    async def _think(self, live: Live, level: str) -> Action:
        match, luck = live.table.now.match, live.table.terms.luck
        if level != strongest(match.game):
            thought = await self.thinkers.decide(match, level, luck)
        else:
            async with live.searching:
                thought = await self.thinkers.decide(match, level, luck)
        if thought.fault is not None:
            table_id = live.table.terms.id
            report("bot-fallback", WARNING, table=table_id, bot=level, fault=thought.fault)
        return thought.action

    def _wind_up(self, live: Live) -> None:
        """Wake up when the time of whoever decides runs out; `keep_awake` looks further ahead."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clock = live.table.now.clock
        deadline = None if clock is None else clock.deadline
        if deadline is not None and deadline < time() + 2 * SWEEP_SECONDS:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(deadline - time(), self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._begin(self._run_out(live))

    async def _run_out(self, live: Live) -> None:
        """Let a bot take the seat of whoever has no time left."""
        async with live.lock:
            draft = run_out(live.table.now, time())
            if draft is not None:
                with suppress(Refused):  # decided in time by way of another process
                    await self._append(live, f"clock/{live.table.revision}", draft)
        await self._go_on(live)
