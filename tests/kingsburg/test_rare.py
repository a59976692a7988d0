"""Situations that play hardly ever reaches: dear buildings, odd rerolls, the Market from 19."""

from functools import partial

import pytest

from kingsburg.scenario import (
    court,
    decides,
    dice,
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
from playing import legal, play, why_not
from regnum.core.seats import SEAT_LETTERS
from regnum.kingsburg.state import State

ONE_DIE = {"1", "2", "3", "4", "5", "6"}
DRAW = 6  # so many soldiers, and the King's one, equal the Barbarians of strength 7
ROW_OF_CATHEDRAL = 3 + 5 + 7 + 9
# Neighbours with so many buildings that neither the King nor his Envoy helps them.
GREAT = {"B": "wizards-guild embassy", "C": "wizards-guild embassy"}
ALL_FOUR = "influence low+mid+high+white"

table = partial(scenario, players=3)


def rolls(state: State, *results: str) -> State:
    """The next rolls, as in rolls(state, "1 3 5", "2")."""
    return play(state, *(f"roll {result}" for result in results))


def has(state: State, seat: str) -> tuple[int, ...]:
    """Gold, wood and stone of a seat."""
    return tuple(goods(state, seat).values())


def order(state: State) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in state.order)


def phase(state: State) -> object:
    return state.position()["phase"]


def exact(state: State) -> set[str]:
    """The ways to influence an advisor without a token and without the Market."""
    return {way for way in legal(state, "influence") if " " not in way}


def earned(state: State, seat: str, source: str) -> int:
    """The points of a seat from one source, if the game ended now."""
    return state.scores()[SEAT_LETTERS.index(seat)].by_source().get(source, 0)


def total(state: State, seat: str) -> int:
    return state.scores()[SEAT_LETTERS.index(seat)].total


def winners(state: State) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in state.result().winners)


def deck(card: str) -> str:
    """The option `enemies` with one card only."""
    return "/".join(["+".join([card] * 5)] * 5)


# The Merchants' Guild.


@pytest.mark.rule("A2")
def test_a_merchants_guild_pays_from_the_season_after_the_one_it_was_built_in() -> None:
    state = harvest(table(buildings={"A": "farms"}, goods={"A": (3, 1, 2)}))
    state = play(state, "build merchants-guild")
    assert phase(state) == "summer"
    assert has(state, "A") == (1, 0, 0)  # for summer, and none for spring


@pytest.mark.rule("A2", "K1")
def test_the_gold_of_a_merchants_guild_builds_in_the_same_season() -> None:
    state = harvest(table(buildings={"A": "merchants-guild"}, goods={"A": (1, 0, 0)}))
    assert decides(state) == "A"
    state = play(state, "build statue")
    assert "statue" in standing(state, "A")


@pytest.mark.rule("A2", "H4")
def test_the_gold_of_a_merchants_guild_can_go_to_the_alchemist() -> None:
    state = rolls(table(buildings={"A": "merchants-guild"}), "1 2 3", "6", "6 6 6", "6 6 6")
    state = pass_all(play(state, "influence low+mid+high"))
    assert legal(state) == {"exchange gold", "decline"}
    assert has(play(state, "exchange gold"), "A") == (0, 1, 1)


@pytest.mark.rule("A2", "W1")
def test_the_gold_of_a_merchants_guild_pays_for_a_soldier_after_autumn() -> None:
    state = table(phase="autumn", buildings={"A": "merchants-guild"}, goods={"A": (0, 0, 1)})
    state = play(harvest(state), "done", "give gold", "give stone")
    assert phase(state) == "winter"
    assert soldiers(state, "A") == 1


@pytest.mark.rule("A2", "P6")
@pytest.mark.parametrize(("province", "envoy"), [("merchants-guild", "B"), ("cathedral", None)])
def test_the_gold_of_a_merchants_guild_can_send_the_envoy_to_another(
    province: str, envoy: str | None
) -> None:
    # Four buildings each: with a Cathedral both are tied, and nobody gets the Envoy.
    provinces = {"A": province, "B": "embassy", "C": "embassy statue"}
    state = harvest(table(phase="summer", buildings=provinces))
    assert phase(state) == "autumn"
    assert state.position()["envoy"] == envoy


