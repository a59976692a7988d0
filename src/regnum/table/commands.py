"""What people can do at a table, and how it is refused."""

from typing import TypeAlias

import msgspec

from regnum.core.errors import RegnumError
from regnum.core.seats import Seat


class Refused(RegnumError):
    """A command that changes nothing; the code is for programs, the text for people."""

    def __init__(self, code: str, text: str, **details: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.details = details


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or the own one back from a bot."""

    seat: Seat


class Hand(msgspec.Struct, frozen=True, tag="hand", forbid_unknown_fields=True):
    """The host gives a seat to a bot of a level; or to nobody, before the game begins."""

    seat: Seat
    level: str | None


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away before the game begins: they cannot come back."""

    seat: Seat


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Take a decision."""

    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last decision, or all of the turn."""

    turn: bool = False


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The host ends the table."""


Command: TypeAlias = Sit | Hand | Remove | Play | Undo | End
