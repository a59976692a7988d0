"""Whole games: every bot at every size of table, and what the levels promise."""

import pytest

from bots.moments import CHEAPEST
from regnum.arena.series import Series
from regnum.core.registry import find_game, game_keys


def tables(seats: int) -> list[tuple[str, ...]]:
    """Lineups of a size in which every bot sits once or more."""
    starts = range(0, len(CHEAPEST), seats)
    return [tuple((CHEAPEST + CHEAPEST)[start : start + seats]) for start in starts]


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        *(("kingdom-builder", {"nomads": "no"}, seats) for seats in (2, 3, 4)),
        *(("kingdom-builder", {"nomads": "yes"}, seats) for seats in (2, 3, 4, 5)),
        *(("kingsburg", {}, seats) for seats in (2, 3, 4, 5)),
    ],
)
def test_every_bot_plays_whole_games(game: str, options: dict[str, str], seats: int) -> None:
    played = set()
    for deal, lineup in enumerate(tables(seats)):
        result = Series(game, options, lineup, seed=6).play(deal, seating=0)
        assert result.winners
        assert all(result.decisions)
        assert result.fallbacks == [0] * seats
        played |= set(lineup)
    assert played == set(CHEAPEST)


@pytest.mark.parametrize("game", game_keys())
def test_the_gentlest_level_loses_to_greedy(game: str) -> None:
    gentlest = next(iter(find_game(game).levels))
    series = Series(game, {}, (gentlest, "greedy"), seed=8)
    margin = 0
    for deal in range(10):
        for seating in range(len(series.seatings)):
            result = series.play(deal, seating)
            own = result.bots.index(gentlest)
            margin += result.scores[own] - result.scores[1 - own]
    assert margin < 0
