"""What goes on by itself at tables: games begin, bots decide, clocks run out."""

import asyncio
from contextlib import suppress
from logging import WARNING

from sqlalchemy.exc import SQLAlchemyError

from regnum.core.contract import Action
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.reporting import report, report_error
from regnum.server.settings import ServerSettings
from regnum.server.tasks import Tasks
from regnum.server.thinking import Thinkers, strongest
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
    ) -> None:
        self._tables = tables
        self._time = tables.time
        self._thinkers = thinkers
        self._metrics = metrics
        self._sweep_seconds = settings.sweep_seconds
        self._follow_seconds = settings.follow_seconds
        self._tasks = Tasks()
        self._unreadable: set[str] = set()  # tables that were reported

    async def drive(self, live: Live) -> None:
        """Begin the game once all sit, watch the clock, let a bot think whose decision it is."""
        if live.table.now.can_start:
            async with live.lock:
                await self._start(live)
        self._set_alarm(live)
        is_idle = live.thinking is None or live.thinking.done()
        if is_idle and live.table.now.bot_to_decide is not None:
            live.thinking = self._tasks.begin(self._let_bots_decide(live))

    async def _start(self, live: Live) -> None:
        if live.table.now.can_start:  # still
            await self._begin(live)

    async def _begin(self, live: Live) -> None:
        with suppress(Refused):  # another process was faster, and goes on
            await self._tables.append(live, "start", start(live.table.now))

    async def wake(self, table_id: str) -> None:
        """Find a table and drive it."""
        await self.drive(await self._tables.find(table_id))

    async def sweep(self) -> None:
        """Again and again, wake the tables where a bot has to decide or a clock runs out.

        At the start these are all of them; later those whose own server has died, and those whose
        clock runs out before the next time.
        """
        ahead = BOT_PATIENCE + self._sweep_seconds
        database = self._tables.database
        while True:
            try:
                by = self._time.now() + ahead
                for table_id in await database.read(database.store.tables_due, by):
                    await self._try_to_wake(table_id)
                for live in list(self._tables.lives.values()):
                    self._set_alarm(live)  # the database may know the time of another clock
                ahead = self._sweep_seconds
            except SQLAlchemyError as error:
                report_error("database-silent", error)
            await asyncio.sleep(self._sweep_seconds)

    async def _try_to_wake(self, table_id: str) -> None:
        if table_id in self._unreadable:
            return
        try:
            await self.wake(table_id)
        except SQLAlchemyError:
            raise
        except Exception as error:  # whatever is wrong with one table, the others go on
            self._unreadable.add(table_id)
            report_error("table-unreadable", error, table=table_id)

    def follow(self, live: Live) -> None:
        """Another process has added to the log of a table."""
        self._tasks.begin(self._follow(live))

    async def _follow(self, live: Live) -> None:
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
        while (level := live.table.now.bot_to_decide) is not None:
            now = live.table.now
            action = await self._think(live, now, level)
            async with live.lock:
                if live.table.revision == now.revision and now.decider is not None:
                    with suppress(Refused):  # another process was faster
                        draft = decide(live.table.now, now.decider, action)
                        await self._tables.append(live, f"bot/{now.revision}", draft)
                        self._metrics.bot_decisions += 1
        self._set_alarm(live)

    async def _think(self, live: Live, now: Moment, level: str) -> Action:
        match, luck = now.match, now.terms.luck
        if level != strongest(match.game):
            thought = await self._thinkers.decide(match, level, luck)
        else:
            async with live.searching:
                thought = await self._thinkers.decide(match, level, luck)
        if thought.fault is not None:
            report("bot-fallback", WARNING, table=now.terms.id, bot=level, fault=thought.fault)
        return thought.action

    # Clocks.

    def _set_alarm(self, live: Live) -> None:
        """For when the time of whoever decides runs out; `sweep` looks further ahead."""
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
                with suppress(Refused):  # decided in time by way of another process
                    await self._tables.append(live, f"clock/{live.table.revision}", draft)
        await self.drive(live)
