"""Nomad hexes and their tokens: who takes one, when it works, when it goes."""

from functools import partial

import pytest

from kingdom_builder.scenario import gold, held, scenario
from playing import legal, play
from regnum.kingdom_builder.state import State

# Nomads on c6, h6 and f8, in this order; the quarry is e3.
MAP = "quarry/tavern/oasis/farm"
# The same with paddocks on s3 and l7.
PADDOCK_MAP = "quarry/paddock/oasis/farm"

table = partial(scenario, sectors=MAP, nomad_tokens="sword/outpost/resettlement")
paddock_table = partial(scenario, sectors=PADDOCK_MAP, nomad_tokens="sword/outpost/resettlement")

# A builds on grass, one of the three next to the nomads of c6.
A_TAKES_C6 = ("build d6", "build d7", "build d8", "end", "draw canyon")
# B builds on grass and A on canyons, all away from locations and nomads.
B_TURN = ("build e15", "build f15", "build e16", "end", "draw canyon")
A_CANYONS = ("build e6", "build e5", "build f5", "end", "draw canyon")


def on_nomad_hexes(state: State) -> dict[str, str]:
    """The nomad tokens that still lie on the board."""
    tokens = state.position()["nomad_tokens"]
    assert isinstance(tokens, dict)
    return tokens


@pytest.mark.rule("R41")
def test_building_next_to_nomads_takes_their_token() -> None:
    state = play(table(card="grass"), "build d6")
    assert held(state, "A") == {"c6": False}


@pytest.mark.rule("R41")
def test_moving_next_to_nomads_takes_their_token() -> None:
    state = paddock_table(settlements={"A": "s2 f6"}, tokens={"A": "s3!"}, mandatory_done=True)
    state = play(state, "use paddock", "take f6", "move d6")
    assert held(state, "A") == {"s3": False, "c6": False}


@pytest.mark.rule("R41")
def test_building_away_from_nomads_takes_nothing() -> None:
    assert held(play(table(card="grass"), "build d8"), "A") == {}


@pytest.mark.rule("R41")
def test_a_taken_nomad_token_is_not_replaced_by_another() -> None:
    state = table(card="grass")
    assert on_nomad_hexes(state) == {"c6": "sword", "h6": "outpost", "f8": "resettlement"}
    assert on_nomad_hexes(play(state, "build d6")) == {"h6": "outpost", "f8": "resettlement"}


@pytest.mark.rule("R41")
@pytest.mark.parametrize("mark", ["+", "-"])
def test_the_second_seat_at_a_nomad_hex_takes_nothing(mark: str) -> None:
    state = table(card="grass", settlements={"B": "c5"}, tokens={"B": f"c6{mark}"})
    assert held(play(state, "build d6"), "A") == {}


@pytest.mark.rule("R41")
def test_a_second_settlement_at_the_same_nomads_takes_nothing_more() -> None:
    state = table(card="grass", settlements={"A": "c5"}, tokens={"A": "c6-"})
    assert held(play(state, "build d5"), "A") == {}


@pytest.mark.rule("R42")
def test_a_nomad_token_cannot_be_used_in_the_turn_it_is_taken() -> None:
    state = table(card="grass", settlements={"B": "k10"})
    assert legal(play(state, "build d6", "build d7", "build d8")) == {"end"}


@pytest.mark.rule("R42")
def test_a_nomad_token_can_be_used_on_the_next_own_turn() -> None:
    state = play(table(card="grass", settlements={"B": "k10"}), *A_TAKES_C6, *B_TURN)
    assert held(state, "A") == {"c6": True}
    assert "use sword" in legal(state)


@pytest.mark.rule("R42")
def test_a_nomad_token_cannot_be_used_in_another_seats_turn() -> None:
    state = play(table(card="grass", settlements={"B": "k10"}), *A_TAKES_C6)
    assert held(state, "A") == {"c6": False}
    assert legal(state, "use") == set()


@pytest.mark.rule("R42")
def test_an_unused_nomad_token_leaves_the_game_after_the_next_own_turn() -> None:
    state = play(table(card="grass"), *A_TAKES_C6, *B_TURN, *A_CANYONS)
    assert held(state, "A") == {}
    assert on_nomad_hexes(state) == {"h6": "outpost", "f8": "resettlement"}


@pytest.mark.rule("R42")
def test_a_nomad_token_works_only_once() -> None:
    state = table(settlements={"B": "k10 k9"}, tokens={"A": "c6!"}, mandatory_done=True)
    state = play(state, "use sword", "take k10")
    assert held(state, "A") == {}
    assert legal(state) == {"end"}


