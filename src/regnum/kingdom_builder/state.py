"""A moment of a match of Kingdom Builder, small and cheap to copy."""

from random import Random
from typing import Self

from regnum.core import contract
from regnum.core.contract import Action
from regnum.core.scores import Score
from regnum.core.seats import Seat
from regnum.kingdom_builder import awaited, legal, play, reasons, view
from regnum.kingdom_builder.actions import ACTION_TEXTS, DRAW
from regnum.kingdom_builder.board import Cells
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CARDS_PER_TERRAIN,
    GOLD_SOURCES,
    SETTLEMENTS_PER_SEAT,
)
from regnum.kingdom_builder.frames import AFTER, DRAWING, Frame
from regnum.kingdom_builder.scoring import score
from regnum.kingdom_builder.setup import Setup


class State(contract.State):
    """Pieces, cards and tokens, and a stack that says what is pending."""

    __slots__ = (
        "cards",  # per seat: the terrain of its card, or NO_CARD
        "deck",  # cards left in the pile, by terrain
        "discards",  # cards on the discard pile, by terrain
        "empty",  # hexes without settlement or wall; castles, locations, nomads are never in it
        "ending",  # somebody has built the last settlement: this round is the last (R12)
        "gold",  # booked during play: GOLD_SOURCES of seat A, then of seat B, ...
        "held",  # per seat: homes of the tokens it holds
        "old_cards",  # seats whose card was dealt before the last reshuffle
        "reach",  # per seat: every hex that touches one of its settlements
        "ready",  # homes of the tokens that the seat whose turn it is can still use
        "settlements",  # per seat
        "stack",
        "taken",  # per seat: homes that it ever took a token from (R16)
        "turn",  # whose turn it is
        "walls",
    )

    cards: list[int]
    deck: list[int]
    discards: list[int]
    empty: Cells
    ending: bool
    gold: list[int]
    held: list[int]
    old_cards: int
    reach: list[Cells]
    ready: int
    settlements: list[Cells]
    action_texts = ACTION_TEXTS
    setup: Setup
    stack: list[Frame]
    taken: list[int]
    turn: Seat
    walls: Cells

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """The state before the first decision."""
        state = cls.__new__(cls)
        players = setup.players
        state.setup = setup
        state._legal = None
        state.cards = [legal.NO_CARD] * players
        state.deck = [CARDS_PER_TERRAIN] * len(BUILDABLE)
        state.discards = [0] * len(BUILDABLE)
        state.empty = setup.board.land
        state.ending = False
        state.gold = [0] * (players * len(GOLD_SOURCES))
        state.held = [0] * players
        state.old_cards = 0
        state.reach = [0] * players
        state.ready = 0
        state.settlements = [0] * players
        state.taken = [0] * players
        state.walls = 0
        play.start(state)
        return state

    def copy(self) -> Self:
        """An independent state that shares only the setup."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin._legal = self._legal
        twin.cards = self.cards[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.empty = self.empty
        twin.ending = self.ending
        twin.gold = self.gold[:]
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

    def earn(self, seat: Seat, source: int, gold: int) -> None:
        """Book gold during play."""
        self.gold[seat * len(GOLD_SOURCES) + source] += gold

    _find_legal = legal.legal_mask
    _play = play.play
    why_not = reasons.why_not
    awaited = awaited.awaited
    public = view.public
    private = view.private
    position = view.position

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Each terrain card that can be drawn, with how many there are."""
        return [(DRAW + terrain, count) for terrain, count in enumerate(self.deck) if count]

    def left_on(self, home: int) -> int:
        """How many tokens are left on a hex that gives them."""
        return self.setup.stock[home] - sum(taken >> home & 1 for taken in self.taken)

    def witnesses(self) -> list[Seat]:
        """A card for the next turn is drawn in secret; all else is seen by everybody."""
        frame = self.stack[-1]
        return [frame[1]] if frame[0] == DRAWING else list(range(self.setup.players))

    def position_line(self) -> str:
        """The whole position as one line."""
        from regnum.kingdom_builder.notation import print_position

        return print_position(self)

    def resample(self, seat: Seat, random: Random) -> Self:
        """A copy in which the cards that the seat cannot know are dealt anew.

        Everybody sees which cards are played. So those who hold cards from before the last
        reshuffle can only have swapped them among themselves.
        """
        state = self.copy()
        revealed = self.turn if self.stack[0][0] == AFTER else seat
        hidden = [
            other
            for other, card in enumerate(self.cards)
            if card != legal.NO_CARD and other not in (seat, revealed)
        ]
        old = [other for other in hidden if self.old_cards >> other & 1]
        new = [other for other in hidden if not self.old_cards >> other & 1]
        # Sorted, so that the same seed deals the same cards whatever the hidden ones are.
        old_pool = sorted(self.cards[other] for other in old)
        pile = [terrain for terrain, count in enumerate(self.deck) for _ in range(count)]
        new_pool = sorted(pile + [self.cards[other] for other in new])
        random.shuffle(old_pool)
        random.shuffle(new_pool)
        for other in old:
            state.cards[other] = old_pool.pop()
        for other in new:
            state.cards[other] = new_pool.pop()
        state.deck = [new_pool.count(terrain) for terrain in BUILDABLE]
        state._legal = None
        return state

    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now."""
        return [score(self, seat) for seat in range(self.setup.players)]

    def _winners(self, scores: list[Score]) -> list[Seat]:
        """The seats with the most gold; ties are shared (R13)."""
        most = max(score.total for score in scores)
        return [seat for seat, score in enumerate(scores) if score.total == most]

    def svg(self, last: Action | None = None) -> str:
        """A picture of the board, with what can be decided now and the latest piece."""
        from regnum.kingdom_builder.svg import board_svg

        return board_svg(view.scene(self, last))

    def terminal(self, color: bool, last: Action | None = None) -> str:
        """The board in text, with what lies beside it."""
        from regnum.kingdom_builder.table import table_text

        return table_text(self, color, last)
