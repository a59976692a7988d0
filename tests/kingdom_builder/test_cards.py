"""Terrain cards: the pile, the discards, cards whose terrain is full."""

import pytest

from kingdom_builder.scenario import (
    card_of,
    cards,
    crowd,
    hexes,
    scenario,
    settlements,
    take_turn,
    with_pile,
)
from playing import legal, play, why_not
from regnum.core.seats import CHANCE
from regnum.kingdom_builder.actions import ACTION_TEXTS
from regnum.kingdom_builder.state import State

CARD_MAP = "quarry/oracle/barn/tower"  # every token that depends on the terrain card
TERRAINS = ("grass", "canyon", "desert", "flower", "forest")


@pytest.mark.rule("FAQ build 9")
def test_the_card_is_discarded_and_a_new_one_drawn_at_the_end_of_a_turn() -> None:
    state = play(scenario(card="canyon", mandatory_done=True), "end")
    assert state.seat == CHANCE
    assert cards(state, "discards") == {"canyon": 1}
    state = play(state, "draw desert")
    assert card_of(state, "A") == "desert"
    assert state.turn == 1


@pytest.mark.rule("FAQ build 9")
def test_the_card_is_replaced_even_if_nothing_was_built() -> None:
    own = " ".join(hexes("forest")[:40])
    state = scenario(card="canyon", settlements={"A": own}, mandatory_done=True, last_round=True)
    state = play(state, "end", "draw desert")
    assert card_of(state, "A") == "desert"
    assert cards(state, "discards") == {"canyon": 1}


@pytest.mark.rule("R6")
def test_discards_are_reshuffled_when_the_pile_is_empty() -> None:
    state = with_pile(scenario(card="canyon", mandatory_done=True), "-", "DDF")
    state = play(state, "end")
    odds = {ACTION_TEXTS[action]: count for action, count in state.chance_outcomes()}
    assert odds == {"draw canyon": 1, "draw desert": 2, "draw flower": 1}
    state = play(state, "draw desert")
    assert cards(state, "deck") == {"canyon": 1, "desert": 1, "flower": 1}
    assert cards(state, "discards") == {}


@pytest.mark.rule("R6")
def test_discards_stay_until_a_card_is_needed() -> None:
    state = with_pile(scenario(card="canyon", mandatory_done=True), "T", "DDF")
    state = play(state, "end")
    assert legal(state) == {"draw forest"}
    state = play(state, "draw forest")
    assert cards(state, "deck") == {}
    assert cards(state, "discards") == {"canyon": 1, "desert": 2, "flower": 1}


def last_canyon() -> State:
    """A's turn; h1, next to its settlement on g1, is the last free canyon."""
    return scenario(players=3, card="canyon", settlements={"A": "g1", **crowd("canyon", but="h1")})


@pytest.mark.rule("R7")
def test_a_card_whose_terrain_is_full_is_removed_and_replaced() -> None:
    state = play(last_canyon(), "build h1")
    assert state.seat == CHANCE
    assert legal(state) == {f"draw {terrain}" for terrain in TERRAINS}
    assert cards(state, "removed") == {"canyon": 1}
    assert cards(state, "discards") == {}
    state = play(state, "draw desert")
    assert card_of(state, "A") == "desert"
    assert state.position()["played_card"] == "desert"


@pytest.mark.rule("R7")
def test_settlements_built_before_the_replacement_count_towards_the_three() -> None:
    state = play(last_canyon(), "build h1", "draw desert")
    assert legal(state) == {"build f1"}
    state = play(state, "build f1", "build e2")
    assert settlements(state, "A") == {"g1", "h1", "f1", "e2"}
    assert legal(state) == {"end"}


@pytest.mark.rule("R7")
def test_a_useless_replacement_is_replaced_again() -> None:
    state = play(last_canyon(), "build h1", "draw canyon")
    assert state.seat == CHANCE
    assert cards(state, "removed") == {"canyon": 2}
    state = play(state, "draw desert")
    assert legal(state) == {"build f1"}


@pytest.mark.rule("R7")
def test_only_the_new_card_is_discarded_at_the_end_of_the_turn() -> None:
    state = play(last_canyon(), "build h1", "draw desert", "build f1", "build e2", "end")
    assert cards(state, "discards") == {"desert": 1}
    assert cards(state, "removed") == {"canyon": 1}


@pytest.mark.rule("R6", "R7")
def test_discards_are_reshuffled_for_a_replacement_too() -> None:
    state = play(with_pile(last_canyon(), "-", "D"), "build h1")
    assert legal(state) == {"draw desert"}


