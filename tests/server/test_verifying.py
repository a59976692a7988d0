"""`regnum verify` finds whatever was changed or damaged, and looks at everything else as well."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any, TypeAlias

import pytest

from cli.commands import run as run_command
from regnum.cli.main import main
from regnum.core.chance import Source
from regnum.core.errors import RegnumError
from regnum.core.match import Match
from regnum.core.registry import find_game
from regnum.server.services import Server
from regnum.server.store import Store
from regnum.server.verifying import verify
from regnum.table.commands import Play, Undo
from regnum.table.entries import FINISHED, WAITING, Holder
from regnum.table.importing import log_of
from regnum.table.terms import Settings, Terms
from server.without_http import begun, do, make_server, open_store, person, run
from table.seating import PEOPLE

Change: TypeAlias = Callable[[dict[str, Any]], object]
Damage: TypeAlias = Callable[[sqlite3.Connection], None]

PLAYED, IMPORTED, RUNNING = "played", "imported", "running"
OF_TABLE = "where id = 'played'"
OF_LOG = "where table_id = 'played'"
LAST = f"(select max(revision) from entries {OF_LOG})"


def lay(store: Store, table_id: str, *holders: Holder) -> Terms:
    """A table of which the seed dealt what the host left open."""
    game, options = find_game("kingdom-builder"), {"first": "A", "players": str(len(holders))}
    spec = game.deal(options, Source(7, "setup")).spec
    settings = Settings(options=options)
    terms = Terms(table_id, spec, game.rules_version, 7, "salt", PEOPLE[0].id, settings, 1.0)
    store.add_table(terms, holders, WAITING)
    return terms


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a match that was played to its end, one that was imported, one that runs."""
    path = tmp_path_factory.mktemp("whole") / "regnum.db"
    store = open_store(f"sqlite:///{path}")
    lay(store, PLAYED, person(0), person(1))
    match = Match.new("kingsburg(players=2,order=AB)", seed=3)
    terms = Terms(
        IMPORTED,
        match.setup.spec,
        match.game.rules_version,
        match.seed,
        "salt",
        PEOPLE[0].id,
        Settings(hints=False, imported=True),
        2.0,
    )
    random = Random(1)
    while not match.state.is_over:
        match.play(random.choice(match.legal_texts()))
    store.add_table(terms, [Holder("Zoe"), Holder("Yan")], FINISHED, log=log_of(match))
    lay(store, RUNNING, person(0), Holder("gentle", level="gentle"))

    async def story(server: Server) -> None:
        live = await begun(server, PLAYED)
        while not live.table.now.is_over:
            now, name = live.table.now, f"c{live.table.revision}"
            assert now.decider is not None
            who = PEOPLE[now.decider]
            if now.undoable > 1 and now.revision % 5 == 0:
                await do(server, live, Undo(), who, name)
            else:
                play = Play(random.choice(now.match.legal_texts()))
                await do(server, live, play, who, name)
        live = await begun(server, RUNNING)
        for number in range(2):
            play = Play(live.table.now.match.legal_texts()[0])
            await do(server, live, play, PEOPLE[0], f"c{number}")

    run(partial(make_server, store), story)
    store.close()
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    """A copy of that database."""
    return Path(copy(whole, tmp_path / "regnum.db"))


def sql(statement: str) -> Damage:
    """A change of the table that was played."""

    def change(connection: sqlite3.Connection) -> None:
        assert connection.execute(statement).rowcount > 0

    return change


def entry(
    change: Callable[[dict[str, Any]], object], kind: str = "played", number: int = 5
) -> Damage:
    """A change of the body of an entry: the so manieth of its kind."""

    def damage(connection: sqlite3.Connection) -> None:
        of_kind = [
            (revision, body)
            for revision, body in connection.execute(
                "select revision, body from entries where table_id = 'played' order by revision"
            )
            if json.loads(body)["type"] == kind
        ]
        revision, body = of_kind[number]
        data = json.loads(body)
        change(data)
        assert data != json.loads(body)
        text = json.dumps(data, separators=(",", ":"))
        connection.execute(
            "update entries set body = ? where table_id = 'played' and revision = ?",
            (text, revision),
        )

    return damage


