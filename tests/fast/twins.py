"""Plays many matches of one configuration in both engines, and compares them after every step.

It does what `Twin` of `lockstep.py` does, for all matches together: compiled loops run once a step
for all of them, and whole arrays are compared. After every step these are: the rows, and with them
who decides; the legal choices, and which actions they are; the outcomes of chance, their weights,
and one that is drawn; the score of each seat for which the compiled one has changed. After one step
in EVERY, and at the end of a match, also: the scores of all seats, the winners, and the state that
is read from the row.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum import Match
from regnum.bots.policy import best_action
from regnum.core.contract import Action, State
from regnum.core.seats import CHANCE
from regnum.fast.batch import NO_CHOICE
from regnum.fast.loading import find_kernel, load_loops
from regnum.fast.rows import DRAWN, SEAT, SEED

EVERY = 64
# What writes a piece of a state as words, in the `convert.py` of a kernel. Most pieces stay as they
# are from step to step, and equal ones give equal words: they are remembered.
OF_PIECES = ("split", "_step_words", "_pack_dice", "_pack_group", "_pack_step")
REMEMBERED = 100_000

Numbers: TypeAlias = NDArray[np.int64]


class Twins:
    """Matches of one configuration, one for each seed, as both engines have them."""

    def __init__(self, spec: str, seeds: range) -> None:
        matches = [Match.new(spec, seed) for seed in seeds]
        game = matches[0].game
        self.spec, self.seeds = spec, seeds
        self.kernel = find_kernel(game.key)
        _remember_pieces(game.key)
        self.rules: Any = load_loops(game.key, "loops")
        self.players = matches[0].setup.players
        self.randoms = [Random(seed) for seed in seeds]
        self.states: list[State] = [game.start(match.setup) for match in matches]
        self.live = list(range(len(seeds)))
        size = len(seeds)
        self.setups = np.zeros((size, self.kernel.setup_words), np.int64)
        for match, row in zip(matches, self.setups, strict=True):
            self.kernel.write_setup(match.setup, row)
        self.which = np.arange(size)
        self.rows = np.zeros((size, self.kernel.state_words), np.int64)
        self.masks = np.zeros((size, self.kernel.mask_words), np.int64)
        self.written = np.zeros_like(self.rows)  # those of the reference engine
        self.legal = [0] * size
        self.scores = np.full((size, self.players), -1)
        self._action_bytes = (game.action_count + 7) // 8
        self._choice_of = np.full(8 * self._action_bytes, NO_CHOICE)
        for action in game.action_texts:
            self._choice_of[action] = self.kernel.choice_of(action)
        self._weights_of = lru_cache(REMEMBERED)(self._spread_weights)
        self._run("begin_rows", np.zeros(size, np.int64), np.ones(size, np.bool_), 0)
        self._take(np.full(size, NO_CHOICE))

    def play(self, is_greedy: Callable[[int], bool]) -> int:
        """Play all to the end; gives the number of decisions and outcomes of chance."""
        greedy = [is_greedy(seed) for seed in self.seeds]
        decisions = 0
        for step in count():
            self._compare(step)
            self.live = [n for n in self.live if not self.states[n].is_over]
            if not self.live:
                break
            choices = np.full(len(self.states), NO_CHOICE)
            for n in self.live:
                action = self._decide(n, greedy[n])
                self.states[n].apply(action)
                choices[n] = self._choice_of[action]
            decisions += len(self.live)
            self._take(choices)
        return decisions

    def _decide(self, n: int, is_greedy: bool) -> Action:
        state, random = self.states[n], self.randoms[n]
        if is_greedy and state.seat != CHANCE:
            return best_action(state.game.judge, state, random)
        return state.random_action(random)

    def _compare(self, step: int) -> None:
        """All that both know of this moment."""
        for n, what in self._differences(step):  # the first is enough
            where = f"{self.spec}, seed {self.seeds[n]}, step {step}"
            raise AssertionError(f"{where}: {what}\n{self.states[n].position_line()}")

    def _differences(self, step: int) -> Iterator[tuple[int, str]]:
        """In which match what is different, the plainest first."""
        yield from self._compare_rows()
        yield from self._compare_legal()
        yield from self._compare_chance()
        yield from self._compare_scores(step)

    def _compare_rows(self) -> Iterator[tuple[int, str]]:
        write, states, rows = self.kernel.write_state, self.states, self.written
        for n in self.live:
            write(states[n], rows[n])
        rows[:, [SEED, DRAWN]] = self.rows[:, [SEED, DRAWN]]
        for n, word in _unequal(self.rows, rows):
            yield n, f"word {word} is {self.rows[n, word]}, not {rows[n, word]}"

    def _compare_legal(self) -> Iterator[tuple[int, str]]:
        """The legal choices, and which action each is."""
        for n in self.live:
            self.legal[n] = self.states[n].legal_mask
        packed = b"".join([legal.to_bytes(self._action_bytes, "little") for legal in self.legal])
        flags = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little").view(np.bool_)
        matches, actions = np.divmod(np.flatnonzero(flags), 8 * self._action_bytes)
        expected = np.full((len(self.legal), self.kernel.choices), -1)  # the action of each choice
        expected[matches, self._choice_of[actions]] = actions
        is_legal = self._found("unpack_rows", self.kernel.choices, self.masks, kind=np.bool_)
        for n, choice in _unequal(is_legal, expected >= 0):
            yield n, f"choice {choice} is {'' if is_legal[n, choice] else 'not '}legal"
        counts = self._found("count_rows", None, self.masks)
        for n in np.flatnonzero(counts != np.bincount(matches, minlength=len(counts))).tolist():
            yield n, "two legal actions are one choice"
        listed = self._found("list_rows", int(counts.max()), self.masks)
        listed = np.where(listed < 0, listed[:, :1], listed)
        named = [self._found("action_rows", None, choices) for choices in listed.T.copy()]
        meant = np.take_along_axis(expected, listed, axis=1)
        for n, place in _unequal(np.reshape(named, listed.T.shape).T, meant):
            action, other = named[place][n], meant[n, place]
            yield n, f"choice {listed[n, place]} is action {action}, not {other}"

    def _compare_chance(self) -> Iterator[tuple[int, str]]:
        is_chance = self.rows[:, SEAT] == CHANCE
        if not is_chance.any():
            return
        expected = np.zeros((len(is_chance), self.kernel.choices), np.int64)
        for n in np.flatnonzero(is_chance).tolist():
            expected[n] = self._weights_of(tuple(self.states[n].chance_outcomes()))
        weights = self._found("weigh_rows", self.kernel.choices, self.masks)
        for n, choice in _unequal(weights, expected):
            weight, other = weights[n, choice], expected[n, choice]
            yield n, f"the weight of choice {choice} is {weight}, not {other}"
        drawn, rows = np.zeros(len(is_chance), np.int64), self.rows.copy()
        self.rules.random_rows(self.setups, self.which, rows, self.masks, drawn, 0, len(is_chance))
        for n in np.flatnonzero(is_chance & (expected[self.which, drawn] == 0)).tolist():
            yield n, f"chance has drawn choice {drawn[n]}"

    def _spread_weights(self, outcomes: tuple[tuple[Action, int], ...]) -> Numbers:
        """The weight of each choice."""
        weights = np.zeros(self.kernel.choices, np.int64)
        actions, likely = np.array(outcomes).T
        weights[self._choice_of[actions]] = likely
        return weights

    def _compare_scores(self, step: int) -> Iterator[tuple[int, str]]:
        """And, for one match in EVERY, all that is compared only now and then."""
        scores, before = self._found("score_rows", self.players), self.scores
        self.scores = scores
        for n, seat in np.argwhere(scores != before).tolist():
            score = self.states[n].game.score(self.states[n], seat).total
            if score != scores[n, seat]:
                yield n, f"seat {seat} has {scores[n, seat]} points, not {score}"
        due = [n for n in self.live if (n + step) % EVERY == 0 or self.states[n].is_over]
        if not due:
            return
        wins = np.zeros((len(due), self.players), np.bool_)
        self.rules.win_rows(self.setups, self.which[due], self.rows[due], wins, 0, len(due))
        for n, winning in zip(due, wins, strict=True):
            state = self.states[n]
            result = state.result()
            points = [score.total for score in result.scores]
            if points != scores[n].tolist():
                yield n, f"the points are {scores[n].tolist()}, not {points}"
            if (winners := np.flatnonzero(winning).tolist()) != result.winners:
                yield n, f"the winners are {winners}, not {result.winners}"
            if self.kernel.read_state(state.setup, self.rows[n]).key() != state.key():
                yield n, "the state that is read from the row is another one"

    def _take(self, choices: Numbers) -> None:
        self._run("step_rows", self.masks, choices, False)

    def _found(
        self, loop: str, size: int | None, *more: object, kind: Any = np.int64
    ) -> NDArray[Any]:
        """What a loop writes about each match: one number, or so many of them."""
        found = np.zeros(len(self.rows) if size is None else (len(self.rows), size), kind)
        self._run(loop, *more, found)
        return found

    def _run(self, loop: str, *more: object) -> None:
        function = getattr(self.rules, loop)
        function(self.setups, self.which, self.rows, *more, 0, len(self.rows))


def _unequal(found: NDArray[Any], expected: NDArray[Any]) -> Iterator[tuple[int, int]]:
    """Where two tables differ."""
    if not np.array_equal(found, expected):
        yield from zip(*(where.tolist() for where in np.nonzero(found != expected)), strict=True)


@cache
def _remember_pieces(key: str) -> None:
    convert = import_module(find_kernel(key).write_state.__module__)
    for name in OF_PIECES:
        if hasattr(convert, name):
            setattr(convert, name, _remembered(getattr(convert, name)))


def _remembered(write: Callable[..., Any]) -> Callable[..., Any]:
    def words(*arguments: Any) -> Any:
        found = write(*arguments)
        return found if isinstance(found, int) else np.array(found)  # quicker to copy than a list

    return lru_cache(REMEMBERED)(words)


def check_matches(spec: str, seeds: range, greedy_every: int) -> int:
    """Play a match for each seed, one in so many by the judge; gives the number of decisions."""
    return Twins(spec, seeds).play(lambda seed: seed % greedy_every == 0)
