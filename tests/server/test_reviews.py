"""Reviews of finished matches: for whoever may see the table, once it is over, and made once."""

import asyncio
import os
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.record import Record, print_record
from regnum.review.tasks import Found, Task
from regnum.server.crew import Asker, Crew, Urgency
from regnum.server.reviews import AT_A_TIME, VERSION, revisions
from regnum.server.services import Server as OwnServer
from regnum.server.store import Store
from regnum.server.thinking import Thinkers
from regnum.table.commands import Refused
from regnum.table.entries import FINISHED, Body, Entry, Holder, Played, Started, Undone
from regnum.table.importing import log_of
from regnum.table.terms import Settings, Terms
from server.server_kit import ME, Client, Server, bot, run
from server.without_http import make_server
from server.without_http import run as run_without_http
from table.seating import PEOPLE, played

SPEC = "kingsburg(players=2)"
PATIENCE = 60.0


async def bring(client: Client, match: Match) -> str:
    """A finished match as a table."""
    record = print_record(Record(match, ("Ann", "Ben")))
    return str((await client.post("/api/records", {"record": record}))["table"])


def short(seed: int = 1) -> Match:
    """A match of which only the end is to be reviewed."""
    whole = played(SPEC)
    match = whole.branch(len(whole.actions) - 30, seed)
    while not match.state.is_over:
        match.play(match.state.legal_actions()[0])
    return match


async def review_of(client: Client, table: str) -> tuple[dict[str, Any], list[float]]:
    """The review, once it is there, and how far it was meanwhile."""
    done, deadline = [], monotonic() + PATIENCE
    while monotonic() < deadline:
        answer = await client.post(f"/api/tables/{table}/review", {})
        done.append(answer["done"])
        if answer["review"] is not None:
            return answer["review"], done
        await asyncio.sleep(0.1)
    raise AssertionError(f"no review came: {done}")


def test_a_finished_match_is_reviewed_and_the_review_is_kept(tmp_path: Path) -> None:
    database, match = f"sqlite:///{tmp_path}/regnum.db", short()

    async def story(server: Server) -> None:
        async with Client(server, "Eve") as eve:
            table = await bring(eve, match)
            review, done = await review_of(eve, table)
            assert done == sorted(done)
            assert (done[0], done[-1]) == (0, 1)
            assert len(review["values"]) == len(review["revisions"]) == len(match.actions) + 1
            assert review["engine"] == "python"
            for account in review["accounts"]:
                parts = [account[name]["points"] for name in ("start", "luck", "best", "others")]
                assert sum(parts) - account["given_away"]["points"] == account["margin"]
            for point in (*review["decisions"], *review["turning_points"]):
                then = await eve.get(
                    f"/api/tables/{table}/at/{review['revisions'][point['number']]}"
                )
                assert "ABCDE"[then["decider"]] == point["seat"]
                break
            again, done = await review_of(eve, table)
            assert (again, done) == (review, [1])
            assert Store(database).find_review(table, VERSION) is not None
            assert Store(database).find_review(table, VERSION + 1) is None

    with Server(database, tmp_path, engine="python") as server:
        run(story(server), 90)
        assert "Traceback" not in server.log, server.log


def test_a_review_that_a_restart_interrupts_is_made_anew(tmp_path: Path) -> None:
    database, match = f"sqlite:///{tmp_path}/regnum.db", short()

    async def begin(server: Server) -> tuple[str, str]:
        async with Client(server, "Eve") as eve:
            table = await bring(eve, match)
            while (await eve.post(f"/api/tables/{table}/review", {}))["done"] == 0:
                await asyncio.sleep(0.05)
            return table, eve.cookie

    async def end(server: Server, table: str, cookie: str) -> dict[str, Any]:
        eve = Client(server, "")
        eve.http.cookies.set("regnum", cookie.partition("=")[2])
        try:
            review, done = await review_of(eve, table)
            assert done[0] == 0, "nothing is left of the first attempt"
            return review
        finally:
            await eve.http.aclose()

    with Server(database, tmp_path, engine="python") as server:
        table, cookie = run(begin(server))
        assert Store(database).find_review(table, VERSION) is None
        server.kill()
        server.start()
        review = run(end(server, table, cookie), 90)
        assert len(review["values"]) == len(match.actions) + 1


