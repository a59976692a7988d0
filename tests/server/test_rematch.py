"""Whoever has played together plays again at one table."""

import asyncio

import pytest

from server.server_kit import GENEROUS, ME, OPEN, Client, Server, bot, data_of, local, run


async def sit_together(ann: Client, bo: Client, *others: dict[str, str], first: str = "A") -> str:
    """Ann lays a table, and Bo sits down."""
    seats, options = [ME, OPEN, *others], {"first": first}
    table = await ann.create_table("kingdom-builder", seats, options=options, hints=False)
    await bo.enter(await ann.make_key(table))
    await bo.open(table)
    await bo.sit(1)
    await ann.open(table)
    await ann.until(lambda state: state["status"] == "playing")
    return table


async def over(ann: Client, bo: Client, *others: dict[str, str], first: str = "A") -> str:
    table = await sit_together(ann, bo, *others, first=first)
    await ann.agree("end", bo)
    await bo.until(lambda state: state["status"] == "ended")
    return table


async def again(client: Client, table: str) -> str:
    return str((await client.post(f"/api/tables/{table}/rematch", {}))["table"])


def holders(state: dict[str, object]) -> list[tuple[str, object]]:
    return [(seat["name"], seat["level"]) for seat in state["seats"]]  # type: ignore[attr-defined]


def test_both_ask_and_land_at_one_table(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await over(ann, bo, bot())
            first, second = await asyncio.gather(again(ann, table), again(bo, table))
            assert first == second != table
            for client in (ann, bo):
                await client.open(first)
                state = await client.until(lambda state: state["status"] == "playing")
                assert holders(state) == [("Bo", None), ("gentle", "gentle"), ("Ann", None)]
                assert state["hints"] is False
            assert await again(bo, table) == first

    run(story())


def test_the_other_is_invited_where_they_are(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await over(ann, bo)
            assert bo.state["rematch"] is None
            laid = await again(ann, table)
            state = await bo.until(lambda state: state["rematch"] is not None)
            assert state["rematch"] == laid
            assert {"type": "rematch", "seat": 0, "table": laid}.items() <= bo.log[-1].items()
            rows = await bo.get("/api/tables", which="mine")
            assert laid in [row["table"] for row in rows]
            waiting = await bo.look(laid)
            assert (waiting["status"], waiting["mine"]) == ("waiting", [])
            assert holders(waiting) == [("", None), ("Ann", None)]
            assert await again(bo, table) == laid
            assert (await bo.look(laid))["mine"] == [0]

    run(story())


def test_all_seats_of_a_device_come_along(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await over(ann, bo, local("Cy"))
            laid = await again(bo, table)
            assert holders(await bo.look(laid)) == [("Bo", None), ("", None), ("", None)]
            await again(ann, table)
            assert holders(await ann.look(laid)) == [("Bo", None), ("Cy", None), ("Ann", None)]

    run(story())


def test_whoever_was_replaced_by_a_bot_is_invited_too(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await sit_together(ann, bo)
            await bo.close()
            await asyncio.sleep(2 * GENEROUS["away_seconds"])
            await ann.insist("hand", seat=1, level="gentle")
            await ann.insist("offer", what="end")
            await bo.open(table)
            await bo.command("agree", offer=bo.state["offer"]["revision"])
            laid = await again(ann, table)
            await again(bo, table)
            assert holders(await bo.look(laid)) == [("Bo", None), ("Ann", None)]

    run(story())


def test_who_only_watched_may_watch_again_but_not_ask(server: Server) -> None:
    async def story() -> None:
        async with (
            Client(server, "Ann") as ann,
            Client(server, "Bo") as bo,
            Client(server, "Eve") as eve,
        ):
            table = await over(ann, bo)
            await eve.enter(await ann.make_key(table, "watch"))
            refused = await eve.http.post(f"/api/tables/{table}/rematch", json={})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
            laid = await again(ann, table)
            assert await again(eve, table) == laid
            assert (await eve.look(laid))["mine"] == []
            await eve.open(laid)
            assert (await eve.command("sit", seat=0))["code"] == "not-allowed"

    run(story())


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_match_that_goes_on_has_no_rematch(server: Server, is_begun: bool) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [ME, bot() if is_begun else OPEN])
            refused = await ann.http.post(f"/api/tables/{table}/rematch", json={})
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
            assert data_of(await ann.http.get(f"/api/tables/{table}"))["rematch"] is None

    run(story())


@pytest.mark.parametrize(
    ("first", "seats"), [("A", ["Bo", "Cy", "Ann"]), ("B", ["Cy", "Ann", "Bo"])]
)
def test_whoever_began_sits_last_and_the_first_seat_begins(
    server: Server, first: str, seats: list[str]
) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await sit_together(ann, bo, local("Cy"), first=first)
            starter = ann if first == "A" else bo
            await starter.play(starter.state["legal"][0])
            await ann.agree("end", bo)
            laid = await again(bo, table)
            await again(ann, table)
            state = await ann.look(laid)
            assert [name for name, _ in holders(state)] == seats
            assert state["options"]["first"] == "A"

    run(story())


def test_who_resigned_is_invited_too(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Bo") as bo:
            table = await sit_together(ann, bo)
            await bo.insist("resign", seat=1)
            await ann.insist("end")
            laid = await again(ann, table)
            await bo.until(lambda state: state["rematch"] == laid)
            assert await again(bo, table) == laid
            assert holders(await bo.look(laid)) == [("Bo", None), ("Ann", None)]

    run(story())
