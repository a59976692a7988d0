"""The glossary is true: its words are in use, each is defined once, and files are named in them."""

import re
from pathlib import Path

import pytest

from regnum.core.registry import game_keys

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "regnum"
WORDS = re.findall(r"\*\*(.+?)\*\*", (ROOT / "docs" / "glossary.md").read_text())

# Files of games are named after their rules, those of the command line after its commands, and
# those of endpoints after what they are about.
ELSEWHERE = {*(key.replace("-", "_") for key in game_keys()), "cli", "migrations", "endpoints"}
FILES = sorted(
    {
        path.stem
        for path in PACKAGE.rglob("*.py")
        if not ELSEWHERE & {*path.parent.relative_to(PACKAGE).parts} and path.stem[0] != "_"
    }
)
# Words that mean here what they mean everywhere, in this field or in any other.
ORDINARY = """
    accounts again app bits charts clocks cluster compiling conversations cuda database drawing
    errors importing inside languages limits listening lists loading metrics migrating moving
    network outside page pages plain playing plot push random registering registry rendering
    reporting requests running schema search security services settings simulation sockets spaces
    statistics store tasks telling thinking timekeeping tuning vector verifying warming words
    workers

    aec greedy mc openspiel planner
"""


def forms(word: str) -> set[str]:
    """A word as it may stand in the name of a file: also of several things, or of doing it."""
    stem = word.removesuffix("e").removesuffix("y").removesuffix("er")
    return {word, f"{word}s", f"{word}es", f"{stem}ies", f"{word}ing", f"{stem}ing"}


KNOWN = set(ORDINARY.split()).union(*(forms(part) for word in WORDS for part in word.split()))


@pytest.fixture(scope="module")
def code() -> str:
    """All sources, in small letters."""
    files = [
        *PACKAGE.rglob("*.py"),
        *(path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)),
        *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")),
    ]
    return "\n".join(path.read_text() for path in files).lower()


def test_no_word_is_defined_twice() -> None:
    assert sorted(WORDS) == sorted(set(WORDS))


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_in_use(word: str, code: str) -> None:
    spelled = "[ _-]?".join(word.split())  # turning point, TurningPoint, turning_point
    assert re.search(rf"(?<![a-z]){spelled}(?:s|es)?(?![a-z])", code)


@pytest.mark.parametrize("name", FILES)
def test_files_are_named_in_words_of_the_glossary_or_ordinary_ones(name: str) -> None:
    assert set(name.split("_")) <= KNOWN


def test_no_ordinary_word_is_left_over() -> None:
    assert {part for name in FILES for part in name.split("_")} >= {*ORDINARY.split()}
