"""Shares, means, ratings and their intervals."""

from math import inf

import pytest

from regnum.arena.ratings import rate
from regnum.arena.series import GameResult
from regnum.arena.statistics import mean_interval, share_text, student, tallies, wilson
from regnum.core.errors import RegnumError


def result(deal: int, bots: str, scores: list[int], winners: list[int]) -> GameResult:
    """A game that ended like this; each bot is a letter."""
    seats = range(len(bots))
    ranks = [1.0 if seat in winners else 2.0 for seat in seats]
    ones = [1 for _ in seats]
    return GameResult(
        deal=deal,
        seating=0,
        bots=list(bots),
        scores=scores,
        winners=winners,
        ranks=ranks,
        decisions=[2 for _ in seats],
        fallbacks=ones,
        seconds=[0.004 for _ in seats],
        longest=[0.003 for _ in seats],
    )


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson_gives_the_known_intervals(wins: float, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-4)


def test_half_a_win_counts_half() -> None:
    low, high = wilson(4.5, 10)
    assert wilson(4, 10).low < low < wilson(5, 10).low
    assert wilson(4, 10).high < high < wilson(5, 10).high


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 3.0]) == pytest.approx((2 - 12.7062, 2 + 12.7062), abs=1e-4)
    assert mean_interval([1.0, 2.0, 3.0]) == pytest.approx((-0.4841, 4.4841), abs=1e-4)
    assert mean_interval([5.0]) == (-inf, inf)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.7062), (4, 2.7764), (10, 2.2281), (30, 2.0423), (31, 2.0395), (60, 2.0003)],
)
def test_quantiles_of_student_are_the_known_ones(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=1e-4)


def test_more_values_never_need_a_wider_quantile() -> None:
    quantiles = [student(freedom) for freedom in range(1, 200)]
    assert quantiles == sorted(quantiles, reverse=True)
    assert quantiles[-1] > 1.96


def test_a_bot_on_several_seats_is_judged_per_seat_and_counted_per_game() -> None:
    table = tallies([result(0, "abb", [10, 7, 4], [0]), result(0, "bab", [9, 8, 9], [0, 2])])
    a, b = table
    assert (a.bot, a.n, a.wins, a.win_share) == ("a", 2, 1, 0.5)
    assert (b.bot, b.n, b.wins, b.win_share) == ("b", 2, 1, 0.25)
    alone, both = wilson(1, 2), b.win_interval
    assert both == (alone.low / 2, alone.high / 2), "never more than a seat can have"
    assert (a.mean_score, b.mean_score) == (9, 29 / 4)
    assert a.mean_margin == ((10 - 7) + (8 - 9)) / 2
    assert (a.ms_per_decision, a.longest_ms, a.decisions_per_second) == (2, 3, 500)
    assert (a.fallbacks, b.fallbacks) == (2, 4)
    assert share_text(a) == "50.0% (9.5 to 90.5, n=2)"


def test_every_game_counts_alike_on_however_many_seats() -> None:
    """b wins alone once, and with one of two seats once: shares of 1 and 1/2."""
    _, b = tallies([result(0, "ab", [1, 2], [1]), result(0, "abb", [1, 2, 1], [1])])
    assert (b.n, b.wins, b.win_share) == (2, 2, 0.75)


def test_deals_are_the_unit_of_the_margin() -> None:
    mirrored = [
        game
        for deal in range(2)
        for game in (result(deal, "ab", [30, 10], [0]), result(deal, "ba", [30, 10], [0]))
    ]
    a, _ = tallies(mirrored)
    assert (a.mean_margin, a.margin_interval) == (0, (0, 0))


def test_ratings_recover_the_order_and_the_distances() -> None:
    """c beats b, and b beats a, 10 to 1: 400 points each."""
    results = []
    for n in range(440):
        for strong, weak in (("b", "a"), ("c", "b")):
            results.append(result(n, strong + weak, [1, 1], [1 if n % 11 == 0 else 0]))
        results.append(result(n, "ac", [1, 1], [0 if n % 101 == 0 else 1]))
    rated = rate(results)
    assert [rating.bot for rating in rated] == ["c", "b", "a"]
    assert [rating.elo for rating in rated] == pytest.approx([800, 400, 0], abs=25)
    assert rated[2].interval == (0, 0)
    for rating in rated[:2]:
        assert rating.interval.low < rating.elo < rating.interval.high
        assert rating.interval.high - rating.interval.low < 200


def test_an_unbeaten_bot_has_a_finite_rating_and_greedy_is_the_anchor() -> None:
    games = [
        GameResult(n, 0, ["greedy", "z"], [0, 9], [1], [2, 1], [1, 1], [0, 0], [0.1] * 2, [0.1] * 2)
        for n in range(50)
    ]
    best, anchor = rate(games)
    assert (best.bot, anchor.bot, anchor.elo) == ("z", "greedy", 0)
    assert 400 < best.elo < 2000


def test_who_is_joined_to_the_anchor_by_no_meeting_has_no_rating() -> None:
    games = [result(0, "ab", [1, 0], [0]), result(0, "cd", [1, 0], [0])]
    assert {rating.bot for rating in rate(games)} == {"a", "b"}


def test_who_met_only_others_that_met_the_anchor_is_rated() -> None:
    games = [result(0, "ab", [1, 0], [0]), result(0, "bc", [0, 1], [1])]
    assert {rating.bot for rating in rate(games)} == {"a", "b", "c"}


def test_a_tie_is_half_a_win() -> None:
    games = [result(n, "ab", [5, 5], [0, 1]) for n in range(20)]
    assert [rating.elo for rating in rate(games)] == pytest.approx([0, 0], abs=1e-6)


def test_ratings_that_do_not_settle_are_refused_in_words() -> None:
    with pytest.raises(RegnumError, match="no ratings fit these results"):
        rate([result(0, "ab", [1, 0], [0])], steps=1)
