"""What the moments of a match are worth, and what its decisions gave away.

`docs/review.md` says what is measured and how.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import NamedTuple
from zlib import crc32

from regnum.bots.advice import compare
from regnum.bots.compiled import SEED_BITS
from regnum.bots.observation import Observation
from regnum.bots.planner import Planner
from regnum.bots.policy import best_action
from regnum.core.chance import Source
from regnum.core.contract import Action, State
from regnum.core.judging import Merit
from regnum.core.match import Match
from regnum.core.seats import CHANCE, Seat
from regnum.review.playouts import Margins, Playouts, is_default


class Effort(NamedTuple):
    """How much is played. Numbers are powers of two, so that means are exact and sums add up."""

    values: int  # playouts from each moment
    tried: int  # worlds in which all candidates are compared
    measured: int  # other worlds, in which the best of them is compared with what was played
    sharpened: int  # yet others, for the decisions that seem to have cost most
    moves: int = 4  # candidates of the planner


FAST = Effort(values=256, tried=32, measured=256, sharpened=512)
FAST_MORE_SEATS = Effort(values=128, tried=16, measured=128, sharpened=512)  # longer matches
SLOW = Effort(values=16, tried=8, measured=16, sharpened=64)  # in Python


def usual_effort(match: Match, is_compiled: bool) -> Effort:
    """What two cores can do in some 20 seconds; in Python it takes minutes."""
    if not is_compiled:
        return SLOW
    return FAST if match.setup.players == 2 else FAST_MORE_SEATS


class Stretch(NamedTuple):
    """Moments between two outcomes of chance: moment n comes after n decisions and outcomes."""

    first: int
    last: int


class Candidate(NamedTuple):
    """A decision that was tried, and how much better it is than the one that was taken."""

    action: Action
    gain: float
    error: float


@dataclass(frozen=True)
class Verdict:
    """What a decision gave away against the best one found, which may be less than the error."""

    number: int  # of the decision: it was taken at this moment
    seat: Seat
    action: Action
    best: Action
    loss: float
    error: float
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Surveyed:
    """What was found about a stretch. Lists have an entry for each seat."""

    stretch: Stretch
    values: list[list[float]]  # at each moment: the final margin that can be expected
    errors: list[list[float]]
    # Squared errors of:
    start: list[float]  # the first value
    luck: list[float]  # what chance changed just before the stretch and just after it
    own: list[float]  # what own decisions changed
    others: list[float]  # what those of others changed


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much, and why."""

    number: int
    seat: Seat
    action: Action
    best: Action
    loss: float
    error: float
    terms: dict[str, float]  # points by which the turn would have ended better
    merits: tuple[Merit, ...]  # what speaks for the better one, in few words


def stretches(match: Match) -> list[Stretch]:
    """The parts of a match that can be surveyed one by one."""
    cuts = [n + 1 for n, state, _ in _walk(match) if state.seat == CHANCE and _is_open(state)]
    edges = [0, *cuts, len(match.actions) + 1]
    return [Stretch(first, end - 1) for first, end in pairwise(edges)]


def survey(match: Match, stretch: Stretch, effort: Effort) -> Surveyed:
    """What the moments of a stretch are worth.

    All moments of a stretch are played on with the same seeds, which no other stretch has.
    """
    playouts = Playouts(match.game)
    source = _source(match, f"stretch {stretch.first}")
    seeds = [source.below(1 << SEED_BITS) for _ in range(effort.values)]
    moments: list[list[Margins]] = []
    deciders: list[Seat] = []
    for number, state, action in _walk(match, stretch.first):
        if not moments:
            moments.append(_play(playouts, state, seeds))
        if number == stretch.last or action is None:
            break
        deciders.append(state.seat)
        if _is_open(state) and not is_default(match.game.judge, state, action):
            moments.append(_play(playouts, state, seeds, action))
        else:
            moments.append(moments[-1])
    return _sum_up(stretch, moments, deciders, is_end=stretch.last == len(match.actions))


def decisions(match: Match) -> list[int]:
    """The moments at which a seat had something to decide."""
    return [n for n, state, action in _walk(match) if action is not None and _is_choice(state)]


