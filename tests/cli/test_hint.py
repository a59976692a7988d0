"""`regnum hint` and the levels that `regnum games` lists."""

import json
from math import isfinite

import pytest

from cli.commands import refuse, run
from regnum.core.match import Match
from regnum.core.registry import find_game, game_keys


def position(key: str) -> str:
    """A position in which somebody has a choice."""
    return Match.new(f"{key}(players=3)", 7).state.position_line()


@pytest.mark.parametrize("key", game_keys())
def test_a_hint_names_legal_decisions_with_what_they_change(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = position(key)
    legal = Match.new(f"{key}(players=3)", 7).legal_texts()
    out = run(capsys, "hint", key, "--position", line, "--count", "2", "--json")
    advice = json.loads(out)
    assert 1 <= len(advice) <= 2
    for item in advice:
        assert item["action"] in legal
        assert isfinite(item["margin"])
        assert all(isfinite(change) for change in item["terms"].values())
    assert advice[0]["margin"] == max(item["margin"] for item in advice)


@pytest.mark.parametrize("key", game_keys())
def test_a_hint_can_be_read(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "hint", key, "--position", position(key), "--bot", "greedy")
    assert "decides" in out
    assert "expected margin" in out


def test_a_hint_in_a_finished_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new("kingdom-builder(players=2)", 1)
    while not match.state.is_over:
        match.play(match.state.legal_actions()[0])
    line = match.state.position_line()
    assert "the game is over" in refuse(capsys, "hint", "kingdom-builder", "--position", line)


def test_an_unknown_bot_gives_no_hint(capsys: pytest.CaptureFixture[str]) -> None:
    line = position("kingsburg")
    says = refuse(capsys, "hint", "kingsburg", "--position", line, "--bot", "planer")
    assert "did you mean planner?" in says


@pytest.mark.parametrize("key", game_keys())
def test_games_lists_the_levels(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games", key)
    for name, code in find_game(key).levels.items():
        assert f"{name} ({code})" in out
