"""Examples in docstrings of the public names are true."""

import doctest
from importlib import import_module

import pytest

import regnum

MODULES = sorted({getattr(regnum, name).__module__ for name in ("Match", "load", "play_match")})


@pytest.mark.parametrize("module", ["regnum", "regnum.core.record", *MODULES])
def test_examples_are_true(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted
    assert not result.failed


def test_every_public_name_is_there_and_documented() -> None:
    for name in regnum.__all__:
        value = getattr(regnum, name)
        is_alias = name in ("Action", "Seat", "CHANCE", "NOBODY", "__version__")
        assert is_alias or value.__doc__, name
