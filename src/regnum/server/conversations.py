"""What is stored of the talk at tables: the last words of each, and where the host wants none."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from regnum.core.seats import Seat
from regnum.server.schema import conversations, words

KEPT = 200  # of a table

Writing: TypeAlias = Callable[[str], AbstractContextManager[Connection]]


class Words(NamedTuple):
    """Something that somebody says: a phrase, by its code, or a text."""

    person: str
    seat: Seat
    name: str
    phrase: str | None
    text: str | None
    at: float


class Line(NamedTuple):
    """What was said, and its number among all that was said at the table."""

    number: int
    words: Words


class Conversations:
    """`writing` begins a transaction that other processes are told of, for one table."""

    def __init__(self, engine: Engine, writing: Writing) -> None:
        self._engine = engine
        self._writing = writing

    def is_open(self, table_id: str) -> bool:
        """May people write what they want?"""
        query = select(conversations.c.is_open).where(conversations.c.table_id == table_id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar() is not False

    def switch(self, table_id: str, is_open: bool) -> None:
        """Let people write what they want, or phrases alone."""
        with self._writing(table_id) as connection:
            connection.execute(delete(conversations).where(conversations.c.table_id == table_id))
            connection.execute(insert(conversations).values(table_id=table_id, is_open=is_open))

    def add(self, table_id: str, said_id: str, said: Words) -> None:
        """Keep what was said, once; of much only the last."""
        of = words.c.table_id == table_id
        last = select(func.max(words.c.number)).where(of)
        with suppress(IntegrityError), self._writing(table_id) as connection:
            number = (connection.execute(last).scalar() or 0) + 1
            row = {"table_id": table_id, "number": number, "said_id": said_id, **said._asdict()}
            connection.execute(insert(words).values(row))
            connection.execute(delete(words).where(of, words.c.number <= number - KEPT))

    def since(self, table_id: str, number: int) -> list[Line]:
        """What was said after that."""
        columns = (words.c[name] for name in Words._fields)
        query = (
            select(words.c.number, *columns)
            .where(words.c.table_id == table_id, words.c.number > number)
            .order_by(words.c.number)
        )
        with self._engine.connect() as connection:
            return [Line(row[0], Words(*row[1:])) for row in connection.execute(query)]
