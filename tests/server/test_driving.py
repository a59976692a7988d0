"""What goes on by itself, and goes on although something is wrong."""

import asyncio
import os
import signal
from collections.abc import Sequence
from functools import partial
from time import monotonic

import pytest
from sqlalchemy.exc import OperationalError

from regnum.core.match import Match
from regnum.server import schema
from regnum.server.crew import Asker, Urgency
from regnum.server.live import Live, Watcher
from regnum.server.services import Server
from regnum.server.store import Addition, Due, Store
from regnum.server.thinking import Thought
from regnum.table.entries import PLAYING, Holder, Started
from server.test_clocks import Undecided
from server.without_http import (
    begun,
    do,
    first_choice,
    lay_table,
    make_server,
    person,
    run,
)
from table.seating import PEOPLE


def test_a_match_starts_once_although_two_servers_try(store: Store) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), person(1))

    async def story(server: Server) -> None:
        other = make_server(store)
        for n in range(5):
            lives = await asyncio.gather(begun(server, f"t{n}"), begun(other, f"t{n}"))
            assert [live.table.now.status for live in lives] == [PLAYING, PLAYING]
            bodies = [entry.body for entry in store.entries_since(f"t{n}", 2)]
            assert [type(body) for body in bodies] == [Started]
        await other.close()

    run(partial(make_server, store), story)


@pytest.mark.event("live_tables.py", "table-unreadable")
@pytest.mark.parametrize(
    "broken", [{"spec": "no-such-game(players=2)"}, {"settings": '{"of": "tomorrow"}'}]
)
def test_a_table_that_cannot_be_read_disturbs_no_other(
    broken: dict[str, str], store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    bots = [Holder("gentle", level="gentle")] * 2
    lay_table(store, "t1", *bots)
    with store._write() as connection:
        connection.execute(schema.tables.update().values(broken))
    lay_table(store, "t2", *bots)

    async def story(server: Server) -> None:
        sweeping = asyncio.create_task(server.driver.sweep())
        while len(store.entries_since("t2", 0)) < 6:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        sweeping.cancel()

    run(partial(make_server, store, sweep_seconds=0.05), story)
    complaints = [r for r in caplog.records if r.getMessage() == "table-unreadable"]
    assert [record.__dict__["facts"]["table"] for record in complaints] == ["t1"], "said once"
    assert len(store.entries_since("t1", 0)) == 2


@pytest.mark.event("driving.py", "bot-fallback")
def test_a_bot_whose_process_is_killed_while_it_thinks_decides_at_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    lay_table(store, "t1", person(0), Holder("hard", level="hard"))

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        while live.table.now.decider == 0:
            await do(server, live, first_choice(live), PEOPLE[0], f"c{live.table.revision}")
        revision = live.table.revision
        crew = server.thinkers._crew
        while not any(process._processes for process in crew._busy.values()):
            await asyncio.sleep(0.01)
        for process in crew._busy.values():
            for pid in process._processes:
                os.kill(pid, signal.SIGKILL)
        killed = monotonic()
        while live.table.revision == revision:
            await asyncio.sleep(0.01)
        assert monotonic() - killed < 2
        assert live.thinking is not None
        assert not live.thinking.done(), "it goes on with the rest of its turn"

    run(partial(make_server, store), story)
    [fallback] = [r for r in caplog.records if r.getMessage() == "bot-fallback"]
    facts = fallback.__dict__["facts"]
    assert facts == {"table": "t1", "bot": "hard", "fault": "BrokenProcessPool of hard"}


HARD = Holder("hard", level="hard")
GENTLE = Holder("gentle", level="gentle")
IN_TIME = 2.0  # seconds from the turn of a bot to its decision
SLACK = 1.5  # for a machine that does other things meanwhile


def facts_of(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, object]]:
    return [r.__dict__["facts"] for r in caplog.records if r.getMessage() == event]


def sit_down(live: Live) -> None:
    """Somebody is connected from now on."""
    live.watchers.add(Watcher(PEOPLE[0], live.table.revision, backlog=1000))


