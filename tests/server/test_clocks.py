"""Play against time: what is charged to whom, and what happens when it runs out."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeAlias

import pytest

from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.server.hub import Hub, Live
from regnum.server.messages import NewTable, decode
from regnum.server.store import Addition, Store
from regnum.server.thinking import Thinkers, Thought
from regnum.table.answers import answer, check_bot_has_decided, decide, run_out, start
from regnum.table.clocks import WEEK, Clock, ClockSettings
from regnum.table.commands import Hand, Play, Refused, Sit, Undo
from regnum.table.entries import WAITING, Body, Entry, Holder, Sat
from regnum.table.snapshots import Viewpoint, snapshot
from regnum.table.table import Table, load
from regnum.table.terms import Settings
from table.seating import HOST, PEOPLE, decider, live_on, seated

Story: TypeAlias = Callable[[Hub], Coroutine[Any, Any, None]]

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
    assert table.lines_since(table.revision - 1)[0].facts["out_of_time"] is True
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


@pytest.mark.parametrize(
    "clock",
    [
        '{"per":"game","seconds":10,"bank":0}',
        '{"per":"turn","seconds":4,"bank":0}',
        f'{{"per":"turn","seconds":{WEEK + 1},"bank":0}}',
        '{"per":"turn","seconds":10,"bank":-1}',
        f'{{"per":"turn","seconds":10,"bank":{WEEK + 1}}}',
        '{"per":"turn","seconds":10.5,"bank":0}',
        '{"per":"turn","seconds":10}',
        '{"per":"turn","seconds":10,"bank":0,"more":1}',
    ],
)
def test_a_clock_has_limits(clock: str) -> None:
    with pytest.raises(Malformed):
        decode(f'{{"game":"g","seats":[],"clock":{clock}}}'.encode(), NewTable)


# In a server.


class FirstChoice(Thinkers):
    """Decides at once, in this process."""

    async def decide(self, match: Match, level: str, luck: int) -> Thought:
        """Anything legal."""
        return Thought(next(iter(match.state.legal_actions())))


class Undecided(Thinkers):
    """Never decides."""

    async def decide(self, match: Match, level: str, luck: int) -> Thought:
        """Wait for the end of the test."""
        return await asyncio.Future()


def lay_out(store: Store, age: float, seconds: int = 5) -> None:
    """A table whose first decision has been awaited for some seconds."""
    table = seated(SPEC, 7, Settings(clock=ClockSettings("decision", seconds, 0)))
    terms = replace(table.terms, id="t1")
    store.add_table(terms, [Holder(p.name, p.id) for p in PEOPLE[:2]], WAITING)
    now = load(terms, store.entries_since("t1", 0)).now
    step = start(now).sign("start", time() - age)
    assert store.append([Addition("t1", step.entry, *step.then.standing)]) == [True]


def tell(tmp_path: Path, story: Story, age: float, up: float, seconds: int = 5) -> list[Entry]:
    """Let a server that started so long ago wake up; gives the log in the end."""
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    for person in PEOPLE:
        store.add_person(person, f"secret of {person.id}")
    lay_out(store, age, seconds)

    async def run() -> None:
        hub = Hub(store, FirstChoice(1))
        hub.started = time() - up
        waking = asyncio.create_task(hub.keep_awake())
        try:
            await asyncio.wait_for(story(hub), 20)
        finally:
            waking.cancel()
            await hub.close()

    asyncio.run(run())
    entries = store.entries_since("t1", 0)
    store.close()
    return entries


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that has to happen by itself."""
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_server_wakes_up_when_the_time_runs_out(tmp_path: Path) -> None:
    """Nobody looks at the table: the database says that it is due."""

    async def story(hub: Hub) -> None:
        await until(lambda: len(hub.store.entries_since("t1", 3)) > 1)

    start, sat, played = tell(tmp_path, story, age=3.5, up=100)[2:5]
    assert isinstance(sat.body, Sat)
    assert sat.body.out_of_time
    assert sat.command_id == "clock/3"
    assert 5 <= sat.at - start.at < 6.5
    assert sat.spent == sat.at - start.at
    assert played.spent == 0, "bots have all the time"


def test_a_server_that_was_away_punishes_nobody(tmp_path: Path) -> None:
    lives: list[Live] = []

    async def story(hub: Hub) -> None:
        lives.append(await hub.find("t1"))
        clock = lives[0].table.now.clock
        assert clock is not None
        assert clock.deadline == pytest.approx(hub.started + 5)
        action = lives[0].table.now.match.legal_texts()[0]
        await hub.command(lives[0], "c", 3, Play(action), PEOPLE[0])

    entries = tell(tmp_path, story, age=1000, up=2)
    assert entries[3].spent == pytest.approx(2, abs=1)


def test_a_decision_in_time_stops_the_alarm(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await hub.find("t1")
        assert live.alarm is not None
        alarm = live.alarm
        action = live.table.now.match.legal_texts()[0]
        await hub.command(live, "c", 3, Play(action), PEOPLE[0])
        assert alarm.cancelled()
        assert live.alarm is not None
        await asyncio.sleep(1.7)

    entries = tell(tmp_path, story, age=3.5, up=100)
    assert len(entries) == 4


def test_a_distant_alarm_is_not_set(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await hub.find("t1")
        assert live.alarm is None
        assert hub.store.tables_due(time() + 86400) == ["t1"]
        assert hub.store.tables_due(time() + 1000) == []

    tell(tmp_path, story, age=0, up=10, seconds=3600)


def test_of_two_servers_one_lets_the_bot_sit(tmp_path: Path) -> None:
    """Both alarms ring; the second finds that it is done."""

    async def story(hub: Hub) -> None:
        other = Hub(hub.store, Undecided(1))
        hub.thinkers, other.started = other.thinkers, hub.started
        lives = [await hub.find("t1"), await other.find("t1")]
        assert all(live.alarm is not None for live in lives)
        await until(lambda: all(live.table.revision == 4 for live in lives))
        await other.close()

    entries = tell(tmp_path, story, age=3.5, up=100)
    assert [isinstance(entry.body, Sat) for entry in entries[3:]] == [True]
