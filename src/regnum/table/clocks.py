"""Play against time: the clock of a table is a fold over its log, like everything else.

A seat that decides has some free seconds for each turn or each decision, then it spends its bank.
What it used up stands in the log, so a server that was down costs nobody anything, and whoever
reads the log finds the same banks.
"""

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from regnum.core.contract import Json
from regnum.core.seats import Seat
from regnum.table.entries import (
    Agreed,
    Body,
    Declined,
    Entry,
    Hinted,
    Offered,
    Paused,
    Played,
    Resigned,
    Resumed,
    Sat,
    Undone,
)

WEEK = 7 * 24 * 3600


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose: free seconds for each turn or decision, then a bank for the match."""

    per: Literal["turn", "decision"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=WEEK)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=WEEK)]


class Clock(msgspec.Struct, frozen=True):
    """The time of all seats at a revision."""

    settings: ClockSettings
    banks: tuple[float, ...]
    runner: Seat | None = None  # whose time runs: a person's, never a bot's
    since: float = 0.0  # when it began to run
    free: float = 0.0  # seconds that it had then before its bank is touched
    decisions: int = 0
    most_decisions: int = 0  # taking back and deciding again brings no new seconds
    held: Seat | None = None  # whose time ran before a pause

    @property
    def deadline(self) -> float | None:
        """When the time runs out."""
        return None if self.runner is None else self.since + self.free + self.banks[self.runner]

    def spent(self, body: Body, now: float) -> float:
        """What an entry that is made now costs the seat whose time runs."""
        runs = self.runner is not None and self._concerns(body, self.runner)
        return max(0.0, now - self.since) if runs else 0.0

    def after(self, entry: Entry, runner: Seat | None) -> "Clock":
        """Go on by an entry, after which this seat's time runs."""
        if not self._concerns(entry.body, runner):
            return self
        decisions, most, is_revealing = self.decisions, self.most_decisions, False
        match entry.body:
            case Played(_, _, chance):
                decisions, is_revealing = decisions + 1, bool(chance)
            case Undone(_, count, agreed):
                decisions -= count
                most = most if agreed is None else decisions
            case Paused():
                return self._stopped(entry)
            case Resumed() if runner == self.held:
                return replace(self, runner=runner, since=entry.at, held=None)
        is_further = self.settings.per == "decision" and decisions > most
        is_new = runner != self.runner or is_revealing or is_further
        return replace(
            self,
            banks=self._banks_after(entry.spent),
            runner=runner,
            since=entry.at,
            free=self.settings.seconds if is_new else max(0.0, self.free - entry.spent),
            decisions=decisions,
            most_decisions=max(decisions, most),
            held=None,
        )

    def _stopped(self, entry: Entry) -> "Clock":
        """The clock in a pause; whoever has to decide keeps the time that is left."""
        return replace(
            self,
            banks=self._banks_after(entry.spent),
            runner=None,
            since=entry.at,
            free=max(0.0, self.free - entry.spent),
            held=self.runner,
        )

    def resumed(self, started: float, now: float) -> "Clock":
        """The same clock on a server that started then: time before that counts for nobody.

        A time in the future comes from the clock of another machine, and counts as little.
        """
        is_own = started <= self.since <= now
        return self if is_own else replace(self, since=started)

    def seen(self, now: float) -> dict[str, Json]:
        """What viewers are sent.

        `since` is earlier by the free seconds that were used before, so that it is enough to count
        `seconds` from there.
        """
        used = self.settings.seconds - self.free
        if self.runner is not None:
            since = self.since - used
        else:
            since = now if self.held is None else now - used
        return {
            "per": self.settings.per,
            "seconds": self.settings.seconds,
            "bank": self.settings.bank,
            "since": since,
            "now": now,
            "banks": list(self.banks),
        }

    def _concerns(self, body: Body, runner: Seat | None) -> bool:
        match body:
            case Sat(seat) | Resigned(seat, str()):
                return seat in (self.runner, runner)
            case Hinted() | Offered() | Agreed() | Declined():
                return False
        return True

    def _banks_after(self, spent: float) -> tuple[float, ...]:
        return tuple(
            max(0.0, bank - max(0.0, spent - self.free)) if seat == self.runner else bank
            for seat, bank in enumerate(self.banks)
        )


def new_clock(settings: ClockSettings, players: int) -> Clock:
    """Before anything has begun."""
    return Clock(settings, (float(settings.bank),) * players)
