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
    GIFTS,
    NEUTRAL_SEAT,
    PHASES,
    RECRUITS,
    SEASON_PHASES,
    SMUGGLER,
    SOURCES,
    SPRING,
    WINTER,
    YEARS,
)
from regnum.kingsburg.rules.advisors import Exchanging, Help, Smuggling
from regnum.kingsburg.rules.building import Building
from regnum.kingsburg.rules.enemy import Peeking, Revealing, is_enemy_revealed
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.losses import Losing, Razing
from regnum.kingsburg.rules.recruiting import Recruiting, soldier_price
from regnum.kingsburg.rules.rerolls import ChapelRoll, Rerolling, StatueRoll, in_order
from regnum.kingsburg.rules.roll import Rolling
from regnum.kingsburg.rules.season import GUILDS, NEUTRAL, WAITING
from regnum.kingsburg.rules.season_end import Effects, Selling, can_sell
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.rules.two_players import Neutral
from regnum.kingsburg.rules.winter import REINFORCING, REVEALING, Battle, combat_value
from regnum.kingsburg.rules.year import Phase
from regnum.kingsburg.state import State, Step

# The steps of a season as they stand on each other; those below the top one have not begun.
SEASON_STEPS = (*(type(step) for step in WAITING), Rolling, type(GUILDS), type(NEUTRAL))


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
    if not _steps_fit(state, stack[len(phases) :]):
        yield "pending: these steps do not belong together"


def _steps_fit(state: State, steps: list[Step]) -> bool:
    phase = current_phase(state)
    if phase == AID:
        return _aid_fits(state, steps)
    if phase == RECRUITS:
        return len(steps) == 1 and _recruiting_fits(state, steps[0])
    if phase == WINTER:
        return steps in ([REINFORCING, REVEALING], [REINFORCING]) or _battle_fits(state, steps)
    return phase in SEASON_PHASES and _season_fits(state, steps)


def _at_fits(state: State, at: int) -> bool:
    return 0 <= at < state.setup.players


def _aid_fits(state: State, steps: list[Step]) -> bool:
    """Each of those in need takes one good, in turn order."""
    taking = [step for step in steps if isinstance(step, Taking)]
    if not steps or taking != steps or any((t.left, t.among) != (1, ANY_GOOD) for t in taking):
        return False
    places = [state.order.index(step.seat) for step in reversed(taking)]
    return places == sorted(set(places))


def _recruiting_fits(state: State, step: Step) -> bool:
    return (
        isinstance(step, Recruiting)
        and _at_fits(state, step.at)
        and 0 <= step.paid < soldier_price(state, state.order[step.at])
    )


def _battle_fits(state: State, steps: list[Step]) -> bool:
    if not steps or not isinstance(steps[0], Battle):
        return False
    battle, top = steps[0], steps[1:]
    if state.enemy is None:
        return True  # this is told as a problem of the enemy
    if len(battle.values) != state.setup.players or not top:
        return False
    if not 1 <= battle.at <= state.setup.players:
        return False
    if any(battle.values[seat] != combat_value(state, seat) for seat in state.order[battle.at :]):
        return False
    enemy, seat = state.enemy_card(), state.order[battle.at - 1]
    match top:
        case [Taking() as taking]:
            is_reward = taking.seat == seat and taking.among == ANY_GOOD
            return is_reward and 1 <= taking.left <= enemy.reward_choices
        case [Razing() as razing, Losing() as losing]:
            is_loser = razing.seat == losing.seat == seat and battle.values[seat] < enemy.strength
            return is_loser and 1 <= losing.left <= enemy.loss_choices
    return False


def _season_fits(state: State, steps: list[Step]) -> bool:
    """The steps of a season from the last one on, of which only the one on top has begun."""
    base = [step for step in steps if isinstance(step, SEASON_STEPS)]
    waiting, top = base[:-1], steps[len(base) :]
    fresh = [*WAITING, Rolling(0, False, _aided(base)), GUILDS]
    return (
        bool(base)
        and steps[: len(base)] == base
        and [type(step) for step in base] == list(SEASON_STEPS[: len(base)])
        and waiting == fresh[: len(waiting)]
        and _begun_fits(state, base[-1], top)
        and (_aided(base) == NOBODY or current_phase(state) == SPRING)
    )


def _aided(base: list[Step]) -> Seat:
    """Who has the King's die, as far as it is to be rolled."""
    return next((step.aided for step in base if isinstance(step, Rolling)), NOBODY)


def _begun_fits(state: State, step: Step, top: list[Step]) -> bool:
    """Can a step of a season be as it is, with this on top of it?"""
    match step:
        case Effects(at=at):
            is_possible = 1 <= at <= state.setup.players and can_sell(state, state.order[at - 1])
            return is_possible and top == [Selling(state.order[at - 1])]
        case Building(at=at, built=built):
            return not top and _at_fits(state, at) and built in (0, 1)
        case Help():
            return _help_fits(state, step, top)
        case Influence(at=at):
            return not top and _at_fits(state, at) and step.fits(state)
        case Rerolling(at=at):
            return _at_fits(state, at) and (not top or _reroll_fits(state, step, top))
        case Rolling(at=at):
            return not top and _at_fits(state, at)
        case Neutral():
            return not top and step.fits(state)
    return False


def _help_fits(state: State, step: Help, top: list[Step]) -> bool:
    """The group that was helped last has something to decide."""
    if not 1 <= step.following <= len(state.groups):
        return False
    group = state.groups[step.following - 1]
    gift, seat = GIFTS[group.advisor], group.seat
    match top:
        case [*peeking, Taking() as taking]:
            among = sum(1 << good for good in gift.among)
            is_gift = taking.seat == seat and taking.among == among
            has_peeked = peeking == [Peeking(seat)] * gift.peek
            return is_gift and has_peeked and 1 <= taking.left <= gift.choices
        case [Exchanging(seat=owner)]:
            return owner == seat and gift.exchange
        case [Peeking(seat=owner)]:
            return owner == seat and gift.peek
        case [Smuggling(seat=owner)]:
            may_decline = group.advisor == SMUGGLER and state.setup.smuggler_declinable
            return owner == seat and may_decline
    return False


def _reroll_fits(state: State, step: Rerolling, top: list[Step]) -> bool:
    dice = len(state.dice[state.order[step.at]])
    match top:
        case [StatueRoll(die=number) | ChapelRoll(rolled=number) as roll]:
            return step.allows(state, roll) and number in (0, *range(COLOURED_DICE, dice))
    return False


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
