"""The roll of a season: neutral dice, guild gold, white dice, rerolls and the turn order."""

from collections import Counter

import pytest

from kingsburg.scenario import court, decides, dice, goods, idle, roll, scenario
from playing import legal, play, why_not
from regnum.kingsburg.actions import ACTION_TEXTS, ROLLS
from regnum.kingsburg.state import State

ONE_DIE = {"1", "2", "3", "4", "5", "6"}
SEASONS = ["spring", "summer", "autumn"]


def order(state: State) -> str:
    return "".join("ABCDE"[seat] for seat in state.order)


def rolls(state: State, *results: str) -> State:
    """The next rolls, as in rolls(state, "1 3 5", "2")."""
    return play(state, *(f"roll {result}" for result in results))


def dice_in_hand(state: State) -> int:
    """How many dice are rolled next."""
    return min(len(result.split()) for result in legal(state, "roll"))


# The sequence of a season.


@pytest.mark.rule("A1", "T1")
def test_neutral_dice_come_before_guild_gold_and_that_before_the_roll() -> None:
    state = scenario(buildings={"A": "merchants-guild"})
    assert dice_in_hand(state) == 3
    state = rolls(state, "1 2 3")
    assert dice_in_hand(state) == 2
    assert goods(state, "A")["gold"] == 0
    state = rolls(state, "1 1")
    assert goods(state, "A")["gold"] == 1
    assert dice_in_hand(state) == 3
    assert dice(state, "A") == ()


@pytest.mark.rule("A1")
def test_everybody_rolls_before_anybody_rerolls() -> None:
    state = scenario(players=3, buildings={"A": "chapel"})
    state = rolls(state, "1 1 1", "4 5 6")
    assert decides(state) == "chance"
    state = rolls(state, "4 5 6")
    assert decides(state) == "A"
    assert legal(state) == {"statue low", "chapel", "keep"}


@pytest.mark.rule("A1")
def test_the_turn_order_follows_the_dice_after_rerolls() -> None:
    state = scenario(players=3, buildings={"A": "chapel"})
    state = roll(state, A="1 2 3", B="2 3 3", C="3 3 3")
    assert order(state) == "ABC"  # not yet
    state = rolls(play(state, "chapel"), "5 6 6")
    assert order(state) == "BCA"
    assert decides(state) == "B"


@pytest.mark.rule("A1", "A8")
def test_rerolls_are_asked_in_the_old_turn_order() -> None:
    state = scenario(players=3, order="CBA", buildings={"A": "chapel", "C": "chapel"})
    state = roll(state, A="1 1 2", B="6 6 6", C="1 2 4")
    assert decides(state) == "C"
    assert decides(play(state, "keep")) == "A"


@pytest.mark.rule("A2")
@pytest.mark.parametrize("season", SEASONS)
def test_each_merchants_guild_pays_a_gold_every_season_unasked(season: str) -> None:
    state = scenario(
        phase=season,
        players=3,
        buildings={"A": "merchants-guild", "B": "farms", "C": "merchants-guild"},
        goods={"C": (2, 0, 1)},
    )
    assert decides(state) == "chance"
    assert goods(state, "A") == {"gold": 1, "wood": 0, "stone": 0}
    assert goods(state, "B") == {"gold": 0, "wood": 0, "stone": 0}
    assert goods(state, "C") == {"gold": 3, "wood": 0, "stone": 1}


@pytest.mark.rule("A2")
@pytest.mark.parametrize("phase", ["recruiting", "winter"])
def test_a_merchants_guild_pays_nothing_outside_the_seasons(phase: str) -> None:
    state = scenario(phase=phase, players=3, buildings={"A": "merchants-guild"})
    assert goods(state, "A")["gold"] == 0


@pytest.mark.rule("A2")
def test_a_merchants_guild_pays_once_a_season() -> None:
    state = scenario(players=3, buildings={"A": "merchants-guild"})
    state = play(state, "roll 6 6 6", "roll 1", "roll 6 6 6", "roll 6 6 6")
    assert goods(state, "A")["gold"] == 1
    assert goods(idle(state), "A")["gold"] == 2  # summer begins


