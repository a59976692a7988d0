"""Flat Monte Carlo: playouts of the planner's candidates in sampled worlds, sequential halving."""

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, ClassVar

from regnum.bots.bot import COMPILED, Bot, Setting, Weighed, margin
from regnum.bots.budget import Budget
from regnum.bots.compiled import SEED_BITS, compiled_search
from regnum.bots.observation import Observation
from regnum.bots.planner import Planner
from regnum.bots.playout import play_out
from regnum.core.contract import Action, State

if TYPE_CHECKING:
    from regnum.fast.search import CompiledSearch

PYTHON_SEED_BITS = 64
AT_ONCE = 48  # compiled playouts in one world: imagining a world takes longer than a playout
PLANNING = 0.5  # share of the budget after which no further step is planned
ENOUGH = 12  # playouts of each candidate, at least, before we look again whether a lead is clear
LOOK_EVERY = 10  # a tenth of all playouts so far, if that is more
CLEAR = 4.0  # standard errors between the two best from which the lead is clear


class Candidate:
    """A decision, and by how much it was better than the rest of the field in each world."""

    def __init__(self, action: Action, planned: float, trust: float) -> None:
        self.action = action
        self.edges: list[float] = []
        self._total = planned * trust
        self._trust = trust

    @property
    def edge(self) -> float:
        """How much better it is than the others; before any playout, as planned."""
        return self._total / (self._trust + len(self.edges))

    def add(self, edge: float) -> None:
        """One more world."""
        self.edges.append(edge)
        self._total += edge


class MonteCarlo(Bot):
    """Sequential halving; all candidates that are left meet the same worlds."""

    summary = "playouts of the best candidates in sampled worlds"
    settings: ClassVar[dict[str, Setting]] = {
        "ms": Setting(200, 1, 600_000, "milliseconds for a decision"),
        "sims": Setting(0, 0, 10**9, "playouts for a decision, in place of milliseconds"),
        "moves": Setting(12, 2, 1000, "decisions that are tried"),
        "rounds": Setting(0, 0, 1000, "length of a playout; 0: as the game's judge says"),
        "trust": Setting(6.0, 0.01, 1000, "playouts that the plan counts for"),
        "compiled": COMPILED,
    }
    ms: int
    sims: int
    moves: int
    rounds: int
    trust: float
    compiled: int

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The candidates, those that lasted longest first."""
        budget = Budget(seen, self.sims, self.ms)
        planner = Planner(self.judge, moves=self.moves, compiled=self.compiled)
        planned = planner.plan(seen, lambda: budget.spent >= PLANNING)
        usual = fmean(each.margin for each in planned)
        field = [Candidate(each.action, each.margin - usual, self.trust) for each in planned]
        dropped: list[Candidate] = []
        rounds = ceil(log2(len(field)))
        next_look = ENOUGH
        for number in range(1, rounds + 1):
            ahead = fmean(candidate.edge for candidate in field)  # lead over those dropped
            while budget.spent < number / rounds:
                played = len(field[0].edges)
                if played >= next_look:
                    if _is_clear(field):
                        break
                    next_look = played + max(ENOUGH, played // LOOK_EVERY)
                self._play_world(seen, field, ahead, budget)
            field.sort(key=lambda candidate: -candidate.edge)
            half = (len(field) + 1) // 2
            dropped = field[half:] + dropped
            field = field[:half]
        best, *others = field + dropped
        return [
            Weighed(usual + best.edge, best.action),
            *(Weighed(usual + each.edge, each.action, _lead(best, each)[1]) for each in others),
        ]

    def _play_world(
        self, seen: Observation, field: list[Candidate], ahead: float, budget: Budget
    ) -> None:
        """Play all candidates on in one world, which does not count if time runs out."""
        world = seen.imagine()
        compiled = compiled_search(seen.game, self.judge) if self.compiled else None
        if compiled is not None:
            self._play_compiled(compiled, seen, world, field, ahead, budget)
            return
        seed = seen.random.getrandbits(PYTHON_SEED_BITS)
        margins = []
        for candidate in field:
            if budget.spent >= 1:
                return
            margins.append(self._playout(seen, world.child(candidate.action), seed))
            budget.count()
        _compare(field, margins, ahead)

    def _play_compiled(
        self,
        compiled: "CompiledSearch",
        seen: Observation,
        world: State,
        field: list[Candidate],
        ahead: float,
        budget: Budget,
    ) -> None:
        """The same with several seeds of chance, as far as the budget has room for them."""
        most = max(1, AT_ONCE // len(field))
        lucks = next((n for n in range(most, 0, -1) if budget.has_room(n * len(field))), 0)
        if not lucks:
            budget.end()
            return
        seeds = [seen.random.getrandbits(SEED_BITS) for _ in range(lucks)]
        actions = [candidate.action for candidate in field]
        played = compiled.play_out(
            world, seen.seat, seeds, actions, self._draws(world, self.judge.compiled_rounds)
        )
        for margins in played:
            _compare(field, margins, ahead)
        budget.count(lucks * len(field))

    def _playout(self, seen: Observation, state: State, seed: int) -> float:
        play_out(self.judge, state, Random(seed), self._draws(state, self.judge.playout_rounds))
        return margin(self.judge, state, seen.seat)

    def _draws(self, state: State, usual_rounds: int) -> int:
        """How often chance decides in a playout before it ends."""
        return (self.rounds or usual_rounds) * state.setup.players


def _compare(field: list[Candidate], margins: Sequence[float], ahead: float) -> None:
    """Note by how much each candidate did better than the field, plus the field's own lead."""
    mean = fmean(margins)
    for candidate, reached in zip(field, margins, strict=True):
        candidate.add(ahead + reached - mean)


def _is_clear(field: list[Candidate]) -> bool:
    """Is the best so far ahead of the second that more worlds would not change it?"""
    first, second = sorted(field, key=lambda candidate: -candidate.edge)[:2]
    lead, error = _lead(first, second)
    return lead > CLEAR * error


def _lead(first: Candidate, second: Candidate) -> tuple[float, float]:
    """By how much one was better in the worlds that both have met, and the standard error."""
    leads = [a - b for a, b in zip(first.edges, second.edges, strict=False)]
    if len(leads) < 2:
        return 0.0, inf
    lead = fmean(leads)
    variance = sum([(each - lead) ** 2 for each in leads]) / (len(leads) - 1)
    return lead, sqrt(variance / len(leads))
