"""The compiled judge gives the same figures as the judge, to the last bit."""

from random import Random
from typing import cast

import numpy as np
import pytest

from configurations import KINGDOM_BUILDER
from fast.lockstep import Twin
from kingdom_builder.lockstep import crowded
from kingdom_builder.test_kernel import LONG_ENOUGH, Chooser, Eager, Greedy
from kingdom_builder.test_referee import CONFIGURATIONS, VARIED
from regnum import Match
from regnum.core.bits import bits
from regnum.kingdom_builder.judge import TUNED, Judge
from regnum.kingdom_builder.kernel.judge.weights import Floats, weights_array
from regnum.kingdom_builder.state import State

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

EVERY = 3  # moments of a match that are compared


def check_values(twin: Twin, state: State, judge: Judge, weights: Floats) -> None:
    """The estimate of every legal decision."""
    before = twin.state.copy()
    found = twin.values(weights)
    np.testing.assert_array_equal(twin.state, before)
    for value, actions in judge.action_values(state):
        for action in bits(actions):
            estimate = found[twin.kernel.choice_of(action)]
            assert estimate == value, f"{action}: {state.position_line()}"


def check_evaluation(twin: Twin, state: State, judge: Judge, weights: Floats) -> None:
    """What every seat can expect."""
    before = twin.state.copy()
    for seat, found in enumerate(twin.evaluate(weights)):
        terms = judge.evaluate(state, seat)
        assert found == judge.value(state, seat), f"{seat} {terms}: {state.position_line()}"
    np.testing.assert_array_equal(twin.state, before)


def check_from(state: State, choose: Chooser, judge: Judge = TUNED) -> int:
    """Compare a part of the moments from a state on; gives how many."""
    weights, compared = weights_array(judge), 0
    for step in range(LONG_ENOUGH):
        if step % EVERY == 0 or state.is_over:
            twin = Twin.at(state)
            check_evaluation(twin, state, judge, weights)
            if state.seat >= 0:
                check_values(twin, state, judge, weights)
                twin.check_greedy(state, judge, weights)
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
