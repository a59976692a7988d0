"""What happens of itself between decisions: the calendar, the court, the battle.

For the frame on top a function returns who decides, or None once it went on by itself.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.seats import CHANCE, NOBODY, Seat
from regnum.kingsburg.actions import (
    PASS,
)
from regnum.kingsburg.battle import DEFEAT, VICTORY, WALL, bonuses, result, top_right
from regnum.kingsburg.data import (
    AID,
    ANY_GOOD,
    BARRACKS,
    COLOURED_DICE,
    CRANE,
    EMBASSY,
    ENVOY,
    FARMS,
    FROM_ADVISORS,
    FROM_BATTLES,
    FROM_EMBASSY,
    FROM_LOSSES,
    FROM_REWARD,
    GIFTS,
    GOLD,
    GOODS_PER_SOLDIER,
    GOODS_PER_SOLDIER_WITH_BARRACKS,
    INN,
    MERCHANTS_GUILD,
    NEUTRAL_SEAT,
    NO_GOODS,
    PHASES,
    RECRUITS,
    REWARD,
    SEASON_PHASES,
    SMUGGLER,
    SPRING,
    STABLE,
    SUMMER,
    TOWN_HALL,
    YEARS,
)
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
from regnum.kingsburg.legal import (
    affordable,
    can_use_chapel,
    can_use_statue,
    crane_helps,
    influence_mask,
    owned_goods,
)

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


ALL_BUILT = 2  # nobody puts up more in a season


def start(state: "State") -> None:
    """Begin the first year."""
    state.year = -1
    state.stack = []
    settle(state)


def settle(state: "State") -> None:
    """Go on until somebody has something to decide."""
    while True:
        if not state.stack:
            _next_year(state)
        frame = state.stack[-1]
        decider = _DECIDERS[frame[0]](state, frame)
        if decider is not None:
            state.seat = decider
            return


def _next_year(state: "State") -> None:
    state.year += 1
    if state.year == YEARS:  # F1
        state.year -= 1
        state.stack = [(OVER,)]
    else:
        state.enemy = None
        state.seen = 0
        state.stack = [(PHASE, number, NOBODY) for number in range(PHASES, 0, -1)]


def _phase(state: "State", frame: Frame) -> Seat | None:
    _, number, aided = frame
    state.stack.pop()
    if number in SEASON_PHASES:
        state.stack += [
            (EFFECTS, 0),
            (BUILDING, -1, 0, 0),
            (HELP, 0),
            (INFLUENCE, 0, 0, 0, 0),
            (ORDERING,),
            (REROLLING, 0, 0, 0),
            (ROLLING, 0, 0, aided),
            (GUILDS,),
        ]
        if state.setup.players == 2:
            state.stack.append((NEUTRAL, 0))
    elif number == AID:
        _aid(state)
    elif number == REWARD:
        _reward(state)
    elif number == ENVOY:
        state.envoy = NOBODY  # P6: an unused envoy returns first
        needy = poorest(state)
        if len(needy) == 1:
            state.envoy = needy[0]
    elif number == RECRUITS:
        state.stack.append((RECRUITING, 0, 0))
    else:
        state.stack += [(REINFORCING,), (REVEALING,)]
    return None


def poorest(state: "State") -> list[Seat]:
    """Fewest standing buildings, then fewest goods, in turn order (P1, P5)."""
    wealth = {
        seat: (state.buildings[seat].bit_count(), sum(state.goods[seat])) for seat in state.order
    }
    least = min(wealth.values())
    return [seat for seat in state.order if wealth[seat] == least]


def _aid(state: "State") -> None:
    needy = poorest(state)
    if len(needy) == 1:
        state.stack[-1] = (PHASE, SPRING, needy[0])
    else:  # P2, P3
        state.stack += [(TAKING, seat, 1, ANY_GOOD) for seat in reversed(needy)]


def _reward(state: "State") -> None:
    counts = [buildings.bit_count() for buildings in state.buildings]
    if max(counts) or state.setup.reward_at_zero:  # P4
        for seat, count in enumerate(counts):
            if count == max(counts):
                state.book(seat, FROM_REWARD, 1)


def _guilds(state: "State", frame: Frame) -> Seat | None:
    state.stack.pop()
    for seat in state.order:
        if state.has(seat, MERCHANTS_GUILD):
            state.gain_good(seat, GOLD)  # A2: never forgotten
    return None


def _rolls(state: "State", frame: Frame) -> Seat | None:
    """Three coloured dice each, and a white one for Farms and for the King's aid (A3, A4)."""
    _, at, coloured, aided = frame
    if at == len(state.order):
        state.stack.pop()
        return None
    seat = state.order[at]
    dice = COLOURED_DICE + state.has(seat, FARMS) + (seat == aided)
    if coloured and len(state.dice[seat]) == dice:
        state.stack[-1] = (ROLLING, at + 1, 0, aided)
        return None
    return CHANCE


