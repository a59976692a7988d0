"""The store: what is written comes back, and of two who are equally fast one is too late."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from threading import Barrier
from time import monotonic, time
from typing import Any, TypeAlias

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text

from regnum.core.errors import RegnumError
from regnum.server import schema
from regnum.server.accounts import hash_of
from regnum.server.chain import first_link, next_link
from regnum.server.engine import BUSY_SECONDS
from regnum.server.lists import PAGE, Listed, ListedSeat
from regnum.server.migrating import MIGRATIONS
from regnum.server.store import Addition, Key, Store, lock_key
from regnum.table.entries import FINISHED, PLAYING, WAITING, Entry, Holder, Played, Sat
from regnum.table.moment import Standing
from regnum.table.terms import Person, Settings, Terms
from table.seating import HOST, PEOPLE, lay, live_on, seated

ROUNDS = 200  # in which several write the same revision
WRITERS = 4
SECRET = "a-secret-that-nobody-guesses-0123456789"
MOVE = Played(0, 7, (1, 2))

Open: TypeAlias = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/regnum.db"
    made: str = request.getfixturevalue("postgresql")()
    return made


@pytest.fixture
def open_store(url: str) -> Iterator[Open]:
    """Opens the same database as often as wanted, as several servers would."""
    with ExitStack() as stack:

        def make() -> Store:
            store = Store(url)
            stack.callback(store.close)
            return store

        yield make


@pytest.fixture
def store(open_store: Open) -> Store:
    """A database with a host and no table."""
    store = open_store()
    store.migrate()
    store.add_person(HOST, SECRET)
    return store


def lay_table(
    store: Store, table_id: str = "t1", created: float = 1.5, is_listed: bool = False
) -> Terms:
    terms = Terms(
        table_id, "kingsburg(players=2)", 1, 2**128 - 1, "salt", HOST.id, Settings(), created
    )
    store.add_table(terms, [Holder(HOST.name, HOST.id), Holder()], WAITING, is_listed)
    return terms


def contents(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything that stands in the database."""
    with store.engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for table in schema.metadata.sorted_tables
        }


# The schema.


def test_an_empty_database_gets_the_schema_and_keeps_it(open_store: Open) -> None:
    store = open_store()
    store.migrate()
    store.add_person(HOST, SECRET)
    before = contents(store)
    store.migrate()
    open_store().migrate()
    assert contents(store) == before
    assert set(schema.metadata.tables) < set(inspect(store.engine).get_table_names())


def test_the_migrations_make_the_schema_that_the_code_knows(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_a_database_from_before_is_brought_up_to_date(url: str, open_store: Open) -> None:
    store = open_store()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store._write() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "0001")
        for name, is_listed, status in (("t1", "true", WAITING), ("t2", "false", FINISHED)):
            if name == "t1":
                connection.execute(text("insert into people values ('person-0', 'h', 'Ann', 1)"))
            settings = f'{{"hints":true,"is_listed":{is_listed}}}'
            values = f"('{name}','kingsburg(players=2)',1,'7','s','person-0',:settings,1,:status,2)"
            row = {"settings": settings, "status": status}
            connection.execute(text(f"insert into tables values {values}"), row)
            for seat, person, holder in ((0, "'person-0'", "Ann"), (1, "null", "gentle")):
                values = f"('{name}', {seat}, {person}, '{holder}')"
                connection.execute(text(f"insert into seats values {values}"))
        body = '{"type":"hinted","seat":0}'
        for number in (1, 2):
            values = f"('t1', {number}, 'c{number}', :body, 1763212345.123456)"
            connection.execute(text(f"insert into entries values {values}"), {"body": body})
    store.migrate()
    chained = store.load_rows("t1")
    assert chained is not None
    link = first_link(chained.table)
    for entry in chained.entries:
        link = next_link(link, entry)
        assert entry["hash"] == link
    assert chained.table["head"] == link
    assert ids(store.lists.open()) == ["t1"]
    assert store.tables_due(1.0) == [("t1", False)]
    [listed] = store.lists.finished(HOST.id)
    assert listed.seats == [ListedSeat(HOST.id, "Ann", None), ListedSeat(None, "gentle", "gentle")]


