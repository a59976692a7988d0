"""The bot that searches its own turn: a beam over its next decisions, up to the next chance."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar, NamedTuple

from regnum.bots.bot import COMPILED, Bot, Setting, Weighed, margin
from regnum.bots.compiled import SEED_BITS, compiled_search
from regnum.bots.observation import Observation
from regnum.bots.playout import play_out
from regnum.bots.policy import best_action
from regnum.core.bits import bits
from regnum.core.contract import Action, State


class Way(NamedTuple):
    """The first decisions of a turn, and the margin if the default policy plays the rest."""

    margin: float
    first: Action
    state: State


class Planner(Bot):
    """Beam search; the default policy finishes the turn, and its end is evaluated."""

    summary = "searches its next decisions and evaluates the end of the turn"
    settings: ClassVar[dict[str, Setting]] = {
        "width": Setting(3, 1, 100, "ways to go on that are kept at each step"),
        "moves": Setting(8, 1, 1000, "decisions that are tried at each step"),
        "depth": Setting(4, 1, 100, "own decisions that are searched"),
        "compiled": COMPILED,
    }
    width: int
    moves: int
    depth: int
    compiled: int

    def weigh(self, seen: Observation) -> list[Weighed]:
        """Each decision with the best end of the turn that was found behind it."""
        return self.plan(seen, lambda: seen.must_stop)

    def plan(self, seen: Observation, must_stop: Callable[[], bool]) -> list[Weighed]:
        """The same; once it must stop, it returns what was found so far."""
        world = seen.imagine()
        compiled = compiled_search(seen.game, self.judge) if self.compiled else None
        if compiled is not None:
            seed = seen.random.getrandbits(SEED_BITS)
            size = self.width, self.moves, self.depth
            return _best_first({a: m for m, a in compiled.plan(world, seen.seat, seed, *size)})
        best: dict[Action, float] = {}
        beam = [Way(0.0, -1, world)]
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
                    play_out(self.judge, end, seen.random, draws=0)
                    expected = margin(self.judge, end, seen.seat)
                    yield Way(expected, action if is_first else first, child)

    def _candidates(self, state: State) -> Iterator[Action]:
        """The decisions that are tried: those of the highest value, the best first."""
        best_first = sorted(self.judge.action_values(state), key=lambda pair: -pair[0])
        return islice((action for _, actions in best_first for action in bits(actions)), self.moves)

    def _let_others_answer(self, state: State, seen: Observation) -> None:
        while state.seat >= 0 and state.seat != seen.seat:
            state.apply(best_action(self.judge, state, seen.random))


def _best_first(margins: dict[Action, float]) -> list[Weighed]:
    return sorted((Weighed(expected, a) for a, expected in margins.items()), reverse=True)
