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

LOOPS = "loops"


@cache
def find_kernel(key: str) -> Kernel[Any, Any]:
    """The kernel of a game."""
    game = find_game(key)
    if game.kernel is None:
        raise RegnumError(f"{game.title} has no compiled rules")
    kernel: Kernel[Any, Any] = game.kernel()
    return kernel


@cache
def load_loops(key: str, name: str = LOOPS) -> ModuleType:
    """A file of loops of its own for a game, with the functions of its kernel as its globals."""
    kernel = find_kernel(key)
    spec = spec_from_file_location(
        f"{__package__}.{name}_{key.replace('-', '_')}", Path(__file__).with_name(f"{name}.py")
    )
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    names = ("start", "legal", "play", "draw", "action_of", "score", "rank")
    vars(module).update({field: getattr(kernel, field) for field in names})
    if name != LOOPS:
        vars(module).update(
            {name: value for name, value in vars(load_loops(key)).items() if name.endswith("_one")},
            is_in=load_loops(key).is_in,
            random_choice=load_loops(key).random_choice,
            STATE_WORDS=kernel.state_words,
            MASK_WORDS=kernel.mask_words,
        )
    sys.modules[spec.name] = module  # where Numba looks for what it has kept on disk
    spec.loader.exec_module(module)
    return module
