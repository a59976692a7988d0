"""Records of every earlier version are read, replayed and played on as they were meant then."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regnum import Malformed, Match, Record, load, parse_record, print_record
from regnum.core.registry import deal_spec
from regnum.core.spec import parse_spec

RECORDS = sorted(Path(__file__).parent.glob("*/*.regnum"))
OLD = [path for path in RECORDS if path.parent.name == "0.1.0"]


def read(path: Path) -> Record:
    return parse_record(path.read_text())


def test_there_is_something_of_every_game_and_kind() -> None:
    kinds = {(parse_spec(line)[0], path.stem.rpartition("-")[2]) for path in OLD
             for line in [path.read_text().splitlines()[1].removeprefix("game: ")]}  # fmt: skip
    assert kinds == {
        (game, kind)
        for game in ("kingdom-builder", "kingsburg")
        for kind in ("finished", "unfinished")
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_leads_to_the_position_of_then(path: Path) -> None:
    then = json.loads((path.parent / "positions.json").read_text())[path.name]
    now = read(path).match.state.position_line()
    assert now.partition(" ")[2] == then.partition(" ")[2]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_is_written_anew_with_its_readings(path: Path) -> None:
    record = read(path)
    text = print_record(record)
    assert f"rules: {record.match.game.rules_version}\n" in text
    again = parse_record(text)
    assert again.match.actions == record.match.actions
    assert again.match.state.position_line() == record.match.state.position_line()


@pytest.mark.parametrize("path", [path for path in OLD if "unfinished" in path.stem])
def test_an_old_match_can_be_played_on(path: Path) -> None:
    match, random = read(path).match, Random(1)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    names = tuple(f"player {seat}" for seat in range(match.setup.players))
    assert parse_record(print_record(Record(match, names))).match.state.is_over


@pytest.mark.rule("T1")
def test_a_match_of_two_keeps_the_neutral_dice_of_its_version() -> None:
    old = read(next(path for path in OLD if path.stem == "kingsburg-players-2-finished"))
    assert "neutral-dice=help" in old.match.setup.spec
    match = Match.new("kingsburg(players=2)", 1)
    assert "neutral-dice" not in match.setup.spec
    rulings: Any = load("kingsburg").describe(match.setup)["rulings"]
    assert rulings["neutral-dice"] == "season"


@pytest.mark.parametrize("rules", [0, 3, 99])
def test_a_version_that_nobody_knows_is_refused(rules: int) -> None:
    with pytest.raises(Malformed, match="known are 1 to 2"):
        deal_spec("kingsburg(players=2)", 1, rules)
    record = Record(Match.new("kingsburg(players=2)", 1), ("Ann", "Ben"))
    text = print_record(record).replace("rules: 2", f"rules: {rules}")
    with pytest.raises(Malformed, match=f"line 3: this follows rules version {rules}"):
        parse_record(text)


def test_an_old_record_that_leaves_something_open_is_refused() -> None:
    text = next(path for path in OLD if path.stem == "kingsburg-players-2-finished").read_text()
    with pytest.raises(Malformed, match="line 2: the setup of a record leaves nothing open"):
        parse_record(text.replace("order=", "reward-at-zero=yes,order="))
