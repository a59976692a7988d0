"""How a server is run: all that whoever runs one can choose."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit

import regnum

LogKind: TypeAlias = Literal["text", "json"]

CORES = os.cpu_count() or 1
STATIC = Path(regnum.__file__).parent / "static"


@dataclass(frozen=True)
class ServerSettings:
    """Each stands with its meaning; all numbers are positive."""

    database: Annotated[str, "where matches are kept"]
    public_url: Annotated[str | None, "how browsers reach the server"] = None
    hosts: Annotated[tuple[str, ...], "other names under which browsers reach the server"] = ()
    log: Annotated[LogKind, "text or json"] = "text"
    workers: Annotated[int, "processes in which bots think"] = CORES
    sockets: Annotated[int, "connections to tables at a time"] = 5000
    sockets_per_person: Annotated[int, "connections of one person at a time"] = 30
    tables_in_memory: Annotated[int, "tables in memory that nobody looks at now"] = 1000
    client: Annotated[Path, "folder of the built client"] = STATIC
    people_per_minute: Annotated[int, "new people from one address"] = 60
    tables_per_minute: Annotated[int, "new tables from one address"] = 30
    links_per_minute: Annotated[int, "links followed from one address"] = 60
    messages_per_second: Annotated[int, "messages on one socket"] = 20
    messages_waiting: Annotated[int, "messages for a slow client before it is cut off"] = 32
    entries_per_table: Annotated[int, "entries of a log before only play goes on"] = 5000
    pasts_in_memory: Annotated[int, "tables whose past is kept after it was looked at"] = 32
    readers: Annotated[int, "threads that read the database"] = 4
    think_seconds: Annotated[float, "for a bot; after that a quick one decides"] = 10.0
    sweep_seconds: Annotated[float, "between looks at what bots and clocks have to do"] = 10.0
    follow_seconds: Annotated[float, "before a bot of another process is helped out"] = 3.0
    beat_seconds: Annotated[float, "between signs of life to other processes"] = 5.0
    slow_write_seconds: Annotated[float, "for a write before it is reported"] = 0.5

    @property
    def names(self) -> frozenset[str]:
        """Names by which the server goes, besides its addresses."""
        public = urlsplit(self.public_url or "").hostname
        return frozenset(name.lower() for name in (*self.hosts, public) if name)
