"""The measurement of a server under load brings figures."""

import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


def test_a_few_tables_under_load_are_measured() -> None:
    """The aims are for more tables, so none of them can be missed."""
    arguments = ["--tables", "2,4", "--seconds", "1.5", "--think", "0.2", "--settle", "0.2"]
    ran = subprocess.run(
        [sys.executable, str(LOAD), *arguments], capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    _, head, *lines = ran.stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [["2", "4"], ["4", "8"]]
    for line in lines:
        figures = [float(word) for word in line.split()]
        assert len(figures) == 12, head
        tables, _, decisions, p50, p95, p99, cores, cpu, *_, idle, after = figures
        assert tables / 2 < decisions < 50 * tables  # some of them by a bot
        assert 0 < p50 <= p95 <= p99 < 5000
        assert 0 < cores < 4
        assert cpu == pytest.approx(1000 * cores / decisions, rel=0.2)
        assert 20 < idle <= after < 300
