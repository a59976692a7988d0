"""Many matches of one configuration that go on together."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from regnum.core.chance import Source
from regnum.core.contract import Setup, State
from regnum.core.errors import Illegal, Malformed, Reason
from regnum.core.match import MAX_SEED
from regnum.core.registry import deal_spec, find_game
from regnum.core.seats import NOBODY
from regnum.core.spec import parse_spec
from regnum.fast.loading import find_kernel, load_loops
from regnum.fast.rows import DRAWN, SEAT, SEED

Policy: TypeAlias = Literal["random"]

SEED_LIMIT = 2**63  # of the stream of a match: it stands in a word with a sign
MOST_GAMES = 2**24


class Batch:
    """Matches that are played by compiled code, on all cores.

    Equal seeds give equal matches, whatever the number of threads. What may be decided is numbered
    by choices: few numbers, the same in every match; `actions` says which action of the game each
    of them is now.

    >>> batch = Batch("kingsburg(players=3)", games=4, seed=1)
    >>> batch.step(batch.random_choices())
    >>> batch.play()
    >>> batch.over.all(), batch.scores().shape
    (True, (4, 3))
    """

    def __init__(
        self,
        spec: str,
        games: int,
        seed: int = 0,
        *,
        deals: int | None = None,
        rolls: bool = True,
        threads: int | None = None,
    ) -> None:
        """New matches, each dealt on its own.

        With `deals` there are only so many different setups. Without `rolls` chance is left to
        the caller: its outcomes are choices too.
        """
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise Malformed(f"a batch has 1 to {MOST_GAMES} matches, not {games!r}")
        if type(seed) is not int or not 0 <= seed < MAX_SEED:
            raise Malformed(f"seed {seed!r} is not a number from 0 to {MAX_SEED - 1}")
        count = games if deals is None else deals
        if type(count) is not int or not 1 <= count <= games:
            raise Malformed(f"there are 1 to {games} deals, not {deals!r}")
        source = Source(seed, "deals")
        setups = [deal_spec(spec, source.below(MAX_SEED))[1] for _ in range(count)]
        self._open(parse_spec(spec)[0], setups, games, seed, rolls, threads)
        self.reset(np.ones(games, np.bool_))

    @classmethod
    def of(
        cls,
        states: Sequence[State],
        seed: int = 0,
        *,
        rolls: bool = True,
        threads: int | None = None,
    ) -> Self:
        """Matches that go on from given states of one game."""
        if not states:
            raise Malformed("a batch has one match at least")
        key, players = states[0].game.key, states[0].setup.players
        if any((state.game.key, state.setup.players) != (key, players) for state in states):
            raise Malformed("all states of a batch are of one game with the same number of seats")
        batch = cls.__new__(cls)
        setups = list({id(state.setup): state.setup for state in states}.values())
        places = {id(setup): number for number, setup in enumerate(setups)}
        batch._open(key, setups, len(states), seed, rolls, threads)
        for number, state in enumerate(states):
            batch._which[number] = places[id(state.setup)]
            batch._kernel.write_state(state, batch._states[number])
        batch._states[:, SEED] = batch._new_seeds()
        batch._states[:, DRAWN] = 0
        if rolls:
            batch._run("roll_rows")
        batch._find_legal()
        return batch

    def _open(
        self,
        key: str,
        setups: list[Setup],
        games: int,
        seed: int,
        rolls: bool,
        threads: int | None,
    ) -> None:
        self.game = find_game(key)
        self.games = games
        self.players = setups[0].players
        self.rolls = rolls
        self._kernel = find_kernel(key)
        self._loops: Any = load_loops(key)
        self._setups = setups
        self._threads = min(threads or os.cpu_count() or 1, games)
        self._executor: ThreadPoolExecutor | None = None
        self._seeds = np.random.default_rng([seed & 2**32 - 1, seed >> 32])
        words = self._kernel.setup_words, self._kernel.state_words, self._kernel.mask_words
        self._rows = np.zeros((len(setups), words[0]), np.int64)
        for number, setup in enumerate(setups):
            self._kernel.write_setup(setup, self._rows[number])
        self._which = np.arange(games) % len(setups)
        self._states = np.zeros((games, words[1]), np.int64)
        self._masks = np.zeros((games, words[2]), np.int64)

    def __len__(self) -> int:
        return self.games

    @property
    def choices(self) -> int:
        """How many numbers choices have."""
        return self._kernel.choices

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who decides in each match: a seat, CHANCE or NOBODY."""
        return self._states[:, SEAT].copy()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self._states[:, SEAT] == NOBODY
        return over

    def legal(self) -> NDArray[np.bool_]:
        """The legal choices of each match."""
        unpacked = np.empty((self.games, self.choices), np.bool_)
        self._split(lambda a, z: self._loops.unpack_rows(self._masks, unpacked, a, z))
        return unpacked

    def packed(self) -> NDArray[np.int64]:
        """The same as sets of bits: choice n is bit n % 56 of word n // 56."""
        return self._masks.copy()

    def random_choices(self) -> NDArray[np.int64]:
        """A legal choice for each match, each as likely as the others; 0 where it is over."""
        choices = np.zeros(self.games, np.int64)
        self._split(lambda a, z: self._loops.random_rows(self._states, self._masks, choices, a, z))
        return choices

    def actions(self, choices: ArrayLike) -> NDArray[np.int64]:
        """The actions of the game that choices are now."""
        wanted = self._checked(choices)
        actions = np.zeros(self.games, np.int64)
        arrays = (self._rows, self._which, self._states, wanted, actions)
        self._split(lambda a, z: self._loops.action_rows(*arrays, a, z))
        return actions

    def step(self, choices: ArrayLike) -> None:
        """Take a choice in each match; one that is over stays as it is.

        Where one is illegal, `Illegal` says which, and nothing has changed.
        """
        wanted = self._checked(choices)
        bad = self._loops.find_illegal(self._states, self._masks, wanted)
        if bad >= 0:
            reason = Reason("illegal", f"it is not legal in match {bad} of the batch")
            raise Illegal(f"choice {wanted[bad]}", reason)
        self._run("step_rows", wanted, self._masks, self.rolls)

    def play(self, policy: Policy = "random", rounds: int | None = None) -> int:
        """Play on to the end, or for so many rounds; gives the number of decisions.

        A round is over when chance has decided once for each seat.
        """
        if policy != "random":
            raise Malformed(f"there is no policy {policy!r}: random")
        draws = -1 if rounds is None else rounds * self.players
        loops, arrays = self._loops, (self._rows, self._which, self._states, self._masks)
        decisions: int = sum(self._split(lambda a, z: loops.play_rows(*arrays, draws, a, z)))
        self._find_legal()
        return decisions

    def scores(self) -> NDArray[np.int64]:
        """The points of each seat in each match, if it ended now."""
        return self._of_seats("score_rows")

    def winners(self) -> NDArray[np.bool_]:
        """The seats that win, or would if the match ended now."""
        ranks = self._of_seats("rank_rows")
        winners: NDArray[np.bool_] = ranks == ranks.max(axis=1, keepdims=True)
        return winners

    def reset(self, which: ArrayLike) -> None:
        """Begin some matches anew, each with one of the setups of this batch."""
        wanted = np.asarray(which)
        if wanted.shape != (self.games,) or wanted.dtype != np.bool_:
            raise Malformed(f"say of each of the {self.games} matches whether it begins anew")
        seeds = self._new_seeds()
        if len(self._setups) < self.games or self._states.any():
            drawn = self._seeds.integers(0, len(self._setups), self.games)
            self._which = np.where(wanted, drawn, self._which)
        self._run("begin_rows", seeds, wanted, self.rolls)
        self._find_legal()

    def state(self, number: int) -> State:
        """A match as a state of the reference engine."""
        if not 0 <= number < self.games:
            raise Malformed(f"matches are 0 to {self.games - 1}, not {number}")
        setup = self._setups[self._which[number]]
        state: State = self._kernel.read_state(setup, self._states[number])
        return state

    def _new_seeds(self) -> NDArray[np.int64]:
        return self._seeds.integers(0, SEED_LIMIT, self.games, np.int64)

    def _checked(self, choices: ArrayLike) -> NDArray[np.int64]:
        wanted = np.asarray(choices)
        if wanted.shape != (self.games,) or not np.issubdtype(wanted.dtype, np.integer):
            raise Malformed(
                f"one choice for each of the {self.games} matches is needed, as whole numbers"
            )
        return wanted.astype(np.int64)

    def _find_legal(self) -> None:
        self._run("legal_rows", self._masks)

    def _of_seats(self, loop: str) -> NDArray[np.int64]:
        found = np.zeros((self.games, self.players), np.int64)
        self._run(loop, found)
        return found

    def _run(self, loop: str, *more: object) -> None:
        """Run a loop over all matches, in parts on all threads."""
        function = getattr(self._loops, loop)
        self._split(lambda a, z: function(self._rows, self._which, self._states, *more, a, z))

    def _split(self, run: Callable[[int, int], Any]) -> list[Any]:
        if self._threads == 1:
            return [run(0, self.games)]
        if self._executor is None:
            self._executor = ThreadPoolExecutor(self._threads)
        ends = [self.games * part // self._threads for part in range(self._threads + 1)]
        return list(self._executor.map(run, ends[:-1], ends[1:]))
