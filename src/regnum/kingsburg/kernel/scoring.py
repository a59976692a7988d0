"""Points of a seat: see rules/scoring.py."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import CATHEDRAL, GOODS_PER_CATHEDRAL_POINT, PLANS
from regnum.kingsburg.kernel.layout import BOOKED, BOOKS, BUILDINGS
from regnum.kingsburg.kernel.state import count_buildings, count_goods

_POINTS = np.array([plan.points for plan in PLANS], np.int64)
_GOODS_BITS, _BUILDINGS_BITS = 27, 5


@compiled
def standing_points(province: int) -> int:
    """The points of buildings."""
    total, building = 0, 0
    while province:
        if province & 1:
            total += _POINTS[building]
        province >>= 1
        building += 1
    return total


@compiled
def track_points(state: Row, seat: int) -> int:
    """Where a seat's marker stands (G6)."""
    total = standing_points(state[BUILDINGS + seat])
    for source in range(BOOKS):
        total += state[BOOKED + BOOKS * seat + source]
    return total


@compiled
def score(setup: Row, state: Row, seat: int) -> int:
    """Points if the game ended now, the Cathedral among them (F2)."""
    total = track_points(state, seat)
    if state[BUILDINGS + seat] >> CATHEDRAL & 1:
        total += count_goods(state, seat) // GOODS_PER_CATHEDRAL_POINT
    return total


@compiled
def rank(setup: Row, state: Row, seat: int) -> int:
    """Most points, then most goods, then most buildings; else shared (F3)."""
    points = score(setup, state, seat) * (1 << _GOODS_BITS) + count_goods(state, seat)
    return points * (1 << _BUILDINGS_BITS) + count_buildings(state, seat)
