"""What can be chosen before a game, what is drawn, what is refused, and the printed tables."""

from collections.abc import Iterable, Mapping
from hashlib import sha256

import pytest

from kingsburg.scenario import decides, goods, points, scenario, standing
from playing import legal, play
from regnum.core.chance import Source
from regnum.core.contract import Json
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.kingsburg.data import ENEMIES, GIFTS, GOODS, PLANS, Enemy, Gift
from regnum.kingsburg.game import GAME
from regnum.kingsburg.rules import year
from regnum.kingsburg.setup import Setup, deal, parse_enemies, print_enemies

SEEDS = range(200)


def dealt(seed: int = 0, **options: str) -> Setup:
    """A setup with options given by name with _ for -."""
    return deal(
        {name.replace("_", "-"): value for name, value in options.items()},
        Source(seed, "setup"),
    )


def described(setup: Setup, part: str) -> Json:
    return GAME.describe(setup)[part]


# What chance draws.


@pytest.mark.rule("G7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_can_be_drawn_to_every_place_of_the_start_order(players: int) -> None:
    drawn = {
        (place, seat)
        for seed in SEEDS
        for place, seat in enumerate(dealt(seed, players=str(players)).order)
    }
    assert drawn == {(place, seat) for place in range(players) for seat in range(players)}


@pytest.mark.rule("G7")
def test_every_start_order_of_three_can_be_drawn() -> None:
    orders = {dealt(seed, players="3").order for seed in SEEDS}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.rule("G7")
def test_the_same_seed_deals_the_same_setup() -> None:
    for seed in range(20):
        assert dealt(seed, players="5").spec == dealt(seed, players="5").spec, seed


@pytest.mark.rule("G7")
@pytest.mark.parametrize("options", [{"players": "5"}, {"players": "2", "stable-once": "yes"}])
def test_the_spec_of_a_setup_deals_it_again_from_any_seed(options: dict[str, str]) -> None:
    for seed in range(30):
        setup = deal(options, Source(seed, "setup"))
        game, again = deal_spec(setup.spec, seed + 1)
        assert again.spec == setup.spec, seed
        assert game.describe(again) == GAME.describe(setup), seed


# What can be chosen.


@pytest.mark.rule("G7")
def test_the_start_order_can_be_chosen() -> None:
    state = year.start(dealt(players="4", order="CADB"))
    assert state.position()["order"] == ["C", "A", "D", "B"]
    assert decides(state) == "C"


@pytest.mark.parametrize(("spec", "players"), [("kingsburg", 4), ("kingsburg(players=2)", 2)])
def test_there_are_four_seats_unless_chosen_otherwise(spec: str, players: int) -> None:
    assert deal_spec(spec, 0)[1].players == players


@pytest.mark.rule("G3", "G6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_nothing(players: int) -> None:
    position = year.start(dealt(players=str(players))).position()
    seats = "ABCDE"[:players]
    assert position["goods"] == {seat: {"gold": 0, "wood": 0, "stone": 0} for seat in seats}
    assert position["buildings"] == {seat: [] for seat in seats}
    for part in ("tokens", "soldiers", "points"):
        assert position[part] == dict.fromkeys(seats, 0), part
    assert position["envoy"] is None
    assert (position["year"], position["phase"]) == (1, "aid")


RULINGS = {
    "smuggler-declinable": False,
    "reward-at-zero": True,
    "stable-once": False,
    "crane-at-once": True,
}


@pytest.mark.parametrize("option", list(RULINGS))
def test_each_disputed_ruling_can_be_switched(option: str) -> None:
    switched = {**RULINGS, option: not RULINGS[option]}
    value = "yes" if switched[option] else "no"
    dated = {"neutral-dice": "season"}
    assert described(dealt(), "rulings") == {**RULINGS, **dated}
    assert described(deal({option: value}, Source(0, "setup")), "rulings") == {**switched, **dated}


@pytest.mark.parametrize("option", list(RULINGS))
def test_the_spec_names_a_switched_ruling_and_only_that(option: str) -> None:
    value = "no" if RULINGS[option] else "yes"
    _, setup = deal_spec(f"kingsburg(players=3,order=BAC,{option}={value})", 0)
    assert setup.spec == f"kingsburg(players=3,order=BAC,{option}={value})"


# Another deck of enemies.

YEAR = "goblins6.a.ggb+orcs1..+zombies12.pp.p+demons2.w.s+dragons3.gws.aab"
DECK = "/".join([YEAR] * 5)
STANDARD_YEAR_ONE = "barbarians2.g.ab+goblins2.w.wsbp+goblins3.s.gb+orcs3.g.aap+zombies4.p.pp"


@pytest.mark.rule("G4")
def test_the_standard_deck_can_be_written_out() -> None:
    text = print_enemies(ENEMIES)
    assert text.split("/")[0] == STANDARD_YEAR_ONE
    assert text.split("/")[3].endswith("demons6.gp.aaaap+orcs7.a.aab+zombies7.p.pp")
    assert parse_enemies(text) == ENEMIES


def test_the_standard_deck_written_out_is_no_other_deck() -> None:
    assert dealt(order="ABCD", enemies=print_enemies(ENEMIES)).spec == dealt(order="ABCD").spec


def test_a_deck_is_read_card_by_card_and_printed_again() -> None:
    deck = parse_enemies(DECK)
    assert deck[4][0] == Enemy("goblins", 6, reward_choices=1, loss=(2, 0, 0), loss_buildings=1)
    assert deck[4][4] == Enemy("dragons", 3, (1, 1, 1), loss_choices=2, loss_buildings=1)
    assert print_enemies(deck) == DECK


def test_the_spec_names_another_deck() -> None:
    setup = dealt(1, players="2", enemies=DECK)
    game, again = deal_spec(setup.spec, 2)
    assert again.spec == setup.spec
    assert game.describe(again)["enemies"] == described(setup, "enemies")


@pytest.mark.rule("G4")
def test_another_deck_changes_the_strength_range() -> None:
    assert scenario(enemies=DECK, year=3).position()["enemy_range"] == [1, 12]


def test_battles_are_fought_against_another_deck() -> None:
    state = scenario(
        players=3,
        phase="winter",
        enemies=DECK,
        soldiers={"A": 5, "B": 4},
        goods={"C": (3, 1, 0)},
        buildings={"C": "inn"},
    )
    state = play(state, "enemy 1", "roll 2")  # against 6: A has 7, B 6, C 2
    assert decides(state) == "A"
    assert legal(state) == {"take gold", "take wood", "take stone"}
    state = play(state, "take stone")
    assert goods(state, "A") == {"gold": 0, "wood": 0, "stone": 1}
    assert points(state, "A") == 1
    assert goods(state, "B") == {"gold": 0, "wood": 0, "stone": 0}
    assert goods(state, "C") == {"gold": 1, "wood": 1, "stone": 0}
    assert standing(state, "C") == set()


# What is refused, with what is allowed.


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ("players=6", "2, 3, 4, 5"),
        ("players=1", "2, 3, 4, 5"),
        ("players=four", "2, 3, 4, 5"),
        ("colour=red", "players, order, enemies, smuggler-declinable"),
        ("players=2,players=3", "twice"),
        ("order=ABC", "each of ABCD once"),
        ("order=ABCE", "each of ABCD once"),
        ("order=AABC", "each of ABCD once"),
        ("order=ABCDA", "each of ABCD once"),
        ("order=abcd", "each of ABCD once"),
        ("players=2,order=ABCD", "each of AB once"),
        ("order=", "name=value"),
        ("reward-at-zero=maybe", "yes, no"),
        ("smuggler-declinable=1", "yes, no"),
        ("stable-once=true", "yes, no"),
        ("crane-at-once=never", "yes, no"),
        ("enemies=easy", "goblins3.s.gb"),
        (f"enemies={YEAR}", "5 cards for each of 5 years"),
        (f"enemies={DECK}/{YEAR}", "5 cards for each of 5 years"),
        (f"enemies={DECK}+orcs1..", "5 cards for each of 5 years"),
        (f"enemies={DECK.replace('+orcs1..', '', 1)}", "5 cards for each of 5 years"),
        (f"enemies={DECK}/", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'trolls1..')}", "barbarians, goblins, orcs"),
        (f"enemies={DECK.replace('orcs1..', 'Orcs1..')}", "barbarians, goblins, orcs"),
        (f"enemies={DECK.replace('orcs1..', 'orcs0..')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs01..')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs100..')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs..')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs1.')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs1.b.')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('orcs1..', 'orcs1..x')}", "goblins3.s.gb"),
        (f"enemies={DECK.replace('goblins6.a.ggb', 'goblins6.a.bgg')}", "must be written as"),
        (f"enemies={DECK.replace('zombies12.pp.p', 'zombies12.pg.p')}", "must be written as"),
    ],
)
def test_a_bad_setup_is_refused_in_one_clear_line(given: str, allowed: str) -> None:
    with pytest.raises(Malformed) as refused:
        Match.new(f"kingsburg({given})", seed=0)
    assert allowed in str(refused.value)
    assert "\n" not in str(refused.value)


