"""A finished match is played on from any moment, or its deal once more, at another table."""

from pathlib import Path
from random import Random

import pytest

from regnum.cli.main import main
from regnum.core.match import Match
from regnum.core.record import Record, parse_record, print_record
from server.server_kit import ME, OPEN, Client, Server, bot, run
from table.seating import played

SPECS = ["kingdom-builder(players=2,nomads=yes)", "kingsburg(players=2)"]


async def bring(client: Client, match: Match) -> str:
    """A finished match as a table."""
    record = print_record(Record(match, ("Ann", "Ben")))
    return str((await client.post("/api/records", {"record": record}))["table"])


async def branch(client: Client, table: str, **more: object) -> str:
    return str((await client.post(f"/api/tables/{table}/branch", more))["table"])


async def refusal(client: Client, table: str, **more: object) -> str:
    response = await client.http.post(f"/api/tables/{table}/branch", json=more)
    assert not response.is_success
    return str(response.json()["code"])


@pytest.mark.parametrize("spec", SPECS)
def test_a_match_is_played_on_from_a_moment_with_a_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spec: str
) -> None:
    database = f"sqlite:///{tmp_path}/regnum.db"

    async def story(server: Server) -> str:
        async with Client(server, "Ann") as ann:
            whole = played(spec)
            table = await bring(ann, whole)
            last = (await ann.look(table))["revision"]
            at = last - 12
            then = await ann.get(f"/api/tables/{table}/at/{at}")
            other = await branch(ann, table, revision=at, seats=[ME, bot("gentle")])
            await ann.open(other)
            state = await ann.until(lambda state: state["status"] != "waiting")
            assert state["spec"] == whole.setup.spec
            first = await ann.get(f"/api/tables/{other}/at/{min(3, state['revision'])}")
            assert (first["view"], first["decider"]) == (then["view"], then["decider"])
            await ann.play_randomly(Random(1))
            assert ann.state["status"] == "finished"
            record = (await ann.http.get(f"/api/tables/{other}/record")).text
            match = parse_record(record).match
            assert match.origin is not None
            assert match.state.is_over
            return record

    with Server(database, tmp_path) as server:
        record = run(story(server))
        assert "Traceback" not in server.log, server.log
        assert "failed" not in server.log, "bots know where the match began"
    path = tmp_path / "game.regnum"
    path.write_text(record)
    assert main(["verify", "--database", database]) == 0
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--at", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_the_same_deal_is_played_again_with_friends(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            whole = played(SPECS[0])
            table = await bring(ann, whole)
            other = await branch(ann, table, seats=[OPEN, ME])
            await ben.enter(await ann.make_key(other))
            await ben.open(other)
            await ben.sit(0)
            state = await ben.until(lambda state: state["status"] == "playing")
            assert state["spec"] == whole.setup.spec
            assert state["imported"] is False, "the dice of this match can be checked"

    run(story())


def test_nobody_branches_off_what_is_not_over_or_not_theirs_to_see(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Sam") as sam:
            seats = [ME, bot("gentle")]
            running = await ann.create_table("kingsburg", seats)
            for revision in (None, 0, 1):
                assert await refusal(ann, running, revision=revision, seats=seats) == "not-over"
            assert await refusal(sam, running, revision=1, seats=seats) == "no-such-table"
            await ann.open(running)
            state = await ann.until(lambda state: bool(state["legal"]))
            await ann.play(state["legal"][0])
            await ann.insist("end")
            assert await refusal(ann, running, revision=1, seats=seats) == "over", "it waited"
            table = await bring(ann, played(SPECS[1]))
            last = (await ann.look(table))["revision"]
            assert await refusal(ann, table, revision=last, seats=seats) == "over"
            assert await refusal(ann, table, revision=0, seats=seats) == "over"
            assert await refusal(ann, table, revision=last + 1, seats=seats) == "no-such-revision"
            assert await refusal(ann, table, revision=-1, seats=seats) == "no-such-revision"
            assert await refusal(ann, table, revision=5, seats=[ME]) == "malformed"
            await ann.post(f"/api/tables/{table}/replay", {"is_open": False})
            assert await refusal(sam, table, revision=5, seats=seats) == "no-such-table"

    run(story())
