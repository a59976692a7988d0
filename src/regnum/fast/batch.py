"""Many matches of one configuration that go on together."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from regnum.core.chance import Source
from regnum.core.contract import Setup, State
from regnum.core.errors import Illegal, Malformed, Reason
from regnum.core.match import MAX_SEED
from regnum.core.registry import deal_spec, find_game
from regnum.core.seats import NOBODY
from regnum.core.spec import parse_spec
from regnum.fast.devices import Card, Cores, Device
from regnum.fast.loading import find_kernel
from regnum.fast.rows import SEED

SEED_LIMIT = 2**63  # of the stream of a match: it stands in a word with a sign
MOST_GAMES = 2**24
NO_END = -1  # of draws: play on until the game is over


class Batch:
    """Matches that are played by compiled code, on all cores or on a GPU.

    Equal seeds give equal matches, whatever the device and the number of threads. Arrays are
    numpy's; those on a GPU can be taken by torch and JAX without a copy. What may be decided is
    numbered by choices: few numbers, the same in every match; `actions` says which action of the
    game each of them is now.

    >>> from regnum import games
    >>> batch = Batch(f"{games()[1]}(players=3)", games=4, seed=1)
    >>> batch.step(batch.random_choices())
    >>> decisions = batch.play()
    >>> batch.over.tolist(), batch.scores().shape
    ([True, True, True, True], (4, 3))
    """

    def __init__(
        self,
        spec: str,
        games: int,
        seed: int = 0,
        *,
        deals: int | None = None,
        rolls: bool = True,
        device: str = "cpu",
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
        key = parse_spec(spec)[0]
        self._open(key, setups, games, seed, rolls, _open_device(key, device, threads))
        self._begin(np.ones(games, np.bool_))

    @classmethod
    def of(
        cls,
        states: Sequence[State],
        seed: int = 0,
        *,
        rolls: bool = True,
        device: str = "cpu",
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
        opened = _open_device(key, device, threads)
        batch._open(key, setups, len(states), seed, rolls, opened)
        batch._numbers = np.array([places[id(state.setup)] for state in states])
        batch._which = opened.put(batch._numbers)
        rows = np.zeros((len(states), batch._kernel.state_words), np.int64)
        for row, state in zip(rows, states, strict=True):
            batch._kernel.write_state(state, row)
        rows[:, SEED] = batch._new_seeds()
        batch._states = opened.put(rows)
        if rolls:
            batch._run("roll_rows")
        batch._find_legal()
        return batch

    def _open(
        self, key: str, setups: list[Setup], games: int, seed: int, rolls: bool, device: Device
    ) -> None:
        self.game = find_game(key)
        self.games = games
        self.players = setups[0].players
        self.rolls = rolls
        self._kernel = find_kernel(key)
        self._device = device
        self._setups = setups
        self._seeds = np.random.default_rng([seed & 2**32 - 1, seed >> 32])
        rows = np.zeros((len(setups), self._kernel.setup_words), np.int64)
        for number, setup in enumerate(setups):
            self._kernel.write_setup(setup, rows[number])
        self._rows = device.put(rows)
        self._numbers = np.arange(games) % len(setups)  # of the setup of each match
        self._which = device.put(self._numbers)
        self._states = device.put(np.zeros((games, self._kernel.state_words), np.int64))
        self._masks = device.put(np.zeros((games, self._kernel.mask_words), np.int64))

    def __len__(self) -> int:
        return self.games

    @property
    def choices(self) -> int:
        """How many numbers choices have."""
        return self._kernel.choices

    @property
    def seats(self) -> Any:
        """Who decides in each match: a seat, CHANCE or NOBODY."""
        return self._found("seat_rows", (self.games,), np.int64)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which matches are over."""
        over: NDArray[np.bool_] = self._device.get(self.seats) == NOBODY
        return over

    def legal(self) -> Any:
        """The legal choices of each match, as truth values."""
        return self._found("unpack_rows", (self.games, self.choices), np.bool_, self._masks)

    def packed(self) -> Any:
        """The same as sets of bits: choice n is bit n % 56 of word n // 56."""
        return self._device.copy(self._masks)

    def random_choices(self) -> Any:
        """A legal choice for each match, each as likely as the others; 0 where it is over."""
        return self._found("random_rows", (self.games,), np.int64, self._masks)

    def actions(self, choices: Any) -> Any:
        """The actions of the game that choices are now."""
        return self._found("action_rows", (self.games,), np.int64, self._checked(choices))

    def step(self, choices: Any, check: bool = True) -> None:
        """Take a choice in each match; one that is over stays as it is.

        Where one is illegal, `Illegal` says which, and nothing has changed. Whoever knows that all
        are legal can spare the check.
        """
        wanted = self._checked(choices)
        if check:
            found = self._found("check_rows", (self.games,), np.bool_, self._masks, wanted)
            illegal = self._device.get(found)
            if illegal.any():
                match = int(illegal.argmax())
                reason = Reason("illegal", f"it is not legal in match {match} of the batch")
                raise Illegal(f"choice {self._device.get(wanted)[match]}", reason)
        self._run("step_rows", wanted, self._masks, self.rolls)

    def play(self, policy: str = "random", rounds: int | None = None) -> int:
        """Play on to the end, or for so many rounds; gives the number of decisions.

        A round is over when chance has decided once for each seat.
        """
        if policy != "random":
            raise Malformed(f"there is no policy {policy!r}: random")
        draws = NO_END if rounds is None else rounds * self.players
        counts = self._found("play_rows", (self.games,), np.int64, self._masks, draws)
        self._find_legal()
        return int(self._device.get(counts).sum())

    def scores(self) -> Any:
        """The points of each seat in each match, if it ended now."""
        return self._found("score_rows", (self.games, self.players), np.int64)

    def winners(self) -> NDArray[np.bool_]:
        """The seats that win, or would if the match ended now."""
        found = self._found("rank_rows", (self.games, self.players), np.int64)
        ranks = self._device.get(found)
        winners: NDArray[np.bool_] = ranks == ranks.max(axis=1, keepdims=True)
        return winners

    def reset(self, which: Any) -> None:
        """Begin some matches anew, each with one of the setups of this batch."""
        wanted = self._device.get(which)
        if wanted.shape != (self.games,) or wanted.dtype != np.bool_:
            raise Malformed(f"say of each of the {self.games} matches whether it begins anew")
        drawn = self._seeds.integers(0, len(self._setups), self.games)
        self._numbers = np.where(wanted, drawn, self._numbers)
        self._which = self._device.put(self._numbers)
        self._begin(wanted)

    def state(self, number: int) -> State:
        """A match as a state of the reference engine."""
        if not 0 <= number < self.games:
            raise Malformed(f"matches are 0 to {self.games - 1}, not {number}")
        row = self._device.get(self._states)[number]
        state: State = self._kernel.read_state(self._setups[self._numbers[number]], row)
        return state

    def host(self, array: Any) -> NDArray[Any]:
        """An array of this batch as one of numpy, wherever it lies."""
        return self._device.get(array)

    def _begin(self, wanted: NDArray[np.bool_]) -> None:
        put = self._device.put
        self._run("begin_rows", put(self._new_seeds()), put(wanted), self.rolls)
        self._find_legal()

    def _new_seeds(self) -> NDArray[np.int64]:
        return self._seeds.integers(0, SEED_LIMIT, self.games, np.int64)

    def _checked(self, choices: Any) -> Any:
        """Choices as they must be; those that are on the device already stay there."""
        wanted = choices if hasattr(choices, "shape") else np.asarray(choices)
        if tuple(wanted.shape) != (self.games,) or not np.issubdtype(wanted.dtype, np.integer):
            raise Malformed(
                f"one choice for each of the {self.games} matches is needed, as whole numbers"
            )
        if isinstance(wanted, np.ndarray):
            return self._device.put(wanted.astype(np.int64, copy=False))
        return wanted

    def _find_legal(self) -> None:
        self._run("legal_rows", self._masks)

    def _found(self, loop: str, shape: tuple[int, ...], kind: DTypeLike, *more: object) -> Any:
        """What a loop writes into a new array."""
        found = self._device.empty(shape, kind)
        self._run(loop, *more, found)
        return found

    def _run(self, loop: str, *more: object) -> None:
        """Run a loop over all matches."""
        self._device.run(loop, self.games, self._rows, self._which, self._states, *more)


def _open_device(key: str, device: str, threads: int | None) -> Device:
    if device == "cpu":
        return Cores(key, threads)
    if device == "cuda":
        return Card(key)
    raise Malformed(f"there is no device {device!r}: cpu, cuda")