# The tables, compared with the list of components by a checksum over all rows.


def checksum(rows: Iterable[Iterable[object]]) -> str:
    text = "\n".join(" ".join(map(str, row)) for row in rows)
    return sha256(text.encode()).hexdigest()[:16]


def amounts(of: Mapping[str, int]) -> str:
    return "+".join(f"{what}:{count}" for what, count in sorted(of.items()) if count) or "-"


def offers(gift: Gift) -> list[str]:
    """Everything that an advisor offers, one of which is chosen, as payment>gift."""
    if gift.exchange:
        swaps = [({good: 1}, {other: 1 for other in GOODS if other != good}) for good in GOODS]
        return sorted(f"{amounts(pay)}>{amounts(gain)}" for pay, gain in swaps)
    gain = dict(zip(GOODS, gift.goods, strict=True))
    gain |= {"soldiers": gift.soldiers, "plus2": gift.tokens, "vp": max(gift.points, 0)}
    gain |= {"peek_enemy": int(gift.peek)}
    payment = amounts({"vp": -min(gift.points, 0)})
    if len(gift.among) == len(GOODS):
        return [f"{payment}>{amounts({**gain, 'any_good': gift.choices})}"]
    assert gift.choices == 1
    chosen = [{**gain, GOODS[good]: gain[GOODS[good]] + 1} for good in gift.among]
    return sorted(f"{payment}>{amounts(choice)}" for choice in chosen)


