"""Why a decision: the best few, the final margin they let expect, the terms that speak for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from statistics import fmean
from typing import Any

from regnum.bots.bot import Bot, margin
from regnum.bots.compiled import SEED_BITS, compiled_search
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_out
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import Seat

FEW = 3  # decisions in an advice
COMPARED = 8  # decisions that the terms are compared with
PLAYOUTS = 48  # games that are played to the end
MORE = 10  # times as many by the compiled engine
PYTHON_SEED_BITS = 64
ROUNDING = 1e-9


@dataclass(frozen=True)
class Advice:
    """A decision, what it lets expect, and what speaks for it."""

    action: Action
    margin: float  # expected final margin over the best other seat
    terms: dict[str, float]  # points by which the turn ends better than with the other decisions


def advise(bot: Bot, seen: Observation, count: int = FEW, playouts: int = PLAYOUTS) -> list[Advice]:
    """The decisions that a bot prefers, the best first.

    Playouts to the end give the margin of the best one; how far the others fall behind it is the
    bot's own opinion.
    """
    weighed = bot.weigh(seen)
    actions = [action for _, action in weighed]
    behind = list(accumulate((weighed[0].margin - each.margin for each in weighed), max))
    expected = fmean(_final_margins(bot.judge, actions[0], seen, playouts))
    now = seen.imagine()
    compared = actions[: max(count, COMPARED)]
    terms = {a: terms_after_turn(bot.judge, now.child(a), seen.seat) for a in compared}
    names = list(dict.fromkeys(name for parts in terms.values() for name in parts))
    usual = {name: fmean(parts.get(name, 0.0) for parts in terms.values()) for name in names}
    return [
        Advice(
            action,
            expected - short,
            {
                name: terms[action].get(name, 0.0) - usual[name]
                for name in names
                if abs(terms[action].get(name, 0.0) - usual[name]) > ROUNDING
            },
        )
        for action, short in zip(actions[:count], behind, strict=False)
    ]


def terms_after_turn(judge: Judge[Any], state: State, seat: Seat) -> dict[str, float]:
    """What the final score of a seat is made of, once the turn has been finished."""
    play_out(judge, state, Random(0), draws=0)
    return judge.evaluate(state, seat)


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
