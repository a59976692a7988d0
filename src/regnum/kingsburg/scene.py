"""What a picture of the table shows."""

from dataclasses import dataclass

from regnum.kingsburg.data import PLANS, Enemy

NEUTRAL = "N"  # stands in place of a seat at neutral dice


@dataclass(frozen=True)
class Placement:
    """Dice standing at an advisor."""

    advisor: int  # 1 to 18
    seat: str  # A to E, or N for neutral dice
    dice: tuple[int, ...]
    white: tuple[int, ...]
    token: bool  # a +2 token lies with them
    market: int  # -1, 0 or 1


@dataclass(frozen=True)
class Province:
    """What a seat owns."""

    seat: str
    goods: tuple[int, int, int]  # gold, wood, stone
    tokens: int
    soldiers: int
    points: int
    buildings: frozenset[int]  # numbers of the plans that stand
    dice: tuple[int, ...]  # the coloured ones (none before the roll), then white ones
    sent: tuple[bool, ...]  # for each of `dice`: already standing at an advisor


@dataclass(frozen=True)
class Scene:
    """What a picture of the table shows."""

    year: int  # 1 to 5
    phase: int  # 1 to 8
    order: tuple[str, ...]  # seats in turn order
    placements: tuple[Placement, ...]
    provinces: tuple[Province, ...]  # by seat
    envoy: str | None  # the seat that has the King's Envoy
    year_cards: tuple[Enemy, ...]  # what the enemy may be
    enemy: Enemy | None  # as far as it is to be shown

    @property
    def enemy_range(self) -> tuple[int, int]:
        """The least and the greatest strength this year."""
        strengths = [card.strength for card in self.year_cards]
        return min(strengths), max(strengths)


_NAMES = {"merchants-guild": "Merchants' Guild", "wizards-guild": "Wizards' Guild"}


def full_name(name: str) -> str:
    """The name of an advisor, building or enemy as written on the table."""
    return _NAMES.get(name, name.replace("-", " ").title())


def building_strength(province: Province, enemy: Enemy | None) -> int:
    """What the standing buildings add in battle, against a known enemy or any."""
    return sum(
        plan.battle_against if enemy and plan.against == enemy.name else plan.battle
        for plan in (PLANS[building] for building in province.buildings)
    )
