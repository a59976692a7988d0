"""The examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PATIENCE = 120.0


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_rollout_steps_many_matches() -> None:
    said = run("rollout.py", "kingsburg", "--matches", "64", "--steps", "260")
    assert "decisions a second" in said
    assert "the first seat's margin" in said


def test_a_bot_of_ones_own_meets_the_ladder() -> None:
    said = run("tournament.py", "kingsburg", "--deals", "1", "--playouts", "24").splitlines()
    assert [line.split(":")[0] for line in said] == [
        f"dreamer against {rival}" for rival in ("random", "greedy", "planner")
    ]
    assert said[0].startswith("dreamer against random: 2 of 2 games won")


def test_records_are_taken_apart(tmp_path: Path) -> None:
    paths = [str(tmp_path / f"game-{seed}.regnum") for seed in range(3)]
    for seed, path in enumerate(paths):
        command = ("record", "kingsburg", "--players", "3", "--bots", "greedy")
        place = ("--seed", str(seed), "-o", path)
        subprocess.run([sys.executable, "-m", "regnum", *command, *place], check=True)
    said = run("records.py", *paths)
    assert "winners" in said
    assert "buildings" in said


def test_the_notebook_runs() -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    notebook = nbformat.read(EXAMPLES / "evaluation.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert sum("image/svg+xml" in output.get("data", ()) for output in outputs) == 2
