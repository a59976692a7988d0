"""What can stand in the log of a table."""

from typing import Literal, TypeAlias

import msgspec

from regnum.core.contract import Action
from regnum.core.seats import Seat

Wish: TypeAlias = Literal["undo", "end", "pause"]  # what people can agree upon

WAITING, PLAYING, FINISHED, ENDED = "waiting", "playing", "finished", "ended"  # a table's status
GONE = ","  # the name of somebody who has deleted themselves: no name has a comma


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person, a bot, or nobody yet."""

    name: str = ""
    person: str | None = None
    level: str | None = None  # of a bot that decides here

    @property
    def is_open(self) -> bool:
        """Can somebody sit down? Not where there is only a name: that comes from a record."""
        return self.person is None and self.level is None and not self.name


class Sat(msgspec.Struct, frozen=True, tag="sat", forbid_unknown_fields=True, omit_defaults=True):
    """A seat changes hands."""

    seat: Seat
    holder: Holder
    out_of_time: bool = False  # a bot took over because the clock ran out
    commitment: str | None = None  # the hash of the share that a browser will mix into the seed
    colour: str | None = None  # that a person likes best, by the letter of the seat that has it


class Removed(msgspec.Struct, frozen=True, tag="removed", forbid_unknown_fields=True):
    """The host sent somebody away: the seat is free, and they cannot come back to this table."""

    seat: Seat
    person: str


class Revealed(msgspec.Struct, frozen=True, tag="revealed", forbid_unknown_fields=True):
    """A browser shows the share to which it committed itself."""

    seat: Seat
    share: str


class Started(
    msgspec.Struct, frozen=True, tag="started", forbid_unknown_fields=True, omit_defaults=True
):
    """All seats are taken: chance decides up to the first decision of a seat."""

    chance: tuple[Action, ...]
    spec: str | None = None  # of the setup, where it was dealt only now, from the mixed seed


class Played(msgspec.Struct, frozen=True, tag="played", forbid_unknown_fields=True, gc=False):
    """A seat decided, and chance answered."""

    seat: Seat
    action: Action
    chance: tuple[Action, ...]


class Undone(
    msgspec.Struct,
    frozen=True,
    tag="undone",
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
):
    """The last decisions were taken back: by the seat that decides, or by agreement."""

    seat: Seat
    count: int
    agreed: tuple[Seat, ...] | None = None  # the other people, where they were asked


class Hinted(msgspec.Struct, frozen=True, tag="hinted", forbid_unknown_fields=True):
    """A seat took a hint."""

    seat: Seat


class Ended(
    msgspec.Struct, frozen=True, tag="ended", forbid_unknown_fields=True, omit_defaults=True
):
    """The table ended before the game was over: by its host, or by agreement."""

    agreed: tuple[Seat, ...] | None = None  # everybody, whoever asked for it first


class Rematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """A player wants to play again: the table for it is laid."""

    seat: Seat
    table: str


class Readied(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Somebody is ready for the clock to start."""

    seat: Seat


class Offered(msgspec.Struct, frozen=True, tag="offered", forbid_unknown_fields=True):
    """Somebody asks the others to agree."""

    seat: Seat
    what: Wish
    count: int  # of decisions to be taken back


class Agreed(msgspec.Struct, frozen=True, tag="agreed", forbid_unknown_fields=True):
    """Somebody agrees, and others are still asked; the last one makes it happen."""

    seat: Seat


class Declined(
    msgspec.Struct, frozen=True, tag="declined", forbid_unknown_fields=True, omit_defaults=True
):
    """Somebody declines, or withdraws what they asked for."""

    seat: Seat
    withdrawn: bool = False


class Paused(msgspec.Struct, frozen=True, tag="paused", forbid_unknown_fields=True):
    """All agreed to pause: no clock runs, and nobody decides."""

    seat: Seat  # that asked for it
    agreed: tuple[Seat, ...]


class Resumed(msgspec.Struct, frozen=True, tag="resumed", forbid_unknown_fields=True):
    """Somebody goes on after a pause."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, tag="resigned", forbid_unknown_fields=True):
    """Somebody gives a seat up for good."""

    seat: Seat
    level: str | None  # of the bot that goes on; None: the match ends


Body: TypeAlias = (
    Sat
    | Removed
    | Revealed
    | Readied
    | Started
    | Played
    | Undone
    | Hinted
    | Offered
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Resigned
    | Ended
    | Rematch
)


def seat_of(body: Body) -> Seat | None:
    """The seat that did something, or to which it happened."""
    return None if isinstance(body, Started | Ended) else body.seat


class Entry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One line of the log."""

    revision: int
    command_id: str  # made by whoever sent it: a repeated one is answered, not done again
    body: Body
    at: float
    spent: float = 0.0  # seconds of the seat that decided, at a table with a clock


encode_body = msgspec.json.Encoder().encode
decode_body = msgspec.json.Decoder(Body).decode
