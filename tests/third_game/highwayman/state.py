"""The table: who has which purse, who stays, and the points."""

from collections.abc import Mapping
from typing import Self

from regnum.core import contract
from regnum.core.chance import Source
from regnum.core.spec import Option, complete, print_spec

KEY = "highwayman"
OPTIONS = (
    Option("players", "2", "how many seats", ("2", "3", "4")),
    Option("rounds", "3", "how many rounds", ("1", "2", "3")),
)
NO_PURSE = 0


class Setup:
    """What is fixed."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self.players = int(values["players"])
        self.rounds = int(values["rounds"])
        self.spec = print_spec(KEY, values)


def deal(options: Mapping[str, str], source: Source) -> Setup:
    """A setup; nothing is drawn for it."""
    return Setup(complete(OPTIONS, options))


class State(contract.State):
    """A moment."""

    __slots__ = ("points", "purses", "round", "stayed")

    setup: Setup
    points: list[int]
    purses: list[int]  # per seat, hidden from the others until the round is over
    round: int
    stayed: int  # a set of seats

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._legal = None
        self.stack = []
        self.points = [0] * setup.players
        self.purses = [NO_PURSE] * setup.players
        self.round = 0
        self.stayed = 0

    def copy(self) -> Self:
        """The same, apart."""
        twin = self.__class__(self.setup)
        twin._legal = self._legal
        twin.seat = self.seat
        twin.stack = self.stack[:]
        twin.points = self.points[:]
        twin.purses = self.purses[:]
        twin.round = self.round
        twin.stayed = self.stayed
        return twin
