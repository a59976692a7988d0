"""How many tables one server process carries, and what a table and a socket cost.

python bench/load.py [--tables 10,100,500,1000] [--seconds 20] [--think 2] [--settle 2]
                    [--cores N]

A real `regnum serve` on SQLite, and clients in this process that behave as the browser does: two
people at each table, with compressed sockets of their own and a ping every three seconds. Whoever
has to decide thinks for a while (on average for --think seconds) and takes any legal decision. At
every tenth table a gentle bot sits as a third. A decision is seen when both people have been told
of it; the time until then includes the work of the clients, which share the machine with the
server, unless that is given cores of its own. The exit status is 1 where an aim is missed.
"""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regnum.bots.workers import available_cores
from regnum.cli.serve import allow_many_files
from regnum.core.registry import game_keys

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.server_kit import ME, OPEN, OVER, SHORT_IDLE, Server, bot, data_of

T = TypeVar("T")

PING_SECONDS = 3.0
BOT_EVERY = 10  # tables
AT_ONCE = 16  # requests while tables are laid and sockets opened
WARM_UP = 10  # tables that are laid before memory is measured
LAST_SECONDS = 60.0  # for what was sent to be seen
TABLES_AIM, P95_AIM = 500, 0.1
SOCKETS_AIM, MEMORY_AIM = 1000, 300e6
TICKS = os.sysconf("SC_CLK_TCK")


class News(msgspec.Struct):
    """What a client here reads of a message."""

    type: str
    revision: int = 0
    status: str = ""
    decider: int | None = None
    legal: list[str] = []


news_of = msgspec.json.Decoder(News).decode


@dataclass
class Measured:
    """What the clients find out."""

    think: float  # seconds, on average
    until: float = 0.0  # nobody decides later
    seconds: list[float] = field(default_factory=list)  # from sent to seen by all
    decisions: int = 0  # seen until then, with those of bots
    bot_seconds: list[float] = field(default_factory=list)  # from its turn to its decision


