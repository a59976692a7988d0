"""Goods of choice (H5): which kinds a seat owns, and taking some from the stock.

Goods are gold, wood and stone (G1), and nobody can have too many of them (G2).
"""

from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import NUMBER, SEAT, Field, step
from regnum.kingsburg.actions import TAKE
from regnum.kingsburg.data import GOODS, parse_goods, print_goods
from regnum.kingsburg.rules.step import KingsburgStep, SeatStep
from regnum.kingsburg.state import State

AID = "aid"  # the giver where it is no advisor and no battle
GOODS_SET = Field(print_goods, lambda text, _: parse_goods(text))


def owned_goods(state: State, seat: Seat) -> int:
    """The kinds of goods that a seat has."""
    gold, wood, stone = state.goods[seat]
    return (gold > 0) | (wood > 0) << 1 | (stone > 0) << 2


@step
class Taking(SeatStep):
    """A seat takes goods of its choice."""

    name = "taking"
    request = "take a good"
    notation = (SEAT, NUMBER, GOODS_SET)
    actions = (TAKE,)

    seat: Seat
    left: int
    among: int  # a set of goods

    def decider(self, state: State) -> Seat | None:
        return self.seat

    def legal(self, state: State) -> int:
        return self.among << TAKE

    def play(self, state: State, action: Action) -> None:
        state.gain_good(self.seat, action - TAKE)
        if self.left > 1:
            state.stack[-1] = Taking(self.seat, self.left - 1, self.among)
        else:
            state.stack.pop()

    def why_not_now(self, state: State, action: Action) -> Reason:
        good = GOODS[action - TAKE]
        return Reason("not-offered", f"{good} is not offered here", {"good": good})

    def awaited(self, state: State) -> Args:
        goods = "-".join(GOODS[good] for good in bits(self.among))
        return {"left": self.left, "goods": goods, "giver": _giver(state)}

    def describe(self, state: State) -> dict[str, Json]:
        among = [GOODS[good] for good in bits(self.among)]
        return {"seat": seat_name(self.seat), "left": self.left, "among": among}


def _giver(state: State) -> str:
    """Who gives the goods that are being chosen: an advisor, the battle or the King's aid."""
    steps = (step for step in reversed(state.stack) if isinstance(step, KingsburgStep))
    return next((giver for step in steps if (giver := step.giver(state))), AID)
