"""What the steps of Kingsburg share: rolled dice, and how illegal actions are explained."""

from typing import ClassVar

from regnum.core.contract import Action, Json
from regnum.core.errors import Reason
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.steps import Step, not_awaited
from regnum.kingsburg.actions import ENEMY, INFLUENCE, ROLL_MASKS, ROLL_OUTCOMES, first_of_block
from regnum.kingsburg.data import GOODS, PHASES, PLANS, Building, full_name
from regnum.kingsburg.state import State

PHASE_NAME = "phase"  # of the step that a phase to come is
MISFIT = "these steps do not belong together"


class KingsburgStep(Step[State]):
    """Any step."""

    __slots__ = ()

    def giver(self, state: State) -> str:
        """Who gives the goods that are chosen on top of this step, or nothing."""
        return ""

    def problem(self, state: State) -> str:
        """Why it cannot be pending; most steps go on before anybody decides."""
        return MISFIT


def above(state: State, step: KingsburgStep) -> list[Step[State]]:
    """What lies on top of a step."""
    return state.stack[state.stack.index(step) + 1 :]


def is_place(state: State, at: int) -> bool:
    """Is that a place in the turn order?"""
    return 0 <= at < state.setup.players


def phases_to_come(state: State) -> int:
    """How many phases of the year are still to come: they lie at the bottom of the stack."""
    count = 0
    for step in state.stack:
        if step.name != PHASE_NAME:
            break
        count += 1
    return count


def current_phase(state: State) -> int:
    """The phase of the year, 1 to 8."""
    return PHASES - phases_to_come(state)


class SeatStep(KingsburgStep):
    """A step in which a seat decides."""

    __slots__ = ()

    actions: ClassVar[tuple[Action, ...]]  # the first action of each block that belongs here

    def why_not(self, state: State, action: Action) -> Reason:
        """What belongs to another step is not awaited now."""
        if ENEMY <= action < INFLUENCE:
            return Reason("not-chance", "nothing is rolled or turned now")
        if first_of_block(action) not in self.actions:
            return not_awaited(state, self)
        return self.why_not_now(state, action)

    def why_not_now(self, state: State, action: Action) -> Reason:
        """Why an action of this step is illegal; most often a good is missing."""
        seat, good = seat_name(state.seat), GOODS[(action - first_of_block(action))]
        return Reason("no-good", f"{seat} has no {good}", {"seat": seat, "good": good})


class Opportunity(SeatStep):
    """A seat may do something once, or leave it."""

    __slots__ = ()

    seat: Seat

    def decider(self, state: State) -> Seat | None:
        """The seat that may."""
        return self.seat

    def describe(self, state: State) -> dict[str, Json]:
        """The seat that may."""
        return {"seat": seat_name(self.seat)}


class ChanceStep(KingsburgStep):
    """A step in which dice are rolled or a card is turned."""

    __slots__ = ()

    def decider(self, state: State) -> Seat | None:
        """Chance."""
        return CHANCE

    def why_not(self, state: State, action: Action) -> Reason:
        """Nobody else decides meanwhile."""
        return Reason("chance", "dice are rolled or a card is turned first")


class DiceRoll(ChanceStep):
    """Dice are rolled."""

    __slots__ = ()

    def dice_to_roll(self, state: State) -> int:
        """How many dice are rolled together."""
        return 1

    def legal(self, state: State) -> int:
        """Everything that so many dice can show."""
        return ROLL_MASKS[self.dice_to_roll(state)]

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        """Everything that so many dice can show, with its number of ways."""
        return ROLL_OUTCOMES[self.dice_to_roll(state)]


def no_token(seat: Seat) -> Reason:
    """A seat has no +2 token."""
    name = seat_name(seat)
    return Reason("no-token", f"{name} has no +2 token", {"seat": name})


def no_building(seat: Seat, building: Building) -> Reason:
    """A building does not stand."""
    name, plan = seat_name(seat), PLANS[building].name
    return Reason(
        "no-building", f"{name} has no {full_name(plan)}", {"seat": name, "building": plan}
    )


def already_used(building: Building) -> Reason:
    """A building serves once a season."""
    name = PLANS[building].name
    return Reason("used", f"the {full_name(name)} was used this season", {"building": name})
