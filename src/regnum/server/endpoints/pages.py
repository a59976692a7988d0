"""Pages and pictures: the built client, the drawings of each game, the land of a table."""

from functools import cache, lru_cache

from starlette.requests import Request
from starlette.responses import Response

from regnum.core import sprites
from regnum.core.contract import Theme
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys
from regnum.server.pages import SVG, Page, page
from regnum.server.requests import identify, server_of, visit_table, while_there
from regnum.table.commands import Refused
from regnum.table.moment import Moment


async def get_client(request: Request) -> Response:
    """The client, wherever it is entered."""
    return server_of(request).client.answer(request)


async def get_art(request: Request) -> Response:
    """All pictures of a game, or only those that are named."""
    game = request.path_params["game"]
    if game not in game_keys():
        raise Refused("no-such-page", "there is no such game")
    art = _art(game)
    if art is None:
        raise Refused("no-such-page", "this game has no pictures")
    if wanted := request.query_params.get("only"):
        some = _some(game, frozenset(wanted.split(",")))
        if some is None:
            raise Malformed("only: names of pictures with commas between them")
        return some.answer(request)
    return art.answer(request)


async def get_scenery(request: Request) -> Response:
    """All that never changes at a table, by day or by night."""
    person = await identify(request)
    live = await visit_table(request, person)
    return await answer_scenery(request, live.table.now, person.id)


async def answer_scenery(request: Request, now: Moment, person: str) -> Response:
    """The same for any table, in the light that is asked for."""
    wanted = request.query_params.get("theme", "day")
    if wanted not in ("day", "night"):
        raise Malformed("theme is day or night")
    theme: Theme = "night" if wanted == "night" else "day"
    spec, rules = now.match.setup.spec, now.terms.rules
    scenery = server_of(request).backroom.scenery(spec, rules, theme, person)
    picture = await while_there(request, scenery)
    if picture is None:
        raise Refused("no-such-page", "this game has no scenery")
    return picture.answer(request)


@cache
def _art(game: str) -> Page | None:
    """Drawn once, in some milliseconds."""
    browser = find_game(game).browser
    return None if browser is None else page(browser.art().encode(), SVG)


@lru_cache(maxsize=16)
def _some(game: str, names: frozenset[str]) -> Page | None:
    """Found among all in some milliseconds; pages ask for the same few."""
    browser = find_game(game).browser
    found = None if browser is None else sprites.only(browser.art(), names)
    return None if found is None else page(found.encode(), SVG)
