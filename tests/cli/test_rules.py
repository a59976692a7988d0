"""`regnum rules`: the words of the browser, in a terminal."""

import pytest

from cli.commands import refuse, run
from regnum.core.registry import find_game, game_keys
from regnum.locale.languages import LANGUAGES
from regnum.locale.words import Words

EVERYWHERE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in game_keys() for language in LANGUAGES]
)


@EVERYWHERE
def test_the_rules_are_told(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "rules", game, "--language", language)
    assert shown.startswith(find_game(game).title)
    sections = Words(language, game, f"{game}-rules").rules()
    assert len(sections) > 8
    assert all(title in shown and len(text) > 80 for title, text in sections)
    assert "[[" not in shown


def test_languages_differ() -> None:
    game = game_keys()[0]
    told = {Words(language, game, f"{game}-rules").rules()[0] for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "languages are en, ru, cs" in refuse(capsys, "rules", game_keys()[0], "--language", "de")
