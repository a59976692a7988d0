"""The position line: a whole state as one line of text, and back.

    SPEC BOARD TURN CARDS PILE DISCARDS TOKENS GOLD FLAGS STACK

described in docs/notation.md. Every line that parses is a position that can be.
"""

import re
from collections.abc import Mapping

from regnum.core.bits import bits
from regnum.core.chance import Source
from regnum.core.errors import Malformed
from regnum.core.positions import check_count, parse_setup, settle_at
from regnum.core.seats import NONE, parse_seat, parse_seats, print_seats, seat_name
from regnum.core.steps import parse_steps, print_steps
from regnum.kingdom_builder.board import CELL_NAMES, SIZE, cell_at, neighbours, parse_cell
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CARDS_PER_TERRAIN,
    GOLD_SOURCES,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
)
from regnum.kingdom_builder.position_check import check_position
from regnum.kingdom_builder.rules import STEPS
from regnum.kingdom_builder.setup import KEY, OPTIONS, Setup, deal
from regnum.kingdom_builder.state import NO_CARD, State

FIELDS = 10
HELD, READY, GONE = "+!-"
NOMAD_TOKENS = "nomad-tokens"
NAMED_OPTIONS = [option for option in OPTIONS if option.name != NOMAD_TOKENS]


def print_position(state: State) -> str:
    """The line of a state."""
    seats = range(state.setup.players)
    return " ".join(
        (
            state.setup.spec,
            "/".join(_print_row(state, row) for row in range(SIZE)),
            seat_name(state.turn),
            "".join(_card_letter(card) for card in state.cards),
            _print_counts(state.deck),
            _print_counts(state.discards),
            ",".join(_print_tokens(state, seat) for seat in seats),
            ",".join(_print_gold(state, seat) for seat in seats),
            _print_flags(state),
            print_steps(state.stack),
        )
    )


def parse_position(line: str) -> State:
    """The state of a line."""
    fields = line.split(" ")
    setup = parse_setup(fields[0], KEY, NAMED_OPTIONS, _deal)
    check_count(fields, FIELDS)
    _, board, turn, cards, deck, discards, tokens, gold, flags, stack = fields
    state = State(setup)
    players = state.setup.players
    state.turn = parse_seat(turn, players)
    _parse_board(state, board)
    _parse_cards(state, cards, deck, discards)
    for seat, text in enumerate(_per_seat("tokens", tokens, players)):
        _parse_tokens(state, seat, text)
    state.booked = [
        number for text in _per_seat("gold", gold, players) for number in _parse_gold(text)
    ]
    _parse_flags(state, flags)
    state.stack = parse_steps(STEPS, players, stack)
    check_position(state)
    settle_at(state, line)
    if not state.is_over and not state.legal_mask:
        raise Malformed("nothing that is pending can be done")
    return state


def _deal(options: Mapping[str, str], source: Source) -> Setup:
    """Without nomads nothing is said of their tokens."""
    return deal({NOMAD_TOKENS: "none", **options}, source)


def _per_seat(what: str, text: str, players: int) -> list[str]:
    parts = text.split(",")
    if len(parts) != players:
        raise Malformed(f"{what} {text!r}: there must be one entry for each of {players} seats")
    return parts


# Board: rows from the top, seats' letters, # for walls, numbers for hexes without a piece.


def _print_row(state: State, row: int) -> str:
    marks = "".join(_mark(state, cell_at(row, column)) for column in range(SIZE))
    return re.sub(r"\.+", lambda run: str(len(run[0])), marks)


def _mark(state: State, cell: int) -> str:
    if state.walls >> cell & 1:
        return "#"
    for seat, settlements in enumerate(state.settlements):
        if settlements >> cell & 1:
            return seat_name(seat)
    return "."


