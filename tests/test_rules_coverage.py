"""Every rule has a test, and the page that says so is true."""

import subprocess
import sys

import rules_coverage


def test_every_rule_is_proven_by_a_test_and_the_page_says_so() -> None:
    script = rules_coverage.__file__
    printed = subprocess.run([sys.executable, script], capture_output=True, check=True, text=True)
    page = printed.stdout
    assert page.strip() == rules_coverage.PAGE.read_text().strip(), "run `make docs`"
    assert "|  |" not in page, "a rule has no test"
