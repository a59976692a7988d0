"""Clients that play through a network which loses, repeats, delays, reorders and cuts.

python tests/server/chaos.py --runs 1000
python tests/server/chaos.py --seed 17 --runs 1
python tests/server/chaos.py --seed 17 --runs 1 --kill

Each run plays a stretch of a match, then the network calms down, and clients, the stored log and
the rules have to agree. With --kill the server is a process that dies again and again. A seed
repeats the table, the faults and the choices of a run; what meets what in time may differ.
"""

import argparse
import asyncio
import logging
import socket
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, TypeAlias

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from regnum.server.app import make_app
from regnum.server.settings import ServerSettings
from regnum.server.store import Store
from regnum.server.verifying import verify
from regnum.table.entries import Entry, Played, Sat, Undone
from regnum.table.snapshots import lines, snapshot, viewpoint
from regnum.table.table import Table
from server.server_kit import GENEROUS, NO_TLS, Server

Data: TypeAlias = dict[str, Any]

HOST = "127.0.0.1"
AT_ONCE = 24  # tables of one server
KILLS = 3  # of one server
LEAST_DEATHS = 2  # of it while somebody plays
DECISIONS = (8, 20)
PATIENCE, MOST_PATIENCE = 0.25, 4.0  # seconds without news before a client asks again
HURRY = 0.4  # the part of it after which one asks who knows that there is news
PAUSE, LONGEST_PAUSE = 0.02, 0.5  # seconds before a client connects again
LIMIT_SECONDS = 120.0  # for one run
INTERNAL_ERROR = 1011


class Broken(AssertionError):
    """The server or a client broke a promise."""


def require(is_kept: bool, promise: str, *details: object) -> None:
    """Fail unless a promise is kept."""
    if not is_kept:
        raise Broken(": ".join([promise, *map(str, details)]))


# The network.


class Weather:
    """What happens to the messages of one table."""

    def __init__(self, seed: int) -> None:
        self.random = Random(f"weather {seed}")
        self.is_calm = False
        self.counts: Counter[str] = Counter()
        self.drop = self.random.uniform(0, 0.12)
        self.repeat = self.random.uniform(0, 0.15)
        self.delay = self.random.uniform(0, 0.2)
        self.cut = self.random.uniform(0, 0.03)
        self.longest = self.random.uniform(0.01, 0.2)  # seconds

    def arrivals(self) -> list[float] | None:
        """After how many seconds each copy of a message arrives; nothing if the line is cut."""
        if self.is_calm:
            return [0.0]
        chance = self.random.random
        if chance() < self.cut:
            self.counts["cut"] += 1
            return None
        if chance() < self.drop:
            self.counts["dropped"] += 1
            return []
        copies = 1
        if chance() < self.repeat:
            self.counts["repeated"] += 1
            copies = self.random.choice([2, 2, 3])
        return [self._wait() for _ in range(copies)]

    def _wait(self) -> float:
        if self.random.random() >= self.delay:
            return 0.0
        self.counts["delayed"] += 1
        return self.random.uniform(0, self.longest)


class Proxy:
    """Stands between clients and a server."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.port = 0
        self.weather: dict[str, Weather] = {}  # of each table
        self.errors = 0  # connections that the server closed because of a fault of its own

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Pass on what comes."""
        async with serve(
            self._connect, HOST, 0, compression=None, ping_interval=None, close_timeout=1
        ) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            yield

    async def _connect(self, client: ServerConnection) -> None:
        assert client.request is not None
        path = client.request.path
        weather = self.weather[path.split("/")[3]]
        with suppress(OSError, WebSocketException):
            async with connect(
                f"ws://{HOST}:{self.server_port}{path}",
                additional_headers={"Cookie": client.request.headers["Cookie"]},
                compression=None,
                ping_interval=None,
                close_timeout=1,
                max_size=None,
                proxy=None,
            ) as server:
                ways = [
                    asyncio.create_task(self._carry(source, target, weather))
                    for source, target in ((client, server), (server, client))
                ]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
            self.errors += server.close_code == INTERNAL_ERROR

    async def _carry(
        self,
        source: ClientConnection | ServerConnection,
        target: ClientConnection | ServerConnection,
        weather: Weather,
    ) -> None:
        late: set[asyncio.Task[None]] = set()
        try:
            async for data in source:
                arrivals = weather.arrivals()
                if arrivals is None:
                    source.transport.abort()
                    target.transport.abort()
                    return
                for seconds in arrivals:
                    if seconds:
                        task = asyncio.create_task(self._carry_late(seconds, target, data))
                        late.add(task)
                        task.add_done_callback(late.discard)
                    else:
                        weather.counts["overtaking"] += bool(late)
                        await target.send(data)
        except ConnectionClosed:
            pass
        finally:
            for task in late:
                task.cancel()

    async def _carry_late(
        self, seconds: float, target: ClientConnection | ServerConnection, data: str | bytes
    ) -> None:
        await asyncio.sleep(seconds)
        with suppress(ConnectionClosed):
            await target.send(data)


