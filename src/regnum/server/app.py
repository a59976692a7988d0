"""The application: which endpoint answers at which address."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from regnum.server.endpoints import (
    history,
    lessons,
    links,
    me,
    network,
    operation,
    pages,
    people,
    play,
    push,
    records,
    reviews,
    socket,
    tables,
)
from regnum.server.requests import Endpoint, guarded, reply
from regnum.server.security import HEADERS, KnownHosts, SafeHeaders
from regnum.server.services import Server
from regnum.server.settings import ServerSettings

TABLE = "/api/tables/{table_id}"
LESSONS = "/api/games/{game}/lessons"
LESSON = f"{LESSONS}/{{lesson}}"
LOOK, WRITE, EXPORT = 3, 10, 60  # what they cost of the requests that a person may make


def _get(path: str, endpoint: Endpoint, cost: float = 1) -> Route:
    return Route(path, guarded(endpoint, cost), methods=["GET"])


def _post(path: str, endpoint: Endpoint, cost: float = 1) -> Route:
    return Route(path, guarded(endpoint, cost), methods=["POST"])


ROUTES: list[BaseRoute] = [
    _get("/healthz", operation.get_health),
    _get("/metrics", operation.get_metrics),
    _get("/api/me", people.get_me),
    _post("/api/me", people.post_me, WRITE),
    _post("/api/logout", people.post_logout, WRITE),
    _post("/api/logout/everywhere", people.post_logout_everywhere, WRITE),
    _get("/api/me/history", me.get_history, LOOK),
    _post("/api/me/history/remove", me.post_removal, WRITE),
    _get("/api/me/statistics", me.get_statistics, LOOK),
    _post("/api/me/colour", me.post_colour, WRITE),
    _post("/api/me/devices", me.post_device_key, WRITE),
    _post("/api/devices", me.post_device, WRITE),
    _get("/api/me/export", me.get_export, EXPORT),
    _post("/api/me/delete", me.post_deletion, EXPORT),
    _get("/api/network", network.get_network),
    _post("/api/network", network.post_network, WRITE),
    _get("/api/push", push.get_push),
    _post("/api/push", push.post_push, WRITE),
    _post("/api/push/forget", push.post_forgetting, WRITE),
    _get("/api/games", tables.get_games),
    _get("/api/games/{game}/art.svg", pages.get_art),
    _get(LESSONS, lessons.get_lessons),
    _post(LESSON, lessons.post_lesson),
    _post(f"{LESSON}/ask", lessons.post_question, LOOK),
    _post(f"{LESSON}/merits", lessons.post_merits, LOOK),
    _post(f"{LESSON}/at", lessons.post_past, LOOK),
    _get(f"{LESSON}/scenery.svg", lessons.get_scenery),
    _get("/api/tables", tables.get_tables, LOOK),
    _post("/api/tables", tables.post_table, WRITE),
    _post("/api/enter", links.post_enter, WRITE),
    _post("/api/records", records.post_record, WRITE),
    _get(TABLE, tables.get_table, LOOK),
    _post(f"{TABLE}/commands", play.post_command),
    _post(f"{TABLE}/ask", play.post_question, LOOK),
    _get(f"{TABLE}/merits", play.get_merits, LOOK),
    _get(f"{TABLE}/at/{{revision}}", history.get_past),
    _get(f"{TABLE}/course", history.get_course),
    _get(f"{TABLE}/replay", history.get_replay),
    _post(f"{TABLE}/replay", history.post_replay, WRITE),
    _post(f"{TABLE}/keys", links.post_key, WRITE),
    _post(f"{TABLE}/keys/revoke", links.post_revocation, WRITE),
    _post(f"{TABLE}/rematch", tables.post_rematch, WRITE),
    _post(f"{TABLE}/branch", tables.post_branch, WRITE),
    _get(f"{TABLE}/record", records.get_record, LOOK),
    _post(f"{TABLE}/review", reviews.post_review, LOOK),
    _post(f"{TABLE}/hint", play.post_hint),
    _get(f"{TABLE}/scenery.svg", pages.get_scenery),
    WebSocketRoute(f"{TABLE}/socket", socket.watch),
    _get("/{path:path}", pages.get_client),
]


def make_app(settings: ServerSettings) -> Starlette:
    """The application, on a database that is up to date."""
    server = Server(settings)
    server.store.migrate()

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        async with server.life():
            yield

    app = Starlette(
        routes=ROUTES,
        middleware=[Middleware(SafeHeaders), Middleware(KnownHosts, settings.names)],
        exception_handlers={Exception: _fail},
        lifespan=life,
    )
    app.state.server = server
    return app


async def _fail(_request: Request, _error: Exception) -> Response:
    """Something broke. It is logged; whoever asked is told no more than that."""
    what = {"code": "failed", "text": "something went wrong on the server", "args": {}}
    response = reply(what, 500)
    response.headers.update(HEADERS)  # this is the one answer that `SafeHeaders` does not see
    return response
