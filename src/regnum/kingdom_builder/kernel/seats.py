"""Where the words of a seat lie.

The masks change nothing: they tell the compiler that an index is not negative, which spares it a
comparison at every use.
"""

from regnum.fast.compiling import inlined
from regnum.fast.rows import Row
from regnum.kingdom_builder.kernel.layout import CELL_WORDS, REACH, SETTLEMENTS, TURN

SMALL = 7  # at least as high as any seat, terrain or depth of a stack


@inlined
def turn_of(state: Row) -> int:
    """Whose turn it is."""
    return int(state[TURN] & SMALL)


@inlined
def settlements_of(seat: int) -> int:
    """Where the settlements of a seat lie."""
    return SETTLEMENTS + (seat & SMALL) * CELL_WORDS


@inlined
def reach_of(seat: int) -> int:
    """Where every hex lies that touches a settlement of a seat."""
    return REACH + (seat & SMALL) * CELL_WORDS
