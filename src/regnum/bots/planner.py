"""The bot that looks through its turn: until chance speaks, others answering at a glance."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar, NamedTuple

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.greedy import best_at_a_glance
from regnum.bots.observation import Observation
from regnum.bots.playout import play_on
from regnum.core.bits import bits
from regnum.core.contract import Action, State


class Way(NamedTuple):
    """A beginning of the turn, and what it leads to if the rest is played at a glance."""

    margin: float
    first: Action
    state: State


class Planner(Bot):
    """A beam of ways to go on; each is finished at a glance and judged where the turn ends."""

    summary = "plans its next decisions and finishes the turn at a glance"
    settings: ClassVar[dict[str, Setting]] = {
        "width": Setting(3, 1, 100, "ways to go on that are kept at each step"),
        "moves": Setting(8, 1, 1000, "decisions that are tried at each step"),
        "depth": Setting(4, 1, 100, "own decisions that are planned before the glance"),
    }
    width: int
    moves: int
    depth: int

    def weigh(self, seen: Observation) -> list[Weighed]:
        """Each decision with the best end of the turn that was found behind it."""
        return self.plan(seen, lambda: seen.must_stop)

    def plan(self, seen: Observation, must_stop: Callable[[], bool]) -> list[Weighed]:
        """The same; what was found is all there is once it must stop."""
        best: dict[Action, float] = {}
        beam = [Way(0.0, -1, seen.imagine())]
        for step in range(self.depth):
            ways = []
            for way in self._next_ways(seen, beam, is_first=step == 0):
                best[way.first] = max(way.margin, best.get(way.first, way.margin))
                if way.state.seat == seen.seat:
                    ways.append(way)
                if must_stop():
                    return _best_first(best)
            ways.sort(key=lambda way: -way.margin)
            beam = ways[: self.width]
        return _best_first(best)

    def _next_ways(self, seen: Observation, beam: list[Way], is_first: bool) -> Iterator[Way]:
        """Every way of the beam with one more decision; the same position only once."""
        reached = set()
        for _, first, state in beam:
            for action in self._candidates(state):
                child = state.child(action)
                self._let_others_answer(child, seen)
                key = child.key()
                if key not in reached:
                    reached.add(key)
                    end = child.copy()
                    play_on(self.judge, end, seen.random, rolls=0)
                    expected = margin(self.judge, end, seen.seat)
                    yield Way(expected, action if is_first else first, child)

    def _candidates(self, state: State) -> Iterator[Action]:
        """The decisions that are tried: those worth most at a glance, the best first."""
        best_first = sorted(self.judge.worth(state), key=lambda pair: -pair[0])
        return islice((action for _, actions in best_first for action in bits(actions)), self.moves)

    def _let_others_answer(self, state: State, seen: Observation) -> None:
        while state.seat >= 0 and state.seat != seen.seat:
            state.apply(best_at_a_glance(self.judge, state, seen.random))


def _best_first(margins: dict[Action, float]) -> list[Weighed]:
    return sorted((Weighed(expected, a) for a, expected in margins.items()), reverse=True)
