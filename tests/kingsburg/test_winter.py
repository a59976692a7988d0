"""Recruiting soldiers, and the battle of winter: combat values, victory and defeat."""

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
)
from playing import legal, play
from regnum.core.contract import Event
from regnum.kingsburg.actions import parse_action
from regnum.kingsburg.game import GAME
from regnum.kingsburg.state import State

recruiting = partial(scenario, phase="recruiting")
winter = partial(scenario, phase="winter")


def having(gold: int, wood: int, stone: int) -> dict[str, int]:
    return {"gold": gold, "wood": wood, "stone": stone}


def battle(state: State, card: int, die: int = 1) -> State:
    """The enemy is turned, and the King sends soldiers."""
    return play(state, f"enemy {card}", f"roll {die}")


def wealth(state: State, seat: str) -> tuple[dict[str, int], int, set[str]]:
    return goods(state, seat), points(state, seat), standing(state, seat)


# Recruiting.


@pytest.mark.rule("W1")
@pytest.mark.parametrize("pair", ["gold gold", "gold wood", "wood stone", "stone stone"])
def test_a_soldier_costs_any_two_goods(pair: str) -> None:
    state = recruiting(goods={"A": (2, 2, 2)})
    state = play(state, *(f"give {good}" for good in pair.split()), "done")
    assert soldiers(state, "A") == 1
    assert goods(state, "A") == {
        good: 2 - pair.split().count(good) for good in ("gold", "wood", "stone")
    }


@pytest.mark.rule("W1")
def test_one_good_is_not_yet_a_soldier_and_cannot_be_taken_back() -> None:
    state = play(recruiting(goods={"A": (2, 2, 0)}), "give gold")
    assert soldiers(state, "A") == 0
    assert legal(state) == {"give gold", "give wood"}


@pytest.mark.rule("W1")
def test_as_many_soldiers_are_recruited_as_goods_allow() -> None:
    state = recruiting(goods={"A": (3, 2, 2)})
    state = play(state, *["give gold"] * 3, *["give wood"] * 2, "give stone")
    assert soldiers(state, "A") == 3
    # A single good is left, and recruits nobody.
    assert decides(state) == "chance"
    assert goods(state, "A") == having(0, 0, 1)


@pytest.mark.rule("W1")
def test_recruiting_can_be_left_at_once_or_after_a_soldier() -> None:
    state = recruiting(goods={"A": (2, 0, 2)})
    assert legal(state) == {"give gold", "give stone", "done"}
    assert goods(play(state, "done"), "A") == having(2, 0, 2)
    state = play(state, "give gold", "give gold")
    assert legal(state) == {"give stone", "done"}
    state = play(state, "done")
    assert (soldiers(state, "A"), goods(state, "A")) == (1, having(0, 0, 2))


@pytest.mark.rule("W1", "Example barracks")
def test_with_barracks_three_goods_recruit_three_soldiers() -> None:
    state = recruiting(goods={"A": (1, 1, 1)}, buildings={"A": "barracks"})
    state = play(state, "give gold", "give wood", "give stone")
    assert soldiers(state, "A") == 3
    assert goods(state, "A") == having(0, 0, 0)


@pytest.mark.rule("W1")
def test_barracks_serve_their_owner_alone() -> None:
    state = recruiting(goods={"A": (2, 0, 0)}, buildings={"B": "barracks"})
    state = play(state, "give gold", "give gold")
    assert soldiers(state, "A") == 1


@pytest.mark.rule("W1")
def test_seats_recruit_in_turn_order() -> None:
    state = recruiting(players=3, order="CAB", goods=dict.fromkeys("ABC", (2, 0, 0)))
    recruiters = ""
    while "give gold" in legal(state):
        recruiters += decides(state)
        state = play(state, "give gold", "give gold")
    assert recruiters == "CAB"


@pytest.mark.rule("W1", "G1")
def test_a_seat_without_goods_for_a_soldier_is_not_asked() -> None:
    state = recruiting(goods={"A": (1, 0, 0)}, tokens={"A": 5})
    assert decides(state) == "chance"
    state = recruiting(goods={"A": (1, 0, 0)}, buildings={"A": "barracks"})
    assert decides(state) == "A"


