"""The round robin and its page."""

from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regnum.arena import page
from regnum.arena.ladder import options_for, pairings, read_folder, rungs
from regnum.arena.page import INTRO, with_section
from regnum.arena.plot import Point, plot
from regnum.arena.results import Results
from regnum.arena.series import Series
from regnum.bots.codes import find_bot
from regnum.core.errors import Malformed
from regnum.core.registry import find_game, game_keys

GAME = find_game("kingdom-builder")


def test_two_seats_need_one_lineup_for_each_pairing() -> None:
    made = list(pairings(GAME, ["random", "greedy", "mc:ms=7"], 2, 1, 1000, 200))
    assert [pairing.series.lineup for pairing in made] == [
        ("greedy", "random"),
        ("mc:ms=7", "random"),
        ("mc:ms=7", "greedy"),
    ]
    assert [pairing.deals for pairing in made] == [500, 100, 100]


def test_with_more_seats_each_fast_bot_sits_alone_in_half_of_the_games() -> None:
    made = list(pairings(GAME, ["random", "greedy"], 4, 1, 1000, 200))
    assert [pairing.series.lineup for pairing in made] == [
        ("greedy", "random", "random", "random"),
        ("random", "greedy", "greedy", "greedy"),
    ]
    assert [pairing.deals for pairing in made] == [125, 125]


def test_with_more_seats_a_slow_bot_sits_alone() -> None:
    (made,) = pairings(GAME, ["greedy", "mc:ms=7"], 4, 1, 1000, 200)
    assert made.series.lineup == ("mc:ms=7", "greedy", "greedy", "greedy")
    assert made.deals == 50
    assert made.file_name == "4-seats-mc-ms7-against-greedy.jsonl"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_in_which_bots_are_named_changes_nothing(seats: int) -> None:
    bots = ["greedy", "planner", "mc:ms=7", "mc:ms=20"]
    made = [set(pairings(GAME, order, seats, 1, 1000, 200)) for order in permutations(bots)]
    assert all(other == made[0] for other in made)
    assert {pairing.series.lineup[:2] for pairing in made[0]} == {
        *(("planner", "greedy"), ("mc:ms=7", "greedy"), ("mc:ms=20", "greedy")),
        *(("mc:ms=7", "planner"), ("mc:ms=20", "planner"), ("mc:ms=20", "mc:ms=7")),
    }


def test_any_bot_that_is_quick_plays_many_games() -> None:
    made = list(pairings(GAME, ["greedy:blur=2", "gentle"], 3, 1, 1000, 200))
    assert [pairing.deals * 3 for pairing in made] == [501, 501]


@pytest.mark.parametrize("key", game_keys())
def test_every_rung_is_a_bot(key: str) -> None:
    game = find_game(key)
    codes = rungs(game)
    assert len(set(codes)) == len(codes)
    assert set(game.levels.values()) < set(codes)
    for code in codes:
        assert find_bot(code, game).summary


def test_options_are_added_only_where_the_seats_need_them() -> None:
    assert options_for(GAME, 4) == {}
    assert options_for(GAME, 5) == {"nomads": "yes"}


def keep(folder: Path, name: str, lineup: str, seed: int, options: Mapping[str, str]) -> None:
    """A results file with one deal."""
    series = Series(GAME.key, options, tuple(lineup.split(",")), seed)
    with Results(series, folder / f"{name}.jsonl") as results:
        for key in results.missing(1):
            results.add(series.play(*key))


@pytest.mark.parametrize(
    ("seed", "options", "says"),
    [
        (2, {}, r"the seed of a.jsonl and b.jsonl differ \(1 and 2\): keep them in different"),
        (1, {"nomads": "yes"}, "the options of a.jsonl and b.jsonl differ"),
    ],
)
def test_what_was_played_differently_is_not_counted_together(
    seed: int, options: dict[str, str], says: str, tmp_path: Path
) -> None:
    keep(tmp_path, "a", "greedy,random", 1, {})
    keep(tmp_path, "b", "greedy:blur=2,random", seed, options)
    with pytest.raises(Malformed, match=says):
        read_folder(tmp_path, GAME)