@pytest.mark.rule("R43")
@pytest.mark.parametrize(("mark", "usable"), [("+", False), ("!", True)])
def test_a_nomad_token_stays_when_the_last_settlement_moves_away(mark: str, usable: bool) -> None:
    state = paddock_table(
        settlements={"A": "s2 d6"}, tokens={"A": f"s3! c6{mark}"}, mandatory_done=True
    )
    state = play(state, "use paddock", "take d6", "move f6")
    assert held(state, "A") == {"s3": False, "c6": usable}


@pytest.mark.rule("R43")
def test_a_nomad_token_stays_when_a_sword_removes_the_last_settlement() -> None:
    state = table(
        nomad_tokens="outpost/sword/resettlement",
        turn="B",
        settlements={"A": "d6"},
        tokens={"A": "c6+", "B": "h6!"},
        mandatory_done=True,
    )
    assert held(play(state, "use sword", "take d6"), "A") == {"c6": False}


@pytest.mark.rule("R44")
def test_two_nomad_tokens_can_be_used_in_one_turn() -> None:
    state = table(settlements={"A": "p9", "B": "k10"}, tokens={"A": "c6! f8!"}, mandatory_done=True)
    assert legal(state, "use") == {"sword", "resettlement"}
    state = play(state, "use sword", "take k10")
    assert legal(state, "use") == {"resettlement"}


@pytest.mark.rule("R42", "R44")
def test_each_nomad_token_has_its_own_expiry() -> None:
    state = table(card="canyon", settlements={"A": "e7"}, tokens={"A": "c6!"})
    state = play(state, "build e8", "build e6", "build e5")
    assert held(state, "A") == {"c6": True, "f8": False}
    state = play(state, "end", "draw canyon")
    assert held(state, "A") == {"f8": False}
    assert held(play(state, *B_TURN), "A") == {"f8": True}


@pytest.mark.rule("R45")
@pytest.mark.parametrize("mandatory_done", [False, True])
@pytest.mark.parametrize("token", ["donation-flower", "resettlement", "sword"])
def test_donation_resettlement_and_sword_go_before_or_after_the_mandatory_action(
    token: str, mandatory_done: bool
) -> None:
    state = table(
        nomad_tokens=f"{token}/treasure/treasure",
        settlements={"A": "d8", "B": "k10"},
        tokens={"A": "c6!"},
        mandatory_done=mandatory_done,
    )
    assert legal(state, "use") == {token}


@pytest.mark.rule("R1", "R45")
@pytest.mark.parametrize("token", ["donation-flower", "resettlement", "sword"])
def test_donation_resettlement_and_sword_do_not_go_inside_the_mandatory_action(token: str) -> None:
    state = table(
        nomad_tokens=f"{token}/treasure/treasure",
        settlements={"A": "d8", "B": "k10"},
        tokens={"A": "c6!"},
    )
    state = play(state, "build c8")
    assert legal(state, "use") == set()
    assert legal(play(state, "build d7"), "use") == set()


@pytest.mark.rule("R45")
def test_the_mandatory_action_is_still_owed_after_a_donation() -> None:
    state = table(
        nomad_tokens="donation-flower/sword/treasure",
        card="grass",
        settlements={"A": "d8"},
        tokens={"A": "c6!"},
    )
    state = play(state, "use donation-flower", "build a4", "build a5", "build a6")
    assert legal(state) == {"build c8", "build d7", "build e9", "build a3"}


@pytest.mark.rule("R45")
@pytest.mark.parametrize("built", [(), ("build c8",), ("build c8", "build d7")])
def test_an_outpost_goes_with_any_of_the_three_mandatory_settlements(built: tuple[str]) -> None:
    state = table(card="grass", settlements={"A": "d8"}, tokens={"A": "h6!"})
    assert "use outpost" in legal(play(state, *built))


@pytest.mark.rule("R45", "R50")
def test_an_outpost_without_a_build_is_no_action() -> None:
    state = table(settlements={"A": "d8"}, tokens={"A": "h6!"}, mandatory_done=True)
    assert legal(state) == {"end"}


# R57: each of these tokens is begun while the others could be used as well.


def armed(outpost: bool) -> State:
    """A could use a donation, a resettlement or a sword, and the quarry of e3."""
    return scenario(
        sectors="quarry/caravan/oasis/farm",  # nomads on n4, c6, h6, f8
        nomad_tokens=f"{'outpost' if outpost else 'treasure'}/donation-flower/sword/resettlement",
        players=3,
        card="canyon",
        settlements={"A": "e4", "B": "l15", "C": "e15"},
        tokens={"A": f"e3! c6! h6! f8!{' n4!' if outpost else ''}"},
    )


@pytest.mark.rule("R57")
def test_all_tokens_are_on_offer_before_one_is_begun() -> None:
    assert legal(armed(outpost=False), "use") == {
        "quarry",
        "donation-flower",
        "sword",
        "resettlement",
    }