@pytest.mark.rule("A1", "A2")
def test_guild_gold_comes_after_the_aid_has_looked() -> None:
    state = scenario(
        phase="aid",
        players=3,
        buildings={"A": "merchants-guild", "B": "merchants-guild", "C": "merchants-guild"},
        goods={"A": (1, 0, 0), "C": (1, 0, 0)},
    )
    assert decides(state) == "chance"
    state = rolls(state, "1 1 1", "1", "1 1 1", "1", "1")
    assert [len(dice(state, seat)) for seat in "ABC"] == [4, 5, 0]


def test_dice_fall_as_dice_do() -> None:
    state = scenario()
    ways = {ACTION_TEXTS[action]: weight for action, weight in state.chance_outcomes()}
    assert sum(ways.values()) == 6**3
    assert (ways["roll 1 1 1"], ways["roll 1 1 2"], ways["roll 1 2 3"]) == (1, 3, 6)
    state = rolls(state, "1 2 3")
    ways = {ACTION_TEXTS[action]: weight for action, weight in state.chance_outcomes()}
    assert sum(ways.values()) == 6**2
    assert (ways["roll 4 4"], ways["roll 4 5"]) == (1, 2)
    state = rolls(state, "1 1")
    assert sum(weight for _, weight in state.chance_outcomes()) == 6**3


# The turn order.


@pytest.mark.rule("A9", "G7", "Example turn order")
def test_the_lowest_total_goes_first_and_equal_ones_keep_their_order() -> None:
    state = scenario(players=4, order="CADB")
    state = roll(state, A="1 3 5", B="4 4 5", C="2 2 6", D="2 3 5")
    assert order(state) == "ACDB"
    assert decides(state) == "A"


@pytest.mark.rule("A9", "G7")
@pytest.mark.parametrize("start", ["ABC", "BCA", "CBA"])
def test_the_start_order_breaks_ties_of_the_first_roll(start: str) -> None:
    state = scenario(phase="aid", players=3, order=start)
    state = play(state, "take gold", "take gold", "take gold")
    assert order(roll(state, A="2 3 5", B="1 4 5", C="2 2 6")) == start


@pytest.mark.rule("A9")
def test_equal_totals_keep_the_order_of_the_season_before() -> None:
    state = scenario(players=3)
    state = idle(roll(state, A="5 5 5", B="4 4 4", C="3 3 3"))
    assert order(state) == "CBA"
    assert order(roll(state, A="1 4 4", B="2 2 6", C="2 2 5")) == "CAB"
    assert order(roll(state, A="4 4 4", B="2 4 6", C="1 5 6")) == "CBA"


@pytest.mark.rule("A3")
def test_white_dice_count_for_the_turn_order() -> None:
    state = scenario(players=3, buildings={"A": "farms"})
    state = rolls(state, "1 1 2", "6", "2 3 4", "3 4 4")  # 10, 9 and 11
    assert dice(state, "A") == (1, 1, 2, 6)
    assert order(state) == "BAC"


@pytest.mark.rule("A3")
def test_the_kings_die_counts_for_the_turn_order() -> None:
    state = scenario(phase="aid", players=3, goods={"B": (1, 0, 0), "C": (1, 0, 0)})
    state = rolls(state, "1 1 2", "5", "2 3 3", "3 3 4")  # 9, 8 and 10
    assert order(state) == "BAC"


# White dice.


@pytest.mark.rule("A3")
@pytest.mark.parametrize("season", SEASONS)
def test_a_white_die_of_farms_is_rolled_in_every_season(season: str) -> None:
    state = scenario(phase=season, players=3, buildings={"A": "farms"})
    state = rolls(state, "2 3 4")
    assert legal(state, "roll") == ONE_DIE  # no decision: it has to be rolled
    state = rolls(state, "5")
    assert dice(state, "A") == (2, 3, 4, 5)
    assert dice_in_hand(state) == 3


