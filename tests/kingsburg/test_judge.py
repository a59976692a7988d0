"""The hand-made knowledge of Kingsburg: it covers every decision, is fair and not silly."""

from collections.abc import Iterator
from random import Random

import pytest

from kingsburg.scenario import decides, harvest, pass_all, roll, scenario
from playing import legal, play
from regnum.bots.policy import best_action
from regnum.core.bits import bits
from regnum.core.chance import Source
from regnum.core.seats import CHANCE
from regnum.kingsburg.actions import ACTION_TEXTS
from regnum.kingsburg.data import CARDS_PER_YEAR
from regnum.kingsburg.judge import TUNED, Judge
from regnum.kingsburg.judge.dice import groupings
from regnum.kingsburg.rules import year
from regnum.kingsburg.rules.influence import sums_to_pay
from regnum.kingsburg.setup import deal
from regnum.kingsburg.state import State

WILD = ("goblins9.w.wbp+" * 5)[:-1]  # five cards of a year that are not in the box


def choice(state: State, judge: Judge = TUNED) -> str:
    """What the judge likes best."""
    return ACTION_TEXTS[best_action(judge, state, Random(0))]


def random_game(seed: int, **options: str) -> Iterator[State]:
    """The states of a game in which everybody plays at random."""
    random = Random(seed)
    options = {"players": str(2 + seed % 4), **options}
    state = year.start(deal(options, Source(seed, "setup")))
    while not state.is_over:
        yield state
        if state.seat == CHANCE:
            outcomes, ways = zip(*state.chance_outcomes(), strict=True)
            state.apply(random.choices(outcomes, ways)[0])
        else:
            state.apply(state.random_action(random))
    yield state


