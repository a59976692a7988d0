"""Plays a match with the rules and with the kernel of its game, and demands that they agree."""

from collections.abc import Callable
from random import Random
from typing import Any, Self

import numpy as np

from regnum import Match
from regnum.bots.policy import best_action
from regnum.core.contract import Action, State
from regnum.core.judging import Judge
from regnum.core.seats import CHANCE
from regnum.fast.batch import NO_CHOICE
from regnum.fast.loading import find_kernel, load_loops
from regnum.fast.rows import DRAWN, SEAT, SEED, Row

TO_THE_END = 10**9
WHICH = np.zeros(1, np.int64)  # the only setup


class Stream(Random):
    """The random numbers of a row of a batch."""

    def __init__(self, seed: int, drawn: int) -> None:
        super().__init__()
        self.number, self.drawn = seed, drawn

    def random(self) -> float:
        """The next number, as SplitMix64 gives it."""
        self.drawn += 1
        mask = 2**64 - 1
        x = self.number + self.drawn * 0x9E3779B97F4A7C15 & mask
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & mask
        x = (x ^ x >> 27) * 0x94D049BB133111EB & mask
        return ((x ^ x >> 31) >> 11) * 2.0**-53


class Twin:
    """The compiled match beside a match of the reference engine: a batch of one, by its loops."""

    def __init__(self, match: Match | State) -> None:
        key = match.game.key
        self.kernel = find_kernel(key)
        self.rules: Any = load_loops(key, "loops")
        self.judge: Any = load_loops(key, "judge_loops")
        self.players = match.setup.players
        self.setup = np.zeros(self.kernel.setup_words, np.int64)
        self.kernel.write_setup(match.setup, self.setup)
        self.state = np.zeros(self.kernel.state_words, np.int64)
        self._mask = np.zeros((1, self.kernel.mask_words), np.int64)
        self.run("begin_rows", np.zeros(1, np.int64), np.ones(1, np.bool_), 0)
        self._take(NO_CHOICE)

    @classmethod
    def at(cls, state: State) -> Self:
        """The compiled match at any moment of the reference engine."""
        twin = cls(state)
        twin.state = twin.written(state)
        twin._take(NO_CHOICE)
        return twin

    def run(self, loop: str, *more: object) -> None:
        """Run a loop over this match alone."""
        function = getattr(self.rules, loop, None) or getattr(self.judge, loop)
        function(self.setup[None], WHICH, self.state[None], *more, 0, 1)

    def found(self, loop: str, size: int, *more: object, kind: Any = np.int64) -> list[Any]:
        """What a loop writes about this match."""
        found = np.zeros((1, size), kind)
        self.run(loop, *more, found)
        return list(found[0].tolist())

    def written(self, state: State) -> Row:
        """A state of the reference engine as a row."""
        row = np.zeros(self.kernel.state_words, np.int64)
        self.kernel.write_state(state, row)
        row[SEED], row[DRAWN] = self.state[SEED], self.state[DRAWN]
        return row

    def choices(self) -> list[int]:
        """The legal choices."""
        legal = self.found("unpack_rows", self.kernel.choices, self._mask, kind=np.bool_)
        return [choice for choice, is_legal in enumerate(legal) if is_legal]

    def action_of(self, choice: int) -> Action:
        """What a choice is now."""
        found = np.zeros(1, np.int64)
        self.run("action_rows", np.array([choice]), found)
        return int(found[0])

    def compare(self, state: State, where: str) -> None:
        """All that both know of this moment."""
        try:
            self._compare(state)
        except AssertionError as error:
            raise AssertionError(f"{where}: {state.position_line()}\n{error}") from error

    def _compare(self, state: State) -> None:
        kernel, row, players = self.kernel, self.state, self.players
        assert int(row[SEAT]) == state.seat
        np.testing.assert_array_equal(row, self.written(state))
        assert kernel.read_state(state.setup, row).key() == state.key()
        choices = self.choices()
        actions = [self.action_of(choice) for choice in choices]
        assert sorted(actions) == state.legal_actions()
        assert [kernel.choice_of(action) for action in actions] == choices
        if state.seat == CHANCE:
            weights = self.found("weigh_rows", kernel.choices, self._mask)
            outcomes = dict(state.chance_outcomes())
            assert {a: weights[c] for a, c in zip(actions, choices, strict=True)} == outcomes
            assert self.drawn(self.state.copy()) in choices
        result = state.result()
        scores = self.found("score_rows", players)
        assert scores == [score.total for score in result.scores]
        wins = self.found("win_rows", players, kind=np.bool_)
        assert [seat for seat in range(players) if wins[seat]] == result.winners

    def drawn(self, row: Row) -> int:
        """An outcome of chance, as a choice; the row goes on in its stream."""
        found = np.zeros(1, np.int64)
        self.rules.random_rows(self.setup[None], WHICH, row[None], self._mask, found, 0, 1)
        return int(found[0])

    def play(self, action: Action) -> None:
        """Take a decision, or let chance decide so."""
        self._take(self.kernel.choice_of(action))

    def _take(self, choice: int) -> None:
        self.run("step_rows", self._mask, np.array([choice]), False)

    def values(self, weights: Any, room: Any = None) -> list[float]:
        """What the judge says that each choice promises, whatever stands where it works."""
        assert self.kernel.judge is not None
        found = np.zeros((1, self.kernel.choices))
        room = np.full(self.kernel.judge.words, np.nan) if room is None else room
        self.run("value_rows", self._mask, weights, found, room)
        return list(found[0].tolist())

    def check_greedy(self, state: State, judge: Judge[Any], weights: Any) -> None:
        """The compiled policy takes the decision of the other one, given the same numbers."""
        values, found = np.array([self.values(weights)]), np.zeros(1, np.int64)
        stream = Stream(int(self.state[SEED]), int(self.state[DRAWN]))
        best = best_action(judge, state, stream)
        self.run("best_rows", self._mask, values, found)
        assert self.action_of(int(found[0])) == best, state.position_line()
        assert int(self.state[DRAWN]) == stream.drawn, state.position_line()

    def evaluate(self, weights: Any) -> list[float]:
        """The final score that each seat can expect."""
        return self.found("evaluate_rows", self.players, weights, kind=np.float64)


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
            twin.compare(state, f"{where}, step {count}")
        action = choose(state)
        state.apply(action)
        twin.play(action)
        count += 1
    twin.compare(state, f"{where}, after {count} steps")
    return count
