"""What is awaited is told with all that a sentence about it needs."""

from functools import partial

from kingsburg.scenario import harvest, roll, scenario
from playing import play
from regnum.core.errors import Args, Message

summer = partial(scenario, phase="summer", players=3)


def test_the_dice_that_are_left_are_counted() -> None:
    state = roll(summer(), A="1 4 4", B="5 5 6", C="6 6 6")
    assert state.awaited() == Message("influence", {"dice": 3})
    state = play(state, "influence low", "pass", "pass")
    assert state.awaited() == Message("influence", {"dice": 2})


def test_what_can_be_rerolled_is_told() -> None:
    state = roll(summer(buildings={"A": "chapel"}), A="1 1 1", B="5 5 6", C="5 5 6")
    assert state.awaited() == Message("rerolling", {"statue": "yes", "chapel": "yes"})
    state = roll(summer(buildings={"A": "chapel"}), A="1 1 2", B="5 5 6", C="5 5 6")
    assert state.awaited() == Message("rerolling", {"statue": "no", "chapel": "yes"})


def test_goods_to_choose_are_told_with_who_gives_them() -> None:
    state = roll(summer(), A="1 4 4", B="5 5 6", C="6 6 6")
    state = play(state, "influence mid", "pass", "pass", "pass")
    args: Args = {"left": 1, "goods": "gold-wood", "giver": "merchant"}
    assert state.awaited() == Message("taking", args)


def test_the_kings_aid_for_several_seats_gives_a_good_each() -> None:
    state = scenario(phase="aid", players=3)
    args: Args = {"left": 1, "goods": "gold-wood-stone", "giver": "aid"}
    assert state.awaited() == Message("taking", args)


def test_with_the_envoy_two_buildings_can_be_put_up() -> None:
    goods = {"A": (9, 9, 9)}
    assert harvest(summer(goods=goods)).awaited() == Message("building", {"left": 1})
    state = harvest(summer(goods=goods, envoy="A"))
    assert state.awaited() == Message("building", {"left": 2})
    assert play(state, "build inn").awaited() == Message("building", {"left": 1})


def test_a_soldier_is_paid_good_by_good() -> None:
    state = scenario(phase="recruiting", goods={"A": (2, 1, 0)})
    assert state.awaited() == Message("recruiting", {"paid": 0, "price": 2})
    state = play(state, "give gold")
    assert state.awaited() == Message("recruiting", {"paid": 1, "price": 2})
    with_barracks = scenario(
        phase="recruiting", goods={"A": (2, 1, 0)}, buildings={"A": "barracks"}
    )
    assert with_barracks.awaited() == Message("recruiting", {"paid": 0, "price": 1})
