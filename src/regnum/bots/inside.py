"""The process in which a bot from a file thinks: `python -m regnum.bots.inside`.

It reads lines of JSON. The first says which bot it is; each further one is a question, which it
answers in one line.
"""

import inspect
import json
import linecache
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable
from inspect import isabstract, isclass, iscoroutinefunction, signature
from operator import index
from pathlib import Path
from random import Random
from threading import Thread, Timer
from time import process_time, sleep
from types import ModuleType
from typing import Any

from regnum.bots.bot import Bot
from regnum.bots.observation import Observation
from regnum.bots.settings import parse_settings
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed, RegnumError
from regnum.core.registry import find_game

MODULE = "bot_from_file"
MEGABYTE = 1024 * 1024
LOOK_SECONDS = 1.0  # between looks whether anybody is left to answer
QUICK_SECONDS = 5.0  # enough to load compiled code that is kept on disk


def load_bot(path: str, source: str, game: AnyGame, parts: list[str]) -> Any:
    """The one bot in a file, ready to decide; `Malformed` says in one line what is wrong."""
    kind = _one_bot(path, _run(path, source))
    if game.key not in getattr(kind, "games", [game.key]):
        raise Malformed(f"{path}: {kind.__name__} does not play {game.key}")
    known = getattr(kind, "settings", {})
    settings = parse_settings(":".join([path, *parts]), path, known, parts)
    arguments = (game.judge,) if issubclass(kind, Bot) else ()
    try:
        signature(kind).bind(*arguments, **settings)
    except TypeError as error:
        wanted = "a judge and settings" if arguments else "its settings alone"
        raise Malformed(f"{path}: {kind.__name__} has to take {wanted}: {error}") from None
    try:
        return kind(*arguments, **settings)
    except Exception as error:
        raise Malformed(f"{path}{_line(path, error)}: {_in_one_line(error)}") from None


def _run(path: str, source: str) -> ModuleType:
    """Run the file, as an import would."""
    module = ModuleType(MODULE)
    module.__file__ = path
    sys.modules[MODULE] = module
    sys.path.insert(0, str(Path(path).resolve().parent))
    # A traceback shows the lines, also on a machine that has no such file.
    linecache.cache[path] = len(source), None, source.splitlines(keepends=True), path
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except SyntaxError as error:
        where = f"{path} line {error.lineno}" if error.filename == path else path
        raise Malformed(f"{where}: {error.msg}") from None
    except (Exception, SystemExit) as error:
        raise Malformed(f"{path}{_line(path, error)}: {_in_one_line(error)}") from None
    return module


def _one_bot(path: str, module: ModuleType) -> type[Any]:
    kinds: list[type[Any]] = [
        kind
        for name, kind in vars(module).items()
        if isclass(kind)
        and kind.__module__ == MODULE
        and not name.startswith("_")
        and callable(getattr(kind, "decide", None))
    ]
    kinds = list(dict.fromkeys(kinds))
    if not kinds:
        raise Malformed(f"{path}: there is no bot in it, which is a class with decide(self, seen)")
    if len(kinds) > 1:
        names = " and ".join(kind.__name__ for kind in kinds)
        raise Malformed(f"{path}: {names} are two bots or more: keep one, or begin others with _")
    [kind] = kinds
    if isabstract(kind):
        missing = ", ".join(sorted(kind.__abstractmethods__))
        raise Malformed(f"{path}: {kind.__name__} lacks {missing}")
    if not _takes_one(kind.decide) or iscoroutinefunction(kind.decide):
        raise Malformed(
            f"{path}: {kind.__name__} has decide{signature(kind.decide)}, not decide(self, seen)"
        )
    return kind


def _takes_one(decide: Callable[..., object]) -> bool:
    try:
        signature(decide).bind(object(), object())
    except TypeError:
        return False
    return inspect.isfunction(decide)


def _line(path: str, error: BaseException) -> str:
    """Where in the file something went wrong."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == path
    ]
    return f" line {lines[-1]}" if lines else ""


def _in_one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def prepare_engine(game: AnyGame) -> None:
    """If the file uses the compiled engine, compile it now: decisions have no time for that."""
    if "regnum.fast" not in sys.modules or game.kernel is None:
        return
    from regnum.fast import warm_up

    words = f"The rules of {game.title} are being compiled. That takes a minute, and only once."
    told = Timer(QUICK_SECONDS, print, [words], {"file": sys.stderr, "flush": True})
    told.daemon = True
    told.start()
    warm_up(game.key)
    told.cancel()


def answer(bot: Any, game: AnyGame, question: dict[str, Any]) -> dict[str, Any]:
    """What the bot decides; or what was wrong, with its traceback."""
    state = game.parse_position(question["position"])
    seen = Observation(state, question["seat"], Random(question["seed"]))
    random.seed(question["seed"])  # so that bots with the module's own generator repeat themselves
    started = process_time()
    try:
        decided: dict[str, Any] = {"action": index(bot.decide(seen))}
    except Exception as error:
        # The innermost frames, without those of this file.
        frames = error.__traceback__.tb_next if error.__traceback__ is not None else None
        text = "".join(traceback.format_exception(type(error), error, frames))
        is_full = isinstance(error, MemoryError)
        decided = {"fault": _in_one_line(error), "traceback": text, "is_full": is_full}
    return {**decided, "seconds": process_time() - started}


def limit_memory(megabytes: float) -> None:
    """Limit the memory, if the system can: whoever wants more gets a `MemoryError`."""
    if sys.platform == "win32":
        return
    import resource

    # Linux counts all private memory as data. Other systems offer only the address space.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    for limit, most in ((kind, int(megabytes * MEGABYTE)), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(limit, (most, most))


def end_with_parent() -> None:
    """Do not outlive whoever asks, even in the middle of a thought."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            sleep(LOOK_SECONDS)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def main() -> None:
    """Answer until there are no more questions."""
    questions = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what the bot prints is not an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that asks handles Ctrl-C
    end_with_parent()

    def say(words: dict[str, Any]) -> None:
        answers.write(json.dumps(words) + "\n")
        answers.flush()

    first = json.loads(questions.readline())
    game = find_game(first["game"])
    try:
        limit_memory(first["megabytes"])
        bot = load_bot(first["path"], first["source"], game, list(first["settings"]))
        prepare_engine(game)
    except (RegnumError, MemoryError, ValueError) as error:
        say({"refused": " ".join(str(error).split()) or type(error).__name__})
        return
    games = getattr(bot, "games", None)
    say({"games": None if games is None else list(games)})
    for line in questions:
        say(answer(bot, game, json.loads(line)))


if __name__ == "__main__":
    main()