def swap_builds(connection: sqlite3.Connection) -> None:
    """Two decisions of a turn, the other way round: the rules allow it."""
    log = connection.execute(
        "select revision, body from entries where table_id = 'played' order by revision"
    ).fetchall()
    [(spec, seed)] = connection.execute("select spec, seed from tables where id = 'played'")
    match = Match.new(spec, int(seed))
    for (revision, body), (later, other), (_, next_one) in zip(log, log[1:], log[2:], strict=False):
        first, second = json.loads(body), json.loads(other)
        if (first["type"], second["type"]) != ("played", "played") or "undone" in next_one:
            continue
        if first["chance"] == second["chance"] == [] and can_play(match, second, first):
            for number, text in ((revision, other), (later, body)):
                connection.execute(
                    f"update entries set body = ? {OF_LOG} and revision = ?", (text, number)
                )
            return
        match.play(first["action"])
    raise AssertionError("no two decisions can be swapped")


def can_play(match: Match, *bodies: dict[str, Any]) -> bool:
    branch = match.copy()
    try:
        for body in bodies:
            branch.play(body["action"], body["seat"])
    except RegnumError:
        return False
    return True


def set_imported(connection: sqlite3.Connection) -> None:
    [(settings,)] = connection.execute("select settings from tables where id = 'played'")
    data = {**json.loads(settings), "imported": True}
    connection.execute("update tables set settings = ? where id = 'played'", (json.dumps(data),))


KINDS: dict[str, Damage] = {
    # The log.
    "no JSON": sql(f"update entries set body = '{{' {OF_LOG} and revision = 9"),
    "no UTF-8": sql(f"update entries set body = cast(x'7bff7d' as text) {OF_LOG} and revision = 9"),
    "bytes": sql(f"update entries set body = x'00' {OF_LOG} and revision = 9"),
    "a letter that is no UTF-8": sql(
        f"update entries set body = cast(replace(body, 'Bo', x'ff') as text) "
        f"{OF_LOG} and body like '%Bo%'"
    ),
    "an unknown type": entry(lambda body: body.update(type="danced")),
    "an unknown field": entry(lambda body: body.update(more=1)),
    "a field less": entry(lambda body: body.pop("seat")),
    "a decision of seat 99": entry(lambda body: body.update(seat=99)),
    "a decision of the other seat": entry(lambda body: body.update(seat=1 - body["seat"])),
    "another decision": entry(lambda body: body.update(action=body["action"] + 1)),
    "no such decision": entry(lambda body: body.update(action=999_999)),
    "an endless number": entry(lambda body: body.update(action=10**30)),
    "sat on seat 77": entry(lambda body: body.update(seat=77), "sat", 1),
    "sat on seat -1": entry(lambda body: body.update(seat=-1), "sat", 1),
    "somebody else sat": entry(lambda body: body["holder"].update(person="person-3"), "sat", 1),
    "an undo of 50": entry(lambda body: body.update(count=50), "undone", 2),
    "an undo of 0": entry(lambda body: body.update(count=0), "undone", 2),
    "an undo of -1": entry(lambda body: body.update(count=-1), "undone", 2),
    "other chance": entry(lambda body: body.update(chance=[body["chance"][0] + 1]), "started", 0),
    "less chance": entry(lambda body: body.update(chance=[]), "started", 0),
    "the first entry missing": sql(f"delete from entries {OF_LOG} and revision = 1"),
    "an entry missing": sql(f"delete from entries {OF_LOG} and revision = 12"),
    "the last entry missing": sql(f"delete from entries {OF_LOG} and revision = {LAST}"),
    "the log cut by 20": sql(f"delete from entries {OF_LOG} and revision > {LAST} - 20"),
    "no log": sql(f"delete from entries {OF_LOG}"),
    "an entry more": sql(
        "insert into entries select table_id, revision + 1, 'more', body, at, spent, hash "
        f"from entries {OF_LOG} and revision = {LAST}"
    ),
    "two builds swapped": swap_builds,
    "a time": sql(f"update entries set at = at + 1 {OF_LOG} and revision = 9"),
    "no time": sql(f"update entries set at = 'noon' {OF_LOG} and revision = 9"),
    "time spent": sql(f"update entries set spent = 60 {OF_LOG} and revision = 9"),
    "a command": sql(f"update entries set command_id = 'other' {OF_LOG} and revision = 9"),
    "a hash": sql(f"update entries set hash = 'other' {OF_LOG} and revision = 9"),
    # What was fixed.
    "seed abc": sql(f"update tables set seed = 'abc' {OF_TABLE}"),
    "seed -1": sql(f"update tables set seed = '-1' {OF_TABLE}"),
    "another seed": sql(f"update tables set seed = '8' {OF_TABLE}"),
    "another salt": sql(f"update tables set salt = 'other' {OF_TABLE}"),
    "another host": sql(f"update tables set host = '{PEOPLE[1].id}' {OF_TABLE}"),
    "no host": sql(f"update tables set host = 'nobody' {OF_TABLE}"),
    "another map": sql(f"update tables set spec = replace(spec, 'first=A', 'first=B') {OF_TABLE}"),
    "no such game": sql(f"update tables set spec = 'chess(players=2)' {OF_TABLE}"),
    "rules of the future": sql(f"update tables set rules = 99 {OF_TABLE}"),
    "rules of the past": sql(f"update tables set rules = 0 {OF_TABLE}"),
    "settings that are no JSON": sql(f"update tables set settings = 'none' {OF_TABLE}"),
    "other settings": sql(
        f"update tables set settings = replace(settings, '\"hints\":true', '\"hints\":false') "
        f"{OF_TABLE}"
    ),
    "imported": set_imported,
    "created": sql(f"update tables set created = created + 1 {OF_TABLE}"),
    # What stands beside the log.
    "status": sql(f"update tables set status = 'playing' {OF_TABLE}"),
    "no such status": sql(f"update tables set status = 'sleeping' {OF_TABLE}"),
    "updated": sql(f"update tables set updated = updated + 1 {OF_TABLE}"),
    "decider": sql(f"update tables set decider = 1 {OF_TABLE}"),
    "listed": sql(f"update tables set is_listed = 1 {OF_TABLE}"),
    "due": sql(f"update tables set due = 5.0 {OF_TABLE}"),
    "head": sql(f"update tables set head = '' {OF_TABLE}"),
    "the owner of a seat": sql(f"update seats set person = 'person-3' {OF_LOG} and seat = 1"),
    "the name on a seat": sql(f"update seats set name = 'Zoe' {OF_LOG} and seat = 1"),
    "the level of a seat": sql(f"update seats set level = 'hard' {OF_LOG} and seat = 1"),
    "a seat less": sql(f"delete from seats {OF_LOG} and seat = 1"),
    "a seat more": sql("insert into seats values ('played', 2, null, 'Zoe', null)"),
    "the table gone": sql(f"delete from tables {OF_TABLE}"),
    "a person gone": sql(f"delete from people where id = '{PEOPLE[0].id}'"),
}


