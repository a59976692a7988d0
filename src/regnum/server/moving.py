"""All that one database holds, copied to another: to PostgreSQL when a server grows, or back."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, select

from regnum.core.errors import RegnumError
from regnum.server import schema
from regnum.server.store import Store, in_one_line

ROWS_AT_ONCE = 2000
WHOLE = 2**256


class Moved(NamedTuple):
    """How many rows of a table were copied."""

    table: str
    rows: int


def move(source: Store, target: Store) -> list[Moved]:
    """Copy every row in one transaction, then read both databases again and compare them.

    The target has to be empty, and nobody may write to either of them meanwhile.
    """
    source.check_current()
    _check_empty(target)
    target.migrate()
    tables = schema.metadata.sorted_tables  # what others refer to comes first
    moved = []
    with in_one_line("the database cannot be copied"):
        with source.reading() as old, target.writing() as new:
            for table in tables:
                count = 0
                for rows in _chunks(old, table):
                    new.execute(table.insert(), rows)
                    count += len(rows)
                moved.append(Moved(table.name, count))
        with source.reading() as old, target.reading() as new:
            for table in tables:
                if _digest(old, table) != _digest(new, table):
                    raise RegnumError(
                        f"{table.name} differs after the copy: was somebody writing? Empty the new "
                        "database and try again"
                    )
    return moved


def _check_empty(target: Store) -> None:
    with in_one_line("the database cannot be read"), target.reading() as connection:
        for table in schema.metadata.sorted_tables:
            has_table = target.engine.dialect.has_table(connection, table.name)
            query = select(func.count()).select_from(table)
            if has_table and connection.execute(query).scalar_one():
                raise RegnumError("the new database holds matches already: give an empty one")


def _chunks(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for rows in found.mappings().partitions():
        yield [dict(row) for row in rows]


def _digest(connection: Connection, table: Table) -> tuple[int, int]:
    """A fingerprint of the rows of a table, in whatever order: databases sort differently."""
    count = total = 0
    found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for row in found:
        values = tuple(bytes(v) if isinstance(v, memoryview) else v for v in row)
        total += int.from_bytes(sha256(repr(values).encode()).digest())
        count += 1
    return count, total % WHOLE
