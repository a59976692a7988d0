"""What a person has of their own: history, statistics, devices, and how to take it all away."""

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from regnum.core.contract import Json
from regnum.core.errors import RegnumError
from regnum.server.endpoints.links import qr_code
from regnum.server.endpoints.network import origin_of_links, own_origin
from regnum.server.endpoints.people import give_cookie, say_goodbye
from regnum.server.endpoints.tables import summary
from regnum.server.faults import NotStored
from regnum.server.messages import Farewell, NewColour, NewDevice, OldMatch
from regnum.server.rating import POINTS
from regnum.server.requests import (
    check_limit,
    identify,
    read,
    reply,
    server_of,
    whole_number,
)
from regnum.server.results import GameStatistics, PastMatch, Search
from regnum.server.security import new_secret
from regnum.server.services import Server
from regnum.table.commands import Refused
from regnum.table.entries import FINISHED
from regnum.table.terms import Person

MAX_SEARCH = 40


async def get_history(request: Request) -> Response:
    """My matches, the latest first, as far as they are what I look for."""
    server, person = server_of(request), await identify(request)
    query = request.query_params
    page = whole_number(query.get("page", "0"), "a page")
    levels = tuple(filter(None, query.get("levels", "").split(",")[:MAX_SEARCH]))
    search = Search(query.get("who", "")[:MAX_SEARCH], levels, query.get("game", ""))
    found = await server.database.read(server.store.results.history, person.id, search, page)
    told: list[Json] = [_told(match, person.id) for match in found.matches]
    return reply({"count": found.total, "matches": told})


async def post_removal(request: Request) -> Response:
    """A match is not in my history any more; it stays in that of others."""
    server, person = server_of(request), await identify(request)
    table_id = (await read(request, OldMatch)).table
    await server.database.write(server.store.hide, table_id, person.id)
    return reply({})


async def get_statistics(request: Request) -> Response:
    """What I have reached in each game."""
    server, person = server_of(request), await identify(request)
    return reply(await _statistics(server, person))


async def post_colour(request: Request) -> Response:
    """The colour that I like best."""
    server, person = server_of(request), await identify(request)
    colour = (await read(request, NewColour)).colour
    await server.database.write(server.store.choose_colour, person.id, colour)
    return reply(Person(person.id, person.name, colour))


# Other devices.


async def post_device_key(request: Request) -> Response:
    """A link by which another device becomes mine. Its secret is sent once and stored nowhere."""
    server, person = server_of(request), await identify(request)
    secret = new_secret()
    await server.database.write(server.store.add_device_key, person.id, secret)
    others = origin_of_links(request)
    link = f"{others or own_origin(request)}/device#{secret}"
    return reply({"link": link, "qr": qr_code(link) if others else None}, 201)


async def post_device(request: Request) -> Response:
    """Whose link it is; once I am sure, I am that person in this browser."""
    server = server_of(request)
    check_limit(server.limits.links, request)
    wanted = await read(request, NewDevice)
    if not wanted.sure:
        person = await server.database.read(server.store.find_device_key, wanted.key)
        if person is None:
            raise _nowhere()
        return reply({"name": person.name})
    secret = new_secret()
    person = await server.database.write(server.store.add_device, wanted.key, secret)
    if person is None:
        raise _nowhere()
    response = reply(person)
    give_cookie(request, response, secret)
    return response


def _nowhere() -> Refused:
    return Refused("no-such-table", "this link leads nowhere")


# All of it.


async def get_export(request: Request) -> Response:
    """Everything about me in one file, with the records of my matches that are over."""
    server, person = server_of(request), await identify(request)
    if person.id in server.exporting:
        raise Refused("too-much", "it is being written already: wait a little")
    read_all = server.database.read
    tables = await read_all(server.store.lists.all_of, person.id)
    matches = await read_all(server.store.results.all_of, person.id)
    created = await read_all(server.store.known_since, person.id)
    told: dict[str, Any] = {
        "person": {**asdict(person), "created": created},
        "stored": await read_all(server.store.own_rows, person.id),
        "tables": [summary(listed, person.id) for listed in tables],
        "results": [_told(match, person.id) for match in matches],
        "statistics": await _statistics(server, person),
    }
    played = {match.table_id for match in matches}
    over = [each.id for each in tables if each.status == FINISHED or each.id in played]
    headers = {"content-disposition": 'attachment; filename="regnum.json"'}
    return StreamingResponse(
        _with_records(server, person, msgspec.json.encode(told), over),
        headers=headers,
        media_type="application/json",
    )


async def _with_records(
    server: Server, person: Person, told: bytes, tables: list[str]
) -> AsyncIterator[bytes]:
    """What was told, and record after record, each written when the one before was sent."""
    server.exporting.add(person.id)
    try:
        yield told[:-1] + b',"records":{'
        for number, table_id in enumerate(tables):
            record = None
            with suppress(RegnumError):  # one that cannot be read keeps nobody from the others
                record = await server.backroom.written(table_id, person.id)
            comma = b"," if number else b""
            yield comma + msgspec.json.encode(table_id) + b":" + msgspec.json.encode(record)
        yield b"}}"
    finally:
        server.exporting.discard(person.id)


async def post_deletion(request: Request) -> Response:
    """Everything about me goes; matches with others stay, without my name."""
    server, person = server_of(request), await identify(request)
    await read(request, Farewell)
    await server.door.leave_all(person)
    await server.database.write(server.store.delete_person, person.id)
    await server.tables.forget_name(person.id)
    if server.store.is_postgresql:
        with suppress(NotStored):
            await server.database.write(server.store.notify, f"forget {person.id}")
    return say_goodbye(request, person)


async def _statistics(server: Server, person: Person) -> list[dict[str, Json]]:
    results = server.store.results
    games = {game.game: game for game in await server.database.read(results.statistics, person.id)}
    ratings = await server.database.read(results.ratings, person.id)
    told: list[dict[str, Json]] = []
    for key in sorted({*games, *ratings}):
        found = games.get(key, GameStatistics(key, 0, 0, []))
        rating, matches = ratings.get(key, (None, 0))
        told.append(
            {
                "game": key,
                "matches": found.matches,
                "wins": found.wins,
                "counts": [count._asdict() for count in found.counts],
                "rating": None
                if rating is None
                else {"points": rating.shown, "margin": rating.margin, "matches": matches},
            }
        )
    return told


def _told(match: PastMatch, person: str) -> dict[str, Json]:
    """A match in somebody's history."""
    return {
        "table": match.table_id,
        "game": match.game,
        "ended": match.ended,
        "unrated": match.unrated,
        "early": match.early,
        "seats": [
            {
                "name": seat["name"],
                "level": seat["level"],
                "place": seat["place"],
                "points": seat["points"],
                "resigned": seat["has_resigned"],
                "is_mine": seat["person"] == person,
                "gain": None if seat["gain"] is None else round(POINTS * seat["gain"]),
            }
            for seat in match.seats
        ],
    }
