"""Settings of a server, from flags and from the environment."""

from dataclasses import fields
from pathlib import Path

import pytest

from cli.commands import refuse, run
from regnum.cli.main import main
from regnum.cli.settings import FLAGS, from_environment, variable
from regnum.core.errors import Malformed
from regnum.server.push import Sender
from regnum.server.settings import ServerSettings

TEXTS = ("client", "push_key", "push_contact")
QUIET = [field.name for field in fields(ServerSettings) if field.name not in FLAGS]


def test_every_setting_can_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"engine": "python", "push_services": "https://7"}
    for name in QUIET:
        monkeypatch.setenv(variable(name), texts.get(name, "7"))
    values = from_environment()
    assert list(values) == QUIET
    settings = ServerSettings("sqlite:///regnum.db", **values)
    assert settings.client == Path("7")
    assert settings.engine == "python"
    assert settings.push_services == ("https://7",)
    assert (settings.push_key, settings.push_contact) == ("7", "7")
    others = [name for name in QUIET if name not in texts and name not in TEXTS]
    assert {getattr(settings, name) for name in others} == {7}


def test_the_help_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(capsys, "serve", "--help")
    text = capsys.readouterr().out
    for field in fields(ServerSettings):
        assert variable(field.name) in text


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("REGNUM_READERS", "0", "'0' is not a number from 1"),
        ("REGNUM_TABLES_PER_MINUTE", "many", "'many' is not a number from 1"),
        ("REGNUM_SWEEP_SECONDS", "often", "'often' is not a number of seconds"),
        ("REGNUM_SWEEP_SECONDS", "-1", "'-1' is not a number of seconds"),
        ("REGNUM_SWEEP_SECONDS", "inf", "'inf' is not a number of seconds"),
        ("REGNUM_ENGINE", "steam", "'steam' is not one of fast, python"),
        ("REGNUM_SWEEP_SECONDS", "nan", "'nan' is not a number of seconds"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(
    name: str,
    text: str,
    says: str,
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(name, text)
    assert refuse(capsys, command, "--port", "0").startswith(f"regnum: {name}: {says}")


def test_what_is_empty_sets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in QUIET:
        monkeypatch.setenv(variable(name), "")
    assert from_environment() == {}


def test_push_services_are_beginnings_of_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_PUSH_SERVICES", "https://*.push.example, http://127.0.0.1:8")
    services = from_environment()["push_services"]
    assert services == ("https://*.push.example", "http://127.0.0.1:8")
    monkeypatch.setenv("REGNUM_PUSH_SERVICES", "https://push.example/path")
    with pytest.raises(Malformed, match="REGNUM_PUSH_SERVICES"):
        from_environment()


def test_a_key_for_push_is_printed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["push-key"]) == 0
    said = capsys.readouterr()
    name, _, key = said.out.strip().partition("=")
    assert name == "REGNUM_PUSH_KEY"
    assert len(Sender(key, "mailto:host@regnum.example").public_key) == 87
    assert "REGNUM_PUSH_CONTACT" in said.err
    assert main(["push-key"]) == 0
    assert key not in capsys.readouterr().out
