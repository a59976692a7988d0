"""The ladder: every bot against every other one, at every number of seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import NamedTuple

from regnum.arena.results import Stored, read_results
from regnum.arena.series import Series
from regnum.core.chance import Source
from regnum.core.contract import AnyGame
from regnum.core.errors import Malformed

SUFFIX = ".jsonl"


class Rung(NamedTuple):
    """A bot of the ladder; games of a slow one take seconds."""

    code: str
    is_fast: bool


RUNGS = (
    Rung("random", is_fast=True),
    Rung("greedy", is_fast=True),
    Rung("planner", is_fast=False),
    Rung("mc:ms=20", is_fast=False),
    Rung("mc:ms=100", is_fast=False),
    Rung("mc:ms=800", is_fast=False),
)
FAST = {rung.code for rung in RUNGS if rung.is_fast}


class Pairing(NamedTuple):
    """One bot on one seat against another on all others, for so many deals."""

    series: Series
    deals: int

    @property
    def file_name(self) -> str:
        """Where its results are kept."""
        one, other = (code.replace(":", "-").replace("=", "") for code in self.series.lineup[:2])
        return f"{self.series.players}-seats-{one}-against-{other}{SUFFIX}"


def pairings(
    game: AnyGame, codes: Sequence[str], seats: int, seed: int, games: int, slow_games: int
) -> Iterator[Pairing]:
    """All pairings at one number of seats.

    With more than two seats each of two fast bots sits alone against the other in half of the
    games. A slow one sits alone in all of them: a table full of slow bots would take hours.
    """
    options = options_for(game, seats)
    for one, other in combinations(codes, 2):
        are_fast = {one, other} <= FAST
        count = games if are_fast else slow_games
        lineups = [(other, *[one] * (seats - 1))]
        if seats > 2 and are_fast:
            lineups.append((one, *[other] * (seats - 1)))
        for lineup in lineups:
            series = Series(game.key, options, lineup, seed)
            yield Pairing(series, ceil(count / len(lineups) / len(series.seatings)))


def options_for(game: AnyGame, seats: int) -> dict[str, str]:
    """The options that this number of seats needs: none, or the first that makes it possible."""
    choices = [(option.name, value) for option in game.options for value in option.values]
    for options in ({}, *({name: value} for name, value in choices if name != "players")):
        try:
            game.deal({"players": str(seats), **options}, Source(0, "setup"))
        except Malformed:
            continue
        return options
    raise Malformed(f"{game.key} cannot be played with {seats} seats")


def read_folder(folder: Path, game: AnyGame) -> list[Stored]:
    """All results of a game that a folder holds."""
    files = [read_results(path) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    files = [stored for stored in files if stored.series.game == game.key and stored.results]
    if not files:
        raise Malformed(f"{folder} holds no results of {game.key}: play the ladder first")
    return files
