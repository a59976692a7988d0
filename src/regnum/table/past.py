"""A table as it was, and how its scores went."""

from collections.abc import Iterable

from regnum.core.contract import Json
from regnum.table.entries import Entry, Played, Started, Undone
from regnum.table.moment import Moment, first_moment
from regnum.table.snapshots import Viewpoint, setup, snapshot
from regnum.table.terms import Terms

KEEP_EVERY = 128  # entries, of which the moment is kept


class Past:
    """What a table went through, replayed from its log as far as somebody wanted to see."""

    def __init__(self, terms: Terms, entries: Iterable[Entry] = ()) -> None:
        self.entries = list(entries)
        first = first_moment(terms)
        self._kept = [first]  # after 0, 128, 256, ... entries
        self._then = first  # the moment that was wanted last
        self._last = first  # how far the scores have been followed
        self._revisions: list[int] = []
        self._totals: list[list[int]] = []
        self._by_source: dict[str, list[list[int]]] = {
            source: [] for source in first.match.state.scores()[0].sources
        }

    def at(self, revision: int) -> Moment:
        """The table at a revision."""
        kept = self._kept[min(revision // KEEP_EVERY, len(self._kept) - 1)]
        if not kept.revision <= self._then.revision <= revision:
            self._then = kept
        for entry in self.entries[self._then.revision : revision]:
            self._then = self._then.after(entry).then
            self._keep(self._then)
        return self._then

    def course(self, revision: int) -> dict[str, Json]:
        """The totals after each entry that changed the match, up to a revision."""
        for entry in self.entries[self._last.revision : revision]:
            self._last = self._last.after(entry).then
            self._keep(self._last)
            if isinstance(entry.body, Started | Played | Undone):
                self._revisions.append(entry.revision)
                scores = self._last.match.state.scores()
                self._totals.append([score.total for score in scores])
                for source, points in self._by_source.items():
                    points.append([score.by_source()[source] for score in scores])
        count = sum(each <= revision for each in self._revisions)
        return {
            "revisions": self._revisions[:count],
            "totals": self._totals[:count],
            "by_source": {source: points[:count] for source, points in self._by_source.items()},
        }

    def _keep(self, moment: Moment) -> None:
        if moment.revision == len(self._kept) * KEEP_EVERY:
            self._kept.append(moment)


def past_snapshot(then: Moment, viewer: Viewpoint) -> dict[str, Json]:
    """What a viewer could see at a moment of the past; nothing can be decided there."""
    seen = {"type": "state", **snapshot(then, viewer), "setup": setup(then), "log": []}
    return {**seen, "legal": [], "undoable": 0, "clock": None}
