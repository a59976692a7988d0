"""Rerolls by Statue and Chapel: each once a season, in any order, or not at all (A7)."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import FLAG, NUMBER, SEAT, step
from regnum.kingsburg.actions import CHAPEL_REROLL, DIE_NAMES, KEEP, ROLLED, STATUE_REROLL
from regnum.kingsburg.data import CHAPEL, CHAPEL_LIMIT, COLOURED_DICE, STATUE
from regnum.kingsburg.rules.step import (
    MISFIT,
    DiceRoll,
    SeatStep,
    above,
    already_used,
    is_place,
    no_building,
)
from regnum.kingsburg.state import State

REROLL_BUILDINGS = 1 << STATUE | 1 << CHAPEL


def can_use_statue(state: State, seat: Seat) -> bool:
    """All own dice equal, white ones included (A5)."""
    return state.has(seat, STATUE) and len(set(state.dice[seat])) == 1


def can_use_chapel(state: State, seat: Seat) -> bool:
    """All own dice together at most seven (A6)."""
    return state.has(seat, CHAPEL) and sum(state.dice[seat]) <= CHAPEL_LIMIT


def in_order(dice: list[int]) -> tuple[int, ...]:
    """Dice of each colour from the lowest to the highest."""
    return (*sorted(dice[:COLOURED_DICE]), *sorted(dice[COLOURED_DICE:]))


@step
class Rerolling(SeatStep):
    """Each seat finishes its rerolls when its place in the old order comes (A8)."""

    name = "rerolling"
    request = "reroll or keep the dice"
    notation = (NUMBER, FLAG, FLAG)
    actions = (KEEP, CHAPEL_REROLL, STATUE_REROLL)

    at: int  # a place in the turn order
    statue_used: bool
    chapel_used: bool

    def decider(self, state: State) -> Seat | None:
        seat = state.order[self.at]
        if not state.buildings[seat] & REROLL_BUILDINGS:
            return None
        can_reroll = self.offers_statue(state, seat) or self.offers_chapel(state, seat)
        return seat if can_reroll else None

    def offers_statue(self, state: State, seat: Seat) -> bool:
        """Can the Statue be used now?"""
        return not self.statue_used and can_use_statue(state, seat)

    def offers_chapel(self, state: State, seat: Seat) -> bool:
        """Can the Chapel be used now?"""
        return not self.chapel_used and can_use_chapel(state, seat)

    def advance(self, state: State) -> None:
        """Go on with the next seat that has a Statue or a Chapel."""
        for at in range(self.at + 1, len(state.order)):
            if state.buildings[state.order[at]] & REROLL_BUILDINGS:
                state.stack[-1] = Rerolling(at, False, False)
                return
        state.stack.pop()

    def legal(self, state: State) -> int:
        mask = 1 << KEEP
        if self.offers_statue(state, state.seat):
            mask |= 1 << STATUE_REROLL  # all show the same: any coloured die stands for the others
            if len(state.dice[state.seat]) > COLOURED_DICE:
                mask |= 1 << STATUE_REROLL + COLOURED_DICE
        if self.offers_chapel(state, state.seat):
            mask |= 1 << CHAPEL_REROLL
        return mask

    def play(self, state: State, action: Action) -> None:
        if action == KEEP:
            self.advance(state)
        elif action == CHAPEL_REROLL:
            state.stack[-1] = Rerolling(self.at, self.statue_used, True)
            state.stack.append(ChapelRoll(state.seat, 0))
        else:
            state.stack[-1] = Rerolling(self.at, True, self.chapel_used)
            state.stack.append(StatueRoll(state.seat, action - STATUE_REROLL))

    def why_not_now(self, state: State, action: Action) -> Reason:
        if action == CHAPEL_REROLL:
            return self._why_not_chapel(state)
        return self._why_not_statue(state, action - STATUE_REROLL)

    def _why_not_chapel(self, state: State) -> Reason:
        if not state.has(state.seat, CHAPEL):
            return no_building(state.seat, CHAPEL)
        if self.chapel_used:
            return already_used(CHAPEL)
        total = sum(state.dice[state.seat])
        text = f"the dice show {total}: the Chapel needs {CHAPEL_LIMIT} or less"
        return Reason("too-high", text, {"total": total, "limit": CHAPEL_LIMIT})

    def _why_not_statue(self, state: State, die: int) -> Reason:
        if not state.has(state.seat, STATUE):
            return no_building(state.seat, STATUE)
        if self.statue_used:
            return already_used(STATUE)
        dice = state.dice[state.seat]
        if len(set(dice)) > 1:
            return Reason("not-equal", "the Statue needs dice that all show the same")
        if die >= len(dice):
            return Reason("no-die", f"there is no die {DIE_NAMES[die]}", {"die": DIE_NAMES[die]})
        return Reason("same-die", "all dice show the same: reroll low, or white")

    def awaited(self, state: State) -> Args:
        return {
            "statue": "yes" if self.offers_statue(state, state.seat) else "no",
            "chapel": "yes" if self.offers_chapel(state, state.seat) else "no",
        }

    def describe(self, state: State) -> dict[str, Json]:
        return {
            "at": self.at,
            "statue_used": self.statue_used,
            "chapel_used": self.chapel_used,
        }

    def problem(self, state: State) -> str:
        """The dice that are rolled anew are those of the seat, by a building that it used."""
        if not is_place(state, self.at):
            return MISFIT
        seat = state.order[self.at]
        match above(state, self):
            case []:
                return ""
            case [StatueRoll(seat=owner, die=number)]:
                is_used = self.statue_used and state.has(seat, STATUE)
            case [ChapelRoll(seat=owner, rolled=number)]:
                is_used = self.chapel_used and state.has(seat, CHAPEL)
            case _:
                return MISFIT
        is_die = number in (0, *range(COLOURED_DICE, len(state.dice[seat])))
        return "" if is_used and owner == seat and is_die else MISFIT


@step
class StatueRoll(DiceRoll):
    """One die is rolled anew."""

    name = "statue"
    notation = (SEAT, NUMBER)

    seat: Seat
    die: int

    def play(self, state: State, action: Action) -> None:
        dice = list(state.dice[self.seat])
        (dice[self.die],) = ROLLED[action]
        state.dice[self.seat] = in_order(dice)
        state.stack.pop()

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat), "die": DIE_NAMES[self.die]}


@step
class ChapelRoll(DiceRoll):
    """All dice are rolled anew; those on the table tell how many there were."""

    name = "chapel"
    notation = (SEAT, NUMBER)

    seat: Seat
    rolled: int  # dice so far

    def dice_to_roll(self, state: State) -> int:
        return 1 if self.rolled else COLOURED_DICE

    def play(self, state: State, action: Action) -> None:
        dice = list(state.dice[self.seat])
        values = ROLLED[action]
        rolled = self.rolled + len(values)
        dice[self.rolled : rolled] = values
        state.stack.pop()
        if rolled < len(dice):
            state.dice[self.seat] = tuple(dice)
            state.stack.append(ChapelRoll(self.seat, rolled))
        else:
            state.dice[self.seat] = in_order(dice)

    def describe(self, state: State) -> dict[str, Json]:
        return {"seat": seat_name(self.seat), "rolled": self.rolled}
