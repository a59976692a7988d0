"""Influence on the advisors: which dice may go where, with token, Market and Envoy."""

import pytest

from kingsburg.scenario import court, decides, dice, goods, idle, points, roll, scenario
from playing import legal, play, why_not
from regnum.core.errors import Malformed
from regnum.kingsburg.actions import parse_action
from regnum.kingsburg.state import State


def envoy(state: State) -> object:
    return state.position()["envoy"]


def alone(
    coloured: str, white: str = "", *, tokens: int = 0, buildings: str = "", envoy: str = ""
) -> State:
    """A influences with these dice; B and C have rolled 18, and have passed if they are first.

    A white die is that of the King's aid.
    """
    state = scenario(
        phase="aid" if white else "spring",
        players=3,
        tokens={"A": tokens},
        buildings={"A": buildings, "B": "wizards-guild", "C": "wizards-guild"},
        envoy=envoy,
    )
    state = play(state, f"roll {coloured}", *([f"roll {white}"] if white else []))
    state = play(state, "roll 6 6 6", "roll 6 6 6")
    while decides(state) != "A":
        state = play(state, "pass")
    return state


def next_season(state: State) -> State:
    """The dice of alone(), rolled again."""
    return roll(state, A="1 2 4", B="6 6 6", C="6 6 6")


# The season of the rulebook, with its four players.


def season_of_the_rulebook() -> State:
    state = scenario(players=4, order="CADB")
    return roll(state, A="1 3 5", B="4 4 5", C="2 2 6", D="2 3 5")


@pytest.mark.rule("N3", "N4", "N14", "Example influence")
def test_four_players_influence_seven_advisors_until_the_last_has_to_pass() -> None:
    state = season_of_the_rulebook()
    assert decides(state) == "A"
    state = play(state, "influence mid+high")
    assert court(state) == [(8, "A")]
    assert decides(state) == "C"
    assert why_not(state, "influence low+high") == "occupied"
    assert legal(state) == {
        *("influence low", "influence low+mid", "influence high"),
        *("influence low+mid+high", "pass"),
    }
    state = play(state, "influence low+mid")
    assert decides(state) == "D"
    state = play(state, "influence low+high")
    assert decides(state) == "B"
    assert why_not(state, "influence low+mid") == "occupied"
    assert legal(state) == {
        *("influence high", "influence low+high", "influence low+mid+high", "pass"),
    }
    state = play(state, "influence low+high")
    assert decides(state) == "A"
    assert legal(state) == {"influence low", "pass"}
    state = play(state, "influence low")
    assert decides(state) == "C"
    assert legal(state) == {"influence high", "pass"}
    state = play(state, "influence high")
    assert decides(state) == "D"
    assert legal(state) == {"influence mid", "pass"}
    state = play(state, "influence mid")
    # B is left with a four for the Merchant, whom C has: it passes and the advisors help.
    assert [advisor for advisor, _ in court(state)] == [1, 3, 4, 6, 7, 8, 9]
    assert dict(court(state)) == {8: "A", 4: "C", 7: "D", 9: "B", 1: "A", 6: "C", 3: "D"}
    assert decides(state) == "C"
    assert legal(state) == {"take gold", "take wood"}


@pytest.mark.rule("Example influence")
def test_the_last_could_have_sent_all_its_dice_to_the_champion() -> None:
    state = season_of_the_rulebook()
    state = play(state, "influence mid+high", "influence low+mid", "influence low+high")
    state = play(state, "influence low+mid+high")
    assert court(state)[-1] == (13, "B")
    assert dice(state, "B") == (4, 4, 5)


# Passing.


@pytest.mark.rule("N1")
def test_passing_is_allowed_at_every_turn() -> None:
    state = alone("1 2 4")
    assert "pass" in legal(state)
    state = play(state, "influence low", "pass", "pass")
    assert decides(state) == "A"
    assert legal(state) == {"influence mid", "influence high", "influence mid+high", "pass"}


@pytest.mark.rule("N2")
def test_whoever_passed_is_skipped_for_the_rest_of_the_step() -> None:
    state = roll(scenario(players=3), A="1 1 2", B="3 4 5", C="6 6 6")
    state = play(state, "pass", "influence low", "influence low")
    assert decides(state) == "B"
    state = play(state, "influence mid")
    assert decides(state) == "C"
    state = play(state, "pass")
    assert decides(state) == "B"


