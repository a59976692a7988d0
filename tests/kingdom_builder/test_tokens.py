"""Location tokens: the map that gives them, how they are taken, kept and lost."""

import pytest

from kingdom_builder.scenario import gold, held, hexes, scenario, settlements, take_turn
from playing import legal, play, why_not
from regnum.core.chance import Source
from regnum.core.contract import Json
from regnum.kingdom_builder.game import GAME
from regnum.kingdom_builder.setup import deal
from regnum.kingdom_builder.state import State

BARN_MAP = "barn/harbor/tower/oracle"
SWORD_MAP = "caravan/paddock/oasis/farm"


def tokens_left(state: State) -> dict[str, Json]:
    left = state.position()["tokens_left"]
    assert isinstance(left, dict)
    return dict(left)


# The map.


@pytest.mark.rule("FAQ setup 1")
def test_a_sector_can_lie_upside_down() -> None:
    state = scenario(sectors="tavern180/paddock/oasis/farm", card="grass")
    top_row = {name for name in legal(state, "build") if name[1:] == "1"}
    assert top_row == {"a1", "b1", "c1"}
    assert {"h4", "c4"} <= set(tokens_left(state))


@pytest.mark.rule("FAQ setup 1")
def test_a_random_map_turns_some_sectors() -> None:
    setups = [deal({}, Source(seed, "setup")) for seed in range(20)]
    assert {turned for setup in setups for _, turned in setup.sectors} == {True, False}


@pytest.mark.rule("FAQ setup 2")
def test_two_tokens_lie_on_each_location_hex() -> None:
    assert set(tokens_left(scenario()).values()) == {2}


@pytest.mark.rule("FAQ setup 2")
def test_oracle_and_harbor_have_one_hex_and_the_others_two() -> None:
    kinds: list[Json] = []
    for sectors in (BARN_MAP, "tavern/paddock/oasis/farm"):
        locations = GAME.describe(scenario(sectors=sectors).setup)["locations"]
        assert isinstance(locations, dict)
        kinds += locations.values()
    assert {str(kind): kinds.count(kind) for kind in kinds} == {
        "oracle": 1,
        "harbor": 1,
        **dict.fromkeys(("farm", "oasis", "tower", "tavern", "barn", "paddock"), 2),
    }


@pytest.mark.rule("FAQ setup 3")
def test_a_river_hex_is_water_and_not_a_way_across() -> None:
    state = scenario(card="forest", settlements={"A": "p9"})
    assert why_not(state, "build o9") == "not-in-pool"
    assert legal(state, "build") == set(hexes("forest"))  # the other bank is not next to p9


@pytest.mark.rule("FAQ setup 3")
def test_settlements_on_two_banks_are_two_groups() -> None:
    state = scenario(cards="hermits/lords/miners", settlements={"A": "n9 p9"})
    assert gold(state, "A", "hermits") == 2


# Taking a token.


@pytest.mark.rule("R14", "FAQ build 2")
def test_a_paddock_move_next_to_a_location_gives_its_token() -> None:
    state = scenario(settlements={"A": "r4 k13"}, tokens={"A": "s3!"})
    state = play(state, "use paddock", "take k13", "move i13")
    assert held(state, "A") == {"s3": False, "h13": False}


@pytest.mark.rule("R14", "FAQ build 2")
def test_a_barn_move_next_to_a_location_gives_its_token() -> None:
    state = scenario(
        sectors=BARN_MAP, card="canyon", settlements={"A": "b7 s9 g20"}, tokens={"A": "c7!"}
    )
    state = play(state, "use barn", "take g20", "move r9")
    assert held(state, "A") == {"c7": False, "q8": False}


@pytest.mark.rule("R14", "FAQ build 2")
def test_a_harbor_move_next_to_a_location_gives_its_token() -> None:
    state = scenario(sectors=BARN_MAP, settlements={"A": "r7 e13 b7"}, tokens={"A": "q8!"})
    state = play(state, "use harbor", "take b7", "move e14")
    assert held(state, "A") == {"q8": False, "f14": False}


@pytest.mark.rule("R15", "FAQ build 3")
def test_a_token_is_not_usable_on_the_turn_it_is_gained() -> None:
    state = play(scenario(card="forest"), "build g13", "build f13", "build f12")
    assert held(state, "A") == {"h13": False}
    assert why_not(state, "use oasis") == "token-not-ready"
    assert legal(state) == {"end"}


@pytest.mark.rule("R15", "FAQ build 3")
def test_a_token_is_usable_on_the_owners_next_turn() -> None:
    state = play(scenario(card="forest"), "build g13", "build f13", "build f12")
    state = take_turn(state)
    assert held(state, "A") == {"h13": False}  # the turn of B
    state = take_turn(state)
    assert held(state, "A") == {"h13": True}
    assert why_not(state, "use oasis") is None


