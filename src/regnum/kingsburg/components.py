"""What is in the box: the tables of the game as plain data, the same in every match."""

from regnum.core.contract import Json
from regnum.kingsburg.data import (
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    GIFTS,
    GOODS,
    PHASE_CODES,
    PLANS,
    Enemy,
    Goods,
)
from regnum.kingsburg.setup import print_card


def components() -> dict[str, Json]:
    """Advisors, buildings, enemies, phases and goods."""
    return {
        "advisors": advisors(),
        "buildings": buildings(),
        "enemies": [[enemy_json(card) for card in year] for year in ENEMIES],
        "phases": list(PHASE_CODES),
        "goods": list(GOODS),
    }


def advisors() -> list[Json]:
    """What each advisor gives."""
    return [_advisor(value) for value in GIFTS]


def buildings() -> list[Json]:
    """The province sheet."""
    return [_building(number) for number in range(BUILDINGS)]


def enemy_json(card: Enemy) -> dict[str, Json]:
    """A card in words."""
    return {
        "card": print_card(card),
        "name": card.name,
        "strength": card.strength,
        "reward": {
            **goods_json(card.reward),
            "any_good": card.reward_choices,
            "points": card.reward_points,
        },
        "loss": {
            **goods_json(card.loss),
            "any_good": card.loss_choices,
            "buildings": card.loss_buildings,
            "points": card.loss_points,
        },
    }


def _advisor(value: int) -> dict[str, Json]:
    gift = GIFTS[value]
    return {
        "value": value,
        "name": gift.name,
        **goods_json(gift.goods),
        "choices": gift.choices,
        "among": [GOODS[good] for good in gift.among] if gift.choices else [],
        "soldiers": gift.soldiers,
        "tokens": gift.tokens,
        "points": gift.points,
        "peek": gift.peek,
        "exchange": gift.exchange,
    }


def _building(number: int) -> dict[str, Json]:
    plan = PLANS[number]
    return {
        "name": plan.name,
        "row": number // COLUMNS + 1,
        "column": number % COLUMNS + 1,
        "after": PLANS[number - 1].name if number % COLUMNS else None,
        "cost": goods_json(plan.cost),
        "points": plan.points,
        "battle": plan.battle,
        "battle_against": {plan.against: plan.battle_against} if plan.against else {},
    }


def goods_json(goods: Goods) -> dict[str, Json]:
    """Goods by name."""
    return dict(zip(GOODS, goods, strict=True))
