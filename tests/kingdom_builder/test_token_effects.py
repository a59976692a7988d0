"""What each base location token does, and what rule 3 demands of it."""

import pytest

from kingdom_builder.scenario import crowd, held, hexes, scenario, settlements
from playing import legal, play, why_not
from regnum.kingdom_builder.state import State

FIRST_MAP = "tavern/paddock/oasis/farm"
BARN_MAP = "barn/harbor/tower/oracle"
WALL_MAP = "quarry/paddock/oasis/farm"
VILLAGE_MAP = "quarry/caravan/village/garden"
TERRAINS = ("grass", "canyon", "desert", "flower", "forest")


def edge_hexes(sectors: str) -> set[str]:
    """All hexes at the edge of the board that can be built on."""
    land = [name for terrain in TERRAINS for name in hexes(terrain, sectors)]
    return {name for name in land if name[0] in "at" or name[1:] in ("1", "20")}


def use(token: str, home: str, own: str, *, card: str = "grass", sectors: str) -> State:
    """A uses a token; moves are begun with the settlement named last."""
    state = scenario(sectors=sectors, card=card, settlements={"A": own}, tokens={"A": f"{home}!"})
    state = play(state, f"use {token}")
    return play(state, f"take {own.split()[-1]}") if legal(state, "take") else state


def targets(state: State) -> set[str]:
    return legal(state, "build") | legal(state, "move")


# Rule 3.


@pytest.mark.rule("FAQ token 1", "FAQ token 3", "FAQ token 4", "R27")
@pytest.mark.parametrize(
    ("token", "sectors", "home", "own", "card", "near"),
    [
        ("oracle", BARN_MAP, "r14", "q14", "grass", "r13"),
        ("oracle", BARN_MAP, "r14", "q14", "flower", "q15 r15"),
        ("farm", FIRST_MAP, "m16", "n17", "forest", "m17"),
        ("oasis", FIRST_MAP, "f18", "g18", "canyon", "h18 h19"),
        ("tower", BARN_MAP, "f14", "g14 b5", "desert", "a4 a5 a6"),
        ("barn", BARN_MAP, "c7", "b7 g20", "canyon", "b6"),
        ("harbor", BARN_MAP, "q8", "l9 r7", "grass", "k8 l8 k9 k10"),
    ],
)
def test_tokens_build_and_move_next_to_own_settlements_if_possible(
    token: str, sectors: str, home: str, own: str, card: str, near: str
) -> None:
    assert targets(use(token, home, own, card=card, sectors=sectors)) == set(near.split())


@pytest.mark.rule("FAQ token 1", "FAQ token 3")
@pytest.mark.parametrize(
    ("token", "sectors", "home", "own", "card", "terrain"),
    [
        ("oracle", BARN_MAP, "r14", "q14", "canyon", "canyon"),
        ("farm", FIRST_MAP, "m16", "n16", "forest", "grass"),
        ("oasis", FIRST_MAP, "h13", "g13", "forest", "desert"),
        ("barn", BARN_MAP, "c7", "b7 g20", "desert", "desert"),
        ("harbor", BARN_MAP, "q8", "r7 b7", "grass", "water"),
    ],
)
def test_tokens_reach_the_whole_terrain_where_none_of_it_touches_an_own_settlement(
    token: str, sectors: str, home: str, own: str, card: str, terrain: str
) -> None:
    state = use(token, home, own, card=card, sectors=sectors)
    assert targets(state) == set(hexes(terrain, sectors))


@pytest.mark.rule("FAQ token 2")
def test_a_token_without_a_target_cannot_be_used() -> None:
    state = scenario(
        players=3,
        card="forest",
        settlements={"A": "g13", **crowd("desert")},
        tokens={"A": "h13!"},
        mandatory_done=True,
    )
    assert why_not(state, "use oasis") == "no-target"
    assert legal(state) == {"end"}
    assert held(state, "A") == {"h13": True}