@pytest.mark.rule("R15", "R14")
def test_a_token_gained_by_a_token_is_not_usable_on_that_turn() -> None:
    state = scenario(
        settlements={"A": "r4 k13"}, tokens={"A": "s3!"}, card="grass", mandatory_done=True
    )
    state = play(state, "use paddock", "take k13", "move i13")
    assert why_not(state, "use oasis") == "token-not-ready"


@pytest.mark.rule("R16")
def test_a_second_settlement_at_a_location_gives_no_second_token() -> None:
    state = play(scenario(card="forest"), "build g13", "build g12")
    assert held(state, "A") == {"h13": False}
    assert tokens_left(state)["h13"] == 1


@pytest.mark.rule("R16", "FAQ build 5")
def test_two_equal_tokens_come_from_two_hexes() -> None:
    state = scenario(card="canyon", settlements={"A": "g13 f16"}, tokens={"A": "h13!"})
    state = play(state, "build g17")
    assert held(state, "A") == {"h13": True, "f18": False}


@pytest.mark.rule("R16", "FAQ build 5")
def test_a_location_never_gives_a_seat_a_token_again_after_it_was_lost() -> None:
    state = play(scenario(card="forest", tokens={"A": "h13-"}), "build g13", "build g12")
    assert held(state, "A") == {}
    assert tokens_left(state)["h13"] == 1


@pytest.mark.rule("R16", "FAQ setup 2")
def test_the_third_seat_at_a_location_finds_no_token() -> None:
    state = scenario(
        players=3,
        turn="C",
        card="forest",
        settlements={"A": "i13", "B": "g14"},
        tokens={"A": "h13+", "B": "h13+"},
    )
    state = play(state, "build g13")
    assert held(state, "C") == {}
    assert tokens_left(state)["h13"] == 0


@pytest.mark.rule("R16")
def test_the_second_seat_at_a_location_takes_the_second_token() -> None:
    state = scenario(card="forest", settlements={"B": "i13"}, tokens={"B": "h13+"})
    state = play(state, "build g13")
    assert held(state, "A") == {"h13": False}
    assert tokens_left(state)["h13"] == 0


# Keeping and losing a token.


@pytest.mark.rule("R17")
def test_a_token_is_lost_when_the_last_settlement_leaves_its_location() -> None:
    state = scenario(settlements={"A": "r4 g13"}, tokens={"A": "s3! h13!"})
    state = play(state, "use paddock", "take g13", "move e13")
    assert held(state, "A") == {"s3": False}
    assert why_not(state, "use oasis") == "no-token"


@pytest.mark.rule("R17")
def test_a_token_is_kept_while_another_own_settlement_touches_its_location() -> None:
    state = scenario(settlements={"A": "r4 g13 h14"}, tokens={"A": "s3! h13!"})
    state = play(state, "use paddock", "take g13", "move e13")
    assert held(state, "A") == {"s3": False, "h13": True}


@pytest.mark.rule("R17")
def test_a_settlement_of_another_seat_does_not_keep_a_token() -> None:
    state = scenario(settlements={"A": "r4 g13", "B": "h14"}, tokens={"A": "s3! h13!"})
    state = play(state, "use paddock", "take g13", "move e13")
    assert held(state, "A") == {"s3": False}


@pytest.mark.rule("R17", "FAQ build 7")
def test_a_token_is_kept_by_a_move_to_another_hex_of_its_location() -> None:
    state = scenario(settlements={"A": "r4 g13"}, tokens={"A": "s3! h13!"})
    state = play(state, "use paddock", "take g13")
    assert held(state, "A") == {"s3": False, "h13": True}  # lifted, not yet away
    state = play(state, "move i13")
    assert held(state, "A") == {"s3": False, "h13": True}
    assert why_not(state, "use oasis") is None


@pytest.mark.rule("R17")
def test_a_fresh_token_can_be_lost_on_the_same_turn() -> None:
    state = scenario(card="forest", settlements={"A": "r4 f12"}, tokens={"A": "s3!"})
    state = play(state, "build g13", "build f13", "build f11")
    state = play(state, "use paddock", "take g13", "move e13")
    assert held(state, "A") == {"s3": False}


@pytest.mark.rule("R18", "FAQ token 9")
def test_a_paddock_may_leave_its_own_location_and_is_lost_then() -> None:
    state = scenario(settlements={"A": "r4"}, tokens={"A": "s3!"}, card="flower")
    state = play(state, "use paddock", "take r4", "move t4")
    assert settlements(state, "A") == {"t4"}
    assert held(state, "A") == {}


@pytest.mark.rule("R16", "FAQ token 9")
def test_coming_back_to_a_location_that_was_left_gives_no_token() -> None:
    state = scenario(settlements={"A": "r4"}, tokens={"A": "s3!"}, card="flower")
    state = play(state, "use paddock", "take r4", "move t4", "build s4")
    assert held(state, "A") == {}


@pytest.mark.rule("R18")
def test_a_harbor_may_leave_its_own_location() -> None:
    state = scenario(sectors=BARN_MAP, settlements={"A": "r7 e13"}, tokens={"A": "q8!"})
    state = play(state, "use harbor", "take r7", "move e14")
    assert settlements(state, "A") == {"e13", "e14"}
    assert held(state, "A") == {"f14": False}


