"""The end of a season: Inn, Embassy and Town Hall, new ones too (K4), in turn order (K8)."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Reason
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, SEAT, step
from regnum.kingsburg.actions import DONE, SELL, SELL_TOKEN
from regnum.kingsburg.data import EMBASSY, FROM_EMBASSY, FROM_TOWN_HALL, INN, SUMMER, TOWN_HALL
from regnum.kingsburg.rules.goods import owned_goods
from regnum.kingsburg.rules.step import (
    MISFIT,
    KingsburgStep,
    Opportunity,
    above,
    current_phase,
    no_token,
)
from regnum.kingsburg.state import State

SEASON_END_BUILDINGS = 1 << INN | 1 << EMBASSY | 1 << TOWN_HALL


def can_sell(state: State, seat: Seat) -> bool:
    """Is there a Town Hall, and anything to sell there?"""
    return state.has(seat, TOWN_HALL) and (state.tokens[seat] > 0 or any(state.goods[seat]))


@step
class Effects(KingsburgStep):
    """Seat by seat, what buildings do at the end of a season."""

    name = "effects"
    notation = (NUMBER,)

    at: int  # the place in the turn order that comes next

    def advance(self, state: State) -> None:
        is_summer = current_phase(state) == SUMMER
        for at in range(self.at, len(state.order)):
            seat = state.order[at]
            if not state.buildings[seat] & SEASON_END_BUILDINGS:
                continue
            if is_summer and state.has(seat, INN):  # K5
                state.tokens[seat] += 1
            if state.has(seat, EMBASSY):  # K7
                state.book(seat, FROM_EMBASSY, 1)
            if can_sell(state, seat):
                state.stack[-1] = Effects(at + 1)
                state.stack.append(Selling(seat))
                return
        state.stack.pop()
        if state.groups:  # neutral dice
            state.clear_court()

    def describe(self, state: State) -> dict[str, Json]:
        return {"at": self.at}

    def problem(self, state: State) -> str:
        """The last seat has something to sell."""
        if not 1 <= self.at <= state.setup.players:
            return MISFIT
        seat = state.order[self.at - 1]
        is_possible = can_sell(state, seat) and above(state, self) == [Selling(seat)]
        return "" if is_possible else MISFIT


@step
class Selling(Opportunity):
    """The Town Hall takes one good or token for a point, if that is wanted (K6)."""

    name = "selling"
    request = "sell something at the Town Hall or be done"
    notation = (SEAT,)
    actions = (DONE, SELL, SELL_TOKEN)

    seat: Seat

    def legal(self, state: State) -> int:
        sales = owned_goods(state, self.seat) << SELL
        return sales | (state.tokens[self.seat] > 0) << SELL_TOKEN | 1 << DONE

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == DONE:
            return
        if action == SELL_TOKEN:
            state.tokens[self.seat] -= 1
        else:
            state.lose_good(self.seat, action - SELL)
        state.book(self.seat, FROM_TOWN_HALL, 1)

    def why_not_now(self, state: State, action: Action) -> Reason:
        if action == SELL_TOKEN:
            return no_token(self.seat)
        return Opportunity.why_not_now(self, state, action)
