"""A match: playing, taking back, and chance that follows from the seed."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from regnum.core.chance import Source
from regnum.core.errors import Illegal, Malformed, RegnumError, WrongSeat
from regnum.core.match import MAX_SEED, MOST_SAVED, Match
from regnum.core.record import Record, parse_record, print_record

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


@pytest.mark.parametrize("spec", [SPEC, "kingsburg(players=3)"])
def test_any_number_of_decisions_can_be_taken_back_at_any_moment(spec: str) -> None:
    random, match = Random(5), Match.new(spec, 3)
    decisions: list[int] = []
    while not match.state.is_over:
        decisions.append(match.state.random_action(random))
        match.play(decisions[-1])
        if random.random() < 0.05:
            count = random.randint(1, len(decisions))
            first = decisions[-count]
            del decisions[-count:]
            assert match.undo(count) == first
            again = Match.new(spec, 3)
            for decision in decisions:
                again.play(decision)
            assert match.actions == again.actions
            assert match.rolled == again.rolled
            assert list(match.seats()) == list(again.seats())
            assert match.state.position_line() == again.state.position_line()


def test_taking_back_costs_as_little_late_in_a_match_as_early() -> None:
    """Counted in states that are applied to, so that no clock is needed."""
    match, random = Match.new("kingsburg(players=5)", 3), Random(5)
    while len(match.actions) < 250:
        match.play(match.state.random_action(random))
    applied = 0

    class Counting(Match):
        def _add(self, action: int) -> None:
            nonlocal applied
            applied += 1
            super()._add(action)

    match.__class__ = Counting
    for _ in range(20):
        match.play(match.state.legal_actions()[0])
        match.undo()
    assert applied < 20 * 30
    assert len(match._saved) <= MOST_SAVED


def test_nothing_less_than_a_decision_is_taken_back() -> None:
    match = Match.new(SPEC, 3)
    match.play(match.state.legal_actions()[0])
    before = list(match.actions)
    for count in (0, -1):
        with pytest.raises(RegnumError, match="nothing to take back"):
            match.undo(count)
    assert match.actions == before


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


@pytest.mark.parametrize("seed", [-1, 2**128])
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


# Matches that start somewhere else.

POSITIONS = ["kingdom-builder(players=3,nomads=yes)", "kingsburg(players=3)"]


def midgame(spec: str, seed: int = 4) -> Match:
    match, random = Match.new(spec, seed), Random(seed)
    for _ in range(30):
        match.play(match.state.random_action(random))
    return match


def play_to_the_end(match: Match, seed: int) -> str:
    random = Random(seed)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    return match.state.position_line()


@pytest.mark.parametrize("spec", POSITIONS)
def test_a_match_can_start_at_a_position_and_undo_stops_there(spec: str) -> None:
    line = midgame(spec).state.position_line()
    match = Match.from_position(line, seed=9)
    assert match.state.position_line() == line
    with pytest.raises(RegnumError, match="nothing to take back"):
        match.undo()
    for _ in range(5):
        match.play(match.legal_texts()[0])
    match.undo(5)
    assert match.state.position_line() == line
    assert match.actions == []


@pytest.mark.parametrize("spec", POSITIONS)
def test_a_match_from_a_position_has_a_record_that_reads_back(spec: str) -> None:
    match = Match.from_position(midgame(spec).state.position_line(), seed=9)
    unfinished = print_record(Record(match, ("Ann", "Ben", "Cid")))
    assert parse_record(unfinished).match.state.position_line() == match.state.position_line()
    play_to_the_end(match, 1)
    text = print_record(Record(match, ("Ann", "Ben", "Cid")))
    again = parse_record(text)
    assert again.match.state.position_line() == match.state.position_line()
    assert print_record(again) == text


def test_a_record_with_a_position_of_another_setup_is_refused() -> None:
    match = Match.from_position(midgame(POSITIONS[0]).state.position_line(), seed=9)
    other = Match.new("kingdom-builder(players=3)", 8).state.position_line()
    text = print_record(Record(match, ("Ann", "Ben", "Cid")))
    lines = text.split("\n")
    lines[5] = f"position: {other}"
    with pytest.raises(Malformed, match="line 6: the position is one of"):
        parse_record("\n".join(lines))


@pytest.mark.parametrize("spec", POSITIONS)
def test_a_branch_goes_on_from_any_moment_and_leaves_the_match_alone(spec: str) -> None:
    match = midgame(spec)
    end = play_to_the_end(match, 2)
    for at in (0, 7, len(match.actions)):
        branch = match.branch(at)
        assert branch.actions[:at] == match.actions[:at]
        assert branch.seed == match.seed
    again = match.branch(len(match.actions) // 2)
    again.replay(match.actions[len(again.actions) :])
    assert again.state.position_line() == match.state.position_line() == end


@pytest.mark.parametrize("spec", POSITIONS)
def test_a_branch_with_a_seed_has_luck_of_its_own(spec: str) -> None:
    match = midgame(spec)
    ends = {play_to_the_end(match.branch(20, seed), 1) for seed in range(3)}
    assert len(ends) == 3
    branch = match.branch(len(match.actions), seed=5)
    with pytest.raises(RegnumError, match="nothing to take back"):
        branch.undo()


@pytest.mark.parametrize("at", [-1, 10**6, 1.5, "7", None, True])
def test_a_branch_that_cannot_be_is_refused(at: Any) -> None:
    with pytest.raises(Malformed, match="a branch starts after 0 to"):
        midgame(SPEC).branch(at)


# Things of the wrong type.


@pytest.mark.parametrize("seed", ["7", 7.0, True, [], -1, MAX_SEED])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Malformed, match="is not a number from 0"):
        Match.new(SPEC, seed)


@pytest.mark.parametrize("action", [None, 3.5, 40.0, True, ["end"], b"end"])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    match = Match.new(SPEC, 3)
    before = match.state.position_line()
    for ask in (match.play, match.why_not):
        with pytest.raises(Malformed, match="an action is a number or a text"):
            ask(action)
    assert match.state.position_line() == before


@pytest.mark.parametrize("seat", ["A", 0.0, [0]])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = Match.new(SPEC, 3)
    with pytest.raises(Malformed, match="a seat is a number from 0 on"):
        match.play(match.legal_texts()[0], seat)


@pytest.mark.parametrize("spec", POSITIONS)
def test_chance_is_asked_only_where_it_decides(spec: str) -> None:
    match = Match.new(spec, 3)
    with pytest.raises(WrongSeat, match=r"nothing to decide: it is up to [ABC]"):
        match.state.chance_outcomes()
    play_to_the_end(match, 1)
    with pytest.raises(WrongSeat, match="it is up to nobody"):
        match.state.chance_outcomes()
    with pytest.raises(RegnumError, match="the game is over"):
        match.state.random_action(Random(1))
