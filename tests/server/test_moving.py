"""A host who grows: everything moves from SQLite to PostgreSQL, and back."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, text

from cli.commands import refuse, run
from regnum.server import schema
from regnum.server.claim import claim
from regnum.server.moving import move
from regnum.server.store import Store
from regnum.server.verifying import verify
from server.server_kit import ME, OVER, Client, Server, bot
from server.server_kit import run as happen


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database in which a match was finished, and another has begun."""
    folder = tmp_path_factory.mktemp("played")
    url = f"sqlite:///{folder}/regnum.db"

    async def story(server: Server) -> None:
        async with Client(server, "Žofie Ш") as ann:
            table = await ann.create_table("kingsburg", [ME, bot()])
            await ann.open(table)
            await ann.play_randomly(Random(1))
            await ann.until(lambda state: state["status"] in OVER)
            other = await ann.create_table("kingdom-builder", [ME, bot()], is_listed=True)
            await ann.make_key(other)

    with Server(url, folder) as server:
        happen(story(server))
        server.stop()
    with closing(Store(url)) as store:
        [finished, *_] = store.all_tables()
        store.keep_review(finished, 1, bytes(range(256)))
    return url


def rows_of(url: str) -> dict[str, list[tuple[object, ...]]]:
    with closing(Store(url)) as store, store.reading() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }


def test_a_host_moves_to_postgresql_and_back(
    played: str,
    postgresql: Callable[[], str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before, new, back = rows_of(played), postgresql(), f"sqlite:///{tmp_path}/back.db"
    assert all(before[name] for name in ("people", "tables", "entries", "seats", "keys", "reviews"))
    out = run(capsys, "move", "--from", played, "--to", new)
    assert f"{len(before['entries'])} " in next(x for x in out.splitlines() if "entries" in x)
    assert out.endswith("Everything was read again, and both databases hold the same.\n")
    assert rows_of(new) == before
    with closing(Store(new)) as store:
        findings = list(verify(store))
    assert len(findings) == 2
    assert all(finding.fault is None for finding in findings)
    run(capsys, "move", "--from", new, "--to", back)
    assert rows_of(back) == before == rows_of(played)


def test_a_database_that_is_not_empty_is_left_alone(
    played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = f"sqlite:///{tmp_path}/new.db"
    run(capsys, "move", "--from", played, "--to", new)
    before = rows_of(new)
    says = refuse(capsys, "move", "--from", played, "--to", new)
    assert says == "regnum: the new database holds matches already: give an empty one\n"
    assert rows_of(new) == before


def test_nothing_moves_while_a_server_runs_on_it(
    played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with claim(played, "http://127.0.0.1:8000"):
        says = refuse(capsys, "move", "--from", played, "--to", f"sqlite:///{tmp_path}/new.db")
    assert "a server runs on this database already, at http://127.0.0.1:8000" in says


@pytest.mark.parametrize(
    ("source", "target", "says"),
    [
        ("sqlite:///no/such.db", "sqlite:///new.db", "there is no database no/such.db"),
        ("mysql://host/db", "sqlite:///new.db", "give sqlite:///FILE or postgresql://"),
        ("PLAYED", "oracle://host/db", "give sqlite:///FILE or postgresql://"),
        ("PLAYED", "PLAYED", "are the same database"),
        ("PLAYED", "sqlite:///no/such/folder/new.db", "the database cannot be reached"),
        ("PLAYED", "postgresql://127.0.0.1:1/regnum", "the database cannot be reached"),
    ],
)
def test_what_cannot_be_moved_gets_one_line(
    source: str,
    target: str,
    says: str,
    played: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    urls = [url.replace("PLAYED", played) for url in (source, target)]
    assert says in refuse(capsys, "move", "--from", urls[0], "--to", urls[1])


def test_what_is_no_database_of_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old.db").touch()
    old, new = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db"
    assert "no database of this version" in refuse(capsys, "move", "--from", old, "--to", new)


def test_no_table_has_numbers_that_the_database_makes() -> None:
    """These would have to be gone on with in the new place."""
    assert all(table.autoincrement_column is None for table in schema.metadata.sorted_tables)


@pytest.mark.parametrize("change", ["people set name = 'Eve'", "entries set at = at + 1"])
def test_a_copy_that_differs_is_noticed(
    change: str, played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        closing(Store(played)) as source,
        closing(Store(f"sqlite:///{tmp_path}/new.db")) as target,
    ):
        copied = target.writing

        def meddle() -> object:
            class Meddling:
                def __enter__(self) -> object:
                    self.copying = copied()
                    return self.copying.__enter__()

                def __exit__(self, *error: object) -> None:
                    self.copying.__exit__(None, None, None)
                    with copied() as connection:
                        connection.execute(text(f"update {change}"))

            return Meddling()

        monkeypatch.setattr(target, "writing", meddle)
        with pytest.raises(Exception, match="differs after the copy"):
            move(source, target)


def test_a_copy_that_fails_in_the_middle_leaves_nothing(played: str, tmp_path: Path) -> None:
    with (
        closing(Store(played)) as source,
        closing(Store(f"sqlite:///{tmp_path}/new.db")) as target,
    ):
        target.migrate()
        with target.writing() as connection:
            connection.execute(text("drop table reviews"))
        with pytest.raises(Exception, match="cannot be copied"):
            move(source, target)
        with target.reading() as connection:
            assert connection.execute(select(schema.people)).all() == []
