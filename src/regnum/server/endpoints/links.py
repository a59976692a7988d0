"""Links: to sit down, to watch, or to go on with a seat on another device."""

from time import time

import segno
from starlette.requests import Request
from starlette.responses import Response

from regnum.server.accounts import hash_of
from regnum.server.endpoints.network import origin_of_links, own_origin
from regnum.server.messages import Enter, NewKey, OldKeys
from regnum.server.requests import check_limit, identify, read, reply, server_of, visit_table
from regnum.server.security import new_secret
from regnum.server.store import Key
from regnum.table.commands import Refused


async def post_key(request: Request) -> Response:
    """Make a link. Its secret is sent once and stored nowhere."""
    server, person = server_of(request), await identify(request)
    live = await visit_table(request, person)
    wanted = await read(request, NewKey)
    seat = wanted.seat if wanted.kind == "seat" else None
    if wanted.kind == "seat":
        if seat not in live.table.now.seats_of(person.id):
            raise Refused("not-allowed", "this is not your seat")
    elif person.id != live.table.terms.host:
        raise Refused("not-allowed", "only the host of the table can invite")
    secret = new_secret()
    key = Key(hash_of(secret), live.table.terms.id, wanted.kind, seat, person.id, time())
    await server.database.write(server.store.add_key, key)
    others = origin_of_links(request)
    link = f"{others or own_origin(request)}/enter#{secret}"
    return reply({"key": secret, "link": link, "qr": qr_code(link) if others else None}, 201)


def qr_code(link: str) -> str:
    """A picture for the camera of another device, as the address of a picture."""
    return segno.make_qr(link).svg_data_uri(scale=4, border=3, light="#fff")


async def post_revocation(request: Request) -> Response:
    """Links that I made lead nowhere any more."""
    server, person = server_of(request), await identify(request)
    live = await visit_table(request, person)
    kind = (await read(request, OldKeys)).kind
    if kind != "seat" and person.id != live.table.terms.host:
        raise Refused("not-allowed", "only the host of the table can invite")
    await server.door.revoke_links(live, kind, person)
    return reply({})


async def post_enter(request: Request) -> Response:
    """Follow a link."""
    server, person = server_of(request), await identify(request)
    check_limit(server.limits.links, request)
    secret = (await read(request, Enter)).key
    key = await server.database.read(server.store.find_key, secret)
    if key is None:
        raise Refused("no-such-table", "this link leads nowhere")
    await server.door.follow_link(key, person)
    return reply({"table": key.table_id})
