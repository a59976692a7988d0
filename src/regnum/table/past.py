"""A table as it was, and how its scores went."""

from regnum.core.contract import Json
from regnum.core.scores import Score
from regnum.table.entries import Played, Started, Undone
from regnum.table.snapshots import Viewpoint, setup, snapshot
from regnum.table.table import Table


class Past:
    """A table as it was, replayed from its log as far as somebody has looked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._then = Table(table.terms)
        self._course = Table(table.terms)
        self._revisions: list[int] = []
        self._scores: list[list[Score]] = []

    def at(self, revision: int) -> Table:
        """The table at a revision. It goes on: look at it at once."""
        if revision < self._then.revision:
            self._then = Table(self.table.terms)
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


def past_snapshot(table: Table, viewer: Viewpoint) -> dict[str, Json]:
    """What a viewer could see when the table was as it is given; nothing can be decided there."""
    told = {"type": "state", **snapshot(table, viewer), "setup": setup(table), "log": []}
    return {**told, "legal": [], "undoable": 0, "clock": None}