class Seated:
    """A person at a table."""

    def __init__(self, table: "Table", http: httpx.AsyncClient) -> None:
        self.table = table
        self.http = http
        self.news = News("")
        self.socket: ClientConnection | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect, and behave like a browser from now on."""
        path = f"/api/tables/{self.table.id}/socket"
        self.socket = await connect(
            str(self.http.base_url.copy_with(scheme="ws", path=path)),
            additional_headers={
                "Cookie": f"regnum={self.http.cookies['regnum']}",
                **self.table.headers,
            },
            proxy=None,
            max_size=None,
        )
        self.tasks = [
            asyncio.create_task(self._read(self.socket)),
            asyncio.create_task(self._ping(self.socket)),
        ]

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def decide(self) -> None:
        """Take any legal decision."""
        assert self.socket is not None
        revision = self.news.revision
        command = {"type": "play", "action": self.table.random.choice(self.news.legal)}
        message = {"type": "do", "id": f"c{revision}", "revision": revision, "command": command}
        await self.socket.send(msgspec.json.encode(message).decode())

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            news = news_of(data)
            if news.type == "refused":
                raise RuntimeError(f"a decision was refused: {data!r}")
            if news.type == "state":
                self.news = news
                self.table.hear()
        raise RuntimeError("a socket was closed")

    async def _ping(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self.table.random.uniform(0, PING_SECONDS))
        while True:
            await socket.send('{"type":"ping"}')
            await asyncio.sleep(PING_SECONDS)


class Table:
    """Two people, and sometimes a bot."""

    def __init__(self, number: int, measured: Measured, address: str | None = None) -> None:
        self.number = number
        self.headers = {} if address is None else {"X-Forwarded-For": address}
        self.random = Random(number)
        self.measured = measured
        self.id = ""
        self.people: list[Seated] = []
        self.revision = 0  # that everybody has seen
        self._news = asyncio.Event()
        self._sent: tuple[int, float] | None = None  # a decision on its way: revision and time
        self._bot_since: float | None = None  # when its turn came

    async def lay(self, url: str, transport: httpx.AsyncBaseTransport) -> None:
        """A table at which the match has begun."""
        for name in ("Ann", "Bob"):
            http = httpx.AsyncClient(
                base_url=url, transport=transport, headers=self.headers, timeout=LAST_SECONDS
            )
            data_of(await http.post("/api/me", json={"name": name}))
            self.people.append(Seated(self, http))
        host, guest = self.people
        keys = game_keys()
        seats = [ME, OPEN, *([bot()] if self.number % BOT_EVERY == 0 else [])]
        wanted = {"game": keys[self.number % len(keys)], "seats": seats, "is_listed": True}
        self.id = data_of(await host.http.post("/api/tables", json=wanted))["table"]
        sit = {"id": "sit", "revision": 0, "command": {"type": "sit", "seat": 1}}
        data_of(await guest.http.post(f"/api/tables/{self.id}/commands", json=sit))

    def hear(self) -> None:
        """Somebody was told something."""
        now, revision = perf_counter(), min(person.news.revision for person in self.people)
        if now < self.measured.until:
            self.measured.decisions += revision - self.revision
        if revision > self.revision:
            if self._bot_since is not None:
                self.measured.bot_seconds.append(now - self._bot_since)
            is_bot = self.people[0].news.decider == len(self.people)
            self._bot_since = now if is_bot else None
        self.revision = revision
        if self._sent is not None and self._sent[0] <= revision:
            self.measured.seconds.append(now - self._sent[1])
            self._sent = None
        self._news.set()

    async def play(self) -> None:
        """Decide in turn, until the time is up or the game is over."""
        while self._sent is not None or not self._is_done:
            self._news.clear()
            decider = next((person for person in self.people if person.news.legal), None)
            if decider is not None and self._sent is None:
                await asyncio.sleep(self.measured.think * self.random.uniform(0.5, 1.5))
                if self._is_done:
                    return
                self._sent = self.revision + 1, perf_counter()
                await decider.decide()
            await self._news.wait()

    @property
    def _is_done(self) -> bool:
        return perf_counter() > self.measured.until or self.people[0].news.status in OVER


class Figures(NamedTuple):
    """What was measured with so many tables."""

    tables: int
    table_bytes: float  # an idle one
    socket_bytes: float
    idle_bytes: float  # all of the server, with every socket open
    busy_bytes: float  # the same after play
    seconds: list[float]
    decisions_per_second: float
    cores: float  # that the server was busy on, without the bots' processes

    @property
    def cpu_per_decision(self) -> float:
        """Seconds of the server's work, with everything that goes on beside decisions."""
        return self.cores / self.decisions_per_second

    def percentile(self, part: float) -> float:
        """So many of the decisions were seen within this time."""
        return sorted(self.seconds)[ceil(part * len(self.seconds)) - 1]


