"""The round robin and its page."""

from xml.etree import ElementTree

import pytest

from regnum.arena.ladder import RUNGS, options_for, pairings
from regnum.arena.page import INTRO, with_section
from regnum.arena.plot import Point, plot
from regnum.bots.codes import find_bot
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


@pytest.mark.parametrize("key", game_keys())
def test_every_rung_is_a_bot(key: str) -> None:
    codes = [rung.code for rung in RUNGS]
    assert len(set(codes)) == len(codes)
    for code in codes:
        assert find_bot(code, find_game(key)).summary


def test_options_are_added_only_where_the_seats_need_them() -> None:
    assert options_for(GAME, 4) == {}
    assert options_for(GAME, 5) == {"nomads": "yes"}


def test_a_section_is_replaced_and_the_others_stay() -> None:
    page = with_section("", "one", "first text")
    assert page.startswith(INTRO.rstrip())
    page = with_section(page, "two", r"second \1 text")
    edited = page.replace("# How strong", "# Just how strong")
    again = with_section(edited, "one", "new text")
    assert again == edited.replace("first text", "new text")
    assert r"second \1 text" in again
    assert with_section(again, "one", "new text") == again


def test_the_plot_shows_every_bot_with_its_interval() -> None:
    points = [Point("greedy", 0.1, 0, 0, 0), Point("a<b", 100, 200, 150, 250)]
    root = ElementTree.fromstring(plot("Strength", points))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "a<b", "0.1", "100", "milliseconds per decision (log scale)"} <= set(texts)
    lines = root.findall("{http://www.w3.org/2000/svg}line[@class='bar']")
    heights = [float(line.attrib["y1"]) - float(line.attrib["y2"]) for line in lines]
    assert heights[0] == 0
    assert heights[1] > 50


@pytest.mark.parametrize("ms", [0.0, 1.0])
def test_a_plot_of_one_moment_is_possible(ms: float) -> None:
    assert "<circle" in plot("Strength", [Point("greedy", ms, 0, 0, 0)])
