"""Gymnasium with one seat: the referees of two libraries, and the engine beside it."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from environments.playing import KEYS, any_id, same, seen_by
from regnum import Illegal, Match, find_bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.environments import env_id
from regnum.environments.seat import SeatEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of referees: they are of taste


def play_random(env: SeatEnv, random: Random) -> float:
    """To the end; gives the reward."""
    reward, is_over = 0.0, False
    while not is_over:
        assert reward == 0
        _, reward, is_over, _, _ = env.step(any_id(env.action_masks(), random))
    return reward


@pytest.mark.parametrize("actions", ["compact", "stable"])
@pytest.mark.parametrize("key", KEYS)
def test_the_api_is_that_of_gymnasium(key: str, actions: str) -> None:
    settings: dict[str, Any] = {"opponents": "random", "illegal": "replace", "actions": actions}
    check_env(gymnasium.make(env_id(key), render_mode="ansi", **settings).unwrapped)


@pytest.mark.parametrize("key", KEYS)
def test_the_api_is_that_of_stable_baselines(key: str) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker", reason="stable-baselines3 is not installed"
    )
    checker.check_env(SeatEnv(key, opponents="random", illegal="replace"))


def test_a_policy_with_masks_learns_from_it() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    env = SeatEnv("kingsburg(players=2)", opponents="random", reward="win")
    model = contrib.MaskablePPO(
        "MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu"
    )
    before = model.policy.state_dict()["action_net.weight"].clone()
    model.learn(128)
    assert (model.policy.state_dict()["action_net.weight"] != before).any()
    seen, _ = env.reset(seed=1)
    number, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
    assert env.action_masks()[int(number)]


@pytest.mark.parametrize("key", KEYS)
def test_the_specifications_are_those_of_torchrl(key: str) -> None:
    torchrl = pytest.importorskip("torchrl.envs", reason="torchrl is not installed")
    env = SeatEnv(key, opponents="random", illegal="replace")
    wrapped = torchrl.GymWrapper(env, categorical_action_encoding=True)
    torchrl.check_env_specs(wrapped, seed=1)


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_that_of_the_engine(key: str, seat: int) -> None:
    spec, seed = f"{key}(players=3)", 17
    env = SeatEnv(spec, seat=seat, opponents=("greedy", "random"))
    seen, info = env.reset(seed=seed)
    match, random = Match.new(spec, seed=seed), Random(2)
    bots = {(seat + 1) % 3: "greedy", (seat + 2) % 3: "random"}
    players = {other: find_bot(code, match.game) for other, code in bots.items()}
    randoms = [Random(Source(seed, "bots", other).word()) for other in range(3)]
    reward, is_over = 0.0, False
    while True:
        while match.state.seat in players:
            other = match.state.seat
            match.play(players[other].decide(Observation(match.state, other, randoms[other])))
        assert env.episode.state.key() == match.state.key()
        mask = seen.pop("action_mask")
        assert same(seen, seen_by(match.state, seat))
        assert (mask == info["action_mask"]).all()
        assert is_over == match.state.is_over
        if is_over:
            break
        assert reward == 0
        assert (mask == env.terms.ids.mask(match.state.legal_mask)).all()
        action = match.state.random_action(random)
        match.play(action)
        seen, reward, is_over, _, info = env.step(env.terms.ids.id_of(action))
    points = [score.total for score in match.state.scores()]
    assert reward == points[seat] - max(points[:seat] + points[seat + 1 :])


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_by_itself_and_can_be_returned_to(key: str) -> None:
    env = SeatEnv(f"{key}(players=2)", opponents="greedy:blur=2")
    env.reset(seed=1)
    for _ in range(9):
        env.step(any_id(env.action_masks(), Random(3)))
    twin, line = env.clone(), env.episode.state.position_line()
    reward = play_random(env, Random(4))
    assert twin.episode.state.position_line() == line
    copied, pickled = copy.deepcopy(twin), pickle.loads(pickle.dumps(twin))
    env.restore(twin)
    for other in (env, copied, pickled, twin):
        assert play_random(other, Random(4)) == reward


def test_reseeding_and_resampling() -> None:
    env = SeatEnv("kingdom-builder(players=3)", opponents="random")
    seen, _ = env.reset(seed=1)
    twin, ends = env.clone(), []
    for seed in (1, 2, 1):
        env.restore(twin)
        env.reseed(seed)
        play_random(env, Random(4))
        ends.append(env.episode.state.position_line())
    assert ends[0] == ends[2] != ends[1]
    worlds = set()
    for seed in range(8):
        env.restore(twin)
        env.resample(seed)
        assert same(env._looked({})[0], seen)
        worlds.add(env.episode.state.position_line())
    assert len(worlds) > 1


def test_the_seat_can_be_drawn() -> None:
    env = SeatEnv("kingsburg(players=4)", seat="any", opponents="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert {*seats} == {0, 1, 2, 3}
    assert env.reset(seed=7)[1]["seat"] == seats[7]
    assert env.episode.state.seat == env.seat


def test_illegal_actions_are_refused_or_replaced() -> None:
    strict = SeatEnv("kingsburg(players=2)")
    strict.reset(seed=1)
    wrong = int(np.flatnonzero(~strict.action_masks())[0])
    with pytest.raises(Illegal):
        strict.step(wrong)
    lenient = SeatEnv("kingsburg(players=2)", illegal="replace")
    lenient.reset(seed=1)
    assert lenient.step(wrong)[4]["illegal"] == wrong
    play_random(lenient, Random(1))
    with pytest.raises(Illegal, match="over"):
        lenient.step(0)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seat": 5}, "seats are 0 to 1"),
        ({"opponents": ("greedy", "random")}, "one opponent"),
        ({"opponents": "nobody"}, "nobody"),
        ({"illegal": "ignore"}, "ignore"),
        ({"render_mode": "film"}, "film"),
    ],
)
def test_wrong_settings_are_explained(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        SeatEnv("kingsburg(players=2)", **settings)
