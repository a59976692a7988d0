"""What a lost battle costs: see rules/losses.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row, lowest_bit
from regnum.kingsburg.actions import GIVE
from regnum.kingsburg.data import COLUMNS, FROM_LOSSES, ROWS
from regnum.kingsburg.kernel.goods import owned_goods
from regnum.kingsburg.kernel.layout import (
    BOOKED,
    BOOKS,
    BUILDINGS,
    BYTE,
    BYTE_BITS,
    FIRST,
    GOES_ON,
    KINDS_OF_GOODS,
    LOSING,
    LOSS,
    LOSS_BUILDINGS,
    LOSS_CHOICES,
    LOSS_POINTS,
    RAZING,
    SECOND,
    STOCK,
)
from regnum.kingsburg.kernel.stack import first, pop, push, replace, second, top
from regnum.kingsburg.kernel.state import count_goods, enemy_loss

_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))  # the buildings of the first one


@compiled
def lose_battle(setup: Row, state: Row, seat: int) -> None:
    """Lose goods of each kind, as far as there are any (W8, W9). Two steps take the rest."""
    loss = enemy_loss(setup, state)
    for good in range(KINDS_OF_GOODS):
        lost = min(
            loss >> (LOSS + BYTE_BITS * good) & BYTE, state[STOCK + KINDS_OF_GOODS * seat + good]
        )
        state[STOCK + KINDS_OF_GOODS * seat + good] -= lost
    push(state, RAZING | seat << FIRST)
    push(state, LOSING | seat << FIRST | (loss >> LOSS_CHOICES & BYTE) << SECOND)


@compiled
def losing_decider(state: Row, step: int) -> int:
    """Only where there is a choice: more goods than are lost, of several kinds (W10)."""
    seat, left = first(step), second(step)
    owned = owned_goods(state, seat)
    is_choice = owned & (owned - 1) and left > 0 and left < count_goods(state, seat)
    return seat if is_choice else GOES_ON


@compiled
def advance_losing(state: Row) -> None:
    """Without a choice, what is there is lost: all goods, or so many of the only kind."""
    step = top(state)
    seat, left = first(step), second(step)
    pop(state)
    if left >= count_goods(state, seat):
        for good in range(KINDS_OF_GOODS):
            state[STOCK + KINDS_OF_GOODS * seat + good] = 0
    elif left:
        state[STOCK + KINDS_OF_GOODS * seat + lowest_bit(owned_goods(state, seat))] -= left


@compiled
def legal_losing(state: Row, step: int, mask: Row) -> None:
    """Any good that is there."""
    mask[0] = owned_goods(state, first(step)) << GIVE


@compiled
def play_losing(state: Row, action: int) -> None:
    """Give up a good."""
    step = top(state)
    seat = first(step)
    state[STOCK + KINDS_OF_GOODS * seat + action - GIVE] -= 1
    replace(state, LOSING | seat << FIRST | (second(step) - 1) << SECOND)


@compiled
def advance_razing(setup: Row, state: Row) -> None:
    """Buildings with their points (W12), and other points are lost."""
    seat = first(top(state))
    loss = enemy_loss(setup, state)
    pop(state)
    for _ in range(loss >> LOSS_BUILDINGS & BYTE):
        if state[BUILDINGS + seat]:
            state[BUILDINGS + seat] ^= 1 << top_right(state[BUILDINGS + seat])
    state[BOOKED + BOOKS * seat + FROM_LOSSES] -= loss >> LOSS_POINTS & BYTE


@compiled
def top_right(province: int) -> int:
    """The building that an enemy destroys (W11); there must be one."""
    for column in range(COLUMNS - 1, -1, -1):
        standing = province & _COLUMN << column
        if standing:
            return lowest_bit(standing)
    return 0
