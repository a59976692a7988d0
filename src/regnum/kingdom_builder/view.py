"""A state as plain data: what lies open, what one seat knows, and the whole of it."""

from regnum.core.bits import bits
from regnum.core.contract import Json
from regnum.core.seats import SEAT_LETTERS, Seat, seat_name
from regnum.kingdom_builder.board import CELL_NAMES, names_of
from regnum.kingdom_builder.data import (
    CARDS_PER_TERRAIN,
    CASTLE_LETTER,
    DONATED_SETTLEMENTS,
    GOLD_SOURCES,
    KIND_NAMES,
    LOCATION_LETTER,
    NOMADS_LETTER,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
    TOKENS_PER_LOCATION,
    WALLS,
)
from regnum.kingdom_builder.hidden import is_card_revealed
from regnum.kingdom_builder.picture.scene import GEOMETRY
from regnum.kingdom_builder.setup import Setup
from regnum.kingdom_builder.state import NO_CARD, State


def describe(setup: Setup) -> dict[str, Json]:
    """The setup as plain data."""
    return {
        "players": setup.players,
        "seats": list(SEAT_LETTERS[: setup.players]),
        "first": seat_name(setup.first),
        "nomads": setup.nomads,
        "sectors": [{"name": name, "rotated": turned} for name, turned in setup.sectors],
        "map": list(setup.board.rows),
        "terrains": dict(zip(TERRAIN_LETTERS, TERRAIN_NAMES, strict=True)),
        "sites": {CASTLE_LETTER: "castle", LOCATION_LETTER: "location", NOMADS_LETTER: "nomads"},
        "tokens_per_location": TOKENS_PER_LOCATION,
        "settlements_per_donation": DONATED_SETTLEMENTS,
        "cards": list(setup.cards),
        "locations": {
            CELL_NAMES[cell]: KIND_NAMES[kind] for cell, kind in setup.board.locations.items()
        },
        "nomad_tokens": {
            CELL_NAMES[cell]: KIND_NAMES[kind]
            for cell, kind in zip(setup.homes, setup.kinds, strict=True)
            if cell in setup.board.nomads
        },
        "walls": WALLS if setup.has_walls else 0,
        "geometry": GEOMETRY,
        "rulings": {
            "sword-loses-tokens": setup.sword_loses_tokens,
            "moves-score": setup.moves_score,
            "families-gaps": setup.families_gaps,
            "step-tokens": setup.step_tokens,
            "sword-chooser": "owner" if setup.owner_chooses else "user",
        },
    }


def public(state: State) -> dict[str, Json]:
    """Everything that lies open on the table."""
    setup = state.setup
    seats = range(setup.players)
    return {
        "seat": seat_name(state.seat),
        "turn": seat_name(state.turn),
        "pending": [{"what": step.name, **step.describe(state)} for step in state.stack],
        "settlements": {seat_name(s): list(names_of(state.settlements[s])) for s in seats},
        "supply": {seat_name(s): state.supply(s) for s in seats},
        "walls": list(names_of(state.walls)),
        "walls_left": WALLS - state.walls.bit_count() if setup.has_walls else 0,
        "tokens": {seat_name(s): _tokens(state, s) for s in seats},
        "taken": {
            seat_name(s): [CELL_NAMES[setup.homes[home]] for home in bits(state.taken[s])]
            for s in seats
        },
        "tokens_left": {
            CELL_NAMES[setup.homes[home]]: state.left_on(home)
            for home in bits(setup.location_homes)
        },
        "nomad_tokens": {
            CELL_NAMES[setup.homes[home]]: KIND_NAMES[setup.kinds[home]]
            for home in bits(setup.nomad_homes)
            if state.left_on(home)
        },
        "played_card": _card(state.cards[state.turn]) if is_card_revealed(state) else None,
        "pile": sum(state.deck),
        "discards": _counts(state.discards),
        "removed": _counts(_removed(state)),
        "gold": {seat_name(s): _gold(state, s) for s in seats},
        "last_round": state.ending,
    }


def private(state: State, seat: Seat) -> dict[str, Json]:
    """What one seat alone knows: its own card."""
    return {"card": _card(state.cards[seat])}


def position(state: State) -> dict[str, Json]:
    """The whole position, every card included."""
    return {
        **public(state),
        "cards": {seat_name(s): _card(card) for s, card in enumerate(state.cards)},
        "deck": _counts(state.deck),
    }


def _tokens(state: State, seat: Seat) -> list[Json]:
    setup = state.setup
    ready = state.ready if seat == state.turn else 0
    return [
        {
            "token": KIND_NAMES[setup.kinds[home]],
            "home": CELL_NAMES[setup.homes[home]],
            "usable": bool(ready >> home & 1),
        }
        for home in bits(state.held[seat])
    ]


def _card(card: int) -> str | None:
    return None if card == NO_CARD else TERRAIN_NAMES[card]


def _counts(counts: list[int]) -> dict[str, Json]:
    return {TERRAIN_NAMES[terrain]: count for terrain, count in enumerate(counts)}


def _removed(state: State) -> list[int]:
    return [
        CARDS_PER_TERRAIN - state.deck[t] - state.discards[t] - state.cards.count(t)
        for t in range(len(state.deck))
    ]


def _gold(state: State, seat: Seat) -> dict[str, Json]:
    return dict(zip(GOLD_SOURCES, state.booked_for(seat), strict=True))
