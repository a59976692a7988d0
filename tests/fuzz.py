"""Many random games with every check on, on all cores.

python tests/fuzz.py kingdom-builder --games 100000
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from random import Random
from types import ModuleType

from rich.progress import Progress

from configurations import ALL
from contract_kit import check_game
from regnum import Match, State, games

BATCH = 100
# One game in so many goes through the contract kit, one in so many is compared with the naive
# twin. Primes, so that every configuration gets its turn.
KIT_EVERY = 199
REFEREE_EVERY = 47


def referee_of(key: str) -> Callable[[str, int], object]:
    """Plays a game in lock-step with the naive twin in its folder of tests, in one way or other."""
    lockstep = _part(key, "lockstep")
    policies = [*lockstep.POLICIES]

    def check(spec: str, seed: int) -> object:
        return lockstep.check_game(spec, seed, policies[seed // REFEREE_EVERY % len(policies)])

    return check


def invariants_of(key: str) -> Callable[[State], None]:
    """Checks what is true at every moment of a game."""
    check: Callable[[State], None] = _part(key, "invariants").check_invariants
    return check


def _part(key: str, name: str) -> ModuleType:
    return import_module(f"{key.replace('-', '_')}.{name}")


def play_batch(key: str, first: int, count: int) -> Counter[str]:
    """Play games; the game with number n has seed n and configuration n modulo all."""
    specs = [spec for spec in ALL if spec.startswith(key)]
    done: Counter[str] = Counter()
    for seed in range(first, first + count):
        spec = specs[seed % len(specs)]
        try:
            done["decisions and chance outcomes"] += play_one(key, spec, seed)
            if seed % KIT_EVERY == 0:
                check_game(spec, seed, every=3)
                done["through the contract kit"] += 1
            if seed % REFEREE_EVERY == 1:
                referee_of(key)(spec, seed)
                done["in lock-step with the naive twin"] += 1
        except Exception as error:
            raise RuntimeError(f"{spec} seed {seed}: {error!r}") from error
        done["games"] += 1
    return done


def play_one(key: str, spec: str, seed: int) -> int:
    """One random game with the invariants checked after every decision."""
    match, check = Match.new(spec, seed), invariants_of(key)
    random = Random(seed)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
        check(match.state)
    return len(match.actions)


def main() -> int:
    """Run, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    total: Counter[str] = Counter()
    failures = []
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress() as progress:
        task = progress.add_task("Playing", total=args.games)
        batches = [
            pool.submit(play_batch, args.game, first, min(BATCH, args.start + args.games - first))
            for first in range(args.start, args.start + args.games, BATCH)
        ]
        for batch in as_completed(batches):
            try:
                total += batch.result()
            except RuntimeError as error:
                failures.append(str(error))
            progress.advance(task, BATCH)
    print(", ".join(f"{count} {what}" for what, count in total.most_common()))
    print("\n".join(failures) or "nothing was found")
    return len(failures) > 0


if __name__ == "__main__":
    sys.exit(main())
