"""Ratings of bots that met each other, on the Elo scale."""

from collections.abc import Iterable, Sequence
from itertools import permutations
from math import log
from typing import NamedTuple

import numpy as np
from choix import ilsr_pairwise_dense
from numpy.typing import NDArray

from regnum.arena.series import GameResult
from regnum.arena.statistics import Interval
from regnum.core.errors import RegnumError

ANCHOR = "greedy"  # has rating 0, where it plays
ELO = 400 / log(10)
SAMPLES = 300  # how often deals are drawn anew for the intervals
DRAWN = 0.5  # one drawn comparison for each pairing keeps the ratings of the unbeaten finite
STEPS = 10_000  # at most, until the estimate converges


class Rating(NamedTuple):
    """How strong a bot is; with 400 points more, the odds to come out ahead are 10 to 1."""

    bot: str
    elo: float
    interval: Interval


def anchor_of(results: Iterable[GameResult]) -> str:
    """The bot with rating 0."""
    names = {bot for result in results for bot in result.bots}
    return ANCHOR if ANCHOR in names else min(names)


def rate(results: Sequence[GameResult], steps: int = STEPS) -> list[Rating]:
    """Bradley-Terry ratings of all bots that met the anchor, or one that did, the best first.

    Every two seats of a game with different bots are one comparison; a tie is half a win for
    each. Intervals come from drawing the deals anew.
    """
    anchor = anchor_of(results)
    bots = sorted(_comparable(results, anchor) - {anchor})
    wins = _wins_by_deal(results, [anchor, *bots])
    total = wins.sum(axis=0)
    drawn = DRAWN * (total + total.T > 0)

    def estimate(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        try:
            strengths: NDArray[np.float64] = ilsr_pairwise_dense(counts + drawn, max_iter=steps)
        except RuntimeError as error:
            raise RegnumError(
                f"no ratings fit these results, after {steps} steps: play more games"
            ) from error
        elo: NDArray[np.float64] = ELO * (strengths - strengths[0])
        return elo

    deals = len(wins)
    times_drawn = np.random.default_rng(1).multinomial(deals, [1 / deals] * deals, SAMPLES)
    samples = [estimate(np.tensordot(times, wins, 1)) for times in times_drawn]
    lows, highs = np.percentile(samples, [2.5, 97.5], axis=0)
    rated = [
        Rating(bot, float(elo), Interval(float(low), float(high)))
        for bot, elo, low, high in zip([anchor, *bots], estimate(total), lows, highs, strict=True)
    ]
    return sorted(rated, key=lambda rating: -rating.elo)


def _comparable(results: Sequence[GameResult], anchor: str) -> set[str]:
    """All that a chain of meetings joins to the anchor."""
    meetings = {frozenset(result.bots) for result in results}
    found = {anchor}
    while more := {bot for met in meetings if met & found for bot in met} - found:
        found |= more
    return found


def _wins_by_deal(results: Sequence[GameResult], bots: Sequence[str]) -> NDArray[np.float64]:
    """For each deal: how often the bot of the row came out ahead of the bot of the column."""
    deals = {deal: n for n, deal in enumerate(sorted({result.deal for result in results}))}
    rows = {bot: n for n, bot in enumerate(bots)}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        seats = zip(result.bots, result.ranks, strict=True)
        for (one, rank), (other, other_rank) in permutations(seats, 2):
            if one != other and one in rows and other in rows:
                share = 0.5 if rank == other_rank else float(rank < other_rank)
                wins[deals[result.deal], rows[one], rows[other]] += share
    return wins
