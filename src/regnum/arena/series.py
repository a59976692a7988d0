"""A series: the same bots on many deals, each deal played in every seating."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from regnum.arena.playing import play_out
from regnum.bots.bot import Bot
from regnum.bots.chair import Chair
from regnum.bots.codes import find_bot
from regnum.bots.compiled import load_compiled
from regnum.bots.outside import is_file, read_source
from regnum.core.chance import Source
from regnum.core.registry import find_game
from regnum.core.scores import Result


@dataclass(frozen=True)
class GameResult:
    """How one game ended; lists have an entry for each seat. Times are not compared."""

    deal: int
    seating: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    ranks: list[float]
    decisions: list[int]
    fallbacks: list[int]
    seconds: list[float] = field(compare=False)
    longest: list[float] = field(compare=False)

    @property
    def key(self) -> tuple[int, int]:
        """Which game of its series this is."""
        return self.deal, self.seating


@dataclass(frozen=True)
class Series:
    """What has to be equal for games to be counted together."""

    game: str
    options: Mapping[str, str] = field(hash=False)  # without the number of players
    lineup: tuple[str, ...]
    seed: int

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.lineup)

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """All different orders of the lineup: first turned round the table, then the others."""
        rotations = [self.lineup[-n:] + self.lineup[:-n] for n in range(self.players)]
        return list(dict.fromkeys([*rotations, *permutations(self.lineup)]))

    @cached_property
    def sources(self) -> dict[str, str]:
        """The texts of bots from files: read once, they travel with the series."""
        return {code: read_source(code) for code in sorted(set(self.lineup)) if is_file(code)}

    def find_bot(self, code: str) -> Bot:
        """The bot with this code."""
        return find_bot(code, find_game(self.game), self.sources.get(code))

    @property
    def is_quick(self) -> bool:
        """Are all of the bots quick?"""
        return all(self.find_bot(code).is_quick for code in dict.fromkeys(self.lineup))

    def check(self) -> None:
        """Refuse unknown bots, and options that cannot be dealt."""
        game = find_game(self.game)
        for code in self.lineup:
            self.find_bot(code)
        game.deal(self._options, Source(self.seed, "setup"))

    @property
    def _options(self) -> dict[str, str]:
        return {"players": str(self.players), **self.options}

    def game_seed(self, deal: int) -> int:
        """The seed of all games of a deal."""
        return Source(self.seed, "games", deal).word()

    def play(self, deal: int, seating: int) -> GameResult:
        """Play one deal in one seating."""
        game = find_game(self.game)
        seed = self.game_seed(deal)
        codes = self.seatings[seating]
        bots = [self.find_bot(code) for code in codes]
        if any(bot.is_compiled for bot in bots):
            load_compiled(game.key)
        chairs = [Chair(bot, code, game, seed) for bot, code in zip(bots, codes, strict=True)]
        state = game.start(game.deal(self._options, Source(seed, "setup")))
        play_out(state, chairs, seed)
        result = state.result()
        return GameResult(
            deal=deal,
            seating=seating,
            bots=list(codes),
            scores=[score.total for score in result.scores],
            winners=list(result.winners),
            ranks=ranks(result),
            decisions=[chair.decisions for chair in chairs],
            fallbacks=[chair.fallbacks for chair in chairs],
            seconds=[round(chair.seconds, 6) for chair in chairs],
            longest=[round(chair.longest, 6) for chair in chairs],
        )


class Task(NamedTuple):
    """One game to be played."""

    series: Series
    deal: int
    seating: int


def ranks(result: Result) -> list[float]:
    """The place of each seat; seats that are level share the mean of their places."""
    merits = [
        (seat in result.winners, 0 if seat in result.winners else score.total)
        for seat, score in enumerate(result.scores)
    ]
    ahead = [sum(other > own for other in merits) for own in merits]
    return [n + (merits.count(own) + 1) / 2 for n, own in zip(ahead, merits, strict=True)]
