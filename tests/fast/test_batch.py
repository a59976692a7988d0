"""Many matches at once: what a batch promises, whatever the game."""

import doctest
import os
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from configurations import ALL
from fast.lockstep import Stream
from fast.simulated_gpu import FEW, play_few
from regnum import Match, State
from regnum.bots.policy import best_action
from regnum.core.errors import Illegal, Malformed, RegnumError
from regnum.core.registry import game_keys
from regnum.core.seats import CHANCE, NOBODY
from regnum.fast import Batch
from regnum.fast.batch import FORMS
from regnum.fast.rows import DRAWN, SEED

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

KINGDOM_BUILDER = "kingdom-builder(players=4,nomads=yes)"
KINGSBURG = "kingsburg(players=3)"
BOTH = (KINGDOM_BUILDER, KINGSBURG)
LONG_ENOUGH = 2000  # steps of any match


def everything(batch: Batch) -> list[bytes]:
    """All that a batch is: two are the same if this is."""
    parts = batch._states, batch._masks, batch._which, batch._lives
    return [batch.host(part).tobytes() for part in parts]


def started(spec: str, seed: int) -> State:
    """The first moment of a match, before chance has decided anything."""
    match = Match.new(spec, seed)
    return match.game.start(match.setup)


# What a batch does.


@pytest.mark.parametrize("spec", BOTH)
def test_a_batch_steps_as_the_rules_do(spec: str) -> None:
    batch = Batch(spec, games=3, seed=5, rolls=False)
    states = [batch.state(n) for n in range(3)]
    for _ in range(LONG_ENOUGH):
        assert batch.seats.tolist() == [state.seat for state in states]
        assert batch.over.tolist() == [state.is_over for state in states]
        if all(batch.over):
            break
        choices = batch.choose("random")
        actions = batch.actions(choices)
        assert (batch.choices_of(actions)[~batch.over] == choices[~batch.over]).all()
        for state, action in zip(states, actions.tolist(), strict=True):
            if not state.is_over:
                state.apply(action)
        batch.step(choices)
        assert [batch.state(n).key() for n in range(3)] == [state.key() for state in states]
    results = [state.result() for state in states]
    assert batch.scores().tolist() == [[s.total for s in result.scores] for result in results]
    seats = range(batch.players)
    assert batch.winners().tolist() == [[s in r.winners for s in seats] for r in results]


