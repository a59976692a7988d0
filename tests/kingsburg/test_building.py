"""Putting up buildings, and what they do at the end of a season."""

from functools import partial

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
from playing import legal, play, why_not
from regnum.kingsburg.state import State

# Price in gold, wood, stone; points.
SHEET: dict[str, tuple[int, int, int, int]] = {
    "statue": (2, 0, 0, 3),
    "chapel": (3, 0, 1, 5),
    "church": (3, 1, 2, 7),
    "cathedral": (5, 0, 3, 9),
    "inn": (1, 1, 0, 0),
    "market": (2, 2, 0, 1),
    "farms": (2, 3, 1, 2),
    "merchants-guild": (3, 1, 2, 4),
    "guard-tower": (1, 0, 1, 1),
    "blacksmith": (1, 2, 0, 2),
    "barracks": (2, 2, 1, 4),
    "wizards-guild": (3, 2, 2, 6),
    "palisade": (0, 2, 0, 0),
    "stable": (1, 1, 1, 2),
    "stone-wall": (2, 0, 2, 2),
    "fortress": (3, 0, 2, 4),
    "barricade": (0, 1, 0, 0),
    "crane": (0, 1, 1, 1),
    "town-hall": (2, 1, 1, 2),
    "embassy": (2, 2, 2, 4),
}
NAMES = list(SHEET)
FIRST = {"statue", "inn", "guard-tower", "palisade", "barricade"}
PLENTY = (30, 30, 30)

summer = partial(scenario, phase="summer", players=3)
autumn = partial(scenario, phase="autumn", players=3)


def left_of(building: str) -> str:
    """What has to stand before this building."""
    at = NAMES.index(building)
    return " ".join(NAMES[at - at % 4 : at])


def price(building: str, crane: bool = False) -> tuple[int, int, int]:
    gold, wood, stone, _ = SHEET[building]
    return gold - (crane and NAMES.index(building) % 4 >= 2), wood, stone


def building_step(has: tuple[int, int, int], province: str, envoy: str = "") -> State:
    """A builds first, with these goods; B waits with the wood for a Barricade."""
    state = autumn(goods={"A": has, "B": (0, 1, 0)}, buildings={"A": province}, envoy=envoy)
    state = play(state, "roll 2 3 4")
    if "farms" in standing(state, "A"):
        state = play(state, "roll 1")
    return pass_all(play(state, "roll 2 4 6", "roll 2 4 6"))


def can_build(state: State, building: str) -> bool:
    """Can A put this up now?"""
    return decides(state) == "A" and building in legal(state, "build")


# Prices and points.


@pytest.mark.rule("K1")
@pytest.mark.parametrize("building", NAMES)
def test_a_building_costs_its_price_and_brings_its_points(building: str) -> None:
    # A Crane stands left of Town Hall and Embassy.
    full = price(building, crane=building in ("town-hall", "embassy"))
    state = building_step(full, left_of(building))
    before = points(state, "A")
    assert decides(state) == "A"
    state = play(state, f"build {building}")
    assert building in standing(state, "A")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}
    assert points(state, "A") == before + SHEET[building][3]
    assert decides(state) == "B"


@pytest.mark.rule("K1")
@pytest.mark.parametrize("building", NAMES)
def test_a_building_is_too_dear_where_one_good_is_missing(building: str) -> None:
    full = price(building, crane=building in ("town-hall", "embassy"))
    for kind in range(3):
        if full[kind]:
            # Plenty of the other goods never stands in for the missing one.
            lacking = tuple(full[n] - 1 if n == kind else 30 for n in range(3))
            state = building_step((lacking[0], lacking[1], lacking[2]), left_of(building))
            assert why_not(state, f"build {building}") == "too-dear"


@pytest.mark.rule("Example building")
def test_statue_inn_guard_tower_and_palisade_cost_and_bring_what_the_rulebook_tells() -> None:
    holdings = {"A": (2, 1, 0), "B": (1, 1, 1), "C": (2, 0, 1), "D": (1, 2, 0)}
    state = harvest(scenario(phase="spring", players=4, order="ABCD", goods=holdings))
    state = play(state, "build statue")
    assert (goods(state, "A"), points(state, "A")) == ({"gold": 0, "wood": 1, "stone": 0}, 3)
    state = play(state, "build inn")
    assert (goods(state, "B"), points(state, "B")) == ({"gold": 0, "wood": 0, "stone": 1}, 0)
    state = play(state, "build guard-tower")
    assert (goods(state, "C"), points(state, "C")) == ({"gold": 1, "wood": 0, "stone": 0}, 1)
    assert decides(state) == "D"
    state = play(state, "build palisade")
    assert goods(state, "D") == {"gold": 1, "wood": 0, "stone": 0}
    # The Palisade brought nothing: this point is the King's reward.
    assert points(state, "D") == 1


