"""What the battle of the year promises, by what a seat knows about the enemy."""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from regnum.core.bits import bits
from regnum.core.judging import Weights
from regnum.core.seats import Seat
from regnum.kingsburg.battle import top_right
from regnum.kingsburg.data import ENEMY_NAMES, FORTRESS, PLANS, SIDES, STONE_WALL, YEARS, Enemy
from regnum.kingsburg.frames import BATTLE, RAZING, Frame
from regnum.kingsburg.judge_numbers import CACHE_SIZE, mean_price, time_before_roll
from regnum.kingsburg.judge_province import Provinces

if TYPE_CHECKING:
    from regnum.kingsburg.setup import Setup
    from regnum.kingsburg.state import State

Deck: TypeAlias = tuple[tuple[Enemy, ...], ...]
Stake: TypeAlias = tuple[int, float, float]  # soldiers for a draw, a victory, a defeat

SETUPS_REMEMBERED = 100
STRONGEST_RIVAL = 0b1111


@lru_cache(maxsize=CACHE_SIZE)
def walls(province: int) -> dict[str, int]:
    """What the buildings add in a battle, by enemy."""
    standing = [PLANS[building] for building in bits(province)]
    return {
        name: sum(plan.battle_against if plan.against == name else plan.battle for plan in standing)
        for name in ENEMY_NAMES
    }


@lru_cache(maxsize=CACHE_SIZE)
def strength(province: int) -> int:
    """What the buildings add in a battle against most enemies."""
    return sum(PLANS[building].battle for building in bits(province))


class Battles:
    """Odds and stakes of battles."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self._weights = weights
        self._gains = provinces.gains
        self._good = mean_price(weights)
        self._decks: list[Deck] = []
        self._deck = lru_cache(maxsize=SETUPS_REMEMBERED)(self._find_deck)
        self._stakes = lru_cache(maxsize=CACHE_SIZE)(self._find_stakes)
        self.promise = lru_cache(maxsize=CACHE_SIZE)(self._find_promise)

    def winter(self, state: "State", seat: Seat, ahead: int) -> int:
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
        return ((deck_year << 3 | card + 1) << 4 | min(rival, STRONGEST_RIVAL)) << 2 | ahead

    def _find_deck(self, setup: "Setup") -> int:
        """The number of a deck of enemies."""
        if setup.enemies not in self._decks:
            self._decks.append(setup.enemies)
        return self._decks.index(setup.enemies)

    def _find_promise(self, province: int, soldiers: int, winter: int) -> float:
        """What the next battle promises."""
        card, rival, ahead = (winter >> 6 & 0b111) - 1, winter >> 2 & 0b1111, winter & 0b11
        stakes = self._stakes(province, winter >> 9)
        if card >= 0:
            stakes = stakes[card : card + 1]
        lead = soldiers + strength(province) - rival
        bonus = min(max(0.5 + self._weights["strongest"] * (lead + 0.5), 0.0), 1.0)
        army = soldiers + self._weights["muster"] * ahead
        draw_wins = province >> STONE_WALL & 1
        total = 0.0
        for needed, victory, defeat in stakes:
            gap = needed - army
            if gap < SIDES + draw_wins:
                total += min((SIDES + draw_wins - gap) / SIDES, 1.0) * (victory + bonus)
            if gap > 1:
                total -= min((gap - 1) / SIDES, 1.0) * defeat
        return total / len(stakes)

    def _find_stakes(self, province: int, deck_year: int) -> tuple[Stake, ...]:
        """What is at stake against each card of a year."""
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
            goods = min(sum(enemy.loss) + enemy.loss_choices, self._weights["risked-goods"])
            loss += goods * self._good
        return loss

    def _razing(self, enemy: Enemy, province: int, year: int) -> float:
        """What points and buildings cost that an enemy takes."""
        gains = self._gains[time_before_roll(year, 0)]
        loss = float(enemy.loss_points)
        for _ in range(enemy.loss_buildings):
            if province:
                razed = top_right(province)
                loss += gains[razed]
                province ^= 1 << razed
        return loss

    def army(
        self, state: "State", seat: Seat, steps: list[Frame], winter: int, soldiers: int
    ) -> float:
        """What the battle of the year promises, or what is still to pay for it."""
        province = state.buildings[seat]
        if not steps or steps[0][0] != BATTLE:
            return self.promise(province, soldiers, winter)
        _, at, *strengths = steps[0]
        enemy, year = state.enemy_card(), state.year
        if state.order.index(seat) < at:
            return -self._razing(enemy, province, year) if (RAZING, seat) in steps else 0.0
        lead = strengths[seat] - enemy.strength
        if lead > 0 or (lead == 0 and state.has(seat, STONE_WALL)):
            is_strongest = strengths[seat] == max(strengths)
            return self._victory(enemy, province, year) + is_strongest
        return -self._defeat(enemy, province, year) if lead else 0.0
