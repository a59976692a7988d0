"""The server's doors: HTTP and one WebSocket for each table that is watched."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from secrets import SystemRandom, token_hex
from time import time

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regnum import __version__
from regnum.core.chance import Source
from regnum.core.contract import Json
from regnum.core.errors import Malformed, RegnumError
from regnum.core.match import MAX_SEED
from regnum.core.record import Record, print_record
from regnum.core.registry import find_game, game_keys
from regnum.core.spec import parse_spec
from regnum.server.hub import Hub, Live, Watcher
from regnum.server.importing import post_record
from regnum.server.listening import Listener
from regnum.server.looking import Pasts, get_course, get_past, post_ask
from regnum.server.messages import (
    Ask,
    Do,
    Enter,
    NewKey,
    NewPerson,
    NewSeat,
    NewTable,
    Ping,
    clean_name,
    decode_from_socket,
)
from regnum.server.pages import Client, get_art, get_client, get_scenery
from regnum.server.reporting import report
from regnum.server.requests import STATUS, complaint, guarded, read, reply, whole_number
from regnum.server.security import (
    COOKIE,
    COOKIE_SECONDS,
    HEADERS,
    Limit,
    SafeHeaders,
    is_own_origin,
    new_secret,
)
from regnum.server.settings import ServerSettings
from regnum.server.store import ID_BYTES, Key, Listed, Store, hash_of
from regnum.server.thinking import Thinkers
from regnum.table.commands import Refused, Sit
from regnum.table.consequences import consequences
from regnum.table.entries import FINISHED, WAITING, Holder
from regnum.table.snapshots import viewpoint
from regnum.table.terms import Person, Settings, Terms

UNSUPPORTED_DATA, POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER = 1003, 1008, 1012, 1013


class Server:
    """The application's state and its endpoints."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers, settings.log)
        self.hub = Hub(self.store, self.thinkers, settings.tables_in_memory, settings.beat_seconds)
        self.pasts = Pasts()
        self.client = Client(settings.client)
        self.sockets: Counter[str] = Counter()  # of each person
        self.new_people = Limit(settings.people_per_minute, 60)
        self.new_tables = Limit(settings.tables_per_minute, 60)
        self.links = Limit(settings.links_per_minute, 60)

    @asynccontextmanager
    async def life(self, _app: Starlette) -> AsyncIterator[None]:
        """From the first migration to the last write."""
        await self.hub.database.write(self.store.migrate)
        report("start", version=__version__, database=self.store.engine.dialect.name)
        listener = Listener(self.store, self.hub.hear) if self.store.is_postgresql else None
        tasks = [asyncio.create_task(self.hub.keep_awake())]
        if listener is not None:
            tasks.append(asyncio.create_task(self.hub.keep_present()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            if listener is not None:
                listener.close()
            await self.hub.close()
            self.thinkers.close()
            self.store.close()
            report("stop")

    # People.

    async def person(self, connection: HTTPConnection) -> Person:
        """Who asks, by the cookie."""
        secret = connection.cookies.get(COOKIE, "")
        known = await self.hub.database.read(self.store.find_person, secret)
        if known is None:
            raise Refused("not-known", "say your name first")
        return known

    @guarded
    async def get_me(self, request: Request) -> Response:
        """Who am I?"""
        return reply(await self.person(request))

    @guarded
    async def post_me(self, request: Request) -> Response:
        """A new person, or a new name for a known one."""
        name = clean_name((await read(request, NewPerson)).name)
        with suppress(Refused):
            known = await self.person(request)
            await self.hub.database.write(self.store.rename, known.id, name)
            return reply(Person(known.id, name))
        self.check(self.new_people, request)
        person, secret = Person(token_hex(ID_BYTES), name), new_secret()
        await self.hub.database.write(self.store.add_person, person, secret)
        response = reply(person)
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=(self.settings.public_url or str(request.url)).startswith("https:"),
        )
        return response

    # Tables.

    @guarded
    async def get_games(self, request: Request) -> Response:
        """What can be played, with its options and levels."""
        games = [find_game(key) for key in game_keys()]
        return reply(
            [
                {
                    "game": game.key,
                    "title": game.title,
                    "seats": list(game.seats),
                    "levels": list(game.levels),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.default,
                            "explanation": option.explanation,
                            "values": list(option.values),
                        }
                        for option in game.options
                    ],
                    "components": game.components(),
                }
                for game in games
            ]
        )

    @guarded
    async def post_table(self, request: Request) -> Response:
        """Lay a table."""
        person = await self.person(request)
        wanted = await read(request, NewTable)
        self.check(self.new_tables, request)
        game = find_game(wanted.game)
        seed = SystemRandom().randrange(MAX_SEED)
        options = {**wanted.options, "players": str(len(wanted.seats))}
        setup = game.deal(options, Source(seed, "setup"))
        holders = [holder_of(seat, person, game.levels) for seat in wanted.seats]
        terms = Terms(
            id=token_hex(ID_BYTES),
            spec=setup.spec,
            rules=game.rules_version,
            seed=seed,
            salt=new_secret(),
            host=person.id,
            settings=Settings(wanted.hints, wanted.is_listed, options, wanted.clock),
            created=time(),
        )
        await self.hub.database.write(
            self.store.add_table, terms, holders, WAITING, wanted.is_listed
        )
        await self.hub.find(terms.id)
        report("table-made", table=terms.id, game=game.key, seats=len(holders))
        return reply({"table": terms.id}, 201)

    @guarded
    async def get_tables(self, request: Request) -> Response:
        """My tables, open ones, or finished ones: those that were listed, and my own."""
        person = await self.person(request)
        page = whole_number(request.query_params.get("page", "0"), "a page")
        match request.query_params.get("which", "mine"):
            case "mine":
                query = partial(self.store.tables_of, person.id, page)
            case "open":
                query = partial(self.store.open_tables, page)
            case "finished":
                query = partial(self.store.finished_tables, person.id, page)
            case _:
                raise Malformed("which is mine, open or finished")
        return reply([summary(listed, person.id) for listed in await self.hub.database.read(query)])

    @guarded
    async def get_table(self, request: Request) -> Response:
        """All that the asking person may see, and the log since a revision."""
        person = await self.person(request)
        live = await self.visible(request, person)
        since = whole_number(request.query_params.get("since", "0"))
        news = live.news(viewpoint(live.table.now, person.id), since, is_first=True)
        return Response(news, media_type="application/json")

    @guarded
    async def post_command(self, request: Request) -> Response:
        """The same commands that the socket takes."""
        person = await self.person(request)
        live = await self.visible(request, person)
        asked = await read(request, Do)
        return reply(await self.do(live, asked, person))

    @guarded
    async def post_key(self, request: Request) -> Response:
        """Make a link. Its secret is told once and stored nowhere."""
        person = await self.person(request)
        live = await self.visible(request, person)
        wanted = await read(request, NewKey)
        seat = wanted.seat if wanted.kind == "seat" else None
        if wanted.kind == "seat":
            if seat not in live.table.now.seats_of(person.id):
                raise Refused("not-allowed", "this is not your seat")
        elif person.id != live.table.terms.host:
            raise Refused("not-allowed", "only the host of the table can invite")
        secret = new_secret()
        key = Key(hash_of(secret), live.table.terms.id, wanted.kind, seat, person.id, time())
        await self.hub.database.write(self.store.add_key, key)
        return reply({"key": secret}, 201)

    @guarded
    async def post_enter(self, request: Request) -> Response:
        """Follow a link."""
        person = await self.person(request)
        self.check(self.links, request)
        secret = (await read(request, Enter)).key
        key = await self.hub.database.read(self.store.find_key, secret)
        if key is None:
            raise Refused("no-such-table", "this link leads nowhere")
        await self.hub.follow_link(key, person)
        return reply({"table": key.table_id})

    @guarded
    async def get_record(self, request: Request) -> Response:
        """A finished match as a record file."""
        live = await self.visible(request, await self.person(request))
        if live.table.now.status != FINISHED:
            raise Refused("not-over", "the game is not over yet")
        names = tuple(holder.name for holder in live.table.now.holders)
        return PlainTextResponse(print_record(Record(live.table.now.match, names)))

    @guarded
    async def post_hint(self, request: Request) -> Response:
        """What a bot would do in the asker's place."""
        person = await self.person(request)
        live = await self.visible(request, person)
        advice = await self.hub.advise(live, person.id)
        text = live.table.now.match.game.action_text
        return reply(
            [{"action": text(a.action), "margin": a.margin, "terms": a.terms} for a in advice]
        )

    async def get_health(self, request: Request) -> Response:
        """Is the server alive, and its database?"""
        await self.hub.database.read(self.store.ping)
        return PlainTextResponse("ok")

    async def get_metrics(self, request: Request) -> Response:
        """Figures for operators."""
        gauges = {**self.hub.gauges(), "thoughts_waiting": self.thinkers.waiting}
        return PlainTextResponse(self.hub.metrics.text(gauges))

    # The socket.

    async def socket(self, socket: WebSocket) -> None:
        """Messages about one table, and commands for it."""
        try:
            if not is_own_origin(socket.headers, self.settings.public_url):
                raise Refused("not-allowed", "this page does not belong to the server")
            person = await self.person(socket)
            live = await self.visible(socket, person)
            since = whole_number(socket.query_params.get("since", "0"))
        except RegnumError:
            await socket.close(POLICY_VIOLATION)
            return
        limits = self.settings
        if (
            self.sockets.total() >= limits.sockets
            or self.sockets[person.id] >= limits.sockets_per_person
        ):
            error = Refused("too-much", "too many connections are open: close one")
            await socket.send_denial_response(reply(complaint(error), STATUS["too-much"]))
            return
        self.sockets[person.id] += 1
        try:
            await self._converse(socket, live, Watcher(person, since))
        finally:
            self.sockets[person.id] -= 1
            if not self.sockets[person.id]:
                del self.sockets[person.id]

    async def _converse(self, socket: WebSocket, live: Live, watcher: Watcher) -> None:
        await socket.accept()
        self.hub.watch(live, watcher)
        writing = asyncio.create_task(self._write(socket, watcher))
        try:
            await self._read(socket, live, watcher)
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.unwatch(live, watcher)
            writing.cancel()

    async def _write(self, socket: WebSocket, watcher: Watcher) -> None:
        with suppress(WebSocketDisconnect):
            while (message := await watcher.queue.get()) is not None:
                await socket.send_text(message.decode())
            await socket.close(RESTARTING if self.hub.is_closing else TRY_AGAIN_LATER)

    async def _read(self, socket: WebSocket, live: Live, watcher: Watcher) -> None:
        limit = Limit(self.settings.messages_per_second * 5, 5)
        while True:
            await asyncio.sleep(0)  # even if more has come already: answers have to leave
            if socket.application_state is not WebSocketState.CONNECTED:
                return  # found out while writing
            try:
                data = await socket.receive_text()
            except KeyError:  # bytes instead of text
                await socket.close(UNSUPPORTED_DATA)
                return
            if not limit.allows(""):
                await socket.close(POLICY_VIOLATION)
                return
            try:
                asked = decode_from_socket(data)
            except Malformed as error:
                watcher.send(refusal("", error, live))
                continue
            match asked:
                case Ping():
                    watcher.send(pong(live))
                case Do() | Ask():
                    watcher.send(await self._answer(live, asked, watcher.person))

    async def _answer(self, live: Live, asked: Do | Ask, person: Person) -> bytes:
        try:
            if isinstance(asked, Ask):
                told = consequences(live.table.now, person.id, asked.action)
                return msgspec.json.encode({"type": "answer", "id": asked.id, **told})
            return msgspec.json.encode({"type": "done", **await self.do(live, asked, person)})
        except RegnumError as error:
            return refusal(asked.id, error, live)

    async def do(self, live: Live, asked: Do, person: Person) -> dict[str, object]:
        """Do a command, once."""
        if isinstance(asked.command, Sit) and not await self.may_sit(live, person):
            raise Refused("not-allowed", "you need an invitation to sit down here")
        entry = await self.hub.command(live, asked.id, asked.revision, asked.command, person)
        return {"id": asked.id, "revision": entry.revision}

    # Permissions.

    async def visible(self, connection: HTTPConnection, person: Person) -> Live:
        """The table that is asked for, if the person may see it."""
        live = await self.hub.find(connection.path_params["table_id"])
        table = live.table
        if table.now.is_open_to(person.id):
            return live
        if await self.hub.database.read(self.store.role, table.terms.id, person.id) is None:
            raise Refused("no-such-table", "there is no such table")
        return live

    async def may_sit(self, live: Live, person: Person) -> bool:
        """Has the person been invited?"""
        table = live.table
        if table.now.is_open_to(person.id):
            return True
        return await self.hub.database.read(self.store.role, table.terms.id, person.id) == "play"

    def check(self, limit: Limit, request: Request) -> None:
        """Refuse what comes too often from one address."""
        address = request.client.host if request.client else ""
        if not limit.allows(address):
            raise Refused("too-much", "too many requests from your address: wait a minute")


