"""Which decisions a search looks at."""

from typing import Any

from regnum.core.bits import bits
from regnum.core.contract import Action, State
from regnum.core.judging import Judge


def ranked(judge: Judge[Any], state: State, count: int) -> list[tuple[float, Action]]:
    """So many decisions at most, those worth most at a glance first."""
    worths = sorted(judge.worth(state), key=lambda pair: -pair[0])
    return [(worth, action) for worth, actions in worths for action in bits(actions)][:count]


def candidates(judge: Judge[Any], state: State, count: int) -> list[Action]:
    """The same without their worth."""
    return [action for _, action in ranked(judge, state, count)]
