"""The bot that follows the default policy: no plan, no playout."""

from random import Random
from typing import ClassVar

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.observation import Observation
from regnum.bots.policy import best_action
from regnum.core.bits import bits
from regnum.core.contract import Action, State


class Greedy(Bot):
    """Takes the action of the highest value; `slip` and `blur` make it err."""

    summary = "the action of the highest estimated value"
    is_quick = True
    settings: ClassVar[dict[str, Setting]] = {
        "slip": Setting(0.0, 0, 1, "how often it takes any decision instead, from 0 to 1"),
        "blur": Setting(0.0, 0, 100, "points by which it misjudges decisions at random"),
    }
    slip: float
    blur: float

    def weigh(self, seen: Observation) -> list[Weighed]:
        """All actions by their values; the one that it takes comes first."""
        state = seen.imagine()
        expected = margin(self.judge, state, seen.seat)
        by_value = self.judge.action_values(state)
        values = [(value, action) for value, actions in by_value for action in bits(actions)]
        highest = max(value for value, _ in values)
        taken = self._pick(state, seen.random)
        values.sort(key=lambda pair: (pair[1] != taken, -pair[0]))
        return [Weighed(expected + value - highest, action) for value, action in values]

    def decide(self, seen: Observation) -> Action:
        """One of the actions of the highest value."""
        return self._pick(seen.imagine(), seen.random)

    def _pick(self, state: State, random: Random) -> Action:
        if self.slip and random.random() < self.slip:
            return state.random_action(random)
        best = best_action(self.judge, state, random)
        if not self.blur:
            return best
        wasteful = self.judge.wasteful_actions(state)
        if wasteful >> best & 1:  # there is nothing better to do
            return best
        return max(
            (value + random.gauss(0, self.blur), action)
            for value, actions in self.judge.action_values(state)
            for action in bits(actions & ~wasteful)
        )[1]
