"""Pages and pictures: the built client, the drawings of each game, the land of a table."""

from functools import lru_cache

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from regnum.core.contract import Theme
from regnum.core.errors import Malformed
from regnum.core.registry import deal_spec, find_game, game_keys
from regnum.server.pages import SVG, Page, page
from regnum.server.requests import person_of, server_of, table_of
from regnum.table.commands import Refused


async def get_client(request: Request) -> Response:
    """The client, wherever it is entered."""
    return server_of(request).client.answer(request)


async def get_art(request: Request) -> Response:
    """All pictures of a game."""
    game = request.path_params["game"]
    if game not in game_keys():
        raise Refused("no-such-page", "there is no such game")
    art = await run_in_threadpool(_art, game)
    if art is None:
        raise Refused("no-such-page", "this game has no pictures")
    return art.answer(request)


async def get_scenery(request: Request) -> Response:
    """All that never changes at a table, by day or by night."""
    live = await table_of(request, await person_of(request))
    theme = request.query_params.get("theme", "day")
    if theme != "day" and theme != "night":
        raise Malformed("theme is day or night")
    picture = await run_in_threadpool(
        _scenery, live.table.now.match.setup.spec, live.table.terms.rules, theme
    )
    if picture is None:
        raise Refused("no-such-page", "this game has no scenery")
    return picture.answer(request)


@lru_cache(maxsize=8)
def _art(game: str) -> Page | None:
    browser = find_game(game).browser
    return None if browser is None else page(browser.art().encode(), SVG)


@lru_cache(maxsize=64)
def _scenery(spec: str, rules: int, theme: Theme) -> Page | None:
    game, setup = deal_spec(spec, 0, rules)
    picture = None if game.browser is None else game.browser.scenery(setup, theme)
    return None if picture is None else page(picture.encode(), SVG)
