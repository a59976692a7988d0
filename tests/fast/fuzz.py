"""Many games by the compiled rules, compared with the rules: at the end, or at every step.

python tests/fast/fuzz.py kingsburg --games 1000000 --steps 100000

At the end: compiled code chooses and plays; the rules take the same decisions, refuse what is
illegal, and must end where it ends. At every step: the rules choose, and all that both know is
compared; `twins.py` says what at each step, and what at one in so many. One game in GREEDY_EVERY is
played by the judge. Seeds and configurations follow from the number of a part, so a failure can be
seen again with --start; nothing is begun after one. Parts are begun in order.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from math import ceil, inf
from time import monotonic

import numpy as np

from configurations import ALL
from fast.twins import check_matches
from regnum import games
from regnum.bots.workers import available_cores
from regnum.fast import Batch, warm_up
from regnum.fast.rows import DRAWN, SEED

AT_ONCE = 100  # games of a part
GREEDY_EVERY = 11  # a prime, so that every configuration gets its turn
TOLD_EVERY = 10  # seconds


def spec_of(key: str, part: int) -> str:
    """Each configuration in turn."""
    specs = [spec for spec in ALL if spec.startswith(key)]
    return specs[part % len(specs)]


def compare_ends(key: str, part: int) -> Counter[str]:
    """Play games of one configuration, and compare where they end."""
    policy = "random" if part % GREEDY_EVERY else "greedy"
    batch = Batch(spec_of(key, part), games=AT_ONCE, seed=part, rolls=False, threads=1)
    states = [batch.state(n) for n in range(AT_ONCE)]
    decisions = 0
    while not batch.over.all():
        choices = batch.choose(policy)
        for state, action in zip(states, batch.actions(choices).tolist(), strict=True):
            if not state.is_over:
                state.apply(action)
                decisions += 1
        batch.step(choices)
    rows = batch.host(batch._states).copy()
    rows[:, [SEED, DRAWN]] = 0
    expected = np.zeros_like(rows)
    for state, row in zip(states, expected, strict=True):
        batch._kernel.write_state(state, row)
    np.testing.assert_array_equal(rows, expected)
    results = [state.result() for state in states]
    seats = range(batch.players)
    assert batch.scores().tolist() == [[s.total for s in result.scores] for result in results]
    assert batch.winners().tolist() == [[seat in r.winners for seat in seats] for r in results]
    return Counter({"games compared at the end": AT_ONCE, "decisions and outcomes": decisions})


def compare_steps(key: str, part: int) -> Counter[str]:
    """Play games of one configuration, and compare all that is known at every step."""
    seeds = range(AT_ONCE * part, AT_ONCE * (part + 1))
    decisions = check_matches(spec_of(key, part), seeds, GREEDY_EVERY)
    return Counter({"games compared at every step": AT_ONCE, "decisions and outcomes": decisions})


def main() -> int:
    """Run, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=10_000, help="compared at the end")
    parser.add_argument("--steps", type=int, default=1_000, help="games compared at every step")
    parser.add_argument("--start", type=int, default=0, help="the first part")
    parser.add_argument("--seconds", type=float, default=inf, help="begin nothing after that")
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes")
    args = parser.parse_args()
    warm_up(args.game)
    began = told = monotonic()
    parts = [
        (compare, part)
        for compare, count in ((compare_ends, args.games), (compare_steps, args.steps))
        for part in range(args.start, args.start + ceil(count / AT_ONCE))
    ]
    total: Counter[str] = Counter()
    done, failures = 0, 0
    with ProcessPoolExecutor(args.workers) as pool:
        coming = iter(parts)
        playing: dict[Future[Counter[str]], str] = {}
        while True:
            for compare, part in islice(coming, 2 * args.workers - len(playing)):
                playing[pool.submit(compare, args.game, part)] = f"{compare.__name__}, part {part}"
            if not playing:
                break
            for ended in wait(playing, return_when=FIRST_COMPLETED).done:
                name = playing.pop(ended)
                done += 1
                if error := ended.exception():
                    failures += 1
                    print(f"{name}: {type(error).__name__}: {error}", flush=True)
                else:
                    total += ended.result()
            now = monotonic()
            if failures or now > began + args.seconds:
                coming = iter(())
            if now > told + TOLD_EVERY:
                told = now
                print(f"{done} of {len(parts)} parts after {now - began:.0f} s", flush=True)
    if left := len(parts) - done:
        print(f"{left} of {len(parts)} parts were not begun")
    print(", ".join(f"{count} {what}" for what, count in total.most_common()))
    print(f"{failures} parts failed" if failures else "nothing was found")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main())
