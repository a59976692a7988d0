"""What a decision brings, as codes with arguments: gifts, buildings they pay for, the battle."""

from collections.abc import Callable, Iterator

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.errors import Args
from regnum.core.judging import Merit
from regnum.core.seats import Seat
from regnum.kingsburg.actions import (
    ACCEPT,
    BUILD,
    DONE,
    ENEMY,
    EXCHANGE,
    GIVE,
    INFLUENCE,
    KEEP,
    PASS,
    SELL,
    SELL_TOKEN,
    TAKE,
)
from regnum.kingsburg.data import (
    ADVISORS,
    COLUMNS,
    CRANE,
    GIFTS,
    GOODS,
    PLANS,
    SMUGGLER,
    Advisor,
    Goods,
)
from regnum.kingsburg.judge.battle import Battles, Winter
from regnum.kingsburg.judge.calendar import (
    Time,
    after_roll,
    after_season,
    before_roll,
    or_never,
    seasons_of_year,
)
from regnum.kingsburg.judge.court import Courts, gifts_to
from regnum.kingsburg.judge.dice import INFLUENCES
from regnum.kingsburg.judge.province import Provinces
from regnum.kingsburg.judge.stock import CHOICE, ONE_OF_EACH, UNITS, Stock, parts_of
from regnum.kingsburg.rules.advisors import Exchanging, Help, Smuggling
from regnum.kingsburg.rules.building import Building, cost, next_buildings
from regnum.kingsburg.rules.goods import Taking
from regnum.kingsburg.rules.influence import Influence, sums_to_pay
from regnum.kingsburg.rules.losses import Losing
from regnum.kingsburg.rules.recruiting import Recruiting
from regnum.kingsburg.rules.rerolls import Rerolling
from regnum.kingsburg.rules.season_end import Selling
from regnum.kingsburg.rules.step import phases_to_come
from regnum.kingsburg.state import State

LITTLE = 0.1  # points: worth saying, where there is nothing else to say
WITHOUT_EFFECT = ("wizards-guild", "guard-tower", "blacksmith")  # they only add strength


