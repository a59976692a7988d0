"""What clients may not do: nothing of it changes a table, and no answer tells a secret."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.server_kit import ME, NO_TLS, OPEN, Client, Data, Server, bot, local, run

MESSAGES_PER_SECOND = 20
BURST = 5 * MESSAGES_PER_SECOND  # so many at once are answered
TOO_LONG = 64 * 1024 + 1
HUGE = 10**30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file; nothing that they do makes it fail."""
    folder = tmp_path_factory.mktemp("abuse")
    database = f"sqlite:///{folder}/regnum.db"
    with Server(database, folder, messages_per_second=MESSAGES_PER_SECOND) as server:
        yield server
        assert "Traceback" not in server.log, server.log


class Scene:
    """Ann, the host, and Ben at a table of Kingdom Builder. It is Ann's turn. Eve was not asked."""

    def __init__(self, ann: Client, ben: Client, eve: Client, table: str) -> None:
        self.ann, self.ben, self.eve = ann, ben, eve
        self.table = table
        self.path = f"/api/tables/{table}"

    @property
    def move(self) -> Data:
        """Something that Ann could play."""
        return {"type": "play", "action": self.ann.state["legal"][0]}

    @property
    def revision(self) -> int:
        """What Ann knows."""
        return int(self.ann.state["revision"])

    async def connect_and_send(self, *messages: str | bytes) -> tuple[int | None, list[Data]]:
        """Send on a bare socket of Ann's; gives the code if it was closed, and the answers."""
        answers: list[Data] = []
        async with await self.ann.connect(self.table) as socket:
            try:
                for message in messages:
                    await socket.send(message)
                await socket.send('{"type":"ping"}')
                while True:
                    answer = json.loads(await socket.recv())
                    if answer["type"] == "pong":
                        return None, answers
                    if answer["type"] in ("done", "refused"):
                        answers.append(answer)
            except ConnectionClosed:
                return socket.close_code, answers


@asynccontextmanager
async def scene_at(server: Server) -> AsyncIterator[Scene]:
    """Lay the table, let everybody in."""
    async with (
        Client(server, "Ann") as ann,
        Client(server, "Ben") as ben,
        Client(server, "Eve") as eve,
    ):
        table = await ann.create_table("kingdom-builder", [ME, OPEN], options={"first": "A"})
        await ben.enter(await ann.make_key(table))
        await ann.open(table)
        await ben.open(table)
        await ben.sit(1)
        await ann.until(lambda state: state["status"] == "playing")
        yield Scene(ann, ben, eve, table)


@asynccontextmanager
async def unharmed(server: Server) -> AsyncIterator[Scene]:
    """A table that must be the same afterwards, to the last byte."""
    async with scene_at(server) as scene:
        before = await scene.ann.look(scene.table)
        yield scene
        assert await scene.ann.look(scene.table) == before


def check_refused(response: httpx.Response, status: int, code: str) -> None:
    """Refused in plain words: nothing of how the server is made."""
    assert response.status_code == status, response.text
    body = response.json()
    assert body["code"] == code
    assert set(body) == {"code", "text", "args"}
    assert "Traceback" not in body["text"]
    assert "regnum/" not in body["text"]


def secrets_of(server: Server, table: str) -> list[str]:
    """The seed and the salt of a table, from the database."""
    with closing(sqlite3.connect(server.database_url.removeprefix("sqlite:///"))) as database:
        query = "select seed, salt from tables where id = ?"
        seed, salt = database.execute(query, (table,)).fetchone()
    return [str(seed), f"{int(seed):x}", str(salt)]


# Commands.