# Who builds what.


@pytest.mark.rule("K1")
def test_an_empty_province_begins_with_the_first_column() -> None:
    assert legal(building_step(PLENTY, ""), "build") == FIRST


@pytest.mark.rule("K1", "Example church")
def test_the_church_needs_statue_and_chapel() -> None:
    assert why_not(building_step(PLENTY, ""), "build church") == "left-first"
    assert why_not(building_step(PLENTY, "statue"), "build church") == "left-first"
    assert why_not(building_step(PLENTY, "chapel"), "build church") is None


@pytest.mark.rule("K1")
@pytest.mark.parametrize("building", [name for name in NAMES if name not in FIRST])
def test_a_building_needs_the_one_on_its_left(building: str) -> None:
    before = left_of(building).split()
    assert why_not(building_step(PLENTY, " ".join(before)), f"build {building}") is None
    lacking = building_step(PLENTY, " ".join(before[:-1]))
    assert why_not(lacking, f"build {building}") == "left-first"


@pytest.mark.rule("K1")
@pytest.mark.parametrize("building", NAMES)
def test_a_building_stands_only_once(building: str) -> None:
    assert why_not(building_step(PLENTY, building), f"build {building}") == "stands"


@pytest.mark.rule("K1")
def test_rows_need_not_be_filled_before_another_is_begun() -> None:
    state = building_step(PLENTY, "statue palisade")
    assert legal(state, "build") == {"chapel", "inn", "guard-tower", "stable", "barricade"}


@pytest.mark.rule("K1")
def test_a_full_row_offers_nothing_more() -> None:
    assert legal(building_step(PLENTY, "cathedral"), "build") == FIRST - {"statue"}


@pytest.mark.rule("K1")
def test_a_seat_puts_up_one_building_a_season() -> None:
    state = play(building_step(PLENTY, ""), "build statue")
    assert decides(state) == "B"
    state = play(state, "done")
    assert standing(state, "A") == {"statue"}
    assert not legal(state, "build")


@pytest.mark.rule("K1")
def test_building_can_be_left() -> None:
    state = building_step(PLENTY, "")
    assert why_not(state, "done") is None
    state = play(state, "done")
    assert decides(state) == "B"
    assert standing(state, "A") == set()
    assert goods(state, "A") == {"gold": 30, "wood": 30, "stone": 30}


@pytest.mark.rule("K1")
def test_seats_build_in_the_turn_order_of_the_season() -> None:
    state = summer(goods=dict.fromkeys("ABC", (0, 1, 0)))
    state = pass_all(roll(state, A="3 4 6", B="2 4 6", C="1 4 6"))
    builders = ""
    while "build barricade" in legal(state):
        builders += decides(state)
        state = play(state, "build barricade")
    assert builders == "CBA"


@pytest.mark.rule("K1")
def test_a_seat_that_can_pay_for_nothing_is_not_asked() -> None:
    state = harvest(summer(goods={"A": (1, 0, 0), "B": (0, 1, 0)}))
    assert decides(state) == "B"


# The Envoy.


@pytest.mark.rule("K2", "Example envoy builds two")
def test_the_envoy_builds_blacksmith_and_barricade_for_one_gold_and_three_wood() -> None:
    holdings = {"A": (0, 1, 0), "D": (1, 3, 0)}
    provinces = {"D": "guard-tower"}
    state = autumn(players=4, goods=holdings, buildings=provinces, envoy="D")
    state = play(harvest(state), "build barricade", "build blacksmith")
    assert decides(state) == "D"
    state = play(state, "build barricade")
    assert standing(state, "D") == {"guard-tower", "blacksmith", "barricade"}
    assert goods(state, "D") == {"gold": 0, "wood": 0, "stone": 0}
    assert points(state, "D") == 1 + 2 + 0
    assert state.position()["envoy"] is None
    assert standing(state, "A") == {"barricade"}


