"""Compiles the loops of a game before they are needed."""

import subprocess
import sys
from inspect import signature
from typing import Any

import numpy as np

from regnum.core.registry import find_game
from regnum.fast.loading import find_kernel, load_loops

RULES, JUDGE = "loops", "judge_loops"


def warm_up(key: str) -> None:
    """Compile all loops of a game for the CPU, on two cores, unless they are kept on disk.

    From then on nothing is compiled any more, neither here nor in other processes.
    """
    if find_kernel(key).judge is None:
        compile_loops(key, RULES)
        return
    code = f"from {__name__} import compile_loops; compile_loops({key!r}, {JUDGE!r})"
    with subprocess.Popen([sys.executable, "-c", code]):
        compile_loops(key, RULES)
    compile_loops(key, JUDGE)


def compile_loops(key: str, file: str) -> None:
    """Compile a file of loops, or load what is kept of it."""
    examples = _examples(key)
    for name, loop in vars(load_loops(key, file)).items():
        if name.endswith("_rows"):
            function = getattr(loop, "py_func", loop)
            loop(*(examples[argument] for argument in signature(function).parameters))


def _examples(key: str) -> dict[str, Any]:
    """Something of the right kind for each argument of the loops, for no match at all."""
    judge = find_kernel(key).judge
    numbers, table = np.zeros(0, np.int64), np.zeros((0, 1), np.int64)
    facts = np.zeros(0, np.bool_)
    return {
        **dict.fromkeys(("which", "lives", "choices", "counts", "actions", "seats"), numbers),
        **dict.fromkeys(("setups", "states", "masks", "listed", "likely", "scores"), table),
        **dict.fromkeys(("wanted", "illegal", "over"), facts),
        **dict.fromkeys(("unpacked", "wins"), np.zeros((0, 1), np.bool_)),
        **dict.fromkeys(("seed", "draws", "first", "end"), 0),
        "rolls": True,
        "weights": np.zeros(0) if judge is None else judge.weights(find_game(key).judge),
        "values": np.zeros(0),
        "found": np.zeros((0, 1)),
    }
