"""Looking back: a table as it was, how its scores went."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.requests import person_of, reply, server_of, table_of, whole_number
from regnum.table.commands import Refused
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import viewpoint


async def get_past(request: Request) -> Response:
    """The table as it was at a revision, for the seats of whoever looks."""
    person = await person_of(request)
    live = await table_of(request, person)
    revision = whole_number(request.path_params["revision"])
    if revision > live.table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    viewer = viewpoint(live.table.now, person.id)
    replay = server_of(request).replays.of(live.table)
    return reply(await replay.in_thread(lambda past: past_snapshot(past.at(revision), viewer)))


async def get_course(request: Request) -> Response:
    """How the scores went."""
    live = await table_of(request, await person_of(request))
    replay = server_of(request).replays.of(live.table)
    return reply(await replay.in_thread(Past.course))
