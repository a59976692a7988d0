"""What nets are given of a game that has no encoding of its own: its view, hashed.

Every leaf of the view is a feature, named by the path to it and, if the leaf is a word, that word.
Its number, squeezed between -1 and 1, is added at the place that the hash of the name points to;
some features share a place. Nets can learn from it, and it holds nothing that the seat may not
see. An encoding made for the game is better.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from regnum.core.contract import AnyGame, Json, State
from regnum.core.encoding import Encoding, Feature
from regnum.core.seats import SEAT_LETTERS, Seat

PLACES = 256


def plain_encoding(game: AnyGame) -> Encoding[State]:
    """An encoding for any game."""
    scalars = (
        Feature("viewer", "the seat that looks", len(SEAT_LETTERS)),
        Feature("hashed", "what this seat may see, hashed", PLACES),
    )
    return Encoding((), scalars, _encode, game.action_count, lambda action: action)


def _encode(state: State, seat: Seat, numbers: Any, scalars: Any) -> None:
    scalars[:] = 0
    scalars[seat] = 1
    for path, number in _leaves("", state.view(seat)):
        place = crc32(path.encode()) % PLACES
        scalars[len(SEAT_LETTERS) + place] += number / (1 + abs(number))


def _leaves(path: str, value: Json) -> Iterator[tuple[str, float]]:
    """Each number or word of a view, with the path to it."""
    if isinstance(value, str):
        yield f"{path}={value}", 1
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _leaves(f"{path}/{name}", inner)
    elif isinstance(value, Sequence):
        for place, inner in enumerate(value):
            yield from _leaves(f"{path}/{place}", inner)
    elif value is not None:
        yield path, float(value)
