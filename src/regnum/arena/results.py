"""Results on disk: JSON lines that grow game by game, so that a series can go on later."""

import json
import subprocess
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache
from hashlib import sha256
from io import TextIOWrapper
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, Self

import regnum
from regnum.arena.series import GameResult, Series
from regnum.core.contract import Json
from regnum.core.errors import Malformed
from regnum.core.registry import find_game

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # a system without such locks
    flock = None  # type: ignore[assignment]

FORMAT = "regnum results 1"
PER_SEAT = ("bots", "scores", "ranks", "decisions", "fallbacks", "seconds", "longest")


@cache
def code_version() -> str:
    """The commit that last changed this package, or its version where there is no history."""
    folder = Path(regnum.__file__).parent
    git = ["git", "--no-optional-locks", "-C", str(folder)]
    texts = []
    for command in (["log", "-1", "--format=%h", "--", "."], ["status", "--porcelain", "--", "."]):
        try:
            done = subprocess.run([*git, *command], capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return f"version {regnum.__version__}"
        texts.append(done.stdout.strip())
    commit, changes = texts
    if not commit:  # the history of somebody else, in whose folders we are installed
        return f"version {regnum.__version__}"
    return f"{commit} with changes {fingerprint()}" if changes else commit


@cache
def fingerprint() -> str:
    """A digest of this code, the same wherever it is installed."""
    folder, digest = Path(regnum.__file__).parent, sha256()
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("weights.json")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def header_of(series: Series) -> dict[str, Json]:
    """What the first line says of a series, apart from the commit."""
    files = {code: sha256(text.encode()).hexdigest() for code, text in series.sources.items()}
    return {
        "format": FORMAT,
        "game": series.game,
        "options": dict(series.options),
        "bots": list(series.lineup),
        "players": series.players,
        "seed": series.seed,
        "rules_version": find_game(series.game).rules_version,
        **({"files": files} if files else {}),
    }


class Stored(NamedTuple):
    """What a results file holds."""

    header: dict[str, Json]
    series: Series
    commits: list[str]  # whose code played games
    last_commit: str  # the one that is named last
    results: dict[tuple[int, int], GameResult]
    torn_bytes: int  # of a last line that was not written to its end

    @property
    def rules_version(self) -> Json:
        """The rules by which the games were played."""
        return self.header.get("rules_version")


def read_results(path: Path) -> Stored:
    """Read a results file; a line that is torn off at the end is left out."""
    *lines, torn = path.read_bytes().split(b"\n")
    header = _parse(lines[0]) if lines else {}
    if not _is_header(header):
        raise Malformed(f"{path} is no results file ({FORMAT})")
    series = Series(header["game"], header["options"], tuple(header["bots"]), header["seed"])
    commit = str(header.pop("commit", ""))
    commits: dict[str, None] = {}
    results = {}
    for number, line in enumerate(lines[1:], 2):
        parts = _parse(line)
        if list(parts) == ["commit"]:
            commit = str(parts["commit"])
        elif _is_result(parts, series):
            result = GameResult(**parts)
            results[result.key] = result
            commits[commit] = None
        else:
            raise Malformed(f"{path} line {number} is not the result of a game")
    return Stored(header, series, list(commits), commit, results, len(torn))


def _parse(line: bytes) -> dict[str, Any]:
    try:
        parts = json.loads(line)
    except ValueError:
        return {}
    return parts if isinstance(parts, dict) else {}


def _is_header(parts: dict[str, Any]) -> bool:
    kinds = {"game": str, "options": dict, "bots": list, "seed": int}
    return (
        parts.get("format") == FORMAT
        and all(isinstance(parts.get(name), kind) for name, kind in kinds.items())
        and all(isinstance(bot, str) for bot in parts["bots"])
        and len(parts["bots"]) in find_game(parts["game"]).seats
    )


def _is_result(parts: dict[str, Any], series: Series) -> bool:
    players, seatings = series.players, series.seatings
    return (
        set(parts) == {field.name for field in fields(GameResult)}
        and all(isinstance(parts[name], int) for name in ("deal", "seating"))
        and parts["deal"] >= 0
        and parts["seating"] in range(len(seatings))
        and all(isinstance(parts[name], list) for name in (*PER_SEAT, "winners"))
        and all(len(parts[name]) == players for name in PER_SEAT)
        and parts["bots"] == list(seatings[parts["seating"]])
        and all(_is_number(n) for name in PER_SEAT[1:] for n in parts[name])
        and bool(parts["winners"])
        and all(winner in range(players) for winner in parts["winners"])
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, float) and isfinite(value))


class Results:
    """The results of one series: in memory, and in a file where one is given."""

    def __init__(self, series: Series, path: Path | None = None) -> None:
        self.series = series
        self.path = path
        self.done: dict[tuple[int, int], GameResult] = {}
        self.commits: list[str] = []  # whose code played the games
        self.dropped_torn_line = False
        self._last_commit = code_version()  # the last one that the file names
        self._file: TextIOWrapper | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8", newline="\n")
        try:
            _lock(self._file, path)
            self._go_on(path)
        except BaseException:
            self._file.close()
            raise

    def _go_on(self, path: Path) -> None:
        """Take over what the file holds, or begin it."""
        assert self._file is not None
        header = header_of(self.series)
        if path.is_file() and not path.stat().st_size:
            self._write({**header, "commit": code_version()})
            return
        stored = read_results(path)
        for name, value in header.items():
            if stored.header.get(name) != value:
                raise Malformed(
                    f"{path} holds results of another configuration: its {name} is "
                    f"{json.dumps(stored.header.get(name))}, not {json.dumps(value)}"
                )
        self._file.truncate(path.stat().st_size - stored.torn_bytes)
        self.done = stored.results
        self.dropped_torn_line = stored.torn_bytes > 0
        self.commits = stored.commits
        self._last_commit = stored.last_commit

    def add(self, result: GameResult) -> None:
        """Keep a result, on disk at once; where the code has changed, the commit comes first."""
        self.done[result.key] = result
        commit = code_version()
        if commit not in self.commits:
            self.commits.append(commit)
        if self._file is None:
            return
        if commit != self._last_commit:
            self._write({"commit": commit})
            self._last_commit = commit
        self._write(asdict(result))

    def _write(self, line: Mapping[str, Json]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def missing(self, deals: int) -> list[tuple[int, int]]:
        """The games of so many deals that have not been played yet."""
        wanted = [(deal, n) for deal in range(deals) for n in range(len(self.series.seatings))]
        return [key for key in wanted if key not in self.done]

    def of(self, deals: int) -> list[GameResult]:
        """The results of the first deals, in order."""
        return [result for key, result in sorted(self.done.items()) if key[0] < deals]

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _lock(file: TextIOWrapper, path: Path) -> None:
    """Keep other runs out until the file is closed."""
    if flock is None:
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise Malformed(
            f"{path} is being written by another run: wait for it, or give another place"
        ) from None
