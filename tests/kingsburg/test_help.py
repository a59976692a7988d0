"""The advisors help: every gift, in ascending order, with choices made on the spot."""

from collections.abc import Mapping
from functools import partial
from itertools import combinations_with_replacement

import pytest

from kingsburg.scenario import (
    decides,
    goods,
    harvest,
    pass_all,
    points,
    roll,
    scenario,
    soldiers,
    standing,
    tokens,
)
from playing import legal, play
from regnum.kingsburg.state import State

GOODS = ("gold", "wood", "stone")

# Nobody gets points or goods from the end of a summer.
court = partial(scenario, phase="summer", players=3)


def having(gold: int, wood: int, stone: int) -> dict[str, int]:
    return {"gold": gold, "wood": wood, "stone": stone}


def visit(advisor: int, state: State | None = None) -> State:
    """A alone influences one advisor, with one, two or three dice; then the advisors help."""
    spare = (advisor - 1) // 6
    state = roll(state or court(), A=f"{advisor - 6 * spare} 6 6", B="6 6 6", C="6 6 6")
    return pass_all(play(state, f"influence {'+'.join(('low', 'mid', 'high')[: spare + 1])}"))


def pick(state: State, *names: str) -> State:
    """Take goods of choice."""
    return play(state, *(f"take {name}" for name in names))


# Every advisor.


@pytest.mark.rule("H3", "H5")
@pytest.mark.parametrize(
    ("advisor", "choices", "gold", "wood", "stone", "token", "soldier", "point"),
    [
        (1, [], 0, 0, 0, 0, 0, 1),
        (2, [], 1, 0, 0, 0, 0, 0),
        (3, [], 0, 1, 0, 0, 0, 0),
        (4, ["take gold"], 1, 0, 0, 0, 0, 0),
        (4, ["take wood"], 0, 1, 0, 0, 0, 0),
        (5, [], 0, 0, 0, 0, 1, 0),
        (7, ["take gold"], 1, 0, 0, 1, 0, 0),
        (7, ["take wood"], 0, 1, 0, 1, 0, 0),
        (7, ["take stone"], 0, 0, 1, 1, 0, 0),
        (8, [], 2, 0, 0, 0, 0, 0),
        (9, ["take gold"], 1, 1, 0, 0, 0, 0),
        (9, ["take stone"], 0, 1, 1, 0, 0, 0),
        (10, ["enemy 3"], 0, 0, 0, 0, 2, 0),
        (11, ["take gold"], 1, 0, 1, 0, 0, 0),
        (11, ["take wood"], 0, 1, 1, 0, 0, 0),
        (12, ["take gold", "take stone"], 1, 0, 1, 1, 0, 0),
        (13, [], 0, 0, 3, 0, 0, 0),
        (14, ["take gold", "take wood", "take stone"], 1, 1, 1, 0, 0, -1),
        (15, [], 1, 1, 1, 0, 0, 0),
        (16, [], 4, 0, 0, 0, 0, 0),
        (17, ["take wood", "take stone", "enemy 3"], 0, 1, 1, 0, 0, 3),
        (18, [], 1, 1, 1, 0, 1, 0),
    ],
)
def test_an_advisor_gives_exactly_this(
    advisor: int,
    choices: list[str],
    gold: int,
    wood: int,
    stone: int,
    token: int,
    soldier: int,
    point: int,
) -> None:
    state = play(visit(advisor, court(points={"A": 5})), *choices)
    assert goods(state, "A") == having(gold, wood, stone)
    assert (tokens(state, "A"), soldiers(state, "A"), points(state, "A")) == (
        token,
        soldier,
        5 + point,
    )
    assert "take gold" not in legal(state)
    for other in "BC":
        assert goods(state, other) == having(0, 0, 0)
        assert (tokens(state, other), soldiers(state, other), points(state, other)) == (0, 0, 0)


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("advisor", "offered"),
    [
        (4, {"gold", "wood"}),
        (7, {"gold", "wood", "stone"}),
        (9, {"gold", "stone"}),
        (11, {"gold", "wood"}),
        (12, {"gold", "wood", "stone"}),
        (14, {"gold", "wood", "stone"}),
        (17, {"gold", "wood", "stone"}),
    ],
)
def test_an_advisor_with_a_choice_offers_these_goods(advisor: int, offered: set[str]) -> None:
    state = visit(advisor)
    assert decides(state) == "A"
    assert legal(state) == {f"take {good}" for good in offered}


