"""Processes that work for people in turn."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import BrokenExecutor
from functools import partial
from time import monotonic, sleep
from typing import Any

import pytest

from regnum.server.crew import HANG_SECONDS, UNHURRIED, Asker, Crew, Urgency

SECONDS = 20.0
A_WHILE = partial(sleep, 0.1)
SHARE: Callable[..., dict[str, float]] = dict  # what long work is told


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    crew = Crew(1, os.getpid)  # type: ignore[arg-type]  # a function that a process can find
    yield crew
    crew.close()


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, SECONDS))


class Queue:
    """Notes in which order things are done."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, asker: Asker, is_long: bool = False) -> None:
        self.tasks.append(asyncio.create_task(self._ask(name, asker, is_long)))
        await asyncio.sleep(0)

    async def _ask(self, name: str, asker: Asker, is_long: bool) -> None:
        await self.crew.run(SHARE if is_long else A_WHILE, asker, SECONDS, is_long)
        self.done.append(name)

    async def end(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        assert self.crew.waiting == 0
        return self.done


def test_whoever_wants_much_waits_for_himself_alone(crew: Crew) -> None:
    async def story() -> None:
        queue = Queue(crew)
        for number in range(4):
            await queue.ask(f"a{number}", Asker("ann"))
        for name in ("b", "c"):
            await queue.ask(f"{name}0", Asker(name))
        assert crew.asked_by("ann") == 4
        assert await queue.end() == ["a0", "a1", "b0", "c0", "a2", "a3"]

    run(story())


def test_what_nobody_waits_for_comes_last(crew: Crew) -> None:
    async def story() -> None:
        queue = Queue(crew)
        await queue.ask("first", Asker("ann"))
        for urgency in reversed(Urgency):
            await queue.ask(urgency.name, Asker("ann", urgency=urgency))
        await queue.ask("long", Asker("ann"), is_long=True)
        assert await queue.end() == ["first", "THERE", "long", "AWAY", "NOBODY", "LATER"]

    run(story())


def test_all_that_can_wait_leaves_a_process_to_whoever_is_there() -> None:
    async def story(crew: Crew) -> None:
        both = (crew.run(os.getpid, Asker(str(n)), SECONDS) for n in range(2))
        await asyncio.gather(*both)  # to be started takes them longer than their work
        queue = Queue(crew)
        for urgency in (Urgency.LATER, Urgency.NOBODY, Urgency.THERE):
            await queue.ask(urgency.name, Asker("ann", urgency=urgency))
        assert (await queue.end())[-1] == Urgency.NOBODY.name

    crew = Crew(2, os.getpid)  # type: ignore[arg-type]  # a function that a process can find
    run(story(crew))
    crew.close()


def test_what_waits_at_a_table_is_urgent_once_somebody_comes(crew: Crew) -> None:
    async def story() -> None:
        queue = Queue(crew)
        for table in ("t1", "t2", "t3"):
            await queue.ask(table, Asker("ann", table, Urgency.AWAY))
        crew.hurry("t3", SECONDS)
        assert await queue.end() == ["t1", "t3", "t2"]

    run(story())


def test_from_then_on_it_has_to_be_there_in_time(crew: Crew) -> None:
    async def story() -> None:
        first = asyncio.create_task(crew.run(A_WHILE, Asker("ann"), SECONDS))
        away = Asker("ann", "t1", Urgency.AWAY)
        waiting = asyncio.create_task(crew.run(A_WHILE, away, seconds=0.001))
        await asyncio.sleep(0.02)
        assert not waiting.done(), "nobody waits for it"
        crew.hurry("t1", 0.001)
        with pytest.raises(TimeoutError):
            await waiting
        await first

    run(story())


def test_work_without_anybody_is_done_calmly() -> None:
    calm = 0.3
    crew = Crew(2, os.getpid, calm)  # type: ignore[arg-type]

    async def story() -> None:
        nobody = Asker("ann", urgency=Urgency.NOBODY)
        await asyncio.gather(*(crew.run(os.getpid, Asker(str(n)), SECONDS) for n in range(2)))
        started = monotonic()
        await asyncio.gather(*(crew.run(os.getpid, nobody, SECONDS) for _ in range(3)))
        assert monotonic() - started > 2 * calm
        started = monotonic()
        await crew.run(os.getpid, Asker("ann"), SECONDS)
        assert monotonic() - started < calm, "people do not wait for that"

    try:
        run(story())
    finally:
        crew.close()


def test_what_nobody_wants_any_more_is_not_begun(crew: Crew) -> None:
    async def story() -> None:
        first = asyncio.create_task(crew.run(A_WHILE, Asker("ann"), SECONDS))
        unwanted = [
            asyncio.create_task(crew.run(partial(sleep, 5), Asker("ann"), SECONDS))
            for _ in range(5)
        ]
        await asyncio.sleep(0.01)
        assert crew.waiting == 6
        for task in unwanted:
            task.cancel()
        await first
        started = monotonic()
        await crew.run(os.getpid, Asker("ann"), SECONDS)
        assert monotonic() - started < 4
        assert crew.waiting == 0

    run(story())


def test_where_many_wait_long_work_has_less_time_each(crew: Crew) -> None:
    async def story() -> None:
        first = asyncio.create_task(crew.run(A_WHILE, Asker("ann"), SECONDS))
        await asyncio.sleep(0)
        long = [crew.run(SHARE, Asker(str(n)), SECONDS, is_long=True) for n in range(4)]
        told = await asyncio.gather(*long)
        assert [each["share"] for each in told] == [1 / 4, 1 / 3, 1 / 2, 1]
        away = Asker("ann", urgency=Urgency.AWAY)
        long = [crew.run(SHARE, away, SECONDS, is_long=True) for _ in range(4)]
        assert [each["share"] for each in await asyncio.gather(*long)] == [UNHURRIED] * 4
        await first

    run(story())


def test_a_process_that_hangs_is_replaced(crew: Crew) -> None:
    async def story() -> None:
        before = await crew.run(os.getpid, Asker("ann"), SECONDS)
        crew.hang_seconds = 0.2
        with pytest.raises(BrokenExecutor):
            await crew.run(partial(sleep, 60), Asker("ann"), SECONDS)
        crew.hang_seconds = HANG_SECONDS
        assert await crew.run(os.getpid, Asker("ann"), SECONDS) != before

    run(story())


def test_what_fails_is_told_and_takes_no_place(crew: Crew) -> None:
    async def story() -> None:
        for _ in range(3):
            with pytest.raises(ValueError, match="invalid literal"):
                await crew.run(partial(int, "x"), Asker("ann"), SECONDS)
        assert await crew.run(partial(int, "7"), Asker("ann"), SECONDS) == 7

    run(story())


def test_a_process_is_started_before_it_is_needed() -> None:
    crew = Crew(3, os.getpid)  # type: ignore[arg-type]

    async def story() -> None:
        assert not any(process._processes for process in crew._idle)
        await crew.run(os.getpid, Asker("ann"), SECONDS)
        assert sum(bool(process._processes) for process in crew._idle) == 2
        await crew.run(os.getpid, Asker("ann"), SECONDS)
        assert all(process._processes for process in crew._idle)

    run(story())
    crew.close()
