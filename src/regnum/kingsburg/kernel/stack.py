"""The stack of steps in a state row, and the fields of a step."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import PHASES
from regnum.kingsburg.kernel.layout import (
    BYTE,
    DEPTH,
    FIRST,
    FOURTH,
    PHASES_TO_COME,
    SECOND,
    STACK,
    THIRD,
)


@compiled
def kind_of(step: int) -> int:
    """The kind of a step."""
    return step & BYTE


@compiled
def first(step: int) -> int:
    """The first field of a step."""
    return step >> FIRST & BYTE


@compiled
def second(step: int) -> int:
    """The second field of a step."""
    return step >> SECOND & BYTE


@compiled
def third(step: int) -> int:
    """The third field of a step."""
    return step >> THIRD & BYTE


@compiled
def fourth(step: int) -> int:
    """The fourth field of a step."""
    return step >> FOURTH & BYTE


@compiled
def top(state: Row) -> int:
    """The step that is pending."""
    return int(state[STACK + state[DEPTH] - 1])


@compiled
def push(state: Row, step: int) -> None:
    """Put a step on top."""
    state[STACK + state[DEPTH]] = step
    state[DEPTH] += 1


@compiled
def pop(state: Row) -> None:
    """Take the step on top away."""
    state[DEPTH] -= 1
    state[STACK + state[DEPTH]] = 0


@compiled
def replace(state: Row, step: int) -> None:
    """Put a step in place of the one on top."""
    state[STACK + state[DEPTH] - 1] = step


@compiled
def current_phase(state: Row) -> int:
    """The phase of the year, 1 to 8."""
    return int(PHASES - state[PHASES_TO_COME])
