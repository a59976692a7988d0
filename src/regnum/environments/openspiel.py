"""OpenSpiel: games with explicit chance, for its algorithms.

Importing this module makes them known: `pyspiel.load_game("regnum_GAME(players=3)")`, with hyphens
written as `_` in the name of the game. The options of a game are its parameters; further ones are
`actions` and `reward` as everywhere, and `deal`, a number: what the options leave open follows from
it, so that an OpenSpiel game is one deal.
"""

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from regnum.core.contract import AnyGame, State
from regnum.core.errors import RegnumError
from regnum.core.registry import deal_spec, find_game, game_keys
from regnum.core.seats import CHANCE, NOBODY, Seat, seat_name
from regnum.core.spec import print_spec
from regnum.environments.observing import COMPACT
from regnum.environments.terms import MARGIN, WIN, Terms, final_rewards

PREFIX = "regnum_"
ACTIONS, REWARD, DEAL = "actions", "reward", "deal"
MOST_DECISIONS = 5000  # longer than any match
MOST_POINTS = 1000  # more than any margin
UNSEEN = "?"
DIGEST_BYTES = 16


def game_name(key: str) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + key.replace("-", "_")


def register_all() -> None:
    """Make all games known to OpenSpiel."""
    known = {game_type.short_name for game_type in pyspiel.registered_games()}
    for key in game_keys():
        if game_name(key) not in known:
            pyspiel.register_game(_game_type(find_game(key)), _game_class(key))


def _game_class(key: str) -> type["SpielGame"]:
    return type("SpielGame", (SpielGame,), {"key": key})


