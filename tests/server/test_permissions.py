"""Who may do what: one table for every address and every command, tried by every kind of person.

A new address or command without a row fails here.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TypeAlias, get_args

import httpx
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus

from regnum.server.app import LESSON, LESSONS, ROUTES
from regnum.server.messages import SocketMessage
from regnum.table.commands import Command
from server.server_kit import GENEROUS, ME, OPEN, Client, Data, Server, run

KINDS = ("unknown", "stranger", "watcher", "other", "host", "former", "banned")
COMMANDS = [each.__struct_config__.tag for each in get_args(Command)]
MESSAGES = [each.__struct_config__.tag for each in get_args(SocketMessage)]  # over the socket
TABLE = "/api/tables/{table_id}"


@dataclass
class Scene:
    """Ann's table, as every kind of person finds it."""

    people: dict[str, Client]
    table: str
    key: str  # a link to play
    move: str  # that Ann can make


Try: TypeAlias = Callable[[Scene, Client], Awaitable[str]]


def code_of(response: httpx.Response) -> str:
    """Why it was refused, or that it was not."""
    return "ok" if response.is_success else str(response.json()["code"])


def get(path: str, **query: str) -> Try:
    """Look at an address."""

    async def attempt(scene: Scene, client: Client) -> str:
        return code_of(await client.http.get(path.format(table_id=scene.table), params=query))

    return attempt


def post(path: str, **body: object) -> Try:
    """Post something; the words KEY and MOVE stand for those of the scene."""

    async def attempt(scene: Scene, client: Client) -> str:
        words = {"KEY": scene.key, "MOVE": scene.move}
        filled = {name: words.get(str(value), value) for name, value in body.items()}
        return code_of(await client.http.post(path.format(table_id=scene.table), json=filled))

    return attempt


def log_out(path: str) -> Try:
    """Log out, and come back as somebody new: only a new table makes them what they were."""

    async def attempt(_scene: Scene, client: Client) -> str:
        code = code_of(await client.http.post(path))
        if code == "ok":
            client.http.cookies.clear()
            await client.introduce()
        return code

    return attempt


async def connect(scene: Scene, client: Client) -> str:
    """Open a socket."""
    try:
        socket = await client.connect(scene.table)
    except InvalidStatus as error:
        return str(error.response.status_code)
    await socket.close()
    return "ok"


def command(kind: str, **more: object) -> Try:
    """Command something."""

    async def attempt(scene: Scene, client: Client) -> str:
        action = {"action": scene.move} if kind == "play" else {}
        revision = (await scene.people["host"].look(scene.table))["revision"]
        command: Data = {"type": kind, **more, **action}
        return code_of(await client.post_command(scene.table, command, revision))

    return attempt


def message(kind: str, **more: object) -> Try:
    """Send something over a socket; where none is opened, its status."""

    async def attempt(scene: Scene, client: Client) -> str:
        if (status := await connect(scene, client)) != "ok":
            return status
        await client.open(scene.table)
        answer = await client.send({"type": kind, "id": "m", **more})
        await client.close()
        return str(answer.get("code", "ok"))

    return attempt


def who(everybody: str, **others: str) -> dict[str, str]:
    """What comes of it for each kind of person."""
    return {kind: others.get(kind, everybody) for kind in KINDS}


MY_LESSONS = LESSONS.format(game="kingdom-builder")
MY_LESSON = f"{MY_LESSONS}/first-turn"
ALL = who("ok")
KNOWN = who("ok", unknown="not-known")
OUTSIDE = {"unknown": "not-known", "stranger": "no-such-table", "banned": "no-such-table"}
INSIDE = who("ok", **OUTSIDE)
ADDRESS = {**INSIDE, "stranger": "ok"}  # after the end it is enough
DECIDER = who("not-your-turn", host="ok", **OUTSIDE)
HOST = who("not-host", host="ok", **OUTSIDE)
PLAYERS = who("not-allowed", host="ok", other="ok", **OUTSIDE)
NO_SOCKET = {"unknown": "403", "stranger": "403", "banned": "403"}
INVITES = who("not-allowed", host="ok", **OUTSIDE)


@dataclass(frozen=True)
class Row:
    """Something that can be tried, and what comes of it for each kind of person."""

    name: str
    attempt: Try
    outcome: dict[str, str]
    is_waiting: bool = False  # before the game has begun, with a free seat
    is_over: bool = False  # those who play have agreed to end the match


