"""People: a name, and a secret in a cookie."""

from contextlib import suppress
from secrets import token_hex

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.messages import NewPerson, clean_name
from regnum.server.requests import check_limit, person_of, read, reply, server_of
from regnum.server.security import COOKIE, COOKIE_SECONDS, new_secret
from regnum.server.store import ID_BYTES
from regnum.table.commands import Refused
from regnum.table.terms import Person


async def get_me(request: Request) -> Response:
    """Who am I?"""
    return reply(await person_of(request))


async def post_me(request: Request) -> Response:
    """A new person, or a new name for a known one."""
    server = server_of(request)
    name = clean_name((await read(request, NewPerson)).name)
    with suppress(Refused):
        known = await person_of(request)
        await server.database.write(server.store.rename, known.id, name)
        return reply(Person(known.id, name))
    check_limit(server.limits.new_people, request)
    check_limit(server.limits.people_of_day, request)
    person, secret = Person(token_hex(ID_BYTES), name), new_secret()
    await server.database.write(server.store.add_person, person, secret)
    response = reply(person)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=(server.settings.public_url or str(request.url)).startswith("https:"),
    )
    return response
