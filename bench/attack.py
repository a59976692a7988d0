"""What players notice while one person does all that a server lets a person do.

python bench/attack.py [--tables 50] [--seconds 10] [--think 1] [--attacks NAME,...]
                      [--cores N] [--rest 130]

A real `regnum serve` on SQLite with its usual limits, and tables with people as in `load.py`;
every tenth has a gentle bot. Each table and the attacker have addresses of their own. The attacker
asks for one thing again and again over several connections, for some seconds, then for the next;
it has a process of its own, so that players' clients do not wait for it. The first line is without
an attack, the last is taken when the server has had a rest. Full logs have as many entries as a log
can have. An attack that misses an aim is measured once more, beside a new line without one, and
this counts. The exit status is 1 where an aim is missed; on a machine that does other things
meanwhile, compare the ratios.
"""

import argparse
import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from math import ceil, nan
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from load import (
    Measured,
    Seated,
    Table,
    add_cores,
    at_once,
    cores_told,
    cpu_seconds,
    memory,
    say,
    started_on,
)
from regnum.cli.serve import allow_many_files
from regnum.core.chance import Source
from regnum.core.match import Match
from regnum.core.record import Record, print_record
from regnum.core.registry import find_game
from regnum.server.store import Store
from regnum.table.entries import FINISHED, PLAYING, WAITING, Body, Holder
from regnum.table.importing import log_of
from regnum.table.lessons import find_lesson
from regnum.table.terms import Person, Settings, Terms

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.server_kit import GENEROUS, NO_TLS, SHORT_IDLE, Server, bot
from table.seating import PEOPLE, fill, seated

CONNECTIONS = 8  # of the attacker
FULL_TABLES, FINISHED_TABLES, LAID_TABLES, WAITING_TABLES = 8, 40, 80, 30
ENTRIES = 5000
WARM_UP_SECONDS = 8.0  # of play before anything is measured
SETTLE_SECONDS = 1.5  # between two attacks
LAST_SECONDS = 30.0
REST_SECONDS = 130.0  # after the last attack: the server tidies up every minute
NOTHING, AFTERWARDS = "nothing", "afterwards"
ADDRESS = "203.0.113.66"
MALLORY = Person("mallory", "Mallory")
SECRET = "secret-of-mallory-secret-of-mallory"
RATIO_AIM, P95_AIM, BOT_AIM, MEMORY_AIM = 3.0, 0.15, 2.0, 30e6
UNNOTICED = 0.02  # seconds more or less that nobody notices of a bot
MANY_TABLES, MANY_AIM = 1000, 0.1

LESSON = "/api/games/kingsburg/lessons/first-year"  # the longest
WAY = find_lesson("kingsburg", "first-year").way

Attack: TypeAlias = Callable[["Attacker", int], Awaitable[Any]]


@dataclass
class Prey:
    """What the attacker has, laid in the database before the server starts."""

    full: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)  # with different setups, and his turn
    record: str = ""


def prepare(url: str, entries: int) -> Prey:
    """Lay the tables of the attacker."""
    store, prey = Store(url), Prey()
    store.migrate()
    for person in (*PEOPLE, MALLORY):
        store.add_person(person, SECRET if person is MALLORY else f"secret-of-{person.id}")
    table = seated("kingsburg(players=3)", 1)
    fill(table, entries)
    holders = [Holder(MALLORY.name, MALLORY.id)] * 3
    log = [entry.body for entry in table.entries[3:]]
    for number in range(FULL_TABLES):
        terms = replace(table.terms, id=f"full{number}", host=MALLORY.id)
        store.add_table(terms, holders, PLAYING, log=log)
        prey.full.append(terms.id)
    for number in range(FINISHED_TABLES):
        match, random = Match.new("kingsburg(players=3)", number), Random(number)
        while not match.state.is_over:
            match.play(match.state.random_action(random))
        prey.record = print_record(Record(match, ("a", "b", "c")))
        prey.finished.append(lay(store, f"over{number}", match.setup.spec, number, log_of(match)))
    game = find_game("kingdom-builder")
    for number in range(LAID_TABLES):
        setup = game.deal({"players": "2"}, Source(number, "setup"))
        prey.laid.append(lay(store, f"laid{number}", setup.spec, number))
    store.close()
    return prey