def summary(listed: Listed, person: str) -> dict[str, Json]:
    """A table in somebody's list."""
    return {
        "table": listed.id,
        "game": parse_spec(listed.spec)[0],
        "status": listed.status,
        "seats": [
            {
                "name": seat.name,
                "level": seat.level,
                "is_open": seat.owner is None and seat.level is None and not seat.name,
                "is_host": seat.owner == listed.host and seat.level is None,
            }
            for seat in listed.seats
        ],
        "decider": listed.decider,
        "mine": [number for number, seat in enumerate(listed.seats) if seat.owner == person],
        "created": listed.created,
    }


def holder_of(seat: NewSeat, host: Person, levels: Collection[str]) -> Holder:
    """Who sits on a seat of a new table."""
    match seat.kind:
        case "me":
            return Holder(host.name, host.id)
        case "local":
            return Holder(clean_name(seat.name or ""), host.id)
        case "bot":
            if seat.level is None or seat.level not in levels:
                raise Malformed(f"there is no level {seat.level!r}: {', '.join(levels)}")
            return Holder(seat.level, level=seat.level)
    return Holder()


def refusal(command_id: str, error: RegnumError, live: Live) -> bytes:
    """A command was not done, and why."""
    told = {"type": "refused", "id": command_id, **complaint(error)}
    return msgspec.json.encode({**told, "revision": live.table.revision})


