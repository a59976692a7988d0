"""How fast bots decide, and whether a time budget holds.

python bench/thinking.py [--games 2]
"""

import argparse
from random import Random
from time import perf_counter

from regnum.bots.codes import find_bot
from regnum.bots.observation import Observation
from regnum.core.chance import Source
from regnum.core.registry import find_game, game_keys
from regnum.core.seats import CHANCE, NOBODY

FAST = ("random", "greedy", "planner")
BUDGETS = (20, 100, 800)
SEARCHER = "mc"
LIMIT = 1.2


def thoughts(key: str, code: str, games: int) -> list[float]:
    """Seconds of each decision that left a choice, in games against greedy."""
    game = find_game(key)
    bots = [find_bot(code, game), find_bot("greedy", game)]
    seconds = []
    for seed in range(games):
        state = game.start(game.deal({"players": "2"}, Source(seed, "setup")))
        chance = Source(seed, "chance")
        tables = [Observation(state, seat, Random(seed)) for seat in range(2)]
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
    return sorted(seconds)


def main() -> None:
    """A line for each bot and game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="for each bot with a time budget")
    games = parser.parse_args().games
    for key in game_keys():
        for code in FAST:
            seconds = thoughts(key, code, 20 * games)
            mean = sum(seconds) / len(seconds)
            print(f"{key:16} {code:12} {1 / mean:9,.0f} decisions/s, mean {1000 * mean:7.3f} ms")
        for ms in BUDGETS:
            seconds = thoughts(key, f"{SEARCHER}:ms={ms}", games)
            p99 = 1000 * seconds[int(0.99 * (len(seconds) - 1))]
            verdict = "holds" if p99 < LIMIT * ms else "BROKEN"
            print(
                f"{key:16} {SEARCHER}:ms={ms:<7} p99 {p99:6.1f} ms = {p99 / ms:.2f} of the budget "
                f"({len(seconds)} decisions): {verdict}"
            )


if __name__ == "__main__":
    main()
