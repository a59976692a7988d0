"""Who may speak, and from where."""

from secrets import token_urlsafe

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "regnum"
COOKIE_SECONDS = 365 * 24 * 3600
SECRET_BYTES = 24
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
