"""What a seat can expect of the battle of the year, by what it knows about the enemy."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from regnum.core.judging import Weights
from regnum.core.seats import Seat
from regnum.kingsburg.data import (
    FORTRESS,
    SIDES,
    STONE_WALL,
    YEARS,
    Enemy,
)
from regnum.kingsburg.judge.calendar import before_roll
from regnum.kingsburg.judge.memory import remember
from regnum.kingsburg.judge.province import Provinces
from regnum.kingsburg.judge.stock import mean_price
from regnum.kingsburg.rules.losses import Razing, top_right
from regnum.kingsburg.rules.winter import DEFEAT, STRONGEST, WON, Battle, bonuses, result, walls
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import State

Deck: TypeAlias = tuple[tuple[Enemy, ...], ...]

SETUPS_REMEMBERED = 100
WINTERS_REMEMBERED = 10_000
STRONGEST_RIVAL = 15


@remember
def strength(province: int, enemy: str | None = None) -> int:
    """What the buildings add in a battle, against an enemy or any."""
    return sum(walls(province, enemy).values())


class Stake(NamedTuple):
    """What is at stake against an enemy."""

    needed: int  # soldiers for a draw
    victory: float
    defeat: float


class Winter:
    """The next battle, as a seat sees it."""

    def __init__(
        self, weights: Weights, stakes: Callable[[int], list[Stake]], rival: int, ahead: int
    ) -> None:
        self._weights = weights
        self._stakes = stakes  # of a province, against each card that the enemy may be
        self._rival = rival  # strength of the best rival
        self._ahead = ahead  # seasons before the battle
        self.expect = remember(self._find_expectation)

    def _find_expectation(self, province: int, soldiers: int) -> float:
        """What a seat can expect of the battle."""
        weights, stakes = self._weights, self._stakes(province)
        lead = soldiers + strength(province) - self._rival
        bonus = min(max(0.5 + weights["strongest"] * (lead + 0.5), 0.0), 1.0)
        army = soldiers + weights["muster"] * self._ahead
        draw_wins = province >> STONE_WALL & 1
        total = 0.0
        for needed, victory, defeat in stakes:
            gap = needed - army
            if gap < SIDES + draw_wins:
                total += min((SIDES + draw_wins - gap) / SIDES, 1.0) * (victory + bonus)
            if gap > 1:
                total -= min((gap - 1) / SIDES, 1.0) * defeat
        return total / len(stakes)


class Battles:
    """The battles to come, against all decks and in all years."""

    def __init__(self, weights: Weights, provinces: Provinces) -> None:
        self._weights = weights
        self._gains = provinces.gains
        self._good = mean_price(weights)
        self._decks: list[Deck] = []
        self._deck = lru_cache(maxsize=SETUPS_REMEMBERED)(self._number_deck)
        self._winter = lru_cache(maxsize=WINTERS_REMEMBERED)(self._make_winter)
        self._stakes = remember(self._find_stakes)

    def winter(self, state: State, seat: Seat, ahead: int) -> Winter:
        """What a seat knows about the next battle, so many seasons ahead."""
        card = state.enemy if state.seen >> seat & 1 else None
        rival = 0
        for other, soldiers in enumerate(state.soldiers):
            if other != seat:
                rival = max(rival, soldiers + strength(state.buildings[other]))
        deck = self._deck(state.setup)
        return self._winter(deck, state.year, card, min(rival, STRONGEST_RIVAL), ahead)

    def _number_deck(self, setup: Setup) -> int:
        """Note a deck of enemies, unless it is known; gives its number."""
        if setup.enemies not in self._decks:
            self._decks.append(setup.enemies)
        return self._decks.index(setup.enemies)

    def _make_winter(
        self, deck: int, year: int, card: int | None, rival: int, ahead: int
    ) -> Winter:
        def stakes(province: int) -> list[Stake]:
            all_cards = self._stakes(deck, year, province)
            return all_cards if card is None else [all_cards[card]]

        return Winter(self._weights, stakes, rival, ahead)

    def _find_stakes(self, deck: int, year: int, province: int) -> list[Stake]:
        """What is at stake against each card of a year."""
        return [
            Stake(
                enemy.strength - strength(province, enemy.name),
                self._victory(enemy, province, year),
                self._defeat(enemy, province, year),
            )
            for enemy in self._decks[deck][year]
        ]

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
        """What the points and buildings are worth that an enemy takes."""
        gains = self._gains[before_roll(year, 0)]
        loss = float(enemy.loss_points)
        for _ in range(enemy.loss_buildings):
            if province:
                razed = top_right(province)
                loss += gains[razed]
                province ^= 1 << razed
        return loss

    def army(self, state: State, seat: Seat, winter: Winter, soldiers: int) -> float:
        """What a seat can expect of the battle of the year, or still has to pay for it."""
        province = state.buildings[seat]
        battle = state.pending(Battle)
        if battle is None:
            return winter.expect(province, soldiers)
        enemy, year = state.enemy_card(), state.year
        if state.order.index(seat) < battle.at:
            is_to_pay = Razing(seat) in state.stack
            return -self._razing(enemy, province, year) if is_to_pay else 0.0
        how = result(state, seat, battle.values[seat])
        if how in WON:
            is_strongest = STRONGEST in bonuses(state, seat, battle.values)
            return self._victory(enemy, province, year) + is_strongest
        return -self._defeat(enemy, province, year) if how == DEFEAT else 0.0
