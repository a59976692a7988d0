"""Winter: the enemy is turned, the King helps, and each seat fights for itself."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Self

from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import step
from regnum.kingsburg.actions import ROLLED
from regnum.kingsburg.data import ANY_GOOD, FORTRESS, FROM_BATTLES, PLANS, STONE_WALL
from regnum.kingsburg.rules.enemy import Revealing
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.losses import Losing, Razing, lose_battle
from regnum.kingsburg.rules.step import MISFIT, DiceRoll, KingsburgStep, above
from regnum.kingsburg.state import State, Step

VICTORY, WALL, TIE, DEFEAT = "victory", "wall", "tie", "defeat"
WON = (VICTORY, WALL)
STRONGEST, FORTIFIED = "strongest", "fortress"


def begin_winter(state: State) -> None:
    """The card is turned, then the King's die is rolled (W2)."""
    state.stack += [REINFORCING, REVEALING]


@lru_cache(maxsize=100_000)
def walls(province: int, enemy: str | None) -> Mapping[str, int]:
    """What buildings are worth against an enemy, or any enemy, each by its name (W4)."""
    plans = (PLANS[building] for building in bits(province))
    worth = {
        plan.name: plan.battle_against if plan.against == enemy else plan.battle for plan in plans
    }
    return {name: value for name, value in worth.items() if value}


def combat_value(state: State, seat: Seat) -> int:
    """Soldiers, the King's among them, and what the buildings are worth here."""
    standing = walls(state.buildings[seat], state.enemy_card().name)
    return state.soldiers[seat] + sum(standing.values())


def result(state: State, seat: Seat, value: int) -> str:
    """How a seat meets the enemy with its combat value; the Stone Wall wins a tie (W5)."""
    strength = state.enemy_card().strength
    if value == strength:
        return WALL if state.has(seat, STONE_WALL) else TIE
    return VICTORY if value > strength else DEFEAT


def bonuses(state: State, seat: Seat, values: Sequence[int]) -> list[str]:
    """What brings a victor a point more: the highest value (W6), the Fortress (W7)."""
    found = {STRONGEST: values[seat] == max(values), FORTIFIED: state.has(seat, FORTRESS)}
    return [name for name, is_so in found.items() if is_so]


@step
class Reinforcing(DiceRoll):
    """The King's die is added for everybody, and all combat values are fixed (W13)."""

    name = "reinforcing"

    def play(self, state: State, action: Action) -> None:
        (rolled,) = ROLLED[action]
        state.soldiers = [soldiers + rolled for soldiers in state.soldiers]
        values = tuple(combat_value(state, seat) for seat in range(state.setup.players))
        state.stack[-1] = Battle(0, values)

    def problem(self, state: State) -> str:
        return "" if above(state, self) in ([], [REVEALING]) else MISFIT


REINFORCING, REVEALING = Reinforcing(), Revealing()


@step
class Battle(KingsburgStep):
    """Each seat meets the enemy with its combat value, in turn order."""

    name = "battle"

    at: int  # the place in the turn order that comes next
    values: tuple[int, ...]  # combat value of each seat

    def advance(self, state: State) -> None:
        """The next seat fights; in the end the soldiers go home (W14)."""
        if self.at == len(state.order):
            state.stack.pop()
            state.soldiers = [0] * len(state.order)
            return
        seat = state.order[self.at]
        state.stack[-1] = Battle(self.at + 1, self.values)
        how = result(state, seat, self.values[seat])
        if how in WON:
            self._win(state, seat)
        elif how == DEFEAT:
            lose_battle(state, seat)

    def _win(self, state: State, seat: Seat) -> None:
        enemy = state.enemy_card()
        bonus = len(bonuses(state, seat, self.values))
        state.book(seat, FROM_BATTLES, enemy.reward_points + bonus)
        state.gain(seat, enemy.reward)
        if enemy.reward_choices:
            state.stack.append(Taking(seat, enemy.reward_choices, ANY_GOOD))

    def giver(self, state: State) -> str:
        return self.name

    def describe(self, state: State) -> dict[str, Json]:
        values = {seat_name(seat): value for seat, value in enumerate(self.values)}
        return {"at": self.at, "combat_values": values}

    def problem(self, state: State) -> str:
        """The last seat to fight has to choose, and the others still have their combat values."""
        if state.enemy is None:
            return ""  # what is wrong is the enemy
        if len(self.values) != state.setup.players or not 1 <= self.at <= state.setup.players:
            return MISFIT
        to_come = state.order[self.at :]
        is_possible = all(self.values[seat] == combat_value(state, seat) for seat in to_come)
        return "" if is_possible and self._leads_to(state, above(state, self)) else MISFIT

    def _leads_to(self, state: State, steps: list[Step]) -> bool:
        """Does the battle of the seat that fought last lead to these steps?"""
        enemy, seat = state.enemy_card(), state.order[self.at - 1]
        match steps:
            case [Taking() as taking]:
                is_reward = taking.seat == seat and taking.among == ANY_GOOD
                return is_reward and 1 <= taking.left <= enemy.reward_choices
            case [Razing() as razing, Losing() as losing]:
                is_loser = razing.seat == losing.seat == seat and self.values[seat] < enemy.strength
                return is_loser and 1 <= losing.left <= enemy.loss_choices
        return False

    def print_fields(self) -> tuple[str, ...]:
        return str(self.at), *map(str, self.values)

    @classmethod
    def parse_fields(cls, players: int, *texts: str) -> Self:
        at, *values = map(int, texts)
        return cls(at, tuple(values))
