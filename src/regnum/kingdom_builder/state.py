"""A moment of a match of Kingdom Builder, small and cheap to copy."""

from typing import Self, TypeAlias

from regnum.core import contract, steps
from regnum.core.seats import Seat
from regnum.kingdom_builder.board import Cells
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CARDS_PER_TERRAIN,
    GOLD_SOURCES,
    SETTLEMENTS_PER_SEAT,
)
from regnum.kingdom_builder.setup import Setup

NO_CARD = -1


class State(contract.State):
    """Pieces, cards and tokens, and a stack that says what is pending.

    A turn is [After, Mandatory]; tokens put their steps on top.
    """

    __slots__ = (
        "booked",  # gold from GOLD_SOURCES of seat A, then of seat B, ...
        "cards",  # per seat: the terrain of its card, or NO_CARD
        "deck",  # cards left in the pile, by terrain
        "discards",  # cards on the discard pile, by terrain
        "empty",  # hexes without settlement or wall; castles, locations, nomads are never in it
        "ending",  # somebody has built the last settlement: this round is the last
        "held",  # per seat: homes of the tokens it holds
        "old_cards",  # seats whose card was dealt before the last reshuffle
        "reach",  # per seat: every hex that touches one of its settlements
        "ready",  # homes of the tokens that the seat whose turn it is can still use
        "settlements",  # per seat
        "taken",  # per seat: homes that it ever took a token from
        "turn",  # whose turn it is
        "walls",
    )

    booked: list[int]
    cards: list[int]
    deck: list[int]
    discards: list[int]
    empty: Cells
    ending: bool
    held: list[int]
    old_cards: int
    reach: list[Cells]
    ready: int
    settlements: list[Cells]
    setup: Setup
    stack: "list[Step]"
    taken: list[int]
    turn: Seat
    walls: Cells

    def __init__(self, setup: Setup) -> None:
        """The table as it is laid: nothing built, nothing dealt."""
        players = setup.players
        self.setup = setup
        self._legal = None
        self.booked = [0] * (players * len(GOLD_SOURCES))
        self.cards = [NO_CARD] * players
        self.deck = [CARDS_PER_TERRAIN] * len(BUILDABLE)
        self.discards = [0] * len(BUILDABLE)
        self.empty = setup.board.land
        self.ending = False
        self.held = [0] * players
        self.old_cards = 0
        self.reach = [0] * players
        self.ready = 0
        self.settlements = [0] * players
        self.stack = []
        self.taken = [0] * players
        self.turn = setup.first
        self.walls = 0

    def copy(self) -> Self:
        """An independent state that shares only the setup and the steps on the stack."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin._legal = self._legal
        twin.booked = self.booked[:]
        twin.cards = self.cards[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.empty = self.empty
        twin.ending = self.ending
        twin.held = self.held[:]
        twin.old_cards = self.old_cards
        twin.reach = self.reach[:]
        twin.ready = self.ready
        twin.seat = self.seat
        twin.settlements = self.settlements[:]
        twin.stack = self.stack[:]
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.walls = self.walls
        return twin

    def supply(self, seat: Seat) -> int:
        """How many settlements a seat has left to build."""
        return SETTLEMENTS_PER_SEAT - self.settlements[seat].bit_count()

    def left_on(self, home: int) -> int:
        """How many tokens are left on a hex that gives them."""
        return self.setup.stock[home] - sum(taken >> home & 1 for taken in self.taken)

    def book(self, seat: Seat, source: int, gold: int) -> None:
        """Note gold won during play."""
        self.booked[seat * len(GOLD_SOURCES) + source] += gold

    def booked_for(self, seat: Seat) -> list[int]:
        """The gold that was booked for a seat, by source."""
        return self.booked[seat * len(GOLD_SOURCES) : (seat + 1) * len(GOLD_SOURCES)]


Step: TypeAlias = steps.Step[State]
