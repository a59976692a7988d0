"""Points of a seat, and what they come from."""

from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.scores import Award, Score
from regnum.core.seats import Seat
from regnum.kingsburg.data import CATHEDRAL, GOODS_PER_CATHEDRAL_POINT, PLANS, SOURCES

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


def track_points(state: "State", seat: Seat) -> int:
    """Where a seat's marker stands: standing buildings and what was booked (G6, W12)."""
    booked = state.booked[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return sum(booked) + sum(PLANS[building].points for building in bits(state.buildings[seat]))


def score(state: "State", seat: Seat) -> Score:
    """Points if the game ended now, the Cathedral among them (F2)."""
    awards = [
        Award("buildings", PLANS[building].points, (PLANS[building].name,))
        for building in bits(state.buildings[seat])
        if PLANS[building].points
    ]
    booked = state.booked[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    awards += [
        Award(source, points) for source, points in zip(SOURCES, booked, strict=True) if points
    ]
    if state.has(seat, CATHEDRAL):
        goods = sum(state.goods[seat]) // GOODS_PER_CATHEDRAL_POINT
        awards.append(Award("cathedral", goods, (PLANS[CATHEDRAL].name,)))
    return Score(tuple(awards), state.setup.sources)
