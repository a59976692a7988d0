"""The end of the game: five years, the Cathedral, ties."""

from functools import partial
from random import Random

import pytest

from kingsburg.scenario import PHASE_NAMES, decides, goods, points, scenario, standing
from playing import legal, play
from regnum.core.match import Match
from regnum.core.seats import SEAT_LETTERS
from regnum.kingsburg.actions import ACTION_TEXTS, DONE
from regnum.kingsburg.state import State

last_winter = partial(scenario, phase="winter", year=5)
DRAW = 6  # so many soldiers, and the King's one, equal the Barbarians of strength 7


def ended(
    *,
    players: int = 2,
    goods: dict[str, tuple[int, int, int]] | None = None,
    points: dict[str, int] | None = None,
    buildings: dict[str, str] | None = None,
) -> State:
    """The game after a last battle in which nobody wins or loses anything."""
    state = last_winter(
        players=players,
        goods=goods,
        points=points,
        buildings=buildings,
        soldiers=dict.fromkeys(SEAT_LETTERS[:players], DRAW),
    )
    return play(state, "enemy 1", "roll 1")


def winners(state: State) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in state.result().winners)


def total(state: State, seat: str) -> int:
    return state.scores()[SEAT_LETTERS.index(seat)].total


def cathedral(state: State, seat: str) -> int:
    return state.scores()[SEAT_LETTERS.index(seat)].by_source()["cathedral"]


# Five years.


@pytest.mark.rule("F1")
def test_the_game_ends_after_the_winter_of_year_five() -> None:
    state = play(last_winter(), "enemy 1")
    assert not state.is_over
    state = play(state, "roll 1")
    assert state.is_over
    assert decides(state) == "nobody"
    assert legal(state) == set()


@pytest.mark.rule("F1")
def test_the_game_ends_only_when_the_last_loss_was_chosen() -> None:
    deck = "/".join(["+".join(["orcs7..aa"] * 5)] * 5)
    state = last_winter(goods={"A": (2, 2, 0)}, soldiers={"B": 9}, enemies=deck)
    state = play(state, "enemy 1", "roll 1")
    assert not state.is_over
    state = play(state, "give gold", "give gold")
    assert state.is_over
    assert goods(state, "A") == {"gold": 0, "wood": 2, "stone": 0}


@pytest.mark.rule("F1", "W14")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_the_winter_of_an_earlier_year_a_new_year_begins(year: int) -> None:
    state = play(scenario(phase="winter", year=year), "enemy 1", "roll 1")
    assert not state.is_over
    assert state.position()["year"] == year + 1
    assert state.position()["phase"] == "aid"


@pytest.mark.rule("F1", "W14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_fifteen_productive_seasons_and_five_winters(players: int) -> None:
    match = Match.new(f"kingsburg(players={players})", players)
    random = Random(players)
    state = match.state.copy()
    phases: list[tuple[object, object]] = []
    while not state.is_over:
        position = state.position()
        if not phases or phases[-1] != (position["year"], position["phase"]):
            phases.append((position["year"], position["phase"]))
        state.apply(state.random_action(random))
    for name in ("spring", "summer", "autumn", "winter"):
        assert [year for year, phase in phases if phase == name] == [1, 2, 3, 4, 5]
    names = ["aid", "spring", "reward", "summer", "envoy", *PHASE_NAMES[5:]]
    places = [(int(str(year)), names.index(str(phase))) for year, phase in phases]
    assert places == sorted(places)


@pytest.mark.rule("F1")
def test_each_seat_rolls_its_dice_fifteen_times() -> None:
    state = scenario(phase="aid", players=3)
    random = Random(3)
    rolls = 0
    while not state.is_over:
        action = state.random_action(random)
        verb, *dice = ACTION_TEXTS[action].split()
        rolls += verb == "roll" and len(dice) == 3
        # Nobody builds: a Chapel would roll three dice again.
        state.apply(DONE if verb == "build" else action)
    assert rolls == 15 * 3


# The Cathedral.


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("has", "expected"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 0),
        ((2, 0, 0), 1),
        ((1, 0, 1), 1),
        ((1, 1, 1), 1),
        ((3, 3, 3), 4),
        ((10, 0, 0), 5),
    ],
)
def test_a_cathedral_brings_a_point_for_two_goods_of_any_kind(
    has: tuple[int, int, int], expected: int
) -> None:
    state = ended(goods={"A": has}, buildings={"A": "cathedral"})
    assert cathedral(state, "A") == expected
    assert total(state, "A") == 3 + 5 + 7 + 9 + expected


@pytest.mark.rule("F2")
def test_the_goods_stay_with_the_cathedral() -> None:
    state = ended(goods={"A": (2, 1, 1)}, buildings={"A": "cathedral"})
    assert goods(state, "A") == {"gold": 2, "wood": 1, "stone": 1}