def pong(live: Live) -> bytes:
    """Somebody is there, and the table is at this revision."""
    return msgspec.json.encode({"type": "pong", "revision": live.table.revision})


async def failed(_request: Request, _error: Exception) -> Response:
    """Something broke. It is logged; whoever asked is told no more than that."""
    told = {"code": "failed", "text": "something went wrong on the server", "args": {}}
    response = reply(told, 500)
    response.headers.update(HEADERS)  # nothing else passes `SafeHeaders` by
    return response


def make_app(settings: ServerSettings) -> Starlette:
    """The application."""
    server = Server(settings)

    def at(path: str, endpoint: Callable[[Request], Awaitable[Response]], method: str) -> Route:
        return Route(path, endpoint, methods=[method])

    table = "/api/tables/{table_id}"
    return Starlette(
        routes=[
            at("/healthz", server.get_health, "GET"),
            at("/metrics", server.get_metrics, "GET"),
            at("/api/me", server.get_me, "GET"),
            at("/api/me", server.post_me, "POST"),
            at("/api/games", server.get_games, "GET"),
            at("/api/games/{game}/art.svg", partial(get_art, server), "GET"),
            at("/api/tables", server.get_tables, "GET"),
            at("/api/tables", server.post_table, "POST"),
            at("/api/enter", server.post_enter, "POST"),
            at("/api/records", partial(post_record, server), "POST"),
            at(table, server.get_table, "GET"),
            at(f"{table}/commands", server.post_command, "POST"),
            at(f"{table}/ask", partial(post_ask, server), "POST"),
            at(f"{table}/at/{{revision}}", partial(get_past, server), "GET"),
            at(f"{table}/course", partial(get_course, server), "GET"),
            at(f"{table}/keys", server.post_key, "POST"),
            at(f"{table}/record", server.get_record, "GET"),
            at(f"{table}/hint", server.post_hint, "POST"),
            at(f"{table}/scenery.svg", partial(get_scenery, server), "GET"),
            WebSocketRoute(f"{table}/socket", server.socket),
            at("/{path:path}", partial(get_client, server), "GET"),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Exception: failed},
        lifespan=server.life,
    )
