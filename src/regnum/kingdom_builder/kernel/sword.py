"""The Sword: see the rules of the same name."""

from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import SEAT, Row
from regnum.kingdom_builder.data import SETTLEMENTS_PER_SEAT
from regnum.kingdom_builder.kernel.board import flip, has, near_word
from regnum.kingdom_builder.kernel.layout import (
    ABOUT,
    CELL_WORDS,
    EMPTY,
    GOES_ON,
    OWNER_CHOOSES,
    PLAYERS,
    SUPPLY,
    SWORD_LOSES_TOKENS,
)
from regnum.kingdom_builder.kernel.seats import reach_of, settlements_of, turn_of
from regnum.kingdom_builder.kernel.stack import top
from regnum.kingdom_builder.kernel.tokens import lose_token


@compiled
def victims_of(setup: Row, state: Row) -> int:
    """The other seats that have a settlement on the board."""
    victims = 0
    for seat in range(setup[PLAYERS]):
        if seat != turn_of(state) and state[SUPPLY + seat] < SETTLEMENTS_PER_SEAT:
            victims |= 1 << seat
    return victims


@inlined
def strike_decider(setup: Row, state: Row) -> int:
    """Who picks what the Sword removes (R51)."""
    victims = state[top(state) + ABOUT]
    if not victims:
        return GOES_ON
    seat = turn_of(state)
    if setup[OWNER_CHOOSES]:
        seat = (seat + 1) % setup[PLAYERS]
        while not victims >> seat & 1:
            seat = (seat + 1) % setup[PLAYERS]
    return int(seat)


@inlined
def write_strikes(setup: Row, state: Row, mask: Row) -> None:
    """The settlements one of which is to be removed now."""
    victims = state[top(state) + ABOUT]
    if setup[OWNER_CHOOSES]:
        victims = 1 << state[SEAT]
    for i in range(CELL_WORDS):
        mask[1 + i] = 0
    for seat in range(setup[PLAYERS]):
        if victims >> seat & 1:
            for i in range(CELL_WORDS):
                mask[1 + i] |= state[settlements_of(seat) + i]


@inlined
def play_strike(setup: Row, state: Row, cell: int) -> None:
    """Back to the owner's supply (R52), perhaps with the loss of a token (R21)."""
    victim = 0
    while not has(state, settlements_of(victim), cell):
        victim += 1
    own, reach = settlements_of(victim), reach_of(victim)
    state[top(state) + ABOUT] &= ~(1 << victim)
    flip(state, own, cell)
    flip(state, EMPTY, cell)
    state[SUPPLY + victim] += 1
    for i in range(CELL_WORDS):
        state[reach + i] = near_word(state, own, i)
    if setup[SWORD_LOSES_TOKENS]:
        lose_token(setup, state, victim, cell)
