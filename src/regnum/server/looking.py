"""How a table was and how its scores went, replayed apart from what happens now."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.messages import Question
from regnum.server.requests import guarded, read, reply, whole_number
from regnum.table.commands import Refused
from regnum.table.consequences import consequences
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import viewpoint
from regnum.table.table import Table

if TYPE_CHECKING:
    from regnum.server.app import Server

T = TypeVar("T")

KEPT = 32  # tables whose past is remembered


class Replay:
    """The past of a table, looked at by one at a time in a thread: other tables go on."""

    def __init__(self, table: Table) -> None:
        self.past = Past(table)
        self._thread = asyncio.Lock()

    async def apart(self, look: Callable[[], T]) -> T:
        """Look in a thread."""
        async with self._thread:
            return await asyncio.to_thread(look)


class Pasts:
    """The tables whose past was looked at last."""

    def __init__(self) -> None:
        self._pasts: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        """The past of a table."""
        past = self._pasts.pop(table.terms.id, None)
        if past is None or past.past.table is not table:
            past = Replay(table)
        self._pasts[table.terms.id] = past
        if len(self._pasts) > KEPT:
            self._pasts.popitem(last=False)
        return past


@guarded
async def post_ask(server: "Server", request: Request) -> Response:
    """What would it bring, or why not?"""
    person = await server.person(request)
    live = await server.visible(request, person)
    asked = await read(request, Question)
    return reply(consequences(live.table.now, person.id, asked.action))


@guarded
async def get_past(server: "Server", request: Request) -> Response:
    """The table as it was at a revision, for the asker's seats."""
    person = await server.person(request)
    live = await server.visible(request, person)
    revision = whole_number(request.path_params["revision"])
    if revision > live.table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    viewer = viewpoint(live.table.now, person.id)
    replay = server.pasts.of(live.table)
    return reply(await replay.apart(lambda: past_snapshot(replay.past.at(revision), viewer)))


@guarded
async def get_course(server: "Server", request: Request) -> Response:
    """How the scores went."""
    live = await server.visible(request, await server.person(request))
    replay = server.pasts.of(live.table)
    return reply(await replay.apart(replay.past.course))