def _rerolls(state: "State", frame: Frame) -> Seat | None:
    """Each seat finishes its rerolls when its place in the old order comes (A8)."""
    _, first, statue, chapel = frame
    for at in range(first, len(state.order)):
        seat = state.order[at]
        if can_use_statue(state, seat, statue) or can_use_chapel(state, seat, chapel):
            state.stack[-1] = (REROLLING, at, statue, chapel)
            return seat
        statue = chapel = 0
    state.stack.pop()
    return None


def _ordering(state: "State", frame: Frame) -> Seat | None:
    """The lowest roll goes first; equal rolls keep their order (A3, A9)."""
    state.stack.pop()
    state.order = sorted(state.order, key=lambda seat: sum(state.dice[seat]))
    return None


def _influences(state: "State", frame: Frame) -> Seat | None:
    """In turn order until everybody has passed, or has to (N2, N3)."""
    _, at, passed, token_used, market_used = frame
    for _ in range(len(state.order)):
        seat = state.order[at]
        if not passed >> seat & 1:
            mask = influence_mask(state, seat, token_used, market_used)
            if mask:
                state.stack[-1] = (INFLUENCE, at, passed, token_used, market_used)
                state._legal = mask | 1 << PASS  # found on the way: spare the second search
                return seat
            passed |= 1 << seat
        at = (at + 1) % len(state.order)
    state.stack.pop()
    state.groups.sort(key=lambda group: group[0])  # H1: stable, so in the order of placement
    return None


def _help(state: "State", frame: Frame) -> Seat | None:
    """The advisors help in ascending order; then the dice are taken back (H1, H2, N14)."""
    depth = len(state.stack)
    for number in range(frame[1], len(state.groups)):
        advisor, seat = state.groups[number][:2]
        if seat != NEUTRAL_SEAT:
            _give(state, advisor, seat, number)
        if len(state.stack) > depth:  # somebody has to choose first
            state.stack[depth - 1] = (HELP, number + 1)
            return None
    state.stack.pop()
    state.clear_court()
    return None


def _give(state: "State", advisor: int, seat: Seat, number: int) -> None:
    gift = GIFTS[advisor]
    if advisor == SMUGGLER:
        if state.setup.smuggler_declinable:  # H7
            state.stack.append((SMUGGLING, seat))
        else:
            smuggle(state, seat)
        return
    state.gain(seat, gift.goods)
    state.tokens[seat] += gift.tokens
    state.book(seat, FROM_ADVISORS, gift.points)
    if gift.soldiers:
        state.soldiers[seat] += gift.soldiers + _stable_bonus(state, seat, number)
    if gift.exchange and any(state.goods[seat]):
        state.stack.append((EXCHANGING, seat))
    if gift.peek:
        state.stack.append((PEEKING, seat))
    if gift.choices:
        among = sum(1 << good for good in gift.among)
        state.stack.append((TAKING, seat, gift.choices, among))


def _stable_bonus(state: "State", seat: Seat, number: int) -> int:
    """One soldier more from every advisor who gives some (H8)."""
    if not state.has(seat, STABLE):
        return 0
    earlier = (group for group in state.groups[:number] if group[1] == seat)
    had_it = any(GIFTS[group[0]].soldiers for group in earlier)
    return 0 if had_it and state.setup.stable_once else 1


def _builds(state: "State", frame: Frame) -> Seat | None:
    """In turn order, whoever can afford something (K1); a second one with the Envoy (K2)."""
    _, first, count, crane = frame
    for at in range(max(first, 0), len(state.order)):
        seat = state.order[at]
        if at != first:
            count, crane = 0, int(state.has(seat, CRANE))
        helps = crane_helps(state, seat, crane)
        may_build = not count or (count < ALL_BUILT and state.envoy == seat)
        if may_build and affordable(state.buildings[seat], state.goods[seat], helps):
            state.stack[-1] = (BUILDING, at, count, crane)
            return seat
    state.stack.pop()
    return None


def _effects(state: "State", frame: Frame) -> Seat | None:
    """End of the season, seat by seat: Inn, Embassy, Town Hall (K4 to K8)."""
    is_summer = state.phase == SUMMER
    for at in range(frame[1], len(state.order)):
        seat = state.order[at]
        if is_summer and state.has(seat, INN):
            state.tokens[seat] += 1
        if state.has(seat, EMBASSY):
            state.book(seat, FROM_EMBASSY, 1)
        if state.has(seat, TOWN_HALL) and (state.tokens[seat] or any(state.goods[seat])):
            state.stack[-1] = (EFFECTS, at + 1)
            state.stack.append((SELLING, seat))
            return None
    state.stack.pop()
    return None


