"""What people say at a table: who hears it, what can be said, and what stays of it."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, select

from regnum.core.errors import Malformed
from regnum.server import schema
from regnum.server.conversations import KEPT, Words
from regnum.server.messages import MAX_TEXT, clean_text
from regnum.server.store import Store
from regnum.server.talk import voice_of
from server.server_kit import ME, OPEN, Client, Data, Server, bot, run, words_of
from server.without_http import lay_table, person


async def seated(
    stack: AsyncExitStack, server: Server, *names: str, **more: object
) -> list[Client]:
    """People at a table of the first one, all connected."""
    people = [await stack.enter_async_context(Client(server, name)) for name in names]
    host, *guests = people
    table = await host.create_table("kingsburg", [ME, *[OPEN] * len(guests)], **more)
    await host.open(table)
    for seat, guest in enumerate(guests, start=1):
        await guest.enter(await host.make_key(table))
        await guest.open(table)
        await guest.sit(seat)
    return people


async def watcher_of(stack: AsyncExitStack, host: Client, name: str) -> Client:
    """Somebody who only watches."""
    watcher = await stack.enter_async_context(Client(host.server, name))
    await watcher.enter(await host.make_key(host.table, "watch"))
    await watcher.open(host.table)
    return watcher


def test_those_who_sit_at_a_table_hear_each_other_and_nobody_else_does(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben, cyd = await seated(stack, server, "Ann", "Ben", "Cyd")
            eve = await watcher_of(stack, ann, "Eve")
            assert (await ben.say("Hello there!"))["type"] == "done"
            assert (await cyd.say(phrase="luck"))["type"] == "done"
            for client in (ann, ben, cyd):
                await client.until_said("Hello there!", "luck")
            line = ann.lines[-2]
            assert (line["name"], line["seat"]) == ("Ben", 1)
            assert line["voice"] == ann.talk["voices"][1]
            assert ben.lines[-2]["voice"] is None, "one's own words"
            assert (await eve.say("May I?"))["code"] == "no-talk"
            assert (await eve.say(phrase="hello"))["code"] == "no-talk"
            log = (await ann.look(ann.table))["log"]
            told = [*eve.received, str(log), str(await eve.look(ann.table))]
            assert not any("Hello there" in message or '"luck"' in message for message in told)

    run(story())


def test_nothing_that_was_said_is_in_the_record_or_in_the_log(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            await ann.until(lambda state: state["status"] == "playing")
            revision = ann.state["revision"]
            await ben.say("remember me")
            await ann.until_said("remember me")
            assert (await ann.look(ann.table))["revision"] == revision
            await asyncio.gather(*(client.play_randomly(Random(1)) for client in (ann, ben)))
            record = (await ann.http.get(f"/api/tables/{ann.table}/record")).text
            assert record.startswith("Regnum record")
            assert "remember me" not in record + str(ann.log)
            await ben.say(phrase="played")  # nobody has to leave at the end
            await ann.until_said("remember me", "played")

    run(story())


def test_at_a_table_with_bots_alone_nobody_talks(server: Server) -> None:
    async def story() -> None:
        async with Client(server, "Ann") as ann:
            await ann.open(await ann.create_table("kingsburg", [ME, bot()]))
            assert (await ann.say(phrase="hello"))["code"] == "no-talk"
            assert ann.talk == {}

    run(story())


def test_the_host_switches_the_chat_off_and_phrases_stay(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            await ben.say("something rude")
            await ann.until_said("something rude")
            assert (await ben.set_chat(False))["code"] == "not-host"
            assert (await ann.set_chat(False))["type"] == "done"
            await ben.until(lambda _: ben.talk["is_open"] is False)
            assert (await ben.say("more of it"))["code"] == "hushed"
            assert (await ben.say(phrase="sorry"))["type"] == "done"
            await ann.until_said("something rude", "sorry")
            ben.lines.clear()
            await ben.reopen()
            await ben.until_said("sorry")
            assert [words_of(line) for line in ben.lines] == ["sorry"], "a text is not told now"
            await ann.set_chat(True)
            await ben.until(lambda _: ben.talk["is_open"])
            assert [words_of(line) for line in ben.lines[1:]] == ["something rude", "sorry"]

    run(story())


def test_a_table_can_be_laid_without_chat_and_its_rematch_has_none_either(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben", chat=False)
            assert (await ben.say("hi"))["code"] == "hushed"
            await asyncio.gather(*(client.play_randomly(Random(1)) for client in (ann, ben)))
            again = await ben.post(f"/api/tables/{ann.table}/rematch", {})
            await ann.post(f"/api/tables/{ann.table}/rematch", {})
            await ann.open(again["table"])
            await ann.until(lambda _: ann.talk.get("is_open") is False)
            assert (await ann.say("hi"))["code"] == "hushed"

    run(story())


def test_who_comes_back_reads_what_was_said_also_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            await ann.say("one")
            await ann.say(phrase="moment")
            await ben.until_said("one", "moment")
            voice = ben.lines[0]["voice"]
            server.kill()
            await ann.until_closed()
            await ben.until_closed()
            server.start()
            ben.lines.clear()
            await ben.reopen()
            await ben.until_said("one", "moment")
            assert ben.lines[0]["voice"] == voice, "known again"

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
        run(story(server))


def test_who_sends_the_same_message_again_has_said_it_once(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            message = {"type": "say", "id": "once", "text": "only once"}
            for client in (ann, ann, ben):  # the id is one's own
                assert (await client.send(message))["type"] == "done"
            await ben.until_said("only once", "only once")
            assert [line["name"] for line in ben.lines] == ["Ann", "Ben"]

    run(story())


def test_who_says_too_much_is_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            answers = [await ben.say(f"{number}") for number in range(4)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
            assert answers[-1]["code"] == "too-much"
            assert (await ben.say(phrase="sorry"))["code"] == "too-much"
            assert (await ann.say("somebody else may"))["type"] == "done"
            await ben.until_said("2", "somebody else may")

    with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path, words_per_minute=3) as server:
        run(story(server))


def test_what_cannot_be_said_is_refused(server: Server) -> None:
    wrong: list[Data] = [
        {},
        {"text": ""},
        {"text": " \u200b\u202e"},
        {"text": "a" * (MAX_TEXT + 1)},
        {"phrase": "hello", "text": "both"},
    ]
    unreadable: list[Data] = [{"text": 3}, {"phrase": "rude"}, {"phrase": "hello", "more": 1}]

    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            for said in wrong:
                assert (await ben.say(**said))["code"] == "malformed", said
            for said in unreadable:  # the answer names no message
                answer = await ben.send({"type": "say", **said, "id": ""})
                assert answer["code"] == "malformed", said
            assert ann.lines == []

    run(story())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" two \n\t words ", "two words"),
        ("\u202eevil\u2066", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("z" + "\u0336" * 50, "z" + "\u0336" * 3),
        ("👩\u200d🌾 да, ahoj", "👩\u200d🌾 да, ahoj"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_a_text_is_one_clean_line(text: str, shown: str) -> None:
    assert clean_text(text) == shown


def test_a_text_has_something_to_see() -> None:
    with pytest.raises(Malformed):
        clean_text("\u3164 \u200d")


def test_everybody_knows_a_speaker_by_another_name() -> None:
    assert voice_of("ann", "ben") == voice_of("ann", "ben") != voice_of("ann", "cyd")
    assert voice_of("ann", "ben") != voice_of("ben", "ann")


def test_of_much_the_last_words_are_kept_and_they_go_with_the_table(store: Store) -> None:
    lay_table(store, "t1", person(0), person(1))
    conversations = store.conversations
    for number in range(KEPT + 20):
        said = Words(str(person(0).person), 0, "Ann", None, f"word {number}", 1.0)
        conversations.add("t1", f"id {number}", said)
    lines = conversations.since("t1", 0)
    assert len(lines) == KEPT
    assert [lines[0].number, lines[-1].number] == [21, KEPT + 20]
    assert conversations.since("t1", KEPT + 19) == lines[-1:]
    conversations.switch("t1", False)
    conversations.switch("t1", False)
    assert list(store.find_orphans()) == []
    with store.engine.begin() as connection:
        for table in (schema.seats, schema.entries):
            connection.execute(delete(table).where(table.c.table_id == "t1"))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == "t1"))
        assert connection.execute(select(schema.words)).all() == []
        assert connection.execute(select(schema.conversations)).all() == []
    assert conversations.is_open("t1")


def test_who_has_no_seat_any_more_hears_nothing_more(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben, cyd = [
                await stack.enter_async_context(Client(server, name))
                for name in ("Ann", "Ben", "Cyd")
            ]
            table = await ann.create_table("kingsburg", [ME, OPEN, OPEN])
            for client in (ann, ben, cyd):
                if client is not ann:
                    await client.enter(await ann.make_key(table))
                await client.open(table)
            await ben.sit(1)
            await ann.say("before")
            await ben.until_said("before")
            await ann.insist("remove", seat=1)
            await ben.until_closed()
            await cyd.sit(1)
            await ann.say("after")
            await cyd.until_said("before", "after")
            assert [words_of(line) for line in ben.lines] == ["before"]

    run(story())


def test_everybody_sees_how_many_watch_and_the_host_sees_who(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, server, "Ann", "Ben")
            eve = await watcher_of(stack, ann, "Eve")
            await ann.until(lambda _: ann.watching == {"watchers": 1, "names": ["Eve"]})
            await ben.until(lambda _: ben.watching == {"watchers": 1})
            await eve.until(lambda _: eve.watching == {"watchers": 1})
            twin = eve.twin()
            await twin.open(ann.table)
            await watcher_of(stack, ann, "Dan")
            await ann.until(lambda _: ann.watching == {"watchers": 2, "names": ["Dan", "Eve"]})
            await eve.close()
            await twin.close()
            await twin.http.aclose()
            await ann.until(lambda _: ann.watching == {"watchers": 1, "names": ["Dan"]})

    run(story())


def test_two_processes_talk_to_each_other(postgresql: Callable[[], str], tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await seated(stack, one, "Ann", "Ben")
            eve = await watcher_of(stack, ann, "Eve")
            await ben.close()
            for client in (ben, eve):
                client.server = other
                client.http.base_url = other.url
                await client.open(ann.table)
            await ann.say("over there?")
            await ben.until_said("over there?")
            await ben.say(phrase="hello")
            await ann.until_said("over there?", "hello")
            await ann.set_chat(False)
            await ben.until(lambda _: ben.talk["is_open"] is False)
            await ann.until(lambda _: ann.watching == {"watchers": 1, "names": ["Eve"]})
            await ben.until(lambda _: ben.watching == {"watchers": 1})
            assert eve.talk == {}
            other.kill()
            await ann.until(lambda _: ann.watching == {"watchers": 0, "names": []})

    database = postgresql()
    with (
        Server(database, tmp_path, beat_seconds=0.5) as one,
        Server(database, tmp_path, beat_seconds=0.5) as other,
    ):
        run(story(one, other))
        assert "Traceback" not in one.log + other.log
