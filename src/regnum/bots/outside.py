"""Bots from files. Each thinks in a process of its own, which is ended where it goes too far.

Such a process is never told how things are: with every question it gets a state that could be the
true one for all that its seat knows. So a bot from a file cannot peek, whatever it does.
"""

import json
import os
import re
import subprocess
import sys
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Timer
from typing import Any, NamedTuple

from regnum.bots.bot import Bot, Setting, Weighed, margin
from regnum.bots.observation import Observation
from regnum.bots.settings import parse_settings
from regnum.core.contract import Action, AnyGame
from regnum.core.errors import Malformed

CODE = re.compile(r"(.+\.py)((?::[^:]*)*)", re.DOTALL)
LIMITS = {
    "seconds": Setting(5.0, 0.01, 600.0, "for a decision, after which its process is ended"),
    "megabytes": Setting(1024, 64, 1_000_000, "of memory that it may use"),
}
START_SECONDS = 240.0  # to read the file, and to compile the engine if it uses that
KEPT = 8  # processes that wait for the next question
OWN = ("REGNUM_", "PG")  # variables that are nobody else's business
LONGEST = 300  # letters of a complaint


class BotFailed(Exception):
    """A bot from a file has not decided; its traceback is for whoever wrote it."""

    def __init__(self, what: str, traceback: str = "") -> None:
        super().__init__(what)
        self.traceback = traceback


class Outside(NamedTuple):
    """What a process is started with."""

    path: str
    source: str
    game: str
    settings: tuple[str, ...]  # of the bot's own, as in its code
    megabytes: float


def is_file(code: str) -> bool:
    """Does a code name a file?"""
    return CODE.fullmatch(code) is not None


def read_source(code: str) -> str:
    """The text of the file that a code names."""
    path = _parts(code)[0]
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Malformed(f"bot {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Malformed(f"bot {path}: this is not a text file") from None


def _parts(code: str) -> tuple[str, list[str]]:
    found = CODE.fullmatch(code)
    assert found is not None, code
    return found[1], found[2].split(":")[1:]


class FileBot(Bot):
    """A bot whose file somebody else wrote."""

    summary = "the bot in that file, in a process of its own"
    settings = LIMITS

    def __init__(self, code: str, game: AnyGame, source: str | None = None) -> None:
        super().__init__(game.judge)
        path, parts = _parts(code)
        limits = [part for part in parts if part.partition("=")[0] in LIMITS]
        given = parse_settings(code, path, LIMITS, limits)
        self._seconds = given.get("seconds", LIMITS["seconds"].default)
        self._outside = Outside(
            path,
            read_source(code) if source is None else source,
            game.key,
            tuple(part for part in parts if part not in limits),
            given.get("megabytes", LIMITS["megabytes"].default),
        )
        self.seconds_elsewhere = 0.0
        self.games: list[str] | None = self._process().games  # that it plays; None: any

    def _process(self) -> "BotProcess":
        return _processes.find_or_start(self._outside)

    def weigh(self, seen: Observation) -> list[Weighed]:
        """The one decision that it takes."""
        expected = margin(self.judge, seen.imagine(), seen.seat)
        return [Weighed(expected, self._ask(seen))]

    def decide(self, seen: Observation) -> Action:
        """What the bot says; what is forced needs no thought."""
        mask = seen.legal_mask
        return self._ask(seen) if mask & mask - 1 else mask.bit_length() - 1

    def _ask(self, seen: Observation) -> Action:
        question = {
            "position": seen.imagine().position_line(),
            "seat": seen.seat,
            "seed": seen.random.getrandbits(64),
        }
        process = self._process()
        answer = process.ask(question, self._seconds)
        self.seconds_elsewhere += float(answer.get("seconds", 0.0))
        if "fault" in answer:
            if answer["is_full"]:  # what is left of its memory is no place to go on
                process.end()
            raise BotFailed(answer["fault"], answer["traceback"])
        action: Action = answer["action"]
        return action


class BotProcess:
    """A process with a bot in it, which answers one question at a time."""

    def __init__(self, outside: Outside, is_quiet: bool) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "regnum.bots.inside"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if is_quiet else None,
            env={name: text for name, text in os.environ.items() if not name.startswith(OWN)},
        )
        try:
            ready = self.ask(outside._asdict(), START_SECONDS)
        except BotFailed as error:
            raise Malformed(f"bot {outside.path}: {error}") from None
        if "refused" in ready:
            self.end()
            raise Malformed(f"bot {ready['refused']}"[:LONGEST])
        self.games: list[str] | None = ready["games"]

    @property
    def is_alive(self) -> bool:
        """Can it be asked?"""
        return self._process.poll() is None

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer. Where it takes too long, it is ended."""
        with self._lock:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            late = Event()

            def ring() -> None:
                late.set()
                self._process.kill()

            alarm = Timer(seconds, ring)
            alarm.daemon = True
            alarm.start()
            line = b""
            try:
                with suppress(OSError):  # it has ended, as an empty answer says as well
                    self._process.stdin.write(json.dumps(question).encode() + b"\n")
                    self._process.stdin.flush()
                    line = self._process.stdout.readline()
            except BaseException:  # Ctrl-C: its answer would be taken for the next one
                self.end()
                raise
            finally:
                alarm.cancel()
            if line.endswith(b"\n"):
                answer: dict[str, Any] = json.loads(line)
                return answer
            code = self.end()
            if late.is_set():
                raise BotFailed(f"it took more than {seconds:g} seconds, and its process was ended")
            raise BotFailed(f"its process has ended by itself, with exit code {code}")

    def end(self) -> int:
        """End it, whatever it does; gives its exit code."""
        self._process.kill()
        code = self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # there was something left to write
                pipe.close()
        return code


class Processes:
    """Those of the bots that were asked last; each bot has one, on however many seats it sits."""

    def __init__(self) -> None:
        self.is_quiet = False  # what bots print is lost: a server has a log of its own
        self._running: OrderedDict[Outside, BotProcess] = OrderedDict()
        self._lock = Lock()

    def find_or_start(self, outside: Outside) -> BotProcess:
        """Find the process of a bot, or start it; `Malformed` if its file is bad."""
        with self._lock:
            process = self._running.pop(outside, None)
            if process is None or not process.is_alive:
                process = BotProcess(outside, self.is_quiet)
            self._running[outside] = process
            while len(self._running) > KEPT:
                self._running.popitem(last=False)[1].end()
        return process

    def end(self) -> None:
        """End all of them."""
        with self._lock:
            while self._running:
                self._running.popitem()[1].end()


_processes = Processes()


def keep_quiet() -> None:
    """From now on nobody hears what bots from files print."""
    _processes.is_quiet = True


def end_all() -> None:
    """End all processes of bots from files; they start again when they are asked."""
    _processes.end()
