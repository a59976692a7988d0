"""A record from outside becomes a table to look at."""

from secrets import token_hex
from time import time
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.record import parse_record
from regnum.server.messages import NewRecord
from regnum.server.requests import guarded, read, reply
from regnum.server.security import new_secret
from regnum.server.store import ID_BYTES
from regnum.table.entries import ENDED, FINISHED, Holder
from regnum.table.importing import log_of
from regnum.table.terms import Settings, Terms

if TYPE_CHECKING:
    from regnum.server.app import Server

MAX_BYTES = 256 * 1024


@guarded
async def post_record(server: "Server", request: Request) -> Response:
    """Read a record; a wrong one is refused with the line that is wrong."""
    person = await server.person(request)
    text = (await read(request, NewRecord, MAX_BYTES)).record
    server.check(server.new_tables, request)
    record = parse_record(text.replace("\r\n", "\n"))
    match = record.match
    terms = Terms(
        id=token_hex(ID_BYTES),
        spec=match.setup.spec,
        rules=match.game.rules_version,
        seed=match.seed,
        salt=new_secret(),
        host=person.id,
        settings=Settings(hints=False, imported=True),
        created=time(),
    )
    status = FINISHED if match.state.is_over else ENDED
    holders = [Holder(name) for name in record.names]
    add = server.store.add_table
    await server.hub.database.write(add, terms, holders, status, log=log_of(match))
    return reply({"table": terms.id}, 201)
