"""A vectorised rollout: thousands of matches side by side, stepped from Python by a policy.

python examples/rollout.py kingsburg --matches 4096 --steps 500
"""

import argparse
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from regnum import games
from regnum.fast import Batch


def policy(legal: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal choice in each match, each as likely as the others: put a net here."""
    scores = random.random(legal.shape, dtype=np.float32)
    choices: NDArray[np.int64] = np.where(legal, scores, -1).argmax(axis=1)
    return choices


def rollout(game: str, matches: int, steps: int, seed: int) -> tuple[int, list[float]]:
    """Step all matches so often; gives the decisions taken and final margins of the first seat."""
    batch = Batch(game, games=matches, seed=seed)
    random = np.random.default_rng(seed)
    decisions, margins = 0, list[float]()
    for _ in range(steps):
        decisions += matches
        batch.step(policy(batch.legal(), random))
        if (over := batch.over).any():
            scores = batch.scores()[over]
            margins += (scores[:, 0] - scores[:, 1:].max(axis=1)).tolist()
            batch.reset(over)
    return decisions, margins


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--matches", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=500)
    args = parser.parse_args()
    rollout(args.game, 1, 1, seed=0)  # compiles, the first time
    began = perf_counter()
    decisions, margins = rollout(args.game, args.matches, args.steps, seed=1)
    print(f"{decisions / (perf_counter() - began):,.0f} decisions a second")
    if margins:
        print(f"{len(margins)} matches ended; the first seat's margin: {np.mean(margins):+.1f}")
