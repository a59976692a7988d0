"""Work that goes on by itself."""

import asyncio
from collections.abc import Coroutine


class Tasks:
    """Tasks that nobody waits for. They are held here, or they could be lost before their end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task