@pytest.mark.rule("N2")
def test_a_pass_ends_with_the_season() -> None:
    state = idle(roll(scenario(players=3), A="1 1 2", B="3 4 5", C="6 6 6"))
    state = roll(state, A="1 1 2", B="3 4 5", C="6 6 6")
    assert decides(state) == "A"
    assert legal(state, "influence")


@pytest.mark.rule("N2")
def test_advisors_are_influenced_in_turns_one_at_a_time() -> None:
    state = roll(scenario(players=3), A="1 2 4", B="3 5 5", C="6 6 6")
    turns = []
    for text in ("low", "low", "low", "mid", "mid", "mid+high"):
        turns.append(decides(state))
        state = play(state, f"influence {text}")
    assert turns == ["A", "B", "C", "A", "B", "C"]
    assert decides(state) == "A"


@pytest.mark.rule("N2", "N3")
def test_the_step_ends_when_everybody_has_passed() -> None:
    state = scenario(players=3, goods={"C": (0, 1, 0)})
    state = roll(state, A="1 2 4", B="3 5 5", C="6 6 6")
    state = play(state, "pass", "pass")
    assert decides(state) == "C"
    state = play(state, "pass")
    assert decides(state) == "C"
    assert legal(state) == {"build barricade", "done"}


def cornered(**extra: object) -> State:
    """A has two ones left; the Jester and the Squire, all they reach, are taken."""
    tokens = {"A": 1} if extra.get("token") else {}
    buildings = {"A": "market"} if extra.get("market") else {}
    held = "A" if extra.get("envoy") else ""
    state = scenario(players=3, tokens=tokens, buildings=buildings, envoy=held)
    state = roll(state, A="1 1 1", B="2 2 2", C="6 6 6")
    return play(state, "influence low", "influence low", "pass")


@pytest.mark.rule("N3")
def test_without_a_free_advisor_passing_is_forced() -> None:
    assert decides(cornered()) == "B"


@pytest.mark.rule("N3")
def test_a_forced_pass_is_not_asked_for_again() -> None:
    state = play(cornered(), "influence mid+high")
    assert legal(state, "influence") == set()  # B has no dice, A and C have passed
    assert legal(state, "take") == {"gold", "wood"}  # the Merchant helps B


@pytest.mark.rule("N3")
def test_a_token_keeps_a_seat_from_being_passed_over() -> None:
    state = cornered(token=True)
    assert decides(state) == "A"
    assert legal(state) == {"influence mid token", "influence mid+high token", "pass"}


@pytest.mark.rule("N3")
def test_the_market_keeps_a_seat_from_being_passed_over() -> None:
    state = cornered(market=True)
    assert decides(state) == "A"
    assert legal(state) == {"influence mid+high up", "pass"}


@pytest.mark.rule("N3")
def test_the_envoy_keeps_a_seat_from_being_passed_over() -> None:
    state = cornered(envoy=True)
    assert decides(state) == "A"
    assert legal(state) == {"influence mid", "influence mid+high", "pass"}


# Groups of dice.


@pytest.mark.rule("N4")
def test_any_coloured_dice_go_with_or_without_the_white_one() -> None:
    coloured = ["low", "mid", "high", "low+mid", "low+high", "mid+high", "low+mid+high"]
    state = alone("1 2 4", "5")
    assert legal(state, "influence") == {*coloured, *(group + "+white" for group in coloured)}


@pytest.mark.rule("N4")
@pytest.mark.parametrize(
    ("sent", "advisor"),
    [
        ("low", 1),
        ("high", 4),
        ("low+mid", 3),
        ("low+high+white", 10),
        ("low+mid+high", 7),
        ("low+mid+high+white", 12),
        ("mid token", 4),
        ("mid+high+white token", 13),
        ("low+mid+high+white token", 14),
    ],
)
def test_the_advisor_is_the_sum_of_dice_and_token(sent: str, advisor: int) -> None:
    state = play(alone("1 2 4", "5", tokens=1), f"influence {sent}")
    assert court(state) == [(advisor, "A")]


@pytest.mark.rule("N4")
def test_no_sum_above_eighteen_has_an_advisor() -> None:
    state = alone("6 6 6", "1", tokens=1)
    assert legal(state, "influence") == {
        *("low", "low token", "low+white", "low+white token"),
        *("low+mid", "low+mid token", "low+mid+white", "low+mid+white token"),
        "low+mid+high",
    }
    assert why_not(state, "influence low+mid+high token") == "no-advisor"
    assert why_not(state, "influence low+mid+high+white") == "no-advisor"


