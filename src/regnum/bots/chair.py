"""A seat at a table for a bot: its thought is timed, and it always decides."""

import logging
from operator import index
from time import process_time
from typing import Protocol

from regnum.bots.greedy import Greedy
from regnum.bots.observation import Observation
from regnum.bots.outside import BotFailed
from regnum.core.contract import Action, AnyGame

log = logging.getLogger(__name__)
_told = {""}  # tracebacks that were shown already


class Decider(Protocol):
    """Whoever takes decisions, as a bot does.

    Examples:
        >>> from regnum import Match, games, play_match
        >>> class First:
        ...     def decide(self, seen):
        ...         return seen.imagine().legal_actions()[0]
        >>> match = Match.new(f"{games()[1]}(players=2)", seed=7)
        >>> play_match(match.game, match.setup, [First(), First()], seed=7).state.is_over
        True
    """

    def decide(self, seen: Observation, /) -> Action:
        """The decision to take."""


class Chair:
    """A bot at a table: its thought is timed, and where it fails, the greedy bot decides.

    Where that fails too, because the game's judge is broken, any legal action will do.
    """

    def __init__(self, bot: Decider, code: str, game: AnyGame, seed: int) -> None:
        self.bot = bot
        self.code = code
        self.seed = seed  # of the game being played, so that a failure can be played again
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.fallbacks = 0
        self._fallback = Greedy(game.judge)

    def decide(self, seen: Observation) -> Action:
        """A legal decision, whatever the bot does."""
        started = self._clock()
        action = self._guarded(seen)
        thought = self._clock() - started
        self.decisions += 1
        self.seconds += thought
        self.longest = max(self.longest, thought)
        return action

    def _clock(self) -> float:
        """Processor time: of this process, and of the bot's own process if it has one."""
        return process_time() + float(getattr(self.bot, "seconds_elsewhere", 0.0))

    def _guarded(self, seen: Observation) -> Action:
        try:
            return _legal(self.bot.decide(seen), seen)
        except Exception as error:
            self._report(self.code, seen, error)
            self.fallbacks += 1
        try:
            return _legal(self._fallback.decide(seen), seen)
        except Exception as error:
            self._report("greedy in its place", seen, error)
            return seen.random_action()

    def _report(self, code: str, seen: Observation, error: Exception) -> None:
        """One line on what failed and in which game; the traceback is for those who debug.

        Whoever brings a bot in a file debugs it: its traceback is shown, once for each mistake.
        """
        is_outside = isinstance(error, BotFailed)
        kind = "" if is_outside else f"{type(error).__name__}: "
        what = " ".join(f"{kind}{error}".split())
        log.error("%s failed on seat %d in game %d: %s", code, seen.seat, self.seed, what)
        if isinstance(error, BotFailed) and error.traceback not in _told:
            _told.add(error.traceback)
            log.error("%s failed like this:\n%s", code, error.traceback.rstrip())
        log.debug("%s failed like this:", code, exc_info=error)


def _legal(action: Action, seen: Observation) -> Action:
    number = index(action)
    if not seen.legal_mask >> number & 1:
        raise ValueError(f"action {number} is not legal")
    return number
