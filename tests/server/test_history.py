"""A table as it was, and how its scores went: for everybody what they could see then."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from regnum.core.contract import Json
from regnum.server.looking import KEPT, Pasts
from regnum.table.entries import Sat
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import Viewpoint, snapshot, viewpoint
from regnum.table.table import Table
from server.server_kit import ME, OPEN, Client, Data, Server, bot, data_of, run, totals
from table.hiding import SEED, log_interferences
from table.seating import FEW_SPECS, PEOPLE, live_on, seated, viewers

NOT_THEN = ("type", "setup", "log", "legal", "undoable")


def seen_then(table: Table, viewer: Viewpoint) -> dict[str, Json]:
    return {key: value for key, value in snapshot(table.now, viewer).items() if key not in NOT_THEN}


def shown_now(past: Past, revision: int, viewer: Viewpoint) -> dict[str, Json]:
    told = past_snapshot(past.at(revision), viewer)
    assert (told["legal"], told["undoable"], told["log"]) == ([], 0, [])
    return {key: value for key, value in told.items() if key not in NOT_THEN}


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_the_past_is_shown_as_it_was(spec: str) -> None:
    """Decisions that were taken back and seats that changed hands included."""
    table = seated(spec, 4)
    then: dict[int, dict[Viewpoint, dict[str, Json]]] = {}
    for _ in live_on(table, Random(4)):
        then[table.revision] = {viewer: seen_then(table, viewer) for viewer in viewers(table)}
    past = Past(table)
    there_and_back = [*then, *reversed(then)]
    for revision in there_and_back:
        for viewer, seen in then[revision].items():
            assert shown_now(past, revision, viewer) == seen
    assert past.at(0).revision == 0


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_the_course_tells_the_totals_after_each_change_of_the_match(spec: str) -> None:
    table = seated(spec, 5)
    past = Past(table)
    sums: dict[int, list[int]] = {}
    for number, _ in enumerate(live_on(table, Random(5))):
        sums[table.revision] = [score.total for score in table.now.match.state.scores()]
        if number % 40 == 0:
            past.course()  # asked for while the game goes on
    course = past.course()
    revisions, by_revision = course["revisions"], course["totals"]
    assert isinstance(revisions, list)
    assert isinstance(by_revision, list)
    assert revisions == [e.revision for e in table.entries if not isinstance(e.body, Sat)]
    assert by_revision == [sums[revision] for revision in revisions]
    sources = course["by_source"]
    assert isinstance(sources, dict)
    for number, expected in enumerate(by_revision):
        parts = [values[number] for values in sources.values()]
        assert [sum(part) for part in zip(*parts, strict=True)] == expected
    assert course == Past(table).course()


def test_few_pasts_are_kept() -> None:
    pasts = Pasts()
    tables = [seated("kingsburg(players=2)", seed) for seed in range(2)]
    first = pasts.of(tables[0])
    assert pasts.of(tables[0]) is first
    assert pasts.of(tables[1]) is not first  # the same id, another table
    for number in range(KEPT + 5):
        pasts.of(Table(replace(tables[0].terms, id=str(number))))
    assert len(pasts._pasts) == KEPT


def the_whole_past(table: Table, viewer: Viewpoint) -> bytes:
    past = Past(table)
    told = [past_snapshot(past.at(revision), viewer) for revision in range(0, table.revision, 7)]
    return msgspec.json.encode([*told, past.course()])


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_the_past_is_the_same_where_only_unseen_outcomes_differ(spec: str) -> None:
    wrong, tried = log_interferences(the_whole_past, spec)
    assert tried > 3
    assert wrong == 0


def test_the_past_of_a_running_match_does_not_tell_its_seed() -> None:
    table = seated("kingsburg(players=3)", SEED)
    told = the_whole_past(table, viewpoint(table.now, PEOPLE[0].id))
    assert str(SEED).encode() not in told


# Over the wire.


def test_looking_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, OPEN, bot()])
            path = f"/api/tables/{table}"
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            seen: dict[int, Data] = {}
            for _ in range(6):
                state = await ann.until(lambda s: bool(s["legal"]) or s["decider"] == 1)
                seen[state["revision"]] = state
                player = ann if state["legal"] else ben
                await player.until_revision(state["revision"])
                await player.play(player.state["legal"][0])
                await ann.until_revision(player.state["revision"])
            for revision, state in seen.items():
                then = await ann.get(f"{path}/at/{revision}")
                for key in ("view", "private", "scores", "decider", "awaited", "seats", "mine"):
                    assert then[key] == state[key], key
                assert (then["type"], then["legal"], then["log"]) == ("state", [], [])
                assert then["setup"]["players"] == 3
                others = await ben.get(f"{path}/at/{revision}")
                assert set(others["private"]) == {"1"}
            at_once = await asyncio.gather(*(ann.get(f"{path}/at/{n}") for n in reversed(seen)))
            assert [then["revision"] for then in at_once] == list(reversed(seen))
            course = await ben.get(f"{path}/course")
            at = course["revisions"].index(min(seen))
            assert course["totals"][at] == totals(seen[min(seen)])
            for name, status in (("9999", 404), ("-1", 400), ("x", 400), ("%2e%2e", 400)):
                response = await ann.http.get(f"{path}/at/{name}")
                assert response.status_code == status, name
            async with Client(server, "Eve") as eve:
                for address in (f"{path}/at/1", f"{path}/course"):
                    response = await eve.http.get(address)
                    assert (response.status_code, response.json()["code"]) == (404, "no-such-table")
            assert data_of(await ann.http.get(f"{path}/at/0"))["status"] == "waiting"

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
        run(story())
        assert "Traceback" not in server.log, server.log
