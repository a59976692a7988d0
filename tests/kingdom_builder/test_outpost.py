"""An Outpost: one settlement that need not be next to others."""

from functools import partial

import pytest

from kingdom_builder.scenario import held, hexes, land, scenario, settlements
from playing import legal, play, why_not

# Nomads on c6, h6 and f8, in this order; quarry e3, taverns m7 r7, oases h13 f18, farms r12 m16.
MAP = "quarry/tavern/oasis/farm"

table = partial(scenario, sectors=MAP)


@pytest.mark.rule("Example outpost", "R50")
def test_two_settlements_at_a_location_and_a_third_freed_by_an_outpost_at_nomads() -> None:
    state = table(nomad_tokens="outpost/sword/resettlement", card="forest", tokens={"A": "c6!"})
    state = play(state, "build d3", "build d4")
    assert why_not(state, "build g8") == "not-adjacent"
    state = play(state, "use outpost", "build g8")
    assert held(state, "A") == {"e3": False, "f8": False}
    assert legal(state) == {"end"}


@pytest.mark.rule("R50")
@pytest.mark.parametrize("built", [(), ("build c8",), ("build c8", "build d8")])
def test_an_outpost_opens_every_free_hex_of_the_cards_terrain(built: tuple[str, ...]) -> None:
    state = table(
        nomad_tokens="outpost/sword/treasure",
        card="grass",
        settlements={"A": "d7", "B": "k17"},
        tokens={"A": "c6!"},
    )
    state = play(state, *built, "use outpost")
    taken = {"d7", "k17", *(text.split()[1] for text in built)}
    assert legal(state) == {f"build {name}" for name in set(hexes("grass", MAP)) - taken}


@pytest.mark.rule("R50")
def test_an_outpost_frees_one_settlement_and_no_more() -> None:
    state = table(
        nomad_tokens="outpost/sword/treasure",
        card="grass",
        settlements={"A": "d7"},
        tokens={"A": "c6!"},
    )
    assert legal(state, "build") == {"c8", "d6", "d8"}
    state = play(state, "use outpost", "build k17")
    assert held(state, "A") == {}
    assert legal(state, "use") == set()
    assert legal(state, "build") == {"c8", "d6", "d8", "k16", "k18", "l17"}


@pytest.mark.rule("R50")
def test_two_outposts_free_two_settlements_not_one_twice() -> None:
    state = table(
        nomad_tokens="outpost/outpost/treasure",
        card="grass",
        settlements={"A": "d7"},
        tokens={"A": "c6! h6!"},
    )
    state = play(state, "use outpost")
    assert legal(state, "use") == set()
    state = play(state, "build k17", "use outpost", "build s9")
    assert settlements(state, "A") == {"d7", "k17", "s9"}
    assert legal(state, "use") == set()


EDGE = {
    name for name in land("quarry/tower/oasis/farm") if name[0] in "at" or name[1:] in ("1", "20")
}


@pytest.mark.rule("R50")
@pytest.mark.parametrize(
    ("sector", "home", "own", "token", "kind"),
    [
        pytest.param("tavern", "m16", "m17", "farm", "grass", id="farm"),
        pytest.param("tavern", "f18", "g18", "oasis", "desert", id="oasis"),
        pytest.param("oracle", "r4", "q4", "oracle", "flower", id="oracle"),
        pytest.param("tower", "p4", "q4 a8", "tower", "edge", id="tower"),
        pytest.param("garden", "o2", "p2 h7", "garden", "flower", id="garden"),
    ],
)
def test_an_outpost_lifts_rule_3_from_a_building_token_but_not_its_terrain_or_edge(
    sector: str, home: str, own: str, token: str, kind: str
) -> None:
    sectors = f"quarry/{sector}/oasis/farm"
    state = scenario(
        sectors=sectors,
        nomad_tokens="sword/treasure/outpost" + "/treasure" * (sector == "garden"),
        card="flower",
        settlements={"A": own},
        tokens={"A": f"{home}! f8!"},
        mandatory_done=True,
    )
    state = play(state, f"use {token}")
    pool = (EDGE if kind == "edge" else set(hexes(kind, sectors))) - set(own.split())
    assert legal(state, "build") < pool
    state = play(state, "use outpost")
    assert legal(state) == {f"build {name}" for name in pool}
    state = play(state, "build " + max(pool))
    assert legal(state) == {"end"}


@pytest.mark.rule("R50")
def test_an_outpost_frees_one_settlement_of_a_donation() -> None:
    state = table(
        nomad_tokens="donation-flower/outpost/treasure",
        card="grass",
        settlements={"A": "g7"},
        tokens={"A": "c6! h6!"},
        mandatory_done=True,
    )
    state = play(state, "use donation-flower", "use outpost")
    assert legal(state) == {f"build {name}" for name in hexes("flower", MAP)}
    state = play(state, "build k1")
    assert legal(state) == {"build h7", "build k2"}
    assert legal(play(state, "build h7", "build i7")) == {"end"}


@pytest.mark.rule("R50")
@pytest.mark.parametrize(
    ("sectors", "home", "own", "token"),
    [
        pytest.param("quarry/tavern/barn/farm", "c17", "b17", "barn", id="barn"),
        pytest.param("quarry/harbor/oasis/farm", "q8", "r8", "harbor", id="harbor"),
        pytest.param("quarry/paddock/oasis/farm", "s3", "s2", "paddock", id="paddock"),
        pytest.param("quarry/tavern/caravan/farm", "c17", "d17", "caravan", id="caravan"),
    ],
)
def test_an_outpost_does_not_go_with_a_move(sectors: str, home: str, own: str, token: str) -> None:
    nomads = "outpost/outpost/treasure" + "/sword" * ("caravan" in sectors)
    state = scenario(
        sectors=sectors,
        nomad_tokens=nomads,
        card="grass",
        settlements={"A": own},
        tokens={"A": f"{home}! c6!"},
        mandatory_done=True,
    )
    state = play(state, f"use {token}")
    assert legal(state) == {f"take {own}"}
    assert legal(play(state, f"take {own}"), "use") == set()


@pytest.mark.rule("R26", "R50")
@pytest.mark.parametrize(
    ("sector", "nomads", "outpost", "home", "own", "token", "target"),
    [
        ("tavern", "outpost/sword/treasure", "c6", "r7", "r8 s8 t8", "tavern", "q8"),
        ("village", "outpost/sword/sword/treasure", "o4", "r5", "r6 s5 t6", "village", "s6"),
    ],
)
def test_an_outpost_does_not_go_with_tavern_and_village(
    sector: str, nomads: str, outpost: str, home: str, own: str, token: str, target: str
) -> None:
    state = scenario(
        sectors=f"quarry/{sector}/oasis/farm",
        nomad_tokens=nomads,
        settlements={"A": own},
        tokens={"A": f"{home}! {outpost}!"},
        mandatory_done=True,
    )
    assert legal(play(state, f"use {token}")) == {f"build {target}"}
