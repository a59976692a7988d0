"""Combat values, and which building falls."""

from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.seats import Seat
from regnum.kingsburg.data import COLUMNS, PLANS, ROWS, Building

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


def combat_value(state: "State", seat: Seat) -> int:
    """Soldiers, the King's among them, and what the buildings are worth here (W3, W4)."""
    enemy = state.enemy_card().name
    walls = (PLANS[building] for building in bits(state.buildings[seat]))
    return state.soldiers[seat] + sum(
        plan.battle_against if plan.against == enemy else plan.battle for plan in walls
    )


def top_right(province: int) -> Building:
    """The building that an enemy destroys: topmost in the rightmost column that has any (W11)."""
    return next(
        row * COLUMNS + column
        for column in reversed(range(COLUMNS))
        for row in range(ROWS)
        if province >> row * COLUMNS + column & 1
    )
