"""What a picture of the board shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from regnum.kingdom_builder.board import CELL_NAMES, SIZE, cell_at

Hex = tuple[int, int]  # row, column

# Where hexes lie in the picture: the board's corner, the width of a hex and its radius.
RADIUS = 30.0
WIDTH = sqrt(3) * RADIUS
LEFT, TOP = 66.0, 60.0


@dataclass(frozen=True)
class Scene:
    """What a picture of the board shows."""

    terrain: tuple[str, ...]  # a letter a hex: G C D F T W M, S castle, L location, N nomads
    places: Mapping[Hex, str]  # location hexes and their kind
    tokens: Mapping[Hex, int]  # location tokens left on a location hex: 2, 1 or 0
    nomads: Mapping[Hex, str]  # nomad hexes that still hold a token, and its kind
    settlements: tuple[frozenset[Hex], ...]  # per seat, A to E
    walls: frozenset[Hex]
    marks: frozenset[Hex] = frozenset()  # legal targets to outline
    last: Hex | None = None  # the latest piece
    cards: tuple[str, ...] = ()  # the cards in play


def all_hexes() -> list[Hex]:
    """All hexes, row by row."""
    return [(row, column) for row in range(SIZE) for column in range(SIZE)]


def hex_name(place: Hex) -> str:
    """The name of a hex."""
    return CELL_NAMES[cell_at(*place)]
