"""Many short stretches of matches over a bad network and on a server that dies."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from time import time
from typing import Any, TypeAlias, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from regnum.core.contract import Action
from regnum.core.match import Match
from regnum.core.seats import Seat
from regnum.server import live as live_module
from regnum.server.door import Door
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.store import Addition, Store
from regnum.table import fold
from regnum.table.commands import Command, Refused
from regnum.table.entries import Entry, Played
from regnum.table.fold import Happened
from regnum.table.moment import Draft
from regnum.table.snapshots import lines
from regnum.table.table import Table
from regnum.table.terms import Person
from server.chaos import (
    LEAST_DEATHS,
    Broken,
    Proxy,
    Stretch,
    World,
    run_in_process,
    run_with_deaths,
)

Patch: TypeAlias = pytest.MonkeyPatch
BATCH = 15  # `make chaos` plays a thousand
DEADLY = 5
FAULTS = ("dropped", "repeated", "delayed", "overtaking", "cut")


def test_everybody_agrees_after_a_bad_network() -> None:
    told = run_in_process(range(BATCH))
    assert told["runs"] == BATCH
    assert all(told[fault] >= BATCH // 2 for fault in FAULTS), told
    assert told["done"] >= 10 * BATCH
    assert told["refused"] >= BATCH


def test_everybody_agrees_after_the_server_was_killed() -> None:
    told = run_with_deaths(range(2000, 2000 + DEADLY))
    assert told["runs with a death"] >= DEADLY // 2, told
    assert told["deaths"] >= LEAST_DEATHS


class Chatter:
    """A connection on which others come and go all the time."""

    async def recv(self) -> bytes:
        await asyncio.sleep(0.01)
        return b'{"type":"presence","seats":[true,false]}'


def test_a_client_asks_again_even_if_others_come_and_go(tmp_path: Path) -> None:
    async def story() -> None:
        player = Stretch(World(1, tmp_path, Proxy(1)), seed=1).players[0]
        await asyncio.wait_for(player._converse(cast(ClientConnection, Chatter()), 0, 0.1), 5)
        await player.http.aclose()

    asyncio.run(story())


# A harness that never fails proves nothing: each of these breaks the server in one place.


def show_before_storing(patch: Patch) -> None:
    async def append(self: LiveTables, live: Live, command_id: str, draft: Draft) -> Entry:
        advance = draft.sign(command_id, time())
        live.table.add(advance)
        live.show(*live.watchers)
        await asyncio.sleep(0.05)
        addition = Addition(live.table.terms.id, advance.entry, advance.then.standing)
        await self.database.write(self.database.store.append, [addition])
        return advance.entry

    patch.setattr(LiveTables, "append", append)


def lose_writes(patch: Patch) -> None:
    store_it, numbers = Store.append, count(1)

    def append(self: Store, additions: Sequence[Addition]) -> list[bool]:
        store_it(self, [addition for addition in additions if next(numbers) % 10])
        return [True] * len(additions)

    patch.setattr(Store, "append", append)


def forget_commands(patch: Patch) -> None:
    patch.setattr(Table, "find_command", lambda _self, _command_id: None)


def do_repeated_commands_again(patch: Patch) -> None:
    do, numbers = Door.do, count(1)

    async def do_again(
        self: Door, live: Live, command_id: str, _: int, command: Command, person: Person
    ) -> Entry:
        name = f"{command_id}-{next(numbers)}"
        return await do(self, live, name, live.table.revision, command, person)

    patch.setattr(Door, "do", do_again)


def refuse_what_was_done(patch: Patch) -> None:
    do, numbers = Door.do, count(1)

    async def do_and_refuse(self: Door, *args: Any) -> Entry:
        entry = await do(self, *args)
        if next(numbers) % 10 == 0:
            raise Refused("stale", "the table has gone on: look again")
        return entry

    patch.setattr(Door, "do", do_and_refuse)


def tell_otherwise_later(patch: Patch) -> None:
    def tell(*args: Any) -> bytes:
        told = msgspec.json.decode(b"[" + lines(*args) + b"]")
        return msgspec.json.encode([{**line, "at": time()} for line in told])[1:-1]

    patch.setattr(live_module, "lines", tell)


def steer_chance(patch: Patch) -> None:
    decide = fold.decide

    def decide_with_another_seed(
        match: Match, seat: Seat, action: Action
    ) -> tuple[Played, Happened]:
        seed, match.seed = match.seed, match.seed ^ 1
        try:
            return decide(match, seat, action)
        finally:
            match.seed = seed

    patch.setattr(fold, "decide", decide_with_another_seed)


@pytest.mark.parametrize(
    ("sabotage", "complaint"),
    [
        (show_before_storing, "nothing is shown before it is stored"),
        (lose_writes, "nothing is shown before it is stored"),
        (forget_commands, "a command has one answer|a refused command changes nothing"),
        (do_repeated_commands_again, "a command has one answer|a command is done once"),
        (refuse_what_was_done, "a command has one answer|a refused command changes nothing"),
        (tell_otherwise_later, "a revision has one line|the client holds the stored log"),
        (steer_chance, "does not follow from the seed"),
    ],
)
def test_a_broken_server_is_found_out(
    monkeypatch: Patch, sabotage: Callable[[Patch], None], complaint: str
) -> None:
    sabotage(monkeypatch)
    with pytest.raises(Broken, match=complaint) as caught:
        run_in_process(range(3000, 3004))
    if sabotage is not steer_chance:  # that is found when all runs are over
        assert "tests/server/chaos.py --seed 300" in str(caught.value)
