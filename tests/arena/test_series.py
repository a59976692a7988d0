"""Deals, seatings and results that can be repeated and gone on with."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from regnum.arena.results import Results, read_results
from regnum.arena.running import play_tasks
from regnum.arena.series import GameResult, Series, Task, ranks
from regnum.bots.codes import BOTS
from regnum.bots.greedy import Greedy
from regnum.bots.observation import Observation
from regnum.core.contract import Action
from regnum.core.errors import Malformed
from regnum.core.scores import Award, Result, Score

DUEL = Series("kingdom-builder", {}, ("greedy", "random"), seed=1)


def play(results: Results, deals: int, jobs: int = 1) -> list[GameResult]:
    tasks = [Task(results.series, *key) for key in results.missing(deals)]
    for _, result in play_tasks(tasks, jobs):
        results.add(result)
    return results.of(deals)


def result(totals: Sequence[int], winners: list[int]) -> Result:
    scores = [Score((Award("castles", total),), ("castles",)) for total in totals]
    return Result(scores, winners)


@pytest.mark.parametrize(
    ("lineup", "seatings"),
    [
        ("ab", ["ab", "ba"]),
        ("abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("aabb", ["aabb", "baab", "bbaa", "abba", "abab", "baba"]),
        ("abc", ["abc", "cab", "bca", "acb", "bac", "cba"]),
    ],
)
def test_a_deal_is_played_in_every_seating(lineup: str, seatings: list[str]) -> None:
    series = Series("kingdom-builder", {}, tuple(lineup), seed=1)
    assert series.seatings == [tuple(seating) for seating in seatings]


def test_the_seatings_of_a_deal_are_played_on_the_same_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: dict[tuple[int, int], set[str]] = {(3, 0): set(), (3, 1): set(), (4, 0): set()}

    class Spy(Greedy):
        def decide(self, seen: Observation) -> Action:
            tables[key].add(seen.imagine().setup.spec)
            return super().decide(seen)

    monkeypatch.setitem(BOTS, "spy", Spy)
    series = Series("kingdom-builder", {}, ("spy", "random"), seed=1)
    bots = []
    for key in tables:
        bots.append(series.play(*key).bots)
    assert bots == [["spy", "random"], ["random", "spy"], ["spy", "random"]]
    assert tables[3, 0] == tables[3, 1] != tables[4, 0]


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    alone, together = (play(Results(DUEL), 4, jobs) for jobs in (1, 2))
    assert [result.key for result in alone] == [(d, n) for d in range(4) for n in range(2)]
    assert alone == together
    assert alone[0] != DUEL.play(9, 0)


def test_a_series_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(DUEL, path) as results:
        play(results, 2)
    with Results(DUEL, path) as results:
        assert results.missing(3) == [(2, 0), (2, 1)]
        resumed = play(results, 3)
    assert resumed == play(Results(DUEL), 3)
    assert len(path.read_text().splitlines()) == 1 + 6
    with Results(DUEL, path) as results:
        assert results.missing(3) == []
        assert len(results.of(1)) == 2


def test_results_read_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(DUEL, path) as results:
        played = play(results, 1)
    stored = read_results(path)
    assert list(stored.results.values()) == played
    assert [r.seconds for r in stored.results.values()] == [r.seconds for r in played]
    assert stored.series == DUEL
    assert json.loads(path.read_text().splitlines()[0])["commit"] == stored.commits[0] != ""


def test_a_torn_last_line_is_dropped_and_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(DUEL, path) as results:
        whole = play(results, 2)
    data = path.read_bytes()
    path.write_bytes(data[:-30])
    with Results(DUEL, path) as results:
        assert results.dropped_torn_line
        assert results.missing(2) == [(1, 1)]
        assert play(results, 2) == whole
    assert list(read_results(path).results.values()) == whole
    assert path.read_bytes().startswith(data[: data.rindex(b"\n", 0, -1)])


def test_a_change_of_the_code_is_noted_when_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    for version, deals in (("none", 0), ("one", 1), ("one", 2), ("two", 2), ("three", 3)):
        monkeypatch.setattr("regnum.arena.results.code_version", lambda version=version: version)
        with Results(DUEL, path) as results:
            play(results, deals)
    assert results.commits == read_results(path).commits == ["one", "three"]
    assert path.read_text().count('{"commit":') == 2


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(DUEL, path):
        before = path.read_bytes()
        with pytest.raises(Malformed, match="is being written by another run"):
            Results(DUEL, path)
        assert path.read_bytes() == before
    Results(DUEL, path).close()


def test_a_file_that_is_refused_is_free_for_others(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(DUEL, path).close()
    with pytest.raises(Malformed, match="another configuration") as kept:
        Results(Series(DUEL.game, {}, DUEL.lineup, seed=2), path)
    Results(DUEL, path).close()
    assert kept.value


@pytest.mark.parametrize(
    "other",
    [
        Series("kingdom-builder", {}, ("greedy", "random"), seed=2),
        Series("kingdom-builder", {"nomads": "yes"}, ("greedy", "random"), seed=1),
        Series("kingdom-builder", {}, ("random", "greedy"), seed=1),
        Series("kingdom-builder", {}, ("greedy", "random", "random"), seed=1),
    ],
)
def test_results_of_another_configuration_are_left_alone(other: Series, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(DUEL, path).close()
    path.write_bytes(path.read_bytes() + b'{"torn')
    before = path.read_bytes()
    with pytest.raises(Malformed, match="another configuration"):
        Results(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    ["no results\n", "{}\n", "[]\n", '{"format": "regnum results 2"}\n', '{"torn', "\xff\n"],
)
def test_what_is_no_results_file_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(Malformed, match="is no results file"):
        Results(DUEL, path)
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"deal":0', '"deal":"x"'),
        ('"deal":0', '"deal":-1'),
        ('"seating":0', '"seating":2'),
        ('"seating":0', '"seating":-1'),
        ('"seating":0', '"seating":1'),  # where the bots sit otherwise
        ('"winners":[', '"winners":[7,'),
        ('"scores":[', '"scores":[1,'),
        ('"fallbacks":[0,0]', '"fallbacks":[0,NaN]'),
        ('"fallbacks":[0,0]', '"fallbacks":[0,1e999]'),
    ],
)
def test_a_line_that_is_no_result_is_named(old: str, new: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(DUEL, path) as results:
        play(results, 1)
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(Malformed, match="line 2 is not the result of a game"):
        read_results(path)


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ([50, 40, 30], [0], [1, 2, 3]),
        ([50, 50, 30], [1], [2, 1, 3]),
        ([50, 50, 30], [0, 1], [1.5, 1.5, 3]),
        ([30, 50, 30], [1], [2.5, 1, 2.5]),
    ],
)
def test_level_seats_share_a_rank(
    totals: list[int], winners: list[int], expected: list[float]
) -> None:
    assert ranks(result(totals, winners)) == expected
