"""Tells people who are not there that it is their turn, by the push services of their browsers.

What is sent is encrypted for the browser, and holds a code, the table and its game: no more than
a stranger at the door could see. Nobody waits for it: it is sent beside everything else.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from logging import WARNING
from queue import Queue
from threading import Thread
from time import time
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import msgspec

from regnum.core.errors import Malformed
from regnum.server.database import Database
from regnum.server.faults import DatabaseFails
from regnum.server.live import Live
from regnum.server.presence import Presence
from regnum.server.reporting import report_often
from regnum.server.settings import ServerSettings
from regnum.server.subscriptions import Subscription
from regnum.server.talk import talkers
from regnum.server.tasks import Tasks
from regnum.table.moment import Moment

if TYPE_CHECKING:
    from py_vapid import Vapid02

T = TypeVar("T")

GONE = (404, 410)  # what a service answers where a browser does not listen any more
SENDERS = 2  # threads
MOST_WAITING = 500  # messages that are not sent yet; where there are more, nobody is told
SEND_SECONDS = 10.0
KEPT_SECONDS = 24 * 3600  # by the service, while the browser sleeps
TOKEN_SECONDS = 12 * 3600


def is_service(endpoint: str, services: Iterable[str]) -> bool:
    """Does an address belong to one of these services? The server sends to no other one."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        origin = f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        return False
    for service in services:
        scheme, _, name = service.partition("://")
        if origin == service:
            return True
        is_below = name.startswith("*.") and host.endswith(name[1:]) and host == parts.netloc
        if is_below and parts.scheme == scheme:
            return True
    return False


class Sender:
    """Writes to push services in the name of a server."""

    def __init__(self, key: str, contact: str) -> None:
        self._contact = contact
        self._vapid = read_key(key)
        self.public_key = public_key(self._vapid)

    def send(self, to: Subscription, body: bytes, topic: str) -> int:
        """Send something; gives the status that the service answers with."""
        from pywebpush import WebPusher
        from requests import Session

        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time()) + TOKEN_SECONDS,
        }
        headers = {**self._vapid.sign(claims), "topic": topic, "urgency": "high"}
        info = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        with Session() as session:
            session.max_redirects = 0  # a service cannot send us anywhere else
            answer = WebPusher(info, session).send(
                body, headers, ttl=KEPT_SECONDS, timeout=SEND_SECONDS
            )
        return int(answer.status_code)


def read_key(key: str) -> "Vapid02":
    """The key by which push services know this server; `Malformed` if it is none."""
    from py_vapid import Vapid02, VapidException

    try:
        return Vapid02.from_string(key)
    except (ValueError, VapidException):
        raise Malformed("REGNUM_PUSH_KEY is no key: make one with `regnum push-key`") from None


def new_key() -> str:
    """A new key, as it stands in the environment."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid.utils import b64urlencode

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32)))


def public_key(vapid: "Vapid02") -> str:
    """What browsers are told of a key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid.utils import b64urlencode

    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))


class Postmen:
    """Threads that send. Nobody waits for them, not even the end of the server."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender
        self._bag: Queue[tuple[Subscription, bytes, str, asyncio.Future[int]]] = Queue(MOST_WAITING)
        self._loop = asyncio.get_running_loop()
        for _ in range(SENDERS):
            Thread(target=self._work, name="postman", daemon=True).start()

    async def send(self, to: Subscription, body: bytes, topic: str) -> int:
        """The status that the service answers with; `Full` if too much waits already."""
        answer = self._loop.create_future()
        self._bag.put_nowait((to, body, topic, answer))
        status: int = await answer
        return status

    def _work(self) -> None:
        while True:
            to, body, topic, answer = self._bag.get()
            try:
                status = self._sender.send(to, body, topic)
            except Exception as error:  # whatever it is, others are to be told as well
                self._pass_on(answer.set_exception, error)
            else:
                self._pass_on(answer.set_result, status)

    def _pass_on(self, tell: Callable[[T], None], what: T) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(tell, what)


class Push:
    """Looks whose turn has come, and tells them after a while if they are not there."""

    def __init__(self, database: Database, presence: Presence, settings: ServerSettings) -> None:
        self._database = database
        self._presence = presence
        self._seconds = settings.push_seconds
        self._sender: Sender | None = None
        if settings.push_key is not None:
            self._sender = Sender(settings.push_key, contact_of(settings))
        self._postmen: Postmen | None = None  # from the first message on
        self._tasks = Tasks()
        self._is_closing = False

    @property
    def key(self) -> str | None:
        """What browsers need to subscribe; none where nothing is sent."""
        return None if self._sender is None else self._sender.public_key

    def announce_turn(self, live: Live, before: Moment, is_ours: bool) -> None:
        """A table has gone on: tell whoever has the turn now, after a while.

        Only the process whose entry it was does so (`is_ours`), so that nobody is told twice.
        """
        now = live.table.now
        person = whose_turn(now)
        if self._sender is None or person == whose_turn(before):
            return
        live.turn_at = now.revision
        if is_ours and person is not None and person in talkers(now):
            self._tasks.begin(self._tell_later(live, person, now.revision))

    async def _tell_later(self, live: Live, person: str, turn_at: int) -> None:
        await asyncio.sleep(self._seconds)
        is_there = person in self._presence.connected(live)
        if is_there or live.turn_at != turn_at or self._is_closing:
            return
        now = live.table.now
        message = {"code": "your-turn", "table": now.terms.id, "game": now.match.game.key}
        body = msgspec.json.encode(message)
        with suppress(DatabaseFails):
            subscriptions = self._database.store.subscriptions
            for browser in await self._database.read(subscriptions.of, person):
                self._tasks.begin(self._send(browser, body, now.terms.id))

    async def _send(self, to: Subscription, body: bytes, topic: str) -> None:
        assert self._sender is not None
        self._postmen = self._postmen or Postmen(self._sender)
        try:
            status = await self._postmen.send(to, body, topic)
        except Exception as error:  # the address is a secret of the browser: not told
            report_often("push-failed", WARNING, error=type(error).__name__)
            return
        if status in GONE:
            remove = self._database.store.subscriptions.remove
            with suppress(DatabaseFails):
                await self._database.write(remove, to.endpoint, to.person)
        elif status >= 300:
            report_often("push-refused", WARNING, status=status)

    def close(self) -> None:
        """Tell nobody any more."""
        self._is_closing = True


def whose_turn(now: Moment) -> str | None:
    """The person whose decision is awaited."""
    seat = now.decider
    return None if seat is None or now.bot_to_decide is not None else now.owners[seat]


def contact_of(settings: ServerSettings) -> str:
    """Whom the push services can write to about this server."""
    contact = settings.push_contact or settings.public_url or ""
    if not contact.startswith(("mailto:", "https://")):
        raise Malformed(
            "push services want to know whom to write to: set REGNUM_PUSH_CONTACT to "
            "mailto:you@example.org or to an address with https"
        )
    return contact
