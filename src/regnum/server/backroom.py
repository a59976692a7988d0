"""Work that takes longer is done in a process of its own: pasts, pictures, records, long logs.

What never changes is kept, so that it is worked out once.
"""

import logging
import signal
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from regnum.bots.workers import LOOK_UP_NICENESS, end_with_parent, give_way, load_games
from regnum.core.contract import Theme
from regnum.core.record import parse_record
from regnum.core.registry import deal_spec
from regnum.server.crew import Asker, Crew
from regnum.server.faults import NotRead, is_fault
from regnum.server.kept import Kept
from regnum.server.pages import SVG, Page, page
from regnum.server.reporting import set_up_logging
from regnum.server.settings import ServerSettings
from regnum.server.store import Store
from regnum.table.commands import Refused
from regnum.table.ending import Ending, check_over, ending_of
from regnum.table.entries import WAITING, Body
from regnum.table.importing import log_of, record_of
from regnum.table.past import Past, past_snapshot
from regnum.table.snapshots import Viewpoint
from regnum.table.table import Table, load
from regnum.table.terms import Terms

T = TypeVar("T")

PATIENCE = 20.0  # seconds that somebody waits for an answer
AT_A_TIME = 16  # answers that one person waits for


class ReadRecord(NamedTuple):
    """What a record says."""

    spec: str
    rules: int
    seed: int
    position: str | None
    names: tuple[str, ...]
    log: list[Body]
    is_over: bool


class Backroom:
    """Where people have their turn one after the other, and whoever has left is forgotten."""

    def __init__(self, settings: ServerSettings) -> None:
        begin = partial(begin_work, settings.database, settings.pasts_in_memory, settings.log)
        self._crew = Crew(settings.clerks, begin)
        self._room = settings.megabytes_kept * 500_000
        self._answers: Kept[bytes] = Kept(self._room)
        self._names = 0  # how often names that stand in logs have changed
        self._pictures: Kept[Page] = Kept(settings.megabytes_kept * 500_000)

    def forget_old(self, seconds: float) -> None:
        """Let go of what nobody has wanted in so many seconds."""
        self._answers.forget_old(seconds)
        self._pictures.forget_old(seconds)

    def forget_names(self) -> None:
        """Whatever has names in it is read anew."""
        self._names += 1
        self._answers = Kept(self._room)

    def close(self) -> None:
        """End the processes."""
        self._crew.close()

    async def past(self, table: Table, revision: int, viewer: Viewpoint, person: str) -> bytes:
        """A table as it was at a revision, for a viewer."""
        work = partial(show_past, table.terms.id, revision, viewer, self._names)
        return await self._answer((table.terms.id, revision, viewer), work, person)

    async def course(self, table: Table, person: str) -> bytes:
        """How the scores of a table went up to now."""
        work = partial(show_course, table.terms.id, table.revision)
        return await self._answer((table.terms.id, table.revision), work, person)

    async def position(self, table: Table, revision: int, person: str) -> str:
        """The position line of a table that is over; refused where nobody decides."""
        return await self._run(partial(find_position, table.terms.id, revision), person)

    async def scenery(self, spec: str, rules: int, theme: Theme, person: str) -> Page | None:
        """All that never changes at a table. It follows from the setup, so tables may share it."""
        setup = spec, rules, theme
        picture = self._pictures.find(setup)
        if picture is None:
            picture = await self._run(partial(draw_scenery, *setup), person)
            if picture is not None:
                self._pictures.keep(setup, picture, len(picture.body))
        return picture

    async def record(self, text: str, person: str) -> ReadRecord:
        """What a record says; a wrong one is refused."""
        return await self._run(partial(read_record, text), person)

    async def load(self, table_id: str, person: str, seconds: float | None = None) -> Table:
        """A table with a long log."""
        return await self._run(partial(fold_log, table_id), person, seconds or PATIENCE)

    async def written(self, table_id: str, person: str) -> str:
        """The record of a match that is over."""
        return await self._run(partial(write_record, table_id), person)

    async def ending(self, table_id: str) -> Ending:
        """How a match ended."""
        return await self._run(partial(find_ending, table_id), "")

    async def _answer(self, question: Hashable, work: Callable[[], bytes], person: str) -> bytes:
        answer = self._answers.find(question)
        if answer is None:
            answer = await self._run(work, person)
            self._answers.keep(question, answer, len(answer))
        return answer

    async def _run(self, work: Callable[[], T], person: str, seconds: float = PATIENCE) -> T:
        if person and self._crew.asked_by(person) >= AT_A_TIME:
            raise Refused("too-much", "you are waiting for many answers already")
        try:
            return await self._crew.run(work, Asker(person), seconds)
        except (OSError, BrokenExecutor):
            raise Refused("too-slow", "this takes too long just now: ask again") from None
        except DBAPIError as error:
            if not is_fault(error):
                raise
            raise NotRead from None


