"""Clocks in a server: it wakes up where time runs out, and punishes nobody for being away."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any, TypeAlias

import pytest

from regnum.core.errors import Malformed
from regnum.core.match import Match
from regnum.server.hub import Hub, Live
from regnum.server.messages import NewTable, decode
from regnum.server.store import Addition, Store
from regnum.server.thinking import Thinkers, Thought
from regnum.table.answers import start
from regnum.table.clocks import WEEK, ClockSettings
from regnum.table.commands import Play
from regnum.table.entries import WAITING, Entry, Holder, Sat
from regnum.table.table import load
from regnum.table.terms import Settings
from table.seating import PEOPLE, seated

Story: TypeAlias = Callable[[Hub], Coroutine[Any, Any, None]]

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
