"""Building: see rules/building.py."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import BUILD, DONE
from regnum.kingsburg.data import BUILDINGS as COUNT
from regnum.kingsburg.data import COLUMNS, CRANE, FULL_ROW, GOLD, STONE, WOOD
from regnum.kingsburg.kernel.envoy import buildings_allowed, spend_envoy
from regnum.kingsburg.kernel.layout import (
    BUILDING,
    BUILDINGS,
    CRANE_AT_ONCE,
    FIRST,
    GOES_ON,
    KINDS_OF_GOODS,
    ORDER,
    PLAYERS,
    SECOND,
    STOCK,
    THIRD,
)
from regnum.kingsburg.kernel.stack import first, pop, replace, second, third, top
from regnum.kingsburg.rules.building import cost
from regnum.kingsburg.rules.envoy import BUILDINGS_WITH_ENVOY

# By Crane or not (K3), building and good.
COSTS = np.array(
    [[cost(building, crane) for building in range(COUNT)] for crane in (False, True)], np.int64
)


@compiled
def affordable(state: Row, seat: int, crane: int) -> int:
    """The buildings that can be put up now: in each row the first that is missing."""
    province, at = state[BUILDINGS + seat], STOCK + KINDS_OF_GOODS * seat
    gold, wood, stone = state[at + GOLD], state[at + WOOD], state[at + STONE]
    possible = 0
    for row in range(0, COUNT, COLUMNS):
        built = province >> row & FULL_ROW
        if built != FULL_ROW:
            building = row + (built & 1) + (built >> 1 & 1) + (built >> 2)
            if (
                COSTS[crane, building, GOLD] <= gold
                and COSTS[crane, building, WOOD] <= wood
                and COSTS[crane, building, STONE] <= stone
            ):
                possible |= 1 << building
    return possible


@compiled
def crane_helps(setup: Row, state: Row, step: int, seat: int) -> int:
    """Does a Crane lower the price, also one that was put up this very turn?"""
    if third(step):
        return 1
    return int(setup[CRANE_AT_ONCE] & state[BUILDINGS + seat] >> CRANE & 1)


@compiled
def building_decider(setup: Row, state: Row, step: int) -> int:
    """The seat whose place has come, if it can and may build."""
    place = first(step) - 1
    if place < 0:
        return GOES_ON
    seat = state[ORDER + place]
    if second(step) >= buildings_allowed(state, seat):
        return GOES_ON
    return int(seat if affordable(state, seat, crane_helps(setup, state, step, seat)) else GOES_ON)


@compiled
def advance_building(setup: Row, state: Row) -> None:
    """Go on with the next seat that can afford something (K1)."""
    for place in range(first(top(state)), setup[PLAYERS]):
        seat = state[ORDER + place]
        crane = state[BUILDINGS + seat] >> CRANE & 1
        if affordable(state, seat, crane):
            replace(state, BUILDING | (place + 1) << FIRST | crane << THIRD)
            return
    pop(state)


@compiled
def legal_building(setup: Row, state: Row, step: int, mask: Row) -> None:
    """Whatever can be paid, or nothing."""
    seat = state[ORDER + first(step) - 1]
    possible = affordable(state, seat, crane_helps(setup, state, step, seat))
    mask[0] = possible << BUILD | 1 << DONE


@compiled
def play_building(setup: Row, state: Row, action: int) -> None:
    """Put up a building, or be done."""
    step = top(state)
    place, built, crane_before = first(step), second(step), third(step)
    if action == DONE:
        replace(
            state,
            BUILDING | place << FIRST | BUILDINGS_WITH_ENVOY << SECOND | crane_before << THIRD,
        )
        return
    seat, building = state[ORDER + place - 1], action - BUILD
    crane = crane_helps(setup, state, step, seat)
    for good in range(KINDS_OF_GOODS):
        state[STOCK + KINDS_OF_GOODS * seat + good] += -COSTS[crane, building, good]
    state[BUILDINGS + seat] |= 1 << building
    if built:
        spend_envoy(state)
    replace(state, BUILDING | place << FIRST | (built + 1) << SECOND | crane_before << THIRD)