@pytest.mark.rule("H3")
@pytest.mark.parametrize(("advisor", "choices"), [(10, 0), (17, 2)])
def test_general_and_queen_show_the_enemy_to_their_guest_alone(advisor: int, choices: int) -> None:
    state = pick(visit(advisor), *["gold"] * choices)
    assert decides(state) == "chance"
    state = play(state, "enemy 3")
    assert state.position()["enemy_seen_by"] == ["A"]
    assert state.private(0)["enemy"] is not None
    assert state.private(1)["enemy"] is None


@pytest.mark.rule("H3")
def test_advisors_other_than_general_and_queen_show_no_enemy() -> None:
    state = visit(18)
    assert state.position()["enemy_seen_by"] == []


# The rulebook's season.


def rulebook_season() -> State:
    """Anna, Boris, Viktor and Galina have influenced; the advisors begin to help."""
    state = scenario(phase="aid", players=4, order="CADB")
    state = play(state, "take gold", "take wood", "take gold", "take stone")
    state = roll(state, A="1 3 5", B="4 4 5", C="2 2 6", D="2 3 5")
    return play(
        state,
        "influence mid+high",
        "influence low+mid",
        "influence low+high",
        "influence low+high",
        "influence low",
        "influence high",
        "influence mid",
    )


@pytest.mark.rule("Example help", "H3")
def test_the_rulebook_season_is_helped_as_told() -> None:
    state = rulebook_season()
    # Jester and Architect ask nothing; the Merchant lets Viktor choose.
    assert points(state, "A") == 1
    assert goods(state, "D") == having(1, 1, 0)
    assert decides(state) == "C"
    assert goods(state, "C") == having(1, 0, 0)
    state = pick(state, "wood")
    # The Alchemist takes the Merchant's wood at once.
    assert legal(state) == {"exchange gold", "exchange wood", "decline"}
    state = play(state, "exchange wood")
    assert goods(state, "C") == having(2, 0, 1)
    # The Astronomer gives Galina a token and any good.
    assert decides(state) == "D"
    assert legal(state, "take") == {"gold", "wood", "stone"}
    state = pick(state, "wood")
    assert tokens(state, "D") == 1
    assert goods(state, "D") == having(1, 2, 0)
    # The Treasurer gives Anna two gold, the Master Hunter lets Boris choose.
    assert goods(state, "A") == having(2, 1, 0)
    assert decides(state) == "B"
    assert legal(state) == {"take gold", "take stone"}
    state = pick(state, "gold")
    assert goods(state, "B") == having(1, 1, 1)
    # All dice are taken back, and Anna builds first.
    assert state.position()["court"] == []
    assert decides(state) == "A"
    assert "build statue" in legal(state)


@pytest.mark.rule("Example help", "Example building")
def test_the_rulebook_season_ends_with_its_four_buildings() -> None:
    state = play(rulebook_season(), "take wood", "exchange wood", "take wood", "take gold")
    state = play(state, "build statue", "build guard-tower", "build palisade")
    assert [points(state, seat) for seat in "ABCD"] == [1 + 3, 0, 1, 0]
    state = play(state, "build inn")
    assert [standing(state, seat) for seat in "ABCD"] == [
        {"statue"},
        {"inn"},
        {"guard-tower"},
        {"palisade"},
    ]
    assert goods(state, "A") == having(0, 1, 0)
    assert goods(state, "B") == having(0, 0, 1)
    assert goods(state, "C") == having(1, 0, 0)
    assert goods(state, "D") == having(1, 0, 0)
    # The King's reward follows: one building each, a point for everybody.
    assert [points(state, seat) for seat in "ABCD"] == [5, 1, 2, 1]


# Two groups at one advisor.


def merchant_twice() -> State:
    """B is at the Merchant, then A comes there with the Envoy; A is first in the turn order."""
    state = roll(court(envoy="A"), A="1 2 4", B="4 4 4", C="6 6 6")
    state = play(state, "influence low", "influence low", "pass", "influence high")
    return pass_all(state)