@pytest.mark.rule("W1", "H8")
def test_a_stable_adds_nothing_to_recruits() -> None:
    state = recruiting(goods={"A": (2, 0, 0)}, buildings={"A": "stable"})
    assert soldiers(play(state, "give gold", "give gold"), "A") == 1


@pytest.mark.rule("W3")
def test_more_than_nine_soldiers_can_be_recruited() -> None:
    state = recruiting(goods={"A": (24, 0, 0)}, soldiers={"A": 8})
    assert soldiers(play(state, *["give gold"] * 24), "A") == 20


# The card and the King's die.


@pytest.mark.rule("W2")
def test_the_card_is_turned_before_the_kings_die_is_rolled() -> None:
    state = winter()
    assert decides(state) == "chance"
    assert legal(state) == {f"enemy {card}" for card in range(1, 6)}
    state = play(state, "enemy 3")
    assert state.position()["enemy_revealed"] is not None
    assert decides(state) == "chance"
    assert legal(state) == {f"roll {die}" for die in range(1, 7)}


@pytest.mark.rule("W2")
def test_one_die_adds_its_soldiers_for_everybody() -> None:
    # Zombies of strength 4: a point for a victory, two lost with a defeat.
    state = winter(players=4, soldiers={"A": 1, "B": 2, "C": 3, "D": 0}, points={"D": 5})
    state = battle(state, 5, die=2)
    assert [points(state, seat) for seat in "ABCD"] == [-2, 0, 1 + 1, 5 - 2]


@pytest.mark.rule("W2", "W5")
@pytest.mark.parametrize(("die", "expected"), [(1, -2), (3, -2), (4, 0), (5, 1 + 1), (6, 1 + 1)])
def test_the_kings_soldiers_alone_can_decide(die: int, expected: int) -> None:
    assert points(battle(winter(), 5, die), "A") == expected


@pytest.mark.rule("W2")
def test_an_enemy_that_somebody_saw_is_the_one_that_comes() -> None:
    state = scenario(phase="autumn", players=3)
    state = roll(state, A="1 4 6", B="6 6 6", C="6 6 6")
    state = play(pass_all(play(state, "influence mid+high")), "enemy 3")
    # No card is drawn again: only the King's die is left to chance.
    assert legal(state) == {f"roll {die}" for die in range(1, 7)}
    revealed = state.position()["enemy_revealed"]
    assert isinstance(revealed, dict)
    assert (revealed["name"], revealed["strength"]) == ("goblins", 3)


# Combat values.


def fight(year: int, card: int, province: str, army: int) -> str:
    """How A fares with so many soldiers and one from the King; B is stronger anyway."""
    before = winter(
        year=year,
        goods={"A": (9, 9, 9)},
        points={"A": 20},
        soldiers={"A": army, "B": 40},
        buildings={"A": province},
    )
    after = battle(before, card)
    if decides(after) == "A":
        return "victory" if legal(after, "take") else "defeat"
    change = [
        points(after, "A") - points(before, "A"),
        sum(goods(after, "A").values()) - 27,
        len(standing(after, "A")) - len(standing(before, "A")),
    ]
    return "victory" if max(change) > 0 else "defeat" if min(change) < 0 else "draw"


# Some enemies: year, number of the card, strength.
DRAGONS, DEMONS, DEMONS_OF_THREE = (5, 5, 9), (5, 3, 8), (3, 4, 6)
ZOMBIES, GOBLINS, ORCS, BARBARIANS = (4, 5, 7), (4, 2, 6), (4, 4, 7), (5, 2, 8)


