"""A player who asks why an action is illegal gets the reason that fits."""

from collections.abc import Callable
from functools import partial

import pytest

from kingsburg.scenario import harvest, pass_all, roll, scenario
from playing import check_refused, play, refusal, why_not
from protocol_page import table
from reason_codes import reason_codes
from regnum.kingsburg.actions import ACTION_COUNT
from regnum.kingsburg.state import State

summer = partial(scenario, phase="summer", players=3)


def over() -> State:
    return play(scenario(phase="winter", year=5), "enemy 1", "roll 1")


def influencing() -> State:
    """A has 1, 4 and 4 and may influence; nobody has anything else."""
    return roll(summer(), A="1 4 4", B="5 5 6", C="6 6 6")


def with_market(envoy: str = "") -> State:
    """A has 1, 4 and 6, a Market and two tokens."""
    state = summer(tokens={"A": 2}, buildings={"A": "market"}, envoy=envoy)
    return roll(state, A="1 4 6", B="5 5 6", C="6 6 6")


def beside_neutral() -> State:
    """Neutral dice stand at the Alchemist and at the Squire."""
    return roll(play(scenario(phase="summer"), "roll 1 2 3", "roll 1 1"), A="1 2 4", B="5 5 6")


def rerolling(dice: str, buildings: str) -> State:
    return roll(summer(buildings={"A": buildings}), A=dice, B="5 5 6", C="5 5 6")


def building() -> State:
    """A can build a Chapel for three gold and a stone, and much else."""
    return harvest(summer(goods={"A": (2, 2, 2), "B": (9, 9, 9)}, buildings={"A": "statue"}))


def crane_building(gold: int) -> State:
    return harvest(summer(goods={"A": (gold, 3, 1)}, buildings={"A": "market crane"}))


def choosing(advisor: str) -> State:
    """A waits for an advisor's gift: Merchant, Alchemist with a gold, or Smuggler."""
    dice, sent = {
        "merchant": ("1 4 6", "mid"),
        "alchemist": ("1 4 6", "high"),
        "smuggler": ("4 4 6", "low+mid+high"),
    }[advisor]
    state = summer(goods={"A": (1, 0, 0)}, smuggler_declinable="yes")
    return pass_all(play(roll(state, A=dice, B="6 6 6", C="6 6 6"), f"influence {sent}"))


def selling(goods: tuple[int, int, int], tokens: int) -> State:
    """A has a Town Hall, and nothing that could be built."""
    return harvest(summer(goods={"A": goods}, tokens={"A": tokens}, buildings={"A": "town-hall"}))


def recruiting() -> State:
    return scenario(phase="recruiting", goods={"A": (2, 1, 0)})


def losing() -> State:
    """A has lost against Orcs and gives up two goods of its three."""
    state = scenario(phase="winter", goods={"A": (2, 1, 0)}, soldiers={"B": 9})
    return play(state, "enemy 4", "roll 1")


CASES: list[tuple[str, Callable[[], State], str]] = [
    ("over", over, "done"),
    ("over", over, "roll 1"),
    # Chance.
    ("chance", summer, "pass"),
    ("chance", summer, "roll 1"),
    ("chance", summer, "enemy 1"),
    ("chance", lambda: scenario(phase="winter"), "roll 1"),
    ("not-chance", influencing, "roll 1 2 3"),
    ("not-chance", influencing, "enemy 2"),
    ("not-chance", building, "roll 6"),
    # What is awaited.
    ("awaited", influencing, "done"),
    ("awaited", influencing, "build inn"),
    ("awaited", influencing, "take gold"),
    ("awaited", influencing, "keep"),
    ("awaited", influencing, "chapel"),
    ("awaited", influencing, "statue low"),
    ("awaited", lambda: rerolling("2 2 2", "statue"), "pass"),
    ("awaited", building, "pass"),
    ("awaited", building, "influence low"),
    ("awaited", building, "give gold"),
    ("awaited", lambda: choosing("merchant"), "decline"),
    ("awaited", lambda: choosing("merchant"), "done"),
    ("awaited", lambda: choosing("alchemist"), "accept"),
    ("awaited", lambda: choosing("smuggler"), "take gold"),
    ("awaited", lambda: choosing("smuggler"), "exchange gold"),
    ("awaited", lambda: selling((0, 0, 0), 1), "build inn"),
    ("awaited", recruiting, "sell gold"),
    ("awaited", recruiting, "sell token"),
    ("awaited", losing, "done"),
    # Influence.
    ("no-die", influencing, "influence low+white"),
    ("no-die", influencing, "influence low+white2"),
    (
        "die-sent",
        lambda: play(influencing(), "influence low", "pass", "pass"),
        "influence low+mid",
    ),
    ("no-token", influencing, "influence low token"),
    (
        "token-used",
        lambda: play(with_market(), "influence low token", "pass", "pass"),
        "influence mid token",
    ),
    ("no-building", influencing, "influence low up"),
    (
        "used",
        lambda: play(with_market(), "influence low up", "pass", "pass"),
        "influence mid down",
    ),
    ("no-advisor", with_market, "influence low down"),
    (
        "no-advisor",
        lambda: roll(summer(tokens={"A": 1}), A="6 6 6", B="6 6 6", C="6 6 6"),
        "influence low+mid+high token",
    ),
    ("occupied", lambda: play(influencing(), "influence mid", "pass", "pass"), "influence high"),
    ("occupied", beside_neutral, "influence mid"),
    ("same-dice", influencing, "influence high"),
    ("same-dice", influencing, "influence low+high"),
    # Rerolls.
    ("no-building", lambda: rerolling("2 2 2", "statue"), "chapel"),
    ("too-high", lambda: rerolling("3 3 3", "chapel"), "chapel"),
    ("used", lambda: play(rerolling("1 1 1", "chapel"), "chapel", "roll 2 2 2"), "chapel"),
    ("used", lambda: play(rerolling("1 1 1", "chapel"), "statue low", "roll 1"), "statue low"),
    ("not-equal", lambda: rerolling("1 1 2", "chapel"), "statue low"),
    ("no-die", lambda: rerolling("2 2 2", "statue"), "statue white"),
    ("same-die", lambda: rerolling("2 2 2", "statue"), "statue mid"),
    # Goods.
    ("not-offered", lambda: choosing("merchant"), "take stone"),
    ("no-good", lambda: choosing("alchemist"), "exchange stone"),
    ("no-good", lambda: selling((0, 0, 0), 1), "sell wood"),
    ("no-good", recruiting, "give stone"),
    ("no-good", losing, "give stone"),
    ("no-token", lambda: selling((1, 0, 0), 0), "sell token"),
    ("half-paid", lambda: play(recruiting(), "give gold"), "done"),
    # Building.
    ("stands", building, "build statue"),
    ("left-first", building, "build church"),
    ("left-first", building, "build market"),
    ("too-dear", building, "build chapel"),
    ("too-dear", lambda: crane_building(0), "build farms"),
]


