"""The built client: found at every address of its own, and nothing else is."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from regnum.server.app import make_app
from regnum.server.security import HEADERS
from regnum.server.settings import ServerSettings
from server.server_kit import NO_TLS, Server, run

INDEX = '<!doctype html><script type="module" src="/assets/index-4f2a.js"></script>'
SCRIPT = "console.log('a client');" * 50
FONT = bytes(range(256))


def build(tmp_path: Path) -> Path:
    """A client as the web build leaves it, with a secret beside it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (static / "assets" / "face-77.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("secret")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    return static


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with a client for all tests of this file."""
    folder = tmp_path_factory.mktemp("static")
    database = f"sqlite:///{folder}/regnum.db"
    with Server(database, folder, client=str(build(folder))) as server:
        yield server
        assert "Traceback" not in server.log, server.log


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=NO_TLS, trust_env=False) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/table/0a1b", "/replay/0a1b/17", "/rules/kingsburg", "/gallery", "/enter"]
)
def test_the_client_starts_at_every_address_of_its_own(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert client.head(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "kind", "content"),
    [
        ("/assets/index-4f2a.js", "text/javascript; charset=utf-8", SCRIPT.encode()),
        ("/assets/face-77.woff2", "font/woff2", FONT),
    ],
)
def test_assets_are_kept_for_ever(
    client: httpx.Client, path: str, kind: str, content: bytes
) -> None:
    response = client.get(path)
    assert response.content == content
    assert response.headers["content-type"] == kind
    assert "immutable" in response.headers["cache-control"]


def test_text_is_sent_packed_and_fonts_as_they_are(client: httpx.Client) -> None:
    with client.stream("GET", "/assets/index-4f2a.js") as response:
        packed = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == SCRIPT.encode()
    plain = client.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in client.get("/assets/face-77.woff2").headers


def test_what_the_browser_has_is_not_sent_again(client: httpx.Client) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/table/1", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/link.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//index-4f2a.js",
        "/assets/./index-4f2a.js",
        "/..%5csecret.txt",
        "/index.html%00",
        "/assets/none.js",
        "/.env",
        "/api/nothing",
        "/api/games/chess/art.svg",
    ],
)
def test_tricks_find_nothing(server: Server, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", server.port)  # sends the path as it is
    connection.request("GET", path)
    response = connection.getresponse()
    told = response.read().decode()
    connection.close()
    assert response.status == 404
    assert "secret" not in told
    assert "no-such-page" in told


def test_a_folder_is_no_page(client: httpx.Client) -> None:
    assert client.get("/assets").text == INDEX  # an address like any other


def test_pages_cannot_be_posted_to(client: httpx.Client) -> None:
    assert client.post("/table/1").status_code == 405


def test_every_page_says_what_a_browser_may_do(client: httpx.Client) -> None:
    for path in ("/", "/assets/index-4f2a.js", "/nothing.txt", "/api/me"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def get(path: str, static: Path, tmp_path: Path) -> httpx.Response:
    """What an application without a server answers."""
    app = make_app(ServerSettings(f"sqlite:///{tmp_path}/regnum.db", client=static))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", verify=NO_TLS
        ) as client:
            return await client.get(path)

    return run(ask())


def test_without_a_build_a_plain_page_says_so(tmp_path: Path) -> None:
    response = get("/", tmp_path / "none", tmp_path)
    assert response.status_code == 503
    assert "not built" in response.text


def test_what_breaks_is_told_with_the_same_headers_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("a secret of the server")

    monkeypatch.setattr("regnum.server.endpoints.tables.game_keys", broken)
    response = get("/api/games", tmp_path, tmp_path)
    assert response.status_code == 500
    assert response.json() == {
        "code": "failed",
        "text": "something went wrong on the server",
        "args": {},
    }
    for name, value in HEADERS.items():
        assert response.headers[name] == value
