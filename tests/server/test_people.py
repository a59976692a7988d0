"""How people are known: a cookie that is renewed and can be given up, on names of this server."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cli.commands import refuse
from regnum.cli.main import build_parser
from regnum.server.security import GRACE_SECONDS, RENEW_SECONDS, is_known_host
from regnum.server.settings import ServerSettings
from server.server_kit import ME, NO_TLS, Client, Server, local, run

PUBLIC = "https://regnum.example"
OLD, SECURE = "regnum", "__Host-regnum"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that ends HTTPS."""
    folder = tmp_path_factory.mktemp("proxied")
    database = f"sqlite:///{folder}/regnum.db"
    with Server(database, folder, "--public-url", PUBLIC, "--hosts", "other.example") as server:
        yield server
        assert "Traceback" not in server.log


def browser(server: Server, **cookies: str) -> httpx.Client:
    """A browser with these cookies; it says nothing of pages."""
    return httpx.Client(base_url=server.url, verify=NO_TLS, trust_env=False, cookies=cookies)


def cookies_set(response: httpx.Response) -> dict[str, str]:
    """What a response sets, with all that is said about it."""
    return {text.partition("=")[0]: text for text in response.headers.get_list("set-cookie")}


def value_of(cookie: str) -> str:
    return cookie.partition("=")[2].partition(";")[0]


def introduce(server: Server, name: str = "Ann") -> tuple[str, str]:
    """Somebody new: the id and the secret."""
    with browser(server) as http:
        response = http.post("/api/me", json={"name": name})
        [cookie] = cookies_set(response).values()
        return response.json()["id"], value_of(cookie)


def grow_older(server: Server, person: str, seconds: float) -> None:
    """Let the secret of a person be older than it is."""
    with closing(sqlite3.connect(server.database_url.removeprefix("sqlite:///"))) as database:
        database.execute("update people set renewed = renewed - ? where id = ?", (seconds, person))
        database.commit()


def who(server: Server, name: str, secret: str) -> str | None:
    """Whose secret it is, asked where no secret is renewed."""
    with browser(server) as http:
        response = http.get("/api/tables", headers={"Cookie": f"{name}={secret}"})
        return "known" if response.status_code == 200 else None


def ask(server: Server, name: str, secret: str) -> dict[str, str]:
    """Ask who one is; gives the cookies that the answer sets."""
    with browser(server) as http:
        response = http.get("/api/me", headers={"Cookie": f"{name}={secret}"})
        assert response.status_code == 200, response.text
        return cookies_set(response)


# The cookie over HTTPS.


def test_over_https_no_other_site_can_set_the_cookie(proxied: Server) -> None:
    with browser(proxied) as http:
        cookies = cookies_set(http.post("/api/me", json={"name": "Ann"}))
    assert list(cookies) == [SECURE]
    parts = {part.strip().lower() for part in cookies[SECURE].split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_the_cookie_of_before_is_known_and_replaced(proxied: Server) -> None:
    _, secret = introduce(proxied)
    assert who(proxied, OLD, secret) == "known"
    cookies = ask(proxied, OLD, secret)
    assert set(cookies) == {OLD, SECURE}
    assert "max-age=0" in cookies[OLD].lower()
    new = value_of(cookies[SECURE])
    assert new != secret
    assert who(proxied, SECURE, new) == "known"
    assert ask(proxied, SECURE, new) == {}


def test_of_two_cookies_the_safe_one_counts(proxied: Server) -> None:
    ann, anns = introduce(proxied)
    _, eves = introduce(proxied, "Eve")
    with browser(proxied) as http:
        cookies = {"Cookie": f"{OLD}={eves}; {SECURE}={anns}"}
        assert http.get("/api/me", headers=cookies).json()["id"] == ann


# Renewal.


def test_an_old_secret_is_renewed_and_given_up_once_the_new_one_was_used(server: Server) -> None:
    ann, first = introduce(server)
    assert ask(server, OLD, first) == {}, "it is young"
    grow_older(server, ann, RENEW_SECONDS + 1)
    second = value_of(ask(server, OLD, first)[OLD])
    assert second != first
    assert ask(server, OLD, first) == {}, "one new secret, however often it is asked for at once"
    assert who(server, OLD, first) == who(server, OLD, second) == "known"
    assert ask(server, OLD, second) == {}
    assert who(server, OLD, first) == "known", "requests may be on their way"
    grow_older(server, ann, GRACE_SECONDS + 1)
    assert ask(server, OLD, second) == {}
    assert who(server, OLD, second) == "known"
    assert who(server, OLD, first) is None


def test_nobody_is_lost_where_the_answer_with_the_new_secret_was(server: Server) -> None:
    ann, first = introduce(server)
    for _ in range(3):
        grow_older(server, ann, RENEW_SECONDS + 1)
        lost = value_of(ask(server, OLD, first)[OLD])
    assert who(server, OLD, first) == who(server, OLD, lost) == "known"


def test_many_windows_at_once_get_one_new_secret(server: Server) -> None:
    ann, first = introduce(server)
    grow_older(server, ann, RENEW_SECONDS + 1)

    async def story() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, trust_env=False) as http:
            headers = {"Cookie": f"{OLD}={first}"}
            return await asyncio.gather(*(http.get("/api/me", headers=headers) for _ in range(8)))

    answers = run(story())
    assert [answer.json()["id"] for answer in answers] == [ann] * 8
    given = [value_of(cookie) for a in answers for cookie in cookies_set(a).values()]
    assert len(given) == 1
    assert who(server, OLD, given[0]) == "known"


