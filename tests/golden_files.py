"""Golden playthroughs and perft counts: what the rules gave when they were last looked at.

    python tests/golden_files.py --write

A change here is a change of the rules: it needs a new `rules_version`.
"""

import re
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

from configurations import ALL
from regnum.core.match import Match
from regnum.core.perft import perft

FOLDER = Path(__file__).parent / "golden"
SEED = 7
PERFT_DEPTHS = (1, 2, 3)
PERFT_LIMIT = 20_000  # leave out depths with more sequences than this at the depth before


def playthrough(spec: str, seed: int) -> str:
    """A random game: who decided what among how many, and a fingerprint of the position after."""
    match = Match.new(spec, seed)
    random = Random(seed)
    while not match.state.is_over:
        match.play(match.state.random_action(random))
    again = Match(match.game, match.setup, seed)
    lines = [match.setup.spec]
    for seat, action in zip(match.seats(), match.actions, strict=True):
        options = again.state.legal_mask.bit_count()
        again.replay([action])
        print_of_position = sha256(again.state.position_line().encode()).hexdigest()[:12]
        text = match.game.action_text(action)
        lines.append(f"{seat} {text} of {options}: {print_of_position}")
    lines += [str(score.by_source()) for score in match.state.scores()]
    return "\n".join(lines) + "\n"


def perft_counts(spec: str, seed: int) -> str:
    """Perft from four moments of a random game."""
    match = Match.new(spec, seed)
    random = Random(seed)
    lines = []
    for number in range(91):
        if number % 30 == 0:
            counts = [perft(match.state, 1)]
            while len(counts) < len(PERFT_DEPTHS) and counts[-1] * counts[0] < PERFT_LIMIT:
                counts.append(perft(match.state, len(counts) + 1))
            lines.append(f"{match.state.position_line()} perft {' '.join(map(str, counts))}")
        match.play(match.state.random_action(random))
    return "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """Every golden file with what it should hold."""
    contents = {}
    for spec in ALL:
        name = re.sub(r"[^a-z0-9]+", "-", spec).strip("-")
        contents[f"{name}.txt"] = playthrough(spec, SEED)
        contents[f"{name}-perft.txt"] = perft_counts(spec, SEED)
    return contents


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in files().items():
        (FOLDER / name).write_text(text)
