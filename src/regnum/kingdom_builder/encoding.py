"""A moment of Kingdom Builder for nets: the map as planes, all else as scalars.

`kernel/encoding.py` writes the same from rows, feature by feature.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from regnum.core.bits import bits
from regnum.core.encoding import Encoding, Feature, Part, starts_of
from regnum.core.seats import CHANCE, NOBODY, SEAT_LETTERS, Seat
from regnum.kingdom_builder.actions import BUILD, CHOICES, MOVE, TAKE, WALL, choice_of
from regnum.kingdom_builder.board import BOARD, INDICES, PLACES, SIZE, Board, Cells
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    BUILDABLE,
    CARDS_PER_TERRAIN,
    FIRST_DONATION,
    GOLD_SOURCES,
    KIND_NAMES,
    MANDATORY_SETTLEMENTS,
    RED_CARDS,
    RESETTLEMENT_STEPS,
    SETTLEMENTS_PER_SEAT,
    TERRAIN_NAMES,
    TOKENS_PER_LOCATION,
    WALLS,
)
from regnum.kingdom_builder.hidden import is_card_revealed
from regnum.kingdom_builder.rules.building import TokenBuild
from regnum.kingdom_builder.rules.donation import Donation
from regnum.kingdom_builder.rules.moves import Lift, SetDown
from regnum.kingdom_builder.rules.sword import Strike
from regnum.kingdom_builder.rules.turn import Mandatory
from regnum.kingdom_builder.rules.walls import Walling
from regnum.kingdom_builder.state import NO_CARD, State

SEATS = len(SEAT_LETTERS)
KINDS = len(KIND_NAMES)
TERRAINS = len(BUILDABLE)
CARDS = (*BASE_CARDS, *RED_CARDS)
# Steps by their names, in the order of the compiled rules.
STEPS = (
    *("after", "mandatory", "build", "donation", "outpost", "take"),
    *("move", "wall", "sword", "draw", "replace", "over"),
)
RULINGS = 5

MAP = Part(
    "map",
    (SIZE, SIZE),
    (
        Feature("terrain", f"one plane each: {', '.join(TERRAIN_NAMES)}", len(TERRAIN_NAMES)),
        Feature("castle", "castles"),
        Feature("location", "location hexes"),
        Feature("nomads", "nomad hexes"),
        Feature("tokens", "how many tokens are left here, one plane for each kind", KINDS),
        Feature("settlements", "one plane for each seat", SEATS),
        Feature("taken", "hexes that a seat has had a token from, one plane for each seat", SEATS),
        Feature("reach", "hexes that touch an own settlement"),
        Feature("empty", "hexes without settlement or wall; none with a site"),
        Feature("walls", "stone walls"),
        Feature("legal", "hexes that this seat may decide for now"),
        Feature("built", "built in this mandatory action so far"),
        Feature("lifted", "where the settlement came from that is being moved"),
        Feature("stepped", "where a Resettlement has stepped so far"),
    ),
    TOKENS_PER_LOCATION,
)
SCALARS = (
    Feature("present", "1 for each seat at the table", SEATS),
    Feature("deciding", "the seat that decides", SEATS),
    Feature("turn", "the seat whose turn it is", SEATS),
    Feature("first", "the seat that began", SEATS),
    Feature("chance", "chance decides"),
    Feature("over", "the game is over"),
    Feature("supply", "settlements left to build", SEATS, SETTLEMENTS_PER_SEAT),
    Feature(
        "booked",
        f"gold booked during play; for each seat {', '.join(GOLD_SOURCES)}",
        SEATS * len(GOLD_SOURCES),
        50,
    ),
    Feature("held", "tokens held; for each seat one number a kind", SEATS * KINDS, 2),
    Feature("ready", "tokens that can still be used this turn, by kind", KINDS, 2),
    Feature("card", "the own terrain card", TERRAINS),
    Feature("played", "the terrain card that lies open", TERRAINS),
    Feature("pile", "cards in the pile", 1, CARDS_PER_TERRAIN * TERRAINS),
    Feature("discards", "cards on the discard pile, by terrain", TERRAINS, CARDS_PER_TERRAIN),
    Feature("removed", "cards out of the game, by terrain", TERRAINS, CARDS_PER_TERRAIN),
    Feature("scoring", f"the cards that score: {', '.join(CARDS)}", len(CARDS)),
    Feature("walls_left", "stone walls in the box", 1, WALLS),
    Feature("last_round", "somebody has built the last settlement"),
    Feature(
        "rulings",
        "sword-loses-tokens, moves-score, families-gaps, step-tokens, sword-chooser=owner",
        RULINGS,
    ),
    Feature("step", f"what is pending: {', '.join(STEPS)}", len(STEPS)),
    Feature("owed", "mandatory settlements still to build", 1, MANDATORY_SETTLEMENTS),
    Feature("left", "how often the pending step can be repeated", 1, RESETTLEMENT_STEPS),
    Feature("token", "the kind of token that is being used", KINDS),
    Feature("victims", "seats that a Sword still strikes", SEATS),
)
PLANES = starts_of(MAP.features)
PLACE = starts_of(SCALARS)

_BITS = np.array(sorted(PLACES, key=PLACES.__getitem__))  # row by row
_AT = {cell: row * SIZE + column for cell, (row, column) in PLACES.items()}
_BYTES = INDICES // 8
_STEP_NUMBERS = {name: number for number, name in enumerate(STEPS)}
_TOKENS, _SETTLEMENTS = PLANES["tokens"], PLANES["settlements"]


def _planes(sets: list[Cells]) -> Any:
    """Sets of hexes as planes."""
    packed = b"".join(cells.to_bytes(_BYTES, "little") for cells in sets)
    rows = np.frombuffer(packed, np.uint8).reshape(len(sets), _BYTES)
    return np.unpackbits(rows, axis=1, bitorder="little")[:, _BITS]


@lru_cache(maxsize=64)
def _ground(board: Board) -> Any:
    """What never changes of a map: terrains and sites."""
    locations = sum(1 << cell for cell in board.locations)
    nomads = sum(1 << cell for cell in board.nomads)
    return _planes([*board.terrain, board.castles, locations, nomads])


def encode(state: State, seat: Seat, numbers: Any, scalars: Any) -> None:
    """Write what a seat sees."""
    _encode_map(state, seat, numbers.reshape(MAP.rows, SIZE * SIZE))
    _encode_scalars(state, seat, scalars)


def _encode_map(state: State, seat: Seat, planes: Any) -> None:
    setup, players = state.setup, state.setup.players
    planes[:_TOKENS] = _ground(setup.board)
    settlements, had = [0] * SEATS, [0] * SEATS
    for other, own in enumerate(state.settlements):
        settlements[(other - seat) % players] = own
    for home, cell in enumerate(setup.homes):
        left = setup.stock[home]
        for other, taken in enumerate(state.taken):
            if taken >> home & 1:
                left -= 1
                had[(other - seat) % players] |= 1 << cell
        planes[_TOKENS + setup.kinds[home], _AT[cell]] = left
    legal = state.legal_mask if state.seat == seat else 0
    mandatory = state.pending(Mandatory)
    pending = state.stack[-1]
    planes[_SETTLEMENTS:] = _planes(
        [
            *settlements,
            *had,
            state.reach[seat],
            state.empty,
            state.walls,
            (legal >> BUILD | legal >> MOVE | legal >> TAKE | legal >> WALL) & BOARD,
            0 if mandatory is None else mandatory.built,
            1 << pending.start if isinstance(pending, SetDown) else 0,
            next((s.stepped for s in state.stack if isinstance(s, Lift | SetDown)), 0),
        ]
    )


def _encode_scalars(state: State, seat: Seat, scalars: Any) -> None:
    setup, players = state.setup, state.setup.players
    found = [0.0] * len(scalars)
    for other in range(players):
        at = (other - seat) % players
        found[PLACE["present"] + at] = 1
        found[PLACE["deciding"] + at] = other == state.seat
        found[PLACE["turn"] + at] = other == state.turn
        found[PLACE["first"] + at] = other == setup.first
        found[PLACE["supply"] + at] = state.supply(other)
        booked = PLACE["booked"] + at * len(GOLD_SOURCES)
        found[booked : booked + len(GOLD_SOURCES)] = state.booked_for(other)
        for home in bits(state.held[other]):
            found[PLACE["held"] + at * KINDS + setup.kinds[home]] += 1
    found[PLACE["chance"]] = state.seat == CHANCE
    found[PLACE["over"]] = state.seat == NOBODY
    for home in bits(state.ready):
        found[PLACE["ready"] + setup.kinds[home]] += 1
    if state.cards[seat] != NO_CARD:
        found[PLACE["card"] + state.cards[seat]] = 1
    if is_card_revealed(state) and state.cards[state.turn] != NO_CARD:
        found[PLACE["played"] + state.cards[state.turn]] = 1
    found[PLACE["pile"]] = sum(state.deck)
    for terrain in BUILDABLE:
        discards = state.discards[terrain]
        found[PLACE["discards"] + terrain] = discards
        found[PLACE["removed"] + terrain] = (
            CARDS_PER_TERRAIN - discards - state.deck[terrain] - state.cards.count(terrain)
        )
    for card in setup.cards:
        found[PLACE["scoring"] + CARDS.index(card)] = 1
    found[PLACE["walls_left"]] = WALLS - state.walls.bit_count()
    found[PLACE["last_round"]] = state.ending
    found[PLACE["rulings"] : PLACE["rulings"] + RULINGS] = (
        setup.sword_loses_tokens,
        setup.moves_score,
        setup.families_gaps,
        setup.step_tokens,
        setup.owner_chooses,
    )
    _encode_pending(state, seat, found)
    scalars[:] = found


def _encode_pending(state: State, seat: Seat, found: list[float]) -> None:
    pending, mandatory = state.stack[-1], state.pending(Mandatory)
    found[PLACE["step"] + _STEP_NUMBERS[pending.name]] = 1
    if mandatory is not None:
        found[PLACE["owed"]] = mandatory.left
    match pending:
        case TokenBuild(kind):
            found[PLACE["token"] + kind] = 1
        case Donation(terrain, left):
            found[PLACE["token"] + FIRST_DONATION + terrain] = 1
            found[PLACE["left"]] = left
        case Lift(kind, left) | SetDown(kind, left):
            found[PLACE["token"] + kind] = 1
            found[PLACE["left"]] = left
        case Walling(left):
            found[PLACE["left"]] = left
        case Strike(victims):
            for other in bits(victims):
                found[PLACE["victims"] + (other - seat) % state.setup.players] = 1


ENCODING: Encoding[State] = Encoding((MAP,), SCALARS, encode, CHOICES, choice_of)
