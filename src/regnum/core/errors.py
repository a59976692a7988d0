"""What can be wrong with what somebody asks for, in words for the person who asked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, TypeAlias

Args: TypeAlias = Mapping[str, str | int]  # codes and numbers, never words


class RegnumError(Exception):
    """Bad input. Its text is one line: what was wrong and what is allowed."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled, whatever its constructor asks for."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[RegnumError], args: tuple[Any, ...], facts: dict[str, Any]) -> RegnumError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class Malformed(RegnumError):
    """A text that is not an action, option, position or record."""


class WrongOption(Malformed):
    """An option with a wrong value: `what` is a code for what is wrong, with its arguments."""

    def __init__(self, option: str, what: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.details: Args = {"option": option, "what": what, **args}


def unknown(what: str, name: str, known: Iterable[str]) -> Malformed:
    """The refusal of an unknown name, with the known one that comes closest."""
    names = list(known)
    near = get_close_matches(name, names, 1)
    hint = f"did you mean {near[0]}? " if near else ""
    return Malformed(f"unknown {what} {name!r}: {hint}{what}s are {', '.join(names)}")


class WrongSeat(RegnumError):
    """A decision by somebody whose decision it is not."""


@dataclass(frozen=True)
class Message:
    """Something that can be said in any language: a code and what belongs to it."""

    code: str
    args: Args = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Reason:
    """Why an action is illegal: a code that can be translated, and the English sentence.

    Examples:
        >>> from regnum import Match, games
        >>> state = Match.new(f"{games()[1]}(players=2)", seed=7).state
        >>> reason = state.why_not(state.game.parse_action("pass"))
        >>> reason.code, reason.text
        ('awaited', 'now B has to take a good')
    """

    code: str
    text: str
    args: Args = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return self.text


class Illegal(RegnumError):
    """An action that the rules do not allow now."""

    def __init__(self, action_text: str, reason: Reason) -> None:
        super().__init__(f"{action_text}: {reason.text}")
        self.reason = reason