def test_a_database_as_it_should_be_agrees(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run_command(capsys, "verify", "--database", f"sqlite:///{path}")
    assert "3 of 3 matches agree" in said


@pytest.mark.parametrize("kind", KINDS)
def test_damage_is_found(path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        KINDS[kind](connection)
        connection.commit()
    assert main(["verify", "--database", f"sqlite:///{path}"]) == 2
    said = capsys.readouterr()
    assert said.err == "regnum: something was changed or damaged\n"
    assert "table played: " in said.out
    if kind != "a person gone":
        assert "2 of 3 matches agree" in said.out, said.out


def test_a_swap_that_the_rules_allow_breaks_the_chain_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        swap_builds(connection)
        connection.commit()
    store = Store(f"sqlite:///{path}")
    faults = {finding.table_id: finding.fault for finding in verify(store)}
    store.close()
    assert str(faults[PLAYED]).endswith("the chain of hashes breaks")
    assert (faults[IMPORTED], faults[RUNNING]) == (None, None)


def test_damaged_pages_are_found_and_the_other_tables_looked_at(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = bytearray(path.read_bytes())
    pages = [
        start
        for start in range(0, len(data), 4096)
        if data[start] == 13 and data.count(b"played", start, start + 4096) > 20
    ]
    data[pages[0] : pages[0] + 4096] = bytes([255]) * 4096
    path.write_bytes(data)
    assert main(["verify", "--database", f"sqlite:///{path}"]) == 2
    said = capsys.readouterr()
    assert "database: the file is damaged: " in said.out
    assert "table played: it cannot be read: database disk image is malformed" in said.out
    assert said.err.count("\n") == 1


def test_a_log_goes_on_where_its_chain_ended(path: Path) -> None:
    """Also after it was laid, imported or moved from a database of before."""
    store = Store(f"sqlite:///{path}")

    async def story(server: Server) -> None:
        live = await begun(server, RUNNING)
        revision = live.table.revision
        while live.table.revision < revision + 3:
            if live.table.now.decider == 0:
                play = Play(live.table.now.match.legal_texts()[0])
                await do(server, live, play, PEOPLE[0], f"d{live.table.revision}")
            await asyncio.sleep(0.01)

    run(partial(make_server, store), story)
    assert [finding.fault for finding in verify(store)] == [None] * 3
    store.close()
