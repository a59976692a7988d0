"""The compiled judge of Kingsburg gives the same figures as the judge, to the last bit."""

from collections.abc import Iterator
from random import Random

import pytest

from fast.lockstep import Twin
from kingsburg.lockstep import develop, line_before_spring, set_table
from kingsburg.test_kernel import SPECS, Policy, at_random, eagerly, greedily, start
from regnum.core.bits import bits
from regnum.core.match import Match
from regnum.fast.compiling import entry
from regnum.kingsburg.data import COLUMNS, GOODS, ROWS
from regnum.kingsburg.judge import TUNED, Judge
from regnum.kingsburg.judge.calendar import TIMES
from regnum.kingsburg.judge.stock import stock_of
from regnum.kingsburg.kernel.judge import goods
from regnum.kingsburg.kernel.judge.table import Table, judge_table
from regnum.kingsburg.state import State

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once


@entry
def use(table: Table, province: int, time: int, stock: int) -> float:
    """For Python."""
    return goods.use(table, province, time, stock)


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


def check_values(twin: Twin, state: State, judge: Judge, table: Table) -> None:
    """The estimate of every legal action."""
    found = twin.values(table)
    for value, actions in judge.action_values(state):
        for action in bits(actions):
            assert found[action] == value, f"{action}: {state.position_line()}"


def check_evaluation(twin: Twin, state: State, judge: Judge, table: Table) -> None:
    """What every seat can expect."""
    for seat, found in enumerate(twin.evaluate(table)):
        terms = judge.evaluate(state, seat)
        assert found == judge.value(state, seat), f"{seat} {terms}: {state.position_line()}"


def check_game(spec: str, seed: int, policy: Policy, judge: Judge) -> None:
    """Compare a part of the moments of a game."""
    table, random = judge_table(judge), Random(f"{spec} {seed}")
    for state in states(spec, seed, policy):
        if random.random() < 0.3:
            twin = Twin.at(state)
            check_evaluation(twin, state, judge, table)
            if state.seat >= 0:
                check_values(twin, state, judge, table)
                twin.check_greedy(state, judge, table)


@pytest.mark.parametrize("policy", [at_random, eagerly, greedily])
@pytest.mark.parametrize("spec", SPECS)
def test_compiled_and_other_judge_agree(spec: str, policy: Policy) -> None:
    for seed in range(2):
        check_game(spec, seed, policy, TUNED)


@pytest.mark.parametrize("seed", range(4))
def test_compiled_and_other_judge_agree_with_any_weights(seed: int) -> None:
    random = Random(seed)
    weights = {name: weight * random.uniform(0.5, 2) for name, weight in TUNED.weights.items()}
    check_game(f"kingsburg(players={2 + seed})", seed, greedily, Judge(weights))


def random_stock(random: Random) -> int:
    """Some goods or many, a few of choice among them, in the number of judge/stock.py."""
    most = random.choice((2, 4, 8, 12))
    gold, wood, stone = (random.randint(0, most) for _ in GOODS)
    return stock_of((gold, wood, stone), random.randint(0, 4))


@pytest.mark.parametrize("seed", range(3))
def test_goods_are_worth_the_same_for_any_province(seed: int) -> None:
    random = Random(seed)
    weights = {name: weight * random.uniform(0.7, 1.4) for name, weight in TUNED.weights.items()}
    judge = Judge(weights) if seed else TUNED
    table = judge_table(judge)
    for _ in range(300):
        levels = [random.randint(0, COLUMNS) for _ in range(ROWS)]
        province = sum((1 << level) - 1 << row * COLUMNS for row, level in enumerate(levels))
        time, stock = random.randrange(TIMES), random_stock(random)
        found = use(table, province, time, stock)
        assert found == judge.stores.use(province, time, stock), (levels, time, hex(stock))


def test_goods_beyond_all_measure_are_judged_in_little_time() -> None:
    table, few, many = judge_table(), stock_of((15, 15, 15)), stock_of((200, 200, 200))
    assert use(table, 0, TIMES - 1, many) > use(table, 0, TIMES - 1, few)