@pytest.mark.rule("FAQ token 3")
def test_oracle_follows_the_played_card() -> None:
    state = scenario(
        sectors=BARN_MAP, card="flower", settlements={"A": "q14"}, tokens={"A": "r14!"}
    )
    state = play(state, "use oracle")
    assert why_not(state, "build r13") == "not-in-pool"
    state = play(state, "build q15")
    assert settlements(state, "A") == {"q14", "q15"}
    assert state.supply(0) == 38


@pytest.mark.rule("R27", "FAQ token 4")
def test_tower_reaches_the_whole_edge_where_none_of_it_touches_an_own_settlement() -> None:
    state = use("tower", "f14", "g14", sectors=BARN_MAP)
    assert targets(state) == edge_hexes(BARN_MAP)


@pytest.mark.rule("R27", "FAQ token 4")
@pytest.mark.parametrize(
    ("own", "near"),
    [("b5", "a4 a5 a6"), ("e2", "e1 f1"), ("s4", "t3 t4 t5"), ("f19", "e20 f20")],
    ids=["left", "top", "right", "bottom"],
)
def test_tower_knows_all_four_sides(own: str, near: str) -> None:
    state = use("tower", "f14", f"g14 {own}", sectors=BARN_MAP)
    assert targets(state) == set(near.split())


@pytest.mark.rule("R27")
def test_tower_takes_an_adjacent_edge_hex_whatever_its_terrain() -> None:
    state = use("tower", "f14", "g14 b5", card="desert", sectors=BARN_MAP)
    assert why_not(state, "build b1") == "not-adjacent"
    assert why_not(state, "build c5") == "not-in-pool"


# Barn and Harbor: rule 3 once the settlement is lifted.


def barn(own: str, others: str = "") -> State:
    return scenario(
        sectors=BARN_MAP,
        card="canyon",
        settlements={"A": own, "B": others},
        tokens={"A": "c7!"},
    )


@pytest.mark.rule("R22", "FAQ token 6")
def test_barn_may_not_jump_away_when_its_old_hex_is_the_only_adjacent_one() -> None:
    assert why_not(barn("b6 c6 d6", "b5 c5"), "use barn") == "no-target"


@pytest.mark.rule("R22", "R23", "FAQ token 6")
def test_barn_moves_the_one_settlement_that_leaves_no_adjacent_hex_behind() -> None:
    state = play(barn("b6 c6 d6 g20", "b5 c5"), "use barn")
    assert legal(state) == {"take g20"}
    assert why_not(state, "take d6") == "cannot-move"
    state = play(state, "take g20")
    free = set(hexes("canyon", BARN_MAP)) - {"b6", "c6", "d6", "b5", "c5"}
    assert legal(state, "move") == free


@pytest.mark.rule("R22", "FAQ token 6")
def test_a_lifted_settlement_lends_no_adjacency() -> None:
    state = play(barn("b6"), "use barn", "take b6")
    assert legal(state, "move") == set(hexes("canyon", BARN_MAP)) - {"b6"}


@pytest.mark.rule("R22")
def test_barn_is_bound_to_the_settlements_that_stay() -> None:
    state = play(barn("b7 s9"), "use barn", "take b7")
    assert legal(state, "move") == {"r8", "r9", "t9", "r10", "s10"}
    state = play(barn("b7 s9"), "use barn", "take s9")
    assert legal(state, "move") == {"b6"}


@pytest.mark.rule("R22")
def test_a_free_hex_at_another_settlement_lets_the_barn_move_all() -> None:
    state = play(barn("c6 d6 s9", "b5 c5 b6"), "use barn")
    assert legal(state, "take") == {"c6", "d6", "s9"}
    state = play(state, "take d6")
    assert legal(state, "move") == {"r8", "r9", "t9", "r10", "s10"}


@pytest.mark.rule("R23")
def test_barn_does_not_offer_the_old_hex() -> None:
    state = play(barn("b6 c6"), "use barn", "take b6")
    assert legal(state, "move") == {"c5", "d6"}
    assert why_not(state, "move b6") == "same-hex"


