"""Kingsburg as tables: goods, advisors, buildings and enemies, to compare with the rulebook."""

from typing import NamedTuple, TypeAlias

from regnum.core.bits import bits, mask_of
from regnum.core.seats import NONE

Good: TypeAlias = int
Goods: TypeAlias = tuple[int, int, int]
Advisor: TypeAlias = int
Building: TypeAlias = int

GOODS = ("gold", "wood", "stone")
GOLD, WOOD, STONE = range(3)
NO_GOODS: Goods = (0, 0, 0)
ANY_GOOD = 0b111  # a set of goods: bit 0 gold, 1 wood, 2 stone
GOOD_LETTERS = "gws"

YEARS = 5
PHASE_NAMES = (
    *("king's aid", "spring", "king's reward", "summer"),
    *("envoy", "autumn", "recruiting", "winter"),
)
PHASE_CODES = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruiting", "winter")
PHASES = len(PHASE_CODES)
AID, SPRING, REWARD, SUMMER, ENVOY, AUTUMN, RECRUITS, WINTER = range(1, PHASES + 1)
SEASON_PHASES = (SPRING, SUMMER, AUTUMN)
NEUTRAL_SEAT = -3  # owns the neutral dice of a game of two
COLOURED_DICE = 3
ALL_COLOURED = (1 << COLOURED_DICE) - 1  # a set of dice
SIDES = 6
TOKEN_VALUE = 2
MARKET_SHIFTS = (-1, 1)
GOODS_PER_SOLDIER = 2
GOODS_PER_SOLDIER_WITH_BARRACKS = 1
CHAPEL_LIMIT = 7
GOODS_PER_CATHEDRAL_POINT = 2
ADVISORS = 18
COLUMNS = 4
FULL_ROW = (1 << COLUMNS) - 1
ROWS = 5
CRANE_COLUMNS = (2, 3)


def print_goods(goods: int) -> str:
    """A set of goods in a position line, as in `gs`."""
    return "".join(GOOD_LETTERS[good] for good in bits(goods)) or NONE


def parse_goods(text: str) -> int:
    """The set of goods that a text names."""
    return 0 if text == NONE else mask_of(map(GOOD_LETTERS.index, text))


_NAMES = {"merchants-guild": "Merchants' Guild", "wizards-guild": "Wizards' Guild"}


def full_name(name: str) -> str:
    """The name of an advisor, building or enemy as written on the table."""
    return _NAMES.get(name, name.replace("-", " ").title())


class Gift(NamedTuple):
    """What an advisor gives."""

    name: str
    goods: Goods = NO_GOODS
    choices: int = 0  # so many goods, each chosen among ...
    among: tuple[Good, ...] = (GOLD, WOOD, STONE)
    soldiers: int = 0
    tokens: int = 0
    points: int = 0
    peek: bool = False
    exchange: bool = False


#                              gold wood stone
GIFTS: dict[Advisor, Gift] = {
    1: Gift("jester", points=1),
    2: Gift("squire", (1, 0, 0)),
    3: Gift("architect", (0, 1, 0)),
    4: Gift("merchant", choices=1, among=(GOLD, WOOD)),
    5: Gift("sergeant", soldiers=1),
    6: Gift("alchemist", exchange=True),
    7: Gift("astronomer", choices=1, tokens=1),
    8: Gift("treasurer", (2, 0, 0)),
    9: Gift("master-hunter", (0, 1, 0), choices=1, among=(GOLD, STONE)),
    10: Gift("general", soldiers=2, peek=True),
    11: Gift("swordsmith", (0, 0, 1), choices=1, among=(GOLD, WOOD)),
    12: Gift("duchess", choices=2, tokens=1),
    13: Gift("champion", (0, 0, 3)),
    14: Gift("smuggler", choices=3, points=-1),
    15: Gift("inventor", (1, 1, 1)),
    16: Gift("wizard", (4, 0, 0)),
    17: Gift("queen", choices=2, points=3, peek=True),
    18: Gift("king", (1, 1, 1), soldiers=1),
}
SMUGGLER = 14


class Plan(NamedTuple):
    """A building as it stands on the province sheet."""

    name: str
    cost: Goods
    points: int
    battle: int = 0
    against: str = ""  # the enemy against which ...
    battle_against: int = 0  # ... this counts in place of `battle`


