"""How a server is run: all that whoever runs one can choose."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit

import regnum
from regnum.bots.workers import available_cores

LogKind: TypeAlias = Literal["text", "json"]
EngineKind: TypeAlias = Literal["fast", "python"]

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
STATIC = Path(regnum.__file__).parent / "static"


@dataclass(frozen=True)
class ServerSettings:
    """Each stands with its meaning; all numbers are positive."""

    database: Annotated[str, "where matches are kept"]
    public_url: Annotated[str | None, "how browsers reach the server"] = None
    hosts: Annotated[tuple[str, ...], "other names under which browsers reach the server"] = ()
    log: Annotated[LogKind, "text or json"] = "text"
    workers: Annotated[int, "processes in which bots think"] = available_cores()
    bots: Annotated[Path | None, "folder of bots from files"] = None
    sockets: Annotated[int, "connections to tables at a time"] = 5000
    sockets_per_person: Annotated[int, "connections of one person at a time"] = 30
    tables_in_memory: Annotated[int, "tables in memory that nobody looks at now"] = 1000
    sockets_per_address: Annotated[int, "connections to tables from one address"] = 300
    connections: Annotated[int, "open connections of all kinds"] = 8000
    connections_per_address: Annotated[int, "the same from one address that is no proxy"] = 400
    client: Annotated[Path, "folder of the built client"] = STATIC
    people_per_minute: Annotated[int, "new people from one address"] = 60
    tables_per_minute: Annotated[int, "new tables from one address"] = 30
    links_per_minute: Annotated[int, "links followed from one address"] = 60
    people_per_day: Annotated[int, "the same in a day"] = 1000
    requests_per_person: Annotated[int, "of one person in a second, messages included"] = 30
    requests_per_address: Annotated[int, "from one address in a second"] = 100
    head_seconds: Annotated[float, "for the head of a request to come"] = 10.0
    body_seconds: Annotated[float, "for its body, and for somebody to read on"] = 30.0
    messages_per_second: Annotated[int, "messages on one socket"] = 20
    messages_waiting: Annotated[int, "messages for a slow client before it is cut off"] = 32
    words_per_minute: Annotated[int, "that one person says at tables"] = 20
    entries_per_table: Annotated[int, "entries of a log before only play goes on"] = 5000
    pasts_in_memory: Annotated[int, "tables whose past is kept after it was looked at"] = 32
    megabytes_kept: Annotated[int, "of answers and pictures that never change"] = 8
    clerks: Annotated[int, "processes that replay the past, draw pictures and read records"] = 1
    readers: Annotated[int, "threads that read the database"] = 4
    engine: Annotated[EngineKind, "fast: bots think compiled where that can be; python: never"] = (
        "fast"
    )
    think_seconds: Annotated[float, "for a bot; after that a quick one decides"] = 2.0
    bot_megabytes: Annotated[int, "memory of a bot from a file"] = 512
    hint_seconds: Annotated[float, "for a hint; after that it is given up"] = 10.0
    tables_unattended: Annotated[int, "tables where bots decide although nobody is there"] = 200
    unattended_per_second: Annotated[int, "their decisions there, of all tables"] = 20
    sweep_seconds: Annotated[float, "between looks at what bots and clocks have to do"] = 10.0
    follow_seconds: Annotated[float, "before a bot of another process is helped out"] = 3.0
    away_seconds: Annotated[float, "after which a seat may go to a bot"] = 30.0
    beat_seconds: Annotated[float, "between signs of life to other processes"] = 5.0
    push_key: Annotated[str | None, "made by `regnum push-key`: turns are told from afar"] = None
    push_contact: Annotated[str | None, "mailto: or https, for push services"] = None
    push_services: Annotated[tuple[str, ...], "where browsers may let messages go"] = PUSH_SERVICES
    push_seconds: Annotated[float, "before somebody who is away is told"] = 20.0
    slow_write_seconds: Annotated[float, "for a write before it is reported"] = 0.5

    @property
    def names(self) -> frozenset[str]:
        """Names by which the server goes, besides its addresses."""
        public = urlsplit(self.public_url or "").hostname
        return frozenset(name.lower() for name in (*self.hosts, public) if name)
