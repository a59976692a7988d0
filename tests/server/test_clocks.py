"""Clocks in a server: it wakes up where time runs out, and punishes nobody for being away."""

import asyncio
import gc
import json
from collections.abc import Callable
from dataclasses import replace
from time import time

import pytest

from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.server.crew import Asker
from regnum.server.messages import NewTable, decode
from regnum.server.services import Server
from regnum.server.store import Addition, Store
from regnum.server.thinking import Thinkers, Thought
from regnum.server.timekeeping import Timekeeper
from regnum.table.answers import start
from regnum.table.clocks import WEEK, ClockSettings
from regnum.table.entries import WAITING, Entry, Holder, Sat
from regnum.table.snapshots import Viewpoint
from regnum.table.table import load
from regnum.table.terms import Settings
from server.without_http import Story, begun, do, first_choice, make_server, run
from table.seating import PEOPLE, seated

SPEC = "kingdom-builder(players=2,first=A,preset=first-game)"


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


class FirstChoice(Thinkers):
    """Decides at once, in this process."""

    async def decide(self, match: Match, level: str, luck: int, asker: Asker) -> Thought:
        """Anything legal."""
        return Thought(next(iter(match.state.legal_actions())))


class Undecided(Thinkers):
    """Never decides."""

    async def decide(self, match: Match, level: str, luck: int, asker: Asker) -> Thought:
        """Wait for the end of the test."""
        return await asyncio.Future()


def lay_out(store: Store, age: float, seconds: int = 5) -> None:
    """A table whose first decision has been awaited for some seconds."""
    table = seated(SPEC, 7, Settings(clock=ClockSettings("decision", seconds, 0)))
    terms = replace(table.terms, id="t1")
    store.add_table(terms, [Holder(p.name, p.id) for p in PEOPLE[:2]], WAITING)
    now = load(terms, store.entries_since("t1", 0)).now
    started = start(now).sign("start", time() - age)
    assert store.append([Addition("t1", started.entry, started.then.standing)]) == [True]


