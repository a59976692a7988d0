"""What happens to provinces and the court, as in the methods of `State`."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row, bit_count
from regnum.kingsburg.data import CARDS_PER_YEAR, NEUTRAL_SEAT
from regnum.kingsburg.kernel.layout import (
    ADVISOR,
    BUILDINGS,
    DICE,
    ENEMIES,
    ENEMY_CARD,
    ENEMY_WORDS,
    GROUP_COUNT,
    GROUP_SEAT,
    GROUP_SEAT_BITS,
    GROUPS,
    KINDS_OF_GOODS,
    MOST_SEATS,
    OCCUPIED,
    SPENT,
    STOCK,
    YEAR,
)

_GROUP_SEAT = (1 << GROUP_SEAT_BITS) - 1


@compiled
def count_buildings(state: Row, seat: int) -> int:
    """How many buildings stand."""
    return bit_count(state[BUILDINGS + seat])


@compiled
def count_goods(state: Row, seat: int) -> int:
    """How many goods a seat has."""
    at = STOCK + KINDS_OF_GOODS * seat
    return int(state[at] + state[at + 1] + state[at + 2])


@compiled
def enemy_worth(setup: Row, state: Row) -> int:
    """The first word of this year's enemy: name, strength, and what it is worth."""
    card = CARDS_PER_YEAR * state[YEAR] + state[ENEMY_CARD]
    return int(setup[ENEMIES + ENEMY_WORDS * card])


@compiled
def enemy_loss(setup: Row, state: Row) -> int:
    """The second word of this year's enemy: what it takes."""
    card = CARDS_PER_YEAR * state[YEAR] + state[ENEMY_CARD]
    return int(setup[ENEMIES + ENEMY_WORDS * card + 1])


@compiled
def advisor_of(group: int) -> int:
    """The advisor of a group."""
    return group & ADVISOR


@compiled
def seat_of(group: int) -> int:
    """The seat of a group."""
    return (group >> GROUP_SEAT & _GROUP_SEAT) + NEUTRAL_SEAT


@compiled
def place(state: Row, group: int) -> None:
    """Put dice at an advisor."""
    state[GROUPS + state[GROUP_COUNT]] = group
    state[GROUP_COUNT] += 1
    state[OCCUPIED] |= 1 << advisor_of(group)


@compiled
def clear_court(state: Row) -> None:
    """Take all dice back."""
    for seat in range(MOST_SEATS):
        state[DICE + seat] = 0
        state[SPENT + seat] = 0
    for number in range(state[GROUP_COUNT]):
        state[GROUPS + number] = 0
    state[GROUP_COUNT] = 0
    state[OCCUPIED] = 0
