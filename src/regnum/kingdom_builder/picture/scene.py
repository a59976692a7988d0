"""What a picture of the board shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.kingdom_builder.actions import BUILD
from regnum.kingdom_builder.board import CELL_NAMES, INDICES, PLACES, SIZE, cell_at
from regnum.kingdom_builder.data import KIND_NAMES
from regnum.kingdom_builder.state import State

Hex = tuple[int, int]  # row, column

# Where hexes lie in the picture: the board's corner, the width of a hex and its radius.
RADIUS = 30.0
WIDTH = sqrt(3) * RADIUS
LEFT, TOP = 66.0, 60.0
GEOMETRY = {"left": LEFT, "top": TOP, "width": WIDTH, "radius": RADIUS}


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


def scene_of(state: State, last: Action | None = None) -> Scene:
    """What a picture of the board shows: pieces, what can be decided now, the latest piece."""
    setup = state.setup
    targets = state.legal_actions() if state.seat >= 0 else []
    return Scene(
        terrain=setup.board.rows,
        places={PLACES[cell]: KIND_NAMES[kind] for cell, kind in setup.board.locations.items()},
        tokens={
            PLACES[setup.homes[home]]: state.left_on(home) for home in bits(setup.location_homes)
        },
        nomads={
            PLACES[setup.homes[home]]: KIND_NAMES[setup.kinds[home]]
            for home in bits(setup.nomad_homes)
            if state.left_on(home)
        },
        settlements=tuple(
            frozenset(PLACES[cell] for cell in bits(own)) for own in state.settlements
        ),
        walls=frozenset(PLACES[cell] for cell in bits(state.walls)),
        marks=frozenset(place for place in map(_place, targets) if place is not None),
        last=None if last is None else _place(last),
        cards=setup.cards,
    )


def _place(action: Action) -> Hex | None:
    """The hex that an action names."""
    return PLACES[(action - BUILD) % INDICES] if action >= BUILD else None
