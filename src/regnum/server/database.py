"""The way from the event loop to the store: many threads read, one writes.

A commit waits for the disk, however little it brings. So entries that come meanwhile share the
next one, and nobody who only reads waits for it. Where the database fails, whoever asked is
refused, and it is tried again until something can be written.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Thread
from time import monotonic
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from regnum.server.faults import (
    DAMAGED,
    RETRY_SECONDS,
    WORDS,
    FileRemoved,
    NotRead,
    NotStored,
    Trouble,
    is_fault,
    kind_of,
)
from regnum.server.store import Addition, Store

P = ParamSpec("P")
T = TypeVar("T")

FRESH_SECONDS = 5.0  # for which a write proves that writing works


class Database:
    """What was written is seen by every read that begins after that."""

    def __init__(
        self,
        store: Store,
        readers: int,
        retry_seconds: float = RETRY_SECONDS,
        fresh_seconds: float = FRESH_SECONDS,
    ) -> None:
        self.store = store
        self._retry_seconds = retry_seconds
        self._fresh_seconds = fresh_seconds
        self._readers = ThreadPoolExecutor(readers, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Addition] = []  # of different tables
        self._commit: asyncio.Task[list[bool]]  # that will store them
        self._turn = asyncio.Lock()
        self._trouble = Trouble("database-fails", "database-works")
        self._damage = Trouble("database-damaged", "")  # does not end while the server runs
        self._works = asyncio.Event()
        self._works.set()
        self._retrying: asyncio.Task[None] | None = None
        self._checking = asyncio.Lock()
        self._written_at: float | None = None

    async def read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Find out something; `NotRead` if the database fails."""
        try:
            return await _run(self._readers, partial(query, *args, **kwargs))
        except DBAPIError as error:
            self._note(error)
            raise NotRead from None

    async def write(self, change: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something; others wait until it is done. `NotStored` if the database fails."""
        try:
            result = await _run(self._writer, partial(change, *args, **kwargs))
        except (DBAPIError, FileRemoved) as error:
            self._note(error)
            raise NotStored from None
        self._written_at = monotonic()
        self._trouble.end()
        self._works.set()
        return result

    async def append(self, addition: Addition) -> bool:
        """Add an entry to a log; false if another one has its revision or its command."""
        if not self._waiting:
            self._commit = asyncio.create_task(self._store_waiting())
        self._waiting.append(addition)
        number = len(self._waiting) - 1
        return (await asyncio.shield(self._commit))[number]

    async def _store_waiting(self) -> list[bool]:
        async with self._turn:
            additions, self._waiting = self._waiting, []
            return await self.write(self.store.append, additions)

    # When it fails.

    async def until_it_works(self) -> None:
        """Wait while nothing can be written."""
        await self._works.wait()

    async def find_fault(self) -> str | None:
        """What is wrong, in words; it is tried out where nothing was written just before."""
        async with self._checking:
            if self._trouble.kind is None and not self._is_fresh():
                with suppress(NotStored):
                    await self.write(self.store.probe)
        kind = self._trouble.kind or self._damage.kind
        return None if kind is None else WORDS[kind]

    def look_for_damage(self) -> None:
        """Read all of the file, beside everything else; this may take a while."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            error = self.store.find_damage()
            if error is not None:
                with suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self._damage.note, error)

        Thread(target=look, name="damage", daemon=True).start()

    def _is_fresh(self) -> bool:
        written_at = self._written_at
        return written_at is not None and monotonic() - written_at < self._fresh_seconds

    def _note(self, error: DBAPIError | FileRemoved) -> None:
        if not is_fault(error):
            raise error
        if self.store.has_lost_files:  # whatever else that looks like to whoever reads
            error = FileRemoved()
        (self._damage if kind_of(error) == DAMAGED else self._trouble).note(error)
        self._works.clear()
        if self._retrying is None or self._retrying.done():
            self._retrying = asyncio.create_task(self._retry())

    async def _retry(self) -> None:
        """Find out when something can be written again, even if nobody wants to."""
        is_written = False
        while not is_written:
            await asyncio.sleep(self._retry_seconds)
            with suppress(NotStored):
                await self.write(self.store.probe)
                is_written = True

    async def close(self) -> None:
        """Let the last commit finish."""
        if self._retrying is not None:
            self._retrying.cancel()
        async with self._turn:
            self._writer.shutdown()
            self._readers.shutdown()


async def _run(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