ROWS = [
    Row("GET /healthz", get("/healthz"), ALL),
    Row("GET /metrics", get("/metrics"), ALL),
    Row("GET /api/me", get("/api/me"), KNOWN),
    Row("POST /api/me", post("/api/me", name=""), who("malformed")),
    Row("GET /api/me/history", get("/api/me/history"), KNOWN),
    Row("POST /api/me/history/remove", post("/api/me/history/remove", table="x"), KNOWN),
    Row("GET /api/me/statistics", get("/api/me/statistics"), KNOWN),
    Row("POST /api/me/colour", post("/api/me/colour", colour=None), KNOWN),
    Row("POST /api/me/devices", post("/api/me/devices"), KNOWN),
    Row("POST /api/devices", post("/api/devices", key="of-nobody"), who("no-such-table")),
    Row("GET /api/me/export", get("/api/me/export"), KNOWN),
    Row(
        "POST /api/me/delete",
        post("/api/me/delete", sure=False),
        who("malformed", unknown="not-known"),
    ),
    Row("GET /api/network", get("/api/network"), ALL),
    Row("POST /api/network", post("/api/network"), who("not-allowed")),
    Row("GET /api/push", get("/api/push"), ALL),
    Row(
        "POST /api/push",
        post("/api/push", endpoint="https://push.example/", p256dh="B" * 87, auth="a" * 22),
        who("no-push", unknown="not-known"),
    ),
    Row("POST /api/push/forget", post("/api/push/forget", endpoint=""), KNOWN),
    Row("GET /api/games", get("/api/games"), ALL),
    Row("GET /api/games/{game}/art.svg", get("/api/games/kingsburg/art.svg"), ALL),
    Row(f"GET {LESSONS}", get(MY_LESSONS), ALL),
    Row(f"POST {LESSON}", post(MY_LESSON, done=[]), ALL),
    Row(f"POST {LESSON}/ask", post(f"{MY_LESSON}/ask", done=[], action="build j9"), ALL),
    Row(f"POST {LESSON}/merits", post(f"{MY_LESSON}/merits", done=[]), ALL),
    Row(f"POST {LESSON}/at", post(f"{MY_LESSON}/at", done=[], revision=1), ALL),
    Row(f"GET {LESSON}/scenery.svg", get(f"{MY_LESSON}/scenery.svg"), ALL),
    Row("GET /api/tables", get("/api/tables"), KNOWN),
    Row(
        "POST /api/tables",
        post("/api/tables", game="kingsburg", seats=[ME, OPEN]),
        KNOWN,
    ),
    Row(
        "POST /api/enter",
        post("/api/enter", key="KEY"),
        who("ok", unknown="not-known", banned="no-such-table"),
    ),
    Row(
        "POST /api/records",
        post("/api/records", record=""),
        who("wrong-record", unknown="not-known"),
    ),
    Row(f"GET {TABLE}", get(TABLE), INSIDE),
    Row(f"POST {TABLE}/commands", command("undo"), {**DECIDER, "host": "nothing-to-undo"}),
    Row(f"POST {TABLE}/ask", post(f"{TABLE}/ask", action="MOVE"), DECIDER),
    Row(f"GET {TABLE}/merits", get(f"{TABLE}/merits"), INSIDE),
    Row(f"GET {TABLE}/at/{{revision}}", get(f"{TABLE}/at/1"), INSIDE),
    Row(f"GET {TABLE}/course", get(f"{TABLE}/course"), INSIDE),
    Row(f"GET {TABLE}/replay", get(f"{TABLE}/replay"), INSIDE),
    Row(f"POST {TABLE}/replay", post(f"{TABLE}/replay", is_open=True), HOST),
    Row(f"GET {TABLE}", get(TABLE), ADDRESS, is_over=True),
    Row(f"GET {TABLE}/at/{{revision}}", get(f"{TABLE}/at/1"), ADDRESS, is_over=True),
    Row(f"GET {TABLE}/course", get(f"{TABLE}/course"), ADDRESS, is_over=True),
    Row(f"GET {TABLE}/scenery.svg", get(f"{TABLE}/scenery.svg"), ADDRESS, is_over=True),
    Row(f"GET {TABLE}/replay", get(f"{TABLE}/replay"), ADDRESS, is_over=True),
    Row(
        f"POST {TABLE}/replay",
        post(f"{TABLE}/replay", is_open=True),
        {**HOST, "stranger": "not-host"},
        is_over=True,
    ),
    Row(f"SOCKET {TABLE}/socket", connect, who("ok", unknown="403", banned="403"), is_over=True),
    Row(f"GET {TABLE}/record", get(f"{TABLE}/record"), ADDRESS, is_over=True),
    Row(
        f"POST {TABLE}/review",
        post(f"{TABLE}/review"),
        {**who("not-finished", **OUTSIDE), "stranger": "not-finished"},
        is_over=True,
    ),
    Row(
        f"POST {TABLE}/branch",
        post(f"{TABLE}/branch", seats=[ME, OPEN, OPEN]),
        ADDRESS,
        is_over=True,
    ),
    Row(
        f"POST {TABLE}/rematch",
        post(f"{TABLE}/rematch"),
        {**INSIDE, "stranger": "not-allowed", "watcher": "not-allowed"},
        is_over=True,
    ),
    Row(f"POST {TABLE}/keys", post(f"{TABLE}/keys", kind="play"), INVITES),
    Row(f"POST {TABLE}/keys", post(f"{TABLE}/keys", kind="watch"), INVITES),
    Row(
        f"POST {TABLE}/keys",
        post(f"{TABLE}/keys", kind="seat", seat=1),
        who("not-allowed", other="ok", **OUTSIDE),
    ),
    Row(f"POST {TABLE}/rematch", post(f"{TABLE}/rematch"), who("not-over", **OUTSIDE)),
    Row(f"POST {TABLE}/keys/revoke", post(f"{TABLE}/keys/revoke", kind="play"), INVITES),
    Row(f"POST {TABLE}/keys/revoke", post(f"{TABLE}/keys/revoke", kind="watch"), INVITES),
    Row(f"POST {TABLE}/keys/revoke", post(f"{TABLE}/keys/revoke", kind="seat"), INSIDE),
    Row(f"GET {TABLE}/record", get(f"{TABLE}/record"), who("not-over", **OUTSIDE)),
    Row(f"POST {TABLE}/review", post(f"{TABLE}/review"), who("not-over", **OUTSIDE)),
    Row(
        f"POST {TABLE}/branch",
        post(f"{TABLE}/branch", revision=1, seats=[ME, OPEN, OPEN]),
        who("not-over", **OUTSIDE),
    ),
    Row(f"POST {TABLE}/hint", post(f"{TABLE}/hint"), DECIDER),
    Row(f"GET {TABLE}/scenery.svg", get(f"{TABLE}/scenery.svg"), INSIDE),
    Row(
        f"SOCKET {TABLE}/socket",
        connect,
        who("ok", **NO_SOCKET),
    ),
    Row("GET /{path:path}", get("/"), ALL),
    Row(
        "ask",
        message("ask", action="end"),
        who("not-your-turn", host="ok", **NO_SOCKET),
    ),
    Row(
        "say",
        message("say", phrase="hello"),
        who("no-talk", host="ok", other="ok", **NO_SOCKET),
    ),
    Row(
        "say",
        message("say", text="hello"),
        who("no-talk", host="ok", other="ok", **NO_SOCKET),
    ),
    Row("chat", message("chat", is_open=False), who("not-host", host="ok", **NO_SOCKET)),
    Row(
        "sit",
        command("sit", seat=2),
        who("taken", watcher="not-allowed", **OUTSIDE),
    ),
    Row(
        "sit",
        command("sit", seat=2),
        who("ok", other="one-seat", watcher="not-allowed", **OUTSIDE),
        is_waiting=True,
    ),
    Row("hand", command("hand", seat=2, level="gentle"), HOST),
    Row("hand", command("hand", seat=1, level="gentle"), {**HOST, "host": "present"}),
    Row("hand", command("hand", seat=1, level=None), {**HOST, "host": "present"}, True),
    Row("remove", command("remove", seat=1), {**HOST, "host": "started"}),
    Row("remove", command("remove", seat=1), HOST, is_waiting=True),
    Row("reveal", command("reveal", share="0" * 32), who("not-mixing", **OUTSIDE)),
    Row("play", command("play"), DECIDER),
    Row("undo", command("undo"), {**DECIDER, "host": "nothing-to-undo"}),
    Row("ready", command("ready"), who("not-asked", **OUTSIDE), is_waiting=True),
    Row("offer", command("offer", what="end"), PLAYERS),
    Row("agree", command("agree", offer=1), who("no-offer", **OUTSIDE)),
    Row("decline", command("decline", offer=1), who("no-offer", **OUTSIDE)),
    Row("resume", command("resume"), {**PLAYERS, "host": "not-paused", "other": "not-paused"}),
    Row("resign", command("resign", seat=1), who("not-allowed", other="ok", **OUTSIDE)),
    Row("end", command("end"), {**HOST, "host": "not-alone"}),
    Row("end", command("end"), HOST, is_waiting=True),
    Row("POST /api/logout/everywhere", log_out("/api/logout/everywhere"), KNOWN),
    Row("POST /api/logout", log_out("/api/logout"), KNOWN),
]


