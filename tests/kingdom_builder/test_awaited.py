"""What is awaited is told with all that a sentence about it needs."""

from functools import partial

from kingdom_builder.scenario import crowd, scenario
from playing import play
from regnum.core.errors import Message

nomads = partial(
    scenario,
    sectors="quarry/caravan/village/garden",
    nomad_tokens="resettlement/outpost/sword/donation-desert/donation-water/outpost",
)


def test_the_first_settlement_goes_anywhere_on_the_terrain() -> None:
    state = scenario(card="grass")
    assert state.awaited() == Message(
        "mandatory", {"terrain": "grass", "owed": 3, "place": "first"}
    )


def test_the_next_ones_are_adjacent_and_fewer() -> None:
    state = play(scenario(card="grass", settlements={"A": "n17"}), "build m17")
    assert state.awaited().args == {"terrain": "grass", "owed": 2, "place": "adjacent"}


def test_far_from_the_terrain_every_hex_of_it_is_free() -> None:
    state = scenario(card="grass", settlements={"A": "a1"})
    assert state.awaited().args["place"] == "free"


def test_a_token_names_itself_and_its_terrain() -> None:
    state = play(scenario(settlements={"A": "n17"}, tokens={"A": "m16!"}), "use farm")
    assert state.awaited() == Message(
        "build", {"token": "farm", "terrain": "grass", "place": "adjacent"}
    )


def test_an_oracle_builds_on_the_terrain_of_the_card() -> None:
    state = scenario(
        sectors="barn/harbor/tower/oracle",
        card="desert",
        settlements={"A": "r13"},
        tokens={"A": "r14!"},
    )
    assert play(state, "use oracle").awaited().args["terrain"] == "desert"


def test_an_outpost_frees_the_build_below_it() -> None:
    state = nomads(card="canyon", settlements={"A": "e4"}, tokens={"A": "c6!"})
    assert play(state, "use outpost").awaited() == Message(
        "outpost", {"frees": "mandatory", "terrain": "canyon", "owed": 3, "place": "by-itself"}
    )


def test_a_donation_counts_down() -> None:
    state = nomads(card="canyon", settlements={"A": "e4"}, tokens={"A": "f8!"})
    state = play(state, "use donation-desert")
    assert state.awaited().code == "donation"
    assert state.awaited().args["owed"] == 3


def test_a_resettlement_tells_the_steps_and_what_is_lifted() -> None:
    state = play(nomads(settlements={"A": "h10"}, tokens={"A": "n4!"}), "use resettlement")
    assert state.awaited() == Message("take", {"token": "resettlement", "left": 4})
    assert play(state, "take h10").awaited() == Message(
        "move",
        {"token": "resettlement", "left": 4, "hex": "h10", "terrain": "any", "place": "by-itself"},
    )


def test_a_barn_moves_to_the_terrain_of_the_card_next_to_the_others() -> None:
    barn = partial(scenario, sectors="barn/harbor/tower/oracle", card="desert", tokens={"A": "g3!"})
    together = play(barn(settlements={"A": "h3 g2"}), "use barn", "take h3")
    assert together.awaited() == Message(
        "move",
        {"token": "barn", "left": 1, "hex": "h3", "terrain": "desert", "place": "adjacent"},
    )
    apart = play(barn(settlements={"A": "h3 a10"}), "use barn", "take h3")
    assert apart.awaited().args["place"] == "free"
    alone = play(barn(settlements={"A": "h3"}), "use barn", "take h3")
    assert alone.awaited().args["place"] == "first"


def test_walls_tell_how_many_are_left() -> None:
    state = nomads(card="canyon", settlements={"A": "e4"}, tokens={"A": "e3!"})
    state = play(state, "use quarry")
    assert state.awaited() == Message("wall", {"terrain": "canyon", "left": 2, "place": "adjacent"})


def test_a_sword_tells_how_many_are_still_struck_and_who_chooses() -> None:
    for chooser, own in (("user", "no"), ("owner", "yes")):
        state = nomads(
            players=3,
            settlements={"B": "i9 j9", "C": "j4"},
            tokens={"A": "h6!"},
            sword_chooser=chooser,
        )
        state = play(state, "use sword")
        assert state.awaited() == Message("sword", {"left": 2, "own": own})


def test_after_the_mandatory_action_the_tokens_of_use_are_counted() -> None:
    state = scenario(settlements={"A": "n17 g13"}, tokens={"A": "m16! h13!"}, mandatory_done=True)
    assert state.awaited() == Message("after", {"tokens": 2})
    without = scenario(
        players=3,
        settlements={"A": "g13", **crowd("desert")},
        tokens={"A": "h13!"},
        mandatory_done=True,
    )
    assert without.awaited() == Message("after", {"tokens": 0})
