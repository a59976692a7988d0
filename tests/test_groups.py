"""Tests that share what is slow to prepare run in one process."""

import os

import pytest

GROUP = "group of this test"


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="needs several processes")
@pytest.mark.xdist_group(GROUP)
def test_the_processes_know_the_groups(request: pytest.FixtureRequest) -> None:
    """pytest-xdist sends a test where its id says; other tools have lost that without a word."""
    assert request.node.nodeid.endswith(f"@{GROUP}")
