"""People as they are stored: secrets of their browsers, a colour, and how all is deleted.

A person has a secret in the browser where they came first, and one in each further browser that
they let in by a link. Whoever deletes themselves leaves an id, which stands in the logs of matches,
and no name: where a log has theirs, `GONE` is read.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractContextManager
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from time import time
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Engine,
    Update,
    bindparam,
    delete,
    insert,
    null,
    select,
    union_all,
    update,
)

from regnum.server import schema
from regnum.table.entries import GONE
from regnum.table.terms import Person

ID_BYTES = 8
FIRST = ""  # the browser where somebody came first
DEVICES_KEPT = 20  # further browsers of one person: the oldest is forgotten
DEVICE_KEY_SECONDS = 600.0  # after which a link to another device leads nowhere

# What belongs to one person; what came of a match belongs to all who played it.
OWN = [
    table
    for table in schema.metadata.sorted_tables
    if "person" in table.c and table not in (schema.seats, schema.places)
]
_people, _devices, _keys = schema.people, schema.devices, schema.device_keys
_told = schema.subscriptions


def hash_of(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random: no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


class Known(NamedTuple):
    """A person, and what is known of the secret that their browser has sent."""

    person: Person
    renewed: float  # when the newest secret was made
    is_former: bool  # was it the one before that?
    has_former: bool  # is the one before still good?
    device: str | None = None  # which of their further ones; None: the first

    @property
    def browser(self) -> str:
        """The same, as it is stored with what belongs to one browser alone."""
        return self.device or FIRST


_hash: BindParameter[str] = bindparam("hash")
# For every request, so it is made once.
FIND_KNOWN = union_all(
    select(
        _people.c.id,
        _people.c.name,
        _people.c.colour,
        _people.c.renewed,
        _people.c.secret_hash,
        _people.c.former_hash,
        null().label("device"),
    ).where((_people.c.secret_hash == _hash) | (_people.c.former_hash == _hash)),
    select(
        _people.c.id,
        _people.c.name,
        _people.c.colour,
        _devices.c.renewed,
        _devices.c.secret_hash,
        _devices.c.former_hash,
        _devices.c.id.label("device"),
    )
    .join(_people, _people.c.id == _devices.c.person)
    .where((_devices.c.secret_hash == _hash) | (_devices.c.former_hash == _hash)),
)


class Accounts(ABC):
    """The part of a store that knows people."""

    engine: Engine

    @abstractmethod
    def _write(self) -> AbstractContextManager[Connection]:
        """A transaction that writes."""

    def add_person(self, person: Person, secret: str) -> None:
        """Store a new person."""
        with self._write() as connection:
            connection.execute(
                insert(_people).values(
                    id=person.id,
                    secret_hash=hash_of(secret),
                    name=person.name,
                    created=time(),
                    renewed=time(),
                )
            )

    def find_person(self, secret: str) -> Person | None:
        """Who has this secret."""
        known = self.find_known(secret)
        return None if known is None else known.person

    def find_known(self, secret: str) -> Known | None:
        """The same in full. Looked up by its hash, so timing tells nothing about the secret."""
        hashed = hash_of(secret)
        with self.engine.connect() as connection:
            row = connection.execute(FIND_KNOWN, {"hash": hashed}).first()
        if row is None:
            return None
        is_former, has_former = row.secret_hash != hashed, row.former_hash is not None
        person = Person(row.id, row.name, row.colour)
        return Known(person, row.renewed, is_former, has_former, row.device)

    def renew_secret(self, known: Known, secret: str, new: str) -> bool:
        """A new secret for a browser; the one before stays good until the new one was used.

        False if somebody was faster.
        """
        hashed, place = hash_of(secret), _people if known.device is None else _devices
        own = place.c.former_hash if known.is_former else place.c.secret_hash
        change = _change_secret(known).where(own == hashed, place.c.renewed == known.renewed)
        values = {"secret_hash": hash_of(new), "former_hash": hashed, "renewed": time()}
        with self._write() as connection:
            return connection.execute(change.values(values)).rowcount == 1

    def forget_former(self, known: Known) -> None:
        """The newest secret was used: the one before is good for nothing any more."""
        with self._write() as connection:
            connection.execute(_change_secret(known).values(former_hash=None))

    def forget_device(self, known: Known) -> None:
        """Log somebody out in this browser."""
        with self._write() as connection:
            # Old subscriptions do not say in which browser they were made: it may be this one.
            browser = _told.c.device
            is_here = (browser == known.browser) | browser.is_(None)
            own = _told.c.person == known.person.id
            connection.execute(delete(_told).where(own, is_here))
            if known.device is None:
                connection.execute(_change_secret(known).values(_no_secret()))
            else:
                connection.execute(delete(_devices).where(_devices.c.id == known.device))

    def forget_secrets(self, person: str) -> None:
        """Log somebody out in all their browsers."""
        with self._write() as connection:
            _forget_secrets(connection, person)

    def known_since(self, person: str) -> float:
        """When somebody came first."""
        since = select(_people.c.created).where(_people.c.id == person)
        with self.engine.connect() as connection:
            return float(connection.execute(since).scalar_one())

    def rename(self, person: str, name: str) -> None:
        """Give somebody another name."""
        with self._write() as connection:
            connection.execute(update(_people).where(_people.c.id == person).values(name=name))

    def choose_colour(self, person: str, colour: str | None) -> None:
        """Note which colour somebody likes best."""
        with self._write() as connection:
            connection.execute(update(_people).where(_people.c.id == person).values(colour=colour))

    # Other devices.

    def add_device_key(self, person: str, secret: str) -> None:
        """A link for another device; one at a time."""
        values = {"hash": hash_of(secret), "person": person, "created": time()}
        with self._write() as connection:
            connection.execute(delete(_keys).where(_keys.c.person == person))
            connection.execute(insert(_keys).values(values))

    def find_device_key(self, secret: str) -> Person | None:
        """Whose link it is."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(_people.c.id, _people.c.name)
                .join(_keys, _keys.c.person == _people.c.id)
                .where(_is_valid(secret))
            ).first()
        return None if row is None else Person(row.id, row.name)

    def add_device(self, key: str, secret: str) -> Person | None:
        """Another browser follows a link, which is used up by that; None if it leads nowhere."""
        is_valid = _is_valid(key)
        with self._write() as connection:
            person = connection.execute(select(_keys.c.person).where(is_valid)).scalar()
            if person is None or connection.execute(delete(_keys).where(is_valid)).rowcount != 1:
                return None
            own = _devices.c.person == person
            latest = select(_devices.c.id).where(own).order_by(_devices.c.created.desc())
            kept = list(connection.execute(latest.limit(DEVICES_KEPT - 1)).scalars())
            connection.execute(delete(_devices).where(own, _devices.c.id.not_in(kept)))
            is_gone = _told.c.device.not_in([FIRST, *kept])
            connection.execute(delete(_told).where(_told.c.person == person, is_gone))
            values = {"id": token_hex(ID_BYTES), "person": person, "secret_hash": hash_of(secret)}
            connection.execute(insert(_devices).values(**values, created=time(), renewed=time()))
            row = connection.execute(select(_people).where(_people.c.id == person)).one()
        return Person(row.id, row.name, row.colour)

    def delete_old_device_keys(self, now: float) -> None:
        """Delete links that are too old to be followed."""
        with self._write() as connection:
            is_old = _keys.c.created < now - DEVICE_KEY_SECONDS
            connection.execute(delete(_keys).where(is_old))

    # Leaving.

    def delete_person(self, person: str) -> None:
        """Delete all about a person but their id; the logs of matches stay as they are."""
        keys, seats, places = schema.keys, schema.seats, schema.places
        nobody = {"name": "", "colour": None, "deleted": time(), **_no_secret()}
        unknown = {"name": GONE, "folded": "", "counts": None, "is_shown": False}
        with self._write() as connection:
            connection.execute(update(_people).where(_people.c.id == person).values(nobody))
            for table in OWN:
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(keys).where(keys.c.maker == person))
            connection.execute(update(places).where(places.c.person == person).values(unknown))
            is_sitting = (seats.c.person == person) & seats.c.level.is_(None)
            connection.execute(update(seats).where(is_sitting).values(name=GONE))

    def own_rows(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """What is stored about a person alone, without secrets."""
        with self.engine.connect() as connection:
            return {
                table.name: [
                    {name: value for name, value in row.items() if "hash" not in name}
                    for row in connection.execute(
                        select(table).where(table.c.person == person)
                    ).mappings()
                ]
                for table in OWN
            }

    def gone_among(self, people: Collection[str]) -> set[str]:
        """Those who have deleted themselves."""
        is_gone = _people.c.id.in_(people) & _people.c.deleted.is_not(None)
        with self.engine.connect() as connection:
            return set(connection.execute(select(_people.c.id).where(is_gone)).scalars())


def _change_secret(known: Known) -> Update:
    if known.device is None:
        return update(_people).where(_people.c.id == known.person.id)
    return update(_devices).where(_devices.c.id == known.device)


def _no_secret() -> dict[str, str | None]:
    return {"secret_hash": hash_of(token_urlsafe()), "former_hash": None}


def _forget_secrets(connection: Connection, person: str) -> None:
    connection.execute(update(_people).where(_people.c.id == person).values(_no_secret()))
    for table in (_devices, _keys, _told):
        connection.execute(delete(table).where(table.c.person == person))


def _is_valid(secret: str) -> ColumnElement[bool]:
    is_young = _keys.c.created > time() - DEVICE_KEY_SECONDS
    return (_keys.c.hash == hash_of(secret)) & is_young
