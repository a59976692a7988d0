"""The advisors help: see rules/advisors.py."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import ACCEPT, DECLINE, EXCHANGE
from regnum.kingsburg.data import (
    ANY_GOOD,
    FROM_ADVISORS,
    GIFTS,
    GOODS,
    NEUTRAL_SEAT,
    SMUGGLER,
    STABLE,
)
from regnum.kingsburg.kernel.goods import owned_goods
from regnum.kingsburg.kernel.layout import (
    BOOKED,
    BOOKS,
    BUILDINGS,
    DEPTH,
    EXCHANGING,
    FIRST,
    GROUP_COUNT,
    GROUPS,
    HELP,
    KINDS_OF_GOODS,
    PEEKING,
    SECOND,
    SMUGGLER_DECLINABLE,
    SMUGGLING,
    SOLDIERS,
    STABLE_ONCE,
    STACK,
    STOCK,
    TAKING,
    THIRD,
    TOKENS,
)
from regnum.kingsburg.kernel.stack import first, pop, push, top
from regnum.kingsburg.kernel.state import advisor_of, count_goods, seat_of
from regnum.kingsburg.kernel.two_players import take_dice_back

# By advisor; there is none with the value 0.
_GOODS = np.array([(0,) * len(GOODS), *(gift.goods for gift in GIFTS.values())], np.int64)
_CHOICES = np.array([0, *(gift.choices for gift in GIFTS.values())], np.int64)
_AMONG = np.array(
    [0, *(sum(1 << good for good in gift.among) for gift in GIFTS.values())], np.int64
)
_SOLDIERS = np.array([0, *(gift.soldiers for gift in GIFTS.values())], np.int64)
_TOKENS = np.array([0, *(gift.tokens for gift in GIFTS.values())], np.int64)
_POINTS = np.array([0, *(gift.points for gift in GIFTS.values())], np.int64)
_PEEK = np.array([0, *(gift.peek for gift in GIFTS.values())], np.int64)
_EXCHANGE = np.array([0, *(gift.exchange for gift in GIFTS.values())], np.int64)


@compiled
def advance_help(setup: Row, state: Row) -> None:
    """Group after group, until somebody has to choose (H1, H2, H3)."""
    depth = state[DEPTH]
    for number in range(first(top(state)), state[GROUP_COUNT]):
        if seat_of(state[GROUPS + number]) != NEUTRAL_SEAT:
            _help(setup, state, number)
        if state[DEPTH] > depth:
            state[STACK + depth - 1] = HELP | (number + 1) << FIRST
            return
    pop(state)
    take_dice_back(setup, state)


@compiled
def _help(setup: Row, state: Row, number: int) -> None:
    """Give what an advisor gives."""
    group = state[GROUPS + number]
    advisor, seat = advisor_of(group), seat_of(group)
    if advisor == SMUGGLER:
        if setup[SMUGGLER_DECLINABLE]:  # H7
            push(state, SMUGGLING | seat << FIRST)
        else:
            _smuggle(state, seat)
        return
    for good in range(KINDS_OF_GOODS):
        state[STOCK + KINDS_OF_GOODS * seat + good] += _GOODS[advisor, good]
    state[TOKENS + seat] += _TOKENS[advisor]
    state[BOOKED + BOOKS * seat + FROM_ADVISORS] += _POINTS[advisor]
    if _SOLDIERS[advisor]:
        state[SOLDIERS + seat] += _SOLDIERS[advisor] + _stable_bonus(setup, state, seat, number)
    if _EXCHANGE[advisor] and count_goods(state, seat):
        push(state, EXCHANGING | seat << FIRST)
    if _PEEK[advisor]:
        push(state, PEEKING | seat << FIRST)
    if _CHOICES[advisor]:
        push(state, TAKING | seat << FIRST | _CHOICES[advisor] << SECOND | _AMONG[advisor] << THIRD)


@compiled
def _stable_bonus(setup: Row, state: Row, seat: int, number: int) -> int:
    """One soldier more from every advisor who gives some, or from the first one (H8, H9)."""
    if setup[STABLE_ONCE]:
        for earlier in range(number):
            group = state[GROUPS + earlier]
            if seat_of(group) == seat and _SOLDIERS[advisor_of(group)]:
                return 0
    return int(state[BUILDINGS + seat] >> STABLE & 1)


@compiled
def _smuggle(state: Row, seat: int) -> None:
    """The Smuggler takes a point (H6) and gives goods of choice."""
    state[BOOKED + BOOKS * seat + FROM_ADVISORS] += _POINTS[SMUGGLER]
    push(state, TAKING | seat << FIRST | _CHOICES[SMUGGLER] << SECOND | ANY_GOOD << THIRD)


@compiled
def legal_exchanging(state: Row, step: int, mask: Row) -> None:
    """Any good that is there, or none (H4)."""
    mask[0] = owned_goods(state, first(step)) << EXCHANGE | 1 << DECLINE


@compiled
def play_exchanging(state: Row, action: int) -> None:
    """The Alchemist changes one good into one each of the others."""
    seat = first(top(state))
    pop(state)
    if action != DECLINE:
        for good in range(KINDS_OF_GOODS):
            state[STOCK + KINDS_OF_GOODS * seat + good] += -1 if good == action - EXCHANGE else 1


@compiled
def legal_smuggling(mask: Row) -> None:
    """Take the offer or leave it."""
    mask[0] = 1 << ACCEPT | 1 << DECLINE


@compiled
def play_smuggling(state: Row, action: int) -> None:
    """The Smuggler's offer is answered."""
    seat = first(top(state))
    pop(state)
    if action == ACCEPT:
        _smuggle(state, seat)
