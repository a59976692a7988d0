"""Tables in memory: which are there, and how their logs grow."""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import replace
from threading import Event
from time import thread_time

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from regnum.server.faults import NotStored
from regnum.server.live import LINES_AT_ONCE, Live, Watcher
from regnum.server.live_tables import USUAL_LOG
from regnum.server.services import Server
from regnum.server.store import Addition, Store
from regnum.server.timekeeping import Timekeeper
from regnum.table.answers import answer
from regnum.table.commands import Refused, Sit
from regnum.table.entries import PLAYING, WAITING, Entry, Holder
from regnum.table.moment import Standing
from regnum.table.snapshots import setup, snapshot, viewpoint
from server.without_http import (
    Story,
    begun,
    do,
    first_choice,
    lay_table,
    make_server,
    person,
    run,
)
from table.seating import PEOPLE, STRANGER, fill, read_log, seated


def happen(store: Store, story: Story, **settings: int) -> None:
    run(lambda: make_server(store, None, None, **settings), story)


def test_looking_for_a_table_changes_nothing(store: Store) -> None:
    lay_table(store, "t1", person(0), person(1))

    async def story(server: Server) -> None:
        live = await server.tables.fetch("t1")
        assert live.table.now.can_start
        assert live.table.now.status == WAITING
        assert live.thinking is None
        assert len(store.entries_since("t1", 0)) == live.table.revision == 2

    happen(store, story)


def test_tables_that_nobody_looks_at_leave_the_memory(store: Store) -> None:
    for n in range(8):
        lay_table(store, f"t{n}", person(0), person(1))

    async def story(server: Server) -> None:
        for n in range(8):
            live = await begun(server, f"t{n}")
            await do(server, live, first_choice(live), PEOPLE[0])
        del live
        gc.collect()
        assert server.tables.gauges()["tables"] == 3
        again = await server.tables.fetch("t0")
        assert again.table.revision == 4, "as it was left"

    happen(store, story, tables_in_memory=3)


def test_tables_that_nobody_has_looked_for_lately_leave_the_memory(store: Store) -> None:
    for n in range(3):
        lay_table(store, f"t{n}", person(0), person(1))

    async def story(server: Server) -> None:
        for n in range(3):
            await server.tables.fetch(f"t{n}")
        server.tables.forget_old(60)
        gc.collect()
        assert server.tables.gauges()["tables"] == 3
        await asyncio.sleep(0.05)
        watched = await server.tables.fetch("t1")
        server.tables.forget_old(0.05)
        gc.collect()
        assert list(server.tables.lives.values()) == [watched]

    happen(store, story)


@pytest.mark.parametrize("is_first", [True, False])
def test_what_is_sent_is_the_snapshot_of_each_viewer(is_first: bool) -> None:
    table = seated("kingdom-builder(players=3)", 1)
    fill(table, 40, actions=10)
    live, now = Live(table, Timekeeper()), table.now
    for who in (*PEOPLE[:3], STRANGER):
        viewer = viewpoint(now, who.id)
        expected = {"type": "state", **snapshot(now, viewer), "log": read_log(table, viewer, 30)}
        if is_first:
            expected["setup"] = setup(now)
        told = msgspec.json.decode(live.message(viewer, 30, is_first))
        assert told == msgspec.json.decode(msgspec.json.encode(expected))


def test_a_long_log_is_sent_as_a_short_one() -> None:
    table = seated("kingsburg(players=3)", 1)
    fill(table, 2 * LINES_AT_ONCE + 1, actions=20)
    live, viewer = Live(table, Timekeeper()), viewpoint(table.now, PEOPLE[0].id)
    told = []

    async def story() -> None:
        async def others() -> None:
            while True:
                told.append("something else")
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        assert await live.first_message(viewer, 1) == live.message(viewer, 1, is_first=True)
        task.cancel()

    asyncio.run(story())
    assert len(told) >= 2, "meanwhile"


