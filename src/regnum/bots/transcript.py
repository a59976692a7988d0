"""A match without its seed and who played it: for processes that must not know the future."""

from dataclasses import dataclass
from typing import Self

from regnum.core.contract import Action
from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.core.spec import parse_spec


@dataclass(frozen=True)
class Transcript:
    """Where a match began, and what was decided and drawn."""

    spec: str
    position: str | None  # if it did not begin at the start of the game
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, match: Match) -> Self:
        """That of a match so far."""
        origin = match.origin
        position = None if origin is None else origin.position_line()
        return cls(match.setup.spec, position, tuple(match.actions))

    @property
    def game(self) -> str:
        """The key of the game."""
        return parse_spec(self.spec)[0]

    def replay(self) -> Match:
        """The match, with a seed of 0 in place of its own."""
        game, setup = deal_spec(self.spec, 0)
        origin = None if self.position is None else game.parse_position(self.position)
        match = Match(game, setup if origin is None else origin.setup, 0, origin)
        match.replay(self.actions)
        return match