@pytest.mark.rule("A4")
def test_two_white_dice_are_possible_in_spring() -> None:
    state = scenario(
        phase="aid",
        players=3,
        buildings={"A": "farms", "B": "wizards-guild", "C": "wizards-guild"},
    )
    state = rolls(state, "2 3 4")
    assert legal(state, "roll") == ONE_DIE
    state = rolls(state, "5")
    assert legal(state, "roll") == ONE_DIE
    state = rolls(state, "1")
    assert dice(state, "A") == (2, 3, 4, 1, 5)
    state = idle(rolls(state, "1 1 1", "1 1 1"))
    assert order(state) == "BCA"
    state = rolls(state, "6 6 6", "6 6 6", "6 6 6", "6")
    assert dice(state, "A") == (6, 6, 6, 6)  # in summer only the Farms' die


@pytest.mark.rule("A4")
def test_farms_help_from_the_next_season_on() -> None:
    state = scenario(players=3, buildings={"A": "market"}, goods={"A": (2, 3, 1)})
    state = roll(state, A="3 3 3", B="6 6 6", C="6 6 6")
    state = play(state, "pass", "pass", "pass", "build farms")
    assert state.position()["phase"] == "summer"
    state = rolls(state, "3 3 3")
    assert legal(state, "roll") == ONE_DIE


# Statue and Chapel.


def rerolling(buildings: str, coloured: str, *white: str) -> State:
    """A has rolled these dice and may reroll them; B and C have rolled 18."""
    buildings += " farms" if white else ""
    state = scenario(players=3, buildings={"A": buildings})
    return rolls(state, coloured, *white, "6 6 6", "6 6 6")


@pytest.mark.rule("A5", "A6", "A7", "Example statue and chapel")
def test_a_statue_reroll_can_open_the_chapel_and_then_neither_helps_again() -> None:
    state = rerolling("chapel", "2 2 2", "2")
    assert why_not(state, "chapel") == "too-high"
    assert legal(state) == {"statue low", "statue white", "keep"}
    state = play(state, "statue white", "roll 1")
    assert dice(state, "A") == (2, 2, 2, 1)
    assert legal(state) == {"chapel", "keep"}
    state = play(state, "chapel")
    assert dice_in_hand(state) == 3
    state = rolls(state, "1 1 1")
    assert legal(state, "roll") == ONE_DIE
    state = rolls(state, "1")  # four ones: alike and below seven again
    assert dice(state, "A") == (1, 1, 1, 1)
    assert state.position()["phase"] == "spring"
    assert "pass" in legal(state)


@pytest.mark.rule("A5")
def test_the_statue_rerolls_one_coloured_die_and_leaves_the_others() -> None:
    state = play(rerolling("statue", "5 5 5"), "statue low")
    assert legal(state, "roll") == ONE_DIE
    assert dice(rolls(state, "6"), "A") == (5, 5, 6)
    assert dice(rolls(state, "2"), "A") == (2, 5, 5)


@pytest.mark.rule("A5")
def test_the_statue_may_reroll_a_coloured_die_beside_a_white_one() -> None:
    state = rolls(play(rerolling("statue", "5 5 5", "5"), "statue low"), "6")
    assert dice(state, "A") == (5, 5, 6, 5)


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("coloured", "white"),
    [("5 5 6", ()), ("1 5 5", ()), ("5 5 5", ("4",)), ("4 5 5", ("5",)), ("5 5 6", ("6",))],
)
def test_the_statue_needs_all_own_dice_alike_white_ones_too(
    coloured: str, white: tuple[str, ...]
) -> None:
    state = rerolling("statue", coloured, *white)
    assert legal(state, "influence")
    assert why_not(state, "statue low") == "awaited"


@pytest.mark.rule("A5")
def test_two_white_dice_must_match_as_well() -> None:
    others = {"B": "wizards-guild market", "C": "wizards-guild market"}
    state = scenario(phase="aid", players=3, buildings={"A": "statue farms", **others})
    state = rolls(state, "4 4 4", "4")
    unlike = rolls(state, "5", "6 6 6", "6 6 6")
    assert legal(unlike, "influence")
    alike = rolls(state, "4", "6 6 6", "6 6 6")
    assert legal(alike) == {"statue low", "statue white", "keep"}
    assert dice(rolls(play(alike, "statue white"), "1"), "A") == (4, 4, 4, 1, 4)


@pytest.mark.rule("A5", "A6")
def test_without_statue_and_chapel_nothing_is_rerolled() -> None:
    state = rerolling("inn", "1 1 1")
    assert legal(state, "influence")
    assert why_not(rerolling("statue", "1 1 1"), "chapel") == "no-building"


