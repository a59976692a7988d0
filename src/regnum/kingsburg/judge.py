"""What is known about good play of Kingsburg.

Goods are worth what they can still build. A building is worth its points, what it brings until
the end, and the buildings of its row that it opens. Dice are worth the gifts of the advisors
that they can reach together.
"""

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from regnum.core import judging
from regnum.core.bits import bits
from regnum.core.judging import Weights, Worths, read_weights
from regnum.core.seats import Seat
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    SELL,
    SELL_TOKEN,
    TAKE,
)
from regnum.kingsburg.data import GIFTS, PLANS, SMUGGLER
from regnum.kingsburg.flow import soldier_price
from regnum.kingsburg.frames import (
    BUILDING,
    EFFECTS,
    EXCHANGING,
    HELP,
    INFLUENCE,
    LOSING,
    RECRUITING,
    REROLLING,
    SELLING,
    SMUGGLING,
    TAKING,
    Frame,
)
from regnum.kingsburg.judge_battle import Battles
from regnum.kingsburg.judge_court import Courts
from regnum.kingsburg.judge_goods import Stores
from regnum.kingsburg.judge_numbers import (
    ALL_GOODS,
    BITS,
    CHOICE,
    COUNT,
    NEVER,
    SOLDIER_BITS,
    UNITS,
    after_season,
    pack,
    phases_left,
    rolls_left,
    seasons_left,
    time_before_roll,
)
from regnum.kingsburg.judge_province import Provinces
from regnum.kingsburg.legal import cost, crane_helps
from regnum.kingsburg.scoring import score, track_points

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