@pytest.mark.rule("R20")
def test_a_lost_token_does_not_go_back_to_its_location() -> None:
    state = scenario(settlements={"A": "r4"}, tokens={"A": "s3!"})
    assert tokens_left(state)["s3"] == 1
    state = play(state, "use paddock", "take r4", "move t4")
    assert tokens_left(state)["s3"] == 1


@pytest.mark.rule("R20", "R16")
def test_two_lost_tokens_leave_a_location_empty() -> None:
    state = scenario(players=3, turn="C", card="desert", tokens={"A": "s3-", "B": "s3-"})
    state = play(state, "build s2")
    assert held(state, "C") == {}


@pytest.mark.rule("R15", "R17")
def test_a_token_swapped_for_an_equal_one_is_not_usable_on_that_turn() -> None:
    state = scenario(sectors=BARN_MAP, settlements={"A": "r7 e14"}, tokens={"A": "q8! f14!"})
    state = play(state, "use harbor", "take e14", "move c19")  # from one tower to the other
    assert held(state, "A") == {"q8": False, "c18": False}


@pytest.mark.rule("R2")
def test_rule_3_forgets_where_a_settlement_stood() -> None:
    state = scenario(card="canyon", settlements={"A": "r4 g1"}, tokens={"A": "s3!"})
    assert legal(state, "build") == {"h1", "r5"}
    state = play(state, "use paddock", "take g1", "move f3")
    assert legal(state, "build") == {"r5"}


# Two equal tokens.


@pytest.mark.rule("R19", "FAQ build 6")
@pytest.mark.parametrize(("leaves", "to", "survivor"), [("r4", "t4", "l7"), ("k8", "i8", "s3")])
def test_of_two_paddocks_the_used_one_is_given_up(leaves: str, to: str, survivor: str) -> None:
    state = scenario(settlements={"A": "r4 k8"}, tokens={"A": "s3! l7!"})
    state = play(state, "use paddock", f"take {leaves}", f"move {to}")
    assert held(state, "A") == {survivor: True}
    state = play(state, "use paddock", f"take {to}")
    assert held(state, "A") == {survivor: False}


@pytest.mark.rule("R19")
def test_of_a_usable_and_a_fresh_token_the_fresh_one_is_given_up() -> None:
    state = scenario(card="forest", settlements={"A": "n17 r4 q11"}, tokens={"A": "m16! s3!"})
    state = play(state, "build r11", "build q12", "build p12")
    assert held(state, "A") == {"m16": True, "s3": True, "r12": False}
    state = play(state, "use paddock", "take n17", "move p17")
    assert held(state, "A") == {"r12": True, "s3": False}
    assert why_not(state, "use farm") is None


@pytest.mark.rule("R19")
def test_two_used_tokens_leave_no_usable_one() -> None:
    state = scenario(settlements={"A": "n17 r4 q12"}, tokens={"A": "m16! r12! s3!"}, card="forest")
    state = play(state, "use farm", "build m17")
    state = play(state, "use farm", "build l17")
    state = play(state, "use paddock", "take q12", "move o12")
    assert held(state, "A") == {"m16": False, "s3": False}


@pytest.mark.rule("R19")
def test_two_usable_tokens_leave_one_usable() -> None:
    state = scenario(settlements={"A": "n17 r4 q12"}, tokens={"A": "m16! r12! s3!"}, card="forest")
    state = play(state, "use paddock", "take q12", "move o12")
    assert held(state, "A") == {"m16": True, "s3": False}


@pytest.mark.rule("R19", "FAQ build 6")
def test_losing_a_token_refreshes_no_token_of_another_kind() -> None:
    state = scenario(settlements={"A": "r4 g13"}, tokens={"A": "s3! h13!"}, mandatory_done=True)
    state = play(state, "use paddock", "take g13", "move e13")
    assert legal(state) == {"end"}


# The Sword.


def struck(own: str, sword_loses_tokens: str = "yes") -> State:
    """B, with an oasis token of h13, after a Sword took its settlement on g13."""
    state = scenario(
        sectors=SWORD_MAP,
        nomad_tokens="sword",
        settlements={"A": "k10", "B": own},
        tokens={"A": "d4!", "B": "h13+"},
        sword_loses_tokens=sword_loses_tokens,
    )
    return play(state, "use sword", "take g13")


@pytest.mark.rule("R21")
def test_a_sword_can_cost_its_victim_a_token() -> None:
    state = struck("g13 a11")
    assert held(state, "B") == {}
    assert tokens_left(state)["h13"] == 1


@pytest.mark.rule("R21")
def test_a_victim_that_still_touches_the_location_keeps_the_token() -> None:
    assert held(struck("g13 i13"), "B") == {"h13": False}


@pytest.mark.rule("R21")
def test_a_sword_costs_no_token_where_that_is_switched_off() -> None:
    assert held(struck("g13 a11", sword_loses_tokens="no"), "B") == {"h13": False}
