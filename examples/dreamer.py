"""A bot in 30 lines: it plays every legal action to the end in worlds that could be, many times.

regnum arena kingdom-builder --bots ./examples/dreamer.py,greedy --games 20
"""

import numpy as np

from regnum import Action, Observation
from regnum.fast import Batch

PLAYOUTS = 256  # shared by all actions


class Dreamer:
    """Takes the action after which greedy play ends best for it, on average."""

    def decide(self, seen: Observation) -> Action:
        """Compare all legal actions in the same worlds; all of them go on by the greedy bot."""
        actions = seen.imagine().legal_actions()
        if len(actions) == 1:
            return actions[0]
        worlds = [seen.imagine() for _ in range(max(1, PLAYOUTS // len(actions)))]
        children = [world.child(action) for action in actions for world in worlds]
        batch = Batch.of(children, seed=seen.random.getrandbits(32))
        batch.play("greedy")
        scores = batch.scores()
        margins = scores[:, seen.seat] - np.delete(scores, seen.seat, axis=1).max(axis=1)
        return actions[int(margins.reshape(len(actions), -1).mean(axis=1).argmax())]
