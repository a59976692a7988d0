"""What a host can do to guests, and what not: nobody who is there loses a seat."""

import asyncio
from functools import partial

import pytest

from regnum.server.live import Live, Watcher
from regnum.server.services import Server as OwnServer
from regnum.server.store import Store
from regnum.table.commands import Hand, Refused
from server.server_kit import GENEROUS, ME, OPEN, Client, Server, run
from server.without_http import begun, do, lay_table, make_server, person
from server.without_http import run as run_alone
from table.seating import PEOPLE

AWAY = GENEROUS["away_seconds"]


def test_a_host_cannot_play_the_game_of_a_guest_who_is_there(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, OPEN])
            await ben.enter(await ann.make_key(table))
            for client in (ann, ben):
                await client.open(table)
            await ben.sit(1)
            await ann.until(lambda state: state["status"] == "playing")
            for _ in range(8):
                await ann.until_revision(ben.state["revision"])
                answer = await ann.command("hand", seat=1, level="gentle")
                assert (answer["type"], answer.get("code")) == ("refused", "present")
                decider = (ann, ben)[(await ann.look(table))["decider"]]
                await decider.play(decider.state["legal"][0])
                await ben.until_revision(decider.state["revision"])
            await ben.close()
            await asyncio.sleep(2 * AWAY)
            await ann.insist("hand", seat=1, level="gentle")
            await ben.reopen()
            await ben.sit(1)
            assert (await ann.command("hand", seat=1, level="gentle"))["code"] == "present"

    run(story())


@pytest.mark.parametrize("is_listed", [False, True], ids=["by link", "listed"])
def test_who_is_sent_away_stays_away(server: Server, is_listed: bool) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Mal") as mal:
            table = await ann.create_table("kingsburg", [ME, OPEN, OPEN], is_listed=is_listed)
            links = [await ann.make_key(table) for _ in range(2)]
            await mal.enter(links[0])
            for client in (ann, mal):
                await client.open(table)
            await mal.sit(1)
            second = await mal.command("sit", seat=2)
            assert second["code"] == "one-seat"
            await ann.insist("remove", seat=1)
            assert ann.state["seats"][1]["is_open"]
            assert ann.log[-1]["type"] == "removed"
            await mal.until_closed()
            assert (await mal.http.get(f"/api/tables/{table}")).status_code == 404
            assert await mal.get("/api/tables", which="mine") == []
            for seat in (1, 2):
                answer = await mal.post_command(table, {"type": "sit", "seat": seat}, 0)
                assert answer.status_code == 404
            fresh = await ann.make_key(table)
            for link in (*links, fresh):
                entered = await mal.http.post("/api/enter", json={"key": link})
                assert entered.status_code == 404
            async with Client(server, "Mal again") as other:
                for link in links:
                    entered = await other.http.post("/api/enter", json={"key": link})
                    assert entered.status_code == 404, "no new name helps with an old link"
                assert await other.enter(fresh) == table

    run(story())


def test_links_that_are_ended_lead_nowhere(server: Server) -> None:
    async def story() -> None:
        async with (
            Client(server, "Ann") as ann,
            Client(server, "Ben") as ben,
            Client(server, "Cy") as cy,
            Client(server, "Di") as di,
        ):
            table = await ann.create_table("kingsburg", [ME, OPEN, OPEN])
            play, watch = await ann.make_key(table), await ann.make_key(table, "watch")
            for client in (ben, cy):
                await client.enter(play)
                await client.open(table)
            await di.enter(watch)
            await ben.sit(1)
            assert await ann.post(f"/api/tables/{table}/keys/revoke", {"kind": "play"}) == {}
            await cy.until_closed()
            assert (await cy.http.get(f"/api/tables/{table}")).status_code == 404
            for client in (ben, cy, di):
                entered = await client.http.post("/api/enter", json={"key": play})
                assert entered.status_code == 404
            assert (await ben.look(table))["mine"] == [1], "whoever sits stays"
            assert (await di.look(table))["mine"] == [], "links to watch are others"
            await cy.enter(await ann.make_key(table))
            await cy.open(table)
            await cy.sit(2)
            await cy.until(lambda state: state["status"] == "playing")

    run(story())


def test_a_link_to_a_seat_is_ended_by_whoever_made_it(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN], is_listed=True)
            link = await ann.make_key(table, "seat", 0)
            path = f"/api/tables/{table}/keys/revoke"
            assert (await ben.http.post(path, json={"kind": "seat"})).is_success
            assert (await ben.http.post(path, json={"kind": "play"})).status_code == 403
            await ann.post(path, {"kind": "seat"})
            assert (await ben.http.post("/api/enter", json={"key": link})).status_code == 404

    run(story())


@pytest.fixture
def store(store: Store) -> Store:
    lay_table(store, "t1", person(0), person(1))
    return store


async def try_to_hand(server: OwnServer, live: Live) -> str | None:
    """Give a guest's seat to a bot; gives the code where it is refused."""
    try:
        await do(server, live, Hand(1, "gentle"), PEOPLE[0])
    except Refused as refused:
        return refused.code
    return None


def test_a_short_loss_of_the_connection_costs_nobody_a_seat(store: Store) -> None:
    async def story(server: OwnServer) -> None:
        live = await begun(server, "t1")
        await asyncio.sleep(0.3)
        guest = Watcher(PEOPLE[1], 0, backlog=32)
        server.tables.presence.arrive(live, guest)
        assert await try_to_hand(server, live) == "present"
        server.tables.presence.leave(live, guest)
        assert await try_to_hand(server, live) == "present"
        await asyncio.sleep(0.3)
        assert await try_to_hand(server, live) is None

    run_alone(partial(make_server, store, away_seconds=0.25), story)


def test_a_restart_of_the_server_costs_nobody_a_seat(store: Store) -> None:
    async def story(server: OwnServer) -> None:
        live = await begun(server, "t1")
        assert await try_to_hand(server, live) == "present"

    run_alone(partial(make_server, store), story)


def test_who_plays_without_a_socket_is_there_as_well(store: Store) -> None:
    async def story(server: OwnServer) -> None:
        live = await begun(server, "t1")
        await asyncio.sleep(0.3)
        await server.door.let_in("t1", PEOPLE[1])
        assert await try_to_hand(server, live) == "present"

    run_alone(partial(make_server, store, away_seconds=0.25), story)
