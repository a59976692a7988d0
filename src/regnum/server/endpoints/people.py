"""People: a name, and a secret in a cookie."""

from contextlib import suppress
from secrets import token_hex
from time import time

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.accounts import ID_BYTES, Known
from regnum.server.faults import NotStored
from regnum.server.messages import NewPerson, clean_name
from regnum.server.requests import (
    charge,
    check_limit,
    identify,
    read,
    reply,
    secret_of,
    server_of,
)
from regnum.server.security import (
    COOKIE,
    COOKIE_SECONDS,
    GRACE_SECONDS,
    RENEW_SECONDS,
    SECURE_COOKIE,
    new_secret,
)
from regnum.table.commands import Refused
from regnum.table.terms import Person


async def get_me(request: Request) -> Response:
    """Who am I? Whoever asks with an old secret is given a new one."""
    server, secret = server_of(request), secret_of(request)
    known = await server.database.read(server.store.find_known, secret)
    if known is None:
        raise Refused("not-known", "say your name first")
    charge(request, known.person)
    response, write = reply(known.person), server.database.write
    with suppress(NotStored):  # another time
        if _is_due(request, known):
            new = new_secret()
            if await write(server.store.renew_secret, known, secret, new):
                give_cookie(request, response, new)
        elif _has_arrived(known):
            await write(server.store.forget_former, known)
    return response


async def post_me(request: Request) -> Response:
    """A new person, or a new name for a known one."""
    server = server_of(request)
    name = clean_name((await read(request, NewPerson)).name)
    known = await server.database.read(server.store.find_person, secret_of(request))
    if known is not None:
        charge(request, known)
        await server.database.write(server.store.rename, known.id, name)
        return reply(Person(known.id, name, known.colour))
    check_limit(server.limits.new_people, request)
    check_limit(server.limits.people_of_day, request)
    person, secret = Person(token_hex(ID_BYTES), name), new_secret()
    await server.database.write(server.store.add_person, person, secret)
    response = reply(person)
    give_cookie(request, response, secret)
    return response


async def post_logout(request: Request) -> Response:
    """Nobody is this person any more in this browser, whoever has its cookie."""
    server, person = server_of(request), await identify(request)
    known = await server.database.read(server.store.find_known, secret_of(request))
    if known is not None:
        await server.database.write(server.store.forget_device, known)
    return say_goodbye(request, person)


async def post_logout_everywhere(request: Request) -> Response:
    """The same in every browser."""
    server, person = server_of(request), await identify(request)
    await server.database.write(server.store.forget_secrets, person.id)
    return say_goodbye(request, person)


def say_goodbye(request: Request, person: Person) -> Response:
    """The cookie goes, and connections end; other browsers come back by themselves."""
    server_of(request).tables.cut_off(person.id)
    response = reply({})
    for name in (COOKIE, SECURE_COOKIE):
        response.delete_cookie(name, secure=_is_secure(request), httponly=True, samesite="lax")
    return response


def _is_due(request: Request, known: Known) -> bool:
    """Is it time for a new secret?"""
    age = time() - known.renewed
    if known.is_former:  # the answer with the newer one was lost, or is on its way
        return age > GRACE_SECONDS
    return age > RENEW_SECONDS or (_is_secure(request) and SECURE_COOKIE not in request.cookies)


def _has_arrived(known: Known) -> bool:
    """Is there a former secret that nobody needs any more?"""
    is_used = known.has_former and not known.is_former
    return is_used and time() - known.renewed > GRACE_SECONDS


def _is_secure(request: Request) -> bool:
    """Does the browser speak HTTPS?"""
    public_url = server_of(request).settings.public_url
    return (public_url or str(request.url)).startswith("https:")


def give_cookie(request: Request, response: Response, secret: str) -> None:
    is_secure = _is_secure(request)
    response.set_cookie(
        SECURE_COOKIE if is_secure else COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    if is_secure and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, secure=True, httponly=True, samesite="lax")