def test_two_servers_may_start_at_once(url: str, open_store: Open) -> None:
    code = "import sys; from regnum.server.store import Store; Store(sys.argv[1]).migrate()"
    command = [sys.executable, "-c", code, url]
    servers = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    for server in servers:
        _, errors = server.communicate(timeout=60)
        assert server.returncode == 0, errors.decode()
    open_store().add_person(HOST, SECRET)


# People and links.


def test_a_person_is_found_by_the_secret(store: Store) -> None:
    assert store.find_person(SECRET) == HOST
    for wrong in ("", SECRET[:-1], SECRET.upper(), hash_of(SECRET), "' or 1=1 --"):
        assert store.find_person(wrong) is None


def test_a_person_is_renamed_and_nobody_else(store: Store) -> None:
    store.add_person(PEOPLE[1], "another secret")
    store.rename(HOST.id, "Zoë 🏰 '; drop table people; --")
    assert store.find_person(SECRET) == Person(HOST.id, "Zoë 🏰 '; drop table people; --")
    assert store.find_person("another secret") == PEOPLE[1]


def test_a_link_is_found_by_its_secret(store: Store) -> None:
    lay_table(store)
    for seat in (None, 1):
        key = Key(hash_of(f"link {seat}"), "t1", "seat", seat, HOST.id, time())
        store.add_key(key)
        assert store.find_key(f"link {seat}") == key
    assert store.find_key("link 2") is None


def test_a_link_is_used_up_once(store: Store, open_store: Open) -> None:
    lay_table(store)
    keys = [Key(hash_of(f"link {n}"), "t1", "seat", 0, HOST.id, time() + n) for n in range(3)]
    for key in keys:
        store.add_key(key)
    other = open_store()
    assert [store.use_up(keys[0]), other.use_up(keys[0])] == [True, False]
    assert store.find_key("link 0") is None
    assert store.find_key("link 1") == keys[1]


def test_the_latest_link_counts(store: Store) -> None:
    lay_table(store)
    assert store.role("t1", HOST.id) is None
    for role in ("watch", "play", "play"):
        store.admit("t1", HOST.id, role)
        assert store.role("t1", HOST.id) == role
    assert store.role("t2", HOST.id) is None


def test_following_a_link_twice_at_once_is_no_error(open_store: Open, store: Store) -> None:
    lay_table(store)
    other = open_store()
    barrier = Barrier(2)

    def follow(mine: Store) -> None:
        barrier.wait()
        mine.admit("t1", HOST.id, "play")

    with ThreadPoolExecutor(2) as pool:
        for _ in range(20):
            list(pool.map(follow, (store, other)))
            assert store.role("t1", HOST.id) == "play"
            with store._write() as connection:
                connection.execute(schema.members.delete())


# Tables and their logs.


def test_a_table_comes_back_as_it_was_laid(store: Store) -> None:
    terms = lay_table(store, created=1763212345.123456)
    assert store.load("t1") == terms
    assert store.load("t2") is None
    assert [(e.revision, e.body) for e in store.entries_since("t1", 0)] == [
        (1, Sat(0, Holder(HOST.name, HOST.id))),
        (2, Sat(1, Holder())),
    ]


def append(store: Store, table_id: str, entry: Entry, status: str, **more: Any) -> None:
    """Add an entry that is not late."""
    assert store.append([Addition(table_id, entry, Standing(status, **more))]) == [True]


def test_a_whole_game_comes_back_from_the_database(store: Store) -> None:
    table = seated("kingsburg(players=2)", 2**64 - 1)
    store.add_table(table.terms, [], WAITING)
    for _ in live_on(table, Random(1)):
        pass
    now = lay("kingsburg(players=2)", 2**64 - 1).now
    for entry in table.entries:
        now = now.after(entry).then
        append(store, table.terms.id, entry, now.status)
    assert store.entries_since(table.terms.id, 0) == table.entries
    assert store.load(table.terms.id) == table.terms
    assert ids(store.lists.finished(HOST.id)) == [table.terms.id]


def test_entries_are_appended_in_order(store: Store) -> None:
    lay_table(store)
    entries = [Entry(n, f"c{n}", MOVE, n / 3) for n in range(3, 8)]
    for entry in entries:
        append(store, "t1", entry, PLAYING)
    assert store.entries_since("t1", 2) == entries
    assert store.entries_since("t1", 5) == entries[3:]
    assert store.entries_since("t1", 7) == []
    assert store.entries_since("t2", 0) == []


