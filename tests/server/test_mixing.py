"""Shares that browsers mix into the seed, on a running server."""

import asyncio
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from cli.commands import run as run_command
from regnum.core.record import parse_record
from regnum.server.store import Store
from regnum.server.verifying import verify
from regnum.table.moment import REVEAL_SECONDS
from server.server_kit import ME, OPEN, Client, Data, Server, bot, run

SHARES = {"Ann": "a" * 32, "Ben": "b" * 32}


def commitment_of(client: Client) -> str:
    """What a browser shows when it sits down."""
    return sha256(SHARES[client.name].encode()).hexdigest()


async def sit_together(ann: Client, ben: Client) -> Data:
    """Both commit themselves, and all seats are taken; gives what Ben saw while waiting."""
    table = await ann.create_table("kingdom-builder", [ME, OPEN], commitment=commitment_of(ann))
    await ben.enter(await ann.make_key(table))
    for client in (ann, ben):
        await client.open(table)
    waiting = ben.state
    await ben.insist("sit", seat=1, commitment=commitment_of(ben))
    for client in (ann, ben):
        await client.until(lambda state: bool(state["is_mixing"]))
    return waiting


def test_a_match_starts_from_what_all_have_mixed(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> tuple[str, str]:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            waiting = await sit_together(ann, ben)
            assert ann.state["status"] == "waiting"
            wrong = await ann.command("reveal", share=SHARES["Ben"])
            assert wrong["code"] == "wrong-share"
            for client in (ann, ben):
                assert [share["share"] for share in client.state["shares"]][1] is None
                done = await client.command("reveal", share=SHARES[client.name])
                assert done["type"] == "done"
            for client in (ann, ben):
                state = await client.until(lambda state: state["status"] == "playing")
                assert [s["share"] for s in state["shares"]] == list(SHARES.values())
                assert state["setup"] != waiting["setup"], "it was dealt from the mixed seed"
                assert state["spec"] != waiting["spec"]
            scenery = await ann.http.get(f"/api/tables/{ann.table}/scenery.svg")
            assert scenery.is_success
            late = await ann.command("reveal", share=SHARES["Ann"])
            assert late["code"] == "not-mixing"
            await asyncio.gather(*(client.play_randomly(Random(1)) for client in (ann, ben)))
            record = (await ann.http.get(f"/api/tables/{ann.table}/record")).text
            match = parse_record(record).match
            end = ben.state
            text = "/".join([end["seed"], end["salt"], *SHARES.values()])
            assert match.seed == int(sha256(text.encode()).hexdigest()[:32], 16)
            return ann.table, record

    table, record = run(story())
    file = tmp_path / "match.regnum"
    file.write_text(record)
    said = run_command(capsys, "verify", str(file))
    assert "the shares of A, B" in said

    class OneTable(Store):
        def all_tables(self) -> list[str]:
            return [table]

    with closing(OneTable(server.database_url)) as store:
        assert list(verify(store)) == [(table, None, False)]


def test_who_never_shows_a_share_delays_nobody_for_long(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            await sit_together(ann, ben)
            await ann.command("reveal", share=SHARES["Ann"])
            began = monotonic()
            state = await ben.until(lambda state: state["status"] == "playing")
            assert monotonic() - began < REVEAL_SECONDS + 5
            assert [share["share"] for share in state["shares"]] == [SHARES["Ann"], None]

    run(story())


def test_a_table_against_bots_waits_for_the_share_of_its_host(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, bot()], commitment=commitment_of(ann))
            await ann.open(table)
            assert ann.state["is_mixing"]
            await ann.command("reveal", share=SHARES["Ann"])
            await ann.until(lambda state: state["status"] == "playing")

    run(story())


def test_what_is_no_commitment_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            for commitment in ("", "x" * 64, "A" * 64, "0" * 63, "0" * 64 + "\n", 7):
                wanted = {"game": "kingsburg", "seats": [ME, OPEN], "commitment": commitment}
                assert (await ann.http.post("/api/tables", json=wanted)).status_code == 400

    run(story())
