"""The enemy of the year: see rules/enemy.py."""

from regnum.core.seats import CHANCE
from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.actions import ENEMY
from regnum.kingsburg.kernel.layout import (
    ENEMY_CARD,
    GOES_ON,
    NO_CARD,
    PLAYERS,
    SEEN,
)
from regnum.kingsburg.kernel.stack import first, pop, top
from regnum.kingsburg.rules.enemy import ALL_CARDS


@compiled
def look_decider(state: Row) -> int:
    """The card is drawn unless it was before."""
    return CHANCE if state[ENEMY_CARD] == NO_CARD else GOES_ON


@compiled
def legal_look(mask: Row) -> None:
    """Any card of the year."""
    mask[0] = ALL_CARDS


@compiled
def play_look(state: Row, action: int) -> None:
    """A card is drawn."""
    state[ENEMY_CARD] = action - ENEMY


@compiled
def advance_peeking(state: Row) -> None:
    """One seat knows the card."""
    state[SEEN] |= 1 << first(top(state))
    pop(state)


@compiled
def advance_revealing(setup: Row, state: Row) -> None:
    """Everybody knows the card."""
    state[SEEN] = (1 << setup[PLAYERS]) - 1
    pop(state)
