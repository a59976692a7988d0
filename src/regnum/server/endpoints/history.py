"""Looking back: a table as it was, how its scores went."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.messages import ReplayAccess
from regnum.server.requests import (
    identify,
    read,
    reply,
    reply_encoded,
    server_of,
    visit_table,
    while_there,
    whole_number,
)
from regnum.table.answers import check_host
from regnum.table.commands import Refused
from regnum.table.snapshots import viewpoint


async def get_past(request: Request) -> Response:
    """The table as it was at a revision, for the seats of whoever looks."""
    person = await identify(request)
    table = (await visit_table(request, person)).table
    revision = whole_number(request.path_params["revision"])
    if revision > table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    viewer = viewpoint(table.now, person.id)
    past = server_of(request).backroom.past(table, revision, viewer, person.id)
    return reply_encoded(await while_there(request, past))


async def get_replay(request: Request) -> Response:
    """May those look at a table that is over who only have its address?"""
    server, person = server_of(request), await identify(request)
    table_id = (await visit_table(request, person)).table.terms.id
    is_closed = await server.database.read(server.store.is_closed, table_id)
    return reply({"is_open": not is_closed})


async def post_replay(request: Request) -> Response:
    """The host says whether they may."""
    server, person = server_of(request), await identify(request)
    live = await visit_table(request, person)
    is_open = (await read(request, ReplayAccess)).is_open
    check_host(live.table.now, person.id)
    await server.door.share_replay(live, is_open)
    return reply({"is_open": is_open})


async def get_course(request: Request) -> Response:
    """How the scores went."""
    person = await identify(request)
    table = (await visit_table(request, person)).table
    course = server_of(request).backroom.course(table, person.id)
    return reply_encoded(await while_there(request, course))