def test_the_eighteen_advisors_are_those_of_the_component_list() -> None:
    rows = [(value, gift.name, *offers(gift)) for value, gift in GIFTS.items()]
    assert len(rows) == 18
    assert checksum(rows) == "39f98b9c856bb1bb"


@pytest.mark.parametrize(
    ("value", "name", "offered"),
    [
        (4, "merchant", ["->gold:1", "->wood:1"]),
        (7, "astronomer", ["->any_good:1+plus2:1"]),
        (9, "master-hunter", ["->gold:1+wood:1", "->stone:1+wood:1"]),
        (10, "general", ["->peek_enemy:1+soldiers:2"]),
        (11, "swordsmith", ["->gold:1+stone:1", "->stone:1+wood:1"]),
        (14, "smuggler", ["vp:1>any_good:3"]),
        (17, "queen", ["->any_good:2+peek_enemy:1+vp:3"]),
        (18, "king", ["->gold:1+soldiers:1+stone:1+wood:1"]),
    ],
)
def test_an_advisor_gives_what_is_printed(value: int, name: str, offered: list[str]) -> None:
    assert GIFTS[value].name == name
    assert offers(GIFTS[value]) == offered


def test_the_twenty_buildings_are_those_of_the_component_list() -> None:
    rows = [
        (
            *(number // 4 + 1, number % 4 + 1, plan.name),
            *(*plan.cost, plan.points, plan.battle),
            *(plan.against or "-", plan.battle_against),
        )
        for number, plan in enumerate(PLANS)
    ]
    assert len(rows) == 20
    assert checksum(rows) == "375617ec1e158d2b"


@pytest.mark.parametrize(
    ("row", "column", "name", "cost", "worth"),
    [
        (1, 1, "statue", (2, 0, 0), 3),
        (1, 4, "cathedral", (5, 0, 3), 9),
        (2, 1, "inn", (1, 1, 0), 0),
        (2, 3, "farms", (2, 3, 1), 2),
        (3, 1, "guard-tower", (1, 0, 1), 1),
        (3, 2, "blacksmith", (1, 2, 0), 2),
        (4, 1, "palisade", (0, 2, 0), 0),
        (5, 1, "barricade", (0, 1, 0), 0),
        (5, 2, "crane", (0, 1, 1), 1),
    ],
)
def test_a_building_has_its_place_price_and_points(
    row: int, column: int, name: str, cost: tuple[int, int, int], worth: int
) -> None:
    plan = PLANS[(row - 1) * 4 + column - 1]
    assert (plan.name, plan.cost, plan.points) == (name, cost, worth)


@pytest.mark.rule("G4")
def test_the_twenty_five_enemies_are_those_of_the_component_list() -> None:
    rows = [
        (
            *(year, card.name, card.strength),
            *(*card.reward, card.reward_choices, card.reward_points),
            *(*card.loss, card.loss_choices, card.loss_buildings, card.loss_points),
        )
        for year, cards in enumerate(ENEMIES, start=1)
        for card in cards
    ]
    assert len(rows) == 25
    assert checksum(rows) == "3d2e12d8c7a23b2a"


@pytest.mark.rule("G4")
def test_some_enemies_row_by_row() -> None:
    assert ENEMIES[0][2] == Enemy("goblins", 3, (0, 0, 1), loss=(1, 0, 0), loss_buildings=1)
    assert ENEMIES[2][3] == Enemy("demons", 6, reward_points=1, loss=(2, 1, 1), loss_points=1)
    assert ENEMIES[3][3] == Enemy("orcs", 7, reward_choices=1, loss_choices=2, loss_buildings=1)
    assert ENEMIES[4][4] == Enemy("dragons", 9, reward_points=3, loss_points=5)


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("year", "least", "most"), [(1, 2, 4), (2, 3, 5), (3, 4, 6), (4, 5, 7), (5, 7, 9)]
)
def test_the_strength_range_of_a_year_is_on_the_back_of_its_cards(
    year: int, least: int, most: int
) -> None:
    assert scenario(year=year).view(0)["enemy_range"] == [least, most]


