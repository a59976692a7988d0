"""The default policy, compiled: see `regnum.bots.policy`."""

from math import inf
from typing import Any

from regnum.fast.compiling import compiled
from regnum.fast.rows import WORD_BITS, Row, draw_below, lowest_bit


@compiled
def best_choice(state: Row, mask: Row, values: Any) -> int:
    """One of the legal choices of the highest value; draws a number only if there are several."""
    highest, best, count = -inf, -1, 0
    for word in range(len(mask)):
        rest = mask[word]
        while rest:
            choice = word * WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            if count == 0 or values[choice] > highest:
                highest, best, count = values[choice], choice, 1
            elif values[choice] == highest:
                count += 1
    if count <= 1:
        return best
    wanted = draw_below(state, count)
    while wanted:  # choices ascend as their actions do
        best += 1
        is_legal = mask[best // WORD_BITS] >> best % WORD_BITS & 1
        if is_legal and values[best] == highest:
            wanted -= 1
    return best
