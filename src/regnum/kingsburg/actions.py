"""The action table: every decision of the game has one number and one short text.

    0           pass                no further advisor this season
    1           done                no building, no sale, no further soldier
    2           decline             leave the Alchemist's or the Smuggler's offer
    3           keep                no reroll
    4           accept              take the Smuggler's offer, where it may be declined
    5           chapel              reroll all dice
    6 - 8       take GOOD           choose a good
    9 - 11      give GOOD           pay a good for a soldier, or lose it
    12 - 14     exchange GOOD       give it to the Alchemist for one each of the others
    15 - 17     sell GOOD           for a point at the Town Hall
    18          sell token          the same with a +2 token
    19 - 23     statue DIE          reroll one die
    24 - 43     build BUILDING
    44 - 48     enemy N             chance: card N of the year's five
    49 - 54     roll N              chance: one die
    55 - 75     roll N N            chance: two dice
    76 - 131    roll N N N          chance: three dice
    132 - 323   influence DICE      with `token` for a +2 token, `down` or `up` for the Market

Own dice are called low, mid and high in the order of their values, white ones white and white2.
The number of an influence is 132 + 6 * dice + 3 * token + shift, where dice adds up 1 low, 2 mid,
4 high, 8 white, 16 white2, token is 0 or 1, and shift is 0 down, 1 exact, 2 up.
"""

from itertools import combinations_with_replacement
from math import factorial

from regnum.core.contract import Action
from regnum.core.errors import Malformed
from regnum.kingsburg.data import ALL_COLOURED, CARDS_PER_YEAR, GOODS, PLANS, SIDES

PASS, DONE, DECLINE, KEEP, ACCEPT, CHAPEL_REROLL = range(6)
TAKE, GIVE, EXCHANGE, SELL, SELL_TOKEN, STATUE_REROLL = 6, 9, 12, 15, 18, 19
BUILD, ENEMY, ROLL, INFLUENCE = 24, 44, 49, 132
ACTION_COUNT = 324
BLOCKS = (
    *(PASS, DONE, DECLINE, KEEP, ACCEPT, CHAPEL_REROLL, TAKE, GIVE, EXCHANGE, SELL, SELL_TOKEN),
    *(STATUE_REROLL, BUILD, ENEMY, INFLUENCE),
)
WAYS = 6  # token or not, times down, exact or up


def first_of_block(action: Action) -> Action:
    """The first action of the same kind: what the number of an action counts from."""
    return max(block for block in BLOCKS if block <= action)


DIE_NAMES = ("low", "mid", "high", "white", "white2")
SHIFTS = (-1, 0, 1)
SHIFT_NAMES = ("down", "", "up")

# Every result of one, two or three dice, with its number of ways, by the number of dice.
ROLLS: dict[int, list[tuple[int, ...]]] = {
    dice: list(combinations_with_replacement(range(1, SIDES + 1), dice)) for dice in (1, 2, 3)
}
FIRST_ROLL = {1: ROLL, 2: ROLL + len(ROLLS[1]), 3: ROLL + len(ROLLS[1]) + len(ROLLS[2])}
ROLLED: dict[Action, tuple[int, ...]] = {
    FIRST_ROLL[dice] + n: values for dice in ROLLS for n, values in enumerate(ROLLS[dice])
}


def roll_weight(values: tuple[int, ...]) -> int:
    """In how many orders the dice can show these values."""
    weight = factorial(len(values))
    for value in set(values):
        weight //= factorial(values.count(value))
    return weight


ROLL_OUTCOMES: dict[int, list[tuple[Action, int]]] = {
    dice: [(FIRST_ROLL[dice] + n, roll_weight(values)) for n, values in enumerate(ROLLS[dice])]
    for dice in ROLLS
}
ROLL_MASKS = {dice: ((1 << len(ROLLS[dice])) - 1) << FIRST_ROLL[dice] for dice in ROLLS}


def influence(dice: int, token: bool, shift: int) -> Action:
    """The action that sends these dice."""
    return INFLUENCE + dice * WAYS + token * 3 + shift + 1


def _influence_parts(action: Action) -> tuple[int, bool, int]:
    dice, way = divmod(action - INFLUENCE, WAYS)
    token, shift = divmod(way, 3)
    return dice, bool(token), shift - 1


# Which dice an influence sends, with a token or not, and by how much the Market shifts it.
INFLUENCE_PARTS = {action: _influence_parts(action) for action in range(INFLUENCE, ACTION_COUNT)}


def _influence_text(dice: int, token: bool, shift: int) -> str:
    names = "+".join(name for n, name in enumerate(DIE_NAMES) if dice >> n & 1)
    return " ".join(
        word for word in ("influence", names, "token" * token, SHIFT_NAMES[shift + 1]) if word
    )


ACTION_TEXTS: dict[Action, str] = {
    PASS: "pass",
    DONE: "done",
    DECLINE: "decline",
    KEEP: "keep",
    ACCEPT: "accept",
    CHAPEL_REROLL: "chapel",
    **{
        block + good: f"{verb} {name}"
        for verb, block in (("take", TAKE), ("give", GIVE), ("exchange", EXCHANGE), ("sell", SELL))
        for good, name in enumerate(GOODS)
    },
    SELL_TOKEN: "sell token",
    **{STATUE_REROLL + die: f"statue {name}" for die, name in enumerate(DIE_NAMES)},
    **{BUILD + building: f"build {plan.name}" for building, plan in enumerate(PLANS)},
    **{ENEMY + card: f"enemy {card + 1}" for card in range(CARDS_PER_YEAR)},
    **{action: f"roll {' '.join(map(str, values))}" for action, values in ROLLED.items()},
    **{
        influence(dice, token, shift): _influence_text(dice, token, shift)
        for dice in range(1 << len(DIE_NAMES))
        if dice & ALL_COLOURED  # never without a coloured die
        for token in (False, True)
        for shift in SHIFTS
    },
}
_ACTIONS_BY_TEXT = {text: action for action, text in ACTION_TEXTS.items()}


def parse_action(text: str) -> Action:
    """The action with this text."""
    action = _ACTIONS_BY_TEXT.get(text)
    if action is None:
        raise Malformed(
            f"{text!r} is not an action: write influence with dice as in low+high, build with a "
            "building, take, give, exchange or sell with a good, pass or done"
        )
    return action
