"""The end of the game: the last round, the last turn, the winners."""

from random import Random

import pytest

from kingdom_builder.scenario import gold, hexes, scenario, take_turn
from playing import legal, play, why_not
from regnum.core.match import Match
from regnum.core.seats import CHANCE
from regnum.kingdom_builder.actions import ACTION_TEXTS
from regnum.kingdom_builder.state import State


def last_settlement(first: str, turn: str) -> State:
    """Three seats; the one at turn has one settlement left."""
    return scenario(
        players=3,
        first=first,
        turn=turn,
        card="grass",
        settlements={turn: " ".join(hexes("forest")[:39])},
    )


@pytest.mark.rule("R12")
def test_the_last_settlement_from_the_supply_starts_the_last_round() -> None:
    state = scenario(card="grass", settlements={"A": " ".join(hexes("forest")[:38])})
    state = play(state, f"build {min(legal(state, 'build'))}")
    assert state.position()["last_round"] is False
    state = play(state, f"build {min(legal(state, 'build'))}")
    assert state.position()["last_round"] is True


@pytest.mark.rule("R12")
def test_a_settlement_built_by_a_token_can_be_the_last_one() -> None:
    own = " ".join(hexes("forest")[-39:])
    state = scenario(card="forest", settlements={"A": own}, tokens={"A": "m16!"})
    state = play(state, "use farm", "build m17")
    assert state.position()["last_round"] is True


@pytest.mark.rule("R12")
def test_a_settlement_built_by_a_donation_can_be_the_last_one() -> None:
    sectors = "caravan/paddock/oasis/farm"
    state = scenario(
        sectors=sectors,
        nomad_tokens="donation-grass",
        card="forest",
        settlements={"A": " ".join(hexes("forest", sectors)[:39])},
        tokens={"A": "d4!"},
    )
    state = play(state, "use donation-grass")
    state = play(state, f"build {min(legal(state, 'build'))}")
    assert state.position()["last_round"] is True
    assert legal(state) == {"end"}


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("first", "turn", "turns_to_come"),
    [("A", "A", 2), ("A", "B", 1), ("A", "C", 0), ("B", "B", 2), ("B", "C", 1), ("B", "A", 0)],
)
def test_the_round_is_finished_up_to_the_right_of_the_first_seat(
    first: str, turn: str, turns_to_come: int
) -> None:
    state = take_turn(last_settlement(first, turn))
    for _ in range(turns_to_come):
        assert not state.is_over
        state = take_turn(state)
    assert state.is_over
    assert why_not(state, "end") == "over"


@pytest.mark.rule("R12")
def test_the_last_round_stays_the_last_though_a_sword_returns_a_settlement() -> None:
    sectors = "caravan/paddock/oasis/farm"
    own = hexes("forest", sectors)[:40]
    state = scenario(
        sectors=sectors,
        nomad_tokens="sword",
        first="B",
        settlements={"B": " ".join(own)},
        tokens={"A": "d4!"},
        mandatory_done=True,
        last_round=True,
    )
    state = play(state, "use sword", f"take {own[0]}")
    assert state.supply(1) == 1
    assert state.position()["last_round"] is True
    assert play(state, "end").is_over


@pytest.mark.rule("R62")
def test_no_card_is_drawn_after_the_last_turn() -> None:
    state = scenario(turn="B", card="canyon", mandatory_done=True, last_round=True)
    pile = state.position()["deck"]
    state = play(state, "end")
    assert state.is_over
    assert state.private(1) == {"card": None}
    assert state.position()["deck"] == pile


@pytest.mark.rule("R62")
def test_a_card_is_drawn_after_a_turn_of_the_last_round_that_is_not_the_last() -> None:
    state = play(scenario(card="canyon", mandatory_done=True, last_round=True), "end")
    assert state.seat == CHANCE


PEACE = "hermits/knights/discoverers"


@pytest.mark.rule("R13")
def test_a_tie_for_victory_is_shared() -> None:
    state = scenario(
        cards=PEACE,
        players=3,
        turn="C",
        settlements={"A": "h10", "B": "k10"},
        mandatory_done=True,
        last_round=True,
    )
    state = play(state, "end")
    assert [score.total for score in state.scores()] == [4, 4, 0]
    assert state.result().winners == [0, 1]


@pytest.mark.rule("R13")
def test_the_most_gold_wins_alone() -> None:
    state = scenario(
        cards=PEACE,
        turn="B",
        settlements={"A": "h10", "B": "k10 q10"},
        mandatory_done=True,
        last_round=True,
    )
    state = play(state, "end")
    assert [score.total for score in state.scores()] == [4, 7]
    assert state.result().winners == [1]
    assert gold(state, "B", "knights") == 4


@pytest.mark.rule("R12", "R13", "R62")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_full_rounds_and_no_card_drawn(players: int) -> None:
    match = Match.new(f"kingdom-builder(players={players})", seed=players)
    random = Random(players)
    turns = [0] * players
    while not match.state.is_over:
        action = match.state.random_action(random)
        seat = match.state.seat
        turns[seat] += ACTION_TEXTS[action] == "end"
        match.play(action)
    state = match.state
    assert isinstance(state, State)
    assert len(set(turns)) == 1
    assert (state.turn + 1) % players == state.setup.first
    assert ACTION_TEXTS[match.actions[-1]] == "end"
    assert 0 in [state.supply(seat) for seat in range(players)]
    totals = [score.total for score in state.scores()]
    assert state.result().winners == [
        seat for seat in range(players) if totals[seat] == max(totals)
    ]