async def play_up_to_the_bot(server: Server, live: Live) -> None:
    while live.table.now.decider == 0:
        await do(server, live, first_choice(live), PEOPLE[0], f"c{live.table.revision}")


async def seconds_of_bot(server: Server, live: Live) -> float:
    """How long a bot takes from the end of the turn before it to its first decision."""
    await play_up_to_the_bot(server, live)
    revision, started = live.table.revision, monotonic()
    while live.table.revision == revision:
        await asyncio.sleep(0.01)
    return monotonic() - started


async def warm(server: Server) -> None:
    """The processes have started, so that this is not what is measured."""
    for pool in server.thinkers._crew._idle:
        await asyncio.wrap_future(pool.submit(os.getpid))


def test_many_people_against_hard_bots_are_answered_in_time(store: Store) -> None:
    """They think less where many wait, and none gives up."""
    for n in range(20):
        lay_table(store, f"t{n}", person(0), HARD)

    async def story(server: Server) -> None:
        await warm(server)
        lives = [await begun(server, f"t{n}") for n in range(20)]
        for live in lives:
            sit_down(live)
        took = await asyncio.gather(*(seconds_of_bot(server, live) for live in lives))
        assert max(took) < IN_TIME + SLACK

    run(partial(make_server, store, workers=2), story)


def test_tables_without_people_hold_up_nobody(store: Store) -> None:
    for n in range(12):
        lay_table(store, f"b{n}", *[HARD] * 4)
    lay_table(store, "t1", person(0), GENTLE)

    async def story(server: Server) -> None:
        await warm(server)
        lives = [await begun(server, f"b{n}") for n in range(12)]
        live = await begun(server, "t1")
        sit_down(live)
        took = [await seconds_of_bot(server, live) for _ in range(3)]
        assert max(took) < IN_TIME
        while all(each.table.revision == 5 for each in lives):  # they go on nevertheless
            await asyncio.sleep(0.01)
        for _ in range(50):
            lanes = [job.lane for job in server.thinkers._crew._busy]
            assert sum(lane.urgency is Urgency.NOBODY for lane in lanes) <= 1
            await asyncio.sleep(0.01)

    run(partial(make_server, store, workers=2), story)