@pytest.mark.rule("W4", "W5")
@pytest.mark.parametrize(
    ("province", "enemy", "value"),
    [
        ("", DRAGONS, 0),
        # The first row, and the Church against demons.
        ("statue", DRAGONS, 0),
        ("chapel", DRAGONS, 0),
        ("church", DRAGONS, 0),
        ("cathedral", DRAGONS, 0),
        ("chapel", DEMONS, 0),
        ("church", DEMONS, 1),
        ("church", DEMONS_OF_THREE, 1),
        ("church", ZOMBIES, 0),
        ("church", GOBLINS, 0),
        ("church", ORCS, 0),
        ("church", BARBARIANS, 0),
        ("cathedral", DEMONS, 1),
        # The second row: Farms weaken.
        ("inn", DRAGONS, 0),
        ("market", DRAGONS, 0),
        ("farms", DRAGONS, -1),
        ("merchants-guild", DRAGONS, -1),
        ("farms", GOBLINS, -1),
        # The third row.
        ("guard-tower", DRAGONS, 1),
        ("blacksmith", DRAGONS, 1 + 1),
        ("barracks", DRAGONS, 1 + 1),
        ("wizards-guild", DRAGONS, 1 + 1 + 2),
        ("wizards-guild", DEMONS, 1 + 1 + 2),
        # The fourth row, and the Palisade against zombies.
        ("palisade", DRAGONS, 1),
        ("palisade", ZOMBIES, 2),
        ("palisade", GOBLINS, 1),
        ("palisade", DEMONS, 1),
        ("palisade", ORCS, 1),
        ("palisade", BARBARIANS, 1),
        ("stable", DRAGONS, 1),
        # The fifth row, and the Barricade against goblins.
        ("barricade", DRAGONS, 0),
        ("barricade", GOBLINS, 1),
        ("barricade", ZOMBIES, 0),
        ("barricade", DEMONS, 0),
        ("barricade", ORCS, 0),
        ("barricade", BARBARIANS, 0),
        ("crane", DRAGONS, 0),
        ("town-hall", DRAGONS, 0),
        ("embassy", DRAGONS, 0),
        # All together.
        ("palisade barricade", GOBLINS, 1 + 1),
        ("guard-tower blacksmith barricade", GOBLINS, 1 + 1 + 1),
        ("church farms wizards-guild palisade barricade", ZOMBIES, -1 + 4 + 2),
    ],
)
def test_a_province_adds_this_to_the_combat_value(
    province: str, enemy: tuple[int, int, int], value: int
) -> None:
    year, card, strength = enemy
    equal = strength - 1 - value
    assert fight(year, card, province, equal) == "draw"
    assert fight(year, card, province, equal + 1) == "victory"
    if equal:
        assert fight(year, card, province, equal - 1) == "defeat"


@pytest.mark.rule("W4", "W5")
@pytest.mark.parametrize(
    ("province", "enemy", "value"),
    [
        ("stone-wall", DRAGONS, 1 + 1),
        ("stone-wall", ZOMBIES, 2 + 1),
        ("fortress", DRAGONS, 1 + 1 + 1),
        ("fortress", ZOMBIES, 2 + 1 + 1),
    ],
)
def test_with_a_stone_wall_an_equal_value_wins(
    province: str, enemy: tuple[int, int, int], value: int
) -> None:
    year, card, strength = enemy
    equal = strength - 1 - value
    assert fight(year, card, province, equal) == "victory"
    assert fight(year, card, province, equal - 1) == "defeat"


@pytest.mark.rule("W5")
def test_the_stone_wall_of_another_seat_wins_no_draw() -> None:
    state = winter(soldiers={"A": 3}, buildings={"B": "stone-wall"})
    state = battle(state, 5)
    assert points(state, "A") == 0


@pytest.mark.rule("W3")
@pytest.mark.parametrize(("army", "expected"), [(9, 0), (10, 1)])
def test_soldiers_beyond_nine_count_in_battle(army: int, expected: int) -> None:
    # With the King's six: fifteen draws against B's sixteen for the bonus, sixteen shares it.
    state = battle(winter(soldiers={"A": army, "B": 10}), 5, die=6)
    assert points(state, "A") == 1 + expected


# The bonus for the highest value.


@pytest.mark.rule("W6", "W3", "Example values above nine")
def test_eleven_takes_the_bonus_from_ten() -> None:
    state = battle(winter(soldiers={"A": 9, "B": 10}), 5)
    assert points(state, "A") == 1
    assert points(state, "B") == 1 + 1


@pytest.mark.rule("W6")
def test_victors_with_the_same_highest_value_get_a_point_each() -> None:
    state = battle(winter(players=3, soldiers={"A": 5, "B": 4, "C": 5}), 5)
    assert [points(state, seat) for seat in "ABC"] == [2, 1, 2]


@pytest.mark.rule("W6")
def test_the_highest_value_without_a_victory_gets_nothing() -> None:
    state = battle(winter(players=3, soldiers={"A": 3, "B": 2, "C": 0}), 5)
    assert [points(state, seat) for seat in "ABC"] == [0, -2, -2]


