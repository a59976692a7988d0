"""Requests and answers over HTTP: who asks for what, who is refused, and how it is said."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from regnum.core.contract import Json
from regnum.core.errors import Illegal, Malformed, RegnumError, WrongOption
from regnum.core.record import WrongLine
from regnum.server.live import Live
from regnum.server.messages import MAX_BYTES, decode
from regnum.server.security import COOKIE, Limit, is_own_origin
from regnum.server.services import Server
from regnum.table.commands import Refused
from regnum.table.terms import Person

T = TypeVar("T")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

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
    "wrong-option": 400,
}
REFUSED_STATUS = 409


def reply(data: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def complaint(error: RegnumError) -> dict[str, Json]:
    """Why something is refused: a code, arguments, and a text as a fallback."""
    match error:
        case Refused():
            code, args = error.code, error.details
        case Illegal():
            code, args = "illegal", {"reason": error.reason.code, **error.reason.args}
        case WrongOption():
            code, args = "wrong-option", dict(error.details)
        case WrongLine():
            code, args = "wrong-record", {"line": error.line, "what": error.what}
        case _:
            code, args = "malformed", {}
    return {"code": code, "text": str(error), "args": args}


def guarded(endpoint: Endpoint) -> Endpoint:
    """Check where a request comes from, and turn what is refused into a response."""

    @wraps(endpoint)
    async def checked(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request)
            return await endpoint(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except RegnumError as error:
            what = complaint(error)
            return reply(what, STATUS.get(str(what["code"]), REFUSED_STATUS))

    return checked


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server: Server = connection.app.state.server
    return server


async def person_of(connection: HTTPConnection) -> Person:
    """Whose request it is, by the cookie."""
    server = server_of(connection)
    secret = connection.cookies.get(COOKIE, "")
    person = await server.database.read(server.store.find_person, secret)
    if person is None:
        raise Refused("not-known", "say your name first")
    return person


async def table_of(connection: HTTPConnection, person: Person) -> Live:
    """The table in the address of a request, if the person may see it."""
    return await server_of(connection).door.find(connection.path_params["table_id"], person)


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what comes from a page of somebody else."""
    if not is_own_origin(connection.headers, server_of(connection).settings.public_url):
        raise Refused("not-allowed", "this page does not belong to the server")


def check_limit(limit: Limit, request: Request) -> None:
    """Refuse what comes too often from one address."""
    address = request.client.host if request.client else ""
    if not limit.allows(address):
        raise Refused("too-much", "too many requests from your address: wait a minute")


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