# Giving up.


def test_who_gives_up_a_name_is_known_nowhere_any_more(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, local("Bo")], is_listed=True)
            await ben.open(table)
            await ann.open(table)
            again = ann.twin()
            response = await ann.http.post("/api/logout")
            assert response.status_code == 200
            assert "max-age=0" in cookies_set(response)[OLD].lower()
            await ann.until_closed()
            assert (await again.http.get("/api/me")).status_code == 401
            with pytest.raises(InvalidStatus, match="403"):
                await again.connect(table)
            assert (await ann.http.post("/api/logout")).status_code == 401
            assert ben.close_code is None
            await again.http.aclose()
            ann.http.cookies.clear()
            assert (await ann.introduce())["id"] not in {ann.name, ""}

    run(story())


def test_pages_of_others_cannot_make_somebody_give_up(server: Server) -> None:
    _, secret = introduce(server)
    with browser(server) as http:
        headers = {"Cookie": f"{OLD}={secret}", "Origin": "https://evil.example"}
        assert http.post("/api/logout", headers=headers).status_code == 403
    assert who(server, OLD, secret) == "known"


# Names of the server.


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("LOCALHOST:8000", True),
        ("regnum.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("127.1.2.3", True),
        ("[::1]:8000", True),
        ("192.0.2.5:8000", True),
        ("regnum.example", True),
        ("Regnum.Example:443", True),
        ("192.0.2.6", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("notlocalhost", False),
        ("127.0.0.1.evil.example", False),
        ("[::2]", False),
        ("[::1", False),
        ("", False),
        ("@localhost@evil.example", False),
        ("2130706433", False),
    ],
)
def test_names_of_others_are_told_from_own_ones(host: str, is_known: bool) -> None:
    assert is_known_host(host, "192.0.2.5", {"regnum.example"}) == is_known


def test_a_server_goes_by_the_names_that_it_was_given() -> None:
    settings = ServerSettings(
        "", public_url="https://Regnum.example:8443", hosts=("Other.example",)
    )
    assert settings.names == {"regnum.example", "other.example"}


def test_a_name_that_somebody_else_lets_lead_here_is_refused(server: Server) -> None:
    _, secret = introduce(server)
    evil = f"evil.example:{server.port}"
    page = {"Host": evil, "Origin": f"http://{evil}", "Cookie": f"{OLD}={secret}"}
    with browser(server) as http:
        for answer in (
            http.get("/", headers=page),
            http.get("/api/me", headers=page),
            http.get("/healthz", headers=page),
            http.post("/api/me", json={"name": "Eve"}, headers=page),
        ):
            assert answer.status_code == 421
            assert f"does not go by the name '{evil}'" in answer.text
            assert "--hosts" in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
        named = {"Host": f"localhost:{server.port}"}
        assert http.get("/api/games", headers=named).status_code == 200


def test_a_socket_of_a_name_that_leads_here_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, local("Bo")])
            address = f"ws://evil.example:{server.port}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus, match="421"):
                await connect(
                    address,
                    host="127.0.0.1",
                    port=server.port,
                    origin=Origin(f"http://evil.example:{server.port}"),
                    additional_headers={"Cookie": ann.cookie},
                    proxy=None,
                )

    run(story())


def test_names_that_were_given_are_answered(proxied: Server) -> None:
    with browser(proxied) as http:
        for name in ("regnum.example", "other.example", f"127.0.0.1:{proxied.port}"):
            assert http.get("/api/games", headers={"Host": name}).status_code == 200
        assert http.get("/api/games", headers={"Host": "evil.example"}).status_code == 421


def test_names_are_given_with_commas(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parse = build_parser().parse_args
    assert parse(["serve", "--hosts", "a.example, b.example"]).hosts == ("a.example", "b.example")
    monkeypatch.setenv("REGNUM_HOSTS", "c.example")
    assert build_parser().parse_args(["serve"]).hosts == ("c.example",)
    for wrong in ("http://a.example", "a.example,", "*", ""):
        said = refuse(capsys, "serve", "--hosts", wrong)
        assert "is not a name as regnum.example" in said
