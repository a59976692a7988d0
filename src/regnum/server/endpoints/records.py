"""Records: a match as a file that can be taken away and brought back."""

from secrets import token_hex
from time import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regnum.core.record import Record, parse_record, print_record
from regnum.server.messages import NewRecord
from regnum.server.requests import check_limit, person_of, read, reply, server_of, table_of
from regnum.server.security import new_secret
from regnum.server.store import ID_BYTES
from regnum.table.commands import Refused
from regnum.table.entries import ENDED, FINISHED, Holder
from regnum.table.importing import log_of
from regnum.table.terms import Settings, Terms

MAX_BYTES = 256 * 1024


async def get_record(request: Request) -> Response:
    """A finished match as a record."""
    now = (await table_of(request, await person_of(request))).table.now
    if now.status != FINISHED:
        raise Refused("not-over", "the game is not over yet")
    names = tuple(holder.name for holder in now.holders)
    return PlainTextResponse(print_record(Record(now.match, names)))


async def post_record(request: Request) -> Response:
    """A record becomes a table to look at; a wrong one is refused with the line that is wrong."""
    server, person = server_of(request), await person_of(request)
    text = (await read(request, NewRecord, MAX_BYTES)).record
    check_limit(server.new_tables, request)
    record = parse_record(text.replace("\r\n", "\n"))
    match, origin = record.match, record.match.origin
    position = None if origin is None else origin.position_line()
    terms = Terms(
        id=token_hex(ID_BYTES),
        spec=match.setup.spec,
        rules=match.game.rules_version,
        seed=match.seed,
        salt=new_secret(),
        host=person.id,
        settings=Settings(hints=False, imported=True, position=position),
        created=time(),
    )
    status = FINISHED if match.state.is_over else ENDED
    levels = match.game.levels  # bots are recorded by theirs
    holders = [Holder(name, level=name if name in levels else None) for name in record.names]
    add_table = server.store.add_table
    await server.database.write(add_table, terms, holders, status, log=log_of(match))
    return reply({"table": terms.id}, 201)