@pytest.mark.rule("N4")
def test_a_die_is_sent_only_once() -> None:
    state = play(alone("1 2 4", "5"), "influence low+white", "pass", "pass")
    assert legal(state, "influence") == {"mid", "high"}  # the sum of both is taken
    assert why_not(state, "influence low") == "die-sent"
    assert why_not(state, "influence mid+white") == "die-sent"


@pytest.mark.rule("N4")
def test_two_white_dice_may_go_together_with_a_coloured_one_or_apart() -> None:
    others = {"B": "wizards-guild", "C": "wizards-guild"}
    state = scenario(phase="aid", players=3, buildings={"A": "farms", **others})
    state = play(state, "roll 1 1 2", "roll 3", "roll 4", "roll 6 6 6", "roll 6 6 6")
    together = play(state, "influence low+white+white2")
    assert court(together) == [(8, "A")]
    apart = play(state, "influence low+white", "pass", "pass", "influence high+white2")
    assert court(apart) == [(4, "A"), (6, "A")]


@pytest.mark.rule("N4")
def test_coloured_and_white_dice_of_a_group_lie_apart() -> None:
    state = play(alone("1 2 4", "5", tokens=1), "influence low+high+white token")
    assert state.groups == [(12, 0, (1, 4), (5,), True, 0)]


@pytest.mark.rule("N4")
def test_equal_dice_are_sent_from_the_lowest_but_white_ones_stay_different() -> None:
    state = alone("3 3 3", "3")
    groups = {"low", "low+mid", "low+mid+high"}
    assert legal(state, "influence") == {*groups, *(group + "+white" for group in groups)}
    assert why_not(state, "influence mid") == "same-dice"
    state = play(state, "influence low", "pass", "pass")
    assert legal(state, "influence") == {"mid+high", "mid+white", "mid+high+white"}


@pytest.mark.rule("N4")
def test_equal_dice_may_go_to_different_advisors() -> None:
    state = alone("2 2 5", tokens=1)
    state = play(state, "influence low", "pass", "pass", "influence mid token")
    assert court(state) == [(2, "A"), (4, "A")]


@pytest.mark.rule("N4")
def test_an_advisor_with_dice_is_closed_to_everybody() -> None:
    state = roll(scenario(players=3), A="1 2 4", B="1 2 5", C="6 6 6")
    state = play(state, "influence low+mid")
    assert why_not(state, "influence low+mid") == "occupied"
    state = play(state, "influence low", "pass")
    assert decides(state) == "A"
    assert legal(state, "influence") == {"high"}


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    "text",
    ["influence white", "influence white+white2", "influence token", "influence white token"],
)
def test_no_action_sends_white_dice_or_tokens_alone(text: str) -> None:
    with pytest.raises(Malformed):
        parse_action(text)


@pytest.mark.rule("N5", "N3")
def test_a_white_die_left_over_cannot_be_sent_even_with_token_market_and_envoy() -> None:
    state = alone("1 2 4", "5", tokens=2, buildings="market", envoy="A")
    state = play(state, "influence low+mid+high", "influence low", "influence low+mid+high")
    assert decides(state) == "B"  # A has no coloured die left


# Tokens.


@pytest.mark.rule("N6")
def test_one_token_a_season_helps_to_influence() -> None:
    state = play(alone("1 2 4", tokens=3), "influence low token", "pass", "pass")
    assert state.tokens == [2, 0, 0]
    assert why_not(state, "influence mid token") == "token-used"
    assert legal(state, "influence") == {"mid", "high", "mid+high"}


@pytest.mark.rule("N6")
def test_the_next_season_allows_a_token_again() -> None:
    state = idle(play(alone("1 2 4", tokens=2), "influence low token"))
    state = next_season(state)
    assert state.position()["phase"] == "summer"
    assert "influence low token" in legal(state)


@pytest.mark.rule("N6")
def test_each_seat_may_use_a_token() -> None:
    state = scenario(players=3, tokens={"A": 1, "B": 1})
    state = roll(state, A="1 2 4", B="1 1 6", C="6 6 6")
    state = play(state, "influence low token", "influence high token")
    assert court(state) == [(3, "A"), (8, "B")]
    assert state.tokens == [0, 0, 0]


@pytest.mark.rule("N6", "N4")
def test_without_a_token_nothing_is_added() -> None:
    assert why_not(alone("1 2 4"), "influence low token") == "no-token"


