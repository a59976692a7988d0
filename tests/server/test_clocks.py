"""Clocks in a server: it wakes up where time runs out, and punishes nobody for being away."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import time

import pytest

from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.server.crew import Asker
from regnum.server.messages import NewTable, decode
from regnum.server.services import Server
from regnum.server.store import Addition, Store
from regnum.server.thinking import Thinkers, Thought
from regnum.table.answers import start
from regnum.table.clocks import WEEK, ClockSettings
from regnum.table.entries import WAITING, Entry, Holder, Sat
from regnum.table.table import load
from regnum.table.terms import Settings
from server.without_http import Story, begun, do, first_choice, make_server, open_store, run
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
    step = start(now).sign("start", time() - age)
    assert store.append([Addition("t1", step.entry, step.then.standing)]) == [True]


def happen(tmp_path: Path, story: Story, age: float, up: float, seconds: int = 5) -> list[Entry]:
    """Let a server that started so long ago look after tables; gives the log in the end."""
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    lay_out(store, age, seconds)

    async def looked_after(server: Server) -> None:
        server.tables.started = time() - up
        sweeping = asyncio.create_task(server.driver.sweep())
        try:
            await story(server)
        finally:
            sweeping.cancel()

    run(lambda: make_server(store, FirstChoice(1, 10.0)), looked_after)
    entries = store.entries_since("t1", 0)
    store.close()
    return entries


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that has to happen by itself."""
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_server_wakes_up_when_the_time_runs_out(tmp_path: Path) -> None:
    """Nobody looks at the table: the database says that it is due."""

    async def story(server: Server) -> None:
        await until(lambda: len(server.store.entries_since("t1", 3)) > 1)

    start, sat, played = happen(tmp_path, story, age=4.0, up=100)[2:5]
    assert isinstance(sat.body, Sat)
    assert sat.body.out_of_time
    assert sat.command_id == "clock/3"
    assert 5 <= sat.at - start.at < 6.5
    assert sat.spent == sat.at - start.at
    assert played.spent == 0, "bots have all the time"


def test_a_server_that_was_away_punishes_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        clock = live.table.now.clock
        assert clock is not None
        assert clock.deadline == pytest.approx(server.tables.started + 5)
        await do(server, live, first_choice(live), PEOPLE[0])

    entries = happen(tmp_path, story, age=1000, up=2)
    assert entries[3].spent == pytest.approx(2, abs=1)


def test_a_decision_in_time_stops_the_alarm(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        assert live.alarm is not None
        alarm = live.alarm
        await do(server, live, first_choice(live), PEOPLE[0])
        assert alarm.cancelled()
        assert live.alarm is not None
        await asyncio.sleep(1.2)

    entries = happen(tmp_path, story, age=4.0, up=100)
    assert len(entries) == 4


def test_a_distant_alarm_is_not_set(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        assert live.alarm is None
        assert server.store.tables_due(time() + 86400) == [("t1", False)]
        assert server.store.tables_due(time() + 1000) == []

    happen(tmp_path, story, age=0, up=10, seconds=3600)


def test_of_two_servers_one_lets_the_bot_sit(tmp_path: Path) -> None:
    """Both alarms ring; the second finds that it is done."""
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    lay_out(store, age=4.0)

    async def story(server: Server) -> None:
        other = make_server(store, Undecided(1, 10.0))
        server.tables.started = other.tables.started = time() - 100
        lives = [await begun(each, "t1") for each in (server, other)]
        assert all(live.alarm is not None for live in lives)
        await until(lambda: all(live.table.revision == 4 for live in lives))
        await other.close()

    run(lambda: make_server(store, Undecided(1, 10.0)), story)
    assert [isinstance(entry.body, Sat) for entry in store.entries_since("t1", 3)] == [True]
    store.close()
