"""The log of a server: one line for each event, and nothing that anybody may not know."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from regnum.server.accounts import hash_of
from regnum.server.listening import FAILURES_TOLD, Listener
from regnum.server.reporting import LineFormatter, report, report_error
from regnum.server.services import Server as Inside
from regnum.server.store import Store
from server.server_kit import ME, OPEN, Client, Server, bot, run
from server.without_http import begun, lay_table, make_server, person
from server.without_http import run as run_inside
from table.seating import HOST

SECRETS = "select seed, salt from tables"


def line_of(record: logging.LogRecord, kind: str) -> str:
    return LineFormatter("json" if kind == "json" else "text").format(record)


def test_an_event_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "regnum.server"):
        report("table-made", table="t1", seats=3)
        report_error("database-silent", OSError("gone\nfor ever"), table="t1")
    first, second = caplog.records
    told = json.loads(line_of(first, "json"))
    assert told.pop("at").startswith("20")
    assert told == {"level": "info", "event": "table-made", "table": "t1", "seats": 3}
    assert line_of(first, "text").endswith(" info table-made table=t1 seats=3")
    assert json.loads(line_of(second, "json"))["error"] == "OSError: gone"


def test_a_mistake_of_our_own_is_told_with_its_traceback() -> None:
    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "", 0, "failed", None, (type(error), error, error.__traceback__)
        )
    line = line_of(record, "json")
    assert "\n" not in line
    assert "ZeroDivisionError" in json.loads(line)["traceback"]


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    store.add_person(HOST, "secret")
    with pytest.raises(Exception, match="UNIQUE") as failure:
        store.add_person(HOST, "another secret")
    store.close()
    for word in (hash_of("another secret"), HOST.id, HOST.name):
        assert word not in str(failure.value)


@pytest.mark.event("services.py", "start")
@pytest.mark.event("services.py", "stop")
@pytest.mark.event("tables.py", "table-made")
@pytest.mark.event("door.py", "command-refused")
def test_a_match_leaves_events_and_no_secret_in_the_log(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def story(server: Server) -> None:
        async with Client(server, "Annamaria") as ann, Client(server, "Benvolio") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN, bot()])
            keys = [await ann.make_key(table), await ann.make_key(table, "watch")]
            await ben.enter(keys[0])
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            assert (await ben.command("end"))["code"] == "not-host"
            await ann.http.get("/api/tables/nowhere?since=0&key=a-link")
            await ann.http.post(f"/api/tables/{table}/commands", content="{")
            with pytest.raises(Exception, match="403"):
                await ann.connect("0" * 16)
            playing = [client.play_randomly(Random(1)) for client in (ann, ben)]
            await asyncio.gather(*playing)
            secrets.extend([*keys, "a-link", "Annamaria", "Benvolio"])
            secrets.extend(client.http.cookies["regnum"] for client in (ann, ben))
            hands = [json.dumps(ann.state["private"]), json.dumps(ben.state["private"])]
            secrets.extend(hand for hand in hands if len(hand) > 10)

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path, "--log", "json") as server:
        run(story(server))
        server.stop()
    with closing(sqlite3.connect(tmp_path / "regnum.db")) as database:
        [(seed, salt)] = database.execute(SECRETS)
    secrets += [seed, f"{int(seed):x}", salt]
    for secret in secrets:
        assert secret not in server.log
    said, *lines = server.log.splitlines()
    assert said.startswith("Regnum listens on")
    events = [json.loads(line) for line in lines]
    names = [event["event"] for event in events]
    assert names[:2] == ["start", "table-made"]
    assert names[-1] == "stop"
    refused = [event for event in events if event["event"] == "command-refused"]
    assert ("end", "not-host") in [(event["command"], event["code"]) for event in refused]


def told(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, object]]:
    return [r.__dict__["facts"] for r in caplog.records if r.getMessage() == event]


@pytest.mark.event("live_tables.py", "slow-write")
def test_a_slow_write_is_told(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    lay_table(store, "t1", person(0), person(1))

    async def story(server: Inside) -> None:
        await begun(server, "t1")

    run_inside(partial(make_server, store, slow_write_seconds=1e-9), story)
    [fact] = told(caplog, "slow-write")
    assert fact["table"] == "t1"


def test_who_is_there_can_not_be_told_without_the_database(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fail(_: str) -> None:
        raise OperationalError("notify", {}, Exception("gone"))

    async def story(server: Inside) -> None:
        monkeypatch.setattr(server.store, "notify", fail)
        server.tables.presence.greet()
        await asyncio.sleep(0.1)

    run_inside(partial(make_server, store), story)
    assert told(caplog, "database-fails")[0]["error"] == "Exception: gone"


@pytest.mark.event("listening.py", "listening-fails")
def test_a_listener_without_its_database_says_so_and_tries_again(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    psycopg = pytest.importorskip("psycopg")

    def fail(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("gone")

    async def story() -> None:
        listener = Listener(store, lambda _: None, retry_seconds=0.01)
        while len(told(caplog, "listening-fails")) < 2:
            await asyncio.sleep(0.01)
        listener.close()

    monkeypatch.setattr(psycopg, "connect", fail)
    asyncio.run(asyncio.wait_for(story(), 10))
    first = told(caplog, "listening-fails")[0]
    assert first == {"error": "OperationalError: gone", "times": FAILURES_TOLD}
