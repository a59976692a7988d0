"""What a seat cannot know: the enemy of the year, unless it has looked."""

from random import Random

from regnum.core.seats import Seat
from regnum.kingsburg.data import CARDS_PER_YEAR
from regnum.kingsburg.state import State


def redraw(state: State, seat: Seat, random: Random) -> None:
    """Draw an enemy anew that the seat has not seen."""
    if state.enemy is not None and not state.seen >> seat & 1:
        state.enemy = random.randrange(CARDS_PER_YEAR)
