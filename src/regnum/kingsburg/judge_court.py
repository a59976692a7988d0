"""What dice are worth: the gifts of the advisors that they can reach together."""

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from regnum.core.bits import bits
from regnum.core.judging import Weights, Worths
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
from regnum.kingsburg.frames import Frame
from regnum.kingsburg.judge_battle import Battles
from regnum.kingsburg.judge_dice import INFLUENCES, Blocks, groupings, reach
from regnum.kingsburg.judge_goods import Stores
from regnum.kingsburg.judge_numbers import (
    ALL_GOODS,
    SEASONS,
    SOLDIER_BITS,
    TIMES,
    mean_price,
    pack,
    phases_left,
    rolls_left,
    seasons_left,
    time_before_roll,
)

if TYPE_CHECKING:
    from regnum.kingsburg.state import Group, State

TIED = 0.15  # points by which a choice among few goods is worse than one among all
NOTHING = 0.01  # points by which a pass is worse than an advisor who brings nothing


class Court(NamedTuple):
    """What a seat can still get from the advisors of a season."""

    idle: float  # what it has if it sends no further dice
    later: float  # what it can hope for while others send theirs first
    blocks: Blocks
    best: list[float]  # by block, with the best use of the other dice
    rests: list[tuple[int, float]]  # by block: goods, and other favours, without the block


def _packed_gifts(has_stable: bool, has_goods: bool) -> tuple[int, ...]:
    """The gift of each advisor; the Alchemist makes two goods of one."""
    gifts = [
        pack(
            gift.goods,
            gift.choices + (gift.exchange and has_goods),
            gift.soldiers + (has_stable and gift.soldiers > 0),
        )
        for gift in GIFTS.values()
    ]
    return (0, *gifts)


_PACKED_GIFTS = [
    [_packed_gifts(has_stable, has_goods) for has_goods in (False, True)]
    for has_stable in (False, True)
]


def packed_gifts(province: int, goods: Goods) -> tuple[int, ...]:
    """Goods and soldiers that each advisor gives to a seat."""
    return _PACKED_GIFTS[province >> STABLE & 1][goods != NO_GOODS]


