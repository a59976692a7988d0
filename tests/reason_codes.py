"""The codes of all reasons and merits that a game can give, read from its source."""

import re
from pathlib import Path

import regnum
from regnum.core.registry import find_game

PACKAGE = Path(regnum.__file__).parent
CORE = (PACKAGE / "core" / "contract.py", PACKAGE / "core" / "steps.py")


def reason_codes(game: str) -> set[str]:
    """The codes in the rules of a game, and those that every game gives."""
    rules = PACKAGE / game.replace("-", "_") / "rules"
    sources = (path.read_text() for path in (*CORE, *rules.glob("*.py")))
    return {code for source in sources for code in re.findall(r'Reason\(\s*"([a-z-]+)"', source)}


def merit_codes(game: str) -> set[str]:
    """The codes in the judge of a game."""
    judge = PACKAGE / game.replace("-", "_") / "judge"
    source = (judge / "merits.py").read_text()
    tables = "".join(re.findall(r"_CODES = (.*)", source))
    named = re.findall(r'"([a-z-]+)"', tables) + re.findall(r'Merit\(\s*"([a-z-]+)"', source)
    return {*named, *find_game(game).judge.vague_merits.values()}
