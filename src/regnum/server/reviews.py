"""Reviews of finished matches: made in the processes of the bots, and kept."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import NamedTuple

import msgspec

from regnum.bots.compiled import is_offered
from regnum.core.contract import Json
from regnum.review.tasks import Found, NotLoaded, Reviewing, Task
from regnum.server.crew import Asker, Urgency
from regnum.server.faults import NotStored
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.reporting import report
from regnum.server.settings import ServerSettings
from regnum.server.tasks import Tasks
from regnum.server.thinking import Thinkers
from regnum.table.commands import Refused
from regnum.table.ending import check_over
from regnum.table.entries import FINISHED, Entry, Played, Started, Undone

VERSION = 2  # of what a review is and how it is made: older ones are made anew
AT_A_TIME = 2  # reviews that are made for one person
MOST_AT_A_TIME = 20
TRIES = 3  # for a task: the process that does it may die
LOADING_SECONDS = 2.0  # between looks whether the compiled engine is there


class Growing(NamedTuple):
    """A review that is being made, and for whom."""

    person: str
    reviewing: Reviewing
    making: asyncio.Task[None]


class Reviews:
    """A review is made once, however many ask for it; who asks again is told how far it is.

    Nothing of it is stored before it is done: after a restart it is made from the beginning.
    """

    def __init__(self, tables: LiveTables, thinkers: Thinkers, settings: ServerSettings) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._is_fast = settings.engine == "fast"
        self._workers = settings.workers
        self._growing: dict[str, Growing] = {}  # by table
        self._failed: set[str] = set()  # tables whose askers are not told yet
        self._tasks = Tasks()

    def close(self) -> None:
        """Give up what is not done."""
        for growing in self._growing.values():
            growing.making.cancel()

    async def find_or_begin(self, live: Live, person: str) -> bytes:
        """Find the review of a finished match, or say how far it is; begin it if nobody has."""
        now = live.table.now
        check_over(now)
        if now.status != FINISHED:
            raise Refused("not-finished", "only a game that was played to its end is reviewed")
        table_id, database = now.terms.id, self._tables.database
        if table_id in self._failed:
            self._failed.discard(table_id)
            raise Refused("too-slow", "this takes too long just now: ask again")
        if table_id not in self._growing:
            kept = await database.read(database.store.find_review, table_id, VERSION)
            if kept is not None:
                return kept
        if table_id not in self._growing:
            self._check_room(person)
            reviewing = Reviewing(now.match, self._is_fast and is_offered(now.match.game.key))
            making = self._tasks.begin(self._make(live, reviewing, person))
            self._growing[table_id] = Growing(person, reviewing, making)
        done = self._growing[table_id].reviewing.done
        return msgspec.json.encode({"done": done, "review": None})

    def _check_room(self, person: str) -> None:
        own = sum(growing.person == person for growing in self._growing.values())
        if own >= AT_A_TIME or len(self._growing) >= MOST_AT_A_TIME:
            raise Refused("too-much", "other reviews are being made: wait a little")

    async def _make(self, live: Live, reviewing: Reviewing, person: str) -> None:
        table, database = live.table, self._tables.database
        table_id = table.terms.id
        asker = Asker(person, table_id, Urgency.LATER)
        try:
            for tasks in reviewing.rounds():
                await self._do_all(reviewing, tasks, asker)
            review: dict[str, Json] = {**reviewing.tell(), "revisions": revisions(table.entries)}
            answer = msgspec.json.encode({"done": 1, "review": review})
            with suppress(NotStored):  # it is made again where somebody asks
                await database.write(database.store.keep_review, table_id, VERSION, answer)
        except* (BrokenExecutor, OSError):
            report("review-failed", table=table_id)
            self._failed.add(table_id)
        finally:
            del self._growing[table_id]

    async def _do_all(self, reviewing: Reviewing, tasks: Iterable[Task], asker: Asker) -> None:
        """Some tasks at a time, so that others have their turn."""
        left = iter(tasks)

        async def work() -> None:
            for task in left:
                reviewing.take_in(await self._do(task, asker))

        async with asyncio.TaskGroup() as group:
            for _ in range(self._workers):
                group.create_task(work())

    async def _do(self, task: Task, asker: Asker) -> Found:
        tries = 0
        while True:
            try:
                return await self._thinkers.look_back(task, asker)
            except NotLoaded:
                await asyncio.sleep(LOADING_SECONDS)
            except BrokenExecutor:
                tries += 1
                if tries == TRIES:
                    raise


def revisions(entries: Iterable[Entry]) -> list[int]:
    """The revision at which a table showed each moment of its match."""
    groups: list[list[int]] = []  # what each decision and the chance after it led to
    for entry in entries:
        match entry.body:
            case Started(chance):
                groups = [[entry.revision] * (1 + len(chance))]
            case Played(_, _, chance):
                groups.append([entry.revision] * (1 + len(chance)))
            case Undone(_, count):
                del groups[-count:]
    return [revision for group in groups for revision in group]
