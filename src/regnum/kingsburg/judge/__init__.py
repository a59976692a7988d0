"""What is known about good play of Kingsburg.

Goods are worth what they can still build. A building is worth its points, what it brings until
the end, and the buildings of its row that it opens. Dice are worth the gifts of the advisors
that they can reach together.
"""

from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path
from typing import Any, ClassVar

from regnum.core import judging
from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.judging import ActionValues, Merit, Weights, read_weights
from regnum.core.seats import Seat
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    PASS,
    SELL,
    SELL_TOKEN,
    TAKE,
)
from regnum.kingsburg.data import GIFTS, GOODS, PLANS, SMUGGLER
from regnum.kingsburg.judge.battle import Battles, Winter
from regnum.kingsburg.judge.calendar import (
    Time,
    after_roll,
    after_season,
    before_roll,
    or_never,
    rolls_left,
    seasons_of_year,
)
from regnum.kingsburg.judge.court import Courts
from regnum.kingsburg.judge.goods import Stores
from regnum.kingsburg.judge.merits import Looking
from regnum.kingsburg.judge.province import Provinces
from regnum.kingsburg.judge.stock import CHOICE, ONE_OF_EACH, UNITS, Stock, has, stock_of
from regnum.kingsburg.rules.advisors import Exchanging, Help, Smuggling
from regnum.kingsburg.rules.building import Building, cost
from regnum.kingsburg.rules.envoy import buildings_allowed
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence
from regnum.kingsburg.rules.losses import Losing
from regnum.kingsburg.rules.recruiting import Recruiting, soldier_price
from regnum.kingsburg.rules.rerolls import Rerolling
from regnum.kingsburg.rules.scoring import score, track_points
from regnum.kingsburg.rules.season_end import Effects, Selling
from regnum.kingsburg.rules.step import phases_to_come
from regnum.kingsburg.state import State