@pytest.mark.rule("R57")
@pytest.mark.parametrize(
    ("begun", "verbs"),
    [
        (("use donation-flower",), "build"),
        (("use donation-flower", "build a4"), "build"),
        (("use donation-flower", "build a4", "build a5"), "build"),
        (("use resettlement",), "take"),
        (("use resettlement", "take e4"), "move"),
        (("use resettlement", "take e4", "move d4"), "take stop"),
        (("use sword",), "take"),
        (("use sword", "take l15"), "take"),
        (("use quarry",), "wall"),
        (("use quarry", "wall f4"), "wall stop"),
    ],
)
def test_no_other_token_goes_inside_a_begun_one(begun: tuple[str, ...], verbs: str) -> None:
    state = play(armed(outpost=False), *begun)
    assert {text.split(" ")[0] for text in legal(state)} == set(verbs.split())


@pytest.mark.rule("R57")
def test_an_outpost_may_go_inside_a_begun_donation() -> None:
    state = play(armed(outpost=True), "use donation-flower", "build a4")
    assert legal(state, "use") == {"outpost"}


@pytest.mark.rule("R50", "R57")
@pytest.mark.parametrize("begun", ["use resettlement", "use sword", "use quarry"])
def test_an_outpost_does_not_go_with_a_token_that_builds_nothing(begun: str) -> None:
    assert legal(play(armed(outpost=True), begun), "use") == set()


# Treasure.


@pytest.mark.rule("R41")
def test_a_treasure_pays_3_gold_at_once_and_is_gone() -> None:
    state = table(nomad_tokens="treasure/sword/treasure", card="grass")
    assert gold(state, "A", "treasure") == 0
    state = play(state, "build d6")
    assert gold(state, "A", "treasure") == 3
    assert held(state, "A") == {}
    assert on_nomad_hexes(state) == {"h6": "sword", "f8": "treasure"}


@pytest.mark.rule("R41")
def test_a_treasure_pays_only_the_first_to_come() -> None:
    state = table(
        nomad_tokens="treasure/sword/treasure",
        card="grass",
        settlements={"B": "c5"},
        tokens={"B": "c6-"},
    )
    assert gold(play(state, "build d6"), "A", "treasure") == 0


@pytest.mark.rule("R41")
def test_a_treasure_pays_nothing_for_a_second_settlement() -> None:
    state = play(
        table(nomad_tokens="treasure/sword/treasure", card="grass"), "build d6", "build d7"
    )
    assert gold(state, "A", "treasure") == 3


@pytest.mark.rule("R41")
def test_a_treasure_can_be_taken_by_a_move() -> None:
    state = paddock_table(
        nomad_tokens="treasure/sword/treasure",
        settlements={"A": "s2 f6"},
        tokens={"A": "s3!"},
        mandatory_done=True,
    )
    state = play(state, "use paddock", "take f6", "move d6")
    assert gold(state, "A", "treasure") == 3


@pytest.mark.rule("R41", "R44")
def test_two_treasures_pay_6_gold() -> None:
    state = table(
        nomad_tokens="treasure/resettlement/treasure",
        settlements={"A": "d8 f5"},
        tokens={"A": "h6!"},
        mandatory_done=True,
    )
    state = play(state, "use resettlement", "take d8", "move d7")
    assert gold(state, "A", "treasure") == 3
    state = play(state, "take f5", "move f6", "take f6", "move f7")
    assert gold(state, "A", "treasure") == 6


# What a nomad hex is worth at the end.


@pytest.mark.rule("R28")
@pytest.mark.parametrize("tokens", [{}, {"A": "c6-"}, {"B": "c6-"}], ids=["full", "own", "other"])
def test_workers_pay_for_a_settlement_at_nomads_with_or_without_a_token(
    tokens: dict[str, str],
) -> None:
    state = table(cards="workers/merchants/hermits", settlements={"A": "d6 d7 d8"}, tokens=tokens)
    assert gold(state, "A", "workers") == 2


@pytest.mark.rule("R28")
def test_merchants_link_two_nomad_hexes() -> None:
    state = table(cards="workers/merchants/hermits", settlements={"A": "d7 d8 e8"})
    assert gold(state, "A", "merchants") == 8


@pytest.mark.rule("R28")
def test_merchants_link_nomads_with_a_location() -> None:
    state = table(cards="workers/merchants/hermits", settlements={"A": "d5 d4"})
    assert gold(state, "A", "merchants") == 8


@pytest.mark.rule("R28")
def test_merchants_pay_nothing_for_nomads_alone() -> None:
    state = table(cards="workers/merchants/hermits", settlements={"A": "d6 d7"})
    assert gold(state, "A", "merchants") == 0


@pytest.mark.rule("R28")
def test_nomads_never_pay_castle_gold() -> None:
    state = table(settlements={"A": "d6 g6 e8"})
    assert gold(state, "A", "castles") == 0
