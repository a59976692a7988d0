"""What is true at every moment of every game of Kingdom Builder."""

from regnum.kingdom_builder.board import NEIGHBOURS, neighbours
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CARDS_PER_TERRAIN,
    SETTLEMENTS_PER_SEAT,
    TREASURE,
    WALLS,
)
from regnum.kingdom_builder.hidden import is_card_revealed
from regnum.kingdom_builder.rules.moves import Lift, SetDown
from regnum.kingdom_builder.state import State


def check_invariants(state: State) -> None:
    """Pieces are conserved, and what is kept at hand equals what is recomputed."""
    check_pieces(state)
    check_cards(state)
    check_tokens(state)


def check_pieces(state: State) -> None:
    """One piece a hex, none on a castle, location or nomads, no more than there are."""
    board = state.setup.board
    pieces = [*state.settlements, state.walls]
    union = 0
    for cells in pieces:
        assert not union & cells, "two pieces on one hex"
        union |= cells
    assert not union & board.specials
    assert not state.walls & ~board.buildable
    assert state.walls.bit_count() <= (WALLS if state.setup.has_walls else 0)
    assert state.empty == board.land & ~union
    for seat, settlements in enumerate(state.settlements):
        assert 0 <= state.supply(seat) <= SETTLEMENTS_PER_SEAT
        assert state.reach[seat] == neighbours(settlements)
        assert state.ending or state.supply(seat)


def check_cards(state: State) -> None:
    """At most five cards of each terrain; the rest was removed."""
    for terrain in BUILDABLE:
        counts = (state.deck[terrain], state.discards[terrain], state.cards.count(terrain))
        assert min(counts) >= 0
        assert sum(counts) <= CARDS_PER_TERRAIN


def check_tokens(state: State) -> None:
    """Tokens come from somewhere, at most two or one from a hex, and are kept by touching it."""
    setup = state.setup
    resettling = not setup.step_tokens and any(
        isinstance(step, Lift | SetDown) for step in state.stack
    )
    for seat in range(setup.players):
        assert not state.held[seat] & ~state.taken[seat]
        for home, cell in enumerate(setup.homes):
            if not state.held[seat] >> home & 1:
                continue
            assert setup.kinds[home] != TREASURE
            is_location = setup.location_homes >> home & 1
            kept_untouched = not setup.sword_loses_tokens or (resettling and seat == state.turn)
            touched = state.settlements[seat] & NEIGHBOURS[cell]
            assert touched or kept_untouched or not is_location
    for home in range(len(setup.homes)):
        assert state.left_on(home) >= 0
    in_turn = is_card_revealed(state)
    assert not state.ready & ~(state.held[state.turn] if in_turn else 0)
    assert all(gold >= 0 for gold in state.booked)
    assert state.ending or not state.is_over