async def at_once(works: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Do much, a few at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def do(work: Coroutine[Any, Any, T]) -> T:
        async with places:
            return await work

    return await asyncio.gather(*map(do, works))


def memory(pid: int) -> int:
    """Bytes of a process in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(pid: int) -> float:
    """That a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(
    server: Server, count: int, seconds: float, think: float, settle: float = 2.0
) -> Figures:
    """Idle tables, then idle sockets, then play."""
    assert server.process is not None
    pid, measured = server.process.pid, Measured(think)
    async with httpx.AsyncHTTPTransport(limits=SHORT_IDLE) as transport:
        warm, tables = (
            [Table(number, measured) for number in range(many)] for many in (WARM_UP, count)
        )
        await at_once(table.lay(server.url, transport) for table in warm)
        warmers = [person for table in warm for person in table.people]
        await at_once(person.open() for person in warmers)
        await at_once(person.close() for person in warmers)
        empty = memory(pid)
        await at_once(table.lay(server.url, transport) for table in tables)
        await asyncio.sleep(settle)
        laid = memory(pid)
    people = [person for table in tables for person in table.people]
    await at_once(person.open() for person in people)
    await asyncio.sleep(settle)
    idle = memory(pid)

    gc.collect()
    gc.freeze()  # the clients' own pauses are not the server's
    measured.until = perf_counter() + seconds
    used = cpu_seconds(pid)
    playing = asyncio.gather(*(table.play() for table in tables))
    await asyncio.sleep(seconds)
    used = cpu_seconds(pid) - used
    works: set[asyncio.Future[Any]] = {playing, *(person.tasks[0] for person in people)}
    done, _ = await asyncio.wait(works, timeout=LAST_SECONDS, return_when="FIRST_COMPLETED")
    if not done:
        raise RuntimeError("a decision was never seen")
    for work in done:
        work.result()
    busy = memory(pid)
    await at_once(person.close() for person in people)
    return Figures(
        count,
        (laid - empty) / count,
        (idle - laid) / len(people),
        idle,
        busy,
        measured.seconds,
        measured.decisions / seconds,
        used / seconds,
    )


def main() -> int:
    """A line for each number of tables, then whether the aims are met."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", default="10,100,500,1000", help="how many at a time")
    parser.add_argument("--seconds", type=float, default=20, help="of play for each of them")
    parser.add_argument("--think", type=float, default=2, help="seconds that a decision takes")
    parser.add_argument("--settle", type=float, default=2, help="seconds before memory is taken")
    add_cores(parser)
    args = parser.parse_args()
    allow_many_files()
    print(f"{cores_told(args.cores)}; at each table a person decides in about {args.think:g} s")
    print(
        "tables  sockets  decisions/s   p50 ms   p95 ms   p99 ms  cores used  ms/decision"
        "  KB/table  KB/socket  MB idle  MB after"
    )
    are_met = True
    for count in map(int, args.tables.split(",")):
        with TemporaryDirectory() as folder:
            path = Path(folder)
            server = Server(f"sqlite:///{path}/regnum.db", path, workers=None)
            with started_on(args.cores, server):
                figures = asyncio.run(measure(server, count, args.seconds, args.think, args.settle))
        p50, p95, p99 = (figures.percentile(part) for part in (0.5, 0.95, 0.99))
        print(
            f"{count:6} {2 * count:8} {figures.decisions_per_second:12.1f}"
            f" {1000 * p50:8.1f} {1000 * p95:8.1f} {1000 * p99:8.1f} {figures.cores:11.2f}"
            f" {1000 * figures.cpu_per_decision:12.2f}"
            f" {figures.table_bytes / 1000:9.1f} {figures.socket_bytes / 1000:10.1f}"
            f" {figures.idle_bytes / 1e6:8.1f} {figures.busy_bytes / 1e6:9.1f}",
            flush=True,
        )
        if count == TABLES_AIM:
            are_met &= say(f"{count} live tables: p95 under {1000 * P95_AIM:.0f} ms", p95 < P95_AIM)
        if 2 * count == SOCKETS_AIM:
            is_small = figures.idle_bytes < MEMORY_AIM
            are_met &= say(
                f"{2 * count} idle sockets: under {MEMORY_AIM / 1e6:.0f} MB in all", is_small
            )
    return int(not are_met)


def add_cores(parser: argparse.ArgumentParser) -> None:
    """Which part of the machine the server has."""
    help = "cores for the server and its processes alone; all clients use the others"
    parser.add_argument("--cores", type=int, default=0, metavar="N", help=help)


def cores_told(cores: int) -> str:
    """Which part of the machine the server has, in words."""
    mine = available_cores()
    return f"{cores} of {mine} cores for the server" if cores else f"{mine} cores for all"


@contextmanager
def started_on(cores: int, server: Server) -> Iterator[None]:
    """A running server, on so many cores of its own, or on all."""
    mine = os.sched_getaffinity(0)
    if cores:
        os.sched_setaffinity(0, sorted(mine)[:cores])  # the server inherits it
    try:
        with server:
            if cores:
                os.sched_setaffinity(0, sorted(mine)[cores:])
            yield
    finally:
        os.sched_setaffinity(0, mine)


def say(aim: str, is_met: bool) -> bool:
    """Tell whether an aim is met."""
    print(f"  {aim}: {'met' if is_met else 'MISSED'}")
    return is_met


if __name__ == "__main__":
    sys.exit(main())
