"""When the database fails: what is wrong, in words for players, for operators and for the log."""

import sqlite3
from collections.abc import Callable
from time import monotonic

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)

from regnum.server.reporting import report, report_error
from regnum.table.commands import Refused

MINUTE = 60.0
RETRY_SECONDS = 1.0  # before what failed is tried again
OWN_MISTAKES = (DataError, IntegrityError, NotSupportedError, ProgrammingError)

DAMAGED, FAILING, UNREACHABLE = "damaged", "failing", "unreachable"
WORDS = {
    "full": "the disk is full",
    "read-only": "the database can only be read",
    "busy": "another program has locked the database",
    "removed": "the file of the database was removed or replaced: put it back, or stop the server "
    "and remove the -wal and -shm beside it",
    DAMAGED: "the database is damaged: `regnum verify` says where",
    UNREACHABLE: "the database cannot be reached",
    FAILING: "the database cannot be written",
}
SQLITE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
POSTGRESQL = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "busy",
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
CONNECTION_CLASSES = ("08", "57")  # of codes of PostgreSQL


class DatabaseFails(Refused):
    """Nothing is wrong with what was asked for: it can be done once the database works."""


class NotStored(DatabaseFails):
    """Nothing was changed."""

    def __init__(self) -> None:
        super().__init__("not-stored", "nothing can be stored just now: try again soon")


class NotRead(DatabaseFails):
    """Nothing is known."""

    def __init__(self) -> None:
        super().__init__("not-read", "what is stored cannot be read just now: try again soon")


class FileRemoved(Exception):
    """The file of the database is no longer where it was."""

    def __init__(self) -> None:
        super().__init__(WORDS["removed"])


class Damaged(Exception):
    """The file of the database is not what SQLite wrote."""


def is_fault(error: Exception) -> bool:
    """Does the database fail, and not this program?"""
    return not isinstance(error, OWN_MISTAKES)


def kind_of(error: Exception) -> str:
    """Which of `WORDS` says what is wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    match cause:
        case FileRemoved():
            return "removed"
        case Damaged():
            return DAMAGED
        case sqlite3.Error():
            return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, FAILING)
    code = getattr(cause, "sqlstate", None)
    if code is None or code.startswith(CONNECTION_CLASSES):
        return UNREACHABLE
    return POSTGRESQL.get(code, FAILING)


class Trouble:
    """Told in the log when it begins, once a minute while it lasts, and when it is over.

    What comes back within a minute is no news: a disk that is almost full takes some writes.
    """

    def __init__(self, begins: str, ends: str, clock: Callable[[], float] = monotonic) -> None:
        self._begins = begins
        self._ends = ends
        self._clock = clock
        self.kind: str | None = None  # of what is wrong now
        self._since = 0.0
        self._times = 0
        self._told_at: float | None = None
        self._is_told = False  # since it began

    def note(self, error: Exception) -> None:
        """It has happened, perhaps again."""
        now = self._clock()
        if self.kind is None:
            self._since, self._times, self._is_told = now, 0, False
        self.kind = kind_of(error)
        self._times += 1
        if self._told_at is None or now - self._told_at >= MINUTE:
            self._told_at, self._is_told = now, True
            report_error(self._begins, error, kind=self.kind, times=self._times)

    def end(self) -> None:
        """All is well."""
        if self.kind is None:
            return
        self.kind = None
        if self._is_told:
            seconds = round(self._clock() - self._since, 1)
            report(self._ends, seconds=seconds, times=self._times)
