"""Many matches at once: the compiled encoding, and the environment over it, beside the engine."""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from configurations import ALL
from environments.playing import KEYS, SPECS, same, seen_by
from fast.lockstep import Twin
from regnum import CHANCE, Illegal, Malformed, Match, RegnumError, State, load
from regnum.bots.policy import best_action
from regnum.core.encoding import starts_of
from regnum.environments import env_id
from regnum.environments.observing import ids_of, observer_of
from regnum.environments.vector import BatchEnv
from regnum.fast import Batch
from regnum.fast.loading import load_loops

pytestmark = pytest.mark.xdist_group("kernels")  # compiled once

LONG_ENOUGH = 2000  # steps of any match


def compiled_view(twin: Twin, state: State, seat: int) -> Any:
    """What the compiled encoding shows to a seat."""
    observer = observer_of(state.game.key)
    encoding = observer.encoding
    numbers = np.full((1, encoding.number_count), 9, np.int8)  # whatever was there is gone
    scalars = np.full((1, encoding.scalar_count), 9, np.float32)
    loops: Any = load_loops(state.game.key, "seat_loops")
    match = twin.setup[None], np.zeros(1, np.int64), twin.state[None], twin._mask
    scales = np.array(encoding.scales)
    loops.encode_rows(*match, np.array([seat]), scales, numbers, scalars, 0, 1)
    return observer.named(numbers[0], scalars[0])


def play_both(spec: str, choose: Callable[[State, Random], int], where: dict[str, Any]) -> None:
    """Compare what all seats see, and note which numbers were ever more than zero."""
    match, random = Match.new(spec, seed=8), Random(8)
    state = match.game.start(match.setup)
    twin, count = Twin(match), 0
    while True:
        for seat in range(state.setup.players):
            seen = compiled_view(twin, state, seat)
            assert same(seen, seen_by(state, seat)), state.position_line()
            for name, array in seen.items():
                where[name] = where.get(name, False) | (array != 0)
        if state.is_over:
            break
        action = choose(state, random)
        state.apply(action)
        twin.play(action)
        count += 1
    assert count > 50


@pytest.mark.parametrize("spec", ALL)
def test_the_compiled_encoding_is_that_of_the_rules(spec: str) -> None:
    play_both(spec, lambda state, random: state.random_action(random), {})


# Parts and scalars that are seen in some game of good players.
USED = {
    "kingdom-builder": ("held", "ready", "booked", "owed", "left", "token", "last_round"),
    "kingsburg": ("combat", "known", "loss", "passed", "token_used", "envoy"),
}


@pytest.mark.parametrize("key", KEYS)
def test_the_compiled_encoding_is_that_of_the_rules_in_good_play(key: str) -> None:
    judge, where = load(key).judge, dict[str, Any]()

    def choose(state: State, random: Random) -> int:
        if state.seat == CHANCE:
            return state.random_action(random)
        return best_action(judge, state, random)

    for spec in (spec for spec in SPECS if spec.startswith(key)):
        play_both(spec, choose, where)
    encoding = observer_of(key).encoding
    starts = starts_of(encoding.scalars)
    for feature in encoding.scalars:
        found = where["scalars"][starts[feature.name] : starts[feature.name] + feature.size]
        assert found.any() or feature.name not in USED[key], feature.name


@pytest.mark.parametrize("key", KEYS)
def test_many_matches_are_seen_as_each_of_them_is(key: str) -> None:
    batch = Batch(f"{key}(players=3)", games=20, seed=3, threads=2)
    batch.play("random", rounds=2)
    for seats in (None, np.arange(20) % 3):
        found = observer_of(key).named(*batch.observe(seats))
        for n in range(20):
            state = batch.state(n)
            seat = max(state.seat, 0) if seats is None else int(seats[n])
            assert same({name: array[n] for name, array in found.items()}, seen_by(state, seat))
    with pytest.raises(Malformed, match="seats are 0 to 2"):
        batch.observe(np.full(20, 3))