# The server.


@dataclass
class World:
    """A server, its database and the proxy before it."""

    port: int
    database: Path
    proxy: Proxy
    least_deaths: int = 0  # before anybody has played enough
    deaths: int = 0
    faults: list[str] = field(default_factory=list)  # what the server complained about

    @property
    def url(self) -> str:
        """Of the database."""
        return f"sqlite:///{self.database}"

    def stored_revision(self, table: str) -> int:
        """How far the log of a table has come."""
        query = "select max(revision) from entries where table_id = ?"
        return int(self._reader.execute(query, (table,)).fetchone()[0] or 0)

    def open_reader(self) -> sqlite3.Connection:
        """A connection of our own, that sees what is committed and nothing else."""
        self._reader = sqlite3.connect(self.database, isolation_level=None)
        return self._reader


class Complaints(logging.Handler):
    """Keeps what a server in this process logs as an error."""

    def __init__(self, kept: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.kept.append(logging.Formatter().format(record))


class QuietServer(uvicorn.Server):
    """Leaves the signals of this process alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


@asynccontextmanager
async def server_in_process(folder: Path) -> AsyncIterator[World]:
    """A server on this event loop: cheap, and its parts can be broken on purpose."""
    database = folder / "chaos.db"
    app = make_app(ServerSettings(f"sqlite:///{database}", **GENEROUS))
    listening = socket.create_server((HOST, 0))
    port = listening.getsockname()[1]
    server = QuietServer(
        uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
    )
    world = World(port, database, Proxy(port))
    complaints = Complaints(world.faults)
    logging.getLogger().addHandler(complaints)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            require(not serving.done(), "the server starts")
            await asyncio.sleep(0.02)
        with closing(world.open_reader()):
            async with world.proxy.listening():
                yield world
    finally:
        server.should_exit = True
        await serving
        logging.getLogger().removeHandler(complaints)


@asynccontextmanager
async def dying_server(folder: Path, seed: int) -> AsyncIterator[World]:
    """A server in a process of its own, killed at random moments and started again."""
    database = folder / "chaos.db"
    with Server(f"sqlite:///{database}", folder) as server:
        world = World(server.port, database, Proxy(server.port), LEAST_DEATHS)
        with closing(world.open_reader()):
            async with world.proxy.listening():
                killing = asyncio.create_task(_kill(server, world, Random(f"kills {seed}")))
                try:
                    yield world
                finally:
                    killing.cancel()
                    await asyncio.gather(killing, return_exceptions=True)
        if "Traceback" in server.log:
            world.faults.append(server.log)


async def _kill(server: Server, world: World, random: Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.1, 1.0))
        server.kill()
        world.deaths += 1
        await asyncio.shield(asyncio.to_thread(server.start))


# The clients.


class Player:
    """A person with a client that holds its own copy of the log and trusts nothing twice."""

    def __init__(self, stretch: "Stretch", name: str, seat: int | None) -> None:
        self.stretch = stretch
        self.world = stretch.world
        self.name = name
        self.seat = seat  # to sit down on, if it is open
        self.random = Random(f"{name} {stretch.seed}")
        self.person = ""
        self.held: list[Data] = []  # lines of the log; the first has revision 1
        self.snapshot: Data = {}
        self.sent: dict[str, Data] = {}
        self.answers: dict[str, Data] = {}
        self.remembered = "nonsense"  # some decision that was legal once
        self.heard = 0  # the highest revision in an answer: a state with it must come
        self.connections = 0
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{self.world.port}", verify=NO_TLS, trust_env=False
        )

    async def ask(self, path: str, body: Data) -> Data:
        """Ask for something that must not be refused, as often as the server is away."""
        while True:
            try:
                response = await self.http.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(LONGEST_PAUSE)
                continue
            require(response.is_success, "a request is answered", response.text)
            return dict(response.json())

    async def introduce(self) -> None:
        """Say the name."""
        self.person = str((await self.ask("/api/me", {"name": self.name}))["id"])

    @property
    def revision(self) -> int:
        """How far the own log has come."""
        return len(self.held)

    @property
    def pending(self) -> list[str]:
        """Commands without an answer."""
        return [name for name in self.sent if name not in self.answers]

    async def live(self) -> None:
        """Connect, and connect again, until told to stop."""
        pause, patience = PAUSE, PATIENCE
        while True:
            known = self.revision
            try:
                async with connect(
                    f"ws://{HOST}:{self.world.proxy.port}/api/tables/{self.stretch.table}/socket"
                    f"?since={known}",
                    additional_headers={"Cookie": f"regnum={self.http.cookies['regnum']}"},
                    compression=None,
                    ping_interval=None,
                    close_timeout=1,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    self.connections += 1
                    await self._converse(socket, known, patience)
            except (OSError, WebSocketException, TimeoutError):
                pass
            if self.revision > known:
                pause, patience = PAUSE, PATIENCE
            else:
                pause, patience = min(2 * pause, LONGEST_PAUSE), min(2 * patience, MOST_PATIENCE)
            await asyncio.sleep(self.random.uniform(0, pause))

    async def _converse(self, socket: ClientConnection, since: int, patience: float) -> None:
        """Until a gap in the log, or silence even after everything was sent again.

        Who comes and goes says nothing about the log: two clients that miss something would keep
        each other waiting by coming back in turn.
        """
        is_quiet, spoken = False, monotonic()
        for name in self.pending:
            await self._send(socket, name)
        while True:
            for name in self._choose():
                await self._send(socket, name)
                spoken = monotonic()
            limit = patience * (HURRY if self.heard > self.revision else 1)
            try:
                async with asyncio.timeout(spoken + limit - monotonic()):
                    data = await socket.recv()
            except TimeoutError:
                if is_quiet or not self.pending:
                    return
                for name in self.pending:
                    await self._send(socket, name)
                is_quiet, spoken = True, monotonic()
                continue
            message = msgspec.json.decode(data)
            if message["type"] == "presence":
                continue
            is_quiet, spoken = False, monotonic()
            match message["type"]:
                case "state":
                    self._take(message, since)
                    if message["revision"] > self.revision:
                        return
                case "done" | "refused":
                    self._note(message)

    def _take(self, message: Data, since: int) -> None:
        """Add what is new to the own log, and compare what is not."""
        revision, told = message["revision"], message["log"]
        numbers = [line["revision"] for line in told]
        require(revision >= since, "the log never gets shorter", revision, since)
        if numbers:
            expected = list(range(numbers[0], revision + 1))
            require(numbers == expected, "lines are told in order", numbers, revision)
            require(numbers[0] > since, "only what is new is told", numbers, since)
        if revision > self.revision:
            stored = self.world.stored_revision(self.stretch.table)
            require(revision <= stored, "nothing is shown before it is stored", revision, stored)
        for number, line in zip(numbers, told, strict=True):
            if number <= self.revision:
                held = self.held[number - 1]
                require(held == line, "a revision has one line", held, line)
            elif number == self.revision + 1:
                self.held.append(line)
        if revision == self.revision:
            self.snapshot = message
            if message["legal"]:
                self.remembered = self.random.choice(message["legal"])

    def _note(self, answer: Data) -> None:
        """Keep an answer; a repeated command is answered as before."""
        name = answer["id"]
        require(name in self.sent, "only what was asked is answered", answer)
        self.heard = max(self.heard, answer.get("revision", 0))
        earlier = self.answers.setdefault(name, answer)
        is_same = earlier["type"] == answer["type"] and (
            answer["type"] == "refused" or earlier["revision"] == answer["revision"]
        )
        require(is_same, "a command has one answer", earlier, answer)

    # What the player wants.

    def _choose(self) -> list[str]:
        """New commands, if it is time for one."""
        is_behind = self.heard > self.revision or self.snapshot.get("revision") != self.revision
        if self.pending or self.stretch.is_enough or is_behind:
            return []
        state, chance = self.snapshot, self.random.random()
        if self.seat is not None and state["seats"][self.seat]["is_open"]:
            return [self._command({"type": "sit", "seat": self.seat})]
        if state["status"] != "playing":
            return []
        if not state["legal"]:  # sometimes somebody tries although it is not their turn
            wanted = chance < 0.03
            return [self._command({"type": "play", "action": self.remembered})] if wanted else []
        if state["undoable"] and chance < 0.12:
            return [self._command({"type": "undo", "turn": chance < 0.03})]
        if chance < 0.15:
            return [self._command({"type": "play", "action": self.remembered + "?"})]
        both = 2 if chance < 0.25 else 1  # sometimes somebody cannot decide: only one can count
        return [
            self._command({"type": "play", "action": self.random.choice(state["legal"])})
            for _ in range(both)
        ]

    def _command(self, command: Data) -> str:
        name = f"c{len(self.sent) + 1}"
        self.sent[name] = {
            "type": "do",
            "id": name,
            "revision": self.revision,
            "command": command,
        }
        return name

    async def _send(self, socket: ClientConnection, name: str) -> None:
        """Send a command, mostly through the socket; the answer may get lost."""
        if self.random.random() < 0.85:
            await socket.send(msgspec.json.encode(self.sent[name]).decode())
            return
        with suppress(httpx.TransportError):
            response = await self.http.post(
                f"/api/tables/{self.stretch.table}/commands", json=self.sent[name]
            )
            require(response.status_code in (200, 400, 409), "a command is answered", response.text)
            if self.stretch.weather.is_calm or self.random.random() < 0.6:
                kind = "done" if response.is_success else "refused"
                self._note({**response.json(), "type": kind, "id": name})


# One run.


class Stretch:
    """A short part of a match, and what has to be true after it."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.seed = seed
        self.random = random = Random(f"table {seed}")
        self.weather = Weather(seed)
        self.table = ""
        self.game = random.choice(["kingdom-builder", "kingsburg"])
        self.kinds = random.choices(
            [
                ["me", "open"],
                ["me", "local"],
                ["me", "open", "open"],
                ["me", "open", "local"],
                ["me", "open", "bot"],
            ],
            [6, 3, 4, 3, 2],
        )[0]
        self.decisions = random.randint(*DECISIONS)
        self.players = [Player(self, "Host", None)]
        for seat, kind in enumerate(self.kinds):
            if kind == "open":
                self.players.append(Player(self, f"Guest {seat}", seat))
        if random.random() < 0.2:
            self.players.append(Player(self, "Onlooker", None))

    @property
    def is_enough(self) -> bool:
        """Has the stretch been played, and has a server died that should?"""
        if self.weather.is_calm:
            return True
        wanted = len(self.kinds) + self.decisions
        is_played = any(player.revision >= wanted for player in self.players)
        return is_played and self.world.deaths >= self.world.least_deaths

    @property
    def is_over(self) -> bool:
        """Has the match ended before?"""
        return any(player.snapshot.get("status") == "finished" for player in self.players)

    @property
    def is_settled(self) -> bool:
        """Does everybody know everything, and nothing more will come?"""
        stored = self.world.stored_revision(self.table)
        for player in self.players:
            state = player.snapshot
            if player.pending or not state or not player.revision == state["revision"] == stored:
                return False
            seat = state["decider"]
            if seat is not None and state["seats"][seat]["level"] is not None:
                return False
        return True

    async def play(self) -> None:
        """From an empty table to agreement."""
        living: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(LIMIT_SECONDS):
                await self._lay()
                living = [asyncio.create_task(player.live()) for player in self.players]
                await self._until("is_enough", living)
                self.weather.is_calm = True
                await self._until("is_settled", living)
        except TimeoutError:
            stored = self.world.stored_revision(self.table)
            known = [(player.name, player.revision, player.pending) for player in self.players]
            raise Broken(f"the table gets stuck at {stored}: {known}") from None
        finally:
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            for player in self.players:
                await player.http.aclose()
        self._check()

    async def _until(self, condition: str, living: Sequence[asyncio.Task[None]]) -> None:
        while not (getattr(self, condition) or (condition == "is_enough" and self.is_over)):
            for task in living:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)

    async def _lay(self) -> None:
        for player in self.players:
            await player.introduce()
        host = self.players[0]
        seats = [
            {"kind": kind}
            | ({"level": "gentle"} if kind == "bot" else {})
            | ({"name": f"Friend {seat}"} if kind == "local" else {})
            for seat, kind in enumerate(self.kinds)
        ]
        laid = await host.ask("/api/tables", {"game": self.game, "seats": seats})
        self.table = laid["table"]
        self.world.proxy.weather[self.table] = self.weather
        for player in self.players[1:]:
            kind = "watch" if player.seat is None else "play"
            key = (await host.ask(f"/api/tables/{self.table}/keys", {"kind": kind}))["key"]
            await player.ask("/api/enter", {"key": key})

    def _check(self) -> None:
        """Compare what everybody holds with the database."""
        store = Store(self.world.url)
        try:
            terms = store.load(self.table)
            assert terms is not None
            entries = store.entries_since(self.table, 0)
        finally:
            store.close()
        table = Table(terms)
        for entry in entries:
            table.add(table.now.after(entry))
        for player in self.players:
            viewer = viewpoint(table.now, player.person)
            expected = msgspec.json.decode(b"[" + lines(table, viewer, 0) + b"]")
            require(player.held == expected, "the client holds the stored log", player.name)
            state = {key: value for key, value in player.snapshot.items() if key not in NOT_SEEN}
            seen = plain(snapshot(table.now, viewer))
            require(state == seen, "the client sees the table", player.name)
            views = self.players[0].snapshot["view"], player.snapshot["view"]
            require(views[0] == views[1], "everybody sees the same", *views)
            self._check_commands(player, table, entries)
        known = {f"{p.person}/{name}" for p in self.players for name in p.sent}
        own = ("laid/", "bot/", "start")
        for entry in entries:
            is_known = entry.command_id in known or entry.command_id.startswith(own)
            require(is_known, "nothing is done that nobody asked for", entry)

    def _check_commands(self, player: Player, table: Table, entries: list[Entry]) -> None:
        for name, message in player.sent.items():
            done = [e for e in entries if e.command_id == f"{player.person}/{name}"]
            answer = player.answers[name]
            if answer["type"] == "refused":
                require(not done, "a refused command changes nothing", message, answer, done)
                continue
            require(len(done) == 1, "a command is done once", message, answer, done)
            require(done[0].revision == answer["revision"], "an answer is true", answer, done)
            command, body = message["command"], done[0].body
            match body:
                case Played(_, action, _):
                    is_so = command["action"] == table.now.match.game.action_text(action)
                case Undone():
                    is_so = command["type"] == "undo"
                case Sat(seat, holder):
                    is_so = command["seat"] == seat and holder.person == player.person
                case _:
                    is_so = False
            require(is_so, "what was asked is done", message, body)


