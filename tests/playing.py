"""Decisions in the words of a game, for tests of any game."""

from typing import TypeVar

import pytest

from regnum.core.contract import State
from regnum.core.errors import Illegal, Reason

StateT = TypeVar("StateT", bound=State)


def play(state: StateT, *texts: str) -> StateT:
    """The state after these decisions; outcomes of chance are decisions too, as in `roll 1 3 5`."""
    state = state.copy()
    for text in texts:
        state.apply(state.game.parse_action(text))
    return state


def legal(state: State, verb: str = "") -> set[str]:
    """The legal action texts, or the arguments of those with one verb: `legal(s, "build")`."""
    texts = {state.game.action_text(action) for action in state.legal_actions()}
    if not verb:
        return texts
    return {text.split(" ", 1)[1] for text in texts if text.startswith(verb + " ")}


def why_not(state: State, text: str) -> str | None:
    """The code of the reason why an action is illegal."""
    reason = state.why_not(state.game.parse_action(text))
    return None if reason is None else reason.code


def refusal(state: State, text: str) -> Reason:
    """The reason why an illegal action is illegal."""
    reason = state.why_not(state.game.parse_action(text))
    assert reason is not None
    return reason


def check_refused(state: State, text: str, code: str) -> None:
    """An action is refused with a code and changes nothing."""
    assert why_not(state, text) == code
    before = state.position_line()
    with pytest.raises(Illegal) as refused:
        state.apply(state.game.parse_action(text))
    assert refused.value.reason.code == code
    assert state.position_line() == before
