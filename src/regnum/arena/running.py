"""Plays tasks on as many cores as asked for."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import ParamSpec, TypeAlias, TypeVar

from regnum.arena.series import GameResult, Task
from regnum.bots.workers import end_with_parent, load_games
from regnum.core.errors import RegnumError

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")
Played: TypeAlias = Generator[tuple[Task, GameResult], None, None]
WORKER_DIED = "a worker process has died: start the same command again"
AHEAD = 3  # tasks for each worker, the one it plays included


def play_tasks(tasks: Sequence[Task], jobs: int) -> Played:
    """The tasks with their results, in the order in which they end."""
    jobs = min(jobs, len(tasks))
    if jobs > 1:
        yield from _play_in_workers(tasks, jobs)
    else:
        for task in tasks:
            yield task, play_task(task)


def play_task(task: Task) -> GameResult:
    """Play one game."""
    return task.series.play(task.deal, task.seating)


def _play_in_workers(tasks: Sequence[Task], jobs: int) -> Played:
    pool = Workers(jobs)
    try:
        for number, result in pool.run(play_task, tasks):
            yield tasks[number], result
    finally:
        pool.shutdown(cancel_futures=True)


class Workers(ProcessPoolExecutor):
    """Processes that Ctrl-C ends without a word, however young they are."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, get_context("spawn"), initializer=_leave_at_once)
        self._ahead = jobs * AHEAD

    def run(self, function: Callable[[S], T], items: Sequence[S]) -> Iterator[tuple[int, T]]:
        """What the function makes of each item, with its number, in the order in which they end.

        Ctrl-C is raised between two results. Raised inside the pool it could leave a lock of its
        own taken, and the end would be waited for in vain.
        """
        left = iter(enumerate(items))
        waiting: dict[Future[T], int] = {}
        ended: SimpleQueue[Future[T] | None] = SimpleQueue()
        interrupted = Event()

        def interrupt(_signal: int, _frame: FrameType | None) -> None:
            interrupted.set()
            ended.put(None)  # wakes the loop below; the queue may be written to at any moment

        with _ctrl_c(interrupt):
            try:
                while True:
                    for number, item in islice(left, self._ahead - len(waiting)):
                        future = self.submit(function, item)
                        waiting[future] = number
                        future.add_done_callback(ended.put)
                    if not waiting:
                        return
                    done = ended.get()
                    if done is None:
                        raise KeyboardInterrupt
                    yield waiting.pop(done), done.result()
            except BrokenProcessPool as error:
                if interrupted.is_set():  # workers have got the signal as well
                    raise KeyboardInterrupt from error
                raise RegnumError(WORKER_DIED) from error

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ctrl-C waits meanwhile, also in a process that is started, until that is ready for it."""
        if sys.platform == "win32":
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ctrl_c(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Ctrl-C calls this handler meanwhile. Only the main thread ever hears of it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_at_once() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()
    load_games()
