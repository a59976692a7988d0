"""A moment of a match of Kingsburg, small and cheap to copy."""

from typing import NamedTuple, Self, TypeAlias

from regnum.core import contract, steps
from regnum.core.seats import NOBODY, Seat
from regnum.kingsburg.data import NO_GOODS, SOURCES, Advisor, Building, Enemy, Good, Goods
from regnum.kingsburg.setup import Setup


class Group(NamedTuple):
    """Dice at an advisor."""

    advisor: Advisor
    seat: Seat
    coloured: tuple[int, ...]
    white: tuple[int, ...] = ()
    token: bool = False
    shift: int = 0  # by the Market


class State(contract.State):
    """Provinces, dice and the court, and a stack that says what is pending.

    The stack holds the phases of the year to come, the last at the bottom. A phase on top gives
    way to its steps, and a step puts on top of itself what somebody has to decide.
    """

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
        "tokens",  # per seat: +2 tokens
        "year",  # 0 to 4; -1 before the first one
    )

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
    stack: "list[Step]"
    tokens: list[int]
    year: int

    def __init__(self, setup: Setup) -> None:
        """The table as it is laid, before the first year."""
        players = setup.players
        self.setup = setup
        self._legal = None
        self.booked = [0] * (players * len(SOURCES))
        self.buildings = [0] * players
        self.enemy = None
        self.envoy = NOBODY
        self.goods = [NO_GOODS] * players
        self.order = list(setup.order)
        self.seen = 0
        self.soldiers = [0] * players
        self.stack = []
        self.tokens = [0] * players
        self.year = -1
        self.clear_court()

    def copy(self) -> Self:
        """An independent state that shares only the setup and the steps on the stack."""
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

    def booked_for(self, seat: Seat) -> list[int]:
        """The points that were booked for a seat, by source."""
        return self.booked[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]

    def place(self, group: Group) -> None:
        """Put dice at an advisor."""
        self.groups.append(group)
        self.occupied |= 1 << group.advisor

    def clear_court(self) -> None:
        """Take all dice back."""
        players = self.setup.players
        self.dice = [()] * players
        self.spent = [0] * players
        self.groups = []
        self.occupied = 0


Step: TypeAlias = steps.Step[State]
