"""Bots that think for a while: they keep to their time, and answer when they are stopped."""

from collections.abc import Iterator
from random import Random
from statistics import median
from threading import Event, Timer
from time import perf_counter

import pytest

from bots.moments import SEARCHERS, moments
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.contract import State
from regnum.core.registry import find_game

SPECS = {
    "kingdom-builder": "kingdom-builder(players=2,nomads=yes)",
    "kingsburg": "kingsburg(players=3)",
}
LONG = 10.0  # seconds that a bot would think if nobody stopped it
SOON = 2.0
GRACE = 0.05  # seconds until somebody stops it
MS = 30


def some(game: str, count: int) -> Iterator[State]:
    found = [state for seed in range(3) for state in moments(SPECS[game], seed, 12)]
    yield from found[:: len(found) // count][:count]


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_bot_that_is_stopped_before_it_begins_answers_at_once(name: str, game: str) -> None:
    bot = find_bot(f"{name}:ms={LONG * 1000:g}", find_game(game))
    stop = Event()
    stop.set()
    for state in some(game, 3):
        started = perf_counter()
        action = bot.decide(Observation(state, state.seat, Random(1), stop))
        assert perf_counter() - started < SOON
        assert state.legal_mask >> action & 1


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_bot_that_is_stopped_while_it_thinks_answers_soon(name: str, game: str) -> None:
    bot = find_bot(f"{name}:ms={LONG * 1000:g}", find_game(game))
    state = next(some(game, 1))
    stop = Event()
    timer = Timer(GRACE, stop.set)
    started = perf_counter()
    timer.start()
    action = bot.decide(Observation(state, state.seat, Random(1), stop))
    thought = perf_counter() - started
    timer.join()
    assert GRACE / 2 < thought < SOON
    assert state.legal_mask >> action & 1


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("name", SEARCHERS)
def test_simulations_can_be_stopped_too(name: str, game: str) -> None:
    bot = find_bot(f"{name}:sims=1000000", find_game(game))
    state = next(some(game, 1))
    stop = Event()
    timer = Timer(GRACE, stop.set)
    started = perf_counter()
    timer.start()
    action = bot.decide(Observation(state, state.seat, Random(1), stop))
    assert perf_counter() - started < SOON
    timer.join()
    assert state.legal_mask >> action & 1


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_bot_thinks_about_as_long_as_it_is_told(name: str, game: str) -> None:
    bot = find_bot(f"{name}:ms={MS}", find_game(game))
    thoughts = []
    for state in some(game, 10):
        started = perf_counter()
        bot.decide(Observation(state, state.seat, Random(1)))
        thoughts.append(perf_counter() - started)
    assert len(thoughts) == 10
    # Loose: machines are busy, and a bot that is sure may answer early.
    assert MS / 4 < 1000 * median(thoughts) < 3 * MS
