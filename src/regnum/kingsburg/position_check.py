"""Which positions cannot be."""

from collections.abc import Iterator

from regnum.core.errors import Malformed
from regnum.core.seats import NOBODY, Seat, seat_name
from regnum.core.steps import OVER
from regnum.kingsburg.data import (
    AID,
    ANY_GOOD,
    COLOURED_DICE,
    FARMS,
    FROM_ADVISORS,
    FROM_LOSSES,
    NEUTRAL_SEAT,
    PHASES,
    RECRUITS,
    SEASON_PHASES,
    SOURCES,
    SPRING,
    WINTER,
    YEARS,
)
from regnum.kingsburg.rules.advisors import Help
from regnum.kingsburg.rules.enemy import Peeking, Revealing, is_enemy_revealed
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import ChapelRoll, Rerolling, in_order
from regnum.kingsburg.rules.roll import Rolling
from regnum.kingsburg.rules.season import GUILDS, NEUTRAL, WAITING
from regnum.kingsburg.rules.season_end import Effects
from regnum.kingsburg.rules.step import MISFIT, current_phase
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import Battle, Reinforcing
from regnum.kingsburg.rules.year import Phase
from regnum.kingsburg.state import State, Step

# The steps of a season as they stand on each other.
SEASON_STEPS = (*(type(step) for step in WAITING), Rolling, type(GUILDS), type(NEUTRAL))
# What stands lowest in other phases.
STEPS_OF_PHASE: dict[int, tuple[type[Step], ...]] = {
    RECRUITS: (Recruiting,),
    WINTER: (Reinforcing, Battle),
}


def check_position(state: State) -> None:
    """Raise `Malformed` with the first thing that cannot be as it is."""
    for problem in _problems(state):
        raise Malformed(problem)


def _problems(state: State) -> Iterator[str]:
    yield from _stack_problems(state)
    yield from _point_problems(state)
    yield from _enemy_problems(state)
    yield from _dice_problems(state)
    yield from _court_problems(state)


# What is pending.


def _stack_problems(state: State) -> Iterator[str]:
    stack = state.stack
    if stack == [OVER]:
        if state.year != YEARS - 1:
            yield f"the game is over only after year {YEARS}"
        return
    phases = [step for step in stack if isinstance(step, Phase)]
    numbers = list(range(PHASES, PHASES - len(phases), -1))
    if stack[: len(phases)] != phases or [phase.number for phase in phases] != numbers:
        yield "pending: the phases to come stand first, from the last one down"
    if len(phases) == PHASES or any(phase.aided != NOBODY for phase in phases):
        yield "pending: only a spring about to begin has the King's die"
    problem = _pending_problem(state, stack[len(phases) :])
    if problem:
        yield f"pending: {problem}"


def _pending_problem(state: State, steps: list[Step]) -> str:
    """Why these steps of a phase cannot stand on each other, or nothing."""
    phase = current_phase(state)
    if phase == AID:
        return "" if _is_aid(state, steps) else MISFIT
    if phase in SEASON_PHASES:
        return _season_problem(state, steps)
    is_of_phase = bool(steps) and isinstance(steps[0], STEPS_OF_PHASE.get(phase, ()))
    return steps[0].problem(state) if is_of_phase else MISFIT


def _is_aid(state: State, steps: list[Step]) -> bool:
    """Does each of those in need take one good, in turn order?"""
    taking = [step for step in steps if isinstance(step, Taking)]
    if not steps or taking != steps or any((t.left, t.among) != (1, ANY_GOOD) for t in taking):
        return False
    places = [state.order.index(step.seat) for step in reversed(taking)]
    return places == sorted(set(places))


def _season_problem(state: State, steps: list[Step]) -> str:
    """The steps of a season, the last one at the bottom. Only the uppermost has begun."""
    base = [step for step in steps if isinstance(step, SEASON_STEPS)]
    waiting = base[:-1]
    fresh = [*WAITING, Rolling(0, False, _aided(base)), GUILDS]
    is_season = (
        bool(base)
        and steps[: len(base)] == base
        and [type(step) for step in base] == list(SEASON_STEPS[: len(base)])
        and waiting == fresh[: len(waiting)]
        and (_aided(base) == NOBODY or current_phase(state) == SPRING)
    )
    return base[-1].problem(state) if is_season else MISFIT


