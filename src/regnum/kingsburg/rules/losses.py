"""What a lost battle costs: goods first, then buildings, then points (W8)."""

from collections.abc import Iterator

from regnum.core.contract import Action, Json
from regnum.core.errors import Args
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import NUMBER, SEAT, step
from regnum.kingsburg.actions import GIVE
from regnum.kingsburg.data import COLUMNS, FROM_LOSSES, NO_GOODS, ROWS, Building
from regnum.kingsburg.rules.goods import owned_goods
from regnum.kingsburg.rules.step import KingsburgStep, SeatStep
from regnum.kingsburg.state import State


def lose_battle(state: State, seat: Seat) -> None:
    """Lose goods of each kind, as far as there are any (W9). Two steps take the rest."""
    enemy = state.enemy_card()
    gold, wood, stone = (min(a, b) for a, b in zip(state.goods[seat], enemy.loss, strict=True))
    state.pay(seat, (gold, wood, stone))
    state.stack += [Razing(seat), Losing(seat, enemy.loss_choices)]


@step
class Losing(SeatStep):
    """The loser gives up goods of choice (W10)."""

    name = "losing"
    request = "give up a good"
    notation = (SEAT, NUMBER)
    actions = (GIVE,)

    seat: Seat
    left: int

    def decider(self, state: State) -> Seat | None:
        """Only where there is a choice: more goods than are lost, of several kinds."""
        owned = owned_goods(state, self.seat)
        is_choice = owned & owned - 1 and 0 < self.left < sum(state.goods[self.seat])
        return self.seat if is_choice else None

    def advance(self, state: State) -> None:
        """Without a choice: lose all goods, or so many of the only kind."""
        state.stack.pop()
        if self.left >= sum(state.goods[self.seat]):
            state.goods[self.seat] = NO_GOODS
        else:
            for _ in range(self.left):
                state.lose_good(self.seat, owned_goods(state, self.seat).bit_length() - 1)

    def legal(self, state: State) -> int:
        return owned_goods(state, self.seat) << GIVE

    def play(self, state: State, action: Action) -> None:
        state.lose_good(self.seat, action - GIVE)
        state.stack[-1] = Losing(self.seat, self.left - 1)

    def awaited(self, state: State) -> Args:
        return {"left": self.left}

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat), "left": self.left}


@step
class Razing(KingsburgStep):
    """Buildings and points are lost."""

    name = "razing"
    notation = (SEAT,)

    seat: Seat

    def advance(self, state: State) -> None:
        """A building's points go with it, and it can be built again (W12)."""
        state.stack.pop()
        seat, enemy = self.seat, state.enemy_card()
        for building in falling(state.buildings[seat], enemy.loss_buildings):
            state.buildings[seat] &= ~(1 << building)
        state.book(seat, FROM_LOSSES, -enemy.loss_points)

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat)}


def falling(province: int, count: int) -> Iterator[Building]:
    """What an enemy destroys that takes so many buildings, as far as they are there."""
    for _ in range(min(count, province.bit_count())):
        building = top_right(province)
        province &= ~(1 << building)
        yield building


def top_right(province: int) -> Building:
    """The building that an enemy destroys: topmost in the rightmost column that has any (W11)."""
    return next(
        row * COLUMNS + column
        for column in reversed(range(COLUMNS))
        for row in range(ROWS)
        if province >> row * COLUMNS + column & 1
    )
