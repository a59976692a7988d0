"""What goes on by itself at tables: games begin, bots decide, clocks run out."""

import asyncio
from contextlib import suppress
from logging import ERROR, WARNING

from regnum.core.contract import Action
from regnum.server.crew import Asker, Urgency
from regnum.server.faults import RETRY_SECONDS, DatabaseFails, NotRead, NotStored
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.reporting import describe_error, report_often
from regnum.server.settings import ServerSettings
from regnum.server.tasks import Tasks
from regnum.server.thinking import Thinkers
from regnum.table.answers import decide, run_out, start
from regnum.table.commands import Refused
from regnum.table.moment import BOT_PATIENCE, REVEAL_SECONDS, Moment


class Driver:
    """Drives every table that has something to do without anybody's command."""

    def __init__(
        self,
        tables: LiveTables,
        thinkers: Thinkers,
        metrics: Metrics,
        settings: ServerSettings,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self._tables = tables
        self._time = tables.time
        self._thinkers = thinkers
        self._metrics = metrics
        self._retry_seconds = retry_seconds
        self._sweep_seconds = settings.sweep_seconds
        self._follow_seconds = settings.follow_seconds
        self._most_unattended = settings.tables_unattended
        self._unattended: set[Live] = set()  # where a bot thinks and nobody is there
        self._tasks = Tasks()

    async def drive(self, live: Live) -> None:
        """Begin the game once all sit, watch the clock, let a bot think whose decision it is."""
        if live.table.now.can_start:
            async with live.lock:
                await self._start(live)
        self._set_alarm(live)
        is_idle = live.thinking is None or live.thinking.done()
        has_place = live.is_attended or len(self._unattended) < self._most_unattended
        if is_idle and has_place and live.table.now.bot_to_decide is not None:
            live.thinking = self._tasks.begin(self._let_bots_decide(live))
        elif live in self._unattended and live.is_attended:
            self._thinkers.hurry(live.table.terms.id)

    async def _start(self, live: Live) -> None:
        if live.table.now.can_start:  # still
            await self._begin(live)

    async def _begin(self, live: Live) -> None:
        with suppress(Refused):  # another process was faster, and goes on
            await self._tables.append(live, "start", start(live.table.now))

    async def wake(self, table_id: str) -> None:
        """Find a table and drive it."""
        await self.drive(await self._tables.fetch(table_id))

    async def sweep(self) -> None:
        """Again and again, wake the tables where a bot has to decide or a clock runs out.

        At the start these are all of them; later those whose own server has died, and those whose
        clock runs out before the next time. Where very many bots have to decide and nobody is
        there, some of them wait for a later look; whoever comes to a table wakes it.
        """
        ahead = BOT_PATIENCE + self._sweep_seconds
        database = self._tables.database
        while True:
            with suppress(NotRead):
                by = self._time.now() + ahead
                for due in await database.read(database.store.tables_due, by):
                    if not due.is_for_bot or len(self._unattended) < self._most_unattended:
                        await self._try_to_wake(due.table_id)
                for live in list(self._tables.lives.values()):
                    self._set_alarm(live)  # the database may know the time of another clock
                ahead = self._sweep_seconds
            await asyncio.sleep(self._sweep_seconds)

    async def _try_to_wake(self, table_id: str) -> None:
        if table_id in self._tables.unreadable:
            return
        try:
            await self.wake(table_id)
        except DatabaseFails:  # perhaps for this table alone
            await self._tables.database.until_it_works()
        except Exception as error:  # whatever is wrong with one table, the others go on
            self._tables.give_up(table_id, error)

    def follow(self, live: Live) -> None:
        """Another process has added to the log of a table."""
        self._tasks.begin(self._follow(live))

    async def _follow(self, live: Live) -> None:
        with suppress(NotRead):  # all are followed again once the database answers
            async with live.lock:
                await self._tables.catch_up(live)
        revision = live.table.revision
        if live.table.now.bot_to_decide is not None:  # it thinks there; here only if nothing comes
            await asyncio.sleep(self._follow_seconds)
        if live.table.revision == revision:
            await self.drive(live)

    def close(self) -> None:
        """Stop thinking and watching clocks."""
        for live in list(self._tables.lives.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            if live.alarm is not None:
                live.alarm.cancel()

    # Bots.

    async def _let_bots_decide(self, live: Live) -> None:
        try:
            while (level := live.table.now.bot_to_decide) is not None:
                try:
                    await self._tables.database.until_it_works()
                    await self._let_bot_decide(live, level)
                except Exception as error:  # whatever it is, the bot stays in its place
                    table_id, what = live.table.terms.id, describe_error(error)
                    report_often("bot-stuck", ERROR, table=table_id, error=what)
                    await asyncio.sleep(self._retry_seconds)
        finally:
            self._unattended.discard(live)
        self._set_alarm(live)

    async def _let_bot_decide(self, live: Live, level: str) -> None:
        now = live.table.now
        action = await self._think(live, now, level)
        async with live.lock:
            if live.table.revision == now.revision and now.decider is not None:
                with suppress(Refused):  # another process was faster
                    draft = decide(live.table.now, now.decider, action)
                    await self._tables.append(live, f"bot/{now.revision}", draft)
                    self._metrics.bot_decisions += 1

    async def _think(self, live: Live, now: Moment, level: str) -> Action:
        if not any(holder.person for holder in now.holders):
            urgency = Urgency.NOBODY
        else:
            urgency = Urgency.THERE if live.is_attended else Urgency.AWAY
        if urgency is Urgency.THERE:
            self._unattended.discard(live)
        else:
            self._unattended.add(live)
        asker = Asker(now.terms.host, now.terms.id, urgency)
        thought = await self._thinkers.decide(now.match, level, now.terms.luck, asker)
        if thought.fault is not None:
            report_often(
                "bot-fallback", WARNING, table=now.terms.id, bot=level, fault=thought.fault
            )
        return thought.action

    # Clocks.

    def _set_alarm(self, live: Live) -> None:
        """Set the alarm for when the time of a seat runs out; `sweep` looks further ahead."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clock, now = live.table.now.clock, self._time.now()
        deadline = None if clock is None else clock.deadline
        if live.table.now.is_mixing:
            deadline = min(live.table.now.at, now) + REVEAL_SECONDS
        if deadline is not None and deadline < now + 2 * self._sweep_seconds:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(deadline - now, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._tasks.begin(self._run_out(live))

    async def _run_out(self, live: Live) -> None:
        """Begin without those who do not answer; a bot takes the seat of who has no time left."""
        async with live.lock:
            if live.table.now.is_mixing:
                await self._begin(live)  # without what was not shown
            draft = run_out(live.table.now, self._time.now())
            if draft is not None:
                try:
                    await self._tables.append(live, f"clock/{live.table.revision}", draft)
                except NotStored:  # nobody could decide either: that time counts for nobody
                    await self._tables.database.until_it_works()
                    live.table.resume(self._time.now(), self._time.now())
                    live.show(*live.watchers)
                except Refused:  # decided in time by way of another process
                    pass
        await self.drive(live)