@pytest.mark.rule("A2", "W12")
def test_a_merchants_guild_that_fell_pays_no_more_while_the_farms_still_help() -> None:
    state = table(
        phase="winter",
        year=2,
        buildings={"A": "merchants-guild", **GREAT},
        soldiers={"B": 20, "C": 20},
    )
    before = points(state, "A")
    state = play(state, "enemy 2", "roll 1")  # Goblins destroy a building
    assert standing(state, "A") == {"inn", "market", "farms"}
    assert points(state, "A") == before - 4
    assert has(state, "A") == (0, 0, 0)
    state = rolls(state, "1 2 3", "4", "5")  # the dice of Farms and of the King
    assert dice(state, "A") == (1, 2, 3, 4, 5)


# Farms.


@pytest.mark.rule("A2", "A4", "K2")
def test_farms_and_merchants_guild_of_one_envoy_both_help_in_the_next_season() -> None:
    state = table(buildings={"A": "market"}, goods={"A": (5, 4, 3)}, envoy="A")
    state = play(harvest(state), "build farms", "build merchants-guild")
    assert phase(state) == "summer"
    assert has(state, "A") == (1, 0, 0)
    state = rolls(state, "2 3 4")
    assert legal(state, "roll") == ONE_DIE


@pytest.mark.rule("A4", "W12")
def test_farms_that_fell_bring_no_white_die() -> None:
    state = table(
        phase="winter",
        year=2,
        buildings={"A": "farms", "B": "inn", "C": "embassy"},
        soldiers={"B": 20, "C": 20},
    )
    state = play(state, "enemy 2", "roll 1")
    assert standing(state, "A") == {"inn", "market"}
    state = rolls(state, "2 3 4", "2 3 4")  # the second roll is B's, and so is the King's die
    assert [len(dice(state, seat)) for seat in "ABC"] == [3, 3, 0]
    assert legal(state, "roll") == ONE_DIE


@pytest.mark.rule("W4", "W6")
@pytest.mark.parametrize(("province", "bonus"), [("market", 1), ("farms", 0)])
def test_farms_can_cost_the_point_for_the_highest_value(province: str, bonus: int) -> None:
    state = table(phase="winter", buildings={"A": province}, soldiers={"A": 9, "B": 9})
    before = points(state, "A")
    state = play(state, "enemy 5", "roll 1")  # a point for a victory over Zombies
    assert points(state, "A") == before + 1 + bonus
    assert points(state, "B") == 1 + 1


@pytest.mark.rule("N4", "N5")
def test_the_white_die_of_farms_goes_with_coloured_dice_only() -> None:
    state = table(phase="summer", buildings={"A": "farms"})
    state = rolls(state, "1 2 2", "5", "6 6 6", "6 6 6")
    groups = {"low", "mid", "low+mid", "mid+high", "low+mid+high"}
    assert exact(state) == groups | {group + "+white" for group in groups}
    state = play(state, "influence low+mid+high", "pass", "pass")
    assert phase(state) == "autumn"  # nobody is asked about a white die that is left over
    assert soldiers(state, "A") == 1


@pytest.mark.rule("A4", "N4")
def test_one_coloured_die_and_two_white_ones_reach_the_king() -> None:
    state = table(phase="aid", buildings={"A": "farms", **GREAT})
    state = rolls(state, "1 1 6", "6", "6", "6 6 6", "6 6 6")
    state = play(state, "pass", "pass", "influence high+white+white2")
    assert court(state) == [(18, "A")]
    assert exact(state) == {"low", "low+mid"}


# The Cathedral.


# In year five A and B will neither win nor lose their last battle.
last = partial(scenario, year=5, soldiers={"A": DRAW, "B": DRAW})


def ended(state: State) -> State:
    """The game after the Barbarians of year five."""
    state = play(state, "enemy 1", "roll 1")
    assert state.is_over
    return state


@pytest.mark.rule("F2", "K1")
def test_a_cathedral_built_in_the_last_autumn_counts_the_goods_left_over() -> None:
    state = last(phase="autumn", buildings={"A": "church"}, goods={"A": (6, 1, 4)})
    state = ended(play(harvest(state), "build cathedral", "done"))
    assert has(state, "A") == (1, 1, 1)
    assert total(state, "A") == ROW_OF_CATHEDRAL + 1


