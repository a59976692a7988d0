"""How the database is opened: SQLite in a file, or PostgreSQL."""

import logging
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError

from regnum.core.errors import RegnumError

CACHE_KILOBYTES = 500  # for each connection: the system keeps the file in memory anyway
BUSY_SECONDS = 5  # that a transaction of SQLite waits for another one
PATIENCE = {"connect_timeout": "5", "tcp_user_timeout": "10000"}  # s and ms, with PostgreSQL


def open_engine(url: str, creates: bool = True) -> Engine:
    """The database at this address; `RegnumError` says what is wrong with the address.

    The first connection may create a file for SQLite, if that is allowed. No other one does: with
    an empty file in place of one that was moved away, SQLite would delete its log.
    """
    if url.startswith("postgres://"):
        url = url.replace("postgres://", "postgresql://", 1)
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    elif not url.startswith("sqlite:///"):
        raise RegnumError(
            f"database {url.partition('://')[0]}: give sqlite:///FILE or postgresql://..."
        )
    # Errors do not show the values of a statement: a seed may be among them.
    is_sqlite = url.startswith("sqlite")
    try:
        engine = create_engine(
            url if is_sqlite else _with_patience(url),
            hide_parameters=True,
            pool_pre_ping=not is_sqlite,
            max_overflow=-1,  # there are as many connections as threads that read and write
        )
    except ModuleNotFoundError:
        raise RegnumError(
            "PostgreSQL needs the extra 'postgresql': pip install 'regnum[postgresql]'"
        ) from None
    except (ArgumentError, ValueError):
        raise RegnumError("database: give postgresql://USER@HOST:PORT/NAME") from None
    # Whoever used a connection that ended says so; the pool would with a traceback.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    if is_sqlite:
        event.listen(engine, "do_connect", _SqliteFile(creates).connect)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _with_patience(url: str) -> URL:
    """A network that swallows everything must not hold up the server for minutes."""
    address = make_url(url)
    return address.set(query={**PATIENCE, **address.query})


class _SqliteFile:
    """Opens the file of a database, and creates it at the first connection at most."""

    def __init__(self, creates: bool) -> None:
        self._mode = "rwc" if creates else "rw"

    def connect(self, dialect, _record, arguments, settings):  # type: ignore[no-untyped-def]
        """In place of how SQLAlchemy does it."""
        file, *others = arguments
        address = f"{Path(file).absolute().as_uri()}?mode={self._mode}"
        connection = dialect.connect(address, *others, **{**settings, "uri": True})
        self._mode = "rw"
        return connection


def _prepare_sqlite(connection, _record) -> None:  # type: ignore[no-untyped-def]
    connection.text_factory = _text
    connection.isolation_level = None  # SQLAlchemy's `begin` below says how a transaction starts
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={1000 * BUSY_SECONDS}",
        "foreign_keys=ON",
        f"cache_size=-{CACHE_KILOBYTES}",
    ):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _text(data: bytes) -> str:
    """Damaged letters are no reason to give up a table; `regnum verify` finds them."""
    return data.decode(errors="replace")


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that writes asks for the lock at once, and waits for it."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
