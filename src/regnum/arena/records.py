"""What many records say together: points by source, who begins, how long a match takes.

No game is known here: sources come from the scores, facts of the setup from the options, and
whatever else a game counts from its own statistics.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import isfinite
from statistics import fmean, median
from typing import Any, NamedTuple

from regnum.arena.statistics import Interval, mean_interval, wilson
from regnum.core.contract import AnyGame, Json
from regnum.core.record import Record
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.spec import parse_spec

SOURCE = "source-"  # prefix of points in a game's own statistics: they are counted here already


@dataclass(frozen=True)
class MatchFacts:
    """What counts of one finished match; lists have an entry for each seat."""

    file: str
    game: str
    names: tuple[str, ...]
    first: Seat  # who took the first decision
    decisions: int  # of seats, without chance
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sources: tuple[Mapping[str, int], ...]
    counts: tuple[Mapping[str, float], ...]  # the game's own statistics
    setup: tuple[str, ...]  # as `sectors=tavern`

    @property
    def players(self) -> int:
        """How many sat at the table."""
        return len(self.scores)

    def win(self, seat: Seat) -> float:
        """A seat's part of the victory."""
        return (seat in self.winners) / len(self.winners)


def facts_of(file: str, record: Record) -> MatchFacts | None:
    """What a record says; None if its match did not begin at the start, or never ended."""
    match = record.match
    if match.origin is not None or not match.state.is_over:
        return None
    deciders = [seat for seat in match.seats() if seat != CHANCE]
    result, game = match.state.result(), match.game
    seats = range(len(result.scores))
    counted = game.statistics
    return MatchFacts(
        file=file,
        game=game.key,
        names=record.names,
        first=deciders[0],
        decisions=len(deciders),
        scores=tuple(score.total for score in result.scores),
        winners=tuple(result.winners),
        sources=tuple(score.by_source() for score in result.scores),
        counts=tuple({} if counted is None else counted(match.state, seat) for seat in seats),
        setup=tuple(_setup_facts(game, match.setup.spec)),
    )


def _setup_facts(game: AnyGame, spec: str) -> Iterable[str]:
    """Which of the values that options offer were chosen or drawn."""
    chosen = parse_spec(spec)[1]
    for option in game.options:
        value = chosen.get(option.name, option.default)
        if option.name == "players" or option.is_dated:
            continue
        if option.parts is not None:
            names = {part.removesuffix(option.parts.turned) for part in value.split("/")}
            yield from (f"{option.name}={name}" for name in sorted(names & {*option.parts.names}))
        elif value in option.values:
            yield f"{option.name}={value}"


class Share(NamedTuple):
    """A share of victories, with an interval of 95%."""

    share: float
    interval: Interval


class Mean(NamedTuple):
    """A mean with an interval of 95%, of so many matches."""

    matches: int
    mean: float
    interval: Interval


@dataclass(frozen=True)
class Told:
    """A source of points, or something else that is counted: per seat, and of those who won."""

    all: Mean
    winners: float
    others: float


@dataclass
class Summary:
    """What matches of one game with equally many seats say together."""

    game: str
    players: int
    matches: int
    parity: float
    scores: Mean
    seats: dict[str, Share] = field(default_factory=dict)  # wins by seat
    first: Share = field(default=Share(0.0, Interval(0, 1)))  # wins of who decided first
    first_margin: Mean = field(default=Mean(0, 0.0, Interval(0, 0)))  # over the mean of the others
    length: dict[str, float] = field(default_factory=dict)  # in decisions
    lengths: list[int] = field(default_factory=list)
    sources: dict[str, Told] = field(default_factory=dict)
    counts: dict[str, Told] = field(default_factory=dict)
    setup: dict[str, Mean] = field(default_factory=dict)  # scores where that was so

    def to_json(self) -> dict[str, Json]:
        """The figures as plain data; an interval of one match alone is null."""
        return {name: _plain(value) for name, value in asdict(self).items()}


def _plain(value: Any) -> Json:
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, Interval):
        return list(value) if all(map(isfinite, value)) else None
    if isinstance(value, Mean | Share):
        return _plain(value._asdict())
    plain: Json = value
    return plain


def summarize(matches: Sequence[MatchFacts]) -> list[Summary]:
    """One summary for each game and number of seats, in the order of their names."""
    groups: dict[tuple[str, int], list[MatchFacts]] = defaultdict(list)
    for match in matches:
        groups[match.game, match.players].append(match)
    return [_summary(*key, groups[key]) for key in sorted(groups)]


def _summary(game: str, players: int, matches: list[MatchFacts]) -> Summary:
    n, seats = len(matches), range(players)
    lengths = sorted(match.decisions for match in matches)
    facts = {fact for match in matches for fact in match.setup}
    return Summary(
        game=game,
        players=players,
        matches=n,
        parity=1 / players,
        scores=_mean([fmean(match.scores) for match in matches]),
        seats={seat_name(s): _share([match.win(s) for match in matches]) for s in seats},
        first=_share([match.win(match.first) for match in matches]),
        first_margin=_mean([_first_margin(match) for match in matches]),
        length={
            "mean": fmean(lengths),
            "median": median(lengths),
            "shortest": lengths[0],
            "longest": lengths[-1],
        },
        lengths=lengths,
        sources=_told([(match, match.sources) for match in matches]),
        counts=_told([(match, match.counts) for match in matches], without=SOURCE),
        setup={
            fact: _mean([fmean(match.scores) for match in having])
            for fact in sorted(facts)
            if len(having := [match for match in matches if fact in match.setup]) < n
        },
    )


def _first_margin(match: MatchFacts) -> float:
    others = [score for seat, score in enumerate(match.scores) if seat != match.first]
    return match.scores[match.first] - fmean(others)


def _share(wins: Sequence[float]) -> Share:
    return Share(fmean(wins), wilson(sum(wins), len(wins)))


def _mean(values: Sequence[float]) -> Mean:
    return Mean(len(values), fmean(values), mean_interval(values))


def _told(
    pairs: Sequence[tuple[MatchFacts, Sequence[Mapping[str, float]]]], without: str | None = None
) -> dict[str, Told]:
    """By name. Means are taken over matches: the seats of one match are not independent."""
    told = {}
    names = dict.fromkeys(name for _, counted in pairs for seat in counted for name in seat)
    for name in sorted(names):
        if without is not None and name.startswith(without):
            continue
        having = [(match, [float(seat[name]) for seat in c]) for match, c in pairs if name in c[0]]
        won = [fmean(values[seat] for seat in match.winners) for match, values in having]
        lost = [
            value
            for match, values in having
            for seat, value in enumerate(values)
            if seat not in match.winners
        ]
        mean = _mean([fmean(values) for _, values in having])
        told[name] = Told(mean, fmean(won), fmean(lost) if lost else mean.mean)
    return told
