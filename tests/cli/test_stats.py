"""What a person gets from `regnum stats`."""

import csv
import io
import json
from pathlib import Path

import pytest

from cli.commands import refuse, run
from regnum.cli.main import main
from regnum.cli.stats import FEW


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of records, one of them deeper."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "more").mkdir()
    for number, (game, place) in enumerate(
        [("kingdom-builder", "a"), ("kingdom-builder", "b"), ("kingsburg", "more/c")]
    ):
        path = folder / f"{place}.regnum"
        command = ["record", game, "--bots", "greedy", "--seed", str(number), "-o", str(path)]
        assert main([*command, "--players", "2"]) == 0
    (folder / "notes.txt").write_text("no record")
    return folder


def test_people_get_tables(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "stats", str(games))
    assert "2 matches of kingdom-builder with 2 seats" in out
    assert "1 match of kingsburg with 2 seats" in out
    for words in ("Who decides first wins", "points by source", "castles", "town-hall", "seat"):
        assert words in out


def test_programs_get_json(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(run(capsys, "stats", str(games), str(games / "a.regnum"), "--json"))
    assert (figures["records"], figures["left_out"]) == (3, 0), "each record counts once"
    builder, burg = figures["groups"]
    assert (builder["game"], builder["matches"], burg["matches"]) == ("kingdom-builder", 2, 1)
    assert sum(seat["share"] for seat in builder["seats"].values()) == pytest.approx(1)
    assert burg["scores"]["interval"] is None


def test_spreadsheets_get_a_row_for_each_seat(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = list(csv.DictReader(io.StringIO(run(capsys, "stats", str(games), "--csv"))))
    assert len(rows) == 6
    assert {row["game"] for row in rows} == {"kingdom-builder", "kingsburg"}
    for row in rows:
        points = [int(value) for name, value in row.items() if name.startswith("source:") and value]
        assert sum(points) == int(row["score"])
    assert sum(float(row["win"]) for row in rows) == 3
    assert sum(int(row["is_first"]) for row in rows) == 3


def test_pictures_go_to_a_folder(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "stats", str(games), "--svg", str(tmp_path))
    names = {path.name for path in tmp_path.iterdir()}
    assert len(names) == 6
    assert "kingsburg-2-lengths.svg" in names
    assert all(path.read_text().startswith("<svg") for path in tmp_path.iterdir())


def test_many_records_are_read_by_several_processes_alike(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = (games / "more" / "c.regnum").read_text()
    for number in range(FEW + 1):
        (tmp_path / f"{number}.regnum").write_text(record)
    alone = run(capsys, "stats", str(tmp_path), "--csv", "--jobs", "1")
    assert run(capsys, "stats", str(tmp_path), "--csv", "--jobs", "2") == alone


def test_unfinished_matches_are_left_out_aloud(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (games / "a.regnum").read_text()
    head, _, decisions = text.partition("\n\n")
    first = decisions.splitlines()[0]
    (tmp_path / "x.regnum").write_text(f"{head}\n\n{first}\n\nunfinished\n")
    assert main(["stats", str(games), str(tmp_path), "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["left_out"] == 1
    assert captured.err.startswith("1 of 4 records are left out")
    assert "none of 1 records holds a whole match" in refuse(capsys, "stats", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "FILE"),
        (["no/such.regnum"], "No such file"),
        (["EMPTY"], "holds no records (*.regnum)"),
        (["GAMES/notes.txt"], "notes.txt: line 1: this is not a record"),
        (["GAMES", "--svg", "no/where"], "no/where: there is no such folder"),
        (["GAMES", "--json", "--csv"], "not allowed with"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str],
    says: str,
    games: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = [a.replace("GAMES", str(games)).replace("EMPTY", str(tmp_path)) for a in arguments]
    assert says in refuse(capsys, "stats", *given)
