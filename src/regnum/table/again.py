"""Another match of the same people, in which whoever began sits last."""

from hashlib import sha256

from msgspec.structs import replace

from regnum.core.seats import CHANCE, SEAT_LETTERS, Seat
from regnum.table.entries import Holder
from regnum.table.moment import Moment
from regnum.table.terms import Settings, Terms

FIRST = "first"  # the option of a game that says who starts


def next_table(terms: Terms) -> str:
    """The id of the table for the next match: the same, whoever lays it."""
    return sha256(f"{terms.id}/{terms.salt}/again".encode()).hexdigest()[: len(terms.id)]


def next_settings(now: Moment) -> Settings:
    """The same settings; where an option says who starts, it is the first seat."""
    settings = now.terms.settings
    has_first = any(option.name == FIRST for option in now.match.game.options)
    if not has_first or settings.position is not None:
        return settings
    return replace(settings, options={**settings.options, FIRST: SEAT_LETTERS[0]})


def next_seat(now: Moment, seat: Seat) -> Seat:
    """Where somebody sits in the next match: whoever followed the one who began is the first."""
    began = next((seat for seat in now.match.seats() if seat != CHANCE), 0)
    return (seat - began - 1) % len(now.holders)


def next_holders(now: Moment, asker: str) -> list[Holder]:
    """Bots come along, whoever asks sits, and the seats of others wait for them."""
    holders = [Holder()] * len(now.holders)
    for seat, (holder, owner) in enumerate(zip(now.holders, now.owners, strict=True)):
        place = next_seat(now, seat)
        if owner is None:
            holders[place] = holder
        elif owner == asker:
            holders[place] = Holder(now.names[seat], owner)
    return holders
