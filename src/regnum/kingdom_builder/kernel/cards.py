"""Terrain cards: see the rules of the same name."""

from regnum.core.seats import CHANCE
from regnum.fast.compiling import compiled, inlined
from regnum.fast.rows import Row, draw_below
from regnum.kingdom_builder.actions import DRAW
from regnum.kingdom_builder.kernel.layout import (
    CELL_WORDS,
    DECK,
    DISCARDS,
    GOES_ON,
    HAND,
    OLD_CARDS,
    PLAYERS,
    TERRAIN,
    TERRAINS,
)
from regnum.kingdom_builder.kernel.seats import SMALL, turn_of
from regnum.kingdom_builder.kernel.stack import pop
from regnum.kingdom_builder.state import NO_CARD

NO_CELLS = -1  # in place of where a set lies


@inlined
def card_terrain(state: Row) -> int:
    """Where the hexes of the played card's terrain lie in the setup; NO_CELLS (R59)."""
    card = state[HAND + turn_of(state)]
    return NO_CELLS if card == NO_CARD else int(TERRAIN + (card & SMALL) * CELL_WORDS)


@inlined
def discard_card(state: Row) -> None:
    """The played card goes to the discards at the end of its turn."""
    card = state[HAND + turn_of(state)]
    if card != NO_CARD:
        state[DISCARDS + card] += 1
        drop_card(state)


@inlined
def drop_card(state: Row) -> None:
    """The played card leaves the hand."""
    turn = turn_of(state)
    state[HAND + turn] = NO_CARD
    state[OLD_CARDS] &= ~(1 << turn)


@inlined
def pile(state: Row, cards: int) -> int:
    """How many cards lie in the deck or on the discards."""
    total = 0
    for terrain in range(TERRAINS):
        total += state[cards + terrain]
    return total


@inlined
def draw_decider(state: Row) -> int:
    """Chance, while there is a pile."""
    return CHANCE if pile(state, DECK) else GOES_ON


@inlined
def advance_draw(setup: Row, state: Row) -> None:
    """Reshuffle the discards (R6); without any card at all nothing is drawn (R9)."""
    if not pile(state, DISCARDS):
        pop(state)
        return
    for terrain in range(TERRAINS):
        state[DECK + terrain] = state[DISCARDS + terrain]
        state[DISCARDS + terrain] = 0
    held = 0
    for seat in range(setup[PLAYERS]):
        if state[HAND + seat] != NO_CARD:
            held |= 1 << seat
    state[OLD_CARDS] = held


@inlined
def legal_draws(state: Row) -> int:
    """Any terrain that is left in the pile."""
    mask = 0
    for terrain in range(TERRAINS):
        if state[DECK + terrain]:
            mask |= 1 << DRAW + terrain
    return mask


@inlined
def take_card(state: Row, seat: int, terrain: int) -> None:
    """A card comes from the pile to the hand."""
    pop(state)
    state[DECK + terrain] -= 1
    state[HAND + seat] = terrain


@compiled
def draw(setup: Row, state: Row) -> int:
    """A card from the pile, each as likely as the others."""
    n = draw_below(state, pile(state, DECK))
    terrain = 0
    while n >= state[DECK + terrain]:
        n -= state[DECK + terrain]
        terrain += 1
    return DRAW + terrain


@compiled
def weigh(setup: Row, state: Row, choice: int) -> int:
    """How many cards of a terrain there are."""
    return int(state[DECK + choice - DRAW])
