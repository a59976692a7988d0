"""The browser client asks only for words that exist, and all its words are asked for."""

import re
from pathlib import Path

import pytest

import regnum
from fluent_files import texts
from regnum.core.record import WRONG
from regnum.locale.languages import LANGUAGES
from regnum.locale.words import Words

FILES = ("ui.ftl", "lessons.ftl", "fair.ftl", "talk.ftl", "ending.ftl", "me.ftl")
SOURCES = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r"""['"`]((?:ui|fair|ending|me)-[a-z0-9-]+)(\$\{)?""")


def asked() -> tuple[set[str], set[str]]:
    """Ids as they stand in the sources, and the beginnings of ids that are put together."""
    whole, begun = set[str](), set[str]()
    for path in SOURCES.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            for id, rest in QUOTED.findall(path.read_text()):
                (begun if rest or id == "ui-refused" else whole).add(id)
    return whole, begun


def known() -> set[str]:
    return {id for file in FILES for id, _ in texts("en", file)}


def test_every_word_that_is_asked_for_exists() -> None:
    whole, begun = asked()
    assert len(whole) > 100
    assert whole <= known()
    assert all(any(id.startswith(start) for id in known()) for start in begun)


def test_every_word_is_asked_for() -> None:
    whole, begun = asked()
    assert {id for id in known() - whole if not id.startswith(tuple(begun))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_a_record_is_said(language: str) -> None:
    words = Words(language, "ui")
    said = {words.say("ui-record-refused", what=what, line=3) for what in (*WRONG, "other")}
    assert len(said) == len(WRONG) + 1


def test_whatever_a_table_or_the_server_refuses_is_said() -> None:
    package = Path(regnum.__file__).parent
    sources = [
        path.read_text() for part in ("table", "server") for path in (package / part).rglob("*.py")
    ]
    refused = re.compile(r'(?:Refused\(\s*|super\(\).__init__\(\s*)"([a-z-]+)",')
    codes = {code for source in sources for code in refused.findall(source)}
    assert {"stale", "not-stored", "not-read", "unreadable"} < codes
    assert {f"ui-refused-{code}" for code in codes} <= known()
