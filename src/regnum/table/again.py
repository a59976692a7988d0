"""Another match of the same people, with the seats passed on by one."""

from hashlib import sha256

from regnum.core.seats import Seat
from regnum.table.entries import Holder
from regnum.table.moment import Moment
from regnum.table.terms import Terms


def next_table(terms: Terms) -> str:
    """The id of the table at which a match is played again: whoever lays it, it is one."""
    return sha256(f"{terms.id}/{terms.salt}/again".encode()).hexdigest()[: len(terms.id)]


def next_seat(seat: Seat, players: int) -> Seat:
    """Where somebody sits in the next match: the second seat becomes the first."""
    return (seat - 1) % players


def next_holders(now: Moment, asker: str) -> list[Holder]:
    """Bots come along, whoever asks sits, and the seats of others wait for them."""
    holders = [Holder()] * len(now.holders)
    for seat, (holder, owner) in enumerate(zip(now.holders, now.owners, strict=True)):
        place = next_seat(seat, len(holders))
        if owner is None:
            holders[place] = holder
        elif owner == asker:
            holders[place] = Holder(now.names[seat], owner)
    return holders
