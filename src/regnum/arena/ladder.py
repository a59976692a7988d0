"""The ladder: every bot against every other one, at every number of seats."""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil
from pathlib import Path
from typing import NamedTuple

from regnum.arena.results import Stored, read_results
from regnum.arena.series import Series
from regnum.bots.codes import BOTS, find_bot
from regnum.bots.outside import FileBot
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Json
from regnum.core.errors import Malformed

SUFFIX = ".jsonl"
PLAIN = str.maketrans(dict.fromkeys(":/\\", "-"))  # for the name of a file
LOWEST = ("random", "greedy")


def rungs(game: AnyGame) -> list[str]:
    """Who is compared: the simplest bots, and every level that people can choose."""
    return list(dict.fromkeys([*LOWEST, *game.levels.values()]))


class Pairing(NamedTuple):
    """One bot on one seat against another on all others, for so many deals."""

    series: Series
    deals: int

    @property
    def file_name(self) -> str:
        """Where its results are kept."""
        one, other = (
            code.removeprefix("./").replace("=", "").translate(PLAIN)
            for code in self.series.lineup[:2]
        )
        return f"{self.series.players}-seats-{one}-against-{other}{SUFFIX}"


def pairings(
    game: AnyGame, codes: Sequence[str], seats: int, seed: int, games: int, slow_games: int
) -> Iterator[Pairing]:
    """All pairings at one number of seats.

    With more than two seats each of two quick bots sits alone against the other in half of the
    games. Otherwise the slower one sits alone in all of them: a table full of slow bots would
    take hours.
    """
    options = options_for(game, seats)
    for one, other in combinations(sorted(codes, key=lambda code: slowness(code, game)), 2):
        are_quick = all(find_bot(code, game).is_quick for code in (one, other))
        count = games if are_quick else slow_games
        lineups = [(other, *[one] * (seats - 1))]
        if seats > 2 and are_quick:
            lineups.append((one, *[other] * (seats - 1)))
        for lineup in lineups:
            series = Series(game.key, options, lineup, seed)
            yield Pairing(series, ceil(count / len(lineups) / len(series.seatings)))


def slowness(code: str, game: AnyGame) -> tuple[bool, int, float, float, str]:
    """A key to sort bots by, the quickest first, in whatever order they are given."""
    bot = find_bot(code, game)
    budget = getattr(bot, "ms", 0), getattr(bot, "sims", 0)
    kinds = [*BOTS.values(), FileBot]
    return not bot.is_quick, kinds.index(type(bot)), *budget, code


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


def read_folder(folder: Path, game: AnyGame, planned: Sequence[Pairing] = ()) -> list[Stored]:
    """All results of a game that a folder holds; refuses those that cannot be counted together.

    Results that are only planned are checked as well, before hours are spent on them.
    """
    files = {path: read_results(path) for path in sorted(folder.glob(f"*{SUFFIX}"))}
    held = {p: s for p, s in files.items() if s.series.game == game.key and s.results}
    kinds = [_Kind(p.name, s.series, s.rules_version) for p, s in held.items()]
    kinds += [_Kind(p.file_name, p.series, game.rules_version) for p in planned]
    first: dict[int, _Kind] = {}
    for kind in kinds:
        _refuse_mixture(folder, first.setdefault(kind.series.players, kind), kind)
    if not kinds:
        raise Malformed(f"{folder} holds no results of {game.key}: play the ladder first")
    return list(held.values())


class _Kind(NamedTuple):
    """What a file holds or will hold."""

    name: str
    series: Series
    rules_version: Json


def _refuse_mixture(folder: Path, one: _Kind, other: _Kind) -> None:
    for what, is_, is_too in (
        ("options", dict(one.series.options), dict(other.series.options)),
        ("seed", one.series.seed, other.series.seed),
        ("rules version", one.rules_version, other.rules_version),
    ):
        if is_ != is_too:
            raise Malformed(
                f"{folder}: the {what} of {one.name} and {other.name} differ ({json.dumps(is_)} "
                f"and {json.dumps(is_too)}): keep them in different folders"
            )
