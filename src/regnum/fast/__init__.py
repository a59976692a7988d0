"""Many matches at once, on all cores or a GPU: the rules of a game compiled by Numba.

It needs the extra `fast`. Without it everything else works, only slower.
"""

import numba  # noqa: F401  # first of all: whoever lacks it is told to install this extra

from regnum.fast.batch import Batch
from regnum.fast.warming import warm_up

__all__ = ["Batch", "warm_up"]
