"""A match: playing, taking back, and chance that follows from the seed."""

from hashlib import sha256

import pytest

from regnum.core.chance import Source
from regnum.core.errors import Illegal, RegnumError, WrongSeat
from regnum.core.match import Match
from regnum.core.seats import CHANCE

SPEC = "kingdom-builder(players=2,first=A)"


def test_chance_is_the_hash_of_seed_stream_and_number() -> None:
    source = Source(7, "chance")
    for number in range(5):
        digest = sha256(f"7/chance/{number}".encode()).digest()
        assert source.below(1000) == int.from_bytes(digest[:8], "big") * 1000 // 2**64


def test_weights_decide_how_often_an_outcome_comes() -> None:
    source = Source(1, "test")
    drawn = [source.weighted([("rare", 1), ("often", 3)]) for _ in range(4000)]
    assert drawn.count("rare") == pytest.approx(1000, rel=0.1)


def test_undo_takes_back_a_decision_and_what_chance_answered() -> None:
    match = Match.new(SPEC, 3)
    start = match.state.position_line()
    for _ in range(3):
        match.play(match.state.legal_actions()[0])
    before_end = match.state.position_line()
    match.play("end")
    assert match.state.position_line() != before_end
    assert match.game.action_text(match.undo()) == "end"
    assert match.state.position_line() == before_end
    for _ in range(3):
        match.undo()
    assert match.state.position_line() == start
    with pytest.raises(RegnumError, match="nothing to take back"):
        match.undo()


def test_the_same_decision_after_undo_gets_the_same_chance() -> None:
    match = Match.new(SPEC, 3)
    for _ in range(3):
        match.play(match.state.legal_actions()[0])
    match.play("end")
    after = match.state.position_line()
    match.undo()
    match.play("end")
    assert match.state.position_line() == after


def test_only_the_seat_whose_decision_it_is_decides() -> None:
    match = Match.new(SPEC, 3)
    with pytest.raises(WrongSeat, match="not the decision of B but of A"):
        match.play(match.state.legal_actions()[0], seat=1)
    assert CHANCE not in [match.state.seat]


def test_an_illegal_decision_changes_nothing() -> None:
    match = Match.new(SPEC, 3)
    before = list(match.actions)
    with pytest.raises(Illegal) as refused:
        match.play("end")
    assert refused.value.reason.code == "owed"
    assert match.actions == before


def test_a_match_without_a_seed_gets_one() -> None:
    assert Match.new(SPEC).seed != Match.new(SPEC).seed
