"""The year: see rules/year.py."""

from regnum.core.seats import NOBODY
from regnum.fast.compiling import compiled
from regnum.fast.rows import Row
from regnum.kingsburg.data import AID, ENVOY, PHASES, RECRUITS, REWARD, WINTER, YEARS
from regnum.kingsburg.kernel.envoy import send_envoy
from regnum.kingsburg.kernel.kings_aid import give_aid
from regnum.kingsburg.kernel.kings_reward import give_reward
from regnum.kingsburg.kernel.layout import (
    AIDED,
    ENEMY_CARD,
    ENVOY_SEAT,
    FIRST_ORDER,
    NO_CARD,
    ORDER,
    OVER,
    PHASES_TO_COME,
    PLAYERS,
    SEEN,
    YEAR,
)
from regnum.kingsburg.kernel.recruiting import begin_recruiting
from regnum.kingsburg.kernel.season import begin_season
from regnum.kingsburg.kernel.stack import current_phase, push
from regnum.kingsburg.kernel.winter import begin_winter


@compiled
def lay_table(setup: Row, state: Row) -> None:
    """The table before the first year, from a row of zeros."""
    state[YEAR] = -1
    state[AIDED] = NOBODY
    state[ENVOY_SEAT] = NOBODY
    for place in range(setup[PLAYERS]):
        state[ORDER + place] = setup[FIRST_ORDER + place]


@compiled
def begin_year(state: Row) -> None:
    """A new year with an enemy that nobody knows (G4), or the end of the game (F1)."""
    if state[YEAR] + 1 == YEARS:
        push(state, OVER)
    else:
        state[YEAR] += 1
        state[ENEMY_CARD] = NO_CARD
        state[SEEN] = 0
        state[PHASES_TO_COME] = PHASES


@compiled
def begin_phase(setup: Row, state: Row) -> None:
    """The next phase of the year, or the next year."""
    if state[PHASES_TO_COME] == 0:
        begin_year(state)
        return
    state[PHASES_TO_COME] -= 1
    phase = current_phase(state)
    if phase == AID:
        give_aid(setup, state)
    elif phase == REWARD:
        give_reward(setup, state)
    elif phase == ENVOY:
        send_envoy(setup, state)
    elif phase == RECRUITS:
        begin_recruiting(state)
    elif phase == WINTER:
        begin_winter(state)
    else:
        begin_season(setup, state)