def _game_type(game: AnyGame, reward: str = MARGIN, players: int = 0) -> Any:
    defaults: dict[str, int | str] = {
        option.name: int(option.default) if option.default.isdecimal() else option.default
        for option in game.options
    }
    is_zero_sum = reward not in (MARGIN, WIN) or (reward == MARGIN and players == 2)
    utilities = pyspiel.GameType.Utility
    shared = utilities.CONSTANT_SUM if reward == WIN else utilities.GENERAL_SUM
    return pyspiel.GameType(
        short_name=game_name(game.key),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if is_zero_sum else shared,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**defaults, ACTIONS: COMPACT, REWARD: MARGIN, DEAL: 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One deal of a game."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {name: _text(value) for name, value in given.items()}
        actions, reward = options.pop(ACTIONS, COMPACT), options.pop(REWARD, MARGIN)
        deal = int(options.pop(DEAL, "0"))
        game = find_game(self.key)
        defaults = {option.name: option.default for option in game.options}
        chosen = {name: value for name, value in options.items() if value != defaults.get(name)}
        self.terms = Terms(print_spec(self.key, chosen) if chosen else self.key, actions, reward)
        _, setup = deal_spec(self.terms.spec, deal)
        self.first: State = game.start(setup)
        players = setup.players
        ids = self.terms.ids.count
        least, most = {MARGIN: (-MOST_POINTS, MOST_POINTS), WIN: (0, 1)}.get(reward, (-1, 1))
        kind = _game_type(game, reward, players)
        sums = {"utility_sum": float(reward == WIN)} if _has_sum(kind) else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=ids,
            max_chance_outcomes=ids,
            num_players=players,
            min_utility=float(least),
            max_utility=float(most),
            max_game_length=MOST_DECISIONS,
            **sums,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """Before the first decision."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        """What looks at states."""
        if params:
            raise RegnumError(f"observers have no parameters, not {params}")
        return SpielObserver(self.terms, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """The most outcomes of chance that a match can have."""
        return MOST_DECISIONS


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _has_sum(kind: Any) -> bool:
    return kind.utility in (
        pyspiel.GameType.Utility.ZERO_SUM,
        pyspiel.GameType.Utility.CONSTANT_SUM,
    )


class Progress:
    """A match so far, and what each seat has seen of it; copied when a state is cloned."""

    __slots__ = ("actions", "memories", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[int] = []
        self.memories: dict[Seat, Memory] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        other = Progress.__new__(Progress)
        other.state = self.state.copy()
        other.actions = self.actions[:]
        other.memories = self.memories.copy()  # they are replaced, never changed
        return other


class Memory:
    """All that a seat has seen up to some moment, in short. It is never changed."""

    __slots__ = ("count", "digest", "seen", "state")

    def __init__(self, state: State, count: int, seen: tuple[str, ...], digest: bytes) -> None:
        self.state = state
        self.count = count  # of the actions that led there
        self.seen = seen
        self.digest = digest

    @classmethod
    def new(cls, state: State, seat: Seat, seen: tuple[str, ...] = ()) -> Self:
        """Where the memory of a seat begins."""
        return cls(state, 0, seen, _digest(b"", state, seat))

    def after(self, actions: list[int], seat: Seat) -> "Memory":
        """The same, with what came after it."""
        state, digest, seen = self.state.copy(), self.digest, list(self.seen)
        for action in actions[self.count :]:
            is_seen = seat in state.witnesses()
            text = state.game.action_text(action) if is_seen else UNSEEN
            seen.append(f"{seat_name(state.seat)} {text}")
            state.apply(action)
            digest = _digest(digest, state, seat)
        return Memory(state, len(actions), tuple(seen), digest)


def _digest(before: bytes, state: State, seat: Seat) -> bytes:
    return sha256(before + repr(state.view(seat)).encode()).digest()[:DIGEST_BYTES]


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A moment of a match. What a clone copies is all in `progress`, which is quick to copy."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = _Shared(game.terms, game.first)
        self.progress = Progress(game.first.copy())

    def current_player(self) -> int:
        """Who decides."""
        seat = self.progress.state.seat
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.shared.terms.ids.listed(self.progress.state.legal_mask)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, and how likely that is."""
        outcomes = self.progress.state.chance_outcomes()
        whole = sum(weight for _, weight in outcomes)
        id_of = self.shared.terms.ids.id_of
        return sorted((id_of(action), weight / whole) for action, weight in outcomes)

    def _apply_action(self, number: int) -> None:
        progress = self.progress
        action = self.shared.terms.ids.action_of(number, progress.state.legal_mask)
        progress.state.apply(action)
        progress.actions.append(action)

    def _action_to_string(self, player: int, number: int) -> str:
        ids, state = self.shared.terms.ids, self.progress.state
        try:
            action = ids.action_of(number, state.legal_mask)
        except RegnumError:
            action = ids.meant_by(number)  # it is told of another moment
        return state.game.action_text(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.progress.state.seat == NOBODY

    def returns(self) -> list[float]:
        """The reward of each seat: nothing before the end."""
        return final_rewards(self.progress.state, self.shared.terms.reward)

    def __str__(self) -> str:
        return self.progress.state.position_line()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that could be the true one, for all that a player knows.

        From there on it goes its own way. Its history is still that of the true state, so it is for
        search, not to be stored. What the others have seen is imagined to be what the player has.
        """
        mine = self._memory(player)
        other: SpielState = self.clone()
        state = self.progress.state.resample(player, Random(int(sampler() * 2**53)))
        progress = other.progress = Progress(state)
        for seat in range(self.shared.terms.players):
            progress.memories[seat] = Memory.new(state.copy(), seat, mine.seen)
        progress.memories[player] = Memory(state.copy(), 0, mine.seen, mine.digest)
        return other

    def remembered(self, player: Seat) -> str:
        """All that a player has seen, decision by decision, and a digest of every view."""
        memory = self._memory(player)
        return f"{seat_name(player)}: {', '.join(memory.seen)} #{memory.digest.hex()}"

    def _memory(self, player: Seat) -> Memory:
        progress = self.progress
        memory = progress.memories.get(player) or Memory.new(self.shared.first, player)
        if memory.count < len(progress.actions):
            memory = memory.after(progress.actions, player)
        progress.memories[player] = memory
        return memory


class _Shared:
    """What all states of a game share: a clone does not copy it."""

    __slots__ = ("first", "terms")

    def __init__(self, terms: Terms, first: State) -> None:
        self.terms = terms
        self.first = first

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Shared":
        return self


class SpielObserver:
    """The arrays of the game's encoding, or a text of what a player sees or has seen."""

    def __init__(self, terms: Terms, has_recall: bool) -> None:
        self._terms = terms
        self._has_recall = has_recall
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if not has_recall:  # a whole match has no tensor of a useful size
            shapes = terms.observer.shapes
            self.tensor = np.zeros(
                sum(int(np.prod(shape)) for shape in shapes.values()), np.float32
            )
            start = 0
            for name, shape in shapes.items():
                size = int(np.prod(shape))
                self.dict[name] = self.tensor[start : start + size].reshape(shape)
                start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        if self._has_recall:
            return
        for name, array in self._terms.observer.observe(state.progress.state, player).items():
            self.dict[name][:] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or has seen."""
        if self._has_recall:
            return state.remembered(player)
        return str(state.progress.state.view(player))


register_all()
