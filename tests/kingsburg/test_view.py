"""The tables that come with a setup, so that a client need not know the rules by heart."""

from random import Random
from typing import Any

from kingsburg.scenario import scenario
from playing import legal, play
from regnum.core.chance import Source
from regnum.core.seats import CHANCE
from regnum.kingsburg.actions import ACTION_TEXTS
from regnum.kingsburg.components import components
from regnum.kingsburg.game import GAME
from regnum.kingsburg.setup import deal
from regnum.kingsburg.state import State

SETUP: dict[str, Any] = GAME.describe(deal({"players": "3"}, Source(0, "setup")))


def rolled(seed: int) -> State:
    """A seat with a +2 token, the Market and a white die, before its first advisor."""
    random = Random(seed)
    state = scenario(players=3, tokens={"A": 1}, buildings={"A": "farms market"})
    while state.seat == CHANCE:
        state = play(state, ACTION_TEXTS[random.choice(state.legal_actions())])
    return state


def test_the_words_of_an_influence_make_the_sum_that_the_engine_finds() -> None:
    words = SETUP["influence"]
    seen = set()
    for seed in range(20):
        state = rolled(seed)
        view: dict[str, Any] = state.public()
        dice = view["dice"][view["seat"]]
        shown = dict(zip(words["coloured"], dice["coloured"], strict=True))
        shown |= dict(zip(words["white"], dice["white"], strict=False))
        values = {**shown, **words["shifts"], "token": words["token"]}
        for sent in legal(state, "influence"):
            total = sum(values[word] for word in sent.replace("+", " ").split())
            after: dict[str, Any] = play(state, f"influence {sent}").public()
            assert after["court"][-1]["advisor"] == total, sent
            seen |= set(sent.replace("+", " ").split())
    assert seen >= {"low", "mid", "high", "white", "token", "up", "down"}


def test_a_building_names_the_one_on_its_left_that_comes_first() -> None:
    places = {(each["row"], each["column"]): each["name"] for each in SETUP["buildings"]}
    for each in SETUP["buildings"]:
        assert each["after"] == places.get((each["row"], each["column"] - 1))


def test_the_phases_of_a_year_come_with_the_setup() -> None:
    assert SETUP["phases"] == components()["phases"]
