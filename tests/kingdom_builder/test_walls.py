"""The new locations that block and are blocked: Quarry with its stone walls, Caravan."""

from functools import partial

import pytest

from kingdom_builder.scenario import crowd, gold, held, land, scenario, settlements
from playing import legal, play, why_not
from regnum.core.seats import CHANCE
from regnum.kingdom_builder.state import State

# The quarry is e3; nomads on c6, h6 and f8, in this order.
MAP = "quarry/tavern/oasis/farm"
NOMADS = "sword/resettlement/outpost"

table = partial(scenario, sectors=MAP, nomad_tokens=NOMADS)


def with_quarry(own: str = "e4", *, card: str = "canyon", walls: str = "") -> State:
    """A can use the quarry's token, before its mandatory action."""
    return table(card=card, settlements={"A": own}, walls=walls, tokens={"A": "e3!"})


def walls(state: State) -> set[str]:
    """The hexes with a wall."""
    names = state.position()["walls"]
    assert isinstance(names, list)
    return set(names)


# Where walls go.


@pytest.mark.rule("Example quarry", "R54")
def test_three_settlements_on_desert_leave_room_for_one_wall_only() -> None:
    state = table(card="desert", settlements={"A": "d4", "B": "g4"}, tokens={"A": "e3!"})
    state = play(state, "build e2", "build f3", "build g3", "use quarry")
    assert legal(state) == {"wall h3"}
    state = play(state, "wall h3")
    assert walls(state) == {"h3"}
    assert legal(state) == {"end"}


@pytest.mark.rule("R54")
def test_a_wall_goes_on_the_cards_terrain_next_to_an_own_settlement() -> None:
    assert legal(play(with_quarry("e4"), "use quarry")) == {"wall e5", "wall f4", "wall f5"}


@pytest.mark.rule("R54")
def test_a_wall_does_not_go_on_an_occupied_hex() -> None:
    state = table(
        card="canyon", settlements={"A": "e4 f4", "B": "e5"}, walls="f5", tokens={"A": "e3!"}
    )
    assert not legal(state, "use")


@pytest.mark.rule("R54")
def test_a_wall_next_to_a_wall_still_needs_an_own_settlement() -> None:
    state = play(with_quarry("e4"), "use quarry", "wall f5")
    assert legal(state, "wall") == {"e5", "f4"}
    assert why_not(state, "wall f6") == "not-adjacent"


@pytest.mark.rule("R54")
def test_a_wall_next_to_another_seats_settlement_only_is_not_allowed() -> None:
    state = table(card="canyon", settlements={"A": "e4", "B": "r1"}, tokens={"A": "e3!"})
    assert legal(play(state, "use quarry"), "wall") == {"e5", "f4", "f5"}


@pytest.mark.rule("R54")
def test_the_first_wall_must_be_put_up_and_the_second_may_be_left_out() -> None:
    state = play(with_quarry("e4"), "use quarry")
    assert "stop" not in legal(state)
    state = play(state, "wall f4")
    assert legal(state) == {"wall e5", "wall f5", "stop"}
    state = play(state, "stop")
    assert walls(state) == {"f4"}
    assert "build e5" in legal(state)


@pytest.mark.rule("R54")
def test_there_is_no_third_wall() -> None:
    state = play(with_quarry("e4"), "use quarry", "wall f4", "wall f5")
    assert walls(state) == {"f4", "f5"}
    assert legal(state) == {"build e5"}


@pytest.mark.rule("R54")
def test_without_a_free_hex_of_the_cards_terrain_nearby_no_wall_is_possible() -> None:
    assert legal(with_quarry("e4", card="flower"), "use") == set()


@pytest.mark.rule("R54")
def test_the_quarry_can_be_used_after_the_mandatory_action_on_the_same_terrain() -> None:
    state = play(with_quarry("e4"), "build f4", "build f5", "build e5")
    assert legal(state) == {"use quarry", "end"}
    assert legal(play(state, "use quarry"), "wall") == {"e6", "f6"}


@pytest.mark.rule("R54")
def test_the_25th_wall_is_the_last() -> None:
    state = play(with_quarry("e4", walls=" ".join(land(MAP)[-24:])), "use quarry")
    assert "stop" not in legal(play(state, "wall f4"))
    assert legal(play(state, "wall f4"), "wall") == set()


@pytest.mark.rule("R54")
def test_without_walls_in_the_supply_the_quarry_cannot_be_used() -> None:
    assert legal(with_quarry("e4", walls=" ".join(land(MAP)[-25:])), "use") == set()


# What a wall does.


