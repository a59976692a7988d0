"""What is known about good play of Kingsburg.

Goods are worth what they can still build. A building is worth its points, what it brings until
the end, and the buildings of its row that it opens. Dice are worth the gifts of the advisors
that they can reach together.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, inf
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from regnum.core import judging
from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.judging import Weights, Worths, read_weights
from regnum.core.seats import Seat
from regnum.kingsburg import actions
from regnum.kingsburg.actions import (
    ACCEPT,
    ACTION_TEXTS,
    BUILD,
    CHAPEL_REROLL,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    KEEP,
    PASS,
    ROLLS,
    SELL,
    SELL_TOKEN,
    TAKE,
    influence_parts,
    roll_weight,
)
from regnum.kingsburg.battle import top_right
from regnum.kingsburg.data import (
    ADVISORS,
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    CHAPEL,
    COLOURED_DICE,
    COLUMNS,
    CRANE,
    EMBASSY,
    ENEMY_NAMES,
    FARMS,
    FORTRESS,
    GIFTS,
    GOODS,
    GOODS_PER_CATHEDRAL_POINT,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    NO_GOODS,
    PLANS,
    ROWS,
    SEASON_PHASES,
    SIDES,
    SMUGGLER,
    STABLE,
    STATUE,
    STONE_WALL,
    TOKEN_VALUE,
    TOWN_HALL,
    YEARS,
    Building,
    Enemy,
    Goods,
)
from regnum.kingsburg.flow import soldier_price
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    EFFECTS,
    EXCHANGING,
    HELP,
    INFLUENCE,
    LOSING,
    PHASE,
    RAZING,
    RECRUITING,
    REROLLING,
    SELLING,
    SMUGGLING,
    TAKING,
    Frame,
)
from regnum.kingsburg.legal import cost, crane_helps, next_buildings, ways_to_pay
from regnum.kingsburg.scoring import score, track_points

if TYPE_CHECKING:
    from regnum.kingsburg.setup import Setup
    from regnum.kingsburg.state import Group, State

NAMES = (
    "gold",  # what a good costs, in points
    "wood",
    "stone",
    "spare",  # share of its price that a good keeps which no building needs yet
    "lack",  # what a good costs that is missing for a building
    "slot",  # what it costs to let a season pass without a building
    "pace",  # seasons between two buildings of a row
    "hope",  # how likely the next building of a row is ever put up
    "season",  # what a season to come brings besides the hopes of the rows
    "die",  # a further die, per season
    "token",  # a +2 token
    "market",  # per season, as the next five
    "crane",
    "town hall",
    "reroll",
    "stable",
    "barracks",
    "wall",  # a point of strength, per battle
    "muster",  # soldiers to come, per season before the battle
    "levy",  # what a good is worth that can only become soldiers
    "strongest",  # chance of the point of the strongest, per soldier more than the best rival
    "risked goods",  # how many goods an enemy who takes goods finds
    "count",  # a building more when the King rewards
    "envoy",  # the King's Envoy, per season in which he can be used
    "peek",  # a look at the enemy
    "contest",  # how likely it is that a rival who can go to an advisor goes there first
)
CACHE = 1 << 17
FEW = 100
SEASONS = len(SEASON_PHASES)

# Goods as one number that can be added: gold, wood, stone, goods of choice, then soldiers.
BITS = 8
COUNT = (1 << BITS) - 1
UNITS = tuple(1 << BITS * kind for kind in range(len(GOODS)))
CHOICE_BITS, SOLDIER_BITS = 3 * BITS, 4 * BITS
CHOICE = 1 << CHOICE_BITS
ALL_GOODS = (1 << SOLDIER_BITS) - 1

# A time is twice the number of seasons that have not ended, plus one while the dice of a season
# have been rolled. At LAST_CHANCE the last building can be put up; after the last recruiting
# comes NEVER, when goods can no longer become anything.
NEVER = 1
LAST_CHANCE = 3
TIMES = 2 * SEASONS * YEARS + 2
ALL_BUILDINGS = (1 << BUILDINGS) - 1
FULL_ROW = (1 << COLUMNS) - 1

TIED = 0.15  # points by which a choice among few goods is worse than one among all
NOTHING = 0.01  # points by which a pass is worse than an advisor who brings nothing

Deck: TypeAlias = tuple[tuple[Enemy, ...], ...]
Option: TypeAlias = tuple[int, int, int, float, int]  # costs, its worth, the province with it
Blocks: TypeAlias = tuple[tuple[Action, int], ...]


class Court(NamedTuple):
    """What a seat can still get from the advisors of a season."""

    idle: float  # what it has if it sends no further dice
    later: float  # what it can hope for while others send theirs first
    blocks: Blocks
    best: list[float]  # by block, with the best use of the other dice
    rests: list[tuple[int, float]]  # by block: goods, and other favours, without the block


def pack(goods: Goods, choices: int = 0, soldiers: int = 0) -> int:
    """Goods and soldiers as one number."""
    gold, wood, stone = goods
    return gold | wood << BITS | stone << 2 * BITS | choices * CHOICE | soldiers << SOLDIER_BITS


def _gifts(has_stable: bool, has_goods: bool) -> tuple[int, ...]:
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


GIFT_TABLES = tuple(
    tuple(_gifts(has_stable, has_goods) for has_goods in (False, True))
    for has_stable in (False, True)
)
WAYS = {
    action: (sent, token, TOKEN_VALUE * token + shift)
    for action in ACTION_TEXTS
    if action >= actions.INFLUENCE
    for sent, token, shift in [influence_parts(action)]
}


@lru_cache(maxsize=CACHE)
def groupings(dice: tuple[int, ...], spent: int) -> tuple[Blocks, tuple[tuple[int, ...], ...]]:
    """The groups that unspent dice can form, each with its plain action and its sum.

    And the ways to send all dice, as tuples of numbers of groups.
    """
    blocks = tuple((plain.bit_length() - 1, total) for plain, total in ways_to_pay(dice, spent))
    by_faces = {_faces(dice, WAYS[action][0]): n for n, (action, _) in enumerate(blocks)}
    partitions = {
        tuple(sorted(by_faces[_faces(dice, group)] for group in groups if group & 0b111))
        for groups in _partitions([die for die in range(len(dice)) if not spent >> die & 1])
    }
    return blocks, tuple(sorted(partitions))


def _faces(dice: tuple[int, ...], sent: int) -> tuple[tuple[bool, int], ...]:
    return tuple(sorted((die < COLOURED_DICE, dice[die]) for die in bits(sent)))


def _partitions(dice: list[int]) -> list[list[int]]:
    if not dice:
        return [[]]
    first = 1 << dice[0]
    partitions = []
    for groups in _partitions(dice[1:]):
        partitions.append([first, *groups])
        for n, group in enumerate(groups):
            partitions.append([*groups[:n], group | first, *groups[n + 1 :]])
    return partitions


@lru_cache(maxsize=CACHE)
def reach(dice: tuple[int, ...], spent: int) -> int:
    """The set of advisors that unspent dice can reach."""
    mask = 0
    for _, total in ways_to_pay(dice, spent):
        mask |= 1 << total
    return mask


@lru_cache(maxsize=CACHE)
def walls(province: int) -> dict[str, int]:
    """What the buildings add in a battle, by enemy."""
    standing = [PLANS[building] for building in bits(province)]
    return {
        name: sum(plan.battle_against if plan.against == name else plan.battle for plan in standing)
        for name in ENEMY_NAMES
    }


@lru_cache(maxsize=CACHE)
def strength(province: int) -> int:
    """What the buildings add in a battle against most enemies."""
    return sum(PLANS[building].battle for building in bits(province))


def phases_left(state: "State") -> int:
    """How many phases of the year are still to come."""
    stack = state.stack
    depth = len(stack)
    while depth and stack[depth - 1][0] != PHASE:
        depth -= 1
    return depth


class Judge(judging.Judge["State"]):
    """Values of goods, buildings, soldiers and dice, from a few weights."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._prices = tuple(weights[name] for name in GOODS)
        self._good = sum(self._prices) / len(GOODS)
        self._lack = weights["lack"]
        self._slot = weights["slot"]
        self._rows = [self._row_values(*divmod(time, 2)) for time in range(TIMES)]
        self._spare = [self._spare_values(*divmod(time, 2)) for time in range(TIMES)]
        self._tokens = [weights["token"] * (_rolls(time) > 0) for time in range(TIMES)]
        self._favours = [self._favour_values(token) for token in self._tokens]
        self._gifts = self._gift_values()
        self._regrets = [
            [(1 - (1 - weights["contest"]) ** rivals) * value for value in self._gifts]
            for rivals in range(len(GIFTS))
        ]
        rolls = [(roll_weight(dice), self._roll_value(dice)) for dice in ROLLS[COLOURED_DICE]]
        self._mean_roll = sum(ways * value for ways, value in rolls) / SIDES**COLOURED_DICE
        self._decks: list[Deck] = []
        self._deck = lru_cache(maxsize=FEW)(self._find_deck)
        self._options = lru_cache(maxsize=CACHE)(self._find_options)
        self._use = lru_cache(maxsize=CACHE)(self._find_use)
        self._stakes = lru_cache(maxsize=CACHE)(self._find_stakes)
        self._battle = lru_cache(maxsize=CACHE)(self._find_battle)
        self._weigh = {
            INFLUENCE: self._influence,
            REROLLING: self._rerolling,
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

    # Tables.

    def _row_values(self, left: int, is_now: int) -> list[float]:
        """What each row is worth, by its number and what stands in it."""
        values = [0.0] * (ROWS << COLUMNS)
        rolls = max(left - is_now, 0)
        for row in range(ROWS):
            total = 0.0
            for column in range(COLUMNS + 1):
                standing = (1 << column) - 1
                values[row << COLUMNS | standing] = total + self._hope(row, column, rolls)
                if column < COLUMNS:
                    building = row * COLUMNS + column
                    total += self._benefit(building, left, rolls, ceil(left / SEASONS) - 1)
        return values

    def _benefit(self, building: Building, ends: float, rolls: float, battles: int) -> float:
        """Points of a building, and what it brings in so many ends of seasons, rolls, battles."""
        weights, plan = self.weights, PLANS[building]
        per_end = {
            INN: weights["token"] / SEASONS,
            TOWN_HALL: weights["town hall"],
            EMBASSY: 1.0,
            BARRACKS: weights["barracks"],
        }
        per_roll = {
            STATUE: weights["reroll"],
            CHAPEL: weights["reroll"],
            MARKET: weights["market"],
            FARMS: weights["die"],
            MERCHANTS_GUILD: weights["gold"],
            STABLE: weights["stable"],
            CRANE: weights["crane"],
        }
        strength = float(plan.battle)
        if plan.against:
            strength += (plan.battle_against - plan.battle) / len(ENEMY_NAMES)
        per_battle = strength * weights["wall"]
        if building == STONE_WALL:
            per_battle += 1 / SIDES
        if building == FORTRESS:
            per_battle += (SIDES - 1) / SIDES
        return (
            plan.points
            + per_end.get(building, 0.0) * ends
            + per_roll.get(building, 0.0) * rolls
            + per_battle * max(battles, 0)
            + weights["count"] * (ends // SEASONS)
            + (building == CATHEDRAL)
        )

    def _hope(self, row: int, column: int, seasons: float) -> float:
        """What the next buildings of a row promise beyond their price."""
        best = total = 0.0
        chance = 1.0
        for building in range(row * COLUMNS + column, row * COLUMNS + COLUMNS):
            if seasons < 1:
                break
            goods = zip(PLANS[building].cost, self._prices, strict=True)
            price = sum(count * each for count, each in goods) + self._slot
            chance *= self.weights["hope"]
            battles = ceil(seasons / SEASONS)
            total += chance * (self._benefit(building, seasons, seasons - 1, battles) - price)
            best = max(best, total)
            seasons -= self.weights["pace"]
        return best

    def _spare_values(self, left: int, is_now: int) -> tuple[float, ...]:
        """What gold, wood, stone and a good of choice are worth that no building needs yet."""
        rolls = left - is_now
        if rolls < 0:
            return (0.0, 0.0, 0.0, 0.0)
        share = self.weights["spare"] * rolls / (rolls + 1)
        prices = (*self._prices, max(self._prices))
        return tuple(max(share * price, self.weights["levy"]) for price in prices)

    def _favour_values(self, token: float) -> tuple[float, ...]:
        """What each advisor gives besides goods and soldiers."""
        values = [0.0]
        for gift in GIFTS.values():
            tied = gift.exchange or (gift.choices > 0 and len(gift.among) < len(GOODS))
            peek = self.weights["peek"] * gift.peek
            values.append(gift.points + gift.tokens * token + peek - TIED * tied)
        return tuple(values)

    def _gift_values(self) -> list[float]:
        """What each advisor gives, whoever takes it."""
        values = list(self._favour_values(self.weights["token"]))
        for advisor, gift in GIFTS.items():
            goods = sum(gift.goods) + gift.choices + gift.exchange
            values[advisor] += goods * self._good + gift.soldiers * self.weights["wall"]
        return values

    def _roll_value(self, dice: tuple[int, ...]) -> float:
        """What dice can get, whoever sends them."""
        blocks, partitions = groupings(dice, 0)
        values = [self._gifts[total] if total <= ADVISORS else 0.0 for _, total in blocks]
        return max(sum(values[n] for n in groups) for groups in partitions)

    # Goods and buildings.

    def _find_options(self, context: int) -> tuple[float, tuple[Option, ...]]:
        """The next buildings, and what the best of them promises to a province without goods."""
        province, time = context & ALL_BUILDINGS, context >> BUILDINGS
        rows = self._rows[time]
        is_now = time & 1
        later = (time - 2 - is_now) << BUILDINGS
        prospect = 0.0
        options = []
        for building in bits(next_buildings(province)):
            after = province | 1 << building
            gain = rows[_place(after, building)] - rows[_place(province, building)]
            gain += PLANS[building].battle * self.weights["wall"]
            price = cost(building, bool(province >> CRANE & 1))
            options.append((*price, gain, after | later))
            if time != LAST_CHANCE:
                prospect = max(prospect, gain - sum(price) * self._lack - self._slot * is_now)
        return prospect, tuple(options)

    def _find_use(self, context: int, goods: int) -> float:
        """What goods add to a province: the best building for them, and use of what it leaves."""
        if not goods:
            return 0.0
        time = context >> BUILDINGS
        gold, wood, stone = goods & COUNT, goods >> BITS & COUNT, goods >> 2 * BITS & COUNT
        choices = goods >> CHOICE_BITS
        spare_gold, spare_wood, spare_stone, spare_choice = self._spare[time]
        best = gold * spare_gold + wood * spare_wood + stone * spare_stone + choices * spare_choice
        if context >> CATHEDRAL & 1:
            best = max(best, float((gold + wood + stone + choices) // GOODS_PER_CATHEDRAL_POINT))
        if time <= NEVER:
            return best
        wait = self._slot if time & 1 else 0.0
        prospect, options = self._options(context)
        for need_gold, need_wood, need_stone, value, after in options:
            missing = -choices
            left = 0
            if need_gold > gold:
                missing += need_gold - gold
            else:
                left = gold - need_gold
            if need_wood > wood:
                missing += need_wood - wood
            else:
                left |= (wood - need_wood) << BITS
            if need_stone > stone:
                missing += need_stone - stone
            else:
                left |= (stone - need_stone) << 2 * BITS
            if missing <= 0:
                left |= -missing << CHOICE_BITS
                if left:
                    value += self._use(after, left)
            elif time == LAST_CHANCE:
                continue
            else:
                value -= missing * self._lack + wait
                if left:
                    value += (left & COUNT) * spare_gold
                    value += (left >> BITS & COUNT) * spare_wood
                    value += (left >> 2 * BITS) * spare_stone
            if value > best:
                best = value
        return best - prospect

    def _province(self, province: int, time: int) -> float:
        """What buildings are worth, and those that may follow them."""
        rows = self._rows[time]
        return sum(
            rows[row << COLUMNS | province >> row * COLUMNS & FULL_ROW] for row in range(ROWS)
        )

    # Battles.

    def _find_deck(self, setup: "Setup") -> int:
        """The number of a deck of enemies."""
        if setup.enemies not in self._decks:
            self._decks.append(setup.enemies)
        return self._decks.index(setup.enemies)

    def _winter(self, state: "State", seat: Seat, ahead: int) -> int:
        """What a seat knows about the next battle, as one number.

        The deck and the year, the card where it was seen, the strength of the best rival, and
        the seasons ahead of the battle.
        """
        card = state.enemy if state.enemy is not None and state.seen >> seat & 1 else -1
        rival = 0
        for other, soldiers in enumerate(state.soldiers):
            if other != seat:
                rival = max(rival, soldiers + strength(state.buildings[other]))
        deck_year = self._deck(state.setup) * YEARS + state.year
        return ((deck_year << 3 | card + 1) << 4 | min(rival, 15)) << 2 | ahead

    def _find_battle(self, province: int, soldiers: int, winter: int) -> float:
        """What the next battle promises."""
        card, rival, ahead = (winter >> 6 & 0b111) - 1, winter >> 2 & 0b1111, winter & 0b11
        stakes = self._stakes(province, winter >> 9)
        if card >= 0:
            stakes = stakes[card : card + 1]
        lead = soldiers + strength(province) - rival
        bonus = min(max(0.5 + self.weights["strongest"] * (lead + 0.5), 0.0), 1.0)
        army = soldiers + self.weights["muster"] * ahead
        draw_wins = province >> STONE_WALL & 1
        total = 0.0
        for needed, victory, defeat in stakes:
            gap = needed - army
            if gap < SIDES + draw_wins:
                total += min((SIDES + draw_wins - gap) / SIDES, 1.0) * (victory + bonus)
            if gap > 1:
                total -= min((gap - 1) / SIDES, 1.0) * defeat
        return total / len(stakes)

    def _find_stakes(self, province: int, deck_year: int) -> tuple[tuple[int, float, float], ...]:
        """By card: the soldiers for a draw, what a victory brings and what a defeat costs."""
        deck, year = divmod(deck_year, YEARS)
        added = walls(province)
        return tuple(
            (
                enemy.strength - added[enemy.name],
                self._victory(enemy, province, year),
                self._defeat(enemy, province, year),
            )
            for enemy in self._decks[deck][year]
        )

    def _victory(self, enemy: Enemy, province: int, year: int) -> float:
        goods = sum(enemy.reward) + enemy.reward_choices if year < YEARS - 1 else 0
        return enemy.reward_points + goods * self._good + (province >> FORTRESS & 1)

    def _defeat(self, enemy: Enemy, province: int, year: int) -> float:
        loss = self._razing(enemy, province, year)
        if year < YEARS - 1:
            goods = min(sum(enemy.loss) + enemy.loss_choices, self.weights["risked goods"])
            loss += goods * self._good
        return loss

    def _razing(self, enemy: Enemy, province: int, year: int) -> float:
        """What points and buildings cost that an enemy takes."""
        rows = self._rows[2 * SEASONS * (YEARS - 1 - year)]
        loss = float(enemy.loss_points)
        for _ in range(enemy.loss_buildings):
            if province:
                razed = top_right(province)
                loss += rows[_place(province, razed)]
                province &= ~(1 << razed)
                loss -= rows[_place(province, razed)]
        return loss

    # Decisions.

    def _influence(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        mask = state.legal_mask
        phases = len(state.stack) - 4
        time = _time(state, phases) + 1
        winter = self._winter(state, seat, (phases >> 1) - 1)
        court = self._court(state, seat, frame[2], time, winter)
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
        gifts = GIFT_TABLES[province >> STABLE & 1][state.goods[seat] != NO_GOODS]
        favours, context = self._favours[time], province | time << BUILDINGS
        token_price = self._tokens[time] if state.tokens[seat] < time >> 1 else 0.0
        envoy_price = self._envoy(time) + self.weights["envoy"]
        numbers = {WAYS[action][0]: n for n, (action, _) in enumerate(court.blocks)}
        worths = []
        for action in bits(mask):
            sent, token, shift = WAYS[action]
            n = numbers[sent]
            advisor = court.blocks[n][1] + shift
            packed, value = court.rests[n]
            packed += gifts[advisor]
            value += self._use(context, packed & ALL_GOODS) + favours[advisor]
            value += self._battle(province, packed >> SOLDIER_BITS, winter)
            if token:
                value -= token_price
            if state.occupied >> advisor & 1:
                value -= envoy_price
            worths.append((value, 1 << action))
        return worths

    def _envoy(self, time: int) -> float:
        """What the Envoy is worth from the end of this season on (P7: autumn to summer)."""
        left = time >> 1
        return self.weights["envoy"] * ((left + 1) % SEASONS if left > 1 else 0)

    def _court(self, state: "State", seat: Seat, passed: int, time: int, winter: int) -> Court:
        """What each group of dice promises, together with the best use of the others."""
        province, goods = state.buildings[seat], state.goods[seat]
        favours = self._favours[time]
        gifts = GIFT_TABLES[province >> STABLE & 1][goods != NO_GOODS]
        context = province | time << BUILDINGS
        use, battle = self._use, self._battle
        packed, extra = self._pending(state, seat, state.groups, favours)
        idle = use(context, packed & ALL_GOODS) + extra
        idle += battle(province, packed >> SOLDIER_BITS, winter)
        blocks, partitions = groupings(state.dice[seat], state.spent[seat])
        occupied = state.occupied
        may_share = state.envoy == seat
        envoy_price = self._envoy(time) + self.weights["envoy"]
        rivals = [
            reach(state.dice[other], state.spent[other])
            for other in state.order
            if other != seat and not passed >> other & 1
        ]
        given, sure, risks = [], [], []
        for _, total in blocks:
            gift, favour, risk = 0, 0.0, 0.0
            if total <= ADVISORS:
                if not occupied >> total & 1:
                    gift, favour = gifts[total], favours[total]
                    contested = 0
                    for reached in rivals:
                        contested += reached >> total & 1
                    risk = self._regrets[contested][total]
                elif may_share:
                    gift, favour = gifts[total], favours[total] - envoy_price
            given.append(gift)
            sure.append(favour - risk)
            risks.append(risk)
        later = idle
        best = [-inf] * len(blocks)
        rests = [(0, 0.0)] * len(blocks)
        for groups in partitions:
            together, favour = packed, extra
            for n in groups:
                together += given[n]
                favour += sure[n]
            value = use(context, together & ALL_GOODS) + favour
            value += battle(province, together >> SOLDIER_BITS, winter)
            if value > later:
                later = value
            for n in groups:
                if value + risks[n] > best[n]:
                    best[n] = value + risks[n]
                    rests[n] = (together - given[n], favour - sure[n])
        return Court(idle, later, blocks, best, rests)

    def _pending(
        self, state: "State", seat: Seat, groups: "Sequence[Group]", favours: tuple[float, ...]
    ) -> tuple[int, float]:
        """Goods and soldiers of a seat with what it still gets at the court, and other favours."""
        province, goods = state.buildings[seat], state.goods[seat]
        packed = pack(goods, 0, state.soldiers[seat])
        extra = 0.0
        for group in groups:
            if group[1] == seat:
                packed += GIFT_TABLES[province >> STABLE & 1][goods != NO_GOODS][group[0]]
                extra += favours[group[0]]
        return packed, extra

    def _rerolling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
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
                value = sum(
                    self._roll_value(tuple(sorted((die, *others)))) for die in range(1, SIDES + 1)
                )
                value /= SIDES
            worths.append((value, 1 << action))
        return worths

    def _building(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Put up a building, or keep the goods; what is left helps the next one."""
        _, _, count, crane_before = frame
        phases = len(state.stack) - 2
        time = _time(state, phases) + 1
        winter = self._winter(state, seat, (phases >> 1) - 1)
        province, goods, soldiers = state.buildings[seat], state.goods[seat], state.soldiers[seat]
        crane = crane_helps(state, seat, crane_before)
        rows = self._rows[time]
        price = self._envoy(time) if count else 0.0
        later = (time - 3) << BUILDINGS
        value = self._use(province | later, pack(goods)) + self._battle(province, soldiers, winter)
        worths = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            building = action - BUILD
            after = province | 1 << building
            gain = rows[_place(after, building)] - rows[_place(province, building)]
            gold, wood, stone = cost(building, crane)
            left = pack((goods[0] - gold, goods[1] - wood, goods[2] - stone))
            value = self._use(after | later, left)
            if not count and state.envoy == seat:
                second = self._use(after | time << BUILDINGS, left) - self._envoy(time)
                value = max(value, second)
            value += gain - price + self._battle(after, soldiers, winter)
            worths.append((value, 1 << action))
        return worths

    def _taking(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        _, _, left, among = frame
        time, packed = self._goods_to_come(state, seat)
        context = state.buildings[seat] | time << BUILDINGS
        packed += (left - 1) * CHOICE
        return [
            (self._use(context, packed + UNITS[good]), 1 << TAKE + good) for good in bits(among)
        ]

    def _goods_to_come(self, state: "State", seat: Seat) -> tuple[int, int]:
        """The time, and goods with what higher advisors will give."""
        time = _time(state, phases_left(state))
        below = state.stack[-2]
        if below[0] != HELP:
            return time or NEVER, pack(state.goods[seat])
        time += 1
        packed, _ = self._pending(state, seat, state.groups[below[1] :], self._favours[time])
        return time, packed & ALL_GOODS

    def _exchanging(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        time, packed = self._goods_to_come(state, seat)
        context = state.buildings[seat] | time << BUILDINGS
        worths = [(self._use(context, packed), 1 << DECLINE)]
        for action in bits(state.legal_mask ^ 1 << DECLINE):
            after = packed + sum(UNITS) - 2 * UNITS[action - EXCHANGE]
            worths.append((self._use(context, after), 1 << action))
        return worths

    def _smuggling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        time, packed = self._goods_to_come(state, seat)
        context = state.buildings[seat] | time << BUILDINGS
        gift = GIFTS[SMUGGLER]
        accepted = self._use(context, packed + gift.choices * CHOICE) + gift.points
        return [(self._use(context, packed), 1 << DECLINE), (accepted, 1 << ACCEPT)]

    def _selling(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        time = _time(state, phases_left(state)) - 2
        context = state.buildings[seat] | time << BUILDINGS
        packed = pack(state.goods[seat])
        value = self._use(context, packed)
        worths = [(value, 1 << DONE)]
        for action in bits(state.legal_mask ^ 1 << DONE):
            if action == SELL_TOKEN:
                worths.append((value + 1 - self._tokens[time + 1], 1 << action))
            else:
                sold = self._use(context, packed - UNITS[action - SELL])
                worths.append((sold + 1, 1 << action))
        return worths

    def _recruiting(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        """Give the goods that are missed least, as long as the battle is worth it."""
        paid = frame[2]
        mask = state.legal_mask
        province, soldiers = state.buildings[seat], state.soldiers[seat]
        goods = pack(state.goods[seat])
        context = province | (_time(state, 1) or NEVER) << BUILDINGS
        winter = self._winter(state, seat, 0)
        keep = self._use(context, goods)
        given = {
            good: self._use(context, goods - UNITS[good]) - keep
            for good in range(len(GOODS))
            if mask >> GIVE + good & 1
        }
        if paid:
            return [(value, 1 << GIVE + good) for good, value in given.items()]
        price = soldier_price(state, seat)
        least = max(given.values())
        gain = self._levy(context, goods, soldiers, winter, price) - keep
        now = self._battle(province, soldiers, winter)
        return [
            (now, 1 << DONE),
            *((gain + value - least, 1 << GIVE + good) for good, value in given.items()),
        ]

    def _levy(self, context: int, goods: int, soldiers: int, winter: int, price: int) -> float:
        """The best value of goods and battle with at least one soldier more."""
        province = context & ALL_BUILDINGS
        best, promised = -inf, self._battle(province, soldiers, winter)
        while True:
            for _ in range(price):
                kinds = [unit for n, unit in enumerate(UNITS) if goods >> n * BITS & COUNT]
                if not kinds:
                    return best
                goods = max((goods - unit for unit in kinds), key=lambda g: self._use(context, g))
            soldiers += 1
            battle = self._battle(province, soldiers, winter)
            best = max(best, self._use(context, goods) + battle)
            if battle <= promised:
                return best
            promised = battle

    def _losing(self, state: "State", seat: Seat, frame: Frame) -> Worths:
        context = state.buildings[seat] | (_time(state, 0) or NEVER) << BUILDINGS
        packed = pack(state.goods[seat])
        return [
            (self._use(context, packed - UNITS[action - GIVE]), 1 << action)
            for action in bits(state.legal_mask)
        ]

    # Positions.

    def terms(self, state: "State", seat: Seat) -> dict[str, float]:
        """The final score that a seat can expect."""
        if state.is_over:
            return {"points": float(score(state, seat).total)}
        phases = phases_left(state)
        steps = state.stack[phases:]
        time, ahead = _time(state, phases), phases >> 1
        build_time = time or NEVER
        if steps and steps[0][0] == EFFECTS and (len(steps) < 3 or state.dice[seat]):
            time, ahead = time + 1, ahead - 1
            has_built, is_done = _progress(state, seat, steps)
            build_time = time - 3 if has_built else time
            time = time - 3 if is_done else time
        province, rolls = state.buildings[seat], _rolls(time)
        winter = self._winter(state, seat, ahead)
        goods = self._use(province | build_time << BUILDINGS, pack(state.goods[seat]))
        army = self._army(state, seat, steps, winter, state.soldiers[seat])
        standing = sum(PLANS[building].points for building in bits(province))
        return {
            "points": float(track_points(state, seat)),
            "province": self._province(province, time) - standing,
            "goods": goods,
            "court": self._gifts_to_come(state, seat, steps, build_time, winter) - goods - army,
            "army": army,
            "tokens": min(state.tokens[seat], rolls) * self.weights["token"],
            "envoy": (self._envoy(time) + self.weights["envoy"]) * (state.envoy == seat),
            "seasons": self.weights["season"] * rolls,
        }

    def _gifts_to_come(
        self, state: "State", seat: Seat, steps: list[Frame], time: int, winter: int
    ) -> float:
        """What goods and soldiers are worth with all that the seat will get this season."""
        if len(steps) > 3 and steps[3][0] == INFLUENCE and state.dice[seat]:
            passed = steps[3][2]
            court = self._court(state, seat, passed, time, winter)
            if passed >> seat & 1:
                return court.idle
            return max(court.idle, *court.best) if state.seat == seat else court.later
        is_help = len(steps) > 2 and steps[2][0] == HELP
        groups = state.groups[steps[2][1] :] if is_help else []
        packed, favours = self._pending(state, seat, groups, self._favours[time])
        for frame in steps:
            if frame[0] == TAKING and frame[1] == seat:
                packed += frame[2] * CHOICE
        province = state.buildings[seat]
        value = self._use(province | time << BUILDINGS, packed & ALL_GOODS) + favours
        return value + self._army(state, seat, steps, winter, packed >> SOLDIER_BITS)

    def _army(
        self, state: "State", seat: Seat, steps: list[Frame], winter: int, soldiers: int
    ) -> float:
        """What the battle of the year promises, or what is still to pay for it."""
        province = state.buildings[seat]
        if not steps or steps[0][0] != BATTLE:
            return self._battle(province, soldiers, winter)
        enemy, year = state.enemy_card(), state.year
        if state.order.index(seat) < steps[0][1]:
            return -self._razing(enemy, province, year) if (RAZING, seat) in steps else 0.0
        lead = steps[0][2 + seat] - enemy.strength
        if lead > 0 or (lead == 0 and state.has(seat, STONE_WALL)):
            is_strongest = steps[0][2 + seat] == max(steps[0][2:])
            return self._victory(enemy, province, year) + is_strongest
        return -self._defeat(enemy, province, year) if lead else 0.0


def _progress(state: "State", seat: Seat, steps: list[Frame]) -> tuple[bool, bool]:
    """Has a seat built this season, and have its buildings done what they do at its end?"""
    place = state.order.index(seat)
    if len(steps) == 1 or steps[1][0] != BUILDING:
        return True, place < steps[0][1]
    _, at, count, _ = steps[1]
    return place < at or (place == at and count > (state.envoy == seat)), False


def _place(province: int, building: Building) -> int:
    """The row of a building and what stands in it, as a place in a table."""
    row = building // COLUMNS
    return row << COLUMNS | province >> row * COLUMNS & FULL_ROW


def _time(state: "State", phases: int) -> int:
    """The time when so many phases of the year are to come, before the dice are rolled."""
    return 2 * (SEASONS * (YEARS - 1 - state.year) + (phases >> 1))


def _rolls(time: int) -> int:
    """How often the dice will be rolled."""
    return (time >> 1) - (time & 1)


TUNED = Judge(read_weights(Path(__file__).with_name("weights.json"), dict.fromkeys(NAMES)))
