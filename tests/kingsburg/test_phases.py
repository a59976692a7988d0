"""What the King does between the seasons: aid, reward and envoy."""

import pytest

from kingsburg.scenario import court, decides, dice, goods, idle, points, roll, scenario, standing
from playing import legal, play
from regnum.kingsburg.state import State

ALL_GOODS = {"take gold", "take wood", "take stone"}


def roll_all(state: State) -> State:
    """Everybody rolls three fours, and a four with each white die."""
    while rolls := legal(state, "roll"):
        state = play(state, "roll 4 4 4" if "4 4 4" in rolls else "roll 4")
    return state


def white_dice(state: State) -> dict[str, int]:
    """How many white dice each seat rolls this season."""
    state = roll_all(state)
    return {seat: len(dice(state, seat)) - 3 for seat in "ABCDE"[: state.setup.players]}


def envoy(state: State) -> object:
    return state.position()["envoy"]


def phase(state: State) -> object:
    return state.position()["phase"]


# The King's aid.


@pytest.mark.rule("P2", "P3", "Example aid in year one")
def test_in_the_first_year_everybody_takes_a_good_in_turn_order() -> None:
    state = scenario(phase="aid", players=4, order="CADB")
    for seat, good in (("C", "gold"), ("A", "wood"), ("D", "gold"), ("B", "stone")):
        assert decides(state) == seat
        assert legal(state) == ALL_GOODS
        state = play(state, f"take {good}")
    assert goods(state, "A") == {"gold": 0, "wood": 1, "stone": 0}
    assert goods(state, "B") == {"gold": 0, "wood": 0, "stone": 1}
    assert goods(state, "C") == {"gold": 1, "wood": 0, "stone": 0}
    assert goods(state, "D") == {"gold": 1, "wood": 0, "stone": 0}
    assert white_dice(state) == {"A": 0, "B": 0, "C": 0, "D": 0}


def year_three() -> State:
    """A has 6 buildings and no goods, B 5 and 2, C 5 and none, D 6 and 1."""
    return scenario(
        phase="aid",
        players=4,
        order="CADB",
        year=3,
        buildings={
            "A": "barracks stone-wall",
            "B": "barracks stable",
            "C": "blacksmith stone-wall",
            "D": "barracks stone-wall",
        },
        goods={"B": (1, 1, 0), "D": (0, 0, 1)},
    )


@pytest.mark.rule("P1", "Example aid in year three")
def test_the_kings_die_goes_to_fewest_buildings_then_fewest_goods() -> None:
    state = year_three()
    assert white_dice(state) == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert goods(state, "C") == {"gold": 0, "wood": 0, "stone": 0}


