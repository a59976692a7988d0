"""Breaks one rule of the compiled Kingsburg at a time: the lock-step must see every one.

    python tests/kingsburg/kernel_mutants.py

Each mutant is a copy of the package with one replacement. Its functions run uncompiled, since
compiling takes longer than the tests.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
KERNEL = Path("regnum", "kingsburg", "kernel")
TESTS = "tests/kingsburg/test_kernel.py"
TIMEOUT = 300  # seconds

# File, what stands there once, what the mutant has instead.
MUTANTS = (
    ("advisors", "if setup[STABLE_ONCE]:", "if not setup[STABLE_ONCE]:"),
    (
        "advisors",
        "-1 if good == action - EXCHANGE else 1",
        "-1 if good == action - EXCHANGE else 2",
    ),
    ("advisors", "if setup[SMUGGLER_DECLINABLE]:", "if False:"),
    ("advisors", "_EXCHANGE[advisor] and count_goods(state, seat)", "_EXCHANGE[advisor]"),
    ("building", "setup[CRANE_AT_ONCE] & state", "state"),
    ("building", "    if built:\n        spend_envoy(state)\n", ""),
    ("building", "if built != FULL_ROW:", "if built < 7:"),
    ("enemy", "state[SEEN] |= 1 <<", "state[SEEN] = 1 <<"),
    ("envoy", "if needy & (needy - 1) == 0 else NOBODY", "if True else NOBODY"),
    ("goods", "if left > 1:", "if left > 2:"),
    ("influence", "elif low == mid:", "elif low > mid:"),
    ("influence", "elif white == white2:", "elif white > white2:"),
    ("influence", "~_WITH_HIGH | _WITH_MID", "~_WITH_HIGH"),
    ("influence", "reached << 1 | reached >> 1", "reached << 1"),
    ("influence", "sums |= sums << (white & DIE)", "sums |= sums << 1"),
    ("influence", "> advisor_of(group)", ">= advisor_of(group)"),
    ("influence", "(shift & 1) << seat", "(shift > 0) << seat"),
    ("influence", "if at > WORD_BITS - WAYS:", "if at > WORD_BITS:"),
    (
        "kings_aid",
        "for place in range(setup[PLAYERS] - 1, -1, -1):",
        "for place in range(setup[PLAYERS]):",
    ),
    ("kings_aid", "    is_one = needy & (needy - 1) == 0\n", "    is_one = False\n"),
    ("kings_reward", "if most or setup[REWARD_AT_ZERO]:", "if most:"),
    ("losses", "range(COLUMNS - 1, -1, -1)", "range(COLUMNS)"),
    ("losses", "and left < count_goods(state, seat)", "and left <= count_goods(state, seat)"),
    ("recruiting", "    if second(step) == 0:\n", "    if True:\n"),
    ("rerolls", "<= CHAPEL_LIMIT", "< CHAPEL_LIMIT"),
    ("rerolls", "(white == 0 or white == low or", "(white == 0 or"),
    ("rerolls", "if rolled < count_dice(dice):", "if False:"),
    ("roll", "> total:", ">= total:"),
    ("roll", "return two | one << DIE_BITS if two and two < one else white", "return white"),
    ("scoring", "// GOODS_PER_CATHEDRAL_POINT", ""),
    ("scoring", "* (1 << _GOODS_BITS) + count_goods(state, seat)", "* (1 << _GOODS_BITS)"),
    ("season_end", "is_summer and ", ""),
    ("season_end", "    if state[GROUP_COUNT]:\n        clear_court(state)\n", ""),
    ("two_players", "if high != low:", "if True:"),
    ("two_players", "if setup[NEUTRAL_DICE_STAY]:", "if True:"),
    ("winter", "lead == 0 and", "lead == 0 and not"),
    ("winter", "(state[COMBAT + seat] == highest) +", ""),
    ("winter", "            state[COMBAT + seat] = 0\n", ""),
    ("year", "        state[SEEN] = 0\n", ""),
)


def survives(file: str, old: str, new: str) -> bool:
    """Do the tests pass with this replacement?"""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src" / "regnum", Path(folder, "regnum"))
        path = Path(folder, KERNEL, f"{file}.py")
        text = path.read_text()
        assert text.count(old) == 1, f"{file}: {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new))
        try:
            ran = subprocess.run(
                [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", TESTS],
                cwd=ROOT,
                env={
                    **os.environ,
                    "NUMBA_DISABLE_JIT": "1",
                    "PYTHONPATH": os.pathsep.join((folder, str(ROOT / "tests"))),
                    "PYTHONWARNINGS": "ignore",
                },
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
            )
        except subprocess.TimeoutExpired:
            return False  # a row without sense can keep a loop going for ever
        assert ran.returncode in (0, 1), ran.stdout + ran.stderr
        return ran.returncode == 0


def main() -> int:
    """Try every mutant; the number of survivors is the exit status."""
    survivors = 0
    for file, old, new in MUTANTS:
        is_alive = survives(file, old, new)
        survivors += is_alive
        print("SURVIVES" if is_alive else "killed", f"{file}: {old.strip()} -> {new.strip()}")
        sys.stdout.flush()
    print(f"{len(MUTANTS) - survivors} of {len(MUTANTS)} mutants killed")
    return survivors


if __name__ == "__main__":
    sys.exit(main())
