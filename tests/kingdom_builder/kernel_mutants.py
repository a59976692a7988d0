"""Breaks single rules of the kernel, one at a time, and demands that its tests notice.

Each mutant is a copy of the package in which one piece of text is replaced. It runs uncompiled,
which takes less time than compiling it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PATIENCE = 1800  # seconds
KERNEL = Path("regnum/kingdom_builder/kernel")
TESTS = Path(__file__).parent

# The file, what stands there once, what stands there instead.
MUTANTS = [
    ("board.py", "left = here >> 1 | (after & 1) << TOP", "left = here >> 1"),
    ("board.py", "(after | after << 1 | here >> TOP) << UP", "(after | after << 1) << UP"),
    ("board.py", "        row[rest + i] ^= row[group + i]", "        row[rest + i] = 0"),
    ("building.py", "state[SUPPLY + seat] == 0:", "state[SUPPLY + seat] == 1:"),
    ("building.py", "    if not near:\n", "    if near < 0:\n"),
    ("building.py", "VILLAGE_NEIGHBOURS = 3", "VILLAGE_NEIGHBOURS = 2"),
    ("building.py", "first + 3 * step):", "first + 2 * step):"),
    ("building.py", "return kind != TAVERN and kind != VILLAGE", "return kind != TAVERN"),
    ("cards.py", "state[OLD_CARDS] &= ~(1 << turn)", "pass"),
    ("cards.py", "state[OLD_CARDS] = held", "state[OLD_CARDS] |= held"),
    ("cards.py", "or state[SUPPLY + turn_of(state)] == 0:", "or False:"),
    ("donation.py", "state[SUPPLY + turn_of(state)]", "1"),
    ("extra_actions.py", "RESETTLEMENT_STEPS if kind == RESETTLEMENT else 1", "1"),
    ("moves.py", "return NOTHING if free else touching", "return touching"),
    ("moves.py", "return NEAR_ITS_TERRAIN if is_free", "return NOTHING if is_free"),
    ("moves.py", "mask[1 + start // WORD_BITS] &= ~(1 << start % WORD_BITS)", "pass"),
    ("moves.py", "while is_free_land(", "if is_free_land("),
    ("moves.py", "kind != RESETTLEMENT or setup[STEP_TOKENS] != 0", "True"),
    ("moves.py", "    if setup[MOVES_SCORE]:", "    if False:"),
    ("outpost.py", "    spend_token(setup, state, OUTPOST)\n", ""),
    ("red_cards.py", "                break\n", ""),
    ("red_cards.py", "    if setup[FAMILIES_GAPS]:", "    if False:"),
    ("red_cards.py", "return c - b == step and", "return"),
    ("scoring.py", "elif most == lead:", "else:"),
    ("scoring.py", "        if touched & touched - 1:", "        if touched:"),
    ("steps.py", "kind == RESETTLEMENT and left < RESETTLEMENT_STEPS", "kind == RESETTLEMENT"),
    ("steps.py", "    if what == LIFT:\n        end_resettlement(setup, state)", "    pass"),
    ("sword.py", "    if setup[SWORD_LOSES_TOKENS]:", "    if True:"),
    ("sword.py", "[OWNER_CHOOSES]:\n        victims", "[PLAYERS] < 0:\n        victims"),
    ("tokens.py", "        state[READY] |= state[HELD + seat] & equal\n", ""),
    ("tokens.py", "tokens_taken(setup, state, home) == stock", "False"),
    ("tokens.py", "    if spent & setup[NOMAD_HOMES]:", "    if False:"),
    ("turn.py", "state[ENDING] and (state[TURN] + 1)", "state[ENDING] and (state[TURN])"),
    ("turn.py", "and state[at + LEFT] == MANDATORY_SETTLEMENTS", ""),
    ("walls.py", " or state[WALLS_LEFT] == 0:", ":"),
    ("judge/decisions.py", "range(MOVERS_TRIED)", "range(MOVERS_TRIED - 1)"),
    ("judge/decisions.py", "    state[SUPPLY + seat] += 1\n", "    state[SUPPLY + seat] += 0\n"),
    ("judge/decisions.py", "moves_wait = not is_after or", "moves_wait = not is_after and"),
    ("judge/decisions.py", "sign = -1.0 if setup[", "sign = 1.0 if setup["),
    ("judge/decisions.py", "if rest & -rest & state[reach_of(rival) + i]:", "if True:"),
    ("judge/evaluation.py", "if not is_empty(targets, 1):", "if terrain:"),
    ("judge/prospects.py", "if more > 0:", "if more > 1:"),
    ("judge/prospects.py", "if number != largest:", "if True:"),
    ("judge/prospects.py", "cell in (low - step, high + step)", "cell == high + step"),
    ("judge/prospects.py", "gain += weights[CASTLE]", "gain += 2 * weights[CASTLE]"),
    ("judge/prospects.py", "not in (1, len(SIDES) - 1)", "not in (1,)"),
    ("judge/survey.py", "once & state[TAKEN + other]", "state[TAKEN + other]"),
    ("judge/survey.py", "            which = -1", "            pass"),
    ("judge/survey.py", "        if size > most:", "        if size >= most:"),
    ("judge/survey.py", "links = NEAR_LINK if near else FAR_LINK", "links = NEAR_LINK"),
]  # fmt: skip


def is_noticed(name: str, old: str, new: str) -> bool:
    """Do the tests fail with this change?"""
    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src" / "regnum", Path(folder) / "regnum")
        path = Path(folder) / KERNEL / name
        text = path.read_text()
        assert text.count(old) == 1, f"{name}: {old!r} stands there {text.count(old)} times"
        path.write_text(text.replace(old, new))
        test = TESTS / ("test_kernel_judge.py" if name.startswith("judge/") else "test_kernel.py")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", str(test)]
        paths = {"PYTHONPATH": os.pathsep.join((folder, str(ROOT / "tests")))}
        environment = {**os.environ, **paths, "NUMBA_DISABLE_JIT": "1"}
        try:
            ran = subprocess.run(
                command, env=environment, capture_output=True, cwd=ROOT, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:  # the mutant plays for ever
            return True
        assert ran.returncode in (0, 1), ran.stdout.decode()
        return ran.returncode == 1


def main() -> None:
    """Try all mutants, and say which survive."""
    survivors = 0
    for name, old, new in MUTANTS:
        noticed = is_noticed(name, old, new)
        survivors += not noticed
        print("noticed " if noticed else "SURVIVES", name, repr(old), "->", repr(new), flush=True)
    print(f"{len(MUTANTS) - survivors} of {len(MUTANTS)} mutants are noticed")
    sys.exit(survivors > 0)


if __name__ == "__main__":
    main()
