"""What a decision would bring, how a table was, how its scores went. Nothing changes by it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from regnum.core.contract import Event, Json, State
from regnum.core.scores import Score
from regnum.core.seats import CHANCE
from regnum.server.entries import Played, Started, Undone
from regnum.server.frames import Viewpoint, awards, frame, setup, viewpoint
from regnum.server.messages import Question
from regnum.server.requests import guarded, read, reply, whole_number
from regnum.server.story import tell_event
from regnum.server.table import Refused, Table

if TYPE_CHECKING:
    from regnum.server.app import Server

T = TypeVar("T")

WORLDS = 6  # that are imagined for an answer
KEPT = 32  # tables whose past is remembered


def ask(table: Table, person: str, text: str) -> dict[str, Json]:
    """What a decision would bring to whoever has to take it, or why it cannot be taken.

    It is taken in worlds that look the same to the seat; what differs among them is not told.
    """
    seat = table.own_decision(person)
    game, state = table.match.game, table.match.state
    action = game.parse_action(text)
    reason = state.why_not(action)
    if reason is not None:
        told: dict[str, Json] = {"code": reason.code, "args": reason.args, "text": reason.text}
        return {"legal": False, "reason": told}
    worlds = [state.resample(seat, Random(number)) for number in range(WORLDS)]
    after = [world.child(action) for world in worlds]
    events = [list(game.events(b, action, a)) for b, a in zip(worlds, after, strict=True)]
    scores = [world.scores() for world in after]
    is_certain = all(score == scores[0] for score in scores)
    return {
        "legal": True,
        "events": [tell_event(event) for event in _common(events)],
        "scores": [awards(score) for score in (scores[0] if is_certain else state.scores())],
        "reveals": any(map(_reveals, worlds, after)),
    }


def _common(events: Sequence[Sequence[Event]]) -> list[Event]:
    first, *others = events
    return [event for event in first if all(event in other for other in others)]


def _reveals(before: State, after: State) -> bool:
    """Would somebody learn something, so that the decision cannot be taken back?"""
    seats = range(before.setup.players)
    return after.seat == CHANCE or any(before.private(s) != after.private(s) for s in seats)


class Past:
    """A table as it was, replayed from its log as far as somebody has looked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thread = asyncio.Lock()
        self._then = Table(table.row)
        self._course = Table(table.row)
        self._revisions: list[int] = []
        self._scores: list[list[Score]] = []

    async def apart(self, look: Callable[[], T]) -> T:
        """Look in a thread, one at a time: a long match takes a while, and other tables go on."""
        async with self._thread:
            return await asyncio.to_thread(look)

    def at(self, revision: int) -> Table:
        """The table at a revision. It goes on: look at it at once."""
        if revision < self._then.revision:
            self._then = Table(self.table.row)
        for entry in self.table.entries[self._then.revision : revision]:
            self._then.apply(entry)
        return self._then

    def course(self) -> dict[str, Json]:
        """The totals after each entry that changed the match."""
        for entry in self.table.entries[self._course.revision :]:
            self._course.apply(entry)
            if isinstance(entry.body, Started | Played | Undone):
                self._revisions.append(entry.revision)
                self._scores.append(self._course.match.state.scores())
        return {
            "revisions": list(self._revisions),
            "totals": [[score.total for score in scores] for scores in self._scores],
            "by_source": {
                source: [[score.by_source()[source] for score in scores] for scores in self._scores]
                for source in self._course.match.state.scores()[0].sources
            },
        }


class Pasts:
    """The tables whose past was looked at last."""

    def __init__(self) -> None:
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def of(self, table: Table) -> Past:
        """The past of a table."""
        past = self._pasts.pop(table.row.id, None)
        if past is None or past.table is not table:
            past = Past(table)
        self._pasts[table.row.id] = past
        if len(self._pasts) > KEPT:
            self._pasts.popitem(last=False)
        return past


def past_frame(table: Table, viewer: Viewpoint) -> dict[str, Json]:
    """What a viewer could see when the table was as it is given; nothing can be decided there."""
    told = {"type": "state", **frame(table, viewer), "setup": setup(table), "log": []}
    return {**told, "legal": [], "undoable": 0, "clock": None}


@guarded
async def post_ask(server: "Server", request: Request) -> Response:
    """What would it bring, or why not?"""
    person = await server.person(request)
    live = await server.visible(request, person)
    asked = await read(request, Question)
    return reply(ask(live.table, person.id, asked.action))


@guarded
async def get_past(server: "Server", request: Request) -> Response:
    """The table as it was at a revision, for the asker's seats."""
    person = await server.person(request)
    live = await server.visible(request, person)
    revision = whole_number(request.path_params["revision"])
    if revision > live.table.revision:
        raise Refused("no-such-revision", "the table has not come so far")
    viewer = viewpoint(live.table, person.id)
    past = server.pasts.of(live.table)
    return reply(await past.apart(lambda: past_frame(past.at(revision), viewer)))


@guarded
async def get_course(server: "Server", request: Request) -> Response:
    """How the scores went."""
    live = await server.visible(request, await server.person(request))
    past = server.pasts.of(live.table)
    return reply(await past.apart(past.course))
