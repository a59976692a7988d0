"""Reads and writes the database. `Database` calls it in threads."""

import os
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import compress
from pathlib import Path
from time import time
from typing import Any, NamedTuple
from zlib import compress as compress_bytes
from zlib import decompress

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    RowMapping,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from regnum.core.errors import RegnumError
from regnum.server import schema
from regnum.server.accounts import Accounts, hash_of
from regnum.server.chain import first_link, next_link
from regnum.server.conversations import Conversations
from regnum.server.engine import open_engine
from regnum.server.faults import DAMAGED, Damaged, FileRemoved, kind_of
from regnum.server.lists import Lists
from regnum.server.results import Results, add_result
from regnum.server.subscriptions import Subscriptions
from regnum.table.ending import Ending
from regnum.table.entries import (
    GONE,
    WAITING,
    Body,
    Entry,
    Holder,
    Removed,
    Resigned,
    Sat,
    decode_body,
    encode_body,
)
from regnum.table.moment import Standing
from regnum.table.terms import Settings, Terms

ENDS_KEPT = 10_000  # tables whose end of the log is remembered
KEYS_KEPT = 20  # links that one person made for one table
KEY_SECONDS = 30 * 24 * 3600.0  # after which a link leads nowhere
RESULTS = "results"  # the name of the lock under which they are written
CHANNEL = "regnum"  # on which PostgreSQL notifies other processes
SAID = "said"  # a notice that begins so names a table at which something was said

encode_settings = msgspec.json.Encoder().encode
decode_settings = msgspec.json.Decoder(Settings).decode

