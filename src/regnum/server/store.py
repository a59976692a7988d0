"""Reads and writes the database. `Database` calls it in threads."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from hashlib import blake2b, sha256
from itertools import compress
from pathlib import Path
from time import time
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from regnum.core.errors import RegnumError
from regnum.server import schema
from regnum.server.engine import open_engine
from regnum.table.entries import (
    FINISHED,
    PLAYING,
    WAITING,
    Body,
    Entry,
    Holder,
    Sat,
    decode_body,
    encode_body,
)
from regnum.table.moment import Standing
from regnum.table.terms import Person, Settings, Terms

MIGRATIONS = Path(__file__).with_name("migrations")
PAGE = 100  # tables in a list
ID_BYTES = 8
INVITED = "invited"  # to a rematch: the role of whoever has not come yet
CHANNEL = "regnum"  # on which PostgreSQL notifies other processes

encode_settings = msgspec.json.Encoder().encode
decode_settings = msgspec.json.Decoder(Settings).decode

# For every request or decision, so they are made once.
FIND_PERSON = select(schema.people.c.id, schema.people.c.name).where(
    schema.people.c.secret_hash == bindparam("hash")
)
FIND_ROLE = select(schema.members.c.role).where(
    schema.members.c.table_id == bindparam("of"), schema.members.c.person == bindparam("who")
)
INSERT_ENTRIES = insert(schema.entries)
REVISIONS = select(
    schema.tables.c.id,
    select(func.max(schema.entries.c.revision))
    .where(schema.entries.c.table_id == schema.tables.c.id)
    .scalar_subquery(),
).where(schema.tables.c.id.in_(bindparam("tables", expanding=True)))
UPDATE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))


@dataclass(frozen=True)
class Key:
    """A link that opens a table."""

    hash: str
    table_id: str
    kind: str
    seat: int | None
    maker: str
    created: float


class Addition(NamedTuple):
    """The next entry of a table, and what is true of the table once it stands in the log."""

    table_id: str
    entry: Entry
    standing: Standing


class ListedSeat(NamedTuple):
    """A seat in a list: its owner, whoever sits there, and the level of a bot."""

    owner: str | None
    name: str
    level: str | None


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    spec: str
    status: str
    host: str
    decider: int | None
    created: float
    seats: list[ListedSeat]


def hash_of(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random: no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


class Store:
    """The database behind a server."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            self.ping()
        except DBAPIError as error:
            why = str(error.orig).strip().splitlines()[0]
            raise RegnumError(f"the database cannot be reached: {why}") from None
        self._writer = self.engine.execution_options(writes=True)

    def migrate(self) -> None:
        """Bring the schema up to date."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._write() as connection:
            if self.is_postgresql:  # two processes may start at once
                connection.execute(text("select pg_advisory_xact_lock(0)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def is_current(self) -> bool:
        """Is the schema the one of this code?"""
        with self.engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
        return revision == ScriptDirectory(str(MIGRATIONS)).get_current_head()

    @property
    def is_postgresql(self) -> bool:
        """Can several processes share the database?"""
        return self.engine.dialect.name == "postgresql"

    def ping(self) -> None:
        """Does the database answer?"""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._writer.begin() as connection:
            yield connection

    # People and keys.

    def add_person(self, person: Person, secret: str) -> None:
        """Somebody new."""
        with self._write() as connection:
            connection.execute(
                insert(schema.people).values(
                    id=person.id, secret_hash=hash_of(secret), name=person.name, created=time()
                )
            )

    def find_person(self, secret: str) -> Person | None:
        """Who has this secret. Looked up by its hash, so timing tells nothing about it."""
        with self.engine.connect() as connection:
            row = connection.execute(FIND_PERSON, {"hash": hash_of(secret)}).first()
        return None if row is None else Person(row.id, row.name)

    def rename(self, person: str, name: str) -> None:
        """Somebody wants to be called otherwise."""
        with self._write() as connection:
            connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(name=name)
            )

    def find_key(self, secret: str) -> Key | None:
        """What a link opens."""
        query = select(schema.keys).where(schema.keys.c.hash == hash_of(secret))
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Key(*row)

    def add_key(self, key: Key) -> None:
        """A new link."""
        with self._write() as connection:
            connection.execute(insert(schema.keys).values(asdict(key)))

    def use_up(self, key: Key) -> bool:
        """A link is gone now; false if it was before."""
        with self._write() as connection:
            gone = connection.execute(delete(schema.keys).where(schema.keys.c.hash == key.hash))
            return gone.rowcount == 1

    def admit(self, table_id: str, person: str, role: str) -> None:
        """Somebody followed a link; the latest one counts."""
        members = schema.members
        is_member = (members.c.table_id == table_id) & (members.c.person == person)
        with self._write() as connection:
            self._lock(connection, table_id)
            connection.execute(delete(members).where(is_member))
            connection.execute(insert(members).values(table_id=table_id, person=person, role=role))

    def role(self, table_id: str, person: str) -> str | None:
        """By which kind of link somebody came to a table."""
        with self.engine.connect() as connection:
            return connection.execute(FIND_ROLE, {"of": table_id, "who": person}).scalar()

    # Tables.

    def add_table(
        self,
        terms: Terms,
        holders: Sequence[Holder],
        status: str,
        is_listed: bool = False,
        log: Sequence[Body] = (),
    ) -> bool:
        """A new table with its first entries: who sits where, and what was played elsewhere.

        False if there is a table with this id already.
        """
        try:
            self._add_table(terms, holders, status, is_listed, log)
        except IntegrityError:
            return False
        return True

    def _add_table(
        self,
        terms: Terms,
        holders: Sequence[Holder],
        status: str,
        is_listed: bool,
        log: Sequence[Body],
    ) -> None:
        is_ready = not log and not any(holder.is_open for holder in holders)
        with self._write() as connection:
            connection.execute(
                insert(schema.tables).values(
                    id=terms.id,
                    spec=terms.spec,
                    rules=terms.rules,
                    seed=str(terms.seed),
                    salt=terms.salt,
                    host=terms.host,
                    settings=encode_settings(terms.settings).decode(),
                    created=terms.created,
                    status=status,
                    updated=terms.created,
                    due=terms.created if is_ready else None,
                    is_listed=is_listed,
                )
            )
            laid = [
                Entry(seat + 1, f"laid/{seat}", Sat(seat, holder), terms.created)
                for seat, holder in enumerate(holders)
            ]
            played = [
                Entry(number, f"import/{number}", body, terms.created)
                for number, body in enumerate(log, start=len(holders) + 1)
            ]
            _insert(connection, INSERT_ENTRIES, [_entry_row(terms.id, e) for e in laid + played])
            seats = [
                {
                    "table_id": terms.id,
                    "seat": seat,
                    "person": holder.person,
                    "name": holder.name,
                    "level": holder.level,
                }
                for seat, holder in enumerate(holders)
            ]
            _insert(connection, insert(schema.seats), seats)

    def load(self, table_id: str) -> Terms | None:
        """A table, without its log."""
        query = select(schema.tables).where(schema.tables.c.id == table_id)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        return Terms(
            row.id,
            row.spec,
            row.rules,
            int(row.seed),
            row.salt,
            row.host,
            decode_settings(row.settings),
            row.created,
        )

    def entries_since(self, table_id: str, revision: int) -> list[Entry]:
        """The log after a revision."""
        entries = schema.entries
        query = (
            select(
                entries.c.revision,
                entries.c.command_id,
                entries.c.body,
                entries.c.at,
                entries.c.spent,
            )
            .where(entries.c.table_id == table_id, entries.c.revision > revision)
            .order_by(entries.c.revision)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Entry(row[0], row[1], decode_body(row[2]), *row[3:]) for row in rows]

    def append(self, additions: Sequence[Addition]) -> list[bool]:
        """Add entries in one transaction; says which of them are in the log now.

        The others are late: another entry has their revision or their command.
        """
        try:
            with self._write() as connection:
                tables = sorted({addition.table_id for addition in additions})
                for table_id in tables:  # in one order, or two servers would wait for ever
                    self._lock(connection, table_id)
                known = self._revisions(connection, tables)
                are_next = [a.entry.revision - 1 == known.get(a.table_id) for a in additions]
                self._append(connection, list(compress(additions, are_next)))
                return are_next
        except IntegrityError:
            if len(additions) == 1:
                return [False]
            return [self.append([addition])[0] for addition in additions]

    def notify(self, words: str) -> None:
        """Tell other processes something."""
        with self._write() as connection:
            self._notify(connection, words)

    def all_tables(self) -> list[str]:
        """Every table, the oldest first."""
        query = select(schema.tables.c.id).order_by(schema.tables.c.created)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def backup(self, path: Path) -> None:
        """A copy of an SQLite database, taken while it is in use."""
        if self.is_postgresql:
            raise RegnumError("this database is PostgreSQL: back it up with pg_dump")
        with self.engine.connect() as connection:
            source = connection.connection.driver_connection
            with closing(sqlite3.connect(path)) as target:
                source.backup(target)  # type: ignore[union-attr]

    def tables_due(self, by: float) -> list[str]:
        """Tables that a server has to look after, the most urgent first."""
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.due <= by)
            .order_by(schema.tables.c.due)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def tables_of(self, person: str, page: int = 0) -> list[Listed]:
        """Tables not yet over of which somebody is the host, has a seat or is invited to one."""
        is_going_on = schema.tables.c.status.in_((WAITING, PLAYING))
        is_inviting = (schema.tables.c.status == WAITING) & _invites(person)
        return self._list((_is_of(person) & is_going_on) | is_inviting, page)

    def open_tables(self, page: int = 0) -> list[Listed]:
        """Tables that wait for anybody, the latest first."""
        return self._list(schema.tables.c.is_listed & (schema.tables.c.status == WAITING), page)

    def finished_tables(self, person: str, page: int = 0) -> list[Listed]:
        """Matches that somebody may look at, the latest first."""
        is_shown = schema.tables.c.is_listed | _is_of(person)
        return self._list(is_shown & (schema.tables.c.status == FINISHED), page)

    def _list(self, condition: ColumnElement[bool], page: int) -> list[Listed]:
        tables, seats = schema.tables, schema.seats
        query = (
            select(tables)
            .where(condition)
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(PAGE)
            .offset(page * PAGE)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
            sat = connection.execute(
                select(seats)
                .where(seats.c.table_id.in_([row.id for row in rows]))
                .order_by(seats.c.seat)
            ).all()
        listed: dict[str, list[ListedSeat]] = {row.id: [] for row in rows}
        for seat in sat:
            listed[seat.table_id].append(ListedSeat(seat.person, seat.name, seat.level))
        return [
            Listed(r.id, r.spec, r.status, r.host, r.decider, r.created, listed[r.id]) for r in rows
        ]

    def _lock(self, connection: Connection, table_id: str) -> None:
        """One writer per table; SQLite has one for all of them anyway."""
        if self.is_postgresql:
            key = {"key": lock_key(table_id)}
            connection.execute(text("select pg_advisory_xact_lock(:key)"), key)

    def _notify(self, connection: Connection, words: str) -> None:
        values = {"channel": CHANNEL, "words": words}
        connection.execute(text("select pg_notify(:channel, :words)"), values)

    def _revisions(self, connection: Connection, tables: Sequence[str]) -> dict[str, int]:
        """How far the logs of tables have come."""
        rows = connection.execute(REVISIONS, {"tables": tables})
        return {table_id: revision or 0 for table_id, revision in rows}

    def _append(self, connection: Connection, additions: Sequence[Addition]) -> None:
        rows = [_entry_row(addition.table_id, addition.entry) for addition in additions]
        _insert(connection, INSERT_ENTRIES, rows)
        changed = [
            {"of": table_id, "updated": entry.at, **standing._asdict()}
            for table_id, entry, standing in additions
        ]
        if changed:
            connection.execute(UPDATE_TABLE, changed)
        for table_id, entry, standing in additions:
            if isinstance(entry.body, Sat):
                self._seat(connection, table_id, entry.body, standing.status)
            if self.is_postgresql:
                self._notify(connection, table_id)

    def _seat(self, connection: Connection, table_id: str, body: Sat, status: str) -> None:
        holder = body.holder
        values = {"person": holder.person, "name": holder.name, "level": holder.level}
        if holder.level is not None and status != WAITING:
            del values["person"]  # the bot sits in: the owner still finds the table
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == body.seat)
            .values(**values)
        )


def _is_of(person: str) -> ColumnElement[bool]:
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return (schema.tables.c.host == person) | schema.tables.c.id.in_(seated)


def _invites(person: str) -> ColumnElement[bool]:
    members = schema.members
    invited = select(members.c.table_id).where(
        members.c.person == person, members.c.role == INVITED
    )
    return schema.tables.c.id.in_(invited)


def lock_key(table_id: str) -> int:
    """The number of a table's advisory lock: 64 bits with sign, never 0."""
    digest = blake2b(table_id.encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True) or 1


def _insert(connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "revision": entry.revision,
        "command_id": entry.command_id,
        "body": encode_body(entry.body).decode(),
        "at": entry.at,
        "spent": entry.spent,
    }
