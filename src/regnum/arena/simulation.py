"""Many games between bots, and what came of them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from regnum.arena.playing import play_out
from regnum.bots.chair import Chair, Decider
from regnum.core.chance import Source
from regnum.core.contract import AnyGame, Json, State
from regnum.core.seats import seat_name


@dataclass
class Summary:
    """Sums over the games played so far."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    fallbacks: int = 0  # decisions in which a bot failed
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    points_by_source: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    games_by_source: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, state: State, decisions: int) -> None:
        """Count a game that has ended."""
        self.games += 1
        self.decisions += decisions
        result = state.result()
        for seat, score in enumerate(result.scores):
            self.points[seat] += score.total
            self.wins[seat] += (seat in result.winners) / len(result.winners)
            for source, points in score.by_source().items():
                self.points_by_source[source] += points
        for source in result.scores[0].sources:
            self.games_by_source[source] += 1

    def to_json(self) -> dict[str, Json]:
        """The figures, as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "games_per_second": self.games / self.seconds,
            "fallbacks": self.fallbacks,
            "mean_score_per_seat": {
                seat_name(seat): points / self.games for seat, points in enumerate(self.points)
            },
            "wins_per_seat": {seat_name(seat): wins for seat, wins in enumerate(self.wins)},
            "mean_score_per_card": {
                source: self.points_by_source[source] / games / self.players
                for source, games in sorted(self.games_by_source.items())
            },
            "games_per_card": dict(sorted(self.games_by_source.items())),
        }


class Simulation:
    """Games of one configuration, one after another, each with a seed of its own."""

    def __init__(
        self, game: AnyGame, options: Mapping[str, str], bots: Sequence[Decider], seed: int
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self._chairs = [bot for bot in bots if isinstance(bot, Chair)]
        players = len(bots)
        self.summary = Summary(game.key, players, points=[0] * players, wins=[0.0] * players)

    def play_one(self) -> State:
        """Play the next game."""
        seed = Source(self.seed, "games", self.summary.games).word()
        for chair in self._chairs:
            chair.seed = seed
        started = perf_counter()
        state = self.game.start(self.game.deal(self.options, Source(seed, "setup")))
        decisions = play_out(state, self.bots, seed)
        self.summary.add(state, decisions)
        self.summary.seconds += perf_counter() - started
        self.summary.fallbacks = sum(chair.fallbacks for chair in self._chairs)
        return state
