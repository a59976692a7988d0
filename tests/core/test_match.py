"""A match: playing, taking back, and chance that follows from the seed."""

from hashlib import sha256

import pytest

from regnum.core.chance import Source
from regnum.core.errors import Illegal, Malformed, RegnumError, WrongSeat
from regnum.core.match import Match
from regnum.core.record import Record

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
    with pytest.raises(RegnumError, match="nothing to take back"):
        match.undo(4)
    match.undo(3)
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


@pytest.mark.parametrize("spec", [SPEC, "kingsburg(players=3)"])
def test_a_copy_goes_on_by_itself_and_meets_the_same_chance(spec: str) -> None:
    match = Match.new(spec, 3)
    for _ in range(30):
        before = match.state.position_line(), list(match.actions), match.rolled
        copy, action = match.copy(), match.state.legal_actions()[-1]
        copy.play(action)
        assert (match.state.position_line(), match.actions, match.rolled) == before
        match.play(action)
        after = match.state.position_line(), match.actions, match.rolled
        assert (copy.state.position_line(), copy.actions, copy.rolled) == after


def test_only_the_seat_whose_decision_it_is_decides() -> None:
    match = Match.new(SPEC, 3)
    with pytest.raises(WrongSeat, match="not the decision of B but of A"):
        match.play(match.state.legal_actions()[0], seat=1)
    assert match.state.seat == 0


def test_an_illegal_decision_changes_nothing() -> None:
    match = Match.new(SPEC, 3)
    before = list(match.actions)
    with pytest.raises(Illegal) as refused:
        match.play("end")
    assert refused.value.reason.code == "owed"
    assert match.actions == before


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_no_record_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(Malformed, match="is not a number from 0"):
        Match.new(SPEC, seed)


@pytest.mark.parametrize(
    "names", [("a",), ("a", ""), ("a", "b, c"), ("a", "b\nc"), ("a", "x" * 41)]
)
def test_names_that_could_not_be_read_back_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(Malformed, match="2 names"):
        Record(Match.new(SPEC, 1), names)


def test_an_action_can_be_given_by_number_or_by_text() -> None:
    match = Match.new(SPEC, 3)
    assert match.why_not(match.game.parse_action("end")) == match.why_not("end")


def test_a_state_shows_itself_in_a_notebook_and_at_the_prompt() -> None:
    state = Match.new(SPEC, 3).state
    assert state._repr_svg_() == state.svg()
    assert state.position_line() in repr(state)


def test_a_match_without_a_seed_gets_one() -> None:
    assert Match.new(SPEC).seed != Match.new(SPEC).seed
