"""What many records say together, and in which shape."""

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from xml.etree import ElementTree

import pytest

from regnum.arena.charts import Bar, bars, histogram
from regnum.arena.playing import play_match
from regnum.arena.records import MatchFacts, facts_of, summarize
from regnum.bots.codes import find_bot
from regnum.core.match import Match
from regnum.core.record import Record


def match_facts(
    scores: Sequence[int], winners: tuple[int, ...], first: int = 0, **more: object
) -> MatchFacts:
    """A match in which all points come from castles, apart from one each from the well."""
    facts = MatchFacts(
        file="a.regnum",
        game="chess",
        names=("Ann", "Ben"),
        first=first,
        decisions=10,
        scores=tuple(scores),
        winners=winners,
        sources=tuple({"castles": score - 1, "well": 1} for score in scores),
        counts=tuple({"knights": score / 10, "source-castles": 1} for score in scores),
        setup=("map=small",),
    )
    return replace(facts, **more)  # type: ignore[arg-type]


def played(spec: str, seed: int) -> Match:
    dealt = Match.new(spec, seed)
    bots = [find_bot("greedy", dealt.game)] * dealt.setup.players
    return play_match(dealt.game, dealt.setup, bots, seed)


@pytest.mark.parametrize("spec", ["kingdom-builder(players=3,first=B)", "kingsburg(players=2)"])
def test_facts_are_those_of_the_match(spec: str) -> None:
    match = played(spec, 5)
    names = tuple("ABC"[: match.setup.players])
    facts = facts_of("x", Record(match, names))
    assert facts is not None
    result = match.state.result()
    assert facts.scores == tuple(score.total for score in result.scores)
    assert [sum(seat.values()) for seat in facts.sources] == list(facts.scores)
    assert facts.winners == tuple(result.winners)
    assert sum(map(facts.win, range(facts.players))) == pytest.approx(1)
    assert facts.decisions == len(match.actions) - match.rolled
    if "first=B" in spec:
        assert facts.first == 1
        assert {"first=B", "nomads=no"} <= set(facts.setup)
        assert sum(fact.startswith("cards=") for fact in facts.setup) == 3
        assert sum(fact.startswith("sectors=") for fact in facts.setup) == 4
        assert "180" not in " ".join(facts.setup), "a sector upside down is the same sector"


def test_a_match_that_is_not_over_or_began_elsewhere_says_nothing() -> None:
    match = Match.new("kingdom-builder(players=2)", seed=1)
    assert facts_of("x", Record(match, ("Ann", "Ben"))) is None
    other = played("kingdom-builder(players=2)", 1).branch(40)
    elsewhere = Match.from_position(other.state.position_line(), seed=1)
    assert facts_of("x", Record(elsewhere, ("Ann", "Ben"))) is None


def test_what_a_game_counts_itself_is_counted() -> None:
    match = played("kingdom-builder(players=2)", 1)
    match.game = replace(match.game, statistics=lambda state, seat: {"seat": float(seat)})
    facts = facts_of("x", Record(match, ("Ann", "Ben")))
    assert facts is not None
    assert facts.counts == ({"seat": 0.0}, {"seat": 1.0})


def test_wins_scores_and_lengths_are_summed_up() -> None:
    matches = [
        match_facts([30, 20], (0,)),
        match_facts([30, 40], (1,), first=1, decisions=30, setup=("map=large",)),
        match_facts([25, 25], (0, 1), decisions=20),
        match_facts([9, 8, 7], (0,)),
    ]
    two, three = summarize(matches)
    assert (two.players, two.matches, three.players, three.matches) == (2, 3, 3, 1)
    assert two.scores.mean == pytest.approx((25 + 35 + 25) / 3)
    assert [two.seats[seat].share for seat in "AB"] == [0.5, 0.5]
    assert two.first.share == pytest.approx(2.5 / 3)
    assert two.first.interval.low < 2.5 / 3 < two.first.interval.high
    assert two.first_margin.mean == pytest.approx((10 + 10 + 0) / 3)
    assert two.length == {"mean": 20, "median": 20, "shortest": 10, "longest": 30}
    castles = two.sources["castles"]
    assert castles.all.mean == pytest.approx(two.scores.mean - 1)
    assert castles.winners == pytest.approx((29 + 39 + 24) / 3)
    assert castles.others == pytest.approx((19 + 29) / 2)
    assert list(two.counts) == ["knights"], "points are not counted twice"
    assert two.setup["map=small"].matches == 2
    assert two.setup["map=large"].mean == 35
    assert three.setup == {}, "what is always so says nothing"


def test_a_source_counts_only_where_it_can_pay() -> None:
    one = match_facts([30, 20], (0,))
    other = replace(one, sources=({"castles": 30}, {"castles": 20}))
    [summary] = summarize([one, other])
    assert summary.sources["well"].all.matches == 1
    assert summary.sources["castles"].all.matches == 2


def test_an_interval_of_one_match_is_none() -> None:
    [summary] = summarize([match_facts([30, 20], (0,))])
    assert not isfinite(summary.scores.interval.low)
    plain = summary.to_json()
    assert plain["scores"] == {"matches": 1, "mean": 25, "interval": None}
    assert isinstance(plain["first"], dict)
    assert plain["first"]["share"] == 1


def test_bars_stand_where_their_values_are() -> None:
    rows = [Bar("a & b", 2.0, 1.0, 3.0), Bar("debt", -1.0), Bar("nothing", 0.0)]
    picture = ElementTree.fromstring(bars("Points <1>", "points", rows, mark=1.0))
    space = "{http://www.w3.org/2000/svg}"
    boxes = [(float(r.attrib["x"]), float(r.attrib["width"])) for r in picture.iter(f"{space}rect")]
    zero = boxes[0][0]
    unit = boxes[0][1] / 2
    assert boxes[1] == pytest.approx((zero - unit, unit), abs=0.2)
    assert boxes[2][1] == 0
    [interval] = [line for line in picture.iter(f"{space}line") if line.get("class") == "bar"]
    assert float(interval.attrib["x1"]) == pytest.approx(zero + unit, abs=0.2)
    assert float(interval.attrib["x2"]) == pytest.approx(zero + 3 * unit, abs=0.2)
    [mark] = [line for line in picture.iter(f"{space}line") if line.get("class") == "mark"]
    assert float(mark.attrib["x1"]) == pytest.approx(zero + unit, abs=0.2)
    assert "a & b" in {text.text for text in picture.iter(f"{space}text")}


@pytest.mark.parametrize("values", [[7], [1, 2, 2, 9], list(range(100)), [5, 5000]])
def test_a_histogram_counts_everything_once(values: list[int]) -> None:
    picture = ElementTree.fromstring(histogram("Lengths", "matches", values))
    space = "{http://www.w3.org/2000/svg}"
    assert len(list(picture.iter(f"{space}rect"))) <= 12
    total = max(float(r.attrib["width"]) for r in picture.iter(f"{space}rect"))
    assert total > 0
