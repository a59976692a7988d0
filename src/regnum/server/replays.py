"""The past of tables, replayed apart from what happens now."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from regnum.table.past import Past
from regnum.table.table import Table

T = TypeVar("T")


class Replay:
    """The past of a table. It is read in a thread, by one at a time."""

    def __init__(self, table: Table) -> None:
        self.past = Past(table)
        self._thread = asyncio.Lock()

    async def in_thread(self, work: Callable[[Past], T]) -> T:
        """Do something with the past while other tables go on."""
        async with self._thread:
            return await asyncio.to_thread(work, self.past)


class Replays:
    """The tables whose past was looked at last."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        """The past of a table."""
        replay = self._replays.pop(table.terms.id, None)
        if replay is None or replay.past.table is not table:
            replay = Replay(table)
        self._replays[table.terms.id] = replay
        if len(self._replays) > self._kept:
            self._replays.popitem(last=False)
        return replay
