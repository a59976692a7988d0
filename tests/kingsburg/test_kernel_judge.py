"""The compiled judge of Kingsburg gives the same figures as the judge, to the last bit."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fast.lockstep import Twin
from kingsburg.lockstep import develop, line_before_spring, set_table
from kingsburg.test_kernel import SPECS, Policy, at_random, eagerly, greedily, start, twin_of
from regnum.core.bits import bits
from regnum.core.match import Match
from regnum.kingsburg.judge import TUNED, Judge
from regnum.kingsburg.kernel.judge import evaluate, values
from regnum.kingsburg.kernel.judge.court import VALUES
from regnum.kingsburg.kernel.judge.table import judge_table
from regnum.kingsburg.state import State

pytestmark = pytest.mark.xdist_group("kingsburg-kernel")  # compiled once


def states(spec: str, seed: int, policy: Policy) -> Iterator[State]:
    """The states of a game; every second one begins in the middle, with much built."""
    match, random = Match.new(spec, seed), Random(f"{spec} {seed}")
    state = start(match)
    if seed % 2:
        table = set_table(match)
        develop(table, random)
        parsed = match.game.parse_position(line_before_spring(table, match.setup.spec))
        assert isinstance(parsed, State)
        state = parsed
    while not state.is_over:
        yield state
        state.apply(policy(state, random))
    yield state


def check_values(twin: Twin, state: State, judge: Judge, table: np.ndarray) -> None:
    """The estimate of every legal action."""
    found = np.full(VALUES, np.nan)
    values(twin.setup, twin.state, table, found)
    for value, actions in judge.action_values(state):
        for action in bits(actions):
            where = f"{state.game.action_text(action)}: {state.position_line()}"
            assert found[action] == value, where


def check_evaluation(twin: Twin, state: State, judge: Judge, table: np.ndarray) -> None:
    """What every seat can expect."""
    for seat in range(state.setup.players):
        found = evaluate(twin.setup, twin.state, table, seat)
        terms = judge.evaluate(state, seat)
        assert found == judge.value(state, seat), f"{seat} {terms}: {state.position_line()}"


@pytest.mark.parametrize("policy", [at_random, eagerly, greedily])
@pytest.mark.parametrize("spec", SPECS)
def test_compiled_and_other_judge_agree(spec: str, policy: Policy) -> None:
    table, random = judge_table(), Random(spec)
    for seed in range(2):
        for state in states(spec, seed, policy):
            if random.random() < 0.3:
                twin = twin_of(state)
                check_evaluation(twin, state, TUNED, table)
                if state.seat >= 0:
                    check_values(twin, state, TUNED, table)
