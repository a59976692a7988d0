"""What a hex or an action is worth, and what the greedy bot makes of it."""

from collections.abc import Iterable, Iterator
from functools import reduce
from math import isfinite
from operator import add
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from configurations import KINGDOM_BUILDER
from kingdom_builder.scenario import crowd, gold, scenario
from playing import legal, play
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.bits import bits
from regnum.core.match import Match
from regnum.core.registry import find_game
from regnum.kingdom_builder.actions import ACTION_TEXTS
from regnum.kingdom_builder.judge import TUNED
from regnum.kingdom_builder.judge.prospects import Layer, classes
from regnum.kingdom_builder.state import State

DECIDED = {
    *("mandatory", "after", "build", "donation", "outpost", "take", "move", "wall", "sword"),
}


GAMES = range(2)


def random_game(spec: str, seed: int) -> Iterator[State]:
    """Every decision of a random game, and its end."""
    match = Match.new(spec, seed)
    random = Random(seed)
    while True:
        assert isinstance(match.state, State)
        yield match.state
        if match.state.is_over:
            return
        match.play(match.state.random_action(random))


# All decisions of all configurations.


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_every_legal_decision_has_one_worth(spec: str) -> None:
    for seed in GAMES:
        for state in random_game(spec, seed):
            if state.is_over:
                break
            where = f"{spec} seed {seed}\n{state.position_line()}"
            union = 0
            for worth, actions in TUNED.action_values(state):
                assert isfinite(worth), where
                assert actions, where
                assert not actions & union, where
                union |= actions
            assert union == state.legal_mask, where


def test_these_games_ask_for_every_kind_of_decision() -> None:
    met = {
        state.stack[-1].name
        for spec in KINGDOM_BUILDER
        for seed in GAMES
        for state in random_game(spec, seed)
        if state.legal_mask.bit_count() > 1
    }
    assert met == DECIDED


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_what_a_seat_cannot_know_counts_for_nothing(spec: str) -> None:
    differing = 0
    for number, state in enumerate(random_game(spec, 3)):
        if number % 5 or state.is_over:
            continue
        world = state.resample(state.seat, Random(number))
        differing += world.position_line() != state.position_line()
        assert TUNED.action_values(world) == TUNED.action_values(state)
        for seat in range(state.setup.players):
            assert TUNED.evaluate(world, seat) == TUNED.evaluate(state, seat)
    assert differing


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_judging_leaves_the_state_as_it_is(spec: str) -> None:
    for number, state in enumerate(random_game(spec, 4)):
        if number % 5 or state.is_over:
            continue
        before, key = state.position_line(), state.key()
        TUNED.action_values(state)
        TUNED.evaluate(state, state.seat)
        assert (state.position_line(), state.key()) == (before, key)


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_the_value_of_a_seat_is_the_sum_of_its_terms(spec: str) -> None:
    for number, state in enumerate(random_game(spec, 5)):
        if number % 5 == 0:
            for seat in range(state.setup.players):
                terms = TUNED.evaluate(state, seat)
                assert TUNED.value(state, seat) == pytest.approx(sum(terms.values()))


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_in_the_end_the_terms_are_the_score(spec: str) -> None:
    *_, over = random_game(spec, 6)
    assert over.is_over
    for seat, score in enumerate(over.scores()):
        assert TUNED.evaluate(over, seat) == score.by_source()
        assert TUNED.value(over, seat) == score.total


@pytest.mark.parametrize("spec", KINGDOM_BUILDER)
def test_before_the_end_the_terms_hold_the_gold_so_far(spec: str) -> None:
    for number, state in enumerate(random_game(spec, 7)):
        if number % 10 == 0:
            for seat, score in enumerate(state.scores()):
                terms = TUNED.evaluate(state, seat)
                assert score.by_source().items() <= terms.items()


# Sets of hexes of equal worth.

CELLS = 12
layers = st.lists(st.tuples(st.integers(0, 2**CELLS - 1), st.floats(-100, 100)), max_size=8)


def added(gains: Iterable[float]) -> float:
    """One after the other; `sum` rounds better from Python 3.12 on."""
    return reduce(add, gains, 0.0)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(1, 2**CELLS - 1), layers)
