"""A server in this process, without HTTP: its parts can be used and broken one by one."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from regnum.server.faults import RETRY_SECONDS
from regnum.server.live import Live
from regnum.server.services import Server
from regnum.server.settings import ServerSettings
from regnum.server.store import Store
from regnum.server.thinking import Thinkers
from regnum.server.timekeeping import Timekeeper
from regnum.table.commands import Command, Play
from regnum.table.entries import WAITING, Entry, Holder
from regnum.table.terms import Person, Settings, Terms
from table.seating import PEOPLE

Story: TypeAlias = Callable[[Server], Coroutine[Any, Any, None]]

PATIENCE = 20.0


def open_store(url: str) -> Store:
    """A new database in which some people are known."""
    store = Store(url)
    store.migrate()
    for person in PEOPLE:
        store.add_person(person, f"secret of {person.id}")
    return store


def lay_table(store: Store, table_id: str, *holders: Holder) -> None:
    """A table of Kingdom Builder at which these sit; nothing has begun."""
    spec = f"kingdom-builder(players={len(holders)},first=A)"
    terms = Terms(table_id, spec, 1, 7, "salt", PEOPLE[0].id, Settings(), 1.0)
    store.add_table(terms, holders, WAITING)


def person(number: int) -> Holder:
    """Somebody on a seat."""
    return Holder(PEOPLE[number].name, PEOPLE[number].id)


def make_server(
    store: Store,
    thinkers: Thinkers | None = None,
    time: Timekeeper | None = None,
    retry_seconds: float = RETRY_SECONDS,
    **settings: Any,
) -> Server:
    """A server on the same database as a store; it does nothing by itself."""
    url = store.engine.url.render_as_string(hide_password=False).replace("+psycopg", "", 1)
    chosen = ServerSettings(url, **{"workers": 1, "engine": "python", **settings})
    return Server(chosen, thinkers, time, retry_seconds)


def run(server: Callable[[], Server], story: Story) -> None:
    """Let something happen in a server."""

    async def happen() -> None:
        made = server()
        try:
            await asyncio.wait_for(story(made), PATIENCE)
        finally:
            await made.close()

    asyncio.run(happen())


async def begun(server: Server, table_id: str) -> Live:
    """A table at which what can go on goes on."""
    await server.driver.wake(table_id)
    return await server.tables.fetch(table_id)


async def do(
    server: Server, live: Live, command: Command, who: Person, command_id: str = "c"
) -> Entry:
    """A command by somebody who knows the table as it is."""
    return await server.door.do(live, command_id, live.table.revision, command, who)


def first_choice(live: Live) -> Play:
    """The first legal decision."""
    return Play(live.table.now.match.legal_texts()[0])
