"""What goods are worth, remembered from decision to decision: see judge/memory.py."""

from regnum.fast.compiling import compiled
from regnum.kingsburg.data import BUILDINGS
from regnum.kingsburg.judge.calendar import TIMES
from regnum.kingsburg.kernel.judge.goods import use
from regnum.kingsburg.kernel.judge.room import MEMORY, SLOT_BITS, WORDS
from regnum.kingsburg.kernel.judge.table import Table

# Province, time and goods in one number.
_TIME_BITS, _STOCK_BITS = (TIMES - 1).bit_length(), 32
_TIME = BUILDINGS
_STOCK = _TIME + _TIME_BITS
_KEY_BITS = _STOCK + _STOCK_BITS
_KEY = (1 << _KEY_BITS) - 1
# Multiplying by an odd number, cut to the same bits, gives a different number for each key. Its
# highest bits say where to look, and the rest, which fits into a float, whether it is this key.
_MIXER = 0x2545F4914F6CDD1D
_REST_BITS = _KEY_BITS - SLOT_BITS
_REST = (1 << _REST_BITS) - 1
assert _MIXER % 2
assert _REST_BITS < 53


@compiled
def recall_use(values: Table, table: Table, province: int, time: int, stock: int) -> float:
    """`use`, looked up if it was found before and nothing else has taken its place.

    A GPU's threads have no room to remember anything.
    """
    if stock == 0:
        return 0.0
    if len(values) < WORDS or stock >> _STOCK_BITS:
        return use(table, province, time, stock)
    mixed = (province | time << _TIME | stock << _STOCK) * _MIXER & _KEY
    at, rest = MEMORY + 2 * (mixed >> _REST_BITS), float((mixed & _REST) + 1)
    if values[at] != rest:
        values[at], values[at + 1] = rest, use(table, province, time, stock)
    return float(values[at + 1])