def _aided(base: list[Step]) -> Seat:
    """Who has the King's die, as far as it is to be rolled."""
    return next((step.aided for step in base if isinstance(step, Rolling)), NOBODY)


# Points.


def _point_problems(state: State) -> Iterator[str]:
    for n, points in enumerate(state.booked):
        source = n % len(SOURCES)
        lost, may_be_either = source == FROM_LOSSES, source == FROM_ADVISORS
        if not may_be_either and points and (points < 0) != lost:
            yield f"points: {points} from {SOURCES[source]} cannot be"


# Dice: there from the roll until the advisors have helped.


def _dice_problems(state: State) -> Iterator[str]:
    kings = 0
    chapel = state.pending(ChapelRoll)
    for seat in range(state.setup.players):
        dice, name = state.dice[seat], seat_name(seat)
        least, most = _dice_expected(state, seat)
        if len(dice) > most:
            yield f"dice: {name} cannot have {len(dice)} of them now"
        if len(dice) < least:
            yield f"dice: those of {name} are missing"
        kings += len(dice) > COLOURED_DICE + state.has(seat, FARMS)
        rolling_anew = chapel is not None and chapel.seat == seat
        if dice != in_order(list(dice)) and not rolling_anew:
            yield "dice are written from the lowest to the highest of each colour"
        sent = sorted(die for n, die in enumerate(dice) if state.spent[seat] >> n & 1)
        own = (group for group in state.groups if group.seat == seat)
        if sent != sorted(die for group in own for die in group.coloured + group.white):
            yield f"dice: those that {name} sent do not stand at court"
    if kings > 1:
        yield "dice: the King has one die to give"


def _dice_expected(state: State, seat: Seat) -> tuple[int, int]:
    """The least and the greatest number of dice that a seat can have now."""
    if not state.pending(Help):
        return 0, 0
    own = COLOURED_DICE + state.has(seat, FARMS)
    rolling = state.pending(Rolling)
    if rolling is None:
        return own, own + (current_phase(state) == SPRING)
    own += seat == rolling.aided
    place = state.order.index(seat)
    if place == rolling.at:
        return (COLOURED_DICE, own - 1) if rolling.has_coloured else (0, 0)
    return (own, own) if place < rolling.at else (0, 0)


# Court.


def _court_problems(state: State) -> Iterator[str]:
    advisors = [group.advisor for group in state.groups]
    neutral = [group for group in state.groups if group.seat == NEUTRAL_SEAT]
    is_court_open = state.pending(Help) is not None
    are_left = state.pending(Effects) is not None and state.setup.neutral_dice_stay
    if state.groups != (neutral if are_left else []) and not is_court_open:
        yield "court: dice stand there only until the advisors have helped"
    if len(advisors) - len(set(advisors)) > 1:
        yield "court: only the Envoy puts a second group to an advisor"
    if neutral != state.groups and state.pending(Rerolling):
        yield "court: nobody has sent dice before the turn order is set"
    are_there = (is_court_open or are_left) and not state.pending(Neutral)
    if state.setup.players == 2 and are_there and len(neutral) not in (2, 3):
        yield "court: the neutral dice of two players are missing"
    if not state.pending(Influence) and advisors != sorted(advisors):
        yield "court: once they help, advisors are written in ascending order"


# Enemy.


def _enemy_problems(state: State) -> Iterator[str]:
    is_known = state.enemy is not None
    if is_enemy_revealed(state) and not (is_known and state.seen == state.setup.everybody):
        yield "enemy: in battle everybody knows it, and at the end"
    if is_known and not state.seen:
        yield "enemy: somebody must have seen it"
    if is_known and isinstance(state.stack[-1], Peeking | Revealing):
        yield "enemy: it is known already"
    if is_known and current_phase(state) == AID:
        yield "enemy: this year's card lies face down"
