"""A player who asks why an action is illegal gets the reason that fits."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from kingdom_builder.scenario import crowd, hexes, scenario
from playing import check_refused, legal, play, refusal, why_not
from protocol_page import table
from reason_codes import reason_codes
from regnum.core.errors import Illegal
from regnum.kingdom_builder.actions import ACTION_COUNT
from regnum.kingdom_builder.notation import parse_position, print_position
from regnum.kingdom_builder.state import State

BARN_MAP = "barn/harbor/tower/oracle"
# Nomads on n4, c6, h6, f8, e14, q18 in this order; the quarry is e3, a village h15.
NOMADS_MAP = "quarry/caravan/village/garden"
NOMADS = "resettlement/outpost/sword/donation-desert/donation-water/outpost"

barns = partial(scenario, sectors=BARN_MAP, card="canyon")
nomads = partial(scenario, sectors=NOMADS_MAP, nomad_tokens=NOMADS)


def plain(**settlements: str) -> State:
    """A builds on grass, with a farm token to use."""
    return scenario(card="grass", settlements={"A": "n17", **settlements}, tokens={"A": "m16!"})


def over() -> State:
    return play(scenario(turn="B", mandatory_done=True, last_round=True), "end")


def leaping(start: str) -> State:
    """A has lifted a settlement with a paddock."""
    state = scenario(settlements={"A": f"r4 {start}", "B": "j10"}, tokens={"A": "s3!"})
    return play(state, "use paddock", f"take {start}")


def barn(start: str) -> State:
    """A has lifted a settlement with a barn."""
    state = barns(settlements={"A": f"b7 {start}"}, tokens={"A": "c7!"})
    return play(state, "use barn", f"take {start}")


def quarry(walls: str = "") -> State:
    return nomads(card="canyon", settlements={"A": "e4"}, walls=walls, tokens={"A": "e3!"})


def walling() -> State:
    return play(quarry("f4"), "use quarry")


def striking() -> State:
    """A strikes with a sword and has removed the settlement of B."""
    state = nomads(players=3, settlements={"A": "t1", "B": "i9 j9", "C": "j4"}, tokens={"A": "h6!"})
    return play(state, "use sword", "take i9")


def village() -> State:
    """A has a village and an outpost, with a place for the village."""
    return nomads(settlements={"A": "i15 h16 j16"}, tokens={"A": "h15! c6!"})


def built_out() -> State:
    """A has built everything."""
    return scenario(
        settlements={"A": " ".join(hexes("forest")[-40:])},
        tokens={"A": "m16!"},
        mandatory_done=True,
        last_round=True,
    )


def alone_and_built_out() -> State:
    """A has built everything, and nobody else anything."""
    return nomads(
        settlements={"A": " ".join(hexes("canyon", NOMADS_MAP)[:40])},
        tokens={"A": "h6!"},
        mandatory_done=True,
        last_round=True,
    )


def no_desert() -> State:
    return scenario(players=3, settlements={"A": "g13", **crowd("desert")}, tokens={"A": "h13!"})


BARN = {"A": "c7!"}
BOTH = {"A": "b7 s9", "B": "l10"}
STUCK = {"A": "b6 c6 d6 g20", "B": "b5 c5"}
DONATION = ("use donation-desert", "use outpost")


def pile_without_grass() -> State:
    """A's turn is over but for the end, and no grass card is left to draw."""
    fields = print_position(scenario(card="desert", mandatory_done=True)).split(" ")
    fields[4] = fields[4].lstrip("G")
    return parse_position(" ".join(fields))


def resettlement(*more: str) -> State:
    return nomads(settlements={"A": "h10"}, tokens={"A": " ".join(("n4!", *more))})


def two_tokens() -> State:
    return scenario(settlements={"A": "n17 g13"}, tokens={"A": "m16! h13!"})


