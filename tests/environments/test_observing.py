"""What nets are given: what the numbers mean, and that the ids of actions fit."""

from dataclasses import replace
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from configurations import ALL
from environments.playing import KEYS, seen_by
from regnum import Illegal, Match, load
from regnum.core.bits import mask_of
from regnum.core.encoding import starts_of
from regnum.environments.observing import COMPACT, STABLE, Observer, ids_of, observer_of
from regnum.environments.terms import Terms
from regnum.kingdom_builder.board import parse_cell
from regnum.kingdom_builder.encoding import MAP

KINGDOM_BUILDER = "kingdom-builder(players=3,preset=first-game,first=A)"
PLANES = starts_of(MAP.features)


def scalar(key: str, seen: Any, name: str, size: int = 1) -> list[float]:
    """Some scalars, as they were before they were divided."""
    encoding = observer_of(key).encoding
    start = starts_of(encoding.scalars)[name]
    found = seen["scalars"][start : start + size]
    return [round(float(n) * encoding.scales[start], 3) for n in found]


@pytest.mark.parametrize("spec", ALL)
def test_numbers_stay_in_their_bounds(spec: str) -> None:
    match, random = Match.new(spec, seed=3), Random(3)
    encoding = observer_of(match.game.key).encoding
    most = {part.name: part.most for part in encoding.parts}
    count = 0
    while not match.state.is_over:
        if count % 7 == 0:
            seen = seen_by(match.state, count % match.setup.players)
            assert (np.abs(seen["scalars"]) <= 1).all()
            assert all(0 <= seen[name].min() <= seen[name].max() <= most[name] for name in most)
        match.play(match.state.random_action(random))
        count += 1


@pytest.mark.parametrize("key", KEYS)
def test_every_feature_is_named_once_and_explained(key: str) -> None:
    encoding = observer_of(key).encoding
    for features in (encoding.scalars, *(part.features for part in encoding.parts)):
        assert len({feature.name for feature in features}) == len(features)
        assert all(feature.meaning and feature.size and feature.scale for feature in features)
    shapes = observer_of(key).shapes
    assert encoding.number_count == sum(int(np.prod(shapes[part.name])) for part in encoding.parts)


def test_a_map_is_seen_from_the_own_seat() -> None:
    match = Match.new(KINGDOM_BUILDER, seed=7)
    built = match.legal_texts()[0].removeprefix("build ")
    match.play(f"build {built}")
    row, column = int(built[1:]) - 1, ord(built[0]) - ord("a")
    for seat in range(3):
        seen = seen_by(match.state, seat)
        places = np.argwhere(seen["map"][PLANES["settlements"] : PLANES["taken"]])
        assert places.tolist() == [[-seat % 3, row, column]]
        assert scalar("kingdom-builder", seen, "supply", 3) == [
            39.0 if other == -seat % 3 else 40.0 for other in range(3)
        ]
        assert scalar("kingdom-builder", seen, "turn", 3).index(1) == -seat % 3
        legal = seen["map"][PLANES["legal"]]
        assert legal.sum() == (len(match.legal_texts()) if seat == 0 else 0)
    assert seen_by(match.state, 0)["map"][PLANES["built"], row, column] == 1
    cell = parse_cell(built)
    assert match.state.settlements[0] == mask_of([cell])  # type: ignore[attr-defined]


def test_a_seat_sees_its_own_card_and_the_open_one_alone() -> None:
    state = Match.new(KINGDOM_BUILDER, seed=7).state
    cards = state.cards  # type: ignore[attr-defined]
    for seat in range(3):
        seen = seen_by(state, seat)
        assert scalar("kingdom-builder", seen, "card", 5).index(1) == cards[seat]
        assert scalar("kingdom-builder", seen, "played", 5).index(1) == cards[0]


