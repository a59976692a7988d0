"""Requests and answers over HTTP: who asks for what, who is refused, and how it is said."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from regnum.core.contract import Json
from regnum.core.errors import Illegal, Malformed, RegnumError, WrongOption
from regnum.core.record import WrongLine
from regnum.server.limits import Limit, origin
from regnum.server.live import Live
from regnum.server.messages import MAX_BYTES, decode
from regnum.server.security import COOKIE, SECURE_COOKIE, is_own_origin
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
    "not-stored": 503,
    "not-read": 503,
    "unreadable": 500,
    "malformed": 400,
    "wrong-record": 400,
    "wrong-option": 400,
}
REFUSED_STATUS = 409
LINES_PER_REQUEST = 100  # of a log: reading so many costs as much as a request
SLOWER_SECONDS = 0.5  # before somebody is told that it was too much


def reply(data: object, status: int = 200) -> Response:
    """A JSON response."""
    return reply_encoded(msgspec.json.encode(data), status)


def reply_encoded(data: bytes, status: int = 200) -> Response:
    """A response that is JSON already."""
    return Response(data, status, media_type="application/json")


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


def guarded(endpoint: Endpoint, cost: float = 1) -> Endpoint:
    """Check where a request comes from, and turn what is refused into a response.

    Against the limits it counts as `cost` ordinary requests.
    """

    @wraps(endpoint)
    async def checked(request: Request) -> Response:
        request.state.cost = cost
        try:
            if not server_of(request).limits.of_address.spend(address_of(request), cost):
                raise Refused("too-much", "too many requests from your address: wait a little")
            if request.method == "POST":
                check_origin(request)
            return await endpoint(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except RegnumError as error:
            what = complaint(error)
            if what["code"] == "too-much":
                await asyncio.sleep(SLOWER_SECONDS)  # who asks again at once waits as well
            return reply(what, STATUS.get(str(what["code"]), REFUSED_STATUS))

    return checked


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server: Server = connection.app.state.server
    return server


async def identify(connection: HTTPConnection) -> Person:
    """Find out whose request it is, by the cookie, and count it."""
    server = server_of(connection)
    person = await server.database.read(server.store.find_person, secret_of(connection))
    if person is None:
        raise Refused("not-known", "say your name first")
    charge(connection, person)
    return person


def charge(connection: HTTPConnection, person: Person) -> None:
    """Count a request of a person; refused where there were too many."""
    limit, cost = server_of(connection).limits.of_person, getattr(connection.state, "cost", 1)
    if not limit.spend(person.id, cost):
        raise Refused("too-much", "that was much at once: wait a little")


def secret_of(connection: HTTPConnection) -> str:
    """What the cookie says."""
    cookies = connection.cookies
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE, "")


async def visit_table(connection: HTTPConnection, person: Person) -> Live:
    """Go to the table in the address of a request, if the person may see it."""
    live = await server_of(connection).door.let_in(connection.path_params["table_id"], person)
    live.visit()
    return live


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as that counts for limits."""
    return origin(connection.client.host) if connection.client else ""


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what comes from a page of somebody else."""
    if not is_own_origin(connection.headers, server_of(connection).settings.public_url):
        raise Refused("not-allowed", "this page does not belong to the server")


def charge_for_log(server: Server, live: Live, person: Person, since: int) -> None:
    """Whoever reads a long log has less left for other things."""
    server.limits.of_person.spend(person.id, (live.table.revision - since) / LINES_PER_REQUEST)


def check_limit(limit: Limit, request: Request) -> None:
    """Refuse what comes too often from one address."""
    if not limit.spend(address_of(request)):
        raise Refused("too-much", "too many requests from your address: wait a minute")


async def read(request: Request, kind: type[T], limit: int = MAX_BYTES) -> T:
    """The body of a request, if it is small and of this kind."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Malformed("this message is too long")
    return decode(data, kind)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for as long as whoever asked for it is there; the body has been read."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_leave(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        del working, leaving  # or an error and these would keep each other in memory


async def _leave(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def whole_number(text: str, what: str = "a revision") -> int:
    """A number in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Malformed(f"{what} is a whole number")
    return int(text)
