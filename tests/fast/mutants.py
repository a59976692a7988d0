"""Breaks one rule of a kernel at a time: the comparison with the rules must see every one.

python tests/fast/mutants.py kingsburg

Each mutant is a copy of the package with one replacement, listed in tests/GAME/kernel_mutants.py.
Its functions run uncompiled, since compiling takes longer than the tests.
"""

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from regnum import games

ROOT = Path(__file__).parents[2]
PATIENCE = 900  # seconds

Mutant: TypeAlias = tuple[str, str, str]  # a file, what stands there once, and what instead


def tests_of(game: str, name: str) -> list[str]:
    """The tests that compare a file of a kernel with the rules."""
    if name == "encoding.py":
        which = f"compiled_encoding and {game.replace('_', '-')}"
        return ["tests/environments/test_vector.py", "-k", which]
    tests = "test_kernel_judge.py" if name.startswith("judge/") else "test_kernel.py"
    return [f"tests/{game}/{tests}"]


def is_noticed(game: str, mutant: Mutant) -> bool:
    """Do the tests fail with this change?"""
    name, old, new = mutant
    with TemporaryDirectory() as folder:
        shutil.copytree(
            ROOT / "src" / "regnum",
            Path(folder) / "regnum",
            ignore=shutil.ignore_patterns("static", "__pycache__"),
        )
        path = Path(folder) / "regnum" / game / "kernel" / name
        text = path.read_text()
        assert text.count(old) == 1, f"{name}: {old!r} stands there {text.count(old)} times"
        path.write_text(text.replace(old, new))
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        try:
            ran = subprocess.run(
                [*command, *tests_of(game, name)],
                env={
                    **os.environ,
                    "NUMBA_DISABLE_JIT": "1",
                    "PYTHONPATH": os.pathsep.join((folder, str(ROOT / "tests"))),
                    "PYTHONWARNINGS": "ignore",
                },
                cwd=ROOT,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:  # the mutant plays for ever
            return True
        assert ran.returncode in (0, 1), ran.stdout + ran.stderr
        return ran.returncode == 1


def main() -> int:
    """Try all mutants of a game, and say which survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--at-once", type=int, default=os.cpu_count())
    args = parser.parse_args()
    game = args.game.replace("-", "_")
    mutants: list[Mutant] = import_module(f"{game}.kernel_mutants").MUTANTS
    survivors = 0
    with ThreadPoolExecutor(args.at_once) as pool:
        results = pool.map(lambda mutant: is_noticed(game, mutant), mutants)
        for (name, old, new), noticed in zip(mutants, results, strict=True):
            survivors += not noticed
            word = "noticed " if noticed else "SURVIVES"
            print(word, name, repr(old), "->", repr(new), flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} mutants are noticed")
    return survivors > 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))
    sys.exit(main())