@pytest.mark.rule("K2")
def test_the_second_building_may_stand_on_the_first_in_the_same_row() -> None:
    state = play(building_step(PLENTY, "", envoy="A"), "build statue")
    assert decides(state) == "A"
    state = play(state, "build chapel")
    assert standing(state, "A") == {"statue", "chapel"}


@pytest.mark.rule("K2")
def test_the_envoy_never_builds_a_third() -> None:
    state = play(building_step(PLENTY, "", envoy="A"), "build statue", "build chapel")
    assert decides(state) == "B"


@pytest.mark.rule("K2")
def test_the_envoy_is_spent_with_the_second_building_not_the_first() -> None:
    state = play(building_step(PLENTY, "", envoy="A"), "build statue")
    assert state.position()["envoy"] == "A"
    assert play(state, "build inn").position()["envoy"] is None


@pytest.mark.rule("K2")
def test_who_builds_only_once_keeps_the_envoy() -> None:
    state = play(building_step(PLENTY, "", envoy="A"), "build statue", "done")
    assert decides(state) == "B"
    assert state.position()["envoy"] == "A"


@pytest.mark.rule("K2")
def test_who_builds_nothing_keeps_the_envoy() -> None:
    state = play(building_step(PLENTY, "", envoy="A"), "done")
    assert decides(state) == "B"
    assert state.position()["envoy"] == "A"


@pytest.mark.rule("K2")
def test_both_buildings_are_paid_in_full() -> None:
    state = play(building_step((5, 0, 1), "", envoy="A"), "build statue")
    assert goods(state, "A") == {"gold": 3, "wood": 0, "stone": 1}
    state = play(state, "build chapel")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}
    assert points(state, "A") == 3 + 5


@pytest.mark.rule("K2")
def test_without_goods_for_a_second_building_the_envoy_stays() -> None:
    state = play(building_step((2, 0, 0), "", envoy="A"), "build statue")
    assert decides(state) == "B"
    assert state.position()["envoy"] == "A"


@pytest.mark.rule("K2")
def test_the_envoy_of_another_seat_allows_no_second_building() -> None:
    state = play(building_step(PLENTY, "", envoy="C"), "build statue")
    assert decides(state) == "B"


@pytest.mark.rule("K2")
def test_an_envoy_sent_to_an_advisor_builds_nothing_this_season() -> None:
    state = autumn(goods={"A": PLENTY, "B": (0, 1, 0)}, envoy="A")
    state = roll(state, A="1 2 2", B="5 5 5", C="6 6 6")
    state = play(state, "influence mid", "pass", "pass", "influence high")
    state = play(pass_all(state), "build statue")
    assert decides(state) == "B"


# The Crane.


@pytest.mark.rule("K3", "Example crane")
def test_with_a_crane_the_farms_cost_one_gold_three_wood_and_a_stone() -> None:
    state = play(building_step((1, 3, 1), "market crane"), "build farms")
    assert "farms" in standing(state, "A")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}


@pytest.mark.rule("K3")
@pytest.mark.parametrize("building", NAMES[:16])
def test_a_crane_saves_a_gold_in_the_last_two_columns_alone(building: str) -> None:
    gold, wood, stone = price(building, crane=True)
    province = f"crane {left_of(building)}"
    state = play(building_step((gold, wood, stone), province), f"build {building}")
    assert building in standing(state, "A")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}
    if gold:
        assert not can_build(building_step((gold - 1, 30, 30), province), building)


@pytest.mark.rule("K3")
def test_the_crane_of_another_seat_saves_nothing() -> None:
    holdings = {"A": (1, 3, 1), "B": (0, 1, 0)}
    state = harvest(autumn(goods=holdings, buildings={"A": "market", "B": "crane", "C": "crane"}))
    assert why_not(state, "build farms") == "too-dear"


@pytest.mark.rule("K3")
def test_a_crane_lowers_the_price_of_both_buildings_of_an_envoy() -> None:
    state = building_step((1 + 2, 3 + 1, 1 + 2), "market crane", envoy="A")
    state = play(state, "build farms", "build merchants-guild")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}


def crane_and_farms(gold: int, crane_at_once: str = "yes") -> State:
    """A has put up the Crane with the Envoy, and thinks about the Farms."""
    state = autumn(
        goods={"A": (gold, 4, 2), "B": (0, 1, 0)},
        buildings={"A": "market barricade"},
        envoy="A",
        crane_at_once=crane_at_once,
    )
    return play(harvest(state), "build crane")


