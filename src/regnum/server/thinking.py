"""Bots think in processes of their own, so that no table waits for another's."""

import logging
import signal
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from regnum.bots.advice import Advice, advise
from regnum.bots.bot import Bot
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.compiled import load_in_background
from regnum.bots.mc import MonteCarlo
from regnum.bots.observation import Observation
from regnum.bots.outside import keep_quiet
from regnum.bots.transcript import Transcript
from regnum.bots.workers import end_with_parent, give_way, load_games
from regnum.core.chance import Source
from regnum.core.contract import Action, AnyGame
from regnum.core.match import Match
from regnum.core.registry import game_keys
from regnum.review.tasks import Found, Task
from regnum.server.crew import Asker, Crew
from regnum.server.reporting import set_up_logging
from regnum.server.settings import EngineKind, LogKind
from regnum.table.commands import Refused

FALLBACK = "greedy"
HINTS_AT_A_TIME = 4  # that one person waits for


def strongest(game: AnyGame) -> str:
    """The level that thinks hardest."""
    return list(game.levels)[-1]


class Thought(NamedTuple):
    """A decision; and where another bot had to take it, what was wrong with the first one."""

    action: Action
    fault: str | None = None


class Thinkers:
    """They decide for bots and advise people, in turn. A bot always decides, and in time."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        log: LogKind = "text",
        hint_seconds: float = 10.0,
        calm: float = 0.0,
        engine: EngineKind = "python",
        host_bots: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        self._host_bots = host_bots  # for each game, codes by names
        self._seconds = seconds  # for a thought that somebody waits for
        self._hint_seconds = hint_seconds
        self._crew = Crew(workers, partial(begin_thinking, log, engine), calm)

    @property
    def waiting(self) -> int:
        """Thoughts that are wanted and not yet there."""
        return self._crew.waiting

    def close(self) -> None:
        """End the processes, without waiting for long thoughts."""
        self._crew.close()

    async def decide(self, match: Match, level: str, luck: int, asker: Asker) -> Thought:
        """The decision of a bot for the seat whose turn it is."""
        mask = match.state.legal_mask
        if mask.bit_count() == 1:
            return Thought(mask.bit_length() - 1)
        own = self._host_bots.get(match.game.key, {})
        work = partial(decide, Transcript.of(match), own.get(level, level), luck)
        is_long = level == strongest(match.game) or level in own
        try:
            return await self._crew.run(work, asker, self._seconds, is_long)
        except Exception as error:  # whatever it was: greedy is quick, and needs no process
            return Thought(decide_here(match, luck), f"{type(error).__name__} of {level}")

    def hurry(self, table: str) -> None:
        """Somebody has come to a table: its bots have to decide in time from now on."""
        self._crew.hurry(table, self._seconds)

    async def advise(
        self, match: Match, level: str, luck: int, count: int, asker: Asker
    ) -> list[Advice]:
        """What a bot would advise the seat whose turn it is."""
        if self._crew.asked_by(asker.person) >= HINTS_AT_A_TIME:
            raise Refused("too-much", "you are waiting for several hints already")
        work = partial(give_advice, Transcript.of(match), level, luck, count)
        return await self._crew.run(work, asker, self._hint_seconds, is_long=True)

    async def look_back(self, task: Task, asker: Asker) -> Found:
        """Do a part of a review, once there is nothing else to do."""
        return await self._crew.run(partial(do_task, task), asker, self._seconds)


def do_task(task: Task) -> Found:
    """In a worker: do a part of a review."""
    return task.do()


def decide_here(match: Match, luck: int) -> Action:
    """What the quick bot decides, in this process."""
    seen = Observation(match.state.copy(), match.state.seat, _random(luck, match.actions))
    return Chair(find_bot(FALLBACK, match.game), FALLBACK, match.game, luck).decide(seen)


def begin_thinking(log: LogKind, engine: EngineKind) -> None:
    """In a worker: leave Ctrl+C to the server, log as it does, and get the fast engine ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    give_way()
    set_up_logging(log, logging.INFO)
    load_games()
    keep_quiet()
    if engine == "fast":
        load_in_background(game_keys())


def decide(transcript: Transcript, level: str, luck: int, share: float = 1.0) -> Thought:
    """In a worker: what a bot decides after these decisions, in this share of its usual time."""
    match, seen = _observe(transcript, luck)
    chair = Chair(_bot(level, match.game, share), level, match.game, luck)
    action = chair.decide(seen)
    return Thought(action, f"{level} failed" if chair.fallbacks else None)


def give_advice(
    transcript: Transcript, level: str, luck: int, count: int, share: float = 1.0
) -> list[Advice]:
    """In a worker: what a bot advises after these decisions."""
    match, seen = _observe(transcript, luck)
    return advise(_bot(level, match.game, share), seen, count)


def _bot(level: str, game: AnyGame, share: float) -> Bot:
    bot = find_bot(level, game)
    if isinstance(bot, MonteCarlo):
        bot.ms = max(1, round(share * bot.ms))
    return bot


def _observe(transcript: Transcript, luck: int) -> tuple[Match, Observation]:
    """What a bot sees, from a match without its seed: nobody here knows the future."""
    match = transcript.replay()
    return match, Observation(match.state, match.state.seat, _random(luck, transcript.actions))


def _random(luck: int, actions: Sequence[Action]) -> Random:
    return Random(Source(luck, "bots", len(actions)).word())
