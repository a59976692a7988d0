"""What a battle brings and costs: every enemy's reward and loss."""

from functools import partial

import pytest

from kingsburg.scenario import decides, goods, harvest, points, scenario, standing, tokens
from playing import legal, play, why_not
from regnum.kingsburg.state import State

# The five cards of each year: name, strength, reward, loss.
# g gold, w wood, s stone, a any good, b building, p point.
DECK: dict[int, list[tuple[str, int, str, str]]] = {
    1: [
        ("barbarians", 2, "g", "ab"),
        ("goblins", 2, "w", "wsbp"),
        ("goblins", 3, "s", "gb"),
        ("orcs", 3, "g", "aap"),
        ("zombies", 4, "p", "pp"),
    ],
    2: [
        ("goblins", 3, "w", "wwssbp"),
        ("goblins", 4, "s", "ggb"),
        ("orcs", 4, "g", "aab"),
        ("barbarians", 5, "g", "aap"),
        ("zombies", 5, "p", "pp"),
    ],
    3: [
        ("goblins", 4, "w", "wwwsssbp"),
        ("goblins", 5, "s", "gggb"),
        ("orcs", 5, "g", "aab"),
        ("demons", 6, "p", "ggwsp"),
        ("zombies", 6, "p", "pp"),
    ],
    4: [
        ("goblins", 5, "w", "wwwwssssbp"),
        ("goblins", 6, "s", "ggggb"),
        ("demons", 6, "gp", "aaaap"),
        ("orcs", 7, "a", "aab"),
        ("zombies", 7, "p", "pp"),
    ],
    5: [
        ("barbarians", 7, "p", "pppppppp"),
        ("barbarians", 8, "p", "b"),
        ("demons", 8, "pp", "bpp"),
        ("demons", 9, "pp", "b"),
        ("dragons", 9, "ppp", "ppppp"),
    ],
}
CARDS = [(year, card) for year in DECK for card in range(1, 6)]
CARD_IDS = [
    f"{DECK[year][card - 1][0]} {DECK[year][card - 1][1]} of {year}" for year, card in CARDS
]

winter = partial(scenario, phase="winter")


def having(gold: int, wood: int, stone: int) -> dict[str, int]:
    return {"gold": gold, "wood": wood, "stone": stone}


def battle(state: State, card: int, die: int = 1) -> State:
    """The enemy is turned, and the King sends soldiers."""
    return play(state, f"enemy {card}", f"roll {die}")


def wealth(state: State, seat: str) -> tuple[dict[str, int], int, set[str]]:
    return goods(state, seat), points(state, seat), standing(state, seat)


# Every enemy.


@pytest.mark.rule("W5", "W10")
@pytest.mark.parametrize(("year", "card"), CARDS, ids=CARD_IDS)
def test_a_victory_brings_exactly_the_reward(year: int, card: int) -> None:
    _, strength, reward, _ = DECK[year][card - 1]
    state = winter(
        year=year,
        goods={"A": (5, 5, 5)},
        points={"A": 20},
        soldiers={"A": strength, "B": strength + 1},
        buildings={"A": "statue inn"},
    )
    state = battle(state, card)
    for _ in range(reward.count("a")):
        assert decides(state) == "A"
        assert legal(state) == {"take gold", "take wood", "take stone"}
        state = play(state, "take stone")
    assert wealth(state, "A") == (
        having(
            5 + reward.count("g"),
            5 + reward.count("w"),
            5 + reward.count("s") + reward.count("a"),
        ),
        23 + reward.count("p"),
        {"statue", "inn"},
    )


@pytest.mark.rule("W5")
@pytest.mark.parametrize(("year", "card"), CARDS, ids=CARD_IDS)
def test_a_draw_brings_and_costs_nothing(year: int, card: int) -> None:
    strength = DECK[year][card - 1][1]
    state = winter(
        year=year,
        goods={"A": (5, 5, 5)},
        points={"A": 20},
        soldiers={"A": strength - 1},
        buildings={"A": "statue inn"},
    )
    before = wealth(state, "A")
    assert wealth(battle(state, card), "A") == before


