"""How tests give commands: ones that work, and ones that are refused."""

import pytest

from regnum.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of a command that works."""
    code = main(arguments)
    captured = capsys.readouterr()
    assert (code, captured.err) == (0, "")
    return captured.out


def refuse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command says to bad input."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.endswith("\n")
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err
