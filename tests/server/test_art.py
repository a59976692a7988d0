"""The pictures of each game and the land of a table, as the server sends them."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import httpx
import pytest

from regnum.core.contract import Browser, Setup
from regnum.core.registry import find_game, game_keys
from server.server_kit import NO_TLS, Server

SVG = "{http://www.w3.org/2000/svg}"
ADDRESS = re.compile(r'(?:href="#|url\(#)([^")]+)')


def browser_of(game: str) -> Browser[Setup]:
    browser = find_game(game).browser
    assert browser is not None
    return browser


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """Ann, in a browser."""
    with httpx.Client(base_url=server.url, verify=NO_TLS, trust_env=False) as client:
        assert client.post("/api/me", json={"name": "Ann"}).status_code == 200
        yield client


def lay(client: httpx.Client, game: str, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    laid = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    return f"/api/tables/{laid.json()['table']}"


@pytest.mark.parametrize("game", game_keys())
def test_a_sprite_has_a_symbol_for_each_picture(client: httpx.Client, game: str) -> None:
    response = client.get(f"/api/games/{game}/art.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text == browser_of(game).art()
    root = ET.fromstring(response.text)
    symbols = root.findall(f"{SVG}symbol")
    assert len(symbols) > 40
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    assert set(ADDRESS.findall(response.text)) <= set(ids)
    for symbol in symbols:
        x, y, width, height = map(float, symbol.attrib["viewBox"].split())
        assert (x, y) == (-width / 2, -height / 2)
        assert len(symbol) > 0
    words = [part.text for part in root.iter(f"{SVG}text")]
    assert set(words) <= {"+2"}


def test_a_page_that_shows_few_pictures_asks_for_few(client: httpx.Client) -> None:
    path = "/api/games/kingsburg/art.svg"
    names = {"advisor-king", "die-A-3"}
    response = client.get(path, params={"only": ",".join(sorted(names))})
    root = ET.fromstring(response.text)
    assert {symbol.get("id") for symbol in root.findall(f"{SVG}symbol")} == names
    ids = {part.get("id") for part in root.iter() if part.get("id")}
    assert set(ADDRESS.findall(response.text)) == ids - names
    for wrong in ("advisor-king,advisor-ace", "advisor-king,"):
        refused = client.get(path, params={"only": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("game", game_keys())
def test_pictures_are_asked_for_once(client: httpx.Client, game: str) -> None:
    path = f"/api/games/{game}/art.svg"
    tag = client.get(path).headers["etag"]
    assert client.get(path, headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("game", game_keys())
def test_games_list_what_they_are_made_of(client: httpx.Client, game: str) -> None:
    listed = {row["game"]: row for row in client.get("/api/games").json()}
    components = listed[game]["components"]
    assert components == browser_of(game).components()
    symbols = set(re.findall(r'<symbol id="([^"]+)"', browser_of(game).art()))
    pictures = {
        "kingdom-builder": {
            *(f"terrain-{row['name']}" for row in components.get("terrains", [])),
            *(f"card-{row['name']}" for row in components.get("cards", [])),
            *(f"token-{row['name']}" for row in components.get("locations", [])),
            *(f"token-{row['name']}" for row in components.get("nomad_tokens", [])),
            *("castle", "nomads", "wall", "settlement-A", "seat-E"),
        },
        "kingsburg": {
            *(f"advisor-{row['name']}" for row in components.get("advisors", [])),
            *(f"building-{row['name']}" for row in components.get("buildings", [])),
            *(f"enemy-{row['name']}" for year in components.get("enemies", []) for row in year),
            *(f"phase-{code}" for code in components.get("phases", [])),
            *(f"good-{good}" for good in components.get("goods", [])),
            *("good-any", "soldier", "token-plus2", "envoy", "point", "peek", "battle"),
            *("die-1", "die-6", "die-A-1", "die-N-3", "die-white-6", "seat-A", "seat-E"),
        },
    }[game]
    assert pictures <= symbols


def test_the_land_of_a_table_by_day_and_by_night(client: httpx.Client) -> None:
    path = lay(client, "kingdom-builder", options={"nomads": "yes"})
    setup = client.get(path).json()["setup"]
    day, night = (
        client.get(f"{path}/scenery.svg", params=params) for params in ({}, {"theme": "night"})
    )
    assert day.headers["content-type"] == "image/svg+xml"
    assert day.text != night.text
    for picture in (day, night):
        root = ET.fromstring(picture.text)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)
        geometry = setup["geometry"]
        assert geometry["left"] + 20.5 * geometry["width"] < width
        assert geometry["top"] + 30.5 * geometry["radius"] < height
    tag = day.headers["etag"]
    again = client.get(f"{path}/scenery.svg", headers={"if-none-match": tag})
    assert again.status_code == 304
    response = client.get(f"{path}/scenery.svg", params={"theme": "dusk"})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


def test_a_game_without_scenery_and_a_table_of_others_show_none(
    server: Server, client: httpx.Client
) -> None:
    response = client.get(f"{lay(client, 'kingsburg')}/scenery.svg")
    assert (response.status_code, response.json()["code"]) == (404, "no-such-page")
    path = lay(client, "kingdom-builder")
    with httpx.Client(base_url=server.url, verify=NO_TLS, trust_env=False) as stranger:
        assert stranger.get(f"{path}/scenery.svg").status_code == 401
        stranger.post("/api/me", json={"name": "Eve"})
        response = stranger.get(f"{path}/scenery.svg")
    assert (response.status_code, response.json()["code"]) == (404, "no-such-table")
