"""Browsers that want to be told from afar whose turn it is."""

from time import time

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.messages import NewSubscription, OldSubscription
from regnum.server.push import is_service
from regnum.server.requests import identify, read, reply, secret_of, server_of
from regnum.server.subscriptions import Subscription
from regnum.table.commands import Refused


async def get_push(request: Request) -> Response:
    """The key that a browser needs to subscribe; null where nothing is sent."""
    return reply({"key": server_of(request).tables.push.key})


async def post_push(request: Request) -> Response:
    """Subscribe this browser."""
    server, person = server_of(request), await identify(request)
    known = await server.database.read(server.store.find_known, secret_of(request))
    wanted = await read(request, NewSubscription)
    is_known = is_service(wanted.endpoint, server.settings.push_services)
    if server.tables.push.key is None or not is_known:
        raise Refused("no-push", "this server does not send anything to your browser")
    browser = None if known is None else known.browser
    keys = wanted.p256dh, wanted.auth
    new = Subscription(person.id, wanted.endpoint, *keys, created=time(), device=browser)
    await server.database.write(server.store.subscriptions.add, new)
    return reply({})


async def post_forgetting(request: Request) -> Response:
    """Tell this browser nothing more."""
    server, person = server_of(request), await identify(request)
    unwanted = await read(request, OldSubscription)
    await server.database.write(server.store.subscriptions.remove, unwanted.endpoint, person.id)
    return reply({})
