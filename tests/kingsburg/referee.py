"""A second, naive reading of the Kingsburg rules, to judge the engine by.

The whole game is one generator: it asks for a decision and is sent the text of the answer. It
shares no code and no table with the engine and never looks at what the engine has pending.
Letter-and-number codes are the rulings of the rules reference.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations, product
from typing import NamedTuple, TypeAlias, TypedDict

from kingsburg.referee_data import (
    ADVISORS,
    ALCHEMIST,
    BOOKS,
    BUILDINGS,
    GOODS,
    PHASES,
    SMUGGLER,
    STABLE_ADVISORS,
    YEARS,
    Enemy,
    Things,
)

Seat: TypeAlias = str

DIE_NAMES = ("low", "mid", "high", "white", "white2")
COLOURED = 3
ROLLS = {
    dice: dict(
        Counter(
            "roll " + " ".join(map(str, sorted(values)))
            for values in product(range(1, 7), repeat=dice)
        )
    )
    for dice in (1, 2, 3)
}

Rulings = TypedDict(
    "Rulings",
    {
        "smuggler-declinable": bool,
        "reward-at-zero": bool,
        "stable-once": bool,
        "crane-at-once": bool,
        "neutral-dice": str,
    },
)


class Card(TypedDict):
    """An enemy card as plain data."""

    card: str
    name: str
    strength: int
    reward: Things
    loss: Things


class Setup(TypedDict):
    """What is fixed before the first decision."""

    players: int
    seats: list[Seat]
    order: list[Seat]
    enemies: list[list[Card]]
    rulings: Rulings


class Dice(TypedDict):
    """The dice of a seat; `sent` marks the coloured, then the white ones."""

    coloured: list[int]
    white: list[int]
    sent: list[bool]


class Group(TypedDict):
    """Dice at an advisor."""

    advisor: int
    name: str
    seat: Seat
    dice: list[int]
    white: list[int]
    token: bool
    market: int


class Decision(NamedTuple):
    """Who decides, and what may be decided, with the chances where it is a matter of chance."""

    seat: Seat
    legal: dict[str, int]


Play: TypeAlias = Generator[Decision, str, None]
Answer: TypeAlias = Generator[Decision, str, str]
Roll: TypeAlias = Generator[Decision, str, list[int]]


def no_dice() -> Dice:
    """A hand before the roll."""
    return {"coloured": [], "white": [], "sent": []}


def card_of(enemy: Enemy) -> Card:
    """The card as the engine describes it."""
    letters = {"gold": "g", "wood": "w", "stone": "s", "any_good": "a"}
    rewards = {**letters, "points": "p"}
    losses = {**letters, "buildings": "b", "points": "p"}
    won = "".join(letter * enemy.reward.get(thing, 0) for thing, letter in rewards.items())
    lost = "".join(letter * enemy.loss.get(thing, 0) for thing, letter in losses.items())
    return {
        "card": f"{enemy.name}{enemy.strength}.{won}.{lost}",
        "name": enemy.name,
        "strength": enemy.strength,
        "reward": {thing: enemy.reward.get(thing, 0) for thing in rewards},
        "loss": {thing: enemy.loss.get(thing, 0) for thing in losses},
    }


def ask(seat: Seat, options: Iterable[str]) -> Answer:
    """Let a seat decide."""
    return (yield Decision(seat, dict.fromkeys(options, 1)))


def roll(dice: int) -> Roll:
    """Let chance roll so many dice."""
    text = yield Decision("chance", ROLLS[dice])
    return [int(value) for value in text.split()[1:]]


class Table:
    """The board, the provinces, and the rules that act on them."""

    def __init__(self, setup: Setup, deck: dict[int, list[Enemy]]) -> None:
        seats = setup["seats"]
        self.rulings = setup["rulings"]
        self.deck = deck
        self.seats = seats
        self.order = list(setup["order"])
        self.year = 1
        self.phase = PHASES[0]
        self.goods = {seat: dict.fromkeys(GOODS, 0) for seat in seats}
        self.tokens = dict.fromkeys(seats, 0)
        self.soldiers = dict.fromkeys(seats, 0)
        self.points = dict.fromkeys(seats, 0)
        self.booked = {seat: dict.fromkeys(BOOKS, 0) for seat in seats}
        self.buildings: dict[Seat, list[str]] = {seat: [] for seat in seats}
        self.dice = {seat: no_dice() for seat in seats}
        self.court: list[Group] = []
        self.envoy: Seat | None = None
        self.kings_die: Seat | None = None
        self.enemy: Enemy | None = None
        self.seen_by: set[Seat] = set()
        self.revealed = False
        self.notes: Counter[str] = Counter()

    def position(self, seat: Seat) -> dict[str, object]:
        """The whole position, as the engine describes it, without what is pending."""
        strengths = [enemy.strength for enemy in self.deck[self.year]]
        card = None if self.enemy is None else card_of(self.enemy)
        return {
            "seat": seat,
            "year": self.year,
            "phase": self.phase,
            "order": self.order,
            "goods": self.goods,
            "tokens": self.tokens,
            "soldiers": self.soldiers,
            "points": self.points,
            "booked": self.booked,
            "buildings": self.buildings,
            "dice": self.dice,
            "court": self.court,
            "envoy": self.envoy,
            "enemy_range": [min(strengths), max(strengths)],
            "enemy_seen_by": sorted(self.seen_by),
            "enemy_revealed": card if self.revealed else None,
            "enemy": card,
        }

    # --- Small things ---

    def has(self, seat: Seat, building: str) -> bool:
        """It stands in the province of the seat."""
        return building in self.buildings[seat]

    def count(self, seat: Seat) -> int:
        """How many goods the seat has (G1)."""
        return sum(self.goods[seat].values())

    def held(self, seat: Seat) -> list[str]:
        """The kinds of goods it has."""
        return [good for good in GOODS if self.goods[seat][good] > 0]

    def score(self, seat: Seat, points: int, book: str) -> None:
        """Move the marker on the track (G6: below zero too)."""
        self.points[seat] += points
        self.booked[seat][book] += points
        if self.points[seat] < 0:
            self.notes["negative score"] += 1

    def put_up(self, seat: Seat, building: str) -> None:
        """Add a building, in the order of the province sheet, and its points."""
        standing = [*self.buildings[seat], building]
        self.buildings[seat] = [name for name in BUILDINGS if name in standing]
        self.points[seat] += BUILDINGS[building].points

    def take(self, seat: Seat, picks: int, kinds: Iterable[str] = GOODS) -> Play:
        """Goods of choice, one by one (H5)."""
        for _ in range(picks):
            text = yield from ask(seat, [f"take {good}" for good in kinds])
            self.goods[seat][text.removeprefix("take ")] += 1

    def neediest(self) -> list[Seat]:
        """Fewest buildings, then fewest goods (P1), in turn order."""
        fewest = min(len(self.buildings[seat]) for seat in self.seats)
        needy = [seat for seat in self.order if len(self.buildings[seat]) == fewest]
        poorest = min(self.count(seat) for seat in needy)
        return [seat for seat in needy if self.count(seat) == poorest]

    # --- The year ---

    def play(self) -> Play:
        """From here, the first phase of a year, to the end of the game (F1)."""
        while True:
            self.phase = "aid"
            yield from self.kings_aid()
            self.phase = "spring"
            yield from self.season()
            self.phase = "reward"
            self.kings_reward()
            self.phase = "summer"
            yield from self.season()
            self.phase = "envoy"
            self.kings_envoy()
            self.phase = "autumn"
            yield from self.season()
            self.phase = "recruiting"
            yield from self.recruit()
            self.phase = "winter"
            yield from self.winter()
            if self.year == YEARS:
                for by_source in self.scores().values():
                    self.notes["cathedral scored"] += by_source["cathedral"] > 0
                return
            self.enemy = None  # the last one stays in sight
            self.revealed = False
            self.seen_by = set()
            self.year += 1

    def kings_aid(self) -> Play:
        """Phase 1: a white die for the neediest, or a good for each of them (P1, P2, P3)."""
        needy = self.neediest()
        if len(needy) == 1:
            self.kings_die = needy[0]
            self.notes["king's die"] += 1
            return
        for seat in needy:
            yield from self.take(seat, 1)
        if len(needy) < len(self.seats):
            self.notes["king's aid for some"] += 1

    def kings_reward(self) -> None:
        """Phase 3: a point for each seat with the most buildings."""
        most = max(len(standing) for standing in self.buildings.values())
        if most == 0:
            self.notes["reward with nothing built"] += 1
            if not self.rulings["reward-at-zero"]:  # P4
                return
        for seat in self.seats:
            if len(self.buildings[seat]) == most:
                self.score(seat, 1, "reward")

    def kings_envoy(self) -> None:
        """Phase 5: back to the board first, then to the neediest; nobody on a tie (P6)."""
        former, self.envoy = self.envoy, None
        needy = self.neediest()
        if len(needy) == 1:
            self.envoy = needy[0]
            self.notes["envoy won again"] += former == self.envoy
        else:
            self.notes["envoy for nobody"] += 1

    def season(self) -> Play:
        """Phases 2, 4 and 6 (A1)."""
        if len(self.seats) == 2:
            yield from self.neutral_dice()
        for seat in self.seats:
            if self.has(seat, "merchants-guild"):  # A2
                self.goods[seat]["gold"] += 1
                self.notes["guild gold"] += 1
        for seat in self.order:
            yield from self.roll_dice(seat)
        self.kings_die = None
        for seat in self.order:  # A8: still the old order
            yield from self.reroll(seat)
        totals = {
            seat: sum(hand["coloured"]) + sum(hand["white"]) for seat, hand in self.dice.items()
        }
        self.order = sorted(self.order, key=totals.__getitem__)  # A9: a stable sort
        yield from self.influence()
        yield from self.help()
        yield from self.build()
        yield from self.end_season()
        self.court = []  # T1: at the end of the harvest

    # --- Step a: dice ---

    def place_neutral(self, dice: list[int]) -> None:
        """Dice of nobody at the advisor of their sum (T2)."""
        value = sum(dice)
        self.court.append(
            {
                "advisor": value,
                "name": ADVISORS[value].name,
                "seat": "neutral",
                "dice": dice,
                "white": [],
                "token": False,
                "market": 0,
            }
        )

    def neutral_dice(self) -> Play:
        """Two players: three dice, then two, on the court (T1)."""
        first = yield from roll(3)
        self.place_neutral(first)
        second = yield from roll(2)
        if sum(second) != sum(first):
            self.place_neutral(second)
        elif second[0] == second[1]:  # T3: one of the two is set aside
            self.place_neutral(second[:1])
            self.notes["neutral die set aside"] += 1
        else:
            self.place_neutral(second[:1])
            self.place_neutral(second[1:])
            self.notes["neutral dice apart"] += 1

    def white_dice(self, seat: Seat) -> int:
        """Farms and the King's aid give one each (A4)."""
        return self.has(seat, "farms") + (self.kings_die == seat)

    def roll_dice(self, seat: Seat) -> Play:
        """All own dice (A3)."""
        hand = self.dice[seat]
        hand["coloured"] = sorted((yield from roll(COLOURED)))
        hand["sent"] = [False] * COLOURED
        for _ in range(self.white_dice(seat)):
            hand["white"] = sorted([*hand["white"], *(yield from roll(1))])
            hand["sent"] = [*hand["sent"], False]
        self.notes["two white dice"] += len(hand["white"]) == 2

    def reroll(self, seat: Seat) -> Play:
        """Statue and Chapel, either first, each once, tested anew after each use (A5, A6, A7)."""
        hand = self.dice[seat]
        used: list[str] = []
        while True:
            values = hand["coloured"] + hand["white"]
            options = []
            if self.has(seat, "statue") and "statue" not in used and len(set(values)) == 1:
                options.append("statue low")
                if hand["white"]:
                    options.append("statue white")
            if self.has(seat, "chapel") and "chapel" not in used and sum(values) <= 7:
                options.append("chapel")
            if not options:
                return
            text = yield from ask(seat, ["keep", *options])
            if text == "keep":
                return
            if text == "chapel":
                hand["coloured"] = sorted((yield from roll(COLOURED)))
                for die in range(len(hand["white"])):
                    hand["white"][die] = (yield from roll(1))[0]
                self.notes["chapel with two white dice"] += len(hand["white"]) == 2
            else:
                colour = hand["white"] if text == "statue white" else hand["coloured"]
                colour[0] = (yield from roll(1))[0]
                hand["coloured"].sort()
            hand["white"].sort()
            used.append(text.split()[0])
            self.notes[" then ".join(used)] += 1
            self.notes["statue on a white die"] += text == "statue white"

    # --- Step b: influence ---

    def sendings(self, seat: Seat, used_token: bool, used_market: bool) -> dict[str, Group]:
        """Every way to influence an advisor now, by the text of the action (N4 to N13)."""
        hand = self.dice[seat]
        values = hand["coloured"] + hand["white"]
        unsent = [die for die, sent in enumerate(hand["sent"]) if not sent]
        with_token = [False, True] if self.tokens[seat] > 0 and not used_token else [False]  # N6
        shifts = [0]
        if self.has(seat, "market") and not used_market:  # N10
            shifts = [-1, 0, 1]
        ways: dict[str, Group] = {}
        for size in range(1, len(unsent) + 1):
            for chosen in combinations(unsent, size):
                coloured = [die for die in chosen if die < COLOURED]
                if not coloured or self.has_equal_before(hand, chosen):  # N5
                    continue
                for token, shift in product(with_token, shifts):  # N8: both at once too
                    target = sum(values[die] for die in chosen) + 2 * token + shift
                    if target not in ADVISORS:  # N9
                        continue
                    if self.groups_at(target) and self.envoy != seat:  # N11, N13
                        continue
                    words = ["influence", "+".join(DIE_NAMES[die] for die in chosen)]
                    words += ["token"] if token else []
                    words += {-1: ["down"], 0: [], 1: ["up"]}[shift]
                    ways[" ".join(words)] = {
                        "advisor": target,
                        "name": ADVISORS[target].name,
                        "seat": seat,
                        "dice": [values[die] for die in coloured],
                        "white": [values[die] for die in chosen if die >= COLOURED],
                        "token": token,
                        "market": shift,
                    }
        return ways

    def groups_at(self, advisor: int) -> list[Group]:
        """The dice that lie at an advisor."""
        return [group for group in self.court if group["advisor"] == advisor]

    def has_equal_before(self, hand: Dice, chosen: tuple[int, ...]) -> bool:
        """An equal die of the same colour, named earlier, stays behind: the same group again."""
        values = hand["coloured"] + hand["white"]
        return any(
            other not in chosen
            and not hand["sent"][other]
            and values[other] == values[die]
            and (other < COLOURED) == (die < COLOURED)
            for die in chosen
            for other in range(die)
        )

    def influence(self) -> Play:
        """Round and round in turn order until all have passed (N1, N2, N3)."""
        passed: set[Seat] = set()
        token_users: set[Seat] = set()
        market_users: set[Seat] = set()
        while len(passed) < len(self.seats):
            for seat in self.order:
                if seat in passed:
                    continue
                ways = self.sendings(seat, seat in token_users, seat in market_users)
                if not ways:
                    passed.add(seat)
                    continue
                text = yield from ask(seat, ["pass", *ways])
                if text == "pass":
                    passed.add(seat)
                    continue
                group = ways[text]
                self.note_sending(seat, group)
                if self.groups_at(group["advisor"]):
                    self.envoy = None  # P7: back at once
                if group["token"]:
                    self.tokens[seat] -= 1
                    token_users.add(seat)
                if group["market"]:
                    market_users.add(seat)
                for name in text.split()[1].split("+"):
                    self.dice[seat]["sent"][DIE_NAMES.index(name)] = True
                self.court.append(group)
                assert len(self.groups_at(group["advisor"])) <= 2  # N12

    def note_sending(self, seat: Seat, group: Group) -> None:
        """Remember the rarer ways to influence."""
        self.notes["market"] += group["market"] != 0
        self.notes["token"] += group["token"]
        self.notes["market and token"] += group["market"] != 0 and group["token"]
        self.notes["two white dice in a group"] += len(group["white"]) == 2
        total = sum(group["dice"]) + sum(group["white"]) + 2 * group["token"]
        self.notes["market down from 19"] += total == 19
        for other in self.groups_at(group["advisor"]):
            whose = {seat: "itself", "neutral": "nobody"}.get(other["seat"], "another")
            self.notes[f"envoy next to {whose}"] += 1

    # --- Step c: help ---

    def help(self) -> Play:
        """Ascending values, at one advisor in the order of placement (H1, H3)."""
        self.court.sort(key=lambda group: group["advisor"])
        stable_used: set[Seat] = set()
        for group in list(self.court):
            if group["seat"] == "neutral":  # H2
                continue
            if group["advisor"] == ALCHEMIST:
                yield from self.alchemist(group["seat"])
            else:
                yield from self.gift(group["seat"], group["advisor"], stable_used)
        stays = self.rulings["neutral-dice"] == "season"
        self.court = [group for group in self.court if group["seat"] == "neutral" and stays]
        self.dice = {seat: no_dice() for seat in self.seats}  # N14

    def alchemist(self, seat: Seat) -> Play:
        """One good for one each of the two others, if wanted (H4)."""
        if not self.held(seat):
            self.notes["nothing for the alchemist"] += 1
            return
        text = yield from ask(seat, ["decline", *(f"exchange {g}" for g in self.held(seat))])
        if text != "decline":
            given = text.removeprefix("exchange ")
            for good in GOODS:
                self.goods[seat][good] += -1 if good == given else 1

    def gift(self, seat: Seat, value: int, stable_used: set[Seat]) -> Play:
        """What the advisor gives to the owner of one group."""
        advisor = ADVISORS[value]
        if value == SMUGGLER and self.rulings["smuggler-declinable"]:  # H7
            text = yield from ask(seat, ["accept", "decline"])
            if text == "decline":
                self.notes["smuggler declined"] += 1
                return
        if value == SMUGGLER and self.points[seat] <= 0:
            self.notes["smuggler paid from nothing"] += 1  # H6
        for thing, amount in advisor.gives.items():
            if thing in GOODS:
                self.goods[seat][thing] += amount
            elif thing == "points":
                self.score(seat, amount, "advisors")
            elif thing == "tokens":
                self.tokens[seat] += amount
            elif thing == "soldiers":
                self.soldiers[seat] += amount
        if value in STABLE_ADVISORS and self.has(seat, "stable"):
            if not self.rulings["stable-once"] or seat not in stable_used:  # H8
                self.soldiers[seat] += 1
                self.notes["stable"] += 1
            self.notes["stable again in a season"] += seat in stable_used
            stable_used.add(seat)
        yield from self.take(seat, advisor.picks, advisor.kinds)
        if "peeks" in advisor.gives:  # G5; the Queen's text names her goods first
            yield from self.draw_enemy()
            self.notes["second peek at a card"] += bool(self.seen_by - {seat})
            self.seen_by.add(seat)

    def draw_enemy(self) -> Play:
        """The card of the year, unless it is known already (G4)."""
        if self.enemy is None:
            cards = self.deck[self.year]
            names = {f"enemy {n}": 1 for n in range(1, len(cards) + 1)}
            text = yield Decision("chance", names)
            self.enemy = cards[int(text.removeprefix("enemy ")) - 1]

    # --- Step d: building, end of season ---

    def price(self, building: str, crane: bool) -> Things:
        """Its cost in goods (K3)."""
        cost = dict(zip(GOODS, BUILDINGS[building].cost, strict=True))
        if crane and BUILDINGS[building].column >= 3:
            cost["gold"] -= 1
        return cost

    def affordable(self, seat: Seat, crane: bool) -> list[str]:
        """What it may put up and pay: left to right in a row, each once (K1)."""
        found = []
        for name, cell in BUILDINGS.items():
            left = [
                other
                for other, place in BUILDINGS.items()
                if place.row == cell.row and place.column < cell.column
            ]
            price = self.price(name, crane)
            if (
                not self.has(seat, name)
                and all(self.has(seat, other) for other in left)
                and all(self.goods[seat][good] >= price[good] for good in GOODS)
            ):
                found.append(name)
        return found

    def build(self) -> Play:
        """One building or none each, two with the Envoy (K1, K2)."""
        for seat in self.order:
            crane_before = self.has(seat, "crane")
            built: list[str] = []
            for _ in range(2 if self.envoy == seat else 1):
                crane = crane_before or (self.has(seat, "crane") and self.rulings["crane-at-once"])
                options = self.affordable(seat, crane)
                if self.has(seat, "crane") and options != self.affordable(seat, True):
                    self.notes["crane too new to help"] += 1
                if not options:
                    break
                text = yield from ask(seat, ["done", *(f"build {name}" for name in options)])
                if text == "done":
                    break
                name = text.removeprefix("build ")
                for good, amount in self.price(name, crane).items():
                    self.goods[seat][good] -= amount
                self.put_up(seat, name)
                built.append(name)
                self.note_built(built, crane)
            if len(built) == 2:
                self.envoy = None

    def note_built(self, built: list[str], crane: bool) -> None:
        """Remember the rarer ways to build."""
        last = BUILDINGS[built[-1]]
        self.notes[f"built {built[-1]}"] += 1
        self.notes["crane"] += crane and last.column >= 3
        if len(built) == 2:
            first = BUILDINGS[built[0]]
            self.notes["two built"] += 1
            self.notes["two built in a row"] += first.row == last.row
            self.notes["crane and more at once"] += built[0] == "crane" and last.column >= 3

    def end_season(self) -> Play:
        """Inn, Embassy and Town Hall, seat by seat in turn order (K4 to K8)."""
        for seat in self.order:
            if self.has(seat, "inn") and self.phase == "summer":
                self.tokens[seat] += 1
            if self.has(seat, "embassy"):
                self.score(seat, 1, "embassy")
                self.notes["embassy"] += 1
            options = [f"sell {good}" for good in self.held(seat)]
            if self.tokens[seat] > 0:
                options.append("sell token")
            if not self.has(seat, "town-hall") or not options:
                continue
            text = yield from ask(seat, ["done", *options])
            if text == "done":
                continue
            self.notes["town hall"] += 1
            self.notes["town hall for a token"] += text == "sell token"
            if text == "sell token":
                self.tokens[seat] -= 1
            else:
                self.goods[seat][text.removeprefix("sell ")] -= 1
            self.score(seat, 1, "town-hall")

    # --- Phases 7 and 8 ---

    def recruit(self) -> Play:
        """Two goods a soldier, one with the Barracks, as often as wanted (W1)."""
        for seat in self.order:
            price = 1 if self.has(seat, "barracks") else 2
            while self.count(seat) >= price:
                gives = [f"give {good}" for good in self.held(seat)]
                text = yield from ask(seat, ["done", *gives])
                if text == "done":
                    break
                self.goods[seat][text.removeprefix("give ")] -= 1
                if price == 2:
                    text = yield from ask(seat, [f"give {good}" for good in self.held(seat)])
                    self.goods[seat][text.removeprefix("give ")] -= 1
                self.soldiers[seat] += 1
                self.notes["barracks"] += price == 1

    def strength(self, seat: Seat, enemy: Enemy) -> int:
        """Its combat value (W3, W4)."""
        value = self.soldiers[seat]
        for building in self.buildings[seat]:
            against = BUILDINGS[building].against
            value += against.get(enemy.name, BUILDINGS[building].battle)
            if enemy.name in against:
                self.notes[f"{building} against {enemy.name}"] += 1
        return value

    def winter(self) -> Play:
        """Reveal, reinforce, fight, go home (W2, W5, W6, W14)."""
        yield from self.draw_enemy()
        assert self.enemy is not None
        enemy = self.enemy
        self.revealed = True
        self.seen_by = set(self.seats)
        king = (yield from roll(1))[0]
        for seat in self.seats:
            self.soldiers[seat] += king
        # W13: all values are taken before anybody loses anything.
        values = {seat: self.strength(seat, enemy) for seat in self.seats}
        winners = []
        for seat in self.order:
            drawn = values[seat] == enemy.strength
            if values[seat] > enemy.strength or (drawn and self.has(seat, "stone-wall")):
                winners.append(seat)
            self.notes["draw"] += drawn
            self.notes["draw with a stone wall"] += drawn and self.has(seat, "stone-wall")
        best = max(values.values())
        for seat in self.order:
            if seat in winners:
                self.notes["bonus on a draw"] += values[seat] == best == enemy.strength
                yield from self.win(seat, enemy, values[seat] == best)
            elif values[seat] < enemy.strength:
                yield from self.lose(seat, enemy)
        self.soldiers = dict.fromkeys(self.seats, 0)

    def win(self, seat: Seat, enemy: Enemy, is_best: bool) -> Play:
        """The reward of the card, the bonus of the strongest (W6), the Fortress (W7)."""
        for good in GOODS:
            self.goods[seat][good] += enemy.reward.get(good, 0)
        self.score(seat, enemy.reward.get("points", 0), "battles")
        if is_best:
            self.score(seat, 1, "battles")
        if self.has(seat, "fortress"):
            self.score(seat, 1, "battles")
            self.notes["fortress"] += 1
        self.notes["reward of choice"] += enemy.reward.get("any_good", 0)
        yield from self.take(seat, enemy.reward.get("any_good", 0))

    def lose(self, seat: Seat, enemy: Enemy) -> Play:
        """The losses in the order of the card (W8), never more than there is (W9)."""
        for good in GOODS:
            lost = min(self.goods[seat][good], enemy.loss.get(good, 0))
            self.goods[seat][good] -= lost
        left = min(self.count(seat), enemy.loss.get("any_good", 0))
        while left > 0:
            kinds = self.held(seat)
            if len(kinds) == 1 or left == self.count(seat):  # nothing to choose
                given = kinds[0]
            else:
                text = yield from ask(seat, [f"give {good}" for good in kinds])  # W10
                given = text.removeprefix("give ")
                self.notes["loss of choice"] += 1
            self.goods[seat][given] -= 1
            left -= 1
        for _ in range(enemy.loss.get("buildings", 0)):
            self.destroy(seat)
        self.score(seat, -enemy.loss.get("points", 0), "losses")

    def destroy(self, seat: Seat) -> None:
        """The topmost building of the rightmost column that has one (W11, W12)."""
        for column in (4, 3, 2, 1):
            standing = [name for name in self.buildings[seat] if BUILDINGS[name].column == column]
            if standing:
                falls = min(standing, key=lambda name: BUILDINGS[name].row)
                self.buildings[seat].remove(falls)
                self.points[seat] -= BUILDINGS[falls].points
                self.notes[f"destroyed in column {column}"] += 1
                return
        self.notes["nothing to destroy"] += 1

    # --- The end ---

    def scores(self) -> dict[Seat, dict[str, int]]:
        """Points by source, if the game ended now (F2: the Cathedral counts goods)."""
        found = {}
        for seat in self.seats:
            standing = sum(BUILDINGS[name].points for name in self.buildings[seat])
            cathedral = self.count(seat) // 2 if self.has(seat, "cathedral") else 0
            found[seat] = {"buildings": standing, **self.booked[seat], "cathedral": cathedral}
            assert self.points[seat] == standing + sum(self.booked[seat].values())
        return found

    def winners(self) -> list[Seat]:
        """Most points, then goods, then buildings, else shared (F3)."""
        totals = {seat: sum(by_source.values()) for seat, by_source in self.scores().items()}
        left = [seat for seat in self.seats if totals[seat] == max(totals.values())]
        if len(left) > 1:
            most = max(self.count(seat) for seat in left)
            left = [seat for seat in left if self.count(seat) == most]
            self.notes["tie broken by goods"] += len(left) == 1
            if len(left) > 1:
                most = max(len(self.buildings[seat]) for seat in left)
                left = [seat for seat in left if len(self.buildings[seat]) == most]
                self.notes["tie broken by buildings"] += len(left) == 1
                self.notes["shared victory"] += len(left) > 1
        return left