def test_what_is_not_over_is_reviewed_for_nobody(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Sam") as sam:
            table = await ann.create_table("kingsburg", [ME, bot()])
            path = f"/api/tables/{table}/review"
            response = await ann.http.post(path, json={})
            assert (response.status_code, response.json()["code"]) == (409, "not-over")
            assert (await sam.http.post(path, json={})).status_code == 404
            await ann.open(table)
            state = await ann.until(lambda state: bool(state["legal"]))
            await ann.play(state["legal"][0])
            await ann.insist("end")
            assert (await ann.http.post(path, json={})).json()["code"] == "not-finished"
            finished = await bring(ann, short())
            await ann.post(f"/api/tables/{finished}/replay", {"is_open": False})
            response = await sam.http.post(f"/api/tables/{finished}/review", json={})
            assert response.status_code == 404

    run(story())


def test_nobody_has_many_reviews_made_at_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server, "Eve") as eve:
            tables = [await bring(eve, played(SPEC)) for _ in range(AT_A_TIME + 1)]
            answers = [await eve.http.post(f"/api/tables/{t}/review", json={}) for t in tables]
            codes = [answer.status_code for answer in answers]
            assert codes == [*[200] * AT_A_TIME, 429]

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path, engine="python") as server:
        run(story(server))


def test_each_moment_has_the_revision_that_showed_it() -> None:
    bodies: list[Body] = [
        Started((1, 2)),
        Played(0, 5, ()),
        Played(0, 6, ()),
        Undone(0, 1),
        Played(0, 7, (8, 9)),
        Played(1, 3, ()),
    ]
    log = [Entry(n, str(n), body, 0.0) for n, body in enumerate(bodies, start=3)]
    assert revisions(log) == [3, 3, 3, 4, 7, 7, 7, 8]


class Dying(Thinkers):
    """Their processes die of every review."""

    async def look_back(self, task: Task, asker: Asker) -> Found:
        raise BrokenExecutor


@pytest.mark.event("reviews.py", "review-failed")
def test_a_review_that_cannot_be_made_is_refused_once_and_can_be_asked_for_again(
    store: Store,
) -> None:
    match = short()
    assert match.origin is not None
    settings = Settings(imported=True, position=match.origin.position_line())
    terms = Terms("t", match.setup.spec, 2, 7, "salt", PEOPLE[0].id, settings, 1.0)
    store.add_table(terms, [Holder("Ann"), Holder("Ben")], FINISHED, log=log_of(match))

    async def story(server: OwnServer) -> None:
        live = await server.tables.fetch("t")
        refusals = []
        for _ in range(20):
            try:
                assert b'"review":null' in await server.reviews.find_or_begin(live, "somebody")
            except Refused as error:
                refusals.append(error.code)
            await asyncio.sleep(0.01)
        assert len(refusals) > 1
        assert set(refusals) == {"too-slow"}

    run_without_http(lambda: make_server(store, Dying(1, 1.0)), story)


def test_reviews_come_after_everything_else_and_leave_a_process_to_it() -> None:
    async def story() -> None:
        crew = Crew(2, os.getpid)  # type: ignore[arg-type]  # a function that a process can find
        try:
            later = Asker("ann", urgency=Urgency.LATER)
            await crew.run(os.getpid, later, 20)
            at_once = [asyncio.create_task(crew.run(partial(sleep, 0.5), later, 20)) for _ in "123"]
            await asyncio.sleep(0.1)
            assert len(crew._busy) == 2, "nothing else is to be done"
            await crew.run(os.getpid, Asker("ben"), 20)
            assert not at_once[2].done(), "what comes meanwhile is done before the rest"
            await asyncio.gather(*at_once)
            more = [asyncio.create_task(crew.run(partial(sleep, 0.2), later, 20)) for _ in "12"]
            await asyncio.sleep(0.1)
            assert len(crew._busy) == 1, "somebody else may come again at any moment"
            began = monotonic()
            await crew.run(os.getpid, Asker("ben"), 20)
            assert not more[1].done()
            assert monotonic() - began < 5
            await asyncio.gather(*more)
        finally:
            crew.close()

    asyncio.run(story())