def happen(store: Store, story: Story, age: float, up: float, seconds: int = 5) -> list[Entry]:
    """Let a server that started so long ago look after tables; gives the log in the end."""
    lay_out(store, age, seconds)

    async def looked_after(server: Server) -> None:
        server.tables.time.started = time() - up
        sweeping = asyncio.create_task(server.driver.sweep())
        try:
            await story(server)
        finally:
            sweeping.cancel()

    run(lambda: make_server(store, FirstChoice(1, 10.0)), looked_after)
    return store.entries_since("t1", 0)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that has to happen by itself."""
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_server_wakes_up_when_the_time_runs_out(store: Store) -> None:
    """Nobody looks at the table: the database says that it is due."""

    async def story(server: Server) -> None:
        await until(lambda: len(server.store.entries_since("t1", 3)) > 1)

    start, sat, played = happen(store, story, age=4.0, up=100)[2:5]
    assert isinstance(sat.body, Sat)
    assert sat.body.out_of_time
    assert sat.command_id == "clock/3"
    assert 5 <= sat.at - start.at < 6.5
    assert sat.spent == sat.at - start.at
    assert played.spent == 0, "bots have all the time"


def test_a_server_that_was_away_punishes_nobody(store: Store) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        clock = live.table.now.clock
        assert clock is not None
        assert clock.deadline == pytest.approx(server.tables.time.started + 5)
        await do(server, live, first_choice(live), PEOPLE[0])

    entries = happen(store, story, age=1000, up=2)
    assert entries[3].spent == pytest.approx(2, abs=1)


def test_a_decision_in_time_stops_the_alarm(store: Store) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        assert live.alarm is not None
        alarm = live.alarm
        await do(server, live, first_choice(live), PEOPLE[0])
        assert alarm.cancelled()
        assert live.alarm is not None
        await asyncio.sleep(1.2)

    entries = happen(store, story, age=4.0, up=100)
    assert len(entries) == 4


def test_a_distant_alarm_is_not_set(store: Store) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        assert live.alarm is None
        assert server.store.tables_due(time() + 86400) == [("t1", False)]
        assert server.store.tables_due(time() + 1000) == []

    happen(store, story, age=0, up=10, seconds=3600)


def test_of_two_servers_one_lets_the_bot_sit(store: Store) -> None:
    """Both alarms ring; the second finds that it is done."""
    lay_out(store, age=4.0)

    async def story(server: Server) -> None:
        other = make_server(store, Undecided(1, 10.0))
        server.tables.time.started = other.tables.time.started = time() - 100
        lives = [await begun(each, "t1") for each in (server, other)]
        assert all(live.alarm is not None for live in lives)
        await until(lambda: all(live.table.revision == 4 for live in lives))
        await other.close()

    run(lambda: make_server(store, Undecided(1, 10.0)), story)
    assert [isinstance(entry.body, Sat) for entry in store.entries_since("t1", 3)] == [True]


A_WHILE = 60  # seconds that a few decisions can take on a busy machine; clocks are set by an hour


class Wall:
    """A wall clock that somebody sets while the server runs; it was wrong from the beginning."""

    def __init__(self) -> None:
        self.ahead = 300_000_000.0

    def __call__(self) -> float:
        return time() + self.ahead


@pytest.mark.parametrize("step", [3600.0, -3600.0], ids=["forwards", "backwards"])
def test_who_sets_the_wall_clock_moves_no_deadline(store: Store, step: float) -> None:
    """Not even of a table that left the memory meanwhile and comes back."""
    lay_out(store, age=1000, seconds=3600)
    wall = Wall()
    keeper = Timekeeper(wall)

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        await do(server, live, first_choice(live), PEOPLE[0], "before")
        clock = live.table.now.clock
        assert clock is not None
        wall.ahead += step
        seen = json.loads(live.message(Viewpoint(), 0, is_first=True))["clock"]
        assert 0 <= seen["now"] - seen["since"] < A_WHILE
        del live
        gc.collect()
        assert not server.tables.lives, "it is read from the database again"
        again = await begun(server, "t1")
        assert again.table.now.clock == clock
        await do(server, again, first_choice(again), PEOPLE[0], "after")

    run(lambda: make_server(store, Undecided(1, 10.0), keeper, tables_in_memory=0), story)
    before, after = store.entries_since("t1", 3)
    assert 0 <= after.at - before.at < A_WHILE
    assert after.spent == pytest.approx(after.at - before.at)


@pytest.mark.parametrize("step", [3600.0, -3600.0], ids=["forwards", "backwards"])
def test_who_set_the_wall_clock_before_a_restart_costs_nobody_anything(
    store: Store, step: float
) -> None:
    lay_out(store, age=0.0, seconds=5)
    wall = Wall()
    wall.ahead = step
    keeper = Timekeeper(wall)
    keeper.started = keeper.now() - 3.5

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        assert live.table.now.clock is not None
        assert live.table.now.clock.deadline == keeper.started + 5
        assert live.alarm is None, "not yet"
        sweeping = asyncio.create_task(server.driver.sweep())
        await until(lambda: live.alarm is not None)
        sweeping.cancel()

    run(lambda: make_server(store, Undecided(1, 10.0), keeper, sweep_seconds=0.5), story)


def test_what_another_server_wrote_happened_when_it_was_heard_of(store: Store) -> None:
    """Its clock may be an hour behind."""
    lay_out(store, age=0.0, seconds=30)
    wall = Wall()
    wall.ahead = -3600.0

    async def story(server: Server) -> None:
        other = make_server(store, None, Timekeeper(wall))
        live, elsewhere = await begun(server, "t1"), await begun(other, "t1")
        await do(other, elsewhere, first_choice(elsewhere), PEOPLE[0], "there")
        async with live.lock:
            await server.tables.catch_up(live)
        await do(server, live, first_choice(live), PEOPLE[0], "here")
        await other.close()

    run(lambda: make_server(store), story)
    assert [entry.spent for entry in store.entries_since("t1", 3)] == [
        pytest.approx(0, abs=4),
        pytest.approx(0, abs=4),
    ]