@pytest.mark.failing_bot
def test_a_bot_that_fails_decides_all_the_same(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    lay_table(store, "t1", person(0), Holder("genius", level="genius"))  # no such level any more

    async def story(server: Server) -> None:
        await warm(server)
        live = await begun(server, "t1")
        sit_down(live)
        assert await seconds_of_bot(server, live) < IN_TIME + SLACK

    run(partial(make_server, store), story)
    faults = facts_of(caplog, "bot-fallback")
    assert {fact["fault"] for fact in faults} == {"Malformed of genius"}


def test_a_bot_whose_decision_cannot_be_kept_tries_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_table(store, "t1", person(0), GENTLE)
    failures = 0

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        sit_down(live)
        keep = server.store.append

        def fail(additions: Sequence[Addition]) -> list[bool]:
            nonlocal failures
            if additions[0].entry.command_id.startswith("bot/") and failures < 3:
                failures += 1
                raise OperationalError("insert", {}, Exception("disk full"))
            return keep(additions)

        monkeypatch.setattr(server.store, "append", fail)
        await seconds_of_bot(server, live)
        assert failures == 3

    run(partial(make_server, store, retry_seconds=0.05), story)


@pytest.mark.event("driving.py", "bot-stuck")
def test_a_bot_goes_on_whatever_fails_around_it(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_table(store, "t1", person(0), GENTLE)
    failures = 0

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        sit_down(live)
        think = server.thinkers.decide

        async def fail(match: Match, level: str, luck: int, asker: Asker) -> Thought:
            nonlocal failures
            if failures < 3:
                failures += 1
                raise RuntimeError("no idea")
            return await think(match, level, luck, asker)

        monkeypatch.setattr(server.thinkers, "decide", fail)
        assert await seconds_of_bot(server, live) < IN_TIME + SLACK

    run(partial(make_server, store, retry_seconds=0.05), story)
    [fact, *others] = facts_of(caplog, "bot-stuck")
    assert fact == {"table": "t1", "error": "RuntimeError: no idea"}
    assert len(others) == 2


@pytest.mark.event("tasks.py", "task-failed")
def test_what_goes_wrong_by_itself_is_told_in_one_line(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_table(store, "t1", person(0), GENTLE)

    async def story(server: Server) -> None:
        live = await begun(server, "t1")

        async def fail(_: Live) -> None:
            raise OperationalError("select", {}, Exception("gone"))

        monkeypatch.setattr(server.tables, "catch_up", fail)
        server.driver.follow(live)
        await asyncio.sleep(0.05)

    run(partial(make_server, store), story)
    assert facts_of(caplog, "task-failed") == [{"error": "Exception: gone"}]
    assert not any(record.exc_info for record in caplog.records)


def test_after_a_restart_whoever_comes_does_not_wait_for_the_other_tables(store: Store) -> None:
    for n in range(60):
        lay_table(store, f"t{n}", person(0), GENTLE)
        lay_table(store, f"b{n}", *[GENTLE] * 2)

    async def start_all(server: Server) -> None:
        server.driver._thinkers = Undecided(1, 1.0)
        for n in range(60):
            live = await begun(server, f"t{n}")
            await play_up_to_the_bot(server, live)
            await begun(server, f"b{n}")

    async def story(server: Server) -> None:
        await warm(server)
        due = store.tables_due(monotonic() + 1e12)
        assert [each.table_id[0] for each in due] == ["t"] * 60 + ["b"] * 60, "people first"
        assert all(each.is_for_bot for each in due)
        sweeping = asyncio.create_task(server.driver.sweep())
        await asyncio.sleep(0.5)
        thinking = [live for live in server.tables.lives.values() if live.thinking is not None]
        assert len(thinking) <= 10, "few of those where nobody is"
        live = await server.tables.fetch("t59")
        revision = live.table.revision
        sit_down(live)
        await server.driver.drive(live)
        started = monotonic()
        while live.table.revision == revision:
            await asyncio.sleep(0.01)
        assert monotonic() - started < IN_TIME
        sweeping.cancel()

    run(partial(make_server, store), start_all)
    few = partial(make_server, store, tables_unattended=5, unattended_per_second=2)
    run(partial(few, sweep_seconds=0.2), story)


def test_who_comes_to_a_table_where_a_bot_waits_for_its_turn_does_not_wait(store: Store) -> None:
    for n in range(10):
        lay_table(store, f"t{n}", person(0), GENTLE)

    async def story(server: Server) -> None:
        await warm(server)
        lives = [await begun(server, f"t{n}") for n in range(10)]
        for live in lives:
            await play_up_to_the_bot(server, live)
        await asyncio.sleep(0.1)
        waiting = next(live for live in reversed(lives) if live.table.now.decider == 1)
        revision = waiting.table.revision
        sit_down(waiting)
        await server.driver.drive(waiting)
        async with asyncio.timeout(IN_TIME):
            while waiting.table.revision == revision:
                await asyncio.sleep(0.01)

    run(partial(make_server, store, unattended_per_second=1, think_seconds=10.0), story)


def test_the_look_for_what_is_due_goes_on_after_a_fault(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_table(store, "t1", *[GENTLE] * 2)

    async def story(server: Server) -> None:
        due = server.store.tables_due

        def fail_once(by: float) -> list[Due]:
            monkeypatch.setattr(server.store, "tables_due", due)
            raise OperationalError("select", {}, Exception("gone"))

        monkeypatch.setattr(server.store, "tables_due", fail_once)
        sweeping = asyncio.create_task(server.driver.sweep())
        while len(store.entries_since("t1", 0)) < 4:
            await asyncio.sleep(0.05)
        sweeping.cancel()

    run(partial(make_server, store, sweep_seconds=0.05), story)
    assert facts_of(caplog, "database-fails")[0]["error"] == "Exception: gone"
