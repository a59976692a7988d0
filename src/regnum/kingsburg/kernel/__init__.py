"""The rules of Kingsburg compiled: the files are named after those of `rules/`, which decide.

A function here does to rows of integers what the rules do to a `State`; the tests play both in
lock-step. `layout.py` says where everything stands in a row.
"""

from regnum.fast.kernel import CompiledJudge, Kernel
from regnum.kingsburg.actions import ACTION_COUNT
from regnum.kingsburg.kernel import convert, encoding, judge, scoring, steps
from regnum.kingsburg.kernel.judge.room import MEMORY_WORDS, WORDS
from regnum.kingsburg.kernel.judge.table import judge_table
from regnum.kingsburg.kernel.layout import MASK_WORDS, OVER, SETUP_WORDS, STATE_WORDS
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import State

KERNEL: Kernel[Setup, State] = Kernel(
    setup_words=SETUP_WORDS,
    state_words=STATE_WORDS,
    choices=ACTION_COUNT,
    mask_words=MASK_WORDS,
    write_setup=convert.write_setup,
    write_state=convert.write_state,
    read_state=convert.read_state,
    choice_of=lambda action: action,
    start=steps.start,
    legal=steps.legal,
    play=steps.play,
    draw=steps.draw,
    weigh=steps.weigh,
    action_of=steps.action_of,
    score=scoring.score,
    rank=scoring.rank,
    kind=steps.kind,
    kinds=OVER + 1,
    judge=CompiledJudge(
        words=WORDS,
        memory=MEMORY_WORDS,
        weights=judge_table,
        values=judge.values,
        evaluate=judge.evaluate,
    ),
    encode=encoding.encode,
)
