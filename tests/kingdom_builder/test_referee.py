"""The engine and the referee play the same random games and must agree at every step."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from kingdom_builder import referee
from kingdom_builder.lockstep import POLICIES, check_game
from kingdom_builder.referee import (
    BUILDABLE,
    HEXES,
    NEIGHBOURS,
    Hex,
    Position,
    Setup,
    groups_of,
    in_one_line,
    is_edge,
    plain,
    run_from,
)
from regnum.core.match import Match

NOMAD_MAP = "nomads=yes,sectors=quarry/caravan180/village/garden180"
ARMED = f"{NOMAD_MAP},nomad-tokens=sword/resettlement/outpost/sword/resettlement/outpost"
DONORS = (
    f"{NOMAD_MAP},nomad-tokens=donation-grass/donation-canyon/donation-desert/"
    "donation-flower/donation-forest/donation-water"
)
WATER_AND_MOUNTAIN = (
    f"{NOMAD_MAP},nomad-tokens=donation-mountain/donation-water/sword/sword/outpost/treasure"
)
MIXED = f"{NOMAD_MAP},nomad-tokens=donation-mountain/sword/resettlement/outpost/treasure/treasure"

NON_DEFAULT_RULINGS = [
    f"players=3,sword-loses-tokens=no,{ARMED}",
    f"players=4,moves-score=yes,cards=shepherds/ambassadors/families,{ARMED}",
    f"players=2,families-gaps=yes,cards=families/lords/farmers,{NOMAD_MAP}",
    f"players=3,step-tokens=no,{ARMED}",
    f"players=4,sword-chooser=owner,{ARMED}",
]
CONFIGURATIONS = [
    "players=2",
    "players=3",
    "players=4",
    "players=2,nomads=yes",
    "players=3,nomads=yes",
    "players=4,nomads=yes",
    "players=5,nomads=yes",
    f"players=5,first=A,{NOMAD_MAP}",
    f"players=3,cards=miners/fishermen/workers,{WATER_AND_MOUNTAIN}",
    *NON_DEFAULT_RULINGS,
]
# Together these use every kind of token.
VARIED = [
    "players=4,sectors=oracle/harbor/barn/tower",
    "players=4,sectors=farm/oasis/paddock/tavern",
    f"players=4,cards=families/shepherds/ambassadors,{DONORS}",
    f"players=3,cards=families/shepherds/ambassadors,{MIXED}",
]
CROWDED_SEEDS = (0, 1, 2, 3, 6, 9, 10)
# A Resettlement that fills the card's terrain, and equal tokens of which one is left behind.
RARE = [(f"players=4,{ARMED}", 15), (f"players=3,{ARMED}", 21)]


def alternating(is_crowded: bool) -> list[tuple[str, str]]:
    """Every configuration with every policy, on an empty board or on a crowded one in turns."""
    return [
        (options, policy)
        for number, options in enumerate(CONFIGURATIONS)
        for turn, policy in enumerate(POLICIES)
        if (number + turn) % 2 == is_crowded
    ]


@pytest.mark.parametrize(("options", "policy"), alternating(is_crowded=False))
def test_engine_and_referee_agree_from_the_first_card_on(options: str, policy: str) -> None:
    check_game(f"kingdom-builder({options})", 4, policy)


@pytest.mark.parametrize(("options", "policy"), alternating(is_crowded=True))
def test_engine_and_referee_agree_on_a_crowded_board(options: str, policy: str) -> None:
    check_game(f"kingdom-builder({options})", 2, policy, crowd=True)


@pytest.mark.parametrize("options", NON_DEFAULT_RULINGS)
def test_engine_and_referee_agree_on_other_rulings(options: str) -> None:
    check_game(f"kingdom-builder({options})", 3, "restless")


def test_random_games_reach_the_rare_rules() -> None:
    notes: Counter[str] = Counter()
    for options in VARIED:
        notes += check_game(f"kingdom-builder({options})", 0, "eager")
        for seed in CROWDED_SEEDS:
            notes += check_game(f"kingdom-builder({options})", seed, "crowding", crowd=True)
    for options, seed in RARE:
        notes += check_game(f"kingdom-builder({options})", seed, "crowding", crowd=True)
    donations = {f"donation-{kind}" for kind in (*BUILDABLE, "water", "mountain")}
    tokens = referee.BOUND_BUILDS | referee.FREE_BUILDS | referee.MOVES | donations
    expected = {f"use {token}" for token in tokens | {"quarry", "sword", "outpost"}} | {
        "take treasure",
        "token lost",
        "token re-bound",
        "nomad token expired",
        "wall",
        "reshuffle",
        "card replaced during mandatory",
        "card replaced during donation",
        "card replaced during take",
        "card replaced during wall",
        "mandatory skipped",
        "gold families",
        "gold shepherds",
        "gold ambassadors",
    }
    assert expected <= set(notes), sorted(expected - set(notes))


# --- The referee itself -------------------------------------------------------------------------


def meadow(changes: dict[Hex, str], cards: Sequence[str] = ("lords", "merchants")) -> Setup:
    """A table for two on a board of grass, but for some hexes given by their letters."""
    rows = [
        "".join(changes.get(referee.name_of(row, column), "G") for column in range(referee.SIDE))
        for row in range(referee.SIDE)
    ]
    match = Match.new("kingdom-builder(players=2,nomads=yes,first=A)", 0)
    setup = cast(Setup, plain(match.game.describe(match.setup)))
    locations = {place: "caravan" for place, letter in changes.items() if letter == "L"}
    return {**setup, "map": rows, "cards": [*cards], "locations": locations, "nomad_tokens": {}}


def at_turn(setup: Setup, own: str, other: str = "", card: str = "grass") -> Position:
    """The first decision of A, with settlements of A and B on the board."""
    match = Match.new("kingdom-builder(players=2,nomads=yes,first=A)", 0)
    position = cast(Position, plain(match.state.position()))
    position["settlements"] = {"A": own.split(), "B": other.split()}
    position["supply"] = {seat: 40 - len(at) for seat, at in position["settlements"].items()}
    position["tokens_left"] = dict.fromkeys(setup["locations"], 2)
    position["nomad_tokens"] = {}
    position["played_card"] = position["cards"]["A"] = card
    return position


def holding(position: Position, *tokens: str) -> Position:
    """The same with tokens in front of A, as in `farm:c3` or, used already, `farm:c3:used`."""
    for text in tokens:
        kind, home, *used = text.split(":")
        position["tokens"]["A"].append({"token": kind, "home": home, "usable": not used})
        position["taken"]["A"].append(home)
    return position


def play(setup: Setup, position: Position, actions: str) -> Position:
    """The position after actions, written as in `use barn, take c3`."""
    for action in actions.split(", "):
        assert action in referee.legal(setup, position)
        position = referee.after(setup, position, action)
    return position


def test_neighbours_are_mutual_and_six_inside_the_board() -> None:
    for place in HEXES:
        assert all(place in NEIGHBOURS[neighbour] for neighbour in NEIGHBOURS[place])
        assert is_edge(place) or len(NEIGHBOURS[place]) == 6
    assert set(NEIGHBOURS["c3"]) == {"b3", "d3", "b2", "c2", "b4", "c4"}
    assert set(NEIGHBOURS["c4"]) == {"b4", "d4", "c3", "d3", "c5", "d5"}


def test_half_a_turn_of_the_board_keeps_neighbours() -> None:
    turned = dict(zip(HEXES, reversed(HEXES), strict=True))
    for place in HEXES:
        assert {turned[n] for n in NEIGHBOURS[place]} == set(NEIGHBOURS[turned[place]])


def test_straight_lines_change_column_every_other_row() -> None:
    assert run_from("c3", "SE")[:4] == ["c4", "d5", "d6", "e7"]
    assert in_one_line(["d5", "c3", "c4"], gaps=False)
    assert not in_one_line(["c3", "c4", "c5"], gaps=False)
    assert not in_one_line(["a1", "b1", "d1"], gaps=False)
    assert in_one_line(["a1", "b1", "d1"], gaps=True)


def test_groups_are_connected_components() -> None:
    assert groups_of(["a1", "a2", "c1"]) in ([["a1", "a2"], ["c1"]], [["c1"], ["a1", "a2"]])


def test_a_build_goes_next_to_an_own_settlement_if_it_can() -> None:
    setup = meadow({"d3": "C", "k10": "C"})
    legal = referee.legal(setup, at_turn(setup, "c3", card="canyon"))
    assert legal == {"build d3"}
    legal = referee.legal(setup, at_turn(setup, "s19", card="canyon"))
    assert legal == {"build d3", "build k10"}


def test_barn_can_only_put_back_when_the_old_hex_is_the_one_adjacent_target() -> None:
    setup = meadow({"c3": "C", "d3": "C", "e3": "C", "k10": "C"})
    position = holding(at_turn(setup, "c3 d3 e3", card="canyon"), "barn:p15")
    assert referee.legal(setup, position) == {"build k10"}


def test_the_usable_one_of_two_equal_tokens_is_kept() -> None:
    setup = meadow({"c3": "L", "p15": "L"})
    position = holding(at_turn(setup, "d3 p16"), "caravan:c3", "caravan:p15:used")
    moved = play(setup, position, "use caravan, take d3, move t3")
    assert moved["tokens"]["A"] == [{"token": "caravan", "home": "p15", "usable": False}]
    position = holding(at_turn(setup, "d3 p16"), "caravan:c3", "caravan:p15")
    moved = play(setup, position, "use caravan, take d3, move t3")
    assert moved["tokens"]["A"] == [{"token": "caravan", "home": "p15", "usable": True}]


def test_a_full_terrain_costs_the_card_in_the_middle_of_a_quarry() -> None:
    setup = meadow({"d3": "C"})
    position = holding(at_turn(setup, "c3", card="canyon"), "quarry:p15")
    position["walls_left"] = 25
    setup["locations"]["p15"] = "quarry"
    drawing = play(setup, position, "use quarry, wall d3")
    assert drawing["seat"] == "chance"
    assert drawing["removed"]["canyon"] == 1
    second = play(setup, drawing, "draw grass")
    assert "wall d4" not in referee.legal(setup, second)
    assert "wall c4" in referee.legal(setup, second)


def test_without_any_card_the_mandatory_action_is_skipped() -> None:
    setup = meadow({"d3": "C"})
    position = at_turn(setup, "c3", card="canyon")
    position["deck"] = dict.fromkeys(position["deck"], 0)
    skipped = play(setup, position, "build d3")
    assert skipped["played_card"] is None
    assert referee.legal(setup, skipped) == {"end"}


def test_shepherds_are_paid_for_the_last_of_a_patch_only() -> None:
    setup = meadow({"c3": "F", "d3": "F", "e3": "F"}, cards=["shepherds"])
    position = at_turn(setup, "b3", card="flower")
    assert play(setup, position, "build c3, build d3, build e3")["gold"]["A"]["shepherds"] == 2
    position = at_turn(setup, "f3", card="flower")
    assert play(setup, position, "build e3, build d3")["gold"]["A"]["shepherds"] == 0


def test_lords_rank_distinct_counts_zero_included() -> None:
    setup = meadow({})
    gold = referee.scores(setup, at_turn(setup, "a1 b1 c1 d1 e1"))
    assert gold["A"]["lords"] == 4 * 12
    assert gold["B"]["lords"] == 6 + 3 * 12


def test_merchants_count_every_linked_special_once() -> None:
    setup = meadow({"a1": "S", "d1": "L", "a20": "N", "c20": "S", "t1": "L"})
    gold = referee.scores(setup, at_turn(setup, "b1 c1 b20 s1"))
    assert gold["A"]["merchants"] == 4 * 4
    assert gold["A"]["castles"] == 2 * 3