@pytest.mark.rule("K3")
def test_a_crane_helps_the_second_building_right_after_it_was_built() -> None:
    state = play(crane_and_farms(1), "build farms")
    assert "farms" in standing(state, "A")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("crane_at_once", "builder"), [("yes", "A"), ("no", "B")])
def test_a_new_crane_can_be_all_that_makes_a_second_building_possible(
    crane_at_once: str, builder: str
) -> None:
    # What is left after the Crane pays for a Stone Wall at the Crane's price, and nothing else.
    state = autumn(
        goods={"A": (1, 1, 3), "B": (0, 1, 0)},
        buildings={"A": "chapel market blacksmith stable barricade"},
        envoy="A",
        crane_at_once=crane_at_once,
    )
    state = play(harvest(state), "build crane")
    assert decides(state) == builder
    assert (why_not(state, "build stone-wall") is None) == (builder == "A")


@pytest.mark.rule("K3")
def test_with_the_option_a_new_crane_does_not_help_the_second_building() -> None:
    assert why_not(crane_and_farms(1, "no"), "build farms") is not None
    state = crane_and_farms(2, "no")
    assert decides(state) == "A"
    state = play(state, "build farms")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}


@pytest.mark.rule("K3")
def test_with_the_option_a_crane_that_stood_before_helps_both_buildings() -> None:
    state = autumn(
        goods={"A": (3, 4, 3), "B": (0, 1, 0)},
        buildings={"A": "market crane"},
        envoy="A",
        crane_at_once="no",
    )
    state = play(harvest(state), "build farms", "build merchants-guild")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 0}


@pytest.mark.rule("K3")
def test_with_the_option_a_crane_helps_from_the_next_season_on() -> None:
    state = summer(goods={"A": (1, 4, 2)}, buildings={"A": "market barricade"}, crane_at_once="no")
    state = harvest(play(harvest(state), "build crane"))
    assert why_not(state, "build farms") is None


# The end of the season.


@pytest.mark.rule("K4", "K5")
def test_an_inn_built_in_summer_gives_its_token_at_once() -> None:
    state = play(harvest(summer(goods={"A": (1, 1, 0)})), "build inn")
    assert tokens(state, "A") == 1


@pytest.mark.rule("K4", "K6")
def test_a_town_hall_buys_in_the_season_in_which_it_was_built() -> None:
    state = harvest(autumn(goods={"A": (1, 1, 2)}, buildings={"A": "crane"}))
    state = play(state, "build town-hall")
    assert decides(state) == "A"
    assert legal(state) == {"sell stone", "done"}
    assert points(play(state, "sell stone"), "A") == 1 + 2 + 1


@pytest.mark.rule("K4", "K7")
def test_an_embassy_pays_in_the_season_in_which_it_was_built() -> None:
    state = harvest(autumn(goods={"A": (1, 2, 2)}, buildings={"A": "town-hall"}))
    state = play(state, "build embassy")
    assert points(state, "A") == 1 + 2 + 4 + 1


@pytest.mark.rule("K5")
def test_every_owner_of_an_inn_gets_a_token_at_the_end_of_summer() -> None:
    state = harvest(summer(buildings={"A": "inn", "C": "market"}, tokens={"C": 2}))
    assert [tokens(state, seat) for seat in "ABC"] == [1, 0, 3]


@pytest.mark.rule("K5")
@pytest.mark.parametrize("phase", ["spring", "autumn"])
def test_an_inn_gives_nothing_in_spring_and_autumn(phase: str) -> None:
    state = harvest(scenario(phase=phase, players=3, buildings={"A": "inn"}))
    assert tokens(state, "A") == 0


@pytest.mark.rule("K5", "K6")
def test_the_token_of_the_inn_can_go_to_the_town_hall_at_once() -> None:
    state = harvest(summer(buildings={"A": "inn town-hall"}))
    assert legal(state) == {"sell token", "done"}
    state = play(state, "sell token")
    assert tokens(state, "A") == 0
    assert points(state, "A") == 1 + 2 + 1