def _recruits(state: "State", frame: Frame) -> Seat | None:
    _, at, paid = frame
    if at == len(state.order):
        state.stack.pop()
        return None
    seat = state.order[at]
    if sum(state.goods[seat]) + paid >= soldier_price(state, seat):
        return seat
    state.stack[-1] = (RECRUITING, at + 1, 0)
    return None


def _reveals(state: "State", frame: Frame) -> Seat | None:
    if state.enemy is None:
        return CHANCE
    state.seen = state.setup.everybody
    state.stack.pop()
    return None


def _peeks(state: "State", frame: Frame) -> Seat | None:
    if state.enemy is None:
        return CHANCE
    state.seen |= 1 << frame[1]  # G5
    state.stack.pop()
    return None


def _battles(state: "State", frame: Frame) -> Seat | None:
    """Each seat meets the enemy with its combat value, in turn order (W5 to W14)."""
    at, values = frame[1], frame[2:]
    if at == len(state.order):
        state.stack.pop()
        state.soldiers = [0] * len(state.order)
        return None
    state.stack[-1] = (BATTLE, at + 1, *values)
    seat = state.order[at]
    enemy = state.enemy_card()
    outcome = result(state, seat, values[seat])
    if outcome in (VICTORY, WALL):
        bonus = len(bonuses(state, seat, values))
        state.book(seat, FROM_BATTLES, enemy.reward_points + bonus)
        state.gain(seat, enemy.reward)
        if enemy.reward_choices:
            state.stack.append((TAKING, seat, enemy.reward_choices, ANY_GOOD))
    elif outcome == DEFEAT:
        lost = (min(a, b) for a, b in zip(state.goods[seat], enemy.loss, strict=True))  # W9
        gold, wood, stone = lost
        state.pay(seat, (gold, wood, stone))
        state.stack += [(RAZING, seat), (LOSING, seat, enemy.loss_choices)]  # W8
    return None


def _loses(state: "State", frame: Frame) -> Seat | None:
    _, seat, left = frame
    owned = owned_goods(state, seat)
    while left and owned and not owned & owned - 1:  # only one kind is left: no choice
        state.lose_good(seat, owned.bit_length() - 1)
        left -= 1
        owned = owned_goods(state, seat)
    if left and owned and sum(state.goods[seat]) > left:
        state.stack[-1] = (LOSING, seat, left)
        return seat
    if left:
        state.goods[seat] = NO_GOODS
    state.stack.pop()
    return None


def _razes(state: "State", frame: Frame) -> Seat | None:
    state.stack.pop()
    seat, enemy = frame[1], state.enemy_card()
    for _ in range(enemy.loss_buildings):
        if state.buildings[seat]:
            state.buildings[seat] &= ~(1 << top_right(state.buildings[seat]))
    state.book(seat, FROM_LOSSES, -enemy.loss_points)
    return None


def _takes(state: "State", frame: Frame) -> Seat | None:
    if frame[2]:
        return frame[1]
    state.stack.pop()
    return None


def _owner(state: "State", frame: Frame) -> Seat | None:
    return frame[1]


def _chance(state: "State", frame: Frame) -> Seat | None:
    return CHANCE


def _nobody(state: "State", frame: Frame) -> Seat | None:
    return NOBODY


_DECIDERS: dict[int, Callable[["State", Frame], Seat | None]] = {
    PHASE: _phase,
    EFFECTS: _effects,
    BUILDING: _builds,
    HELP: _help,
    INFLUENCE: _influences,
    ORDERING: _ordering,
    REROLLING: _rerolls,
    ROLLING: _rolls,
    GUILDS: _guilds,
    NEUTRAL: _chance,
    RECRUITING: _recruits,
    REVEALING: _reveals,
    REINFORCING: _chance,
    BATTLE: _battles,
    TAKING: _takes,
    EXCHANGING: _owner,
    SMUGGLING: _owner,
    PEEKING: _peeks,
    STATUE_ROLL: _chance,
    CHAPEL_ROLL: _chance,
    SELLING: _owner,
    LOSING: _loses,
    RAZING: _razes,
    OVER: _nobody,
}


def smuggle(state: "State", seat: Seat) -> None:
    """The Smuggler takes a point and gives goods of choice (H6)."""
    gift = GIFTS[SMUGGLER]
    state.book(seat, FROM_ADVISORS, gift.points)
    state.stack.append((TAKING, seat, gift.choices, ANY_GOOD))


def soldier_price(state: "State", seat: Seat) -> int:
    """Goods for a soldier (W1)."""
    return GOODS_PER_SOLDIER_WITH_BARRACKS if state.has(seat, BARRACKS) else GOODS_PER_SOLDIER
