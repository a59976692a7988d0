"""What a decision does: one function for each kind of pending frame."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.contract import Action
from regnum.core.seats import NOBODY
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    CHAPEL_REROLL,
    DECLINE,
    DONE,
    ENEMY,
    EXCHANGE,
    GIVE,
    KEEP,
    PASS,
    ROLLED,
    SELL,
    SELL_TOKEN,
    STATUE_REROLL,
    TAKE,
    influence_parts,
)
from regnum.kingsburg.battle import combat_value
from regnum.kingsburg.data import (
    COLOURED_DICE,
    FROM_TOWN_HALL,
    NEUTRAL_SEAT,
    TOKEN_VALUE,
)
from regnum.kingsburg.flow import ALL_BUILT, settle, smuggle, soldier_price
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    CHAPEL_ROLL,
    EXCHANGING,
    INFLUENCE,
    LOSING,
    NEUTRAL,
    PEEKING,
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
    cost,
    crane_helps,
)

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


def play(state: "State", action: Action) -> None:
    """Take a legal decision and go on to the next one."""
    frame = state.stack[-1]
    _PLAY[frame[0]](state, frame, action)
    settle(state)


# What a decision does, by frame.


def _influence(state: "State", frame: Frame, action: Action) -> None:
    _, at, passed, token_used, market_used = frame
    seat = state.seat
    if action == PASS:
        passed |= 1 << seat
    else:
        sent, token, shift = influence_parts(action)
        dice = state.dice[seat]
        values = [die for n, die in enumerate(dice) if sent >> n & 1]
        coloured = (sent & 0b111).bit_count()
        advisor = sum(values) + TOKEN_VALUE * token + shift
        if state.occupied >> advisor & 1:
            state.envoy = NOBODY  # N11: spent with the placement
        group = (tuple(values[:coloured]), tuple(values[coloured:]))
        state.place(advisor, seat, *group, token, shift)
        state.spent[seat] |= sent
        if token:
            state.tokens[seat] -= 1
            token_used |= 1 << seat
        if shift:
            market_used |= 1 << seat
    state.stack[-1] = (INFLUENCE, (at + 1) % len(state.order), passed, token_used, market_used)


def _rerolling(state: "State", frame: Frame, action: Action) -> None:
    _, at, statue, chapel = frame
    if action == KEEP:
        state.stack[-1] = (REROLLING, at + 1, 0, 0)
    elif action == CHAPEL_REROLL:
        state.stack[-1] = (REROLLING, at, statue, 1)
        state.stack.append((CHAPEL_ROLL, state.seat, 0))
    else:
        state.stack[-1] = (REROLLING, at, 1, chapel)
        state.stack.append((STATUE_ROLL, state.seat, action - STATUE_REROLL))


def _building(state: "State", frame: Frame, action: Action) -> None:
    _, at, count, crane = frame
    seat = state.seat
    if action == DONE:
        state.stack[-1] = (BUILDING, at, ALL_BUILT, crane)
        return
    building = action - BUILD
    state.pay(seat, cost(building, crane_helps(state, seat, crane)))
    state.buildings[seat] |= 1 << building
    state.stack[-1] = (BUILDING, at, count + 1, crane)
    if count + 1 == ALL_BUILT:
        state.envoy = NOBODY  # K2: spent when the second is built


def _taking(state: "State", frame: Frame, action: Action) -> None:
    _, seat, left, among = frame
    state.gain_good(seat, action - TAKE)
    state.stack[-1] = (TAKING, seat, left - 1, among)


def _exchanging(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    if action != DECLINE:
        given, seat = action - EXCHANGE, frame[1]
        goods = [good + 1 for good in state.goods[seat]]
        goods[given] -= 2
        state.goods[seat] = (goods[0], goods[1], goods[2])


def _smuggling(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    if action == ACCEPT:
        smuggle(state, frame[1])


def _selling(state: "State", frame: Frame, action: Action) -> None:
    state.stack.pop()
    seat = frame[1]
    if action == DONE:
        return
    if action == SELL_TOKEN:
        state.tokens[seat] -= 1
    else:
        state.lose_good(seat, action - SELL)
    state.book(seat, FROM_TOWN_HALL, 1)


def _recruiting(state: "State", frame: Frame, action: Action) -> None:
    _, at, paid = frame
    if action == DONE:
        state.stack[-1] = (RECRUITING, at + 1, 0)
        return
    state.lose_good(state.seat, action - GIVE)
    paid += 1
    if paid == soldier_price(state, state.seat):
        state.soldiers[state.seat] += 1
        paid = 0
    state.stack[-1] = (RECRUITING, at, paid)


def _losing(state: "State", frame: Frame, action: Action) -> None:
    _, seat, left = frame
    state.lose_good(seat, action - GIVE)
    state.stack[-1] = (LOSING, seat, left - 1)


def _neutral(state: "State", frame: Frame, action: Action) -> None:
    """Three neutral dice on their sum, then two on theirs (T2, T3)."""
    values = ROLLED[action]
    total = sum(values)
    if not frame[1]:
        state.stack[-1] = (NEUTRAL, total)
        state.place(total, NEUTRAL_SEAT, values)
        return
    state.stack.pop()
    if total != frame[1]:
        state.place(total, NEUTRAL_SEAT, values)
    else:
        for value in sorted(set(values)):  # of a double one die is set aside
            state.place(value, NEUTRAL_SEAT, (value,))


def _rolling(state: "State", frame: Frame, action: Action) -> None:
    _, at, _, aided = frame
    seat = state.order[at]
    state.dice[seat] = add_dice(state.dice[seat], ROLLED[action])
    state.stack[-1] = (ROLLING, at, 1, aided)


def add_dice(dice: tuple[int, ...], rolled: tuple[int, ...]) -> tuple[int, ...]:
    """Three coloured dice in order, then the white ones in order."""
    white = sorted(dice[COLOURED_DICE:] + rolled) if dice else []
    return (*(dice[:COLOURED_DICE] or rolled), *white)


def _chapel_roll(state: "State", frame: Frame, action: Action) -> None:
    """Each die is rolled anew; the dice on the table tell how many there were."""
    _, seat, done = frame
    dice = list(state.dice[seat])
    rolled = ROLLED[action]
    dice[done : done + len(rolled)] = rolled
    done += len(rolled)
    state.dice[seat] = in_order(dice) if done == len(dice) else tuple(dice)
    state.stack.pop()
    if done < len(dice):
        state.stack.append((CHAPEL_ROLL, seat, done))


def _statue_roll(state: "State", frame: Frame, action: Action) -> None:
    _, seat, die = frame
    dice = list(state.dice[seat])
    dice[die] = ROLLED[action][0]
    state.dice[seat] = in_order(dice)
    state.stack.pop()


def in_order(dice: list[int]) -> tuple[int, ...]:
    """Dice of each colour from the lowest to the highest."""
    return (*sorted(dice[:COLOURED_DICE]), *sorted(dice[COLOURED_DICE:]))


def _peeking(state: "State", frame: Frame, action: Action) -> None:
    state.enemy = action - ENEMY


def _reinforcing(state: "State", frame: Frame, action: Action) -> None:
    """The King's die is added for everybody, and all combat values are fixed (W2, W13)."""
    (rolled,) = ROLLED[action]
    state.soldiers = [soldiers + rolled for soldiers in state.soldiers]
    values = (combat_value(state, seat) for seat in range(state.setup.players))
    state.stack[-1] = (BATTLE, 0, *values)


_PLAY: dict[int, Callable[["State", Frame, Action], None]] = {
    INFLUENCE: _influence,
    REROLLING: _rerolling,
    BUILDING: _building,
    TAKING: _taking,
    EXCHANGING: _exchanging,
    SMUGGLING: _smuggling,
    SELLING: _selling,
    RECRUITING: _recruiting,
    LOSING: _losing,
    NEUTRAL: _neutral,
    ROLLING: _rolling,
    CHAPEL_ROLL: _chapel_roll,
    STATUE_ROLL: _statue_roll,
    PEEKING: _peeking,
    REVEALING: _peeking,
    REINFORCING: _reinforcing,
}