@pytest.mark.rule("R22", "R23", "FAQ token 6")
def test_harbor_may_not_jump_away_when_its_old_hex_is_the_only_adjacent_one() -> None:
    state = scenario(sectors=BARN_MAP, settlements={"A": "h6 i6 r7"}, tokens={"A": "q8!"})
    state = play(state, "use harbor")
    assert legal(state, "take") == {"i6", "r7"}
    assert why_not(state, "take h6") == "cannot-move"


@pytest.mark.rule("R23")
def test_harbor_does_not_offer_the_old_hex() -> None:
    state = use("harbor", "q8", "l9 r7 k9", sectors=BARN_MAP)
    assert legal(state, "move") == {"k8", "l8", "k10"}
    assert why_not(state, "move k9") == "same-hex"


@pytest.mark.rule("R22")
def test_harbor_moves_to_water_only() -> None:
    state = use("harbor", "q8", "l9 r7", sectors=BARN_MAP)
    assert why_not(state, "move l10") == "not-in-pool"
    assert why_not(state, "move p8") == "not-adjacent"
    state = play(state, "move k9")
    assert settlements(state, "A") == {"l9", "k9"}
    assert state.supply(0) == 38


@pytest.mark.rule("R22")
@pytest.mark.parametrize("token", ["barn", "harbor"])
def test_other_seats_settlements_are_neither_moved_nor_neighbours(token: str) -> None:
    state = scenario(
        sectors=BARN_MAP,
        card="canyon",
        settlements={"A": "b7 r7", "B": "l9 k6"},
        tokens={"A": "c7! q8!"},
    )
    state = play(state, f"use {token}")
    assert legal(state, "take") == {"b7", "r7"}


# Moves from water and mountain.


@pytest.mark.rule("R24")
def test_harbor_moves_a_settlement_that_stands_on_water() -> None:
    state = use("harbor", "q8", "l9 p8", sectors=BARN_MAP)
    assert legal(state, "move") == {"k8", "l8", "k9", "k10"}


@pytest.mark.rule("R24")
def test_barn_moves_a_settlement_that_stands_on_water() -> None:
    state = use("barn", "c7", "b7 p8", card="canyon", sectors=BARN_MAP)
    assert legal(state, "move") == {"b6"}


@pytest.mark.rule("R24")
def test_paddock_moves_a_settlement_that_stands_on_water() -> None:
    state = use("paddock", "s3", "r4 c17", sectors="tavern/paddock/harbor/farm")
    assert legal(state, "move") == {"a17", "b15", "d15", "b19", "d19"}


@pytest.mark.rule("R24")
def test_paddock_moves_a_settlement_that_stands_on_a_mountain() -> None:
    state = scenario(
        sectors="caravan/paddock/oasis/farm",
        nomad_tokens="donation-mountain",
        settlements={"A": "r4 k3"},
        tokens={"A": "s3!"},
    )
    state = play(state, "use paddock", "take k3")
    assert legal(state, "move") == {"i3", "m3", "j1", "l1", "j5", "l5"}


# Paddock.


@pytest.mark.rule("R25", "FAQ token 7")
def test_paddock_leaps_two_hexes_in_six_directions() -> None:
    state = use("paddock", "s3", "r4 h10", sectors=FIRST_MAP)
    assert legal(state, "move") == {"f10", "j10", "g8", "i8", "g12", "i12"}


@pytest.mark.rule("R25")
@pytest.mark.parametrize("to", ["f10", "j10", "g8", "i8", "g12", "i12"])
def test_one_free_landing_is_enough_for_a_paddock(to: str) -> None:
    others = {"f10", "j10", "g8", "i8", "g12", "i12"} - {to}
    state = scenario(settlements={"A": "r4 h10", "B": " ".join(others)}, tokens={"A": "s3!"})
    state = play(state, "use paddock", "take h10")
    assert legal(state, "move") == {to}