def test_an_enemy_is_shown_to_whoever_has_looked() -> None:
    match, random = Match.new("kingsburg(players=3)", seed=2), Random(2)
    shown = set[tuple[bool, bool]]()
    while not match.state.is_over:
        for seat in range(3):
            known = scalar("kingsburg", seen_by(match.state, seat), "known") == [1]
            assert known == (match.state.private(seat)["enemy"] is not None)
            shown.add((known, match.state.seat == seat))
        match.play(match.state.random_action(random))
    assert len(shown) == 4


@pytest.mark.parametrize("key", KEYS)
def test_points_and_goods_are_those_of_the_table(key: str) -> None:
    match, random = Match.new(f"{key}(players=4)", seed=1), Random(1)
    for _ in range(120):
        match.play(match.state.random_action(random))
    seen, view = seen_by(match.state, 2), cast(Any, match.state.view(2))
    order = "CDAB"
    if key == "kingsburg":
        points = [view["points"][seat] for seat in order]
        assert scalar(key, seen, "points", 4) == pytest.approx(points)
        goods = [view["goods"][seat]["wood"] for seat in order]
        assert scalar(key, seen, "goods", 12)[1::3] == pytest.approx(goods)
        built = [len(view["buildings"][seat]) for seat in order]
        assert seen["provinces"].sum(axis=(1, 2)).tolist()[:4] == built
    else:
        supply = [view["supply"][seat] for seat in order]
        assert scalar(key, seen, "supply", 4) == pytest.approx(supply)


@pytest.mark.parametrize("actions", [COMPACT, STABLE])
@pytest.mark.parametrize("spec", ALL)
def test_ids_and_actions_translate_both_ways(spec: str, actions: str) -> None:
    match, random = Match.new(spec, seed=4), Random(4)
    ids = ids_of(match.game.key, actions)
    count = 0
    while not match.state.is_over:
        if count % 5 == 0:
            legal = match.state.legal_mask
            listed = ids.listed(legal)
            assert [ids.action_of(number, legal) for number in listed] != []
            back = sorted(ids.action_of(number, legal) for number in listed)
            assert back == match.state.legal_actions(), "no two legal actions share an id"
            assert np.flatnonzero(ids.mask(legal)).tolist() == listed
            assert all(ids.id_of(action) in listed for action in back)
        match.play(match.state.random_action(random))
        count += 1


@pytest.mark.parametrize("key", KEYS)
def test_illegal_ids_are_refused(key: str) -> None:
    state = Match.new(key, seed=1).state
    ids = ids_of(key, COMPACT)
    wrong = next(n for n in range(ids.count) if n not in ids.listed(state.legal_mask))
    for number in (-1, ids.count, wrong):
        with pytest.raises(Illegal):
            ids.action_of(number, state.legal_mask)


def test_compact_ids_are_few() -> None:
    assert [ids_of("kingdom-builder", actions).count for actions in (COMPACT, STABLE)] == [
        504,
        1824,
    ]
    assert ids_of("kingsburg", COMPACT).count == ids_of("kingsburg", STABLE).count


@pytest.mark.parametrize(
    "wrong", [{"actions": "few"}, {"reward": "points"}, {"chance": "loaded"}, {"spec": "chess"}]
)
def test_terms_say_what_is_wrong(wrong: dict[str, str]) -> None:
    with pytest.raises(Exception, match=next(iter(wrong.values()))):
        Terms(**{"spec": "kingsburg", **wrong})


def test_a_game_without_an_encoding_is_hashed() -> None:
    game = replace(load("kingsburg"), encoding=None)
    observer = Observer(game)
    state = Match.new("kingsburg(players=2)", seed=1).state
    assert observer.shapes == {"scalars": (261,)}
    mine, yours = observer.observe(state, 0)["scalars"], observer.observe(state, 1)["scalars"]
    assert mine[:5].tolist() == [1, 0, 0, 0, 0]
    assert np.count_nonzero(mine[5:]) > 20
    assert (mine[5:] == yours[5:]).all(), "nothing is hidden from one of them yet"
