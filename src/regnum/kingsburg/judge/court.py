"""What dice are worth: the gifts of the advisors that they can reach together."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from regnum.core.bits import bits
from regnum.core.judging import ActionValues, Weights
from regnum.core.seats import Seat
from regnum.kingsburg.actions import CHAPEL_REROLL, KEEP, PASS, ROLLS, roll_weight
from regnum.kingsburg.data import (
    ADVISORS,
    COLOURED_DICE,
    GIFTS,
    GOODS,
    NO_GOODS,
    SIDES,
    STABLE,
    Goods,
)
from regnum.kingsburg.judge.battle import Battles, Winter
from regnum.kingsburg.judge.calendar import (
    ALL_TIMES,
    SEASONS,
    Time,
    after_roll,
    before_roll,
    rolls_left,
    seasons_left,
    seasons_of_year,
)
from regnum.kingsburg.judge.dice import INFLUENCES, Blocks, groupings
from regnum.kingsburg.judge.goods import Stores
from regnum.kingsburg.judge.stock import Stock, mean_price, stock_of
from regnum.kingsburg.rules.influence import Influence, sums_to_pay
from regnum.kingsburg.rules.rerolls import Rerolling
from regnum.kingsburg.rules.step import phases_to_come
from regnum.kingsburg.state import Group, State

TIED = 0.15  # points: how much worse a choice among few goods is than one among all
IDLE = 0.01  # points: how much worse a pass is than an advisor who brings nothing


Gain: TypeAlias = tuple[Stock, int, float]  # goods, soldiers, and other favours in points
NOTHING: Gain = (0, 0, 0.0)


class Court(NamedTuple):
    """What a seat can still get from the advisors of a season."""

    idle: float  # what it has if it sends no further dice
    later: float  # what it can hope for while others send theirs first
    blocks: Blocks
    given: list[Gain]  # by block
    best: list[float]  # by block, with the best use of the other dice
    together: list[Gain]  # by block: all that comes with it then


def _gifts(has_stable: bool, has_goods: bool) -> list[tuple[Stock, int]]:
    """Goods and soldiers of each advisor; the Alchemist makes two goods of one."""
    gifts = [
        (
            stock_of(gift.goods, gift.choices + (gift.exchange and has_goods)),
            gift.soldiers + (has_stable and gift.soldiers > 0),
        )
        for gift in GIFTS.values()
    ]
    return [(0, 0), *gifts]


_GIFTS = [
    [_gifts(has_stable, has_goods) for has_goods in (False, True)] for has_stable in (False, True)
]


def gifts_to(province: int, goods: Goods) -> list[tuple[Stock, int]]:
    """Goods and soldiers that each advisor gives to a seat."""
    return _GIFTS[province >> STABLE & 1][goods != NO_GOODS]


class Courts:
    """Values of dice, tokens, the Envoy, and of all that advisors give."""

    def __init__(self, weights: Weights, stores: Stores, battles: Battles) -> None:
        self._weights = weights
        self._use = stores.use
        self._battles = battles
        self.tokens = [weights["token"] * (rolls_left(time) > 0) for time in ALL_TIMES]
        # The Envoy from the end of this season on, and from now on.
        self.envoy_later = [weights["envoy"] * _envoy_seasons(time) for time in ALL_TIMES]
        self.envoy_now = [later + weights["envoy"] for later in self.envoy_later]
        self.favours = [self._favour_values(token) for token in self.tokens]
        self.gifts = self._gift_values()  # whoever takes them
        self.regrets = [
            [(1 - (1 - weights["contest"]) ** rivals) * value for value in self.gifts]
            for rivals in range(len(GIFTS))
        ]
        rolls = [(roll_weight(dice), self.roll_value(dice)) for dice in ROLLS[COLOURED_DICE]]
        self.mean_roll = sum(ways * value for ways, value in rolls) / SIDES**COLOURED_DICE

    def _favour_values(self, token: float) -> tuple[float, ...]:
        """What each advisor gives besides goods and soldiers."""
        values = [0.0]
        for gift in GIFTS.values():
            tied = gift.exchange or (gift.choices > 0 and len(gift.among) < len(GOODS))
            peek = self._weights["peek"] * gift.peek
            values.append(gift.points + gift.tokens * token + peek - TIED * tied)
        return tuple(values)

    def _gift_values(self) -> list[float]:
        """What each advisor gives, whoever takes it."""
        good, soldier = mean_price(self._weights), self._weights["wall"]
        values = list(self._favour_values(self._weights["token"]))
        for advisor, gift in GIFTS.items():
            goods = sum(gift.goods) + gift.choices + gift.exchange
            values[advisor] += goods * good + gift.soldiers * soldier
        return values

    def roll_value(self, dice: tuple[int, ...]) -> float:
        """What dice can get, whoever sends them."""
        blocks, partitions = groupings(dice, 0)
        values = [self.gifts[total] if total <= ADVISORS else 0.0 for _, total in blocks]
        return max(sum(values[n] for n in groups) for groups in partitions)

    def statue_value(self, shown: int) -> float:
        """What dice can get that all show the same, once one of them is rolled anew."""
        rolls = [tuple(sorted((die, shown, shown))) for die in range(1, SIDES + 1)]
        return sum(self.roll_value(dice) for dice in rolls) / SIDES

    def rerolling(self, state: State, seat: Seat, step: Rerolling) -> ActionValues:
        """Compare the roll with what other dice could get."""
        coloured = state.dice[seat][:COLOURED_DICE]
        values = []
        for action in bits(state.legal_mask):
            if action == KEEP:
                value = self.roll_value(coloured)
            elif action == CHAPEL_REROLL:
                value = self.mean_roll
            else:
                value = self.statue_value(coloured[0])
            values.append((value, 1 << action))
        return values

    def influence(self, state: State, seat: Seat, step: Influence) -> ActionValues:
        """Send the group of dice that brings most together with the others."""
        mask = state.legal_mask
        phases = phases_to_come(state)
        time = after_roll(before_roll(state.year, phases))
        winter = self._battles.winter(state, seat, seasons_of_year(phases) - 1)
        court = self.court(state, seat, step.passed, time, winter)
        values = [(court.idle - IDLE, 1 << PASS)]
        mask ^= 1 << PASS
        for (action, _), value in zip(court.blocks, court.best, strict=True):
            if mask >> action & 1:
                values.append((value, 1 << action))
                mask ^= 1 << action
        if mask:
            values += self._shifted(state, seat, mask, court, time, winter)
        return values

    def _shifted(
        self, state: State, seat: Seat, mask: int, court: Court, time: Time, winter: Winter
    ) -> ActionValues:
        """Influences with a +2 token or the Market."""
        province = state.buildings[seat]
        gifts, favours = gifts_to(province, state.goods[seat]), self.favours[time]
        token_price = self.tokens[time] if state.tokens[seat] < seasons_left(time) else 0.0
        numbers = {INFLUENCES[action][0]: n for n, (action, _) in enumerate(court.blocks)}
        values = []
        for action in bits(mask):
            sent, token, shift = INFLUENCES[action]
            n = numbers[sent]
            advisor = court.blocks[n][1] + shift
            stock, soldiers, value = _without(court.together[n], court.given[n])
            gift_stock, gift_soldiers = gifts[advisor]
            value += self._use(province, time, stock + gift_stock) + favours[advisor]
            value += winter.expect(province, soldiers + gift_soldiers)
            if token:
                value -= token_price
            if state.occupied >> advisor & 1:
                value -= self.envoy_now[time]
            values.append((value, 1 << action))
        return values

    def court(self, state: State, seat: Seat, passed: int, time: Time, winter: Winter) -> Court:
        """What each group of dice can bring, together with the best use of the others."""
        province = state.buildings[seat]
        use, expect = self._use, winter.expect
        stock, soldiers, extra = self.pending(state, seat, state.groups, time)
        idle = use(province, time, stock) + extra
        idle += expect(province, soldiers)
        blocks, partitions = groupings(state.dice[seat], state.spent[seat])
        given, risks = self._block_gifts(state, seat, passed, time, blocks)
        later = idle
        best = [-inf] * len(blocks)
        together = [NOTHING] * len(blocks)
        for groups in partitions:
            goods, army, favour = stock, soldiers, extra
            for n in groups:
                gift_stock, gift_soldiers, gift_favour = given[n]
                goods += gift_stock
                army += gift_soldiers
                favour += gift_favour
            value = use(province, time, goods) + favour
            value += expect(province, army)
            if value > later:
                later = value
            for n in groups:
                if value + risks[n] > best[n]:
                    best[n] = value + risks[n]
                    together[n] = goods, army, favour
        return Court(idle, later, blocks, given, best, together)

    def _block_gifts(
        self, state: State, seat: Seat, passed: int, time: Time, blocks: Blocks
    ) -> tuple[list[Gain], list[float]]:
        """By block: what it gets less the risk that a rival is first, and this risk."""
        gifts = gifts_to(state.buildings[seat], state.goods[seat])
        favours, envoy_price = self.favours[time], self.envoy_now[time]
        occupied, may_share = state.occupied, state.envoy == seat
        rivals = [
            sums_to_pay(state.dice[other], state.spent[other])
            for other in state.order
            if other != seat and not passed >> other & 1
        ]
        given, risks = [], []
        for _, advisor in blocks:
            gift, favour, risk = (0, 0), 0.0, 0.0
            if advisor <= ADVISORS:
                if not occupied >> advisor & 1:
                    gift, favour = gifts[advisor], favours[advisor]
                    contested = 0
                    for reached in rivals:
                        contested += reached >> advisor & 1
                    risk = self.regrets[contested][advisor]
                elif may_share:
                    gift, favour = gifts[advisor], favours[advisor] - envoy_price
            given.append((*gift, favour - risk))
            risks.append(risk)
        return given, risks

    def pending(self, state: State, seat: Seat, groups: Sequence[Group], time: Time) -> Gain:
        """What a seat has with what it still gets at the court."""
        province, goods = state.buildings[seat], state.goods[seat]
        gifts, favours = gifts_to(province, goods), self.favours[time]
        stock, soldiers, extra = stock_of(goods), state.soldiers[seat], 0.0
        for group in groups:
            if group.seat == seat:
                gift_stock, gift_soldiers = gifts[group.advisor]
                stock += gift_stock
                soldiers += gift_soldiers
                extra += favours[group.advisor]
        return stock, soldiers, extra


def _without(total: Gain, part: Gain) -> Gain:
    return total[0] - part[0], total[1] - part[1], total[2] - part[2]


def _envoy_seasons(time: Time) -> int:
    """In how many seasons after this one the Envoy can be used; he serves autumn to summer."""
    left = seasons_left(time)
    return (left + 1) % SEASONS if left > 1 else 0
