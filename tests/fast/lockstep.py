"""Plays a match with the rules and with the kernel of its game, and demands that they agree."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, Self

import numpy as np

from regnum import Match
from regnum.core.contract import Action, State
from regnum.core.seats import CHANCE
from regnum.fast.compiling import entry
from regnum.fast.kernel import Kernel
from regnum.fast.loading import find_kernel
from regnum.fast.rows import DRAWN, SEAT, SEED, WORD_BITS, Row

TO_THE_END = 10**9


def kept(function: Any) -> Any:
    """A compiled function, kept on disk from one run of the tests to the next."""
    return entry(getattr(function, "py_func", function))


@cache
def kept_kernel(key: str) -> Kernel[Any, Any]:
    """The kernel of a game, kept on disk."""
    kernel = find_kernel(key)
    judge = _with_kept(kernel.judge) if kernel.judge else None
    return replace(_with_kept(kernel), judge=judge)


def _with_kept(functions: Any) -> Any:
    found = {field.name: getattr(functions, field.name) for field in fields(functions)}
    changes = {name: kept(value) for name, value in found.items() if hasattr(value, "py_func")}
    return replace(functions, **changes)


class Twin:
    """The compiled match beside a match of the reference engine."""

    def __init__(self, match: Match | State) -> None:
        self.kernel = kept_kernel(match.game.key)
        self.setup = np.zeros(self.kernel.setup_words, np.int64)
        self.kernel.write_setup(match.setup, self.setup)
        self.state = np.zeros(self.kernel.state_words, np.int64)
        self.kernel.start(self.setup, self.state)

    @classmethod
    def at(cls, state: State) -> Self:
        """The compiled match at any moment of the reference engine."""
        twin = cls(state)
        twin.state = twin.written(state)
        return twin

    def written(self, state: State) -> Row:
        """A state of the reference engine as a row."""
        row = np.zeros(self.kernel.state_words, np.int64)
        self.kernel.write_state(state, row)
        row[SEED], row[DRAWN] = self.state[SEED], self.state[DRAWN]
        return row

    def mask(self) -> Row:
        """The legal choices as a set."""
        mask = np.zeros(self.kernel.mask_words, np.int64)
        self.kernel.legal(self.setup, self.state, mask)
        return mask

    def choices(self) -> list[int]:
        """The legal choices."""
        mask = self.mask()
        return [
            choice
            for choice in range(self.kernel.choices)
            if int(mask[choice // WORD_BITS]) >> choice % WORD_BITS & 1
        ]

    def action_of(self, choice: int) -> Action:
        """What a choice is now."""
        return int(self.kernel.action_of(self.setup, self.state, choice))

    def compare(self, state: State, where: str) -> None:
        """All that both know of this moment."""
        kernel, setup, row = self.kernel, self.setup, self.state
        assert int(row[SEAT]) == state.seat, where
        np.testing.assert_array_equal(row, self.written(state), where)
        assert kernel.read_state(state.setup, row).key() == state.key(), where
        choices = self.choices()
        actions = [self.action_of(choice) for choice in choices]
        assert sorted(actions) == state.legal_actions(), where
        assert [kernel.choice_of(action) for action in actions] == choices, where
        if state.seat == CHANCE:
            weights = {
                action: int(kernel.weigh(setup, row, choice))
                for action, choice in zip(actions, choices, strict=True)
            }
            assert weights == dict(state.chance_outcomes()), where
            drawn = self.state.copy()
            assert kernel.draw(setup, drawn) in choices, where
        result = state.result()
        seats = range(state.setup.players)
        assert [kernel.score(setup, row, seat) for seat in seats] == [
            score.total for score in result.scores
        ], where
        ranks = [kernel.rank(setup, row, seat) for seat in seats]
        assert [seat for seat in seats if ranks[seat] == max(ranks)] == result.winners, where

    def play(self, action: Action) -> None:
        """Take a decision, or let chance decide so."""
        self.kernel.play(self.setup, self.state, self.kernel.choice_of(action))


def check_match(spec: str, seed: int, every: int = 1) -> int:
    """Play a random match with both; gives the number of decisions and outcomes of chance."""
    match, random = Match.new(spec, seed), Random(seed)
    state = match.game.start(match.setup)
    twin = Twin(match)
    return play_on(twin, state, lambda state: state.random_action(random), f"seed {seed}", every)


def play_on(
    twin: Twin,
    state: State,
    choose: Callable[[State], Action],
    where: str,
    every: int = 1,
    limit: int = TO_THE_END,
) -> int:
    """Play on with both; gives the number of decisions and outcomes of chance."""
    count = 0
    while not state.is_over and count < limit:
        if count % every == 0:
            twin.compare(state, f"{where}, step {count}: {state.position_line()}")
        action = choose(state)
        state.apply(action)
        twin.play(action)
        count += 1
    twin.compare(state, f"{where}, after {count} steps: {state.position_line()}")
    return count
