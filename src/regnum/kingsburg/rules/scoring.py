"""Points of a seat, and what they come from."""

from regnum.core.bits import bits
from regnum.core.scores import Award, Score
from regnum.core.seats import Seat
from regnum.kingsburg.data import CATHEDRAL, GOODS_PER_CATHEDRAL_POINT, PLANS, SOURCES
from regnum.kingsburg.state import State


def track_points(state: State, seat: Seat) -> int:
    """Where a seat's marker stands: standing buildings and what was booked (G6)."""
    standing = (PLANS[building].points for building in bits(state.buildings[seat]))
    return sum(state.booked_for(seat)) + sum(standing)


def score(state: State, seat: Seat) -> Score:
    """Points if the game ended now, the Cathedral among them (F2)."""
    awards = [
        Award("buildings", PLANS[building].points, (PLANS[building].name,))
        for building in bits(state.buildings[seat])
        if PLANS[building].points
    ]
    booked = zip(SOURCES, state.booked_for(seat), strict=True)
    awards += [Award(source, points) for source, points in booked if points]
    if state.has(seat, CATHEDRAL):
        goods = sum(state.goods[seat]) // GOODS_PER_CATHEDRAL_POINT
        awards.append(Award("cathedral", goods, (PLANS[CATHEDRAL].name,)))
    return Score(tuple(awards), state.setup.sources)


def winners(state: State, scores: list[Score]) -> list[Seat]:
    """Most points, then most goods, then most buildings; else shared (F3)."""
    ranks = [
        (score.total, sum(state.goods[seat]), state.buildings[seat].bit_count())
        for seat, score in enumerate(scores)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
