"""A table in memory, and the connections that watch it."""

import asyncio
from collections.abc import Collection, Mapping
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from regnum.bots.advice import Advice
from regnum.server.timekeeping import Timekeeper
from regnum.table.snapshots import Viewpoint, lines, open_part, own_part, setup, viewpoint
from regnum.table.table import Table
from regnum.table.terms import Person

LINES_AT_ONCE = 1000  # they take some milliseconds, if each looks different to other seats
MOST_NAMES = 30  # of watchers that are told
VISIT_SECONDS = 30.0  # that somebody without a connection is taken to be there after a visit


class Watcher:
    """A connection that watches a table: a queue of messages, oldest first."""

    def __init__(self, person: Person, revision: int, backlog: int) -> None:
        self.person = person
        self.revision = revision  # that it knows
        self.spec = ""  # of the setup that was sent over this connection
        self.heard = 0  # the number of the last words of the talk that were sent
        self.hears_texts: bool | None = None  # or phrases alone; None: nothing was sent yet
        self.voices: list[str | None] = []  # of those on the seats, as they were sent last
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)

    def send(self, message: bytes | None) -> None:
        """Queue a message; a client that does not keep up is cut off, and will come back."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Nothing more comes: the connection ends after what is on its way."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Attendance(NamedTuple):
    """Who is connected to a table: on which seats, and who only watches."""

    seats: tuple[bool, ...] = ()
    watchers: int = 0
    names: tuple[str, ...] = ()


class Live:
    """A table in memory. Whoever adds to its log holds the lock."""

    def __init__(self, table: Table, time: Timekeeper) -> None:
        self.table = table
        self._time = time
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None  # of its bots
        self.alarm: asyncio.TimerHandle | None = None  # for when a clock runs out
        self.advising = asyncio.Lock()  # one table, one hint at a time
        self.advice: tuple[int, list[Advice]] | None = None  # and the revision it is for
        self.presence = Attendance()  # as it was shown last
        self.presence_shown: asyncio.TimerHandle | None = None  # and is not shown again until then
        self.turn_at = 0  # the revision at which the present turn came to its person
        self.talking = asyncio.Lock()  # words are told in their order
        self.seen: dict[str, float] = {}  # when those with a seat last showed themselves, monotonic
        self.announced: set[str] = set()  # who is connected here, as other processes know it
        self.announced_watchers: Mapping[str, str] = {}
        self._visited_at = -VISIT_SECONDS  # when somebody last came without a connection

    @property
    def is_attended(self) -> bool:
        """Is somebody there?"""
        return bool(self.watchers) or monotonic() < self._visited_at + VISIT_SECONDS

    def visit(self) -> None:
        """Somebody comes without a connection."""
        self._visited_at = monotonic()

    def message(
        self,
        viewer: Viewpoint,
        since: int,
        is_first: bool,
        shared: bytes | None = None,
        log: bytes | None = None,
    ) -> bytes:
        """For a viewer who knows the log up to a revision; the first one brings the setup.

        What is the same for all viewers, and the log, may have been made before.
        """
        now = self.table.now
        log = lines(self.table, viewer, since) if log is None else log
        rest: dict[str, Any] = {
            **own_part(now, viewer),
            **({"setup": setup(now)} if is_first else {}),
            "log": msgspec.Raw(b"[" + log + b"]"),
        }
        return (shared or self._shared())[:-1] + b"," + msgspec.json.encode(rest)[1:]

    def _shared(self) -> bytes:
        """The beginning of a message, with what everybody may see."""
        return msgspec.json.encode({"type": "state", **open_part(self.table.now, self._time.now())})

    async def first_message(self, viewer: Viewpoint, since: int) -> bytes:
        """With a log that may be long: others are served while it is made."""
        parts: list[bytes] = []
        known = since
        while known < self.table.revision:
            until = min(known + LINES_AT_ONCE, self.table.revision)
            parts.append(lines(self.table, viewer, known, until))
            known = until
            await asyncio.sleep(0)
        return self.message(viewer, since, is_first=True, log=b",".join(parts))

    def show(self, *watchers: Watcher) -> None:
        """Send what has changed since each was sent something last."""
        if not watchers:
            return
        now, spec = self.table.now, self.table.now.match.setup.spec
        shared = self._shared()
        ready: dict[tuple[Viewpoint, int, bool], bytes] = {}
        for watcher in watchers:
            is_new = watcher.spec != spec  # a mixed seed deals the setup only at the start
            key = viewpoint(now, watcher.person.id), watcher.revision, is_new
            if key not in ready:
                ready[key] = self.message(*key, shared)
            watcher.send(ready[key])
            watcher.revision = now.revision
            watcher.spec = spec

    def see(self, person: str) -> None:
        """Somebody is here, or was until now."""
        if person in self.table.now.owners:
            self.seen[person] = monotonic()

    def cut_off_strangers(self, strangers: Collection[str]) -> None:
        """End the connections of people who may not see the table any more."""
        for watcher in self.watchers:
            if watcher.person.id in strangers:
                watcher.cut_off()

    @property
    def people(self) -> set[str]:
        """Who is connected here."""
        return {watcher.person.id for watcher in self.watchers}

    @property
    def audience(self) -> dict[str, str]:
        """The people without a seat who are connected here, and their names."""
        now = self.table.now
        return {
            watcher.person.id: watcher.person.name
            for watcher in self.watchers
            if watcher.person.id not in (*now.owners, now.terms.host)
        }

    def seats_with(self, people: set[str]) -> tuple[bool, ...]:
        """Which seats have somebody connected; bots always are."""
        return tuple(bool(h.level) or h.person in people for h in self.table.now.holders)

    def show_presence(self, there: Attendance, *watchers: Watcher) -> None:
        """Send which seats have somebody connected, and how many watch; to the host also who."""
        shown = {"type": "presence", "seats": there.seats, "watchers": there.watchers}
        message = msgspec.json.encode(shown)
        for_host = msgspec.json.encode({**shown, "names": there.names})
        for watcher in watchers:
            is_host = watcher.person.id == self.table.terms.host
            watcher.send(for_host if is_host else message)