class Courts:
    """Values of dice, tokens, the Envoy, and of all that advisors give."""

    def __init__(self, weights: Weights, stores: Stores, battles: Battles) -> None:
        self._weights = weights
        self._use = stores.use
        self._battles = battles
        self.tokens = [weights["token"] * (rolls_left(time) > 0) for time in range(TIMES)]
        # The Envoy from the end of this season on, and from now on.
        self.envoy_later = [weights["envoy"] * _envoy_seasons(time) for time in range(TIMES)]
        self.envoy_now = [later + weights["envoy"] for later in self.envoy_later]
        self._favours = [self._favour_values(token) for token in self.tokens]
        self._gifts = self._gift_values()
        self._regrets = [
            [(1 - (1 - weights["contest"]) ** rivals) * value for value in self._gifts]
            for rivals in range(len(GIFTS))
        ]
        rolls = [(roll_weight(dice), self._roll_value(dice)) for dice in ROLLS[COLOURED_DICE]]
        self._mean_roll = sum(ways * value for ways, value in rolls) / SIDES**COLOURED_DICE

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

    def _roll_value(self, dice: tuple[int, ...]) -> float:
        """What dice can get, whoever sends them."""
        blocks, partitions = groupings(dice, 0)
        values = [self._gifts[total] if total <= ADVISORS else 0.0 for _, total in blocks]
        return max(sum(values[n] for n in groups) for groups in partitions)

    def rerolling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Compare the roll with what other dice could get."""
        coloured = state.dice[seat][:COLOURED_DICE]
        worths = []
        for action in bits(state.legal_mask):
            if action == KEEP:
                value = self._roll_value(coloured)
            elif action == CHAPEL_REROLL:
                value = self._mean_roll
            else:
                others = coloured[1:]
                rolls = [tuple(sorted((die, *others))) for die in range(1, SIDES + 1)]
                value = sum(self._roll_value(dice) for dice in rolls) / SIDES
            worths.append((value, 1 << action))
        return worths

    def influence(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Send the group of dice that brings most together with the others."""
        mask = state.legal_mask
        phases = phases_left(state)
        time = time_before_roll(state.year, phases) + 1
        winter = self._battles.winter(state, seat, seasons_left(phases) - 1)
        court = self.court(state, seat, frame[2], time, winter)
        worths = [(court.idle - NOTHING, 1 << PASS)]
        mask ^= 1 << PASS
        for (action, _), value in zip(court.blocks, court.best, strict=True):
            if mask >> action & 1:
                worths.append((value, 1 << action))
                mask ^= 1 << action
        if mask:
            worths += self._shifted(state, seat, mask, court, time, winter)
        return worths

    def _shifted(
        self, state: "State", seat: Seat, mask: int, court: Court, time: int, winter: int
    ) -> Worths:
        """Influences with a +2 token or the Market."""
        province = state.buildings[seat]
        gifts, favours = packed_gifts(province, state.goods[seat]), self._favours[time]
        token_price = self.tokens[time] if state.tokens[seat] < time >> 1 else 0.0
        numbers = {INFLUENCES[action][0]: n for n, (action, _) in enumerate(court.blocks)}
        worths = []
        for action in bits(mask):
            sent, token, shift = INFLUENCES[action]
            n = numbers[sent]
            advisor = court.blocks[n][1] + shift
            packed, value = court.rests[n]
            packed += gifts[advisor]
            value += self._use(province, time, packed & ALL_GOODS) + favours[advisor]
            value += self._battles.promise(province, packed >> SOLDIER_BITS, winter)
            if token:
                value -= token_price
            if state.occupied >> advisor & 1:
                value -= self.envoy_now[time]
            worths.append((value, 1 << action))
        return worths

    def court(self, state: "State", seat: Seat, passed: int, time: int, winter: int) -> Court:
        """What each group of dice promises, together with the best use of the others."""
        province = state.buildings[seat]
        use, promise = self._use, self._battles.promise
        packed, extra = self.pending(state, seat, state.groups, time)
        idle = use(province, time, packed & ALL_GOODS) + extra
        idle += promise(province, packed >> SOLDIER_BITS, winter)
        blocks, partitions = groupings(state.dice[seat], state.spent[seat])
        given, sure, risks = self._block_gifts(state, seat, passed, time, blocks)
        later = idle
        best = [-inf] * len(blocks)
        rests = [(0, 0.0)] * len(blocks)
        for groups in partitions:
            together, favour = packed, extra
            for n in groups:
                together += given[n]
                favour += sure[n]
            value = use(province, time, together & ALL_GOODS) + favour
            value += promise(province, together >> SOLDIER_BITS, winter)
            if value > later:
                later = value
            for n in groups:
                if value + risks[n] > best[n]:
                    best[n] = value + risks[n]
                    rests[n] = (together - given[n], favour - sure[n])
        return Court(idle, later, blocks, best, rests)

    def _block_gifts(
        self, state: "State", seat: Seat, passed: int, time: int, blocks: Blocks
    ) -> tuple[list[int], list[float], list[float]]:
        """By block: goods, other favours less the risk, and the risk that a rival is first."""
        gifts = packed_gifts(state.buildings[seat], state.goods[seat])
        favours, envoy_price = self._favours[time], self.envoy_now[time]
        occupied, may_share = state.occupied, state.envoy == seat
        rivals = [
            reach(state.dice[other], state.spent[other])
            for other in state.order
            if other != seat and not passed >> other & 1
        ]
        given, sure, risks = [], [], []
        for _, advisor in blocks:
            gift, favour, risk = 0, 0.0, 0.0
            if advisor <= ADVISORS:
                if not occupied >> advisor & 1:
                    gift, favour = gifts[advisor], favours[advisor]
                    contested = 0
                    for reached in rivals:
                        contested += reached >> advisor & 1
                    risk = self._regrets[contested][advisor]
                elif may_share:
                    gift, favour = gifts[advisor], favours[advisor] - envoy_price
            given.append(gift)
            sure.append(favour - risk)
            risks.append(risk)
        return given, sure, risks

    def pending(
        self, state: "State", seat: Seat, groups: "Sequence[Group]", time: int
    ) -> tuple[int, float]:
        """Goods and soldiers of a seat with what it still gets at the court, and other favours."""
        province, goods = state.buildings[seat], state.goods[seat]
        gifts, favours = packed_gifts(province, goods), self._favours[time]
        packed = pack(goods, 0, state.soldiers[seat])
        extra = 0.0
        for group in groups:
            if group[1] == seat:
                packed += gifts[group[0]]
                extra += favours[group[0]]
        return packed, extra


def _envoy_seasons(time: int) -> int:
    """In how many seasons after this one the Envoy can be used (P7: autumn to summer)."""
    left = time >> 1
    return (left + 1) % SEASONS if left > 1 else 0
