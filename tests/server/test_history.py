"""Looking back over the wire."""

import asyncio

from server.server_kit import ME, OPEN, Client, Data, Server, bot, data_of, run, totals


def test_looking_back(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, OPEN, bot()])
            path = f"/api/tables/{table}"
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            seen: dict[int, Data] = {}
            for _ in range(6):
                state = await ann.until(lambda s: bool(s["legal"]) or s["decider"] == 1)
                seen[state["revision"]] = state
                player = ann if state["legal"] else ben
                await player.until_revision(state["revision"])
                await player.play(player.state["legal"][0])
                await ann.until_revision(player.state["revision"])
            for revision, state in seen.items():
                then = await ann.get(f"{path}/at/{revision}")
                for key in ("view", "private", "scores", "decider", "awaited", "seats", "mine"):
                    assert then[key] == state[key], key
                assert (then["type"], then["legal"], then["log"]) == ("state", [], [])
                assert then["setup"]["players"] == 3
                others = await ben.get(f"{path}/at/{revision}")
                assert set(others["private"]) == {"1"}
            at_once = await asyncio.gather(*(ann.get(f"{path}/at/{n}") for n in reversed(seen)))
            assert [then["revision"] for then in at_once] == list(reversed(seen))
            course = await ben.get(f"{path}/course")
            at = course["revisions"].index(min(seen))
            assert course["totals"][at] == totals(seen[min(seen)])
            for name, status in (("9999", 404), ("-1", 400), ("x", 400), ("%2e%2e", 400)):
                response = await ann.http.get(f"{path}/at/{name}")
                assert response.status_code == status, name
            async with Client(server, "Eve") as eve:
                for address in (f"{path}/at/1", f"{path}/course"):
                    response = await eve.http.get(address)
                    assert (response.status_code, response.json()["code"]) == (404, "no-such-table")
            assert data_of(await ann.http.get(f"{path}/at/0"))["status"] == "waiting"

    run(story())
