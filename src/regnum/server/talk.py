"""What those who sit at a table say to each other. It is no part of the match."""

from contextlib import suppress
from hashlib import sha256

import msgspec

from regnum.core.contract import Json
from regnum.server.conversations import Line, Words
from regnum.server.database import Database
from regnum.server.faults import NotRead
from regnum.server.live import Live, Watcher
from regnum.server.tasks import Tasks
from regnum.server.timekeeping import Timekeeper
from regnum.table.answers import check_host
from regnum.table.commands import Refused
from regnum.table.moment import Moment
from regnum.table.terms import Person

VOICE_LETTERS = 16


def talkers(now: Moment) -> frozenset[str]:
    """Who takes part in the talk: those who sit there, if there are two of them."""
    people = frozenset(owner for owner in now.owners if owner is not None)
    return people if len(people) > 1 else frozenset()


def voice_of(speaker: str, reader: str) -> str:
    """A code by which a reader knows a speaker again at every table; other readers have others."""
    return sha256(f"{reader}/{speaker}".encode()).hexdigest()[:VOICE_LETTERS]


class Talk:
    """Hears what is said at tables and tells it to those who sit there, and to nobody else."""

    def __init__(self, database: Database, time: Timekeeper) -> None:
        self._database = database
        self._conversations = database.store.conversations
        self._time = time
        self._tasks = Tasks()

    async def say(
        self, live: Live, person: Person, said_id: str, phrase: str | None, text: str | None
    ) -> None:
        """Somebody says something; a repeated message is said once."""
        now = live.table.now
        if person.id not in talkers(now):
            raise Refused("no-talk", "only people who sit at a table together talk there")
        if text is not None and not await self._is_open(live):
            raise Refused("hushed", "the host wants no chat at this table: say it by a phrase")
        seat = now.seats_of(person.id)[0]
        said = Words(person.id, seat, now.names[seat], phrase, text, self._time.now())
        add, table_id = self._conversations.add, now.terms.id
        await self._database.write(add, table_id, f"{person.id}/{said_id}", said)
        await self.tell(live)

    async def switch(self, live: Live, person: Person, is_open: bool) -> None:
        """The host lets people write what they want, or phrases alone."""
        check_host(live.table.now, person.id)
        table_id = live.table.terms.id
        await self._database.write(self._conversations.switch, table_id, is_open)
        await self.tell(live)

    def tell_soon(self, live: Live) -> None:
        """Somebody has come or sat down, or another process has heard something."""
        self._tasks.begin(self._try_to_tell(live))

    async def _try_to_tell(self, live: Live) -> None:
        with suppress(NotRead):  # with the next words it will be told
            await self.tell(live)

    async def tell(self, live: Live) -> None:
        """Tell everybody who sits there and is connected here what they have not heard yet."""
        async with live.talking:
            people = talkers(live.table.now)
            if not any(watcher.person.id in people for watcher in live.watchers):
                return
            is_open = await self._is_open(live)
            readers = [watcher for watcher in live.watchers if watcher.person.id in people]
            for reader in readers:
                if is_open and reader.hears_texts is False:
                    reader.heard = 0  # again with what was held back
            since = min((reader.heard for reader in readers), default=0)
            table_id = live.table.terms.id
            lines = await self._database.read(self._conversations.since, table_id, since)
            for reader in readers:
                _tell(live.table.now, reader, is_open, lines)

    async def _is_open(self, live: Live) -> bool:
        return await self._database.read(self._conversations.is_open, live.table.terms.id)


def _tell(now: Moment, reader: Watcher, is_open: bool, lines: list[Line]) -> None:
    me = reader.person.id
    news = [line for line in lines if line.number > reader.heard]
    voices = [None if owner in (None, me) else voice_of(str(owner), me) for owner in now.owners]
    if not news and reader.hears_texts == is_open and reader.voices == voices:
        return
    reader.heard = max((line.number for line in news), default=reader.heard)
    reader.hears_texts, reader.voices = is_open, voices
    told = [_line(line, me) for line in news if is_open or line.words.text is None]
    message = {"type": "talk", "is_open": is_open, "voices": voices, "lines": told}
    reader.send(msgspec.json.encode(message))


def _line(line: Line, reader: str) -> dict[str, Json]:
    words = line.words
    what: dict[str, Json] = {"phrase": words.phrase} if words.text is None else {"text": words.text}
    return {
        "number": line.number,
        "seat": words.seat,
        "name": words.name,
        "voice": None if words.person == reader else voice_of(words.person, reader),
        "at": words.at,
        **what,
    }