# Rows from the top, columns from the left. Number: row * 4 + column.
PLANS: tuple[Plan, ...] = (
    Plan("statue", (2, 0, 0), 3),
    Plan("chapel", (3, 0, 1), 5),
    Plan("church", (3, 1, 2), 7, 0, "demons", 1),
    Plan("cathedral", (5, 0, 3), 9),
    Plan("inn", (1, 1, 0), 0),
    Plan("market", (2, 2, 0), 1),
    Plan("farms", (2, 3, 1), 2, -1),
    Plan("merchants-guild", (3, 1, 2), 4),
    Plan("guard-tower", (1, 0, 1), 1, 1),
    Plan("blacksmith", (1, 2, 0), 2, 1),
    Plan("barracks", (2, 2, 1), 4),
    Plan("wizards-guild", (3, 2, 2), 6, 2),
    Plan("palisade", (0, 2, 0), 0, 1, "zombies", 2),
    Plan("stable", (1, 1, 1), 2),
    Plan("stone-wall", (2, 0, 2), 2, 1),
    Plan("fortress", (3, 0, 2), 4, 1),
    Plan("barricade", (0, 1, 0), 0, 0, "goblins", 1),
    Plan("crane", (0, 1, 1), 1),
    Plan("town-hall", (2, 1, 1), 2),
    Plan("embassy", (2, 2, 2), 4),
)
BUILDINGS = len(PLANS)
STATUE, CHAPEL, CHURCH, CATHEDRAL = range(4)
INN, MARKET, FARMS, MERCHANTS_GUILD = range(4, 8)
GUARD_TOWER, BLACKSMITH, BARRACKS, WIZARDS_GUILD = range(8, 12)
PALISADE, STABLE, STONE_WALL, FORTRESS = range(12, 16)
BARRICADE, CRANE, TOWN_HALL, EMBASSY = range(16, 20)


class Enemy(NamedTuple):
    """A card of the enemy deck."""

    name: str
    strength: int
    reward: Goods = NO_GOODS
    reward_choices: int = 0
    reward_points: int = 0
    loss: Goods = NO_GOODS
    loss_choices: int = 0
    loss_buildings: int = 0
    loss_points: int = 0


ENEMY_NAMES = ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")


def _card(
    name: str,
    strength: int,
    won: Goods = NO_GOODS,
    won_any: int = 0,
    won_points: int = 0,
    *,
    lost: Goods = NO_GOODS,
    lost_any: int = 0,
    building: int = 0,
    points: int = 0,
) -> Enemy:
    return Enemy(name, strength, won, won_any, won_points, lost, lost_any, building, points)


# Five cards a year, in the order of the reference list.
ENEMIES: tuple[tuple[Enemy, ...], ...] = (
    (
        _card("barbarians", 2, (1, 0, 0), lost_any=1, building=1),
        _card("goblins", 2, (0, 1, 0), lost=(0, 1, 1), building=1, points=1),
        _card("goblins", 3, (0, 0, 1), lost=(1, 0, 0), building=1),
        _card("orcs", 3, (1, 0, 0), lost_any=2, points=1),
        _card("zombies", 4, won_points=1, points=2),
    ),
    (
        _card("goblins", 3, (0, 1, 0), lost=(0, 2, 2), building=1, points=1),
        _card("goblins", 4, (0, 0, 1), lost=(2, 0, 0), building=1),
        _card("orcs", 4, (1, 0, 0), lost_any=2, building=1),
        _card("barbarians", 5, (1, 0, 0), lost_any=2, points=1),
        _card("zombies", 5, won_points=1, points=2),
    ),
    (
        _card("goblins", 4, (0, 1, 0), lost=(0, 3, 3), building=1, points=1),
        _card("goblins", 5, (0, 0, 1), lost=(3, 0, 0), building=1),
        _card("orcs", 5, (1, 0, 0), lost_any=2, building=1),
        _card("demons", 6, won_points=1, lost=(2, 1, 1), points=1),
        _card("zombies", 6, won_points=1, points=2),
    ),
    (
        _card("goblins", 5, (0, 1, 0), lost=(0, 4, 4), building=1, points=1),
        _card("goblins", 6, (0, 0, 1), lost=(4, 0, 0), building=1),
        _card("demons", 6, (1, 0, 0), won_points=1, lost_any=4, points=1),
        _card("orcs", 7, won_any=1, lost_any=2, building=1),
        _card("zombies", 7, won_points=1, points=2),
    ),
    (
        _card("barbarians", 7, won_points=1, points=8),
        _card("barbarians", 8, won_points=1, building=1),
        _card("demons", 8, won_points=2, building=1, points=2),
        _card("demons", 9, won_points=2, building=1),
        _card("dragons", 9, won_points=3, points=5),
    ),
)
CARDS_PER_YEAR = 5

# Points booked during play, in the order of a seat's `booked`. Points of standing buildings and
# of the Cathedral follow from the province and are not booked.
SOURCES = ("advisors", "reward", "battles", "town-hall", "embassy", "losses")
FROM_ADVISORS, FROM_REWARD, FROM_BATTLES, FROM_TOWN_HALL, FROM_EMBASSY, FROM_LOSSES = range(6)