def test_the_worth_of_a_hex_is_the_sum_of_its_layers(pool: int, layers: list[Layer]) -> None:
    sums = {cell: added(gain for cells, gain in layers if cells >> cell & 1) for cell in bits(pool)}
    found = classes(pool, layers)
    assert {cell: worth for worth, cells in found for cell in bits(cells)} == sums
    assert sum(cells.bit_count() for _, cells in found) == pool.bit_count()
    worths = [worth for worth, _ in found]
    assert worths == sorted(set(sums.values()), reverse=True)


# Scenes. All grass is built up but for a few hexes, and the hexes that are compared differ in
# nothing but what the test is about, whatever the weights are.

GAME = find_game("kingdom-builder")
GREEDY = find_bot("greedy", GAME)


def choices(state: State) -> set[str]:
    """What the greedy bot does here, in ten tries."""
    tries = (GREEDY.decide(Observation(state, state.seat, Random(seed))) for seed in range(10))
    return {ACTION_TEXTS[action] for action in tries}


def last_hexes(free: str, *, cards: str, own: str = "", tokens: str = "") -> State:
    """A has a grass card; all grass but these hexes and A's is taken by four others."""
    rivals = crowd("grass", but=f"{free} {own}", seats="BCDE")
    state = scenario(
        players=5,
        cards=cards,
        settlements={"A": own, **rivals},
        tokens={"A": tokens},
    )
    assert legal(state, "build") == set(free.split())
    return state


PLAIN = "hermits/discoverers/citizens"  # equal for all hexes of rows in which nothing stands


def test_a_castle_is_worth_a_settlement() -> None:
    assert choices(last_hexes("q9 i10", cards=PLAIN)) == {"build q9"}


def test_a_castle_is_worth_one_settlement_only() -> None:
    state = last_hexes("q9 i10", cards=PLAIN, own="p7")
    assert choices(state) == {"build q9", "build i10"}


def test_a_token_is_worth_a_settlement() -> None:
    assert choices(last_hexes("l16 i10", cards=PLAIN)) == {"build l16"}


def test_a_token_is_worth_a_settlement_once() -> None:
    state = last_hexes("l16 i10", cards=PLAIN, tokens="m16-")
    assert choices(state) == {"build l16", "build i10"}


@pytest.mark.parametrize(
    ("cards", "own", "tokens", "better", "worse"),
    [
        ("fishermen/hermits/citizens", "", "", "e16", "i10"),
        ("miners/hermits/citizens", "", "", "k18", "i10"),
        ("workers/hermits/citizens", "", "m16-", "l16", "i10"),  # no token left to be had
        ("discoverers/workers/miners", "b10", "", "k9", "i10"),
        ("knights/workers/miners", "h9 i9", "", "j9", "i10"),
        ("lords/workers/miners", "s5 t5 s6 t6", "", "k9", "i10"),
        ("farmers/workers/miners", "a1 a2 a11 t14", "", "k9", "i10"),
        ("hermits/workers/miners", "i9 k9", "", "i10", "j9"),  # j9 would join two groups
        ("citizens/workers/miners", "i9 j9 k9 r10", "r12-", "i10", "q10"),
        ("merchants/fishermen/miners", "i8 j8 k8", "h7- l7-", "h8", "j9"),  # from l7 to h7
        ("shepherds/workers/miners", "", "", "k9", "i10 i9"),
    ],
    ids=lambda value: value.partition("/")[0] if "/" in value else "",
)
def test_what_a_card_pays_for_is_built(
    cards: str, own: str, tokens: str, better: str, worse: str
) -> None:
    state = last_hexes(f"{better} {worse}", cards=cards, own=own, tokens=tokens)
    card = cards.partition("/")[0]
    paid = gold(play(state, f"build {better}"), "A", card)
    assert all(gold(play(state, f"build {name}"), "A", card) < paid for name in worse.split())
    assert choices(state) == {f"build {better}"}


