"""Why a decision: the best few, the final margin they let expect, the terms that speak for them."""

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from regnum.bots.bot import Bot, margin
from regnum.bots.observation import Observation
from regnum.bots.playout import TO_THE_END, play_on
from regnum.core.contract import Action, State
from regnum.core.judging import Judge

FEW = 3  # decisions in an advice
COMPARED = 8  # decisions that the terms are compared with
PLAYOUTS = 24  # games that are played to the end for each decision
SEED_BITS = 64
ROUNDING = 1e-9


@dataclass(frozen=True)
class Advice:
    """A decision, what it lets expect, and what speaks for it."""

    action: Action
    margin: float  # mean final margin over the best other seat, all seats playing on at a glance
    terms: dict[str, float]  # points by which the turn ends better than with the other decisions


def advise(bot: Bot, seen: Observation, count: int = FEW, playouts: int = PLAYOUTS) -> list[Advice]:
    """The decisions that a bot prefers, the best first."""
    actions = [action for _, action in bot.weigh(seen)]
    now = seen.imagine()
    compared = actions[: max(count, COMPARED)]
    terms = {a: _terms_after_turn(bot.judge, now.child(a), seen) for a in compared}
    names = list(dict.fromkeys(name for parts in terms.values() for name in parts))
    usual = {name: fmean(parts.get(name, 0.0) for parts in terms.values()) for name in names}
    worlds = [(seen.imagine(), seen.random.getrandbits(SEED_BITS)) for _ in range(playouts)]
    return [
        Advice(
            action,
            fmean(_final_margin(bot.judge, w.child(action), seen, seed) for w, seed in worlds),
            {
                name: terms[action].get(name, 0.0) - usual[name]
                for name in names
                if abs(terms[action].get(name, 0.0) - usual[name]) > ROUNDING
            },
        )
        for action in actions[:count]
    ]


def _terms_after_turn(judge: Judge[Any], state: State, seen: Observation) -> dict[str, float]:
    play_on(judge, state, Random(0), rolls=0)
    return judge.terms(state, seen.seat)


def _final_margin(judge: Judge[Any], state: State, seen: Observation, seed: int) -> float:
    play_on(judge, state, Random(seed), TO_THE_END)
    return margin(judge, state, seen.seat)
