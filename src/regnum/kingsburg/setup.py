"""What is fixed before the first decision, and how it is chosen or drawn."""

import re
from collections.abc import Mapping

from regnum.core.chance import Source
from regnum.core.errors import WrongOption
from regnum.core.seats import SEAT_LETTERS, Seat
from regnum.core.spec import RANDOM, Option, complete, print_spec
from regnum.kingsburg.data import (
    CARDS_PER_YEAR,
    ENEMIES,
    ENEMY_NAMES,
    SOURCES,
    YEARS,
    Enemy,
)

KEY = "kingsburg"
STANDARD = "standard"
YES, NO = "yes", "no"
SEASON, HELP = "season", "help"  # to the end of the season, or until the advisors have helped

OPTIONS = (
    Option("players", "4", "how many seats", ("2", "3", "4", "5")),
    Option(
        "order",
        RANDOM,
        "the turn order at the start",
        form="random, or the letters of all seats as in CADB",
    ),
    Option(
        "enemies",
        STANDARD,
        "the deck of 25 enemies",
        form="standard, or cards as in goblins3.s.gb, five joined with + for each year, "
        "years with /: name and strength, reward, loss; g gold, w wood, s stone, a any good, "
        "b building, p point",
    ),
    Option("smuggler-declinable", NO, "H7: the Smuggler's offer may be declined", (YES, NO)),
    Option("reward-at-zero", YES, "P4: the reward is paid where nobody has built", (YES, NO)),
    Option("stable-once", NO, "H8: a Stable adds a soldier only once a season", (YES, NO)),
    Option("crane-at-once", YES, "K3: a Crane helps the second of two buildings", (YES, NO)),
    Option(
        "neutral-dice",
        SEASON,
        "T1: how long the neutral dice of two players stay at court",
        (SEASON, HELP),
        before={2: HELP},
    ),
)
RULINGS = OPTIONS[-5:]


class Setup:
    """A table laid for Kingsburg. Shared by all its states, never changed."""

    def __init__(self, values: Mapping[str, str]) -> None:
        """From options that leave nothing to chance."""
        self.players = int(values["players"])
        self.order: tuple[Seat, ...] = _parse_order(values["order"], self.players)
        self.enemies = parse_enemies(values["enemies"])
        self.smuggler_declinable = values["smuggler-declinable"] == YES
        self.reward_at_zero = values["reward-at-zero"] == YES
        self.stable_once = values["stable-once"] == YES
        self.crane_at_once = values["crane-at-once"] == YES
        self.neutral_dice_stay = values["neutral-dice"] == SEASON
        self.everybody = (1 << self.players) - 1
        self.sources = ("buildings", *SOURCES, "cathedral")
        fixed = {name: values[name] for name in ("players", "order")}
        if self.enemies != ENEMIES:
            fixed["enemies"] = values["enemies"]
        fixed |= {o.name: values[o.name] for o in RULINGS if values[o.name] != o.default}
        self.spec = print_spec(KEY, fixed)

    def strength_range(self, year: int) -> tuple[int, int]:
        """What is printed on the back of a year's cards."""
        strengths = [enemy.strength for enemy in self.enemies[year]]
        return min(strengths), max(strengths)


def deal(options: Mapping[str, str], source: Source) -> Setup:
    """A setup with these options; what is left to chance is drawn from the source."""
    values = complete(OPTIONS, options)
    players = int(values["players"])
    if values["order"] == RANDOM:
        values["order"] = "".join(source.sample(SEAT_LETTERS[:players], players))  # G7
    return Setup(values)


def _parse_order(text: str, players: int) -> tuple[Seat, ...]:
    if sorted(text) != list(SEAT_LETTERS[:players]):
        wrong = f"option order={text!r}: write each of {SEAT_LETTERS[:players]} once, or {RANDOM}"
        raise WrongOption("order", "form", wrong)
    return tuple(SEAT_LETTERS.index(letter) for letter in text)


# The enemy deck as text.

MOST_LETTERS = 20  # of a reward or a loss
_CARD = re.compile(
    rf"([a-z]+)([1-9][0-9]?)\.([gwsap]{{0,{MOST_LETTERS}}})\.([gwsabp]{{0,{MOST_LETTERS}}})"
)


def parse_enemies(text: str) -> tuple[tuple[Enemy, ...], ...]:
    """A deck from its text; five cards for each of five years."""
    if text == STANDARD:
        return ENEMIES
    years = tuple(tuple(_parse_card(card) for card in year.split("+")) for year in text.split("/"))
    if [len(cards) for cards in years] != [CARDS_PER_YEAR] * YEARS:
        wrong = f"option enemies: write {CARDS_PER_YEAR} cards for each of {YEARS} years"
        raise WrongOption("enemies", "form", wrong)
    if print_enemies(years) != text:
        wrong = f"option enemies must be written as {print_enemies(years)}"
        raise WrongOption("enemies", "form", wrong)
    return years


def _parse_card(text: str) -> Enemy:
    match = _CARD.fullmatch(text)
    if match is None or match[1] not in ENEMY_NAMES:
        raise WrongOption(
            "enemies",
            "form",
            f"option enemies: {text[:80]!r} is not a card: write one as in goblins3.s.gb, with "
            f"at most {MOST_LETTERS} letters each; enemies are {', '.join(ENEMY_NAMES)}",
        )
    name, strength, reward, loss = match.groups()
    return Enemy(
        name,
        int(strength),
        (reward.count("g"), reward.count("w"), reward.count("s")),
        reward.count("a"),
        reward.count("p"),
        (loss.count("g"), loss.count("w"), loss.count("s")),
        loss.count("a"),
        loss.count("b"),
        loss.count("p"),
    )


def print_enemies(years: tuple[tuple[Enemy, ...], ...]) -> str:
    """The text of a deck."""
    return "/".join("+".join(print_card(card) for card in year) for year in years)


def print_card(card: Enemy) -> str:
    """The text of one enemy."""
    gold, wood, stone = card.reward
    reward = "g" * gold + "w" * wood + "s" * stone + "a" * card.reward_choices
    gold, wood, stone = card.loss
    loss = "g" * gold + "w" * wood + "s" * stone + "a" * card.loss_choices
    return (
        f"{card.name}{card.strength}.{reward}{'p' * card.reward_points}"
        f".{loss}{'b' * card.loss_buildings}{'p' * card.loss_points}"
    )
