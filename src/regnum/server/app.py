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
    links,
    operation,
    pages,
    people,
    play,
    records,
    socket,
    tables,
)
from regnum.server.requests import Endpoint, guarded, reply
from regnum.server.security import HEADERS, SafeHeaders
from regnum.server.services import Server
from regnum.server.settings import ServerSettings

TABLE = "/api/tables/{table_id}"


def _get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, guarded(endpoint), methods=["GET"])


def _post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, guarded(endpoint), methods=["POST"])


ROUTES: list[BaseRoute] = [
    _get("/healthz", operation.get_health),
    _get("/metrics", operation.get_metrics),
    _get("/api/me", people.get_me),
    _post("/api/me", people.post_me),
    _get("/api/games", tables.get_games),
    _get("/api/games/{game}/art.svg", pages.get_art),
    _get("/api/tables", tables.get_tables),
    _post("/api/tables", tables.post_table),
    _post("/api/enter", links.post_enter),
    _post("/api/records", records.post_record),
    _get(TABLE, tables.get_table),
    _post(f"{TABLE}/commands", play.post_command),
    _post(f"{TABLE}/ask", play.post_question),
    _get(f"{TABLE}/at/{{revision}}", history.get_past),
    _get(f"{TABLE}/course", history.get_course),
    _post(f"{TABLE}/keys", links.post_key),
    _post(f"{TABLE}/rematch", tables.post_rematch),
    _get(f"{TABLE}/record", records.get_record),
    _post(f"{TABLE}/hint", play.post_hint),
    _get(f"{TABLE}/scenery.svg", pages.get_scenery),
    WebSocketRoute(f"{TABLE}/socket", socket.watch),
    _get("/{path:path}", pages.get_client),
]


def make_app(settings: ServerSettings) -> Starlette:
    """The application."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        async with server.life():
            yield

    app = Starlette(
        routes=ROUTES,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Exception: _fail},
        lifespan=life,
    )
    app.state.server = server
    return app


async def _fail(_request: Request, _error: Exception) -> Response:
    """Something broke. It is logged; whoever asked is told no more than that."""
    what = {"code": "failed", "text": "something went wrong on the server", "args": {}}
    response = reply(what, 500)
    response.headers.update(HEADERS)  # nothing else passes `SafeHeaders` by
    return response
