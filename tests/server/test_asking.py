"""Asking over the wire what a decision would bring."""

from server.server_kit import ME, OPEN, Client, Server, bot, data_of, run


def test_asking_by_socket_and_by_http(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, OPEN], options={"first": "A"})
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            state = await ann.until(lambda state: state["status"] == "playing")
            before = await ann.look(table)
            path = f"/api/tables/{table}/ask"
            for action in (state["legal"][0], "end"):
                answer = await ann.ask(action)
                by_http = await ann.post(path, {"action": action})
                assert answer == {"type": "answer", "id": answer["id"], **by_http}
                assert by_http["legal"] == (action != "end")
            answer = await ben.ask(state["legal"][0])
            assert (answer["type"], answer["code"]) == ("refused", "not-your-turn")
            assert answer["args"] == {"seat": "A"}
            response = await ben.http.post(path, json={"action": "end"})
            assert (response.status_code, response.json()["code"]) == (409, "not-your-turn")
            answer = await ann.ask("build z99")
            assert (answer["type"], answer["code"]) == ("refused", "malformed")
            response = await ann.http.post(path, json={"action": "end", "seat": 1})
            assert response.status_code == 400
            assert await ann.look(table) == before
            await ann.play(state["legal"][0])
            after = data_of(await ann.http.get(f"/api/tables/{table}"))
            assert after["revision"] == before["revision"] + 1

    run(story())


def test_what_all_decisions_would_bring_is_one_answer(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingdom-builder", [ME, bot()], options={"first": "A"})
            await ann.open(table)
            state = await ann.until(lambda state: state["status"] == "playing")
            merits = data_of(await ann.http.get(f"/api/tables/{table}/merits"))
            assert set(merits) == set(state["legal"])
            for action in state["legal"][:10]:
                answer = await ann.ask(action)
                gained = [e["source"] for e in answer["events"] if e["event"] == "token-gained"]
                told = [m["args"]["token"] for m in merits[action] if m["code"] == "token"]
                assert told == gained
            assert (await ann.look(table))["hints_taken"] == [0, 0]

    run(story())
