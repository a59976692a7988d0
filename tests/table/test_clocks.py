"""Play against time: what is charged to whom, and what happens when it runs out."""

from functools import partial
from random import Random
from typing import Any

import pytest

from regnum.table.answers import answer, check_bot_has_decided, decide, run_out
from regnum.table.clocks import Clock, ClockSettings
from regnum.table.commands import Hand, Play, Refused, Sit, Undo
from regnum.table.entries import Body, Holder, Sat
from regnum.table.snapshots import Viewpoint, snapshot
from regnum.table.table import Table, load
from regnum.table.terms import Settings
from table.seating import EVERYBODY, HOST, PEOPLE, decider, live_on, read_log, seated

BY_DECISION = ClockSettings("decision", 10, 30)
BY_TURN = ClockSettings("turn", 10, 30)
SPEC = "kingdom-builder(players=2,first=A,preset=first-game)"
SPECS = ["kingdom-builder(players=3)", "kingsburg(players=3)"]


class Timed:
    """A table with a clock, and a time of its own."""

    def __init__(self, settings: ClockSettings, spec: str = SPEC) -> None:
        self.table = seated(spec, 7, Settings(clock=settings))
        self.now = self.clock.since

    @property
    def clock(self) -> Clock:
        assert self.table.now.clock is not None
        return self.table.now.clock

    def add(self, body: Body, seconds: float = 0.0) -> None:
        """After so many seconds this is added to the log."""
        self.now += seconds
        draft = self.table.now.draft(body)
        self.table.add(draft.sign(f"c{self.table.revision + 1}", self.now))

    def play(self, seconds: float = 0.0, choice: int = 0) -> None:
        """Whoever decides thinks for a while."""
        action = self.table.now.match.legal_texts()[choice]
        self.add(answer(self.table.now, Play(action), decider(self.table)).body, seconds)

    def undo(self, seconds: float, turn: bool = False) -> None:
        """Whoever decides takes back, after a while."""
        self.add(answer(self.table.now, Undo(turn), decider(self.table)).body, seconds)


def test_a_decision_costs_its_own_seat_what_is_over_the_free_seconds() -> None:
    timed = Timed(BY_DECISION)
    timed.play(9.5)
    assert timed.clock.banks == (30, 30)
    timed.play(14)
    assert timed.clock.banks == (26, 30)
    timed.play(0)
    timed.play(0)
    assert timed.table.now.decider == 1
    timed.play(22)
    assert timed.clock.banks == (26, 18)


def test_the_decisions_of_a_turn_share_its_seconds() -> None:
    timed = Timed(BY_TURN)
    for seconds, bank in ((6, 30), (6, 28), (1, 27)):
        timed.play(seconds)
        assert timed.clock.banks == (bank, 30)
    while timed.table.now.decider == 0:
        timed.play()
    timed.play(10)
    assert timed.clock.banks == (27, 30)


@pytest.mark.parametrize("settings", [BY_DECISION, BY_TURN], ids=["decision", "turn"])
def test_taking_back_brings_no_new_seconds(settings: ClockSettings) -> None:
    timed = Timed(settings)
    timed.play(1)
    before = sum(timed.clock.banks) + timed.clock.free
    for _ in range(3):
        timed.undo(4)
        timed.play(4)
    assert sum(timed.clock.banks) + timed.clock.free == before - 24


@pytest.mark.parametrize("spec", SPECS)
def test_bots_and_those_who_wait_are_charged_nothing(spec: str) -> None:
    timed = Timed(BY_DECISION, spec)
    first = timed.table.now.decider
    assert first is not None
    other = next(seat for seat in range(3) if seat != first)
    timed.add(Sat(first, Holder("steady", level="steady")))
    assert timed.clock.runner is None
    assert timed.clock.deadline is None
    while timed.table.now.decider == first:
        action = timed.table.now.match.state.legal_actions()[0]
        timed.add(decide(timed.table.now, first, action).body, 1000)
    assert timed.clock.banks == (30, 30, 30)
    runner = timed.table.now.decider
    timed.add(Sat(first, Holder(PEOPLE[first].name, PEOPLE[first].id)), 5)
    timed.add(answer(timed.table.now, Hand(other, "steady"), HOST).body, 1)
    if runner != other:
        timed.play(14)
        expected = [30.0] * 3
        expected[runner or 0] -= 10  # twenty seconds, and those for others' seats count as well
        assert timed.clock.banks == tuple(expected)


def test_a_viewer_can_compute_what_is_left() -> None:
    """From the free seconds, the bank and when the time began, whatever was used before."""
    for settings in (BY_DECISION, BY_TURN):
        timed = Timed(settings)
        for seconds in (3, 4, 14, 2):
            timed.play(seconds)
            seen: dict[str, Any] = {**timed.clock.seen(timed.now + 2)}
            left = seen["seconds"] + seen["banks"][timed.clock.runner] - seen["now"] + seen["since"]
            assert timed.clock.deadline == pytest.approx(timed.now + 2 + left)
        told = snapshot(timed.table.now, Viewpoint())["clock"]
        assert isinstance(told, dict)
        assert set(told) == {"per", "seconds", "bank", "since", "now", "banks"}


def test_a_bot_takes_over_and_gives_back_after_a_decision() -> None:
    timed = Timed(BY_DECISION)
    table = timed.table
    timed.play(35)
    assert timed.clock.deadline == timed.now + 15
    assert run_out(table.now, timed.now + 14.9) is None
    draft = run_out(table.now, timed.now + 15)
    assert draft is not None
    assert draft.body == Sat(0, Holder("steady", level="steady"), out_of_time=True)
    timed.add(draft.body, 15)
    assert read_log(table, EVERYBODY, table.revision - 1)[0]["out_of_time"] is True
    assert timed.clock.banks == (0, 30)
    assert table.now.owners[0] == PEOPLE[0].id
    hand_over = partial(check_bot_has_decided, table.now, 0)
    for come_back in (partial(answer, table.now, Sit(0), PEOPLE[0]), hand_over):
        with pytest.raises(Refused) as refused:
            come_back()
        assert refused.value.code == "bot-decides"
    timed.add(decide(table.now, 0, table.now.match.state.legal_actions()[0]).body, 3)
    timed.add(answer(table.now, Sit(0), PEOPLE[0]).body, 3)
    assert timed.clock.banks == (0, 30)
    assert timed.clock.deadline == timed.now + 10, "the free seconds, and no bank"
    assert table.now.undoable == 0, "what the bot decided stays"


def test_a_seat_on_another_device_has_the_same_time() -> None:
    timed = Timed(BY_DECISION)
    timed.add(Sat(0, Holder(PEOPLE[4].name, PEOPLE[4].id)), 8)
    assert timed.clock.deadline == timed.now + 2 + 30


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("settings", [BY_DECISION, BY_TURN], ids=["decision", "turn"])
def test_the_log_tells_the_clock_and_what_is_due(spec: str, settings: ClockSettings) -> None:
    table = seated(spec, 3, Settings(clock=settings))
    random = Random(3)
    for _ in live_on(table, random):
        pass
    again = Table(table.terms)
    for entry in table.entries:
        again.add(again.now.draft(entry.body).sign(entry.command_id, entry.at))
        now, due = again.now, again.now.standing.due
        assert now.clock is not None
        if now.bot_to_decide is not None or now.can_start:
            assert due is not None
            assert due >= entry.at
        else:
            assert due == now.clock.deadline
    assert load(table.terms, again.entries).now.clock == again.now.clock
