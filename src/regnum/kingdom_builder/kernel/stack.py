"""The stack of steps in a state row."""

from regnum.fast.compiling import inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.kernel.layout import DEPTH, STACK, STEP_WORDS
from regnum.kingdom_builder.kernel.seats import SMALL


@inlined
def top(state: Row) -> int:
    """Where the words of the step on top begin."""
    return int(STACK + (state[DEPTH] - 1 & SMALL) * STEP_WORDS)


@inlined
def push(state: Row, what: int, first: int, left: int, start: int) -> None:
    """Put a step on top; fields that it lacks are zero."""
    at = STACK + (state[DEPTH] & SMALL) * STEP_WORDS
    state[at] = what
    state[at + 1] = first
    state[at + 2] = left
    state[at + 3] = start
    state[DEPTH] += 1


@inlined
def pop(state: Row) -> None:
    """Take the step on top away."""
    state[DEPTH] -= 1
    at = STACK + (state[DEPTH] & SMALL) * STEP_WORDS
    for i in range(STEP_WORDS):
        state[at + i] = 0
