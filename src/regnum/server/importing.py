"""A record from outside becomes a table to look at, with a log as if it had been played here."""

from functools import partial
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.core.match import Match
from regnum.core.record import parse_record
from regnum.core.seats import CHANCE
from regnum.server.entries import ENDED, FINISHED, Body, Ended, Holder, Played, Started
from regnum.server.messages import NewRecord
from regnum.server.requests import guarded, read, reply
from regnum.server.security import new_secret
from regnum.server.store import ID_BYTES, TableRow
from regnum.server.table import Settings

if TYPE_CHECKING:
    from regnum.server.app import Server

MAX_BYTES = 256 * 1024


def log_of(match: Match) -> list[Body]:
    """What a match would have left in the log, once everybody had sat down."""
    log: list[Started | Played] = [Started(())]
    for seat, action in zip(match.seats(), match.actions, strict=True):
        if seat == CHANCE:
            log[-1] = msgspec.structs.replace(log[-1], chance=(*log[-1].chance, action))
        else:
            log.append(Played(seat, action, ()))
    return [*log] if match.state.is_over else [*log, Ended()]


@guarded
async def post_record(server: "Server", request: Request) -> Response:
    """Read a record; a wrong one is refused with the line that is wrong."""
    person = await server.person(request)
    text = (await read(request, NewRecord, MAX_BYTES)).record
    server.check(server.new_tables, request)
    record = parse_record(text.replace("\r\n", "\n"))
    match = record.match
    row = TableRow(
        id=token_hex(ID_BYTES),
        spec=match.setup.spec,
        rules=match.game.rules_version,
        seed=match.seed,
        salt=new_secret(),
        host=person.id,
        settings=msgspec.json.encode(Settings(hints=False, imported=True)).decode(),
        created=time(),
    )
    status = FINISHED if match.state.is_over else ENDED
    holders = [Holder(name) for name in record.names]
    add = partial(server.store.add_table, row, holders, status, log=log_of(match))
    await server.hub.ask(add)
    return reply({"table": row.id}, 201)