@pytest.mark.rule("A5", "A6")
def test_statue_and_chapel_of_others_do_not_help() -> None:
    state = scenario(players=3, buildings={"B": "chapel"})
    state = roll(state, A="1 1 1", B="5 6 6", C="6 6 6")
    assert decides(state) == "A"
    assert legal(state, "influence")


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    ("coloured", "white", "possible"),
    [
        ("1 2 4", (), True),
        ("1 2 5", (), False),
        ("1 1 3", ("2",), True),
        ("1 1 3", ("3",), False),
        ("1 2 4", ("1",), False),
    ],
)
def test_the_chapel_needs_seven_or_less_with_all_own_dice(
    coloured: str, white: tuple[str, ...], possible: bool
) -> None:
    state = rerolling("chapel", coloured, *white)
    assert ("chapel" in legal(state)) == possible


@pytest.mark.rule("A6")
def test_the_chapel_rerolls_every_die() -> None:
    state = rolls(play(rerolling("chapel", "1 2 2", "1"), "chapel"), "4 5 6", "3")
    assert dice(state, "A") == (4, 5, 6, 3)


@pytest.mark.rule("A6")
def test_the_chapel_rerolls_two_white_dice_one_after_the_other() -> None:
    others = {"B": "wizards-guild embassy", "C": "wizards-guild embassy"}
    state = scenario(phase="aid", players=3, buildings={"A": "chapel farms", **others})
    state = rolls(state, "1 1 2", "1", "1", "6 6 6", "6 6 6")
    state = rolls(play(state, "chapel"), "2 4 6", "5")
    assert legal(state, "roll") == ONE_DIE
    assert dice(rolls(state, "3"), "A") == (2, 4, 6, 3, 5)


@pytest.mark.rule("A7")
def test_the_chapel_may_come_before_the_statue() -> None:
    state = rerolling("chapel", "2 2 2")
    assert legal(state) == {"statue low", "chapel", "keep"}
    state = rolls(play(state, "chapel"), "1 1 1")
    assert legal(state) == {"statue low", "keep"}
    assert why_not(state, "chapel") == "used"
    state = rolls(play(state, "statue low"), "1")
    assert legal(state, "influence")


@pytest.mark.rule("A7")
def test_the_statue_works_once_a_season() -> None:
    state = rolls(play(rerolling("chapel", "2 2 2"), "statue low"), "2")
    assert legal(state) == {"chapel", "keep"}
    assert why_not(state, "statue low") == "used"


@pytest.mark.rule("A7")
def test_a_condition_that_does_not_hold_any_more_closes_the_other_reroll() -> None:
    state = rerolling("chapel", "2 2 2")
    state = rolls(play(state, "statue low"), "4")  # 2 2 4: neither alike nor below eight
    assert legal(state, "influence")


@pytest.mark.rule("A7")
@pytest.mark.parametrize("coloured", ["1 1 1", "1 2 3", "6 6 6"])
def test_rerolls_are_optional(coloured: str) -> None:
    state = rerolling("chapel", coloured)
    assert "keep" in legal(state)
    state = play(state, "keep")
    assert dice(state, "A") == tuple(map(int, coloured.split()))
    assert legal(state, "influence")


@pytest.mark.rule("A7")
def test_statue_and_chapel_work_again_in_the_next_season() -> None:
    state = rolls(play(rerolling("chapel", "1 1 1"), "chapel"), "1 1 1")
    state = rolls(play(state, "statue low"), "2")
    state = idle(state)
    state = rolls(state, "1 1 1", "6 6 6", "6 6 6")
    assert legal(state) == {"statue low", "chapel", "keep"}


@pytest.mark.rule("A7", "A8")
def test_each_seat_has_its_own_statue_and_chapel() -> None:
    state = scenario(players=3, buildings={"A": "chapel", "B": "chapel"})
    state = roll(state, A="1 1 1", B="2 2 2", C="6 6 6")
    state = rolls(play(state, "chapel"), "4 4 4")
    state = rolls(play(state, "statue low"), "5")
    assert decides(state) == "B"
    assert legal(state) == {"statue low", "chapel", "keep"}


