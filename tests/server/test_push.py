"""Whoever is not there is told from afar that it is their turn, once, and nobody waits for it."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep, time

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from regnum.core.errors import Malformed
from regnum.server.accounts import DEVICES_KEPT, Known
from regnum.server.push import Sender, contact_of, is_service, new_key
from regnum.server.settings import PUSH_SERVICES, ServerSettings
from regnum.server.store import Store
from regnum.server.subscriptions import KEPT, Subscription
from server.server_kit import ME, OPEN, Client, Data, Server, bot, run
from table.seating import PEOPLE

CONTACT = "mailto:host@regnum.example"
KEY = new_key()
CREATED, GONE = 201, 410
A_WHILE = 0.6  # in which nothing may come


class Browser:
    """What a browser has for a subscription: a key of its own, and an address of its service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def subscription(self) -> Data:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "p256dh": encode(point), "auth": encode(self.auth)}

    def read(self, body: bytes) -> Data:
        """What was sent to it."""
        found = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        return dict(json.loads(found))


class Service:
    """A push service: keeps what comes, and answers with a status after a while."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = CREATED
        self.seconds = 0.0
        self.came: list[tuple[str, dict[str, str], bytes]] = []

    async def until(self, count: int) -> None:
        """Wait for so many messages, and a while longer for none."""
        deadline = monotonic() + 15
        while len(self.came) < count:
            assert monotonic() < deadline, f"{len(self.came)} of {count} have come"
            await asyncio.sleep(0.02)
        await asyncio.sleep(A_WHILE)
        assert len(self.came) == count


@contextmanager
def push_service() -> Iterator[Service]:
    """One on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            kept.came.append((self.path, headers, body))
            sleep(kept.seconds)
            self.send_response(kept.status)
            self.send_header("location", f"{kept.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept = Service(f"http://127.0.0.1:{server.server_port}")
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture
def server(service: Service, tmp_path: Path) -> Iterator[Server]:
    """A server with a key, to which this service is known."""
    told = {"push_key": KEY, "push_contact": CONTACT, "push_seconds": 0.2}
    database = f"sqlite:///{tmp_path}/regnum.db"
    with Server(database, tmp_path, push_services=service.url, **told) as running:
        yield running
        assert "Traceback" not in running.log, running.log


async def ann_and_ben(stack: AsyncExitStack, server: Server) -> tuple[Client, Client]:
    """Ann begins, and both are there."""
    ann, ben = [await stack.enter_async_context(Client(server, name)) for name in ("Ann", "Ben")]
    table = await ann.create_table("kingdom-builder", [ME, OPEN], options={"first": "A"})
    await ben.enter(await ann.make_key(table))
    await ann.open(table)
    await ben.open(table)
    await ben.sit(1)
    await ann.until(lambda state: state["status"] == "playing")
    return ann, ben


async def play_turn(client: Client) -> None:
    """To the end of a turn."""
    seat = client.state["mine"][0]
    await client.until(lambda state: state["decider"] == seat)
    while client.state["decider"] == seat:
        ends = [action for action in client.state["legal"] if action == "end"]
        await client.play((ends or client.state["legal"])[0])


def check_token(header: str, service: Service, key: str) -> None:
    """Push services know the server by its key, and whom to write to about it."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    r, s = (int.from_bytes(half) for half in (decode(signature)[:32], decode(signature)[32:]))
    point.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decode(signed.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (service.url, CONTACT)
    assert time() < claims["exp"] < time() + 24 * 3600


def test_who_is_away_is_told_once_and_only_the_browser_can_read_it(
    server: Server, service: Service
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await ann_and_ben(stack, server)
            key = (await ben.get("/api/push"))["key"]
            browser = Browser(f"{service.url}/ben")
            await ben.post("/api/push", browser.subscription)
            await ben.post("/api/push", browser.subscription)  # it is the same one
            await play_turn(ann)
            await service.until(0)  # he is there
            await play_turn(ben)
            await ben.close()
            await play_turn(ann)
            await service.until(1)
            path, headers, body = service.came[0]
            assert path == "/ben"
            check_token(headers["authorization"], service, key)
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 3600
            assert b"your-turn" not in body
            assert ann.table.encode() not in body
            told = {"code": "your-turn", "table": ann.table, "game": "kingdom-builder"}
            assert browser.read(body) == told
            await ben.reopen()
            await play_turn(ben)
            await play_turn(ann)
            await service.until(1)
            await ben.post("/api/push/forget", {"endpoint": browser.endpoint})
            await play_turn(ben)
            await ben.close()
            await play_turn(ann)
            await service.until(1)

    run(story())


@pytest.mark.event("push.py", "push-failed")
def test_a_browser_that_is_gone_is_forgotten_and_one_of_nobody_too(
    server: Server, service: Service
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await ann_and_ben(stack, server)
            service.status = GONE
            await ben.post("/api/push", Browser(f"{service.url}/gone").subscription)
            await ben.close()
            await play_turn(ann)
            await service.until(1)
            service.status = 302  # to somewhere else: nobody is sent there
            await ben.post("/api/push", Browser(f"{service.url}/moved").subscription)
            await ben.reopen()
            await play_turn(ben)
            await ben.close()
            await play_turn(ann)
            await service.until(2)
            assert [path for path, *_ in service.came] == ["/gone", "/moved"]
            await ben.reopen()
            await play_turn(ben)
            await ben.close()
            await ben.post("/api/logout", {})
            await play_turn(ann)
            await service.until(2)

    run(story())
    assert "push-failed" in server.log


@pytest.mark.event("push.py", "push-refused")
def test_a_service_that_refuses_is_reported(server: Server, service: Service) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await ann_and_ben(stack, server)
            service.status = 503
            await ben.post("/api/push", Browser(f"{service.url}/ben").subscription)
            await ben.close()
            await play_turn(ann)
            await service.until(1)
            while "push-refused" not in server.log:
                await asyncio.sleep(0.02)

    run(story())


def test_a_service_that_hangs_delays_no_decision(server: Server, service: Service) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await ann_and_ben(stack, server)
            service.seconds = 30.0
            for number in range(KEPT + 2):
                await ben.post("/api/push", Browser(f"{service.url}/{number}").subscription)
            await ben.close()
            await play_turn(ann)
            while len(service.came) < 2:  # as many as there are threads
                await asyncio.sleep(0.02)
            await ben.reopen()
            began = monotonic()
            await play_turn(ben)
            await play_turn(ann)
            assert monotonic() - began < 10
            assert server.stop() < 3

    run(story())


def test_against_bots_alone_nobody_is_told(server: Server, service: Service) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            await ann.post("/api/push", Browser(f"{service.url}/ann").subscription)
            seats = [bot("gentle"), ME]
            await ann.create_table("kingdom-builder", seats, options={"first": "A"})
            await service.until(0)

    run(story())


def test_a_subscription_leads_to_a_known_service(server: Server, service: Service) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            good = Browser(f"{service.url}/ann").subscription
            for wrong, code in [
                ({"endpoint": "http://127.0.0.1:1/"}, "no-push"),
                ({"endpoint": f"{service.url}@evil.example/"}, "no-push"),
                ({"endpoint": service.url.replace("http", "file") + "/"}, "malformed"),
                ({"endpoint": f"{service.url}/\n"}, "malformed"),
                ({"p256dh": "short"}, "malformed"),
                ({"auth": "x" * 40}, "malformed"),
            ]:
                answer = await ann.http.post("/api/push", json={**good, **wrong})
                assert answer.json()["code"] == code, wrong

    run(story())


@pytest.mark.parametrize(
    ("endpoint", "is_known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/", False),
        ("https://fcm.googleapis.com@evil.example/", False),
        ("https://push.apple.com.evil.example/", False),
        ("https://evil.example/.push.apple.com", False),
        ("https://user@web.push.apple.com/", False),
        ("https://169.254.169.254/", False),
        ("https://[::1/", False),
    ],
)
def test_only_push_services_are_written_to(endpoint: str, is_known: bool) -> None:
    assert is_service(endpoint, PUSH_SERVICES) is is_known


def test_of_the_browsers_of_somebody_the_latest_are_kept(store: Store) -> None:
    for number in range(KEPT + 2):
        store.subscriptions.add(Subscription("ann", f"https://{number}", "p", "a", number))
    assert [browser.created for browser in store.subscriptions.of("ann")] == [6, 5, 4, 3, 2]
    store.subscriptions.add(Subscription("ben", "https://6", "p", "a", 7.0))
    store.subscriptions.remove("https://5", "ben")  # it is not his
    assert [browser.created for browser in store.subscriptions.of("ann")] == [5, 4, 3, 2]


def test_a_phone_is_told_although_its_owner_has_logged_out_on_a_computer(
    server: Server, service: Service
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await ann_and_ben(stack, server)
            made = await ben.post("/api/me/devices", {})
            phone = Client(server, "")
            stack.push_async_callback(phone.http.aclose)
            await phone.post("/api/devices", {"key": made["link"].partition("#")[2], "sure": True})
            for client, name in ((ben, "computer"), (phone, "phone")):
                await client.post("/api/push", Browser(f"{service.url}/{name}").subscription)
            await ben.close()
            await ben.post("/api/logout", {})
            await play_turn(ann)
            await service.until(1)
            assert [path for path, *_ in service.came] == ["/phone"]

    run(story())


def test_who_logs_out_in_one_browser_is_still_told_in_the_others(store: Store) -> None:
    ann, ben = PEOPLE[:2]
    secrets = {"first": f"secret of {ann.id}"}

    def told() -> list[str]:
        return sorted(each.endpoint for each in store.subscriptions.of(ann.id))

    def known(name: str) -> Known:
        found = store.find_known(secrets[name])
        assert found is not None
        return found

    def subscribe(name: str) -> None:
        browser = known(name).browser
        store.subscriptions.add(Subscription(ann.id, name, "p", "a", time(), browser))

    def add_device(name: str) -> None:
        store.add_device_key(ann.id, f"link to {name}")
        secrets[name] = f"secret of {name}"
        assert store.add_device(f"link to {name}", secrets[name]) is not None

    for name in ("phone", "tablet"):
        add_device(name)
    for name in secrets:
        subscribe(name)
    store.subscriptions.add(Subscription(ben.id, "ben", "p", "a", time(), known("first").browser))
    store.forget_device(known("phone"))
    assert told() == ["first", "tablet"]
    store.forget_device(known("first"))
    assert told() == ["tablet"]
    assert [each.endpoint for each in store.subscriptions.of(ben.id)] == ["ben"]
    store.subscriptions.add(Subscription(ann.id, "old", "p", "a", time()))
    add_device("laptop")
    store.forget_device(known("laptop"))
    assert told() == ["tablet"], "the old one could be of this browser"
    for number in range(DEVICES_KEPT):
        add_device(f"device {number}")
    assert told() == [], "the oldest browsers are forgotten"
    subscribe("device 7")
    store.forget_secrets(ann.id)
    assert told() == []


@pytest.mark.parametrize("key", ["", "short", "ж" * 43, "!" * 43])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(Malformed, match="push-key"):
        Sender(key, CONTACT)


@pytest.mark.parametrize(
    ("settings", "contact"),
    [
        ({"push_contact": CONTACT}, CONTACT),
        ({"public_url": "https://regnum.example"}, "https://regnum.example"),
        ({"public_url": "http://regnum.example"}, None),
        ({"push_contact": "me"}, None),
    ],
)
def test_push_services_can_write_to_somebody(settings: Data, contact: str | None) -> None:
    find: Callable[[], str] = lambda: contact_of(ServerSettings("sqlite://", **settings))  # noqa: E731
    if contact is None:
        with pytest.raises(Malformed, match="REGNUM_PUSH_CONTACT"):
            find()
    else:
        assert find() == contact
