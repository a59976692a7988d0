"""A table as it was, and how its scores went: for everybody what they could see then."""

from random import Random

import msgspec
import pytest

from regnum.core.contract import Json
from regnum.table.entries import Sat
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import Viewpoint, snapshot, viewpoint
from regnum.table.table import Table
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
    past = Past(table.terms, table.entries)
    there_and_back = [*then, *reversed(then)]
    for revision in there_and_back:
        for viewer, seen in then[revision].items():
            assert shown_now(past, revision, viewer) == seen
    assert past.at(0).revision == 0


@pytest.mark.parametrize("spec", FEW_SPECS)
def test_the_course_tells_the_totals_after_each_change_of_the_match(spec: str) -> None:
    table = seated(spec, 5)
    past = Past(table.terms)
    sums: dict[int, list[int]] = {}
    for number, _ in enumerate(live_on(table, Random(5))):
        sums[table.revision] = [score.total for score in table.now.match.state.scores()]
        if number % 40 == 0:
            past.entries = table.entries
            past.course(table.revision)  # asked for while the game goes on
    past.entries = table.entries
    course = past.course(table.revision)
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
    assert course == Past(table.terms, table.entries).course(table.revision)
    half = past.course(revisions[len(revisions) // 2])
    assert half == Past(table.terms, table.entries).course(revisions[len(revisions) // 2])


def the_whole_past(table: Table, viewer: Viewpoint) -> bytes:
    past = Past(table.terms, table.entries)
    told = [past_snapshot(past.at(revision), viewer) for revision in range(0, table.revision, 7)]
    return msgspec.json.encode([*told, past.course(table.revision)])


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3)", "kingsburg(players=3)"])
def test_the_past_is_the_same_where_only_unseen_outcomes_differ(spec: str) -> None:
    wrong, tried = log_interferences(the_whole_past, spec)
    assert tried > 3
    assert wrong == 0


def test_the_past_of_a_running_match_does_not_tell_its_seed() -> None:
    table = seated("kingsburg(players=3)", SEED)
    told = the_whole_past(table, viewpoint(table.now, PEOPLE[0].id))
    assert str(SEED).encode() not in told