# In the process.


class Memory:
    """What a process here knows."""

    store: Store
    kept: int
    names = 0  # how often names had changed when `pasts` were read
    pasts: OrderedDict[str, Past] = OrderedDict()  # noqa: RUF012


def begin_work(database: str, pasts: int, log: str) -> None:
    """Leave Ctrl+C to the server, log as it does, and open the database to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    give_way(LOOK_UP_NICENESS)
    set_up_logging("json" if log == "json" else "text", logging.INFO)
    load_games()
    Memory.store = Store(database, is_reader=True)
    Memory.kept = pasts


def show_past(table_id: str, revision: int, viewer: Viewpoint, names: int) -> bytes:
    """A table as it was at a revision, with the names that people have now."""
    if names != Memory.names:
        Memory.names = names
        Memory.pasts.clear()
    return msgspec.json.encode(past_snapshot(_past(table_id, revision).at(revision), viewer))


def show_course(table_id: str, revision: int) -> bytes:
    """How the scores went up to a revision."""
    return msgspec.json.encode(_past(table_id, revision).course(revision))


def find_position(table_id: str, revision: int) -> str:
    """The whole position at a revision at which a seat has to decide."""
    then = _past(table_id, revision).at(revision)
    if then.status == WAITING or then.match.state.is_over:
        raise Refused("over", "nobody has anything to decide there")
    return then.match.state.position_line()


def _past(table_id: str, revision: int) -> Past:
    """The past of a table up to a revision at least."""
    past = Memory.pasts.pop(table_id, None) or Past(_terms(table_id))
    Memory.pasts[table_id] = past
    if len(Memory.pasts) > Memory.kept:
        Memory.pasts.popitem(last=False)
    if revision > len(past.entries):
        past.entries += Memory.store.entries_since(table_id, len(past.entries))
    return past


def fold_log(table_id: str) -> Table:
    """A table, from its log."""
    return load(_terms(table_id), Memory.store.entries_since(table_id, 0))


def write_record(table_id: str) -> str:
    """The record of a match that is over."""
    now = fold_log(table_id).now
    check_over(now)
    return record_of(now)


def find_ending(table_id: str) -> Ending:
    """How a match ended, from its log."""
    return ending_of(fold_log(table_id).now)


def _terms(table_id: str) -> Terms:
    terms = Memory.store.load(table_id)
    if terms is None:
        raise Refused("no-such-table", "there is no such table")
    return terms


def draw_scenery(spec: str, rules: int, theme: Theme) -> Page | None:
    """What never changes at a table with this setup."""
    game, setup = deal_spec(spec, 0, rules)
    picture = None if game.browser is None else game.browser.scenery(setup, theme)
    return None if picture is None else page(picture.encode(), SVG)


def read_record(text: str) -> ReadRecord:
    """What a record says."""
    record = parse_record(text)
    match, origin = record.match, record.match.origin
    return ReadRecord(
        match.setup.spec,
        match.game.rules_version,
        match.seed,
        None if origin is None else origin.position_line(),
        record.names,
        log_of(match),
        match.state.is_over,
    )
