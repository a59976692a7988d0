"""Databases of every earlier version are opened, verified and played on."""

import asyncio
import json
from pathlib import Path
from random import Random
from shutil import copy

import pytest

from cli.commands import run as run_command
from regnum import parse_record
from server.server_kit import Client, Data, Server, run

FOLDER = Path(__file__).parent / "0.1.0"
PEOPLE: Data = json.loads((FOLDER / "people.json").read_text())
TABLES: dict[str, str] = PEOPLE["tables"]
RUNNING = {name for name in TABLES if name.endswith(("running", "undone"))}


def somebody(server: Server, name: str) -> Client:
    """A person of the database, with the cookie of then."""
    client = Client(server, name)
    client.http.cookies.set("regnum", PEOPLE[name])
    return client


@pytest.mark.rule("T1")
def test_an_old_database_is_read_played_on_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{copy(FOLDER / 'regnum.db', tmp_path)}"

    async def story(server: Server) -> None:
        async with somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
            for name, table in TABLES.items():
                state = await ann.look(table)
                assert state["status"] == ("playing" if name in RUNNING else "finished"), name
                assert len(state["log"]) == state["revision"], name
                await ann.get(f"/api/tables/{table}/at/{state['revision'] // 2}")
                if name in RUNNING:
                    names = {seat["name"] for seat in state["seats"]}
                    people = [client for client in (ann, ben) if client.name in names]
                    await asyncio.gather(*(client.open(table) for client in people))
                    await asyncio.gather(*(client.play_randomly(Random(name)) for client in people))
                record = await ann.http.get(f"/api/tables/{table}/record")
                match = parse_record(record.text).match
                assert match.state.is_over
                keeps_reading = "neutral-dice=help" in match.setup.spec
                assert keeps_reading == (match.game.key == "kingsburg"), name

    with Server(database, tmp_path) as server:
        run(story(server), 120)
        assert "Traceback" not in server.log, server.log
    said = run_command(capsys, "verify", "--database", database)
    assert f"{len(TABLES)} of {len(TABLES)} matches agree" in said
