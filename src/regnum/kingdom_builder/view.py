"""A state as plain data: what lies open, what one seat knows, and the whole of it."""

from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.contract import Action, Json, Theme
from regnum.core.seats import SEAT_LETTERS, Seat, seat_name
from regnum.kingdom_builder.actions import BUILD
from regnum.kingdom_builder.board import CELL_NAMES, INDICES, PLACES, names_of
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    BUILDABLE,
    BUILDERS,
    CARDS_PER_TERRAIN,
    CASTLE_LETTER,
    DONATED_SETTLEMENTS,
    GOLD_SOURCES,
    KIND_NAMES,
    LOCATION_LETTER,
    LOCATION_NAMES,
    NOMAD_TOKEN_COUNTS,
    NOMADS_LETTER,
    NOMADS_SECTORS,
    RED_CARDS,
    RESETTLEMENT,
    SETTLEMENTS_PER_SEAT,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
    TOKENS_PER_LOCATION,
    WALLS,
)
from regnum.kingdom_builder.frames import (
    AFTER,
    DONATION,
    DRAWING,
    FRAME_NAMES,
    LIFT,
    MANDATORY,
    SET_DOWN,
    STRIKE,
    TOKEN_BUILD,
    WALLING,
    Frame,
)
from regnum.kingdom_builder.legal import NO_CARD
from regnum.kingdom_builder.scene import LEFT, RADIUS, TOP, WIDTH, Hex, Scene
from regnum.kingdom_builder.setup import Setup

if TYPE_CHECKING:
    from regnum.kingdom_builder.state import State


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
        "geometry": {"left": LEFT, "top": TOP, "width": WIDTH, "radius": RADIUS},
        "rulings": {
            "sword-loses-tokens": setup.sword_loses_tokens,
            "moves-score": setup.moves_score,
            "families-gaps": setup.families_gaps,
            "step-tokens": setup.step_tokens,
            "sword-chooser": "owner" if setup.owner_chooses else "user",
        },
    }


def components() -> dict[str, Json]:
    """What is in the box."""
    return {
        "terrains": [
            {"name": name, "buildable": terrain in BUILDABLE}
            for terrain, name in enumerate(TERRAIN_NAMES)
        ],
        "cards": [
            {"name": name, "nomads": name in RED_CARDS, "at_once": name in RED_CARDS}
            for name in ("castles", *BASE_CARDS, *RED_CARDS)
        ],
        "locations": [
            {
                "name": name,
                "nomads": name in NOMADS_SECTORS,
                "tokens": TOKENS_PER_LOCATION,
                "builds": kind in BUILDERS,
            }
            for kind, name in enumerate(LOCATION_NAMES)
        ],
        "nomad_tokens": [
            {"name": name, "count": count} for name, count in NOMAD_TOKEN_COUNTS.items()
        ],
        "settlements": SETTLEMENTS_PER_SEAT,
        "terrain_cards": CARDS_PER_TERRAIN,
        "walls": WALLS,
    }


def art() -> str:
    """All pictures of the game by their names."""
    from regnum.kingdom_builder.sprite import art_svg

    return art_svg()


def scenery(setup: Setup, theme: Theme) -> str:
    """The land of a match as a picture, without anything that comes and goes."""
    from regnum.kingdom_builder.svg import scenery_svg

    places = ((PLACES[cell], KIND_NAMES[kind]) for cell, kind in setup.board.locations.items())
    return scenery_svg(tuple(setup.board.rows), tuple(places), theme == "night")


def public(state: "State") -> dict[str, Json]:
    """Everything that lies open on the table."""
    setup = state.setup
    seats = range(setup.players)
    return {
        "seat": seat_name(state.seat),
        "turn": seat_name(state.turn),
        "pending": [_pending(state, frame) for frame in state.stack],
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
        "played_card": _card(state.cards[state.turn]) if _is_revealed(state) else None,
        "pile": sum(state.deck),
        "discards": _counts(state.discards),
        "removed": _counts(_removed(state)),
        "gold": {seat_name(s): _gold(state, s) for s in seats},
        "last_round": state.ending,
    }


def private(state: "State", seat: Seat) -> dict[str, Json]:
    """What one seat alone knows: its own card."""
    return {"card": _card(state.cards[seat])}


def position(state: "State") -> dict[str, Json]:
    """The whole position, every card included."""
    return {
        **public(state),
        "cards": {seat_name(s): _card(card) for s, card in enumerate(state.cards)},
        "deck": _counts(state.deck),
    }


def scene(state: "State", last: Action | None = None) -> Scene:
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


def _tokens(state: "State", seat: Seat) -> list[Json]:
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


def _is_revealed(state: "State") -> bool:
    return state.stack[0][0] == AFTER


def _card(card: int) -> str | None:
    return None if card == NO_CARD else TERRAIN_NAMES[card]


def _counts(counts: list[int]) -> dict[str, Json]:
    return {TERRAIN_NAMES[terrain]: count for terrain, count in enumerate(counts)}


def _removed(state: "State") -> list[int]:
    return [
        CARDS_PER_TERRAIN - state.deck[t] - state.discards[t] - state.cards.count(t)
        for t in range(len(state.deck))
    ]


def _gold(state: "State", seat: Seat) -> dict[str, Json]:
    start = seat * len(GOLD_SOURCES)
    return {source: state.gold[start + n] for n, source in enumerate(GOLD_SOURCES)}


def _pending(state: "State", frame: Frame) -> dict[str, Json]:
    """One frame in words, for whoever follows the game from outside."""
    kind, args = frame[0], frame[1:]
    words: dict[str, Json] = {"what": FRAME_NAMES[kind]}
    if kind == MANDATORY:
        owed = min(args[0], state.supply(state.turn))
        words |= {"owed": owed, "built": list(names_of(args[1]))}
    elif kind == TOKEN_BUILD:
        words["token"] = KIND_NAMES[args[0]]
    elif kind == DONATION:
        owed = min(args[1], state.supply(state.turn))
        words |= {"terrain": TERRAIN_NAMES[args[0]], "owed": owed}
    elif kind == LIFT:
        words |= _steps(args)
    elif kind == SET_DOWN:
        words |= {**_steps(args), "from": CELL_NAMES[args[3]]}
    elif kind == WALLING:
        words["left"] = args[0]
    elif kind == STRIKE:
        words["victims"] = [seat_name(seat) for seat in bits(args[0])]
    elif kind == DRAWING:
        words["for"] = seat_name(args[0])
    return words


def _steps(args: tuple[int, ...]) -> dict[str, Json]:
    words: dict[str, Json] = {"token": KIND_NAMES[args[0]], "steps_left": args[1]}
    if args[0] == RESETTLEMENT:
        words["stepped"] = list(names_of(args[2]))
    return words
