"""The compiled judge gives the same figures as the judge, to the last bit."""

from random import Random
from typing import cast

import numpy as np
import pytest

from configurations import KINGDOM_BUILDER
from fast.lockstep import Twin, kept
from kingdom_builder.lockstep import crowded
from kingdom_builder.test_kernel import LONG_ENOUGH, Chooser, Eager, Greedy
from kingdom_builder.test_referee import CONFIGURATIONS, VARIED
from regnum import Match
from regnum.bots.policy import best_action
from regnum.core.bits import bits
from regnum.fast.policy import best_choice
from regnum.fast.rows import DRAWN, SEED, Row, draw_number
from regnum.kingdom_builder.judge import TUNED, Judge
from regnum.kingdom_builder.kernel.judge.weights import weights_array
from regnum.kingdom_builder.state import State

pytestmark = pytest.mark.xdist_group("kingdom-builder-kernel")  # compiled once

EVERY = 3  # moments of a match that are compared

choose_best = kept(best_choice)


class Stream(Random):
    """The random numbers of a compiled match, from this moment on."""

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.row = row.copy()

    def random(self) -> float:
        """The next number."""
        return draw_number(self.row)


class Judges:
    """A judge and its compiled twin."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.weights = weights_array(judge.weights)

    def check_decision(self, twin: Twin, state: State) -> None:
        """The estimate of every legal decision, and the one that the policy takes."""
        compiled = twin.kernel.judge
        assert compiled is not None
        found, before = np.full(compiled.words, np.nan), twin.state.copy()
        compiled.values(twin.setup, twin.state, self.weights, found)
        np.testing.assert_array_equal(twin.state, before)
        where = state.position_line()
        for value, actions in self.judge.action_values(state):
            for action in bits(actions):
                text = state.game.action_text(action)
                assert found[twin.kernel.choice_of(action)] == value, f"{text}: {where}"
        stream = Stream(twin.state)
        best = best_action(self.judge, state, stream)
        assert twin.action_of(choose_best(twin.state, twin.mask(), found)) == best, where
        assert twin.state[DRAWN] == stream.row[DRAWN], where

    def check_evaluation(self, twin: Twin, state: State) -> None:
        """What every seat can expect."""
        compiled, before = twin.kernel.judge, twin.state.copy()
        assert compiled is not None
        for seat in range(state.setup.players):
            found = compiled.evaluate(twin.setup, twin.state, self.weights, seat)
            terms = self.judge.evaluate(state, seat)
            where = f"{seat} {terms}: {state.position_line()}"
            assert found == self.judge.value(state, seat), where
        np.testing.assert_array_equal(twin.state, before)


def check_from(state: State, choose: Chooser, judge: Judge = TUNED) -> int:
    """Compare a part of the moments from a state on; gives how many."""
    judges, twin, compared = Judges(judge), Twin(state), 0
    for step in range(LONG_ENOUGH):
        if step % EVERY == 0 or state.is_over:
            twin.state = twin.written(state)
            twin.state[SEED] = step
            judges.check_evaluation(twin, state)
            if state.seat >= 0:
                judges.check_decision(twin, state)
            compared += 1
        if state.is_over:
            break
        state.apply(choose(state))
    return compared


def started(options: str, seed: int) -> State:
    """The first decision of a match."""
    match = Match.new(options, seed)
    return cast(State, match.game.start(match.setup))


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_both_judges_agree_in_matches_of_bots(spec: str) -> None:
    assert check_from(started(spec, 6), Greedy(6)) > 0


@pytest.mark.parametrize("options", [*CONFIGURATIONS, *VARIED])
def test_both_judges_agree_where_tokens_are_used_much(options: str) -> None:
    assert check_from(started(f"kingdom-builder({options})", 7), Eager(7)) > 0


@pytest.mark.parametrize("options", [*CONFIGURATIONS, *VARIED])
def test_both_judges_agree_on_a_crowded_board(options: str) -> None:
    match = Match.new(f"kingdom-builder({options})", 8)
    assert check_from(cast(State, crowded(match, Random(8))), Eager(8)) > 0


@pytest.mark.parametrize("seed", range(4))
def test_both_judges_agree_with_any_weights_and_cards(seed: int) -> None:
    random = Random(seed)
    weights = {name: weight * random.uniform(0.5, 2) for name, weight in TUNED.weights.items()}
    state = started(f"kingdom-builder(players={2 + seed},nomads=yes)", 10 + seed)
    assert check_from(state, Greedy(seed), Judge(weights)) > 0