# For every request or decision, so they are made once.
FIND_ROLE = select(schema.members.c.role).where(
    schema.members.c.table_id == bindparam("of"), schema.members.c.person == bindparam("who")
)
INSERT_ENTRIES = insert(schema.entries)
ENDS = select(
    schema.tables.c.id,
    schema.tables.c.head,
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


class End(NamedTuple):
    """How far the log of a table has come, and its last hash."""

    revision: int
    head: str


class Addition(NamedTuple):
    """The next entry of a table, and what is true of the table once it stands in the log."""

    table_id: str
    entry: Entry
    standing: Standing
    ending: Ending | None = None  # if the entry ends the match

    def is_next(self, end: End) -> bool:
        """Does it follow upon this end of the log?"""
        return self.entry.revision == end.revision + 1


class Due(NamedTuple):
    """A table that a server has to look after, and whether a bot has to decide there."""

    table_id: str
    is_for_bot: bool


class Stored(NamedTuple):
    """All that is stored of a table: rows as they stand there."""

    table: RowMapping
    entries: Sequence[RowMapping]
    seats: Sequence[RowMapping]


@contextmanager
def in_one_line(what: str) -> Iterator[None]:
    """Tell whoever gave a command why the database fails."""
    try:
        yield
    except DBAPIError as error:
        why = (str(error.orig).strip().splitlines() or [""])[0]
        raise RegnumError(f"{what}: {why}") from None


class Store(Accounts):
    """The database behind a server.

    A reader creates nothing: it finds out when it reads whether anything is there.
    """

    def __init__(self, url: str, is_reader: bool = False) -> None:
        self.engine = open_engine(url, creates=not is_reader)
        self.lists = Lists(self.engine)
        self.results = Results(self.engine)
        self.subscriptions = Subscriptions(self.engine, self._write)
        self.conversations = Conversations(self.engine, self._write_words)
        self._writer = self.engine.execution_options(writes=True)
        self._at_one_moment = self.engine  # as SQLite always reads
        if self.is_postgresql:
            self._at_one_moment = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._reached: dict[str, End] = {}  # the ends of logs that were made here last
        self._files: tuple[tuple[int, int], ...] | None = None  # of SQLite, once it has written
        self._anchor: Connection | None = None
        if not is_reader:
            with in_one_line("the database cannot be reached"):
                self.ping()

    def migrate(self) -> None:
        """Bring the schema up to date."""
        from regnum.server import migrating

        with in_one_line("the database cannot be written"), self._write() as connection:
            if self.is_postgresql:  # two processes may start at once
                connection.execute(text("select pg_advisory_xact_lock(0)"))
            migrating.upgrade(connection)

    def check_current(self) -> None:
        """Refuse a database with another schema than that of this code."""
        from regnum.server import migrating

        with in_one_line("the database cannot be read"), self.engine.connect() as connection:
            migrating.check_current(connection)

    @property
    def is_postgresql(self) -> bool:
        """Can several processes share the database?"""
        return self.engine.dialect.name == "postgresql"

    def ping(self) -> None:
        """Does the database answer?"""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def probe(self) -> None:
        """Write something that means nothing, as far as the disk."""
        with self._write() as connection:
            if self.is_postgresql:
                connection.execute(text("update alembic_version set version_num = version_num"))
            else:
                connection.execute(text("pragma user_version = 1"))

    def find_damage(self, check: str = "quick_check") -> Exception | None:
        """What is wrong with the pages of an SQLite file; PostgreSQL looks after its own."""
        if self.is_postgresql:
            return None
        try:
            with self.engine.connect() as connection:
                found = connection.execute(text(f"pragma {check}(1)")).scalar_one()
        except DBAPIError as error:
            return error if kind_of(error) == DAMAGED else None
        return None if found == "ok" else Damaged(" ".join(found.split()))

    def close(self) -> None:
        """Let go of the database."""
        if self._anchor is not None:
            self._anchor.close()
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees everything as it was at one moment."""
        with self._at_one_moment.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection on which all is written, or nothing."""
        with self._write() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        try:
            with self._writer.begin() as connection:
                yield connection
        finally:
            if not self.is_postgresql:
                self._check_files()

    @contextmanager
    def _write_words(self, table_id: str) -> Iterator[Connection]:
        """Change the talk at a table, and tell other processes."""
        with self._write() as connection:
            self._lock(connection, table_id)
            yield connection
            if self.is_postgresql:
                self._notify(connection, f"{SAID} {table_id}")

    def _check_files(self) -> None:
        """SQLite goes on writing to a file that was removed: nobody will find that again."""
        files = self._find_files()
        if files is None or self.has_lost_files:
            raise FileRemoved
        if self._files is None:
            self._files = files
            self._anchor = self.engine.connect()  # with the last one SQLite would remove its log

    @property
    def has_lost_files(self) -> bool:
        """Is a file of SQLite not the one that was written to first?"""
        return self._files is not None and self._files != self._find_files()

    def _find_files(self) -> tuple[tuple[int, int], ...] | None:
        """The files of SQLite that lie at their places; None if one is missing."""
        path = str(self.engine.url.database)
        try:
            return tuple(
                (stat.st_dev, stat.st_ino) for stat in (os.stat(path), os.stat(f"{path}-wal"))
            )
        except FileNotFoundError:
            return None

    # Reviews.

    def find_review(self, table_id: str, version: int) -> bytes | None:
        """The review of a table, if one of this version was made."""
        reviews = schema.reviews
        wanted = select(reviews.c.body).where(
            reviews.c.table_id == table_id, reviews.c.version == version
        )
        with self.engine.connect() as connection:
            body = connection.execute(wanted).scalar()
        return None if body is None else decompress(body)

    def keep_review(self, table_id: str, version: int, review: bytes) -> None:
        """Keep a review in place of an older one; another process may have been faster."""
        reviews = schema.reviews
        with suppress(IntegrityError), self._write() as connection:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            values = {"table_id": table_id, "version": version, "body": compress_bytes(review)}
            connection.execute(insert(reviews).values(values))

    # Keys.

    def find_key(self, secret: str) -> Key | None:
        """What a link opens."""
        keys = schema.keys
        is_valid = keys.c.created > time() - KEY_SECONDS
        query = select(keys).where(keys.c.hash == hash_of(secret), is_valid)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Key(*row)

    def add_key(self, key: Key) -> None:
        """A new link; of those that somebody made for a table only the latest are kept."""
        keys = schema.keys
        own = (keys.c.table_id == key.table_id) & (keys.c.maker == key.maker)
        latest = select(keys.c.hash).where(own).order_by(keys.c.created.desc()).limit(KEYS_KEPT - 1)
        with self._write() as connection:
            kept = list(connection.execute(latest).scalars())
            connection.execute(delete(keys).where(own, keys.c.hash.not_in(kept)))
            connection.execute(insert(keys).values(asdict(key)))

    def delete_old_keys(self, now: float) -> None:
        """Delete links that are too old to be followed."""
        with self._write() as connection:
            connection.execute(delete(schema.keys).where(schema.keys.c.created < now - KEY_SECONDS))

    def use_up(self, key: Key) -> bool:
        """A link is gone now; false if it was before."""
        with self._write() as connection:
            gone = connection.execute(delete(schema.keys).where(schema.keys.c.hash == key.hash))
            return gone.rowcount == 1

    def revoke(self, table_id: str, kind: str, maker: str) -> None:
        """Links of a kind that somebody made lead nowhere any more."""
        keys = schema.keys
        is_meant = (keys.c.table_id == table_id) & (keys.c.kind == kind) & (keys.c.maker == maker)
        with self._write() as connection:
            connection.execute(delete(keys).where(is_meant))

    def dismiss(self, table_id: str, role: str) -> None:
        """Whoever came by this kind of link and has no seat is a stranger again."""
        members = schema.members
        is_meant = (members.c.table_id == table_id) & (members.c.role == role)
        with self._write() as connection:
            self._lock(connection, table_id)
            connection.execute(delete(members).where(is_meant))

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
        commitment: str | None = None,
        colour: str | None = None,
    ) -> bool:
        """A new table with its first entries: who sits where, and what was played elsewhere.

        The commitment, to a share that will be mixed into the seed, and the colour are those of
        the host. False if there is a table with this id already.
        """
        try:
            self._add_table(terms, holders, status, is_listed, log, commitment, colour)
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
        commitment: str | None,
        colour: str | None,
    ) -> None:
        is_ready = not log and not any(holder.is_open for holder in holders)
        table = {
            "id": terms.id,
            "spec": terms.spec,
            "rules": terms.rules,
            "seed": str(terms.seed),
            "salt": terms.salt,
            "host": terms.host,
            "settings": encode_settings(terms.settings).decode(),
            "created": terms.created,
            "status": status,
            "updated": terms.created,
            "due": terms.created if is_ready else None,
            "is_listed": is_listed,
        }
        own = [seat for seat, holder in enumerate(holders) if holder.person == terms.host][:1]
        laid = [
            Entry(
                seat + 1,
                f"laid/{seat}",
                Sat(seat, holder, False, commitment, colour) if seat in own else Sat(seat, holder),
                terms.created,
            )
            for seat, holder in enumerate(holders)
        ]
        played = [
            Entry(number, f"import/{number}", body, terms.created)
            for number, body in enumerate(log, start=len(holders) + 1)
        ]
        head, rows = first_link(table), []
        for entry in laid + played:
            row = _entry_row(terms.id, entry, head)
            head = row["hash"]
            rows.append(row)
        with self._write() as connection:
            connection.execute(insert(schema.tables).values(**table, head=head))
            _insert(connection, INSERT_ENTRIES, rows)
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
        return None if row is None else terms_of(row._mapping)

    def load_rows(self, table_id: str) -> Stored | None:
        """All that is stored of a table, at one moment."""
        tables, entries, seats = schema.tables, schema.entries, schema.seats
        with self._at_one_moment.connect() as connection:
            table = connection.execute(select(tables).where(tables.c.id == table_id)).first()
            if table is None:
                return None
            log = select(entries).where(entries.c.table_id == table_id)
            sat = select(seats).where(seats.c.table_id == table_id)
            return Stored(
                table._mapping,
                connection.execute(log.order_by(entries.c.revision)).mappings().all(),
                connection.execute(sat.order_by(seats.c.seat)).mappings().all(),
            )

    def find_orphans(self) -> Iterator[tuple[str, str]]:
        """Tables of which something is stored that belongs to nothing, and what."""
        with self._at_one_moment.connect() as connection:
            for table in schema.metadata.sorted_tables:
                for key in table.foreign_keys:
                    of = table.c.id if table is schema.tables else table.c.table_id
                    is_lost = key.parent.not_in(select(key.column))
                    what = f"{table.name} refer to {key.column.table.name} that are not there"
                    for table_id in connection.execute(select(of).where(is_lost).distinct()):
                        yield table_id[0], what

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
        return self._without_gone(
            [Entry(row[0], row[1], decode_body(row[2]), *row[3:]) for row in rows]
        )

    def _without_gone(self, log: list[Entry]) -> list[Entry]:
        """A log as it is shown: without the names of those who have deleted themselves."""
        people = {e.body.holder.person for e in log if isinstance(e.body, Sat)} - {None}
        gone = self.gone_among([person for person in people if person]) if people else ()
        return [_unnamed(entry, gone) for entry in log] if gone else log

    def revision(self, table_id: str) -> int:
        """How far the log of a table has come."""
        with self.engine.connect() as connection:
            ends = self._ends(connection, [table_id])
        return ends[table_id].revision if table_id in ends else 0

    def append(self, additions: Sequence[Addition]) -> list[bool]:
        """Add entries in one transaction; says which of them are in the log now.

        The others are late: another entry has their revision or their command.
        """
        try:
            with self._write() as connection:
                tables = sorted({addition.table_id for addition in additions})
                for table_id in tables:  # in one order, or two servers would wait for ever
                    self._lock(connection, table_id)
                ends = self._ends_before(connection, additions)
                are_next = [a.table_id in ends and a.is_next(ends[a.table_id]) for a in additions]
                reached = self._append(connection, list(compress(additions, are_next)), ends)
            self._reached.update(reached)
            while len(self._reached) > ENDS_KEPT:
                del self._reached[next(iter(self._reached))]
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
        try:
            with self.engine.connect() as connection:
                source = connection.connection.driver_connection
                with closing(sqlite3.connect(path)) as target:
                    source.backup(target)  # type: ignore[union-attr]
        except BaseException as error:
            for left in (path, path.with_name(f"{path.name}-journal")):
                left.unlink(missing_ok=True)  # half a copy is none
            if isinstance(error, sqlite3.Error):
                raise RegnumError(f"{path} cannot be written: {error}") from None
            raise

    def tables_due(self, by: float) -> list[Due]:
        """Tables that a server has to look after, those with people and the most urgent first."""
        tables, seats = schema.tables, schema.seats
        own = seats.c.table_id == tables.c.id
        is_deciding = seats.c.seat == tables.c.decider
        is_for_bot = exists().where(own, is_deciding, seats.c.level.is_not(None))
        has_people = exists().where(own, seats.c.person.is_not(None))
        query = (
            select(tables.c.id, is_for_bot)
            .where(tables.c.due <= by)
            .order_by(has_people.desc(), tables.c.due)
        )
        with self.engine.connect() as connection:
            return [Due(table_id, bool(is_so)) for table_id, is_so in connection.execute(query)]

    def _lock(self, connection: Connection, table_id: str) -> None:
        """One writer per table; SQLite has one for all of them anyway."""
        if self.is_postgresql:
            key = {"key": lock_key(table_id)}
            connection.execute(text("select pg_advisory_xact_lock(:key)"), key)

    def _notify(self, connection: Connection, words: str) -> None:
        values = {"channel": CHANNEL, "words": words}
        connection.execute(text("select pg_notify(:channel, :words)"), values)

    def _ends(self, connection: Connection, tables: Sequence[str]) -> dict[str, End]:
        """How far the logs of tables have come."""
        rows = connection.execute(ENDS, {"tables": tables})
        return {table_id: End(revision or 0, head) for table_id, head, revision in rows}

    def _ends_before(self, connection: Connection, additions: Sequence[Addition]) -> dict[str, End]:
        """The ends of the logs that are to grow; mostly this process wrote them, and knows them.

        If another one has added to a log since, the revision is taken, and the insert fails.
        """
        known = {
            a.table_id: self._reached[a.table_id]
            for a in additions
            if a.table_id in self._reached and a.is_next(self._reached[a.table_id])
        }
        others = sorted({a.table_id for a in additions} - set(known))
        return {**known, **self._ends(connection, others)} if others else known

    def _append(
        self,
        connection: Connection,
        additions: Sequence[Addition],
        ends: Mapping[str, End],
    ) -> dict[str, End]:
        """Add entries; gives the ends of their logs after that."""
        rows = [_entry_row(a.table_id, a.entry, ends[a.table_id].head) for a in additions]
        _insert(connection, INSERT_ENTRIES, rows)
        changed = [
            {"of": table_id, "updated": entry.at, "head": row["hash"], **standing._asdict()}
            for (table_id, entry, standing, _), row in zip(additions, rows, strict=True)
        ]
        if changed:
            connection.execute(UPDATE_TABLE, changed)
        for table_id, entry, standing, ending in additions:
            if isinstance(entry.body, Sat):
                self._seat(connection, table_id, entry.body, standing.status)
            if isinstance(entry.body, Resigned) and entry.body.level is not None:
                stand_in = Holder(entry.body.level, level=entry.body.level)
                self._seat(connection, table_id, Sat(entry.body.seat, stand_in), standing.status)
            if isinstance(entry.body, Removed):
                self._clear_seats(connection, table_id, entry.body.person)
            if ending is not None:
                self._add_result(connection, table_id, ending)
            if self.is_postgresql:
                self._notify(connection, table_id)
        return {row["table_id"]: End(row["revision"], row["hash"]) for row in rows}

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

    def _add_result(self, connection: Connection, table_id: str, ending: Ending) -> None:
        self._lock(connection, RESULTS)  # after all other locks: matches end one after the other
        add_result(connection, table_id, ending)

    def add_result(self, table_id: str, ending: Ending) -> None:
        """Store how a match ended long ago; another process may have been faster."""
        with suppress(IntegrityError), self._write() as connection:
            self._add_result(connection, table_id, ending)

    def hide(self, table_id: str, person: str) -> None:
        """Somebody removes a match from their history."""
        places = schema.places
        own = (places.c.table_id == table_id) & (places.c.person == person)
        with self._write() as connection:
            connection.execute(update(places).where(own).values(is_shown=False))

    def close_replay(self, table_id: str, is_closed: bool) -> None:
        """Whether those who only have the address of a table may look at it after its end."""
        with self._write() as connection:
            connection.execute(UPDATE_TABLE, {"of": table_id, "is_closed": is_closed})

    def is_closed(self, table_id: str) -> bool:
        """Does the host keep a table that is over from strangers?"""
        query = select(schema.tables.c.is_closed).where(schema.tables.c.id == table_id)
        with self.engine.connect() as connection:
            return bool(connection.execute(query).scalar())

    def _clear_seats(self, connection: Connection, table_id: str, person: str) -> None:
        """Somebody was sent away before the game began."""
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == table_id, schema.seats.c.person == person)
            .values(person=None, name="", level=None)
        )


