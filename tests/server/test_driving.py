"""What goes on by itself, and goes on although something is wrong."""

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from regnum.server import schema
from regnum.server.services import Server
from regnum.server.store import Store
from regnum.table.entries import PLAYING, Holder, Started
from server.without_http import (
    begun,
    do,
    first_choice,
    lay_table,
    make_server,
    open_store,
    person,
    run,
)
from table.seating import PEOPLE


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    yield store
    store.close()


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


def test_a_bot_whose_process_is_killed_while_it_thinks_decides_at_once(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    lay_table(store, "t1", person(0), Holder("hard", level="hard"))

    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        while live.table.now.decider == 0:
            await do(server, live, first_choice(live), PEOPLE[0], f"c{live.table.revision}")
        revision = live.table.revision
        while not server.thinkers._pool._processes:
            await asyncio.sleep(0.01)
        for process in server.thinkers._pool._processes:
            os.kill(process, signal.SIGKILL)
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