def test_others_are_served_while_a_log_is_folded_here(store: Store) -> None:
    table = seated("kingsburg(players=2)", 1)
    fill(table, USUAL_LOG, actions=10)
    log = [entry.body for entry in table.entries[2:]]
    store.add_table(replace(table.terms, id="t0"), [person(0), person(1)], PLAYING, log=log)
    longest = 0.0

    async def story(server: Server) -> None:
        async def others() -> None:
            nonlocal longest
            while True:
                before = thread_time()
                await asyncio.sleep(0)
                longest = max(longest, thread_time() - before)

        task = asyncio.create_task(others())
        before = thread_time()
        live = await server.tables.fetch("t0")
        took = thread_time() - before
        await asyncio.sleep(0)
        assert longest < took / 4
        assert live.table.revision == USUAL_LOG
        assert live.table.entries[-1].body == log[-1]
        task.cancel()

    happen(store, story, clerks=0)  # nobody else folds it


def test_a_table_that_somebody_holds_is_never_there_twice(store: Store) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), Holder())

    async def story(server: Server) -> None:
        fetch = server.tables.fetch
        watched = await fetch("t0")
        watcher = Watcher(PEOPLE[0], 0, backlog=32)
        watched.watchers.add(watcher)
        for n in range(1, 5):
            await fetch(f"t{n}")
        assert await fetch("t0") is watched
        lives = await asyncio.gather(*(fetch("t4") for _ in range(5)))
        assert len({id(live) for live in lives}) == 1
        await do(server, await fetch("t0"), Sit(1), PEOPLE[0])
        sent = [watcher.queue.get_nowait() for _ in range(3)]
        assert b'"status":"playing"' in (sent[2] or b"")

    happen(store, story, tables_in_memory=1)


def test_decisions_that_wait_for_the_database_are_stored_together_and_shown_after_that(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), person(1))
    is_open, together = Event(), []

    def append_later(additions: Sequence[Addition]) -> list[bool]:
        is_open.wait(5)
        together.append(len(additions))
        return store.append(additions)

    async def story(server: Server) -> None:
        lives = [await begun(server, f"t{n}") for n in range(5)]
        monkeypatch.setattr(server.store, "append", append_later)
        play = first_choice(lives[0])
        move = answer(lives[4].table.now, play, PEOPLE[0]).body
        late = Addition("t4", Entry(4, "other", move, 1.0), Standing(PLAYING))
        assert store.append([late]) == [True]  # by another server
        commands = [asyncio.create_task(do(server, live, play, PEOPLE[0])) for live in lives]
        await asyncio.sleep(0.1)
        assert [live.table.revision for live in lives] == [3] * 5
        is_open.set()
        *done, refused = await asyncio.gather(*commands, return_exceptions=True)
        assert together == [5]
        assert all(isinstance(entry, Entry) for entry in done)
        assert isinstance(refused, Refused)
        assert [live.table.revision for live in lives] == [4] * 5
        assert store.entries_since("t4", 3) == [late.entry]

    happen(store, story)


def test_a_database_that_fails_is_told_to_everybody_and_nothing_is_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(3):
        lay_table(store, f"t{n}", person(0), person(1))

    def fail(_: Sequence[Addition]) -> list[bool]:
        raise OperationalError("insert", {}, Exception("disk full"))

    async def story(server: Server) -> None:
        lives = [await begun(server, f"t{n}") for n in range(3)]
        play = first_choice(lives[0])
        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", fail)
            commands = (do(server, live, play, PEOPLE[0]) for live in lives)
            errors = await asyncio.gather(*commands, return_exceptions=True)
        assert [type(error) for error in errors] == [NotStored] * 3
        assert [live.table.revision for live in lives] == [3] * 3
        for live in lives:
            assert (await do(server, live, play, PEOPLE[0])).revision == 4

    happen(store, story)
