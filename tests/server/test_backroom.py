"""Work that takes longer, apart from what happens now."""

import asyncio
import os
import pickle
import sys
from dataclasses import replace
from functools import partial
from time import monotonic, process_time

import msgspec
import pytest

from regnum.core.errors import Illegal, Malformed, Reason, RegnumError
from regnum.core.record import WrongLine
from regnum.server import live_tables
from regnum.server.backroom import AT_A_TIME
from regnum.server.crew import Asker
from regnum.server.kept import LEAST, Kept
from regnum.server.services import Server
from regnum.server.store import Store
from regnum.table.answers import answer
from regnum.table.commands import Play, Refused
from regnum.table.entries import PLAYING, Entry, Holder
from regnum.table.moment import Advance, Moment
from regnum.table.past import KEEP_EVERY, Past, past_snapshot
from regnum.table.snapshots import Viewpoint, lines, snapshot
from regnum.table.table import Table, load
from regnum.table.terms import Terms
from server.server_kit import ME, OPEN, Client
from server.server_kit import Server as RealServer
from server.server_kit import run as run_story
from server.without_http import do, first_choice, make_server, run
from table.seating import PEOPLE, decider, fill, seated

FULL, LONG = 5000, 800
FOLD_SECONDS = 3.0  # of the processor; it takes less than one on a machine with nothing else to do


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there are no priorities here")
def test_people_come_before_bots_and_bots_before_what_is_looked_up(store: Store) -> None:
    priority = partial(os.getpriority, os.PRIO_PROCESS, 0)

    async def story(server: Server) -> None:
        looked_up = await server.backroom._crew.run(priority, Asker("ann"), 60.0)
        bots = await server.thinkers._crew.run(priority, Asker("ann"), 60.0)
        assert priority() < bots < looked_up

    run(lambda: make_server(store), story)


def test_what_was_wanted_last_is_kept_up_to_a_size() -> None:
    kept: Kept[str] = Kept(3 * (LEAST + 100))
    for name in "abc":
        kept.keep(name, name.upper(), 100)
    assert kept.find("a") == "A"
    kept.keep("d", "D", 100)
    assert [kept.find(name) for name in "abcd"] == ["A", None, "C", "D"]
    kept.keep("e", "E", 200)
    assert [kept.find(name) for name in "acde"] == [None, None, "D", "E"]
    for _ in range(5):
        kept.keep("d", "D", 100)
    assert kept.find("e") == "E", "the same answer takes its room once"
    kept.keep("huge", "!", 10**6)
    assert [kept.find(name) for name in ("d", "e", "huge")] == [None, None, None]


def test_what_nobody_wants_any_more_is_let_go() -> None:
    now = 100.0
    kept: Kept[str] = Kept(2 * (LEAST + 100), clock=lambda: now)
    kept.keep("a", "A", 100)
    kept.keep("b", "B", 100)
    now += 50
    assert kept.find("a") == "A"
    now += 20
    kept.forget_old(60)
    assert kept.find("b") is None
    kept.keep("c", "C", 100)
    assert [kept.find(name) for name in "ac"] == ["A", "C"], "there is room again"


@pytest.mark.parametrize(
    "error",
    [
        Refused("taken", "seat A is taken", seat="A"),
        Illegal("end", Reason("owed", "build first", {"count": 3})),
        WrongLine(4, "seed", "this is no seed"),
        Malformed("no"),
    ],
)
def test_a_refusal_comes_from_another_process_as_it_was(error: RegnumError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.__dict__) == (str(error), error.__dict__)


@pytest.fixture(scope="module")
def full() -> Table:
    """A table whose log is as long as a log can be, most of it taken back and played again."""
    table = seated("kingsburg(players=3)", 1)
    fill(table, FULL)
    return table


@pytest.fixture(scope="module")
def long() -> Table:
    """One that is only long."""
    table = seated("kingdom-builder(players=3)", 1)
    fill(table, LONG)
    return table


def lay_long_table(store: Store, table_id: str, table: Table) -> Terms:
    """The same in a database."""
    terms = replace(table.terms, id=table_id)
    holders = [Holder(p.name, p.id) for p in PEOPLE[: len(table.now.holders)]]
    store.add_table(terms, holders, PLAYING, log=[e.body for e in table.entries[len(holders) :]])
    return terms


def test_a_full_log_is_folded_quickly(full: Table) -> None:
    started = process_time()
    again = load(full.terms, full.entries)
    assert process_time() - started < FOLD_SECONDS
    assert again.revision == FULL
    assert again.now.match.state.position_line() == full.now.match.state.position_line()


def test_a_full_log_is_a_few_pieces_of_memory(full: Table) -> None:
    """Small ones, one for each entry, would lie among what others need, and hold on to it."""
    packed, before = pickle.dumps(full), sys.getallocatedblocks()
    again = pickle.loads(packed)
    assert sys.getallocatedblocks() - before < FULL / 10
    assert again.revision == FULL


