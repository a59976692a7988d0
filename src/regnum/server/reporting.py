"""What a server says about itself: one line for each event, as text or as JSON.

An event has a name and facts: codes, ids of tables, numbers. Seeds, secrets, links, cookies, names
of people and what lies hidden are never among them.
"""

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import TypeAlias

import msgspec

from regnum.server.settings import LogKind

Fact: TypeAlias = str | int | float | None

log = logging.getLogger("regnum.server")


def report(event: str, severity: int = logging.INFO, /, **facts: Fact) -> None:
    """Something has happened."""
    log.log(severity, event, extra={"facts": facts})


def report_often(event: str, severity: int = logging.INFO, /, **facts: Fact) -> None:
    """Something has happened that can happen very often: one line, then a count each minute."""
    log.log(severity, event, extra={"facts": facts, "is_frequent": True})


def report_error(event: str, error: Exception, /, **facts: Fact) -> None:
    """Something went wrong outside of this program: the first line says what."""
    report(event, logging.ERROR, **facts, error=describe_error(error))


def describe_error(error: Exception) -> str:
    """What is wrong, in one line, without a statement and its values."""
    cause = getattr(error, "orig", None) or error
    what = (str(cause).splitlines() or [""])[0]
    return f"{type(cause).__name__}: {what}"


class Repeated(logging.Filter):
    """Of what happens often, or what libraries log, lets one line a minute pass, with a count."""

    SECONDS = 60.0
    KEPT = 1000  # kinds of lines

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str], tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it the first of its kind for a while?"""
        is_frequent = getattr(record, "is_frequent", not record.name.startswith("regnum"))
        if not is_frequent:
            return True
        kind, now = (record.name, str(record.msg)), self._clock()
        since, more = self._told.get(kind, (-self.SECONDS, 0))
        if now < since + self.SECONDS:
            self._told[kind] = since, more + 1
            return False
        if len(self._told) >= self.KEPT:
            self._told.clear()
        self._told[kind] = now, 0
        if more:
            record.facts = {**getattr(record, "facts", {}), "more": more}
        return True

    def tell(self) -> None:
        """Say how often things happened that were not told one by one."""
        for (name, what), (since, more) in list(self._told.items()):
            if more:
                self._told[name, what] = since, 0
                log.info(what, extra={"facts": {"more": more}})


repeated = Repeated()


class LineFormatter(logging.Formatter):
    """One line for each record, with its facts; and with the traceback of a mistake of our own."""

    def __init__(self, kind: LogKind) -> None:
        super().__init__()
        self.kind = kind

    def format(self, record: logging.LogRecord) -> str:
        """As text or JSON."""
        facts: dict[str, Fact] = {**getattr(record, "facts", {})}
        if record.exc_info:
            facts["traceback"] = self.formatException(record.exc_info)
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        level, event = record.levelname.lower(), record.getMessage()
        if self.kind == "json":
            line = {"at": at, "level": level, "event": event, **facts}
            return msgspec.json.encode(line).decode()
        text = " ".join(f"{name}={value}" for name, value in facts.items() if name != "traceback")
        trace = f"\n{facts['traceback']}" if "traceback" in facts else ""
        return f"{at} {level} {event} {text}".rstrip() + trace


def set_up_logging(kind: LogKind, level: int) -> None:
    """Write everything that is logged to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(kind))
    handler.addFilter(repeated)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(level)
