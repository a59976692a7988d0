"""The turn: the mandatory action, extra actions, the supply."""

import pytest

from kingdom_builder.scenario import held, hexes, scenario, settlements, take_turn
from playing import legal, play, why_not

FIRST_MAP = "tavern/paddock/oasis/farm"
BARN_MAP = "barn/harbor/tower/oracle"
NOMADS_MAP = "quarry/caravan/village/garden"
TERRAINS = ("grass", "canyon", "desert", "flower", "forest")


# The mandatory action.


@pytest.mark.rule("Example mandatory action")
def test_mandatory_action_is_three_settlements_from_the_supply() -> None:
    state = scenario(card="flower", settlements={"B": "k10"})
    state = play(state, "build a5", "build b5")
    assert state.supply(0) == 38
    assert why_not(state, "end") == "owed"
    state = play(state, "build a6")
    assert settlements(state, "A") == {"a5", "b5", "a6"}
    assert state.supply(0) == 37
    assert legal(state) == {"end"}


@pytest.mark.rule("Example mandatory action")
@pytest.mark.parametrize("card", TERRAINS)
def test_mandatory_settlements_stand_on_the_terrain_of_the_card(card: str) -> None:
    assert legal(scenario(card=card), "build") == set(hexes(card))


@pytest.mark.rule("Example mandatory action")
@pytest.mark.parametrize("taken_by", ["A", "B"])
def test_a_hex_holds_one_settlement_only(taken_by: str) -> None:
    state = scenario(card="grass", settlements={taken_by: "k10"})
    assert why_not(state, "build k10") == "settled"


@pytest.mark.rule("Example mandatory action")
@pytest.mark.parametrize(
    ("hex_name", "code"),
    [("d4", "special"), ("h7", "special"), ("a4", "not-in-pool"), ("d1", "not-in-pool")],
    ids=["castle", "location", "water", "mountain"],
)
def test_castles_locations_water_and_mountains_are_not_built_on(hex_name: str, code: str) -> None:
    assert why_not(scenario(card="flower"), f"build {hex_name}") == code


@pytest.mark.rule("Example two possibilities")
def test_of_two_hexes_next_to_own_settlements_either_may_be_chosen() -> None:
    state = scenario(card="canyon", settlements={"A": "g1 c16"})
    assert legal(state, "build") == {"h1", "c17"}
    assert why_not(state, "build i1") == "not-adjacent"


@pytest.mark.rule("Example not adjacent", "R2")
def test_every_hex_of_the_terrain_is_open_if_none_touches_an_own_settlement() -> None:
    state = scenario(card="canyon", settlements={"A": "l16", "B": "h1"})
    assert legal(state, "build") == set(hexes("canyon")) - {"h1"}


@pytest.mark.rule("Example not adjacent")
def test_settlements_of_others_do_not_bind_rule_3() -> None:
    state = scenario(card="canyon", settlements={"A": "l16", "B": "g1"})
    assert "k6" in legal(state, "build")


@pytest.mark.rule("R2", "FAQ build 1")
def test_three_settlements_may_go_to_different_groups() -> None:
    state = scenario(card="canyon", settlements={"A": "g1 c16"})
    state = play(state, "build h1")
    assert legal(state, "build") == {"i1", "h2", "c17"}
    state = play(state, "build c17")
    assert legal(state, "build") == {"i1", "h2", "c18"}
    state = play(state, "build i1")
    assert settlements(state, "A") == {"g1", "c16", "h1", "c17", "i1"}


@pytest.mark.rule("FAQ build 1", "R2")
def test_a_settlement_just_built_binds_the_next_one() -> None:
    state = play(scenario(card="flower"), "build t13")
    assert legal(state, "build") == {"s13", "t14"}


@pytest.mark.rule("R11")
def test_without_a_settlement_on_the_board_every_free_hex_is_legal() -> None:
    state = scenario(card="grass", settlements={"B": "k10 k9"})
    assert legal(state, "build") == set(hexes("grass")) - {"k10", "k9"}


# Extra actions and the mandatory action.

FARM_AT_M16 = {"A": "n17"}