@pytest.mark.rule("F2", "W1")
def test_goods_given_for_a_soldier_are_lost_to_the_cathedral() -> None:
    state = last(phase="recruiting", buildings={"A": "cathedral"}, goods={"A": (4, 0, 0)})
    assert earned(ended(play(state, "done")), "A", "cathedral") == 2
    state = play(state, "give gold", "give gold", "done")
    assert earned(ended(state), "A", "cathedral") == 1


@pytest.mark.rule("A2", "F2")
def test_guild_gold_of_the_last_autumn_counts_for_the_cathedral() -> None:
    state = last(
        phase="autumn", buildings={"A": "cathedral merchants-guild"}, goods={"A": (0, 0, 1)}
    )
    assert earned(ended(play(harvest(state), "done", "done")), "A", "cathedral") == 1


@pytest.mark.rule("F2", "K6")
@pytest.mark.parametrize(("gold", "of_cathedral"), [(2, 0), (3, 1)])
def test_a_good_sold_at_the_town_hall_is_lost_to_the_cathedral(
    gold: int, of_cathedral: int
) -> None:
    state = last(phase="autumn", buildings={"A": "cathedral town-hall"}, goods={"A": (gold, 0, 0)})
    state = harvest(state)
    while "sell gold" not in legal(state):
        state = play(state, "done")
    state = play(state, "sell gold")
    while "done" in legal(state):
        state = play(state, "done")
    state = ended(state)
    assert earned(state, "A", "town-hall") == 1
    assert earned(state, "A", "cathedral") == of_cathedral


@pytest.mark.rule("F2", "W8")
def test_the_cathedral_counts_what_the_last_battle_has_left() -> None:
    state = scenario(
        phase="winter",
        year=5,
        buildings={"A": "cathedral"},
        goods={"A": (3, 1, 0)},
        enemies=deck("orcs7..gg"),
    )
    state = ended(state)
    assert has(state, "A") == (1, 1, 0)
    assert earned(state, "A", "cathedral") == 1


@pytest.mark.rule("F2", "W12")
def test_a_cathedral_that_fell_can_be_built_again_and_counts_goods_again() -> None:
    state = table(
        phase="winter",
        year=4,
        buildings={"A": "cathedral", **GREAT},
        goods={"A": (7, 0, 3)},
        soldiers={"B": 20, "C": 20},
        enemies=deck("orcs7..b"),
    )
    state = play(state, "enemy 1", "roll 1")
    assert points(state, "A") == ROW_OF_CATHEDRAL - 9
    assert earned(state, "A", "cathedral") == 0
    state = play(harvest(state), "build cathedral")
    assert has(state, "A") == (2, 0, 0)
    assert points(state, "A") == ROW_OF_CATHEDRAL
    assert earned(state, "A", "cathedral") == 1


@pytest.mark.rule("F2", "F3")
def test_an_odd_good_brings_no_point_of_the_cathedral_but_breaks_a_tie() -> None:
    state = last(
        phase="winter",
        buildings={"A": "cathedral", "B": "cathedral inn"},
        goods={"A": (1, 1, 1), "B": (2, 0, 0)},
    )
    state = ended(state)
    assert total(state, "A") == total(state, "B") == ROW_OF_CATHEDRAL + 1
    assert winners(state) == "A"


# A Statue for a white die.


def all_alike(die: int, *, buildings: str = "statue", season: str = "summer") -> State:
    """A has rolled one number with all its dice: one white die, in spring two; B 17 and C 18."""
    start = "aid" if season == "spring" else season
    state = table(phase=start, buildings={"A": f"{buildings} farms", **GREAT})
    white = [str(die)] * (2 if season == "spring" else 1)
    return rolls(state, f"{die} {die} {die}", *white, "5 6 6", "6 6 6")


@pytest.mark.rule("A5", "P1")
def test_the_statue_may_reroll_the_kings_die() -> None:
    state = table(phase="aid", buildings={"A": "statue", **GREAT})
    state = rolls(state, "4 4 4", "4", "6 6 6", "6 6 6")
    assert legal(state) == {"statue low", "statue white", "keep"}
    state = play(state, "statue white")
    assert legal(state, "roll") == ONE_DIE
    assert dice(rolls(state, "1"), "A") == (4, 4, 4, 1)


