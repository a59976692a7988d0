"""A match that ended before the game was over: in lists and histories, replayed, exported."""

from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.core.record import parse_record
from server.server_kit import ME, OPEN, Client, Data, Server, local, run


async def begin(ann: Client, ben: Client) -> str:
    """Ann and Ben have begun a match, and whoever begins has built something."""
    table = await ann.create_table("kingdom-builder", [ME, OPEN], leaving="nobody")
    await ben.enter(await ann.make_key(table))
    await ann.open(table)
    await ben.open(table)
    await ben.sit(1)
    await ann.until(lambda state: state["status"] == "playing")
    await ben.until(lambda state: state["status"] == "playing")
    player = ann if ann.state["legal"] else ben
    await player.play(player.state["legal"][0])
    return table


async def in_history(client: Client) -> Data:
    """The one match that somebody has behind them."""
    told = await client.get("/api/me/history")
    assert told["count"] == 1
    return dict(told["matches"][0])


async def in_list(client: Client) -> list[tuple[str, str, str | None]]:
    rows = await client.get("/api/tables", which="finished")
    return [(row["table"], row["status"], row["early"]) for row in rows if row["mine"]]


def test_a_resigned_match_is_a_match_like_any_other(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> str:
        async with (
            Client(server, "Ann") as ann,
            Client(server, "Ben") as ben,
            Client(server, "Sam") as sam,
        ):
            table = await begin(ann, ben)
            path = f"/api/tables/{table}"
            await ben.insist("resign", seat=1)
            for client, place in ((ann, 1), (ben, 2)):
                match = await in_history(client)
                assert (match["table"], match["early"], match["unrated"]) == (
                    table, "resigned", None,
                )  # fmt: skip
                assert [seat["resigned"] for seat in match["seats"]] == [False, True]
                [own] = [seat for seat in match["seats"] if seat["is_mine"]]
                assert own["place"] == place
                assert await in_list(client) == [(table, "ended", "resigned")]
                assert table in (await client.get("/api/me/export"))["records"]
            state = await sam.look(table)
            assert state["winners"] == [0], "the address is enough"
            assert "seed" in state, "and everything lies open"
            assert (await sam.get(f"{path}/at/{state['revision'] - 1}"))["status"] == "playing"
            review = await ann.http.post(f"{path}/review")
            assert (review.status_code, review.json()["code"]) == (409, "not-finished")
            seats = [ME, local("Kid")]
            body = {"revision": state["revision"], "seats": seats}
            other = (await sam.post(f"{path}/branch", body))["table"]
            await sam.open(other)
            position = await sam.until(lambda state: state["status"] == "playing")
            assert position["scores"] == state["scores"], "it goes on where it ended"
            record = (await sam.http.get(f"{path}/record")).text
            played = [line["action"] for line in state["log"] if line["type"] == "played"]
            assert len(played) == 1
            read = parse_record(record).match
            assert read.game.action_text(read.actions[-1]) == played[0]
            return record

    record = run(story())
    assert record.endswith("\nunfinished\n")
    file = tmp_path / "early.regnum"
    file.write_text(record)
    assert main(["replay", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_people_see_that_they_agreed_to_end(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await begin(ann, ben)
            await ben.agree("end", ann)
            match = await in_history(ben)
            assert (match["early"], match["unrated"]) == ("agreed", "given-up")
            assert [seat["place"] for seat in match["seats"]] == [None, None]
            assert await in_list(ann) == [(table, "ended", "agreed")]

    run(story())


def test_where_nothing_was_played_there_is_nothing_to_look_back_at(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            await ann.open(table)
            await ann.insist("end")
            assert await in_list(ann) == []
            assert (await ann.get("/api/me/export"))["records"] == {}
            for ask in (
                ann.http.get(f"/api/tables/{table}/record"),
                ann.http.post(f"/api/tables/{table}/review"),
                ann.http.post(f"/api/tables/{table}/branch", json={"seats": [ME, OPEN]}),
            ):
                assert (await ask).json()["code"] == "not-started"

    run(story())
