"""Random play through an environment, beside the engine."""

from random import Random
from typing import Any

import numpy as np

from regnum import Match, State
from regnum.environments.observing import observer_of

SPECS = (
    "kingdom-builder(players=2,nomads=no)",
    "kingdom-builder(players=4,nomads=yes)",
    "kingsburg(players=2)",
    "kingsburg(players=5)",
)
KEYS = ("kingdom-builder", "kingsburg")


def any_id(mask: Any, random: Random) -> int:
    """One of the ids in a mask."""
    return int(random.choice(np.flatnonzero(mask).tolist()))


def same(one: Any, other: Any) -> bool:
    """Are all arrays the same, by the same names?"""
    return one.keys() == other.keys() and all(
        one[name].dtype == other[name].dtype and (one[name] == other[name]).all() for name in one
    )


def seen_by(state: State, seat: int) -> Any:
    """What the engine's own state shows to a seat."""
    return observer_of(state.game.key).observe(state, seat)


def follow(match: Match, number: int, ids: Any) -> None:
    """Take the decision with an id in the engine."""
    match.play(ids.action_of(number, match.state.legal_mask))
