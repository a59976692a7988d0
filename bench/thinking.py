"""How fast bots decide, and whether a time budget holds.

python bench/thinking.py [--games 2]

Every line is measured in a process of its own, so that the very first decision, for which nothing
is worked out yet, counts as well. The exit status is 1 where a budget is broken.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from random import Random
from statistics import fmean
from time import perf_counter

from regnum.arena.ladder import options_for
from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.bots.workers import load_games
from regnum.core.chance import Source
from regnum.core.registry import find_game, game_keys
from regnum.core.seats import CHANCE, NOBODY

FAST = ("random", "greedy", "planner")
BUDGETS = (20, 100, 800)
SEARCHER = "mc"
SEATS = (2, 5)
LIMIT = 1.2


def thoughts(key: str, code: str, seats: int, games: int) -> list[float]:
    """Seconds of each decision that left a choice, in games against greedy."""
    game = find_game(key)
    options = {"players": str(seats), **options_for(game, seats)}
    bots = [find_bot(code, game), *[find_bot("greedy", game)] * (seats - 1)]
    seconds = []
    for seed in range(games):
        state = game.start(game.deal(options, Source(seed, "setup")))
        chance = Source(seed, "chance")
        tables = [Observation(state, seat, Random(seed)) for seat in range(seats)]
        while (seat := state.seat) != NOBODY:
            if seat == CHANCE:
                state.apply(chance.weighted(state.chance_outcomes()))
                continue
            has_choice = state.legal_mask.bit_count() > 1
            started = perf_counter()
            action = bots[seat].decide(tables[seat])
            if seat == 0 and has_choice:
                seconds.append(perf_counter() - started)
            state.apply(action)
    return seconds


def p99(seconds: list[float]) -> float:
    """At least 99 of 100 decisions take no longer."""
    return sorted(seconds)[ceil(0.99 * len(seconds)) - 1]


def main() -> int:
    """A line for each bot, game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="for each bot with a time budget")
    games = parser.parse_args().games
    are_broken = False
    spawn = get_context("spawn")
    with ProcessPoolExecutor(1, spawn, load_games, max_tasks_per_child=1) as fresh:
        for key, seats in ((key, seats) for key in game_keys() for seats in SEATS):
            name = f"{key}, {seats} seats"
            for code in FAST:
                mean = fmean(fresh.submit(thoughts, key, code, seats, 20 * games).result())
                print(f"{name:25} {code:10} {1 / mean:9,.0f} decisions/s, {1000 * mean:7.3f} ms")
            for ms in BUDGETS:
                code = f"{SEARCHER}:ms={ms}"
                seconds = fresh.submit(thoughts, key, code, seats, games).result()
                first, most = 1000 * seconds[0], 1000 * p99(seconds)
                holds = max(first, most) < LIMIT * ms
                are_broken |= not holds
                print(
                    f"{name:25} {code:10} p99 {most:6.1f} ms = {most / ms:.2f} of the budget, the "
                    f"first {first:6.1f} ms ({len(seconds)} decisions): "
                    f"{'holds' if holds else 'BROKEN'}"
                )
    return int(are_broken)


if __name__ == "__main__":
    sys.exit(main())
