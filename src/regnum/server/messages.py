"""What clients may send. Unknown fields and wrong types are refused before anything happens."""

import re
from typing import Annotated, Literal, TypeAlias, TypeVar
from unicodedata import category

import msgspec

from regnum.core.errors import Malformed
from regnum.core.record import NAME
from regnum.table.clocks import ClockSettings
from regnum.table.commands import Command, Commitment
from regnum.table.lessons import Done
from regnum.table.terms import Leaving

MAX_BYTES = 64 * 1024
CONTROL = "Cf"  # what turns or hides other letters
JOINERS = "\u200c\u200d"  # inside of letters and pictures
MARKS = ("Mn", "Me")  # that stand on the letter before them
MOST_MARKS = 3  # on one letter
MAX_TEXT = 200
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
T = TypeVar("T")
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,24}\Z")]

Endpoint: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^https?://[!-~]{1,990}\Z")]
PublicPoint: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^B[A-Za-z0-9_-]{86}\Z")]
AuthSecret: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to all: what is not listed is refused."""


class NewPerson(ClientMessage, frozen=True):
    """Somebody introduces themselves, or wants another name."""

    name: str


class NewColour(ClientMessage, frozen=True):
    """The colour that somebody likes best, by the letter of the seat that has it; or none."""

    colour: Literal["A", "B", "C", "D", "E"] | None


class OldMatch(ClientMessage, frozen=True):
    """A match that somebody does not want in their history."""

    table: str


class NewDevice(ClientMessage, frozen=True):
    """Another browser follows a link; before it is sure it only asks whose link it is."""

    key: str
    sure: bool = False


class Farewell(ClientMessage, frozen=True):
    """Everything about somebody shall be deleted."""

    sure: Literal[True]


class ReplayAccess(ClientMessage, frozen=True):
    """May those look at a table after its end who only have its address?"""

    is_open: bool


class NewSeat(ClientMessage, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "local", "open", "bot"]
    level: str | None = None  # of a bot
    name: str | None = None  # of somebody who plays on the same device


class NewTable(ClientMessage, frozen=True):
    """A table is laid."""

    game: str
    seats: tuple[NewSeat, ...]
    options: dict[str, str] = {}
    hints: bool = True
    is_listed: bool = False
    clock: ClockSettings | None = None
    leaving: Leaving = "bot"
    chat: bool = True  # may people write what they want to each other?
    commitment: Commitment | None = None  # of the host's browser, if the host sits down


class NewBranch(ClientMessage, frozen=True):
    """A finished match is to be played on from a revision, or its deal once more."""

    seats: tuple[NewSeat, ...]
    revision: int | None = None  # None: the same deal from the start
    hints: bool = True
    commitment: Commitment | None = None  # as for a new table


class NewRematch(ClientMessage, frozen=True):
    """Another match with the same people is wanted."""

    commitment: Commitment | None = None


class NewKey(ClientMessage, frozen=True):
    """A link is wanted: to sit down, to watch, or to go on with a seat on another device."""

    kind: Literal["play", "watch", "seat"]
    seat: int | None = None


class OldKeys(ClientMessage, frozen=True):
    """All links of a kind that somebody made shall lead nowhere any more."""

    kind: Literal["play", "watch", "seat"]


class Enter(ClientMessage, frozen=True):
    """Somebody follows a link."""

    key: str


class NewRecord(ClientMessage, frozen=True):
    """The text of a record, to be looked at here."""

    record: str


class CommandMessage(ClientMessage, frozen=True, tag="do"):
    """A command for a table, with an id made by the client and the revision that it knows."""

    id: Id
    revision: int
    command: Command


class Question(ClientMessage, frozen=True):
    """What would a decision bring?"""

    action: str


class QuestionMessage(ClientMessage, frozen=True, tag="ask"):
    """The same over a socket, with an id made by the client."""

    id: Id
    action: str


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is anybody there?"""


Phrase: TypeAlias = Literal[
    "hello", "luck", "nice", "ouch", "turn", "moment", "sorry", "thanks", "played", "again"
]


class SayMessage(ClientMessage, frozen=True, tag="say"):
    """Something for the others at the table: one of the phrases, or a text."""

    id: Id
    phrase: Phrase | None = None
    text: str | None = None


class ChatMessage(ClientMessage, frozen=True, tag="chat"):
    """The host lets people write what they want, or not."""

    id: Id
    is_open: bool


class NewSubscription(ClientMessage, frozen=True):
    """A browser wants push messages: where it listens, and its keys."""

    endpoint: Endpoint
    p256dh: PublicPoint
    auth: AuthSecret


class OldSubscription(ClientMessage, frozen=True):
    """A browser wants no more push messages."""

    endpoint: str


class LessonDone(ClientMessage, frozen=True):
    """What somebody has done in a lesson so far."""

    done: Done


class LessonQuestion(LessonDone, frozen=True):
    """What would a decision bring there?"""

    action: str


class LessonPast(LessonDone, frozen=True):
    """What was it like at a revision?"""

    revision: Annotated[int, msgspec.Meta(ge=0)]


SocketMessage: TypeAlias = CommandMessage | QuestionMessage | SayMessage | ChatMessage | Ping


_SOCKET_MESSAGE: msgspec.json.Decoder[SocketMessage] = msgspec.json.Decoder(SocketMessage)


def decode(data: bytes, kind: type[T]) -> T:
    """A message of this kind, or `Malformed` in plain words."""
    return _decode(msgspec.json.Decoder(kind), data)


def decode_from_socket(data: str) -> SocketMessage:
    """A message that came over a socket."""
    return _decode(_SOCKET_MESSAGE, data)


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"this message cannot be read: {error}") from None


def clean_name(name: str) -> str:
    """A name as it will be shown: one line of 1 to 40 letters that can be seen, without commas."""
    shown = "".join(c for c in name if category(c) != CONTROL or c in JOINERS)
    name = re.sub(r"\s+", " ", shown).strip()
    if not (NAME.fullmatch(name) and any(map(_is_visible, name))):
        raise Malformed("a name has 1 to 40 letters, without commas")
    return name


def clean_text(text: str) -> str:
    """What somebody writes, as it will be shown: one line of at most 200 letters."""
    shown, marks = "", 0
    for char in re.sub(r"\s+", " ", text):
        marks = marks + 1 if category(char) in MARKS else 0
        if marks <= MOST_MARKS and (category(char)[0] != "C" or char in JOINERS):
            shown += char
    shown = shown.strip()
    if not any(map(_is_visible, shown)):
        raise Malformed("there is nothing to be seen in this text")
    if len(shown) > MAX_TEXT:
        raise Malformed(f"a text has at most {MAX_TEXT} letters")
    return shown


def _is_visible(char: str) -> bool:
    """A letter, number, sign or mark of punctuation that leaves something on the screen."""
    return category(char)[0] in "LNSP" and char not in BLANKS
