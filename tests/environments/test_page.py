"""The page about environments is true: its tables are those of the code."""

import doctest
from importlib import import_module

import pytest

from environments.observation_tables import PAGE, tables, written
from regnum import games

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once


@pytest.mark.parametrize("key", games())
def test_every_number_is_explained(key: str) -> None:
    page = PAGE.read_text()
    assert tables(key) in page, "run `make docs`"
    assert written(page) == page


def test_the_docstring_is_true() -> None:
    result = doctest.testmod(import_module("regnum.environments"))
    assert result.attempted
    assert not result.failed
