"""What a server says about itself: one line for each event, as text or as JSON.

An event has a name and facts: codes, ids of tables, numbers. Seeds, secrets, links, cookies, names
of people and what lies hidden are never among them.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec

from regnum.server.settings import LogKind

Fact: TypeAlias = str | int | float | None

log = logging.getLogger("regnum.server")


def report(event: str, severity: int = logging.INFO, /, **facts: Fact) -> None:
    """Something has happened."""
    log.log(severity, event, extra={"facts": facts})


def report_error(event: str, error: Exception, /, **facts: Fact) -> None:
    """Something went wrong outside of this program: the first line says what."""
    cause = getattr(error, "orig", None) or error  # without the statement and its values
    what = (str(cause).splitlines() or [""])[0]
    report(event, logging.ERROR, **facts, error=f"{type(cause).__name__}: {what}")


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
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(level)
