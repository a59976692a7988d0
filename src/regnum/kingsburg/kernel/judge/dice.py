"""How dice can be grouped: see judge/dice.py.

Which groups there are follows from which dice are equal and which are spent. For each such
pattern the ways to send all dice are listed, each as up to three sets of dice in one number.
"""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.kingsburg.actions import INFLUENCE_PARTS
from regnum.kingsburg.data import COLOURED_DICE
from regnum.kingsburg.judge.dice import groupings
from regnum.kingsburg.kernel.layout import DIE, HIGH, MID, WHITE, WHITE2

SENT_BITS = 5  # a set of dice
SENT = (1 << SENT_BITS) - 1
_MOST_DICE = COLOURED_DICE + 2

# A pattern: are low and mid equal, are mid and high; which white dice are there; what is spent.
_COLOURED_KINDS = ((1, 2, 3), (1, 1, 2), (1, 2, 2), (1, 1, 1))
_WHITE_KINDS = ((), (4,), (4, 5), (4, 4))
_WHITE_AT, _SPENT_AT = 2, 4


def _partitions(pattern: int) -> list[int]:
    """The ways to send all unspent dice, in the order of the judge."""
    coloured = _COLOURED_KINDS[pattern & 3]
    dice = coloured + _WHITE_KINDS[pattern >> _WHITE_AT & 3]
    spent = pattern >> _SPENT_AT
    if spent >> len(dice):
        return []
    blocks, partitions = groupings(dice, spent)
    sets = [INFLUENCE_PARTS[action][0] for action, _ in blocks]
    return [sum(sets[n] << SENT_BITS * k for k, n in enumerate(groups)) for groups in partitions]


_ALL = [_partitions(pattern) for pattern in range(1 << _SPENT_AT + _MOST_DICE)]
PARTITIONS = np.array([sets for partitions in _ALL for sets in partitions], np.int64)
FIRST_PARTITION = np.array([0, *np.cumsum([len(partitions) for partitions in _ALL])], np.int64)


@compiled
def pattern_of(dice: int, spent: int) -> int:
    """The pattern of these dice."""
    low, mid, high = dice & DIE, dice >> MID & DIE, dice >> HIGH & DIE
    white, white2 = dice >> WHITE & DIE, dice >> WHITE2
    pattern = int(low == mid) | int(mid == high) << 1 | spent << _SPENT_AT
    if white2:
        return pattern | (3 if white == white2 else 2) << _WHITE_AT
    return pattern | int(white > 0) << _WHITE_AT
