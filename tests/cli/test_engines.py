"""`regnum simulate --engine`: the same figures by compiled rules."""

import json
import subprocess
import sys

import pytest

from cli.commands import refuse, run
from regnum.arena.batches import play_batches

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

FAST = ("simulate", "kingsburg", "--players", "3", "--seed", "1", "--engine", "fast")


def test_the_compiled_engine_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    python, fast = (
        json.loads(run(capsys, *FAST[:-1], engine, "--games", games, "--json"))
        for engine, games in (("python", "60"), ("fast", "2000"))
    )
    assert set(fast) == set(python)
    assert (fast["game"], fast["players"], fast["games"]) == ("kingsburg", 3, 2000)
    assert fast["decisions"] / 2000 == pytest.approx(python["decisions"] / 60, rel=0.05)
    assert sum(fast["wins_per_seat"].values()) == pytest.approx(2000)
    for seat in "ABC":
        mean = python["mean_score_per_seat"][seat]
        assert fast["mean_score_per_seat"][seat] == pytest.approx(mean, rel=0.15)


def test_the_compiled_engine_is_repeatable_in_any_number_of_batches() -> None:
    spec = "kingsburg(players=3)"
    one, other = (play_batches(spec, 50, 1, "greedy", "cpu", most_at_once=20) for _ in range(2))
    assert one.points == other.points
    assert one.games == 50
    assert one.decisions == other.decisions


def test_the_compiled_engine_shows_a_table_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert "5 games of kingsburg with 3 seats" in run(capsys, *FAST, "--games", "5")


@pytest.mark.parametrize("bots", ["planner", "random,greedy,greedy", "greedy:slip=0.5"])
def test_the_compiled_engine_refuses_other_bots(
    bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "random or greedy" in refuse(capsys, *FAST, "--bots", bots)


def test_an_unknown_engine_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "python" in refuse(capsys, *FAST[:-1], "steam")


def test_without_numba_the_compiled_engine_names_what_it_needs() -> None:
    code = (
        "import sys; sys.modules.update(numba=None, numpy=None); "
        f"from regnum.cli.main import main; sys.exit(main({list(FAST)!r}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 2
    assert "pip install 'regnum[fast]'" in ran.stderr
    assert ran.stderr.count("\n") == 1
