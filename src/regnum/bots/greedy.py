"""The bot that takes the decision worth most at a glance."""

from math import inf
from random import Random
from typing import Any, ClassVar

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.observation import Observation
from regnum.core.bits import bits, nth_bit
from regnum.core.contract import Action, State
from regnum.core.judging import Judge


def best_at_a_glance(judge: Judge[Any], state: State, random: Random) -> Action:
    """One of the decisions that are worth most."""
    most, best = -inf, 0
    for worth, actions in judge.worth(state):
        if worth > most:
            most, best = worth, actions
        elif worth == most:
            best |= actions
    if best & best - 1:
        return nth_bit(best, int(random.random() * best.bit_count()))
    return best.bit_length() - 1


class Greedy(Bot):
    """Takes what promises most now, and may slip."""

    summary = "the decision worth most at a glance"
    is_quick = True
    settings: ClassVar[dict[str, Setting]] = {
        "slip": Setting(0.0, 0, 1, "how often it takes any decision instead, from 0 to 1"),
        "blur": Setting(0.0, 0, 100, "points by which it misjudges decisions at random"),
    }
    slip: float
    blur: float

    def weigh(self, seen: Observation) -> list[Weighed]:
        """All decisions, as they look at a glance; the one it takes comes first."""
        state = seen.imagine()
        expected = margin(self.judge, state, seen.seat)
        worths = [(worth, a) for worth, actions in self.judge.worth(state) for a in bits(actions)]
        most = max(worth for worth, _ in worths)
        taken = self._pick(state, seen.random)
        worths.sort(key=lambda pair: (pair[1] != taken, -pair[0]))
        return [Weighed(expected + worth - most, action) for worth, action in worths]

    def decide(self, seen: Observation) -> Action:
        """One of the decisions that are worth most."""
        return self._pick(seen.imagine(), seen.random)

    def _pick(self, state: State, random: Random) -> Action:
        if self.slip and random.random() < self.slip:
            return state.random_action(random)
        if self.blur:
            return max(
                (worth + random.gauss(0, self.blur), action)
                for worth, actions in self.judge.worth(state)
                for action in bits(actions)
            )[1]
        return best_at_a_glance(self.judge, state, random)
