"""Bots think in processes of their own, so that no table waits for another's."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TypeVar

from regnum.arena.playing import Chair
from regnum.arena.running import end_with_parent
from regnum.bots.advice import Advice, advise
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.contract import Action
from regnum.core.match import MAX_SEED, Match
from regnum.core.registry import deal_spec

T = TypeVar("T")

DEADLINE = 10.0  # seconds; after that greedy decides
FALLBACK = "greedy"


class Thinkers:
    """A pool of processes that decide for bots and advise people."""

    def __init__(self, workers: int | None = None) -> None:
        self._new_pool = partial(
            ProcessPoolExecutor, workers or os.cpu_count(), get_context("spawn"), end_with_parent
        )
        self._pool = self._new_pool()
        self.waiting = 0

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def decide(self, match: Match, level: str, seed: int) -> Action:
        """The decision of a bot for the seat whose turn it is."""
        try:
            async with asyncio.timeout(DEADLINE):
                return await self._ask(partial(decide, *_position(match), level, seed))
        except (TimeoutError, BrokenExecutor):  # greedy is quick; the processes may all be busy
            return await asyncio.to_thread(decide, *_position(match), FALLBACK, seed)

    async def advise(self, match: Match, level: str, seed: int, count: int) -> list[Advice]:
        """What a bot would advise the seat whose turn it is."""
        async with asyncio.timeout(DEADLINE):
            return await self._ask(partial(give_advice, *_position(match), level, seed, count))

    async def _ask(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenExecutor:  # a process was killed: the next ones find a fresh pool
            if self._pool is pool:
                self._pool = self._new_pool()
            raise
        finally:
            self.waiting -= 1


def _position(match: Match) -> tuple[str, tuple[Action, ...]]:
    return match.setup.spec, tuple(match.actions)


def decide(spec: str, actions: Sequence[Action], level: str, seed: int) -> Action:
    """In a worker: what a bot decides after these decisions."""
    match, seen = _look(spec, actions, seed)
    return Chair(find_bot(level, match.game), level, match.game, seed).decide(seen)


def give_advice(
    spec: str, actions: Sequence[Action], level: str, seed: int, count: int
) -> list[Advice]:
    """In a worker: what a bot advises after these decisions."""
    match, seen = _look(spec, actions, seed)
    return advise(find_bot(level, match.game), seen, count)


def _look(spec: str, actions: Sequence[Action], seed: int) -> tuple[Match, Observation]:
    """The match without its seed: the future is not known here."""
    game, setup = deal_spec(spec, 0)
    match = Match(game, setup, 0)
    match.replay(actions)
    random = Random(Source(seed, "bots", len(actions)).below(MAX_SEED))
    return match, Observation(match.state, match.state.seat, random)