@pytest.mark.rule("A3", "A5")
def test_a_white_die_rerolled_by_the_statue_changes_the_turn_order() -> None:
    state = all_alike(5)
    assert order(play(state, "keep")) == "BCA"
    assert order(rolls(play(state, "statue white"), "1")) == "ABC"
    assert order(rolls(play(state, "statue white"), "3")) == "BAC"


@pytest.mark.rule("A5", "N4")
def test_a_white_die_rerolled_by_the_statue_is_sent_with_its_new_value() -> None:
    state = rolls(play(all_alike(3), "statue white"), "6")
    assert decides(state) == "A"
    assert court(play(state, "influence low+white")) == [(9, "A")]


@pytest.mark.rule("A5", "A7")
def test_a_white_die_that_falls_alike_again_is_not_rerolled_again() -> None:
    state = rolls(play(all_alike(3), "statue white"), "3")
    assert dice(state, "A") == (3, 3, 3, 3)
    assert legal(state, "influence")
    assert why_not(state, "statue white") == "awaited"


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("rolled", "white"), [("2", (2, 4)), ("6", (4, 6))])
def test_the_statue_rerolls_one_of_two_white_dice(rolled: str, white: tuple[int, int]) -> None:
    state = rolls(play(all_alike(4, season="spring"), "statue white"), rolled)
    assert dice(state, "A") == (4, 4, 4, *white)
    assert phase(state) == "spring"
    assert decides(state) == "B"  # with 18 or more A comes after B, and no reroll is left


# The Chapel after the Statue.


@pytest.mark.rule("A6", "A7")
@pytest.mark.parametrize(("rolled", "opens"), [("1", True), ("2", False), ("3", False)])
def test_the_statue_opens_the_chapel_from_seven_down(rolled: str, opens: bool) -> None:
    state = table(buildings={"A": "chapel"})
    state = roll(state, A="3 3 3", B="6 6 6", C="6 6 6")
    assert why_not(state, "chapel") == "too-high"
    state = rolls(play(state, "statue low"), rolled)
    assert (legal(state) == {"chapel", "keep"}) == opens
    assert ("pass" in legal(state)) != opens


@pytest.mark.rule("A6", "A7", "A9")
def test_the_turn_order_follows_the_chapel_that_came_after_the_statue() -> None:
    state = table(buildings={"A": "chapel"})
    state = roll(state, A="3 3 3", B="2 4 4", C="4 4 4")
    state = rolls(play(state, "statue low"), "1")
    kept, rolled_anew = play(state, "keep"), rolls(play(state, "chapel"), "1 5 5")
    assert (dice(kept, "A"), order(kept)) == ((1, 3, 3), "ABC")
    assert (dice(rolled_anew, "A"), order(rolled_anew)) == ((1, 5, 5), "BAC")


@pytest.mark.rule("A5", "A6", "A7")
def test_a_coloured_die_of_the_statue_can_open_the_chapel_for_all_four_dice() -> None:
    state = all_alike(2, buildings="chapel")
    assert legal(state) == {"statue low", "statue white", "keep"}
    state = rolls(play(state, "statue low"), "1")
    assert dice(state, "A") == (1, 2, 2, 2)
    assert legal(state) == {"chapel", "keep"}
    state = rolls(play(state, "chapel"), "4 5 6", "3")
    assert dice(state, "A") == (4, 5, 6, 3)
    assert decides(state) == "B"


@pytest.mark.rule("A4", "A5", "A6", "A7")
@pytest.mark.parametrize(("rolled", "opens"), [("3", True), ("4", False)])
def test_the_statue_can_close_the_chapel_for_five_dice(rolled: str, opens: bool) -> None:
    state = all_alike(1, buildings="chapel", season="spring")
    assert legal(state) == {"statue low", "statue white", "chapel", "keep"}
    state = rolls(play(state, "statue white"), rolled)
    assert ("chapel" in legal(state)) == opens
    if opens:
        state = rolls(play(state, "chapel"), "2 3 4", "6", "5")
        assert dice(state, "A") == (2, 3, 4, 5, 6)


