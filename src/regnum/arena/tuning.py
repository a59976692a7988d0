"""Better weights for a game's judge, found by CMA-ES from the margins of games."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from itertools import islice
from math import exp
from statistics import mean
from typing import Any, NamedTuple

import numpy
from cmaes import CMA

from regnum.arena.ladder import options_for
from regnum.arena.playing import play_out
from regnum.arena.running import Workers, run_all
from regnum.arena.statistics import Interval, mean_interval
from regnum.bots.bot import Bot
from regnum.bots.codes import find_bot
from regnum.bots.compiled import load_compiled
from regnum.core.chance import Source
from regnum.core.contract import AnyGame
from regnum.core.judging import Judge, Weights
from regnum.core.registry import find_game

# Streams of deals: the final check plays other deals than the trials.
TRIALS = "trials"
CHECKS = "checks"


class Contest(NamedTuple):
    """One seat with new weights against seats with the old ones, one deal in every seating."""

    game: str
    bot: str
    new: Weights
    old: Weights
    seed: int
    stream: str
    deal: int


def margin_of(contest: Contest) -> float:
    """By how much the new weights lead over the mean of the old ones."""
    game = find_game(contest.game)
    if find_bot(contest.bot, game).is_compiled:
        load_compiled(game.key)
    seats = game.seats[contest.deal % len(game.seats)]
    options = {"players": str(seats), **options_for(game, seats)}
    seed = Source(contest.seed, contest.stream, contest.deal).word()
    new, old = (with_weights(contest.bot, game, w) for w in (contest.new, contest.old))
    margins = []
    for seat in range(seats):
        state = game.start(game.deal(options, Source(seed, "setup")))
        play_out(state, [new if other == seat else old for other in range(seats)], seed)
        scores = [score.total for score in state.scores()]
        own = scores.pop(seat)
        margins.append(own - mean(scores))  # equals have 0 at any number of seats
    return mean(margins)


def with_weights(code: str, game: AnyGame, weights: Weights) -> Bot:
    """The bot with this code, judging by other weights."""
    bot = find_bot(code, game)
    bot.judge = _judge(game.key, tuple(weights.items()))
    return bot


@lru_cache(maxsize=32)  # more than the weights of a generation
def _judge(key: str, weights: tuple[tuple[str, float], ...]) -> Judge[Any]:
    """The same judge for the same weights, since it remembers what it has worked out."""
    kind: type[Judge[Any]] = type(find_game(key).judge)
    return kind(dict(weights))


class Tuning:
    """A search for weights. Each is searched on a logarithmic scale, so its sign stays.

    `step` says how far the first generation strays, as a share of each weight; `jobs` how many
    games are played at the same time, by the executor or by processes of this machine.
    """

    def __init__(
        self,
        game: AnyGame,
        bot: str,
        deals: int,
        seed: int,
        jobs: int,
        step: float,
        executor: Executor | None = None,
    ) -> None:
        self.game = game
        self.bot = bot
        self.deals = deals
        self.seed = seed
        self.old = dict(game.judge.weights)
        self.names = [name for name, weight in self.old.items() if weight > 0]
        self._search = CMA(numpy.zeros(len(self.names)), step, seed=seed % 2**32)
        self._jobs = jobs
        self._is_own = executor is None
        self._executor = Workers(jobs) if executor is None else executor

    def close(self) -> None:
        """End the worker processes; an executor that was given stays."""
        if self._is_own:
            self._executor.shutdown(cancel_futures=True)

    @property
    def weights(self) -> dict[str, float]:
        """The centre of the search so far."""
        return self._weights(self._search.mean)

    def generations(self, count: int) -> Iterator[float]:
        """Search on; yields the best mean margin of each generation."""
        for number in range(count):
            points = [self._search.ask() for _ in range(self._search.population_size)]
            deals = range(number * self.deals, (number + 1) * self.deals)
            margins = self._margins([self._weights(point) for point in points], TRIALS, deals)
            fitness = [mean(played) for played in margins]
            self._search.tell([(p, -f) for p, f in zip(points, fitness, strict=True)])
            yield max(fitness)

    def check(self, deals: int) -> tuple[float, Interval]:
        """The mean margin of the weights found over the old ones, on deals not met before."""
        [margins] = self._margins([self.weights], CHECKS, range(deals))
        return mean(margins), mean_interval(margins)

    def _margins(
        self, candidates: Sequence[Weights], stream: str, deals: Sequence[int]
    ) -> list[list[float]]:
        """For each of the candidates, its margin on each deal."""
        contests = [
            Contest(self.game.key, self.bot, weights, self.old, self.seed, stream, deal)
            for weights in candidates
            for deal in deals
        ]
        found = run_all(self._executor, self._jobs, margin_of, contests)
        margins = iter([margin for _, margin in sorted(found)])
        return [list(islice(margins, len(deals))) for _ in candidates]

    def _weights(self, point: Sequence[float]) -> dict[str, float]:
        tuned = {
            name: float(f"{self.old[name] * exp(x):.4g}")
            for name, x in zip(self.names, point, strict=True)
        }
        return {**self.old, **tuned}
