"""How much one person or one address may ask for, and how long anybody may keep a connection."""

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from errno import EMFILE
from functools import partial
from pathlib import Path
from time import monotonic, sleep, time

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from regnum.server import schema, services
from regnum.server.accounts import hash_of
from regnum.server.limits import BURST_SECONDS, Doorman, Limit, origin
from regnum.server.live import Watcher
from regnum.server.reporting import Repeated, report, report_often
from regnum.server.services import note_loop_error
from regnum.server.store import KEY_SECONDS, KEYS_KEPT, Key, Store
from server.server_kit import ME, NO_TLS, OPEN, Client, Server, local, run
from server.without_http import Story, lay_table, make_server, person
from server.without_http import run as run_inside
from table.seating import PEOPLE, STRANGER

HEAD_SECONDS, BODY_SECONDS = 0.6, 1.2
SLACK = 4.0
PER_PERSON, PER_ADDRESS = 4, 12  # requests in a second


# What is counted.


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counts_as: str) -> None:
    assert origin(host) == counts_as


def test_what_is_dear_leaves_less() -> None:
    now = 100.0
    limit = Limit(10, 5.0, clock=lambda: now)
    assert [limit.spend("ann", 4) for _ in range(5)] == [True] * 3 + [False] * 2
    assert limit.spend("ben")
    now += 1.4  # 2.8 of 10, after a debt of 2
    assert not limit.spend("ann")
    now += 0.2
    assert limit.spend("ann")


