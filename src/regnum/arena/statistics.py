"""What results say about bots, and how sure that is."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from regnum.arena.series import GameResult

Z = 1.959964  # two-sided 95% of the normal distribution
# The same of Student's t with 1, 2, 3 ... degrees of freedom.
T = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)


class Interval(NamedTuple):
    """Where the true value lies, in 95 of 100 cases."""

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
    """Student's interval of the mean of independent values; unbounded for a single value."""
    n = len(values)
    if n < 2:
        return Interval(-inf, inf)
    mean, half = fmean(values), student(n - 1) * stdev(values) / sqrt(n)
    return Interval(mean - half, mean + half)


def student(freedom: int) -> float:
    """Two-sided 95% of Student's t: from the table, beyond it by the expansion around Z."""
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass(frozen=True)
class Tally:
    """How a bot did, per seat it sat on."""

    bot: str
    n: int  # games; the seatings of a deal are games of their own
    wins: float  # of all its seats
    win_share: float  # per seat and game
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


def tallies(results: Iterable[GameResult]) -> list[Tally]:
    """One tally for each bot, in the order in which they first sat down."""
    sat: dict[str, list[GameResult]] = defaultdict(list)
    for result in results:
        for bot in dict.fromkeys(result.bots):
            sat[bot].append(result)
    return [_tally(bot, games) for bot, games in sat.items()]


def _tally(bot: str, games: list[GameResult]) -> Tally:
    places = [(r, seat) for r in games for seat, other in enumerate(r.bots) if other == bot]
    shares = [_wins(r, bot) / r.bots.count(bot) for r in games]
    margins: dict[int, list[float]] = defaultdict(list)
    for result, seat in places:
        margins[result.deal].append(margin(result, seat))
    by_deal = [fmean(values) for values in margins.values()]
    decisions = sum(r.decisions[seat] for r, seat in places)
    seconds = sum(r.seconds[seat] for r, seat in places)
    return Tally(
        bot=bot,
        n=len(games),
        wins=sum(_wins(r, bot) for r in games),
        win_share=fmean(shares),
        win_interval=_share_interval(shares, 1 / min(r.bots.count(bot) for r in games)),
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


def _share_interval(shares: list[float], largest: float) -> Interval:
    """The interval of the mean of shares of victory per seat, which are at most `largest`.

    One bot on several seats shares its victory among them, so a won game counts as `largest`, and
    Wilson's interval is scaled to it.
    """
    low, high = wilson(sum(shares) / largest, len(shares))
    return Interval(low * largest, high * largest)


def _wins(result: GameResult, bot: str) -> float:
    """The bot's part of the victory, on whatever seats."""
    return sum(result.bots[seat] == bot for seat in result.winners) / len(result.winners)


def margin(result: GameResult, seat: int) -> int:
    """By how much a seat was ahead of the best other one."""
    return result.scores[seat] - max(s for n, s in enumerate(result.scores) if n != seat)


def share_text(tally: Tally) -> str:
    """The share of wins with its interval, in words."""
    low, high = tally.win_interval
    return f"{tally.win_share:.1%} ({100 * low:.1f} to {100 * high:.1f}, n={tally.n})"
