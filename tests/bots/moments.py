"""Moments of random games at which a bot is asked, and every bot there is, made cheap."""

from collections.abc import Iterator, Mapping
from random import Random

from regnum.bots.codes import BOTS
from regnum.core.contract import State
from regnum.core.match import Match

SMALL = {"width": 2, "depth": 2, "moves": 4, "sims": 8, "rounds": 1}
SMALLEST = {"width": 1, "depth": 2, "moves": 3, "sims": 3, "rounds": 1}


def with_settings(name: str, values: Mapping[str, float]) -> str:
    """The code of a bot with those of the settings that it has."""
    settings = [f":{key}={value}" for key, value in values.items() if key in BOTS[name].settings]
    return name + "".join(settings)


# Simulations are counted, so that nothing depends on the clock.
CHEAP = [with_settings(name, SMALL) for name in BOTS]
CHEAPEST = [with_settings(name, SMALLEST) for name in BOTS]
MISTAKEN = ["greedy:slip=0.5", "greedy:blur=2"]
SEARCHERS = [name for name, kind in BOTS.items() if "sims" in kind.settings]


def moments(spec: str, seed: int, every: int) -> Iterator[State]:
    """Every n-th decision of a random game, if it leaves a choice."""
    match = Match.new(spec, seed)
    random = Random(seed)
    number = 0
    while not match.state.is_over:
        if match.state.legal_mask.bit_count() > 1:
            number += 1
            if number % every == 0:
                yield match.state.copy()
        match.play(match.state.random_action(random))
