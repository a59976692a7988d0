"""Who may speak, and from where."""

from collections.abc import Collection
from ipaddress import ip_address
from secrets import token_urlsafe
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

DAY = 24 * 3600
COOKIE = "regnum"
SECURE_COOKIE = "__Host-regnum"  # over HTTPS: no other site of the same domain can set it
COOKIE_SECONDS = 365 * DAY
RENEW_SECONDS = 30 * DAY  # how old a secret becomes
GRACE_SECONDS = 60  # in which requests with the former secret may still be on their way
SECRET_BYTES = 24
MAX_HOST = 100  # letters of a name that are repeated
MISDIRECTED = 421
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


def new_secret() -> str:
    """192 random bits."""
    return token_urlsafe(SECRET_BYTES)


def is_own_origin(headers: Headers, public_url: str | None) -> bool:
    """Does a request come from a page of this server? Browsers always say; others need not."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if public_url is not None:
        return origin == public_url
    return origin.partition("://")[2] == headers.get("host")  # may be anything: not parsed


def is_known_host(header: str, listening: str, names: Collection[str]) -> bool:
    """Does a request ask for a name of this server? Somebody could let another name lead here.

    Loopback and the address that it came to are known, and all names that were given.
    """
    try:
        name = urlsplit(f"//{header}").hostname or ""
        if name == "localhost" or name.endswith(".localhost") or name in names:
            return True
        address = ip_address(name)
        return address.is_loopback or address == ip_address(listening)
    except ValueError:  # another name, or none
        return False


class KnownHosts:
    """Answers only requests for names of this server, so that nobody is led here unawares."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse in words for whoever runs the server."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host")  # browsers always send it
        listening = (scope.get("server") or ("", 0))[0]
        if host is None or is_known_host(host, listening, self.names):
            await self.app(scope, receive, send)
            return
        text = (
            f"This server does not go by the name {host[:MAX_HOST]!r}. If it should, start it with "
            "--public-url or --hosts."
        )
        response = PlainTextResponse(text, MISDIRECTED)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)


class SafeHeaders:
    """Adds the headers that tell a browser to be careful to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