@pytest.mark.rule("N6")
def test_a_placement_without_a_token_spends_none() -> None:
    state = play(alone("1 2 4", tokens=1), "influence low", "pass", "pass")
    assert state.tokens == [1, 0, 0]
    assert "influence mid token" in legal(state)


@pytest.mark.rule("N7")
def test_a_token_of_this_season_serves_at_the_town_hall_at_once() -> None:
    state = alone("1 2 4", buildings="town-hall")
    state = play(state, "influence low+mid+high", "pass", "pass", "take gold")  # Astronomer
    assert state.tokens == [1, 0, 0]
    before = points(state, "A")
    assert legal(state) == {"sell gold", "sell token", "done"}
    state = play(state, "sell token")
    assert state.tokens == [0, 0, 0]
    assert points(state, "A") == before + 1


@pytest.mark.rule("N7")
def test_a_token_of_this_season_influences_from_the_next_one_on() -> None:
    state = alone("1 2 4")
    state = play(state, "influence low+mid+high", "pass", "pass", "take gold")  # Astronomer
    state = idle(state)
    state = next_season(state)
    assert "influence low token" in legal(state)


# The Market.


@pytest.mark.rule("N10", "Example market")
def test_nine_reaches_eight_nine_or_ten() -> None:
    state = alone("2 3 4", buildings="market")
    assert court(play(state, "influence low+mid+high down")) == [(8, "A")]
    assert court(play(state, "influence low+mid+high")) == [(9, "A")]
    assert court(play(state, "influence low+mid+high up")) == [(10, "A")]


@pytest.mark.rule("N10", "Example market")
def test_the_dice_keep_their_values_at_the_market() -> None:
    state = play(alone("2 3 4", buildings="market"), "influence low+mid+high up")
    assert dice(state, "A") == (2, 3, 4)
    ((advisor, _, sent, _, _, _),) = state.groups
    assert (advisor, sent) == (10, (2, 3, 4))


@pytest.mark.rule("N10")
def test_the_market_gives_the_help_of_the_advisor_that_it_reached() -> None:
    state = play(alone("2 3 4", buildings="market"), "influence low+mid+high down")
    assert goods(idle(state), "A") == {"gold": 2, "wood": 0, "stone": 0}  # Treasurer


@pytest.mark.rule("N10")
def test_the_market_works_once_a_season() -> None:
    state = play(alone("1 2 4", buildings="market"), "influence high up", "pass", "pass")
    assert why_not(state, "influence low up") == "used"
    assert legal(state, "influence") == {"low", "mid", "low+mid"}


@pytest.mark.rule("N10")
def test_an_exact_placement_does_not_use_the_market() -> None:
    state = play(alone("1 2 4", buildings="market"), "influence high", "pass", "pass")
    assert legal(state, "influence") == {
        *("low", "low up", "mid", "mid down", "mid up", "low+mid", "low+mid down"),
    }


@pytest.mark.rule("N10")
def test_the_market_works_again_in_the_next_season() -> None:
    state = idle(play(alone("1 2 4", buildings="market"), "influence low up"))
    state = next_season(state)
    assert "influence low up" in legal(state)


@pytest.mark.rule("N10")
def test_each_seat_has_its_own_market() -> None:
    state = scenario(players=3, buildings={"A": "market", "B": "market"})
    state = roll(state, A="1 2 4", B="1 1 6", C="6 6 6")
    state = play(state, "influence low up", "influence high up", "influence low")
    assert court(state) == [(2, "A"), (7, "B"), (6, "C")]


@pytest.mark.rule("N10")
def test_without_a_market_the_sum_is_exact() -> None:
    state = alone("2 3 4")
    assert why_not(state, "influence low up") == "no-building"
    assert why_not(state, "influence low down") == "no-building"


@pytest.mark.rule("N10")
def test_the_market_leads_to_no_advisor_with_dice() -> None:
    state = scenario(players=3, buildings={"B": "market"})
    state = roll(state, A="1 1 3", B="2 4 5", C="6 6 6")
    state = play(state, "influence high")  # 3
    assert why_not(state, "influence low up") == "occupied"
    assert why_not(state, "influence mid down") == "occupied"


@pytest.mark.rule("N8")
@pytest.mark.parametrize(("shift", "advisor"), [("down", 5), ("", 6), ("up", 7)])
def test_market_and_token_may_go_together(shift: str, advisor: int) -> None:
    state = alone("1 1 4", tokens=1, buildings="market")
    state = play(state, f"influence high token {shift}".strip())
    assert court(state) == [(advisor, "A")]
    assert state.tokens == [0, 0, 0]


