"""Cards in hand are secret: what a seat is shown, and what it may imagine."""

import json
from collections import Counter
from random import Random

import pytest

from kingdom_builder.scenario import scenario
from playing import play
from regnum.kingdom_builder.data import TERRAIN_NAMES
from regnum.kingdom_builder.state import State


def cards(state: State) -> list[str]:
    return [TERRAIN_NAMES[card] for card in state.cards]


def test_a_view_shows_the_own_card_and_the_played_one() -> None:
    state = scenario(players=3, turn="B", card="forest")
    state.cards = [0, 4, 2]
    state.deck = [4, 5, 4, 5, 4]
    assert state.view(0)["card"] == "grass"
    assert state.view(2)["card"] == "desert"
    assert state.view(0)["played_card"] == "forest"
    assert "cards" not in state.view(0)
    assert "deck" not in state.view(0)


def test_a_card_drawn_for_the_next_turn_is_shown_to_its_owner_alone() -> None:
    drawing = play(scenario(players=3, mandatory_done=True), "end")
    assert drawing.witnesses() == [0]
    views = [
        [json.dumps(play(drawing, f"draw {terrain}").view(seat)) for seat in range(3)]
        for terrain in ("desert", "forest")
    ]
    assert views[0][0] != views[1][0]
    assert views[0][1] == views[1][1]
    assert views[0][2] == views[1][2]


def test_a_replacement_card_is_open_to_all() -> None:
    state = scenario(card="desert")
    desert = state.setup.board.terrain[2]
    state.empty &= ~desert | desert & -desert  # one free desert hex is left
    replacing = play(state, state.game.action_texts[state.legal_actions()[0]])
    assert replacing.position_line().endswith(">replace")
    assert replacing.witnesses() == [0, 1]


def test_imagined_cards_follow_the_cards_that_are_left() -> None:
    state = scenario(players=2, turn="A", card="canyon")
    state.cards, state.deck, state.discards = [1, 0], [1, 1, 0, 0, 1], [3, 3, 5, 5, 4]
    random = Random(1)
    seen = Counter(cards(state.resample(0, random))[1] for _ in range(4000))
    assert set(seen) == {"grass", "canyon", "forest"}
    assert seen["grass"] == pytest.approx(2000, rel=0.1)  # two of the four unknown cards
    assert seen["canyon"] == pytest.approx(1000, rel=0.15)


def test_imagining_changes_neither_the_own_nor_the_played_card() -> None:
    state = scenario(players=3, turn="B", card="forest")
    for seed in range(50):
        imagined = state.resample(0, Random(seed))
        assert imagined.cards[:2] == state.cards[:2]
        everything = Counter(cards(imagined)) + Counter(
            {TERRAIN_NAMES[terrain]: count for terrain, count in enumerate(imagined.deck)}
        )
        assert everything == Counter(dict.fromkeys(TERRAIN_NAMES[:5], 5))


def reshuffled(players: int) -> State:
    """A has drawn the first card of a reshuffled pile; B plays, the others hold older cards."""
    state = scenario(players=players, mandatory_done=True, card="canyon")
    state.cards = [1, 0, 4, 3][:players]
    state.deck = [0] * 5
    state.discards = [5 - state.cards[1:].count(terrain) for terrain in range(5)]
    state.discards[1] -= 1
    return play(state, "end", "draw desert")


def test_a_card_from_before_the_reshuffle_is_known_to_whoever_counted() -> None:
    state = reshuffled(3)
    assert all(state.resample(0, Random(seed)).cards[2] == 4 for seed in range(50))


def test_cards_from_before_the_reshuffle_can_only_be_swapped() -> None:
    state = reshuffled(4)
    seen = {tuple(state.resample(0, Random(seed)).cards) for seed in range(50)}
    assert seen == {(2, 0, 4, 3), (2, 0, 3, 4)}


def test_a_card_from_after_the_reshuffle_can_be_any_of_the_new_pile() -> None:
    state = reshuffled(3)
    seen = {state.resample(1, Random(seed)).cards[0] for seed in range(200)}
    assert seen == {0, 1, 2, 3, 4}