def lock_key(table_id: str) -> int:
    """The number of a table's advisory lock: 64 bits with sign, never 0."""
    digest = blake2b(table_id.encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True) or 1


def _insert(connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _entry_row(table_id: str, entry: Entry, last: str) -> dict[str, Any]:
    """An entry as it is stored, chained to the last one."""
    row = {
        "table_id": table_id,
        "revision": entry.revision,
        "command_id": entry.command_id,
        "body": encode_body(entry.body).decode(),
        "at": entry.at,
        "spent": entry.spent,
    }
    return {**row, "hash": next_link(last, row)}


def _unnamed(entry: Entry, gone: Collection[str]) -> Entry:
    body = entry.body
    if not isinstance(body, Sat) or body.holder.person not in gone:
        return entry
    holder = msgspec.structs.replace(body.holder, name=GONE)
    return msgspec.structs.replace(entry, body=msgspec.structs.replace(body, holder=holder))


def terms_of(table: RowMapping) -> Terms:
    """What was fixed when a table was laid, from its row."""
    return Terms(
        table["id"],
        table["spec"],
        table["rules"],
        int(table["seed"]),
        table["salt"],
        table["host"],
        decode_settings(table["settings"]),
        table["created"],
    )


def entry_of(row: RowMapping) -> Entry:
    """An entry from its row."""
    body = decode_body(row["body"])
    return Entry(row["revision"], row["command_id"], body, row["at"], row["spent"])
