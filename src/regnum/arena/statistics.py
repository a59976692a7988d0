"""What results say about bots, and how sure that is."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from regnum.arena.series import GameResult

Z = 1.959964  # two-sided 95% of the normal distribution


class Interval(NamedTuple):
    """Where the true value lies, 95 times of 100."""

    low: float
    high: float


def wilson(wins: float, n: int) -> Interval:
    """Wilson's interval for a share; wins may be fractions, as shared victories are."""
    share = wins / n
    scale = 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / scale
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / scale
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of the mean of independent values; one value alone says nothing."""
    if len(values) < 2:
        return Interval(-inf, inf)
    mean, half = fmean(values), Z * stdev(values) / sqrt(len(values))
    return Interval(mean - half, mean + half)


@dataclass(frozen=True)
class Standing:
    """How a bot did, per seat it sat on."""

    bot: str
    n: int  # games, counted once for each seat of the bot
    wins: float
    win_share: float
    win_interval: Interval
    mean_score: float
    mean_margin: float  # over the best other seat
    margin_interval: Interval  # over deals: the seatings of a deal are no independent games
    mean_rank: float
    decisions: int
    seconds: float
    decisions_per_second: float
    ms_per_decision: float
    longest_ms: float
    fallbacks: int


def standings(results: Iterable[GameResult]) -> list[Standing]:
    """One standing for each bot, in the order in which they first sat down."""
    sat: dict[str, list[tuple[GameResult, int]]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            sat[bot].append((result, seat))
    return [_standing(bot, places) for bot, places in sat.items()]


def _standing(bot: str, places: list[tuple[GameResult, int]]) -> Standing:
    n = len(places)
    wins = sum((seat in r.winners) / len(r.winners) for r, seat in places)
    margins: dict[int, list[float]] = defaultdict(list)
    for result, seat in places:
        margins[result.deal].append(margin(result, seat))
    by_deal = [fmean(values) for values in margins.values()]
    decisions = sum(r.decisions[seat] for r, seat in places)
    seconds = sum(r.seconds[seat] for r, seat in places)
    return Standing(
        bot=bot,
        n=n,
        wins=wins,
        win_share=wins / n,
        win_interval=wilson(wins, n),
        mean_score=fmean(r.scores[seat] for r, seat in places),
        mean_margin=fmean(by_deal),
        margin_interval=mean_interval(by_deal),
        mean_rank=fmean(r.ranks[seat] for r, seat in places),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        ms_per_decision=1000 * seconds / decisions if decisions else 0.0,
        longest_ms=1000 * max(r.longest[seat] for r, seat in places),
        fallbacks=sum(r.fallbacks[seat] for r, seat in places),
    )


def margin(result: GameResult, seat: int) -> int:
    """By how much a seat was ahead of the best other one."""
    return result.scores[seat] - max(s for n, s in enumerate(result.scores) if n != seat)


def share_text(standing: Standing) -> str:
    """The share of wins with its interval, in words."""
    low, high = standing.win_interval
    return f"{standing.win_share:.1%} ({100 * low:.1f} to {100 * high:.1f}, n={standing.n})"
