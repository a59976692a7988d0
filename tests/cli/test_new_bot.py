"""A bot of one's own: written by a command, played by all others, refused in one line if bad."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import refuse, run
from regnum.bots.outside import end_all
from regnum.cli.main import main
from regnum.core.registry import game_keys

PATIENCE = 40.0  # seconds, on a busy machine
ARENA = ["arena", "kingdom-builder", "--games", "2", "--jobs", "1", "--bots"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the user is."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    end_all()


@pytest.mark.parametrize("game", game_keys())
def test_a_new_bot_plays_at_once(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "new-bot", "my_bot")
    assert out.startswith("wrote my_bot.py\n")
    command = ["arena", game, "--bots", "./my_bot.py,random", "--games", "4", "--jobs", "1"]
    mine, other = json.loads(run(capsys, *command, "--json"))["bots"]
    assert mine["bot"] == "./my_bot.py"
    assert mine["fallbacks"] == 0
    assert mine["mean_score"] > other["mean_score"]
    assert mine["ms_per_decision"] > 0


def test_a_bot_from_a_file_is_watched(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "new-bot", "mine.py")
    assert "Final score" in run(capsys, "watch", "kingdom-builder", "--bots", "./mine.py,random")


@pytest.mark.failing_bot
def test_its_failure_is_told_with_its_traceback(
    folder: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "bad.py").write_text("class Bad:\n  def decide(self, seen):\n    return 1 // 0\n")
    assert main(["watch", "kingdom-builder", "--bots", "./bad.py,random", "--seed", "1"]) == 0
    captured = capsys.readouterr()
    assert "Final score" in captured.out
    assert "greedy decided instead" in captured.err
    assert caplog.text.count("Traceback (most recent call last)") == 1
    assert 'File "./bad.py", line 3, in decide' in caplog.text


def test_ctrl_c_ends_it_without_a_word(folder: Path) -> None:
    (folder / "slow.py").write_text(
        "import time\n"
        "class Slow:\n"
        "  def decide(self, seen):\n"
        "    open('thinking', 'w').close()\n"
        "    time.sleep(60)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "regnum.cli.main", *ARENA, "./slow.py:seconds=90,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that all get the signal as from a terminal
    )
    deadline = time.monotonic() + PATIENCE
    while not (folder / "thinking").exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert err == "stopped: 0 of 2 games are played; --results FILE would keep them\n"


def test_results_of_another_file_of_that_name_are_not_gone_on_with(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "new-bot", "mine")
    command = [*ARENA, "./mine.py,random", "--results", "results.jsonl"]
    run(capsys, *command)
    run(capsys, *command)
    path = folder / "mine.py"
    path.write_text(path.read_text() + "\n# another one\n")
    assert "another configuration: its files is" in refuse(capsys, *command)


def test_a_bot_from_a_file_climbs_the_ladder(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "new-bot", "mine")
    run(
        capsys, "ladder", "kingdom-builder", "--bots", "./mine.py,greedy", "--seats", "2",
        "--slow-games", "2", "--jobs", "1", "--results", "results", "--docs", "page.md",
    )  # fmt: skip
    assert [path.name for path in (folder / "results").iterdir()] == [
        "2-seats-mine.py-against-greedy.jsonl"
    ]
    assert "./mine.py" in (folder / "page.md").read_text()


@pytest.mark.parametrize(
    ("name", "says"),
    [("My Bot", "is no name of a bot"), ("../mine", "is no name of a bot"), ("", "is no name")],
)
def test_a_bad_name_is_refused(
    name: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in refuse(capsys, "new-bot", name)
    assert list(folder.iterdir()) == []


def test_a_file_that_is_there_stays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.py").write_text("precious")
    assert "is there already" in refuse(capsys, "new-bot", "mine")
    assert (folder / "mine.py").read_text() == "precious"


@pytest.mark.parametrize(
    ("text", "says"), [("x = 1\n", "there is no bot in it"), ("def f(:\n", "line 1: ")]
)
def test_a_bad_file_gets_one_clear_line(
    text: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.py").write_text(text)
    assert says in refuse(capsys, *ARENA, "./bad.py,greedy")
    assert says in refuse(capsys, "watch", "kingdom-builder", "--bots", "./bad.py")


def test_a_missing_file_gets_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert "bot ./no.py: No such file" in refuse(capsys, *ARENA, "./no.py,greedy")


def test_there_is_nothing_to_tune_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    says = refuse(capsys, "tune", "kingdom-builder", "--bot", "./mine.py")
    assert "a bot from a file has no weights" in says
