"""Which positions cannot be."""

from collections.abc import Callable, Iterator

from regnum.core.errors import Malformed
from regnum.core.seats import NOBODY, Seat, seat_name
from regnum.kingsburg.battle import combat_value
from regnum.kingsburg.data import (
    ADVISORS,
    AID,
    ANY_GOOD,
    CHAPEL,
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
    STATUE,
    TOWN_HALL,
    WINTER,
    YEARS,
)
from regnum.kingsburg.flow import soldier_price
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    CHAPEL_ROLL,
    EFFECTS,
    EXCHANGING,
    GUILDS,
    HELP,
    INFLUENCE,
    LOSING,
    NEUTRAL,
    ORDERING,
    OVER,
    PEEKING,
    PHASE,
    RAZING,
    RECRUITING,
    REINFORCING,
    REROLLING,
    REVEALING,
    ROLLING,
    SELLING,
    SMUGGLING,
    STATUE_ROLL,
    TAKING,
    Frame,
)
from regnum.kingsburg.play import in_order
from regnum.kingsburg.state import State

SEASON_STEPS = (EFFECTS, BUILDING, HELP, INFLUENCE, ORDERING, REROLLING, ROLLING, GUILDS, NEUTRAL)
FRESH_STEPS: dict[int, Frame] = {
    EFFECTS: (EFFECTS, 0),
    BUILDING: (BUILDING, -1, 0, 0),
    HELP: (HELP, 0),
    INFLUENCE: (INFLUENCE, 0, 0, 0, 0),
    ORDERING: (ORDERING,),
    REROLLING: (REROLLING, 0, 0, 0),
    GUILDS: (GUILDS,),
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
    if stack == [(OVER,)]:
        if state.year != YEARS - 1:
            yield f"the game is over only after year {YEARS}"
        return
    phases = [frame for frame in stack if frame[0] == PHASE]
    numbers = list(range(PHASES, PHASES - len(phases), -1))
    if stack[: len(phases)] != phases or [frame[1] for frame in phases] != numbers:
        yield "pending: the phases to come stand first, from the last one down"
    if len(phases) == PHASES or any(frame[2] != NOBODY for frame in phases):
        yield "pending: only a spring about to begin has the King's die"
    if not _steps_fit(state, stack[len(phases) :]):
        yield "pending: these steps do not belong together"


def _steps_fit(state: State, steps: list[Frame]) -> bool:
    phase, kinds = state.phase, [frame[0] for frame in steps]
    if phase == AID:
        return _aid_fits(state, steps)
    if phase == RECRUITS:
        return kinds == [RECRUITING] and _recruiting_fits(state, steps[0])
    if phase == WINTER:
        if kinds in ([REINFORCING, REVEALING], [REINFORCING]):
            return True
        return kinds[:1] == [BATTLE] and _battle_fits(state, steps[0], steps[1:])
    if phase in SEASON_PHASES:
        base = [frame for frame in steps if frame[0] in SEASON_STEPS]
        expected = list(SEASON_STEPS[: len(base)])
        waiting = base[:-1]
        return (
            bool(base)
            and [frame[0] for frame in base] == expected
            and steps[: len(base)] == base
            and all(frame == FRESH_STEPS.get(frame[0], frame) for frame in waiting)
            and _SEASON_CHECKS[base[-1][0]](state, base[-1], steps[len(base) :])
            and all(_aid_die_fits(state, frame) for frame in base if frame[0] == ROLLING)
        )
    return False


def _at_fits(state: State, at: int) -> bool:
    return 0 <= at < state.setup.players


def _aid_fits(state: State, steps: list[Frame]) -> bool:
    """Each of those in need takes one good, in turn order."""
    if not steps or any(f[0] != TAKING or f[2:] != (1, ANY_GOOD) for f in steps):
        return False
    places = [state.order.index(frame[1]) for frame in reversed(steps)]
    return places == sorted(set(places))


def _recruiting_fits(state: State, frame: Frame) -> bool:
    _, at, paid = frame
    return _at_fits(state, at) and 0 <= paid < soldier_price(state, state.order[at])


def _battle_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    at, values = frame[1], frame[2:]
    if state.enemy is None:
        return True  # this is told as a problem of the enemy
    if len(values) != state.setup.players or not top:
        return False
    if not 1 <= at <= state.setup.players:
        return False
    if any(values[seat] != combat_value(state, seat) for seat in state.order[at:]):
        return False
    enemy, seat = state.enemy_card(), state.order[at - 1]
    if top[0][:2] == (TAKING, seat):
        _, _, left, among = top[0]
        return len(top) == 1 and 1 <= left <= enemy.reward_choices and among == ANY_GOOD
    if values[seat] >= enemy.strength or len(top) != 2 or top[0] != (RAZING, seat):
        return False
    return top[1][:2] == (LOSING, seat) and 1 <= top[1][2] <= enemy.loss_choices


def _effects_fit(state: State, frame: Frame, top: list[Frame]) -> bool:
    at = frame[1]
    if not 1 <= at <= state.setup.players:
        return False
    seat = state.order[at - 1]
    sellable = state.tokens[seat] or any(state.goods[seat])
    return top == [(SELLING, seat)] and state.has(seat, TOWN_HALL) and bool(sellable)


def _building_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    _, at, count, crane = frame
    return not top and _at_fits(state, at) and count in (0, 1) and crane in (0, 1)


def _help_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    """The group that was helped last has something to decide."""
    number = frame[1]
    if not top or not 1 <= number <= len(state.groups):
        return False
    advisor, seat = state.groups[number - 1][:2]
    gift = GIFTS[advisor]
    kinds = [frame[0] for frame in top]
    if any(frame[1] != seat for frame in top):
        return False
    if kinds[-1] == TAKING:
        among = sum(1 << good for good in gift.among)
        _, _, left, offered = top[-1]
        peeks = [PEEKING] if gift.peek else []
        return 1 <= left <= gift.choices and offered == among and kinds == [*peeks, TAKING]
    return len(top) == 1 and {
        EXCHANGING: gift.exchange,
        PEEKING: gift.peek,
        SMUGGLING: advisor == SMUGGLER and state.setup.smuggler_declinable,
    }.get(kinds[0], False)


def _influence_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    _, at, _, token_used, market_used = frame
    tokens = [group[1] for group in state.groups if group[4]]
    shifts = [group[1] for group in state.groups if group[5]]
    return (
        not top
        and _at_fits(state, at)
        and sum(1 << seat for seat in tokens) == token_used
        and sum(1 << seat for seat in shifts) == market_used
    )


def _ordering_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    return False


def _rerolling_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    _, at, statue, chapel = frame
    if not (_at_fits(state, at) and statue in (0, 1) and chapel in (0, 1)):
        return False
    if not top:
        return True
    seat = state.order[at]
    dice = len(state.dice[seat])
    kind, owner, die = top[0] if len(top[0]) == 3 else (0, NOBODY, 0)
    building = CHAPEL if kind == CHAPEL_ROLL else STATUE
    if len(top) > 1 or owner != seat or not state.has(seat, building):
        return False
    rolled = (0, *range(COLOURED_DICE, dice))
    return ((kind == STATUE_ROLL and statue == 1) or (kind == CHAPEL_ROLL and chapel == 1)) and (
        die in rolled
    )


def _rolling_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    return not top and _at_fits(state, frame[1]) and frame[2] in (0, 1)


def _aid_die_fits(state: State, frame: Frame) -> bool:
    return frame[3] == NOBODY or state.phase == SPRING


def _neutral_fits(state: State, frame: Frame, top: list[Frame]) -> bool:
    sums = [group[0] for group in state.groups]
    rolling = state.stack[-3]
    return (
        not top
        and state.setup.players == 2
        and 0 <= frame[1] <= ADVISORS
        and sums == ([frame[1]] if frame[1] else [])
        and rolling[1:3] == (0, 0)
    )


_SEASON_CHECKS: dict[int, Callable[[State, Frame, list[Frame]], bool]] = {
    EFFECTS: _effects_fit,
    BUILDING: _building_fits,
    HELP: _help_fits,
    INFLUENCE: _influence_fits,
    ORDERING: _ordering_fits,
    REROLLING: _rerolling_fits,
    ROLLING: _rolling_fits,
    GUILDS: _ordering_fits,
    NEUTRAL: _neutral_fits,
}


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
    for seat in range(state.setup.players):
        dice, name = state.dice[seat], seat_name(seat)
        least, most = _dice_expected(state, seat)
        if len(dice) > most:
            yield f"dice: {name} cannot have {len(dice)} of them now"
        if len(dice) < least:
            yield f"dice: those of {name} are missing"
        kings += len(dice) > COLOURED_DICE + state.has(seat, FARMS)
        rolling_anew = any(frame[:2] == (CHAPEL_ROLL, seat) for frame in state.stack)
        if dice != in_order(list(dice)) and not rolling_anew:
            yield "dice are written from the lowest to the highest of each colour"
        sent = sorted(die for n, die in enumerate(dice) if state.spent[seat] >> n & 1)
        placed = [die for group in state.groups if group[1] == seat for die in group[2] + group[3]]
        if sent != sorted(placed):
            yield f"dice: those that {name} sent do not stand at court"
    if kings > 1:
        yield "dice: the King has one die to give"


def _dice_expected(state: State, seat: Seat) -> tuple[int, int]:
    """The least and the greatest number of dice that a seat can have now."""
    kinds = [frame[0] for frame in state.stack]
    if HELP not in kinds:
        return 0, 0
    own = COLOURED_DICE + state.has(seat, FARMS)
    if ROLLING not in kinds:
        return own, own + (state.phase == SPRING)
    _, at, coloured, aided = state.stack[kinds.index(ROLLING)]
    own += seat == aided
    place = state.order.index(seat)
    if place == at:
        return (COLOURED_DICE, own - 1) if coloured else (0, 0)
    return (own, own) if place < at else (0, 0)


# Court.


def _court_problems(state: State) -> Iterator[str]:
    advisors = [group[0] for group in state.groups]
    kinds = [frame[0] for frame in state.stack]
    neutral = [group for group in state.groups if group[1] == NEUTRAL_SEAT]
    if state.groups and HELP not in kinds:
        yield "court: dice stand there only until the advisors have helped"
    if len(advisors) - len(set(advisors)) > 1:
        yield "court: only the Envoy puts a second group to an advisor"
    if neutral != state.groups and (ROLLING in kinds or REROLLING in kinds):
        yield "court: nobody has sent dice before the turn order is set"
    needs_neutral = state.setup.players == 2 and HELP in kinds and NEUTRAL not in kinds
    if needs_neutral and len(neutral) not in (2, 3):
        yield "court: the neutral dice of two players are missing"
    if INFLUENCE not in kinds and advisors != sorted(advisors):
        yield "court: once they help, advisors are written in ascending order"


# Enemy.


def _enemy_problems(state: State) -> Iterator[str]:
    kinds = [frame[0] for frame in state.stack]
    if state.is_enemy_revealed and not (
        state.enemy is not None and state.seen == state.setup.everybody
    ):
        yield "enemy: in battle everybody knows it, and at the end"
    if state.enemy is not None and not state.seen:
        yield "enemy: somebody must have seen it"
    if state.enemy is not None and kinds[-1] in (PEEKING, REVEALING):
        yield "enemy: it is known already"
    if state.enemy is not None and state.phase == AID:
        yield "enemy: this year's card lies face down"
