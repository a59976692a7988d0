"""A Land Donation: three settlements on its terrain."""

from functools import partial

import pytest

from kingdom_builder.scenario import hexes, land, scenario, settlements
from playing import legal, play
from regnum.kingdom_builder.state import State

# Nomads on c6, h6 and f8, in this order; quarry e3, taverns m7 r7, oases h13 f18, farms r12 m16.
MAP = "quarry/tavern/oasis/farm"

table = partial(scenario, sectors=MAP)


def build_any(state: State, times: int) -> State:
    """The state after some settlements on the first hexes on offer."""
    for _ in range(times):
        state = play(state, "build " + min(legal(state, "build")))
    return state


@pytest.mark.rule("Example donation", "R46")
def test_a_donation_of_flowers_adds_three_settlements_after_the_mandatory_action() -> None:
    state = table(nomad_tokens="donation-flower/sword/outpost", card="desert", tokens={"A": "c6!"})
    state = play(state, "build g3", "build h3", "build g4")
    assert legal(state) == {"use donation-flower", "end"}
    state = play(state, "use donation-flower", "build h4", "build i4", "build j5")
    assert settlements(state, "A") == {"g3", "h3", "g4", "h4", "i4", "j5"}
    assert state.supply(0) == 34
    assert legal(state) == {"end"}


def donation_of(terrain: str, own: str, other: str = "") -> State:
    """A starts a Donation after its mandatory action."""
    state = table(
        nomad_tokens=f"donation-{terrain}/sword/outpost",
        card="grass",
        settlements={"A": own, "B": other},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    return play(state, f"use donation-{terrain}")


@pytest.mark.rule("R46")
def test_each_settlement_of_a_donation_goes_next_to_an_own_one_if_possible() -> None:
    state = donation_of("flower", own="g7")
    assert legal(state) == {"build h7"}
    state = play(state, "build h7")
    assert legal(state) == {"build i7"}
    state = play(state, "build i7")
    assert legal(state) == {"build j7", "build i6", "build i8"}


@pytest.mark.rule("R46")
def test_a_donation_goes_anywhere_on_its_terrain_where_none_of_it_touches_an_own_settlement() -> (
    None
):
    state = donation_of("flower", own="e7")
    assert legal(state, "build") == set(hexes("flower", MAP))
    assert legal(play(state, "build a4"), "build") == {"a5"}


@pytest.mark.rule("R46")
def test_a_donation_ends_when_the_supply_does() -> None:
    state = build_any(donation_of("flower", own=" ".join(land(MAP)[-38:])), 2)
    assert state.supply(0) == 0
    assert legal(state) == {"end"}


@pytest.mark.rule("R46")
def test_a_donation_ends_when_no_hex_of_its_terrain_is_free() -> None:
    mountains = hexes("mountain", MAP)
    state = donation_of("mountain", own="", other=" ".join(mountains[2:]))
    assert legal(state, "build") == set(mountains[:2])
    state = build_any(state, 2)
    assert settlements(state, "A") == set(mountains[:2])
    assert legal(state) == {"end"}


@pytest.mark.rule("R46")
def test_a_donation_without_a_free_hex_cannot_be_used() -> None:
    state = table(
        nomad_tokens="donation-mountain/sword/outpost",
        settlements={"B": " ".join(hexes("mountain", MAP))},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    assert legal(state) == {"end"}


@pytest.mark.rule("R4", "R46")
def test_a_donation_with_an_empty_supply_cannot_be_used() -> None:
    state = table(
        nomad_tokens="donation-flower/sword/outpost",
        settlements={"A": " ".join(land(MAP)[-40:])},
        tokens={"A": "c6!"},
        mandatory_done=True,
        last_round=True,
    )
    assert legal(state) == {"end"}


@pytest.mark.rule("R46")
def test_a_donation_of_water_builds_on_water() -> None:
    assert legal(donation_of("water", own="c5")) == {"build b4", "build b5", "build b6"}


@pytest.mark.rule("R46")
def test_a_donation_of_mountains_builds_on_mountains() -> None:
    state = donation_of("mountain", own="j5")
    assert legal(state) == {"build i5"}
    state = play(state, "build i5")
    assert legal(state, "build") == set(hexes("mountain", MAP)) - {"i5"}


@pytest.mark.rule("R46")
@pytest.mark.parametrize(
    "terrain",
    ["grass", "canyon", "desert", "flower", "forest", "water", "mountain"],
)
def test_a_donation_builds_on_its_own_terrain_whatever_the_card(terrain: str) -> None:
    assert legal(donation_of(terrain, own=""), "build") == set(hexes(terrain, MAP))
