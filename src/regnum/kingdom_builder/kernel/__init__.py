"""The rules of Kingdom Builder compiled: a file for each subject, beside the one in `rules`."""

from regnum.fast.kernel import Kernel
from regnum.kingdom_builder.actions import CHOICES, choice_of
from regnum.kingdom_builder.kernel.cards import draw, weigh
from regnum.kingdom_builder.kernel.convert import read_state, write_setup, write_state
from regnum.kingdom_builder.kernel.encoding import encode
from regnum.kingdom_builder.kernel.judge import JUDGE
from regnum.kingdom_builder.kernel.layout import MASK_WORDS, SETUP_WORDS, STATE_WORDS
from regnum.kingdom_builder.kernel.scoring import score
from regnum.kingdom_builder.kernel.steps import KINDS, action_of, kind, legal, play, start

KERNEL = Kernel(
    setup_words=SETUP_WORDS,
    state_words=STATE_WORDS,
    choices=CHOICES,
    mask_words=MASK_WORDS,
    write_setup=write_setup,
    write_state=write_state,
    read_state=read_state,
    choice_of=choice_of,
    start=start,
    legal=legal,
    play=play,
    draw=draw,
    weigh=weigh,
    action_of=action_of,
    score=score,
    rank=score,  # the most gold wins (R13)
    kind=kind,
    kinds=KINDS,
    judge=JUDGE,
    encode=encode,
)