@pytest.mark.parametrize("spec", BOTH)
def test_legal_choices_are_the_same_in_every_form(spec: str) -> None:
    batch = Batch(spec, games=8, seed=1)
    for _ in range(30):
        batch.step(batch.choose())
    legal, packed, ids, named = (batch.legal(form) for form in FORMS)
    assert (batch.masks == packed).all()
    assert legal.dtype == np.bool_
    assert legal.shape == (8, batch.choices)
    for n in range(8):
        listed = np.flatnonzero(legal[n]).tolist()
        found = [c for c in range(batch.choices) if packed[n, c // 56] >> c % 56 & 1]
        assert listed == found == [choice for choice in ids[n].tolist() if choice >= 0]
        assert ids[n, len(listed) :].tolist() == [-1] * (ids.shape[1] - len(listed))
        state = batch.state(n)
        actions = []
        for choice in listed:
            choices = ids[:, 0].copy()
            choices[n] = choice
            actions.append(int(batch.actions(choices)[n]))
        assert sorted(actions) == state.legal_actions() == np.flatnonzero(named[n]).tolist()


@pytest.mark.parametrize("spec", BOTH)
def test_chance_can_be_left_to_the_caller(spec: str) -> None:
    batch = Batch(spec, games=4, seed=2, rolls=False)
    seen = 0
    for _ in range(60):
        weights, seats = batch.weights(), batch.seats.tolist()
        for n, seat in enumerate(seats):
            if seat == CHANCE:
                outcomes = dict(batch.state(n).chance_outcomes())
                assert sorted(weights[n][weights[n] > 0]) == sorted(outcomes.values())
                assert (weights[n] > 0).tolist() == batch.legal()[n].tolist()
                seen += 1
            else:
                assert not weights[n].any()
        batch.step(batch.choose())
    assert seen > 10


@pytest.mark.parametrize("spec", BOTH)
def test_chance_decides_by_itself_and_as_often_as_its_weights_say(spec: str) -> None:
    state = started(spec, 3)
    while state.seat != CHANCE:
        state.apply(state.legal_actions()[0])
    rolled = Batch.of([state] * 20, seed=1)
    assert (rolled.seats >= 0).all()
    draws = Batch.of([state] * 4000, seed=1, rolls=False)
    assert (draws.seats == CHANCE).all()
    counts = Counter(draws.actions(draws.choose()).tolist())
    outcomes = dict(state.chance_outcomes())
    total = sum(outcomes.values())
    for action, weight in outcomes.items():
        share = weight / total
        assert abs(counts[action] - 4000 * share) < 4.5 * (4000 * share * (1 - share)) ** 0.5


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("spec", BOTH)
def test_playing_is_choosing_and_stepping_until_the_end(spec: str, policy: str) -> None:
    played, stepped = (Batch(spec, games=3, seed=4, rolls=False) for _ in range(2))
    decisions, counted = played.play(policy), 0
    while not stepped.over.all():
        counted += int((stepped.seats >= 0).sum())
        stepped.step(stepped.choose(policy))
    assert everything(played) == everything(stepped)
    assert decisions == counted


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("spec", BOTH)
def test_a_round_is_one_outcome_of_chance_for_each_seat(spec: str, policy: str) -> None:
    batch = Batch(spec, games=3, seed=4, rolls=False)
    whole = Batch(spec, games=3, seed=4, rolls=False)
    batch.play(policy, rounds=2)
    assert (batch.seats == CHANCE).all()
    drawn = 0
    while drawn < 2 * batch.players or whole.seats[0] != CHANCE:
        drawn += whole.seats[0] == CHANCE
        whole.step(whole.choose(policy))
    assert whole.state(0).key() == batch.state(0).key()
    assert not batch.over.any()
    assert batch.play(policy) > 0
    assert batch.over.all()


def test_where_chance_rolls_of_itself_a_round_ends_with_a_decision() -> None:
    batch = Batch(KINGSBURG, games=5, seed=4)
    batch.play(rounds=1)
    assert (batch.seats >= 0).all()


@pytest.mark.parametrize("spec", BOTH)
def test_matches_that_are_over_stay_as_they_are_until_they_begin_anew(spec: str) -> None:
    batch = Batch(spec, games=6, seed=9, deals=3)
    specs, seeds = {batch.state(n).setup.spec for n in range(6)}, batch._states[:, SEED].copy()
    batch.play()
    assert batch.over.all()
    assert not batch.legal().any()
    assert batch.legal("ids").shape == (6, 0)
    ended = everything(batch)
    batch.step(np.full(6, -1))
    batch.step(np.arange(6))
    assert batch.play() == 0
    assert everything(batch) == ended
    wanted = np.array([True, False, True, True, False, True])
    batch.reset(wanted)
    assert batch.over.tolist() == (~wanted).tolist()
    assert ((batch._states[:, SEED] != seeds) == wanted).all()
    assert {batch.state(n).setup.spec for n in range(6)} <= specs
    assert batch.play() > 0


@pytest.mark.parametrize("rolls", [True, False])
@pytest.mark.parametrize("spec", BOTH)
def test_a_step_can_begin_those_anew_that_were_over(spec: str, rolls: bool) -> None:
    one, other = (Batch(spec, games=6, seed=4, deals=3, rolls=rolls) for _ in range(2))
    renewed = 0
    choices = np.zeros(6, np.int64)
    while renewed < 8:
        was_over = one.over
        assert one.choose(out=choices) is choices
        one.step(choices, renews=True)
        other.step(other.choose())
        other.reset(was_over)
        renewed += int(was_over.sum())
        np.testing.assert_array_equal(one._states, other._states)
        np.testing.assert_array_equal(one.masks, other.masks)
        np.testing.assert_array_equal(one._which, other._which)


def test_a_batch_deals_each_match_on_its_own() -> None:
    batch = Batch(KINGDOM_BUILDER, games=8, seed=1)
    assert len({batch.state(n).setup.spec for n in range(8)}) == 8
    batch = Batch(KINGDOM_BUILDER, games=8, seed=1, deals=2)
    assert len({batch.state(n).setup.spec for n in range(8)}) == 2


@pytest.mark.parametrize("spec", BOTH)
def test_a_batch_goes_on_from_given_states(spec: str) -> None:
    states, random = [], Random(6)
    for seed in range(6):
        state = started(spec, seed)
        for _ in range(40 * seed):
            if not state.is_over:
                state.apply(state.random_action(random))
        states.append(state)
    lines = [state.position_line() for state in states]
    batch = Batch.of(states, seed=1, rolls=False)
    assert [batch.state(n).position_line() for n in range(6)] == lines
    assert [batch.state(n).setup is states[n].setup for n in range(6)] == [True] * 6
    batch.play()
    assert batch.over.all()
    assert [state.position_line() for state in states] == lines


def test_states_of_a_batch_may_have_different_options() -> None:
    specs = [spec for spec in ALL if spec.startswith("kingdom-builder(players=3")]
    assert len(specs) > 5
    batch = Batch.of([started(spec, 1) for spec in specs], rolls=False)
    batch.play()
    ends = [batch.state(n).result() for n in range(len(specs))]
    assert batch.scores().tolist() == [[s.total for s in end.scores] for end in ends]


# The same matches everywhere.


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("spec", BOTH)
def test_the_number_of_threads_changes_nothing(spec: str, policy: str) -> None:
    batches = [Batch(spec, games=7, seed=8, threads=threads) for threads in (1, 2, 5, 16)]
    for batch in batches:
        batch.step(batch.choose(policy))
        batch.play(policy)
        batch.reset(batch.over)
        batch.play(policy, rounds=1)
    assert len({tuple(everything(batch)) for batch in batches}) == 1
    other = Batch(spec, games=7, seed=9, threads=1)
    other.play(policy)
    assert other.scores().tolist() != batches[0].scores().tolist()


def test_a_larger_batch_begins_with_the_same_matches() -> None:
    small, large = (Batch(KINGSBURG, games=games, seed=3) for games in (4, 9))
    for batch in (small, large):
        batch.play()
    assert large.scores()[:4].tolist() == small.scores().tolist()


@pytest.mark.parametrize("key", game_keys()[:2])
def test_a_gpu_plays_the_same_matches_as_the_cores(key: str) -> None:
    """On a simulated GPU: what runs on a real one is compiled from the same functions."""
    environment = {
        **os.environ,
        "NUMBA_ENABLE_CUDASIM": "1",
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONWARNINGS": "ignore",
    }
    script = Path(__file__).with_name("simulated_gpu.py")
    ran = subprocess.run(
        [sys.executable, str(script), key], env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == play_few(FEW[key], "cpu")


# The compiled judge decides as the default policy does.


def groups() -> list[list[str]]:
    """Configurations that can be in one batch."""
    found: dict[tuple[str, str], list[str]] = {}
    for spec in ALL:
        game, _, options = spec.partition("(")
        found.setdefault((game, options[: len("players=2")]), []).append(spec)
    return list(found.values())


@pytest.mark.parametrize("specs", groups(), ids=lambda specs: specs[0])
def test_the_compiled_greedy_bot_decides_as_the_other_does(specs: list[str]) -> None:
    states = [started(spec, seed) for seed in range(2) for spec in specs]
    batch, judge = Batch.of(states, seed=7, rolls=False), states[0].game.judge
    decisions = draws = 0
    for _ in range(LONG_ENOUGH):
        if batch.over.all():
            break
        rows = batch._states[:, [SEED, DRAWN]].tolist()
        choices = batch.choose("greedy")
        actions = batch.actions(choices).tolist()
        for state, action, (seed, drawn) in zip(states, actions, rows, strict=True):
            if state.seat >= 0:
                stream = Stream(seed, drawn)
                expected = best_action(judge, state, stream)
                assert action == expected, state.position_line()
                decisions += 1
                draws += stream.drawn - drawn
            if state.seat != NOBODY:
                state.apply(action)
        batch.step(choices)
    assert batch.over.all()
    assert decisions > 50 * len(states)
    assert draws > len(states)  # not all was clear
    assert [batch.state(n).key() for n in range(len(states))] == [state.key() for state in states]


@pytest.mark.parametrize("spec", BOTH)
def test_a_batch_gives_the_figures_of_the_judge(spec: str) -> None:
    batch = Batch(spec, games=4, seed=3)
    batch.play("greedy", rounds=3)
    values, expected, legal = batch.values(), batch.evaluate(), batch.legal()
    assert (np.isfinite(values) == legal).all()
    for n in range(4):
        state = batch.state(n)
        found = sorted(values[n][legal[n]].tolist())
        pairs = state.game.judge.action_values(state)
        assert found == sorted(v for v, actions in pairs for _ in range(actions.bit_count()))
        seats = range(batch.players)
        assert expected[n].tolist() == [state.game.judge.value(state, seat) for seat in seats]


def test_greedy_play_beats_random_play() -> None:
    for spec in BOTH:
        means = []
        for policy in ("random", "greedy"):
            batch = Batch(spec, games=50, seed=1)
            batch.play(policy)
            means.append(batch.scores().mean())
        assert means[1] > 1.3 * means[0], spec


# Bad input.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"games": 0}, "1 to"),
        ({"games": -3}, "1 to"),
        ({"games": 2.0}, "1 to"),
        ({"games": 2**30}, "1 to"),
        ({"seed": -1}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"deals": 0}, "deals"),
        ({"deals": 5}, "deals"),
        ({"threads": 0}, "thread"),
        ({"device": "abacus"}, "device"),
        ({"spec": "kingsburg(players=9)"}, "players"),
        ({"spec": "chess"}, "chess"),
        ({"spec": "not a game"}, "not a game"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(Malformed, match=words):
        Batch(**{"spec": KINGSBURG, "games": 4, "seed": 1, **arguments})


def test_a_batch_of_no_states_or_of_different_games_is_refused() -> None:
    with pytest.raises(Malformed, match="one match at least"):
        Batch.of([])
    with pytest.raises(Malformed, match="of one game"):
        Batch.of([started(KINGSBURG, 1), started(KINGDOM_BUILDER, 1)])
    with pytest.raises(Malformed, match="number of seats"):
        Batch.of([started(KINGSBURG, 1), started("kingsburg(players=4)", 1)])
    with pytest.raises(Malformed, match="states"):
        Batch.of(["kingsburg"])  # type: ignore[list-item]
    with pytest.raises(Malformed, match="seed"):
        Batch.of([started(KINGSBURG, 1)], seed=-1)


@pytest.mark.skipif("NUMBA_ENABLE_CUDASIM" in os.environ, reason="there is one")
def test_without_a_gpu_cuda_is_refused() -> None:
    from numba import cuda

    if cuda.is_available():  # type: ignore[no-untyped-call]
        pytest.skip("there is a GPU")
    with pytest.raises(RegnumError, match="no GPU"):
        Batch(KINGSBURG, games=1, device="cuda")


def illegal_choices(batch: Batch) -> dict[str, Any]:
    """What cannot be taken as choices, by what is wrong with it."""
    fine = batch.choose()
    worst = fine.copy()
    worst[2] = int(np.flatnonzero(~batch.legal()[2])[0])
    high, low = fine.copy(), fine.copy()
    high[2], low[2] = 10**12, -1
    return {
        "illegal": worst,
        "too high": high,
        "negative": low,
        "too few": fine[:-1],
        "too many": [*fine.tolist(), 0],
        "a table": fine[None],
        "fractions": fine.astype(np.float64),
        "truth values": fine > 0,
        "texts": [str(choice) for choice in fine],
        "ragged": [[1], [2, 3]],
        "nothing": None,
        "one number": 3,
    }


@pytest.mark.parametrize("spec", BOTH)
def test_bad_choices_are_refused_and_change_nothing(spec: str) -> None:
    batch = Batch(spec, games=4, seed=1)
    for what, choices in illegal_choices(batch).items():
        before = everything(batch)
        for take in (batch.step, batch.actions):
            with pytest.raises((Illegal, Malformed)) as error:
                take(choices)
            is_illegal = what in ("illegal", "too high", "negative")
            words = "match 2" if is_illegal else "each of the 4 matches"
            assert words in str(error.value), what
            assert "\n" not in str(error.value)
        assert everything(batch) == before, what


def test_actions_of_another_step_are_refused() -> None:
    batch = Batch("kingdom-builder(players=2)", games=2, seed=1)
    state = batch.state(0)
    action = state.legal_actions()[0]
    hexes = [n for n in state.game.action_texts if batch._kernel.choice_of(n) == action]
    other = next(
        n
        for n in state.game.action_texts
        if n != action and batch._kernel.choice_of(n) == batch._kernel.choice_of(action)
    )
    assert other not in hexes
    second = batch.state(1).legal_actions()[0]
    for wrong in (other, 10**6, -1):
        with pytest.raises(Illegal, match="match 0"):
            batch.choices_of([wrong, second])
    batch.step(batch.choices_of([action, second]))
    assert batch.state(0).key() == state.child(action).key()


@pytest.mark.parametrize(
    "which", [[True], [1, 0, 1, 0], None, "yes", np.ones((4, 1), np.bool_), True]
)
def test_a_bad_set_of_matches_to_begin_anew_is_refused(which: Any) -> None:
    batch = Batch(KINGSBURG, games=4, seed=1)
    before = everything(batch)
    with pytest.raises(Malformed, match="each of the 4 matches"):
        batch.reset(which)
    assert everything(batch) == before


def test_other_bad_wishes_are_refused() -> None:
    batch = Batch(KINGSBURG, games=4, seed=1)
    before = everything(batch)
    for number in (-1, 4):
        with pytest.raises(Malformed, match="0 to 3"):
            batch.state(number)
    for rounds in (0, -1, 1.5, "2"):
        with pytest.raises(Malformed, match="round"):
            batch.play(rounds=rounds)  # type: ignore[arg-type]
    for policy in ("planner", "", "Random"):
        with pytest.raises(Malformed, match="policy"):
            batch.play(policy)
        with pytest.raises(Malformed, match="policy"):
            batch.choose(policy)
    with pytest.raises(Malformed, match="form"):
        batch.legal("text")
    for out in ([0] * 4, np.zeros(3, np.int64), np.zeros(4, np.int32), np.zeros(8, np.int64)[::2]):
        with pytest.raises(Malformed, match="choice"):
            batch.choose(out=out)
    assert everything(batch) == before


def test_what_a_batch_gives_can_be_changed_without_changing_it() -> None:
    batch = Batch(KINGSBURG, games=4, seed=1)
    before = everything(batch)
    for found in (*map(batch.legal, FORMS), batch.scores(), batch.seats, batch.over):
        found[...] = 1
    assert everything(batch) == before


def test_choices_of_any_width_and_layout_are_taken() -> None:
    batches = [Batch(KINGSBURG, games=4, seed=1) for _ in range(4)]
    choices = batches[0].choose()
    for batch in batches[1:]:
        batch.choose()
    given = choices, choices.astype(np.int16), choices.tolist(), np.repeat(choices, 2)[::2]
    for batch, these in zip(batches, given, strict=True):
        batch.step(these)
    assert len({tuple(everything(batch)) for batch in batches}) == 1


# What is told about batches.


def test_the_examples_of_batches_are_true() -> None:
    result = doctest.testmod(import_module("regnum.fast.batch"))
    assert result.attempted
    assert not result.failed


def test_the_example_for_researchers_runs() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text()
    [example] = [part for part in text.split("```") if "from regnum.fast import" in part]
    names: dict[str, Any] = {}
    exec(example.removeprefix("python").replace("games=4096", "games=16"), names)
    assert names["masks"].shape == (16, names["batch"].choices)
    assert names["state"].setup.players == 4
