"""Flat Monte Carlo: playouts of the planner's candidates in sampled worlds, sequential halving."""

from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import ClassVar

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.budget import Budget
from regnum.bots.observation import Observation
from regnum.bots.planner import Planner
from regnum.bots.playout import play_out
from regnum.core.contract import Action, State

SEED_BITS = 64
PLANNING = 0.5  # share of the budget after which no further step is planned
ENOUGH = 12  # worlds before a lead can be clear, and between two looks at it
CLEAR = 4.0  # standard errors between the two best that make the lead clear


class Candidate:
    """A decision, and by how much it was better than the rest of the field in each world."""

    def __init__(self, action: Action, planned: float, trust: float) -> None:
        self.action = action
        self.edges: list[float] = []
        self._planned = planned
        self._trust = trust

    @property
    def edge(self) -> float:
        """What it brings more than the others; at first as planned."""
        return (self._planned * self._trust + sum(self.edges)) / (self._trust + len(self.edges))


class MonteCarlo(Bot):
    """Sequential halving; all candidates that are left meet the same worlds."""

    summary = "playouts of the best candidates in sampled worlds"
    settings: ClassVar[dict[str, Setting]] = {
        "ms": Setting(200, 1, 600_000, "milliseconds for a decision"),
        "sims": Setting(0, 0, 10**9, "playouts for a decision, in place of milliseconds"),
        "moves": Setting(12, 2, 1000, "decisions that are tried"),
        "rounds": Setting(0, 0, 1000, "length of a playout; 0: as the game's judge says"),
        "trust": Setting(6.0, 0.01, 1000, "playouts that the plan counts for"),
    }
    ms: int
    sims: int
    moves: int
    rounds: int
    trust: float

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The candidates, those that lasted longest first."""
        budget = Budget(seen, self.sims, self.ms)
        planner = Planner(self.judge, moves=self.moves)
        planned = planner.plan(seen, lambda: budget.spent >= PLANNING)
        usual = fmean(expected for expected, _ in planned)
        field = [Candidate(action, expected - usual, self.trust) for expected, action in planned]
        dropped: list[Candidate] = []
        rounds = ceil(log2(len(field)))
        for number in range(1, rounds + 1):
            ahead = fmean(candidate.edge for candidate in field)  # of those already dropped
            while budget.spent < number / rounds and not _is_clear(field):
                self._play_world(seen, field, ahead, budget)
            field.sort(key=lambda candidate: -candidate.edge)
            half = (len(field) + 1) // 2
            dropped = field[half:] + dropped
            field = field[:half]
        return [Weighed(usual + candidate.edge, candidate.action) for candidate in field + dropped]

    def _play_world(
        self, seen: Observation, field: list[Candidate], ahead: float, budget: Budget
    ) -> None:
        """Play all candidates on in one world; it does not count if time runs out."""
        world, seed = seen.imagine(), seen.random.getrandbits(SEED_BITS)
        margins = []
        for candidate in field:
            if budget.spent >= 1:
                return
            margins.append(self._playout(seen, world.child(candidate.action), seed))
            budget.count()
        mean = fmean(margins)
        for candidate, reached in zip(field, margins, strict=True):
            candidate.edges.append(ahead + reached - mean)

    def _playout(self, seen: Observation, state: State, seed: int) -> float:
        rounds = self.rounds or self.judge.playout_rounds
        play_out(self.judge, state, Random(seed), rounds * state.setup.players)
        return margin(self.judge, state, seen.seat)


def _is_clear(field: list[Candidate]) -> bool:
    """Is the best so far ahead of the second that more worlds would not change it?"""
    worlds = len(field[0].edges)
    if worlds < ENOUGH or worlds % ENOUGH:
        return False
    first, second = sorted(field, key=lambda candidate: -candidate.edge)[:2]
    leads = [a - b for a, b in zip(first.edges, second.edges, strict=True)]
    return fmean(leads) > CLEAR * stdev(leads) / sqrt(worlds)
