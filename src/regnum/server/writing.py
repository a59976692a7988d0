"""One thread for the database. Entries that wait for it are stored together.

A commit waits for the disk, however little it brings: whoever comes meanwhile shares the next one.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from regnum.server.store import Addition, Store

T = TypeVar("T")


class Writer:
    """The way to the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "database")
        self._waiting: list[Addition] = []  # of different tables
        self._commit: asyncio.Task[list[bool]]  # that will take them
        self._turn = asyncio.Lock()

    async def ask(self, work: Callable[[], T]) -> T:
        """Do something with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def append(self, addition: Addition) -> bool:
        """Is an entry in the log? False: another one has its revision or its command."""
        if not self._waiting:
            self._commit = asyncio.create_task(self._store_waiting())
        self._waiting.append(addition)
        number = len(self._waiting) - 1
        return (await asyncio.shield(self._commit))[number]

    async def _store_waiting(self) -> list[bool]:
        async with self._turn:
            additions, self._waiting = self._waiting, []
            return await self.ask(partial(self._store.append, additions))

    async def close(self) -> None:
        """Let the last commit finish."""
        async with self._turn:
            self._thread.shutdown(wait=True)
