"""Influence: a seat sends dice to an advisor. One decision says which, with a token, by the Market.

The advisor follows from the sum of all that, and so does the need for the Envoy.
"""

from collections import defaultdict
from functools import lru_cache

from regnum.core.bits import bits
from regnum.core.contract import Action, Json
from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.core.steps import NUMBER, SEATS, step
from regnum.kingsburg.actions import DIE_NAMES, INFLUENCE, INFLUENCE_PARTS, PASS, influence
from regnum.kingsburg.data import (
    ADVISORS,
    ALL_COLOURED,
    COLOURED_DICE,
    GIFTS,
    MARKET,
    MARKET_SHIFTS,
    NEUTRAL_SEAT,
    TOKEN_VALUE,
    Advisor,
    full_name,
)
from regnum.kingsburg.rules.envoy import open_advisors, share_advisor
from regnum.kingsburg.rules.step import (
    MISFIT,
    SeatStep,
    above,
    already_used,
    is_place,
    no_building,
    no_token,
)
from regnum.kingsburg.state import Group, State


@lru_cache(maxsize=100_000)
def ways_to_pay(dice: tuple[int, ...], spent: int) -> tuple[tuple[Action, int], ...]:
    """Each different group that unspent dice can form: its plain action, and its sum.

    A group has a coloured die at least (N4, N5). Of equal dice of one colour the first ones are
    sent, so that no group is listed twice.
    """
    groups = []
    for sent in range(1, 1 << len(dice)):
        if sent & spent or not sent & ALL_COLOURED:
            continue
        if all(
            sent >> n - 1 & 1 or spent >> n - 1 & 1 or n == COLOURED_DICE
            for n in range(1, len(dice))
            if sent >> n & 1 and dice[n] == dice[n - 1]
        ):
            groups.append((influence(sent, False, 0), _sum_of(dice, sent)))
    return tuple(groups)


def _sum_of(dice: tuple[int, ...], sent: int) -> int:
    return sum([die for n, die in enumerate(dice) if sent >> n & 1])


@lru_cache(maxsize=100_000)
def sums_to_pay(dice: tuple[int, ...], spent: int) -> int:
    """The set of sums that unspent dice can form."""
    sums = 0
    for _, total in ways_to_pay(dice, spent):
        sums |= 1 << total
    return sums


@lru_cache(maxsize=100_000)
def ways_by_advisor(
    dice: tuple[int, ...], spent: int, token: bool, market: bool
) -> tuple[tuple[Advisor, int], ...]:
    """The advisors that unspent dice can reach, each with the set of actions that lead there.

    With a +2 token, with the Market, with both (N8) or with neither.
    """
    ways: dict[Advisor, int] = defaultdict(int)
    for plain, total in ways_to_pay(dice, spent):
        sent, _, _ = INFLUENCE_PARTS[plain]
        for with_token in (False, True)[: 1 + token]:
            for shift in (0, *MARKET_SHIFTS) if market else (0,):
                action = influence(sent, with_token, shift)
                ways[total + TOKEN_VALUE * with_token + shift] |= 1 << action
    return tuple(ways.items())


