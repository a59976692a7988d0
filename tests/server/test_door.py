"""What people change at a table while other servers write to the same log."""

from functools import partial
from time import time

import pytest

from regnum.server.accounts import hash_of
from regnum.server.services import Server
from regnum.server.store import Key, Store
from regnum.table.commands import Hand, Refused, Undo
from regnum.table.entries import Played
from server.without_http import (
    begun,
    do,
    first_choice,
    lay_table,
    make_server,
    person,
    run,
)
from table.seating import PEOPLE


@pytest.fixture
def store(store: Store) -> Store:
    lay_table(store, "t1", person(0), person(1))
    return store


def test_a_seat_is_handed_over_by_a_link_even_if_another_server_wrote_meanwhile(
    store: Store,
) -> None:
    key = Key(hash_of("k"), "t1", "seat", 0, PEOPLE[0].id, time())
    store.add_key(key)

    async def story(server: Server) -> None:
        other = make_server(store)
        behind, ahead = await begun(server, "t1"), await begun(other, "t1")
        for number in range(2):
            await do(other, ahead, first_choice(ahead), PEOPLE[0], f"c{number}")
        await server.door.follow_link(key, PEOPLE[2])
        assert behind.table.now.owners == (PEOPLE[2].id, PEOPLE[1].id)
        assert behind.table.revision == 6
        assert store.role("t1", PEOPLE[2].id) == "seat"
        with pytest.raises(Refused):
            await server.door.follow_link(key, PEOPLE[3])
        await other.close()

    run(partial(make_server, store), story)


def test_a_log_has_as_many_entries_as_whoever_runs_the_server_says(store: Store) -> None:
    async def story(server: Server) -> None:
        live = await begun(server, "t1")
        for command in (Undo(), Hand(1, "gentle")):
            with pytest.raises(Refused) as refused:
                await do(server, live, command, PEOPLE[0])
            assert refused.value.code == "too-long"
        entry = await do(server, live, first_choice(live), PEOPLE[0])
        assert isinstance(entry.body, Played)

    run(partial(make_server, store, entries_per_table=3), story)
