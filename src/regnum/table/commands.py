"""What people can do at a table, and how it is refused."""

from typing import Annotated, TypeAlias

import msgspec

from regnum.core.errors import RegnumError
from regnum.core.seats import Seat
from regnum.table.entries import Wish

Commitment: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
ShownShare: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Refused(RegnumError):
    """A command that changes nothing; the code is for programs, the text for people."""

    def __init__(self, code: str, text: str, **details: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.details = details


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or the own one back from a bot."""

    seat: Seat
    commitment: Commitment | None = None  # the hash of a share to be mixed into the seed


class Hand(msgspec.Struct, frozen=True, tag="hand", forbid_unknown_fields=True):
    """The host gives a seat to a bot of a level; or to nobody, before the game begins."""

    seat: Seat
    level: str | None


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away before the game begins: they cannot come back."""

    seat: Seat


class Reveal(msgspec.Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Show the own share, once all seats are taken."""

    share: ShownShare


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Take a decision."""

    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last decision, or all of the turn."""

    turn: bool = False


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The host ends the table, where nobody else plays."""


class Ready(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """The clock may start."""


class Offer(msgspec.Struct, frozen=True, tag="offer", forbid_unknown_fields=True):
    """Ask the others to agree to something."""

    what: Wish
    turn: bool = False  # take back all of the own last turn, not its last decision alone


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agree to what was asked at a revision."""

    offer: int


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline what was asked at a revision, or withdraw it."""

    offer: int


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Go on after a pause."""


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give an own seat up for good."""

    seat: Seat


Command: TypeAlias = (
    Sit
    | Hand
    | Remove
    | Reveal
    | Ready
    | Play
    | Undo
    | Offer
    | Agree
    | Decline
    | Resume
    | Resign
    | End
)