@pytest.mark.rule("R1", "FAQ build 4")
def test_a_token_may_be_used_before_the_mandatory_action() -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    state = play(state, "use farm", "build m17", "build m18", "build n18", "build m19")
    assert settlements(state, "A") == {"n17", "m17", "m18", "n18", "m19"}
    assert legal(state) == {"end"}


@pytest.mark.rule("R1", "FAQ build 4")
def test_a_token_may_be_used_after_the_mandatory_action() -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    state = play(state, "build m18", "build n18", "build m19", "use farm", "build m17")
    assert settlements(state, "A") == {"n17", "m17", "m18", "n18", "m19"}


@pytest.mark.rule("R1", "FAQ build 4")
def test_tokens_may_be_split_before_and_after_the_mandatory_action() -> None:
    state = scenario(card="forest", settlements={"A": "n17 g13"}, tokens={"A": "m16! h13!"})
    state = play(state, "use farm", "build m17", "build m18", "build n18", "build m19")
    assert legal(state) == {"use oasis", "end"}


@pytest.mark.rule("R1", "FAQ build 4")
@pytest.mark.parametrize("built", [["m18"], ["m18", "n18"]], ids=["after one", "after two"])
def test_no_token_between_the_mandatory_settlements(built: list[str]) -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    state = play(state, *(f"build {name}" for name in built))
    assert why_not(state, "use farm") == "inside-mandatory"
    assert legal(state) == {f"build {name}" for name in legal(state, "build")}


@pytest.mark.rule("R1")
def test_a_turn_does_not_end_before_the_mandatory_action() -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    assert why_not(state, "end") == "owed"


@pytest.mark.rule("R5")
def test_a_token_need_not_be_used() -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    state = play(state, "build m18", "build n18", "build m19")
    assert legal(state) == {"use farm", "end"}
    state = play(state, "end", "draw grass")
    assert held(state, "A") == {"m16": False}


@pytest.mark.rule("R5")
def test_a_token_is_taken_of_itself() -> None:
    state = play(scenario(card="forest"), "build n17")
    assert held(state, "A") == {"m16": False}
    assert legal(state) == {"build m18", "build n18"}


@pytest.mark.rule("Example token sides")
def test_a_used_token_comes_back_at_the_end_of_the_turn() -> None:
    state = scenario(card="forest", settlements=FARM_AT_M16, tokens={"A": "m16!"})
    assert held(state, "A") == {"m16": True}
    state = play(state, "use farm", "build m17")
    assert held(state, "A") == {"m16": False}
    assert why_not(state, "use farm") == "token-not-ready"
    state = take_turn(take_turn(state))
    assert state.turn == 0
    assert held(state, "A") == {"m16": True}
    assert why_not(state, "use farm") is None


@pytest.mark.rule("R10")
def test_one_settlement_may_be_moved_twice_in_a_turn() -> None:
    state = scenario(settlements={"A": "r4 k8 h10"}, tokens={"A": "s3! l7!"})
    state = play(state, "use paddock", "take h10", "move j10")
    state = play(state, "use paddock", "take j10", "move l10")
    assert settlements(state, "A") == {"r4", "k8", "l10"}


@pytest.mark.rule("R10")
def test_a_settlement_may_be_moved_on_the_turn_it_was_built() -> None:
    state = scenario(card="grass", settlements={"A": "k8"}, tokens={"A": "l7!"})
    state = play(state, "build k9", "build k10", "build l10", "use paddock", "take k10", "move i10")
    assert settlements(state, "A") == {"k8", "k9", "l10", "i10"}


# The supply.


@pytest.mark.rule("R3", "FAQ build 8")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_all_that_are_left_are_built_if_fewer_than_three(left: int) -> None:
    own = hexes("forest")[: 40 - left]
    state = scenario(card="desert", settlements={"A": " ".join(own)})
    for _ in range(left):
        assert why_not(state, "end") == "owed"
        state = play(state, f"build {min(legal(state, 'build'))}")
    assert state.supply(0) == 0
    assert legal(state) == {"end"}


