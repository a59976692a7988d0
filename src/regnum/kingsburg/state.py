"""A moment of a match of Kingsburg, small and cheap to copy."""

from random import Random
from typing import Self, TypeAlias

from regnum.core import contract
from regnum.core.contract import Action
from regnum.core.scores import Score
from regnum.core.seats import NOBODY, Seat
from regnum.kingsburg import awaited, flow, legal, play, reasons, view
from regnum.kingsburg.actions import ACTION_TEXTS, ENEMY, ROLL_OUTCOMES
from regnum.kingsburg.data import (
    CARDS_PER_YEAR,
    NO_GOODS,
    PHASES,
    SOURCES,
    Building,
    Enemy,
    Good,
    Goods,
)
from regnum.kingsburg.frames import (
    BATTLE,
    CHAPEL_ROLL,
    NEUTRAL,
    OVER,
    PEEKING,
    PHASE,
    REINFORCING,
    REVEALING,
    ROLLING,
    Frame,
)
from regnum.kingsburg.scoring import score
from regnum.kingsburg.setup import Setup

# Dice at an advisor: the advisor, the seat, coloured dice, white dice, with a token, Market shift.
Group: TypeAlias = tuple[int, Seat, tuple[int, ...], tuple[int, ...], bool, int]


class State(contract.State):
    """Provinces, dice and the court, and a stack that says what is pending."""

    __slots__ = (
        "booked",  # points of SOURCES of seat A, then of seat B, ...
        "buildings",  # per seat: the buildings that stand
        "dice",  # per seat: three coloured dice in order, then white ones; empty before the roll
        "enemy",  # number of this year's card, once somebody has looked at it
        "envoy",  # the seat that has the King's Envoy, or NOBODY
        "goods",  # per seat
        "groups",  # dice at advisors, in the order of placement
        "occupied",  # advisors that have dice
        "order",  # the turn order
        "seen",  # seats that know the enemy's card
        "soldiers",  # per seat
        "spent",  # per seat: which dice were sent
        "stack",
        "tokens",  # per seat: +2 tokens
        "year",  # 0 to 4
    )

    action_texts = ACTION_TEXTS
    setup: Setup
    booked: list[int]
    buildings: list[int]
    dice: list[tuple[int, ...]]
    enemy: int | None
    envoy: Seat
    goods: list[Goods]
    groups: list[Group]
    occupied: int
    order: list[Seat]
    seen: int
    soldiers: list[int]
    spent: list[int]
    stack: list[Frame]
    tokens: list[int]
    year: int

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """The state before the first decision."""
        state = cls.__new__(cls)
        players = setup.players
        state.setup = setup
        state._legal = None
        state.booked = [0] * (players * len(SOURCES))
        state.buildings = [0] * players
        state.enemy = None
        state.envoy = NOBODY
        state.goods = [NO_GOODS] * players
        state.order = list(setup.order)
        state.seen = 0
        state.soldiers = [0] * players
        state.tokens = [0] * players
        state.clear_court()
        flow.start(state)
        return state

    def copy(self) -> Self:
        """An independent state that shares only the setup."""
        twin = self.__class__.__new__(self.__class__)
        twin.setup = self.setup
        twin.seat = self.seat
        twin._legal = self._legal
        twin.booked = self.booked[:]
        twin.buildings = self.buildings[:]
        twin.dice = self.dice[:]
        twin.enemy = self.enemy
        twin.envoy = self.envoy
        twin.goods = self.goods[:]
        twin.groups = self.groups[:]
        twin.occupied = self.occupied
        twin.order = self.order[:]
        twin.seen = self.seen
        twin.soldiers = self.soldiers[:]
        twin.spent = self.spent[:]
        twin.stack = self.stack[:]
        twin.tokens = self.tokens[:]
        twin.year = self.year
        return twin

    @property
    def phase(self) -> int:
        """The phase of the year, 1 to 8: those to come lie at the bottom of the stack."""
        return PHASES - sum(frame[0] == PHASE for frame in self.stack)

    @property
    def is_enemy_revealed(self) -> bool:
        """Has the card been turned? That everybody has looked does not make it open (G5)."""
        bottom, top = self.stack[0][0], self.stack[-1][0]
        return bottom in (REINFORCING, BATTLE, OVER) and top != REVEALING

    def has(self, seat: Seat, building: Building) -> bool:
        """Does a building stand?"""
        return self.buildings[seat] >> building & 1 == 1

    def enemy_card(self) -> Enemy:
        """This year's enemy, once its card was looked at."""
        assert self.enemy is not None
        return self.setup.enemies[self.year][self.enemy]

    def gain(self, seat: Seat, goods: Goods) -> None:
        """Take goods from the stock."""
        gold, wood, stone = self.goods[seat]
        self.goods[seat] = (gold + goods[0], wood + goods[1], stone + goods[2])

    def pay(self, seat: Seat, goods: Goods) -> None:
        """Return goods to the stock."""
        self.gain(seat, (-goods[0], -goods[1], -goods[2]))

    def gain_good(self, seat: Seat, good: Good) -> None:
        """Take one good."""
        self.gain(seat, (int(good == 0), int(good == 1), int(good == 2)))

    def lose_good(self, seat: Seat, good: Good) -> None:
        """Return one good."""
        self.gain(seat, (-(good == 0), -(good == 1), -(good == 2)))

    def book(self, seat: Seat, source: int, points: int) -> None:
        """Note points won or lost during play."""
        self.booked[seat * len(SOURCES) + source] += points

    def place(
        self,
        advisor: int,
        seat: Seat,
        coloured: tuple[int, ...],
        white: tuple[int, ...] = (),
        token: bool = False,
        shift: int = 0,
    ) -> None:
        """Put dice at an advisor."""
        self.groups.append((advisor, seat, coloured, white, token, shift))
        self.occupied |= 1 << advisor

    def clear_court(self) -> None:
        """Take all dice back."""
        players = self.setup.players
        self.dice = [()] * players
        self.spent = [0] * players
        self.groups = []
        self.occupied = 0

    _find_legal = legal.legal_mask
    _play = play.play
    why_not = reasons.why_not
    awaited = awaited.awaited
    public = view.public
    private = view.private
    position = view.position

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Dice, or this year's enemy."""
        frame = self.stack[-1]
        if frame[0] in (PEEKING, REVEALING):
            return [(ENEMY + card, 1) for card in range(CARDS_PER_YEAR)]
        return ROLL_OUTCOMES[self._dice_to_roll(frame)]

    def _dice_to_roll(self, frame: Frame) -> int:
        if frame[0] == NEUTRAL:
            return 2 if frame[1] else 3
        if frame[0] in (ROLLING, CHAPEL_ROLL):
            return 1 if frame[2] else 3
        return 1

    def witnesses(self) -> list[Seat]:
        """Who looks at the enemy's card looks alone; all else is seen by everybody."""
        frame = self.stack[-1]
        return [frame[1]] if frame[0] == PEEKING else list(range(self.setup.players))

    def position_line(self) -> str:
        """The whole position as one line."""
        from regnum.kingsburg.notation import print_position

        return print_position(self)

    def resample(self, seat: Seat, random: Random) -> Self:
        """A copy in which an enemy that the seat has not seen is drawn anew (G5)."""
        state = self.copy()
        if state.enemy is not None and not state.seen >> seat & 1:
            state.enemy = random.randrange(CARDS_PER_YEAR)
        return state

    def scores(self) -> list[Score]:
        """What each seat would have if the game ended now."""
        return [score(self, seat) for seat in range(self.setup.players)]

    def _winners(self, scores: list[Score]) -> list[Seat]:
        """Most points, then most goods, then most buildings; else shared (F3)."""
        ranks = [
            (score.total, sum(self.goods[seat]), self.buildings[seat].bit_count())
            for seat, score in enumerate(scores)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def svg(self, last: Action | None = None) -> str:
        """A picture of the court and the provinces."""
        from regnum.kingsburg.svg import court_svg

        return court_svg(view.scene(self))

    def terminal(self, color: bool, last: Action | None = None) -> str:
        """The table in text."""
        from regnum.kingsburg.table import table_text

        return table_text(self, color)
