"""A table as it was, and how its scores went."""

from regnum.core.contract import Json
from regnum.core.scores import Score
from regnum.table.entries import Played, Started, Undone
from regnum.table.moment import Moment, first_moment
from regnum.table.snapshots import Viewpoint, setup, snapshot
from regnum.table.table import Table


class Past:
    """What a table went through, replayed from its log as far as somebody wanted to see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._first = first_moment(table.terms)
        self._then = self._first  # the moment that was wanted last
        self._last = self._first  # how far the scores have been followed
        self._revisions: list[int] = []
        self._scores: list[list[Score]] = []

    def at(self, revision: int) -> Moment:
        """The table at a revision."""
        if revision < self._then.revision:
            self._then = self._first
        for entry in self.table.entries[self._then.revision : revision]:
            self._then = self._then.after(entry).then
        return self._then

    def course(self) -> dict[str, Json]:
        """The totals after each entry that changed the match."""
        for entry in self.table.entries[self._last.revision :]:
            self._last = self._last.after(entry).then
            if isinstance(entry.body, Started | Played | Undone):
                self._revisions.append(entry.revision)
                self._scores.append(self._last.match.state.scores())
        return {
            "revisions": list(self._revisions),
            "totals": [[score.total for score in scores] for scores in self._scores],
            "by_source": {
                source: [[score.by_source()[source] for score in scores] for scores in self._scores]
                for source in self._last.match.state.scores()[0].sources
            },
        }


def past_snapshot(then: Moment, viewer: Viewpoint) -> dict[str, Json]:
    """What a viewer could see at a moment of the past; nothing can be decided there."""
    seen = {"type": "state", **snapshot(then, viewer), "setup": setup(then), "log": []}
    return {**seen, "legal": [], "undoable": 0, "clock": None}