@pytest.mark.rule("H1")
def test_two_groups_at_an_advisor_choose_each_for_itself() -> None:
    state = pick(merchant_twice(), "gold", "wood")
    assert goods(state, "A") == having(0, 1, 0)
    assert goods(state, "B") == having(1, 0, 0)


@pytest.mark.rule("H1")
def test_of_two_groups_at_an_advisor_the_first_placed_is_helped_first() -> None:
    state = merchant_twice()
    assert decides(state) == "B"
    assert decides(pick(state, "gold")) == "A"


@pytest.mark.rule("H1")
def test_a_later_seat_with_the_envoy_is_helped_second() -> None:
    state = roll(court(envoy="B"), A="1 2 4", B="4 5 6", C="6 6 6")
    state = pass_all(play(state, "influence high", "influence low"))
    assert decides(state) == "A"
    assert decides(pick(state, "gold")) == "B"


@pytest.mark.rule("H1")
def test_the_owner_of_both_groups_gets_the_gift_twice() -> None:
    state = roll(court(envoy="A"), A="1 4 4", B="6 6 6", C="6 6 6")
    state = play(state, "influence mid", "pass", "pass", "influence high")
    state = pick(pass_all(state), "gold", "wood")
    assert goods(state, "A") == having(1, 1, 0)


@pytest.mark.rule("H1")
def test_a_gift_without_choice_comes_in_full_to_both_groups() -> None:
    state = roll(court(envoy="B"), A="2 2 4", B="2 6 6", C="6 6 6")
    state = pass_all(play(state, "influence low+mid+high", "pass", "pass"))
    assert goods(state, "A") == having(2, 0, 0)
    state = roll(court(envoy="B"), A="2 2 4", B="2 6 6", C="6 6 6")
    state = pass_all(play(state, "influence low+mid+high", "influence low+mid"))
    assert goods(state, "A") == goods(state, "B") == having(2, 0, 0)


# Neutral dice.


@pytest.mark.rule("H2")
def test_neutral_dice_get_nothing() -> None:
    state = play(court(players=2), "roll 6 6 6", "roll 1 1")
    state = pass_all(roll(state, A="1 2 4", B="2 5 6"))
    for seat in "AB":
        assert goods(state, seat) == having(0, 0, 0)
        assert soldiers(state, seat) == 0


@pytest.mark.rule("H2")
def test_a_guest_beside_neutral_dice_is_helped_once() -> None:
    state = play(court(players=2, envoy="A"), "roll 5 5 6", "roll 1 1")
    state = roll(state, A="1 2 4", B="3 5 6")
    state = pass_all(play(state, "influence mid"))
    assert goods(state, "A") == having(1, 0, 0)
    assert goods(state, "B") == having(0, 0, 0)


# Order of help and time of choice.


@pytest.mark.rule("H3")
def test_lower_advisors_help_first_whatever_was_influenced_first() -> None:
    state = roll(court(), A="1 2 4", B="2 4 6", C="6 6 6")
    state = play(state, "influence low+mid+high", "influence mid")
    state = pass_all(state)
    # B's Merchant comes before A's Astronomer.
    assert decides(state) == "B"
    assert decides(pick(state, "gold")) == "A"


@pytest.mark.rule("H3")
def test_nothing_is_given_or_chosen_while_advisors_are_influenced() -> None:
    state = roll(court(), A="1 2 4", B="6 6 6", C="6 6 6")
    state = play(state, "influence high")
    assert decides(state) == "B"
    assert goods(state, "A") == having(0, 0, 0)


@pytest.mark.rule("H3", "H4")
def test_goods_of_a_higher_advisor_come_too_late_for_the_alchemist() -> None:
    state = roll(court(), A="2 6 6", B="6 6 6", C="6 6 6")
    state = play(state, "influence mid", "pass", "pass", "influence low+high")
    state = pass_all(state)
    assert goods(state, "A") == having(2, 0, 0)
    assert not legal(state, "exchange")


@pytest.mark.rule("H3", "H4")
def test_goods_of_a_lower_advisor_can_be_exchanged() -> None:
    state = roll(court(), A="2 6 6", B="6 6 6", C="6 6 6")
    state = pass_all(play(state, "influence low", "pass", "pass", "influence mid"))
    assert legal(state, "exchange") == {"gold"}