class Judge(judging.Judge[State]):
    """Values of goods, buildings, soldiers and dice, from a few weights."""

    playout_rounds = 4
    compiled_rounds = 8
    vague_merits: ClassVar[Mapping[str, str]] = {
        "province": "province",
        "goods": "goods",
        "court": "court",
        "army": "army",
        "tokens": "tokens",
        "envoy": "envoy",
    }

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.provinces = Provinces(weights)
        self._battles = Battles(weights, self.provinces)
        self.stores = Stores(weights, self.provinces)
        self.courts = Courts(weights, self.stores, self._battles)
        self._use = self.stores.use
        self._estimates: dict[type, Callable[[State, Seat, Any], ActionValues]] = {
            Influence: self.courts.influence,
            Rerolling: self.courts.rerolling,
            Building: self._building,
            Taking: self._taking,
            Exchanging: self._exchanging,
            Smuggling: self._smuggling,
            Selling: self._selling,
            Recruiting: self._recruiting,
            Losing: self._losing,
        }

    def action_values(self, state: State) -> ActionValues:
        """A quick estimate of each legal action, for the seat that decides."""
        step = state.stack[-1]
        return self._estimates[type(step)](state, state.seat, step)

    def wasteful_actions(self, state: State) -> int:
        """To pass with dice that could be sent to an advisor."""
        return 1 << PASS if isinstance(state.stack[-1], Influence) else 0

    def evaluate(self, state: State, seat: Seat) -> dict[str, float]:
        """The final score that a seat can expect."""
        if state.is_over:
            return {"points": float(score(state, seat).total)}
        phases = phases_to_come(state)
        time, ahead = before_roll(state.year, phases), seasons_of_year(phases)
        build_time = or_never(time)
        if _is_in_season(state, seat):
            time, ahead = after_roll(time), ahead - 1
            has_built, is_done = _progress(state, seat)
            build_time = after_season(time) if has_built else time
            time = after_season(time) if is_done else time
        province, rolls = state.buildings[seat], rolls_left(time)
        winter = self._battles.winter(state, seat, ahead)
        goods = self._use(province, build_time, stock_of(state.goods[seat]))
        army = self._battles.army(state, seat, winter, state.soldiers[seat])
        standing = sum(PLANS[building].points for building in bits(province))
        return {
            "points": float(track_points(state, seat)),
            "province": self.provinces.value(province, time) - standing,
            "goods": goods,
            "court": self._gifts_to_come(state, seat, build_time, winter) - goods - army,
            "army": army,
            "tokens": min(state.tokens[seat], rolls) * self.weights["token"],
            "envoy": self.courts.envoy_now[time] * (state.envoy == seat),
            "seasons": self.weights["season"] * rolls,
        }

    def merits(
        self, state: State, ends: Mapping[Action, State | None]
    ) -> dict[Action, list[Merit]]:
        """What each of these actions brings: gifts, buildings they pay for, the battle."""
        lack, best = self.weights["lack"], max(self.action_values(state))[1]
        looking = Looking(state, self.provinces, self._battles, self.courts, lack, best)
        return {action: looking.merits(action, end) for action, end in ends.items()}

    def _gifts_to_come(self, state: State, seat: Seat, time: Time, winter: Winter) -> float:
        """What goods and soldiers are worth with all that the seat will get this season."""
        influence = state.pending(Influence)
        if influence is not None and state.dice[seat]:
            court = self.courts.court(state, seat, influence.passed, time, winter)
            if influence.passed >> seat & 1:
                return court.idle
            return max(court.idle, *court.best) if state.seat == seat else court.later
        helping = state.pending(Help)
        groups = [] if helping is None else state.groups[helping.following :]
        stock, soldiers, favours = self.courts.pending(state, seat, groups, time)
        for step in state.stack:
            if isinstance(step, Taking) and step.seat == seat:
                stock += step.left * CHOICE
        value = self._use(state.buildings[seat], time, stock) + favours
        return value + self._battles.army(state, seat, winter, soldiers)

    def _building(self, state: State, seat: Seat, step: Building) -> ActionValues:
        """Put up a building, or keep the goods; what is left helps the next one."""
        phases = phases_to_come(state)
        time = after_roll(before_roll(state.year, phases))
        later = after_season(time)
        winter = self._battles.winter(state, seat, seasons_of_year(phases) - 1)
        province, soldiers = state.buildings[seat], state.soldiers[seat]
        goods, crane = stock_of(state.goods[seat]), step.crane_helps(state, seat)
        gains, envoy = self.provinces.gains[time], self.courts.envoy_later[time]
        price = envoy if step.built else 0.0
        may_build_again = step.built + 1 < buildings_allowed(state, seat)
        value = self._use(province, later, goods)
        value += winter.expect(province, soldiers)
        values = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            building = action - BUILD
            after = province | 1 << building
            left = goods - stock_of(cost(building, crane))
            value = self._use(after, later, left)
            if may_build_again:
                value = max(value, self._use(after, time, left) - envoy)
            value += gains[building] - price + winter.expect(after, soldiers)
            values.append((value, 1 << action))
        return values

    def _taking(self, state: State, seat: Seat, step: Taking) -> ActionValues:
        province = state.buildings[seat]
        time, stock = self._goods_to_come(state, seat)
        stock += (step.left - 1) * CHOICE
        return [
            (self._use(province, time, stock + UNITS[good]), 1 << TAKE + good)
            for good in bits(step.among)
        ]

    def _exchanging(self, state: State, seat: Seat, step: Exchanging) -> ActionValues:
        province = state.buildings[seat]
        time, stock = self._goods_to_come(state, seat)
        values = [(self._use(province, time, stock), 1 << DECLINE)]
        for action in bits(state.legal_mask ^ 1 << DECLINE):
            after = stock + ONE_OF_EACH - 2 * UNITS[action - EXCHANGE]
            values.append((self._use(province, time, after), 1 << action))
        return values

    def _smuggling(self, state: State, seat: Seat, step: Smuggling) -> ActionValues:
        province, gift = state.buildings[seat], GIFTS[SMUGGLER]
        time, stock = self._goods_to_come(state, seat)
        accepted = self._use(province, time, stock + gift.choices * CHOICE) + gift.points
        return [(self._use(province, time, stock), 1 << DECLINE), (accepted, 1 << ACCEPT)]

    def _goods_to_come(self, state: State, seat: Seat) -> tuple[Time, Stock]:
        """The time, and goods with what higher advisors will give."""
        time = before_roll(state.year, phases_to_come(state))
        giver = state.below()
        if not isinstance(giver, Help):
            return or_never(time), stock_of(state.goods[seat])
        time, groups = after_roll(time), state.groups[giver.following :]
        stock, _, _ = self.courts.pending(state, seat, groups, time)
        return time, stock

    def _selling(self, state: State, seat: Seat, step: Selling) -> ActionValues:
        time = after_season(before_roll(state.year, phases_to_come(state)))
        province, stock = state.buildings[seat], stock_of(state.goods[seat])
        value = self._use(province, time, stock)
        values = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            if action == SELL_TOKEN:
                values.append((value + 1 - self.courts.tokens[after_roll(time)], 1 << action))
            else:
                sold = self._use(province, time, stock - UNITS[action - SELL])
                values.append((sold + 1, 1 << action))
        return values

    def _recruiting(self, state: State, seat: Seat, step: Recruiting) -> ActionValues:
        """Give the goods that are missed least, as long as the battle is worth it."""
        time = or_never(before_roll(state.year, phases_to_come(state)))
        province, stock = state.buildings[seat], stock_of(state.goods[seat])
        keep = self._use(province, time, stock)
        given = {
            action: self._use(province, time, stock - UNITS[action - GIVE]) - keep
            for action in bits(state.legal_mask & ~(1 << DONE))
        }
        if step.paid:
            return [(value, 1 << action) for action, value in given.items()]
        winter = self._battles.winter(state, seat, 0)
        least = max(given.values())
        gain = self._levy(state, seat, time, winter) - keep
        now = winter.expect(province, state.soldiers[seat])
        return [
            (now, 1 << DONE),
            *((gain + value - least, 1 << action) for action, value in given.items()),
        ]

    def _levy(self, state: State, seat: Seat, time: Time, winter: Winter) -> float:
        """The best value of goods and battle with at least one soldier more."""
        province, soldiers = state.buildings[seat], state.soldiers[seat]
        stock, price = stock_of(state.goods[seat]), soldier_price(state, seat)
        best, expected = -inf, winter.expect(province, soldiers)
        while True:
            for _ in range(price):
                kinds = [UNITS[good] for good in range(len(GOODS)) if has(stock, good)]
                if not kinds:
                    return best
                stock = max(
                    (stock - unit for unit in kinds), key=lambda s: self._use(province, time, s)
                )
            soldiers += 1
            battle = winter.expect(province, soldiers)
            best = max(best, self._use(province, time, stock) + battle)
            if battle <= expected:
                return best
            expected = battle

    def _losing(self, state: State, seat: Seat, step: Losing) -> ActionValues:
        time = or_never(before_roll(state.year, phases_to_come(state)))
        province, stock = state.buildings[seat], stock_of(state.goods[seat])
        return [
            (self._use(province, time, stock - UNITS[action - GIVE]), 1 << action)
            for action in bits(state.legal_mask)
        ]


def _is_in_season(state: State, seat: Seat) -> bool:
    """Does a season go on, with the dice of a seat rolled?"""
    if state.pending(Effects) is None:
        return False
    return state.pending(Help) is None or bool(state.dice[seat])


def _progress(state: State, seat: Seat) -> tuple[bool, bool]:
    """Has a seat built this season, and have its buildings done what they do at its end?"""
    place = state.order.index(seat)
    building, effects = state.pending(Building), state.pending(Effects)
    if building is None:
        return True, effects is not None and place < effects.at
    has_built = building.built > (state.envoy == seat)
    return place < building.at or (place == building.at and has_built), False


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
