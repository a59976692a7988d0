"""Every rule has one home and a test, and the page that says so is true."""

import subprocess
import sys

import pytest

import rules_coverage
from rules_coverage import homes, rulings

GAMES = list(rules_coverage.tables())
# Rulings that are cited outside of the one file of the rules in which they live, and why.
EXCEPTIONS = {
    **dict.fromkeys(
        ("R21", "R34", "R39", "R49", "R51", "P4", "H7", "H8", "K3", "T1"),
        "the option that chooses the reading is named after the ruling in setup.py",
    ),
    "G7": "the order is drawn when the table is laid, so this one lives in setup.py",
}


def test_every_rule_is_proven_by_a_test_and_the_page_says_so() -> None:
    script = rules_coverage.__file__
    printed = subprocess.run([sys.executable, script], capture_output=True, check=True, text=True)
    page = printed.stdout
    assert page.strip() == rules_coverage.PAGE.read_text().strip(), "run `make docs`"
    assert "|  |" not in page, "a rule has no test"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_lives_in_one_file_of_the_rules(game: str) -> None:
    cited = homes(game)
    for ruling in rulings(game):
        files = cited[ruling] - ({"setup.py"} if ruling in EXCEPTIONS else set())
        if ruling == "G7":
            assert not files
        else:
            assert len(files) == 1, f"{ruling} is cited in {sorted(files) or 'no file'}"
            assert next(iter(files)).startswith("rules/"), ruling


def test_every_exception_is_needed() -> None:
    cited = {ruling: files for game in GAMES for ruling, files in homes(game).items()}
    for ruling in EXCEPTIONS:
        assert "setup.py" in cited[ruling], f"{ruling} is no exception any more"
