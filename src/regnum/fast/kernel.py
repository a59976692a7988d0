"""What a game offers to be played compiled: its rules as scalar functions over rows of integers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from regnum.core.contract import Action, Setup, State
from regnum.fast.rows import Row

SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)


@dataclass(frozen=True)
class Kernel(Generic[SetupT, StateT]):
    """The rules of a game, compiled. Tests compare every function here with the rules.

    A kernel numbers what can be decided by choices, from 0 to `choices` - 1. In most games a choice
    is an action; where one hex of a map stands for a different action in each step, `action_of`
    and `choice_of` translate.
    """

    setup_words: int
    state_words: int
    choices: int  # the bits of a mask
    mask_words: int  # words of WORD_BITS bits each

    # In Python: from the reference engine to rows and back.
    write_setup: Callable[[SetupT, Row], None]
    write_state: Callable[[StateT, Row], None]  # all but the seed and the numbers drawn
    read_state: Callable[[SetupT, Row], StateT]
    choice_of: Callable[[Action], int]

    # Compiled: (setup, state, ...).
    start: Callable[[Row, Row], None]  # from a row of zeros but for its seed, to the first decision
    legal: Callable[[Row, Row, Row], None]  # writes the mask of legal choices
    play: Callable[[Row, Row, int], None]  # a legal choice, of a seat or of chance; then settles
    draw: Callable[[Row, Row], int]  # an outcome of chance by its weight, as a choice
    weigh: Callable[[Row, Row, int], int]  # the weight of a choice that chance has
    action_of: Callable[[Row, Row, int], int]  # the action that a choice is now
    score: Callable[[Row, Row, int], int]  # the points of a seat if the game ended now
    rank: Callable[[Row, Row, int], int]  # the winners are the seats of the highest rank
    # What is pending, as a number below `kinds`: a GPU plays matches of one kind side by side.
    kind: Callable[[Row, Row], int]
    kinds: int
    judge: "CompiledJudge | None" = None
    # (setup, state, mask, seat, numbers, scalars): writes what `Encoding.encode` does, given the
    # mask of legal choices.
    encode: Callable[[Row, Row, Row, int, Any, Any], None] | None = None


@dataclass(frozen=True)
class CompiledJudge:
    """What is known about good play, compiled: the same figures as the judge of the game gives."""

    # The length of the array of values: one for each choice, then room to work in, then a memory of
    # what later decisions need again. The memory must be zero at first and belongs to one set of
    # weights. On a GPU the array has no memory.
    words: int
    weights: Callable[[Any], Any]  # the weights of a judge, and what follows from them, as an array

    # (setup, state, weights, values): writes a quick estimate of each legal choice, for the seat
    # that decides. What stands there for other choices means nothing.
    values: Callable[[Row, Row, Any, Any], None]
    # (setup, state, weights, seat): the final score that a seat can expect.
    evaluate: Callable[[Row, Row, Any, int], float]
    memory: int = 0  # how many of the words are memory: the last ones