CASES: list[tuple[str, Callable[[], State], str]] = [
    ("over", over, "end"),
    ("over", over, "draw grass"),
    # Chance.
    ("chance", lambda: play(scenario(mandatory_done=True), "end"), "build h10"),
    ("no-card", lambda: play(pile_without_grass(), "end"), "draw grass"),
    ("not-chance", plain, "draw grass"),
    # The turn.
    ("owed", plain, "end"),
    ("awaited", lambda: play(plain(), "use farm"), "end"),
    ("awaited", lambda: play(plain(), "use farm"), "take n17"),
    ("awaited", lambda: scenario(mandatory_done=True), "build h10"),
    ("awaited", plain, "move h10"),
    ("awaited", plain, "wall h10"),
    ("awaited", lambda: play(two_tokens(), "use farm"), "use oasis"),
    ("awaited", walling, "build f5"),
    ("nothing-to-stop", plain, "stop"),
    ("not-begun", lambda: play(quarry(), "use quarry"), "stop"),
    ("not-begun", lambda: play(resettlement(), "use resettlement"), "stop"),
    # Tokens.
    ("not-in-play", plain, "use oracle"),
    ("no-token", plain, "use tavern"),
    ("no-token", lambda: scenario(settlements={"B": "n17"}, tokens={"B": "m16+"}), "use farm"),
    ("token-not-ready", lambda: play(plain(), "use farm", "build m17"), "use farm"),
    ("inside-mandatory", lambda: play(plain(), "build m17"), "use farm"),
    ("no-supply", built_out, "use farm"),
    ("no-target", no_desert, "use oasis"),
    ("no-target", lambda: nomads(tokens={"A": "h6!"}), "use sword"),
    ("no-target", alone_and_built_out, "use sword"),
    ("no-walls", lambda: quarry(" ".join(hexes("grass", NOMADS_MAP)[:25])), "use quarry"),
    (
        "outpost-needs-build",
        lambda: nomads(tokens={"A": "c6!"}, mandatory_done=True),
        "use outpost",
    ),
    ("outpost-needs-build", lambda: play(resettlement("c6!"), "use resettlement"), "use outpost"),
    ("outpost-useless", lambda: play(village(), "use village"), "use outpost"),
    # Builds.
    ("settled", plain, "build n17"),
    ("settled", lambda: plain(B="m17"), "build m17"),
    ("walled", lambda: quarry("f4"), "build f4"),
    ("special", plain, "build p8"),
    ("special", quarry, "build c6"),
    ("not-adjacent", plain, "build h10"),
    ("not-in-pool", plain, "build m18"),
    ("not-in-pool", lambda: play(nomads(tokens={"A": "f8! c6!"}), *DONATION), "build m1"),
    # Moves.
    ("not-own", lambda: play(barns(settlements=BOTH, tokens=BARN), "use barn"), "take l10"),
    ("not-own", lambda: play(barns(settlements=BOTH, tokens=BARN), "use barn"), "take a1"),
    ("cannot-move", lambda: play(barns(settlements=STUCK, tokens=BARN), "use barn"), "take d6"),
    ("same-hex", lambda: barn("s9"), "move s9"),
    ("not-adjacent", lambda: barn("g20"), "move a1"),
    ("not-in-pool", lambda: barn("g20"), "move a7"),
    ("special", lambda: barn("g20"), "move c7"),
    ("settled", lambda: leaping("h10"), "move j10"),
    ("not-buildable", lambda: leaping("o8"), "move n6"),
    ("not-buildable", lambda: leaping("r4"), "move p4"),
    ("out-of-way", lambda: leaping("h10"), "move i10"),
    # Walls and the Sword.
    ("settled", walling, "wall e4"),
    ("walled", walling, "wall f4"),
    ("special", walling, "wall e3"),
    ("not-adjacent", walling, "wall i1"),
    ("not-in-pool", walling, "wall d4"),
    ("not-a-victim", striking, "take j9"),
    ("not-a-victim", striking, "take t1"),
    ("not-a-victim", striking, "take a1"),
]


@pytest.mark.parametrize(
    ("code", "position", "action"), CASES, ids=[f"{code}: {text}" for code, _, text in CASES]
)
def test_an_illegal_action_is_refused_with_its_reason(
    code: str, position: Callable[[], State], action: str
) -> None:
    check_refused(position(), action, code)


@pytest.mark.parametrize("action", [-1, 29, ACTION_COUNT, 10**6])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    reason = plain().why_not(action)
    assert reason is not None
    assert reason.code == "no-action"


def test_the_message_about_a_number_names_no_range_that_holds_it() -> None:
    assert ACTION_COUNT > 31
    with pytest.raises(Illegal) as refusal:
        plain().apply(31)
    assert set(re.findall(r"\d+", str(refusal.value))) == {"31"}


def test_a_legal_action_has_no_reason_against_it() -> None:
    assert why_not(plain(), "use farm") is None


def test_every_reason_that_the_engine_gives_has_a_case_here() -> None:
    given = reason_codes("kingdom-builder")
    assert given == {code for code, _, _ in CASES} | {"no-action"}
    assert given == set(table("Reasons", "kingdom-builder"))


@pytest.mark.parametrize(("code", "position", "action"), CASES)
def test_a_reason_has_the_arguments_of_the_page(
    code: str, position: Callable[[], State], action: str
) -> None:
    assert set(refusal(position(), action).args) == table("Reasons", "kingdom-builder")[code]


@pytest.mark.parametrize(
    ("position", "action", "args"),
    [
        (plain, "build h10", {"hex": "h10", "what": "build", "near": "m17", "count": 1}),
        (plain, "build a1", {"hex": "a1", "terrain": "flower", "wanted": "grass"}),
        (lambda: plain(B="m17"), "build m17", {"hex": "m17", "seat": "B"}),
        (plain, "end", {"count": 3}),
        (plain, "move h10", {"awaited": "mandatory", "seat": "A"}),
        (lambda: play(plain(), "use farm"), "end", {"awaited": "build", "seat": "A"}),
        (walling, "build f5", {"awaited": "wall", "seat": "A"}),
        (lambda: play(quarry(), "use quarry"), "stop", {"token": "quarry"}),
    ],
)
def test_arguments_name_what_is_meant(
    position: Callable[[], State], action: str, args: dict[str, str | int]
) -> None:
    assert refusal(position(), action).args == args


def test_hexes_that_would_do_are_named_and_counted() -> None:
    state = scenario(card="grass", settlements={"A": "n17 f5"})
    reason = refusal(state, "build h10")
    would_do = legal(state, "build")
    near = str(reason.args["near"]).split(", ")
    assert len(near) == 3
    assert set(near) < would_do
    assert reason.args["count"] == len(would_do)