@pytest.mark.rule("R55")
def test_nothing_is_built_on_a_wall() -> None:
    state = table(card="grass", settlements={"A": "d7"}, walls="d6", tokens={"A": "f8!"})
    assert legal(state, "build") == {"c8", "d8"}
    assert "d6" not in legal(play(state, "use outpost"), "build")
    assert why_not(state, "build d6") == "walled"


@pytest.mark.rule("R55")
def test_a_wall_stands_for_the_rest_of_the_game() -> None:
    state = table(card="grass", settlements={"A": "d4 d8", "B": "c8"}, tokens={"A": "e3!"})
    state = play(state, "use quarry", "wall d7", "stop", "build d5", "build d6", "build c5", "end")
    state = play(state, "draw grass")
    assert "d7" not in legal(state, "build")
    assert walls(state) == {"d7"}


@pytest.mark.rule("R55")
def test_nothing_lands_on_a_wall_and_a_paddock_jumps_over_it() -> None:
    state = scenario(
        sectors="quarry/paddock/oasis/farm",
        nomad_tokens=NOMADS,
        settlements={"A": "s2 f6"},
        walls="d6 f5",
        tokens={"A": "s3!"},
        mandatory_done=True,
    )
    state = play(state, "use paddock", "take f6")
    assert legal(state, "move") == {"e4", "g4", "e8", "g8"}


@pytest.mark.rule("R55")
def test_a_walled_end_does_not_continue_a_line() -> None:
    state = table(
        settlements={"A": "r8 s8 t8"}, walls="q8", tokens={"A": "r7!"}, mandatory_done=True
    )
    assert legal(state) == {"end"}


@pytest.mark.rule("R55")
def test_a_wall_lends_no_adjacency() -> None:
    state = table(card="grass", settlements={"A": "d7"}, walls="k17")
    assert legal(state, "build") == {"c8", "d6", "d8"}


@pytest.mark.rule("R41", "R55")
def test_a_wall_takes_no_token() -> None:
    state = table(card="grass", settlements={"A": "d4"}, tokens={"A": "e3!"})
    state = play(state, "use quarry", "wall d5")
    assert held(state, "A") == {"e3": False}


@pytest.mark.rule("R55")
def test_a_wall_belongs_to_nobody_and_pays_nothing() -> None:
    cards = "fishermen/workers/citizens"
    before = table(cards=cards, card="grass", settlements={"A": "d4"}, tokens={"A": "e3!"})
    after = play(before, "use quarry", "wall d5")
    assert settlements(after, "A") == {"d4"}
    assert after.scores() == before.scores()


@pytest.mark.rule("R35", "R55")
def test_a_walled_hex_is_not_free_for_shepherds() -> None:
    free = table(cards="shepherds/knights/hermits", card="flower")
    walled = table(cards="shepherds/knights/hermits", card="flower", walls="a5")
    assert gold(play(free, "build a4"), "A", "shepherds") == 0
    assert gold(play(walled, "build a4"), "A", "shepherds") == 2


@pytest.mark.rule("R55", "R56")
def test_a_wall_on_the_last_hex_nearby_frees_the_next_build() -> None:
    state = with_quarry("e4", card="desert")
    assert legal(state, "build") == {"f3"}
    state = play(state, "use quarry", "wall f3")
    assert {"e2", "g3", "k10", "t17"} < legal(state, "build")
    assert "f3" not in legal(state, "build")


# A wall, a step or a donated settlement can fill the card's terrain.


def nearly_full(own: str) -> State:
    """A has not built yet; f4 is the only free canyon."""
    return scenario(
        sectors=MAP,
        nomad_tokens="donation-canyon/resettlement/outpost",
        players=3,
        card="canyon",
        settlements={**crowd("canyon", but=f"f4 {own}", sectors=MAP), "A": own},
        tokens={"A": "c6! h6!" + " e3!" * (own == "e4")},
    )


@pytest.mark.rule("R55", "R58")
def test_the_second_wall_goes_on_the_terrain_of_the_card_that_replaces_a_full_one() -> None:
    state = play(nearly_full("e4"), "use quarry", "wall f4")
    assert state.seat == CHANCE
    state = play(state, "draw desert")
    assert legal(state) == {"wall f3", "stop"}
    assert legal(play(state, "stop"), "build") == {"f3"}


@pytest.mark.rule("R58")
def test_the_replaced_card_leaves_the_game() -> None:
    state = play(nearly_full("e4"), "use quarry", "wall f4", "draw desert", "stop")
    removed, discards = state.position()["removed"], state.position()["discards"]
    assert isinstance(removed, dict)
    assert isinstance(discards, dict)
    assert removed["canyon"] == 1
    assert discards["canyon"] == 0


