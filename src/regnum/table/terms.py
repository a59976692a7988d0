"""What is fixed when a table is laid, and who lays it."""

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from regnum.core.chance import Source
from regnum.table.clocks import ClockSettings


@dataclass(frozen=True)
class Person:
    """Somebody with a name and, in a browser, a secret."""

    id: str
    name: str


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose for the table."""

    hints: bool = True
    is_listed: bool = False  # do strangers see it among the open tables?
    options: dict[str, str] = {}  # of the game, as the host gave them; the seed dealt the rest
    clock: ClockSettings | None = None
    imported: bool = False  # from a record: nothing was drawn here
    position: str | None = None  # where the match starts, if not at the start of the game


@dataclass(frozen=True)
class Terms:
    """What is fixed when a table is laid."""

    id: str
    spec: str
    rules: int
    seed: int
    salt: str
    host: str
    settings: Settings
    created: float

    @property
    def commitment(self) -> str:
        """Shown from the start: the hash of seed and salt, which are shown at the end."""
        return sha256(f"{self.seed}/{self.salt}".encode()).hexdigest()

    @property
    def luck(self) -> int:
        """What the chance of bots follows from; nobody can find the seed from it."""
        return Source(self.seed, "bots").word()
