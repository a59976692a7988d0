"""Who decides: a seat at the table, chance, or nobody once the game is over."""

from typing import TypeAlias

from regnum.core.errors import Malformed

Seat: TypeAlias = int

CHANCE: Seat = -1
NOBODY: Seat = -2

SEAT_LETTERS = "ABCDE"


def seat_name(seat: Seat) -> str:
    """`A` to `E`, `chance` or `nobody`."""
    if seat >= 0:
        return SEAT_LETTERS[seat]
    return "chance" if seat == CHANCE else "nobody"


def parse_seat(text: str, players: int) -> Seat:
    """The seat called by its letter, at a table of so many players."""
    seat = SEAT_LETTERS.find(text) if len(text) == 1 else -1
    if not 0 <= seat < players:
        raise Malformed(f"no seat {text!r}: seats are {', '.join(SEAT_LETTERS[:players])}")
    return seat