@pytest.mark.rule("W5", "W8", "W10")
@pytest.mark.parametrize(("year", "card"), CARDS, ids=CARD_IDS)
def test_a_defeat_costs_exactly_the_loss(year: int, card: int) -> None:
    _, strength, _, loss = DECK[year][card - 1]
    state = winter(
        year=year,
        goods={"A": (6, 6, 6)},
        points={"A": 20},
        soldiers={"A": strength - 2, "B": strength},
        buildings={"A": "statue inn"},
    )
    state = battle(state, card)
    for _ in range(loss.count("a")):
        assert decides(state) == "A"
        assert legal(state) == {"give gold", "give wood", "give stone"}
        state = play(state, "give wood")
    assert wealth(state, "A") == (
        having(
            6 - loss.count("g"),
            6 - loss.count("w") - loss.count("a"),
            6 - loss.count("s"),
        ),
        (20 if "b" in loss else 23) - loss.count("p"),
        {"inn"} if "b" in loss else {"statue", "inn"},
    )


# Losses.


def deck_with(card: str) -> str:
    """A deck that holds this card five times a year."""
    return "/".join(["+".join([card] * 5)] * 5)


@pytest.mark.rule("W8", "W10")
def test_named_goods_go_first_and_choices_are_made_from_the_rest() -> None:
    state = winter(goods={"A": (1, 2, 2)}, soldiers={"B": 9}, enemies=deck_with("orcs5..ga"))
    state = battle(state, 1)
    assert decides(state) == "A"
    assert goods(state, "A") == having(0, 2, 2)
    assert legal(state) == {"give wood", "give stone"}


@pytest.mark.rule("W8")
def test_goods_are_lost_before_a_building_falls() -> None:
    state = winter(goods={"A": (1, 1, 0)}, buildings={"A": "statue"}, soldiers={"B": 9})
    state = battle(state, 1)  # barbarians: a good of choice and a building
    assert decides(state) == "A"
    assert standing(state, "A") == {"statue"}
    state = play(state, "give gold")
    assert standing(state, "A") == set()


@pytest.mark.rule("W8")
def test_goods_are_lost_before_points() -> None:
    state = battle(winter(goods={"A": (2, 2, 0)}, points={"A": 7}, soldiers={"B": 9}), 4)
    assert points(state, "A") == 7
    state = play(state, "give gold")
    assert points(state, "A") == 7
    assert points(play(state, "give wood"), "A") == 6


@pytest.mark.rule("W8")
def test_an_enemy_may_destroy_two_buildings() -> None:
    state = winter(buildings={"A": "chapel inn"}, soldiers={"B": 9}, enemies=deck_with("orcs5..bb"))
    assert standing(battle(state, 1), "A") == {"inn"}


@pytest.mark.rule("W9")
def test_missing_goods_are_not_replaced_by_others() -> None:
    state = winter(goods={"A": (0, 3, 3)}, soldiers={"B": 9})
    assert goods(battle(state, 3), "A") == having(0, 3, 3)


@pytest.mark.rule("W9")
def test_of_too_few_named_goods_all_there_are_get_lost() -> None:
    # Goblins of year two take two wood and two stone.
    state = winter(year=2, goods={"A": (4, 1, 3)}, soldiers={"B": 9})
    assert goods(battle(state, 1), "A") == having(4, 0, 1)


@pytest.mark.rule("W9")
@pytest.mark.parametrize("has", [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 2, 0)])
def test_of_too_few_goods_of_choice_all_are_lost_without_asking(has: tuple[int, int, int]) -> None:
    state = battle(winter(goods={"A": has}, points={"A": 3}, soldiers={"B": 9}), 4)
    assert why_not(state, "give gold") is not None
    assert goods(state, "A") == having(0, 0, 0)
    assert points(state, "A") == 2


@pytest.mark.rule("W9", "G1")
def test_tokens_are_never_lost() -> None:
    state = battle(winter(tokens={"A": 2}, soldiers={"B": 9}), 4)
    assert tokens(state, "A") == 2


@pytest.mark.rule("W10")
def test_the_loser_picks_the_goods_of_choice() -> None:
    state = battle(winter(players=3, goods={"B": (2, 1, 0)}, soldiers={"A": 9, "C": 9}), 4)
    assert decides(state) == "B"
    state = play(state, "give wood")
    # One kind is left, so there is nothing more to pick.
    assert goods(state, "B") == having(1, 0, 0)
    assert not legal(state, "give")