def test_a_table_goes_from_one_process_to_another_as_it_is(full: Table) -> None:
    again = pickle.loads(pickle.dumps(full))
    viewer = Viewpoint((0,), is_host=True)
    assert snapshot(again.now, viewer) == snapshot(full.now, viewer)
    assert lines(again, viewer, 0) == lines(full, viewer, 0)
    assert again.entries == full.entries
    assert again.now.match.game is full.now.match.game
    play = Play(full.now.match.legal_texts()[0])
    assert (
        answer(again.now, play, decider(again)).body == answer(full.now, play, decider(full)).body
    )


def test_any_moment_of_a_full_log_is_near(full: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    past = Past(full.terms, full.entries)
    past.at(FULL)
    steps = 0
    after = Moment.after

    def count(moment: Moment, entry: Entry) -> Advance:
        nonlocal steps
        steps += 1
        return after(moment, entry)

    monkeypatch.setattr(Moment, "after", count)
    for revision in (4000, 10, 2500, 4999, 0):
        assert past.at(revision).revision == revision
    assert steps < 5 * KEEP_EVERY


def test_a_table_with_a_long_log_is_folded_elsewhere(
    store: Store, long: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_long_table(store, "t1", long)
    monkeypatch.setattr(live_tables, "Table", None)  # not here

    async def story(server: Server) -> None:
        live = await server.tables.fetch("t1")
        assert live.table.revision == LONG
        assert live.table.now.match.state.position_line() == long.now.match.state.position_line()
        entry = await do(server, live, first_choice(live), PEOPLE[live.table.now.decider or 0])
        assert entry.revision == LONG + 1

    run(partial(make_server, store), story)


def test_answers_that_never_change_are_worked_out_once(
    store: Store, long: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = lay_long_table(store, "t1", long)
    watching = Viewpoint()

    async def story(server: Server) -> None:
        backroom = server.backroom
        live = await server.tables.fetch("t1")
        past = await backroom.past(live.table, 500, watching, "ann")
        expected = past_snapshot(Past(terms, live.table.entries).at(500), watching)
        assert past == msgspec.json.encode(expected)
        course = await backroom.course(live.table, "ann")
        assert len(msgspec.json.decode(course)["revisions"]) > 600
        scenery = await backroom.scenery(terms.spec, terms.rules, "day", "ann")
        backroom._crew.close()  # nobody is there to do it again
        assert await backroom.past(live.table, 500, watching, "ben") == past
        assert await backroom.course(live.table, "ben") == course
        assert await backroom.scenery(terms.spec, terms.rules, "day", "ben") is scenery

    run(partial(make_server, store), story)


def test_nobody_waits_for_all_that_another_one_wants(store: Store, long: Table) -> None:
    for number in range(AT_A_TIME + 1):
        lay_long_table(store, f"t{number}", long)
    table = seated("kingdom-builder(players=2)", 2)

    async def story(server: Server) -> None:
        backroom, order = server.backroom, []

        async def look(number: int) -> None:
            terms = replace(long.terms, id=f"t{number}")
            await backroom.past(Table(terms), 100, Viewpoint(), "eve")
            order.append("eve")

        async def draw() -> None:
            await backroom.scenery(table.terms.spec, table.terms.rules, "night", "ann")
            order.append("ann")

        many = [asyncio.create_task(look(number)) for number in range(AT_A_TIME)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await look(AT_A_TIME)
        assert refused.value.code == "too-much"
        await draw()
        assert len(order) <= 3, "one or two of hers, then Ann"
        for task in many:
            task.cancel()
        await asyncio.sleep(0.01)
        assert backroom._crew.asked_by("eve") <= 1, "what nobody waits for is not begun"

    run(partial(make_server, store), story)


def test_who_leaves_is_forgotten(server: RealServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP: the answer is not worked out for somebody who has hung up."""

    async def story() -> None:
        async with Client(server, "Ann") as ann:
            tables = [
                await ann.create_table("kingdom-builder", [ME, OPEN]) for _ in range(AT_A_TIME)
            ]
            paths = [f"/api/tables/{table}/scenery.svg" for table in tables]
            asked = [asyncio.create_task(ann.http.get(path)) for path in paths]
            await asyncio.sleep(0.5)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            started = monotonic()
            response = await ann.http.get(f"/api/tables/{tables[-1]}/scenery.svg?theme=night")
            assert response.status_code == 200
            first = monotonic() - started
            started = monotonic()
            await ann.http.get(f"/api/tables/{tables[-2]}/scenery.svg?theme=night")
            alone = monotonic() - started
            assert first < AT_A_TIME * 0.7 * alone, "no queue of pictures was before it"

    run_story(story())
