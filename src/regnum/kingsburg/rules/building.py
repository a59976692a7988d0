"""Building: what can be put up, and what it costs."""

from functools import lru_cache

from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat
from regnum.core.steps import FLAG, NUMBER, step
from regnum.kingsburg import data
from regnum.kingsburg.actions import BUILD, DONE
from regnum.kingsburg.data import (
    BUILDINGS,
    COLUMNS,
    CRANE,
    CRANE_COLUMNS,
    FULL_ROW,
    GOODS,
    PLANS,
    Goods,
    full_name,
)
from regnum.kingsburg.rules.envoy import BUILDINGS_WITH_ENVOY, build_second, buildings_allowed
from regnum.kingsburg.rules.step import MISFIT, SeatStep, above, is_place
from regnum.kingsburg.state import State


def cost(building: data.Building, crane: bool) -> Goods:
    """What a building costs; a Crane saves a gold in the last two columns (K3)."""
    gold, wood, stone = PLANS[building].cost
    return (gold - (crane and building % COLUMNS in CRANE_COLUMNS), wood, stone)


_COSTS = [[cost(building, crane) for building in range(BUILDINGS)] for crane in (False, True)]


def next_buildings(province: int) -> int:
    """The buildings that can come next: in each row the first that is missing."""
    missing = 0
    for row in range(0, BUILDINGS, COLUMNS):
        built = province >> row & FULL_ROW
        if built != FULL_ROW:
            missing |= (built + 1) << row
    return missing


@lru_cache(maxsize=100_000)
def affordable(province: int, goods: Goods, crane: bool) -> int:
    """The buildings that can be put up now."""
    gold, wood, stone = goods
    possible = 0
    for building in bits(next_buildings(province)):
        need_gold, need_wood, need_stone = _COSTS[crane][building]
        if need_gold <= gold and need_wood <= wood and need_stone <= stone:
            possible |= 1 << building
    return possible


@step
class Building(SeatStep):
    """In turn order, one building or none for whoever can afford something (K1)."""

    name = "building"
    request = "put up a building or be done"
    notation = (NUMBER, NUMBER, FLAG)
    actions = (DONE, BUILD)

    at: int  # a place in the turn order; -1 before the first
    built: int  # how many this season; the most possible for a seat that is done
    crane_before: bool  # did the Crane stand before the seat began to build?

    def decider(self, state: State) -> Seat | None:
        if self.at < 0:
            return None
        seat = state.order[self.at]
        is_possible = self.built < buildings_allowed(state, seat) and self._affordable(state, seat)
        return seat if is_possible else None

    def advance(self, state: State) -> None:
        """Go on with the next seat that can afford something."""
        for at in range(self.at + 1, len(state.order)):
            seat = state.order[at]
            crane = state.has(seat, CRANE)
            if affordable(state.buildings[seat], state.goods[seat], crane):
                state.stack[-1] = Building(at, 0, crane)
                return
        state.stack.pop()

    def crane_helps(self, state: State, seat: Seat) -> bool:
        """Does a Crane lower the price, also one that was put up this very turn?"""
        return self.crane_before or (state.setup.crane_at_once and state.has(seat, CRANE))

    def _affordable(self, state: State, seat: Seat) -> int:
        return affordable(state.buildings[seat], state.goods[seat], self.crane_helps(state, seat))

    def legal(self, state: State) -> int:
        return self._affordable(state, state.seat) << BUILD | 1 << DONE

    def play(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack[-1] = Building(self.at, BUILDINGS_WITH_ENVOY, self.crane_before)
            return
        seat, building = state.seat, action - BUILD
        state.pay(seat, cost(building, self.crane_helps(state, seat)))
        state.buildings[seat] |= 1 << building
        if self.built:
            build_second(state)
        state.stack[-1] = Building(self.at, self.built + 1, self.crane_before)

    def why_not_now(self, state: State, action: Action) -> Reason:
        seat, building = state.seat, action - BUILD
        plan = PLANS[building]
        if state.has(seat, building):
            text = f"the {full_name(plan.name)} stands already"
            return Reason("stands", text, {"building": plan.name})
        if not next_buildings(state.buildings[seat]) >> building & 1:
            left = PLANS[building - 1] if building % COLUMNS else plan
            names = full_name(left.name), full_name(plan.name)
            text = "the {}, left of the {}, comes first".format(*names)
            return Reason("left-first", text, {"building": plan.name, "wanted": left.name})
        price = cost(building, self.crane_helps(state, seat))
        words = " ".join(f"{n} {good}" for n, good in zip(price, GOODS, strict=True) if n)
        args: Args = {"building": plan.name, **dict(zip(GOODS, price, strict=True))}
        return Reason("too-dear", f"the price of the {full_name(plan.name)} is {words}", args)

    def awaited(self, state: State) -> Args:
        return {"left": buildings_allowed(state, state.seat) - self.built}

    def describe(self, state: State) -> dict[str, Json]:
        return {"at": self.at, "built": self.built, "crane": self.crane_before}

    def problem(self, state: State) -> str:
        is_possible = is_place(state, self.at) and self.built in (0, 1)
        return "" if is_possible and not above(state, self) else MISFIT
