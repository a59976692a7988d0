"""Browsers that want to be told from afar, as they are stored."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from hashlib import sha256

from sqlalchemy import Connection, Engine, delete, insert, select

from regnum.server.schema import subscriptions

KEPT = 5  # browsers of one person


@dataclass(frozen=True)
class Subscription:
    """A browser: where its push service listens, and the keys to write to it."""

    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: float
    device: str | None = None  # in which browser of theirs; None: that was not noted

    @property
    def hash(self) -> str:
        """Of the endpoint: there is one subscription for each."""
        return hash_of(self.endpoint)


def hash_of(endpoint: str) -> str:
    """Endpoints are long."""
    return sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """Of each person the latest few."""

    def __init__(
        self, engine: Engine, writing: Callable[[], AbstractContextManager[Connection]]
    ) -> None:
        self._engine = engine
        self._writing = writing

    def of(self, person: str) -> list[Subscription]:
        """The browsers of somebody, the latest first."""
        own = subscriptions.c.person == person
        query = select(subscriptions).where(own).order_by(subscriptions.c.created.desc())
        with self._engine.connect() as connection:
            return [Subscription(*row[1:]) for row in connection.execute(query)]

    def add(self, new: Subscription) -> None:
        """A browser is somebody's from now on, whoever used it before."""
        table = subscriptions
        own = table.c.person == new.person
        latest = select(table.c.hash).where(own).order_by(table.c.created.desc()).limit(KEPT - 1)
        with self._writing() as connection:
            connection.execute(delete(table).where(table.c.hash == new.hash))
            kept = list(connection.execute(latest).scalars())
            connection.execute(delete(table).where(own, table.c.hash.not_in(kept)))
            connection.execute(insert(table).values(hash=new.hash, **asdict(new)))

    def remove(self, endpoint: str, person: str) -> None:
        """A browser of somebody is told nothing more."""
        is_meant = (subscriptions.c.hash == hash_of(endpoint)) & (subscriptions.c.person == person)
        with self._writing() as connection:
            connection.execute(delete(subscriptions).where(is_meant))
