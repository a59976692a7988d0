"""The roll: guild gold, everybody's dice, the turn order of the season."""

from regnum.core.contract import Action, Json
from regnum.core.seats import (
    NOBODY,
    Seat,
    seat_name,
)
from regnum.core.steps import FLAG, NUMBER, SEAT_OR_NOBODY, step
from regnum.kingsburg.actions import ROLLED
from regnum.kingsburg.data import COLOURED_DICE, FARMS, GOLD, MERCHANTS_GUILD
from regnum.kingsburg.rules.step import MISFIT, DiceRoll, KingsburgStep, above, is_place
from regnum.kingsburg.state import State


@step
class Guilds(KingsburgStep):
    """Merchants' Guilds pay, without being asked (A2)."""

    name = "guilds"

    def advance(self, state: State) -> None:
        state.stack.pop()
        for seat in state.order:
            if state.has(seat, MERCHANTS_GUILD):
                state.gain_good(seat, GOLD)


@step
class Rolling(DiceRoll):
    """Three coloured dice each, and a white one for Farms and for the King's aid (A4)."""

    name = "rolling"
    notation = (NUMBER, FLAG, SEAT_OR_NOBODY)

    at: int  # a place in the turn order
    has_coloured: bool  # have the coloured dice been rolled?
    aided: Seat

    def dice_to_roll(self, state: State) -> int:
        return 1 if self.has_coloured else COLOURED_DICE

    def play(self, state: State, action: Action) -> None:
        seat = state.order[self.at]
        state.dice[seat] = _add_dice(state.dice[seat], ROLLED[action])
        if len(state.dice[seat]) < COLOURED_DICE + state.has(seat, FARMS) + (seat == self.aided):
            state.stack[-1] = Rolling(self.at, True, self.aided)
        elif self.at + 1 < len(state.order):
            state.stack[-1] = Rolling(self.at + 1, False, self.aided)
        else:
            state.stack.pop()

    def describe(self, state: State) -> dict[str, Json]:
        aided = None if self.aided == NOBODY else seat_name(self.aided)
        return {"at": self.at, "coloured_rolled": self.has_coloured, "aided_seat": aided}

    def problem(self, state: State) -> str:
        return "" if is_place(state, self.at) and not above(state, self) else MISFIT


def _add_dice(dice: tuple[int, ...], rolled: tuple[int, ...]) -> tuple[int, ...]:
    """Three coloured dice in order, then the white ones in order."""
    white = sorted(dice[COLOURED_DICE:] + rolled) if dice else []
    return (*(dice[:COLOURED_DICE] or rolled), *white)


@step
class Ordering(KingsburgStep):
    """The lowest roll goes first, white dice included (A3); equal rolls keep their order (A9)."""

    name = "ordering"

    def advance(self, state: State) -> None:
        state.stack.pop()
        state.order = sorted(state.order, key=lambda seat: sum(state.dice[seat]))
