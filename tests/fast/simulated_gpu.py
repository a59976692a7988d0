"""A few matches on any device, told in lines: run with the simulator of CUDA, it needs no GPU.

NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python tests/fast/simulated_gpu.py GAME
"""

import sys
from random import Random

from regnum import Match, State
from regnum.fast import Batch

FEW = {
    "kingdom-builder": "kingdom-builder(players=2,nomads=yes)",
    "kingsburg": "kingsburg(players=2)",
}
LAST = 20  # decisions and outcomes of chance: a simulated GPU takes seconds for a whole match


def nearly_over(spec: str, seed: int) -> State:
    """A moment shortly before the end of a random match."""
    match, random = Match.new(spec, seed), Random(seed)
    moments = [match.game.start(match.setup)]
    while not moments[-1].is_over:
        moments.append(moments[-1].child(moments[-1].random_action(random)))
    return moments[-1 - LAST]


def play_few(spec: str, device: str) -> list[str]:
    """All that a batch can do, once."""
    batch = Batch(spec, games=2, seed=1, device=device)
    found = [batch.legal(form) for form in ("bool", "packed", "ids")]
    choices = batch.choose("greedy")
    found += [choices, batch.actions(choices), batch.evaluate(), batch.values()]
    batch.step(choices)
    batch.step(batch.choose("random"))
    batch.step(batch.choose("random", out=choices), renews=True)
    found += [batch.seats, batch.over, batch.weights(), batch.legal("actions"), *batch.observe()]
    for policy in ("greedy", "random"):
        batch.await_seats([0, 1], policy)
        found += [batch.seats, batch.legal("packed")]
    batch.play("greedy", rounds=1)
    found += [batch.scores(), batch.seats]
    batch.play("random", rounds=1)
    found += [batch.scores(), batch.seats]
    ending = Batch.of([nearly_over(spec, seed) for seed in range(2)], seed=1, device=device)
    ending.play("random")
    found += [ending.scores(), ending.winners(), ending.over]
    lines = [batch.state(n).position_line() for n in range(2)]
    lines += [ending.state(n).position_line() for n in range(2)]
    again = ending.clone()
    again.step(again.choose(), renews=True)
    ending.reset(ending.over)
    found += [ending.seats, ending.legal("packed"), again.seats, again.masks]
    lines += [repr(batch.host(array).tolist()) for array in found]
    return [*lines, *(ending.state(n).position_line() for n in range(2))]


if __name__ == "__main__":
    print("\n".join(play_few(FEW[sys.argv[1]], "cuda")))
