"""A real server in a process of its own, and clients that play on it, for the tests.

with Server(f"sqlite:///{tmp_path}/regnum.db", tmp_path) as server:
    async with Client(server, "Ann") as ann:
        table = await ann.create_table("kingsburg", [ME, bot()])
        await ann.open(table)
        await ann.play_randomly(Random(1))
"""

import asyncio
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

T = TypeVar("T")
Data: TypeAlias = dict[str, Any]  # JSON as it came over the wire

ME: Data = {"kind": "me"}
OPEN: Data = {"kind": "open"}
START_SECONDS = 30.0
WAIT_SECONDS = 20.0  # for anything that a client expects
RETRY_SECONDS = 0.05
OVER = ("finished", "ended")
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading certificates for each client takes long
SHORT_IDLE = httpx.Limits(keepalive_expiry=2.0)  # the server ends idle connections after 5 s
SHOWN = ("type", "seats")
MANY = 100_000
GENEROUS: dict[str, Any] = {
    "workers": 1,
    "engine": "python",
    "people_per_minute": MANY,
    "people_per_day": MANY,
    "requests_per_person": MANY,
    "requests_per_address": MANY,
    "sockets_per_address": MANY,
    "connections_per_address": MANY,
    "tables_per_minute": MANY,
    "links_per_minute": MANY,
    "messages_per_second": MANY,
    "words_per_minute": MANY,
    "unattended_per_second": MANY,
    "away_seconds": 0.05,
}
# What Python prints in a process whose server was killed while it was being started.
ORPHANED = re.compile(r"Traceback [^T]*spawn_main.*?EOFError: Ran out of input\n", re.DOTALL)
COMMAND: tuple[str, ...] = (sys.executable, "-m", "regnum.cli.main", "serve")


def bot(level: str = "gentle") -> Data:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


def local(name: str) -> Data:
    """A seat for somebody at the host's device."""
    return {"kind": "local", "name": name}


def run(story: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Let a story with clients happen; it fails rather than hangs."""
    return asyncio.run(asyncio.wait_for(story, seconds))


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`regnum serve` in a process of its own. It can be ended and started again as it was."""

    def __init__(
        self, database_url: str, tmp_path: Path, *arguments: str, **settings: object
    ) -> None:
        self.database_url = database_url
        self.arguments = arguments
        self.command = COMMAND
        self.port = free_port()
        self.place: tuple[str, ...] = ("--port", str(self.port), "--database", database_url)
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_file = tmp_path / f"server-{self.port}.log"
        self.settings = {
            f"REGNUM_{name.upper()}": str(value)
            for name, value in {**GENEROUS, **settings}.items()
            if value is not None
        }
        self.process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []  # with the processes in which bots think

    def start(self) -> None:
        """Begin to listen, on the same port each time."""
        self.launch()
        self.wait_until_healthy()

    def launch(self) -> None:
        """Start the process, which will listen soon."""
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, *self.place, *self.arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.settings},
                start_new_session=True,
            )
        self._groups.append(self.process.pid)

    def wait_until_healthy(self) -> None:
        """Wait until it listens."""
        assert self.process is not None, "the server was not launched"
        deadline = monotonic() + START_SECONDS
        while not self.is_healthy():
            assert self.process.poll() is None, f"the server did not start:\n{self.log}"
            assert monotonic() < deadline, f"the server is not healthy:\n{self.log}"
            sleep(RETRY_SECONDS)

    def is_healthy(self) -> bool:
        """Does it answer, and its database?"""
        try:
            return (
                httpx.get(f"{self.url}/healthz", verify=NO_TLS, trust_env=False).status_code == 200
            )
        except httpx.TransportError:
            return False

    def stop(self) -> float:
        """Ask it to end, which it does in good order; gives the seconds that it took."""
        process = self.process
        seconds = self._end(signal.SIGTERM)
        assert process is not None
        assert process.returncode == 0, self.log
        return seconds

    def kill(self) -> None:
        """Let it die at once."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> float:
        assert self.process is not None, "the server does not run"
        started = monotonic()
        self.process.send_signal(how)
        self.process.wait(START_SECONDS)
        self.process = None
        return monotonic() - started

    def processes(self) -> list[int]:
        """Its processes that are alive, from all its starts, with those in which bots think."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                state, _, group = (folder / "stat").read_text().rpartition(") ")[2].split()[:3]
                if int(group) in self._groups and state != "Z":
                    found.append(int(folder.name))
        return found

    @property
    def log(self) -> str:
        """What it has printed since the first start."""
        return ORPHANED.sub("", self.log_file.read_text(errors="replace"))

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)