@pytest.mark.parametrize("key", KEYS)
def test_the_environment_is_the_batch_below_it(key: str) -> None:
    env: Any = gymnasium.make_vec(
        env_id(key), num_envs=6, vectorization_mode="vector_entry_point", seat=1, deals=2
    )
    seen, info = env.reset(seed=4)
    random = np.random.default_rng(1)
    ended, was_over = 0, np.zeros(6, np.bool_)
    for step in range(LONG_ENOUGH):
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"] == info["action_mask"]).all()
        states = [env.batch.state(n) for n in range(6)]
        for n, state in enumerate(states):
            assert state.seat == 1 or state.is_over
            if step % 10 == 0:
                one = {name: array[n] for name, array in seen.items() if name != "action_mask"}
                assert same(one, seen_by(state, 1))
            legal = 0 if state.is_over else state.legal_mask
            assert (seen["action_mask"][n] == ids_of(key, "compact").mask(legal)).all()
        if ended > 6:
            break
        masks = env.unwrapped.action_masks()
        assert masks[was_over].all()
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, over, truncated, info = env.step(actions)
        assert not truncated.any()
        assert not (over & was_over).any(), "it has begun anew"
        for n in range(6):
            points = [score.total for score in env.batch.state(n).scores()]
            margin = points[1] - max(points[:1] + points[2:])
            assert rewards[n] == (margin if over[n] else 0)
            assert rewards[n] == info["rewards"][n, 1]
        ended, was_over = ended + int(over.sum()), over
    assert ended > 6


@pytest.mark.parametrize("key", KEYS)
def test_equal_seeds_give_equal_matches(key: str) -> None:
    ends = []
    for seed in (1, 2, 1):
        env = BatchEnv(f"{key}(players=2)", 4, opponents="greedy", reward="win", threads=1)
        seen, _ = env.reset(seed=seed)
        for _ in range(15):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
        ends.append([env.batch.state(n).position_line() for n in range(4)])
    assert ends[0] == ends[2] != ends[1]


def went_on(env: BatchEnv, steps: int) -> list[str]:
    """Where the matches are after some steps that follow from what is legal."""
    for _ in range(steps):
        env.step(env.action_masks().argmax(axis=1))
    return positions(env)


def positions(env: BatchEnv) -> list[str]:
    return [env.batch.state(n).position_line() for n in range(env.num_envs)]


@pytest.mark.parametrize("seat", [1, "all"])
@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_by_itself_and_is_returned_to(key: str, seat: int | str) -> None:
    env = BatchEnv(f"{key}(players=3)", 4, seat=seat, threads=1)
    env.reset(seed=5)
    went_on(env, 6)
    clone = env.clone()
    here, there = positions(env), went_on(env, 12)
    assert here == positions(clone) != there
    assert went_on(clone.clone(), 12) == there, "by the same chance"
    env.restore(clone)
    assert went_on(env, 12) == there
    env.restore(clone)
    env.reseed(9)
    assert positions(env) == here
    assert went_on(env, 12) != there


@pytest.mark.parametrize("seat", [2, "all"])
@pytest.mark.parametrize("key", KEYS)
def test_all_that_the_learner_cannot_know_is_drawn_anew(key: str, seat: int | str) -> None:
    env = BatchEnv(f"{key}(players=3)", 6, seat=seat, threads=1)
    env.reset(seed=5)
    for _ in range(LONG_ENOUGH):
        (seen, info), before = env._seen(), env.clone()
        env.resample(seed=1)
        if positions(env) != positions(before):  # somebody else has seen something
            break
        env.step(env.batch.choose())
    again, told = env._seen()
    assert same(seen, again)
    assert same(info, told)
    for n, state in enumerate(env.batch.state(n) for n in range(6)):
        seat_of = int(info["seat"][n])
        assert state.view(seat_of) == before.batch.state(n).view(seat_of)
    drawn = positions(env)
    assert drawn != positions(before)
    env.restore(before)
    env.resample(seed=1)
    assert positions(env) == drawn
    went_on(env, 30)
    with pytest.raises(Malformed, match="seats are 0 to 2"):
        env.batch.resample(np.full(6, 3), seed=1)


