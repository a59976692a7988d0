"""What speaks for a decision: facts about its hex, what the turn leads to, what it leaves free."""

from random import Random
from typing import TypeAlias

import pytest

from kingdom_builder.scenario import crowd, scenario
from kingdom_builder.test_judge import MOVING, PLAIN, last_hexes, sword
from playing import legal, play
from regnum.bots.advice import MOST_MERITS, advise, compare
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.errors import Args
from regnum.core.judging import Merit
from regnum.core.match import Match
from regnum.core.registry import find_game
from regnum.kingdom_builder.actions import ACTION_TEXTS, parse_action
from regnum.kingdom_builder.judge import TUNED
from regnum.kingdom_builder.state import State

Told: TypeAlias = list[tuple[str, Args]]


def facts(state: State, text: str) -> Told:
    """What a decision brings at once."""
    action = parse_action(text)
    return [(merit.code, merit.args) for merit in TUNED.merits(state, {action: None})[action]]


def codes(told: Told) -> list[str]:
    return [code for code, _ in told]


def speaking_for(state: State, text: str) -> Told:
    """What is said for a decision, compared with all others."""
    _, merits = compare(TUNED, state, state.legal_actions())
    return [(merit.code, merit.args) for merit in merits[parse_action(text)]]


def hint(state: State) -> tuple[str, Told]:
    """What the planner advises first, and why."""
    bot = find_bot("planner:compiled=0", find_game("kingdom-builder"))
    best = advise(bot, Observation(state, state.seat, Random(1)), playouts=1)[0]
    return ACTION_TEXTS[best.action], [(merit.code, merit.args) for merit in best.merits]


# Facts. m16 is the Farm, p8 a castle; i10 touches nothing.


def test_a_hex_that_takes_the_farm_is_advised_because_it_does() -> None:
    state = last_hexes("l16 i10", cards=PLAIN)
    text, why = hint(state)
    assert text == "build l16"
    assert ("token", {"token": "farm"}) in why


def test_a_token_that_was_taken_before_is_not_promised() -> None:
    state = last_hexes("l16 i10", cards=PLAIN, tokens="m16-")
    found = facts(state, "build l16")
    assert "token" not in codes(found)
    assert ("touches", {"token": "farm"}) in found


def test_a_castle_is_told_with_its_gold_and_only_once() -> None:
    first = facts(last_hexes("q9 i10", cards=PLAIN), "build q9")
    assert ("castle", {"card": "castles", "points": 3}) in first
    again = facts(last_hexes("q9 i10", cards=PLAIN, own="p7"), "build q9")
    assert "castle" not in codes(again)
    assert "at-castle" in codes(again)


@pytest.mark.parametrize(
    ("cards", "own", "tokens", "hex", "other", "points"),
    [
        ("fishermen/hermits/citizens", "", "", "e16", "i10", 1),
        ("miners/hermits/citizens", "", "", "k18", "i10", 1),
        ("knights/workers/miners", "h9 i9", "", "j9", "i10", 2),
        ("merchants/fishermen/miners", "i8 j8 k8", "h7- l7-", "h8", "j9", 8),
    ],
)
def test_gold_of_a_card_is_told(
    cards: str, own: str, tokens: str, hex: str, other: str, points: int
) -> None:
    state = last_hexes(f"{hex} {other}", cards=cards, own=own, tokens=tokens)
    card = cards.partition("/")[0]
    gold = ("gold", {"card": card, "points": points})
    assert gold in facts(state, f"build {hex}")
    assert gold not in facts(state, f"build {other}")


def test_settlements_beside_it_are_counted() -> None:
    state = last_hexes("j9 i10", cards="knights/workers/miners", own="i9 k9")
    assert ("beside", {"count": 2}) in facts(state, "build j9")


def test_what_a_move_gives_up_is_told_but_speaks_for_nothing() -> None:
    state = scenario(
        cards=MOVING, settlements={"A": "q9 s2"}, tokens={"A": "s3! r12-"}, mandatory_done=True
    )
    lifted = play(state, "use paddock", "take q9")
    target = sorted(legal(lifted, "move"))[0]
    assert ("gold-lost", {"card": "castles", "points": 3}) in facts(lifted, f"move {target}")
    assert "gold-lost" not in codes(speaking_for(lifted, f"move {target}"))


def test_the_sword_says_who_loses_what() -> None:
    """o4 is worth a castle and a gold of the Workers."""
    state = play(sword("user"), "use sword")
    assert ("strikes", {"seat": "B", "points": 4}) in facts(state, "take o4")


# Outlooks.


def test_what_a_move_leads_to_is_told_before_it_is_made() -> None:
    state = scenario(
        cards=MOVING,
        settlements={"A": "s9 k12 s2"},
        tokens={"A": "s3! r12-"},
        mandatory_done=True,
    )
    why = speaking_for(state, "use paddock")
    assert codes(why)[:2] == ["moves", "later-castle"]


def test_a_turn_is_ended_because_nothing_else_helps() -> None:
    state = scenario(
        cards=MOVING, settlements={"A": "q9 s2"}, tokens={"A": "s3! r12-"}, mandatory_done=True
    )
    assert ("enough", {}) in speaking_for(state, "end")
    assert "enough" not in codes(facts(state, "end")), "what is best is nobody's business unasked"


def test_terrain_that_stays_free_speaks_for_a_hex() -> None:
    """i9 touches nothing but grass; l10 touches other terrains."""
    state = last_hexes("i9 l10", cards=PLAIN)
    free = dict(speaking_for(state, "build i9")).get("free")
    assert free is not None
    assert ("free", free) not in speaking_for(state, "build l10")


def test_facts_come_before_outlooks_and_few_are_told() -> None:
    vague = {"later-token", "later-castle", "later-gold", "free", "near", "hope", "room"}
    match, random, told = Match.new("kingdom-builder(players=3)", 4), Random(4), 0
    while not match.state.is_over:
        state = match.state
        if state.seat >= 0 and len(match.actions) % 5 == 0:
            _, merits = compare(TUNED, state, state.legal_actions()[:8])
            for few in merits.values():
                outlooks = [merit.code in vague for merit in few]
                assert outlooks == sorted(outlooks)
                assert len(few) <= MOST_MERITS
                assert all(merit.worth > 0 for merit in few)
                told += len(few)
        match.play(state.random_action(random))
    assert told > 50


def test_every_legal_decision_has_its_merits_and_nothing_changes() -> None:
    state = scenario(
        players=5, settlements={"A": "i9", **crowd("grass", but="i9 j9 i10", seats="BCDE")}
    )
    before = state.position_line()
    found = TUNED.merits(state, dict.fromkeys(state.legal_actions()))
    assert set(found) == set(state.legal_actions())
    assert all(isinstance(merit, Merit) for merits in found.values() for merit in merits)
    assert state.position_line() == before
