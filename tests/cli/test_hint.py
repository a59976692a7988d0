"""`regnum hint` and the levels that `regnum games` lists."""

import json
from collections.abc import Iterator
from math import isfinite
from pathlib import Path

import pytest

from cli.commands import refuse, run
from regnum.core.record import parse_record
from regnum.core.registry import find_game, game_keys


@pytest.fixture(params=game_keys())
def record(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Path:
    """A recorded game."""
    path = tmp_path / "game.regnum"
    run(capsys, "record", request.param, "--players", "2", "--seed", "7", "-o", str(path))
    return path


def moment_with_choice(path: Path) -> tuple[int, list[str]]:
    """A number for `--at` where somebody has a choice, and what may be decided there."""
    match = parse_record(path.read_text()).match
    state = match.game.start(match.setup)
    for number, action in enumerate(match.actions):
        if number > 30 and state.seat >= 0 and state.legal_mask.bit_count() > 2:
            return number, [match.game.action_text(legal) for legal in state.legal_actions()]
        state.apply(action)
    raise AssertionError("no choice in the whole game")


def test_a_hint_names_legal_decisions_with_what_speaks_for_them(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at, legal = moment_with_choice(record)
    out = run(capsys, "hint", str(record), "--at", str(at), "--count", "2", "--json")
    advice = json.loads(out)
    assert 1 <= len(advice) <= 2
    for item in advice:
        assert item["action"] in legal
        assert isfinite(item["margin"])
        assert all(isfinite(change) for change in item["terms"].values())
        assert len(item["merits"]) <= 3
        assert all(merit.keys() == {"code", "args"} for merit in item["merits"])
    assert run(capsys, "hint", str(record), "--at", str(at), "--count", "2", "--json") == out


def test_a_hint_can_be_read(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at, _ = moment_with_choice(record)
    out = run(capsys, "hint", str(record), "--at", str(at), "--bot", "greedy")
    assert "decides" in out
    assert "final margin" in out


@pytest.mark.parametrize(
    ("key", "language", "words"),
    [
        ("kingdom-builder", "en", "gold"),
        ("kingdom-builder", "ru", "золот"),
        ("kingsburg", "cs", "zlat"),
    ],
)
def test_a_hint_says_why_in_the_readers_language(
    key: str, language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "game.regnum")
    run(capsys, "record", key, "--players", "2", "--seed", "7", "-o", path)
    asked = [at for at, codes in merits_in(Path(path)) if {"gold", "gift"} & codes]
    out = run(
        *(capsys, "hint", path, "--at", str(asked[0]), "--bot", "greedy", "--count", "9"),
        *("--language", language),
    )
    assert words in out
    assert "-merit-" not in out


def merits_in(path: Path) -> Iterator[tuple[int, set[str]]]:
    """The moments with a choice, and what can be said there of all decisions."""
    match = parse_record(path.read_text()).match
    state = match.game.start(match.setup)
    for number, action in enumerate(match.actions):
        if state.seat >= 0 and 1 < state.legal_mask.bit_count() <= 8:
            found = match.game.judge.merits(state, dict.fromkeys(state.legal_actions()))
            yield number, {merit.code for merits in found.values() for merit in merits}
        state.apply(action)


def test_an_unknown_language_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at, _ = moment_with_choice(record)
    asked = ("hint", str(record), "--at", str(at), "--bot", "greedy", "--language", "xx")
    assert "unknown language" in refuse(capsys, *asked)


def test_a_hint_where_nobody_decides_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "the game is over" in refuse(capsys, "hint", str(record))


def test_a_hint_where_chance_decides_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.regnum"
    run(capsys, "record", "kingdom-builder", "--players", "2", "--seed", "7", "-o", str(path))
    assert "chance decides here: try --at 1" in refuse(capsys, "hint", str(path), "--at", "0")


def test_an_unknown_bot_gives_no_hint(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at, _ = moment_with_choice(record)
    says = refuse(capsys, "hint", str(record), "--at", str(at), "--bot", "planer")
    assert "did you mean planner?" in says


@pytest.mark.parametrize("key", game_keys())
def test_games_lists_the_levels(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games", key)
    for name, code in find_game(key).levels.items():
        assert f"{name} ({code})" in out
