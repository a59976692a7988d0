"""Combat values, and which building falls."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.seats import Seat
from regnum.kingsburg.data import COLUMNS, FORTRESS, PLANS, ROWS, STONE_WALL, Building

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


VICTORY, WALL, TIE, DEFEAT = "victory", "wall", "tie", "defeat"
STRONGEST, FORTIFIED = "strongest", "fortress"


def walls(state: "State", seat: Seat) -> dict[str, int]:
    """What the buildings are worth against this enemy (W4)."""
    enemy = state.enemy_card().name
    plans = (PLANS[building] for building in bits(state.buildings[seat]))
    worth = {
        plan.name: plan.battle_against if plan.against == enemy else plan.battle for plan in plans
    }
    return {name: value for name, value in worth.items() if value}


def combat_value(state: "State", seat: Seat) -> int:
    """Soldiers, the King's among them, and what the buildings are worth here (W3, W4)."""
    return state.soldiers[seat] + sum(walls(state, seat).values())


def result(state: "State", seat: Seat, value: int) -> str:
    """How a seat meets the enemy with its combat value; the Stone Wall wins a tie (W5)."""
    strength = state.enemy_card().strength
    if value == strength:
        return WALL if state.has(seat, STONE_WALL) else TIE
    return VICTORY if value > strength else DEFEAT


def bonuses(state: "State", seat: Seat, values: Sequence[int]) -> list[str]:
    """What brings a victor a point more (W6, W7)."""
    found = {STRONGEST: values[seat] == max(values), FORTIFIED: state.has(seat, FORTRESS)}
    return [name for name, is_so in found.items() if is_so]


def top_right(province: int) -> Building:
    """The building that an enemy destroys: topmost in the rightmost column that has any (W11)."""
    return next(
        row * COLUMNS + column
        for column in reversed(range(COLUMNS))
        for row in range(ROWS)
        if province >> row * COLUMNS + column & 1
    )
