"""The weights of the judge as an array, with what follows from them."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum.kingdom_builder.data import (
    CASTLE_GOLD,
    GOLD,
    KIND_NAMES,
    SETTLEMENTS_PER_SEAT,
    TREASURE,
    TREASURE_GOLD,
)
from regnum.kingdom_builder.judge import TUNED, Judge
from regnum.kingdom_builder.judge.prospects import KNIGHTS_ROWS, TOKEN_WEIGHTS

Floats: TypeAlias = NDArray[np.float64]

_PLAIN = (
    *("near", "freedom", "settlement", "patience", "next-card", "move", "merchants"),
    *("farmers", "families", "wall", "outpost"),
)
NEAR, FREEDOM, SETTLEMENT, PATIENCE, NEXT_CARD, MOVE, MERCHANTS_LINK = range(7)
FARMERS_NEXT, FAMILIES_NEXT, WALL, KEPT_OUTPOST = range(7, len(_PLAIN))
CASTLE = len(_PLAIN)
TOKEN = CASTLE + 1  # by kind
KNIGHTS_BEHIND = TOKEN + len(KIND_NAMES)  # by how far a row is behind the longest
LORDS_AHEAD = KNIGHTS_BEHIND + KNIGHTS_ROWS + 1  # by how far a seat is ahead, or one less behind
COUNT = LORDS_AHEAD + SETTLEMENTS_PER_SEAT + 1


def weights_array(judge: Judge = TUNED) -> Floats:
    """The weights, as the judge calculates with them."""
    weights = judge.weights
    tokens = [
        TREASURE_GOLD if kind == TREASURE else weights[name]
        for kind, name in enumerate(TOKEN_WEIGHTS)
    ]
    knights = [GOLD["knights"] * weights["knights"] ** behind for behind in range(KNIGHTS_ROWS + 1)]
    lords = [
        weights["lords"] * weights["lords-lead"] ** abs(ahead + 0.5)
        for ahead in range(SETTLEMENTS_PER_SEAT + 1)
    ]
    plain = [weights[name] for name in _PLAIN]
    return np.array([*plain, CASTLE_GOLD * weights["castle"], *tokens, *knights, *lords])