def lay(store: Store, name: str, spec: str, seed: int, log: list[Body] | None = None) -> str:
    """A table of the attacker alone; without a log the match is about to begin."""
    game = find_game(spec.partition("(")[0])
    settings = Settings(is_listed=True)
    terms = Terms(name, spec, game.rules_version, seed, "salt", MALLORY.id, settings, time())
    players = 3 if log else 2
    holders = [Holder(MALLORY.name, MALLORY.id)] * players
    store.add_table(terms, holders, FINISHED if log else WAITING, True, log or ())
    return name


class Attacker:
    """One person at one address, with several connections."""

    def __init__(self, url: str, prey: Prey) -> None:
        self.prey = prey
        self.numbers = count()
        self.asked = self.refused = 0
        self._headers = {"X-Forwarded-For": ADDRESS, "Cookie": f"regnum={SECRET}"}
        self._sockets = url.replace("http", "ws")
        self.http = httpx.AsyncClient(
            base_url=url, headers=self._headers, limits=SHORT_IDLE, timeout=60, verify=NO_TLS
        )

    async def run(self, attack: Attack, seconds: float) -> None:
        """Go on for some time, whatever the server says."""
        works = [asyncio.create_task(self._repeat(attack)) for _ in range(CONNECTIONS)]
        await asyncio.sleep(seconds)
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        await self.http.aclose()

    async def _repeat(self, attack: Attack) -> None:
        while True:
            with suppress(httpx.HTTPError, WebSocketException, OSError):
                await attack(self, next(self.numbers))
            await asyncio.sleep(0)

    async def get(self, path: str) -> None:
        """Ask for something."""
        await self._ask("GET", path)

    async def post(self, path: str, body: object = None) -> None:
        """Ask for something to be done."""
        await self._ask("POST", path, body)

    async def _ask(self, method: str, path: str, body: object = None) -> None:
        self.asked += 1
        response = await self.http.request(method, path, json=body)
        self.refused += response.status_code == 429

    async def come_and_go(self, number: int) -> None:
        """Open a socket and close it."""
        table = self.prey.laid[number % len(self.prey.laid)]
        self.asked += 1
        url = f"{self._sockets}/api/tables/{table}/socket"
        async with connect(url, additional_headers=self._headers, proxy=None):
            pass

    async def talk(self, number: int) -> None:
        """Send commands that are refused over a socket, as many as it takes."""
        table = self.prey.laid[number % len(self.prey.laid)]
        url = f"{self._sockets}/api/tables/{table}/socket"
        async with connect(url, additional_headers=self._headers, proxy=None) as socket:
            while True:
                self.asked += 1
                await socket.send(
                    '{"type":"do","id":"x","revision":0,"command":{"type":"sit","seat":9}}'
                )
                await socket.recv()


def table_path(tables: list[str], number: int) -> str:
    """One after the other."""
    return f"/api/tables/{tables[number % len(tables)]}"


