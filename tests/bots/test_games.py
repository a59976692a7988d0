"""Whole games: every bot at every size of table, and what the levels promise."""

from random import Random

import pytest

from bots.moments import CHEAPEST
from regnum import Match
from regnum.arena.series import Series
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.bots.policy import best_action
from regnum.core.registry import find_game, game_keys


def tables(seats: int) -> list[tuple[str, ...]]:
    """Lineups of a size in which every bot sits once or more."""
    starts = range(0, len(CHEAPEST), seats)
    return [tuple((CHEAPEST + CHEAPEST)[start : start + seats]) for start in starts]


@pytest.mark.xdist_group("kernels")  # elsewhere it would wait until they are compiled
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


def test_the_gentlest_level_sends_its_dice_while_it_can() -> None:
    """It misjudges advisors, but does not pass with dice that one of them would take."""
    game = find_game("kingsburg")
    bot = find_bot(next(iter(game.levels)), game)
    sent = 0
    for seed in range(6):
        match, random = Match.new("kingsburg(players=3)", seed), Random(seed)
        while not (state := match.state).is_over:
            wasteful = game.judge.wasteful_actions(state)
            action = bot.decide(Observation(state, state.seat, random))
            best = best_action(game.judge, state, Random(0))
            if wasteful and not wasteful >> best & 1:
                assert not wasteful >> action & 1, state.position_line()
                sent += 1
            match.play(action)
    assert sent > 100
