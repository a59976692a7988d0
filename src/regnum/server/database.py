"""The way from the event loop to the store: many threads read, one writes.

A commit waits for the disk, however little it brings. So entries that come meanwhile share the
next one, and nobody who only reads waits for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from regnum.server.store import Addition, Store

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """What was written is seen by every read that begins after that."""

    def __init__(self, store: Store, readers: int) -> None:
        self.store = store
        self._readers = ThreadPoolExecutor(readers, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Addition] = []  # of different tables
        self._commit: asyncio.Task[list[bool]]  # that will take them
        self._turn = asyncio.Lock()

    async def read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Find out something."""
        return await _run(self._readers, partial(query, *args, **kwargs))

    async def write(self, change: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something; others wait until it is done."""
        return await _run(self._writer, partial(change, *args, **kwargs))

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
            return await self.write(self.store.append, additions)

    async def close(self) -> None:
        """Let the last commit finish."""
        async with self._turn:
            self._writer.shutdown()
            self._readers.shutdown()


async def _run(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
