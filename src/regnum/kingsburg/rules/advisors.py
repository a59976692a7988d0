"""The advisors help, from the lowest to the highest; choices are made at once (H3)."""

from regnum.core.bits import mask_of
from regnum.core.contract import Action, Json
from regnum.core.seats import Seat
from regnum.core.steps import NUMBER, SEAT, step
from regnum.kingsburg.actions import ACCEPT, DECLINE, EXCHANGE
from regnum.kingsburg.data import (
    ANY_GOOD,
    FROM_ADVISORS,
    GIFTS,
    NEUTRAL_SEAT,
    SMUGGLER,
    STABLE,
)
from regnum.kingsburg.rules.enemy import Peeking
from regnum.kingsburg.rules.goods import Taking, owned_goods
from regnum.kingsburg.rules.step import MISFIT, KingsburgStep, Opportunity, above
from regnum.kingsburg.rules.two_players import take_dice_back
from regnum.kingsburg.state import State, Step


@step
class Help(KingsburgStep):
    """Group after group; two at one advisor are both helped, neutral dice never (H1, H2)."""

    name = "help"
    notation = (NUMBER,)

    following: int  # the number of the group that is helped next

    def advance(self, state: State) -> None:
        """Until somebody has to choose first; in the end the players take their dice back."""
        depth = len(state.stack)
        for number in range(self.following, len(state.groups)):
            if state.groups[number].seat != NEUTRAL_SEAT:
                _help(state, number)
            if len(state.stack) > depth:
                state.stack[depth - 1] = Help(number + 1)
                return
        state.stack.pop()
        take_dice_back(state)

    def giver(self, state: State) -> str:
        return GIFTS[state.groups[self.following - 1].advisor].name

    def describe(self, state: State) -> dict[str, Json]:
        return {"at": self.following}

    def problem(self, state: State) -> str:
        """The group that was helped last has something to decide."""
        if not 1 <= self.following <= len(state.groups):
            return MISFIT
        return "" if self._gives(state, above(state, self)) else MISFIT

    def _gives(self, state: State, steps: list[Step]) -> bool:
        """Does the gift to that group lead to these steps?"""
        group = state.groups[self.following - 1]
        gift, seat = GIFTS[group.advisor], group.seat
        match steps:
            case [*peeking, Taking() as taking]:
                is_gift = taking.seat == seat and taking.among == mask_of(gift.among)
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


def _help(state: State, number: int) -> None:
    """Give what an advisor gives. Tokens serve for influence from the next season on (N7)."""
    advisor, seat = state.groups[number].advisor, state.groups[number].seat
    gift = GIFTS[advisor]
    if advisor == SMUGGLER:
        if state.setup.smuggler_declinable:  # H7
            state.stack.append(Smuggling(seat))
        else:
            _smuggle(state, seat)
        return
    state.gain(seat, gift.goods)
    state.tokens[seat] += gift.tokens
    state.book(seat, FROM_ADVISORS, gift.points)
    if gift.soldiers:
        state.soldiers[seat] += gift.soldiers + _stable_bonus(state, number)
    if gift.exchange and any(state.goods[seat]):
        state.stack.append(Exchanging(seat))
    if gift.peek:
        state.stack.append(Peeking(seat))
    if gift.choices:
        state.stack.append(Taking(seat, gift.choices, mask_of(gift.among)))


def _stable_bonus(state: State, number: int) -> int:
    """One soldier more from every advisor who gives some, or from the first one (H8).

    Only now: a Stable that is built later in the season gives nothing in arrears (H9).
    """
    seat = state.groups[number].seat
    if not state.has(seat, STABLE):
        return 0
    earlier = (group for group in state.groups[:number] if group.seat == seat)
    had_it = any(GIFTS[group.advisor].soldiers for group in earlier)
    return 0 if had_it and state.setup.stable_once else 1


def _smuggle(state: State, seat: Seat) -> None:
    """The Smuggler takes a point, whether there is one or not (H6), and gives goods of choice."""
    gift = GIFTS[SMUGGLER]
    state.book(seat, FROM_ADVISORS, gift.points)
    state.stack.append(Taking(seat, gift.choices, ANY_GOOD))


@step
class Exchanging(Opportunity):
    """The Alchemist changes one good into one each of the others, if that is wanted (H4)."""

    name = "exchanging"
    request = "exchange a good or decline"
    notation = (SEAT,)
    actions = (DECLINE, EXCHANGE)

    seat: Seat

    def legal(self, state: State) -> int:
        return owned_goods(state, self.seat) << EXCHANGE | 1 << DECLINE

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != DECLINE:
            goods = [good + 1 for good in state.goods[self.seat]]
            goods[action - EXCHANGE] -= 2
            state.goods[self.seat] = (goods[0], goods[1], goods[2])


@step
class Smuggling(Opportunity):
    """The Smuggler's offer, where it may be declined."""

    name = "smuggling"
    request = "accept the Smuggler's offer or decline"
    notation = (SEAT,)
    actions = (ACCEPT, DECLINE)

    seat: Seat

    def legal(self, state: State) -> int:
        return 1 << ACCEPT | 1 << DECLINE

    def play(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == ACCEPT:
            _smuggle(state, self.seat)