FORBIDDEN: list[tuple[str, Data, str]] = [
    ("Ben", {"type": "play", "action": "?"}, "not-your-turn"),
    ("Ben", {"type": "undo"}, "not-your-turn"),
    ("Ann", {"type": "undo"}, "nothing-to-undo"),
    ("Ben", {"type": "hand", "seat": 0, "level": "gentle"}, "not-host"),
    ("Ben", {"type": "end"}, "not-host"),
    ("Ann", {"type": "end"}, "not-alone"),
    ("Ben", {"type": "offer", "what": "undo"}, "nothing-to-undo"),
    ("Ben", {"type": "offer", "what": "pause"}, "no-clock"),
    ("Ben", {"type": "agree", "offer": 1}, "no-offer"),
    ("Ben", {"type": "resume"}, "not-paused"),
    ("Ben", {"type": "ready"}, "not-asked"),
    ("Ann", {"type": "hand", "seat": 1, "level": "nobody"}, "unknown-level"),
    ("Ann", {"type": "hand", "seat": 1, "level": None}, "started"),
    ("Ann", {"type": "hand", "seat": 2, "level": "gentle"}, "no-such-seat"),
    ("Ben", {"type": "sit", "seat": 0}, "taken"),
    ("Ann", {"type": "sit", "seat": 0}, "yours"),
    ("Ann", {"type": "sit", "seat": -1}, "no-such-seat"),
    ("Ann", {"type": "sit", "seat": HUGE}, "no-such-seat"),
]


