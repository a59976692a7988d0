"""Hints: what a bot would do in a person's place."""

from concurrent.futures import BrokenExecutor

from regnum.bots.advice import FEW, Advice
from regnum.server.crew import Asker
from regnum.server.live import Live
from regnum.server.live_tables import LiveTables
from regnum.server.thinking import Thinkers, strongest
from regnum.table.commands import Refused
from regnum.table.entries import Hinted
from regnum.table.moment import Moment


class Hints:
    """Advice of the strongest bot, counted in the log once for each decision."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers

    async def advise(self, live: Live, person: str) -> list[Advice]:
        """What a bot would do in the place of a person who has to decide.

        This adds nothing to the log: whoever asked may have left before the answer came.
        """
        if not live.table.terms.settings.hints:
            raise Refused("not-allowed", "the host has switched hints off")
        async with live.advising:
            now = live.table.now
            if now.decider is None or now.decider not in now.seats_of(person):
                raise Refused("not-your-turn", "hints are for whoever decides")
            if live.advice is None or live.advice[0] != now.moved_at:
                live.advice = now.moved_at, await self._think(now, person)
            return live.advice[1]

    async def log_hint(self, live: Live, person: str) -> None:
        """Add to the log that a person was advised."""
        async with live.lock:
            now = live.table.now
            if live.advice is None or live.advice[0] != now.moved_at or now.decider is None:
                raise Refused("stale", "the table has gone on: look again")
            name = f"hint/{now.moved_at}"
            if now.decider in now.seats_of(person) and live.table.find_command(name) is None:
                await self._tables.append(live, name, now.draft(Hinted(now.decider)))

    async def _think(self, now: Moment, person: str) -> list[Advice]:
        level, asker = strongest(now.match.game), Asker(person, now.terms.id)
        try:
            return await self._thinkers.advise(now.match, level, now.terms.luck, FEW, asker)
        except (OSError, BrokenExecutor):
            raise Refused("too-slow", "the bots are busy: ask again") from None
