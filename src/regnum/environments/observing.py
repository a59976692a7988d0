"""What a seat sees as named arrays, and the ids of actions: the same in all adapters."""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from regnum.core.bits import bits
from regnum.core.contract import Action, AnyGame, State
from regnum.core.encoding import Encoding
from regnum.core.errors import Illegal, Reason
from regnum.core.registry import find_game
from regnum.core.seats import Seat
from regnum.environments.plain import plain_encoding

Arrays: TypeAlias = dict[str, NDArray[Any]]
Mask: TypeAlias = NDArray[np.int8]

COMPACT, STABLE = "compact", "stable"
SCALARS = "scalars"


class Observer:
    """How moments are given to nets: by the game's encoding, or a plain one if it has none."""

    def __init__(self, game: AnyGame) -> None:
        self.encoding: Encoding[State] = (
            plain_encoding(game) if game.encoding is None else game.encoding()
        )
        self._scales = np.array(self.encoding.scales, np.float64)
        self._places: list[tuple[str, slice, tuple[int, ...]]] = []  # of the parts
        start = 0
        for part in self.encoding.parts:
            place = slice(start, start + part.size)
            self._places.append((part.name, place, (part.rows, *part.shape)))
            start += part.size

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The name and the shape of each array."""
        shapes = {name: shape for name, _, shape in self._places}
        return {**shapes, SCALARS: (self.encoding.scalar_count,)}

    def observe(self, state: State, seat: Seat) -> Arrays:
        """What a seat sees."""
        numbers = np.zeros(self.encoding.number_count, np.int8)
        raw = np.empty(self.encoding.scalar_count, np.float32)
        self.encoding.encode(state, seat, numbers, raw)
        return self.named(numbers, (raw / self._scales).clip(-1, 1).astype(np.float32))

    def named(self, numbers: NDArray[Any], scalars: NDArray[Any]) -> Arrays:
        """The arrays by name, from flat rows of numbers; of one match or of many."""
        matches = numbers.shape[:-1]
        named = {
            name: numbers[..., place].reshape(*matches, *shape)
            for name, place, shape in self._places
        }
        named[SCALARS] = scalars
        return named


class Ids:
    """The numbers of actions in an environment: those of the game, or the compact ones."""

    def __init__(self, game: AnyGame, encoding: Encoding[State], actions: str) -> None:
        self.is_compact = actions == COMPACT
        self._bytes = (game.action_count + 7) // 8
        self._action_count = game.action_count
        self.count = encoding.choices if self.is_compact else game.action_count
        texts = game.action_texts
        self._ids = np.array(
            [
                (encoding.choice_of(action) if self.is_compact else action)
                if action in texts
                else 0
                for action in range(game.action_count)
            ]
        )
        self._actions: list[int] = [0] * self.count  # for each id the set of actions it stands for
        for action in texts:
            self._actions[self._ids[action]] |= 1 << action
        self.nothing: Mask = np.zeros(self.count, np.int8)  # where nothing is legal
        self.nothing.flags.writeable = False

    def mask(self, legal: int) -> Mask:
        """A set of actions as a one for the id of each."""
        packed = np.frombuffer(legal.to_bytes(self._bytes, "little"), np.uint8)
        mask = np.unpackbits(packed, count=self._action_count, bitorder="little")
        if not self.is_compact:
            return mask.astype(np.int8)
        found = np.zeros(self.count, np.int8)
        found[self._ids[np.flatnonzero(mask)]] = 1
        return found

    def listed(self, legal: int) -> list[int]:
        """A set of actions as their ids, ascending."""
        if not self.is_compact:
            return list(bits(legal))
        return sorted(self._ids[list(bits(legal))].tolist())

    def id_of(self, action: Action) -> int:
        """The id of an action."""
        return int(self._ids[action])

    def action_of(self, number: int, legal: int) -> Action:
        """The legal action with an id; an illegal id is refused."""
        found = self._actions[number] & legal if 0 <= number < self.count else 0
        if not found:
            raise Illegal(f"id {number}", Reason("illegal", "no legal action has this id now"))
        return found.bit_length() - 1

    def meant_by(self, number: int) -> Action:
        """Some action with an id, legal or not; an id that no action has is refused."""
        if not 0 <= number < self.count or not self._actions[number]:
            raise Illegal(f"id {number}", Reason("no-action", "no action has this id"))
        return self._actions[number].bit_length() - 1


@cache
def observer_of(key: str) -> Observer:
    """The observer of a game."""
    return Observer(find_game(key))


@cache
def ids_of(key: str, actions: str) -> Ids:
    """The ids of a game."""
    return Ids(find_game(key), observer_of(key).encoding, actions)
