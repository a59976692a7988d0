"""Flat Monte Carlo: each candidate is played on in many imagined worlds; the field is halved."""

from math import ceil, inf, log2
from random import Random
from typing import ClassVar

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.budget import Budget
from regnum.bots.candidates import candidates
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_on
from regnum.core.contract import Action, State

SEED_BITS = 64


class MonteCarlo(Bot):
    """Sequential halving; all candidates that are left meet the same worlds."""

    summary = "plays its candidates on in imagined worlds"
    settings: ClassVar[dict[str, Setting]] = {
        "ms": Setting(200, 1, 600_000, "milliseconds for a decision"),
        "sims": Setting(0, 0, 10**9, "playouts for a decision, in place of milliseconds"),
        "moves": Setting(16, 2, 1000, "decisions that are tried"),
        "rolls": Setting(0, 0, 10**6, "how often chance speaks in a playout; 0: to the end"),
    }
    ms: int
    sims: int
    moves: int
    rolls: int

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The candidates with their mean margin, those that lasted longest first."""
        now = seen.imagine()
        field = candidates(self.judge, now, self.moves)
        if len(field) == 1:
            return [Weighed(margin(self.judge, now, seen.seat), field[0])]
        budget = Budget(seen, self.sims, self.ms)
        unplayed = margin(self.judge, now, seen.seat)
        margins: dict[Action, list[float]] = {action: [] for action in field}
        dropped: list[Action] = []
        rounds = ceil(log2(len(field)))
        for number in range(1, rounds + 1):
            self._play_round(seen, field, margins, budget, number / rounds)
            field.sort(key=lambda action: _mean(margins[action], -inf), reverse=True)
            half = (len(field) + 1) // 2
            dropped = field[half:] + dropped
            field = field[:half]
        return [Weighed(_mean(margins[action], unplayed), action) for action in field + dropped]

    def _play_round(
        self,
        seen: Observation,
        field: list[Action],
        margins: dict[Action, list[float]],
        budget: Budget,
        share: float,
    ) -> None:
        """New worlds for all that are left, until this share of the budget is spent."""
        while budget.spent < share:
            world, seed = seen.imagine(), seen.random.getrandbits(SEED_BITS)
            for action in field:
                margins[action].append(self._playout(seen, world.child(action), seed))
                budget.count()
                if budget.spent >= 1:
                    return

    def _playout(self, seen: Observation, state: State, seed: int) -> float:
        play_on(self.judge, state, Random(seed), self.rolls or TO_THE_END)
        return margin(self.judge, state, seen.seat)


def _mean(margins: list[float], unplayed: float) -> float:
    return sum(margins) / len(margins) if margins else unplayed
