"""What a process does first in which bots think."""

import os
import subprocess
import sys

import pytest

from regnum.bots.workers import available_cores

PINNED = """
import os
from regnum.bots.workers import available_cores
os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
print(available_cores())
"""


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system does not say")
def test_cores_that_a_process_may_not_use_do_not_count() -> None:
    assert 1 <= available_cores() <= (os.cpu_count() or 1)
    ran = subprocess.run([sys.executable, "-c", PINNED], capture_output=True, text=True)
    assert ran.stdout == "1\n", ran.stderr
