"""A productive season: see rules/season.py."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.kernel.layout import (
    BUILDING,
    EFFECTS,
    GUILDS,
    HELP,
    INFLUENCING,
    NEUTRAL,
    ORDERING,
    PLAYERS,
    REROLLING,
    ROLLING,
)
from regnum.kingsburg.kernel.stack import push

# As they wait on the stack, the last one first (A1), with all fields zero.
_WAITING = np.array(
    (EFFECTS, BUILDING, HELP, INFLUENCING, ORDERING, REROLLING, ROLLING, GUILDS, NEUTRAL), np.int64
)


@compiled
def begin_season(setup: Row, state: Row) -> None:
    """Put the steps of a season on the stack; only two players have neutral dice."""
    for number in range(len(_WAITING) - (setup[PLAYERS] > 2)):
        push(state, _WAITING[number])