@pytest.mark.rule("N8", "N6", "N10")
def test_market_and_token_together_are_both_used() -> None:
    state = alone("1 1 4", tokens=2, buildings="market")
    state = play(state, "influence high token up", "pass", "pass")
    assert legal(state, "influence") == {"low", "low+mid"}


@pytest.mark.rule("N8")
@pytest.mark.parametrize(
    ("rolled", "taken", "closed", "still_open"),
    [
        ("1 1 4", 4, "low token up", "low token down"),
        ("1 1 2", 2, "low token down", "low token up"),
    ],
)
def test_market_and_token_lead_to_no_advisor_with_dice(
    rolled: str, taken: int, closed: str, still_open: str
) -> None:
    state = scenario(players=3, tokens={"B": 1}, buildings={"B": "market"})
    state = roll(state, A=rolled, B="1 5 6", C="6 6 6")
    state = play(state, "influence high")
    assert court(state) == [(taken, "A")]
    assert why_not(state, f"influence {closed}") == "occupied"
    assert why_not(state, f"influence {still_open}") is None


@pytest.mark.rule("N8", "N10")
def test_market_and_token_do_not_need_the_plain_sum_to_be_free() -> None:
    state = scenario(players=3, tokens={"B": 1}, buildings={"B": "market"})
    state = roll(state, A="1 1 3", B="1 5 6", C="6 6 6")
    state = play(state, "influence low", "influence high", "pass", "influence high")
    assert court(state) == [(1, "A"), (6, "B"), (3, "A")]
    assert legal(state, "influence") == {
        *("low up", "low token down", "low token up"),  # 2, 2 and 4: neither 1 nor 3
        *("mid", "mid down", "mid token", "mid token up"),  # 5, 4, 7 and 8: not 6
        *("low+mid down", "low+mid up", "low+mid token", "low+mid token down", "low+mid token up"),
    }


@pytest.mark.rule("N9")
def test_a_lone_one_cannot_go_down() -> None:
    state = alone("1 2 4", buildings="market")
    assert why_not(state, "influence low down") == "no-advisor"
    assert "influence low up" in legal(state)


@pytest.mark.rule("N9")
def test_eighteen_cannot_go_up() -> None:
    state = alone("6 6 6", buildings="market")
    assert why_not(state, "influence low+mid+high up") == "no-advisor"
    assert court(play(state, "influence low+mid+high down")) == [(17, "A")]


@pytest.mark.rule("N9")
def test_nineteen_may_come_down_to_eighteen() -> None:
    state = alone("6 6 6", "1", buildings="market")
    assert why_not(state, "influence low+mid+high+white") == "no-advisor"
    assert why_not(state, "influence low+mid+high+white up") == "no-advisor"
    state = play(state, "influence low+mid+high+white down")  # to the King
    assert goods(state, "A") == {"gold": 1, "wood": 1, "stone": 1}
    assert state.soldiers == [1, 0, 0]


@pytest.mark.rule("N9", "N8")
def test_seventeen_and_a_token_may_come_down_to_eighteen() -> None:
    state = alone("5 6 6", tokens=1, buildings="market")
    assert why_not(state, "influence low+mid+high token") == "no-advisor"
    assert court(play(state, "influence low+mid+high token down")) == [(18, "A")]


# The Envoy.


@pytest.mark.rule("N11", "H1", "Example envoy at an advisor")
def test_the_envoy_brings_a_second_group_to_the_architect() -> None:
    state = scenario(players=4, year=2, envoy="D")
    state = roll(state, A="1 1 1", B="1 1 3", C="6 6 6", D="3 5 6")
    state = play(state, "pass", "influence high", "influence mid+high", "pass", "pass")
    assert court(state) == [(3, "B"), (11, "D")]
    assert decides(state) == "D"
    assert legal(state) == {"influence low", "pass"}
    state = play(state, "influence low")
    assert envoy(state) is None
    assert court(state) == [(3, "B"), (3, "D"), (11, "D")]
    assert goods(state, "B") == {"gold": 0, "wood": 1, "stone": 0}
    state = play(state, "take gold")  # the Swordsmith: a stone and this
    assert goods(state, "D") == {"gold": 1, "wood": 1, "stone": 1}


