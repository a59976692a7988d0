"""Tokens: see the rules of the same name."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.data import (
    GOLD_SOURCES,
    TOKENS_PER_LOCATION,
    TREASURE,
    TREASURE_GOLD,
    TREASURE_SOURCE,
)
from regnum.kingdom_builder.kernel.board import touches
from regnum.kingdom_builder.kernel.layout import (
    BOOKED,
    HELD,
    HOME_COUNT,
    HOMES_OF_KIND,
    KINDS,
    LOCATION_HOMES,
    NOMAD_HOMES,
    PLAYERS,
    READY,
    SPECIALS,
    TAKEN,
    TOUCHED,
    TOUCHED_BITS,
    TOUCHED_MASK,
    TOUCHED_PER_WORD,
)
from regnum.kingdom_builder.kernel.seats import settlements_of, turn_of

SOURCES = len(GOLD_SOURCES)


@inlined
def book(state: Row, seat: int, source: int, gold: int) -> None:
    """Note gold won during play."""
    state[BOOKED + seat * SOURCES + source] += gold


@inlined
def special_touched(setup: Row, cell: int) -> int:
    """The home or castle that a hex touches, or -1."""
    word = setup[TOUCHED + cell // TOUCHED_PER_WORD]
    return int((word >> TOUCHED_BITS * (cell % TOUCHED_PER_WORD) & TOUCHED_MASK) - 1)


@inlined
def home_touched(setup: Row, cell: int) -> int:
    """The home that a hex touches, or -1."""
    special = special_touched(setup, cell)
    return -1 if special >= setup[HOME_COUNT] else special


@inlined
def tokens_taken(setup: Row, state: Row, home: int) -> int:
    """How many seats took a token from a home."""
    count = 0
    for seat in range(setup[PLAYERS]):
        count += state[TAKEN + seat] >> home & 1
    return count


@compiled
def gain_token(setup: Row, state: Row, seat: int, cell: int) -> None:
    """Take a token from the hex that this one touches (R5, R14, R15, R16, R41)."""
    home = home_touched(setup, cell)
    if home < 0 or state[TAKEN + seat] >> home & 1:
        return
    stock = TOKENS_PER_LOCATION if setup[LOCATION_HOMES] >> home & 1 else 1
    if tokens_taken(setup, state, home) == stock:
        return
    state[TAKEN + seat] |= 1 << home
    if setup[KINDS + home] == TREASURE:
        book(state, seat, TREASURE_SOURCE, TREASURE_GOLD)
    else:
        state[HELD + seat] |= 1 << home


@compiled
def lose_token(setup: Row, state: Row, seat: int, left: int) -> None:
    """Drop the token of a location that the vacated hex was the last to touch (R17, R43)."""
    home = home_touched(setup, left)
    if home < 0 or not (state[HELD + seat] & setup[LOCATION_HOMES]) >> home & 1:
        return
    if touches(state, settlements_of(seat), setup[SPECIALS + home]):
        return
    lost = 1 << home
    if seat == turn_of(state) and state[READY] & lost:
        # R19
        state[READY] ^= lost
        equal = setup[HOMES_OF_KIND + setup[KINDS + home]] & ~lost
        state[READY] |= state[HELD + seat] & equal
    state[HELD + seat] ^= lost


@compiled
def spend_token(setup: Row, state: Row, kind: int) -> None:
    """Use up one token of this kind (R42)."""
    ready = state[READY] & setup[HOMES_OF_KIND + kind]
    spent = ready & -ready
    state[READY] ^= spent
    if spent & setup[NOMAD_HOMES]:
        state[HELD + turn_of(state)] ^= spent


@inlined
def ready_tokens(state: Row) -> None:
    """A turn begins: all tokens of its seat can be used."""
    state[READY] = state[HELD + turn_of(state)]


@inlined
def put_tokens_away(setup: Row, state: Row) -> None:
    """A turn ends: unused nomad tokens leave the game (R42, R44)."""
    state[HELD + turn_of(state)] &= ~(state[READY] & setup[NOMAD_HOMES])
    state[READY] = 0