@pytest.mark.rule("W6", "W5")
def test_at_a_draw_only_the_stone_wall_brings_reward_and_bonus() -> None:
    # Orcs of strength 3: the King's soldier, Palisade and Stone Wall against three soldiers.
    state = winter(soldiers={"B": 2}, buildings={"A": "stone-wall"})
    before = points(state, "A")
    state = battle(state, 4)
    assert (goods(state, "A"), points(state, "A")) == (having(1, 0, 0), before + 1)
    assert (goods(state, "B"), points(state, "B")) == (having(0, 0, 0), 0)


@pytest.mark.rule("W6")
def test_a_draw_won_by_a_wall_has_no_bonus_where_another_is_stronger() -> None:
    state = winter(soldiers={"B": 3}, buildings={"A": "stone-wall"})
    before = points(state, "A")
    state = battle(state, 4)
    assert (goods(state, "A"), points(state, "A")) == (having(1, 0, 0), before)
    assert (goods(state, "B"), points(state, "B")) == (having(1, 0, 0), 1)


@pytest.mark.rule("W6")
def test_the_combat_value_counts_for_the_bonus_not_the_soldiers() -> None:
    # Zombies: A has 4 soldiers, a Palisade worth 2; B has 5 soldiers.
    state = winter(soldiers={"A": 4, "B": 5}, buildings={"A": "palisade"})
    state = battle(state, 5)
    assert points(state, "A") == 1 + 1
    assert points(state, "B") == 1


# The Fortress.


@pytest.mark.rule("W7", "Example fortress")
def test_with_a_fortress_a_reward_of_a_gold_becomes_a_gold_and_a_point() -> None:
    state = winter(soldiers={"B": 9}, buildings={"A": "fortress"})
    before = points(state, "A")
    state = battle(state, 4)
    assert goods(state, "A") == having(1, 0, 0)
    assert points(state, "A") == before + 1


@pytest.mark.rule("W7", "W6")
def test_fortress_and_highest_value_bring_a_point_each() -> None:
    state = winter(buildings={"A": "fortress"})
    before = points(state, "A")
    assert points(battle(state, 4), "A") == before + 2


@pytest.mark.rule("W7")
def test_a_fortress_counts_a_draw_as_a_victory() -> None:
    state = winter(year=2, soldiers={"A": 1, "B": 9}, buildings={"A": "fortress"})
    before = points(state, "A")
    state = battle(state, 4)  # barbarians of strength 5
    assert goods(state, "A") == having(1, 0, 0)
    assert points(state, "A") == before + 1


@pytest.mark.rule("W7")
def test_a_fortress_brings_nothing_in_defeat() -> None:
    state = winter(year=2, soldiers={"B": 9}, buildings={"A": "fortress"})
    before = points(state, "A")
    assert points(battle(state, 4), "A") == before - 1


# One battle, many provinces.


@pytest.mark.rule("W13")
def test_values_stay_as_they_were_before_the_losses() -> None:
    # Orcs of strength 4. A loses its Guard Tower first; then B picks two goods to lose.
    state = winter(year=2, goods={"B": (2, 2, 2)}, buildings={"A": "guard-tower"})
    state = battle(state, 3)
    assert standing(state, "A") == set()
    assert decides(state) == "B"
    pending = state.position()["pending"]
    assert isinstance(pending, list)
    fights = [step for step in pending if step["what"] == "battle"]
    assert fights[0]["combat_values"] == {"A": 1 + 1, "B": 1}


@pytest.mark.rule("W13")
def test_every_seat_fights_for_itself() -> None:
    # A's defeat takes nothing from B's victory, and B's from A's.
    for order in ("AB", "BA"):
        state = winter(order=order, points={"A": 9}, soldiers={"B": 4})
        state = battle(state, 5)
        assert points(state, "A") == 9 - 2
        assert points(state, "B") == 1 + 1


# After the battle.


@pytest.mark.rule("W14")
def test_soldiers_go_home_and_the_turn_order_stays() -> None:
    state = winter(players=3, order="CAB", soldiers={"A": 9, "B": 2, "C": 20})
    state = battle(state, 1)
    assert [soldiers(state, seat) for seat in "ABC"] == [0, 0, 0]
    position = state.position()
    assert position["order"] == ["C", "A", "B"]
    assert (position["year"], position["phase"]) == (2, "aid")