def test_what_one_may_not_do_is_refused(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for who, command, code in FORBIDDEN:
                client = scene.ben if who == "Ben" else scene.ann
                asked = scene.move if command["type"] == "play" else command
                answer = await client.send(client.message(asked, scene.revision))
                assert (answer["type"], answer.get("code")) == ("refused", code), asked
                assert answer["revision"] == scene.revision
                response = await client.post_command(scene.table, asked, scene.revision)
                check_refused(response, 409, code)

    run(story())


def test_an_illegal_decision_is_refused(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for action in ("", "build", "build z99", "end", "\0", "x" * 60_000, "🂡", "{}"):
                command = {"type": "play", "action": action}
                code, status = ("illegal", 409) if action == "end" else ("malformed", 400)
                args = {"reason": "owed", "count": 3} if action == "end" else {}
                answer = await scene.ann.send(scene.ann.message(command))
                assert (answer["type"], answer.get("code")) == ("refused", code), action
                assert answer["args"] == args
                response = await scene.ann.post_command(scene.table, command, scene.revision)
                check_refused(response, status, code)
                assert response.json()["args"] == args

    run(story())


def test_another_revision_than_the_newest_is_refused(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for revision in (0, scene.revision - 1, scene.revision + 1, -HUGE, HUGE):
                answer = await scene.ann.send(scene.ann.message(scene.move, revision))
                assert (answer["type"], answer.get("code")) == ("refused", "stale"), revision
                response = await scene.ann.post_command(scene.table, scene.move, revision)
                check_refused(response, 409, "stale")

    run(story())


def test_an_id_that_somebody_else_used_is_not_answered_as_done(server: Server) -> None:
    async def story() -> None:
        async with scene_at(server) as scene:
            done = await scene.ann.command("play", None, "same", action=scene.move["action"])
            assert done["type"] == "done"
            for command_id in ("same", "start", "laid", "bot"):
                message = scene.ben.message(scene.move, scene.revision, command_id)
                assert (await scene.ben.send(message)).get("code") == "not-your-turn"

    run(story())


def test_an_id_with_another_command_is_refused(server: Server) -> None:
    async def story() -> None:
        async with scene_at(server) as scene:
            ann, other = scene.ann, {"type": "play", "action": scene.ann.state["legal"][1]}
            message = ann.message(scene.move, None, "same")
            done = await ann.send(message)
            for command in (other, {"type": "undo"}, {"type": "end"}, {"type": "sit", "seat": 0}):
                answer = await ann.send({**message, "command": command})
                assert (answer["type"], answer.get("code")) == ("refused", "id-reused"), command
                response = await ann.post_command(scene.table, command, 0, "same")
                check_refused(response, 409, "id-reused")
            assert await ann.send(message) == done
            assert ann.state["revision"] == done["revision"]

    run(story())


def test_nothing_happens_after_the_end(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            other = await scene.ann.create_table("kingdom-builder", [ME, local("Bo")])
            await scene.ann.open(other)
            await scene.ann.insist("end")
            before = await scene.ann.look(other)
            for command in (
                {"type": "play", "action": "build a1"},
                {"type": "undo"},
                {"type": "hand", "seat": 1, "level": "gentle"},
                {"type": "sit", "seat": 1},
                {"type": "end"},
            ):
                assert (await scene.ann.send(scene.ann.message(command)))["code"] == "over"
            assert await scene.ann.look(other) == before

    run(story())


# Messages that are none.

MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"do"',
    "[" * 5000,
    '{"type":"do"}' * 2,
    '{"type":"do","id":"a","revision":NaN,"command":{"type":"undo"}}',
    '{"type":"do","id":"a","revision":1e999,"command":{"type":"undo"}}',
    {"type": "shout"},
    {"type": ["do"]},
    {"id": None},
    {"id": 7},
    {"id": ""},
    {"id": "a b"},
    {"id": "line\n"},
    {"id": "../../x"},
    {"id": "x" * 25},
    {"revision": None},
    {"revision": "3"},
    {"revision": 3.5},
    {"revision": True},
    {"seed": 7},
    {"person": "ann"},
    {"command": None},
    {"command": "undo"},
    {"command": {}},
    {"command": {"type": "cheat"}},
    {"command": {"type": "play"}},
    {"command": {"type": "play", "action": 3}},
    {"command": {"type": "play", "action": "end", "seat": 0}},
    {"command": {"type": "sit", "seat": "1"}},
    {"command": {"type": "sit", "seat": 1.0}},
    {"command": {"type": "sit", "seat": True}},
    {"command": {"type": "hand", "seat": 1}},
    {"command": {"type": "undo", "turn": 1}},
    {"command": {"type": "undo", "count": 100}},
    {"command": {"type": "end", "winner": 0}},
]


def test_malformed_messages_are_refused(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            sound = scene.ann.message({"type": "undo"}, scene.revision, "sound")
            texts = [m if isinstance(m, str) else json.dumps({**sound, **m}) for m in MALFORMED]
            code, answers = await scene.connect_and_send(*texts)
            assert code is None, "the socket stays open"
            assert [answer["code"] for answer in answers] == ["malformed"] * len(texts)
            for text in texts:
                response = await scene.ann.http.post(f"{scene.path}/commands", content=text)
                check_refused(response, 400, "malformed")
            for data in (b"\xff\xfe", b'{"id":"\xff"}', b'{"id":"\\ud800"}', b"\0" * 10):
                response = await scene.ann.http.post(f"{scene.path}/commands", content=data)
                check_refused(response, 400, "malformed")

    run(story())


IMPOSSIBLE_TABLES: list[Data] = [
    {"game": "kingsburg"},
    {"game": "chess", "seats": [ME, OPEN]},
    {"game": "kingsburg", "seats": []},
    {"game": "kingsburg", "seats": [ME]},
    {"game": "kingsburg", "seats": [ME] * 6},
    {"game": "kingsburg", "seats": [OPEN] * 1000},
    {"game": "kingdom-builder", "seats": [ME] * 5},  # five need Nomads
    {"game": "kingsburg", "seats": [ME, bot("genius")]},
    {"game": "kingsburg", "seats": [ME, {"kind": "bot"}]},
    {"game": "kingsburg", "seats": [ME, {"kind": "local", "name": "a,b"}]},
    {"game": "kingsburg", "seats": [ME, {"kind": "local", "name": "x" * 41}]},
    {"game": "kingsburg", "seats": [ME, {"kind": "open", "person": "x"}]},
    {"game": "kingsburg", "seats": [ME, OPEN], "seed": 7},
    {"game": "kingsburg", "seats": [ME, OPEN], "options": {"luck": "yes"}},
    {"game": "kingsburg", "seats": [ME, OPEN], "options": {"order": 7}},
    {"game": "kingsburg", "seats": [ME, OPEN], "options": {"order": "A)\nseed=7"}},
    {"game": "kingsburg", "seats": [ME, OPEN], "hints": "no"},
]


def test_impossible_tables_are_not_laid(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            for body in IMPOSSIBLE_TABLES:
                answer = await ann.http.post("/api/tables", json=body)
                code = "wrong-option" if answer.json()["code"] == "wrong-option" else "malformed"
                check_refused(answer, 400, code)
            assert await ann.get("/api/tables", which="mine") == []

    run(story())


NOTHING_TO_SEE = ("\u200b", "\u2060\ufeff", "\u3164", "\u2800 \u2800", "\u00ad", "\u0301", "\u202e")


def test_a_name_is_one_short_line(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for name in (
                "",
                "  ",
                "a,b",
                "x" * 41,
                "a\0b",
                "a\x1b[31m",
                *NOTHING_TO_SEE,
                7,
                None,
                ["Ann"],
            ):
                response = await scene.ann.http.post("/api/me", json={"name": name})
                check_refused(response, 400, "malformed")
            assert (await scene.ann.get("/api/me"))["name"] == "Ann"
            for name, shown in (("\u202eeve", "eve"), (" ж\u0301  ю ", "ж\u0301 ю"), ("!", "!")):
                await scene.ann.post("/api/me", {"name": name})
                assert (await scene.ann.get("/api/me"))["name"] == shown

    run(story())


# Too much.


def test_long_messages_are_refused(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            long = json.dumps(scene.ann.message(scene.move)) + " " * TOO_LONG
            for path in ("/api/me", "/api/tables", "/api/enter", f"{scene.path}/commands"):
                check_refused(await scene.ann.http.post(path, content=long), 400, "malformed")
            assert await scene.connect_and_send(long) == (1009, [])

    run(story())


def test_bytes_instead_of_text_end_the_socket(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            message = json.dumps(scene.ann.message(scene.move)).encode()
            assert await scene.connect_and_send(message) == (1003, [])

    run(story())


def test_a_burst_is_answered_and_a_flood_ends_the_socket(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            texts = [
                json.dumps(scene.ann.message({"type": "sit", "seat": 0}, scene.revision, f"{n}"))
                for n in range(10 * BURST)
            ]
            code, answers = await scene.connect_and_send(*texts[: BURST - 1])
            assert code is None
            assert [a["id"] for a in answers] == [str(n) for n in range(BURST - 1)]
            code, answers = await scene.connect_and_send(*texts)
            assert code == 1008
            assert len(answers) < len(texts)
            assert scene.ben.close_code is None, "others are not disturbed"

    run(story())


def test_too_much_from_one_address_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limits")
    limits = {"people_per_minute": 5, "tables_per_minute": 3, "links_per_minute": 4}

    async def story(server: Server) -> None:
        async with Client(server, "Ann") as ann:  # the first of five
            await ann.post("/api/me", {"name": "Anna"})  # no new person
            table = {"game": "kingsburg", "seats": [ME, OPEN]}
            for path, body, allowed, usual in (
                ("/api/tables", table, 3, 201),
                ("/api/enter", {"key": "a guess"}, 4, 404),
            ):
                answers = [await ann.http.post(path, json=body) for _ in range(allowed + 2)]
                assert [a.status_code for a in answers] == [usual] * allowed + [429] * 2
                check_refused(answers[-1], 429, "too-much")
            assert len(await ann.get("/api/tables", which="mine")) == 3
        async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, trust_env=False) as nobody:
            codes = []
            for number in range(6):
                nobody.cookies.clear()
                elsewhere = {"X-Forwarded-For": f"192.0.2.{number}"}  # who says so is no proxy
                answer = await nobody.post("/api/me", json={"name": "Bot"}, headers=elsewhere)
                codes.append(answer.status_code)
            assert codes == [200] * 4 + [429] * 2

    with Server(f"sqlite:///{folder}/regnum.db", folder, **limits) as server:
        run(story(server))


def test_only_a_known_proxy_says_where_a_request_comes_from(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, trust_env=False) as http:

            async def introduce(address: str, scheme: str = "http") -> httpx.Response:
                http.cookies.clear()
                headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme}
                return await http.post("/api/me", json={"name": "Ann"}, headers=headers)

            first = await introduce("192.0.2.1")
            assert first.is_success
            assert "secure" not in first.headers["set-cookie"].lower()
            check_refused(await introduce("192.0.2.1"), 429, "too-much")
            check_refused(await introduce("203.0.113.9, 192.0.2.1"), 429, "too-much")
            other = await introduce("192.0.2.2", "https")
            assert "secure" in other.headers["set-cookie"].lower()

    arguments = ("--proxy", "10.0.0.0/8", "--proxy", "127.0.0.1")
    database = f"sqlite:///{tmp_path}/regnum.db"
    with Server(database, tmp_path, *arguments, people_per_minute=1) as server:
        run(story(server))


def test_connections_are_limited(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN], is_listed=True)

            async def check_full(client: Client) -> None:
                with pytest.raises(InvalidStatus) as refusal:
                    await client.connect(table)
                assert refusal.value.response.status_code == 429

            first, second = [await ann.connect(table) for _ in range(2)]
            await check_full(ann)  # two of one person
            third = await ben.connect(table)
            await check_full(ben)  # three in all
            await first.close()
            async with asyncio.timeout(5):  # a closed one counts no more, once the server knows
                while True:
                    with suppress(InvalidStatus):
                        fourth = await ben.connect(table)
                        break
            await check_full(ann)
            for socket in (second, third, fourth):
                await socket.close()

    arguments = ("--sockets", "3", "--sockets-per-person", "2")
    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path, *arguments) as server:
        run(story(server))


# Who, and from where.


def test_pages_of_others_are_refused(server: Server) -> None:
    origins = ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[")

    async def story() -> None:
        async with unharmed(server) as scene:
            for origin in (*origins, ""):
                for path, body in (
                    (f"{scene.path}/commands", scene.ann.message(scene.move)),
                    (f"{scene.path}/keys", {"kind": "play"}),
                    (f"{scene.path}/hint", {}),
                    ("/api/tables", {"game": "kingsburg", "seats": [ME, OPEN]}),
                    ("/api/me", {"name": "Mallory"}),
                    ("/api/enter", {"key": "x"}),
                ):
                    headers = {"Origin": origin}
                    response = await scene.ann.http.post(path, json=body, headers=headers)
                    check_refused(response, 403, "not-allowed")
                with pytest.raises(InvalidStatus) as refusal:
                    await scene.ann.connect(scene.table, Origin=origin)
                assert refusal.value.response.status_code == 403

    run(story())


def test_the_own_page_is_welcome(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            headers = {"Origin": server.url}
            await scene.ann.http.post("/api/me", json={"name": "Ann"}, headers=headers)
            async with await scene.ann.connect(scene.table, Origin=server.url) as socket:
                assert json.loads(await socket.recv())["type"] == "state"

    run(story())


def test_without_the_right_cookie_nobody_is_known(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            secret = scene.ann.http.cookies["regnum"]
            other = "A" if secret[-1] != "A" else "B"
            own_id = (await scene.ann.get("/api/me"))["id"]
            forged = ["", secret[:-1] + other, secret + "A", "A" * 5000, "%00' or 1=1 --", own_id]
            message = scene.ann.message(scene.move)
            stranger = scene.ann.twin()
            for cookie in (None, *forged):
                stranger.http.cookies.clear()
                if cookie is not None:
                    stranger.http.cookies.set("regnum", cookie)
                    with pytest.raises(InvalidStatus):
                        await stranger.connect(scene.table)
                for response in (
                    await stranger.http.get("/api/me"),
                    await stranger.http.get("/api/tables"),
                    await stranger.http.get(scene.path),
                    await stranger.http.post(f"{scene.path}/commands", json=message),
                    await stranger.http.post(f"{scene.path}/keys", json={"kind": "play"}),
                    await stranger.http.post("/api/tables", json={}),
                    await stranger.http.post("/api/enter", json={"key": "x"}),
                ):
                    check_refused(response, 401, "not-known")
            await stranger.http.aclose()

    run(story())


def test_a_table_that_one_may_not_see_looks_like_none(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            message = scene.ann.message(scene.move)
            for table in (scene.table, "0" * 16):
                path = f"/api/tables/{table}"
                for response in (
                    await scene.eve.http.get(path),
                    await scene.eve.http.get(f"{path}/record"),
                    await scene.eve.http.post(f"{path}/commands", json=message),
                    await scene.eve.http.post(f"{path}/keys", json={"kind": "watch"}),
                    await scene.eve.http.post(f"{path}/hint"),
                ):
                    check_refused(response, 404, "no-such-table")
                    assert response.json()["text"] == "there is no such table"
                with pytest.raises(InvalidStatus) as refusal:
                    await scene.eve.connect(table)
                assert refusal.value.response.status_code == 403

    run(story())


def test_links_cannot_be_guessed_or_made_for_others(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for key in ("", scene.table, scene.eve.http.cookies["regnum"], "x" * 60_000, "\0"):
                response = await scene.eve.http.post("/api/enter", json={"key": key})
                check_refused(response, 404, "no-such-table")
            for wanted in (
                {"kind": "play"},
                {"kind": "watch"},
                {"kind": "seat", "seat": 0},
                {"kind": "seat", "seat": HUGE},
                {"kind": "seat", "seat": -1},
                {"kind": "seat"},
            ):
                response = await scene.ben.http.post(f"{scene.path}/keys", json=wanted)
                check_refused(response, 403, "not-allowed")
            response = await scene.ann.http.post(f"{scene.path}/keys", json={"kind": "host"})
            check_refused(response, 400, "malformed")
            huge = {"kind": "watch", "seat": HUGE}
            assert (await scene.ann.http.post(f"{scene.path}/keys", json=huge)).is_success

    run(story())


def test_a_link_to_a_seat_serves_once_for_a_day_and_only_for_its_owner(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            stale = await scene.ann.make_key(scene.table, "seat", 0)
            with closing(sqlite3.connect(server.database_url.removeprefix("sqlite:///"))) as db:
                db.execute("update keys set created = created - 86401 where kind = 'seat'")
                db.commit()
            response = await scene.eve.http.post("/api/enter", json={"key": stale})
            check_refused(response, 404, "no-such-table")
        async with scene_at(server) as scene, Client(server, "Ann") as phone:
            keys = [await scene.ann.make_key(scene.table, "seat", 0) for _ in range(2)]
            assert await scene.ann.enter(keys[0]) == scene.table, "her own seat: nothing changes"
            assert await phone.enter(keys[0]) == scene.table
            assert await phone.enter(keys[1]) == scene.table
            for key in keys:  # used up, and made by somebody who does not sit there any more
                response = await scene.eve.http.post("/api/enter", json={"key": key})
                check_refused(response, 404, "no-such-table")
            assert (await phone.look(scene.table))["mine"] == [0]

    run(story())


def test_links_to_play_end_with_the_game(server: Server) -> None:
    async def story() -> None:
        async with scene_at(server) as scene:
            kinds = (("play", None), ("seat", 0), ("watch", None))
            keys = [await scene.ann.make_key(scene.table, *kind) for kind in kinds]
            await scene.ann.agree("end", scene.ben)
            for key in keys[:2]:
                response = await scene.eve.http.post("/api/enter", json={"key": key})
                check_refused(response, 409, "over")
            assert await scene.eve.enter(keys[2]) == scene.table
            assert (await scene.eve.look(scene.table))["mine"] == []

    run(story())


def test_odd_addresses_lead_nowhere(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            table = scene.table
            for target in (
                f"/api/tables/../tables/{table}",
                f"/api/tables/./{table}",
                f"/api/tables//{table}",
                f"/api/tables/%2e%2e/tables/{table}",
                f"/api/tables/..%2ftables%2f{table}",
                f"/api/tables/{table}%00",
                f"/api/tables/{table.upper()}x",
                "/api/tables/%00",
                "/api/tables/%ff%fe",
                "/api/tables/'%20or%201=1%20--",
                "/api/tables/" + "a" * 30_000,
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                f"/api/tables/{table}/keys",
                f"/api/tables/{table}?since=-1",
                f"/api/tables/{table}?since=" + "9" * 400,
                f"/api/tables/{table}?since=%D9%A1",
                "/api/tables?which=all",
            ):
                status, body = await get_as_it_is(server, target, scene.ann.cookie)
                assert status in (400, 404, 405), (target, status)
                assert "Traceback" not in body

    run(story())


async def get_as_it_is(server: Server, target: str, cookie: str) -> tuple[int, str]:
    """A request for exactly this address, which no client tidies up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    request = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
    writer.write(f"{request}Connection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return int(answer.split()[1]), answer


@pytest.mark.parametrize("size", [9_000, 20_000, 60_000])
def test_a_handshake_with_a_huge_cookie_is_answered(server: Server, size: int) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            lines = (
                f"GET {scene.path}/socket HTTP/1.1",
                "Host: localhost",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                f"Cookie: {scene.ann.cookie}; other={'x' * size}",
            )
            writer.write("\r\n".join([*lines, "", ""]).encode())
            answer = await asyncio.wait_for(reader.read(), 5)
            assert answer.startswith(b"HTTP/1.1 400 ")
            writer.close()

    run(story())


# What browsers are told.


def test_every_response_tells_browsers_to_be_careful(server: Server) -> None:
    async def story() -> None:
        async with unharmed(server) as scene:
            for path in ("/healthz", "/api/me", "/api/games", scene.path, "/api/no", "/api/enter"):
                headers = (await scene.ann.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "frame-ancestors 'none'" in policy
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy.replace("style-src 'self' 'unsafe-inline'", "")
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cache-control"] == "no-store"
                assert "access-control-allow-origin" not in headers

    run(story())


def test_scripts_and_pages_of_others_do_not_get_the_cookie(server: Server) -> None:
    response = httpx.post(
        f"{server.url}/api/me", json={"name": "Ann"}, verify=NO_TLS, trust_env=False
    )
    parts = {part.strip().lower() for part in response.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    secret = response.cookies["regnum"]
    assert len(secret) >= 22, "128 bits"
    assert secret not in response.text


# Secrets.


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_nothing_but_the_end_tells_the_seed(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Wim") as wim:
            table = await ann.create_table(game, [ME, local("Bo"), bot()])
            await wim.enter(await ann.make_key(table, "watch"))
            await ann.open(table)
            await wim.open(table)
            path, secrets = f"/api/tables/{table}", secrets_of(server, table)
            told = []
            for _ in range(4):
                await ann.play_randomly(Random(1), moves=5)
                for client in (ann, wim):
                    for answer in (
                        await client.http.get(path),
                        await client.http.get(f"{path}/record"),
                        await client.http.get("/api/tables?which=mine"),
                        await client.http.get("/metrics"),
                        await client.post_command(table, {"type": "play", "action": "seed"}, 0),
                        await client.http.post(f"{path}/commands", content="{"),
                    ):
                        told.append(answer.text)
            told += [*ann.received, *wim.received, server.log]
            for secret in secrets:
                assert not [text for text in told if secret in text]
            await ann.insist("end")
            await wim.until(lambda state: state["status"] == "ended")
            assert wim.state["seed"] == secrets[0]
            assert wim.state["salt"] == secrets[-1]

    run(story())


def test_who_leaves_in_the_middle_of_a_request_breaks_nothing(server: Server) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 99\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(head.encode() + b'{"name":')
        sleep(0.2)
    sleep(0.2)
    assert server.is_healthy()
    assert "Traceback" not in server.log