ATTACKS: dict[str, Attack] = {
    "page": lambda a, n: a.get("/"),
    "health": lambda a, n: a.get("/healthz"),
    "me": lambda a, n: a.get("/api/me"),
    "network": lambda a, n: a.get("/api/network"),
    "open-network": lambda a, n: a.post("/api/network"),
    "push": lambda a, n: a.get("/api/push"),
    "subscribe": lambda a, n: a.post(
        "/api/push", {"endpoint": f"https://push.example/{n}", "p256dh": "B" * 87, "auth": "a" * 22}
    ),
    "unsubscribe": lambda a, n: a.post("/api/push/forget", {"endpoint": "https://push.example/"}),
    "games": lambda a, n: a.get("/api/games"),
    "art": lambda a, n: a.get("/api/games/kingdom-builder/art.svg"),
    "lessons": lambda a, n: a.get("/api/games/kingsburg/lessons"),
    "lesson": lambda a, n: a.post(LESSON, {"done": WAY}),
    "lesson-ask": lambda a, n: a.post(f"{LESSON}/ask", {"done": WAY[:-1], "action": WAY[-1]}),
    "lesson-past": lambda a, n: a.post(f"{LESSON}/at", {"done": WAY, "revision": n % 20}),
    "lesson-merits": lambda a, n: a.post(f"{LESSON}/merits", {"done": WAY[:-1]}),
    "lesson-scenery": lambda a, n: a.get(f"{LESSON}/scenery.svg"),
    "rename": lambda a, n: a.post("/api/me", {"name": "Mallory"}),
    "history": lambda a, n: a.get(f"/api/me/history?page={n % 3}&who=a"),
    "removal": lambda a, n: a.post("/api/me/history/remove", {"table": a.prey.laid[0]}),
    "statistics": lambda a, n: a.get("/api/me/statistics"),
    "colour": lambda a, n: a.post("/api/me/colour", {"colour": "ABCDE"[n % 5]}),
    "device-links": lambda a, n: a.post("/api/me/devices"),
    "devices": lambda a, n: a.post("/api/devices", {"key": "guess", "sure": True}),
    "export": lambda a, n: a.get("/api/me/export"),
    "unsure-deletion": lambda a, n: a.post("/api/me/delete", {"sure": False}),
    "replay": lambda a, n: a.get(f"{table_path(a.prey.finished, n)}/replay"),
    "close-replay": lambda a, n: a.post(
        f"{table_path(a.prey.finished, n)}/replay", {"is_open": n % 2 == 0}
    ),
    "lists": lambda a, n: a.get(f"/api/tables?which={('mine', 'open', 'finished')[n % 3]}"),
    "refused": lambda a, n: a.post(
        f"{table_path(a.prey.laid, n)}/commands",
        {"id": "x", "revision": 0, "command": {"type": "sit", "seat": 9}},
    ),
    "refused-on-socket": lambda a, n: a.talk(n),
    "come-and-go": lambda a, n: a.come_and_go(n),
    "keys": lambda a, n: a.post(f"{table_path(a.prey.laid, n)}/keys", {"kind": "watch"}),
    "revoke": lambda a, n: a.post(f"{table_path(a.prey.laid, n)}/keys/revoke", {"kind": "watch"}),
    "enter": lambda a, n: a.post("/api/enter", {"key": "guess"}),
    "ask": lambda a, n: a.post(f"{table_path(a.prey.laid, n)}/ask", {"action": "end"}),
    "merits": lambda a, n: a.get(f"{table_path(a.prey.laid, n)}/merits"),
    "hints": lambda a, n: a.post(f"{table_path(a.prey.laid, n)}/hint"),
    "records": lambda a, n: a.post("/api/records", {"record": a.prey.record}),
    "record": lambda a, n: a.get(f"{table_path(a.prey.finished, n)}/record"),
    "past": lambda a, n: a.get(f"{table_path(a.prey.finished, n)}/at/{n % 150}"),
    "course": lambda a, n: a.get(f"{table_path(a.prey.finished, n)}/course"),
    "rematch": lambda a, n: a.post(f"{table_path(a.prey.finished, n)}/rematch", {}),
    "branch": lambda a, n: a.post(
        f"{table_path(a.prey.finished, n)}/branch", {"seats": [bot("hard")] * 3, "revision": 50}
    ),
    "review": lambda a, n: a.post(f"{table_path(a.prey.finished, n)}/review"),
    "scenery": lambda a, n: a.get(f"{table_path(a.prey.laid, n)}/scenery.svg"),
    "state": lambda a, n: a.get(table_path(a.prey.laid, n)),
    "full-state": lambda a, n: a.get(table_path(a.prey.full, n)),
    "full-past": lambda a, n: a.get(f"{table_path(a.prey.full, n)}/at/{n * 997 % 4000}"),
    "full-course": lambda a, n: a.get(f"{table_path(a.prey.full, n)}/course"),
    "tables-of-bots": lambda a, n: a.post(
        "/api/tables", {"game": "kingsburg", "seats": [bot("hard")] * 5}
    ),
}


def run_attack(url: str, prey: Prey, name: str, seconds: float) -> tuple[int, int]:
    """Attack for some time; says how often something was asked for, and how often refused."""
    attacker = Attacker(url, prey)
    asyncio.run(attacker.run(ATTACKS[name], seconds))
    return attacker.asked, attacker.refused


