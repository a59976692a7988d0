"""What is compiled, and where it is kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.core.registry import game_keys
from regnum.fast import Batch
from regnum.fast.compiling import digest_of
from regnum.fast.loading import load_loops
from regnum.fast.warming import JUDGE, RULES, compile_loops

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

KEYS = [key for key in game_keys() if key in ("kingdom-builder", "kingsburg")]


def signatures(key: str) -> dict[str, int]:
    """How many times each loop of a game has been compiled, for arguments of different kinds."""
    return {
        name: len(loop.signatures)
        for file in (RULES, JUDGE)
        for name, loop in vars(load_loops(key, file)).items()
        if name.endswith("_rows")
    }


@pytest.mark.parametrize("key", KEYS)
def test_once_warm_nothing_is_compiled_any_more(key: str) -> None:
    for file in (RULES, JUDGE):
        compile_loops(key, file)
    assert set(signatures(key).values()) == {1}
    batch = Batch(key, games=3, seed=1)
    for policy in ("random", "greedy"):
        choices = batch.choose(policy)
        batch.choices_of(batch.actions(choices))
        batch.step(choices)
        batch.play(policy)
        batch.reset(batch.over)
    for form in ("bool", "packed", "ids"):
        batch.legal(form)
    for find in (batch.weights, batch.scores, batch.winners, batch.values, batch.evaluate):
        find()
    assert batch.seats.shape == (3,)
    Batch.of([batch.state(0)], rolls=False)
    assert set(signatures(key).values()) == {1}


@pytest.mark.parametrize(
    ("path", "matters"),
    [
        ("kingsburg/kernel/steps.py", True),
        ("kingsburg/data.py", True),
        ("core/seats.py", True),
        ("fast/loops.py", True),
        ("server/store.py", False),
    ],
)
def test_whatever_goes_into_compiled_code_makes_it_another(
    path: str, matters: bool, tmp_path: Path
) -> None:
    package = tmp_path / "regnum"
    shutil.copytree(regnum.__path__[0], package, ignore=shutil.ignore_patterns("static"))
    before = digest_of(package)
    (package / path).write_text((package / path).read_text() + "\n")
    assert (digest_of(package) != before) == matters


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = "from regnum.fast.rows import random_number; print(type(random_number._cache).__name__)"
    caches = {}
    for name in ("file", "folder"):
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path / name)},
            capture_output=True,
            text=True,
            check=True,
        )
        caches[name] = ran.stdout.strip()
    assert caches == {"file": "NullCache", "folder": "_Kept"}


def test_copies_of_the_same_sources_share_what_is_compiled(tmp_path: Path) -> None:
    for copy in ("one", "other"):
        package = tmp_path / copy / "regnum"
        shutil.copytree(regnum.__path__[0], package, ignore=shutil.ignore_patterns("static"))
    code = (
        "from numba import int64; from regnum.fast.rows import bit_count; "
        "bit_count.compile((int64,)); print(sum(bit_count.stats.cache_hits.values()))"
    )
    found = {}
    for copy in ("one", "other"):
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env={
                **os.environ,
                "XDG_CACHE_HOME": str(tmp_path / "cache"),
                "PYTHONPATH": str(tmp_path / copy),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        found[copy] = int(ran.stdout)
    assert found == {"one": 0, "other": 1}
