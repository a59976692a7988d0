"""Every report of a server is brought about by a test that says so."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

Event: TypeAlias = tuple[str, str]  # the file that reports it, and its name

ROOT = Path(__file__).parents[2]
TELLERS = ("reporting.py", "faults.py")  # they tell what others name
REPORTS = ("report", "report_error", "report_often")


def calls(folder: str, name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Calls in the files that have this name somewhere."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text()
        for node in ast.walk(ast.parse(text)) if name in text else ():
            if isinstance(node, ast.Call):
                yield path, node


def reported() -> Iterator[Event]:
    for path, call in calls("src", ""):
        if path.name in TELLERS:
            continue
        name = getattr(call.func, "id", "")
        for event in call.args[: 1 if name in REPORTS else 2 if name == "Trouble" else 0]:
            assert isinstance(event, ast.Constant), f"{path}:{call.lineno}: give its name here"
            if event.value:
                yield path.name, str(event.value)


def brought_about() -> Iterator[Event]:
    for _, call in calls("tests", "mark.event"):
        if ast.unparse(call.func) == "pytest.mark.event":
            file, event = (ast.literal_eval(argument) for argument in call.args)
            yield file, event


def test_every_report_is_brought_about_by_a_test() -> None:
    events = set(reported())
    assert len(events) > 5
    assert set(brought_about()) == events