@pytest.mark.rule("A8")
def test_a_seat_finishes_its_rerolls_before_the_next_one_is_asked() -> None:
    state = scenario(players=3, buildings={"A": "chapel", "B": "chapel"})
    state = roll(state, A="2 2 2", B="1 1 2", C="6 6 6")
    state = rolls(play(state, "statue low"), "1")
    assert decides(state) == "A"
    assert legal(state) == {"chapel", "keep"}
    assert decides(play(state, "keep")) == "B"


@pytest.mark.rule("A8")
def test_nobody_returns_to_a_reroll_later() -> None:
    state = scenario(players=3, buildings={"A": "chapel", "B": "chapel"})
    state = roll(state, A="1 1 1", B="1 1 2", C="6 6 6")
    state = play(state, "keep")
    assert decides(state) == "B"
    state = rolls(play(state, "chapel"), "5 6 6")
    assert legal(state, "influence")  # A's three ones stay


@pytest.mark.rule("A9")
def test_a_rerolled_total_that_equals_another_keeps_the_old_order() -> None:
    state = scenario(players=3, order="BAC", buildings={"A": "chapel"})
    state = roll(state, A="1 1 2", B="3 3 4", C="6 6 6")
    assert order(rolls(play(state, "chapel"), "2 4 4")) == "BAC"
    assert order(rolls(play(state, "chapel"), "2 3 4")) == "ABC"


# Neutral dice of two players.


@pytest.mark.rule("T1")
@pytest.mark.parametrize("season", SEASONS)
def test_two_players_roll_three_and_then_two_neutral_dice_before_each_season(season: str) -> None:
    state = scenario(phase=season)
    assert dice_in_hand(state) == 3
    state = rolls(state, "2 3 4")
    assert dice_in_hand(state) == 2
    state = rolls(state, "5 6")
    assert court(state) == [(9, "N"), (11, "N")]
    assert dice(state, "A") == dice(state, "B") == ()
    state = rolls(state, "4 4 4", "4 4 4")
    assert decides(state) == "A"


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_roll_no_neutral_dice(players: int) -> None:
    state = scenario(players=players)
    state = roll(state, **dict.fromkeys("ABCDE"[:players], "4 4 4"))
    assert court(state) == []


@pytest.mark.rule("T1")
@pytest.mark.parametrize("phase", ["aid", "recruiting", "winter"])
def test_other_phases_have_no_neutral_dice(phase: str) -> None:
    state = scenario(phase=phase)
    assert legal(state, "roll") == set()
    assert court(state) == []


@pytest.mark.rule("T1")
def test_neutral_dice_count_in_no_turn_order() -> None:
    state = rolls(scenario(), "1 1 1", "1 1", "3 3 4", "2 3 4")
    assert order(state) == "BA"
    assert decides(state) == "B"
    state = play(state, "influence high")
    assert decides(state) == "A"
    assert decides(play(state, "influence low+mid")) == "B"


@pytest.mark.rule("T1")
def test_neutral_dice_stay_at_court_until_the_season_has_ended() -> None:
    plenty = {"A": (3, 3, 3), "B": (1, 0, 0)}
    state = rolls(
        scenario(goods=plenty, buildings={"B": "town-hall"}), "2 3 4", "5 6", "4 4 4", "4 4 4"
    )
    state = play(state, "pass", "pass")
    assert "build statue" in legal(state)
    assert court(state) == [(9, "N"), (11, "N")]
    state = play(state, "done")
    assert legal(state) == {"sell gold", "done"}
    assert court(state) == [(9, "N"), (11, "N")]
    state = play(state, "done")
    assert court(state) == []


@pytest.mark.rule("T1")
def test_in_version_1_of_the_rules_neutral_dice_left_after_the_help() -> None:
    state = scenario(goods={"A": (3, 3, 3)}, neutral_dice="help")
    state = rolls(state, "2 3 4", "5 6", "4 4 4", "4 4 4")
    assert court(state) == [(9, "N"), (11, "N")]
    state = play(state, "pass", "pass")
    assert "build statue" in legal(state)
    assert court(state) == []


