"""Records: a match as a file that can be taken away and brought back."""

from collections.abc import Sequence
from secrets import token_hex

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regnum.bots.codes import BOTS
from regnum.core.errors import Malformed
from regnum.core.record import TAGS, WrongLine
from regnum.core.registry import find_game
from regnum.core.spec import parse_spec
from regnum.server.accounts import ID_BYTES
from regnum.server.messages import NewRecord, clean_name
from regnum.server.requests import (
    check_limit,
    identify,
    read,
    reply,
    server_of,
    visit_table,
    while_there,
)
from regnum.server.security import new_secret
from regnum.table.ending import check_over
from regnum.table.entries import ENDED, FINISHED, Holder
from regnum.table.importing import record_of
from regnum.table.terms import Settings, Terms

MAX_BYTES = 256 * 1024


async def get_record(request: Request) -> Response:
    """A match that is over as a record."""
    now = (await visit_table(request, await identify(request))).table.now
    check_over(now)
    return PlainTextResponse(record_of(now))


async def post_record(request: Request) -> Response:
    """A record becomes a table to look at; a wrong one is refused with the line that is wrong."""
    server, person = server_of(request), await identify(request)
    text = (await read(request, NewRecord, MAX_BYTES)).record
    check_limit(server.limits.new_tables, request)
    read_record = server.backroom.record(text.replace("\r\n", "\n"), person.id)
    record = await while_there(request, read_record)
    terms = Terms(
        id=token_hex(ID_BYTES),
        spec=record.spec,
        rules=record.rules,
        seed=record.seed,
        salt=new_secret(),
        host=person.id,
        settings=Settings(hints=False, imported=True, position=record.position),
        created=server.tables.time.now(),
    )
    status = FINISHED if record.is_over else ENDED
    bots = {*BOTS, *find_game(parse_spec(record.spec)[0]).levels}
    holders = [_holder(name, bots) for name in _clean_names(record.names)]
    add_table = server.store.add_table
    await server.database.write(add_table, terms, holders, status, log=record.log)
    return reply({"table": terms.id}, 201)


def _holder(name: str, bots: set[str]) -> Holder:
    """Bots are recorded by their codes, as in `hard` or `mc:ms=500`."""
    code = name.split(":")[0]
    return Holder(name, level=code if code in bots else None)


def _clean_names(names: Sequence[str]) -> list[str]:
    """The names of a record as they can be shown here."""
    try:
        return [clean_name(name) for name in names]
    except Malformed as error:
        raise WrongLine(TAGS.index("names") + 2, "names", str(error)) from None
