"""Work that goes on by itself."""

import asyncio
from collections.abc import Coroutine
from logging import ERROR

from regnum.server.reporting import describe_error, report_often


class Tasks:
    """Tasks that nobody waits for. They are held here, or they could be lost before their end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            report_often("task-failed", ERROR, error=describe_error(error))
