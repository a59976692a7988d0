"""What a person gets from `regnum arena` and `regnum ladder`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.failing_bots import Crashing
from cli.commands import refuse, run
from regnum.arena.results import Results
from regnum.arena.series import Series
from regnum.bots.codes import BOTS
from regnum.cli.main import main
from regnum.core.chance import Source
from regnum.core.registry import game_keys

DUEL = ["arena", "kingdom-builder", "--bots", "greedy,random", "--jobs", "1"]
PATIENCE = 60.0  # seconds for the first games, on a busy machine too
LADDER = ["--bots", "random,greedy", "--seats", "2,3", "--games", "4", "--jobs", "1"]


@pytest.mark.parametrize("key", game_keys())
def test_arena_gives_figures_as_json(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(
        capsys, "arena", key, "--bots", "greedy,random", "--players", "3", "--games", "4",
        "--jobs", "1", "--json",
    )  # fmt: skip
    figures = json.loads(out)
    assert (figures["game"], figures["players"], figures["seed"]) == (key, 3, 1)
    assert figures["lineup"] == ["greedy", "random", "random"]
    assert (figures["deals"], figures["seatings"], figures["games"]) == (2, 3, 6)
    assert figures["parity"] == pytest.approx(1 / 3)
    greedy, other = figures["bots"]
    assert (greedy["bot"], greedy["n"], other["bot"], other["n"]) == ("greedy", 6, "random", 6)
    assert "rating" not in greedy
    assert greedy["wins"] + other["wins"] == pytest.approx(6)
    assert greedy["win_interval"][0] < greedy["win_share"] <= greedy["win_interval"][1]
    low, high = greedy["margin_interval"]
    assert low <= greedy["mean_margin"] <= high
    assert greedy["mean_score"] > other["mean_score"]
    assert greedy["fallbacks"] == other["fallbacks"] == 0
    assert 0 < greedy["ms_per_decision"] <= greedy["longest_ms"]


def test_one_deal_has_no_interval_of_the_margin(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(run(capsys, *DUEL, "--games", "1", "--json"))
    assert figures["games"] == 2
    assert [bot["margin_interval"] for bot in figures["bots"]] == [None, None]


def test_arena_shows_a_table_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, *DUEL, "--games", "6")
    assert "6 games of kingdom-builder: 3 deals, each in 2 seatings of greedy, random" in out
    assert "n=6)" in out
    assert "Parity is 50.0% of the wins" in out
    assert "seatings of a deal are games of their own" in out
    assert "failed" not in out
    assert "rating" not in out


def test_three_bots_and_more_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    command = [*DUEL, "--bots", "greedy,greedy:blur=9,random", "--games", "12"]
    greedy, blurred, other = json.loads(run(capsys, *command, "--json"))["bots"]
    assert (greedy["rating"], greedy["rating_interval"]) == (0, [0, 0])
    assert other["rating"] < 0
    low, high = blurred["rating_interval"]
    assert low <= blurred["rating"] <= high
    out = run(capsys, *command)
    assert "12 games of kingdom-builder: 2 deals, each in 6 seatings" in out
    (row,) = (line for line in out.splitlines() if "rating" in line)
    assert "0 (0 to 0)" in row
    assert f"{other['rating']:.0f} (" in row


def test_without_the_library_of_ratings_the_arena_leaves_them_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "regnum.arena.ratings", raising=False)
    monkeypatch.delattr("regnum.arena.ratings", raising=False)
    monkeypatch.setitem(sys.modules, "choix", None)
    out = run(capsys, *DUEL, "--bots", "greedy,greedy:blur=9,random", "--games", "12")
    assert "wins per seat" in out
    assert "rating" not in out


def test_games_of_different_code_are_counted_together_only_aloud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*DUEL, "--results", str(tmp_path / "results.jsonl"), "--games"]
    monkeypatch.setattr("regnum.arena.results.code_version", lambda: "one")
    run(capsys, *command, "2")
    monkeypatch.setattr("regnum.arena.results.code_version", lambda: "two")
    run(capsys, *command, "2")
    assert main([*command, "4"]) == 0
    assert capsys.readouterr().err == "games of code one and two are counted together\n"


def test_a_file_that_another_run_writes_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    with Results(Series("kingdom-builder", {}, ("greedy", "random"), 1), path):
        says = refuse(capsys, *DUEL, "--results", str(path))
    assert "is being written by another run" in says


def test_a_run_that_is_gone_on_with_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "results.jsonl")
    run(capsys, *DUEL, "--games", "2", "--results", path)
    run(capsys, *DUEL, "--games", "6", "--results", path)
    resumed = json.loads(run(capsys, *DUEL, "--games", "6", "--results", path, "--json"))
    at_once = json.loads(run(capsys, *DUEL, "--games", "6", "--json"))
    for one, other in zip(resumed["bots"], at_once["bots"], strict=True):
        for name in ("n", "wins", "mean_score", "mean_margin", "mean_rank", "decisions"):
            assert one[name] == other[name]


def test_a_torn_line_is_mentioned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    command = [*DUEL, "--games", "2", "--results", str(path)]
    out = run(capsys, *command)
    path.write_bytes(path.read_bytes()[:-5])
    done = subprocess.run(
        [sys.executable, "-m", "regnum.cli.main", *command],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == (f"{path}: the last line was torn off; its game is played again\n")
    assert out.splitlines()[0] in done.stdout


@pytest.mark.failing_bot
def test_a_failing_bot_shows_in_table_and_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "bad", Crashing)
    command = ["arena", "kingdom-builder", "--bots", "bad,random", "--games", "2", "--jobs", "1"]
    bad, other = json.loads(run(capsys, *command, "--json"))["bots"]
    assert bad["fallbacks"] > 0 == other["fallbacks"]
    seed = Source(1, "games", 0).below(2**64)
    out = run(capsys, *command)
    assert f"Bots failed {bad['fallbacks']} times, and greedy decided instead" in out
    assert f"in the game of bad,random with seed {seed}." in out
    again = ["watch", "kingdom-builder", "--bots", "bad,random", "--seed", str(seed)]
    assert main(again) == 0
    assert "bad failed" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [*DUEL[:-2], "--games", "100000", "--jobs", "2", "--results", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "regnum.cli.main", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that workers get the signal as from a terminal
    )
    deadline = time.monotonic() + PATIENCE
    while not (path.exists() and path.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert out == ""
    assert err.startswith("stopped: ")
    assert err.endswith("games are played; the same command goes on from here\n")
    assert err.count("\n") == 1
    assert path.read_bytes().count(b"\n") - 1 == int(err.split()[1])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "greedy"], "nothing to compare"),
        (["--bots", "greedy,greedy"], "nothing to compare"),
        (["--bots", "greedy", "--players", "3"], "nothing to compare"),
        (["--bots", "greedy,genius"], "bots are random"),
        (["--bots", "greedy,greedy:slip=2"], "slip is a number from 0 to 1"),
        (["--bots", "greedy,random", "--players", "7"], "2, 3, 4, 5"),
        (["--bots", "greedy,random", "--option", "players=x"], "2, 3, 4, 5"),
        (["--bots", "greedy,random,random", "--players", "4"], "3 bots for 4 seats"),
        (["--bots", "greedy,random", "--players", "5"], "nomads=yes"),
        (["--bots", "greedy,random", "--jobs", "0"], "not a number"),
        (["--bots", "greedy,random", "--results", "no/such/folder/file"], "No such file"),
        (["--bots", "greedy,random", "--results", "/"], "Is a directory"),
        ([], "--bots"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in refuse(capsys, "arena", "kingdom-builder", *arguments)


def test_other_results_are_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    run(capsys, *DUEL, "--games", "2", "--results", str(path))
    before = path.read_bytes()
    says = refuse(capsys, *DUEL, "--games", "2", "--results", str(path), "--seed", "2")
    assert "another configuration: its seed is 1, not 2" in says
    assert path.read_bytes() == before


def test_the_ladder_writes_its_page_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, folder = tmp_path / "strength.md", tmp_path / "results"
    page.write_text("# Strength\n\n<!-- other -->\nkeep me\n<!-- end of other -->\n")
    command = ["ladder", "kingdom-builder", *LADDER, "--results", str(folder), "--docs", str(page)]
    run(capsys, *command)
    text = page.read_text()
    assert text.startswith("# Strength\n\n<!-- other -->\nkeep me\n")
    assert "### 2 seats" in text
    assert "### 3 seats" in text
    assert "| share alone against | greedy | random |" in text
    assert "n=4)" in text
    assert "seed 1, rules version" in text
    assert (tmp_path / "strength-kingdom-builder.svg").read_text().startswith("<svg")
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert set(files) == {
        "2-seats-greedy-against-random.jsonl",
        "3-seats-random-against-greedy.jsonl",
        "3-seats-greedy-against-random.jsonl",
    }
    run(capsys, *command)
    run(capsys, *command, "--report-only")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == files
    assert page.read_text() == text


def test_the_ladder_says_that_code_changed_and_refuses_another_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, folder = tmp_path / "strength.md", tmp_path / "results"
    command = ["ladder", "kingdom-builder", "--seats", "2", "--games", "2", "--jobs", "1"]
    command += ["--results", str(folder), "--docs", str(page), "--bots"]
    monkeypatch.setattr("regnum.arena.results.code_version", lambda: "one")
    run(capsys, *command, "random,greedy")
    monkeypatch.setattr("regnum.arena.results.code_version", lambda: "two")
    assert "keep them in different folders" in refuse(
        capsys, *command, "random,greedy:blur=2", "--seed", "5"
    )
    assert len(list(folder.iterdir())) == 1
    assert main([*command, "random,greedy:blur=2"]) == 0
    assert capsys.readouterr().err == "games of code one and two are counted together\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "greedy"], "at least two"),
        (["--bots", "greedy,greedy"], "each once"),
        (["--bots", "greedy,genius"], "bots are random"),
        (["--seats", "2,9"], "allows 2, 3, 4, 5"),
        (["--report-only"], "holds no results"),
        (["--docs", "no/such/folder/page.md"], "there is no folder"),
        (["--results", "/dev/null/x"], "Not a directory"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--results", str(tmp_path / "results"), "--docs", str(tmp_path / "page.md")]
    command = ["ladder", "kingdom-builder", *LADDER, *given, *arguments]
    assert says in refuse(capsys, *command)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("command", "library"), [("ladder", "choix"), ("tune", "cmaes"), ("tune", "numpy")]
)
def test_without_its_libraries_a_command_says_what_to_install(
    command: str, library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("page", "ratings", "tuning"):
        monkeypatch.delitem(sys.modules, f"regnum.arena.{name}", raising=False)
        monkeypatch.delattr(f"regnum.arena.{name}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    says = refuse(capsys, command, "kingdom-builder")
    assert says == "regnum: this needs the extra 'arena': pip install 'regnum[arena]'\n"


def test_without_ray_a_cluster_cannot_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "regnum.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    says = refuse(capsys, *DUEL, "--ray", "auto")
    assert says == "regnum: this needs the extra 'ray': pip install 'regnum[ray]'\n"
