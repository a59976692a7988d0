"""Processes that people share. They take turns, so nobody waits for all that another asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

UNHURRIED = 0.5  # of its usual time, for long work that nobody waits for
HANG_SECONDS = 30.0  # after which a process is ended, whatever it does
LIVE_SECONDS = 10.0  # after other work, in which what can wait leaves a process free for more


class Urgency(IntEnum):
    """Who waits for an answer, the most urgent first."""

    THERE = 0  # somebody who is connected
    AWAY = 1  # somebody who will come back
    NOBODY = 2
    LATER = 3  # somebody who can wait: it is done wherever there is room


class Asker(NamedTuple):
    """For whom something is done. A person has one place in the queue, however much they want."""

    person: str
    table: str = ""
    urgency: Urgency = Urgency.THERE


class Lane(NamedTuple):
    """Where work waits: the lower, the sooner it is done."""

    urgency: Urgency
    is_long: bool


@dataclass(eq=False)
class Job:
    """Something to be done."""

    work: Callable[..., Any]  # long work is told its share of the usual time
    asker: Asker
    lane: Lane
    answer: asyncio.Future[Any]
    limit: asyncio.Timeout = field(init=False)
    is_waiting: bool = True


class Crew:
    """So many processes, each of which does one thing at a time.

    People have their turn one after the other, however much each of them wants. Where there are
    several processes, long work leaves one of them free. What nobody waits for comes after what
    somebody waits for: one at a time, with `calm` seconds in between. What can be done later comes
    last. Both leave a process free for whoever is there; what comes last takes that one as well
    while there is nothing else to do.
    """

    def __init__(self, size: int, begin: Callable[[], None], calm: float = 0.0) -> None:
        self._begin_process = begin
        self._cold = set[ProcessPoolExecutor]()  # not started yet
        self._idle = [self._new_process() for _ in range(size)]
        self._busy: dict[Job, ProcessPoolExecutor] = {}
        self._size = size
        self.hang_seconds = HANG_SECONDS
        self._most_long = max(1, size - 1)
        self._live_until = 0.0  # until then something else may come at any moment
        self._calm = calm
        self._is_calm = False  # after something that nobody waits for
        self._lanes: dict[Lane, OrderedDict[str, deque[Job]]] = {
            Lane(urgency, is_long): OrderedDict()
            for urgency in Urgency
            for is_long in (False, True)
        }

    def close(self) -> None:
        """End the processes, whatever they do: they have nothing to lose."""
        for process in (*self._idle, *self._busy.values()):
            _kill(process)
            process.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How much is asked for and not yet answered."""
        return len(self._busy) + sum(
            len(jobs) for lane in self._lanes.values() for jobs in lane.values()
        )

    def asked_by(self, person: str) -> int:
        """How much of it one person has asked for."""
        busy = sum(job.asker.person == person for job in self._busy)
        return busy + sum(len(lane.get(person, ())) for lane in self._lanes.values())

    async def run(
        self, work: Callable[..., T], asker: Asker, seconds: float, is_long: bool = False
    ) -> T:
        """Do something in a process. Somebody who is there waits no longer than so many seconds.

        What nobody waits for any more is not begun.
        """
        lane = Lane(asker.urgency, is_long)
        job = Job(work, asker, lane, asyncio.get_running_loop().create_future())
        is_there = asker.urgency is Urgency.THERE
        async with asyncio.timeout(seconds if is_there else None) as job.limit:
            self._enqueue(job)
            self._go_on()
            try:
                answer: T = await job.answer
                return answer
            finally:
                self._withdraw(job)
                del job  # or an error and this job would keep each other in memory

    def hurry(self, table: str, seconds: float) -> None:
        """Somebody has come to a table: what waits for its turn there is urgent from now on."""
        for lane, people in self._lanes.items():
            if lane.urgency in (Urgency.THERE, Urgency.LATER):
                continue
            for job in [job for jobs in people.values() for job in jobs]:
                if job.asker.table == table:
                    self._withdraw(job)
                    job.lane = Lane(Urgency.THERE, lane.is_long)
                    job.limit.reschedule(asyncio.get_running_loop().time() + seconds)
                    self._enqueue(job)
        self._go_on()

    def _enqueue(self, job: Job) -> None:
        job.is_waiting = True
        self._lanes[job.lane].setdefault(job.asker.person, deque()).append(job)

    def _withdraw(self, job: Job) -> None:
        if job.is_waiting:
            job.is_waiting = False
            people = self._lanes[job.lane]
            people[job.asker.person].remove(job)
            if not people[job.asker.person]:
                del people[job.asker.person]

    def _go_on(self) -> None:
        while self._idle and (job := self._next()) is not None:
            self._begin(job)

    def _next(self) -> Job | None:
        """Take the job whose turn it is; its person goes to the end of the queue."""
        for lane, people in self._lanes.items():
            if not people or not self._may_begin(lane):
                continue
            person, jobs = next(iter(people.items()))
            job = jobs.popleft()
            job.is_waiting = False
            del people[person]
            if jobs:
                people[person] = jobs
            return job
        return None

    def _may_begin(self, lane: Lane) -> bool:
        running = [job.lane for job in self._busy]
        if lane.is_long and sum(other.is_long for other in running) >= self._most_long:
            return False
        if lane.urgency is Urgency.THERE:
            return True
        unhurried = sum(other.urgency is not Urgency.THERE for other in running)
        if lane.urgency is Urgency.LATER:
            is_alone = all(other.urgency is Urgency.LATER for other in running)
            is_live = not is_alone or monotonic() < self._live_until
            return unhurried < (self._most_long if is_live else self._size)
        is_one_of_them = any(other.urgency in (Urgency.AWAY, Urgency.NOBODY) for other in running)
        return unhurried < self._most_long and not (self._is_calm or is_one_of_them)

    def _begin(self, job: Job) -> None:
        work = partial(job.work, share=self._share(job.lane)) if job.lane.is_long else job.work
        process = self._idle.pop()
        try:
            try:
                future = process.submit(work)
            except BrokenExecutor:  # it was killed while it had nothing to do
                process = self._new_process()
                future = process.submit(work)
        except Exception as error:  # such as no more processes
            self._idle.append(process)
            if not job.answer.done():
                job.answer.set_exception(error)
            return
        self._busy[job] = process
        self._cold.discard(process)
        self._start_another()
        loop = asyncio.get_running_loop()
        hanging = loop.call_later(self.hang_seconds, _kill, process)
        future.add_done_callback(lambda done: _call(loop, partial(self._end, job, done, hanging)))

    def _start_another(self) -> None:
        """Have a process ready for the next job: starting one takes longer than a quick thought."""
        process = next((each for each in reversed(self._idle) if each in self._cold), None)
        if process is not None:
            self._cold.discard(process)
            with suppress(Exception):  # the next job fails likewise, and tells it
                process.submit(_nothing)

    def _new_process(self) -> ProcessPoolExecutor:
        process = ProcessPoolExecutor(1, get_context("spawn"), self._begin_process)
        self._cold.add(process)
        return process

    def _share(self, lane: Lane) -> float:
        """The share of its usual time that long work has: less where many wait for such work."""
        if lane.urgency is not Urgency.THERE:
            return UNHURRIED
        waiting = sum(len(jobs) for jobs in self._lanes[lane].values())
        return min(1.0, self._most_long / (waiting + 1))

    def _end(self, job: Job, done: Future[Any], hanging: asyncio.TimerHandle) -> None:
        hanging.cancel()
        process = self._busy.pop(job)
        if job.lane.urgency is not Urgency.LATER:
            self._live_until = monotonic() + LIVE_SECONDS
        error = done.exception()
        if isinstance(error, BrokenExecutor):
            self._idle.append(self._new_process())
            self._start_another()
        else:
            self._idle.append(process)
        if not job.answer.done():
            if error is None:
                job.answer.set_result(done.result())
            else:
                job.answer.set_exception(error)
        if job.lane.urgency in (Urgency.AWAY, Urgency.NOBODY) and self._calm:
            self._is_calm = True
            job.answer.get_loop().call_later(self._calm, self._calm_down)
        self._go_on()

    def _calm_down(self) -> None:
        self._is_calm = False
        self._go_on()


def _nothing() -> None:
    """The work of a process that only has to start."""


def _kill(process: ProcessPoolExecutor) -> None:
    for each in list((process._processes or {}).values()):  # none after its end
        each.kill()


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(what)
