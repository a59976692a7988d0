"""`regnum play` and `regnum serve`, started as people start them."""

import os
import signal
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from cli.commands import refuse, run
from regnum.cli.serve import add_arguments, public_url
from regnum.server.store import Store
from server.server_kit import NO_TLS, free_port

PATIENCE = 30.0
STOP_SECONDS = 3.0
COMMAND = (sys.executable, "-m", "regnum.cli.main")


class Started:
    """A command in a process of its own; what it says goes to a file."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._output = folder / "output"
        with self._output.open("wb") as output:
            self.process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdout=output,
                stderr=output,
                env={**os.environ, "XDG_DATA_HOME": str(folder / "home"), **environment},
                start_new_session=True,
            )

    @property
    def output(self) -> str:
        return self._output.read_text()

    def until(self, words: str) -> str:
        """Wait until it has said something; gives all that it said."""
        deadline = monotonic() + PATIENCE
        while words not in self.output:
            assert self.process.poll() is None, self.output
            assert monotonic() < deadline, self.output
            sleep(0.05)
        return self.output

    def interrupt(self) -> float:
        """Ctrl+C, which reaches all its processes; gives the seconds until the end."""
        started = monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)
        return monotonic() - started


@contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[Started]:
    """A command that is ended with the test."""
    command = Started(folder, *arguments, **environment)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is not there")
def test_play_lets_others_in_the_network_in_if_asked_to(tmp_path: Path) -> None:
    number = free_port()
    place = ("--port", str(number), "--lan", "--lan-address", "127.0.0.2", "--workers", "1")
    with started(tmp_path, "play", "--no-browser", *place) as playing:
        said = playing.until("█")
        url = f"http://127.0.0.2:{number}"
        assert f"Others in your network play at {url}" in said
        assert httpx.get(f"{url}/healthz", verify=NO_TLS, trust_env=False).text == "ok"


def test_play_says_why_it_cannot_be_opened_to_a_network(tmp_path: Path) -> None:
    place = ("--port", str(free_port()), "--lan", "--lan-address", "192.0.2.1", "--workers", "1")
    with started(tmp_path, "play", "--no-browser", *place) as playing:
        assert playing.process.wait(PATIENCE) == 2
        assert "--lan: 192.0.2.1 cannot be opened" in playing.output
        assert "Traceback" not in playing.output


def test_play_opens_the_browser_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    number = free_port()
    url = f"http://127.0.0.1:{number}"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/seen\n')
    browser.chmod(0o755)
    environment = {"BROWSER": str(browser), "REGNUM_PORT": str(number), "REGNUM_WORKERS": "1"}
    with started(tmp_path, "play", **environment) as playing:
        playing.until(f"Play at {url}")
        assert httpx.get(f"{url}/healthz", verify=NO_TLS, trust_env=False).text == "ok"
        assert (tmp_path / "home" / "regnum" / "regnum.db").exists()
        again = subprocess.run(
            [*COMMAND, "play", "--port", "0"],
            env={**os.environ, **environment, "XDG_DATA_HOME": str(tmp_path / "home")},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert again.returncode == 0
        assert f"runs already.\nPlay at {url}" in again.stdout
        deadline = monotonic() + PATIENCE
        while (tmp_path / "seen").read_text() != f"{url}\n" * 2:
            assert monotonic() < deadline, (tmp_path / "seen").read_text()
            sleep(0.05)
        with httpx.Client(
            base_url=url, verify=NO_TLS, trust_env=False
        ) as http:  # bots think when it stops
            http.post("/api/me", json={"name": "Ann"})
            seats = [{"kind": "bot", "level": "hard"}] * 2
            table = http.post("/api/tables", json={"game": "kingsburg", "seats": seats}).json()
            while http.get(f"/api/tables/{table['table']}").json()["revision"] < 4:
                sleep(0.05)
        assert playing.interrupt() < STOP_SECONDS
        assert playing.process.returncode == 0
        assert playing.output.endswith("Regnum has stopped. The matches are kept.\n")
        assert "Traceback" not in playing.output


def test_play_says_what_is_wrong_and_leads_there_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    store = Store(f"sqlite:///{folder}/regnum.db")
    store.migrate()
    with store._write() as connection:
        connection.exec_driver_sql("create table filler (words text)")
        connection.exec_driver_sql("insert into filler values (?)", [("many words",)] * 2000)
    store.close()
    with (folder / "regnum.db").open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(bytes([255]) * 4096)
    with started(tmp_path, "play", "--no-browser", "--port", "0", "--data", str(folder)) as playing:
        playing.until("Play at ")
        url = playing.output.split("Play at ")[1].split()[0]
        deadline = monotonic() + PATIENCE
        while "damaged" not in httpx.get(f"{url}/healthz", verify=NO_TLS, trust_env=False).text:
            assert monotonic() < deadline
            sleep(0.05)
        again = subprocess.run(
            [*COMMAND, "play", "--no-browser", "--port", "0", "--data", str(folder)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert again.returncode == 0
        assert "Something is wrong: the database is damaged" in again.stdout
        assert f"Play at {url}" in again.stdout
        assert "Traceback" not in playing.output + again.stderr


def test_a_database_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    with started(tmp_path, "play", "--no-browser", "--port", "0", "--data", str(folder)) as playing:
        url = playing.until("(stop").split("Play at ")[1].split()[0]
        database = f"sqlite:///{folder}/regnum.db"
        said = refuse(capsys, "serve", "--port", "0", "--database", database)
        assert said == f"regnum: a server runs on this database already, at {url}\n"
        playing.process.kill()
        playing.process.wait()
    with started(tmp_path, "serve", "--port", "0", "--database", database) as serving:
        serving.until("Regnum listens on http://127.0.0.1:")


def test_a_port_that_is_taken_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/regnum.db"
    with started(tmp_path, "serve", "--port", "0", "--database", database) as serving:
        number = serving.until("\n").strip().rpartition(":")[2]
        for command in (["serve", "--database", f"{database}2"], ["play", "--data", str(tmp_path)]):
            assert f"port {number}: " in refuse(capsys, *command, "--port", number)


@pytest.mark.parametrize("variable", ["REGNUM_PORT", "REGNUM_WORKERS"])
def test_a_wrong_setting_in_the_environment_is_refused(
    variable: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, "many")
    assert f"--{variable[7:].lower()}: 'many' is not a number" in refuse(capsys, "serve")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_help_lists_what_can_be_set_in_the_environment(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(capsys, command, "--help")
    text = capsys.readouterr().out
    for line in text.partition("options:")[2].partition("examples:")[0].split("\n  --")[1:]:
        if "," not in line.split()[0] and not line.startswith(("no-browser", "lan ")):
            assert f"REGNUM_{line.split()[0].upper().replace('-', '_')}" in line


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("mysql://user@host/name", "give sqlite:///FILE or postgresql://..."),
        ("regnum.db", "give sqlite:///FILE or postgresql://..."),
        ("postgresql://user@host:port/name", "give postgresql://USER@HOST:PORT/NAME"),
        ("postgresql://user@127.0.0.1:1/name", "the database cannot be reached"),
        ("sqlite:////no/such/folder/regnum.db", "unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(
    database: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in refuse(capsys, "serve", "--port", "0", "--database", database)


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://regnum.example", "https://regnum.example"),
        ("https://Regnum.Example:443/", "https://regnum.example"),
        ("http://regnum.example:8080", "http://regnum.example:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_address_is_what_browsers_make_of_it(given: str, origin: str) -> None:
    assert public_url(given) == origin


@pytest.mark.parametrize(
    "given", ["regnum.example", "ftp://regnum.example", "https://", "https://a/b", "https://a:b"]
)
def test_what_is_no_address_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not an address" in refuse(capsys, "serve", "--public-url", given)


def test_an_empty_variable_sets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    parser = ArgumentParser()
    monkeypatch.setenv("REGNUM_HOST", "")
    monkeypatch.setenv("REGNUM_PUBLIC_URL", "")
    add_arguments(parser)
    args = parser.parse_args([])
    assert (args.host, args.public_url) == ("127.0.0.1", None)


def test_checking_a_database_leaves_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table own (id)")
        said = refuse(capsys, "verify", "--database", f"sqlite:///{path}")
        assert "start a server on it once" in said
        tables = connection.execute("select name from sqlite_master").fetchall()
        assert tables == [("own",)]


def test_a_backup_needs_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "regnum.db"
    database.touch()
    target = tmp_path / "no/copy.db"
    said = refuse(capsys, "backup", str(target), "--database", f"sqlite:///{database}")
    assert f"there is no folder {target.parent}" in said


@pytest.mark.parametrize("command", [["verify"], ["backup", "copy.db"]])
def test_where_no_server_has_been_there_is_nothing_to_look_after(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "regnum.db"
    said = refuse(capsys, *command, "--database", f"sqlite:///{missing}")
    assert f"there is no database {missing}" in said
    assert not list(tmp_path.iterdir())
