"""What is fixed when a table is laid, and who lays it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from regnum.core.chance import Source
from regnum.core.proof import hash_of
from regnum.table.clocks import ClockSettings

Leaving: TypeAlias = Literal["bot", "nobody"]  # who goes on for somebody who resigns


@dataclass(frozen=True)
class Person:
    """Somebody with a name and, in a browser, a secret."""

    id: str
    name: str
    colour: str | None = None  # that they like best: the letter of the seat that has it


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose for the table."""

    hints: bool = True
    is_listed: bool = False  # do strangers see it among the open tables?
    options: dict[str, str] = {}  # of the game, as the host gave them; the seed dealt the rest
    clock: ClockSettings | None = None
    imported: bool = False  # from a record: nothing was drawn here
    position: str | None = None  # where the match starts, if not at the start of the game
    leaving: Leaving = "bot"
    ready_check: bool = False  # with a clock, do people say that they are ready?

    @property
    def is_provable(self) -> bool:
        """Can it be proved, from the start of the game on, that nobody chose the dice?"""
        return not self.imported and self.position is None


@dataclass(frozen=True)
class Terms:
    """What is fixed when a table is laid."""

    id: str
    spec: str
    rules: int
    seed: int  # of the server: what people mix in is in the log
    salt: str
    host: str
    settings: Settings
    created: float

    @property
    def secret(self) -> str:
        """What the server knows from the beginning and shows at the end."""
        return f"{self.seed}/{self.salt}"

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown from the start."""
        return hash_of(self.secret)

    @property
    def luck(self) -> int:
        """What the chance of bots follows from; nobody can find the seed from it."""
        return Source(self.seed, "bots").word()