def test_a_doorman_keeps_places_for_others() -> None:
    doorman = Doorman(6, 3, ["10.0.0.0/8"])
    assert [doorman.admit("192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
    doorman.see_off("192.0.2.1")
    assert doorman.admit("192.0.2.1")
    assert doorman.admit("2001:db8::1")
    assert [doorman.admit("10.1.1.1") for _ in range(3)] == [True, True, False], "all are taken"
    doorman = Doorman(6, 3, ["10.0.0.0/8"])
    assert all(doorman.admit("10.1.1.1") for _ in range(5)), "a proxy brings many people"


# Over the wire.


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits, behind a proxy that says where requests come from."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {
        "requests_per_person": PER_PERSON,
        "requests_per_address": PER_ADDRESS,
        "sockets_per_address": 2,
        "head_seconds": HEAD_SECONDS,
        "body_seconds": BODY_SECONDS,
    }
    database = f"sqlite:///{folder}/regnum.db"
    with Server(database, folder, "--proxy", "127.0.0.1", **limits) as server:
        yield server
        assert "Traceback" not in server.log, server.log


def at(client: Client, address: str) -> Client:
    """The same person, somewhere."""
    client.http.headers["X-Forwarded-For"] = address
    return client


async def statuses(http: httpx.AsyncClient, path: str, count: int) -> list[int]:
    """What is answered to many requests, a few of them at a time."""
    few = asyncio.Semaphore(8)

    async def ask() -> int:
        async with few:
            return (await http.get(path)).status_code

    return sorted(await asyncio.gather(*(ask() for _ in range(count))))


async def check_limit(http: httpx.AsyncClient, path: str, rate: int) -> None:
    """A burst is let through, and what comes again in the time that the requests take."""
    burst, started = int(rate * BURST_SECONDS), monotonic()
    codes = await statuses(http, path, 2 * burst)
    let_through = codes.count(200)
    assert codes == [200] * let_through + [429] * (2 * burst - let_through)
    assert burst <= let_through <= burst + rate * (monotonic() - started) + 1


def test_requests_of_one_person_and_from_one_address_are_limited(strict: Server) -> None:
    async def story() -> None:
        ann, ben = (Client(strict, name) for name in ("Ann", "Ben"))
        async with at(ann, "192.0.2.1"), at(ben, "192.0.2.2"):
            await check_limit(ann.http, "/api/me", PER_PERSON)
            assert (await ben.http.get("/api/me")).status_code == 200
        async with httpx.AsyncClient(base_url=strict.url, verify=NO_TLS, trust_env=False) as http:
            http.headers["X-Forwarded-For"] = "2001:db8:1:1::1"
            await check_limit(http, "/api/games", PER_ADDRESS)
            http.headers["X-Forwarded-For"] = "2001:db8:1:1::2"
            assert 429 in await statuses(http, "/api/games", 55), "the same network"
            http.headers["X-Forwarded-For"] = "2001:db8:1:2::1"
            assert (await http.get("/api/games")).status_code == 200

    run(story())


def test_sockets_from_one_address_are_limited(strict: Server) -> None:
    async def story() -> None:
        people = [at(Client(strict, name), "192.0.2.3") for name in ("Ann", "Ben", "Cy")]
        async with people[0] as ann, people[1] as ben, people[2] as cy:
            table = await ann.create_table("kingsburg", [ME, OPEN], is_listed=True)
            here, there = ({"X-Forwarded-For": f"192.0.2.{n}"} for n in (3, 4))
            first = await ann.connect(table, 0, **here)
            second = await ben.connect(table, 0, **here)
            with pytest.raises(InvalidStatus) as refusal:
                await cy.connect(table, 0, **here)
            assert refusal.value.response.status_code == 429
            third = await cy.connect(table, 0, **there)
            for each in (first, second, third):
                await each.close()

    run(story())


def test_messages_on_all_sockets_of_a_person_are_held_back_together(strict: Server) -> None:
    async def story() -> None:
        async with at(Client(strict, "Ann"), "192.0.2.5") as ann:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            started, pongs = monotonic(), 0
            async with await ann.connect(table, 0, **{"X-Forwarded-For": "192.0.2.5"}) as wire:
                for _ in range(30):
                    await wire.send('{"type":"ping"}')
                while pongs < 30:
                    pongs += json.loads(await wire.recv())["type"] == "pong"
            assert monotonic() - started > 2, "answered, but not all at once"

    run(story())


# Connections that wait for ever.

HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [
        (b"", HEAD_SECONDS),
        (b"GET / HTT", HEAD_SECONDS),
        (HEAD + b"X: y\r\n", HEAD_SECONDS),
        (HEAD + b'Content-Length: 99\r\n\r\n{"name":', BODY_SECONDS),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab", BODY_SECONDS),
    ],
)
def test_a_connection_that_sends_too_little_is_ended(
    strict: Server, sent: bytes, seconds: float
) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(sent)
        started = monotonic()
        connection.settimeout(seconds + SLACK)
        assert ended(connection)
        assert monotonic() - started > seconds / 2


