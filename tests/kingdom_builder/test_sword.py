"""A Sword: one settlement of every other seat goes back to its supply."""

from functools import partial

import pytest

from kingdom_builder.scenario import held, land, scenario, settlements
from playing import legal, play
from regnum.core.seats import seat_name
from regnum.kingdom_builder.state import State

# Nomads on c6, h6 and f8, in this order; quarry e3, taverns m7 r7, oases h13 f18, farms r12 m16.
MAP = "quarry/tavern/oasis/farm"

table = partial(scenario, sectors=MAP)


def sword(turn: str = "A", chooser: str = "user") -> State:
    """A table of three where one seat starts a Sword before anything else."""
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        players=3,
        turn=turn,
        settlements={"A": "d8 o9", "B": "k10 k9", "C": "e15"},
        tokens={turn: "c6!"},
        mandatory_done=True,
        sword_chooser=chooser,
    )
    return play(state, "use sword")


@pytest.mark.rule("R51")
def test_the_swords_user_picks_one_settlement_of_each_opponent_in_any_order() -> None:
    state = sword()
    assert legal(state) == {"take k9", "take k10", "take e15"}
    state = play(state, "take e15")
    assert (seat_name(state.seat), legal(state)) == ("A", {"take k9", "take k10"})
    state = play(state, "take k9")
    assert legal(state) == {"end"}
    assert [settlements(state, seat) for seat in "ABC"] == [{"d8", "o9"}, {"k10"}, set()]


@pytest.mark.rule("R51")
def test_opponents_without_settlements_are_skipped() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        players=3,
        settlements={"B": "k10"},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    assert legal(play(state, "use sword", "take k10")) == {"end"}


@pytest.mark.rule("R51")
def test_a_sword_without_a_victim_cannot_be_used() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        settlements={"A": "d8"},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    assert legal(state) == {"end"}


@pytest.mark.rule("R51")
@pytest.mark.parametrize(
    ("user", "order"),
    [
        ("A", [("B", "take k10"), ("C", "take e15")]),
        ("B", [("C", "take e15"), ("A", "take o9")]),
        ("C", [("A", "take d8"), ("B", "take k9")]),
    ],
)
def test_with_sword_chooser_owner_each_victim_clockwise_picks_its_own(
    user: str, order: list[tuple[str, str]]
) -> None:
    state = sword(user, chooser="owner")
    for victim, choice in order:
        assert seat_name(state.seat) == victim
        assert legal(state, "take") == settlements(state, victim)
        state = play(state, choice)
    assert (seat_name(state.seat), legal(state)) == (user, {"end"})


@pytest.mark.rule("R51")
def test_with_sword_chooser_owner_seats_without_settlements_are_skipped() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        players=3,
        settlements={"C": "e15 e16"},
        tokens={"A": "c6!"},
        mandatory_done=True,
        sword_chooser="owner",
    )
    state = play(state, "use sword")
    assert (seat_name(state.seat), legal(state)) == ("C", {"take e15", "take e16"})
    state = play(state, "take e15")
    assert (seat_name(state.seat), legal(state)) == ("A", {"end"})


@pytest.mark.rule("R52")
def test_a_removed_settlement_is_back_in_its_owners_supply() -> None:
    state = sword()
    assert [state.supply(seat) for seat in range(3)] == [38, 38, 39]
    state = play(state, "take k10", "take e15")
    assert [state.supply(seat) for seat in range(3)] == [38, 39, 40]


@pytest.mark.rule("R12", "R52")
def test_a_removed_settlement_can_be_built_again_on_the_owners_next_turn() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        settlements={"B": " ".join(land(MAP)[-40:])},
        tokens={"A": "c6!"},
        mandatory_done=True,
        last_round=True,
    )
    state = play(state, "use sword", "take m20", "end", "draw grass")
    assert seat_name(state.turn) == "B"
    state = play(state, "build " + min(legal(state, "build")))
    assert legal(state) == {"end"}
    assert play(state, "end").is_over


@pytest.mark.rule("R52")
def test_the_hex_of_a_removed_settlement_is_free_again() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        card="desert",
        settlements={"B": "k10"},
        tokens={"A": "c6!"},
    )
    assert "k10" not in legal(state, "build")
    assert "k10" in legal(play(state, "use sword", "take k10"), "build")


@pytest.mark.rule("R52")
def test_a_removed_settlement_lends_its_owner_no_adjacency() -> None:
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        settlements={"B": "s9 e15"},
        tokens={"A": "c6!"},
        mandatory_done=True,
    )
    state = play(state, "use sword", "take s9", "end", "draw grass")
    assert legal(state, "build") == {"e14", "e16", "f15"}


def farm_lost_to_a_sword(own: str, struck: str, sword_loses_tokens: str = "yes") -> State:
    """B holds the token of the farm on m16 when A's Sword takes a settlement; then B's turn."""
    state = table(
        nomad_tokens="sword/outpost/resettlement",
        settlements={"B": own},
        tokens={"A": "c6!", "B": "m16+"},
        mandatory_done=True,
        sword_loses_tokens=sword_loses_tokens,
    )
    return play(state, "use sword", f"take {struck}", "end", "draw grass")


@pytest.mark.rule("R21")
def test_a_sword_costs_its_victim_the_token_of_a_location_no_longer_touched() -> None:
    state = farm_lost_to_a_sword("m17 e15", "m17")
    assert held(state, "B") == {}


@pytest.mark.rule("R21")
def test_a_sword_costs_no_token_while_another_settlement_touches_the_location() -> None:
    state = farm_lost_to_a_sword("m17 m15", "m17")
    assert held(state, "B") == {"m16": True}


@pytest.mark.rule("R21")
def test_with_sword_loses_tokens_off_the_victim_keeps_and_uses_its_token() -> None:
    state = farm_lost_to_a_sword("m17 e15", "m17", sword_loses_tokens="no")
    assert held(state, "B") == {"m16": True}
    assert "use farm" in legal(state)
