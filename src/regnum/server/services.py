"""A server: the parts that its endpoints share, and how they begin and end together."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regnum import __version__
from regnum.server.database import Database
from regnum.server.door import Door
from regnum.server.driving import Driver
from regnum.server.hints import Hints
from regnum.server.listening import Listener
from regnum.server.live_tables import LiveTables
from regnum.server.metrics import Metrics
from regnum.server.pages import Client
from regnum.server.replays import Replays
from regnum.server.reporting import report
from regnum.server.security import Limit
from regnum.server.settings import ServerSettings
from regnum.server.store import Store
from regnum.server.thinking import Thinkers
from regnum.server.timekeeping import Timekeeper

MINUTE = 60


class Server:
    """Everything that lives as long as the server does."""

    def __init__(
        self,
        settings: ServerSettings,
        thinkers: Thinkers | None = None,
        time: Timekeeper | None = None,
    ) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.database = Database(self.store, settings.readers)
        self.metrics = Metrics()
        self.thinkers = thinkers or Thinkers(settings.workers, settings.think_seconds, settings.log)
        self.tables = LiveTables(self.database, settings, time or Timekeeper())
        self.driver = Driver(self.tables, self.thinkers, self.metrics, settings)
        self.door = Door(self.tables, self.driver, self.metrics, settings)
        self.hints = Hints(self.tables, self.thinkers)
        self.replays = Replays(settings.pasts_in_memory)
        self.client = Client(settings.client)
        self.sockets: Counter[str] = Counter()  # of each person
        self.new_people = Limit(settings.people_per_minute, MINUTE)
        self.new_tables = Limit(settings.tables_per_minute, MINUTE)
        self.links = Limit(settings.links_per_minute, MINUTE)

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """From the first migration to the last write."""
        await self.database.write(self.store.migrate)
        report("start", version=__version__, database=self.store.engine.dialect.name)
        tasks = [asyncio.create_task(self.driver.sweep())]
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
            report("stop")

    async def close(self) -> None:
        """Stop everything; what was written stays."""
        self.driver.close()
        await self.tables.close()
        self.thinkers.close()
        self.store.close()

    def _take_in(self, words: str | None) -> None:
        """Another process has changed a table or says who is there; or anything, after a gap."""
        lives = self.tables.lives
        if words is None:
            self.tables.presence.greet()
            for live in list(lives.values()):
                self.driver.follow(live)
        elif " " in words:
            self.tables.presence.take_in(words)
        elif (changed := lives.get(words)) is not None:
            self.driver.follow(changed)
