"""What can be wrong with what somebody asks for, in words for the person who asked."""

from dataclasses import dataclass


class RegnumError(Exception):
    """Bad input. Its text is one line: what was wrong and what is allowed."""


class Malformed(RegnumError):
    """A text that is not an action, option, position or record."""


class WrongSeat(RegnumError):
    """A decision by somebody whose decision it is not."""


@dataclass(frozen=True)
class Reason:
    """Why an action is illegal: a code that can be translated, and the English sentence."""

    code: str
    text: str

    def __str__(self) -> str:
        return self.text


class Illegal(RegnumError):
    """An action that the rules do not allow now."""

    def __init__(self, action_text: str, reason: Reason) -> None:
        super().__init__(f"{action_text}: {reason.text}")
        self.reason = reason
