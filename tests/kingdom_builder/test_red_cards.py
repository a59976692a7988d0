"""The red cards, which pay at once: Families, Shepherds, Ambassadors."""

from functools import partial

import pytest

from kingdom_builder.scenario import crowd, gold, land, scenario
from playing import legal, play
from regnum.kingdom_builder.state import State

# Nomads on c6, h6 and f8, in this order; quarry e3, taverns m7 r7, oases h13 f18, farms r12 m16.
MAP = "quarry/tavern/oasis/farm"
# The same with paddocks on s3 and l7 in place of the taverns.
PADDOCK_MAP = "quarry/paddock/oasis/farm"
NOMADS = "sword/resettlement/outpost"

table = partial(scenario, sectors=MAP, nomad_tokens=NOMADS)
families = partial(table, cards="families/knights/hermits", card="canyon")
shepherds = partial(table, cards="shepherds/knights/hermits", card="flower")
ambassadors = partial(table, cards="ambassadors/knights/hermits", card="grass")


def builds(names: str) -> list[str]:
    """Decisions to build on these hexes."""
    return [f"build {name}" for name in names.split()]


# Families.


@pytest.mark.rule("Example families", "R39")
@pytest.mark.parametrize(
    "line",
    [
        pytest.param("r1 s1 t1", id="horizontal"),
        pytest.param("e4 f5 f6", id="falling diagonal"),
        pytest.param("f4 f5 e6", id="rising diagonal"),
    ],
)
def test_families_pay_2_gold_for_three_settlements_in_a_line(line: str) -> None:
    assert gold(play(families(), *builds(line)), "A", "families") == 2


@pytest.mark.rule("R39")
def test_families_pay_when_the_mandatory_action_is_finished() -> None:
    state = play(families(), *builds("r1 s1"))
    assert gold(state, "A", "families") == 0
    state = play(state, "build t1")
    assert gold(state, "A", "families") == 2
    assert gold(play(state, "end", "draw grass"), "A", "families") == 2


@pytest.mark.rule("R39")
@pytest.mark.parametrize("order", ["t1 s1 r1", "s1 r1 t1", "s1 t1 r1"])
def test_families_pay_in_any_building_order(order: str) -> None:
    assert gold(play(families(), *builds(order)), "A", "families") == 2


@pytest.mark.rule("R39")
@pytest.mark.parametrize("gaps", ["no", "yes"])
@pytest.mark.parametrize("bend", ["e5 f5 f6", "e5 f5 e6", "f5 e6 f7"])
def test_families_pay_nothing_for_three_settlements_with_a_bend(bend: str, gaps: str) -> None:
    state = play(families(families_gaps=gaps), *builds(bend))
    assert gold(state, "A", "families") == 0


@pytest.mark.rule("R39")
@pytest.mark.parametrize(("gaps", "paid"), [("no", 0), ("yes", 2)])
@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        pytest.param("grass", "s8", "r8 t8 q8", id="horizontal"),
        pytest.param("canyon", "f6", "f5 e4 g7", id="falling diagonal"),
        pytest.param("canyon", "f5", "f4 e6 e7", id="rising diagonal"),
    ],
)
def test_an_older_settlement_fills_no_gap_of_families(
    card: str, old: str, new: str, gaps: str, paid: int
) -> None:
    state = families(card=card, settlements={"A": old}, families_gaps=gaps)
    assert gold(play(state, *builds(new)), "A", "families") == paid


@pytest.mark.rule("R39")
@pytest.mark.parametrize(("gaps", "paid"), [("no", 0), ("yes", 2)])
def test_an_open_gap_spoils_families_unless_gaps_are_allowed(gaps: str, paid: int) -> None:
    state = families(card="grass", tokens={"A": "f8!"}, families_gaps=gaps)
    state = play(state, "build q8", "use outpost", "build t8", "build s8")
    assert gold(state, "A", "families") == paid


@pytest.mark.rule("R39")
@pytest.mark.parametrize("gaps", ["no", "yes"])
def test_an_older_settlement_does_not_complete_families(gaps: str) -> None:
    state = families(settlements={"A": "r1"}, families_gaps=gaps)
    assert gold(play(state, *builds("s1 t1 t2")), "A", "families") == 0


@pytest.mark.rule("R39")
@pytest.mark.parametrize("gaps", ["no", "yes"])
def test_older_settlements_do_not_spoil_families(gaps: str) -> None:
    state = families(settlements={"A": "r2 e15"}, families_gaps=gaps)
    assert gold(play(state, *builds("r1 s1 t1")), "A", "families") == 2


@pytest.mark.rule("R39")
@pytest.mark.parametrize("gaps", ["no", "yes"])
def test_families_pay_nothing_for_fewer_than_three_settlements(gaps: str) -> None:
    state = families(settlements={"A": " ".join(land(MAP)[-38:])}, families_gaps=gaps)
    state = play(state, *builds("c17 c18"))
    assert legal(state) == {"end"}
    assert gold(state, "A", "families") == 0


