"""Tables: what can be played, lists, laying one, looking at one."""

from collections.abc import Collection, Iterable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.core.contract import AnyGame, Json
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys
from regnum.core.spec import parse_spec
from regnum.server.laying import new_terms
from regnum.server.lists import Listed
from regnum.server.messages import NewBranch, NewRematch, NewSeat, NewTable, clean_name
from regnum.server.reporting import report
from regnum.server.requests import (
    charge_for_log,
    check_limit,
    identify,
    read,
    reply,
    server_of,
    visit_table,
    while_there,
    whole_number,
)
from regnum.server.services import Server
from regnum.table.commands import Refused
from regnum.table.ending import check_over
from regnum.table.entries import WAITING, Holder
from regnum.table.snapshots import viewpoint
from regnum.table.terms import Person, Settings


async def get_games(request: Request) -> Response:
    """What can be played, with its options and levels."""
    levels = server_of(request).levels
    return reply([_game(key, tuple(levels(find_game(key)))) for key in game_keys()])


async def get_tables(request: Request) -> Response:
    """My tables, open ones, or those that are over: such as were listed, and my own."""
    server, person = server_of(request), await identify(request)
    read_list, lists = server.database.read, server.store.lists
    page = whole_number(request.query_params.get("page", "0"), "a page")
    match request.query_params.get("which", "mine"):
        case "mine":
            tables = await read_list(lists.mine, person.id, page)
        case "open":
            tables = await read_list(lists.open, page)
        case "finished":
            tables = await read_list(lists.finished, person.id, page)
        case _:
            raise Malformed("which is mine, open or finished")
    return reply([summary(listed, person.id) for listed in tables])


async def post_table(request: Request) -> Response:
    """Lay a table."""
    server, person = server_of(request), await identify(request)
    wanted = await read(request, NewTable)
    check_limit(server.limits.new_tables, request)
    options = {**wanted.options, "players": str(len(wanted.seats))}
    settings = Settings(
        wanted.hints,
        wanted.is_listed,
        options,
        wanted.clock,
        leaving=wanted.leaving,
        ready_check=wanted.clock is not None,
    )
    game = find_game(wanted.game)
    return await _lay(
        server, person, game, wanted.seats, settings, wanted.commitment, has_chat=wanted.chat
    )


async def post_branch(request: Request) -> Response:
    """Play a match that is over on from a revision, or its deal once more, at another table."""
    server, person = server_of(request), await identify(request)
    live = await visit_table(request, person)
    wanted = await read(request, NewBranch)
    now = live.table.now
    check_over(now)
    if len(wanted.seats) != now.match.setup.players:
        raise Malformed(f"this match has {now.match.setup.players} seats")
    if wanted.revision is not None and not 0 <= wanted.revision <= live.table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    check_limit(server.limits.new_tables, request)
    position, commitment = None, wanted.commitment
    if wanted.revision is not None:
        find = server.backroom.position(live.table, wanted.revision, person.id)
        position, commitment = await while_there(request, find), None  # nothing is dealt any more
    options = parse_spec(now.match.setup.spec)[1]
    settings = Settings(wanted.hints, options=options, position=position)
    return await _lay(server, person, now.match.game, wanted.seats, settings, commitment)


async def _lay(
    server: Server,
    person: Person,
    game: AnyGame,
    seats: Iterable[NewSeat],
    settings: Settings,
    commitment: str | None,
    has_chat: bool = True,
) -> Response:
    terms = new_terms(game, person, settings, server.tables.time.now())
    holders = [holder_of(seat, person, server.levels(game)) for seat in seats]
    await server.database.write(
        server.store.add_table,
        terms,
        holders,
        WAITING,
        settings.is_listed,
        commitment=commitment,
        colour=person.colour,
    )
    if not has_chat:
        await server.database.write(server.store.conversations.switch, terms.id, False)
    await server.driver.wake(terms.id)
    report("table-made", table=terms.id, game=game.key, seats=len(holders))
    return reply({"table": terms.id}, 201)


async def post_rematch(request: Request) -> Response:
    """Play again with the same people: lay the table for it, or join them there."""
    server, person = server_of(request), await identify(request)
    live = await visit_table(request, person)
    wanted = await read(request, NewRematch)
    check_limit(server.limits.new_tables, request)
    return reply({"table": await server.door.play_again(live, person, wanted.commitment)})


async def get_table(request: Request) -> Response:
    """All that a person may see of a table, and the log since a revision."""
    person = await identify(request)
    live = await visit_table(request, person)
    await server_of(request).driver.drive(live)  # its own server may have died
    since = whole_number(request.query_params.get("since", "0"))
    charge_for_log(server_of(request), live, person, since)
    message = await live.first_message(viewpoint(live.table.now, person.id), since)
    return Response(message, media_type="application/json")


def holder_of(seat: NewSeat, host: Person, levels: Collection[str]) -> Holder:
    """Who sits on a seat of a new table."""
    match seat.kind:
        case "me":
            return Holder(host.name, host.id)
        case "local":
            return Holder(clean_name(seat.name or ""), host.id)
        case "bot":
            if seat.level is None or seat.level not in levels:
                raise Malformed(f"there is no level {seat.level!r}: {', '.join(levels)}")
            return Holder(seat.level, level=seat.level)
    return Holder()


def summary(listed: Listed, person: str) -> dict[str, Json]:
    """A table in somebody's list."""
    return {
        "table": listed.id,
        "game": parse_spec(listed.spec)[0],
        "status": listed.status,
        "seats": [
            {
                "name": seat.name,
                "level": seat.level,
                "is_open": seat.owner is None and seat.level is None and not seat.name,
                "is_host": seat.owner == listed.host and seat.level is None,
            }
            for seat in listed.seats
        ],
        "decider": listed.decider,
        "mine": [number for number, seat in enumerate(listed.seats) if seat.owner == person],
        "created": listed.created,
        "early": listed.early,
    }


@cache
def _game(key: str, levels: tuple[str, ...]) -> msgspec.Raw:
    """A game never changes, so it is described once."""
    game = find_game(key)
    described: dict[str, Json] = {
        "game": game.key,
        "title": game.title,
        "seats": list(game.seats),
        "levels": levels,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "explanation": option.explanation,
                "values": list(option.values),
                "form": option.form,
                "needs": dict(option.needs),
                "parts": None if option.parts is None else msgspec.to_builtins(option.parts),
            }
            for option in game.options
            if not option.is_dated
        ],
        "components": {} if game.browser is None else game.browser.components(),
    }
    return msgspec.Raw(msgspec.json.encode(described))
