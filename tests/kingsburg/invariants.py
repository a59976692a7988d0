"""What is true at every moment of every game of Kingsburg."""

from regnum.core.match import Match
from regnum.core.seats import NOBODY
from regnum.kingsburg.actions import ROLL
from regnum.kingsburg.data import (
    BUILDINGS,
    COLOURED_DICE,
    COLUMNS,
    FARMS,
    NEUTRAL_SEAT,
    SOURCES,
    SPRING,
    YEARS,
)
from regnum.kingsburg.rules.advisors import Help
from regnum.kingsburg.rules.losses import Losing, Razing
from regnum.kingsburg.rules.season_end import Effects
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.state import State

LOSSES = SOURCES.index("losses")


def check_invariants(state: State) -> None:
    """Nothing is negative but points, nothing is doubled, what is kept equals what follows."""
    players = state.setup.players
    assert sorted(state.order) == list(range(players))
    assert 0 <= state.year < YEARS
    assert state.envoy == NOBODY or 0 <= state.envoy < players
    for seat in range(players):
        assert min(state.goods[seat]) >= 0
        assert state.tokens[seat] >= 0
        assert state.soldiers[seat] >= 0
        check_province(state.buildings[seat])
        check_dice(state, seat)
        assert state.booked[seat * len(SOURCES) + LOSSES] <= 0
    check_court(state)
    assert state.enemy is not None or not state.seen
    assert not state.seen & ~state.setup.everybody


def check_province(province: int) -> None:
    """Buildings stand from the left."""
    assert province >> BUILDINGS == 0
    for building in range(BUILDINGS):
        if province >> building & 1 and building % COLUMNS:
            assert province >> building - 1 & 1


def check_dice(state: State, seat: int) -> None:
    """Three coloured dice, white ones of Farms and the King; the sent ones stand at court."""
    dice, spent = state.dice[seat], state.spent[seat]
    assert not dice or len(dice) >= COLOURED_DICE
    assert len(dice) <= COLOURED_DICE + state.has(seat, FARMS) + (current_phase(state) == SPRING)
    assert spent >> len(dice) == 0
    sent = sorted(die for n, die in enumerate(dice) if spent >> n & 1)
    placed = [die for group in state.groups if group[1] == seat for die in group[2] + group[3]]
    assert sent == sorted(placed)


def check_court(state: State) -> None:
    """At most one group at an advisor, two with the Envoy; only neutral dice outlast the help."""
    advisors = [group.advisor for group in state.groups]
    neutral = [group for group in state.groups if group.seat == NEUTRAL_SEAT]
    assert state.occupied == sum(1 << advisor for advisor in set(advisors))
    assert len(advisors) - len(set(advisors)) <= 1
    left = state.pending(Effects) and state.setup.neutral_dice_stay
    assert not advisors or state.pending(Help) or (left and neutral == state.groups)
    assert len(neutral) <= (3 if state.setup.players == 2 else 0)
    razing = [step for step in state.stack if isinstance(step, Razing | Losing)]
    assert len(razing) <= 2


def check_whole_game(match: Match) -> None:
    """Five enemies and fifteen productive seasons."""
    texts = [match.game.action_text(action) for action in match.actions]
    assert sum(text.startswith("enemy") for text in texts) == YEARS
    states = Match(match.game, match.setup, match.seed)
    seasons = set()
    for action in match.actions:
        state = states.state
        assert isinstance(state, State)
        if action >= ROLL and state.pending(Help):
            seasons.add((state.year, current_phase(state)))
        states.replay([action])
    assert len(seasons) == 3 * YEARS