@pytest.mark.rule("R39")
def test_families_pay_nothing_for_a_donation() -> None:
    state = families(
        nomad_tokens="donation-canyon/resettlement/outpost",
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    state = play(state, "use donation-canyon", *builds("r1 s1 t1"))
    assert gold(state, "A", "families") == 0


@pytest.mark.rule("R39")
def test_an_outpost_does_not_spoil_families() -> None:
    state = families(tokens={"A": "f8!"})
    state = play(state, "build r1", "use outpost", "build t1", "build s1")
    assert gold(state, "A", "families") == 2


@pytest.mark.rule("R7", "R39")
def test_a_replaced_card_does_not_spoil_families() -> None:
    state = families(players=3, settlements=crowd("canyon", but="r1", sectors=MAP))
    state = play(state, "build r1", "draw desert", *builds("q1 p1"))
    assert gold(state, "A", "families") == 2


# Shepherds. The flower fields a4, a5, a6 are a dead end: a4 touches a5 only, a5 touches a4
# and a6, and a6 opens to a7 and b7.


@pytest.mark.rule("Example shepherds", "R37")
def test_shepherds_pay_2_gold_for_filling_the_last_free_flower_field() -> None:
    state = shepherds(settlements={"A": "a6 a5"})
    state = play(state, "build a4")
    assert gold(state, "A", "shepherds") == 2


@pytest.mark.rule("Example shepherds order", "R37")
@pytest.mark.parametrize(
    ("order", "paid"), [("a6 a5 a4", [0, 0, 2]), ("a4 a5 a6", [0, 0, 0])], ids=["ABC", "CBA"]
)
def test_shepherds_look_at_each_settlement_when_it_is_built(order: str, paid: list[int]) -> None:
    state = shepherds()
    for build, total in zip(builds(order), paid, strict=True):
        state = play(state, build)
        assert gold(state, "A", "shepherds") == total


@pytest.mark.rule("R37")
def test_shepherds_count_a_hex_of_another_seat_as_filled_and_ignore_other_terrains() -> None:
    # a4 touches the free grass of a3.
    assert gold(play(shepherds(settlements={"B": "a5"}), "build a4"), "A", "shepherds") == 2


@pytest.mark.rule("R34", "R37")
def test_shepherds_pay_for_an_extra_action_too() -> None:
    state = shepherds(settlements={"A": "m17 a2"}, tokens={"A": "m16!"})
    assert gold(play(state, "use farm", "build a3"), "A", "shepherds") == 2


def donation_scored(terrain: str, hex_name: str) -> int:
    """What Shepherds pay for the first settlement of a Donation."""
    state = shepherds(
        nomad_tokens=f"donation-{terrain}/resettlement/outpost",
        card="grass",
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    state = play(state, f"use donation-{terrain}", f"build {hex_name}")
    return gold(state, "A", "shepherds")


@pytest.mark.rule("R36")
@pytest.mark.parametrize(("terrain", "alone"), [("water", "o14"), ("mountain", "i5")])
def test_shepherds_pay_for_a_donation_on_a_lone_water_or_mountain_hex(
    terrain: str, alone: str
) -> None:
    assert donation_scored(terrain, alone) == 2


@pytest.mark.rule("R36")
@pytest.mark.parametrize(("terrain", "joined"), [("water", "b4"), ("mountain", "n1")])
def test_shepherds_pay_nothing_while_the_water_or_mountain_goes_on(
    terrain: str, joined: str
) -> None:
    assert donation_scored(terrain, joined) == 0


# Ambassadors.


@pytest.mark.rule("Example ambassadors", "R38")
def test_two_of_three_settlements_next_to_others_pay_2_gold() -> None:
    state = ambassadors(settlements={"B": "r9 t10"})
    state = play(state, "build q8")
    assert gold(state, "A", "ambassadors") == 1
    state = play(state, "build r8")
    assert gold(state, "A", "ambassadors") == 2
    state = play(state, "build s8")
    assert gold(state, "A", "ambassadors") == 2


@pytest.mark.rule("R38")
@pytest.mark.parametrize(
    "others",
    [
        pytest.param({"B": "r8 t8 s9"}, id="three of one seat"),
        pytest.param({"B": "r8", "C": "t8"}, id="two seats"),
    ],
)
def test_a_settlement_next_to_several_others_pays_1_gold(others: dict[str, str]) -> None:
    state = ambassadors(players=3, settlements=others)
    assert gold(play(state, "build s8"), "A", "ambassadors") == 1


@pytest.mark.rule("R38")
def test_ambassadors_look_at_every_opponent() -> None:
    state = ambassadors(players=3, settlements={"C": "t8"})
    assert gold(play(state, "build s8"), "A", "ambassadors") == 1


@pytest.mark.rule("R38")
def test_own_neighbours_pay_nothing() -> None:
    assert gold(play(ambassadors(settlements={"A": "r8"}), "build s8"), "A", "ambassadors") == 0


@pytest.mark.rule("R38")
def test_the_builder_is_paid_and_not_the_neighbour() -> None:
    state = play(ambassadors(settlements={"B": "t8"}), "build s8")
    assert (gold(state, "A", "ambassadors"), gold(state, "B", "ambassadors")) == (1, 0)


@pytest.mark.rule("R34", "R38")
@pytest.mark.parametrize(
    ("own", "other", "token", "use"),
    [
        ("m17", "k18", "m16!", ("use farm", "build l17")),
        ("m17", "a3", "c6!", ("use donation-mountain", "build b3")),
    ],
    ids=["farm", "donation"],
)
def test_ambassadors_pay_for_extra_actions_too(
    own: str, other: str, token: str, use: tuple[str, ...]
) -> None:
    state = ambassadors(
        nomad_tokens="donation-mountain/resettlement/outpost",
        settlements={"A": own, "B": other},
        tokens={"A": token},
        mandatory_done=True,
    )
    assert gold(play(state, *use), "A", "ambassadors") == 1


# Moves, and gold that stays.


def paddock_next_to(card: str, moves_score: str) -> State:
    """A jumps from c4 to a4, the last free of its flower fields and next to B's a5."""
    state = scenario(
        sectors=PADDOCK_MAP,
        nomad_tokens=NOMADS,
        cards=f"{card}/knights/hermits",
        settlements={"A": "s2 c4", "B": "a5"},
        tokens={"A": "s3!"},
        mandatory_done=True,
        moves_score=moves_score,
    )
    return play(state, "use paddock", "take c4", "move a4")


@pytest.mark.rule("R34")
@pytest.mark.parametrize("card", ["shepherds", "ambassadors"])
def test_a_move_scores_no_red_card(card: str) -> None:
    assert gold(paddock_next_to(card, "no"), "A", card) == 0


@pytest.mark.rule("R34")
@pytest.mark.parametrize(("card", "paid"), [("shepherds", 2), ("ambassadors", 1)])
def test_with_moves_score_a_move_scores_like_a_build(card: str, paid: int) -> None:
    assert gold(paddock_next_to(card, "yes"), "A", card) == paid


def resettlement_scored(card: str, own: str, other: str, *moves: str, moves_score: str) -> int:
    """What a red card pays for a Resettlement."""
    state = table(
        cards=f"{card}/knights/hermits",
        settlements={"A": own, "B": other},
        tokens={"A": "h6!"},
        mandatory_done=True,
        moves_score=moves_score,
    )
    return gold(play(state, "use resettlement", *moves), "A", card)


@pytest.mark.rule("R34")
@pytest.mark.parametrize(("moves_score", "paid"), [("no", 0), ("yes", 1)])
def test_a_step_of_a_resettlement_is_a_move(moves_score: str, paid: int) -> None:
    found = resettlement_scored(
        "ambassadors", "q8", "t8", "take q8", "move r8", "take r8", "move s8",
        moves_score=moves_score,
    )  # fmt: skip
    assert found == paid


@pytest.mark.rule("R34", "R37")
def test_with_moves_score_the_hex_left_behind_is_free_for_shepherds() -> None:
    found = resettlement_scored("shepherds", "a5", "", "take a5", "move a4", moves_score="yes")
    assert found == 0


@pytest.mark.rule("R40")
def test_ambassadors_gold_stays_when_the_settlement_moves_away() -> None:
    state = ambassadors(settlements={"B": "t8"}, tokens={"A": "h6!"})
    state = play(state, *builds("s8 r8 q8"))
    assert gold(state, "A", "ambassadors") == 1
    state = play(state, "use resettlement", "take s8", "move s7", "stop")
    assert gold(state, "A", "ambassadors") == 1


@pytest.mark.rule("R40")
def test_shepherds_gold_stays_when_the_terrain_opens_again() -> None:
    state = shepherds(tokens={"A": "h6!"})
    state = play(state, *builds("a6 a5 a4"))
    assert gold(state, "A", "shepherds") == 2
    state = play(state, "use resettlement", "take a4", "move a3", "stop")
    assert gold(state, "A", "shepherds") == 2


@pytest.mark.rule("R40")
def test_gold_stays_when_a_sword_removes_the_settlement() -> None:
    state = ambassadors(settlements={"B": "t8"}, tokens={"B": "c6+"})
    state = play(state, *builds("s8 r8 q8"), "end", "draw grass")
    assert gold(state, "A", "ambassadors") == 1
    state = play(state, "use sword", "take s8")
    assert gold(state, "A", "ambassadors") == 1


@pytest.mark.rule("R40")
def test_families_gold_stays_when_the_line_is_broken() -> None:
    state = families(tokens={"A": "h6!"})
    state = play(state, *builds("r1 s1 t1"), "use resettlement", "take t1", "move t2", "stop")
    assert gold(state, "A", "families") == 2


@pytest.mark.rule("R37", "R38")
def test_red_cards_pay_nothing_for_what_stands_at_the_end() -> None:
    state = table(
        cards="families/shepherds/ambassadors", settlements={"A": "a4 r1 s1 t1", "B": "a5"}
    )
    for seat in "AB":
        assert [gold(state, seat, card) for card in state.setup.cards] == [0, 0, 0]
