"""Advice: the best few decisions, the final margin to expect of each, and what speaks for it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import floor
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from regnum.bots.bot import Bot, Weighed, margin
from regnum.bots.compiled import SEED_BITS, compiled_search
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_out
from regnum.core.contract import Action, State
from regnum.core.judging import Judge, Merit

FEW = 3  # decisions in an advice
COMPARED = 8  # decisions that the terms are compared with
PLAYOUTS = 48  # games that are played to the end
MORE = 10  # times as many by the compiled engine
PYTHON_SEED_BITS = 64
ROUNDING = 1e-9
MOST_MERITS = 3
LEAST_WORTH = 0.05  # points: a merit with a smaller edge over the other decisions is left out
CLEAR = 2.0  # standard errors: decisions closer than that count as about as good
NEARLY = 0.5  # points: the same where nothing was sampled

Terms: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Advice:
    """A decision, the margin to expect of it, and what speaks for it."""

    action: Action
    margin: float  # expected final margin over the best other seat
    like: int | None  # the place in the list, from 0, of an earlier one that is about as good
    terms: Terms  # points by which the turn ends better than with the other decisions
    merits: tuple[Merit, ...]  # the same in few words: what speaks for it


def advise(bot: Bot, seen: Observation, count: int = FEW, playouts: int = PLAYOUTS) -> list[Advice]:
    """The decisions that a bot prefers, the best first.

    Playouts to the end give the margin of the best one; how far the others fall behind it is the
    bot's own opinion.
    """
    weighed = bot.weigh(seen)
    actions = [each.action for each in weighed]
    behind = accumulate((weighed[0].margin - each.margin for each in weighed), max)
    expected = fmean(_final_margins(bot.judge, actions[0], seen, playouts))
    margins = [expected - short for short in behind]
    likes = alike(weighed, margins)
    now = seen.imagine()
    terms, merits = compare(bot.judge, now, actions[: max(count, COMPARED)])
    return [
        Advice(action, margins[place], likes[place], terms[action], merits[action])
        for place, action in enumerate(actions[:count])
    ]


def alike(weighed: list[Weighed], margins: list[float]) -> list[int | None]:
    """For each decision the place of an earlier one that is about as good, if there is one.

    About as good: the difference is within the error, or both are shown as the same number.
    """
    found: list[int | None] = []
    leader = 0  # the first of those that are about as good
    for place, each in enumerate(weighed):
        # The error is known only for the distance to the first decision.
        within = NEARLY if leader else CLEAR * each.error or NEARLY
        lead = margins[leader] - margins[place]
        is_alike = lead <= within or rounded(margins[leader]) == rounded(margins[place])
        if not place or not is_alike:
            leader = place
        found.append(None if leader == place else leader)
    return found


def rounded(points: float) -> int:
    """Whole points, as they are shown."""
    return floor(points + 0.5)


def compare(
    judge: Judge[Any], now: State, actions: Iterable[Action]
) -> tuple[dict[Action, Terms], dict[Action, tuple[Merit, ...]]]:
    """What each decision brings beyond the average of all of them: as terms, and as merits."""
    ends = {action: end_of_turn(judge, now.child(action)) for action in actions}
    evaluated = {action: judge.evaluate(end, now.seat) for action, end in ends.items()}
    terms = _against_usual(evaluated)
    merits = judge.merits(now, ends)
    worths = {action: {merit.subject: merit.worth for merit in merits[action]} for action in ends}
    edges = _against_usual(worths)
    return terms, {
        action: _weightiest(judge, merits[action], edges[action], terms[action]) for action in ends
    }


def end_of_turn(judge: Judge[Any], state: State) -> State:
    """Finish the turn by the default policy."""
    play_out(judge, state, Random(0), draws=0)
    return state


def _against_usual(values: Mapping[Action, Mapping[Any, float]]) -> dict[Action, dict[Any, float]]:
    """How much more of each thing a decision has than the average of all decisions."""
    names = list(dict.fromkeys(name for parts in values.values() for name in parts))
    usual = {name: fmean(parts.get(name, 0.0) for parts in values.values()) for name in names}
    return {
        action: {
            name: parts.get(name, 0.0) - usual[name]
            for name in names
            if abs(parts.get(name, 0.0) - usual[name]) > ROUNDING
        }
        for action, parts in values.items()
    }


def _weightiest(
    judge: Judge[Any], merits: list[Merit], edges: Mapping[Any, float], terms: Terms
) -> tuple[Merit, ...]:
    """A few merits: facts before prospects, and what others lack before what all have."""

    def edge(merit: Merit) -> float:
        return edges.get(merit.subject, 0.0)

    facts = [merit for merit in merits if not merit.is_vague and merit.worth > 0]
    chosen = sorted(facts, key=lambda fact: (edge(fact) < LEAST_WORTH, -edge(fact), -fact.worth))
    told = [fact for fact in facts if fact in chosen[:MOST_MERITS]]
    prospects = [(edge(merit), merit) for merit in merits if merit.is_vague]
    by_terms = [
        (terms.get(name, 0.0), Merit(code, {}, terms.get(name, 0.0), is_vague=True))
        for name, code in judge.vague_merits.items()
    ]
    for more, prospect in _largest_first(prospects) + _largest_first(by_terms):
        is_new = prospect.code not in {merit.code for merit in told}
        if len(told) < MOST_MERITS and more >= LEAST_WORTH and is_new:
            told.append(prospect)
    return tuple(told)


def _largest_first(prospects: list[tuple[float, Merit]]) -> list[tuple[float, Merit]]:
    return sorted(prospects, key=lambda pair: -pair[0])


def _final_margins(
    judge: Judge[Any], action: Action, seen: Observation, playouts: int
) -> Iterator[float]:
    compiled = compiled_search(seen.game, judge)
    if compiled is not None:
        for _ in range(MORE * playouts):
            seed = seen.random.getrandbits(SEED_BITS)
            world = seen.imagine()
            [[reached]] = compiled.play_out(world, seen.seat, [seed], [action], TO_THE_END)
            yield reached
        return
    for _ in range(playouts):
        state = seen.imagine().child(action)
        play_out(judge, state, Random(seen.random.getrandbits(PYTHON_SEED_BITS)), TO_THE_END)
        yield margin(judge, state, seen.seat)
