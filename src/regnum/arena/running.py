"""Plays tasks on as many cores as asked for, of this machine or of whatever an executor has."""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import ParamSpec, TypeAlias, TypeVar

from regnum.arena.series import GameResult, Series, Task
from regnum.bots.workers import end_with_parent, load_games
from regnum.core.errors import RegnumError

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")
Played: TypeAlias = Generator[tuple[Task, GameResult], None, None]
WORKER_DIED = "a worker process has died: start the same command again"
AHEAD = 3  # pieces of work for each worker, including the one it is working on
MOST_AT_ONCE = 16  # games of quick bots, about a tenth of a second: worth sending somewhere


def play_tasks(tasks: Sequence[Task], jobs: int, executor: Executor | None = None) -> Played:
    """The tasks with their results, in the order in which they end.

    So many are played at the same time: by the executor, or by processes of this machine.
    """
    if executor is not None:
        yield from _play_parcels(tasks, jobs, executor)
        return
    jobs = min(jobs, len(tasks))
    if jobs > 1:
        workers = Workers(jobs)
        try:
            yield from _play_parcels(tasks, jobs, workers)
        finally:
            workers.shutdown(cancel_futures=True)
    else:
        for task in tasks:
            yield task, play_task(task)


def play_task(task: Task) -> GameResult:
    """Play one game."""
    return task.series.play(task.deal, task.seating)


def play_parcel(tasks: Sequence[Task]) -> list[GameResult]:
    """Play some games, one after the other."""
    return [play_task(task) for task in tasks]


def parcels_of(tasks: Sequence[Task], jobs: int) -> list[list[Task]]:
    """What travels together: some games of quick bots, or one of slow ones.

    Where there are few games, parcels are smaller, so that all workers have something to do.
    """
    fair = len(tasks) // (jobs * AHEAD)
    quick = {series: series.is_quick for series in dict.fromkeys(task.series for task in tasks)}
    parcels: list[list[Task]] = []
    last: Series | None = None
    for task in tasks:
        most = min(MOST_AT_ONCE, fair) if quick[task.series] else 1
        if task.series is not last or len(parcels[-1]) >= most:
            parcels.append([])
            last = task.series
        parcels[-1].append(task)
    return parcels


def _play_parcels(tasks: Sequence[Task], jobs: int, executor: Executor) -> Played:
    parcels = parcels_of(tasks, jobs)
    for number, results in run_all(executor, jobs, play_parcel, parcels):
        yield from zip(parcels[number], results, strict=True)


def run_all(
    executor: Executor, jobs: int, function: Callable[[S], T], items: Iterable[S]
) -> Iterator[tuple[int, T]]:
    """What the function makes of each item, with its number, in the order in which they end.

    Ctrl-C is raised between two results. Raised inside the executor, it could leave one of its
    locks held, and the executor would never end.
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
                for number, item in islice(left, jobs * AHEAD - len(waiting)):
                    future = executor.submit(function, item)
                    waiting[future] = number
                    future.add_done_callback(ended.put)
                if not waiting:
                    return
                done = ended.get()
                if done is None:
                    raise KeyboardInterrupt
                yield waiting.pop(done), done.result()
        except BrokenExecutor as error:
            if interrupted.is_set():  # workers got the signal as well, and ended
                raise KeyboardInterrupt from error
            raise RegnumError(WORKER_DIED) from error
        finally:
            for future in waiting:
                future.cancel()


class Workers(ProcessPoolExecutor):
    """Processes that Ctrl-C ends without a word, however young they are."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, get_context("spawn"), initializer=_leave_at_once)
        self._jobs = jobs

    def run(self, function: Callable[[S], T], items: Iterable[S]) -> Iterator[tuple[int, T]]:
        """What the function makes of each item, with its number, in the order in which they end."""
        return run_all(self, self._jobs, function, items)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hold back Ctrl-C meanwhile: here, and in a process just started until it is ready."""
        if sys.platform == "win32":
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ctrl_c(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Let Ctrl-C call this handler meanwhile. Only the main thread ever receives it."""
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