@step
class Influence(SeatStep):
    """In turn order until everybody has passed (N2)."""

    name = "influence"
    request = "influence an advisor or pass"
    notation = (NUMBER, SEATS, SEATS, SEATS)
    actions = (PASS, INFLUENCE)

    at: int  # a place in the turn order
    passed: int  # sets of seats
    token_used: int
    market_used: int

    def decider(self, state: State) -> Seat | None:
        seat = state.order[self.at]
        return None if self.passed >> seat & 1 or not self._can_influence(state, seat) else seat

    def advance(self, state: State) -> None:
        """Let those pass who can do nothing else (N3); once all have, the advisors help."""
        order, passed = state.order, self.passed | 1 << state.order[self.at]
        for at in (*range(self.at + 1, len(order)), *range(self.at)):
            seat = order[at]
            if not passed >> seat & 1:
                if self._can_influence(state, seat):
                    state.stack[-1] = Influence(at, passed, self.token_used, self.market_used)
                    return
                passed |= 1 << seat
        state.stack.pop()
        state.groups.sort(key=lambda group: group.advisor)  # stable: in the order of placement

    def _aids(self, state: State, seat: Seat) -> tuple[bool, bool]:
        """May a seat use a +2 token, and the Market? Each once a season (N6, N10)."""
        return (
            state.tokens[seat] > 0 and not self.token_used >> seat & 1,
            state.buildings[seat] >> MARKET & ~self.market_used >> seat & 1 == 1,
        )

    def _can_influence(self, state: State, seat: Seat) -> bool:
        """Is there an advisor whom a seat can influence now?"""
        reached = sums_to_pay(state.dice[seat], state.spent[seat])
        is_open = open_advisors(state, seat)
        if not reached or reached & is_open:
            return reached != 0
        token, market = self._aids(state, seat)
        if token:
            reached |= reached << TOKEN_VALUE
        if market:
            reached |= reached << 1 | reached >> 1
        return reached & is_open != 0

    def legal(self, state: State) -> int:
        seat = state.seat
        mask = 1 << PASS  # N1
        is_open = open_advisors(state, seat)  # of 1 to 18, also by the Market (N9)
        aids = self._aids(state, seat)
        for advisor, actions in ways_by_advisor(state.dice[seat], state.spent[seat], *aids):
            if is_open >> advisor & 1:
                mask |= actions
        return mask

    def play(self, state: State, action: Action) -> None:
        seat, following = state.seat, (self.at + 1) % len(state.order)
        if action == PASS:
            passed = self.passed | 1 << seat
            state.stack[-1] = Influence(following, passed, self.token_used, self.market_used)
            return
        sent, token, shift = INFLUENCE_PARTS[action]
        _send(state, seat, sent, token, shift)
        state.stack[-1] = Influence(
            following,
            self.passed,
            self.token_used | token << seat,
            self.market_used | (shift != 0) << seat,
        )

    def why_not_now(self, state: State, action: Action) -> Reason:
        seat, (sent, token, shift) = state.seat, INFLUENCE_PARTS[action]
        dice, spent = state.dice[seat], state.spent[seat]
        for n, name in enumerate(DIE_NAMES):
            if sent >> n & 1 and n >= len(dice):
                return Reason("no-die", f"{seat_name(seat)} has no die {name}", {"die": name})
            if sent & spent & 1 << n:
                return Reason("die-sent", f"the die {name} was sent already", {"die": name})
        if token and not state.tokens[seat]:
            return no_token(seat)
        if token and self.token_used >> seat & 1:
            return Reason("token-used", "one +2 token a season, and it was used")
        if shift and not state.has(seat, MARKET):
            return no_building(seat, MARKET)
        if shift and self.market_used >> seat & 1:
            return already_used(MARKET)
        return _why_not_advisor(state, _sum_of(dice, sent) + TOKEN_VALUE * token + shift)

    def awaited(self, state: State) -> Args:
        return {"dice": len(state.dice[state.seat]) - state.spent[state.seat].bit_count()}

    def describe(self, state: State) -> dict[str, Json]:
        return {
            "at": self.at,
            "passed": _names(self.passed),
            "used_token": _names(self.token_used),
            "used_market": _names(self.market_used),
        }

    def problem(self, state: State) -> str:
        """The dice at court show who used a token or the Market."""
        with_token = sum(1 << group.seat for group in state.groups if group.token)
        with_market = sum(1 << group.seat for group in state.groups if group.shift)
        is_used = (with_token, with_market) == (self.token_used, self.market_used)
        is_possible = is_used and is_place(state, self.at)
        return "" if is_possible and not above(state, self) else MISFIT


def _send(state: State, seat: Seat, sent: int, token: bool, shift: int) -> None:
    """Put dice at an advisor; those not sent will do nothing (N14)."""
    values = tuple([die for n, die in enumerate(state.dice[seat]) if sent >> n & 1])
    coloured = (sent & ALL_COLOURED).bit_count()
    advisor = sum(values) + TOKEN_VALUE * token + shift
    if state.occupied >> advisor & 1:
        share_advisor(state)
    state.place(Group(advisor, seat, values[:coloured], values[coloured:], token, shift))
    state.spent[seat] |= sent
    state.tokens[seat] -= token


def _why_not_advisor(state: State, advisor: Advisor) -> Reason:
    if not 1 <= advisor <= ADVISORS:
        return Reason("no-advisor", f"no advisor has the value {advisor}", {"value": advisor})
    if not state.occupied >> advisor & 1:
        return Reason("same-dice", "of equal dice send the first one: low before mid before high")
    holder = next(group.seat for group in state.groups if group.advisor == advisor)
    is_neutral = holder == NEUTRAL_SEAT
    code, who = GIFTS[advisor].name, "neutral dice" if is_neutral else seat_name(holder)
    text = f"the {full_name(code)} ({advisor}) is taken by {who}: only the Envoy helps there"
    seat = "neutral" if is_neutral else who
    return Reason("occupied", text, {"advisor": code, "value": advisor, "seat": seat})


def _names(seats: int) -> list[str]:
    return [seat_name(seat) for seat in bits(seats)]
