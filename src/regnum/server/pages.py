"""Pages and pictures: the built client, the drawings of each game, the land of a table."""

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regnum.core.contract import Theme
from regnum.core.errors import Malformed
from regnum.core.registry import deal_spec, find_game, game_keys
from regnum.server.requests import guarded
from regnum.table.commands import Refused

if TYPE_CHECKING:
    from regnum.server.app import Server

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names of assets tell their content
ASK_AGAIN = "no-cache"  # kept, but only used if it is still the newest
SVG = "image/svg+xml"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": SVG,
    ".txt": "text/plain",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = ("text/", "application/json", SVG)
NOT_BUILT = """<!doctype html><html lang="en"><title>Regnum</title>
<h1>The server runs, the client is not built</h1>
<p>Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
then start the server again.</p></html>
"""


@dataclass(frozen=True)
class Page:
    """Something that does not change while the server runs, also packed, with a tag."""

    content: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The content, or that what the browser has is still the newest."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def page(content: bytes, kind: str, cache: str = ASK_AGAIN) -> Page:
    """A page with this content."""
    packed = gzip.compress(content, mtime=0) if kind.startswith(PACKED) else None
    return Page(content, packed, kind, cache, f'"{sha256(content).hexdigest()[:32]}"')


class Client:
    """The files of the built client, by their addresses. Nothing else can be asked for."""

    def __init__(self, folder: Path) -> None:
        self.pages = {
            path.relative_to(folder).as_posix(): page(
                path.read_bytes(),
                KINDS.get(path.suffix, "application/octet-stream"),
                FOREVER if path.parent.name == "assets" else ASK_AGAIN,
            )
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.is_symlink()
        }

    def answer(self, request: Request) -> Response:
        """A file, or the first page for every address that the client itself understands."""
        path = request.path_params["path"]
        if path in self.pages:
            return self.pages[path].answer(request)
        if path.startswith("api/") or "." in path:
            raise Refused("no-such-page", "there is nothing at this address")
        if INDEX not in self.pages:
            return HTMLResponse(NOT_BUILT, 503)
        return self.pages[INDEX].answer(request)


@lru_cache(maxsize=8)
def _art(game: str) -> Page:
    return page(find_game(game).art().encode(), SVG)


@lru_cache(maxsize=64)
def _scenery(spec: str, theme: Theme) -> Page | None:
    game, setup = deal_spec(spec, 0)
    picture = game.scenery(setup, theme)
    return None if picture is None else page(picture.encode(), SVG)


@guarded
async def get_client(server: "Server", request: Request) -> Response:
    """The client, wherever it is entered."""
    return server.client.answer(request)


@guarded
async def get_art(server: "Server", request: Request) -> Response:
    """All pictures of a game."""
    game = request.path_params["game"]
    if game not in game_keys():
        raise Refused("no-such-page", "there is no such game")
    return (await run_in_threadpool(_art, game)).answer(request)


@guarded
async def get_scenery(server: "Server", request: Request) -> Response:
    """All that never changes at a table, by day or by night."""
    live = await server.visible(request, await server.person(request))
    theme = request.query_params.get("theme", "day")
    if theme != "day" and theme != "night":
        raise Malformed("theme is day or night")
    picture = await run_in_threadpool(_scenery, live.table.now.match.setup.spec, theme)
    if picture is None:
        raise Refused("no-such-page", "this game has no scenery")
    return picture.answer(request)
