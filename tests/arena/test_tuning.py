"""Tuning: new weights play against the old ones, and only better ones are written."""

import json
from pathlib import Path

import pytest

from cli.commands import refuse, run
from regnum.arena.statistics import Interval
from regnum.arena.tuning import CHECKS, TRIALS, Contest, Tuning, margin_of, with_weights
from regnum.cli.main import main
from regnum.core.judging import read_weights
from regnum.core.registry import find_game, game_keys

KEY = "kingdom-builder"
COMMAND = [
    *("tune", KEY, "--bot", "random", "--generations", "1", "--deals", "1", "--check", "2"),
    *("--jobs", "1"),
]


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


def test_bots_with_the_same_weights_share_a_judge() -> None:
    game = find_game(KEY)
    weights = {**game.judge.weights, "castle": 9.0}
    first, again = (with_weights("greedy", game, dict(weights)) for _ in range(2))
    assert first.judge is again.judge
    assert with_weights("greedy", game, {**weights, "castle": 8.0}).judge is not first.judge


def test_a_wider_step_strays_further() -> None:
    spreads = []
    for step in (0.01, 0.5):
        tuning = Tuning(find_game(KEY), "random", deals=1, seed=1, jobs=1, step=step)
        list(tuning.generations(1))
        tuning.close()
        spreads.append(max(abs(tuning.weights[n] / tuning.old[n] - 1) for n in tuning.names))
    assert spreads[0] < 0.05 < spreads[1]


def test_a_search_moves_and_its_deals_are_its_own() -> None:
    tuning = Tuning(find_game(KEY), "random", deals=1, seed=1, jobs=1, step=0.25)
    try:
        assert tuning.weights == pytest.approx(tuning.old, rel=1e-3)
        assert len(list(tuning.generations(1))) == 1
        assert tuning.weights != pytest.approx(tuning.old, rel=1e-3)
        assert set(tuning.weights) == set(tuning.old)
    finally:
        tuning.close()
    other = contest({"castle": 5.0, "near": 0.01}, deal=1)
    assert margin_of(other) != margin_of(other._replace(stream=CHECKS))


@pytest.fixture
def margin(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The final comparison ends with this interval."""
    low, high = request.param
    interval = Interval(low, high)
    monkeypatch.setattr(Tuning, "check", lambda self, deals: ((low + high) / 2, interval))


@pytest.mark.parametrize("margin", [(-1.0, 3.0), (0.0, 3.0)], indirect=True)
@pytest.mark.usefixtures("margin")
def test_nothing_is_written_unless_it_is_surely_better(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(capsys, *COMMAND, "-o", str(tmp_path / "weights.json"))
    assert "not surely better: nothing is written" in out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("margin", [(0.5, 2.5)], indirect=True)
@pytest.mark.usefixtures("margin")
def test_better_weights_are_shown_and_written_with_what_made_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    out = run(capsys, *COMMAND, "--seed", "4", "--step", "0.3", "-o", str(path))
    result = "+1.50 (+0.50 to +2.50) over 2 deals"
    assert f"margin of the new weights over the old ones: {result}\n" in out
    old = find_game(KEY).judge.weights
    weights = read_weights(path, old)
    assert weights != old
    assert json.dumps(weights, indent=2) in out
    assert out.endswith(f"wrote {path}\n")
    made = json.loads(path.read_text())
    assert (made["margin"], bool(made["from"])) == (result, True)
    for part in (" ".join(COMMAND[:-2]), "--seed 4", "--step 0.3"):
        assert part in made["command"]


@pytest.mark.parametrize("margin", [(0.5, 2.5)], indirect=True)
@pytest.mark.usefixtures("margin")
def test_without_a_file_the_weights_are_only_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, *COMMAND)
    assert set(json.loads(out.partition("\n")[2])) == set(find_game(KEY).judge.weights)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["-o", "no/such/folder/weights.json"], "there is no folder"),
        (["-o", "."], "is a folder"),
        (["--step", "0"], "not a number above 0 and up to 1"),
        (["--step", "nan"], "not a number above 0 and up to 1"),
        (["--bot", "genius"], "bots are random"),
    ],
)
def test_a_search_that_cannot_end_well_does_not_begin(
    arguments: list[str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Tuning, "generations", lambda *_: pytest.fail("it has begun"))
    assert says in refuse(capsys, *COMMAND, *arguments)


def test_ctrl_c_shows_the_best_weights_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tuning, "check", interrupted)
    path = tmp_path / "weights.json"
    assert main([*COMMAND, "-o", str(path)]) == 130
    captured = capsys.readouterr()
    old = find_game(KEY).judge.weights
    weights = json.loads(captured.out)
    assert set(weights) == set(old)
    assert weights != old
    assert captured.err.startswith("stopped: these are the best weights so far")
    assert not path.exists()


@pytest.mark.parametrize("key", game_keys())
def test_weights_are_kept_with_what_made_them(key: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "regnum" / key.replace("-", "_")
    made = json.loads((folder / "judge" / "weights.json").read_text())
    assert made["command"]
    assert made["weights"] == find_game(key).judge.weights