def decisions(seed: int, **options: str) -> Iterator[State]:
    """The states of a random game in which a seat decides."""
    return (state for state in random_game(seed, **options) if state.seat >= 0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("option", ["", "smuggler-declinable"])
def test_every_legal_decision_has_exactly_one_worth(seed: int, option: str) -> None:
    for state in decisions(seed, **({option: "yes"} if option else {})):
        seen = 0
        for _, actions in TUNED.action_values(state):
            assert actions
            assert not seen & actions
            seen |= actions
        assert seen == state.legal_mask


@pytest.mark.parametrize("seed", range(4))
def test_the_value_is_the_sum_of_its_terms_at_any_time(seed: int) -> None:
    for state in random_game(seed):
        for seat in range(state.setup.players):
            assert TUNED.value(state, seat) == pytest.approx(
                sum(TUNED.evaluate(state, seat).values())
            )


@pytest.mark.parametrize("seed", range(4))
def test_the_value_of_a_game_that_is_over_is_the_score(seed: int) -> None:
    *_, over = random_game(seed)
    assert [TUNED.value(over, seat) for seat in range(over.setup.players)] == [
        score.total for score in over.scores()
    ]


def test_an_enemy_that_was_not_seen_does_not_count() -> None:
    blind = [
        (state.copy(), seat)
        for seed in range(4)
        for state in decisions(seed)
        for seat in range(state.setup.players)
        if state.enemy is not None and not state.seen >> seat & 1
    ]
    assert blind
    for state, seat in blind:
        other = state.copy()
        other.enemy = ((state.enemy or 0) + 1) % CARDS_PER_YEAR
        assert TUNED.evaluate(other, seat) == TUNED.evaluate(state, seat)
        if seat == state.seat:
            assert TUNED.action_values(other) == TUNED.action_values(state)


def test_an_enemy_that_was_seen_counts() -> None:
    state = scenario(phase="recruiting", goods={"A": (2, 0, 0)}, soldiers={"A": 1})
    state.seen = 0b01
    values = set()
    for card in range(CARDS_PER_YEAR):
        state.enemy = card
        values.add(TUNED.value(state, 0))
    assert len(values) > 1


def test_an_unknown_deck_is_understood() -> None:
    years = "/".join([WILD] * 5)
    state = scenario(phase="recruiting", goods={"A": (2, 0, 0)}, enemies=years)
    mild = scenario(phase="recruiting", goods={"A": (2, 0, 0)})
    assert TUNED.evaluate(state, 0)["army"] < TUNED.evaluate(mild, 0)["army"]


@pytest.mark.parametrize("factor", [0.5, 2.0])
def test_other_weights_make_another_judge(factor: float) -> None:
    judge = Judge({name: factor * weight for name, weight in TUNED.weights.items()})
    state = next(decisions(1))
    assert judge.value(state, 0) != TUNED.value(state, 0)


# Dice.


def test_three_dice_can_be_grouped_in_five_ways() -> None:
    blocks, partitions = groupings((1, 3, 6), 0)
    assert sorted(total for _, total in blocks) == [1, 3, 4, 6, 7, 9, 10]
    totals = {tuple(sorted(blocks[n][1] for n in groups)) for groups in partitions}
    assert totals == {(1, 3, 6), (4, 6), (3, 7), (1, 9), (10,)}


def test_equal_dice_are_grouped_once_and_white_ones_never_alone() -> None:
    blocks, partitions = groupings((2, 2, 2, 5), 0)
    totals = {tuple(sorted(blocks[n][1] for n in groups)) for groups in partitions}
    assert totals == {
        *((2, 2, 2), (2, 4), (6,)),
        *((2, 2, 7), (4, 7), (2, 9), (11,)),
    }
    assert set(bits(sums_to_pay((2, 2, 2, 5), 0))) == {2, 4, 6, 7, 9, 11}


# Sensible decisions.


def test_does_not_pass_while_dice_can_bring_goods() -> None:
    state = roll(scenario(players=3), A="2 4 6", B="3 5 6", C="4 5 6")
    assert choice(state) != "pass"


def test_takes_the_good_that_is_missing_for_a_building() -> None:
    built = "merchants-guild wizards-guild fortress embassy"
    state = scenario(
        phase="aid",
        year=5,
        goods={"A": (1, 0, 0), "B": (1, 0, 0)},
        buildings={"A": built, "B": built},
    )
    assert choice(state) == "take gold"


def test_builds_the_best_building_in_the_last_season() -> None:
    state = harvest(
        scenario(phase="autumn", year=5, goods={"A": (3, 1, 1)}, buildings={"A": "statue"})
    )
    assert decides(state) == "A"
    assert choice(state) == "build chapel"


def test_sells_goods_in_the_last_season() -> None:
    state = harvest(
        scenario(phase="autumn", year=5, goods={"A": (0, 0, 1)}, buildings={"A": "town-hall"})
    )
    assert decides(state) == "A"
    assert choice(state) == "sell stone"


def test_recruits_with_goods_that_are_of_no_other_use() -> None:
    state = scenario(phase="recruiting", year=5, goods={"A": (6, 0, 0)}, buildings={"A": "church"})
    assert choice(state) == "give gold"


def test_keeps_goods_when_the_battle_is_won_anyway() -> None:
    state = scenario(phase="recruiting", goods={"A": (2, 0, 1)}, soldiers={"A": 9})
    assert choice(state) == "done"


def test_recruits_with_the_good_that_is_missed_least() -> None:
    built = "inn guard-tower barricade palisade"
    state = scenario(phase="recruiting", year=4, goods={"A": (2, 5, 0)}, buildings={"A": built})
    assert choice(play(state, "give wood")) == "give wood"


def test_spends_a_token_in_the_last_season() -> None:
    state = scenario(phase="autumn", year=5, tokens={"A": 1})
    state = roll(play(state, "roll 6 6 6", "roll 1 1"), A="5 5 5", B="6 6 6")
    assert choice(state) == "influence low+mid+high token"


def test_rerolls_three_ones() -> None:
    state = scenario(buildings={"A": "chapel"})
    state = play(state, "roll 6 6 6", "roll 1 1", "roll 1 1 1", "roll 6 6 6")
    assert legal(state) >= {"keep", "chapel"}
    assert choice(state) == "chapel"


@pytest.mark.parametrize(
    ("year", "built", "expected"),
    [(1, "", "accept"), (5, "chapel market wizards-guild fortress embassy", "decline")],
)
def test_smuggles_goods_that_can_be_used(year: int, built: str, expected: str) -> None:
    state = scenario(phase="autumn", year=year, buildings={"A": built}, smuggler_declinable="yes")
    state = roll(play(state, "roll 6 6 6", "roll 1 1"), A="4 5 5", B="6 6 6")
    state = pass_all(play(state, "influence low+mid+high"))
    assert choice(state) == expected