def _parse_board(state: State, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise Malformed(f"a board has {SIZE} rows, not {len(rows)}")
    for r, row in enumerate(rows):
        if not re.fullmatch(r"(?:[A-E#]|(?<![0-9])[1-9][0-9]?)*", row, re.ASCII):
            raise Malformed(f"row {r + 1} {row!r}: write seats A to E, # for walls, and numbers")
        marks = re.sub(r"[0-9]+", lambda run: "." * int(run[0]), row)
        if len(marks) != SIZE:
            raise Malformed(f"row {r + 1} has {len(marks)} hexes, not {SIZE}")
        for column, mark in enumerate(marks):
            if mark == "#":
                state.walls |= 1 << cell_at(r, column)
            elif mark != ".":
                seat = parse_seat(mark, state.setup.players)
                state.settlements[seat] |= 1 << cell_at(r, column)
    pieces = state.walls
    for seat, settlements in enumerate(state.settlements):
        pieces |= settlements
        state.reach[seat] = neighbours(settlements)
    state.empty &= ~pieces


# Cards.


def _card_letter(card: int) -> str:
    return NONE if card == NO_CARD else TERRAIN_LETTERS[card]


def _print_counts(counts: list[int]) -> str:
    letters = (TERRAIN_LETTERS[terrain] * count for terrain, count in enumerate(counts))
    return "".join(letters) or NONE


def _parse_counts(what: str, text: str) -> list[int]:
    letters = TERRAIN_LETTERS[: len(BUILDABLE)]
    counts = [text.count(letter) for letter in letters]
    if text != _print_counts(counts):
        raise Malformed(f"{what} {text!r}: write cards as {letters} in this order, or {NONE}")
    return counts


def _parse_cards(state: State, cards: str, deck: str, discards: str) -> None:
    letters = NONE + TERRAIN_LETTERS[: len(BUILDABLE)]
    if len(cards) != state.setup.players or not set(cards) <= set(letters):
        raise Malformed(f"cards {cards!r}: give one of {letters} for each seat")
    state.cards = [letters.index(letter) - 1 for letter in cards]
    state.deck = _parse_counts("pile", deck)
    state.discards = _parse_counts("discards", discards)
    for terrain in BUILDABLE:
        count = state.cards.count(terrain) + state.deck[terrain] + state.discards[terrain]
        if count > CARDS_PER_TERRAIN:
            raise Malformed(f"there are only {CARDS_PER_TERRAIN} {TERRAIN_NAMES[terrain]} cards")


# Tokens: the hexes a seat took from, each with + held, ! ready, - gone.


def _print_tokens(state: State, seat: int) -> str:
    ready = state.ready if seat == state.turn else 0
    marks = (
        CELL_NAMES[state.setup.homes[home]]
        + (READY if ready >> home & 1 else HELD if state.held[seat] >> home & 1 else GONE)
        for home in bits(state.taken[seat])
    )
    return "".join(marks) or NONE


def _parse_tokens(state: State, seat: int, text: str) -> None:
    if text == NONE:
        return
    if not re.fullmatch(r"([a-t][0-9]{1,2}[+!-])+", text, re.ASCII):
        raise Malformed(f"tokens {text!r}: write hexes with + held, ! ready, - gone: c3+f14!")
    setup = state.setup
    for name, mark in re.findall(r"([a-t][0-9]{1,2})([+!-])", text):
        cell = parse_cell(name)
        if cell not in setup.homes:
            raise Malformed(f"tokens: {name} gives no tokens")
        home = setup.homes.index(cell)
        state.taken[seat] |= 1 << home
        if mark != GONE:
            state.held[seat] |= 1 << home
        if mark == READY:
            state.ready |= 1 << home
            if seat != state.turn:
                raise Malformed(f"tokens: only tokens of {seat_name(state.turn)} can be ready")
    if text != _print_tokens(state, seat):
        raise Malformed(f"tokens must be written as {_print_tokens(state, seat)}")


# Gold, flags.


def _print_gold(state: State, seat: int) -> str:
    return "+".join(map(str, state.booked_for(seat)))


def _parse_gold(text: str) -> list[int]:
    if not re.fullmatch(r"(0|[1-9][0-9]{0,2})(\+(0|[1-9][0-9]{0,2})){3}", text, re.ASCII):
        raise Malformed(f"gold {text!r}: write {'+'.join(GOLD_SOURCES)} as in 2+0+0+3")
    return [int(number) for number in text.split("+")]


def _print_flags(state: State) -> str:
    flags = ["last-round"] * state.ending
    if state.old_cards:
        flags.append(f"old-{print_seats(state.old_cards)}")
    return "+".join(flags) or NONE


def _parse_flags(state: State, text: str) -> None:
    match = re.fullmatch(r"-|(last-round)?(?:(?<!^)\+)?(?:(?<![a-z])old-([A-E]+))?", text)
    if match is None:
        raise Malformed(f"flags {text!r}: write last-round, old- with seats, both with +, or -")
    state.ending = match[1] is not None
    state.old_cards = parse_seats(match[2] or NONE, state.setup.players)
    if _print_flags(state) != text:
        raise Malformed(f"flags must be written as {_print_flags(state)}")
    if any(state.cards[seat] == NO_CARD for seat in bits(state.old_cards)):
        raise Malformed("flags: a seat without a card cannot have an old one")
