"""Who may speak, how much and from where."""

from collections import OrderedDict
from secrets import token_urlsafe
from time import monotonic

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


class Limit:
    """So many events in so many seconds for each key, such as an address."""

    KEPT = 10_000  # keys that are remembered

    def __init__(self, events: int, seconds: float) -> None:
        self.events = events
        self.seconds = seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # credit, when

    def allows(self, key: str) -> bool:
        """Count one event; false if there were too many."""
        now = monotonic()
        credit, then = self._left.pop(key, (float(self.events), now))
        credit = min(self.events, credit + (now - then) * self.events / self.seconds)
        self._left[key] = (max(0.0, credit - 1), now)
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return credit >= 1


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
