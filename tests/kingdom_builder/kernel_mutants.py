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
TEST = ROOT / "tests" / "kingdom_builder" / "test_kernel.py"

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
]  # fmt: skip


def is_noticed(name: str, old: str, new: str) -> bool:
    """Do the tests fail with this change?"""
    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src" / "regnum", Path(folder) / "regnum")
        path = Path(folder) / KERNEL / name
        text = path.read_text()
        assert text.count(old) == 1, f"{name}: {old!r} stands there {text.count(old)} times"
        path.write_text(text.replace(old, new))
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", str(TEST)]
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
