"""A record from outside can be looked at like a match that was played here."""

from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.core.match import Match
from regnum.core.record import Record, parse_record, print_record
from regnum.server.store import Store
from regnum.server.verifying import verify
from server.server_kit import Client, Server, data_of, run, totals
from table.seating import played

SPECS = ["kingdom-builder(players=3,nomads=yes)", "kingsburg(players=2)", "kingsburg(players=4)"]
NAMES = ("Ann", "Bo Öst", "Čeněk", "Дана", "Ed")


def text_of(match: Match) -> str:
    return print_record(Record(match, NAMES[: match.setup.players]))


@pytest.mark.parametrize("spec", SPECS)
def test_a_finished_record_is_looked_at_like_any_match(server: Server, spec: str) -> None:
    async def story() -> None:
        match = played(spec)
        async with Client(server, "Eve") as eve, Client(server, "Sam") as sam:
            table = (await eve.post("/api/records", {"record": text_of(match)}))["table"]
            path = f"/api/tables/{table}"
            state = await eve.look(table)
            assert (state["status"], state["imported"]) == ("finished", True)
            names = [holder["name"] for holder in state["seats"]]
            assert names == list(NAMES[: match.setup.players])
            assert not any(holder["is_open"] or holder["level"] for holder in state["seats"])
            assert (state["mine"], state["is_host"], state["legal"]) == ([], True, [])
            assert totals(state) == [score.total for score in match.state.scores()]
            assert state["winners"] == list(match.state.result().winners)
            assert state["view"] == match.state.public()
            decisions = [line["action"] for line in state["log"] if line["type"] == "played"]
            assert len(decisions) == len(match.actions) - match.rolled
            course = await eve.get(f"{path}/course")
            assert course["totals"][-1] == totals(state)
            middle = state["revision"] // 2
            then = await eve.get(f"{path}/at/{middle}")
            assert (then["revision"], then["status"]) == (middle, "playing")
            record = (await eve.http.get(f"{path}/record")).text
            assert record == text_of(match)
            listed = await eve.get("/api/tables", which="finished")
            assert table in [row["table"] for row in listed]
            await eve.open(table)
            answer = await eve.command("sit", seat=0)
            assert (answer["type"], answer["code"]) == ("refused", "over")
            assert (await sam.http.get(path)).status_code == 200, "the address is enough"

    run(story())


def test_bots_of_a_record_are_bots(server: Server) -> None:
    async def story() -> None:
        names = ("Ann", "gentle", "random", "mc:ms=500")
        text = print_record(Record(played("kingsburg(players=4)"), names))
        async with Client(server, "Eve") as eve:
            table = (await eve.post("/api/records", {"record": text}))["table"]
            seats = (await eve.look(table))["seats"]
            assert [seat["level"] for seat in seats] == [None, "gentle", "random", "mc"]
            assert (await eve.http.get(f"/api/tables/{table}/record")).text == text

    run(story())


def test_an_unfinished_record_becomes_a_table_that_was_ended(server: Server) -> None:
    async def story() -> None:
        match = played("kingsburg(players=3)", decisions=40)
        async with Client(server, "Eve") as eve:
            text = text_of(match).replace("\n", "\r\n")
            table = (await eve.post("/api/records", {"record": text}))["table"]
            state = await eve.look(table)
            assert (state["status"], state["winners"]) == ("ended", [])
            assert state["view"] == match.state.public()
            assert state["log"][-1]["type"] == "ended"

    run(story())


def test_a_wrong_record_is_refused_with_its_line(server: Server) -> None:
    async def story() -> None:
        text = text_of(played("kingsburg(players=3)"))
        lines = text.split("\n")
        spoiled = "\n".join([*lines[:8], "A: build castle", *lines[9:]])
        async with Client(server, "Eve") as eve:
            aged = text.replace("rules: 2", "rules: 9")
            wrong = (("", 1, "header"), (aged, 3, "rules"), (spoiled, 9, "decision"))
            for record, line, what in wrong:
                response = await eve.http.post("/api/records", json={"record": record})
                assert response.status_code == 400
                told = response.json()
                assert (told["code"], told["args"]) == (
                    "wrong-record",
                    {"line": line, "what": what},
                )
                assert told["text"].startswith(f"line {line}: ")
            assert await eve.get("/api/tables", which="mine") == []

    run(story())


def test_names_in_a_record_are_shown_as_any_others(server: Server) -> None:
    async def story() -> None:
        text = text_of(played("kingsburg(players=2)"))
        line = next(line for line in text.split("\n") if line.startswith("names: "))
        async with Client(server, "Eve") as eve:
            tricky = text.replace(line, "names: A\u202enn\u200b, B  o")
            table = (await eve.post("/api/records", {"record": tricky}))["table"]
            seats = (await eve.look(table))["seats"]
            assert [seat["name"] for seat in seats] == ["Ann", "B o"]
            blank = text.replace(line, "names: Ann, \u200b")
            response = await eve.http.post("/api/records", json={"record": blank})
            assert response.json()["args"] == {"line": 5, "what": "names"}
            assert response.status_code == 400

    run(story())


def test_a_record_may_be_longer_than_other_messages_but_not_endless(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Eve") as eve:
            for size, code in ((100_000, "wrong-record"), (300_000, "malformed")):
                response = await eve.http.post("/api/records", json={"record": "x" * size})
                assert (response.status_code, response.json()["code"]) == (400, code)
            response = await eve.http.post("/api/records", json={"record": "", "more": 1})
            assert response.status_code == 400
            eve.http.cookies.clear()
            response = await eve.http.post("/api/records", json={"record": ""})
            assert response.status_code == 401

    run(story())


def test_verify_says_what_was_imported_and_replays_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its chance was not drawn here: nobody demands that it follows from the seed."""
    url = f"sqlite:///{tmp_path}/regnum.db"
    text = text_of(played("kingsburg(players=2)"))
    other = text.replace("\nseed: 3\n", "\nseed: 4\n")
    assert parse_record(other).match.seed == 4

    async def story() -> str:
        async with Client(own_server, "Eve") as eve:
            response = await eve.http.post("/api/records", json={"record": other})
            return str(data_of(response)["table"])

    with Server(url, tmp_path) as own_server:
        table = run(story())
    store = Store(url)
    try:
        assert list(verify(store)) == [(table, None, True)]
        assert main(["verify", "--database", url]) == 0
        printed = capsys.readouterr().out
        assert f"table {table}: imported, so its chance is not checked" in printed
        assert "1 of 1 matches agree" in printed
        entries = store.entries_since(table, 0)
        with store.engine.begin() as connection:
            connection.exec_driver_sql(
                "delete from entries where revision = ?", (entries[-3].revision,)
            )
        assert [finding.fault is None for finding in verify(store)] == [False]
    finally:
        store.close()
