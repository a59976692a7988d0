"""Pages that do not change while the server runs: those of the built client."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regnum.table.commands import Refused

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
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
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED = ("text/", "application/json", "application/manifest+json", SVG)
NOT_BUILT = """<!doctype html><html lang="en"><title>Regnum</title>
<h1>The server runs, the client is not built</h1>
<p>Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
then start the server again.</p></html>
"""


@dataclass(frozen=True)
class Page:
    """Something that does not change while the server runs, with a tag; packed if it is text."""

    body: bytes
    is_packed: bool
    kind: str
    cache: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The content, or that what the browser has is still the newest."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.is_packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        elif self.is_packed:
            body = gzip.decompress(body)
        return Response(body, headers=headers, media_type=self.kind)


def page(content: bytes, kind: str, cache: str = ASK_AGAIN) -> Page:
    """A page with this content."""
    is_packed = kind.startswith(PACKED)
    body = gzip.compress(content, mtime=0) if is_packed else content
    return Page(body, is_packed, kind, cache, f'"{sha256(content).hexdigest()[:32]}"')


class Client:
    """The files of the built client, by their addresses. There is nothing else."""

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
