"""The King's aid: see rules/kings_aid.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import ANY_GOOD
from regnum.kingsburg.kernel.layout import AIDED, FIRST, ORDER, PLAYERS, SECOND, TAKING, THIRD
from regnum.kingsburg.kernel.stack import push
from regnum.kingsburg.kernel.state import count_buildings, count_goods

_MORE_THAN_ANY_GOODS = 1 << 32


@compiled
def _wealth(state: Row, seat: int) -> int:
    """Standing buildings (P5), then goods (P1)."""
    return count_buildings(state, seat) * _MORE_THAN_ANY_GOODS + count_goods(state, seat)


@compiled
def poorest(setup: Row, state: Row) -> int:
    """The set of the poorest seats."""
    needy, least = 0, -1
    for seat in range(setup[PLAYERS]):
        wealth = _wealth(state, seat)
        if least < 0 or wealth < least:
            needy, least = 0, wealth
        if wealth == least:
            needy |= 1 << seat
    return needy


@compiled
def give_aid(setup: Row, state: Row) -> None:
    """A die for one, or a good each for several (P2), as in year one (P3)."""
    needy = poorest(setup, state)
    is_one = needy & (needy - 1) == 0
    for place in range(setup[PLAYERS] - 1, -1, -1):
        seat = state[ORDER + place]
        if needy >> seat & 1:
            if is_one:
                state[AIDED] = seat
            else:
                push(state, TAKING | seat << FIRST | 1 << SECOND | ANY_GOOD << THIRD)
