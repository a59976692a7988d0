"""The compiled judge of Kingsburg gives the same figures as the judge, to the last bit."""

from collections.abc import Iterator
from random import Random

import numpy as np
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
from regnum.kingsburg.kernel.judge import goods, memory
from regnum.kingsburg.kernel.judge.room import MEMORY, WORDS
from regnum.kingsburg.kernel.judge.table import Table, judge_table
from regnum.kingsburg.state import State

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once


@entry
def use(table: Table, province: int, time: int, stock: int) -> float:
    """For Python."""
    return goods.use(table, province, time, stock)


@entry
def recall_use(values: Table, table: Table, province: int, time: int, stock: int) -> float:
    """For Python."""
    return memory.recall_use(values, table, province, time, stock)


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


def other_judge(random: Random, factor: float) -> Judge:
    """A judge with other weights, up to so much larger or smaller."""
    return Judge(
        {
            name: weight * random.uniform(1 / factor, factor)
            for name, weight in TUNED.weights.items()
        }
    )


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
    judge = other_judge(Random(seed), 2)
    check_game(f"kingsburg(players={2 + seed})", seed, greedily, judge)


def random_stock(random: Random) -> int:
    """Some goods or many, a few of choice among them, in the number of judge/stock.py."""
    most = random.choice((2, 4, 8, 12))
    gold, wood, stone = (random.randint(0, most) for _ in GOODS)
    return stock_of((gold, wood, stone), random.randint(0, 4))


def random_province(random: Random) -> int:
    """Any buildings."""
    levels = [random.randint(0, COLUMNS) for _ in range(ROWS)]
    return sum((1 << level) - 1 << row * COLUMNS for row, level in enumerate(levels))


@pytest.mark.parametrize("seed", range(3))
def test_goods_are_worth_the_same_for_any_province(seed: int) -> None:
    random = Random(seed)
    judge = other_judge(random, 1.4) if seed else TUNED
    table = judge_table(judge)
    for _ in range(300):
        province, time, stock = (
            random_province(random),
            random.randrange(TIMES),
            random_stock(random),
        )
        found = use(table, province, time, stock)
        assert found == judge.stores.use(province, time, stock), (province, time, hex(stock))


def test_goods_beyond_all_measure_are_judged_in_little_time() -> None:
    table, few, many = judge_table(), stock_of((15, 15, 15)), stock_of((200, 200, 200))
    assert use(table, 0, TIMES - 1, many) > use(table, 0, TIMES - 1, few)


def random_questions() -> list[tuple[int, int, int]]:
    """Provinces, times and goods, many of which differ in one of these only."""
    random = Random(1)
    provinces, times = [random_province(random) for _ in range(8)], range(4, TIMES, 4)
    stocks = [random_stock(random) for _ in range(40)]
    questions = [
        (province, time, stock) for province in provinces for time in times for stock in stocks
    ]
    random.shuffle(questions)
    return questions


@pytest.mark.parametrize("words", [WORDS, MEMORY], ids=["with room", "without"])
def test_what_is_remembered_is_right(words: int) -> None:
    room, table, questions = np.zeros(words), judge_table(), random_questions()
    expected = [TUNED.stores.use(*question) for question in questions]
    for _ in range(2):
        assert [recall_use(room, table, *question) for question in questions] == expected
    assert recall_use(room, table, 0, TIMES - 1, 0) == 0


def test_what_was_remembered_is_looked_up() -> None:
    room, table = np.zeros(WORDS), judge_table()
    first = recall_use(room, table, 0, 8, 5)
    assert recall_use(room, table, 0, 8, 5) == first
    room[room == first] = 42.0
    assert recall_use(room, table, 0, 8, 5) == 42.0
    assert recall_use(room, table, 0, 8, 6) != 42.0


def test_a_judge_remembers_nothing_of_another_one() -> None:
    room, other = np.zeros(WORDS), other_judge(Random(7), 2)
    for state in states(SPECS[0], 1, greedily):
        if state.seat >= 0:
            twin = Twin.at(state)
            twin.values(judge_table(), room)
            assert twin.values(judge_table(other), room) == twin.values(judge_table(other))
