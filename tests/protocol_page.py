"""The tables of docs/protocol.md: which codes there are, and with which arguments."""

import re
from functools import cache
from pathlib import Path

from regnum.core.registry import find_game

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"


@cache
def table(section: str, game: str) -> dict[str, set[str]]:
    """The codes of a table with the names in the columns between code and meaning."""
    text = PAGE.read_text().split(f"\n## {section}\n")[1].split("\n## ")[0]
    part = text.split(f"\n{find_game(game).title}:\n")[1].strip().split("\n\n")[0]
    found = {}
    for row in part.splitlines()[2:]:
        first, *columns, _ = row.strip("|").split("|")
        for code in names(first):
            found[code] = names("|".join(columns))
    return found


def names(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))