@pytest.mark.rule("R25", "FAQ token 2")
def test_paddock_cannot_take_a_settlement_without_a_landing() -> None:
    blocked = {"A": "r4 h10", "B": "f10 j10 g8 i8 g12 i12"}
    state = play(scenario(settlements=blocked, tokens={"A": "s3!"}), "use paddock")
    assert legal(state) == {"take r4"}


@pytest.mark.rule("R25")
@pytest.mark.parametrize("to", ["i10", "k10", "i11", "j9"], ids=["one", "three", "step", "bend"])
def test_paddock_goes_exactly_two_hexes_and_straight(to: str) -> None:
    state = use("paddock", "s3", "r4 h10", sectors=FIRST_MAP)
    assert why_not(state, f"move {to}") == "out-of-way"


@pytest.mark.rule("FAQ token 7", "FAQ token 1")
def test_paddock_need_not_land_next_to_an_own_settlement() -> None:
    state = use("paddock", "s3", "r4 k10 h10", sectors=FIRST_MAP)  # j10 would touch k10
    assert legal(state, "move") == {"f10", "j10", "g8", "i8", "g12", "i12"}


@pytest.mark.rule("FAQ token 8")
def test_paddock_lands_on_every_terrain_that_can_be_built_on() -> None:
    state = use("paddock", "s3", "r4", card="forest", sectors=FIRST_MAP)
    assert legal(state, "move") == {"t4", "q2", "s2", "q6", "s6"}


@pytest.mark.rule("R25")
@pytest.mark.parametrize(
    ("start", "to", "own", "others"),
    [
        ("o8", "m8", "", ""),
        ("k19", "m19", "", ""),
        ("o8", "q8", "", ""),
        ("g13", "i13", "", ""),
        ("h10", "j10", "i10", ""),
        ("h10", "j10", "", "i10"),
    ],
    ids=["water", "mountain", "castle", "location", "own settlement", "other settlement"],
)
def test_paddock_leaps_over_anything(start: str, to: str, own: str, others: str) -> None:
    state = scenario(settlements={"A": f"r4 {start} {own}", "B": others}, tokens={"A": "s3!"})
    state = play(state, "use paddock", f"take {start}", f"move {to}")
    assert settlements(state, "A") == {"r4", to, *own.split()}


def walled() -> State:
    return scenario(
        sectors=WALL_MAP,
        nomad_tokens="sword/sword/treasure",
        settlements={"A": "r4 e6 c5"},
        walls="f6 d8",
        tokens={"A": "s3!"},
    )


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("start", "to"), [("e6", "g6"), ("c5", "d7")], ids=["wall", "nomads"])
def test_paddock_leaps_over_walls_and_nomads(start: str, to: str) -> None:
    state = play(walled(), "use paddock", f"take {start}", f"move {to}")
    assert to in settlements(state, "A")


@pytest.mark.rule("R25", "FAQ token 8")
@pytest.mark.parametrize(
    ("start", "to", "code"),
    [
        ("o8", "n6", "not-buildable"),
        ("r4", "p4", "not-buildable"),
        ("r8", "p8", "special"),
        ("i9", "h7", "special"),
        ("h10", "j10", "settled"),
        ("h10", "f10", "settled"),
    ],
    ids=["water", "mountain", "castle", "location", "own settlement", "other settlement"],
)
def test_paddock_lands_on_free_land_only(start: str, to: str, code: str) -> None:
    state = scenario(settlements={"A": "r4 o8 r8 i9 h10 j10", "B": "f10"}, tokens={"A": "s3!"})
    state = play(state, "use paddock", f"take {start}")
    assert why_not(state, f"move {to}") == code


@pytest.mark.rule("R25")
@pytest.mark.parametrize(("to", "code"), [("d8", "walled"), ("c6", "special")])
def test_paddock_does_not_land_on_walls_or_nomads(to: str, code: str) -> None:
    state = play(walled(), "use paddock", "take e6")
    assert why_not(state, f"move {to}") == code


# Tavern and Village.


