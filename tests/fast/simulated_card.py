"""A few matches on any device, told in lines: run with the simulator of CUDA, it needs no card.

NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python tests/fast/simulated_card.py GAME
"""

import sys

from regnum.fast import Batch

FEW = {
    "kingdom-builder": "kingdom-builder(players=2,nomads=yes)",
    "kingsburg": "kingsburg(players=2)",
}


def play_few(spec: str, device: str) -> list[str]:
    """All that a batch can do, once."""
    batch = Batch(spec, games=2, seed=1, device=device)
    found = [batch.legal(form) for form in ("bool", "packed", "ids")]
    choices = batch.choose("greedy")
    found += [choices, batch.actions(choices), batch.evaluate(), batch.values()]
    batch.step(choices)
    batch.step(batch.choose("random"))
    found += [batch.seats, batch.over, batch.weights(), *batch.observe()]
    for policy in ("greedy", "random"):
        batch.await_seats([0, 1], policy)
        found += [batch.seats, batch.legal("packed")]
    batch.play("greedy", rounds=1)
    found += [batch.scores(), batch.seats]
    batch.play("random", rounds=1)
    found += [batch.scores(), batch.seats]
    batch.play("random")
    found += [batch.scores(), batch.winners(), batch.over]
    batch.reset(batch.over)
    found += [batch.seats, batch.legal("packed")]
    lines = [repr(batch.host(array).tolist()) for array in found]
    return [*lines, *(batch.state(n).position_line() for n in range(2))]


if __name__ == "__main__":
    print("\n".join(play_few(FEW[sys.argv[1]], "cuda")))
