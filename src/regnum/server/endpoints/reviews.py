"""Looking back at a finished match: its review."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.server.requests import person_of, reply_encoded, server_of, table_of


async def post_review(request: Request) -> Response:
    """The review of a finished match, or how far it is."""
    person = await person_of(request)
    live = await table_of(request, person)
    return reply_encoded(await server_of(request).reviews.ask(live, person.id))
