"""Matches played on to their end, each with chance from a seed, to see what a moment is worth."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from regnum.bots.compiled import SEED_BITS, compiled_search
from regnum.bots.playout import TO_THE_END, draw
from regnum.bots.policy import best_action
from regnum.core.contract import Action, AnyGame, State
from regnum.core.judging import Judge
from regnum.core.seats import CHANCE, NOBODY

Margins: TypeAlias = tuple[int, ...]  # of each seat over the best other one
TIES = 1 << SEED_BITS  # makes another stream of a seed


class Playouts:
    """All seats follow the default policy; by the compiled engine where it is loaded.

    Chance and the breaking of ties have a stream each, so that playouts from different moments with
    one seed meet the same cards and dice.
    """

    def __init__(self, game: AnyGame) -> None:
        self._judge: Judge[Any] = game.judge
        self._compiled = compiled_search(game, game.judge)

    def margins(
        self, state: State, seeds: Sequence[int], actions: Sequence[Action | None] = (None,)
    ) -> list[list[Margins]]:
        """For each seed, where each of these decisions leads; None plays on from the state."""
        if self._compiled is not None:
            ends = self._compiled.ends(state, seeds, actions, TO_THE_END).tolist()
            return [[margins_of(list(map(int, end))) for end in of_seed] for of_seed in ends]
        return [[margins_of(self._end(state, seed, a)) for a in actions] for seed in seeds]

    def _end(self, state: State, seed: int, action: Action | None) -> list[int]:
        end = state.copy() if action is None else state.child(action)
        chance, ties = Random(seed), Random(seed ^ TIES)
        while (seat := end.seat) != NOBODY:
            end.apply(draw(end, chance) if seat == CHANCE else best_action(self._judge, end, ties))
        return [score.total for score in end.scores()]


def margins_of(points: Sequence[int]) -> Margins:
    """By how much each seat is ahead of the best other one."""
    return tuple(
        own - max(other for n, other in enumerate(points) if n != seat)
        for seat, own in enumerate(points)
    )


def is_default(judge: Judge[Any], state: State, action: Action) -> bool:
    """Does the default policy always take this action? Then taking it changes no value."""
    values = judge.action_values(state)
    highest = max(value for value, _ in values)
    return [actions for value, actions in values if value == highest] == [1 << action]
