"""The hub: which tables are in memory, and what happens where something goes wrong."""

import asyncio
import gc
import os
import signal
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from threading import Event
from time import monotonic, time
from typing import Any, TypeAlias

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server import hub as hub_module
from regnum.server import schema
from regnum.server.hub import Hub, Watcher
from regnum.server.store import Addition, Key, Store, hash_of
from regnum.server.thinking import Thinkers
from regnum.table.answers import answer
from regnum.table.commands import Play, Refused, Sit
from regnum.table.entries import PLAYING, WAITING, Entry, Holder, Started
from regnum.table.terms import Settings, Terms
from table.seating import PEOPLE

Story: TypeAlias = Callable[[Hub], Coroutine[Any, Any, None]]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An SQLite database with people."""
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    for person in PEOPLE:
        store.add_person(person, f"secret of {person.id}")
    return store


def lay_table(store: Store, table_id: str, *holders: Holder) -> None:
    spec = f"kingdom-builder(players={len(holders)},first=A)"
    terms = Terms(table_id, spec, 1, 7, "salt", PEOPLE[0].id, Settings(), 1.0)
    store.add_table(terms, holders, WAITING)


def person(number: int) -> Holder:
    return Holder(PEOPLE[number].name, PEOPLE[number].id)


def tell(store: Store, story: Story, kept: int = 10) -> None:
    """Let something happen in a hub."""

    async def run() -> None:
        hub = Hub(store, Thinkers(1), kept)
        try:
            await asyncio.wait_for(story(hub), 20)
        finally:
            await hub.close()
            hub.thinkers.close()

    asyncio.run(run())


def test_tables_that_nobody_looks_at_leave_the_memory(store: Store) -> None:
    for n in range(8):
        lay_table(store, f"t{n}", person(0), person(1))

    async def story(hub: Hub) -> None:
        for n in range(8):
            live = await hub.find(f"t{n}")
            await hub.command(live, "c", 3, Play(live.table.now.match.legal_texts()[0]), PEOPLE[0])
        del live
        gc.collect()
        assert hub.gauges()["tables"] == 3
        again = await hub.find("t0")
        assert again.table.revision == 4, "as it was left"

    tell(store, story, kept=3)


def test_a_table_that_somebody_holds_is_never_there_twice(store: Store) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), Holder())

    async def story(hub: Hub) -> None:
        watched = await hub.find("t0")
        watcher = Watcher(PEOPLE[0], 0)
        watched.watchers.add(watcher)
        for n in range(1, 5):
            await hub.find(f"t{n}")
        assert await hub.find("t0") is watched
        lives = await asyncio.gather(*(hub.find("t4") for _ in range(5)))
        assert len({id(live) for live in lives}) == 1
        await hub.command(await hub.find("t0"), "c", 2, Sit(1), PEOPLE[1])
        told = [watcher.queue.get_nowait() for _ in range(3)]
        assert b'"status":"playing"' in (told[2] or b"")

    tell(store, story, kept=1)


def test_a_match_starts_once_although_two_servers_try(store: Store) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), person(1))

    async def story(hub: Hub) -> None:
        other = Hub(store, hub.thinkers)
        for n in range(5):
            lives = await asyncio.gather(hub.find(f"t{n}"), other.find(f"t{n}"))
            assert [live.table.now.status for live in lives] == [PLAYING, PLAYING]
            bodies = [entry.body for entry in store.entries_since(f"t{n}", 2)]
            assert [type(body) for body in bodies] == [Started]
        await other.close()

    tell(store, story)


def test_decisions_that_wait_for_the_database_are_stored_together_and_shown_after_that(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(5):
        lay_table(store, f"t{n}", person(0), person(1))
    append, is_open, together = store.append, Event(), []

    def append_later(additions: Sequence[Addition]) -> list[bool]:
        is_open.wait(5)
        together.append(len(additions))
        return append(additions)

    async def story(hub: Hub) -> None:
        lives = [await hub.find(f"t{n}") for n in range(5)]
        monkeypatch.setattr(store, "append", append_later)
        text = lives[0].table.now.match.legal_texts()[0]
        move = answer(lives[4].table.now, Play(text), PEOPLE[0]).body
        late = Addition("t4", Entry(4, "other", move, 1.0), PLAYING)
        assert append([late]) == [True]  # by another server
        commands = [
            asyncio.create_task(hub.command(live, "c", 3, Play(text), PEOPLE[0])) for live in lives
        ]
        await asyncio.sleep(0.1)
        assert [live.table.revision for live in lives] == [3] * 5
        is_open.set()
        *done, refused = await asyncio.gather(*commands, return_exceptions=True)
        assert together == [5]
        assert all(isinstance(entry, Entry) for entry in done)
        assert isinstance(refused, Refused)
        assert [live.table.revision for live in lives] == [4] * 5
        assert store.entries_since("t4", 3) == [late.entry]

    tell(store, story)


def test_a_database_that_fails_is_told_to_everybody_and_nothing_is_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(3):
        lay_table(store, f"t{n}", person(0), person(1))

    def fail(_: Sequence[Addition]) -> list[bool]:
        raise OperationalError("insert", {}, Exception("disk full"))

    async def story(hub: Hub) -> None:
        lives = [await hub.find(f"t{n}") for n in range(3)]
        play = Play(lives[0].table.now.match.legal_texts()[0])
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", fail)
            commands = (hub.command(live, "c", 3, play, PEOPLE[0]) for live in lives)
            errors = await asyncio.gather(*commands, return_exceptions=True)
        assert [type(error) for error in errors] == [OperationalError] * 3
        assert [live.table.revision for live in lives] == [3] * 3
        for live in lives:
            assert (await hub.command(live, "c", 3, play, PEOPLE[0])).revision == 4

    tell(store, story)


def test_a_seat_is_handed_over_by_a_link_even_if_another_server_wrote_meanwhile(
    store: Store,
) -> None:
    lay_table(store, "t1", person(0), person(1))
    key = Key(hash_of("k"), "t1", "seat", 0, PEOPLE[0].id, time())
    store.add_key(key)

    async def story(hub: Hub) -> None:
        other = Hub(store, hub.thinkers)
        behind, ahead = await hub.find("t1"), await other.find("t1")
        for number in range(2):
            play = Play(ahead.table.now.match.legal_texts()[0])
            await other.command(ahead, f"c{number}", ahead.table.revision, play, PEOPLE[0])
        await hub.follow_link(key, PEOPLE[2])
        assert behind.table.now.owners == (PEOPLE[2].id, PEOPLE[1].id)
        assert behind.table.revision == 6
        assert store.role("t1", PEOPLE[2].id) == "seat"
        with pytest.raises(Refused):
            await hub.follow_link(key, PEOPLE[3])
        await other.close()

    tell(store, story)


@pytest.mark.parametrize(
    "broken", [{"spec": "no-such-game(players=2)"}, {"settings": '{"of": "tomorrow"}'}]
)
def test_a_table_that_cannot_be_read_disturbs_no_other(
    broken: dict[str, str],
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = [Holder("gentle", level="gentle")] * 2
    lay_table(store, "t1", *bots)
    with store._write() as connection:
        connection.execute(schema.tables.update().values(broken))
    lay_table(store, "t2", *bots)
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.05)

    async def story(hub: Hub) -> None:
        waking = asyncio.create_task(hub.keep_awake())
        while len(store.entries_since("t2", 0)) < 6:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        waking.cancel()

    tell(store, story)
    complaints = [r for r in caplog.records if r.getMessage() == "table-unreadable"]
    assert [record.__dict__["facts"]["table"] for record in complaints] == ["t1"], "said once"
    assert len(store.entries_since("t1", 0)) == 2


def test_a_bot_whose_process_is_killed_while_it_thinks_decides_at_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    lay_table(store, "t1", person(0), Holder("hard", level="hard"))

    async def story(hub: Hub) -> None:
        live = await hub.find("t1")
        while live.table.now.decider == 0:
            play = Play(live.table.now.match.legal_texts()[0])
            await hub.command(live, f"c{live.table.revision}", live.table.revision, play, PEOPLE[0])
        revision = live.table.revision
        while not hub.thinkers._pool._processes:
            await asyncio.sleep(0.01)
        for process in hub.thinkers._pool._processes:
            os.kill(process, signal.SIGKILL)
        killed = monotonic()
        while live.table.revision == revision:
            await asyncio.sleep(0.01)
        assert monotonic() - killed < 2
        assert live.thinking is not None
        assert not live.thinking.done(), "it goes on with the rest of its turn"

    tell(store, story)
    [fallback] = [r for r in caplog.records if r.getMessage() == "bot-fallback"]
    facts = fallback.__dict__["facts"]
    assert facts == {"table": "t1", "bot": "hard", "fault": "BrokenProcessPool of hard"}