@pytest.mark.rule("P1", "Example aid in year three")
def test_the_kings_die_is_returned_after_spring() -> None:
    state = roll_all(year_three())
    assert len(dice(state, "C")) == 4
    state = idle(state)
    assert phase(state) == "summer"
    assert white_dice(state) == {"A": 0, "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("P1")
def test_fewer_buildings_count_before_fewer_goods() -> None:
    state = scenario(
        phase="aid",
        players=3,
        year=2,
        buildings={"A": "inn", "B": "palisade", "C": "palisade barricade"},
        goods={"A": (2, 2, 2), "B": (3, 2, 2)},
    )
    assert white_dice(state) == {"A": 1, "B": 0, "C": 0}


@pytest.mark.rule("P1")
def test_goods_are_compared_only_among_those_with_fewest_buildings() -> None:
    state = scenario(
        phase="aid",
        players=3,
        year=2,
        buildings={"C": "palisade"},
        goods={"A": (2, 0, 0), "B": (0, 0, 1)},
    )
    assert white_dice(state) == {"A": 0, "B": 1, "C": 0}


@pytest.mark.rule("P1", "G1")
def test_goods_of_all_three_kinds_count_alike() -> None:
    state = scenario(
        phase="aid",
        players=3,
        goods={"A": (0, 0, 3), "B": (2, 0, 0), "C": (1, 1, 1)},
    )
    assert white_dice(state) == {"A": 0, "B": 1, "C": 0}


@pytest.mark.rule("P1", "T1")
def test_the_kings_die_waits_for_the_neutral_dice_of_two_players() -> None:
    state = scenario(phase="aid", players=2, goods={"B": (1, 0, 0)})
    state = play(state, "roll 1 1 1", "roll 1 1")
    assert white_dice(state) == {"A": 1, "B": 0}


@pytest.mark.rule("P2")
def test_the_tied_take_a_good_each_in_turn_order_and_nobody_has_the_die() -> None:
    state = scenario(
        phase="aid",
        players=4,
        order="DCBA",
        year=2,
        buildings={"A": "inn", "B": "inn", "C": "palisade barricade", "D": "barricade"},
        goods={"A": (0, 0, 1), "B": (2, 0, 0), "D": (1, 0, 0)},
    )
    assert decides(state) == "D"
    assert legal(state) == ALL_GOODS
    state = play(state, "take wood")
    assert decides(state) == "A"
    assert legal(state) == ALL_GOODS
    state = play(state, "take stone")
    assert phase(state) == "spring"
    assert goods(state, "D") == {"gold": 1, "wood": 1, "stone": 0}
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 2}
    assert goods(state, "B") == {"gold": 2, "wood": 0, "stone": 0}
    assert white_dice(state) == {"A": 0, "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("P2", "W14")
def test_the_aid_is_asked_in_the_order_of_last_autumn() -> None:
    state = scenario(phase="autumn", players=3)
    state = idle(roll(state, A="5 5 6", B="3 4 4", C="1 3 4"))
    state = play(state, "enemy 5", "roll 5")  # everybody wins a point against Zombies of 4
    asked = []
    while decides(state) != "chance":
        asked.append(decides(state))
        state = play(state, "take gold")
    assert asked == ["C", "B", "A"]


@pytest.mark.rule("P5")
def test_a_destroyed_building_does_not_count_for_the_aid() -> None:
    state = scenario(
        phase="winter",
        players=3,
        buildings={"A": "inn", "B": "barricade", "C": "barracks"},
        goods={"A": (0, 2, 0)},
        soldiers={"B": 3, "C": 5},
    )
    state = play(state, "enemy 3", "roll 1")  # A loses its Inn, B wins a stone
    assert standing(state, "A") == set()
    assert goods(state, "B") == {"gold": 0, "wood": 0, "stone": 1}
    assert white_dice(state) == {"A": 1, "B": 0, "C": 0}


@pytest.mark.rule("P1")
def test_the_kings_die_is_no_good_and_no_choice() -> None:
    state = scenario(phase="aid", players=3, goods={"B": (1, 0, 0), "C": (1, 0, 0)})
    assert decides(state) == "chance"
    assert phase(state) == "spring"


# The King's reward.


@pytest.mark.rule("P4")
def test_where_nobody_has_built_everybody_is_rewarded() -> None:
    state = scenario(phase="reward", players=3)
    assert [points(state, seat) for seat in "ABC"] == [1, 1, 1]


@pytest.mark.rule("P4")
def test_by_the_other_reading_nobody_is_rewarded_where_nobody_has_built() -> None:
    state = scenario(phase="reward", players=3, reward_at_zero="no")
    assert [points(state, seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("at_zero", ["yes", "no"])
def test_most_buildings_are_rewarded_with_a_point(at_zero: str) -> None:
    state = scenario(
        phase="reward",
        players=3,
        buildings={"A": "barricade", "B": "inn palisade"},
        goods={"C": (5, 5, 5)},
        reward_at_zero=at_zero,
    )
    assert [points(state, seat) for seat in "ABC"] == [0, 1, 0]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("at_zero", ["yes", "no"])
def test_all_tied_for_most_buildings_are_rewarded(at_zero: str) -> None:
    state = scenario(
        phase="reward",
        players=3,
        buildings={"A": "barricade inn", "C": "palisade inn"},
        reward_at_zero=at_zero,
    )
    assert [points(state, seat) for seat in "ABC"] == [1, 0, 1]


@pytest.mark.rule("P4")
def test_buildings_are_counted_whatever_they_are_worth() -> None:
    state = scenario(
        phase="reward", players=3, buildings={"A": "chapel", "B": "inn palisade barricade"}
    )
    assert [points(state, seat) for seat in "ABC"] == [8, 1, 0]


@pytest.mark.rule("P4")
@pytest.mark.parametrize(("start", "rewards"), [("spring", 1), ("summer", 0), ("autumn", 0)])
def test_the_reward_comes_between_spring_and_summer_only(start: str, rewards: int) -> None:
    state = scenario(phase=start, players=3, buildings={"A": "barricade"})
    state = idle(roll(state, A="4 4 4", B="4 4 4", C="4 4 4"))
    assert [points(state, seat) for seat in "ABC"] == [rewards, 0, 0]


@pytest.mark.rule("P4", "P8")
def test_a_building_of_this_spring_counts_for_the_reward() -> None:
    state = scenario(
        phase="spring", players=3, buildings={"A": "barricade"}, goods={"B": (0, 3, 1)}
    )
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass", "build barricade")
    assert phase(state) == "summer"
    assert [points(state, seat) for seat in "ABC"] == [1, 1, 0]


# The Envoy.

FOUR = {"A": "barracks stable", "B": "stable market", "C": "stable market", "D": "stable market"}


@pytest.mark.rule("P6", "Example envoy goes to")
def test_the_envoy_goes_to_fewest_buildings_then_fewest_goods() -> None:
    state = scenario(
        phase="envoy",
        players=4,
        year=2,
        buildings=FOUR,
        goods={"B": (1, 1, 0), "C": (0, 0, 1)},
    )
    assert envoy(state) == "D"


@pytest.mark.rule("P6", "Example envoy goes to")
def test_the_envoy_goes_to_nobody_on_a_tie() -> None:
    state = scenario(phase="envoy", players=4, year=2, buildings=FOUR, goods={"B": (1, 1, 0)})
    assert envoy(state) is None


@pytest.mark.rule("P6")
def test_a_tie_for_the_envoy_brings_no_goods() -> None:
    state = scenario(phase="envoy", players=3)
    assert decides(state) == "chance"
    assert [sum(goods(state, seat).values()) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.rule("P6", "G1")
def test_tokens_and_soldiers_do_not_count_for_the_envoy() -> None:
    state = scenario(
        phase="envoy",
        players=3,
        goods={"B": (1, 0, 0), "C": (1, 0, 0)},
        tokens={"A": 2},
        soldiers={"A": 3},
    )
    assert envoy(state) == "A"


@pytest.mark.rule("P6")
def test_an_unused_envoy_returns_and_goes_to_somebody_poorer() -> None:
    state = scenario(
        phase="envoy", players=3, year=2, envoy="A", buildings={"A": "inn", "C": "inn"}
    )
    assert envoy(state) == "B"


@pytest.mark.rule("P6")
def test_an_unused_envoy_returns_even_if_nobody_gets_it() -> None:
    state = scenario(phase="envoy", players=3, year=2, envoy="A", buildings={"A": "inn"})
    assert envoy(state) is None


@pytest.mark.rule("P6")
def test_the_former_holder_may_win_the_envoy_again() -> None:
    buildings = {"B": "inn", "C": "inn"}
    state = scenario(phase="envoy", players=3, year=2, envoy="A", buildings=buildings)
    assert envoy(state) == "A"


@pytest.mark.rule("P5", "P6")
def test_a_destroyed_building_does_not_count_for_the_envoy() -> None:
    state = scenario(
        phase="winter",
        players=3,
        buildings={"A": "barricade", "B": "palisade", "C": "palisade"},
        goods={"A": (0, 3, 0)},
        soldiers={"B": 3, "C": 3},
    )
    state = play(state, "enemy 3", "roll 1")  # A loses its Barricade to Goblins of 3
    for _ in ("spring", "summer"):
        state = idle(roll_all(state))
    assert phase(state) == "autumn"
    assert standing(state, "A") == set()
    assert envoy(state) == "A"


@pytest.mark.rule("P7")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_envoy_serves_in_every_productive_season(season: str) -> None:
    state = scenario(phase=season, players=3, year=2, envoy="B")
    state = roll(state, A="1 2 6", B="1 6 6", C="6 6 6")
    state = play(state, "influence low", "influence low")
    assert court(state) == [(1, "A"), (1, "B")]


@pytest.mark.rule("P7")
def test_an_unused_envoy_stays_until_summer_ends() -> None:
    state = scenario(phase="envoy", players=3, buildings={"B": "inn", "C": "inn"})
    held = []
    for _ in range(3):
        held.append((phase(state), envoy(state)))
        state = idle(roll_all(state))
        if legal(state, "enemy"):
            state = play(state, "enemy 5", "roll 5")
    assert held == [("autumn", "A"), ("spring", "A"), ("summer", "A")]


@pytest.mark.rule("P7")
def test_a_used_envoy_stays_away_until_the_next_envoy_phase() -> None:
    state = scenario(phase="autumn", players=3, envoy="A", buildings={"B": "inn", "C": "inn"})
    state = roll(state, A="1 1 1", B="4 4 4", C="4 4 4")
    state = play(state, "influence low", "pass", "pass", "influence mid")
    assert envoy(state) is None
    state = idle(state)
    assert envoy(state) is None
    state = play(state, "enemy 5", "roll 5")
    for season in ("spring", "summer"):
        state = roll_all(state)
        assert (phase(state), envoy(state)) == (season, None)
        state = idle(state)
    assert (phase(state), envoy(state)) == ("autumn", "A")


@pytest.mark.rule("P7")
def test_the_envoy_serves_only_once() -> None:
    state = scenario(
        phase="spring", players=3, year=2, envoy="B", goods={"B": (1, 3, 0)}, tokens={"B": 1}
    )
    state = roll(state, A="1 2 6", B="1 2 6", C="6 6 6")
    state = play(state, "influence low", "influence low", "pass", "influence mid")
    assert "influence mid" not in legal(state)
    state = play(idle_influence(state), "build barricade")
    assert "build palisade" not in legal(state)


def idle_influence(state: State) -> State:
    """Everybody passes until the advisors have helped."""
    while "pass" in legal(state):
        state = play(state, "pass")
    while legal(state, "take"):
        state = play(state, "take wood")
    return state


@pytest.mark.rule("P7", "F1")
def test_in_the_last_year_the_envoy_serves_in_autumn_only() -> None:
    state = scenario(phase="envoy", players=3, year=5, buildings={"B": "inn", "C": "inn"})
    assert envoy(state) == "A"
    state = play(idle(roll_all(state)), "enemy 1", "roll 1")
    assert decides(state) == "nobody"


# The end of a season comes first.

TOWN_HALLS = {"A": "town-hall", "B": "town-hall", "C": "embassy"}


@pytest.mark.rule("P8")
def test_a_sale_at_the_town_hall_comes_before_the_envoy_looks() -> None:
    state = scenario(
        phase="summer",
        players=3,
        buildings=TOWN_HALLS,
        goods={"A": (1, 0, 0), "B": (1, 0, 0), "C": (0, 0, 0)},
    )
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass")
    assert decides(state) == "A"
    assert envoy(play(state, "sell gold", "done")) == "A"
    assert envoy(play(state, "done", "sell gold")) == "B"
    assert envoy(play(state, "done", "done")) is None


@pytest.mark.rule("P8", "K4")
def test_the_end_of_a_season_comes_after_building() -> None:
    state = scenario(
        phase="summer", players=3, buildings={"A": "town-hall"}, goods={"A": (1, 1, 0)}
    )
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass")
    assert legal(state) == {"build inn", "done"}
    assert legal(play(state, "build inn")) == {"sell token", "done"}  # the new Inn's token


@pytest.mark.rule("P8")
def test_a_sale_at_the_town_hall_comes_before_recruiting() -> None:
    state = scenario(
        phase="autumn", players=3, buildings={"A": "town-hall"}, goods={"A": (0, 0, 2)}
    )
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass")
    assert legal(state) == {"sell stone", "done"}
    assert legal(play(state, "sell stone"), "enemy")  # one good recruits nobody
    assert legal(play(state, "done")) == {"give stone", "done"}


@pytest.mark.rule("P8", "K5")
def test_the_inn_pays_its_token_before_the_envoy_goes() -> None:
    state = scenario(phase="summer", players=3, buildings={"A": "inn town-hall", "B": "inn crane"})
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass")
    assert legal(state) == {"sell token", "done"}
    assert phase(state) == "summer"


@pytest.mark.rule("P8", "K7")
def test_the_embassy_pays_before_the_reward() -> None:
    state = scenario(
        phase="spring",
        players=3,
        buildings={"A": "embassy", "B": "town-hall barricade"},
        goods={"B": (1, 0, 0)},
    )
    state = roll(state, A="4 4 4", B="4 4 4", C="4 4 4")
    state = play(state, "pass", "pass", "pass")
    assert decides(state) == "B"  # at its Town Hall, the season is not over
    buildings = 0 + 1 + 2 + 4
    assert points(state, "A") == buildings + 1
    assert points(play(state, "done"), "A") == buildings + 1 + 1
