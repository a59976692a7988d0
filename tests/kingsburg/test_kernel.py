"""The compiled rules of Kingsburg do what the rules do: both play in lock-step."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

import configurations
from fast.lockstep import Twin, check_match
from kingsburg.lockstep import develop, line_before_spring, set_table
from kingsburg.test_referee import HARSH_YEAR
from regnum.bots.policy import best_action
from regnum.core.match import Match
from regnum.core.seats import CHANCE
from regnum.kingsburg.actions import DECLINE, DONE, KEEP, PASS
from regnum.kingsburg.judge import TUNED
from regnum.kingsburg.state import State

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

ALL_RULINGS = "smuggler-declinable=yes,reward-at-zero=no,stable-once=yes,crane-at-once=no"
HARSH = f"kingsburg(players=3,enemies={'/'.join([HARSH_YEAR] * 5)})"
SPECS = [
    *configurations.KINGSBURG,
    HARSH,
    f"kingsburg(players=2,neutral-dice=help,{ALL_RULINGS})",
    f"kingsburg(players=5,{ALL_RULINGS})",
]
IDLE = sum(1 << action for action in (PASS, DONE, DECLINE, KEEP))

Policy = Callable[[State, Random], int]


def start(match: Match) -> State:
    """The state before the first decision."""
    state = match.game.start(match.setup)
    assert isinstance(state, State)
    return state


def at_random(state: State, random: Random) -> int:
    """Any decision, and any outcome."""
    return state.random_action(random)


def eagerly(state: State, random: Random) -> int:
    """Hardly ever idle, with many low and equal dice, so that much is built and rerolled."""
    actions = [a for a in state.legal_actions() if not IDLE >> a & 1] or state.legal_actions()
    if state.seat == CHANCE and random.random() < 0.3:
        return actions[0]
    return random.choice(actions) if random.random() < 0.95 else state.random_action(random)


def greedily(state: State, random: Random) -> int:
    """The default policy of the bots."""
    if state.seat == CHANCE:
        return state.random_action(random)
    return best_action(TUNED, state, random)


def check(state: State, policy: Policy, random: Random, every: int) -> None:
    """Play on from a state with both."""
    twin, steps = Twin.at(state), 0
    while True:
        if steps % every == 0 or state.is_over:
            twin.compare(state, f"step {steps}")
        if state.is_over:
            return
        action = policy(state, random)
        state.apply(action)
        twin.play(action)
        steps += 1


@pytest.mark.parametrize("spec", SPECS)
def test_kernel_and_rules_agree_at_every_step(spec: str) -> None:
    assert check_match(spec, 1) > 100


@pytest.mark.parametrize("policy", [eagerly, greedily])
@pytest.mark.parametrize("spec", SPECS)
def test_kernel_and_rules_agree_in_better_games(spec: str, policy: Policy) -> None:
    match = Match.new(spec, 2)
    check(start(match), policy, Random(2), every=3)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("spec", SPECS)
def test_kernel_and_rules_agree_where_much_is_built(spec: str, seed: int) -> None:
    random = Random(f"{spec} {seed}")
    match = Match.new(spec, seed)
    table = set_table(match)
    develop(table, random)
    state = match.game.parse_position(line_before_spring(table, match.setup.spec))
    assert isinstance(state, State)
    check(state, eagerly if seed % 2 else at_random, random, every=5)


# The planted situations of other tests, each decision taken with the kernel as well.

PLANTED = ("building", "end", "help", "influence", "losses", "phases", "rare", "roll", "winter")


def planted(module: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """The tests of a file, by name, with all their parameters."""
    for name, test in vars(importlib.import_module(f"kingsburg.test_{module}")).items():
        if name.startswith("test_"):
            for arguments in parameters(test):
                yield f"{name} {arguments}", partial(test, **arguments)


def parameters(test: Any) -> Iterator[dict[str, object]]:
    """What the marks of a test say that it is called with."""
    marks = [mark.args for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    lists = [[arguments_of(names, value) for value in values] for names, values, *_ in marks]
    for combination in product(*lists):
        yield {name: value for part in combination for name, value in part.items()}


def arguments_of(names: Any, value: Any) -> Mapping[str, object]:
    if isinstance(names, str):
        return {names: value}
    return dict(zip(names, value, strict=True))


@pytest.mark.parametrize("module", PLANTED)
def test_kernel_and_rules_agree_in_planted_situations(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply, counts = State.apply, Counter[str]()

    def apply_both(state: State, action: int) -> None:
        if state.legal_mask >> action & 1:
            twin = Twin.at(state)
            assert twin.choices() == state.legal_actions(), state.position_line()
            apply(state, action)
            twin.play(action)
            twin.compare(state, f"after action {action}")
            counts["decisions"] += 1
        else:
            apply(state, action)

    monkeypatch.setattr(State, "apply", apply_both)
    for name, test in planted(module):
        try:
            test()
        except AssertionError as error:
            raise AssertionError(f"{module}: {name}") from error
    assert counts["decisions"] > 50


# Chance.


def chance_states() -> Iterator[State]:
    """A state for each number of dice that chance can roll, and one where it draws a card."""
    found = set()
    for seed in range(5):
        match = Match.new("kingsburg(players=2)", seed)
        state, random = start(match), Random(seed)
        while not state.is_over:
            if state.seat == CHANCE and (first := state.legal_actions()[0]) not in found:
                found.add(first)
                yield state.copy()
            state.apply(state.random_action(random))
    assert len(found) == 4


def test_chance_draws_each_outcome_as_often_as_its_weight_says() -> None:
    draws = 20_000
    for state in chance_states():
        twin, counts = Twin.at(state), Counter[int]()
        for _ in range(draws):
            counts[twin.drawn(twin.state)] += 1
        outcomes = dict(state.chance_outcomes())
        assert set(counts) == set(outcomes)
        for action, weight in outcomes.items():
            share = weight / sum(outcomes.values())
            deviation = np.sqrt(draws * share * (1 - share))
            assert abs(counts[action] - draws * share) < 4.5 * deviation
