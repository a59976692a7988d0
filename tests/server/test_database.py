"""Who reads does not wait for who writes, and finds what was written before."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TypeAlias

import pytest

from regnum.server.database import Database
from regnum.server.store import Store
from regnum.table.terms import Person
from table.seating import HOST

Story: TypeAlias = Callable[[Database], Awaitable[None]]

ROUNDS = 50
READERS = 2
SECRET = "a secret"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A database in which one person is known."""
    store = Store(f"sqlite:///{tmp_path}/regnum.db")
    store.migrate()
    store.add_person(HOST, SECRET)
    yield store
    store.close()


def run(store: Store, story: Story) -> None:
    """Let a story happen with a database."""

    async def with_database() -> None:
        database = Database(store, READERS)
        try:
            await asyncio.wait_for(story(database), 20)
        finally:
            await database.close()

    asyncio.run(with_database())


def test_a_read_does_not_wait_for_a_write(store: Store) -> None:
    is_over = Event()

    async def story(database: Database) -> None:
        writing = asyncio.create_task(database.write(is_over.wait, 10))
        await asyncio.sleep(0)
        try:
            for _ in range(2 * READERS):
                assert await database.read(store.find_person, SECRET) == HOST
            assert not writing.done()
        finally:
            is_over.set()
        assert await writing

    run(store, story)


def test_a_read_finds_what_was_written_before(store: Store) -> None:
    async def story(database: Database) -> None:
        async def come(number: int) -> None:
            person, secret = Person(f"p{number}", "Zoe"), f"secret {number}"
            await database.write(store.add_person, person, secret)
            assert await database.read(store.find_person, secret) == person
            await database.write(store.rename, person.id, "Zoë")
            assert await database.read(store.find_person, secret) == Person(person.id, "Zoë")

        await asyncio.gather(*map(come, range(ROUNDS)))

    run(store, story)


def test_a_write_waits_for_the_one_before(store: Store) -> None:
    order: list[int] = []

    async def story(database: Database) -> None:
        await asyncio.gather(*(database.write(order.append, number) for number in range(20)))

    run(store, story)
    assert order == list(range(20))
