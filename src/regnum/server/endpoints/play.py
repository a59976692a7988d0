"""Play without a socket: commands, questions, hints."""

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.judging import merits_data
from regnum.server.messages import CommandMessage, Question
from regnum.server.requests import identify, read, reply, server_of, visit_table, while_there
from regnum.table.consequences import consequences, merits


async def post_command(request: Request) -> Response:
    """The same commands that the socket takes."""
    person = await identify(request)
    live = await visit_table(request, person)
    sent = await read(request, CommandMessage)
    entry = await server_of(request).door.do(live, sent.id, sent.revision, sent.command, person)
    return reply({"id": sent.id, "revision": entry.revision})


async def post_question(request: Request) -> Response:
    """What would a decision bring, or why not?"""
    person = await identify(request)
    live = await visit_table(request, person)
    action = (await read(request, Question)).action
    return reply(consequences(live.table.now, person.id, action))


async def get_merits(request: Request) -> Response:
    """What would each decision bring at once?"""
    person = await identify(request)
    live = await visit_table(request, person)
    return reply(merits(live.table.now, person.id))


async def post_hint(request: Request) -> Response:
    """What would a bot do in my place?"""
    person = await identify(request)
    live = await visit_table(request, person)
    hints = server_of(request).hints
    advice = await while_there(request, hints.advise(live, person.id))
    await hints.log_hint(live, person.id)
    text = live.table.now.match.game.action_text
    return reply(
        [
            {
                "action": text(each.action),
                "margin": each.margin,
                "like": each.like,
                "merits": merits_data(each.merits),
            }
            for each in advice
        ]
    )