def names() -> Iterator[str]:
    """Everything that can be tried."""
    for route in ROUTES:
        if isinstance(route, Route):
            yield from (f"{method} {route.path}" for method in (route.methods or set()) - {"HEAD"})
        else:
            assert isinstance(route, WebSocketRoute)
            yield f"SOCKET {route.path}"
    yield from COMMANDS
    yield from set(MESSAGES) - {"do", "ping"}  # commands have rows of their own


def test_every_address_and_every_command_has_a_row() -> None:
    assert {row.name for row in ROWS} == set(names())


@asynccontextmanager
async def people(server: Server) -> AsyncIterator[dict[str, Client]]:
    """One of each kind; only the table makes them what they are."""
    async with AsyncExitStack() as stack:
        unknown = Client(server, "")
        unknown.http.cookies.set("regnum", "of-nobody")
        stack.push_async_callback(unknown.http.aclose)
        known = {kind: await stack.enter_async_context(Client(server, kind)) for kind in KINDS[1:]}
        yield {"unknown": unknown, **known}


async def lay(people: dict[str, Client], is_waiting: bool, is_over: bool) -> Scene:
    """A table at which everybody is what they are; of the guests only the other one is there."""
    ann, ben, former, banned = (people[kind] for kind in ("host", "other", "former", "banned"))
    table = await ann.create_table("kingdom-builder", [ME, OPEN, OPEN], options={"first": "A"})

    async def do(client: Client, kind: str, **more: object) -> None:
        assert code_of(await client.post_command(table, {"type": kind, **more}, 0)) == "ok"

    await banned.enter(await ann.make_key(table))
    await do(banned, "sit", seat=1)
    await do(ann, "remove", seat=1)
    key = await ann.make_key(table)
    for client in (ben, former):
        await client.enter(key)
    await people["watcher"].enter(await ann.make_key(table, "watch"))
    await do(former, "sit", seat=1)
    await asyncio.sleep(2 * GENEROUS["away_seconds"])
    await do(ann, "hand", seat=1, level=None)
    await ben.open(table)
    await ben.sit(1)
    if not is_waiting:
        await do(ann, "hand", seat=2, level="gentle")
    if is_over:
        await ann.open(table)
        await ann.until(lambda state: state["status"] == "playing")
        await ann.agree("end", ben)
        await ann.close()
    legal = (await ann.look(table))["legal"]
    return Scene(people, table, key, legal[0] if legal else "")


