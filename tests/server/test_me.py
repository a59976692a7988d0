"""What a person has of their own, over the wire: with a small game, so that matches are short."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regnum.core.record import parse_record
from regnum.core.registry import forget_games
from regnum.server import schema
from regnum.server.accounts import DEVICE_KEY_SECONDS, OWN
from regnum.server.services import Server as LiveServer
from regnum.server.store import Store, entry_of
from regnum.server.verifying import verify
from regnum.table.entries import GONE
from regnum.table.snapshots import viewpoint
from server.server_kit import ME, OPEN, Client, Data, Server, bot, data_of, local, run
from server.without_http import begun, lay_table, make_server, open_store, person
from server.without_http import run as run_here
from table.seating import PEOPLE

FOLDER = Path(__file__).parents[1] / "third_game"
GAME = "highwayman"
SHORT = {"rounds": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows one more game, without statistics of its own."""
    folder = tmp_path_factory.mktemp("me")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(FOLDER))
        patch.syspath_prepend(str(FOLDER))
        forget_games()
        with Server(f"sqlite:///{folder}/regnum.db", folder) as server:
            yield server
            assert "Traceback" not in server.log, server.log
    forget_games()


async def play(*clients: Client, seats: list[Data] | None = None, **more: object) -> str:
    """A match of these people, the first of whom lays the table, to its end."""
    host, *guests = clients
    given = seats or [ME, *[OPEN] * len(guests)]
    table = await host.create_table(GAME, given, options=SHORT, **more)
    key = await host.make_key(table)
    for number, guest in enumerate(guests, start=1):
        await guest.enter(key)
        await guest.open(table)
        await guest.sit(number)
    await host.open(table)
    await asyncio.gather(*(client.play_randomly(Random(1)) for client in clients))
    await asyncio.gather(*(client.close() for client in clients))
    return table


@asynccontextmanager
async def two(server: Server) -> AsyncIterator[tuple[Client, Client]]:
    async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
        yield ann, ben


# History, statistics, ratings.


def test_my_matches_are_listed_with_places_points_and_my_rating(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, ben):
            table = await play(ann, ben)
            history = await ann.get("/api/me/history")
            assert history["count"] == 1
            [match] = history["matches"]
            assert (match["table"], match["game"], match["unrated"]) == (table, GAME, None)
            state = await ann.look(table)
            assert [seat["name"] for seat in match["seats"]] == ["Ann", "Ben"]
            assert [seat["is_mine"] for seat in match["seats"]] == [True, False]
            winners = [n for n, seat in enumerate(match["seats"]) if seat["place"] == 1]
            assert winners == state["winners"]
            [own] = await ann.get("/api/me/statistics")
            assert (own["game"], own["matches"]) == (GAME, 1)
            assert own["wins"] == int(0 in winners)
            assert {count["name"] for count in own["counts"]} == {"points", "place"}
            gain = match["seats"][0]["gain"]
            assert own["rating"]["points"] == pytest.approx(1500 + gain, abs=1)
            assert own["rating"]["matches"] == 1
            assert own["rating"]["margin"] > 0
            assert (await ben.get("/api/me/history", who="AN", game=GAME))["count"] == 1
            assert (await ben.get("/api/me/history", who="Ben"))["matches"] == []
            assert (await ben.get("/api/me/history", page=1))["matches"] == []
            await ann.post("/api/me/history/remove", {"table": table})
            assert (await ann.get("/api/me/history"))["count"] == 0
            assert (await ben.get("/api/me/history"))["count"] == 1

    run(story())


