"""Who decides: a seat at the table, chance, or nobody once the game is over."""

from typing import TypeAlias

from regnum.core.bits import bits, mask_of
from regnum.core.errors import Malformed

Seat: TypeAlias = int

CHANCE: Seat = -1
NOBODY: Seat = -2

SEAT_LETTERS = "ABCDE"
NONE = "-"  # in position lines: nobody, nothing


def seat_name(seat: Seat) -> str:
    """`A` to `E`, `chance` or `nobody`."""
    if seat >= 0:
        return SEAT_LETTERS[seat]
    return "chance" if seat == CHANCE else "nobody"


def parse_seat(text: str, players: int) -> Seat:
    """The seat with a letter, at a table of so many players."""
    seat = SEAT_LETTERS.find(text) if len(text) == 1 else -1
    if not 0 <= seat < players:
        raise Malformed(f"no seat {text!r}: seats are {', '.join(SEAT_LETTERS[:players])}")
    return seat


def print_seat_or_nobody(seat: Seat) -> str:
    """A seat in a position line, or `-`."""
    return NONE if seat == NOBODY else seat_name(seat)


def parse_seat_or_nobody(text: str, players: int) -> Seat:
    """The seat that a text names, or nobody."""
    return NOBODY if text == NONE else parse_seat(text, players)


def print_seats(seats: int) -> str:
    """A set of seats in a position line, as in `AC`."""
    return "".join(seat_name(seat) for seat in bits(seats)) or NONE


def parse_seats(text: str, players: int) -> int:
    """The set of seats that a text names."""
    return 0 if text == NONE else mask_of(parse_seat(letter, players) for letter in text)
