"""Neutral dice, which take advisors in a game of two (T1).

They count in no turn order and stay until the end of the season.
"""

from regnum.core.contract import Action, Json
from regnum.core.steps import NUMBER, step
from regnum.kingsburg.actions import ROLLED
from regnum.kingsburg.data import ADVISORS, NEUTRAL_SEAT
from regnum.kingsburg.rules.step import MISFIT, DiceRoll, above
from regnum.kingsburg.state import Group, State

FIRST_DICE, SECOND_DICE = 3, 2


@step
class Neutral(DiceRoll):
    """Three neutral dice stand on their sum, then two on theirs (T2)."""

    name = "neutral"
    notation = (NUMBER,)

    first_sum: int  # of the three; 0 before they are rolled

    def dice_to_roll(self, state: State) -> int:
        return SECOND_DICE if self.first_sum else FIRST_DICE

    def play(self, state: State, action: Action) -> None:
        values = ROLLED[action]
        total = sum(values)
        if not self.first_sum:
            state.stack[-1] = Neutral(total)
            _place(state, values)
            return
        state.stack.pop()
        if total != self.first_sum:
            _place(state, values)
        else:  # T3: one by one; of two equal dice one is set aside, so that no two meet (T4)
            for value in sorted(set(values)):
                _place(state, (value,))

    def describe(self, state: State) -> dict[str, Json]:
        return {"first_sum": self.first_sum or None}

    def problem(self, state: State) -> str:
        """The neutral dice that were rolled stand at court."""
        sums = [group.advisor for group in state.groups]
        is_possible = (
            state.setup.players == 2
            and 0 <= self.first_sum <= ADVISORS
            and sums == ([self.first_sum] if self.first_sum else [])
        )
        return "" if is_possible and not above(state, self) else MISFIT


def take_dice_back(state: State) -> None:
    """The players take their dice back; neutral ones stay, unless by the reading of version 1."""
    neutral = [group for group in state.groups if group.seat == NEUTRAL_SEAT]
    state.clear_court()
    if state.setup.neutral_dice_stay:
        for group in neutral:
            state.place(group)


def _place(state: State, values: tuple[int, ...]) -> None:
    state.place(Group(sum(values), NEUTRAL_SEAT, values))
