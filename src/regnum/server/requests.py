"""Requests and answers over HTTP: who is refused, how much may be read, how it is said."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regnum.core.contract import Json
from regnum.core.errors import Illegal, Malformed, RegnumError
from regnum.core.record import WrongLine
from regnum.server.messages import MAX_BYTES, decode
from regnum.server.security import is_own_origin
from regnum.table.commands import Refused

if TYPE_CHECKING:
    from regnum.server.app import Server

T = TypeVar("T")
Endpoint: TypeAlias = Callable[["Server", Request], Awaitable[Response]]

STATUS = {
    "no-such-table": 404,
    "no-such-revision": 404,
    "no-such-page": 404,
    "not-known": 401,
    "not-allowed": 403,
    "too-much": 429,
    "too-slow": 503,
    "malformed": 400,
    "wrong-record": 400,
}
REFUSED_STATUS = 409


def reply(data: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def complaint(error: RegnumError) -> dict[str, Json]:
    """What is wrong with what somebody asked for: a code, arguments, and a text as a fallback."""
    match error:
        case Refused():
            code, args = error.code, error.details
        case Illegal():
            code, args = "illegal", {"reason": error.reason.code, **error.reason.args}
        case WrongLine():
            code, args = "wrong-record", {"line": error.line, "what": error.what}
        case _:
            code, args = "malformed", {}
    return {"code": code, "text": str(error), "args": args}


def guarded(endpoint: Endpoint) -> Endpoint:
    """Check where a request comes from, and turn what is refused into a response."""

    @wraps(endpoint)
    async def checked(server: "Server", request: Request) -> Response:
        try:
            if request.method == "POST" and not is_own_origin(
                request.headers, server.settings.public_url
            ):
                raise Refused("not-allowed", "this page does not belong to the server")
            return await endpoint(server, request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        except RegnumError as error:
            told = complaint(error)
            return reply(told, STATUS.get(str(told["code"]), REFUSED_STATUS))

    return checked


async def read(request: Request, kind: type[T], limit: int = MAX_BYTES) -> T:
    """The body of a request, if it is small and of this kind."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Malformed("this message is too long")
    return decode(data, kind)


def whole_number(text: str, what: str = "a revision") -> int:
    """A number in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Malformed(f"{what} is a whole number")
    return int(text)
