"""Goods as one number, so that they can be added and looked up quickly. Only this file knows how.

Eight bits each: gold, wood, stone, and above them goods of choice, which can become any of these.
"""

from typing import TypeAlias

from regnum.core.judging import Weights
from regnum.kingsburg.data import GOODS, Good, Goods

Stock: TypeAlias = int

_BITS = 8
_COUNT = (1 << _BITS) - 1
UNITS: tuple[Stock, ...] = tuple(1 << _BITS * good for good in range(len(GOODS)))
ONE_OF_EACH: Stock = sum(UNITS)
CHOICE: Stock = 1 << _BITS * len(GOODS)


def stock_of(goods: Goods, choices: int = 0) -> Stock:
    """Goods, and goods of choice."""
    gold, wood, stone = goods
    return gold | wood << _BITS | stone << 2 * _BITS | choices * CHOICE


def parts_of(stock: Stock) -> tuple[int, int, int, int]:
    """Gold, wood, stone and goods of choice."""
    return (
        stock & _COUNT,
        stock >> _BITS & _COUNT,
        stock >> 2 * _BITS & _COUNT,
        stock >> 3 * _BITS,
    )


def has(stock: Stock, good: Good) -> bool:
    """Is there one of these goods?"""
    return stock >> good * _BITS & _COUNT > 0


def mean_price(weights: Weights) -> float:
    """What any good is worth."""
    return sum(weights[good] for good in GOODS) / len(GOODS)
