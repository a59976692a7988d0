"""Bots think in processes of their own, so that no table waits for another's."""

import asyncio
import logging
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import NamedTuple, TypeVar

from regnum.bots.advice import Advice, advise
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.bots.workers import end_with_parent, load_games
from regnum.core.chance import Source
from regnum.core.contract import Action, AnyGame
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.server.reporting import set_up_logging
from regnum.server.settings import LogKind

T = TypeVar("T")

END_SECONDS = 1.0  # of waiting for processes that end
FALLBACK = "greedy"


def strongest(game: AnyGame) -> str:
    """The level that thinks hardest."""
    return list(game.levels)[-1]


class Thought(NamedTuple):
    """A decision; and where another bot had to take it, what was wrong with the first one."""

    action: Action
    fault: str | None = None


class Thinkers:
    """A pool of processes that decide for bots and advise people, first come, first served.

    Hard thoughts leave a process to the quick ones, where there is more than one.
    """

    def __init__(self, workers: int, seconds: float, log: LogKind = "text") -> None:
        self._seconds = seconds  # for a thought
        self._new_pool = partial(
            ProcessPoolExecutor, workers, get_context("spawn"), begin_thinking, (log,)
        )
        self._pool = self._new_pool()
        self._hard = asyncio.Semaphore(max(1, workers - 1))
        self.waiting = 0

    def close(self) -> None:
        """End the processes, without waiting for long thoughts."""
        end = partial(self._pool.shutdown, cancel_futures=True)
        ending = Thread(target=end, daemon=True)
        ending.start()
        ending.join(END_SECONDS)

    async def decide(self, match: Match, level: str, luck: int) -> Thought:
        """The decision of a bot for the seat whose turn it is."""
        try:
            async with asyncio.timeout(self._seconds):
                is_hard = level == strongest(match.game)
                return await self._run(partial(decide, *_position(match), level, luck), is_hard)
        except (OSError, BrokenExecutor) as error:  # greedy is quick, and needs no process
            thought = await asyncio.to_thread(decide, *_position(match), FALLBACK, luck)
            return Thought(thought.action, f"{type(error).__name__} of {level}")

    async def advise(self, match: Match, level: str, luck: int, count: int) -> list[Advice]:
        """What a bot would advise the seat whose turn it is."""
        async with asyncio.timeout(self._seconds):
            work = partial(give_advice, *_position(match), level, luck, count)
            return await self._run(work, is_hard=True)

    async def _run(self, work: Callable[[], T], is_hard: bool) -> T:
        self.waiting += 1
        try:
            if not is_hard:
                return await asyncio.wrap_future(self._submit(work))
            await self._hard.acquire()
            try:
                thought = self._submit(work)
            except BaseException:
                self._hard.release()
                raise
            # Even if nobody waits for it any more, its process is busy until then.
            loop = asyncio.get_running_loop()
            thought.add_done_callback(lambda _: _call(loop, self._hard.release))
            return await asyncio.wrap_future(thought)
        finally:
            self.waiting -= 1

    def _submit(self, work: Callable[[], T]) -> Future[T]:
        try:
            return self._pool.submit(work)
        except BrokenExecutor:  # a process was killed
            self._pool = self._new_pool()
            return self._pool.submit(work)


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(what)


def _position(match: Match) -> tuple[str, tuple[Action, ...]]:
    return match.setup.spec, tuple(match.actions)


def begin_thinking(log: LogKind) -> None:
    """In a worker: leave Ctrl+C to the server, and log as it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    set_up_logging(log, logging.INFO)
    load_games()


def decide(spec: str, actions: Sequence[Action], level: str, luck: int) -> Thought:
    """In a worker: what a bot decides after these decisions."""
    match, seen = _observe(spec, actions, luck)
    chair = Chair(find_bot(level, match.game), level, match.game, luck)
    action = chair.decide(seen)
    return Thought(action, f"{level} failed" if chair.fallbacks else None)


def give_advice(
    spec: str, actions: Sequence[Action], level: str, luck: int, count: int
) -> list[Advice]:
    """In a worker: what a bot advises after these decisions."""
    match, seen = _observe(spec, actions, luck)
    return advise(find_bot(level, match.game), seen, count)


def _observe(spec: str, actions: Sequence[Action], luck: int) -> tuple[Match, Observation]:
    """What a bot sees, from a match without its seed: nobody here knows the future."""
    game, setup = deal_spec(spec, 0)
    match = Match(game, setup, 0)
    match.replay(actions)
    random = Random(Source(luck, "bots", len(actions)).word())
    return match, Observation(match.state, match.state.seat, random)