@pytest.mark.rule("A7")
def test_after_chapel_and_statue_in_either_order_no_reroll_is_left() -> None:
    state = all_alike(1, buildings="chapel")
    statue_first = rolls(play(rolls(play(state, "statue white"), "1"), "chapel"), "1 1 1", "1")
    chapel_first = rolls(play(rolls(play(state, "chapel"), "1 1 1", "1"), "statue white"), "1")
    for rerolled in (statue_first, chapel_first):
        assert dice(rerolled, "A") == (1, 1, 1, 1)
        assert legal(rerolled, "influence")


# The Market from 19 down to 18.


def market(
    coloured: str, white: str, *, plus: int = 0, king: bool = False, envoy: str = ""
) -> State:
    """A decides, with a Market and the white die of Farms; B may have dice at the King.

    C is at the Jester and has not passed yet.
    """
    state = table(phase="autumn", buildings={"A": "farms"}, tokens={"A": plus}, envoy=envoy)
    state = rolls(state, coloured, white, "6 6 6" if king else "1 1 1", "1 1 1")
    both = {"B": "influence low+mid+high" if king else "pass", "C": "influence low"}
    while decides(state) != "A":
        state = play(state, both[decides(state)])
    return state


def ways_to(state: State, advisor: int) -> set[str]:
    """The ways in which A can influence an advisor."""
    return {
        way
        for way in legal(state, "influence")
        if (advisor, "A") in court(play(state, f"influence {way}"))
    }


@pytest.mark.rule("N9")
def test_all_four_dice_by_the_market_can_be_the_only_way_to_the_king() -> None:
    state = market("4 5 6", "4")
    assert ways_to(state, 18) == {"low+mid+high+white down"}
    assert why_not(state, ALL_FOUR) == "no-advisor"
    state = pass_all(play(state, f"{ALL_FOUR} down"))
    assert has(state, "A") == (1, 1, 1)
    assert soldiers(state, "A") == 1


@pytest.mark.rule("N9", "N10")
def test_dice_that_came_down_from_nineteen_keep_their_values_at_the_king() -> None:
    state = play(market("6 6 6", "1"), f"{ALL_FOUR} down")
    assert state.groups[-1] == (18, 0, (6, 6, 6), (1,), False, -1)


@pytest.mark.rule("N8", "N9")
def test_white_die_and_token_make_nineteen_that_comes_down_to_the_king() -> None:
    state = market("5 5 5", "2", plus=2)
    assert why_not(state, f"{ALL_FOUR} token") == "no-advisor"
    assert ways_to(state, 18) == {
        *("low+mid+high token up", "low+mid+high+white up", "low+mid+high+white token down"),
    }
    state = play(state, f"{ALL_FOUR} token down")
    assert tokens(state, "A") == 1


@pytest.mark.rule("N9")
def test_twenty_comes_down_to_nobody() -> None:
    state = market("6 6 6", "2")
    assert why_not(state, f"{ALL_FOUR} down") == "no-advisor"
    assert ways_to(state, 18) == {"low+mid+high"}


@pytest.mark.rule("N9")
def test_nineteen_does_not_come_down_to_a_king_with_dice() -> None:
    assert why_not(market("6 6 6", "1", king=True), f"{ALL_FOUR} down") == "occupied"


@pytest.mark.rule("H1", "N9", "N11")
def test_nineteen_comes_down_to_a_king_with_dice_by_the_envoy() -> None:
    state = play(market("6 6 6", "1", king=True, envoy="A"), f"{ALL_FOUR} down")
    assert [group for group in court(state) if group[0] == 18] == [(18, "B"), (18, "A")]
    assert state.position()["envoy"] is None
    state = pass_all(state)
    assert has(state, "A") == has(state, "B") == (1, 1, 1)


@pytest.mark.rule("N9", "T5")
def test_nineteen_does_not_come_down_to_a_king_with_neutral_dice() -> None:
    state = scenario(phase="autumn", buildings={"A": "farms"})
    taken = rolls(state, "6 6 6", "1 1", "6 6 6", "1", "6 6 6")
    free = rolls(state, "5 6 6", "1 1", "6 6 6", "1", "6 6 6")
    assert why_not(play(taken, "pass"), f"{ALL_FOUR} down") == "occupied"
    assert why_not(play(free, "pass"), f"{ALL_FOUR} down") is None