def judge(match: Match, number: int, effort: Effort) -> Verdict:
    """Choose the best decision in some worlds, and measure in others what it is worth."""
    _, state, action = next(_walk(match, number))
    assert action is not None
    playouts, game_judge = Playouts(match.game), match.game.judge
    seen = Observation(state, state.seat, Random(_source(match, f"decision {number}").word()))
    planned = Planner(game_judge).plan(seen, lambda: False)
    usual = best_action(game_judge, state, seen.random)
    actions = [action, usual, *(each.action for each in planned[: effort.moves])]
    actions = list(dict.fromkeys(actions))
    if len(actions) == 1:
        return Verdict(number, state.seat, action, action, 0.0, 0.0, (Candidate(action, 0.0, 0.0),))
    gains = _gains(playouts, seen, actions, effort.tried)
    candidates = tuple(
        Candidate(each, fmean(gain), _error(gain))
        for each, gain in zip(actions, gains, strict=True)
    )
    best = max(candidates, key=lambda candidate: candidate.gain)
    if best.gain <= best.error:  # as good as any, for all that can be seen
        return Verdict(number, state.seat, action, action, 0.0, 0.0, candidates)
    fresh = _gains(playouts, seen, [action, best.action], effort.measured)[1]
    return Verdict(number, state.seat, action, best.action, fmean(fresh), _error(fresh), candidates)


def sharpen(match: Match, verdict: Verdict, effort: Effort) -> TurningPoint:
    """Measure once more, in many other worlds, what a decision cost, and find out why."""
    _, state, _ = next(_walk(match, verdict.number))
    random = Random(_source(match, f"once more {verdict.number}").word())
    seen = Observation(state, state.seat, random)
    taken, best = verdict.action, verdict.best
    gains = _gains(Playouts(match.game), seen, [taken, best], effort.sharpened)[1]
    terms, merits = compare(match.game.judge, seen.imagine(), [taken, best])
    return TurningPoint(
        verdict.number,
        state.seat,
        taken,
        best,
        fmean(gains),
        _error(gains),
        {name: 2 * more for name, more in terms[best].items()},  # they are against the mean of both
        tuple(merit for merit in merits[best] if merit not in merits[taken]),
    )


def _source(match: Match, stream: str) -> Source:
    """A source that follows from the match, so that the errors of two matches are independent."""
    return Source(crc32(f"{match.setup.spec} {match.actions}".encode()), stream)


def _walk(match: Match, first: int = 0) -> Iterator[tuple[int, State, Action | None]]:
    """Each moment: its number, its state, which is changed in place, and what was decided there."""
    origin = match.origin
    state = match.game.start(match.setup) if origin is None else origin.copy()
    for number, action in enumerate(match.actions):
        if number >= first:
            yield number, state, action
        state.apply(action)
    yield len(match.actions), state, None


def _is_open(state: State) -> bool:
    """Is there something to decide, for a seat or for chance?"""
    return bool(state.legal_mask & state.legal_mask - 1)


def _is_choice(state: State) -> bool:
    return state.seat != CHANCE and _is_open(state)


def _play(
    playouts: Playouts, state: State, seeds: Sequence[int], action: Action | None = None
) -> list[Margins]:
    return [margins for [margins] in playouts.margins(state, seeds, [action])]


def _gains(
    playouts: Playouts, seen: Observation, actions: Sequence[Action], worlds: int
) -> list[list[int]]:
    """By how much each decision does better than the first, in each of so many worlds."""
    gains: list[list[int]] = [[] for _ in actions]
    for _ in range(worlds):
        world = seen.imagine()
        [reached] = playouts.margins(world, [seen.random.getrandbits(SEED_BITS)], actions)
        for gain, margins in zip(gains, reached, strict=True):
            gain.append(margins[seen.seat] - reached[0][seen.seat])
    return gains


def _sum_up(
    stretch: Stretch,
    moments: Sequence[list[Margins]],
    deciders: Sequence[Seat],
    is_end: bool,
) -> Surveyed:
    """Means and errors.

    Differences are added up within each playout before their error is taken: the moments of one
    playout share its cards and dice, so their errors are not independent.
    """
    seats = range(len(moments[0][0]))
    by_seat = [[[margins[seat] for margins in moment] for moment in moments] for seat in seats]
    nothing = [0] * len(moments[0])
    luck, own, others = [], [], []
    for seat, values in enumerate(by_seat):
        before, after = values[0] if stretch.first else nothing, nothing if is_end else values[-1]
        luck.append(_error(_less(before, after)) ** 2)
        by_me, by_others = nothing, nothing
        for decider, (then, now) in zip(deciders, pairwise(values), strict=True):
            if decider == seat:
                by_me = _less(by_me, _less(then, now))
            else:
                by_others = _less(by_others, _less(then, now))
        own.append(_error(by_me) ** 2)
        others.append(_error(by_others) ** 2)
    return Surveyed(
        stretch,
        values=[[fmean(values[n]) for values in by_seat] for n in range(len(moments))],
        errors=[[_error(values[n]) for values in by_seat] for n in range(len(moments))],
        start=[_error(values[0]) ** 2 for values in by_seat],
        luck=luck,
        own=own,
        others=others,
    )


def _less(values: Sequence[int], others: Sequence[int]) -> list[int]:
    return [value - other for value, other in zip(values, others, strict=True)]


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return sqrt(variance(values) / len(values))
