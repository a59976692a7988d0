"""Bots in processes of their own: they decide legally, in time, and are gone in the end."""

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic, sleep
from typing import NoReturn

import pytest

from regnum.bots.transcript import Transcript
from regnum.core.contract import Action
from regnum.core.match import Match
from regnum.server import thinking
from regnum.server.crew import Asker
from regnum.server.thinking import FALLBACK, Thinkers, strongest

SPECS = ["kingdom-builder(players=2)", "kingsburg(players=3)"]
SLOW = "mc:ms=1500"
SECONDS = 10.0  # for a thought
PATIENCE = 20.0  # seconds within which processes must be gone
ANN = Asker("ann")


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1, SECONDS)
    yield thinkers
    thinkers.close()


@pytest.fixture(scope="module")
def impatient() -> Iterator[Thinkers]:
    """They give up soon."""
    thinkers = Thinkers(1, seconds=0.05, hint_seconds=0.05)
    yield thinkers
    thinkers.close()


def midgame(spec: str, seed: int = 1) -> Match:
    match = Match.new(spec, seed)
    random = Random(seed)
    for _ in range(20):
        match.play(match.state.random_action(random))
    while match.state.legal_mask.bit_count() < 8:
        match.play(match.state.random_action(random))
    return match


def decide(thinkers: Thinkers, match: Match, level: str, seed: int) -> Action:
    thought = asyncio.run(thinkers.decide(match, level, seed, ANN))
    assert (thought.fault is None) == (level != SLOW)
    return thought.action


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_a_level_decides_legally_and_alike_for_the_same_seed(
    thinkers: Thinkers, spec: str, level: str
) -> None:
    match = midgame(spec)
    before = match.state.position_line()
    decisions = [decide(thinkers, match, level, seed) for seed in (1, 1, 2, 2)]
    assert set(decisions) <= set(match.state.legal_actions())
    assert decisions[0] == decisions[1]
    assert decisions[2] == decisions[3]
    assert match.state.position_line() == before
    assert thinkers.waiting == 0


@pytest.mark.parametrize("spec", SPECS)
def test_luck_differs_between_seeds_and_between_decisions(thinkers: Thinkers, spec: str) -> None:
    match = midgame(spec)
    assert len({decide(thinkers, match, "random", seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_is_not_told_the_seed_of_the_match(spec: str) -> None:
    """Only its configuration, as it was dealt, and what has happened."""
    match = midgame(spec, 987654321)
    assert "987654321" not in repr(Transcript.of(match))
    seen = thinking._observe(Transcript.of(match), 5)[0]
    assert seen.state.position_line() == match.state.position_line()
    assert seen.seed == 0


@pytest.mark.parametrize("spec", SPECS)
def test_advice_comes_back(thinkers: Thinkers, spec: str) -> None:
    match = midgame(spec)
    advice = asyncio.run(thinkers.advise(match, "steady", 3, 2, ANN))
    assert len(advice) == 2
    assert {each.action for each in advice} <= set(match.state.legal_actions())
    assert advice == asyncio.run(thinkers.advise(match, "steady", 3, 2, ANN))


@pytest.mark.parametrize("spec", SPECS)
def test_greedy_decides_for_a_bot_that_is_too_slow(impatient: Thinkers, spec: str) -> None:
    """At once: the slow one still thinks, and holds the only process."""
    match = midgame(spec)
    expected = thinking.decide(Transcript.of(match), FALLBACK, 4).action

    async def story() -> None:
        while (await impatient.decide(match, FALLBACK, 1, ANN)).fault is not None:
            pass  # the process has not started, or is busy
        started = monotonic()
        assert await impatient.decide(match, SLOW, 4, ANN) == (expected, f"TimeoutError of {SLOW}")
        assert monotonic() - started < 1.0
        while impatient.waiting:
            await asyncio.sleep(0.01)

    asyncio.run(story())


def test_advice_that_takes_too_long_is_given_up(impatient: Thinkers) -> None:
    async def story() -> None:
        with pytest.raises(TimeoutError):
            await impatient.advise(midgame(SPECS[0]), SLOW, 1, 2, ANN)
        while impatient.waiting:
            await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_thought_that_cannot_begin_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])
    expected = thinking.decide(Transcript.of(match), FALLBACK, 4).action

    async def story() -> None:
        with monkeypatch.context() as short:
            short.setattr(ProcessPoolExecutor, "submit", no_process)
            for _ in range(3):
                thought = await thinkers.decide(match, strongest(match.game), 4, ANN)
                assert thought == (expected, f"OSError of {strongest(match.game)}")
        assert await thinkers.advise(match, FALLBACK, 4, 1, ANN)

    asyncio.run(story())
    thinkers.close()


def no_process(*_: object) -> NoReturn:
    raise OSError("no more processes")


def test_a_process_that_was_killed_is_replaced() -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])

    async def story() -> None:
        expected = await thinkers.decide(match, FALLBACK, 1, ANN)
        assert expected.fault is None
        for pid in processes_of(thinkers):
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert await thinkers.decide(match, FALLBACK, 1, ANN) == expected
        assert await thinkers.advise(match, FALLBACK, 1, 1, ANN)

    try:
        asyncio.run(story())
    finally:
        thinkers.close()


def processes_of(thinkers: Thinkers) -> list[int]:
    crew = thinkers._crew
    return [pid for pool in (*crew._idle, *crew._busy.values()) for pid in pool._processes]


def test_hard_thoughts_leave_a_process_to_quick_ones() -> None:
    thinkers = Thinkers(2, SECONDS)
    match = midgame(SPECS[0])
    order: list[str] = []

    async def think(level: str) -> None:
        await thinkers.decide(match, level, 1, ANN)
        order.append(level)

    async def story() -> None:
        await asyncio.gather(think("gentle"), think("gentle"))  # the processes have started
        order.clear()
        hard = [asyncio.create_task(think("hard")) for _ in range(2)]
        await asyncio.sleep(0.1)
        await think("gentle")
        await asyncio.gather(*hard)

    try:
        asyncio.run(story())
    finally:
        thinkers.close()
    assert order == ["gentle", "hard", "hard"]


def test_a_thought_that_nobody_waits_for_still_counts(thinkers: Thinkers) -> None:
    """The only process is busy with it: the next one waits, and is told when it is over."""
    match = midgame(SPECS[0])

    async def seconds_for(luck: int) -> float:
        started = monotonic()
        await thinkers.decide(match, "hard", luck, ANN)
        return monotonic() - started

    async def story() -> None:
        await thinkers.decide(match, FALLBACK, 1, ANN)  # the process has started
        alone = await seconds_for(1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(seconds_for(2), alone / 4)
        assert thinkers.waiting == 1
        assert await seconds_for(3) > 1.3 * alone, "its own thought began after the other one"
        assert thinkers.waiting == 0

    asyncio.run(story())


def test_closing_leaves_no_process() -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])

    async def leave_while_it_thinks() -> None:
        await thinkers.decide(match, FALLBACK, 1, ANN)
        task = asyncio.create_task(thinkers.decide(match, SLOW, 1, ANN))
        await asyncio.sleep(0.1)
        task.cancel()

    asyncio.run(leave_while_it_thinks())
    processes = [p for pool in thinkers._crew._busy.values() for p in pool._processes.values()]
    assert [process.is_alive() for process in processes] == [True]
    thinkers.close()
    until = monotonic() + PATIENCE
    while any(process.is_alive() for process in processes) and monotonic() < until:
        sleep(0.05)
    assert not any(process.is_alive() for process in processes)
