"""Every public name says what it is, with an example that is true."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import regnum

PLAIN = {"Action", "CHANCE", "NOBODY", "Seat", "__version__"}  # numbers and a text
NAMES = sorted({*regnum.__all__} - PLAIN)
ERRORS = {"Illegal", "Malformed", "RegnumError", "WrongSeat"}  # shown where they are raised
MODULES = sorted({getattr(regnum, name).__module__ for name in NAMES})
API = Path(__file__).parents[1] / "docs" / "api.md"


@pytest.mark.parametrize("module", ["regnum", *MODULES])
def test_examples_are_true(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_is_documented_with_an_example(name: str) -> None:
    documented = getattr(regnum, name).__doc__
    assert documented
    assert name in ERRORS or ">>>" in documented


def test_the_page_lists_every_public_name() -> None:
    listed = re.findall(r"^::: regnum\.(\w+)$", API.read_text(), re.MULTILINE)
    assert sorted(listed) == NAMES