class Closed(Exception):
    """The socket is closed; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the socket was closed with {code}")
        self.code = code


class Client:
    """A person with a browser: a cookie, at most one socket, and the newest state of its table."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=server.url,
            verify=NO_TLS,
            trust_env=False,
            timeout=WAIT_SECONDS,
            limits=SHORT_IDLE,
        )
        self.table = ""
        self.state: Data = {}  # of the table that is open
        self.log: list[Data] = []  # all lines that were told
        self.presence: list[bool] = []
        self.watching: Data = {}  # how many watch, and for the host who
        self.talk: Data = {}  # the last message about it
        self.lines: list[Data] = []  # what was said
        self.received: list[str] = []  # all messages that the socket brought
        self.socket: ClientConnection | None = None
        self.close_code: int | None = None
        self._numbers = count(1)
        self._asked: dict[str, asyncio.Future[Data]] = {}
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if not self.http.cookies:
            await self.introduce()
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _: TracebackType | None,
    ) -> None:
        await self.close()
        await self.http.aclose()

    def twin(self) -> "Client":
        """The same person with another window: the cookie is shared, nothing else."""
        other = Client(self.server, self.name)
        other.http.cookies.update(self.http.cookies)
        return other

    # Over HTTP.

    async def introduce(self) -> Data:
        """Say a name; the answer brings the cookie."""
        return await self.post("/api/me", {"name": self.name})

    async def post(self, path: str, body: Data) -> Data:
        """Ask for something that must not be refused."""
        return dict(data_of(await self.http.post(path, json=body)))

    async def get(self, path: str, **query: object) -> Any:
        """Look at something that must be there."""
        params = {name: str(value) for name, value in query.items()}
        return data_of(await self.http.get(path, params=params))

    async def create_table(self, game: str, seats: list[Data], **more: object) -> str:
        """Lay a table; `more` are options, hints and is_listed."""
        laid = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(laid["table"])

    async def make_key(self, table: str, kind: str = "play", seat: int | None = None) -> str:
        """A link to a table."""
        made = await self.post(f"/api/tables/{table}/keys", {"kind": kind, "seat": seat})
        return str(made["key"])

    async def enter(self, key: str) -> str:
        """Follow a link; gives the table that it leads to."""
        return str((await self.post("/api/enter", {"key": key}))["table"])

    async def look(self, table: str, since: int = 0) -> Data:
        """The state of a table, without a socket."""
        return dict(await self.get(f"/api/tables/{table}", since=since))

    async def post_command(
        self, table: str, command: Data, revision: int, command_id: str | None = None
    ) -> httpx.Response:
        """A command by HTTP; the answer may be a refusal."""
        message = self.message(command, revision, command_id)
        return await self.http.post(f"/api/tables/{table}/commands", json=message)

    # Over the socket.

    @property
    def cookie(self) -> str:
        """The header that says who this is."""
        return f"regnum={self.http.cookies['regnum']}"

    async def connect(self, table: str, since: int = 0, **headers: str) -> ClientConnection:
        """A bare socket of this person."""
        return await connect(
            f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket?since={since}",
            additional_headers={"Cookie": self.cookie, **headers},
            proxy=None,
            max_size=None,
            max_queue=None,
        )

    async def open(self, table: str, since: int = 0) -> None:
        """Watch a table: its state and the lines of its log after a revision."""
        await self.close()
        if table != self.table:
            self.log = []
        self.table, self.state, self.close_code = table, {}, None
        self.socket = await self.connect(table, since)
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.until(lambda state: True)

    async def reopen(self) -> None:
        """Come back, as often as it takes, and read on where the log was left."""
        deadline = monotonic() + WAIT_SECONDS
        while True:
            try:
                since = self.log[-1]["revision"] if self.log else 0
                await self.open(self.table, since)
                return
            except (OSError, InvalidHandshake, ConnectionClosed, Closed):
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Stop watching."""
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading
        self.socket = self._reading = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self.received.append(text)
                message = json.loads(text)
                match message["type"]:
                    case "state":
                        self.log += message["log"]
                        self.state = message
                    case "presence":
                        self.presence = message["seats"]
                        self.watching = {k: message[k] for k in message if k not in SHOWN}
                    case "talk":
                        self.talk = message
                        self.lines += message["lines"]
                    case "done" | "refused" | "answer":
                        answer = self._asked.pop(message["id"], None)
                        if answer is not None and not answer.done():
                            answer.set_result(message)
                async with self._news:
                    self._news.notify_all()
        self.close_code = socket.close_code or 1006
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Closed(self.close_code))
        self._asked.clear()
        async with self._news:
            self._news.notify_all()

    async def until(self, is_so: Callable[[Data], bool]) -> Data:
        """Wait for a state of which something is true."""
        async with asyncio.timeout(WAIT_SECONDS), self._news:
            while not (self.state and is_so(self.state)):
                if self.close_code is not None:
                    raise Closed(self.close_code)
                await self._news.wait()
        return self.state

    async def until_revision(self, revision: int) -> Data:
        """Wait for what is known to be in the log."""
        return await self.until(lambda state: state["revision"] >= revision)

    async def until_closed(self) -> int:
        """Wait for the end of the socket; gives the code."""
        assert self._reading is not None
        await asyncio.wait_for(asyncio.shield(self._reading), WAIT_SECONDS)
        assert self.close_code is not None
        return self.close_code

    def message(
        self, command: Data, revision: int | None = None, command_id: str | None = None
    ) -> Data:
        """A command as it is sent, by default with a new id and the revision known here."""
        known = self.state["revision"] if revision is None else revision
        name = command_id or f"c{next(self._numbers)}"
        return {"type": "do", "id": name, "revision": known, "command": command}

    async def send(self, message: Data) -> Data:
        """Send a command and wait for `done` or `refused`."""
        assert self.socket is not None
        answer = asyncio.get_running_loop().create_future()
        self._asked[message["id"]] = answer
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            await self.until_closed()
        return dict(await asyncio.wait_for(answer, WAIT_SECONDS))

    async def command(
        self, kind: str, revision: int | None = None, command_id: str | None = None, **more: object
    ) -> Data:
        """Do something: `command("sit", seat=1)`; gives the answer."""
        return await self.send(self.message({"type": kind, **more}, revision, command_id))

    async def ask(self, action: str) -> Data:
        """What would it bring? Gives `answer` or `refused`."""
        return await self.send({"type": "ask", "id": f"a{next(self._numbers)}", "action": action})

    async def say(self, text: str | None = None, **more: object) -> Data:
        """Say a text, or `phrase=CODE`; gives the answer."""
        said = {"text": text, **more} if text is not None else more
        return await self.send({"type": "say", "id": f"s{next(self._numbers)}", **said})

    async def set_chat(self, is_open: bool) -> Data:
        """Let people write what they want, or not; gives the answer."""
        return await self.send(
            {"type": "chat", "id": f"s{next(self._numbers)}", "is_open": is_open}
        )

    async def until_said(self, *words: str) -> None:
        """Wait until these words, codes or texts, are the last that were heard."""
        await self.until(lambda _: tuple(map(words_of, self.lines[-len(words) :])) == words)

    async def play(self, action: str) -> Data:
        """Take a decision that must not be refused, and wait until it is shown."""
        answer = await self.command("play", action=action)
        assert answer["type"] == "done", answer
        return await self.until_revision(answer["revision"])

    async def insist(self, kind: str, **more: object) -> Data:
        """Do something that must not be refused, even if bots are playing meanwhile."""
        while True:
            answer = await self.send(self.message({"type": kind, **more}))
            if answer["type"] == "done":
                return await self.until_revision(answer["revision"])
            assert answer["code"] == "stale", answer
            await self.until_revision(answer["revision"])

    async def agree(self, what: str, *others: "Client") -> Data:
        """Ask the others for something, to which all of them agree."""
        await self.insist("offer", what=what)
        for other in others:
            asked = await other.until(lambda state: state["offer"] is not None)
            answer = await other.command("agree", offer=asked["offer"]["revision"])
            assert answer["type"] == "done", answer
        return await self.until(lambda state: state["offer"] is None)

    async def sit(self, seat: int) -> None:
        """Take a seat that must be free."""
        await self.insist("sit", seat=seat)

    async def play_randomly(
        self, random: Random, moves: int | None = None, reconnect: bool = False
    ) -> list[tuple[int, str]]:
        """Take random decisions for the own seats until the game is over, or so many of them.

        Gives what was acknowledged: revisions and actions. With `reconnect`, a lost connection
        is opened again, and a decision without an answer is sent again under the same id.
        """
        done: list[tuple[int, str]] = []
        pending: Data | None = None
        while moves is None or len(done) < moves:
            try:
                state = await self.until(lambda state: state["status"] in OVER or decides(state))
                if pending is None:
                    if state["status"] in OVER:
                        break
                    action = random.choice(state["legal"])
                    pending = self.message({"type": "play", "action": action})
                answer = await self.send(pending)
                if answer["type"] == "done":
                    done.append((answer["revision"], pending["command"]["action"]))
                await self.until_revision(answer["revision"])
                pending = None
            except Closed:
                if not reconnect:
                    raise
                await self.reopen()
        return done


def words_of(line: Data) -> str:
    """What was said."""
    return str(line.get("text") or line["phrase"])


def decides(state: Data) -> bool:
    """Is a decision of the viewer awaited? A bot may sit in for it."""
    seat = state["decider"]
    return bool(state["legal"]) and state["seats"][seat]["level"] is None


def totals(state: Data) -> list[int]:
    """The points of each seat."""
    return [sum(award["points"] for award in awards) for awards in state["scores"]]


def data_of(response: httpx.Response) -> Any:
    """What a response brings; it must not be a refusal."""
    assert response.is_success, f"{response.status_code}: {response.text}"
    return response.json()
