"""A server: the parts that its endpoints share, and how they begin and end together."""

import asyncio
import ctypes
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from errno import EMFILE, ENFILE
from itertools import count
from logging import ERROR
from time import time
from typing import Any

from regnum import __version__
from regnum.core.contract import AnyGame
from regnum.server.backroom import Backroom
from regnum.server.database import Database
from regnum.server.door import Door
from regnum.server.driving import Driver
from regnum.server.faults import RETRY_SECONDS, NotRead, NotStored
from regnum.server.hints import Hints
from regnum.server.host_bots import find_host_bots
from regnum.server.limits import Limits
from regnum.server.listening import Listener
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.network import Network
from regnum.server.pages import Client
from regnum.server.reporting import repeated, report, report_often
from regnum.server.reviews import Reviews
from regnum.server.settings import ServerSettings
from regnum.server.store import SAID, Store
from regnum.server.tasks import Tasks
from regnum.server.thinking import Thinkers
from regnum.server.timekeeping import Timekeeper
from regnum.table.commands import Refused
from regnum.table.ending import BEFORE

MINUTE = 60.0
FILL_SECONDS = 0.1  # between matches whose results are found out
GARBAGE_MINUTES = 10  # between full collections of garbage, which take a large server long


def give_memory_back() -> None:
    """Let the system have what is free again; the C library would keep it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)


def note_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Something went wrong outside of any task."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (EMFILE, ENFILE):
        report_often("too-many-files", ERROR)
    else:
        loop.default_exception_handler(context)


class Server:
    """Everything that lives as long as the server does."""

    def __init__(
        self,
        settings: ServerSettings,
        thinkers: Thinkers | None = None,
        time: Timekeeper | None = None,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.database = Database(self.store, settings.readers, retry_seconds)
        self.metrics = Metrics()
        self.host_bots = find_host_bots(settings)
        self.thinkers = thinkers or Thinkers(
            settings.workers,
            settings.think_seconds,
            settings.log,
            settings.hint_seconds,
            1 / settings.unattended_per_second,
            settings.engine,
            self.host_bots,
        )
        self.backroom = Backroom(settings)
        self.tables = LiveTables(self.database, self.backroom, settings, time or Timekeeper())
        self.driver = Driver(self.tables, self.thinkers, self.metrics, settings, retry_seconds)
        self.door = Door(self.tables, self.driver, self.metrics, settings, self.levels)
        self.hints = Hints(self.tables, self.thinkers)
        self.reviews = Reviews(self.tables, self.thinkers, settings)
        self.client = Client(settings.client)
        self.limits = Limits(settings)
        self._forgetting = Tasks()
        self.exporting: set[str] = set()  # people for whom everything about them is written now
        self.network: Network | None = None  # where the server can be opened to it

    def levels(self, game: AnyGame) -> list[str]:
        """The bots that can sit at a table of a game: its own, and those of the host."""
        return [*game.levels, *self.host_bots[game.key]]

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """From the start to the last write."""
        report("start", version=__version__, database=self.store.engine.dialect.name)
        self.database.look_for_damage()
        asyncio.get_running_loop().set_exception_handler(note_loop_error)
        works = self.driver.sweep(), self._tidy_up(), self._fill_results()
        tasks = [asyncio.create_task(work) for work in works]
        listener = None
        if self.store.is_postgresql:
            listener = Listener(self.store, self._take_in)
            tasks.append(asyncio.create_task(self.tables.presence.keep_alive()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if listener is not None:
                listener.close()
            await self.close()
            repeated.tell()
            report("stop")

    async def close(self) -> None:
        """Stop everything; what was written stays."""
        self.driver.close()
        self.reviews.close()
        await self.tables.close()
        self.thinkers.close()
        self.backroom.close()
        self.store.close()

    async def _tidy_up(self, minute: float = MINUTE) -> None:
        """Every minute: say how often things happened, and let go of what has become old."""
        minutes = count(1)
        while True:
            await asyncio.sleep(minute)
            repeated.tell()
            self.tables.forget_old(minute)
            self.backroom.forget_old(minute)
            give_memory_back()
            if next(minutes) % GARBAGE_MINUTES == 0:
                gc.collect()
            with suppress(NotStored):  # the next time will do
                await self.database.write(self.store.delete_old_keys, time())
                await self.database.write(self.store.delete_old_device_keys, time())

    async def _fill_results(self) -> None:
        """Find out how matches ended before that was stored: one at a time, beside all else."""
        with suppress(NotRead):
            for table_id in await self.database.read(self.store.results.missing):
                try:
                    ending = await self.backroom.ending(table_id)
                    ending = ending._replace(unrated=BEFORE)  # the order of ends is not known
                    await self.database.write(self.store.add_result, table_id, ending)
                except Refused:  # not now; after the next start
                    await asyncio.sleep(FILL_SECONDS)
                except Exception as error:  # whatever is damaged, the others are looked at
                    self.tables.give_up(table_id, error)
                await asyncio.sleep(FILL_SECONDS)

    def _take_in(self, words: str | None) -> None:
        """Another process has changed a table or says who is there; or anything, after a gap."""
        lives = self.tables.lives
        if words is None:
            self.tables.presence.greet()
            for live in list(lives.values()):
                self.driver.follow(live)
                self.tables.talk.tell_soon(live)
        elif words.startswith(f"{SAID} "):
            if (heard := lives.get(words.removeprefix(f"{SAID} "))) is not None:
                self.tables.talk.tell_soon(heard)
        elif words.startswith("forget "):
            self._forgetting.begin(self.tables.forget_name(words.split()[1]))
        elif " " in words:
            self.tables.presence.take_in(words)
        elif (changed := lives.get(words)) is not None:
            self.driver.follow(changed)