@pytest.mark.rule("K6")
@pytest.mark.parametrize("sale", ["sell gold", "sell wood", "sell stone", "sell token", "done"])
def test_a_town_hall_takes_one_token_or_good_for_a_point_or_nothing(sale: str) -> None:
    has = {"gold": 1, "wood": 2, "stone": 3, "token": 4}
    state = autumn(goods={"A": (1, 2, 3)}, tokens={"A": 4}, buildings={"A": "town-hall"})
    state = play(harvest(state), "done")
    assert legal(state) == {"sell gold", "sell wood", "sell stone", "sell token", "done"}
    state = play(state, sale)
    if sale == "done":
        assert points(state, "A") == 3
    else:
        has[sale.removeprefix("sell ")] -= 1
        assert points(state, "A") == 4
    assert {**goods(state, "A"), "token": tokens(state, "A")} == has


@pytest.mark.rule("K6", "Example town hall")
@pytest.mark.parametrize("sale", ["sell gold", "sell token"])
def test_a_town_hall_gives_at_most_one_point_a_season(sale: str) -> None:
    state = autumn(goods={"A": (2, 0, 0)}, tokens={"A": 2}, buildings={"A": "statue town-hall"})
    state = play(harvest(state), sale)
    assert not legal(state, "sell")
    assert points(state, "A") == 3 + 1 + 2 + 1


@pytest.mark.rule("K6")
def test_a_town_hall_can_be_used_in_each_of_the_three_seasons() -> None:
    state = scenario(phase="spring", players=3, tokens={"A": 3}, buildings={"A": "town-hall"})
    for _ in range(3):
        state = play(harvest(state), "sell token")
    # Two buildings and a sale each season, and the King's reward for most buildings.
    assert points(state, "A") == 1 + 2 + 3 + 1
    assert tokens(state, "A") == 0


@pytest.mark.rule("K6")
def test_a_town_hall_asks_nobody_who_has_nothing_to_sell() -> None:
    state = harvest(summer(soldiers={"A": 3}, buildings={"A": "town-hall"}))
    assert decides(state) == "chance"
    assert soldiers(state, "A") == 3


@pytest.mark.rule("K6")
def test_without_a_town_hall_nothing_is_sold() -> None:
    state = harvest(summer(tokens={"A": 1}, goods={"A": (1, 0, 0)}, buildings={"A": "crane"}))
    assert decides(state) == "chance"


@pytest.mark.rule("Example token and town hall", "N6", "K6")
def test_a_token_for_influence_and_another_at_the_town_hall_in_one_season() -> None:
    state = summer(tokens={"A": 2}, buildings={"A": "town-hall"})
    state = roll(state, A="2 3 6", B="6 6 6", C="6 6 6")
    state = pass_all(play(state, "influence mid token"))
    assert soldiers(state, "A") == 1
    assert tokens(state, "A") == 1
    assert legal(state) == {"sell token", "done"}
    state = play(state, "sell token")
    assert tokens(state, "A") == 0
    assert points(state, "A") == 1 + 2 + 1


@pytest.mark.rule("K7")
@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_an_embassy_pays_a_point_each_productive_season(phase: str) -> None:
    # C has most buildings, so that the King's reward goes there.
    provinces = {"A": "embassy", "C": "embassy statue"}
    state = harvest(scenario(phase=phase, players=3, buildings=provinces))
    assert points(state, "A") == 0 + 1 + 2 + 4 + 1
    assert points(state, "B") == 0


@pytest.mark.rule("K7")
def test_an_embassy_pays_nothing_in_winter() -> None:
    state = scenario(phase="recruiting", soldiers={"A": 3}, buildings={"A": "embassy"})
    state = play(state, "enemy 5", "roll 1")
    assert points(state, "A") == 7


@pytest.mark.rule("K8")
def test_end_of_season_effects_come_in_turn_order() -> None:
    halls = dict.fromkeys("ABC", "town-hall")
    state = summer(tokens=dict.fromkeys("ABC", 1), buildings=halls)
    state = pass_all(roll(state, A="3 4 6", B="1 4 6", C="2 4 6"))
    sellers = ""
    while "sell token" in legal(state):
        sellers += decides(state)
        state = play(state, "sell token")
    assert sellers == "BCA"


@pytest.mark.rule("K8")
def test_effects_wait_until_everybody_has_built() -> None:
    state = summer(
        tokens={"A": 1}, goods={"B": (0, 1, 0)}, buildings={"A": "town-hall"}, order="ABC"
    )
    state = harvest(state)
    assert decides(state) == "B"
    assert decides(play(state, "build barricade")) == "A"
