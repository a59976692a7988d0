"""A Resettlement: up to four steps of one hex, shared among own settlements."""

from functools import partial

import pytest

from kingdom_builder.scenario import held, scenario, settlements
from playing import legal, play, why_not
from regnum.kingdom_builder.state import State

# Nomads on c6, h6 and f8, in this order; quarry e3, taverns m7 r7, oases h13 f18, farms r12 m16.
MAP = "quarry/tavern/oasis/farm"

table = partial(scenario, sectors=MAP)


def resettlement(own: str, other: str = "", walls: str = "", step_tokens: str = "yes") -> State:
    """A starts a Resettlement after its mandatory action; c6 and f8 hold other tokens."""
    state = table(
        nomad_tokens="sword/resettlement/outpost",
        settlements={"A": own, "B": other},
        walls=walls,
        tokens={"A": "h6!"},
        mandatory_done=True,
        step_tokens=step_tokens,
    )
    return play(state, "use resettlement")


def steps(*pairs: str) -> list[str]:
    """Decisions for steps given as `d8-d7`."""
    return [
        text
        for start, end in (pair.split("-") for pair in pairs)
        for text in (f"take {start}", f"move {end}")
    ]


@pytest.mark.rule("Example resettlement", "R48")
def test_three_steps_reach_a_nomad_token_and_the_fourth_moves_another_settlement() -> None:
    state = play(resettlement("f6 p9"), *steps("f6-e6", "e6-e7", "e7-d7"))
    assert held(state, "A") == {"c6": False}
    state = play(state, *steps("p9-o9"))
    assert settlements(state, "A") == {"d7", "o9"}
    assert legal(state) == {"end"}


@pytest.mark.rule("R47")
@pytest.mark.parametrize(
    ("start", "entered"),
    [
        pytest.param("d6", "d5 d7 e5 e6 e7", id="nomads"),
        pytest.param("c5", "c4 d5", id="water"),
        pytest.param("j5", "k5 i4 j4 i6 j6", id="mountain"),
        pytest.param("d4", "c4 e4 d3 d5 e5", id="location"),
        pytest.param("n3", "m3 o3 m2 n2 m4", id="castle"),
    ],
)
def test_a_resettlement_enters_any_land_next_to_it_and_nothing_else(
    start: str, entered: str
) -> None:
    assert legal(play(resettlement(start), f"take {start}"), "move") == set(entered.split())


@pytest.mark.rule("R47", "R55")
def test_a_resettlement_does_not_enter_settlements_and_walls() -> None:
    state = play(resettlement("d6 d7", other="e6", walls="d5"), "take d6")
    assert legal(state) == {"move e5", "move e7"}


@pytest.mark.rule("R47")
def test_a_resettlement_moves_own_settlements_only() -> None:
    assert legal(resettlement("e6 p9", other="k10 f6")) == {"take e6", "take p9"}


@pytest.mark.rule("R47")
def test_a_resettlement_may_leave_the_own_settlements_behind() -> None:
    state = play(resettlement("e6 f6"), "take f6")
    assert legal(state, "move") == {"f5", "g5", "g6", "f7", "g7"}


@pytest.mark.rule("R47")
def test_a_resettlement_goes_one_hex_at_a_time() -> None:
    state = play(resettlement("e6"), *steps("e6-f6"))
    assert settlements(state, "A") == {"f6"}
    assert why_not(play(state, "take f6"), "move h7") == "out-of-way"


@pytest.mark.rule("R48")
def test_a_resettlement_takes_at_least_one_step() -> None:
    assert legal(resettlement("e6 p9")) == {"take e6", "take p9"}


@pytest.mark.rule("R48")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_resettlement_may_stop_after_each_step(count: int) -> None:
    state = play(resettlement("e6 p9"), *steps("e6-e5", "e5-f5", "f5-f6")[: 2 * count])
    assert "stop" in legal(state)
    assert {"take p9"} < legal(state)
    assert legal(play(state, "stop")) == {"end"}


@pytest.mark.rule("R48")
def test_the_steps_of_a_resettlement_go_in_any_order_among_settlements() -> None:
    state = play(resettlement("e6 p9"), *steps("e6-e5", "p9-o9", "e5-f5", "o9-o10"))
    assert settlements(state, "A") == {"f5", "o10"}


@pytest.mark.rule("R48")
def test_there_is_no_fifth_step() -> None:
    state = play(resettlement("e6 p9"), *steps("e6-e5", "p9-o9", "e5-f5", "o9-o10"))
    assert legal(state) == {"end"}


@pytest.mark.rule("R48", "R49")
@pytest.mark.parametrize("step_tokens", ["yes", "no"])
def test_a_resettlement_ends_where_no_settlement_can_step_on(step_tokens: str) -> None:
    state = scenario(
        sectors="quarry/harbor/oasis/farm",
        nomad_tokens="sword/resettlement/outpost",
        settlements={"A": "b4", "B": "a4 c4 d5"},  # b4 is water
        tokens={"A": "h6!"},
        mandatory_done=True,
        step_tokens=step_tokens,
    )
    state = play(state, "use resettlement", *steps("b4-c5"))
    assert legal(state) == {"end"}
    assert held(state, "A") == {"c6": False}