class Looking:
    """A moment, and the merits of what can be decided there."""

    def __init__(
        self,
        state: State,
        provinces: Provinces,
        battles: Battles,
        courts: Courts,
        lack: float,
        best: int,
    ) -> None:
        self._state = state
        self._best = best  # what the default policy would do
        self._seat: Seat = state.seat
        self._provinces = provinces
        self._courts = courts
        self._lack = lack
        step = state.stack[-1]
        phases = phases_to_come(state)
        self._time = or_never(before_roll(state.year, phases))
        ahead = seasons_of_year(phases)
        if isinstance(step, Influence | Building | Rerolling) or self._is_helping:
            self._time, ahead = after_roll(self._time), ahead - 1
        if isinstance(step, Selling):
            self._time = after_season(self._time)
        self._winter: Winter = battles.winter(state, self._seat, max(ahead, 0))
        self._province = state.buildings[self._seat]
        self._stock = self._goods_to_come()

    @property
    def _is_helping(self) -> bool:
        return self._state.pending(Help) is not None

    def _goods_to_come(self) -> Stock:
        """Goods with what the advisors will still give."""
        state, helping = self._state, self._state.pending(Help)
        groups = state.groups if isinstance(state.stack[-1], Influence) else []
        if helping is not None and not groups:
            groups = state.groups[helping.following :]
        stock, _, _ = self._courts.pending(state, self._seat, groups, self._time)
        return stock

    def merits(self, action: Action, end: State | None) -> list[Merit]:
        """What a decision brings, facts about it first; without its end nothing but facts."""
        found = [*self._facts(action)]
        if end is not None:
            found += _BY_STEP[type(self._state.stack[-1])](self, action)
        return found

    def _facts(self, action: Action) -> Iterator[Merit]:
        if action >= INFLUENCE:
            advisor = self._advisor(action)
            yield Merit("gift", {"advisor": GIFTS[advisor].name}, self._courts.gifts[advisor])
        elif action == ACCEPT:
            yield Merit("gift", {"advisor": GIFTS[SMUGGLER].name}, self._courts.gifts[SMUGGLER])
        elif BUILD <= action < ENEMY:
            yield from self._standing(action - BUILD)
        elif SELL <= action <= SELL_TOKEN:
            yield Merit("points", {"count": 1}, 1.0)

    def _advisor(self, action: Action) -> Advisor:
        sent, _, shift = INFLUENCES[action]
        dice = self._state.dice[self._seat]
        return sum(die for n, die in enumerate(dice) if sent >> n & 1) + shift

    def _standing(self, building: int) -> Iterator[Merit]:
        """What a building is good for."""
        plan = PLANS[building]
        if plan.points:
            yield Merit("points", {"count": plan.points}, plan.points)
        if plan.battle > 0:
            yield Merit("strength", {"count": plan.battle}, 1.0)
        if plan.name not in WITHOUT_EFFECT:
            gain = self._provinces.gains[self._time][building] - plan.points
            yield Merit("effect", {"building": plan.name}, max(gain, LITTLE))

    # What goods are for.

    def _missing(self, building: int, stock: Stock) -> int:
        """How many goods a building still needs."""
        *goods, choices = parts_of(stock)
        price = self._price(building)
        return sum(max(need - has, 0) for need, has in zip(price, goods, strict=True)) - choices

    def _price(self, building: int) -> Goods:
        return cost(building, bool(self._province >> CRANE & 1))

    def _aim(self, stock: Stock, time: Time | None = None, but: int = 0) -> int | None:
        """The building that goods should be kept or collected for, leaving some out."""
        gains = self._provinces.gains[self._time if time is None else time]
        best, most = None, 0.0
        for building in bits(next_buildings(self._province) & ~but):
            value = gains[building] - self._lack * max(self._missing(building, stock), 0)
            if value > most:
                best, most = building, value
        return best

    def _towards(self, before: Stock, after: Stock) -> Iterator[Merit]:
        """The building that more goods pay for, or bring closer."""
        aim = self._aim(after)
        if aim is None:
            return
        was, left = self._missing(aim, before), self._missing(aim, after)
        name = PLANS[aim].name
        if left <= 0 < was:
            yield Merit("pays", {"building": name}, self._lack * was)
        elif 0 < left < was:
            args: Args = {"building": name, "count": left}
            yield Merit("towards", args, self._lack * (was - left))

    def _saves(self, action: Action) -> Iterator[Merit]:
        built_now = self._state.legal_mask >> BUILD  # nobody saves for what can be built now
        aim = self._aim(self._stock, after_season(self._time), built_now)
        if aim is None:
            yield from self._enough(action)
        else:
            yield Merit("saves", {"building": PLANS[aim].name}, LITTLE)

    def _enough(self, action: Action) -> Iterator[Merit]:
        if self._best >> action & 1:
            yield Merit("enough", {}, LITTLE)

    # Decisions, by step.

    def _influence(self, action: Action) -> Iterator[Merit]:
        if action == PASS:
            yield from self._enough(action)
            return
        advisor = self._advisor(action)
        goods, soldiers = gifts_to(self._province, self._state.goods[self._seat])[advisor]
        yield from self._towards(self._stock, self._stock + goods)
        if soldiers:
            yield from self._soldiers(soldiers)
        yield from self._contested(advisor)
        yield from self._left_dice(action)

    def _soldiers(self, count: int) -> Iterator[Merit]:
        """Soldiers against the enemy of the year, as far as he is known."""
        state, soldiers = self._state, self._state.soldiers[self._seat]
        cards = state.setup.enemies[state.year]
        if state.enemy is not None and state.seen >> self._seat & 1:
            cards = (cards[state.enemy],)
        strengths = [card.strength for card in cards]
        gain = self._winter.expect(self._province, soldiers + count)
        gain -= self._winter.expect(self._province, soldiers)
        if gain <= 0:
            return
        low, high = min(strengths), max(strengths)
        if low == high:
            yield Merit("against-known", {"strength": low}, gain)
        else:
            yield Merit("against", {"low": low, "high": high}, gain)

    def _contested(self, advisor: Advisor) -> Iterator[Merit]:
        state, step = self._state, self._state.pending(Influence)
        assert step is not None
        rivals = [
            other
            for other in state.order
            if other != self._seat
            and not step.passed >> other & 1
            and sums_to_pay(state.dice[other], state.spent[other]) >> advisor & 1
        ]
        if rivals and not state.occupied >> advisor & 1:
            risk = self._courts.regrets[len(rivals)][advisor]
            yield Merit("contested", {"count": len(rivals)}, risk, is_vague=True)

    def _left_dice(self, action: Action) -> Iterator[Merit]:
        """The best advisor for the dice that are left."""
        after = self._state.child(action)
        step = after.stack[-1]
        if not isinstance(step, Influence) or step.passed >> self._seat & 1:
            return
        court = self._courts.court(after, self._seat, step.passed, self._time, self._winter)
        free = [
            (value, total)
            for (_, total), value in zip(court.blocks, court.best, strict=True)
            if total <= ADVISORS and not after.occupied >> total & 1
        ]
        if free:
            _, advisor = max(free)
            worth = self._courts.gifts[advisor]
            yield Merit("leaves", {"advisor": GIFTS[advisor].name}, worth, is_vague=True)

    def _rerolling(self, action: Action) -> Iterator[Merit]:
        if not self._best >> action & 1:
            return
        if action == KEEP:
            yield Merit("keep-roll", {}, LITTLE)
        else:
            yield Merit("new-roll", {}, LITTLE)

    def _building(self, action: Action) -> Iterator[Merit]:
        if action == DONE:
            yield from self._saves(action)
            return
        building = action - BUILD
        if building % COLUMNS < COLUMNS - 1:
            opened = PLANS[building + 1].name
            hope = self._provinces.gains[self._time][building + 1]
            yield Merit("opens", {"building": opened}, max(hope, 0.0) / 2, is_vague=True)

    def _taking(self, action: Action) -> Iterator[Merit]:
        step, good = self._state.pending(Taking), action - TAKE
        assert step is not None
        others = self._stock + (step.left - 1) * CHOICE
        aim = self._aim(others + CHOICE)
        if aim is None:
            return
        if parts_of(self._stock)[good] < self._price(aim)[good]:
            args = {"building": PLANS[aim].name, "good": GOODS[good]}
            yield Merit("needed", args, self._lack)

    def _exchanging(self, action: Action) -> Iterator[Merit]:
        if action < EXCHANGE:
            yield from self._saves(action)
        else:
            traded = self._stock + ONE_OF_EACH - 2 * UNITS[action - EXCHANGE]
            yield from self._towards(self._stock, traded)

    def _smuggling(self, action: Action) -> Iterator[Merit]:
        if action != ACCEPT:
            yield from self._enough(action)

    def _selling(self, action: Action) -> Iterator[Merit]:
        if action == DONE:
            yield from self._saves(action)

    def _recruiting(self, action: Action) -> Iterator[Merit]:
        soldiers = self._state.soldiers[self._seat]
        expect = self._winter.expect
        if action != DONE:
            yield from self._soldiers(1)
            yield from self._spare(action - GIVE)
        elif expect(self._province, soldiers + 1) <= expect(self._province, soldiers):
            yield Merit("safe", {}, LITTLE)
        else:
            yield from self._saves(action)

    def _losing(self, action: Action) -> Iterator[Merit]:
        yield from self._spare(action - GIVE)

    def _spare(self, good: int) -> Iterator[Merit]:
        """A good that the next building does not need."""
        aim = self._aim(self._stock)
        if aim is None or parts_of(self._stock)[good] > self._price(aim)[good]:
            yield Merit("spare", {"good": GOODS[good]}, LITTLE)


_BY_STEP: dict[type, Callable[[Looking, Action], Iterator[Merit]]] = {
    Influence: Looking._influence,
    Rerolling: Looking._rerolling,
    Building: Looking._building,
    Taking: Looking._taking,
    Exchanging: Looking._exchanging,
    Smuggling: Looking._smuggling,
    Selling: Looking._selling,
    Recruiting: Looking._recruiting,
    Losing: Looking._losing,
}
