"""Goods of choice: see rules/goods.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import TAKE
from regnum.kingsburg.data import GOLD, STONE, WOOD
from regnum.kingsburg.kernel.layout import FIRST, KINDS_OF_GOODS, SECOND, STOCK, TAKING, THIRD
from regnum.kingsburg.kernel.stack import first, pop, replace, second, third, top


@compiled
def owned_goods(state: Row, seat: int) -> int:
    """The kinds of goods that a seat has."""
    at = STOCK + KINDS_OF_GOODS * seat
    gold, wood, stone = state[at + GOLD] > 0, state[at + WOOD] > 0, state[at + STONE] > 0
    return int(gold) << GOLD | int(wood) << WOOD | int(stone) << STONE


@compiled
def legal_taking(step: int, mask: Row) -> None:
    """What is offered."""
    mask[0] = third(step) << TAKE


@compiled
def play_taking(state: Row, action: int) -> None:
    """Take a good."""
    step = top(state)
    seat, left = first(step), second(step)
    state[STOCK + KINDS_OF_GOODS * seat + action - TAKE] += 1
    if left > 1:
        replace(state, TAKING | seat << FIRST | (left - 1) << SECOND | third(step) << THIRD)
    else:
        pop(state)
