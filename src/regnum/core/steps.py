"""What can be pending: a state has a stack of steps, and the one on top comes next.

A step knows all of its subject: who decides, what is legal, what a decision does, what happens of
itself, why something is illegal, what is awaited, and how it is written in a position line.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    dataclass_transform,
)

from regnum.core.errors import Args, Malformed, Reason
from regnum.core.seats import (
    NOBODY,
    Seat,
    parse_seat,
    parse_seat_or_nobody,
    parse_seats,
    print_seat_or_nobody,
    print_seats,
    seat_name,
)

if TYPE_CHECKING:
    from regnum.core.contract import Action, Json, State

T = TypeVar("T")
StateT = TypeVar("StateT", bound="State", contravariant=True)


@dataclass_transform(frozen_default=True)
def step(cls: type[T]) -> type[T]:
    """Make a class a step with typed fields.

    Steps are shared between copies of a state, so they are never changed, only replaced. The type
    checker enforces that; frozen dataclasses would too, but are three times slower to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Field(NamedTuple):
    """How a field of a step is written in a position line, and read back."""

    print: Callable[[Any], str]
    parse: Callable[[str, int], Any]  # a text, at a table of so many players


NUMBER = Field(str, lambda text, _: int(text))
FLAG = Field(lambda flag: str(int(flag)), lambda text, _: bool(int(text)))
SEAT = Field(seat_name, parse_seat)
SEAT_OR_NOBODY = Field(print_seat_or_nobody, parse_seat_or_nobody)
SEATS = Field(print_seats, parse_seats)  # a set


class Step(Generic[StateT]):
    """Something that is pending. What a step does not need keeps its default."""

    __slots__ = ()

    name: ClassVar[str]  # in position lines, views and messages
    request: ClassVar[str] = ""  # what the seat that decides has to do: "now A has to ..."
    notation: ClassVar[tuple[Field, ...]] = ()  # how its fields are written

    # Questions: nothing changes by them.

    def decider(self, state: StateT) -> Seat | None:
        """Who decides now: a seat or chance. None: it goes on by itself."""
        return None

    def legal(self, state: StateT) -> int:
        """The set of legal actions, while somebody decides."""
        return 0

    def outcomes(self, state: StateT) -> "list[tuple[Action, int]]":
        """Where chance decides: each possible outcome with its weight."""
        return []

    def witnesses(self, state: StateT) -> list[Seat]:
        """The seats that see the decision being made."""
        return list(range(state.setup.players))

    def why_not(self, state: StateT, action: "Action") -> Reason:
        """Why an existing action is illegal now."""
        return not_awaited(state, self)

    def awaited(self, state: StateT) -> Args:
        """What belongs to the request, as arguments of a message."""
        return {}

    def describe(self, state: StateT) -> "dict[str, Json]":
        """The step in words, for whoever follows the game from outside."""
        return {}

    def problem(self, state: StateT) -> str:
        """Why it cannot be pending as a position line says it is, or nothing."""
        return ""

    # Acts.

    def play(self, state: StateT, action: "Action") -> None:
        """Carry out a legal decision."""
        raise NotImplementedError(f"nobody decides in {self.name}")

    def advance(self, state: StateT) -> None:
        """Go on, where nobody has anything to decide."""
        state.stack.pop()

    # Notation.

    def print_fields(self) -> Sequence[str]:
        """The fields as texts, for a position line."""
        names: Sequence[str] = self.__slots__
        values = (getattr(self, name) for name in names)
        return [field.print(value) for field, value in zip(self.notation, values, strict=True)]

    @classmethod
    def parse_fields(cls, players: int, *texts: str) -> Self:
        """The step with these fields. Anything but what `print_fields` writes may raise."""
        values = [
            field.parse(text, players) for field, text in zip(cls.notation, texts, strict=True)
        ]
        return cls(*values)


@step
class Over(Step["State"]):
    """The game is over: nobody decides any more."""

    name = "over"

    def decider(self, state: "State") -> Seat | None:
        return NOBODY

    def why_not(self, state: "State", action: "Action") -> Reason:
        return Reason("over", "the game is over")


OVER = Over()


def not_awaited(state: "State", pending: Step[Any]) -> Reason:
    """The refusal of an action that does not belong to the pending step."""
    seat = seat_name(state.seat)
    text = f"now {seat} has to {pending.request}"
    return Reason("awaited", text, {"awaited": pending.name, "seat": seat})


def print_steps(stack: Iterable[Step[Any]]) -> str:
    """The steps of a stack from the bottom, as `name:field:field>name`."""
    return ">".join(map(print_step, stack))


def print_step(pending: Step[Any]) -> str:
    """One step, as `name:field:field`."""
    return ":".join((pending.name, *pending.print_fields()))


def parse_steps(
    kinds: Mapping[str, type[Step[StateT]]], players: int, text: str
) -> list[Step[StateT]]:
    """The stack that a text describes; `kinds` are the steps of the game by name."""
    return [_parse_step(kinds, players, part) for part in text.split(">")]


def _parse_step(kinds: Mapping[str, type[Step[StateT]]], players: int, text: str) -> Step[StateT]:
    name, *fields = text.split(":")
    try:
        parsed = kinds[name].parse_fields(players, *fields)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Malformed(f"pending {text!r} is not known") from None
    if print_step(parsed) != text:
        raise Malformed(f"pending {text!r} is not known")
    return parsed
