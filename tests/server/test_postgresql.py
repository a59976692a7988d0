"""Two server processes on one PostgreSQL: the log is one, whoever writes it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from regnum.server.store import Store
from regnum.server.verifying import verify
from regnum.table.entries import FINISHED, Played
from regnum.table.table import Table
from server.server_kit import ME, OPEN, Client, Server, bot, decides, local, run

ROUNDS = 50


@pytest.fixture
def database(postgresql: Callable[[], str]) -> str:
    """An empty database."""
    return postgresql()


@contextmanager
def started(one: Server, other: Server) -> Iterator[tuple[Server, Server]]:
    """Two processes, started at once."""
    try:
        one.launch()
        other.launch()
        one.wait_until_healthy()
        other.wait_until_healthy()
        yield one, other
    finally:
        one.__exit__()
        other.__exit__()


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes, started at once."""
    with started(Server(database, tmp_path), Server(database, tmp_path)) as servers:
        yield servers


def move(client: Client, server: Server) -> None:
    """From now on, a client talks to another server."""
    client.server = server
    client.http.base_url = server.url


def stored_table(store: Store, table_id: str) -> Table:
    """A table as the database has it."""
    terms = store.load(table_id)
    assert terms is not None
    table = Table(terms)
    for entry in store.entries_since(table_id, 0):
        table.add(table.now.after(entry))
    return table


def check_log(client: Client, table: Table, seats: tuple[int, ...]) -> None:
    """A client has been told the stored log; after a move, the same line may come twice.

    With the last line everything is known that chance did.
    """
    told: dict[int, Any] = {}
    for line in client.log:
        assert told.setdefault(line["revision"], line) == line
    others, in_the_end = table.revision - 1, range(len(table.now.holders))
    last = table.log(in_the_end if table.now.is_over else seats, others)
    expected = msgspec.json.decode(b"[" + table.log(seats, 0, others) + b"," + last + b"]")
    assert [told[revision] for revision in sorted(told)] == expected


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_a_match_goes_on_when_one_of_two_processes_dies(
    servers: tuple[Server, Server], database: str, game: str
) -> None:
    one, other = servers

    async def story() -> str:
        async with Client(one, "Ann") as ann, Client(other, "Ben") as ben:
            table = await ann.create_table(game, [ME, OPEN, bot()])
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            playing = [
                asyncio.create_task(client.play_randomly(Random(seed), reconnect=True))
                for seed, client in enumerate([ann, ben])
            ]
            state = await ben.until(lambda state: state["revision"] >= 30)
            assert state["status"] == "playing"
            move(ann, other)
            one.kill()
            done = await asyncio.gather(*playing)
            assert all(done)
            states = [
                await client.until(lambda s: s["status"] == FINISHED) for client in (ann, ben)
            ]
            assert states[0]["view"] == states[1]["view"]
            assert states[0]["scores"] == states[1]["scores"]
            store = Store(database)
            stored = stored_table(store, table)
            assert stored.now.status == FINISHED
            for seat, client in enumerate([ann, ben]):
                check_log(client, stored, (seat,))
                for revision, action in done[seat]:
                    body = stored.entries[revision - 1].body
                    assert isinstance(body, Played)
                    assert body.seat == seat
                    assert stored.now.match.game.action_text(body.action) == action
            bodies = [entry.body for entry in stored.entries]
            assert any(isinstance(body, Played) and body.seat == 2 for body in bodies)
            assert all(finding.fault is None for finding in verify(store))
            store.close()
            return table

    run(story(), 120)
    assert "Traceback" not in one.log + other.log


