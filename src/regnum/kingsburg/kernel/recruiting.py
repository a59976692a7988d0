"""Recruiting: see rules/recruiting.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import DONE, GIVE
from regnum.kingsburg.data import BARRACKS, GOODS_PER_SOLDIER, GOODS_PER_SOLDIER_WITH_BARRACKS
from regnum.kingsburg.kernel.goods import owned_goods
from regnum.kingsburg.kernel.layout import (
    BUILDINGS,
    FIRST,
    GOES_ON,
    KINDS_OF_GOODS,
    ORDER,
    PLAYERS,
    RECRUITING,
    SECOND,
    SOLDIERS,
    STOCK,
)
from regnum.kingsburg.kernel.stack import first, pop, push, replace, second, top
from regnum.kingsburg.kernel.state import count_goods


@compiled
def soldier_price(state: Row, seat: int) -> int:
    """Goods for a soldier (W1)."""
    has_barracks = state[BUILDINGS + seat] >> BARRACKS & 1
    return GOODS_PER_SOLDIER_WITH_BARRACKS if has_barracks else GOODS_PER_SOLDIER


@compiled
def _can_pay(state: Row, seat: int, paid: int) -> bool:
    return count_goods(state, seat) + paid >= soldier_price(state, seat)


@compiled
def begin_recruiting(state: Row) -> None:
    """In turn order, from the first seat on."""
    push(state, RECRUITING)


@compiled
def recruiting_decider(state: Row, step: int) -> int:
    """The seat whose place has come, if it can pay a soldier."""
    seat = state[ORDER + first(step)]
    return int(seat if _can_pay(state, seat, second(step)) else GOES_ON)


@compiled
def advance_recruiting(setup: Row, state: Row) -> None:
    """Go on with the next seat that can pay a soldier."""
    for place in range(first(top(state)) + 1, setup[PLAYERS]):
        if _can_pay(state, state[ORDER + place], 0):
            replace(state, RECRUITING | place << FIRST)
            return
    pop(state)


@compiled
def legal_recruiting(state: Row, step: int, mask: Row) -> None:
    """Give a good, or be done with whole soldiers (W3)."""
    mask[0] = owned_goods(state, state[ORDER + first(step)]) << GIVE
    if second(step) == 0:
        mask[0] |= 1 << DONE


@compiled
def play_recruiting(setup: Row, state: Row, action: int) -> None:
    """Give a good for a soldier, or be done."""
    if action == DONE:
        advance_recruiting(setup, state)
        return
    step = top(state)
    place, paid = first(step), second(step) + 1
    seat = state[ORDER + place]
    state[STOCK + KINDS_OF_GOODS * seat + action - GIVE] -= 1
    if paid == soldier_price(state, seat):
        state[SOLDIERS + seat] += 1
        paid = 0
    replace(state, RECRUITING | place << FIRST | paid << SECOND)