class Judge(judging.Judge["State"]):
    """Values of goods, buildings, soldiers and dice, from a few weights."""

    rounds = 4

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._provinces = Provinces(weights)
        self._battles = Battles(weights, self._provinces)
        stores = Stores(weights, self._provinces)
        self._courts = Courts(weights, stores, self._battles)
        self._use, self._promise = stores.use, self._battles.promise
        self._weigh = {
            INFLUENCE: self._courts.influence,
            REROLLING: self._courts.rerolling,
            BUILDING: self._building,
            TAKING: self._taking,
            EXCHANGING: self._exchanging,
            SMUGGLING: self._smuggling,
            SELLING: self._selling,
            RECRUITING: self._recruiting,
            LOSING: self._losing,
        }

    def worth(self, state: "State") -> Worths:
        """What each legal decision promises the seat that decides."""
        frame = state.stack[-1]
        return self._weigh[frame[0]](state, state.seat, frame)

    def terms(self, state: "State", seat: Seat) -> dict[str, float]:
        """The final score that a seat can expect."""
        if state.is_over:
            return {"points": float(score(state, seat).total)}
        phases = phases_left(state)
        steps = state.stack[phases:]
        time, ahead = time_before_roll(state.year, phases), seasons_left(phases)
        build_time = time or NEVER
        if steps and steps[0][0] == EFFECTS and (len(steps) < 3 or state.dice[seat]):
            time, ahead = time + 1, ahead - 1
            has_built, is_done = _progress(state, seat, steps)
            build_time = after_season(time) if has_built else time
            time = after_season(time) if is_done else time
        province, rolls = state.buildings[seat], rolls_left(time)
        winter = self._battles.winter(state, seat, ahead)
        goods = self._use(province, build_time, pack(state.goods[seat]))
        army = self._battles.army(state, seat, steps, winter, state.soldiers[seat])
        standing = sum(PLANS[building].points for building in bits(province))
        return {
            "points": float(track_points(state, seat)),
            "province": self._provinces.value(province, time) - standing,
            "goods": goods,
            "court": self._gifts_to_come(state, seat, steps, build_time, winter) - goods - army,
            "army": army,
            "tokens": min(state.tokens[seat], rolls) * self.weights["token"],
            "envoy": self._courts.envoy_now[time] * (state.envoy == seat),
            "seasons": self.weights["season"] * rolls,
        }

    def _gifts_to_come(
        self, state: "State", seat: Seat, steps: list[Frame], time: int, winter: int
    ) -> float:
        """What goods and soldiers are worth with all that the seat will get this season."""
        if len(steps) > 3 and steps[3][0] == INFLUENCE and state.dice[seat]:
            passed = steps[3][2]
            court = self._courts.court(state, seat, passed, time, winter)
            if passed >> seat & 1:
                return court.idle
            return max(court.idle, *court.best) if state.seat == seat else court.later
        is_help = len(steps) > 2 and steps[2][0] == HELP
        groups = state.groups[steps[2][1] :] if is_help else []
        packed, favours = self._courts.pending(state, seat, groups, time)
        for frame in steps:
            if frame[0] == TAKING and frame[1] == seat:
                packed += frame[2] * CHOICE
        value = self._use(state.buildings[seat], time, packed & ALL_GOODS) + favours
        return value + self._battles.army(state, seat, steps, winter, packed >> SOLDIER_BITS)

    def _building(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Put up a building, or keep the goods; what is left helps the next one."""
        _, _, count, crane_before = frame
        phases = phases_left(state)
        time = time_before_roll(state.year, phases) + 1
        later = after_season(time)
        winter = self._battles.winter(state, seat, seasons_left(phases) - 1)
        province, goods, soldiers = state.buildings[seat], state.goods[seat], state.soldiers[seat]
        crane = crane_helps(state, seat, crane_before)
        gains, envoy = self._provinces.gains[time], self._courts.envoy_later[time]
        price = envoy if count else 0.0
        may_build_twice = not count and state.envoy == seat
        value = self._use(province, later, pack(goods))
        value += self._promise(province, soldiers, winter)
        worths = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            building = action - BUILD
            after = province | 1 << building
            gold, wood, stone = cost(building, crane)
            left = pack((goods[0] - gold, goods[1] - wood, goods[2] - stone))
            value = self._use(after, later, left)
            if may_build_twice:
                value = max(value, self._use(after, time, left) - envoy)
            value += gains[building] - price + self._promise(after, soldiers, winter)
            worths.append((value, 1 << action))
        return worths

    def _taking(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        _, _, left, among = frame
        province = state.buildings[seat]
        time, packed = self._goods_to_come(state, seat)
        packed += (left - 1) * CHOICE
        return [
            (self._use(province, time, packed + UNITS[good]), 1 << TAKE + good)
            for good in bits(among)
        ]

    def _exchanging(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        province = state.buildings[seat]
        time, packed = self._goods_to_come(state, seat)
        worths = [(self._use(province, time, packed), 1 << DECLINE)]
        for action in bits(state.legal_mask ^ 1 << DECLINE):
            after = packed + sum(UNITS) - 2 * UNITS[action - EXCHANGE]
            worths.append((self._use(province, time, after), 1 << action))
        return worths

    def _smuggling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        province, gift = state.buildings[seat], GIFTS[SMUGGLER]
        time, packed = self._goods_to_come(state, seat)
        accepted = self._use(province, time, packed + gift.choices * CHOICE) + gift.points
        return [(self._use(province, time, packed), 1 << DECLINE), (accepted, 1 << ACCEPT)]

    def _goods_to_come(self, state: "State", seat: Seat) -> tuple[int, int]:
        """The time, and goods with what higher advisors will give."""
        time = time_before_roll(state.year, phases_left(state))
        below = state.stack[-2]
        if below[0] != HELP:
            return time or NEVER, pack(state.goods[seat])
        packed, _ = self._courts.pending(state, seat, state.groups[below[1] :], time + 1)
        return time + 1, packed & ALL_GOODS

    def _selling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        time = after_season(time_before_roll(state.year, phases_left(state)))
        province, packed = state.buildings[seat], pack(state.goods[seat])
        value = self._use(province, time, packed)
        worths = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            if action == SELL_TOKEN:
                worths.append((value + 1 - self._courts.tokens[time + 1], 1 << action))
            else:
                sold = self._use(province, time, packed - UNITS[action - SELL])
                worths.append((sold + 1, 1 << action))
        return worths

    def _recruiting(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Give the goods that are missed least, as long as the battle is worth it."""
        _, _, paid = frame
        time = time_before_roll(state.year, phases_left(state)) or NEVER
        province, goods = state.buildings[seat], pack(state.goods[seat])
        keep = self._use(province, time, goods)
        given = {
            action: self._use(province, time, goods - UNITS[action - GIVE]) - keep
            for action in bits(state.legal_mask & ~(1 << DONE))
        }
        if paid:
            return [(value, 1 << action) for action, value in given.items()]
        winter = self._battles.winter(state, seat, 0)
        least = max(given.values())
        gain = self._levy(state, seat, time, winter) - keep
        now = self._promise(province, state.soldiers[seat], winter)
        return [
            (now, 1 << DONE),
            *((gain + value - least, 1 << action) for action, value in given.items()),
        ]

    def _levy(self, state: "State", seat: Seat, time: int, winter: int) -> float:
        """The best value of goods and battle with at least one soldier more."""
        province, soldiers = state.buildings[seat], state.soldiers[seat]
        goods, price = pack(state.goods[seat]), soldier_price(state, seat)
        best, promised = -inf, self._promise(province, soldiers, winter)
        while True:
            for _ in range(price):
                kinds = [unit for n, unit in enumerate(UNITS) if goods >> n * BITS & COUNT]
                if not kinds:
                    return best
                goods = max(
                    (goods - unit for unit in kinds), key=lambda g: self._use(province, time, g)
                )
            soldiers += 1
            battle = self._promise(province, soldiers, winter)
            best = max(best, self._use(province, time, goods) + battle)
            if battle <= promised:
                return best
            promised = battle

    def _losing(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        time = time_before_roll(state.year, phases_left(state)) or NEVER
        province, packed = state.buildings[seat], pack(state.goods[seat])
        return [
            (self._use(province, time, packed - UNITS[action - GIVE]), 1 << action)
            for action in bits(state.legal_mask)
        ]


def _progress(state: "State", seat: Seat, steps: list[Frame]) -> tuple[bool, bool]:
    """Has a seat built this season, and have its buildings done what they do at its end?"""
    place = state.order.index(seat)
    if len(steps) == 1 or steps[1][0] != BUILDING:
        return True, place < steps[0][1]
    _, at, count, _ = steps[1]
    return place < at or (place == at and count > (state.envoy == seat)), False


WEIGHTS = {
    "gold": "what a gold costs, in points",
    "wood": "what a wood costs",
    "stone": "what a stone costs",
    "spare": "share of its price that a good keeps which no building needs yet",
    "lack": "what a good costs that is missing for a building",
    "slot": "what it costs to let a season pass without a building",
    "pace": "seasons between two buildings of a row",
    "hope": "how likely the next building of a row is ever put up",
    "season": "what a season to come brings besides the hopes of the rows",
    "die": "a further die, per season",
    "token": "a +2 token",
    "market": "the Market, per season",
    "crane": "the Crane, per season",
    "town-hall": "the Town Hall, per season",
    "reroll": "the Statue or the Chapel, per season",
    "stable": "the Stable, per season",
    "barracks": "the Barracks, per season",
    "wall": "a point of strength, per battle",
    "muster": "soldiers to come, per season before the battle",
    "levy": "what a good is worth that can only become soldiers",
    "strongest": "chance of the point of the strongest, per soldier more than the best rival",
    "risked-goods": "how many goods an enemy who takes goods finds",
    "count": "a building more when the King rewards",
    "envoy": "the King's Envoy, per season in which he can be used",
    "peek": "a look at the enemy",
    "contest": "how likely it is that a rival who can go to an advisor goes there first",
}
TUNED = Judge(read_weights(Path(__file__).with_name("weights.json"), WEIGHTS))