class Victims:
    """People who play, table after table."""

    def __init__(self, server: Server, tables: int, think: float) -> None:
        self.url = server.url
        self.measured = Measured(think, until=float("inf"))
        self.lost = 0
        self._numbers = count()
        self._tables = tables
        self._works: list[asyncio.Task[None]] = []
        self._people: list[Seated] = []
        self._transport = httpx.AsyncHTTPTransport(limits=SHORT_IDLE)

    async def begin(self) -> None:
        """Lay all tables, then play."""
        tables = await at_once(self._new_table() for _ in range(self._tables))
        self._works = [asyncio.create_task(self._play(table)) for table in tables]

    async def _new_table(self) -> Table:
        number = next(self._numbers)
        table = Table(
            number, self.measured, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        )
        await table.lay(self.url, self._transport)
        for person in table.people:
            await person.open()
            self._people.append(person)
        return table

    async def _play(self, table: Table) -> None:
        while True:
            await table.play()
            for person in table.people:
                self._people.remove(person)
                await person.close()
            table = await self._new_table()

    def count_lost(self) -> int:
        """Connections that have ended since the last time; their tables go on no more."""
        ended = [person for person in self._people if person.tasks[0].done()]
        for person in ended:
            person.tasks[0].exception()
            self._people.remove(person)
        return len(ended)

    async def end(self) -> None:
        """Leave."""
        for work in self._works:
            work.cancel()
        await at_once(person.close() for person in self._people)
        await self._transport.aclose()


@dataclass
class Line:
    """What players noticed during an attack."""

    name: str
    seconds: list[float]
    bot_seconds: list[float]
    lost: int
    asked: int
    refused: int
    cores: float  # that the server was busy on, without its other processes
    bytes: int
    usual: "Line | None" = None  # without an attack; itself where none is given

    @property
    def p95(self) -> float:
        """Most of the decisions were seen within this time."""
        return percentile(self.seconds, 0.95)

    @property
    def bots(self) -> float:
        """Most of the bots decided within this time."""
        return percentile(self.bot_seconds, 0.95)

    @property
    def times(self) -> float:
        """How many times as long as usual decisions took."""
        return self.p95 / (self.usual or self).p95

    @property
    def bot_excess(self) -> float:
        """How many times as long as they may take bots took."""
        if not self.bot_seconds:
            return 0.0
        return self.bots / max(BOT_AIM * (self.usual or self).bots, UNNOTICED)

    @property
    def is_unnoticed(self) -> bool:
        """Are the aims met that compare it with what is usual?"""
        return self.times <= RATIO_AIM and self.bot_excess <= 1


def percentile(values: list[float], part: float) -> float:
    """So many of them are not larger."""
    return sorted(values)[ceil(part * len(values)) - 1] if values else nan


async def measure(
    server: Server,
    prey: Prey,
    tables: int,
    seconds: float,
    think: float,
    names: list[str],
    rest: float,
    warm_up: float,
) -> list[Line]:
    """A line without an attack, one for each, and one when the server has had a rest."""
    assert server.process is not None
    pid, loop = server.process.pid, asyncio.get_running_loop()
    attacker = ProcessPoolExecutor(1, get_context("spawn"))
    attacker.submit(allow_many_files)  # so that it is there when it is needed
    victims = Victims(server, tables, think)
    await victims.begin()
    gc.collect()
    gc.freeze()  # the clients' own pauses are not the server's
    await asyncio.sleep(warm_up + think)

    async def look(name: str) -> Line:
        victims.measured.seconds.clear()
        victims.measured.bot_seconds.clear()
        asked = refused = 0
        used, lasts = cpu_seconds(pid), rest if name == AFTERWARDS else seconds
        if name in ATTACKS:
            asked, refused = await loop.run_in_executor(
                attacker, run_attack, server.url, prey, name, lasts
            )
        else:
            await asyncio.sleep(lasts)
        line = Line(
            name,
            [*victims.measured.seconds],
            [*victims.measured.bot_seconds],
            victims.count_lost(),
            asked,
            refused,
            (cpu_seconds(pid) - used) / lasts,
            memory(pid),
        )
        await asyncio.sleep(SETTLE_SECONDS)
        return line

    first = await look(NOTHING)
    lines = [tell(first, first)]
    for name in names:
        lines.append(tell(await look(name), first))
    # What misses by chance does not miss twice, beside a new line without an attack.
    for place, line in enumerate(lines):
        if tables < MANY_TABLES and not line.is_unnoticed:
            usual = await look(NOTHING)
            tell(usual, usual)
            lines[place] = tell(await look(line.name), usual)
    lines.append(tell(await look(AFTERWARDS), first))
    await victims.end()
    attacker.shutdown()
    return lines