@pytest.mark.rule("F2")
def test_without_a_cathedral_goods_bring_no_points() -> None:
    state = ended(goods={"A": (9, 9, 9), "B": (9, 9, 9)}, buildings={"A": "church"})
    assert total(state, "A") == 3 + 5 + 7
    assert total(state, "B") == 0


@pytest.mark.rule("F2", "G1")
def test_tokens_and_soldiers_are_no_goods_for_the_cathedral() -> None:
    state = last_winter(
        tokens={"A": 8}, soldiers={"A": DRAW, "B": DRAW}, buildings={"A": "cathedral"}
    )
    assert cathedral(play(state, "enemy 1", "roll 1"), "A") == 0


@pytest.mark.rule("F2")
def test_a_cathedral_counts_the_reward_of_the_last_battle() -> None:
    deck = "/".join(["+".join(["orcs7.gg."] * 5)] * 5)
    state = last_winter(soldiers={"A": 9}, buildings={"A": "cathedral"}, enemies=deck)
    state = play(state, "enemy 1", "roll 1")
    assert cathedral(state, "A") == 1


@pytest.mark.rule("F2")
def test_a_cathedral_destroyed_in_the_last_winter_brings_nothing() -> None:
    state = last_winter(goods={"A": (4, 4, 4)}, soldiers={"B": 20}, buildings={"A": "cathedral"})
    state = play(state, "enemy 2", "roll 1")  # barbarians destroy a building
    assert standing(state, "A") == {"statue", "chapel", "church"}
    assert cathedral(state, "A") == 0
    assert total(state, "A") == 3 + 5 + 7


@pytest.mark.rule("F2")
def test_the_cathedral_moves_no_marker_before_the_end() -> None:
    state = scenario(phase="autumn", goods={"A": (8, 8, 8)}, buildings={"A": "cathedral"})
    assert points(state, "A") == 3 + 5 + 7 + 9


@pytest.mark.rule("F2", "F3")
def test_the_cathedral_can_decide_the_game() -> None:
    state = ended(
        goods={"A": (2, 0, 0), "B": (8, 0, 0)},
        points={"B": 24},
        buildings={"A": "cathedral"},
    )
    assert (total(state, "A"), total(state, "B")) == (25, 24)
    assert winners(state) == "A"


# Winners.


@pytest.mark.rule("F3")
def test_most_points_win_whatever_goods_and_buildings_there_are() -> None:
    state = ended(points={"A": 4, "B": 5}, goods={"A": (9, 9, 9)}, buildings={"A": "inn barricade"})
    assert winners(state) == "B"


@pytest.mark.rule("F3", "G6")
def test_less_below_zero_is_more() -> None:
    assert winners(ended(points={"A": -3, "B": -2})) == "B"


@pytest.mark.rule("F3")
def test_on_equal_points_most_goods_win() -> None:
    # Inn and Barricade bring no points.
    state = ended(goods={"A": (0, 1, 1), "B": (3, 0, 0)}, buildings={"A": "inn barricade"})
    assert total(state, "A") == total(state, "B")
    assert winners(state) == "B"


@pytest.mark.rule("F3", "G1")
def test_tokens_and_soldiers_break_no_tie() -> None:
    state = last_winter(tokens={"A": 9}, soldiers={"A": DRAW, "B": DRAW}, goods={"B": (1, 0, 0)})
    assert winners(play(state, "enemy 1", "roll 1")) == "B"


@pytest.mark.rule("F3")
def test_goods_counted_by_the_cathedral_still_break_a_tie() -> None:
    state = ended(
        goods={"A": (2, 2, 0), "B": (3, 0, 0)},
        points={"B": 24 + 2},
        buildings={"A": "cathedral", "B": "inn barricade"},
    )
    assert total(state, "A") == total(state, "B") == 26
    assert winners(state) == "A"


@pytest.mark.rule("F3")
def test_on_equal_points_and_goods_most_buildings_win() -> None:
    state = ended(
        players=3,
        points={"A": 3},
        goods={"A": (1, 1, 0), "B": (0, 0, 2), "C": (2, 0, 0)},
        buildings={"B": "statue inn", "C": "statue"},
    )
    assert [total(state, seat) for seat in "ABC"] == [3, 3, 3]
    assert winners(state) == "B"


@pytest.mark.rule("F3")
def test_on_equal_points_goods_and_buildings_the_victory_is_shared() -> None:
    state = ended(
        players=3,
        points={"A": 3, "C": 3},
        goods={"A": (1, 1, 0), "B": (0, 0, 2), "C": (2, 0, 0)},
        buildings={"A": "inn", "B": "statue", "C": ""},
    )
    assert [total(state, seat) for seat in "ABC"] == [3, 3, 3]
    assert winners(state) == "AB"


@pytest.mark.rule("F3")
def test_only_those_with_most_points_take_part_in_a_tie() -> None:
    state = ended(
        players=3,
        points={"A": 3, "B": 3, "C": 2},
        goods={"A": (1, 0, 0), "B": (0, 1, 0), "C": (9, 9, 9)},
        buildings={"C": "inn barricade"},
    )
    assert winners(state) == "AB"
