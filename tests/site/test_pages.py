"""The documentation is built without warnings, and all code in it runs."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = ("python", "sh", "text")  # code, commands, and what is neither
BIN = Path(sys.executable).parent
PATIENCE = 120.0
# What a reader does once, or waits minutes for, is not done or shortened here.
ELSEWHERE = re.compile(r"^(pip|make|source|cd|python -m venv)\b.*\n?", re.MULTILINE)
NEEDED = {"environments": "pyspiel", "tutorial": "sb3_contrib"}  # not there for every machine
SHORTER = {
    "--minutes 5": "--minutes 0.05",
    "dreamer.py,greedy --games 10": "dreamer.py,greedy --games 2",
    "for seed in 1 2 3 4 5;": "for seed in 1 2;",
}


class Block(NamedTuple):
    """A block of code."""

    kind: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """All blocks of a page, in their order."""
    for found in FENCE.finditer(page.read_text()):
        yield Block(found[1], found[2])


@pytest.mark.xdist_group("site")  # it is written to one folder
def test_the_site_is_built_without_warnings() -> None:
    built = subprocess.run(
        [BIN / "zensical", "build", "--clean", "--strict"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    for page in PAGES:
        folder = "." if page.stem == "index" else page.stem
        assert (ROOT / "site" / folder / "index.html").is_file()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.kind for block in blocks(page)} <= set(KINDS)
    rest = FENCE.sub("", page.read_text())
    assert "```" not in rest
    assert not re.search(r"\n\n    (?![-*\d])", rest), "code is fenced, not indented"


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if any(block.kind != "text" for block in blocks(page))],
    ids=lambda page: page.stem,
)
def test_all_code_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of a page share what they have defined and written."""
    if page.stem in NEEDED:
        pytest.importorskip(NEEDED[page.stem])
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{BIN}{os.pathsep}{os.environ['PATH']}")
    names: dict[str, Any] = {"__name__": page.stem}
    for number, block in enumerate(blocks(page)):
        name = f"block {number} of {page.name}"
        if block.kind == "sh":
            run_commands(block.text)
        elif block.kind == "python" and ">>>" in block.text:
            run_examples(block.text, names, name)
        elif block.kind == "python":
            exec(compile(block.text, name, "exec"), names)


def run_commands(text: str) -> None:
    """As a reader would type them."""
    for whole, short in SHORTER.items():
        text = text.replace(whole, short)
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", ELSEWHERE.sub("", text)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def run_examples(text: str, names: dict[str, Any], name: str) -> None:
    """What is printed must be what stands there."""
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(test, clear_globs=False).failed == 0
    names.update(test.globs)