def test_a_line_of_three_is_finished_for_families() -> None:
    state = last_hexes("i9 j9 k9 i10", cards="families/workers/miners")
    state = play(state, "build i9", "build j9")
    assert legal(state, "build") == {"k9", "i10"}
    assert choices(state) == {"build k9"}


# Moves. A has a Paddock from s3, kept by s2; the farm token of r12 cannot be had any more.

MOVING = "fishermen/workers/miners"


def test_a_useless_settlement_is_moved_to_a_castle() -> None:
    state = scenario(
        cards=MOVING,
        settlements={"A": "s9 k12 s2"},
        tokens={"A": "s3! r12-"},
        mandatory_done=True,
    )
    for decision in ("use paddock", "take s9", "move q9"):
        assert choices(state) == {decision}
        state = play(state, decision)
    assert choices(state) == {"end"}


def test_a_turn_ends_without_a_harmful_move() -> None:
    state = scenario(
        cards=MOVING,
        settlements={"A": "q9 s2"},
        tokens={"A": "s3! r12-"},
        mandatory_done=True,
    )
    assert legal(state) == {"use paddock", "end"}
    assert choices(state) == {"end"}


def test_no_harmful_move_is_made_because_the_last_hex_is_poor() -> None:
    """l10 touches terrains in which A may still choose freely."""
    state = last_hexes("l10", cards=MOVING, own="q9 s2", tokens="s3! r12-")
    assert legal(state) == {"use paddock", "build l10"}
    assert choices(state) == {"build l10"}


def test_no_harmful_move_is_made_because_a_token_has_only_a_poor_hex() -> None:
    state = scenario(
        cards=MOVING,
        players=5,
        settlements={"A": "q9 s2 s12", **crowd("grass", but="l10 q9 s12", seats="BCDE")},
        tokens={"A": "s3! r12!"},
        mandatory_done=True,
    )
    assert legal(state) == {"use paddock", "use farm", "end"}
    assert choices(state) <= {"use farm", "end"}


def gentle_choices(state: State) -> set[str]:
    """What the gentlest bot may do here, in many tries."""
    bot = find_bot("greedy:blur=4", GAME)
    tries = (bot.decide(Observation(state, state.seat, Random(seed))) for seed in range(60))
    return {ACTION_TEXTS[action] for action in tries}


def test_who_misjudges_makes_no_harmful_move_either() -> None:
    state = scenario(
        cards=MOVING,
        settlements={"A": "q9 s2"},
        tokens={"A": "s3! r12-"},
        mandatory_done=True,
    )
    assert gentle_choices(state) == {"end"}


def test_who_misjudges_leaves_a_needed_settlement_where_it_is() -> None:
    """q9 is A's only settlement at a castle; s9 and k12 are good for nothing."""
    state = scenario(
        cards=MOVING,
        settlements={"A": "s9 k12 s2 q9"},
        tokens={"A": "s3! r12-"},
        mandatory_done=True,
    )
    state = play(state, "use paddock")
    assert "q9" in legal(state, "take")
    lifted = gentle_choices(state)
    assert "take q9" not in lifted
    assert lifted


# The Sword: o4 is B's only settlement at a castle, s9 is good for nothing.


def sword(chooser: str) -> State:
    return scenario(
        sectors="quarry/tavern/oasis/farm",
        cards="fishermen/workers/miners",
        nomad_tokens="sword/outpost/resettlement",
        players=3,
        settlements={"A": "d8", "B": "o4 s9", "C": "e15"},
        tokens={"A": "c6!"},
        mandatory_done=True,
        sword_chooser=chooser,
    )


def test_a_sword_takes_what_is_needed_most() -> None:
    assert choices(play(sword("user"), "use sword")) == {"take o4"}


def test_who_has_to_choose_gives_up_what_is_needed_least() -> None:
    state = play(sword("owner"), "use sword")
    assert state.seat == 1
    assert choices(state) == {"take s9"}


@pytest.mark.parametrize("chooser", ["user", "owner"])
def test_a_sword_is_weighed_whoever_chooses(chooser: str) -> None:
    state = sword(chooser)
    assert choices(state) <= legal(state) == {"use sword", "end"}