@pytest.mark.rule("R7")
def test_a_token_that_fills_the_terrain_replaces_the_card_before_the_mandatory_action() -> None:
    state = scenario(
        players=3,
        card="grass",
        settlements={"A": "n17", **crowd("grass", but="m17")},
        tokens={"A": "m16!"},
    )
    state = play(state, "use farm", "build m17")
    assert state.seat == CHANCE
    state = play(state, "draw forest")
    assert legal(state) == {"build m18", "build n18"}


@pytest.mark.rule("R60")
def test_no_card_is_replaced_if_tokens_used_up_the_supply() -> None:
    own = " ".join(hexes("forest")[-39:])
    state = scenario(
        players=3,
        card="grass",
        settlements={"A": own, **crowd("grass", but="m17")},
        tokens={"A": "m16!"},
    )
    state = play(state, "use farm", "build m17")
    assert legal(state) == {"end"}
    assert card_of(state, "A") == "grass"


@pytest.mark.rule("R63", "R7")
def test_a_useless_first_card_is_replaced_before_the_first_decision() -> None:
    state = scenario(
        players=3, card="forest", settlements=crowd("grass", seats="AC"), mandatory_done=True
    )
    state = play(state, "end", "draw desert")
    assert state.turn == 1
    assert state.seat == CHANCE
    assert cards(state, "removed") == {"grass": 1}
    state = play(state, "draw canyon")
    assert legal(state) == {f"build {name}" for name in hexes("canyon")}


@pytest.mark.rule("R63")
def test_no_token_can_be_used_before_a_useless_first_card_is_replaced() -> None:
    own = crowd("grass", seats="AC")
    state = scenario(
        players=3,
        card="forest",
        settlements={**own, "B": "g13"},
        tokens={"B": "h13+"},
        mandatory_done=True,
    )
    state = play(state, "end", "draw desert")
    assert why_not(state, "use oasis") == "chance"
    state = play(state, "draw forest")
    assert why_not(state, "use oasis") is None


def full_card_terrain() -> State:
    """A has tokens of oracle, barn and quarry; three canyons are free, all in its reach."""
    return scenario(
        players=3,
        sectors=CARD_MAP,
        nomad_tokens="treasure/treasure/sword",
        card="canyon",
        settlements={"A": "a16 r3 e2 b17", **crowd("canyon", but="b16 c16 b15", sectors=CARD_MAP)},
        tokens={"A": "r4! c17! e3!"},
    )


@pytest.mark.rule("R8")
def test_no_card_is_replaced_once_the_mandatory_action_is_done() -> None:
    state = play(full_card_terrain(), "build b16", "build c16", "build b15")
    assert state.seat == 0
    assert card_of(state, "A") == "canyon"
    assert cards(state, "removed") == {}


@pytest.mark.rule("R8", "FAQ token 2")
@pytest.mark.parametrize("token", ["oracle", "barn", "quarry"])
def test_tokens_of_a_full_card_terrain_are_unusable(token: str) -> None:
    state = full_card_terrain()
    assert why_not(state, f"use {token}") is None
    state = play(state, "build b16", "build c16", "build b15")
    assert why_not(state, f"use {token}") == "no-target"


@pytest.mark.rule("R9")
def test_without_a_card_to_draw_the_remaining_settlements_are_skipped() -> None:
    state = play(with_pile(last_canyon(), "-", "-"), "build h1")
    assert card_of(state, "A") is None
    assert settlements(state, "A") == {"g1", "h1"}
    assert legal(state) == {"end"}


@pytest.mark.rule("R9")
def test_the_game_goes_on_around_a_seat_without_a_card() -> None:
    state = play(with_pile(last_canyon(), "-", "-"), "build h1", "end")
    assert state.turn == 1
    state = take_turn(take_turn(state))
    assert state.turn == 0
    assert card_of(state, "A") is None
    assert legal(state) == {"end"}


@pytest.mark.rule("R59")
@pytest.mark.parametrize("token", ["oracle", "barn", "quarry"])
def test_without_a_card_the_tokens_that_follow_it_are_unusable(token: str) -> None:
    state = scenario(
        sectors=CARD_MAP,
        nomad_tokens="treasure/treasure/sword",
        card="",
        settlements={"A": "r3 e2 b17"},
        tokens={"A": "r4! c17! e3!"},
        mandatory_done=True,
    )
    assert why_not(state, f"use {token}") == "no-target"


@pytest.mark.rule("R59")
def test_without_a_card_other_tokens_work() -> None:
    state = scenario(
        card="", settlements={"A": "k8 n17"}, tokens={"A": "l7! m16!"}, mandatory_done=True
    )
    assert legal(state) == {"use paddock", "use farm", "end"}
