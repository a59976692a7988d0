"""The codes of all reasons that the rules of a game can give, read from their source."""

import re
from pathlib import Path

import regnum

PACKAGE = Path(regnum.__file__).parent
CORE = (PACKAGE / "core" / "contract.py", PACKAGE / "core" / "steps.py")


def reason_codes(game: str) -> set[str]:
    """The codes in the rules of a game, and those that every game gives."""
    rules = PACKAGE / game.replace("-", "_") / "rules"
    sources = (path.read_text() for path in (*CORE, *rules.glob("*.py")))
    return {code for source in sources for code in re.findall(r'Reason\(\s*"([a-z-]+)"', source)}
