"""The King's reward: see rules/kings_reward.py."""

from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import FROM_REWARD
from regnum.kingsburg.kernel.layout import BOOKED, BOOKS, PLAYERS, REWARD_AT_ZERO
from regnum.kingsburg.kernel.state import count_buildings


@compiled
def give_reward(setup: Row, state: Row) -> None:
    """A point for those with the most buildings; where nobody has built, by an option (P4)."""
    most = 0
    for seat in range(setup[PLAYERS]):
        most = max(most, count_buildings(state, seat))
    if most or setup[REWARD_AT_ZERO]:
        for seat in range(setup[PLAYERS]):
            if count_buildings(state, seat) == most:
                state[BOOKED + BOOKS * seat + FROM_REWARD] += 1
