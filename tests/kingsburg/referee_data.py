"""The Kingsburg tables as the referee reads them: advisors, buildings, enemies.

Kept apart from the engine's own tables on purpose: a slip in one of them shows as a disagreement.
"""

from typing import NamedTuple, TypeAlias

Things: TypeAlias = dict[str, int]


class Advisor(NamedTuple):
    """What an advisor gives, how many goods its owner picks besides, and from which kinds."""

    name: str
    gives: Things
    picks: int = 0
    kinds: tuple[str, ...] = ()


class Building(NamedTuple):
    """A cell of the province sheet; `against` replaces `battle` for these enemies."""

    row: int
    column: int
    cost: tuple[int, int, int]  # gold, wood, stone
    points: int
    battle: int
    against: Things


class Enemy(NamedTuple):
    """The face of an enemy card, without what it does not mention."""

    name: str
    strength: int
    reward: Things
    loss: Things


GOODS = ("gold", "wood", "stone")
PHASES = [
    "aid",
    "spring",
    "reward",
    "summer",
    "envoy",
    "autumn",
    "recruiting",
    "winter",
]
BOOKS = ["advisors", "reward", "battles", "town-hall", "embassy", "losses"]
YEARS = 5
ALCHEMIST = 6
SMUGGLER = 14
STABLE_ADVISORS = [5, 10, 18]

ADVISORS: dict[int, Advisor] = {
    1: Advisor("jester", {"points": 1}),
    2: Advisor("squire", {"gold": 1}),
    3: Advisor("architect", {"wood": 1}),
    4: Advisor("merchant", {}, 1, ("gold", "wood")),
    5: Advisor("sergeant", {"soldiers": 1}),
    6: Advisor("alchemist", {}),
    7: Advisor("astronomer", {"tokens": 1}, 1, GOODS),
    8: Advisor("treasurer", {"gold": 2}),
    9: Advisor("master-hunter", {"wood": 1}, 1, ("gold", "stone")),
    10: Advisor("general", {"soldiers": 2, "peeks": 1}),
    11: Advisor("swordsmith", {"stone": 1}, 1, ("gold", "wood")),
    12: Advisor("duchess", {"tokens": 1}, 2, GOODS),
    13: Advisor("champion", {"stone": 3}),
    14: Advisor("smuggler", {"points": -1}, 3, GOODS),
    15: Advisor("inventor", {"gold": 1, "wood": 1, "stone": 1}),
    16: Advisor("wizard", {"gold": 4}),
    17: Advisor("queen", {"peeks": 1, "points": 3}, 2, GOODS),
    18: Advisor("king", {"gold": 1, "wood": 1, "stone": 1, "soldiers": 1}),
}

BUILDINGS: dict[str, Building] = {
    "statue": Building(1, 1, (2, 0, 0), 3, 0, {}),
    "chapel": Building(1, 2, (3, 0, 1), 5, 0, {}),
    "church": Building(1, 3, (3, 1, 2), 7, 0, {"demons": 1}),
    "cathedral": Building(1, 4, (5, 0, 3), 9, 0, {}),
    "inn": Building(2, 1, (1, 1, 0), 0, 0, {}),
    "market": Building(2, 2, (2, 2, 0), 1, 0, {}),
    "farms": Building(2, 3, (2, 3, 1), 2, -1, {}),
    "merchants-guild": Building(2, 4, (3, 1, 2), 4, 0, {}),
    "guard-tower": Building(3, 1, (1, 0, 1), 1, 1, {}),
    "blacksmith": Building(3, 2, (1, 2, 0), 2, 1, {}),
    "barracks": Building(3, 3, (2, 2, 1), 4, 0, {}),
    "wizards-guild": Building(3, 4, (3, 2, 2), 6, 2, {}),
    "palisade": Building(4, 1, (0, 2, 0), 0, 1, {"zombies": 2}),
    "stable": Building(4, 2, (1, 1, 1), 2, 0, {}),
    "stone-wall": Building(4, 3, (2, 0, 2), 2, 1, {}),
    "fortress": Building(4, 4, (3, 0, 2), 4, 1, {}),
    "barricade": Building(5, 1, (0, 1, 0), 0, 0, {"goblins": 1}),
    "crane": Building(5, 2, (0, 1, 1), 1, 0, {}),
    "town-hall": Building(5, 3, (2, 1, 1), 2, 0, {}),
    "embassy": Building(5, 4, (2, 2, 2), 4, 0, {}),
}

ENEMIES: dict[int, list[Enemy]] = {
    1: [
        Enemy("barbarians", 2, {"gold": 1}, {"any_good": 1, "buildings": 1}),
        Enemy("goblins", 2, {"wood": 1}, {"wood": 1, "stone": 1, "buildings": 1, "points": 1}),
        Enemy("goblins", 3, {"stone": 1}, {"gold": 1, "buildings": 1}),
        Enemy("orcs", 3, {"gold": 1}, {"any_good": 2, "points": 1}),
        Enemy("zombies", 4, {"points": 1}, {"points": 2}),
    ],
    2: [
        Enemy("goblins", 3, {"wood": 1}, {"wood": 2, "stone": 2, "buildings": 1, "points": 1}),
        Enemy("goblins", 4, {"stone": 1}, {"gold": 2, "buildings": 1}),
        Enemy("orcs", 4, {"gold": 1}, {"any_good": 2, "buildings": 1}),
        Enemy("barbarians", 5, {"gold": 1}, {"any_good": 2, "points": 1}),
        Enemy("zombies", 5, {"points": 1}, {"points": 2}),
    ],
    3: [
        Enemy("goblins", 4, {"wood": 1}, {"wood": 3, "stone": 3, "buildings": 1, "points": 1}),
        Enemy("goblins", 5, {"stone": 1}, {"gold": 3, "buildings": 1}),
        Enemy("orcs", 5, {"gold": 1}, {"any_good": 2, "buildings": 1}),
        Enemy("demons", 6, {"points": 1}, {"gold": 2, "wood": 1, "stone": 1, "points": 1}),
        Enemy("zombies", 6, {"points": 1}, {"points": 2}),
    ],
    4: [
        Enemy("goblins", 5, {"wood": 1}, {"wood": 4, "stone": 4, "buildings": 1, "points": 1}),
        Enemy("goblins", 6, {"stone": 1}, {"gold": 4, "buildings": 1}),
        Enemy("demons", 6, {"gold": 1, "points": 1}, {"any_good": 4, "points": 1}),
        Enemy("orcs", 7, {"any_good": 1}, {"any_good": 2, "buildings": 1}),
        Enemy("zombies", 7, {"points": 1}, {"points": 2}),
    ],
    5: [
        Enemy("barbarians", 7, {"points": 1}, {"points": 8}),
        Enemy("barbarians", 8, {"points": 1}, {"buildings": 1}),
        Enemy("demons", 8, {"points": 2}, {"buildings": 1, "points": 2}),
        Enemy("demons", 9, {"points": 2}, {"buildings": 1}),
        Enemy("dragons", 9, {"points": 3}, {"points": 5}),
    ],
}
