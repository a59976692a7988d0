"""Many matches of one game that go on together."""

from collections.abc import Sequence
from copy import copy
from functools import cache
from random import Random
from typing import Any, Self

import numpy as np
from numpy.random import SeedSequence
from numpy.typing import DTypeLike, NDArray

from regnum.core.chance import Source
from regnum.core.contract import Setup, State
from regnum.core.encoding import Encoding
from regnum.core.errors import Illegal, Malformed, Reason, RegnumError, unknown
from regnum.core.match import MAX_SEED
from regnum.core.registry import deal_spec, find_game
from regnum.core.spec import parse_spec
from regnum.fast.devices import Cores, Device, Gpu
from regnum.fast.kernel import CompiledJudge
from regnum.fast.loading import find_kernel
from regnum.fast.rows import DRAWN, SEED

MOST_GAMES = 2**24
NO_END = -1  # of draws: play on until the game is over
NO_CHOICE = -1
RULES, JUDGE, SEATS = "loops", "judge_loops", "seat_loops"  # files of loops
POLICIES = ("random", "greedy")
FORMS = ("bool", "packed", "ids", "actions")


class Batch:
    """Matches that are played by compiled code, on all cores or on a GPU.

    Equal seeds give equal matches, whatever the device and the number of threads. Arrays are
    numpy's; those on a GPU can be taken by torch and JAX without a copy, and theirs are taken
    here. What may be decided is numbered by choices: few numbers, the same in every match, made
    for learning. `actions` and `choices_of` translate between them and the actions of the game.

    Examples:
        >>> from regnum import games
        >>> batch = Batch(f"{games()[1]}(players=3)", games=4, seed=1)
        >>> batch.step(batch.choose("random"))
        >>> decisions = batch.play("greedy")
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
        """New matches, each dealt on its own; with `deals` there are only so many setups.

        Without `rolls` chance is left to the caller: its outcomes are choices too.
        """
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise Malformed(f"a batch has 1 to {MOST_GAMES} matches, not {games!r}")
        count = games if deals is None else deals
        if type(count) is not int or not 1 <= count <= games:
            raise Malformed(f"there are 1 to {games} deals, not {deals!r}")
        _check_seed(seed)
        source = Source(seed, "deals")
        key = parse_spec(spec)[0]
        setups = [deal_spec(spec, source.below(MAX_SEED))[1] for _ in range(count)]
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
        """Matches that go on from given states of one game, with as many seats.

        Their options may differ. To begin with given setups, give their first states.
        """
        states = list(states)
        if not states:
            raise Malformed("a batch has one match at least")
        for state in states:
            if not isinstance(state, State):
                raise Malformed(f"a batch is made of states, not of {state!r}")
        key, players = states[0].game.key, states[0].setup.players
        if any((state.game.key, state.setup.players) != (key, players) for state in states):
            raise Malformed("all states of a batch are of one game, with the same number of seats")
        _check_seed(seed)
        batch = cls.__new__(cls)
        opened = _open_device(key, device, threads)
        batch._open(key, [states[0].setup], len(states), seed, rolls, opened)
        batch._states = opened.put(batch._lay(states))
        batch._run(RULES, "seed_rows", batch._lives, batch._seed)
        batch._roll()
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
        self._seed = _stream(seed)
        self._deal(setups, np.arange(games) % len(setups))
        self._lives = device.put(np.zeros(games, np.int64))  # matches begun in each place
        self._states = device.put(np.zeros((games, self._kernel.state_words), np.int64))
        self._masks = device.put(np.zeros((games, self._kernel.mask_words), np.int64))
        self._nothing = device.put(np.full(games, NO_CHOICE))
        self._weights: Any = None
        self._scales: Any = None

    def _deal(self, setups: list[Setup], which: NDArray[np.int64]) -> None:
        """Give each match one of the setups."""
        self._setups = setups
        rows = np.zeros((len(setups), self._kernel.setup_words), np.int64)
        for number, setup in enumerate(setups):
            self._kernel.write_setup(setup, rows[number])
        self._rows = self._device.put(rows)
        self._which = self._device.put(which)

    def _lay(self, states: Sequence[State]) -> NDArray[np.int64]:
        """The rows of given states, whose setups the matches get."""
        setups = {id(state.setup): state.setup for state in states}
        numbers = {name: number for number, name in enumerate(setups)}
        self._deal([*setups.values()], np.array([numbers[id(state.setup)] for state in states]))
        rows = np.zeros((self.games, self._kernel.state_words), np.int64)
        for number, state in enumerate(states):
            self._kernel.write_state(state, rows[number])
        return rows

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
    def over(self) -> Any:
        """Which matches are over."""
        return self._found("over_rows", (self.games,), np.bool_)

    def legal(self, form: str = "bool") -> Any:
        """The legal choices of each match; there are none where it is over.

        `bool`: a truth value for each choice. `packed`: choice n is bit n % 56 of word n // 56.
        `ids`: their numbers in ascending order, and -1 behind them. `actions`: a truth value for
        each action of the game.
        """
        if form == "bool":
            return self._found("unpack_rows", (self.games, self.choices), np.bool_, self._masks)
        if form == "packed":
            return self._device.copy(self._masks, np.int64)
        if form == "actions":
            shape = self.games, self.game.action_count
            return self._found("name_rows", shape, np.bool_, self._masks)
        if form != "ids":
            raise unknown("form", form, FORMS)
        counts = self._found("count_rows", (self.games,), np.int64, self._masks)
        most = int(self.host(counts).max())
        return self._found("list_rows", (self.games, most), np.int64, self._masks)

    @property
    def masks(self) -> Any:
        """The packed masks themselves, not a copy: do not write to them; a step changes them."""
        return self._masks

    def weights(self) -> Any:
        """The weight of each outcome where chance decides, and zero for everything else.

        An outcome is as likely as its share of the sum of a match's weights.
        """
        return self._found("weigh_rows", (self.games, self.choices), np.int64, self._masks)

    def choose(self, policy: str = "random", out: Any = None) -> Any:
        """A choice for each match, and -1 where it is over; chance draws by weight.

        `random`: any legal one. `greedy`: one that its judge values most. `out` is an array that
        an earlier call returned, to be written over.
        """
        _check_policy(policy)
        if out is not None and (not self._device.has(out) or self._checked(out) is not out):
            raise Malformed("choices are written into an array that a batch has given")
        found = self._device.empty((self.games,), np.int64) if out is None else out
        if policy == "random":
            self._run(RULES, "random_rows", self._masks, found)
        else:
            self._run(JUDGE, "best_rows", self._masks, self.values(), found)
        return found

    def actions(self, choices: Any) -> Any:
        """The actions of the game that legal choices are now; -1 where a match is over."""
        wanted = self._checked(choices)
        self._refuse("choice", wanted, self._illegal(wanted))
        return self._found("action_rows", (self.games,), np.int64, wanted)

    def choices_of(self, actions: Any, check: bool = True) -> Any:
        """The choices that legal actions of the game are now; any will do where a match is over.

        Whoever knows that all are legal can spare the check.
        """
        wanted = self.host(self._checked(actions))
        known = _choices_of_actions(self.game.key)
        is_action = (wanted >= 0) & (wanted < len(known))
        choices = self._device.put(np.where(is_action, known[wanted * is_action], NO_CHOICE))
        if not check:
            return choices
        illegal = self.host(
            self._found("check_rows", (self.games,), np.bool_, self._masks, choices)
        )
        meant = self.host(self._found("action_rows", (self.games,), np.int64, choices))
        is_over = self.host(self.over)
        self._refuse("action", wanted, illegal | (meant != wanted) & ~is_over)
        return choices

    def step(self, choices: Any, check: bool = True, *, renews: bool = False) -> None:
        """Take a choice in each match; one that is over stays as it is, or begins anew (`renews`).

        Where one is illegal, `Illegal` says which, and nothing has changed. Whoever knows that all
        are legal can spare the check.
        """
        wanted = self._checked(choices)
        if check:
            self._refuse("choice", wanted, self._illegal(wanted))
        if renews:
            more = self._masks, self._lives, wanted, self.rolls, self._seed
            self._run(RULES, "go_on_rows", *more)
        else:
            self._run(RULES, "step_rows", self._masks, wanted, self.rolls)

    def play(self, policy: str = "random", rounds: int | None = None) -> int:
        """Play on to the end, or for so many rounds; gives the number of decisions.

        A round is over when chance has decided once for each seat.
        """
        _check_policy(policy)
        if rounds is not None and (type(rounds) is not int or rounds < 1):
            raise Malformed(f"a batch is played for one round at least, not {rounds!r}")
        draws = NO_END if rounds is None else rounds * self.players
        counts = self._device.empty((self.games,), np.int64)
        if policy == "random":
            self._run(RULES, "play_rows", self._masks, draws, counts)
        else:
            judge, weights = self._judge()
            more = self._masks, weights, draws, counts
            self._run(JUDGE, "play_greedy_rows", *more, room=judge.words)
        self._roll()
        return int(self.host(counts).sum())

    def scores(self) -> Any:
        """The points of each seat in each match, if it ended now."""
        return self._found("score_rows", (self.games, self.players), np.int64)

    def winners(self) -> Any:
        """The seats that win, or would if the match ended now."""
        return self._found("win_rows", (self.games, self.players), np.bool_)

    def values(self) -> Any:
        """The judge's quick estimate of each legal choice; -inf for all others."""
        judge, weights = self._judge()
        found = self._device.empty((self.games, self.choices), np.float64)
        self._run(JUDGE, "value_rows", self._masks, weights, found, room=judge.words)
        return found

    def evaluate(self) -> Any:
        """The final score that each seat can expect, by the game's judge."""
        _, weights = self._judge()
        found = self._device.empty((self.games, self.players), np.float64)
        self._run(JUDGE, "evaluate_rows", weights, found)
        return found

    def observe(self, seats: Any = None) -> tuple[Any, Any]:
        """What a seat of each match sees, by default the one that decides: numbers and scalars.

        They are the parts and the scalars of the game's encoding, a row for each match; scalars are
        divided already. Where nobody decides, the first seat looks.
        """
        encoding, scales = self._encoding()
        viewers = self._viewers(self.host(self.seats).clip(0) if seats is None else seats)
        numbers = self._device.empty((self.games, encoding.number_count), np.int8)
        scalars = self._device.empty((self.games, encoding.scalar_count), np.float32)
        self._run(SEATS, "encode_rows", self._masks, viewers, scales, numbers, scalars)
        return numbers, scalars

    def await_seats(self, seats: Any, policy: str = "random") -> None:
        """Let the other seats play until the given seat of each match decides, or it is over."""
        _check_policy(policy)
        viewers = self._viewers(seats)
        if policy == "random":
            self._run(SEATS, "await_rows", self._masks, viewers)
        else:
            judge, weights = self._judge()
            self._run(SEATS, "await_greedy_rows", self._masks, viewers, weights, room=judge.words)

    def reset(self, which: Any) -> None:
        """Begin some matches anew, each with one of the setups of this batch."""
        wanted = self._taken(which)
        if wanted is None or wanted.shape != (self.games,) or wanted.dtype != np.bool_:
            raise Malformed(f"say of each of the {self.games} matches whether it begins anew")
        self._begin(wanted)

    def state(self, number: int) -> State:
        """A match as a state of the reference engine."""
        if not 0 <= number < self.games:
            raise Malformed(f"matches are 0 to {self.games - 1}, not {number}")
        row = self.host(self._states[number : number + 1])[0]
        setup = self._setups[self.host(self._which[number : number + 1])[0]]
        state: State = self._kernel.read_state(setup, row)
        return state

    def clone(self) -> Self:
        """A copy that goes on independently; with equal choices it plays the same matches."""
        other = copy(self)
        for name in ("_which", "_lives", "_states", "_masks"):
            setattr(other, name, self._device.copy(getattr(self, name), np.int64))
        return other

    def reseed(self, seed: int) -> None:
        """From now on chance, in these matches and in those after them, follows another seed."""
        _check_seed(seed)
        self._seed = _stream(seed)
        self._lives = self._device.put(np.zeros(self.games, np.int64))
        self._run(RULES, "seed_rows", self._lives, self._seed)

    def resample(self, seats: Any, seed: int) -> None:
        """Draw all anew that a seat of each match cannot know: what it sees stays as it is.

        The reference engine does it, one match after the other.
        """
        _check_seed(seed)
        viewers, random = self.host(self._viewers(seats)), Random(seed)
        states = [self.state(n).resample(seat, random) for n, seat in enumerate(viewers.tolist())]
        streams = self.host(self._states)[:, [SEED, DRAWN]]
        rows = self._lay(states)
        rows[:, [SEED, DRAWN]] = streams
        self._states = self._device.put(rows)
        self._roll()

    def host(self, array: Any) -> NDArray[Any]:
        """An array of this batch as one of numpy, wherever it lies."""
        return self._device.get(array)

    def _begin(self, wanted: Any) -> None:
        self._run(RULES, "begin_rows", self._lives, self._device.take(wanted), self._seed)
        self._roll()

    def _roll(self) -> None:
        """Let chance decide where the batch does that by itself, and find what is legal."""
        self._run(RULES, "step_rows", self._masks, self._nothing, self.rolls)

    def _judge(self) -> tuple[CompiledJudge, Any]:
        """The judge of the game, and its weights on the device."""
        judge = self._kernel.judge
        if judge is None:
            raise RegnumError(f"{self.game.title} has no compiled judge")
        if self._weights is None:
            self._weights = self._device.put(judge.weights(self.game.judge))
        return judge, self._weights

    def _encoding(self) -> tuple[Encoding[State], Any]:
        """How the game is given to nets, and what its scalars are divided by, on the device."""
        if self.game.encoding is None or self._kernel.encode is None:
            raise RegnumError(f"{self.game.title} has no compiled encoding")
        if self._scales is None:
            self._encoded: Encoding[State] = self.game.encoding()
            self._scales = self._device.put(np.array(self._encoded.scales, np.float64))
        return self._encoded, self._scales

    def _taken(self, array: Any) -> Any:
        """An array of any library as one of the device; None if it is no array."""
        try:
            return self._device.take(array)
        except (TypeError, ValueError):
            return None

    def _checked(self, choices: Any) -> Any:
        """Choices as an array of the device, in the form that the loops need."""
        wanted = self._taken(choices)
        if wanted is None or wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise Malformed(
                f"one choice for each of the {self.games} matches is needed, as whole numbers"
            )
        is_plain = wanted.dtype == np.int64 and wanted.strides == (wanted.dtype.itemsize,)
        return wanted if is_plain else self._device.copy(wanted, np.int64)

    def _viewers(self, seats: Any) -> Any:
        """A seat for each match."""
        wanted = self._checked(seats)
        found = self.host(wanted)
        if found.min() < 0 or found.max() >= self.players:
            raise Malformed(f"seats are 0 to {self.players - 1}, one for each match")
        return wanted

    def _illegal(self, choices: Any) -> NDArray[np.bool_]:
        """Which choices are illegal; none where a match is over."""
        return self.host(self._found("check_rows", (self.games,), np.bool_, self._masks, choices))

    def _refuse(self, what: str, wanted: Any, illegal: NDArray[np.bool_]) -> None:
        """Raise an error about the first match whose choice is illegal, if there is one."""
        if illegal.any():
            match = int(illegal.argmax())
            reason = Reason("illegal", f"it is not legal in match {match} of the batch")
            raise Illegal(f"{what} {self.host(wanted)[match]}", reason)

    def _found(self, loop: str, shape: tuple[int, ...], kind: DTypeLike, *more: object) -> Any:
        """What a loop of the rules writes into a new array."""
        found = self._device.empty(shape, kind)
        self._run(RULES, loop, *more, found)
        return found

    def _run(self, file: str, loop: str, *more: object, room: int = 0) -> None:
        """Run a loop over all matches."""
        matches = self._rows, self._which, self._states
        self._device.run(file, loop, self.games, *matches, *more, room=room)


def _check_seed(seed: int) -> None:
    if type(seed) is not int or not 0 <= seed < MAX_SEED:
        raise Malformed(f"seed {seed!r} is not a number from 0 to {MAX_SEED - 1}")


def _stream(seed: int) -> int:
    """The number that all streams of a batch follow from."""
    return int(SeedSequence(seed).generate_state(1, np.uint64)[0] >> 1)


@cache
def _choices_of_actions(key: str) -> NDArray[np.int64]:
    """The choice that each action of a game is."""
    game, choice_of = find_game(key), find_kernel(key).choice_of
    actions = range(game.action_count)
    return np.array([choice_of(n) if n in game.action_texts else NO_CHOICE for n in actions])


def _check_policy(policy: str) -> None:
    if policy not in POLICIES:
        raise unknown("policy", policy, POLICIES)


def _open_device(key: str, device: str, threads: int | None) -> Device:
    if device == "cpu":
        return Cores(key, threads)
    if device == "cuda":
        return Gpu(key)
    raise unknown("device", device, ("cpu", "cuda"))