def tell(line: Line, usual: Line) -> Line:
    """Print a line, compared with one without an attack."""
    line.usual = usual
    print(
        f"{line.name:18} {len(line.seconds):9} {1000 * percentile(line.seconds, 0.5):8.1f}"
        f" {1000 * line.p95:8.1f} {line.times:7.2f} {len(line.bot_seconds):5}"
        f" {1000 * line.bots:8.1f}"
        f" {line.bots / usual.bots:7.2f} {line.lost:6} {line.asked:7} {line.refused:8}"
        f" {line.cores:6.2f} {line.bytes / 1e6:7.1f}",
        flush=True,
    )
    return line


def are_aims_met(lines: list[Line], tables: int) -> bool:
    """Say it for each aim."""
    first, *others, last = lines
    worst = max(line.p95 for line in others)
    is_many = tables >= MANY_TABLES
    most = MANY_AIM if is_many else P95_AIM
    ratio = max(line.times for line in others)
    bots = max(others, key=lambda line: line.bot_excess)
    grown = last.bytes - first.bytes
    met = [
        say(f"p95 under {1000 * most:.0f} ms ({1000 * worst:.0f})", worst < most),
        say("no connection lost", not any(line.lost for line in lines)),
    ]
    if not is_many:  # where logs grow by play alone by more than attacks leave behind
        met += [
            say(f"p95 at most {RATIO_AIM:g} times as long ({ratio:.2f})", ratio <= RATIO_AIM),
            say(
                f"bots at most {BOT_AIM:g} times as long, or {1000 * UNNOTICED:g} ms"
                f" ({1000 * bots.bots:.0f} ms)",
                bots.bot_excess <= 1,
            ),
            say(
                f"at most {MEMORY_AIM / 1e6:.0f} MB more in the end ({grown / 1e6:.1f})",
                grown <= MEMORY_AIM,
            ),
        ]
    return all(met)


def main() -> int:
    """A line for each attack, then whether the aims are met."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50, help="with people who notice it")
    parser.add_argument("--seconds", type=float, default=10, help="of each attack")
    parser.add_argument("--think", type=float, default=1, help="seconds that a decision takes")
    parser.add_argument("--rest", type=float, default=REST_SECONDS, help="after the last")
    parser.add_argument("--warm-up", type=float, default=WARM_UP_SECONDS, help="before the first")
    parser.add_argument("--entries", type=int, default=ENTRIES, help="of a full log")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="which, with commas")
    add_cores(parser)
    args = parser.parse_args()
    names = args.attacks.split(",")
    if unknown := set(names) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    allow_many_files()
    print(f"{cores_told(args.cores)}, {args.tables} tables, {args.seconds:g} s each; times in ms")
    print(
        "attack             decisions      p50      p95  times  bots      p95  times   lost   asked"
        "  refused  cores      MB"
    )
    with TemporaryDirectory() as folder:
        path, usual = Path(folder), dict.fromkeys(GENEROUS)
        url = f"sqlite:///{path}/regnum.db"
        prey = prepare(url, args.entries)
        server = Server(url, path, "--proxy", "127.0.0.1", **usual)
        with started_on(args.cores, server):
            times = args.seconds, args.think, names, args.rest, args.warm_up
            lines = asyncio.run(measure(server, prey, args.tables, *times))
            if "Traceback" in server.log:
                print(server.log[-4000:])
                return 1
    return int(not are_aims_met(lines, args.tables))


if __name__ == "__main__":
    sys.exit(main())
