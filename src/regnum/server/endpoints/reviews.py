"""Looking back at a finished match: its review."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.requests import identify, reply_encoded, server_of, visit_table


async def post_review(request: Request) -> Response:
    """The review of a finished match, or how far it is."""
    person = await identify(request)
    live = await visit_table(request, person)
    return reply_encoded(await server_of(request).reviews.find_or_begin(live, person.id))
