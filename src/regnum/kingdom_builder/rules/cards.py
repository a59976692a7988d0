"""Terrain cards: the pile, the card of the turn, and drawing another one."""

from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import CHANCE, Seat, seat_name
from regnum.core.steps import SEAT, Step, step
from regnum.kingdom_builder.actions import DRAW, USE
from regnum.kingdom_builder.board import Cells
from regnum.kingdom_builder.data import TERRAIN_NAMES
from regnum.kingdom_builder.state import NO_CARD, State

ANY = "any"  # in place of a terrain


def card_terrain(state: State) -> Cells:
    """All hexes of the played card's terrain, free or not; none without a card.

    So Oracle, Barn and Quarry are unusable then (R59).
    """
    card = state.cards[state.turn]
    return 0 if card == NO_CARD else state.setup.board.terrain[card]


def card_pool(state: State) -> Cells:
    """Free hexes of the played card's terrain."""
    card = state.cards[state.turn]
    return 0 if card == NO_CARD else state.setup.board.terrain[card] & state.empty


def card_code(state: State) -> str:
    """The terrain of the card that lies open."""
    card = state.cards[state.turn]
    return ANY if card == NO_CARD else TERRAIN_NAMES[card]


def card_words(state: State) -> tuple[str, str]:
    """The terrain of the card, as a code and in words."""
    code = card_code(state)
    return code, "of any terrain, for there is no card" if code == ANY else code


def discard_card(state: State) -> None:
    """The played card goes to the discards at the end of its turn."""
    card = state.cards[state.turn]
    if card != NO_CARD:
        state.discards[card] += 1
        drop_card(state)


def drop_card(state: State) -> None:
    """The played card leaves the hand, to the discards or out of the game."""
    state.cards[state.turn] = NO_CARD
    state.old_cards &= ~(1 << state.turn)


class _Draw(Step[State]):
    """A card is drawn from the pile."""

    __slots__ = ()

    def decider(self, state: State) -> Seat | None:
        """Chance, while there is a pile."""
        return CHANCE if any(state.deck) else None

    def advance(self, state: State) -> None:
        """Reshuffle the discards (R6); without any card at all nothing is drawn (R9)."""
        if any(state.discards):
            _reshuffle(state)
        else:
            state.stack.pop()

    def legal(self, state: State) -> int:
        """Any terrain that is left in the pile."""
        mask = 0
        for terrain, count in enumerate(state.deck):
            if count:
                mask |= 1 << DRAW + terrain
        return mask

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        """Each terrain that can be drawn, with how many cards of it there are."""
        return [(DRAW + terrain, count) for terrain, count in enumerate(state.deck) if count]

    def why_not(self, state: State, action: Action) -> Reason:
        """Only cards can be drawn, and only those that are there."""
        if DRAW <= action < USE:
            terrain = TERRAIN_NAMES[action - DRAW]
            return Reason("no-card", f"no {terrain} card is left in the pile", {"terrain": terrain})
        return Reason("chance", "a card is drawn first")


@step
class CardDraw(_Draw):
    """A seat draws a card for its next turn; nobody else sees it."""

    name = "draw"
    notation = (SEAT,)

    seat: Seat

    def play(self, state: State, action: Action) -> None:
        """The card is taken to the hand."""
        state.stack.pop()
        _draw(state, self.seat, action)

    def witnesses(self, state: State) -> list[Seat]:
        """Only the seat that draws."""
        return [self.seat]

    def awaited(self, state: State) -> Args:
        """Who draws."""
        return {"seat": seat_name(self.seat)}

    def describe(self, state: State) -> dict[str, Json]:
        """Who draws."""
        return {"for": seat_name(self.seat)}


@step
class Replacing(_Draw):
    """An open card is drawn in place of one whose terrain is full."""

    name = "replace"

    def play(self, state: State, action: Action) -> None:
        """The card lies open, and may be as useless as the one before."""
        state.stack.pop()
        _draw(state, state.turn, action)


REPLACING = Replacing()


def _draw(state: State, seat: Seat, action: Action) -> None:
    terrain = action - DRAW
    state.deck[terrain] -= 1
    state.cards[seat] = terrain


def _reshuffle(state: State) -> None:
    state.deck, state.discards = state.discards, [0] * len(state.deck)
    held = (1 << seat for seat, card in enumerate(state.cards) if card != NO_CARD)
    state.old_cards = sum(held)
