"""Speed of the compiled rules against the Python engine and another one, in the same run.

python bench/kernel.py [--games 200] [--compile]

Rounds alternate between the engines, so that a busy machine slows both; the best round of each
counts. With a GPU that CUDA can use, it is measured as well. --compile also measures how long it
takes until everything is compiled, with nothing kept.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from numba import cuda

from regnum.bots.playout import play_out
from regnum.core.contract import State
from regnum.core.registry import find_game
from regnum.core.spec import print_spec
from regnum.fast import Batch, warm_up
from speed import CONFIGURATIONS, catanatron_rate, our_rate

ROUNDS = 5
DEALS = 256
WHOLE_GAMES = 4096
STEPPED = 4096
STEPS = 60
PLAYOUTS = 512
ON_GPU = (4_096, 65_536, 524_288)
STEPPED_ON_GPU = 65_536
GPU_STEPS = 200


def timed(work: Callable[[], float]) -> float:
    """How much work is done in a second."""
    started = perf_counter()
    done = work()
    return done / (perf_counter() - started)


def play_rate(spec: str, games: int, device: str = "cpu", threads: int | None = None) -> float:
    """Decisions a second in random play of whole games inside compiled code."""
    batch = Batch(spec, games, 1, deals=min(games, DEALS), device=device, threads=threads)
    if device == "cuda":
        batch.play()  # compiled now
        batch.reset(batch.over)
    return timed(batch.play)


def step_rate(spec: str, games: int, steps: int, device: str = "cpu") -> float:
    """Decisions a second step by step, with all masks at every step; ended matches begin anew.

    That takes such a match a step, which is no decision.
    """
    batch = Batch(spec, games, 1, deals=min(games, DEALS), device=device, threads=1)
    choices = batch.choose()

    def work() -> float:
        begun = int(batch.host(batch._lives).sum())
        for _ in range(steps):
            batch.choose(out=choices)  # by batch.masks, as a learner would
            batch.step(choices, check=device == "cpu", renews=True)
        begun -= int(batch.host(batch._lives).sum())  # waits for the GPU
        return games * steps + begun

    if device == "cuda":
        work()
    return timed(work)


def middle(spec: str) -> State:
    """A match in which some rounds were played, where a bot would think."""
    batch = Batch(spec, 1, seed=5)
    batch.play("greedy", rounds=3)
    return batch.state(0)


def playout_rates(spec: str) -> tuple[float, float]:
    """Playouts a second from one position: compiled on one thread, and by the Python engine."""
    state = middle(spec)
    rounds = state.game.judge.playout_rounds
    batch = Batch.of([state] * PLAYOUTS, seed=1, threads=1)

    def compiled() -> float:
        batch.play("greedy", rounds=rounds)
        return PLAYOUTS

    def python() -> float:
        count, random = PLAYOUTS // 32, Random(1)
        for _ in range(count):
            play_out(state.game.judge, state.copy(), random, rounds * state.setup.players)
        return count

    return timed(compiled), timed(python)


def compile_seconds(key: str) -> float:
    """How long it takes until everything is compiled, with nothing kept on disk."""
    with TemporaryDirectory() as folder:
        code = f"from regnum.fast import warm_up; warm_up({key!r})"
        environment = {**os.environ, "XDG_CACHE_HOME": folder}
        started = perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        return perf_counter() - started


def measure(key: str, options: dict[str, str], games: int) -> None:
    """All figures of one game."""
    spec = print_spec(key, options)
    print(f"{spec}, decisions/s")
    warm_up(key)
    engine, other, one, two, stepped, playouts, thought = ([0.0] for _ in range(7))
    for _ in range(ROUNDS):
        engine.append(our_rate(key, options, games)[0])
        other.append(catanatron_rate(max(1, games // 20)))
        one.append(play_rate(spec, WHOLE_GAMES, threads=1))
        two.append(play_rate(spec, 2 * WHOLE_GAMES, threads=2))
        stepped.append(step_rate(spec, STEPPED, STEPS))
        compiled, python = playout_rates(spec)
        playouts.append(compiled)
        thought.append(python)
    base = max(engine)
    print(f"  the Python engine {base:14,.0f}, catanatron {max(other):,.0f}")
    print(
        f"  random, 1 thread  {max(one):14,.0f}   {max(one) / base:.0f} times the Python engine, "
        f"{max(one) / max(other):,.0f} times catanatron"
    )
    print(f"  random, 2 threads {max(two):14,.0f}   {max(two) / max(one):.2f} times one thread")
    print(f"  steps with masks  {max(stepped):14,.0f}   1 thread, {STEPPED} matches")
    print(
        f"  playouts/s        {max(playouts):14,.0f}   1 thread, "
        f"{max(playouts) / max(thought):.0f} times the Python engine"
    )
    if cuda.is_available():  # type: ignore[no-untyped-call]
        measure_gpu(spec)


def measure_gpu(spec: str) -> None:
    """The same on a GPU."""
    for games in ON_GPU:
        rate = max(play_rate(spec, games, "cuda") for _ in range(2))
        print(f"  random, CUDA      {rate:14,.0f}   {games} matches")
    rate = max(step_rate(spec, STEPPED_ON_GPU, GPU_STEPS, "cuda") for _ in range(2))
    print(f"  steps with masks  {rate:14,.0f}   CUDA, {STEPPED_ON_GPU} matches")


def main() -> None:
    """Both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of the Python engine in a round")
    parser.add_argument("--compile", action="store_true", help="measure compiling as well")
    args = parser.parse_args()
    for key, options in CONFIGURATIONS:
        if args.compile:
            print(f"{find_game(key).title}: compiled in {compile_seconds(key):.0f} s")
        measure(key, options, args.games)


if __name__ == "__main__":
    main()