@pytest.mark.rule("R3", "R60", "FAQ build 8")
def test_a_token_may_use_up_the_supply_before_the_mandatory_action() -> None:
    own = " ".join(hexes("forest")[-39:])
    state = scenario(card="forest", settlements={"A": own}, tokens={"A": "m16!"})
    state = play(state, "use farm", "build m17")
    assert state.supply(0) == 0
    assert legal(state) == {"end"}


@pytest.mark.rule("R3", "FAQ build 8")
def test_a_token_used_first_leaves_fewer_to_build() -> None:
    own = " ".join(hexes("forest")[-38:])
    state = scenario(card="desert", settlements={"A": own}, tokens={"A": "m16!"})
    state = play(state, "use farm", "build m17")
    assert why_not(state, "end") == "owed"
    state = play(state, f"build {min(legal(state, 'build'))}")
    assert legal(state) == {"end"}


def built_out(sectors: str, *needed: str) -> dict[str, str]:
    """All forty settlements of A: some given hexes, the rest on canyon."""
    more = [name for name in hexes("canyon", sectors) if name not in needed]
    return {"A": " ".join([*needed, *more[: 40 - len(needed)]]), "B": "t1"}


NOMAD_TOKENS = "resettlement/outpost/sword/donation-desert/treasure/treasure"


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("token", "sectors", "home", "near"),
    [
        ("oracle", BARN_MAP, "r14", "q14"),
        ("farm", FIRST_MAP, "m16", "n17"),
        ("oasis", FIRST_MAP, "h13", "g13"),
        ("tower", BARN_MAP, "f14", "g14"),
        ("tavern", FIRST_MAP, "h7", "h8"),
        ("village", NOMADS_MAP, "h15", "i15"),
        ("garden", NOMADS_MAP, "n16", "m16"),
        ("donation-desert", NOMADS_MAP, "f8", "f7"),
    ],
)
def test_tokens_that_build_need_a_supply(token: str, sectors: str, home: str, near: str) -> None:
    state = scenario(
        sectors=sectors,
        nomad_tokens=NOMAD_TOKENS if sectors == NOMADS_MAP else "none",
        settlements=built_out(sectors, near),
        tokens={"A": f"{home}!"},
        mandatory_done=True,
        last_round=True,
    )
    assert why_not(state, f"use {token}") == "no-supply"


@pytest.mark.rule("R4")
def test_an_outpost_needs_a_supply() -> None:
    state = scenario(
        sectors=NOMADS_MAP,
        nomad_tokens=NOMAD_TOKENS,
        settlements=built_out(NOMADS_MAP),
        tokens={"A": "c6!"},
        mandatory_done=True,
        last_round=True,
    )
    assert legal(state) == {"end"}


@pytest.mark.rule("R4", "FAQ build 10")
@pytest.mark.parametrize(
    ("token", "sectors", "home", "near"),
    [
        ("barn", BARN_MAP, "c7", "b7"),
        ("harbor", BARN_MAP, "q8", "r7"),
        ("paddock", FIRST_MAP, "l7", "k8"),
        ("caravan", NOMADS_MAP, "m7", "n7"),
        ("quarry", NOMADS_MAP, "e3", "e2"),
        ("resettlement", NOMADS_MAP, "n4", "n3"),
        ("sword", NOMADS_MAP, "h6", "h7"),
    ],
)
def test_moves_walls_and_the_sword_need_no_supply(
    token: str, sectors: str, home: str, near: str
) -> None:
    state = scenario(
        sectors=sectors,
        nomad_tokens=NOMAD_TOKENS if sectors == NOMADS_MAP else "none",
        card="desert",
        settlements=built_out(sectors, near),
        tokens={"A": f"{home}!"},
        mandatory_done=True,
        last_round=True,
    )
    assert legal(state) == {f"use {token}", "end"}


@pytest.mark.rule("FAQ build 10", "R4")
def test_a_turn_goes_on_after_the_last_settlement() -> None:
    own = " ".join([*hexes("forest")[:38], "k8"])
    state = scenario(card="grass", settlements={"A": own}, tokens={"A": "l7!"})
    state = play(state, "build k9")
    assert state.supply(0) == 0
    assert state.turn == 0
    assert legal(state) == {"use paddock", "end"}
    state = play(state, "use paddock", "take k9", "move i9")
    assert "i9" in settlements(state, "A")
