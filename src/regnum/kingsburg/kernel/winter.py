"""Winter: see rules/winter.py."""

import numpy as np

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import (
    ANY_GOOD,
    ENEMY_NAMES,
    FORTRESS,
    FROM_BATTLES,
    PLANS,
    STONE_WALL,
)
from regnum.kingsburg.kernel.dice import dice_of_roll
from regnum.kingsburg.kernel.layout import (
    BATTLE,
    BOOKED,
    BOOKS,
    BUILDINGS,
    BYTE,
    BYTE_BITS,
    COMBAT,
    FIRST,
    KINDS_OF_GOODS,
    NAME,
    ORDER,
    PLAYERS,
    REINFORCING,
    REVEALING,
    REWARD,
    REWARD_CHOICES,
    REWARD_POINTS,
    SECOND,
    SOLDIERS,
    STOCK,
    STRENGTH,
    TAKING,
    THIRD,
)
from regnum.kingsburg.kernel.losses import lose_battle
from regnum.kingsburg.kernel.stack import first, pop, push, replace, top
from regnum.kingsburg.kernel.state import enemy_worth

# What each building is worth against each enemy (W4).
WORTH = np.array(
    [
        [plan.battle_against if plan.against == enemy else plan.battle for plan in PLANS]
        for enemy in ENEMY_NAMES
    ],
    np.int64,
)


@compiled
def begin_winter(state: Row) -> None:
    """The card is turned, then the King's die is rolled (W2)."""
    push(state, REINFORCING)
    push(state, REVEALING)


@compiled
def walls(province: int, enemy: int) -> int:
    """What buildings are worth against an enemy."""
    total, building = 0, 0
    while province:
        if province & 1:
            total += WORTH[enemy, building]
        province >>= 1
        building += 1
    return total


@compiled
def play_reinforcing(setup: Row, state: Row, action: int) -> None:
    """The King's die is added for everybody, and all combat values are fixed (W13)."""
    enemy = enemy_worth(setup, state) >> NAME & BYTE
    for seat in range(setup[PLAYERS]):
        state[SOLDIERS + seat] += dice_of_roll(action)
        state[COMBAT + seat] = state[SOLDIERS + seat] + walls(state[BUILDINGS + seat], enemy)
    replace(state, BATTLE)


@compiled
def advance_battle(setup: Row, state: Row) -> None:
    """The next seat fights; in the end the soldiers go home (W14)."""
    place, players = first(top(state)), setup[PLAYERS]
    if place == players:
        pop(state)
        for seat in range(players):
            state[SOLDIERS + seat] = 0
            state[COMBAT + seat] = 0
        return
    replace(state, BATTLE | (place + 1) << FIRST)
    seat = state[ORDER + place]
    lead = state[COMBAT + seat] - (enemy_worth(setup, state) >> STRENGTH & BYTE)
    if lead > 0 or (lead == 0 and state[BUILDINGS + seat] >> STONE_WALL & 1):  # W5
        _win(setup, state, seat)
    elif lead < 0:
        lose_battle(setup, state, seat)


@compiled
def _win(setup: Row, state: Row, seat: int) -> None:
    """The reward, and a point for the highest value (W6) and for the Fortress (W7)."""
    enemy, highest = enemy_worth(setup, state), state[COMBAT]
    for other in range(1, setup[PLAYERS]):
        highest = max(highest, state[COMBAT + other])
    bonus = (state[COMBAT + seat] == highest) + (state[BUILDINGS + seat] >> FORTRESS & 1)
    state[BOOKED + BOOKS * seat + FROM_BATTLES] += (enemy >> REWARD_POINTS & BYTE) + bonus
    for good in range(KINDS_OF_GOODS):
        state[STOCK + KINDS_OF_GOODS * seat + good] += enemy >> (REWARD + BYTE_BITS * good) & BYTE
    choices = enemy >> REWARD_CHOICES & BYTE
    if choices:
        push(state, TAKING | seat << FIRST | choices << SECOND | ANY_GOOD << THIRD)
