"""Looking back: a table as it was, how its scores went."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.requests import (
    person_of,
    reply_encoded,
    server_of,
    table_of,
    while_there,
    whole_number,
)
from regnum.table.commands import Refused
from regnum.table.snapshots import viewpoint


async def get_past(request: Request) -> Response:
    """The table as it was at a revision, for the seats of whoever looks."""
    person = await person_of(request)
    table = (await table_of(request, person)).table
    revision = whole_number(request.path_params["revision"])
    if revision > table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    viewer = viewpoint(table.now, person.id)
    past = server_of(request).backroom.past(table, revision, viewer, person.id)
    return reply_encoded(await while_there(request, past))


async def get_course(request: Request) -> Response:
    """How the scores went."""
    person = await person_of(request)
    table = (await table_of(request, person)).table
    course = server_of(request).backroom.course(table, person.id)
    return reply_encoded(await while_there(request, course))
