"""Bots in processes of their own: they decide legally, in time, and are gone in the end."""

import asyncio
import os
import signal
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep
from typing import NoReturn

import pytest

from regnum.core.contract import Action
from regnum.core.match import Match
from regnum.server import thinking
from regnum.server.thinking import FALLBACK, Thinkers, strongest

SPECS = ["kingdom-builder(players=2)", "kingsburg(players=3)"]
SLOW = "mc:ms=1500"
SECONDS = 10.0  # for a thought
PATIENCE = 20.0  # seconds within which processes must be gone


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1, SECONDS)
    yield thinkers
    thinkers.close()


@pytest.fixture(scope="module")
def impatient() -> Iterator[Thinkers]:
    """They give up soon."""
    thinkers = Thinkers(1, seconds=0.05)
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
    thought = asyncio.run(thinkers.decide(match, level, seed))
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
    assert "987654321" not in repr(thinking._position(match))
    seen = thinking._observe(*thinking._position(match), 5)[0]
    assert seen.state.position_line() == match.state.position_line()
    assert seen.seed == 0


@pytest.mark.parametrize("spec", SPECS)
def test_advice_comes_back(thinkers: Thinkers, spec: str) -> None:
    match = midgame(spec)
    advice = asyncio.run(thinkers.advise(match, "steady", 3, 2))
    assert len(advice) == 2
    assert {each.action for each in advice} <= set(match.state.legal_actions())
    assert advice == asyncio.run(thinkers.advise(match, "steady", 3, 2))


@pytest.mark.parametrize("spec", SPECS)
def test_greedy_decides_for_a_bot_that_is_too_slow(impatient: Thinkers, spec: str) -> None:
    """At once: the slow one still thinks, and holds the only process."""
    match = midgame(spec)
    while asyncio.run(impatient.decide(match, FALLBACK, 1)).fault is not None:
        pass  # the process has not started, or is busy
    expected = thinking.decide(*thinking._position(match), FALLBACK, 4).action
    started = monotonic()
    assert decide(impatient, match, SLOW, 4) == expected
    assert monotonic() - started < 1.0
    assert impatient.waiting == 0


def test_advice_that_takes_too_long_is_given_up(impatient: Thinkers) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(impatient.advise(midgame(SPECS[0]), SLOW, 1, 2))
    assert impatient.waiting == 0


def test_a_thought_that_cannot_begin_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])
    expected = thinking.decide(*thinking._position(match), FALLBACK, 4).action
    with monkeypatch.context() as short:
        short.setattr(thinkers, "_submit", no_process)
        for _ in range(3):
            thought = asyncio.run(thinkers.decide(match, strongest(match.game), 4))
            assert thought == (expected, f"OSError of {strongest(match.game)}")
    assert asyncio.run(thinkers.advise(match, FALLBACK, 4, 1))
    thinkers.close()


def no_process(_: object) -> NoReturn:
    raise OSError("no more processes")


def test_a_process_that_was_killed_is_replaced() -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])
    try:
        expected = decide(thinkers, match, FALLBACK, 1)
        for pid in list(thinkers._pool._processes):
            os.kill(pid, signal.SIGKILL)
        sleep(0.5)
        assert decide(thinkers, match, FALLBACK, 1) == expected
        assert asyncio.run(thinkers.advise(match, FALLBACK, 1, 1))
    finally:
        thinkers.close()


def test_hard_thoughts_leave_a_process_to_quick_ones() -> None:
    thinkers = Thinkers(2, SECONDS)
    match = midgame(SPECS[0])
    order: list[str] = []

    async def think(level: str) -> None:
        await thinkers.decide(match, level, 1)
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
        await thinkers.decide(match, "hard", luck)
        return monotonic() - started

    async def story() -> None:
        await thinkers.decide(match, FALLBACK, 1)  # the process has started
        alone = await seconds_for(1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(seconds_for(2), alone / 4)
        assert thinkers._hard.locked()
        assert await seconds_for(3) > 1.3 * alone, "its own thought began after the other one"

    asyncio.run(story())
    assert not thinkers._hard.locked()


def test_closing_leaves_no_process() -> None:
    thinkers = Thinkers(1, SECONDS)
    match = midgame(SPECS[0])

    async def leave_while_it_thinks() -> None:
        await thinkers.decide(match, FALLBACK, 1)
        task = asyncio.create_task(thinkers.decide(match, SLOW, 1))
        await asyncio.sleep(0.1)
        task.cancel()

    asyncio.run(leave_while_it_thinks())
    processes = list(thinkers._pool._processes.values())
    assert [process.is_alive() for process in processes] == [True]
    thinkers.close()
    until = monotonic() + PATIENCE
    while any(process.is_alive() for process in processes) and monotonic() < until:
        sleep(0.05)
    assert not any(process.is_alive() for process in processes)
