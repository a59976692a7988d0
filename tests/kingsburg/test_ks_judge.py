"""The hand-made knowledge of Kingsburg: it is sound, fair, and plays sensible moves."""

from random import Random

import pytest
from kingsburg.scenario import idle, play, roll, scenario

from regnum.bots.greedy import best_at_a_glance
from regnum.core.chance import Source
from regnum.core.seats import CHANCE
from regnum.kingsburg.actions import ACTION_TEXTS
from regnum.kingsburg.data import CARDS_PER_YEAR
from regnum.kingsburg.judge import TUNED, Judge, groupings
from regnum.kingsburg.setup import deal
from regnum.kingsburg.state import State


def choice(state: State) -> str:
    """What the judge likes best."""
    return ACTION_TEXTS[best_at_a_glance(TUNED, state, Random(0))]
