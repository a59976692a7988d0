"""Speed of the environments for learning, and of the libraries' own games in the same run.

python bench/environments.py [--seconds 1]

Every decision is any legal one; where a library has masks, it is drawn from them. Seconds are those
of the processor, on one core, so that others at work on the machine matter little. Rounds take
turns, and the best of each counts. A library or game that is not installed is left out.
"""

import argparse
from collections.abc import Callable
from copy import deepcopy
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import make

from regnum.core.registry import find_game
from regnum.core.spec import print_spec
from regnum.environments.aec import MatchEnv
from regnum.environments.seat import SeatEnv
from regnum.environments.vector import BatchEnv

CONFIGURATIONS = (
    ("kingdom-builder", {"players": "4", "nomads": "yes"}),
    ("kingsburg", {"players": "5"}),
)
ROUNDS = 3
MATCHES = 1024  # of a vector environment
DEALS = 64
CLONES = 2000
Round = Callable[[float], float]  # from seconds to steps a second


def timed(step: Callable[[], int], seconds: float) -> float:
    """How many steps are taken in a second."""
    started, steps = process_time(), 0
    while (spent := process_time() - started) < seconds:
        steps += step()
    return steps / spent


def aec_round(env: Any) -> Round:
    """All agents of a PettingZoo environment, each with what it sees."""
    random = Random(1)

    def match() -> int:
        env.reset(seed=random.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return lambda seconds: timed(match, seconds)


def gymnasium_round(env: Any) -> Round:
    """One learner in a Gymnasium environment."""
    random = Random(1)

    def match() -> int:
        seen, _ = env.reset(seed=random.getrandbits(30))
        steps, is_over = 0, False
        while not is_over:
            if isinstance(seen, dict):
                action = int(random.choice(np.flatnonzero(seen["action_mask"])))
            else:
                action = random.randrange(int(env.action_space.n))
            seen, _, terminated, truncated, _ = env.step(action)
            is_over = terminated or truncated
            steps += 1
        return steps

    return lambda seconds: timed(match, seconds)


def vector_round(env: Any) -> Round:
    """Many matches of a vector environment."""
    env.reset(seed=1)
    random = np.random.default_rng(1)

    def choose() -> Any:
        if isinstance(env, BatchEnv):
            return env.batch.choose()
        return random.integers(0, env.single_action_space.n, env.num_envs)

    def step() -> int:
        env.step(choose())
        return int(env.num_envs)

    step()
    return lambda seconds: timed(step, seconds)


def openspiel_round(game: Any, has_tensor: bool) -> Round:
    """Random play in OpenSpiel, maybe with the observation tensor of whoever decides."""
    random = Random(1)
    has_tensor &= game.get_type().provides_observation_tensor

    def match() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                if has_tensor:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda seconds: timed(match, seconds)


def clone_micros(game: Any) -> tuple[float, float]:
    """Microseconds of a clone in the middle of a game, and of a deep copy of its state."""
    state, random = game.new_initial_state(), Random(1)
    for _ in range(80):
        outcomes = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(random.choice(outcomes or state.legal_actions()))
    plain = state.progress.state
    found = []
    for work, count in ((state.clone, CLONES), (lambda: deepcopy(plain), CLONES // 20)):
        started = process_time()
        for _ in range(count):
            work()
        found.append((process_time() - started) / count * 1e6)
    return found[0], found[1]


def rivals(name: str, build: Callable[[], Round]) -> dict[str, Round]:
    """A game of a library, if it is installed."""
    try:
        return {name: build()}
    except Exception as missing:
        print(f"({name} is left out: {str(missing).splitlines()[0][:80]})")
        return {}


def compare(title: str, rounds: dict[str, Round], seconds: float) -> None:
    """Measure some in turn, and print steps a second."""
    best = dict.fromkeys(rounds, 0.0)
    for _ in range(ROUNDS):
        for name, measure in rounds.items():
            best[name] = max(best[name], measure(seconds))
    print(f"{title}, steps/s")
    for name, rate in best.items():
        print(f"  {name:46}{rate:12,.0f}")


def main() -> None:
    """One library after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each of three rounds")
    seconds = parser.parse_args().seconds
    ours = {
        f"{find_game(key).title}, {options['players']} seats": print_spec(key, options)
        for key, options in CONFIGURATIONS
    }

    compare(
        "PettingZoo (AEC)",
        {
            **{name: aec_round(MatchEnv(spec)) for name, spec in ours.items()},
            **rivals("connect_four_v3", lambda: aec_round(make("aec", "classic/connect_four_v3"))),
            **rivals("hanabi_v5", lambda: aec_round(make("aec", "classic/hanabi_v5"))),
        },
        seconds,
    )
    compare(
        "Gymnasium, one seat (decisions of its own)",
        {
            **{
                f"{name}, {bot} others": gymnasium_round(SeatEnv(spec, opponents=bot))
                for name, spec in ours.items()
                for bot in ("random", "greedy")
            },
            **rivals("CartPole-v1", lambda: gymnasium_round(gymnasium.make("CartPole-v1"))),
        },
        seconds,
    )
    compare(
        f"Gymnasium, {MATCHES} matches at once, one thread",
        {
            **{
                f"{name}, {who}": vector_round(
                    BatchEnv(spec, MATCHES, deals=DEALS, threads=1, check=False, **settings)
                )
                for name, spec in ours.items()
                for who, settings in (
                    ("self-play", {"seat": "all"}),
                    ("random others", {"opponents": "random"}),
                    ("greedy others", {"opponents": "greedy"}),
                )
            },
            **rivals(
                "CartPole-v1",
                lambda: vector_round(gymnasium.make_vec("CartPole-v1", num_envs=MATCHES)),
            ),
        },
        seconds,
    )
    try:
        import pyspiel

        from regnum.environments.openspiel import game_name
    except ImportError:
        print("(OpenSpiel is not installed)")
        return
    games = {
        f"{find_game(key).title}, {options['players']} seats": pyspiel.load_game(
            game_name(key), {**options, "players": int(options["players"])}
        )
        for key, options in CONFIGURATIONS
    }
    theirs = ("python_tic_tac_toe", "python_kuhn_poker", "tic_tac_toe", "backgammon")
    import open_spiel.python.games  # noqa: F401  # makes the first two known

    for name in theirs:
        games[name if name.startswith("python") else f"{name} (C++)"] = pyspiel.load_game(name)
    for has_tensor in (False, True):
        rounds = {name: openspiel_round(game, has_tensor) for name, game in games.items()}
        compare(f"OpenSpiel, chance included{', with tensors' * has_tensor}", rounds, seconds)
    for name in ours:
        game = games[name]
        clone, plain = clone_micros(game)
        print(f"  {name}: a clone takes {clone:.1f} µs, a deep copy {plain:.0f} µs")


if __name__ == "__main__":
    main()