def test_a_match_with_a_bot_or_on_one_device_is_listed_and_not_rated(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            await play(ann, seats=[ME, bot("random")])
            await play(ann, seats=[ME, local("Kid")])
            matches = (await ann.get("/api/me/history"))["matches"]
            assert [match["unrated"] for match in matches] == ["same-person", "bot"]
            assert (await ann.get("/api/me/history", who="x", levels="random"))["count"] == 1
            [own] = await ann.get("/api/me/statistics")
            assert (own["rating"], own["matches"]) == (None, 1)

    run(story())


# The replay's address.


def test_whoever_has_the_address_of_a_finished_match_may_look(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, ben), Client(server, "Eve") as eve:
            running = await ann.create_table(GAME, [ME, OPEN], options=SHORT)
            assert (await eve.http.get(f"/api/tables/{running}")).status_code == 404
            table = await play(ann, ben)
            path = f"/api/tables/{table}"
            state = await eve.look(table)
            assert (state["mine"], state["is_host"]) == ([], False)
            for more in ("at/3", "course", "record"):
                assert (await eve.http.get(f"{path}/{more}")).is_success
            await eve.open(table)
            assert (await eve.http.post(f"{path}/rematch", json={})).status_code == 403
            assert await eve.get(f"{path}/replay") == {"is_open": True}
            refused = await eve.http.post(f"{path}/replay", json={"is_open": False})
            assert refused.json()["code"] == "not-host"
            await ann.post(f"{path}/replay", {"is_open": False})
            await eve.until_closed()
            for more in ("", "/at/3", "/course", "/record", "/replay"):
                assert (await eve.http.get(f"{path}{more}")).status_code == 404
            assert (await ben.look(table))["status"] == "finished"
            await ann.post(f"{path}/replay", {"is_open": True})
            assert (await eve.look(table))["status"] == "finished"

    run(story())


# Devices.


def test_another_device_becomes_the_same_person_by_a_link_that_serves_once(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, other):
            made = await ann.post("/api/me/devices", {})
            key = made["link"].partition("/device#")[2]
            assert made["qr"] is None, "nobody else could follow it"
            assert await other.post("/api/devices", {"key": key}) == {"name": "Ann"}
            assert (await other.get("/api/me"))["name"] == "Ben", "not before one is sure"
            become = {"key": key, "sure": True}
            assert (await other.post("/api/devices", become))["id"] == await id_of(ann)
            assert await id_of(other) == await id_of(ann)
            table = await other.create_table(GAME, [ME, OPEN])
            assert (await ann.look(table))["is_host"]
            assert (await ann.http.post("/api/devices", json=become)).status_code == 404
            assert key not in server.log
            with closing(sqlite3.connect(path_of(server))) as database:
                stored = str(database.execute("select * from devices").fetchall())
            assert key not in stored
            assert other.http.cookies["regnum"] not in stored

    run(story())


def test_a_link_for_another_device_ends_soon_and_with_the_next_one(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, other):
            first, second = [
                (await ann.post("/api/me/devices", {}))["link"].partition("#")[2] for _ in range(2)
            ]
            assert (await other.http.post("/api/devices", json={"key": first})).status_code == 404
            with closing(sqlite3.connect(path_of(server))) as database:
                age = DEVICE_KEY_SECONDS + 1
                database.execute("update device_keys set created = created - ?", (age,))
                database.commit()
            late = {"key": second, "sure": True}
            assert (await other.http.post("/api/devices", json=late)).status_code == 404

    run(story())


async def second_device(ann: Client) -> Client:
    """Another browser of the same person."""
    made = await ann.post("/api/me/devices", {})
    other = Client(ann.server, "")
    await other.post("/api/devices", {"key": made["link"].partition("#")[2], "sure": True})
    return other


def test_one_device_logs_out_alone_or_all_do(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            for leave_first in (True, False):
                other = await second_device(ann)
                leaving, staying = (ann, other) if leave_first else (other, ann)
                twin = leaving.twin()
                await leaving.post("/api/logout", {})
                assert (await twin.http.get("/api/me")).status_code == 401
                assert (await staying.http.get("/api/me")).is_success
                if leave_first:
                    ann.http.cookies = other.http.cookies
                await twin.http.aclose()
            third = await second_device(ann)
            await third.post("/api/logout/everywhere", {})
            assert (await ann.http.get("/api/me")).status_code == 401
            assert (await third.http.get("/api/me")).status_code == 401
            await third.http.aclose()

    run(story())


def test_the_secret_of_a_further_device_is_renewed_as_well(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            other = await second_device(ann)
            first = other.http.cookies["regnum"]
            with closing(sqlite3.connect(path_of(server))) as database:
                database.execute("update devices set renewed = renewed - 1e7")
                database.commit()
            await other.get("/api/me")
            assert other.http.cookies["regnum"] != first
            assert await id_of(other) == await id_of(ann)
            await other.http.aclose()

    run(story())


def path_of(server: Server) -> str:
    return server.database_url.removeprefix("sqlite:///")


async def id_of(client: Client) -> str:
    return str((await client.get("/api/me"))["id"])


# The colour.


def test_all_see_the_colours_that_people_like(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, ben):
            assert (await ann.post("/api/me/colour", {"colour": "D"}))["colour"] == "D"
            await ben.post("/api/me/colour", {"colour": "D"})
            assert (await ann.http.post("/api/me/colour", json={"colour": "F"})).status_code == 400
            table = await play(ann, ben)
            for client in (ann, ben):
                state = await client.look(table)
                assert [seat["look"] for seat in state["seats"]] == ["D", "B"]
            again = (await ben.post(f"/api/tables/{table}/rematch", {}))["table"]
            assert [seat["look"] for seat in (await ben.look(again))["seats"]] == ["D", "B"]
            await ann.post("/api/me/colour", {"colour": None})
            assert (await ann.get("/api/me"))["colour"] is None

    run(story())


# Everything about me.


def test_everything_about_me_is_one_file(server: Server) -> None:
    async def story() -> None:
        async with two(server) as (ann, ben):
            await ann.post("/api/me/colour", {"colour": "B"})
            tables = [await play(ann, ben), await play(ann, ben)]
            await ann.post("/api/me/history/remove", {"table": tables[0]})
            waiting = await ann.create_table(GAME, [ME, OPEN])
            response = await ann.http.get("/api/me/export")
            assert "attachment" in response.headers["content-disposition"]
            told: dict[str, Any] = json.loads(response.text)
            me = await ann.get("/api/me")
            assert {name: told["person"][name] for name in me} == me
            assert {row["table"] for row in told["tables"]} == {*tables, waiting}
            assert {row["table"] for row in told["results"]} == set(tables), "removed ones too"
            assert len(told["stored"]["ratings"]) == 1
            assert "hash" not in response.text
            assert told["statistics"] == await ann.get("/api/me/statistics")
            assert set(told["records"]) == set(tables)
            for text in told["records"].values():
                assert parse_record(text).names == ("Ann", "Ben")

    run(story())


def test_who_deletes_themselves_leaves_no_name(server: Server) -> None:
    zebs: list[str] = []

    async def story() -> None:
        async with Client(server, "Zebedee") as zeb, Client(server, "Ben") as ben:
            table = await play(zeb, ben)
            going = await ben.create_table(GAME, [ME, OPEN], options=SHORT)
            await zeb.enter(await ben.make_key(going))
            await ben.open(going)
            await zeb.open(going)
            await zeb.sit(1)
            alone = await zeb.create_table(GAME, [ME, OPEN], is_listed=True)
            await ben.get(f"/api/tables/{table}/at/4")  # kept by then
            refused = await zeb.http.post("/api/me/delete", json={"sure": False})
            assert refused.status_code == 400
            zebs.append(await id_of(zeb))
            twin = zeb.twin()
            await zeb.post("/api/me/delete", {"sure": True})
            assert (await twin.http.get("/api/me")).status_code == 401
            await twin.http.aclose()
            state = await ben.until(lambda state: state["seats"][1]["level"] is not None)
            assert state["seats"][1]["owner"] == ","
            await ben.play_randomly(Random(1))
            assert (await ben.look(alone))["status"] == "ended"
            for told in (
                await ben.get("/api/tables", which="finished"),
                await ben.look(table),
                await ben.look(going),
                await ben.get(f"/api/tables/{table}/at/4"),
                await ben.get("/api/me/history"),
                data_of(await ben.http.get("/api/me/export")),
            ):
                assert "Zebedee" not in json.dumps(told)
            record = await ben.http.get(f"/api/tables/{table}/record")
            assert parse_record(record.text).names == ("-", "Ben")
            assert (await ben.get("/api/me/history", who="zeb"))["count"] == 0
            assert (await ben.get("/api/me/history"))["count"] == 2

    run(story())
    store = Store(server.database_url)
    assert [finding for finding in verify(store) if finding.fault] == []
    store.close()
    with closing(sqlite3.connect(path_of(server))) as database:
        for table in schema.metadata.sorted_tables:
            rows = str(database.execute(f"select * from {table.name}").fetchall())
            assert table is schema.entries or "zebedee" not in rows.lower(), table.name
            if table in OWN:
                assert zebs[0] not in rows, table.name


def test_what_another_process_deleted_is_forgotten_here(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    lay_table(store, "t1", person(0), person(1))

    async def story(here: LiveServer) -> None:
        live = await begun(here, "t1")
        assert live.table.now.names == ("Ann", "Bo")
        store.delete_person(PEOPLE[1].id)
        here._take_in(f"forget {PEOPLE[1].id}")
        while live.table.now.names != ("Ann", GONE):
            await asyncio.sleep(0.01)
        assert "Bo" not in live.message(viewpoint(live.table.now, PEOPLE[0].id), 0, True).decode()

    run_here(lambda: make_server(store), story)
    store.close()


def test_the_log_itself_is_left_as_it_is(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    lay_table(store, "t1", person(0), person(1))
    log = store.entries_since("t1", 0)
    store.delete_person(PEOPLE[1].id)
    names = [entry.body.holder.name for entry in store.entries_since("t1", 0)]  # type: ignore[union-attr]
    assert names == ["Ann", GONE]
    stored = store.load_rows("t1")
    assert stored is not None
    assert [entry_of(row) for row in stored.entries] == log
    store.close()