def test_one_command_wins_when_two_processes_are_asked_at_once(
    servers: tuple[Server, Server], database: str
) -> None:
    one, other = servers

    async def story() -> None:
        random = Random(1)
        async with (
            Client(one, "Ann") as ann,
            Client(one, "Ann") as second,
            Client(other, "Ann") as third,
            Client(other, "Ann") as fourth,
        ):
            for odd in ("%00", "a%00b", "%ff", "x" * 200, "'"):
                assert (await ann.http.get(f"/api/tables/{odd}")).status_code == 404
            clients = [ann, second, third, fourth]
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            for client in clients:
                client.http.cookies = ann.http.cookies
                await client.open(table)
            winners = []
            for number in range(ROUNDS):
                revision = max(client.state["revision"] for client in clients)
                for client in clients:
                    state = await client.until_revision(revision)
                    assert decides(state)
                    assert state["revision"] == revision
                is_same = number % 5 == 0  # the same command by way of all: done once for all
                action = random.choice(state["legal"])
                answers = await asyncio.gather(
                    *(
                        client.command(
                            "play",
                            revision,
                            f"r{number}" if is_same else f"r{number}-{index}",
                            action=action if is_same else random.choice(state["legal"]),
                        )
                        for index, client in enumerate(random.sample(clients, len(clients)))
                    )
                )
                done = [answer for answer in answers if answer["type"] == "done"]
                assert len(done) == (len(clients) if is_same else 1), answers
                assert {answer["revision"] for answer in done} == {revision + 1}
                codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
                assert codes <= {"stale"}
                winners.append(done[0]["id"])
            for client in clients:
                await client.until_revision(revision + 1)
            store = Store(database)
            stored = stored_table(store, table)
            names = [entry.command_id.partition("/")[2] for entry in stored.entries]
            assert names[-ROUNDS:] == winners
            for client in clients:
                check_log(client, stored, (0, 1))
            assert all(finding.fault is None for finding in verify(store))
            store.close()

    run(story(), 120)
    assert "Traceback" not in one.log + other.log


def test_two_processes_may_start_at_once_on_an_empty_database(
    database: str, tmp_path: Path
) -> None:
    with started(Server(database, tmp_path), Server(database, tmp_path)) as servers:
        assert all(server.is_healthy() for server in servers)


def test_a_clock_runs_out_once_for_all_processes(
    servers: tuple[Server, Server], database: str
) -> None:
    one, other = servers

    async def story() -> None:
        async with Client(one, "Ann") as ann, Client(other, "Ben") as ben:
            clock = {"per": "decision", "seconds": 5, "bank": 0}
            table = await ann.create_table(
                "kingdom-builder", [ME, OPEN], options={"first": "A"}, clock=clock
            )
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            assert (await ann.until(lambda state: state["unready"]))["unready"] == [0]
            await ann.insist("ready")
            await ann.until(lambda state: state["status"] == "playing")
            await ann.agree("pause", ben)
            await ben.until(lambda state: state["is_paused"])
            await ben.insist("resume")
            for client in (ann, ben):
                state = await client.until(lambda state: state["seats"][0]["level"] == "steady")
                assert state["clock"]["banks"] == [0, 0]
                await client.until(lambda state: state["decider"] == 1)
            await ann.sit(0)
            state = await ben.until(lambda state: state["seats"][0]["level"] is None)
            left = state["clock"]["seconds"] - state["clock"]["now"] + state["clock"]["since"]
            assert 0 < left <= 5
            late = [line for line in ben.log if line.get("out_of_time")]
            assert [(line["seat"], line["level"]) for line in late] == [(0, "steady")]
            store = Store(database)
            check_log(ben, stored_table(store, table), (1,))
            store.close()

    run(story(), 60)
    assert "Traceback" not in one.log + other.log


def test_everybody_sees_who_is_connected_to_any_process(database: str, tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        async with Client(one, "Ann") as ann, Client(other, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)

            async def check(client: Client, *seats: bool) -> None:
                await client.until(lambda _: client.presence == list(seats))

            await check(ann, True, True)
            await check(ben, True, True)
            await ann.close()
            await check(ben, False, True)
            await ann.reopen()
            await check(ann, True, True)
            await check(ben, True, True)
            other.kill()
            await check(ann, True, False)
            await asyncio.to_thread(other.start)  # it asks who is there
            await ben.reopen()
            await check(ann, True, True)
            await check(ben, True, True)
            await asyncio.to_thread(other.stop)
            await check(ann, True, False)

    quick = [Server(database, tmp_path, beat_seconds=0.5) for _ in range(2)]
    with started(*quick) as (one, other):
        run(story(one, other))
        assert "Traceback" not in one.log + other.log