# The Alchemist.


@pytest.mark.rule("H4")
@pytest.mark.parametrize(
    ("given", "after"),
    [("gold", (2, 2, 4)), ("wood", (4, 0, 4)), ("stone", (4, 2, 2))],
)
def test_the_alchemist_turns_one_good_into_one_each_of_the_others(
    given: str, after: tuple[int, int, int]
) -> None:
    state = visit(6, court(goods={"A": (3, 1, 3)}))
    assert goods(play(state, f"exchange {given}"), "A") == having(*after)


@pytest.mark.rule("H4")
def test_the_alchemist_takes_only_one_good() -> None:
    state = play(visit(6, court(goods={"A": (3, 3, 3)})), "exchange gold")
    assert not legal(state, "exchange")


@pytest.mark.rule("H4")
def test_the_alchemist_can_be_declined() -> None:
    state = visit(6, court(goods={"A": (0, 1, 0)}))
    assert legal(state) == {"exchange wood", "decline"}
    state = play(state, "decline")
    assert goods(state, "A") == having(0, 1, 0)
    assert not legal(state, "exchange")


@pytest.mark.rule("H4")
def test_the_alchemist_asks_nobody_who_has_no_good() -> None:
    state = visit(6)
    assert decides(state) == "chance"
    assert goods(state, "A") == having(0, 0, 0)


@pytest.mark.rule("H4")
def test_tokens_and_soldiers_are_nothing_to_the_alchemist() -> None:
    state = visit(6, court(tokens={"A": 2}, soldiers={"A": 2}))
    assert decides(state) == "chance"


# Goods of choice.


@pytest.mark.rule("H5")
@pytest.mark.parametrize("picked", list(combinations_with_replacement(GOODS, 2)))
@pytest.mark.parametrize("advisor", [12, 17])
def test_two_goods_of_choice_may_be_any_mix(advisor: int, picked: tuple[str, str]) -> None:
    state = visit(advisor)
    for good in picked:
        assert legal(state, "take") == set(GOODS)
        state = pick(state, good)
    assert goods(state, "A") == {good: picked.count(good) for good in GOODS}


@pytest.mark.rule("H5")
@pytest.mark.parametrize("picked", list(combinations_with_replacement(GOODS, 3)))
def test_the_smugglers_goods_may_be_any_mix(picked: tuple[str, str, str]) -> None:
    state = pick(visit(14), *picked)
    assert goods(state, "A") == {good: picked.count(good) for good in GOODS}


# The Smuggler.


@pytest.mark.rule("H6", "G6")
@pytest.mark.parametrize("before", [1, 0, -2])
def test_the_smuggler_takes_a_point_also_at_zero_and_below(before: int) -> None:
    state = pick(visit(14, court(points={"A": before})), "stone", "stone", "stone")
    assert points(state, "A") == before - 1
    assert goods(state, "A") == having(0, 0, 3)


@pytest.mark.rule("H7")
def test_the_smuggler_cannot_be_declined() -> None:
    state = visit(14, court(points={"A": 4}))
    assert legal(state) == {"take gold", "take wood", "take stone"}
    assert points(state, "A") == 3


@pytest.mark.rule("H7")
def test_with_the_option_the_smuggler_can_be_declined() -> None:
    state = visit(14, court(points={"A": 4}, smuggler_declinable="yes"))
    assert decides(state) == "A"
    assert legal(state) == {"accept", "decline"}
    state = play(state, "decline")
    assert points(state, "A") == 4
    assert goods(state, "A") == having(0, 0, 0)
    assert not legal(state, "take")


@pytest.mark.rule("H7")
def test_with_the_option_the_smuggler_can_be_accepted() -> None:
    state = play(visit(14, court(points={"A": 4}, smuggler_declinable="yes")), "accept")
    assert points(state, "A") == 3
    assert goods(pick(state, "gold", "gold", "gold"), "A") == having(3, 0, 0)


# The Stable.


@pytest.mark.rule("H8", "Example stable")
@pytest.mark.parametrize(("advisor", "expected"), [(5, 2), (10, 3), (18, 2)])
def test_a_stable_adds_a_soldier(advisor: int, expected: int) -> None:
    state = visit(advisor, court(buildings={"A": "stable"}))
    assert soldiers(state, "A") == expected