@pytest.mark.parametrize(
    "late",
    [
        Entry(2, "new", MOVE, 9.0),
        Entry(1, "new", MOVE, 9.0),
        Entry(0, "new", MOVE, 9.0),
        Entry(4, "new", MOVE, 9.0),
        Entry(3, "laid/0", Sat(1, Holder(HOST.name, HOST.id)), 9.0),
        Entry(2, "laid/1", MOVE, 9.0),
    ],
    ids=lambda entry: f"{entry.revision}-{entry.command_id}",
)
def test_a_wrong_revision_or_a_repeated_command_writes_nothing(store: Store, late: Entry) -> None:
    lay_table(store)
    before = contents(store)
    assert store.append([Addition("t1", late, Standing(FINISHED))]) == [False]
    assert contents(store) == before
    append(store, "t1", Entry(3, "c3", MOVE, 10.0), PLAYING)  # and the log goes on


def test_what_another_server_has_added_is_noticed(open_store: Open, store: Store) -> None:
    lay_table(store)
    other = open_store()
    append(store, "t1", Entry(3, "c3", MOVE, 1.0), PLAYING)
    append(other, "t1", Entry(4, "c4", MOVE, 1.0), PLAYING)
    late = Addition("t1", Entry(4, "mine", MOVE, 2.0), Standing(PLAYING))
    assert store.append([late]) == [False]
    append(store, "t1", Entry(5, "mine", MOVE, 2.0), PLAYING)
    append(other, "t1", Entry(6, "c6", MOVE, 1.0), PLAYING)
    rows = store.load_rows("t1")
    assert rows is not None
    hashes = [first_link(rows.table)]
    for row in rows.entries:
        hashes.append(next_link(hashes[-1], row))
    assert [row["hash"] for row in rows.entries] == hashes[1:]
    assert rows.table["head"] == hashes[-1]


def test_the_log_of_a_table_that_is_not_there_does_not_grow(store: Store) -> None:
    assert store.append([Addition("nowhere", Entry(1, "c1", MOVE, 1.0), Standing(PLAYING))]) == [
        False
    ]
    assert contents(store)["entries"] == []


def test_the_same_command_may_come_at_two_tables(store: Store) -> None:
    for table_id in ("t1", "t2"):
        lay_table(store, table_id)
        append(store, table_id, Entry(3, "same", MOVE, 1.0), PLAYING)
    assert len(contents(store)["entries"]) == 6


@pytest.mark.parametrize(
    "late",
    [
        Addition("t1", Entry(2, "new", MOVE, 9.0), Standing(FINISHED)),
        Addition("t1", Entry(3, "laid/0", MOVE, 9.0), Standing(FINISHED)),
        Addition("nowhere", Entry(1, "new", MOVE, 9.0), Standing(FINISHED)),
    ],
    ids=["revision", "command", "table"],
)
def test_of_entries_that_are_stored_together_a_late_one_spoils_no_other(
    store: Store, late: Addition
) -> None:
    for table_id in ("t1", "t2", "t3"):
        lay_table(store, table_id)
    before = contents(store)
    first, last = (Addition(t, Entry(3, "c", MOVE, 1.0), Standing(PLAYING)) for t in ("t2", "t3"))
    assert store.append([first, late, last]) == [True, False, True]
    assert store.entries_since("t2", 2) == store.entries_since("t3", 2) == [first.entry]
    assert store.entries_since("t1", 2) == []
    assert len(contents(store)["entries"]) == len(before["entries"]) + 2