@pytest.mark.rule("T1")
def test_neutral_dice_are_gone_in_the_next_season() -> None:
    state = rolls(scenario(), "2 3 4", "5 6", "4 4 4", "4 4 4")
    assert court(state) == [(9, "N"), (11, "N")]
    state = rolls(idle(state), "1 1 1", "1 1")
    assert court(state) == [(3, "N"), (2, "N")]
    state = rolls(state, "2 3 4", "2 3 6")
    assert why_not(state, "influence low+mid+high") is None  # 9 is free again


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("three", "two", "placed"),
    [
        ("1 1 1", "1 1", [(3, "N"), (2, "N")]),
        ("6 6 6", "6 6", [(18, "N"), (12, "N")]),
        ("1 2 3", "1 2", [(6, "N"), (3, "N")]),
        ("2 5 6", "3 6", [(13, "N"), (9, "N")]),
    ],
)
def test_neutral_dice_stand_at_the_advisors_of_their_sums(
    three: str, two: str, placed: list[tuple[int, str]]
) -> None:
    assert court(rolls(scenario(), three, two)) == placed


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    ("three", "two", "placed"),
    [
        ("1 2 3", "2 4", [(6, "N"), (2, "N"), (4, "N")]),
        ("1 1 1", "1 2", [(3, "N"), (1, "N"), (2, "N")]),
        ("1 4 6", "5 6", [(11, "N"), (5, "N"), (6, "N")]),
    ],
)
def test_two_neutral_dice_of_the_same_sum_go_singly(
    three: str, two: str, placed: list[tuple[int, str]]
) -> None:
    assert court(rolls(scenario(), three, two)) == placed


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    ("three", "two", "placed"),
    [("1 2 3", "3 3", [(6, "N"), (3, "N")]), ("4 4 4", "6 6", [(12, "N"), (6, "N")])],
)
def test_of_a_double_with_the_same_sum_one_die_is_set_aside(
    three: str, two: str, placed: list[tuple[int, str]]
) -> None:
    state = rolls(scenario(), three, two)
    assert court(state) == placed
    assert len(state.groups[1][2]) == 1


@pytest.mark.rule("T3")
def test_a_double_with_another_sum_is_placed_whole() -> None:
    state = rolls(scenario(), "1 3 3", "3 3")
    assert court(state) == [(7, "N"), (6, "N")]
    assert state.groups[1][2] == (3, 3)


@pytest.mark.rule("T2", "T4")
def test_no_two_neutral_groups_ever_meet() -> None:
    groups: Counter[int] = Counter()
    for three in ROLLS[3]:
        after_three = rolls(scenario(), " ".join(map(str, three)))
        for two in ROLLS[2]:
            state = rolls(after_three, " ".join(map(str, two)))
            advisors = [advisor for advisor, _ in court(state)]
            assert len(set(advisors)) == len(advisors), (three, two)
            assert all(1 <= advisor <= 18 for advisor in advisors), (three, two)
            groups[len(advisors)] += 1
    same_sum = [two for three in ROLLS[3] for two in ROLLS[2] if sum(three) == sum(two)]
    assert groups[3] == sum(low != high for low, high in same_sum)
    assert groups[2] == 56 * 21 - groups[3]


@pytest.mark.rule("T5")
def test_players_do_not_reach_neutral_advisors() -> None:
    state = rolls(scenario(), "1 2 3", "1 4", "1 2 3", "6 6 6")
    assert why_not(state, "influence low+mid+high") == "occupied"  # 6
    assert why_not(state, "influence mid+high") == "occupied"  # 5
    assert legal(state, "influence") == {"low", "mid", "high", "low+mid", "low+high"}


@pytest.mark.rule("T5", "T3")
def test_neutral_dice_that_went_singly_block_too() -> None:
    state = rolls(scenario(), "1 1 1", "1 2", "1 2 3", "6 6 6")
    assert legal(state, "influence") == {"low+high", "mid+high", "low+mid+high"}


@pytest.mark.rule("T5", "N11")
def test_the_envoy_reaches_a_neutral_advisor() -> None:
    state = rolls(scenario(envoy="A"), "1 2 3", "1 4", "1 2 3", "6 6 6")
    state = play(state, "influence low+mid+high")
    assert court(state) == [(6, "N"), (5, "N"), (6, "A")]
    assert state.position()["envoy"] is None
