"""Bots from files at tables, where the host of the server allows it."""

import subprocess
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from regnum.core.errors import Malformed
from regnum.server.host_bots import find_host_bots
from regnum.server.settings import ServerSettings
from server.server_kit import COMMAND, ME, OVER, Client, Server, bot, local, run

PATIENCE = 20.0  # seconds
FIRST = """
class First:
    def decide(self, seen):
        print("what a server has no ear for")
        return seen.imagine().legal_actions()[0]
"""
BROKEN = """
class Broken:
    games = ["kingdom-builder"]
    def decide(self, seen):
        raise ArithmeticError("a mistake of the bot")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of bots."""
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "first.py").write_text(FIRST)
    (folder / "broken.py").write_text(BROKEN)
    (folder / "notes.txt").write_text("no bot")
    return folder


def settings(folder: Path | None) -> ServerSettings:
    return ServerSettings("sqlite:///unused", bots=folder)


def test_every_bot_of_the_folder_is_offered_for_the_games_that_it_plays(folder: Path) -> None:
    offered = find_host_bots(settings(folder))
    assert {game: set(bots) for game, bots in offered.items()} == {
        "kingdom-builder": {"first", "broken"},
        "kingsburg": {"first"},
    }
    assert offered["kingsburg"]["first"] == f"{folder}/first.py:seconds=2:megabytes=512"


def test_without_a_folder_none_is_offered() -> None:
    assert not any(find_host_bots(settings(None)).values())


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("greedy.py", FIRST, "greedy.py: give it another name"),
        ("hard.py", FIRST, "hard.py: give it another name"),
        ("Mine.py", FIRST, "Mine.py: give it another name"),
        ("empty.py", "", "empty.py: there is no bot in it"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused(
    name: str, text: str, says: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(Malformed, match=says):
        find_host_bots(settings(tmp_path))


def test_a_server_does_not_start_on_a_bad_folder(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "--port", "0", "--database", f"sqlite:///{tmp_path}/a.db", "--bots", "no/where"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (2, "regnum: bots: there is no folder no/where\n")


def test_bots_of_the_host_play_and_their_failures_are_told_to_the_host_alone(
    folder: Path, tmp_path: Path
) -> None:
    async def story(server: Server) -> None:
        async with Client(server, "Ann") as ann:
            games = {info["game"]: info["levels"] for info in await ann.get("/api/games")}
            assert games["kingdom-builder"][-2:] == ["broken", "first"]
            assert games["kingsburg"][-1] == "first"
            seats = [ME, bot("first"), bot("broken")]
            table = await ann.create_table("kingdom-builder", seats)
            await ann.open(table)
            await ann.play_randomly(Random(1))
            state = await ann.until(lambda state: state["status"] in OVER)
            assert [seat["level"] for seat in state["seats"]] == [None, "first", "broken"]
            assert not any("ArithmeticError" in message for message in ann.received)
            other = {"game": "kingsburg", "seats": [ME, bot("broken")]}
            assert (await ann.http.post("/api/tables", json=other)).status_code == 400
            await ann.open(await ann.create_table("kingsburg", [ME, local("Bo")]))
            refused = await ann.command("hand", seat=1, level="broken")
            assert refused["code"] == "unknown-level"
            state = await ann.insist("hand", seat=1, level="first")
            assert state["seats"][1]["level"] == "first"

    place = f"sqlite:///{tmp_path}/regnum.db"
    with Server(place, tmp_path, bots=folder, think_seconds=20) as server:
        run(story(server), 120)
        server.stop()
        deadline = monotonic() + PATIENCE
        while server.processes():
            assert monotonic() < deadline, "bots outlive their server"
            sleep(0.1)
        assert "ArithmeticError: a mistake of the bot" in server.log
        assert server.log.count(f'File "{folder}/broken.py", line 5, in decide') == 1
        assert "bot-fallback" in server.log
        assert "no ear for" not in server.log