@pytest.mark.rule("R26", "FAQ token 5")
@pytest.mark.parametrize(
    ("own", "others", "ends"),
    [
        ("h8 i8 j8", "", "g8 k8"),
        ("h8 i9 i10", "", "j11"),
        ("h8 h9 g10", "", "i7 g11"),
        ("h8 i8 j8 k8", "", "g8 l8"),
        ("h8 i8 j8", "g8", "k8"),
        ("g7 k8 l8 m8", "", "j8"),
        ("h8 r1 s1 t1", "", "q1"),
    ],
    ids=["row", "falling", "rising", "four", "one end taken", "one end water", "board edge"],
)
def test_tavern_continues_a_line_of_at_least_three(own: str, others: str, ends: str) -> None:
    state = scenario(card="desert", settlements={"A": own, "B": others}, tokens={"A": "h7!"})
    state = play(state, "use tavern")
    assert legal(state) == {f"build {name}" for name in ends.split()}


@pytest.mark.rule("R26", "FAQ token 5")
@pytest.mark.parametrize(
    ("own", "others"),
    [("h8 i8", ""), ("h8 i8 j9", ""), ("h8 i8 k8", ""), ("h8 i8 k8", "j8"), ("h8 i8", "j8")],
    ids=["two", "bend", "gap", "other in between", "other at the end"],
)
def test_tavern_needs_three_own_settlements_in_a_straight_line(own: str, others: str) -> None:
    state = scenario(settlements={"A": own, "B": others}, tokens={"A": "h7!"})
    assert why_not(state, "use tavern") == "no-target"


@pytest.mark.rule("R26")
def test_tavern_settlement_comes_from_the_supply() -> None:
    state = scenario(card="desert", settlements={"A": "h8 i8 j8"}, tokens={"A": "h7!"})
    state = play(state, "use tavern", "build k8")
    assert settlements(state, "A") == {"h8", "i8", "j8", "k8"}


def village(own: str, others: str = "") -> State:
    return scenario(
        sectors=VILLAGE_MAP,
        nomad_tokens="sword/sword/treasure/treasure/outpost/outpost",
        card="grass",
        settlements={"A": own, "B": others},
        tokens={"A": "h15!"},
    )


@pytest.mark.rule("R26")
@pytest.mark.parametrize("own", ["i15 h16 j16", "i15 h16 j16 j17"], ids=["three", "four"])
def test_village_builds_where_three_own_settlements_touch(own: str) -> None:
    assert legal(play(village(own), "use village")) == {"build i16"}


@pytest.mark.rule("R26")
@pytest.mark.parametrize("others", ["", "j16"])
def test_two_own_settlements_are_not_enough_for_a_village(others: str) -> None:
    assert why_not(village("i15 h16", others), "use village") == "no-target"


@pytest.mark.rule("R26")
def test_village_does_not_build_on_a_mountain() -> None:
    assert why_not(village("i15 h17 i18 j17"), "use village") == "no-target"  # around i17


# Outpost without need.


def outpost(own: str) -> State:
    state = scenario(
        sectors="caravan/paddock/oasis/farm",
        nomad_tokens="outpost",
        card="canyon",
        settlements={"A": own},
        tokens={"A": "d4!"},
    )
    return play(state, "use outpost")


@pytest.mark.rule("R61")
@pytest.mark.parametrize("own", ["", "l16", "m11"], ids=["no settlement", "no canyon near", "near"])
def test_an_outpost_opens_every_free_hex_of_the_terrain(own: str) -> None:
    canyon = set(hexes("canyon", "caravan/paddock/oasis/farm"))
    assert legal(outpost(own)) == {f"build {name}" for name in canyon - {own}}


@pytest.mark.rule("R61")
@pytest.mark.parametrize("to", ["m12", "k6"], ids=["next to the own settlement", "far away"])
def test_an_outpost_is_spent_when_declared(to: str) -> None:
    state = outpost("m11")
    assert held(state, "A") == {}
    state = play(state, f"build {to}")
    assert why_not(state, "use outpost") == "no-token"
    assert why_not(state, "build a9") == "not-adjacent"
