"""What can be chosen before a game, what is drawn, and what is refused."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

import pytest

from regnum.core.chance import Source
from regnum.core.contract import Json
from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.kingdom_builder.data import NOMAD_TOKEN_COUNTS
from regnum.kingdom_builder.game import GAME
from regnum.kingdom_builder.setup import Setup, deal

BASE_SECTORS = {"barn", "farm", "tower", "oasis", "paddock", "tavern", "oracle", "harbor"}
NOMADS_SECTORS = {"quarry", "caravan", "village", "garden"}
BASE_CARDS = {
    *("fishermen", "merchants", "discoverers", "hermits", "citizens"),
    *("miners", "workers", "knights", "lords", "farmers"),
}
RED_CARDS = {"families", "shepherds", "ambassadors"}
NOMAD_TOKENS = {
    **dict.fromkeys(("donation-grass", "donation-canyon", "donation-desert"), 1),
    **dict.fromkeys(("donation-flower", "donation-forest"), 1),
    **dict.fromkeys(("donation-water", "donation-mountain"), 1),
    **dict.fromkeys(("resettlement", "outpost", "sword", "treasure"), 2),
}
SEEDS = range(300)


def dealt(seed: int = 0, **options: str) -> Setup:
    """A setup with options given by name with _ for -."""
    return deal(
        {name.replace("_", "-"): value for name, value in options.items()},
        Source(seed, "setup"),
    )


def described(setup: Setup, part: str) -> Json:
    return GAME.describe(setup)[part]


def nomad_tokens(setup: Setup) -> list[str]:
    tokens = described(setup, "nomad_tokens")
    assert isinstance(tokens, Mapping)
    return [str(token) for token in tokens.values()]


# What chance draws.


def test_there_are_15_nomad_tokens() -> None:
    assert NOMAD_TOKEN_COUNTS == NOMAD_TOKENS
    assert sum(NOMAD_TOKEN_COUNTS.values()) == 15


@pytest.mark.rule("FAQ setup 1")
@pytest.mark.parametrize(
    ("nomads", "sectors"), [("no", BASE_SECTORS), ("yes", BASE_SECTORS | NOMADS_SECTORS)]
)
def test_every_sector_can_come_to_every_place_either_way_up(nomads: str, sectors: set[str]) -> None:
    seen = {
        (place, *sector)
        for seed in SEEDS
        for place, sector in enumerate(dealt(seed, nomads=nomads).sectors)
    }
    assert seen == set(product(range(4), sectors, (False, True)))


@pytest.mark.parametrize("nomads", ["no", "yes"])
def test_a_drawn_map_has_four_different_sectors(nomads: str) -> None:
    for seed in SEEDS:
        assert len({name for name, _ in dealt(seed, nomads=nomads).sectors}) == 4, seed


@pytest.mark.parametrize(("nomads", "cards"), [("no", BASE_CARDS), ("yes", BASE_CARDS | RED_CARDS)])
def test_every_card_can_be_drawn(nomads: str, cards: set[str]) -> None:
    assert {card for seed in SEEDS for card in dealt(seed, nomads=nomads).cards} == cards


@pytest.mark.parametrize("nomads", ["no", "yes"])
def test_three_different_cards_are_drawn(nomads: str) -> None:
    for seed in SEEDS:
        assert len(set(dealt(seed, nomads=nomads).cards)) == 3, seed


def test_the_base_game_has_no_parts_of_nomads() -> None:
    for seed in SEEDS:
        setup = dealt(seed)
        assert not {name for name, _ in setup.sectors} & NOMADS_SECTORS, seed
        assert not set(setup.cards) & RED_CARDS, seed
        assert nomad_tokens(setup) == [], seed
        assert described(setup, "walls") == 0, seed


def test_every_nomad_token_can_be_drawn() -> None:
    drawn = {token for seed in SEEDS for token in nomad_tokens(dealt(seed, nomads="yes"))}
    assert drawn == set(NOMAD_TOKENS)


def test_six_nomad_hexes_never_show_more_tokens_of_a_kind_than_there_are() -> None:
    twice = set()
    for seed in SEEDS:
        tokens = nomad_tokens(dealt(seed, nomads="yes", sectors="quarry/caravan/village/garden"))
        counts = Counter(tokens)
        assert len(tokens) == 6, seed
        assert all(count <= NOMAD_TOKENS[token] for token, count in counts.items()), seed
        twice |= {token for token, count in counts.items() if count == 2}
    assert twice == {"resettlement", "outpost", "sword", "treasure"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_can_be_drawn_to_start(players: int) -> None:
    firsts = {dealt(seed, players=str(players), nomads="yes").first for seed in range(100)}
    assert firsts == set(range(players))


def test_the_same_seed_deals_the_same_setup() -> None:
    for seed in range(20):
        assert dealt(seed, nomads="yes").spec == dealt(seed, nomads="yes").spec, seed


def test_different_seeds_deal_different_setups() -> None:
    assert len({dealt(seed, nomads="yes").spec for seed in SEEDS}) == len(SEEDS)


# What can be chosen.


def test_sectors_are_chosen_in_reading_order_with_180_for_upside_down() -> None:
    setup = dealt(sectors="tavern/paddock180/oasis/farm")
    assert described(setup, "sectors") == [
        {"name": "tavern", "rotated": False},
        {"name": "paddock", "rotated": True},
        {"name": "oasis", "rotated": False},
        {"name": "farm", "rotated": False},
    ]
    rows = described(setup, "map")
    assert isinstance(rows, list)
    assert (rows[0], rows[10]) == ("FDDMMDDCCC" + "TTGGGWTTGG", "DDCWWTTGGG" + "DDCWWTTTGG")


@pytest.mark.parametrize("card", sorted(BASE_CARDS - {"lords", "miners"}))
def test_every_base_card_can_be_chosen(card: str) -> None:
    assert dealt(cards=f"lords/{card}/miners").cards == ("lords", card, "miners")


def test_red_cards_can_be_chosen_with_nomads() -> None:
    cards = ("families", "shepherds", "ambassadors")
    assert dealt(nomads="yes", cards="/".join(cards)).cards == cards


def test_nomad_tokens_are_chosen_in_reading_order_of_their_hexes() -> None:
    setup = dealt(
        nomads="yes",
        sectors="caravan/village/garden/quarry",
        nomad_tokens="sword/treasure/donation-water/outpost/sword/resettlement",
    )
    # d4 and o4 in the top half; quarry's m16 and r16 come before garden's g18 and then p18.
    assert described(setup, "nomad_tokens") == {
        "d4": "sword",
        "o4": "treasure",
        "m16": "donation-water",
        "r16": "outpost",
        "g18": "sword",
        "p18": "resettlement",
    }


@pytest.mark.parametrize("first", ["A", "B", "C", "D", "E"])
def test_the_seat_chosen_to_start_has_the_first_turn(first: str) -> None:
    match = Match.new(f"kingdom-builder(players=5,nomads=yes,first={first})", seed=1)
    assert match.state.position()["turn"] == first
    assert match.state.position()["seat"] == first


def test_the_first_game_has_a_fixed_map_and_cards() -> None:
    setup = dealt(preset="first-game")
    assert setup.sectors == (
        ("tavern", False),
        ("paddock", False),
        ("oasis", False),
        ("farm", False),
    )
    assert setup.cards == ("fishermen", "knights", "merchants")


@pytest.mark.parametrize(
    ("option", "usual", "other"),
    [
        ("sword-loses-tokens", True, False),
        ("moves-score", False, True),
        ("families-gaps", False, True),
        ("step-tokens", True, False),
        ("sword-chooser", "user", "owner"),
    ],
)
def test_each_disputed_ruling_can_be_switched(option: str, usual: Json, other: Json) -> None:
    usually = described(dealt(), "rulings")
    value = other if isinstance(other, str) else "yes" if other else "no"
    switched = described(deal({option: str(value)}, Source(0, "setup")), "rulings")
    assert isinstance(usually, dict)
    assert isinstance(switched, dict)
    assert usually[option] == usual
    assert switched == {**usually, option: other}


# What lies on the table.


@pytest.mark.parametrize("nomads", ["no", "yes"])
def test_there_are_walls_only_with_the_quarry(nomads: str) -> None:
    for seed in SEEDS:
        setup = dealt(seed, nomads=nomads)
        has_quarry = "quarry" in {name for name, _ in setup.sectors}
        assert described(setup, "walls") == (25 if has_quarry else 0), seed


@pytest.mark.rule("FAQ setup 2")
def test_two_tokens_lie_on_each_location_and_one_on_each_nomad_hex() -> None:
    setup = dealt(
        nomads="yes",
        sectors="quarry/village/oracle/farm",
        nomad_tokens="sword/outpost/treasure/sword",
    )
    position = GAME.start(setup).position()
    locations = ("e3", "r5", "n7", "h14", "r12", "m16")
    assert position["tokens_left"] == dict.fromkeys(locations, 2)
    assert position["nomad_tokens"] == {
        "o4": "sword",
        "c6": "outpost",
        "h6": "treasure",
        "f8": "sword",
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_starts_with_40_settlements_and_one_card(players: int) -> None:
    match = Match.new(f"kingdom-builder(players={players},nomads=yes)", seed=3)
    position = match.state.position()
    assert position["supply"] == dict.fromkeys("ABCDE"[:players], 40)
    assert position["pile"] == 25 - players
    cards = position["cards"]
    assert isinstance(cards, dict)
    assert None not in cards.values()


# The specification string.


@pytest.mark.parametrize("nomads", ["no", "yes"])
def test_the_spec_of_a_setup_deals_it_again_from_any_seed(nomads: str) -> None:
    for seed in range(50):
        setup = dealt(seed, nomads=nomads)
        game, again = deal_spec(setup.spec, seed + 1)
        assert again.spec == setup.spec, seed
        assert game.describe(again) == GAME.describe(setup), seed


@pytest.mark.parametrize(
    "ruling",
    [
        "sword-loses-tokens=no",
        "moves-score=yes",
        "families-gaps=yes",
        "step-tokens=no",
        "sword-chooser=owner",
    ],
)
def test_the_spec_names_a_switched_ruling(ruling: str) -> None:
    _, setup = deal_spec(f"kingdom-builder(nomads=yes,{ruling})", 0)
    assert ruling in setup.spec
    game, again = deal_spec(setup.spec, 1)
    assert game.describe(again) == game.describe(setup)


# What is refused, with what is allowed.

MAP = "tavern/paddock/oasis/farm"
QUARRY_MAP = "quarry/paddock/oasis/farm"


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ("players=6", "2, 3, 4, 5"),
        ("players=1", "2, 3, 4, 5"),
        ("players=two", "2, 3, 4, 5"),
        ("players=5", "nomads=yes"),
        ("nomads=maybe", "yes, no"),
        ("colour=red", "players, nomads, preset, sectors, cards, nomad-tokens, first"),
        ("players=2,players=3", "twice"),
        ("players", "name=value"),
        ("sectors=tavern/tavern/oasis/farm", "4 different"),
        ("sectors=tavern/tavern180/oasis/farm", "4 different"),
        ("sectors=tavern/oasis/farm", "4 different"),
        (f"sectors={MAP}/barn", "4 different"),
        ("sectors=castle/paddock/oasis/farm", "barn, farm, tower"),
        ("sectors=tavern90/paddock/oasis/farm", "barn, farm, tower"),
        ("sectors=tavern180180/paddock/oasis/farm", "barn, farm, tower"),
        ("sectors=180/paddock/oasis/farm", "barn, farm, tower"),
        (f"sectors={QUARRY_MAP}", "quarry needs nomads=yes"),
        ("cards=lords/miners/hermits/knights", "3 different"),
        ("cards=lords/miners", "3 different"),
        ("cards=lords/miners/lords", "3 different"),
        ("cards=lords/miners/castles", "fishermen, merchants"),
        ("cards=lords/miners/families", "families needs nomads=yes"),
        (f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=none", "3 nomad hexes"),
        (f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=sword/outpost", "3 nomad hexes"),
        (f"nomads=yes,sectors={MAP},nomad-tokens=sword", "0 nomad hexes"),
        ("nomad-tokens=sword", "0 nomad hexes"),
        (f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=sword/sword/sword", "only 2 of sword"),
        (
            f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=donation-water/sword/donation-water",
            "only 1 of donation-water",
        ),
        (f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=sword/axe/outpost", "resettlement"),
        (f"nomads=yes,sectors={QUARRY_MAP},nomad-tokens=sword/farm/outpost", "resettlement"),
        ("preset=second-game", "none, first-game"),
        (f"preset=first-game,sectors={MAP}", "leave them out"),
        ("preset=first-game,cards=lords/miners/hermits", "leave them out"),
        ("first=E", "A, B"),
        ("players=4,first=E", "A, B, C, D"),
        ("first=Z", "A, B, C, D, E"),
        ("first=a", "A, B, C, D, E"),
        ("sword-chooser=nobody", "user, owner"),
        ("sword-loses-tokens=maybe", "yes, no"),
        ("moves-score=2", "yes, no"),
        ("families-gaps=true", "yes, no"),
        ("step-tokens=off", "yes, no"),
    ],
)
def test_a_bad_setup_is_refused_in_one_line_that_says_what_is_allowed(
    given: str, allowed: str
) -> None:
    with pytest.raises(Malformed) as caught:
        deal_spec(f"kingdom-builder({given})", 0)
    message = str(caught.value)
    assert allowed in message
    assert "\n" not in message


def test_a_sector_chosen_twice_is_refused_with_the_sectors_as_they_were_written() -> None:
    sectors = "tavern/tavern180/oasis/farm"
    with pytest.raises(Malformed, match=sectors):
        dealt(sectors=sectors)


def test_sectors_of_nomads_are_not_named_as_allowed_in_the_base_game() -> None:
    with pytest.raises(Malformed) as caught:
        dealt(sectors=QUARRY_MAP)
    assert "caravan" not in str(caught.value)


@pytest.mark.parametrize("option", ["sectors", "cards", "nomad-tokens", "first", "players"])
def test_an_empty_value_is_refused(option: str) -> None:
    with pytest.raises(Malformed):
        deal({option: ""}, Source(0, "setup"))


@pytest.mark.parametrize("spec", ["kingsburg-builder", "kingdom-builder(", "", "kingdom builder"])
def test_what_is_no_game_is_refused_in_one_line(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        deal_spec(spec, 0)
    assert "\n" not in str(caught.value)
