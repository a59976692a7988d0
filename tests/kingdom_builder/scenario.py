"""Positions for tests, in the words of the game."""

from collections.abc import Mapping

from regnum.core.bits import mask_of
from regnum.core.chance import Source
from regnum.core.contract import Json
from regnum.core.seats import SEAT_LETTERS, parse_seat
from regnum.kingdom_builder.actions import ACTION_TEXTS, parse_action
from regnum.kingdom_builder.board import names_of, neighbours, parse_cell
from regnum.kingdom_builder.data import BUILDABLE, SECTORS, TERRAIN_LETTERS, TERRAIN_NAMES
from regnum.kingdom_builder.notation import parse_position, print_position
from regnum.kingdom_builder.rules.turn import AFTER, MANDATORY
from regnum.kingdom_builder.setup import deal
from regnum.kingdom_builder.state import NO_CARD, State


def scenario(
    *,
    sectors: str = "tavern/paddock/oasis/farm",
    cards: str = "fishermen/knights/merchants",
    nomad_tokens: str = "none",
    turn: str = "A",
    card: str = "grass",
    settlements: Mapping[str, str] | None = None,
    walls: str = "",
    tokens: Mapping[str, str] | None = None,
    first: str = "A",
    players: int = 2,
    mandatory_done: bool = False,
    last_round: bool = False,
    **options: str,
) -> State:
    """A position at the start of a seat's turn, or after its mandatory action.

    settlements: hexes per seat, as in {"A": "c4 c5", "B": "k10"}.
    tokens: per seat the location or nomad hexes it took a token from, with ! usable now,
    + held but used or fresh, - lost, as in {"A": "h7! c7+"}; usable only for the seat at turn.
    Other options of the game are given by name with _ for -, as in sword_chooser="owner".
    Everybody else holds a grass card, the pile holds the remaining cards.
    """
    setup = deal(
        {
            "players": str(players),
            "nomads": "yes",
            "sectors": sectors,
            "cards": cards,
            "nomad-tokens": nomad_tokens,
            "first": first,
            **{name.replace("_", "-"): value for name, value in options.items()},
        },
        Source(0, "setup"),
    )
    state = State(setup)
    state.turn = parse_seat(turn, players)
    state.cards = [0] * players
    state.cards[state.turn] = TERRAIN_NAMES.index(card) if card else NO_CARD
    for held in state.cards:
        if held != NO_CARD:
            state.deck[held] -= 1
    for letter, names in (settlements or {}).items():
        seat = SEAT_LETTERS.index(letter)
        cells = mask_of(parse_cell(name) for name in names.split())
        state.settlements[seat] = cells
        state.reach[seat] = neighbours(cells)
        state.empty &= ~cells
    state.walls = mask_of(parse_cell(name) for name in walls.split())
    state.empty &= ~state.walls
    for letter, marks in (tokens or {}).items():
        seat = SEAT_LETTERS.index(letter)
        for mark in marks.split():
            home = 1 << setup.homes.index(parse_cell(mark[:-1]))
            state.taken[seat] |= home
            if mark[-1] != "-":
                state.held[seat] |= home
            if mark[-1] == "!":
                state.ready |= home
    state.ending = last_round
    state.stack = [AFTER] if mandatory_done else [AFTER, MANDATORY]
    return parse_position(print_position(state))


def gold(state: State, seat: str, source: str) -> int:
    """What a seat has from one card, or from `castles` or `treasure`, if the game ended now."""
    return state.scores()[SEAT_LETTERS.index(seat)].by_source().get(source, 0)


def held(state: State, seat: str) -> dict[str, bool]:
    """The homes of a seat's tokens, each with whether it can be used now."""
    tokens = state.position()["tokens"]
    assert isinstance(tokens, dict)
    return {token["home"]: token["usable"] for token in tokens[seat]}


def settlements(state: State, seat: str) -> set[str]:
    """The hexes that a seat has built on."""
    return set(names_of(state.settlements[SEAT_LETTERS.index(seat)]))


def cards(state: State, where: str) -> dict[str, Json]:
    """How many cards of each terrain are in the `deck`, the `discards` or `removed`."""
    counts = state.position()[where]
    assert isinstance(counts, dict)
    return {terrain: count for terrain, count in counts.items() if count}


def card_of(state: State, seat: str) -> Json:
    """The terrain card of a seat, or nothing."""
    return state.private(SEAT_LETTERS.index(seat))["card"]


def with_pile(state: State, pile: str, discards: str) -> State:
    """The same position with another pile and other discards, as in the position line."""
    fields = print_position(state).split(" ")
    fields[4:6] = [pile, discards]
    return parse_position(" ".join(fields))


def hexes(terrain: str, sectors: str = "tavern/paddock/oasis/farm") -> list[str]:
    """Every hex of a terrain on a map, in reading order."""
    letter = TERRAIN_LETTERS[TERRAIN_NAMES.index(terrain)]
    left_top, right_top, left_bottom, right_bottom = (
        tuple(row[::-1] for row in reversed(SECTORS[name.removesuffix("180")]))
        if name.endswith("180")
        else SECTORS[name]
        for name in sectors.split("/")
    )
    rows = [
        left + right
        for side_by_side in ((left_top, right_top), (left_bottom, right_bottom))
        for left, right in zip(*side_by_side, strict=True)
    ]
    return [
        f"{'abcdefghijklmnopqrst'[column]}{row + 1}"
        for row, letters in enumerate(rows)
        for column, found in enumerate(letters)
        if found == letter
    ]


def land(sectors: str = "tavern/paddock/oasis/farm") -> list[str]:
    """Every hex of a map that one builds on, terrain by terrain."""
    return [name for terrain in BUILDABLE for name in hexes(TERRAIN_NAMES[terrain], sectors)]


def crowd(
    terrain: str, *, but: str = "", seats: str = "BC", sectors: str = "tavern/paddock/oasis/farm"
) -> dict[str, str]:
    """Settlements of some seats on every hex of a terrain but a few, dealt in equal parts."""
    filled = [name for name in hexes(terrain, sectors) if name not in but.split()]
    return {seat: " ".join(filled[n :: len(seats)]) for n, seat in enumerate(seats)}


def take_turn(state: State) -> State:
    """The state after an ordinary turn: no tokens, the first legal hexes, the first card."""
    state = state.copy()
    turn = state.turn
    while state.turn == turn and not state.is_over:
        texts = [ACTION_TEXTS[action] for action in state.legal_actions()]
        state.apply(parse_action(next(text for text in texts if not text.startswith("use "))))
    return state
