"""Rewards come at the end, and are what their names say."""

import numpy as np
import pytest

from regnum import Match
from regnum.environments.terms import final_rewards, rewards_of

SCORES = np.array([[30, 50, 40], [7, 7, 7], [10, 20, 20]])
WINS = np.array([[False, True, False], [True, True, True], [False, False, True]])


@pytest.mark.parametrize(
    ("reward", "rows"),
    [
        ("margin", [[-20, 10, -10], [0, 0, 0], [-10, 0, 0]]),
        ("rank", [[-1, 1, 0], [0, 0, 0], [-1, 0, 1]]),
        ("win", [[0, 1, 0], [1 / 3, 1 / 3, 1 / 3], [0, 0, 1]]),
    ],
)
def test_rewards_are_margins_ranks_or_shares(reward: str, rows: list[list[float]]) -> None:
    np.testing.assert_allclose(rewards_of(SCORES, WINS, reward), rows)


@pytest.mark.parametrize("reward", ["margin", "rank", "win"])
def test_nothing_is_earned_before_the_end(reward: str) -> None:
    assert final_rewards(Match.new("kingsburg(players=3)", seed=1).state, reward) == [0, 0, 0]