class Scenes:
    """Scenes that can be used until somebody has changed something there."""

    def __init__(self, people: dict[str, Client]) -> None:
        self.people = people
        self.laid: dict[tuple[bool, bool], Scene] = {}  # by what rows say of them

    async def try_out(self, row: Row) -> dict[str, str]:
        """What comes of it for each kind of person; first for those who may not."""
        found = {}
        refused = [kind for kind in KINDS if row.outcome[kind] != "ok"]
        before = await self.log(row)
        for kind in refused:
            found[kind] = await row.attempt(await self.scene(row), self.people[kind])
        assert await self.log(row) == before, f"{row.name}: what is refused changes nothing"
        for kind in KINDS:
            if kind not in refused:
                found[kind] = await row.attempt(await self.scene(row), self.people[kind])
                if row.name in COMMANDS:
                    del self.laid[row.is_waiting, row.is_over]
        if "ok" in found.values() and not row.name.startswith("GET"):
            self.laid.clear()
        return found

    async def scene(self, row: Row) -> Scene:
        """Where a row is tried out."""
        which = row.is_waiting, row.is_over
        if which not in self.laid:
            self.laid[which] = await lay(self.people, *which)
        return self.laid[which]

    async def log(self, row: Row) -> list[Data]:
        """What has happened there."""
        scene = await self.scene(row)
        return list((await self.people["host"].look(scene.table))["log"])


def test_everybody_may_do_what_the_table_says_and_nothing_else(server: Server) -> None:
    async def story() -> None:
        async with people(server) as everybody:
            scenes = Scenes(everybody)
            found = [(row.name, await scenes.try_out(row)) for row in ROWS]
            assert found == [(row.name, row.outcome) for row in ROWS]

    run(story(), 120)
