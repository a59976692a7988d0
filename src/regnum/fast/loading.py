"""Loads the compiled loops of a game."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from regnum.core.errors import RegnumError
from regnum.core.registry import find_game
from regnum.fast.kernel import Kernel

# Each file of loops, and the files whose functions for one match (`..._one`) it uses.
FILES: dict[str, tuple[str, ...]] = {
    "loops": (),
    "judge_loops": ("loops",),
    "search_loops": ("loops", "judge_loops"),
    "seat_loops": ("loops",),
    "cuda_loops": ("loops",),
    "cuda_judge_loops": ("loops", "judge_loops"),
    "cuda_seat_loops": ("loops", "seat_loops"),
}
OF_RULES = ("start", "legal", "play", "draw", "weigh", "action_of", "score", "rank", "kind")


@cache
def find_kernel(key: str) -> Kernel[Any, Any]:
    """The kernel of a game."""
    game = find_game(key)
    if game.kernel is None:
        raise RegnumError(f"{game.title} has no compiled rules")
    kernel: Kernel[Any, Any] = game.kernel()
    return kernel


@cache
def load_loops(key: str, name: str) -> ModuleType:
    """A file of loops, loaded for one game: the functions of its kernel are globals there."""
    kernel = find_kernel(key)
    spec = spec_from_file_location(
        f"{__package__}.{name}_{key.replace('-', '_')}", Path(__file__).with_name(f"{name}.py")
    )
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    names = vars(module)
    for other in FILES[name]:
        loops = vars(load_loops(key, other))
        names.update({name: value for name, value in loops.items() if name.endswith("_one")})
    names.update({name: getattr(kernel, name) for name in OF_RULES})
    names.update(STATE_WORDS=kernel.state_words, MASK_WORDS=kernel.mask_words)
    names.update(SHARES=kernel.kinds + 1)
    if (judge := kernel.judge) is not None:
        names.update(judge_values=judge.values, judge_evaluate=judge.evaluate)
        names.update(VALUE_WORDS=judge.words - judge.memory)  # on a GPU
    if kernel.encode is not None:
        names.update(encode=kernel.encode)
    sys.modules[spec.name] = module  # where Numba looks for what it has kept on disk
    spec.loader.exec_module(module)
    return module