@pytest.mark.parametrize(
    ("code", "position", "action"), CASES, ids=[f"{code}: {text}" for code, _, text in CASES]
)
def test_an_illegal_action_is_refused_with_its_reason(
    code: str, position: Callable[[], State], action: str
) -> None:
    check_refused(position(), action, code)


@pytest.mark.parametrize(
    ("position", "action", "says"),
    [
        (building, "build chapel", "the price of the Chapel is 3 gold 1 stone"),
        (building, "build church", "the Chapel, left of the Church, comes first"),
        (beside_neutral, "influence mid", "Squire (2) is taken by neutral dice"),
        (lambda: rerolling("3 3 3", "chapel"), "chapel", "the dice show 9"),
        (with_market, "influence low down", "no advisor has the value 0"),
        (recruiting, "give stone", "A has no stone"),
        (influencing, "done", "A has to influence an advisor or pass"),
    ],
)
def test_a_reason_names_what_is_wrong(
    position: Callable[[], State], action: str, says: str
) -> None:
    assert says in refusal(position(), action).text


def test_a_crane_that_stands_is_in_the_price_that_a_reason_tells() -> None:
    reason = refusal(crane_building(0), "build farms")
    assert reason.text == "the price of the Farms is 1 gold 3 wood 1 stone"


@pytest.mark.parametrize("action", [-1, 133, 180, ACTION_COUNT, 10**6])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    reason = influencing().why_not(action)
    assert reason is not None
    assert reason.code == "no-action"


def test_a_legal_action_has_no_reason_against_it() -> None:
    assert why_not(influencing(), "influence mid") is None


def test_every_reason_that_the_engine_gives_has_a_case_here() -> None:
    given = reason_codes("kingsburg")
    assert given == {code for code, _, _ in CASES} | {"no-action"}
    assert given == set(table("Reasons", "kingsburg"))


@pytest.mark.parametrize(("code", "position", "action"), CASES)
def test_a_reason_has_the_arguments_of_the_page(
    code: str, position: Callable[[], State], action: str
) -> None:
    assert set(refusal(position(), action).args) == table("Reasons", "kingsburg")[code]


@pytest.mark.parametrize(
    ("position", "action", "args"),
    [
        (building, "build chapel", {"building": "chapel", "gold": 3, "wood": 0, "stone": 1}),
        (building, "build church", {"building": "church", "wanted": "chapel"}),
        (beside_neutral, "influence mid", {"advisor": "squire", "value": 2, "seat": "neutral"}),
        (lambda: rerolling("3 3 3", "chapel"), "chapel", {"total": 9, "limit": 7}),
        (with_market, "influence low down", {"value": 0}),
        (recruiting, "give stone", {"seat": "A", "good": "stone"}),
        (influencing, "done", {"awaited": "influence", "seat": "A"}),
        (influencing, "influence low up", {"seat": "A", "building": "market"}),
        (influencing, "influence low+white", {"die": "white"}),
    ],
)
def test_arguments_name_what_is_meant(
    position: Callable[[], State], action: str, args: dict[str, str | int]
) -> None:
    assert refusal(position(), action).args == args


def test_a_statue_that_does_not_stand_is_missed_first() -> None:
    assert why_not(rerolling("1 2 3", "statue chapel"), "statue low") == "not-equal"
    state = rerolling("1 2 3", "statue chapel")
    state.buildings[0] &= ~1
    assert why_not(state, "statue low") == "no-building"
