"""What a seat cannot know: the cards of the others, and so the order of the pile."""

from random import Random

from regnum.core.seats import Seat
from regnum.kingdom_builder.data import BUILDABLE
from regnum.kingdom_builder.rules.turn import After
from regnum.kingdom_builder.state import NO_CARD, State


def is_card_revealed(state: State) -> bool:
    """Does the card of the seat whose turn it is lie open? Between two turns none does."""
    return state.pending(After) is not None


def redraw(state: State, seat: Seat, random: Random) -> None:
    """Deal the cards anew that the seat cannot know.

    Everybody sees which cards are played. So those who hold cards from before the last
    reshuffle can only have swapped them among themselves.
    """
    revealed = state.turn if is_card_revealed(state) else seat
    hidden = [
        other
        for other, card in enumerate(state.cards)
        if card != NO_CARD and other not in (seat, revealed)
    ]
    old = [other for other in hidden if state.old_cards >> other & 1]
    new = [other for other in hidden if not state.old_cards >> other & 1]
    # Sorted, so that the same seed deals the same cards whatever the hidden ones are.
    old_pool = sorted(state.cards[other] for other in old)
    pile = [terrain for terrain, count in enumerate(state.deck) for _ in range(count)]
    new_pool = sorted(pile + [state.cards[other] for other in new])
    random.shuffle(old_pool)
    random.shuffle(new_pool)
    for other in old:
        state.cards[other] = old_pool.pop()
    for other in new:
        state.cards[other] = new_pool.pop()
    state.deck = [new_pool.count(terrain) for terrain in BUILDABLE]
