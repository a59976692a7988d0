"""Plays tasks on as many cores as asked for."""

import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import ParamSpec, TypeAlias, TypeVar

from regnum.arena.series import GameResult, Task
from regnum.bots.workers import end_with_parent, load_games
from regnum.core.errors import RegnumError

P = ParamSpec("P")
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
    left = iter(tasks)
    waiting: dict[Future[GameResult], Task] = {}
    pool = Workers(jobs)
    try:
        while True:
            for task in islice(left, jobs * AHEAD - len(waiting)):
                waiting[pool.submit(play_task, task)] = task
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    except BrokenProcessPool as error:
        raise RegnumError(WORKER_DIED) from error
    finally:
        pool.shutdown(cancel_futures=True)


class Workers(ProcessPoolExecutor):
    """Processes that Ctrl-C ends without a word, however young they are."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, get_context("spawn"), initializer=_leave_at_once)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Ctrl-C waits meanwhile, also in a process that is started, until that is ready for it."""
        if sys.platform == "win32":
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_at_once() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()
    load_games()