@pytest.mark.rule("R58")
def test_a_resettlement_goes_on_after_the_card_is_replaced() -> None:
    state = play(nearly_full("g4"), "use resettlement", "take g4", "move f4")
    assert state.seat == CHANCE
    state = play(state, "draw desert")
    assert legal(state) == {"take f4", "stop"}
    state = play(state, "take f4", "move g5", "stop")
    assert legal(state, "build") == {"g4", "h5", "g6"}


@pytest.mark.rule("R46", "R58")
def test_a_donation_can_fill_the_cards_terrain() -> None:
    state = play(nearly_full("g4"), "use donation-canyon", "build f4")
    assert state.seat == CHANCE
    state = play(state, "draw desert")
    assert legal(state, "build") == {"f3", "g3", "h3", "g5", "h5"}


@pytest.mark.rule("R8", "R58")
def test_a_wall_after_the_mandatory_action_replaces_no_card() -> None:
    state = scenario(
        sectors=MAP,
        nomad_tokens=NOMADS,
        players=3,
        card="canyon",
        settlements={**crowd("canyon", but="f4 e4", sectors=MAP), "A": "e4"},
        tokens={"A": "e3!"},
        mandatory_done=True,
    )
    assert legal(play(state, "use quarry", "wall f4")) == {"end"}


# Caravan.

# Caravans c7 and g8, taverns m7 and r7, the castle n4, oases h13 and f18, the quarry o13,
# nomads d4, m16, r16 and p18.
CARAVAN_MAP = "caravan/tavern/oasis/quarry"


def caravan_targets(start: str, others: dict[str, str] | None = None, walls: str = "") -> set[str]:
    """Where a Caravan can take a settlement; one on b7 holds the token of c7."""
    state = scenario(
        sectors=CARAVAN_MAP,
        nomad_tokens="sword/resettlement/outpost/treasure",
        card="forest",
        settlements={"A": f"{start} b7", **(others or {})},
        walls=walls,
        tokens={"A": "c7!"},
        mandatory_done=True,
    )
    return legal(play(state, "use caravan", f"take {start}"), "move")


@pytest.mark.rule("Example caravan", "R53")
def test_a_mountain_and_a_settlement_leave_a_caravan_four_of_six_directions() -> None:
    assert caravan_targets("i6", {"B": "h6"}) == {"m6", "i5", "l1", "l12"}


@pytest.mark.rule("R53")
@pytest.mark.parametrize(
    ("start", "west", "east", "others"),
    [
        pytest.param("e8", "a8", "f8", "d6 i1 d10 g12", id="edge and location"),
        pytest.param("j9", "c9", "m9", "i8 l5 h12 k12", id="mountain and water"),
        pytest.param("p8", "o8", "t8", "o5 r4 o10 r11", id="castle north-west"),
        pytest.param("p16", "n16", "q16", "o14 r13 o19 q18", id="nomads"),
    ],
)
def test_a_caravan_runs_in_each_direction_until_an_obstacle(
    start: str, west: str, east: str, others: str
) -> None:
    assert caravan_targets(start) == {west, east, *others.split()}


@pytest.mark.rule("R53")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_settlements_stop_a_caravan(seat: str) -> None:
    others = {"A": "e8 b7 c8"} if seat == "A" else {"B": "c8"}
    assert caravan_targets("e8", others) == {"d8", "f8", "d6", "i1", "d10", "g12"}


@pytest.mark.rule("R53", "R55")
def test_walls_stop_a_caravan() -> None:
    assert caravan_targets("e8", walls="c8") == {"d8", "f8", "d6", "i1", "d10", "g12"}


@pytest.mark.rule("R53")
def test_a_caravan_goes_at_least_one_step() -> None:
    state = scenario(
        sectors=CARAVAN_MAP,
        nomad_tokens="sword/resettlement/outpost/treasure",
        settlements={"A": "h3 b7", "B": "i3 h2 g4"},
        tokens={"A": "c7!"},
        mandatory_done=True,
    )
    assert legal(play(state, "use caravan")) == {"take b7"}


@pytest.mark.rule("R14", "R41", "R53")
def test_a_caravan_takes_a_token_where_it_ends_and_none_on_the_way() -> None:
    state = scenario(
        sectors=CARAVAN_MAP,
        nomad_tokens="sword/resettlement/outpost/treasure",
        settlements={"A": "e14 b7"},
        tokens={"A": "c7!"},
        mandatory_done=True,
    )
    state = play(state, "use caravan", "take e14")
    past_the_oasis, to_the_other_caravan = play(state, "move k14"), play(state, "move h8")
    assert held(past_the_oasis, "A") == {"c7": False}
    assert held(to_the_other_caravan, "A") == {"c7": False, "g8": False}