NOT_SEEN = ("type", "log", "setup")  # parts of a message that are not part of the view


def plain(data: object) -> Any:
    """As it would come over the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


async def play_all(world: World, seeds: Sequence[int], command: str) -> Counter[str]:
    """Play many stretches, some at a time; says what happened, or how to repeat what failed."""
    places = asyncio.Semaphore(AT_ONCE)
    told: Counter[str] = Counter()

    async def play(seed: int) -> None:
        async with places:
            stretch = Stretch(world, seed)
            deaths = world.deaths
            try:
                await stretch.play()
            except Broken as error:
                raise Broken(f"{error}\nrepeat with: {command.format(seed=seed)}") from None
            told.update(stretch.weather.counts)
            told["runs"] += 1
            told["runs with a death"] += world.deaths > deaths
            for player in stretch.players:
                told["connections"] += player.connections
                told.update(answer["type"] for answer in player.answers.values())

    tasks = [asyncio.create_task(play(seed)) for seed in seeds]
    played, playing = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    failures = [str(error) for task in played if (error := task.exception()) is not None]
    store = Store(world.url)
    try:
        failures += [f"verify: {finding}" for finding in verify(store) if finding.fault]
    finally:
        store.close()
    if world.proxy.errors:
        failures.append(f"{world.proxy.errors} connections ended by a fault of the server")
    if failures:
        raise Broken("\n".join([*failures, *world.faults]))
    return told


def run_in_process(seeds: Sequence[int]) -> Counter[str]:
    """Runs on one server of this process."""

    async def story() -> Counter[str]:
        with TemporaryDirectory() as folder:
            async with server_in_process(Path(folder)) as world:
                told = await play_all(
                    world, seeds, "python tests/server/chaos.py --seed {seed} --runs 1"
                )
            require(not world.faults, "the server has nothing to complain about", *world.faults)
            return told

    return asyncio.run(story())


def run_with_deaths(seeds: Sequence[int]) -> Counter[str]:
    """Runs on one server that is killed again and again."""

    async def story() -> Counter[str]:
        with TemporaryDirectory() as folder:
            async with dying_server(Path(folder), seeds[0]) as world:
                told = await play_all(
                    world, seeds, "python tests/server/chaos.py --seed {seed} --runs 1 --kill"
                )
                told["deaths"] = world.deaths
            require(not world.faults, "the server has nothing to complain about", *world.faults)
            return told

    return asyncio.run(story())


def main() -> int:
    """Run, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first run")
    parser.add_argument("--kill", action="store_true", help="a server that dies again and again")
    args = parser.parse_args()
    total: Counter[str] = Counter()
    started = monotonic()
    batch = 12 if args.kill else 100
    play = run_with_deaths if args.kill else run_in_process
    for first in range(args.seed, args.seed + args.runs, batch):
        seeds = range(first, min(first + batch, args.seed + args.runs))
        try:
            total += play(seeds)
        except Broken as error:
            print(error)
            return 1
    print(", ".join(f"{count} {what}" for what, count in total.most_common()))
    print(f"nothing was found in {monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