@pytest.mark.rule("H8")
@pytest.mark.parametrize("advisor", [1, 4, 8, 13, 15, 16])
def test_a_stable_adds_nothing_where_no_soldiers_are_given(advisor: int) -> None:
    assert soldiers(visit(advisor, court(buildings={"A": "stable"})), "A") == 0


@pytest.mark.rule("H8")
def test_a_stable_serves_its_owner_alone() -> None:
    assert soldiers(visit(5, court(buildings={"B": "stable", "C": "stable"})), "A") == 1


def sergeant_and_general(buildings: Mapping[str, str], stable_once: str = "no") -> State:
    """A influences both advisors that give soldiers and no goods."""
    state = roll(
        court(buildings=buildings, stable_once=stable_once), A="4 5 6", B="6 6 6", C="6 6 6"
    )
    state = play(state, "influence mid", "pass", "pass", "influence low+high")
    return pass_all(state)


@pytest.mark.rule("H8")
def test_a_stable_adds_a_soldier_for_each_gift_of_a_season() -> None:
    assert soldiers(sergeant_and_general({}), "A") == 1 + 2
    assert soldiers(sergeant_and_general({"A": "stable"}), "A") == 2 + 3


@pytest.mark.rule("H8")
def test_with_the_option_a_stable_adds_a_soldier_once_a_season() -> None:
    state = sergeant_and_general({"A": "stable"}, stable_once="yes")
    assert soldiers(state, "A") == 2 + 2


def sergeant_twice(stable_once: str = "no") -> State:
    """A sends two groups to the Sergeant with the Envoy."""
    state = court(envoy="A", buildings={"A": "stable"}, stable_once=stable_once)
    state = roll(state, A="1 5 5", B="6 6 6", C="6 6 6")
    return pass_all(play(state, "influence mid", "pass", "pass", "influence high"))


@pytest.mark.rule("H8")
def test_a_stable_adds_a_soldier_for_a_repeat_by_the_envoy() -> None:
    assert soldiers(sergeant_twice(), "A") == 2 + 2


@pytest.mark.rule("H8")
def test_with_the_option_a_repeat_by_the_envoy_brings_one_soldier() -> None:
    assert soldiers(sergeant_twice(stable_once="yes"), "A") == 2 + 1


@pytest.mark.rule("H8")
def test_with_the_option_a_stable_helps_again_the_next_season() -> None:
    state = play(sergeant_and_general({"A": "stable"}, stable_once="yes"), "enemy 1")
    state = roll(state, A="1 1 5", B="6 6 6", C="6 6 6")
    state = pass_all(play(state, "influence high"))
    assert soldiers(state, "A") == 4 + 2


@pytest.mark.rule("H8")
def test_with_the_option_soldiers_of_others_do_not_use_up_a_stable() -> None:
    stables = {"A": "stable", "B": "stable"}
    state = court(buildings=stables, stable_once="yes")
    state = roll(state, A="1 1 5", B="5 5 6", C="6 6 6")
    state = pass_all(play(state, "influence high", "influence low+mid"))
    assert soldiers(state, "A") == 2
    assert soldiers(state, "B") == 3


@pytest.mark.rule("H9")
def test_a_stable_built_this_season_gives_nothing_in_arrears() -> None:
    state = visit(5, court(buildings={"A": "palisade"}, goods={"A": (1, 1, 1)}))
    state = play(state, "build stable")
    assert "stable" in standing(state, "A")
    assert soldiers(state, "A") == 1


@pytest.mark.rule("H9")
def test_a_stable_helps_from_the_next_season_on() -> None:
    state = visit(5, court(buildings={"A": "palisade"}, goods={"A": (1, 1, 1)}))
    state = play(state, "build stable")
    state = roll(state, A="1 1 5", B="6 6 6", C="6 6 6")
    assert soldiers(pass_all(play(state, "influence high")), "A") == 1 + 2


# Dice that stay at home.


@pytest.mark.rule("H3", "N14")
def test_a_season_without_influence_gives_nothing() -> None:
    state = harvest(court())
    for seat in "ABC":
        assert goods(state, seat) == having(0, 0, 0)
        assert (points(state, seat), soldiers(state, seat), tokens(state, seat)) == (0, 0, 0)
