"""PettingZoo: its own referees, and that what happens is what the engine does."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, render_test, seed_test

from environments.playing import KEYS, SPECS, any_id, same, seen_by
from regnum import CHANCE, Illegal, Match, games
from regnum.environments import env_id
from regnum.environments.aec import CHANCE_AGENT, MatchEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of referees: they are of taste


def play_random(env: MatchEnv, random: Random, decisions: int = 10**9) -> int:
    """Random decisions; gives how many there were."""
    for count in range(decisions):
        if not env.agents or env.terminations[env.agent_selection]:
            return count
        env.step(any_id(env.infos[env.agent_selection]["action_mask"], random))
    return decisions


@pytest.mark.parametrize("settings", [{}, {"actions": "stable"}, {"chance": "explicit"}])
@pytest.mark.parametrize("key", KEYS)
def test_the_api_is_that_of_pettingzoo(key: str, settings: dict[str, str]) -> None:
    api_test(make("aec", env_id(key), **settings), num_cycles=300)


@pytest.mark.parametrize("key", KEYS)
def test_equal_seeds_give_equal_matches(key: str) -> None:
    seed_test(lambda: make("aec", env_id(key)), num_cycles=80)


@pytest.mark.parametrize("key", KEYS)
def test_tables_can_be_shown(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    def shown(render_mode: str) -> Any:
        return make("aec", env_id(key), render_mode=render_mode)

    render_test(shown, {"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out


def test_every_game_has_an_environment() -> None:
    for key in games():
        assert isinstance(make("aec", env_id(key)), MatchEnv)


@pytest.mark.parametrize("reward", ["margin", "rank", "win"])
@pytest.mark.parametrize("spec", SPECS)
def test_a_match_is_that_of_the_engine(spec: str, reward: str) -> None:
    env = MatchEnv(spec, reward=reward, actions="stable" if reward == "win" else "compact")
    env.reset(seed=11)
    match, random = Match.new(spec, seed=11), Random(1)
    assert env.num_agents == match.setup.players
    count = 0
    while not match.state.is_over:
        seat = match.state.seat
        assert env.agent_selection == f"player_{seat}"
        assert not any(env.rewards.values())
        if count % 9 == 0:
            seen, _, terminated, truncated, info = env.last()
            assert not terminated
            assert not truncated
            assert same(seen["observation"], seen_by(match.state, seat))
            mask = env.terms.ids.mask(match.state.legal_mask)
            assert (seen["action_mask"] == mask).all()
            assert (info["action_mask"] == mask).all()
            other = (seat + 1) % match.setup.players
            assert not env.observe(f"player_{other}")["action_mask"].any()
        action = match.state.random_action(random)
        env.step(env.terms.ids.id_of(action))
        match.play(action)
        assert env.episode.state.key() == match.state.key()
        count += 1
    result = match.state.result()
    points = [score.total for score in result.scores]
    for seat in range(match.setup.players):
        earned = env.rewards[f"player_{seat}"]
        if reward == "margin":
            assert earned == points[seat] - max(points[:seat] + points[seat + 1 :])
        elif reward == "win":
            assert earned == (seat in result.winners) / len(result.winners)
        else:
            assert (earned == 1) == (result.winners == [seat])
    final = dict(env.rewards)
    while env.agents:  # each takes its own away
        assert env.last()[1] == final.pop(env.agent_selection)
        env.step(None)
    assert not final


@pytest.mark.parametrize("spec", SPECS[::2])
def test_explicit_chance_is_an_agent(spec: str) -> None:
    env = MatchEnv(spec, chance="explicit")
    env.reset(seed=3)
    state, random = env.episode.state.copy(), Random(5)
    rolled = 0
    while not state.is_over:
        number = any_id(env.infos[env.agent_selection]["action_mask"], random)
        if state.seat == CHANCE:
            rolled += 1
            assert env.agent_selection == CHANCE_AGENT
            likely = env.infos[CHANCE_AGENT]["probabilities"]
            outcomes = state.chance_outcomes()
            whole = sum(weight for _, weight in outcomes)
            assert likely.sum() == pytest.approx(1)
            for action, weight in outcomes:
                assert likely[env.terms.ids.id_of(action)] == weight / whole
            for seat in range(state.setup.players):
                assert not env.infos[f"player_{seat}"]["action_mask"].any()
        state.apply(env.terms.ids.action_of(number, state.legal_mask))
        env.step(number)
        assert env.episode.state.key() == state.key()
    assert rolled
    assert env.rewards[CHANCE_AGENT] == 0


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_by_itself_and_can_be_returned_to(key: str) -> None:
    env = MatchEnv(f"{key}(players=3)")
    env.reset(seed=5)
    play_random(env, Random(1), 40)
    line, twin = env.episode.state.position_line(), env.clone()
    ends = []
    for _ in range(2):
        play_random(env, Random(2))
        ends.append((env.episode.state.position_line(), dict(env.rewards)))
        assert twin.episode.state.position_line() == line
        env.restore(twin)
        assert env.episode.state.position_line() == line
        assert not any(env.terminations.values())
    assert ends[0] == ends[1]
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        play_random(other, Random(2))
        assert (other.episode.state.position_line(), other.rewards) == ends[0]
    assert env.episode.state.position_line() == line


@pytest.mark.parametrize("key", KEYS)
def test_another_seed_changes_what_chance_does(key: str) -> None:
    env = MatchEnv(f"{key}(players=2)")
    env.reset(seed=5)
    ends = []
    for seed in (1, 2, 1):
        twin = env.clone()
        twin.reseed(seed)
        play_random(twin, Random(3))
        ends.append(twin.episode.state.position_line())
    assert ends[0] == ends[2] != ends[1]


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_know_is_drawn_anew(key: str) -> None:
    env = MatchEnv(f"{key}(players=3)")
    env.reset(seed=6)
    random, worlds = Random(4), 0
    while not env.episode.state.is_over:
        seat = env.episode.state.seat
        before = env.observe(env.agent_selection)
        for seed in range(2):
            twin = env.clone()
            twin.resample(seat, seed)
            seen = twin.observe(twin.agent_selection)
            assert same(seen["observation"], before["observation"])
            assert (seen["action_mask"] == before["action_mask"]).all()
            worlds += twin.episode.state.key() != env.episode.state.key()
        play_random(env, random, 5)
    assert worlds, "something was hidden"


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    env = MatchEnv("kingsburg(players=2)")
    env.reset(seed=1)
    line = env.episode.state.position_line()
    wrong = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    for number in (wrong, -1, 10**6):
        with pytest.raises(Illegal):
            env.step(number)
    assert env.episode.state.position_line() == line


def test_matches_without_a_seed_follow_from_the_last_one() -> None:
    env, starts = MatchEnv("kingdom-builder(players=2)"), []
    for seed in (3, None, None, 3, None):
        env.reset(seed=seed)
        starts.append(env.episode.state.position_line())
    assert starts[0] == starts[3]
    assert starts[1] == starts[4]
    assert len({*starts}) == 3
