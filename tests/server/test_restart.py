"""A server that is stopped, killed and started again: nothing that was answered is lost."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from regnum.core.record import parse_record
from regnum.server.store import Store
from regnum.server.verifying import verify
from server.server_kit import ME, Client, Data, Server, bot, local, run, totals

STOP_SECONDS = 3.0
LEFT_OVER_SECONDS = 5.0
KILLS = 5


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file; nothing that they do makes it fail."""
    folder = tmp_path_factory.mktemp("restart")
    with Server(f"sqlite:///{folder}/regnum.db", folder) as server:
        yield server
        assert "Traceback" not in server.log, server.log


@pytest.fixture
def server(one_server: Server) -> Server:
    """Running, whatever the test before did to it."""
    if one_server.process is None:
        one_server.start()
    return one_server


def stored(server: Server, table: str) -> tuple[str, list[int]]:
    """Status and revisions of a table in the database, read past the server."""
    with closing(sqlite3.connect(server.database_url.removeprefix("sqlite:///"))) as database:
        status = "select status from tables where id = ?"
        revisions = "select revision from entries where table_id = ? order by revision"
        [(found,)] = database.execute(status, (table,))
        return str(found), [row[0] for row in database.execute(revisions, (table,))]


def check_nobody_is_left(server: Server) -> None:
    """The processes in which bots think end with the server."""
    deadline = monotonic() + LEFT_OVER_SECONDS
    while left := server.processes():
        assert monotonic() < deadline, f"still there: {left}"
        sleep(0.05)


def revision_in(database: str, table: str) -> int:
    store = Store(database)
    revision = store.revision(table)
    store.close()
    return revision


def check_whole(log: list[Data]) -> None:
    """No line is missing and none is there twice."""
    assert [line["revision"] for line in log] == list(range(1, len(log) + 1))


def test_asked_to_stop_it_tells_everybody_and_goes(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, ann.twin() as other:
            seats, first = [bot("hard"), ME], {"first": "A"}
            thinking = await ann.create_table("kingdom-builder", seats, options=first)
            waiting = await ann.create_table("kingsburg", [ME, local("Bo")])
            await ann.open(thinking)
            await other.open(waiting)
            await ann.until(lambda state: state["decider"] == 0)
            seconds = await asyncio.to_thread(server.stop)
            assert seconds < STOP_SECONDS
            assert [await ann.until_closed(), await other.until_closed()] == [1012, 1012]

    run(story())
    check_nobody_is_left(server)


def test_a_half_finished_turn_survives(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            await ann.open(table)
            first = ann.state["view"]
            sent = ann.message({"type": "play", "action": ann.state["legal"][0]})
            done = await ann.send(sent)
            await ann.play(ann.state["legal"][0])
            before = await ann.look(table)
            assert before["undoable"] == 2
            server.kill()
            assert await ann.until_closed() == 1006
            check_nobody_is_left(server)
            server.start()
            await ann.reopen()
            assert await ann.look(table) == before
            assert await ann.send(sent) == done, "sent again, not done again"
            assert await ann.look(table) == before
            assert (await ann.command("undo", turn=True))["type"] == "done"
            assert ann.state["view"] == first
            check_whole(ann.log)

    run(story())


def test_bots_go_on_by_themselves(server: Server) -> None:
    async def story() -> str:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingdom-builder", [bot(), bot()], is_listed=True)
            await ann.open(table)
            await ann.until_revision(12)
            server.kill()
            return table

    table = run(story())
    status, revisions = stored(server, table)
    assert status == "playing"
    assert revisions == list(range(1, len(revisions) + 1))
    assert len(revisions) >= 12
    server.start()
    deadline = monotonic() + 30
    while stored(server, table)[0] != "finished":
        assert monotonic() < deadline, stored(server, table)
        sleep(0.1)

    async def look() -> None:
        async with Client(server, "Wim") as wim:
            check_whole((await wim.look(table))["log"])
            parse_record((await wim.http.get(f"/api/tables/{table}/record")).text)

    run(look())


def test_a_match_goes_on_from_a_copy_that_was_made_while_it_was_played(
    server: Server, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    backup = ["-m", "regnum.cli.main", "backup", str(copy), "--database", server.database_url]

    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, local("Bo"), bot()])
            await ann.open(table)
            await ann.play_randomly(Random(3), moves=10)
            copying = await asyncio.create_subprocess_exec(sys.executable, *backup)
            waiting, random = asyncio.create_task(copying.wait()), Random(4)
            while not waiting.done():  # the match must not be over before that
                await ann.play_randomly(random, moves=1)
                await asyncio.sleep(0.05)
            assert waiting.result() == 0
            await ann.play_randomly(random, moves=5)
            copied = revision_in(f"sqlite:///{copy}", table)
            with Server(f"sqlite:///{copy}", tmp_path) as second:
                again = Client(second, "Ann")
                again.http.cookies.update(ann.http.cookies)
                await again.open(table)
                assert copied > 13
                assert again.log[:copied] == ann.log[:copied]  # bots may have gone on
                await again.play_randomly(Random(5))
                assert again.state["status"] == "finished"
                check_whole(again.log)
                record = (await again.http.get(f"/api/tables/{table}/record")).text
                parse_record(record)
                await again.close()
                await again.http.aclose()
        store = Store(f"sqlite:///{copy}")
        assert [finding.fault for finding in verify(store)] == [None] * len(store.all_tables())
        store.close()

    run(story())


def test_a_match_with_many_deaths(server: Server) -> None:
    random = Random(1)

    async def die(ann: Client, revision: int) -> None:
        while len(ann.log) < revision:
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.03 * random.random())
        await asyncio.to_thread(server.kill)
        assert stored(server, ann.table)[0] == "playing"
        await asyncio.to_thread(server.start)

    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Wim") as wim:
            table = await ann.create_table("kingsburg", [ME, bot(), bot()])
            await wim.enter(await ann.make_key(table, "watch"))
            await ann.open(table)
            playing = asyncio.create_task(ann.play_randomly(Random(2), reconnect=True))
            for revision in sorted(random.sample(range(10, 100), KILLS)):
                await die(ann, revision)
            acknowledged = await playing
            assert ann.state["status"] == "finished"
            check_whole(ann.log)
            await wim.open(table)
            check_whole(wim.log)
            assert wim.state["scores"] == ann.state["scores"]
            logged = [
                (line["revision"], line["action"])
                for line in wim.log
                if line["type"] == "played" and line["seat"] == 0
            ]
            assert acknowledged == logged
            record = parse_record((await wim.http.get(f"/api/tables/{table}/record")).text)
            assert totals(wim.state) == [s.total for s in record.match.state.scores()]

    run(story(), seconds=120)
