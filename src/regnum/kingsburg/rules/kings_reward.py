"""The King's reward: a point for those with the most buildings."""

from regnum.kingsburg.data import FROM_REWARD
from regnum.kingsburg.state import State


def give_reward(state: State) -> None:
    """A point each; where nobody has built, by an option (P4)."""
    counts = [buildings.bit_count() for buildings in state.buildings]
    if max(counts) or state.setup.reward_at_zero:
        for seat, count in enumerate(counts):
            if count == max(counts):
                state.book(seat, FROM_REWARD, 1)
