"""For those who run the server: is it well, and what does it do?"""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regnum.server.requests import server_of


async def get_health(request: Request) -> Response:
    """Is the server alive, and can it store what people decide?"""
    fault = await server_of(request).database.find_fault()
    return PlainTextResponse(fault or "ok", 503 if fault else 200)


async def get_metrics(request: Request) -> Response:
    """Figures for operators."""
    server = server_of(request)
    gauges = {**server.tables.gauges(), "thoughts_waiting": server.thinkers.waiting}
    return PlainTextResponse(server.metrics.text(gauges))