def test_servers_that_write_to_the_same_tables_at_once_do_not_wait_for_each_other_for_ever(
    open_store: Open, store: Store
) -> None:
    tables = [f"t{n}" for n in range(8)]
    for table_id in tables:
        lay_table(store, table_id)
    barrier = Barrier(2)

    def write(server: Store, order: list[str], revision: int) -> list[bool]:
        barrier.wait()
        entry = Entry(revision, f"c{revision}", MOVE, 1.0)
        return server.append([Addition(table_id, entry, Standing(PLAYING)) for table_id in order])

    servers, orders = [store, open_store()], [tables, tables[::-1]]
    with ThreadPoolExecutor(2) as pool:
        for revision in range(3, 3 + ROUNDS // 4):
            won = list(pool.map(write, servers, orders, [revision] * 2))
            assert sorted(won) == [[False] * len(tables), [True] * len(tables)]


def test_of_many_who_write_the_same_revision_one_wins(open_store: Open, store: Store) -> None:
    """Two servers on one database, two writers in each."""
    lay_table(store)
    stores = [store, open_store()] * (WRITERS // 2)
    barrier = Barrier(WRITERS)

    def write(writer: int, revision: int) -> bool:
        barrier.wait()
        entry = Entry(revision, f"{writer}/{revision}", Sat(1, Holder(str(writer))), 1.0)
        return stores[writer].append([Addition("t1", entry, Standing(PLAYING))]) == [True]

    winners = set()
    with ThreadPoolExecutor(WRITERS) as pool:
        for revision in range(3, 3 + ROUNDS):
            won = list(pool.map(write, range(WRITERS), [revision] * WRITERS))
            assert won.count(True) == 1, f"revision {revision}: {won}"
            winners.add(won.index(True))
    log = store.entries_since("t1", 2)
    assert [entry.revision for entry in log] == list(range(3, 3 + ROUNDS))
    assert len(winners) > 1
    last = log[-1].body
    assert isinstance(last, Sat)
    assert ("t1", 1, None, last.holder.name, None) in contents(store)["seats"]


def test_one_server_reads_what_another_wrote(open_store: Open, store: Store) -> None:
    lay_table(store)
    other = open_store()
    for revision in range(3, 9):
        entry = Entry(revision, f"c{revision}", MOVE, 1.0)
        append((store, other)[revision % 2], "t1", entry, PLAYING)
        for each in (store, other):
            assert each.entries_since("t1", revision - 1) == [entry]


def test_a_reader_does_not_block_a_writer(open_store: Open, store: Store) -> None:
    lay_table(store)
    other = open_store()
    with store.engine.connect() as reader:
        known = len(reader.execute(select(schema.entries)).all())
        started = monotonic()
        append(other, "t1", Entry(3, "c3", MOVE, 1.0), PLAYING)
        assert monotonic() - started < BUSY_SECONDS / 2
        if not store.is_postgresql:
            assert len(reader.execute(select(schema.entries)).all()) == known
    assert len(store.entries_since("t1", 0)) == known + 1


def test_a_writer_does_not_block_a_reader(open_store: Open, store: Store) -> None:
    lay_table(store)
    other = open_store()
    with store._write() as connection:
        connection.execute(schema.tables.update().values(status=FINISHED))
        started = monotonic()
        assert other.lists.finished(HOST.id) == []
        assert monotonic() - started < BUSY_SECONDS / 2
    assert ids(other.lists.finished(HOST.id)) == ["t1"]


# Lists.


def ids(tables: list[Listed]) -> list[str]:
    return [table.id for table in tables]


def test_strangers_see_listed_tables_the_latest_first(store: Store) -> None:
    stranger = PEOPLE[1].id
    for n in range(4):
        lay_table(store, f"t{n}", created=float(n), is_listed=n != 2)
    assert ids(store.lists.open()) == ["t3", "t1", "t0"]
    assert ids(store.lists.mine(HOST.id)) == ["t3", "t2", "t1", "t0"]
    append(store, "t1", Entry(3, "c", MOVE, 50.0), PLAYING, decider=1)
    append(store, "t0", Entry(3, "c", Sat(1, Holder("gentle", level="gentle")), 60.0), WAITING)
    assert ids(store.lists.open()) == ["t0", "t3"]
    assert store.lists.finished(stranger) == []
    for n in (1, 2):
        append(store, f"t{n}", Entry(4 if n == 1 else 3, "end", MOVE, 70.0 + n), FINISHED)
    assert ids(store.lists.finished(stranger)) == ["t1"]
    assert ids(store.lists.finished(HOST.id)) == ["t2", "t1"]
    assert ids(store.lists.mine(HOST.id)) == ["t0", "t3"]
    assert store.all_tables() == ["t0", "t1", "t2", "t3"]


def test_a_list_says_who_sits_where_and_decides(store: Store) -> None:
    lay_table(store)
    guest = Holder(PEOPLE[1].name, PEOPLE[1].id)
    bot = Holder("gentle", level="gentle")
    host = ListedSeat(HOST.id, HOST.name, None)
    revisions = count(3)

    def after(holder: Holder, status: str) -> list[ListedSeat]:
        entry = Entry(next(revisions), f"{holder}{status}", Sat(1, holder), 1.0)
        append(store, "t1", entry, status, decider=0 if status == PLAYING else None)
        [listed] = store.lists.mine(HOST.id)
        assert (listed.status, listed.decider) == (status, 0 if status == PLAYING else None)
        return listed.seats

    assert after(guest, WAITING) == [host, ListedSeat(PEOPLE[1].id, PEOPLE[1].name, None)]
    assert after(bot, WAITING) == [host, ListedSeat(None, "gentle", "gentle")]
    assert after(guest, PLAYING) == [host, ListedSeat(PEOPLE[1].id, PEOPLE[1].name, None)]
    assert after(bot, PLAYING) == [host, ListedSeat(PEOPLE[1].id, "gentle", "gentle")]


def test_a_long_list_comes_in_pages(store: Store) -> None:
    for n in range(PAGE + 3):
        lay_table(store, f"t{n}", created=float(n), is_listed=True)
    first, second = store.lists.open(), store.lists.open(1)
    assert ids(first + second) == [f"t{n}" for n in reversed(range(PAGE + 3))]
    assert (len(first), store.lists.open(2)) == (PAGE, [])


def test_tables_of_a_person_are_those_with_a_seat_the_latest_first(store: Store) -> None:
    times = count(10)
    for n in range(3):
        lay_table(store, f"t{n}", created=float(n))
    assert ids(store.lists.mine(HOST.id)) == ["t2", "t1", "t0"]
    assert store.lists.mine(PEOPLE[1].id) == []
    sat = Sat(1, Holder(PEOPLE[1].name, PEOPLE[1].id))
    for table_id in ("t2", "t0"):
        append(store, table_id, Entry(3, "c3", sat, float(next(times))), WAITING)
    assert ids(store.lists.mine(PEOPLE[1].id)) == ["t0", "t2"]
    append(store, "t0", Entry(4, "c4", Sat(1, Holder()), float(next(times))), WAITING)
    assert ids(store.lists.mine(PEOPLE[1].id)) == ["t2"]
    both = Sat(1, Holder(HOST.name, HOST.id))
    append(store, "t1", Entry(3, "c3", both, float(next(times))), WAITING)
    assert ids(store.lists.mine(HOST.id)) == ["t1", "t0", "t2"], "each once"


# What is kept of secrets, and how.


def test_secrets_are_nowhere_in_the_database(store: Store, tmp_path: Path) -> None:
    lay_table(store)
    store.add_key(Key(hash_of("link-" + SECRET), "t1", "seat", 1, HOST.id, 1.0))
    told = str(contents(store))
    assert hash_of(SECRET) in told
    assert SECRET not in told
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        assert data.startswith(b"SQLite format 3") or path.suffix != ".db"
        assert SECRET.encode() not in data


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_sqlite_keeps_what_was_written_through_a_crash(store: Store) -> None:
    for engine in (store.engine, store._writer):
        with engine.connect() as connection:
            expected = {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 1000 * BUSY_SECONDS,
            }
            for pragma, value in expected.items():
                assert connection.exec_driver_sql(f"pragma {pragma}").scalar() == value


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_backup_holds_everything(store: Store, tmp_path: Path) -> None:
    lay_table(store)
    store.backup(tmp_path / "copy.db")
    copy = Store(f"sqlite:///{tmp_path}/copy.db")
    assert contents(copy) == contents(store)
    copy.close()


@pytest.mark.parametrize(
    "address", ["mysql://user@host/db", "sqlite://", "regnum.db", "", "http://x", "sqlite:/x.db"]
)
def test_an_address_of_something_else_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(
        RegnumError, match=r"^database .*sqlite:///FILE or postgresql://"
    ) as refused:
        Store(address)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "address", ["postgresql://user@127.0.0.1:1/regnum", "sqlite:////no/such/folder/regnum.db"]
)
def test_a_database_that_cannot_be_reached_is_told_in_one_line(address: str) -> None:
    with pytest.raises(RegnumError, match=r"^the database cannot be reached: ") as refused:
        Store(address)
    assert "\n" not in str(refused.value)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(RegnumError, match=r"pip install 'regnum\[postgresql\]'$"):
        Store("postgresql://user@127.0.0.1:1/regnum")


def test_locks_of_tables_differ_and_fit() -> None:
    keys = {lock_key(f"table {n}") for n in range(1000)}
    assert len(keys) == 1000
    assert 0 not in keys
    assert all(-(2**63) <= key < 2**63 for key in keys)