def test_other_rules_are_not_counted_together_and_are_named(tmp_path: Path) -> None:
    for name, lineup in (("a", "greedy,random"), ("b", "greedy:blur=2,random")):
        keep(tmp_path, name, lineup, 1, {})
    now = f'"rules_version":{GAME.rules_version},'
    for name in ("a", "b"):
        path = tmp_path / f"{name}.jsonl"
        assert now in path.read_text()
        path.write_text(path.read_text().replace(now, '"rules_version":99,'))
        if name == "a":
            with pytest.raises(Malformed, match="the rules version of a"):
                read_folder(tmp_path, GAME)
    files = read_folder(tmp_path, GAME)
    assert "rules version 99," in page.section(GAME, files, page.tables(files), "x.svg")


def test_another_number_of_seats_may_be_played_otherwise(tmp_path: Path) -> None:
    keep(tmp_path, "a", "greedy,random", 1, {})
    keep(tmp_path, "b", "greedy,random,random", 2, {})
    assert len(read_folder(tmp_path, GAME)) == 2


def test_a_plan_that_would_mix_is_refused_before_it_is_played(tmp_path: Path) -> None:
    keep(tmp_path, "a", "greedy,random", 1, {})
    codes = ["random", "greedy:blur=2"]
    assert read_folder(tmp_path, GAME, list(pairings(GAME, codes, 2, 1, 2, 2)))
    with pytest.raises(Malformed, match="the seed of"):
        read_folder(tmp_path, GAME, list(pairings(GAME, codes, 2, 7, 2, 2)))


def test_without_greedy_another_bot_has_rating_0(tmp_path: Path) -> None:
    keep(tmp_path, "a", "random,greedy:blur=2", 1, {})
    files = read_folder(tmp_path, GAME)
    (table,) = page.tables(files)
    assert table.anchor == "greedy:blur=2"
    assert [rating.elo for rating in table.ratings if rating.bot == table.anchor] == [0]
    assert "Rating 0 is greedy:blur=2." in page.section(GAME, files, [table], "x.svg")


def test_a_section_is_replaced_and_the_others_stay() -> None:
    text = with_section("", "one", "first text")
    assert INTRO in text
    text = with_section(text, "two", r"second \1 text")
    again = with_section(text, "one", "new text")
    assert again == text.replace("first text", "new text")
    assert r"second \1 text" in again
    assert with_section(again, "one", "new text") == again


def test_the_introduction_is_renewed_between_its_marks() -> None:
    text = with_section("", "one", "first text") + "\nMy own words.\n"
    old = text.replace("# How strong the bots are", "# An old title")
    assert old != text
    assert with_section(old, "one", "first text") == text


def test_a_page_with_words_of_its_own_keeps_them() -> None:
    text = with_section("# Mine\n", "one", "first text")
    assert text.startswith("# Mine\n\n<!-- one -->")
    assert INTRO not in text


def test_the_plot_shows_every_bot_with_its_interval() -> None:
    points = [Point("greedy", 0.1, 0, 0, 0), Point("a<b", 100, 200, 150, 250)]
    root = ElementTree.fromstring(plot("Strength", points, "greedy"))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "a<b", "0.1", "100", "milliseconds per decision (log scale)"} <= set(texts)
    assert "rating (Elo scale, greedy = 0)" in texts
    lines = root.findall("{http://www.w3.org/2000/svg}line[@class='bar']")
    heights = [float(line.attrib["y1"]) - float(line.attrib["y2"]) for line in lines]
    assert heights[0] == 0
    assert heights[1] > 50


@pytest.mark.parametrize("ms", [0.0, 1.0])
def test_a_plot_of_one_moment_is_possible(ms: float) -> None:
    assert "<circle" in plot("Strength", [Point("greedy", ms, 0, 0, 0)], "greedy")
