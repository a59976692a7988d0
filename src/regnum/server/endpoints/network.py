"""Where others find this server, and opening it to the local network."""

from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.contract import Json
from regnum.server.requests import reply, server_of
from regnum.table.commands import Refused


async def get_network(request: Request) -> Response:
    """Where links lead, or that nobody else could follow them."""
    return reply(_described(request))


async def post_network(request: Request) -> Response:
    """Open the server to the local network; only at the computer that runs it."""
    network = server_of(request).network
    if network is None or not _is_here(request):
        raise Refused("not-allowed", "only somebody at the computer that runs the server can do it")
    await network.open()
    return reply(_described(request))


def origin_of_links(request: Request) -> str | None:
    """Where others find the server; None if only this computer does."""
    server = server_of(request)
    if server.settings.public_url is not None:
        return server.settings.public_url
    if server.network is not None and server.network.url is not None:
        return server.network.url
    return None if _leads_here(request.url.hostname or "") else own_origin(request)


def own_origin(request: Request) -> str:
    """Where whoever asks has found the server."""
    return f"{request.url.scheme}://{request.url.netloc}"


def _described(request: Request) -> dict[str, Json]:
    can_open = server_of(request).network is not None and _is_here(request)
    return {"links": origin_of_links(request), "can_open": can_open}


def _is_here(request: Request) -> bool:
    """Does somebody ask on the computer that runs the server? No proxy stands before it."""
    return request.client is not None and _leads_here(request.client.host)


def _leads_here(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
