"""The tables that come with a setup, so that a client need not know the rules by heart."""

from typing import Any

from kingdom_builder.scenario import scenario
from playing import play
from regnum.core.chance import Source
from regnum.kingdom_builder.components import components
from regnum.kingdom_builder.game import GAME
from regnum.kingdom_builder.setup import deal

SETUP: dict[str, Any] = GAME.describe(deal({"players": "3", "nomads": "yes"}, Source(0, "setup")))


def test_every_letter_of_the_map_is_a_terrain_or_a_site() -> None:
    letters = {letter for row in SETUP["map"] for letter in row}
    assert letters == set(SETUP["terrains"]) | set(SETUP["sites"])
    listed: dict[str, Any] = components()
    assert list(SETUP["terrains"].values()) == [each["name"] for each in listed["terrains"]]


def test_sites_are_where_the_setup_says() -> None:
    rows, sites = SETUP["map"], {name: letter for letter, name in SETUP["sites"].items()}
    for hexes, site in (("locations", "location"), ("nomad_tokens", "nomads")):
        for name in SETUP[hexes]:
            assert rows[int(name[1:]) - 1]["abcdefghijklmnopqrst".index(name[0])] == sites[site]


def test_so_many_tokens_lie_on_each_location_at_the_start() -> None:
    view: dict[str, Any] = scenario().public()
    assert set(view["tokens_left"].values()) == {SETUP["tokens_per_location"]}


def test_a_donation_begins_with_so_many_settlements_owed() -> None:
    state = scenario(
        sectors="quarry/tavern/oasis/farm",
        nomad_tokens="donation-flower/sword/outpost",
        settlements={"A": "g7"},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    view: dict[str, Any] = play(state, "use donation-flower").public()
    assert view["pending"][-1]["what"] == "donation"
    assert view["pending"][-1]["owed"] == SETUP["settlements_per_donation"]