@pytest.mark.rule("R48")
def test_a_settlement_may_step_back() -> None:
    state = play(resettlement("e6"), *steps("e6-e5", "e5-e6"))
    assert settlements(state, "A") == {"e6"}


PASSING_NOMADS = steps("d8-d7", "d7-e7")


@pytest.mark.rule("R43", "R49")
@pytest.mark.parametrize(("step_tokens", "kept"), [("yes", {"c6": False}), ("no", {})])
def test_a_step_past_nomads_takes_their_token_only_if_each_step_counts(
    step_tokens: str, kept: dict[str, bool]
) -> None:
    state = play(resettlement("d8", step_tokens=step_tokens), *PASSING_NOMADS, "stop")
    assert held(state, "A") == kept


@pytest.mark.rule("R49")
def test_each_step_takes_a_token_at_once() -> None:
    assert held(play(resettlement("d8"), *steps("d8-d7")), "A") == {"c6": False}


@pytest.mark.rule("R49")
@pytest.mark.parametrize(
    ("way", "end"),
    [
        pytest.param(steps("d8-d7"), ["stop"], id="stopped"),
        pytest.param(steps("f6-e6", "e6-e7", "e7-d7"), steps("p9-o9"), id="four steps"),
    ],
)
def test_without_step_tokens_a_token_is_taken_when_the_resettlement_ends(
    way: list[str], end: list[str]
) -> None:
    state = resettlement(f"{way[0].split()[1]} p9", step_tokens="no")
    state = play(state, *way)
    assert held(state, "A") == {}
    assert held(play(state, *end), "A") == {"c6": False}


@pytest.mark.rule("R49", "R17")
def test_a_location_token_taken_on_the_way_is_lost_with_the_next_step() -> None:
    state = play(resettlement("f5"), *steps("f5-e4"))
    assert held(state, "A") == {"e3": False}
    state = play(state, *steps("e4-e5"))
    assert held(state, "A") == {}
    assert held(play(state, *steps("e5-e4")), "A") == {}  # R16: not a second time


@pytest.mark.rule("R49")
def test_without_step_tokens_a_location_passed_can_still_give_its_token_later() -> None:
    state = resettlement("f5", step_tokens="no")
    state = play(state, *steps("f5-e4", "e4-e5", "e5-f5", "f5-e4"))
    assert held(state, "A") == {"e3": False}


def with_quarry_token(own: str, step_tokens: str) -> State:
    """A holds the token of the quarry on e3 and starts a Resettlement."""
    state = table(
        nomad_tokens="sword/resettlement/outpost",
        settlements={"A": own},
        tokens={"A": "e3+ h6!"},
        mandatory_done=True,
        step_tokens=step_tokens,
    )
    return play(state, "use resettlement")


@pytest.mark.rule("R49")
@pytest.mark.parametrize(("step_tokens", "kept"), [("yes", {}), ("no", {"e3": False})])
def test_stepping_off_a_location_and_back_costs_the_token_only_if_each_step_counts(
    step_tokens: str, kept: dict[str, bool]
) -> None:
    state = play(with_quarry_token("e4", step_tokens), *steps("e4-e5", "e5-e4"), "stop")
    assert held(state, "A") == kept


@pytest.mark.rule("R49")
@pytest.mark.parametrize(("step_tokens", "kept"), [("yes", {}), ("no", {"e3": False})])
def test_a_second_settlement_that_arrives_later_keeps_the_token_only_without_step_tokens(
    step_tokens: str, kept: dict[str, bool]
) -> None:
    state = play(with_quarry_token("e4 c4", step_tokens), *steps("e4-e5", "c4-d4"), "stop")
    assert held(state, "A") == kept


@pytest.mark.rule("R49")
def test_without_step_tokens_a_location_left_behind_costs_its_token_at_the_end() -> None:
    state = play(with_quarry_token("e4", "no"), *steps("e4-e5", "e5-e6"))
    assert held(state, "A") == {"e3": False}
    assert held(play(state, "stop"), "A") == {}


@pytest.mark.rule("R43", "R49")
def test_without_step_tokens_a_nomad_token_left_behind_is_kept() -> None:
    state = table(
        nomad_tokens="sword/resettlement/outpost",
        settlements={"A": "d7"},
        tokens={"A": "c6+ h6!"},
        mandatory_done=True,
        step_tokens="no",
    )
    state = play(state, "use resettlement", *steps("d7-e7"), "stop")
    assert held(state, "A") == {"c6": False}


@pytest.mark.rule("R14", "R17", "R49")
@pytest.mark.parametrize("step_tokens", ["yes", "no"])
def test_moves_of_other_tokens_change_tokens_at_once_either_way(step_tokens: str) -> None:
    state = scenario(
        sectors="quarry/paddock/oasis/farm",  # a paddock on s3
        nomad_tokens="sword/resettlement/outpost",
        settlements={"A": "s2 e4"},
        tokens={"A": "s3! e3+"},
        mandatory_done=True,
        step_tokens=step_tokens,
    )
    state = play(state, "use paddock", "take e4")
    assert held(play(state, "move d6"), "A") == {"s3": False, "c6": False}
