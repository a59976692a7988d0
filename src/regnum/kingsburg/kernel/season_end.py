"""The end of a season: see rules/season_end.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import DONE, SELL, SELL_TOKEN
from regnum.kingsburg.data import EMBASSY, FROM_EMBASSY, FROM_TOWN_HALL, INN, SUMMER, TOWN_HALL
from regnum.kingsburg.kernel.goods import owned_goods
from regnum.kingsburg.kernel.layout import (
    BOOKED,
    BOOKS,
    BUILDINGS,
    EFFECTS,
    FIRST,
    GROUP_COUNT,
    KINDS_OF_GOODS,
    ORDER,
    PLAYERS,
    SELLING,
    STOCK,
    TOKENS,
)
from regnum.kingsburg.kernel.stack import current_phase, first, pop, push, replace, top
from regnum.kingsburg.kernel.state import clear_court, count_goods


@compiled
def _can_sell(state: Row, seat: int) -> bool:
    """Is there a Town Hall, and anything to sell there?"""
    has_something = state[TOKENS + seat] > 0 or count_goods(state, seat) > 0
    return bool(state[BUILDINGS + seat] >> TOWN_HALL & 1 and has_something)


@compiled
def advance_effects(setup: Row, state: Row) -> None:
    """Seat by seat: Inn (K5), Embassy (K7), Town Hall; in the end neutral dice go (K8)."""
    is_summer = current_phase(state) == SUMMER
    for place in range(first(top(state)), setup[PLAYERS]):
        seat = state[ORDER + place]
        if is_summer and state[BUILDINGS + seat] >> INN & 1:
            state[TOKENS + seat] += 1
        if state[BUILDINGS + seat] >> EMBASSY & 1:
            state[BOOKED + BOOKS * seat + FROM_EMBASSY] += 1
        if _can_sell(state, seat):
            replace(state, EFFECTS | (place + 1) << FIRST)
            push(state, SELLING | seat << FIRST)
            return
    pop(state)
    if state[GROUP_COUNT]:
        clear_court(state)


@compiled
def legal_selling(state: Row, step: int, mask: Row) -> None:
    """One good or token, or nothing (K6)."""
    seat = first(step)
    mask[0] = owned_goods(state, seat) << SELL | 1 << DONE
    if state[TOKENS + seat] > 0:
        mask[0] |= 1 << SELL_TOKEN


@compiled
def play_selling(state: Row, action: int) -> None:
    """Sell something for a point, or be done."""
    seat = first(top(state))
    pop(state)
    if action == DONE:
        return
    if action == SELL_TOKEN:
        state[TOKENS + seat] -= 1
    else:
        state[STOCK + KINDS_OF_GOODS * seat + action - SELL] -= 1
    state[BOOKED + BOOKS * seat + FROM_TOWN_HALL] += 1
