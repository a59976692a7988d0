"""Whole stories at the tables of a running server: people on sockets, bots, watchers, links."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from hashlib import sha256
from random import Random
from typing import TypeAlias

import pytest

from regnum.core.record import parse_record
from server.server_kit import (
    GENEROUS,
    ME,
    OPEN,
    Client,
    Data,
    Server,
    bot,
    data_of,
    decides,
    local,
    run,
    totals,
)

FIRST_A, FIRST_B = {"first": "A"}, {"first": "B"}  # options of Kingdom Builder
Way: TypeAlias = Callable[[Data], Awaitable[Data]]
MATCHES = [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 3, {}),
    ("kingdom-builder", 5, {"nomads": "yes"}),
    ("kingsburg", 2, {}),
    ("kingsburg", 3, {}),
    ("kingsburg", 5, {}),
]


@asynccontextmanager
async def ann_and_ben(server: Server, **more: object) -> AsyncIterator[tuple[Client, Client]]:
    """Two people at a table for two of Kingdom Builder, both on sockets. Ann is the host."""
    async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
        table = await ann.create_table("kingdom-builder", [ME, OPEN], **more)
        await ben.enter(await ann.make_key(table))
        await ann.open(table)
        await ben.open(table)
        await ben.sit(1)
        for client in (ann, ben):
            await client.until(lambda state: state["status"] == "playing")
        yield ann, ben


async def leave(client: Client) -> None:
    """Go away for so long that nobody waits any more."""
    await client.close()
    await asyncio.sleep(2 * GENEROUS["away_seconds"])


def shown_to_all(state: Data) -> Data:
    """The parts of a state that are the same for everybody."""
    own = ("private", "legal", "undoable", "log", "mine", "is_host", "setup")
    return {k: v for k, v in state.items() if k not in own}


def moves_in(log: list[Data]) -> list[str]:
    """The decisions of a log, in order."""
    return [line["action"] for line in log if line["type"] == "played"]


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_whole_match(server: Server, game: str, seats: int, options: dict[str, str]) -> None:
    async def story() -> None:
        async with (
            Client(server, "Ann") as ann,
            Client(server, "Ben") as ben,
            Client(server, "Wim") as wim,
        ):
            chairs = [ME, OPEN, *[bot()] * (seats - 2)]
            table = await ann.create_table(game, chairs, options=options)
            await ben.enter(await ann.make_key(table, "play"))
            await wim.enter(await ann.make_key(table, "watch"))
            for client in (ann, ben, wim):
                await client.open(table)
            promise = wim.state["promise"]
            assert wim.state["status"] == "waiting"
            await ben.sit(1)
            done = await asyncio.gather(
                ann.play_randomly(Random(f"{game} Ann")), ben.play_randomly(Random(f"{game} Ben"))
            )
            await wim.until(lambda state: state["status"] == "finished")
            end = shown_to_all(wim.state)
            assert shown_to_all(ann.state) == end
            assert shown_to_all(ben.state) == end
            assert end["winners"]
            assert end["promise"] == promise
            assert sha256(f"{end['seed']}/{end['salt']}".encode()).hexdigest() == promise
            for secret in (end["seed"], f"{int(end['seed']):x}", end["salt"]):
                for message in (*ann.received, *ben.received, *wim.received):
                    assert secret not in message or json.loads(message)["status"] == "finished"
            for seat, sent in enumerate(done):
                logged = [
                    (line["revision"], line["action"])
                    for line in wim.log
                    if line["type"] == "played" and line["seat"] == seat
                ]
                assert sent == logged
            record = parse_record((await wim.http.get(f"/api/tables/{table}/record")).text)
            assert record.match.seed == int(end["seed"])
            assert record.names == ("Ann", "Ben", *["gentle"] * (seats - 2))
            assert totals(end) == [s.total for s in record.match.state.scores()]
            listed = await ann.get("/api/tables", which="finished")
            assert table in [row["table"] for row in listed if row["status"] == "finished"]
            assert await ann.get("/api/tables", which="mine") == []

    run(story())


def test_a_whole_match_by_http_alone(server: Server) -> None:
    async def story() -> None:
        random = Random(3)
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingdom-builder", [ME, bot()])
            sent, state = [], await ann.look(table)
            promise = state["promise"]
            while state["status"] != "finished":
                if decides(state):
                    action = random.choice(state["legal"])
                    command = {"type": "play", "action": action}
                    answer = await ann.post_command(table, command, state["revision"])
                    assert answer.status_code == 200, answer.text
                    sent.append((answer.json()["revision"], action))
                else:
                    await asyncio.sleep(0.01)
                state = await ann.look(table, since=state["revision"])
            log = (await ann.look(table))["log"]
            mine = [line for line in log if line["type"] == "played" and line["seat"] == 0]
            assert [(line["revision"], line["action"]) for line in mine] == sent
            assert sha256(f"{state['seed']}/{state['salt']}".encode()).hexdigest() == promise
            record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).text)
            assert totals(state) == [s.total for s in record.match.state.scores()]

    run(story())


def test_one_person_plays_all_seats_at_one_device(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Wim") as wim:
            seats = [ME, local("Bo"), local("Cy")]
            table = await ann.create_table("kingdom-builder", seats)
            await wim.enter(await ann.make_key(table, "watch"))
            await ann.open(table)
            await wim.open(table)
            assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Bo", "Cy"]
            await ann.play_randomly(Random(1), moves=30)
            assert {line["seat"] for line in ann.log if line["type"] == "played"} == {0, 1, 2}
            assert set(ann.state["private"]) == {"0", "1", "2"}
            assert all(ann.state["private"].values())
            await wim.until_revision(ann.state["revision"])
            assert wim.state["private"] == {}
            assert wim.state["legal"] == []
            drawn = [o for line in wim.log for o in line.get("chance", ())]
            assert any(o["outcome"] is None for o in drawn), "nothing was hidden from the watcher"
            known = [o for line in ann.log for o in line.get("chance", ())]
            assert all(o["outcome"] for o in known)

    run(story())


def test_a_watcher_sees_no_hidden_thing_and_cannot_sit(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Wim") as wim:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            assert await wim.enter(await ann.make_key(table, "watch")) == table
            await wim.open(table)
            assert wim.state["private"] == {}
            answer = await wim.command("sit", seat=1)
            assert answer["code"] == "not-allowed"
            assert (await ann.look(table))["seats"][1]["is_open"]

    run(story())


def test_a_table_is_found_by_invitation_only(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN])
            assert (await ben.http.get(f"/api/tables/{table}")).status_code == 404
            assert await ben.get("/api/tables", which="mine") == []
            opened = await ben.get("/api/tables", which="open")
            assert table not in [row["table"] for row in opened]
            await ben.enter(await ann.make_key(table))
            await ben.open(table)
            await ben.sit(1)
            state = await ben.until(lambda state: state["status"] == "playing")
            assert [seat["name"] for seat in state["seats"]] == ["Ann", "Ben"]
            assert set(state["private"]) == {"1"}
            mine = await ben.get("/api/tables", which="mine")
            assert [row["table"] for row in mine] == [table]

    run(story())


def test_a_listed_table_can_be_joined_without_a_link(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN], is_listed=True)
            opened = await ben.get("/api/tables", which="open")
            row = next(row for row in opened if row["table"] == table)
            assert [seat["is_open"] for seat in row["seats"]] == [False, True]
            await ben.open(table)
            await ben.sit(1)
            await ben.until(lambda state: state["status"] == "playing")
            opened = await ben.get("/api/tables", which="open")
            assert table not in [row["table"] for row in opened]

    run(story())


def test_a_seat_goes_on_at_another_device(server: Server) -> None:
    async def story() -> None:
        async with (
            ann_and_ben(server, options=FIRST_B) as (ann, ben),
            Client(server, "Ben") as phone,
        ):
            table = ben.table
            key = await ben.make_key(table, "seat", 1)
            assert await phone.enter(key) == table
            await phone.open(table)
            assert set(phone.state["private"]) == {"1"}
            state = await ben.until(lambda state: state["private"] == {})
            assert state["legal"] == []
            refused = await ben.command("play", action=phone.state["legal"][0])
            assert refused["code"] == "not-your-turn"
            await phone.play(phone.state["legal"][0])
            await ann.until_revision(phone.state["revision"])
            assert shown_to_all(ann.state) == shown_to_all(phone.state)

    run(story())


def test_undo_and_restart_of_the_turn_are_seen_by_all(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            before = shown_to_all(ann.state)
            legal = ann.state["legal"]
            await ann.play(legal[0])
            assert ann.state["undoable"] == 1
            assert ann.state["view"] != before["view"]
            await ben.until_revision(ann.state["revision"])
            assert (await ben.command("undo"))["code"] == "not-your-turn"
            assert (await ann.command("undo"))["type"] == "done"
            await ben.until(lambda state: state["revision"] == before["revision"] + 2)
            await ann.play(ann.state["legal"][0])
            await ann.play(ann.state["legal"][0])
            await ben.until_revision(ann.state["revision"])
            assert (await ann.command("undo", turn=True))["type"] == "done"
            await ben.until_revision(ann.state["revision"])
            for client in (ann, ben):
                assert client.state["view"] == before["view"]
                undone = [line["count"] for line in client.log if line["type"] == "undone"]
                assert undone == [1, 2]
            assert ann.state["legal"] == legal
            assert (await ann.command("undo"))["code"] == "nothing-to-undo"

    run(story())


def test_a_bot_sits_in_until_the_owner_comes_back(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_B) as (ann, ben):
            await leave(ben)
            await ann.insist("hand", seat=1, level="gentle")
            await ann.until(lambda state: state["decider"] == 0)
            await ben.reopen()
            played = [line for line in ann.log if line["type"] == "played"]
            assert {line["seat"] for line in played} == {1}
            await ben.until(lambda state: state["seats"][1]["level"] == "gentle")
            await ben.sit(1)
            await ann.until(lambda state: state["seats"][1]["level"] is None)
            assert ann.state["seats"][1]["name"] == "Ben"
            while not decides(ben.state):
                await ann.play(ann.state["legal"][0])
                await ben.until_revision(ann.state["revision"])
            await ben.play(ben.state["legal"][0])
            assert ben.log[-1]["seat"] == 1

    run(story())


def test_the_table_stays_in_the_list_of_who_left_a_seat_to_a_bot(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            await leave(ben)
            await ann.insist("hand", seat=1, level="gentle")
            mine = await ben.get("/api/tables", which="mine")
            assert [row["table"] for row in mine] == [ann.table]

    run(story())


def test_the_table_leaves_the_list_of_who_lost_a_seat_before_the_game(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann, Client(server, "Ben") as ben:
            table = await ann.create_table("kingsburg", [ME, OPEN, OPEN])
            await ben.enter(await ann.make_key(table))
            for client in (ann, ben):
                await client.open(table)
            await ben.sit(1)
            await ann.until(lambda state: state["seats"][1]["name"] == "Ben")
            await leave(ben)
            await ann.insist("hand", seat=1, level="gentle")
            assert await ben.get("/api/tables", which="mine") == []

    run(story())


def test_the_list_of_a_host_has_tables_at_which_only_others_sit(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            table = await ann.create_table("kingsburg", [OPEN, OPEN])
            mine = await ann.get("/api/tables", which="mine")
            assert [row["table"] for row in mine] == [table]

    run(story())


def test_all_agree_to_end(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            promise = ben.state["promise"]
            assert (await ben.command("end"))["code"] == "not-host"
            assert (await ann.command("end"))["code"] == "not-alone"
            await ann.agree("end", ben)
            end = await ben.until(lambda state: state["status"] == "ended")
            assert sha256(f"{end['seed']}/{end['salt']}".encode()).hexdigest() == promise
            assert end["winners"] == []
            assert (await ann.command("undo"))["code"] == "over"
            record = await ann.http.get(f"/api/tables/{ann.table}/record")
            assert "unfinished" in record.text

    run(story())


def test_hints_are_for_whoever_decides(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            path = f"/api/tables/{ann.table}/hint"
            hints = data_of(await ann.http.post(path))
            assert hints
            assert {hint["action"] for hint in hints} <= set(ann.state["legal"])
            again = await asyncio.gather(*(ann.http.post(path) for _ in range(3)))
            assert [data_of(answer) for answer in again] == [hints] * 3
            state = await ben.until(lambda state: state["hints_taken"] == [1, 0])
            assert ben.log[-1]["type"] == "hinted", "everybody sees it"
            assert state["decider"] == 0
            refused = await ben.http.post(path)
            assert (refused.status_code, refused.json()["code"]) == (409, "not-your-turn")

    run(story())


def test_hints_can_be_switched_off(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A, hints=False) as (ann, _):
            refused = await ann.http.post(f"/api/tables/{ann.table}/hint")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")

    run(story())


def test_who_comes_back_is_told_exactly_what_was_missed(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            await ben.close()
            known = list(ben.log)
            await ann.play_randomly(Random(5), moves=4)
            whole = (await ben.look(ann.table))["log"]
            await ben.reopen()
            assert ben.log[len(known) :] == whole[len(known) :]
            assert ben.log == whole
            assert [line["revision"] for line in whole] == list(range(1, len(whole) + 1))
            for since in range(len(whole) + 2):
                assert (await ben.look(ann.table, since))["log"] == whole[since:]

    run(story())


def test_everybody_sees_who_is_there(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server) as (ann, ben):
            await ann.until(lambda _: ann.presence == [True, True])
            await ben.close()
            await ann.until(lambda _: ann.presence == [True, False])
            await ben.reopen()
            await ann.until(lambda _: ann.presence == [True, True])

    run(story())


def test_a_repeated_command_is_done_once_and_answered_alike(server: Server) -> None:
    async def story() -> None:
        random = Random(11)
        async with Client(server, "Ann") as ann, ann.twin() as other:
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            await ann.open(table)
            await other.open(table)
            sent: list[str] = []
            for _ in range(20):
                sent.append(random.choice(ann.state["legal"]))
                message = ann.message({"type": "play", "action": sent[-1]})
                ways: list[Way] = [
                    ann.send,
                    other.send,
                    partial(ann.post, f"/api/tables/{table}/commands"),
                ]
                chosen = random.sample(ways, random.choice((2, 3)))
                answers = await asyncio.gather(*(way(message) for way in chosen))
                answers.append(await ann.send(message))
                assert all(answer.pop("type", "done") == "done" for answer in answers)
                assert answers == [answers[0]] * len(answers)
                await ann.until_revision(answers[0]["revision"])
            log = (await ann.look(table))["log"]
            assert moves_in(log) == sent
            assert ann.log == log

    run(story())


def test_of_many_moves_for_one_revision_one_is_done(server: Server) -> None:
    async def story() -> None:
        random = Random(12)
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server, "Ann"))
            table = await ann.create_table("kingdom-builder", [ME, local("Bo")])
            windows = [ann, *[await stack.enter_async_context(ann.twin()) for _ in range(5)]]
            for window in windows:
                await window.open(table)
            for number in range(15):
                state = windows[0].state
                moves = random.choices(state["legal"], k=len(windows))
                answers = await asyncio.gather(
                    *(
                        w.command("play", state["revision"], f"{number}-{i}", action=move)
                        for i, (w, move) in enumerate(zip(windows, moves, strict=True))
                    )
                )
                done = [i for i, answer in enumerate(answers) if answer["type"] == "done"]
                assert len(done) == 1, answers
                codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
                assert codes <= {"stale", "not-your-turn"}
                for window in windows:
                    await window.until_revision(answers[done[0]]["revision"])
                    assert window.state["revision"] == answers[done[0]]["revision"]
                assert moves_in(windows[-1].log)[-1] == moves[done[0]]
            for window in windows:
                assert window.log == ann.log
                assert shown_to_all(window.state) == shown_to_all(ann.state)

    run(story())


def test_who_decides_too_late_is_refused_and_in_step_again(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, ben):
            old, move = ann.state["revision"], ann.state["legal"][0]
            await ann.play(move)
            refused = await ann.command("play", old, action=move)
            assert refused["code"] == "stale"
            assert refused["revision"] == ann.state["revision"]
            assert json.loads(ann.received[-1])["type"] == "refused"
            await ben.until_revision(refused["revision"])
            assert shown_to_all(ann.state) == shown_to_all(ben.state)

    run(story())


def test_the_setup_comes_with_the_first_state_of_a_connection(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, _):
            await ann.reopen()
            first, known = ann.state, len(ann.received)
            assert first["setup"]["first"] == "A"
            assert (await ann.look(ann.table))["setup"] == first["setup"]
            await ann.play(ann.state["legal"][0])
            later = [json.loads(message) for message in ann.received[known:]]
            assert [m["type"] for m in later].count("state") == 1
            assert all("setup" not in message for message in later)

    run(story())


def test_a_pong_tells_the_revision(server: Server) -> None:
    async def story() -> None:
        async with ann_and_ben(server, options=FIRST_A) as (ann, _):
            assert ann.socket is not None
            await ann.play(ann.state["legal"][0])
            await ann.socket.send('{"type":"ping"}')
            while json.loads(ann.received[-1])["type"] != "pong":
                await asyncio.sleep(0.01)
            pong = {"type": "pong", "revision": ann.state["revision"]}
            assert json.loads(ann.received[-1]) == pong

    run(story())
