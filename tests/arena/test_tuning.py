"""Tuning: new weights play against the old ones, and only better ones are written."""

import json
from pathlib import Path

import pytest

from cli.commands import run
from regnum.arena.tuning import CHECKS, TRIALS, Contest, Tuning, margin_of, with_weights
from regnum.core.registry import find_game, game_keys

KEY = "kingdom-builder"


def contest(new: dict[str, float], deal: int = 0) -> Contest:
    old = dict(find_game(KEY).judge.weights)
    return Contest(KEY, "greedy", {**old, **new}, old, seed=1, stream=TRIALS, deal=deal)


def test_equal_weights_are_level_over_all_seatings() -> None:
    for deal in range(4):  # one deal for each number of seats
        assert margin_of(contest({}, deal)) == pytest.approx(0)


def test_absurd_weights_lose() -> None:
    absurd = {"castle": 0.001, "settlement": 0.001, "freedom": 50.0, "near": 0.001}
    assert sum(margin_of(contest(absurd, deal)) for deal in range(8)) < 0


def test_a_bot_with_other_weights_leaves_the_game_alone() -> None:
    game = find_game(KEY)
    weights = {**game.judge.weights, "castle": 9.0}
    assert with_weights("greedy", game, weights).judge.weights["castle"] == 9.0
    assert game.judge.weights["castle"] != 9.0


def test_a_search_moves_and_its_deals_are_its_own() -> None:
    tuning = Tuning(find_game(KEY), "random", deals=1, seed=1, jobs=1)
    try:
        assert tuning.weights == pytest.approx(tuning.old, rel=1e-3)
        assert len(list(tuning.generations(1))) == 1
        assert tuning.weights != pytest.approx(tuning.old, rel=1e-3)
        assert set(tuning.weights) == set(tuning.old)
    finally:
        tuning.close()
    other = contest({"castle": 5.0, "near": 0.01}, deal=1)
    assert margin_of(other) != margin_of(other._replace(stream=CHECKS))


def test_nothing_is_written_unless_it_is_surely_better(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    out = run(
        capsys, "tune", KEY, "--bot", "random", "--generations", "1", "--deals", "1",
        "--check", "2", "--jobs", "1", "-o", str(path),
    )  # fmt: skip
    assert "margin of the new weights over the old ones" in out
    assert path.exists() == ("nothing is written" not in out)


@pytest.mark.parametrize("key", game_keys())
def test_weights_are_kept_with_what_made_them(key: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "regnum" / key.replace("-", "_")
    made = json.loads((folder / "weights.json").read_text())
    assert made["command"]
    assert made["weights"] == find_game(key).judge.weights