def ended(connection: socket.socket) -> bool:
    """Wait for the end of a connection; what comes before it is read."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def test_a_byte_now_and_then_does_not_help(strict: Server) -> None:
    started = monotonic()
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        with suppress(OSError):
            for byte in HEAD + b"X: " + 1000 * b"y":
                connection.sendall(bytes([byte]))
                connection.settimeout(HEAD_SECONDS / 8)
                with suppress(TimeoutError):
                    if not connection.recv(1):
                        break
        assert monotonic() - started < HEAD_SECONDS + SLACK


def test_half_a_request_after_a_whole_one_is_ended(strict: Server) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for rest in (b"GET /he", HEAD + b"Content-Length: 99\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", strict.port)) as connection:
            connection.settimeout(BODY_SECONDS + SLACK)
            connection.sendall(whole)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
            connection.sendall(rest)
            assert ended(connection)
        with socket.create_connection(("127.0.0.1", strict.port)) as connection:
            connection.settimeout(5 + SLACK)  # the other half does not come, in one go
            connection.sendall(whole + rest)
            assert ended(connection)


def test_who_never_reads_what_he_asked_for_is_cut_off(strict: Server) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", strict.port))
        path = b"/api/games/kingsburg/art.svg"
        with suppress(OSError):
            for number in range(100, 200):  # more than the buffers between us hold
                head = b"GET %b HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n"
                connection.sendall(head % (path, number))
        started = monotonic()
        while monotonic() - started < BODY_SECONDS + SLACK:
            try:
                connection.sendall(b"GET")
            except (ConnectionResetError, BrokenPipeError):
                assert monotonic() - started > BODY_SECONDS / 2
                return
            sleep(0.1)
    pytest.fail("the connection is still open")


def test_ordinary_clients_notice_nothing(strict: Server) -> None:
    async def story() -> None:
        async with at(Client(strict, "Ann"), "192.0.2.6") as ann:
            table = await ann.create_table("kingsburg", [ME, local("Bo")])
            async with await ann.connect(table, 0, **{"X-Forwarded-For": "192.0.2.6"}) as wire:
                await asyncio.sleep(BODY_SECONDS + 1)
                await wire.send('{"type":"ping"}')
                while json.loads(await wire.recv())["type"] != "pong":
                    pass
            assert (await ann.get("/api/me"))["name"] == "Ann"

    run(story())


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    """With half-open ones: those above the limit are ended at once, others still get in."""
    limits = {"connections": 40, "connections_per_address": 30, "head_seconds": 60}
    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path, **limits) as server:
        held = []
        for _ in range(60):
            connection = socket.socket()
            connection.bind(("127.0.0.2", 0))
            connection.connect(("127.0.0.1", server.port))
            held.append(connection)
        assert server.is_healthy(), "from another address"
        still_open = 0
        for connection in held:
            connection.settimeout(0.05)
            try:
                still_open += bool(connection.recv(1))
            except TimeoutError:
                still_open += 1
            except ConnectionResetError:
                pass
            connection.close()
        assert still_open == 30
        server.stop()
        assert "Traceback" not in server.log


# The log.


def lines_of(records: list[logging.LogRecord], event: str) -> list[dict[str, object]]:
    return [r.__dict__["facts"] for r in records if r.getMessage() == event]


def test_what_happens_often_is_one_line_and_a_count(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 100.0
    repeated = Repeated(clock=lambda: now)
    caplog.handler.addFilter(repeated)
    try:
        with caplog.at_level(logging.INFO):
            for number in range(50):
                report_often("command-refused", code=str(number))
                report("table-made", table=str(number))
                logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
            repeated.tell()
            assert lines_of(caplog.records, "command-refused") == [{"code": "0"}, {"more": 49}]
            assert len(lines_of(caplog.records, "table-made")) == 50, "each of them matters"
            told = [r.getMessage() for r in caplog.records]
            assert told.count("Invalid HTTP request received.") == 2
            now += 61
            report_often("command-refused", code="next")
            assert lines_of(caplog.records, "command-refused")[2:] == [{"code": "next"}]
            report_often("command-refused", code="more")
            now += 61
            report_often("command-refused", code="last")
            assert lines_of(caplog.records, "command-refused")[3:] == [{"code": "last", "more": 1}]
    finally:
        caplog.handler.removeFilter(repeated)


def test_refused_commands_do_not_fill_the_log(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            before = server.log.count("command-refused")
            for _ in range(50):
                answer = await ann.post_command(table, {"type": "undo"}, 2)
                assert answer.status_code == 409
            assert server.log.count("command-refused") - before <= 2

    run(story())


@pytest.mark.event("services.py", "too-many-files")
def test_a_lack_of_files_is_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    note_loop_error(loop, {"message": "accept", "exception": OSError(EMFILE, "too many")})
    assert [r.getMessage() for r in caplog.records] == ["too-many-files"]
    caplog.clear()
    note_loop_error(loop, {"message": "a mistake of our own", "exception": ValueError("x")})
    loop.close()
    assert caplog.records[0].exc_info


# Links.


@pytest.fixture
def store(store: Store) -> Store:
    for table in ("t1", "t2"):
        lay_table(store, table, person(0), person(1))
    return store


def add_keys(store: Store, table: str, maker: str, count: int, age: float = 0) -> list[str]:
    secrets = [f"{table}/{maker}/{age}/{n}" for n in range(count)]
    for n, secret in enumerate(secrets):
        created = time() - age + n / 1000
        store.add_key(Key(hash_of(secret), table, "watch", None, maker, created))
    return secrets


def keys_of(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(schema.keys)).scalar_one()


def test_somebody_has_so_many_links_to_a_table_and_the_latest_hold(store: Store) -> None:
    others = add_keys(store, "t1", "ben", 2) + add_keys(store, "t2", "ann", 2)
    secrets = add_keys(store, "t1", "ann", KEYS_KEPT + 5)
    assert keys_of(store) == KEYS_KEPT + 4
    assert not any(store.find_key(secret) for secret in secrets[:5])
    assert all(store.find_key(secret) for secret in secrets[5:] + others)


def test_links_end_and_are_deleted(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    [old] = add_keys(store, "t1", "ann", 1, KEY_SECONDS + 1)
    [new] = add_keys(store, "t1", "ann", 1, KEY_SECONDS - 60)
    assert store.find_key(old) is None
    assert store.find_key(new) is not None

    async def story(server: services.Server) -> None:
        delete = server.store.delete_old_keys

        def fail_once(_: float) -> None:
            monkeypatch.setattr(server.store, "delete_old_keys", delete)
            raise OperationalError("delete", {}, Exception("gone"))

        monkeypatch.setattr(server.store, "delete_old_keys", fail_once)
        tidying = asyncio.create_task(server._tidy_up(minute=0.01))
        while keys_of(store) > 1:
            await asyncio.sleep(0.01)
        tidying.cancel()

    run_inside(partial(make_server, store), story)
    assert lines_of(caplog.records, "database-fails")[0]["error"] == "Exception: gone"
    assert store.find_key(new) is not None


# Who is there.


def happen(store: Store, story: Story) -> None:
    run_inside(partial(make_server, store), story)


def messages(watcher: Watcher) -> list[dict[str, object]]:
    found = []
    while not watcher.queue.empty():
        data = watcher.queue.get_nowait()
        assert data is not None, "cut off"
        found.append(json.loads(data))
    return found


def test_strangers_who_come_and_go_hardly_reach_the_players(store: Store) -> None:
    async def story(server: services.Server) -> None:
        presence, live = server.tables.presence, await server.tables.fetch("t1")
        players = [Watcher(each, 2, backlog=32) for each in PEOPLE[:2]]
        for player in players:
            presence.arrive(live, player)
        await asyncio.sleep(0.4)
        alone = {"type": "presence", "seats": [True, True], "watchers": 0}
        assert messages(players[0])[-1] == {**alone, "names": []}
        assert messages(players[1])[-1] == alone
        for _ in range(200):
            stranger = Watcher(STRANGER, 2, backlog=32)
            presence.arrive(live, stranger)
            told = messages(stranger)
            assert told[-1]["seats"] == [True, True]
            presence.leave(live, stranger)
        await asyncio.sleep(0.6)
        told = messages(players[1])
        assert len(told) <= 2, "they are counted a few times in a second"
        assert [alone, *told][-1] == alone

    happen(store, story)


def test_a_player_who_comes_and_goes_is_shown_a_few_times_and_in_the_end_as_he_is(
    store: Store,
) -> None:
    async def story(server: services.Server) -> None:
        presence, live = server.tables.presence, await server.tables.fetch("t1")
        ann = Watcher(PEOPLE[0], 2, backlog=32)
        presence.arrive(live, ann)
        messages(ann)
        for number in range(100):
            bo = Watcher(PEOPLE[1], 2, backlog=32)
            presence.arrive(live, bo)
            if number < 99:
                presence.leave(live, bo)
        await asyncio.sleep(0.6)
        told = messages(ann)
        assert len(told) <= 4
        assert told[-1]["seats"] == [True, True]
        presence.leave(live, bo)
        await asyncio.sleep(0.6)
        assert messages(ann)[-1]["seats"] == [True, False]

    happen(store, story)