@pytest.mark.rule("G4")
@pytest.mark.parametrize("year", [0, 1, 2, 3, 4])
def test_three_enemies_of_each_year_destroy_a_building(year: int) -> None:
    assert sum(card.loss_buildings for card in ENEMIES[year]) == 3


# What counts, and how far.


@pytest.mark.rule("G1")
def test_tokens_and_soldiers_are_no_goods_when_the_poorest_is_sought() -> None:
    state = scenario(
        players=3,
        phase="aid",
        goods={"B": (1, 0, 0), "C": (0, 1, 0)},
        tokens={"A": 3},
        soldiers={"A": 4},
    )
    state = play(state, "roll 1 2 4")
    assert legal(state, "roll") == {"1", "2", "3", "4", "5", "6"}  # A has the King's die


@pytest.mark.rule("G1")
def test_tokens_recruit_no_soldier() -> None:
    state = scenario(players=3, phase="recruiting", goods={"A": (1, 0, 0)}, tokens={"A": 5})
    assert decides(state) == "chance"  # nobody can pay: the enemy is turned
    assert state.soldiers == [0, 0, 0]


@pytest.mark.rule("G2")
def test_goods_do_not_run_out() -> None:
    state = scenario(players=3, goods={"A": (24, 19, 15), "B": (25, 20, 0)})
    state = play(state, "roll 5 5 5", "roll 6 6 6", "roll 6 6 6", "influence low+mid+high")
    state = play(state, "pass", "pass")  # the Inventor: one of each
    assert goods(state, "A") == {"gold": 25, "wood": 20, "stone": 16}


@pytest.mark.rule("G2")
def test_tokens_do_not_run_out() -> None:
    state = scenario(players=3, tokens={"A": 19, "B": 20})
    state = play(state, "roll 1 1 5", "roll 6 6 6", "roll 6 6 6", "influence low+mid+high")
    state = play(state, "pass", "pass", "take gold")  # the Astronomer
    assert state.tokens == [20, 20, 0]


@pytest.mark.rule("G6")
def test_points_fall_below_zero() -> None:
    state = scenario(players=3)
    state = play(state, "roll 4 5 5", "roll 6 6 6", "roll 6 6 6", "influence low+mid+high")
    assert points(play(state, "pass", "pass"), "A") == -1  # the Smuggler


@pytest.mark.rule("G6")
def test_points_rise_above_the_end_of_the_track() -> None:
    state = scenario(players=3, points={"A": 58})
    state = play(state, "roll 5 6 6", "roll 6 6 6", "roll 6 6 6", "influence low+mid+high")
    assert points(play(state, "pass", "pass"), "A") == 61  # the Queen