@pytest.mark.rule("W14")
def test_the_card_leaves_and_next_years_enemy_is_another() -> None:
    state = battle(winter(), 3)
    position = state.position()
    assert position["enemy"] is None
    assert position["enemy_seen_by"] == []
    assert position["enemy_range"] == [3, 5]


@pytest.mark.rule("W14")
def test_soldiers_wait_from_season_to_season_until_winter() -> None:
    state = harvest(harvest(scenario(phase="summer", players=3, soldiers={"A": 2})))
    assert state.position()["phase"] == "winter"
    assert soldiers(state, "A") == 2


# The rulebook's winter.


def told(before: State, roll: str) -> Event:
    """What the log tells of a battle."""
    happened = GAME.events(before, parse_action(roll), play(before, roll))
    (event,) = (event for event in happened if event.code == "battle")
    return event


def goblin_winter() -> State:
    """Four provinces as told, and the Goblins turned."""
    state = winter(
        players=4,
        order="ACDB",
        goods={"B": (0, 1, 1), "D": (0, 1, 0)},
        soldiers={"B": 1},
        buildings={
            "A": "statue palisade barricade",
            "B": "inn guard-tower",
            "C": "blacksmith barricade",
            "D": "inn crane",
        },
    )
    return play(state, "enemy 3")


@pytest.mark.rule("Example goblin winter", "W4")
def test_in_the_goblin_winter_the_values_are_three_three_four_and_two() -> None:
    before = goblin_winter()
    revealed = before.position()["enemy_revealed"]
    assert isinstance(revealed, dict)
    assert (revealed["name"], revealed["strength"]) == ("goblins", 3)
    assert told(before, "roll 1").text == (
        "the King's die shows 1; combat values: A 3, C 4, D 2, B 3"
    )


@pytest.mark.rule("Example goblin winter", "W5", "W6", "W9", "W11", "W12")
def test_in_the_goblin_winter_two_draw_one_wins_and_one_loses_the_crane() -> None:
    before = goblin_winter()
    assert [points(before, seat) for seat in "ABCD"] == [3, 1, 3, 1]
    after = play(before, "roll 1")
    assert wealth(after, "A") == (having(0, 0, 0), 3, {"statue", "palisade", "barricade"})
    assert wealth(after, "B") == (having(0, 1, 1), 1, {"inn", "guard-tower"})
    assert wealth(after, "C") == (
        having(0, 0, 1),
        3 + 1,
        {"guard-tower", "blacksmith", "barricade"},
    )
    assert wealth(after, "D") == (having(0, 1, 0), 0, {"inn", "barricade"})


@pytest.mark.rule("Example goblin winter", "W11")
def test_the_log_tells_of_the_goblin_winter_that_the_crane_falls() -> None:
    assert told(goblin_winter(), "roll 1").details["falling"] == {"D": ["crane"]}


@pytest.mark.rule("Example goblin winter", "W14")
def test_after_the_goblin_winter_a_new_year_begins_without_soldiers() -> None:
    state = play(goblin_winter(), "roll 1")
    assert [soldiers(state, seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert state.position()["year"] == 2
    assert state.position()["order"] == ["A", "C", "D", "B"]


def test_the_log_tells_the_sum_of_each_seat() -> None:
    # Zombies of strength 4: the Palisade counts double, the Fortress one more.
    provinces = {"A": "palisade", "B": "stone-wall", "C": "fortress"}
    before = play(winter(players=4, soldiers={"A": 1, "C": 2}, buildings=provinces), "enemy 5")
    event = told(before, "roll 1")
    assert event.source == "zombies"
    assert event.details == {
        "year": 1,
        "card": "zombies4.p.pp",
        "strength": 4,
        "king_die": 1,
        "soldiers": {"A": 1, "B": 0, "C": 2, "D": 0},
        "buildings": {
            "A": {"palisade": 2},
            "B": {"palisade": 2, "stone-wall": 1},
            "C": {"palisade": 2, "stone-wall": 1, "fortress": 1},
            "D": {},
        },
        "values": {"A": 4, "B": 4, "C": 7, "D": 1},
        "results": {"A": "tie", "B": "wall", "C": "victory", "D": "defeat"},
        "bonuses": {"B": [], "C": ["strongest", "fortress"]},
        "falling": {"D": []},
    }