@pytest.mark.rule("W10")
def test_a_single_kind_of_goods_leaves_nothing_to_pick() -> None:
    state = battle(winter(goods={"A": (0, 0, 5)}, soldiers={"B": 9}), 4)
    assert goods(state, "A") == having(0, 0, 3)


@pytest.mark.rule("W10")
def test_the_winner_picks_the_good_of_the_reward() -> None:
    state = battle(winter(year=4, soldiers={"A": 9, "B": 9}), 4)
    assert decides(state) == "A"
    state = play(state, "take wood")
    assert decides(state) == "B"
    state = play(state, "take stone")
    assert goods(state, "A") == having(0, 1, 0)
    assert goods(state, "B") == having(0, 0, 1)


@pytest.mark.rule("W11")
@pytest.mark.parametrize(
    ("province", "falls"),
    [
        ("barricade", "barricade"),
        ("palisade barricade", "palisade"),
        ("guard-tower palisade barricade", "guard-tower"),
        ("inn guard-tower palisade", "inn"),
        ("statue inn guard-tower palisade barricade", "statue"),
        ("statue inn guard-tower palisade crane", "crane"),
        ("statue inn guard-tower stable crane", "stable"),
        ("chapel market", "chapel"),
        ("market blacksmith", "market"),
        ("chapel town-hall", "town-hall"),
        ("church town-hall", "church"),
        ("barracks stone-wall", "barracks"),
        ("church embassy", "embassy"),
        ("church fortress embassy", "fortress"),
        ("cathedral merchants-guild wizards-guild fortress embassy", "cathedral"),
    ],
)
def test_the_topmost_building_of_the_rightmost_column_falls(province: str, falls: str) -> None:
    # Demons of year five, strength 9, destroy one building.
    state = winter(year=5, buildings={"A": province}, soldiers={"B": 20})
    before = standing(state, "A")
    assert before - standing(battle(state, 4), "A") == {falls}


@pytest.mark.rule("W11")
def test_a_province_without_buildings_loses_none() -> None:
    state = battle(winter(year=5, points={"A": 4}, soldiers={"B": 20}), 4)
    assert standing(state, "A") == set()
    assert points(state, "A") == 4


@pytest.mark.rule("W11", "Example building that falls")
@pytest.mark.parametrize(
    ("province", "falls"), [("inn barricade crane", "crane"), ("market barricade crane", "market")]
)
def test_goblins_destroy_the_crane_or_the_market_if_it_stood(province: str, falls: str) -> None:
    state = winter(buildings={"A": province}, soldiers={"B": 9})
    before = standing(state, "A")
    assert before - standing(battle(state, 3), "A") == {falls}


@pytest.mark.rule("W12", "G6")
def test_the_points_of_a_lost_building_are_lost_also_below_zero() -> None:
    state = winter(points={"A": -4}, buildings={"A": "statue"}, soldiers={"B": 9})
    assert points(state, "A") == -1
    state = battle(state, 3)
    assert points(state, "A") == -4
    assert points(battle(winter(soldiers={"B": 9}), 5), "A") == -2


@pytest.mark.rule("W12")
def test_a_lost_building_can_be_built_again_for_its_price_and_points() -> None:
    # C has fewer buildings, so that no good of the King's aid is added.
    state = winter(
        players=3,
        goods={"A": (3, 0, 0)},
        buildings={"A": "statue", "B": "statue"},
        soldiers={"B": 9, "C": 9},
    )
    state = battle(state, 3)
    assert (standing(state, "A"), goods(state, "A"), points(state, "A")) == (
        set(),
        having(2, 0, 0),
        0,
    )
    state = harvest(state)
    assert decides(state) == "A"
    state = play(state, "build statue")
    assert (standing(state, "A"), goods(state, "A")) == ({"statue"}, having(0, 0, 0))
    # With the King's reward for as many buildings as B.
    assert points(state, "A") == 3 + 1


@pytest.mark.rule("W12")
def test_a_lost_building_helps_no_more() -> None:
    # B has most buildings, so that the King's reward goes there.
    provinces = {"A": "embassy", "B": "statue embassy"}
    state = battle(winter(players=3, buildings=provinces, soldiers={"B": 9, "C": 9}), 3)
    assert standing(state, "A") == {"barricade", "crane", "town-hall"}
    assert points(harvest(state), "A") == 1 + 2
