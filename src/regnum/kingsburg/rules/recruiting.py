"""Recruiting: goods become soldiers, as many as one can pay (W3)."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, step
from regnum.kingsburg.actions import DONE, GIVE
from regnum.kingsburg.data import BARRACKS, GOODS_PER_SOLDIER, GOODS_PER_SOLDIER_WITH_BARRACKS
from regnum.kingsburg.rules.goods import owned_goods
from regnum.kingsburg.rules.step import MISFIT, SeatStep, above, is_place
from regnum.kingsburg.state import State


def soldier_price(state: State, seat: Seat) -> int:
    """Goods for a soldier, in any mix (W1)."""
    return GOODS_PER_SOLDIER_WITH_BARRACKS if state.has(seat, BARRACKS) else GOODS_PER_SOLDIER


def _can_pay(state: State, seat: Seat, paid: int) -> bool:
    return sum(state.goods[seat]) + paid >= soldier_price(state, seat)


def begin_recruiting(state: State) -> None:
    """In turn order, from the first seat on."""
    state.stack.append(FIRST)


@step
class Recruiting(SeatStep):
    """A seat gives goods, one by one, until it is done."""

    name = "recruiting"
    request = "give goods for soldiers or be done"
    notation = (NUMBER, NUMBER)
    actions = (DONE, GIVE)

    at: int  # a place in the turn order
    paid: int  # goods for the next soldier

    def decider(self, state: State) -> Seat | None:
        seat = state.order[self.at]
        return seat if _can_pay(state, seat, self.paid) else None

    def advance(self, state: State) -> None:
        """Go on with the next seat that can pay a soldier."""
        for at in range(self.at + 1, len(state.order)):
            if _can_pay(state, state.order[at], 0):
                state.stack[-1] = Recruiting(at, 0)
                return
        state.stack.pop()

    def legal(self, state: State) -> int:
        return owned_goods(state, state.seat) << GIVE | (not self.paid) << DONE

    def play(self, state: State, action: Action) -> None:
        if action == DONE:
            self.advance(state)
            return
        state.lose_good(state.seat, action - GIVE)
        paid = self.paid + 1
        if paid == soldier_price(state, state.seat):
            state.soldiers[state.seat] += 1
            paid = 0
        state.stack[-1] = Recruiting(self.at, paid)

    def why_not_now(self, state: State, action: Action) -> Reason:
        if action == DONE:
            return Reason("half-paid", "the soldier is half paid: give another good")
        return SeatStep.why_not_now(self, state, action)

    def awaited(self, state: State) -> Args:
        return {"paid": self.paid, "price": soldier_price(state, state.seat)}

    def describe(self, state: State) -> dict[str, Json]:
        return {"at": self.at, "paid": self.paid}

    def problem(self, state: State) -> str:
        is_possible = is_place(state, self.at) and (
            0 <= self.paid < soldier_price(state, state.order[self.at])
        )
        return "" if is_possible and not above(state, self) else MISFIT


FIRST = Recruiting(0, 0)
