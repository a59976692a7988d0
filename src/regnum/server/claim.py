"""One server for one SQLite database: whoever holds the claim says where it listens.

The claim is a write lock on a small database beside the large one. It ends with its process,
however that ends, and works alike on all systems.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import make_url

from regnum.core.errors import RegnumError

PATIENCE = 1.0  # seconds, while another server writes its address


class Taken(RegnumError):
    """Another server runs on the database."""

    def __init__(self, url: str) -> None:
        super().__init__(f"a server runs on this database already, at {url}")
        self.url = url


@contextmanager
def claim(database: str, url: str) -> Iterator[None]:
    """Hold the claim while the server runs; `Taken` if another one does. PostgreSQL needs none."""
    if not database.startswith("sqlite:"):
        yield
        return
    path = f"{make_url(database).database}.server"
    with _told(path):
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    with closing(connection):
        with _told(path):
            _lock(connection)
            connection.execute("create table if not exists server (url text)")
            connection.execute("delete from server")
            connection.execute("insert into server values (?)", (url,))
            connection.commit()
            _lock(connection)
        yield


@contextmanager
def _told(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise RegnumError(f"{path}: {error}") from None


def _lock(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("begin immediate")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        [(url,)] = connection.execute("select url from server")
        raise Taken(url) from None