@pytest.mark.rule("N11")
def test_the_envoy_reaches_an_advisor_influenced_by_oneself() -> None:
    state = play(alone("1 1 4", envoy="A"), "influence low", "pass", "pass", "influence mid")
    assert court(state) == [(1, "A"), (1, "A")]
    assert envoy(state) is None
    assert points(idle(state), "A") == 2


@pytest.mark.rule("N11")
def test_the_envoy_reaches_an_advisor_influenced_by_another() -> None:
    state = roll(scenario(players=3, envoy="B"), A="1 2 4", B="1 4 5", C="6 6 6")
    state = play(state, "influence high", "influence mid")
    assert court(state) == [(4, "A"), (4, "B")]
    assert envoy(state) is None


@pytest.mark.rule("N11", "T5")
def test_the_envoy_reaches_an_advisor_of_neutral_dice() -> None:
    state = play(scenario(envoy="B"), "roll 1 2 3", "roll 1 4")
    state = play(roll(state, A="1 2 3", B="2 4 5"), "influence low", "influence low+mid")
    assert court(state) == [(6, "N"), (5, "N"), (1, "A"), (6, "B")]
    assert envoy(state) is None


@pytest.mark.rule("N11")
def test_only_the_holder_of_the_envoy_reaches_a_taken_advisor() -> None:
    state = scenario(players=3, envoy="C")
    state = roll(state, A="1 2 4", B="1 2 5", C="1 6 6")
    state = play(state, "influence low")
    assert why_not(state, "influence low") == "occupied"
    state = play(state, "pass")
    assert why_not(state, "influence low") is None


@pytest.mark.rule("N11")
def test_the_envoy_goes_with_token_and_market() -> None:
    state = scenario(players=3, envoy="B", tokens={"B": 1}, buildings={"B": "market"})
    state = roll(state, A="1 1 4", B="1 5 6", C="6 6 6")
    state = play(state, "influence high")  # 4
    assert court(play(state, "influence low token up")) == [(4, "A"), (4, "B")]
    assert court(play(state, "influence mid down")) == [(4, "A"), (4, "B")]
    assert envoy(play(state, "influence mid down")) is None


@pytest.mark.rule("N11", "N4")
def test_the_envoy_opens_nothing_below_one_or_above_eighteen() -> None:
    high = alone("6 6 6", tokens=1, buildings="market", envoy="A")
    for way in ("up", "token", "token up", "token down"):
        assert why_not(high, f"influence low+mid+high {way}") == "no-advisor", way
    low = alone("1 1 1", buildings="market", envoy="A")
    assert why_not(low, "influence low down") == "no-advisor"


@pytest.mark.rule("N12")
def test_no_third_group_comes_to_an_advisor() -> None:
    state = scenario(players=3, envoy="B")
    state = roll(state, A="1 1 4", B="1 1 5", C="1 6 6")
    state = play(state, "influence low", "influence low")
    assert court(state) == [(1, "A"), (1, "B")]
    assert why_not(state, "influence low") == "occupied"  # C
    state = play(state, "pass")
    assert why_not(state, "influence mid") == "occupied"  # A again
    state = play(state, "pass")
    assert why_not(state, "influence mid") == "occupied"  # B again


@pytest.mark.rule("N13")
def test_the_envoy_is_not_spent_on_a_free_advisor() -> None:
    state = play(alone("1 1 4", envoy="A"), "influence low", "pass", "pass")
    assert envoy(state) == "A"
    assert envoy(play(state, "influence high")) == "A"
    assert envoy(play(state, "influence mid")) is None


# What is left over.


@pytest.mark.rule("N14")
def test_dice_that_are_not_sent_bring_nothing() -> None:
    state = roll(scenario(players=3), A="1 2 4", B="3 5 5", C="6 6 6")
    state = play(state, "influence low")
    state = idle(state)
    assert [sum(goods(state, seat).values()) for seat in "ABC"] == [0, 0, 0]
    assert state.soldiers == [0, 0, 0]
    assert [points(state, seat) for seat in "ABC"] == [2, 1, 1]  # the Jester, and the reward


@pytest.mark.rule("N14")
def test_all_dice_are_taken_back_before_the_next_season() -> None:
    state = roll(scenario(players=3), A="1 2 4", B="3 5 5", C="6 6 6")
    state = idle(play(state, "influence low", "influence low"))
    assert [dice(state, seat) for seat in "ABC"] == [(), (), ()]
    assert court(state) == []
    state = roll(state, A="1 2 4", B="3 5 5", C="6 6 6")
    assert legal(state, "influence") >= {"low", "low+mid+high"}