def test_in_self_play_every_seat_decides() -> None:
    env = BatchEnv("kingsburg(players=3)", 5, seat="all", reward="rank")
    seen, info = env.reset(seed=1)
    seats, ends = set[int](), 0
    for _ in range(LONG_ENOUGH):
        if ends > 3:
            break
        deciding, random = env.batch.seats, env.batch.choose()
        assert (info["seat"] == deciding.clip(0)).all()
        for n, seat in enumerate(deciding.tolist()):
            if seat >= 0:
                one = {name: array[n] for name, array in seen.items() if name != "action_mask"}
                assert same(one, seen_by(env.batch.state(n), seat))
        seats |= {*deciding.tolist()}
        seen, rewards, over, _, info = env.step(random)
        for n in np.flatnonzero(over).tolist():
            ends += 1
            assert rewards[n] == info["rewards"][n, deciding[n]]
            assert info["rewards"][n].sum() == pytest.approx(0)
    assert seats == {-2, 0, 1, 2}


@pytest.mark.parametrize("key", KEYS)
def test_stable_ids_are_the_actions_of_the_engine(key: str) -> None:
    spec, game = f"{key}(players=2)", load(key)
    stable = BatchEnv(spec, 5, seat="all", actions="stable", threads=1)
    compact = BatchEnv(spec, 5, seat="all", threads=1)
    seen, info = stable.reset(seed=3)
    compact.reset(seed=3)
    random, ends = np.random.default_rng(2), 0
    for _ in range(LONG_ENOUGH):
        assert stable.observation_space.contains(seen)
        assert seen["action_mask"].shape == (5, game.action_count)
        assert (seen["action_mask"] == info["action_mask"]).all()
        legal = [stable.batch.state(n).legal_mask for n in range(5)]
        assert (seen["action_mask"] == [ids_of(key, "stable").mask(mask) for mask in legal]).all()
        if ends > 2:
            break
        actions = np.array([random.choice(np.flatnonzero(m)) for m in stable.action_masks()])
        choices = stable.batch.choices_of(actions)
        seen, rewards, over, _, info = stable.step(actions)
        _, same_rewards, *_ = compact.step(choices)
        assert positions(stable) == positions(compact)
        assert (rewards == same_rewards).all()
        ends += int(over.sum())
    assert ends > 2


@pytest.mark.parametrize("key", KEYS)
def test_an_illegal_stable_id_is_refused_and_changes_nothing(key: str) -> None:
    env = BatchEnv(f"{key}(players=2)", 3, actions="stable")
    seen, _ = env.reset(seed=1)
    before, right = positions(env), seen["action_mask"].argmax(axis=1)
    for wrong in (int(seen["action_mask"][1].argmin()), -1, load(key).action_count):
        with pytest.raises(Illegal, match=f"action {wrong}: .*match 1"):
            env.step(np.array([right[0], wrong, right[2]]))
        assert positions(env) == before
    quick = BatchEnv(f"{key}(players=2)", 3, actions="stable", check=False)
    quick.reset(seed=1)
    env.step(right)
    quick.step(right)
    assert positions(quick) == positions(env) != before


def test_others_play_on_until_a_seat_has_to_decide() -> None:
    batch = Batch("kingsburg(players=4)", games=8, seed=2)
    for policy in ("random", "greedy"):
        for seat in (2, 0, 3):
            batch.await_seats(np.full(8, seat), policy)
            assert (batch.seats == seat).all()
            legal = [batch.state(n).legal_mask.bit_count() for n in range(8)]
            assert batch.legal().sum(axis=1).tolist() == legal
    with pytest.raises(Malformed):
        batch.await_seats(np.full(8, 4))
    with pytest.raises(RegnumError, match="planner"):
        batch.await_seats(np.zeros(8, np.int64), "planner")


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(RegnumError, match="kind of actions"):
        BatchEnv("kingsburg", 2, actions="short")
    with pytest.raises(Malformed, match="seats"):
        BatchEnv("kingsburg", 2, seat=4)
    env = BatchEnv("kingsburg(players=2)", 2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(seen["action_mask"].argmin(axis=1))
    with pytest.raises(Malformed, match="one seed"):
        env.reset(seed=[1, 2])
