"""A second, naive reading of the Kingdom Builder rules, to judge the engine by.

It works on plain data only: a setup as `Game.describe` gives it and a position as
`State.position` gives it. It shares no code and no table with the engine. R-numbers are the
rulings of the rules reference.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypedDict, cast

Hex: TypeAlias = str
Seat: TypeAlias = str


class Sector(TypedDict):
    """One quarter of the map."""

    name: str
    rotated: bool


Rulings = TypedDict(
    "Rulings",
    {
        "sword-loses-tokens": bool,
        "moves-score": bool,
        "families-gaps": bool,
        "step-tokens": bool,
        "sword-chooser": str,
    },
)


class Setup(TypedDict):
    """What is fixed before the first decision."""

    players: int
    seats: list[Seat]
    first: Seat
    nomads: bool
    sectors: list[Sector]
    map: list[str]
    cards: list[str]
    locations: dict[Hex, str]
    nomad_tokens: dict[Hex, str]
    walls: int
    rulings: Rulings


Step = TypedDict(
    "Step",
    {
        "what": str,
        "for": Seat,
        "owed": int,
        "built": list[Hex],
        "token": str,
        "terrain": str,
        "steps_left": int,
        "stepped": list[Hex],
        "from": Hex,
        "left": int,
        "victims": list[Seat],
    },
    total=False,
)


class Token(TypedDict):
    """A token in front of a seat."""

    token: str
    home: Hex
    usable: bool


class Position(TypedDict):
    """A moment of the game, hidden parts included."""

    seat: Seat
    turn: Seat
    pending: list[Step]
    settlements: dict[Seat, list[Hex]]
    supply: dict[Seat, int]
    walls: list[Hex]
    walls_left: int
    tokens: dict[Seat, list[Token]]
    taken: dict[Seat, list[Hex]]
    tokens_left: dict[Hex, int]
    nomad_tokens: dict[Hex, str]
    played_card: str | None
    pile: int
    discards: dict[str, int]
    removed: dict[str, int]
    gold: dict[Seat, dict[str, int]]
    last_round: bool
    cards: dict[Seat, str | None]
    deck: dict[str, int]


# An award as plain data: the gold and the hexes that earn it, in reading order.
Paid: TypeAlias = tuple[int, tuple[Hex, ...]]


# --- Geometry (section 2) ---------------------------------------------------------------------

SIDE = 20
COLUMNS = "abcdefghijklmnopqrst"
# Direction: (dr, dc) from an even row, (dr, dc) from an odd row; odd rows are shifted right.
DIRECTIONS = {
    "W": ((0, -1), (0, -1)),
    "E": ((0, 1), (0, 1)),
    "NW": ((-1, -1), (-1, 0)),
    "NE": ((-1, 0), (-1, 1)),
    "SW": ((1, -1), (1, 0)),
    "SE": ((1, 0), (1, 1)),
}


def name_of(row: int, column: int) -> Hex:
    """The name of a hex: column letter, then row number from the top."""
    return f"{COLUMNS[column]}{row + 1}"


def row_of(place: Hex) -> int:
    """Its row, counted from zero."""
    return int(place[1:]) - 1


def column_of(place: Hex) -> int:
    """Its column, counted from zero."""
    return COLUMNS.index(place[0])


HEXES = [name_of(row, column) for row in range(SIDE) for column in range(SIDE)]
READING_ORDER = {place: n for n, place in enumerate(HEXES)}


def _next_hex(place: Hex, direction: str) -> Hex | None:
    row, column = row_of(place), column_of(place)
    down, right = DIRECTIONS[direction][row % 2]
    row, column = row + down, column + right
    return name_of(row, column) if row in range(SIDE) and column in range(SIDE) else None


NEXT = {place: {way: _next_hex(place, way) for way in DIRECTIONS} for place in HEXES}
NEIGHBOURS = {place: [n for n in NEXT[place].values() if n is not None] for place in HEXES}


def in_reading_order(places: Iterable[Hex]) -> list[Hex]:
    """Top to bottom, left to right."""
    return sorted(places, key=READING_ORDER.__getitem__)


def touches(place: Hex, others: Iterable[Hex]) -> bool:
    """One of the other hexes is a neighbour."""
    return any(neighbour in others for neighbour in NEIGHBOURS[place])


def run_from(place: Hex, direction: str) -> list[Hex]:
    """The hexes from here to the edge of the board, without this one."""
    run = []
    step = NEXT[place][direction]
    while step is not None:
        run.append(step)
        step = NEXT[step][direction]
    return run


def is_edge(place: Hex) -> bool:
    """On the rim of the 20 x 20 board."""
    return row_of(place) in (0, SIDE - 1) or column_of(place) in (0, SIDE - 1)


def sector_of(place: Hex) -> tuple[bool, bool]:
    """Which quarter of the board it lies in."""
    return row_of(place) >= SIDE // 2, column_of(place) >= SIDE // 2


def groups_of(places: Iterable[Hex]) -> list[list[Hex]]:
    """The connected components."""
    left = set(places)
    groups = []
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            touching = {place for place in left if touches(place, group)}
            group |= touching
            left -= touching
            grown = bool(touching)
        groups.append(in_reading_order(group))
    return groups


def in_one_line(places: Sequence[Hex], gaps: bool) -> bool:
    """All lie on one straight line; consecutive ones unless gaps are allowed."""
    for end in places:
        others = set(places) - {end}
        for direction in DIRECTIONS:
            run = run_from(end, direction)
            reached = set(run if gaps else run[: len(others)])
            if others <= reached:
                return True
    return False


# --- Tables (sections 1, 3, 4, 5) -------------------------------------------------------------

LETTERS = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "S": "castle",
    "L": "location",
    "N": "nomads",
}
BUILDABLE = {"grass", "canyon", "desert", "flower", "forest"}
SPECIAL = {"castle", "location", "nomads"}
FIXED_TERRAIN = {"farm": "grass", "oasis": "desert", "garden": "flower"}
# Building tokens that rule 3 binds, hence those an Outpost can free (R50).
BOUND_BUILDS = {"oracle", "farm", "oasis", "garden", "tower"}
FREE_BUILDS = {"tavern", "village"}
MOVES = {"barn", "harbor", "paddock", "caravan", "resettlement"}
MANDATORY_BUILDS = 3
DONATION_BUILDS = 3
QUARRY_WALLS = 2
RESETTLEMENT_STEPS = 4
TREASURE_GOLD = 3
DONATION = "donation-"


def plain(data: object) -> object:
    """The same data as JSON would carry it: lists for tuples, nothing shared."""
    return json.loads(json.dumps(data))


class Table:
    """The board, the pieces and the rules that act on them."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.setup = setup
        self.now = cast(Position, plain(position))
        letters = "".join(setup["map"])
        self.terrain = {place: LETTERS[letters[n]] for place, n in READING_ORDER.items()}
        self.home_order = {
            home: n for n, home in enumerate([*setup["locations"], *setup["nomad_tokens"]])
        }
        self.notes: Counter[str] = Counter()

    # --- What lies where ---

    @property
    def turn(self) -> Seat:
        """Whose turn it is, whoever decides."""
        return self.now["turn"]

    @property
    def top(self) -> Step:
        """What is being decided."""
        return self.now["pending"][-1]

    @property
    def supply(self) -> int:
        """How many settlements the seat at turn can still build."""
        return self.now["supply"][self.turn]

    @property
    def card(self) -> str | None:
        """The terrain of the card played this turn; none after R9."""
        return self.now["played_card"]

    def own(self) -> set[Hex]:
        """The settlements of the seat at turn."""
        return set(self.now["settlements"][self.turn])

    def free(self) -> set[Hex]:
        """Hexes with neither a settlement nor a wall (R55)."""
        taken = {place for places in self.now["settlements"].values() for place in places}
        return set(HEXES) - taken - set(self.now["walls"])

    def free_of(self, terrain: str | None) -> set[Hex]:
        """Free hexes of one terrain; none without a card (R59)."""
        return {place for place in self.free() if self.terrain[place] == terrain}

    def free_buildable(self) -> set[Hex]:
        """Free hexes of the five terrains one may build on."""
        return {place for place in self.free() if self.terrain[place] in BUILDABLE}

    def clockwise_after(self, seat: Seat) -> list[Seat]:
        """The other seats in playing order."""
        seats = self.setup["seats"]
        here = seats.index(seat)
        return seats[here + 1 :] + seats[:here]

    # --- Where things may go ---

    def build_pool(self, step: Step) -> set[Hex]:
        """Free hexes of the right kind for a build that rule 3 binds, before rule 3."""
        if step["what"] == "mandatory":
            return self.free_of(self.card)
        if step["what"] == "donation":
            return self.free_of(step["terrain"])
        if step["token"] == "tower":
            return {place for place in self.free_buildable() if is_edge(place)}
        return self.free_of(FIXED_TERRAIN.get(step["token"], self.card))

    def tavern_targets(self) -> set[Hex]:
        """Ends of straight gapless runs of three or more own settlements (R26)."""
        own = self.own()
        return {
            place
            for place in self.free_buildable()
            for way in DIRECTIONS
            if len(run_from(place, way)) >= 3 and own.issuperset(run_from(place, way)[:3])
        }

    def village_targets(self) -> set[Hex]:
        """Hexes touching at least three own settlements (R26)."""
        own = self.own()
        return {
            place
            for place in self.free_buildable()
            if sum(neighbour in own for neighbour in NEIGHBOURS[place]) >= 3
        }

    def build_targets(self, step: Step) -> set[Hex]:
        """Where the settlement of a pending build may stand."""
        if step.get("token") == "tavern":
            return self.tavern_targets()
        if step.get("token") == "village":
            return self.village_targets()
        return rule_3(self.build_pool(step), self.own())

    def move_targets(self, token: str, start: Hex) -> set[Hex]:
        """Where a moving token may set down the settlement lifted from a hex."""
        if token in ("barn", "harbor"):
            # R22: lifted first, so the old hex is free and lends no adjacency any more;
            # R23: it stays in the test of rule 3 but is not offered.
            pool = self.free_of(self.card if token == "barn" else "water")
            if self.terrain[start] == (self.card if token == "barn" else "water"):
                pool.add(start)
            return rule_3(pool, self.own() - {start}) - {start}
        landing = self.free_buildable()
        if token == "paddock":  # R25: exactly two hexes, over anything
            jumps = [run_from(start, way)[1:2] for way in DIRECTIONS]
            return {place for jump in jumps for place in jump if place in landing}
        if token == "caravan":  # R53: as far as it can go
            stops = set()
            for way in DIRECTIONS:
                slid = None
                for place in run_from(start, way):
                    if place not in landing:
                        break
                    slid = place
                if slid is not None:
                    stops.add(slid)
            return stops
        assert token == "resettlement"  # R47: one step, no rule 3
        return {place for place in NEIGHBOURS[start] if place in landing}

    def movable(self, token: str) -> set[Hex]:
        """Own settlements that the token could move somewhere (R24: whatever they stand on)."""
        return {place for place in self.own() if self.move_targets(token, place)}

    def wall_targets(self) -> set[Hex]:
        """Free hexes of the card's terrain that touch an own settlement (R54)."""
        if self.now["walls_left"] == 0:
            return set()
        own = self.own()
        return {place for place in self.free_of(self.card) if touches(place, own)}

    def sword_victims(self) -> list[Seat]:
        """Opponents with something to lose (R51)."""
        return sorted(
            seat for seat, places in self.now["settlements"].items() if places and seat != self.turn
        )

    def has_use(self, token: str) -> bool:
        """The token can do something now; R4: without supply nothing can be built."""
        if token in BOUND_BUILDS | FREE_BUILDS:
            return self.supply > 0 and bool(self.build_targets({"what": "build", "token": token}))
        if token.startswith(DONATION):
            return self.supply > 0 and bool(self.free_of(token.removeprefix(DONATION)))
        if token in MOVES:
            return any(self.move_targets(token, place) for place in self.own())
        if token == "quarry":
            return bool(self.wall_targets())
        if token == "sword":
            return bool(self.sword_victims())
        assert token == "outpost"
        return False  # never on its own, only with a build (R45)

    # --- What may be decided ---

    def usable_tokens(self) -> set[str]:
        """Kinds of token the seat at turn may still use this turn (R15, R42)."""
        return {held["token"] for held in self.now["tokens"][self.turn] if held["usable"]}

    def legal(self) -> set[str]:
        """All legal actions."""
        top = self.top
        what = top["what"]
        if what == "over":
            return set()
        if what in ("draw", "replace"):
            return {f"draw {terrain}" for terrain, count in self.now["deck"].items() if count}
        if what == "after":
            return {"end"} | self.token_uses()
        if what == "mandatory":
            # R1: other tokens before its first settlement, never between them.
            tokens = self.token_uses() if not top["built"] else set()
            return self.builds(top) | self.outpost_uses() | tokens
        if what == "build" and top["token"] in FREE_BUILDS:
            return self.builds(top)
        if what in ("build", "donation"):
            return self.builds(top) | self.outpost_uses()
        if what == "outpost":  # R50: terrain or edge still bind
            return {f"build {place}" for place in self.build_pool(self.now["pending"][-2])}
        if what == "take":
            takes = {f"take {place}" for place in self.movable(top["token"])}
            begun = top["token"] == "resettlement" and top["steps_left"] < RESETTLEMENT_STEPS
            return takes | ({"stop"} if begun else set())  # R48
        if what == "move":
            return {f"move {place}" for place in self.move_targets(top["token"], top["from"])}
        if what == "wall":
            walls = {f"wall {place}" for place in self.wall_targets()}
            return walls | ({"stop"} if top["left"] < QUARRY_WALLS else set())
        assert what == "sword"
        choosers = [self.chooser()] if self.owner_chooses() else top["victims"]
        return {f"take {place}" for seat in choosers for place in self.now["settlements"][seat]}

    def builds(self, step: Step) -> set[str]:
        """The builds that a step asks for."""
        return {f"build {place}" for place in self.build_targets(step)}

    def token_uses(self) -> set[str]:
        """Extra actions that can begin now."""
        return {f"use {token}" for token in self.usable_tokens() if self.has_use(token)}

    def outpost_uses(self) -> set[str]:
        """An Outpost may be declared with any pending build (R50, R61)."""
        return {"use outpost"} if "outpost" in self.usable_tokens() else set()

    def owner_chooses(self) -> bool:
        """The victims of a Sword pick themselves (R51)."""
        return self.setup["rulings"]["sword-chooser"] == "owner"

    def chooser(self) -> Seat:
        """The victim whose choice comes first, clockwise after the user."""
        victims = self.top["victims"]
        return next(seat for seat in self.clockwise_after(self.turn) if seat in victims)

    # --- What follows ---

    def play(self, action: str) -> None:
        """The whole transition."""
        verb, _, target = action.partition(" ")
        if verb == "build":
            self.build(target)
        elif verb == "use":
            self.use(target)
        elif verb == "take" and self.top["what"] == "sword":
            self.strike(target)
        elif verb == "take":
            step = self.now["pending"][-1]
            step["what"] = "move"
            step["from"] = target
        elif verb == "move":
            self.move(target)
        elif verb == "wall":
            self.wall(target)
        elif verb == "stop":
            self.stop()
        elif verb == "end":
            self.end_turn()
        else:
            assert verb == "draw"
            self.draw(target)
        self.now["pile"] = sum(self.now["deck"].values())
        self.now["seat"] = self.decider()

    def decider(self) -> Seat:
        """Who decides next."""
        what = self.top["what"]
        if what == "sword" and self.owner_chooses():
            return self.chooser()
        return {"draw": "chance", "replace": "chance", "over": "nobody"}.get(what, self.turn)

    def use(self, kind: str) -> None:
        """Begin a token."""
        held = self.now["tokens"][self.turn]
        used = next(token for token in held if token["token"] == kind and token["usable"])
        if used["home"] in self.setup["locations"]:
            used["usable"] = False
        else:
            held.remove(used)  # R42: once
        self.notes[f"use {kind}"] += 1
        step: Step
        if kind in BOUND_BUILDS | FREE_BUILDS:
            step = {"what": "build", "token": kind}
        elif kind.startswith(DONATION):
            terrain = kind.removeprefix(DONATION)
            owed = min(DONATION_BUILDS, self.supply)  # R46
            step = {"what": "donation", "terrain": terrain, "owed": owed}
        elif kind in MOVES:
            steps = RESETTLEMENT_STEPS if kind == "resettlement" else 1
            step = {"what": "take", "token": kind, "steps_left": steps}
            if kind == "resettlement":
                step["stepped"] = []
        elif kind == "quarry":
            step = {"what": "wall", "left": QUARRY_WALLS}
        elif kind == "sword":
            step = {"what": "sword", "victims": self.sword_victims()}
        else:
            step = {"what": "outpost"}
        self.now["pending"].append(step)

    def build(self, place: Hex) -> None:
        """A settlement from the supply, then section 6 (a) to (f)."""
        if self.top["what"] == "outpost":
            self.now["pending"].pop()
        self.set_down(place)
        self.now["supply"][self.turn] -= 1
        self.score_neighbourhood(place)
        top = self.top
        if top["what"] == "mandatory":
            top["owed"] -= 1
            top["built"] = in_reading_order([*top["built"], place])
            self.score_family(top["built"])
        elif top["what"] == "donation":
            top["owed"] -= 1
        else:
            self.now["pending"].pop()
        self.take_token(place)
        if self.supply == 0:
            self.now["last_round"] = True  # R12
        self.go_on()

    def set_down(self, place: Hex) -> None:
        places = self.now["settlements"][self.turn]
        self.now["settlements"][self.turn] = in_reading_order([*places, place])

    def lift(self, seat: Seat, place: Hex) -> None:
        self.now["settlements"][seat].remove(place)

    def move(self, place: Hex) -> None:
        """Set a lifted settlement down."""
        step = self.now["pending"].pop()
        self.lift(self.turn, step["from"])
        self.set_down(place)
        if self.setup["rulings"]["moves-score"]:  # R34
            self.score_neighbourhood(place)
        if step["token"] != "resettlement":
            self.touch_anew([step["from"]], [place])
        else:
            if self.setup["rulings"]["step-tokens"]:  # R49
                self.touch_anew([step["from"]], [place])
            stepped = in_reading_order({*step["stepped"], step["from"], place})
            steps_left = step["steps_left"] - 1
            self.now["pending"].append(
                {
                    "what": "take",
                    "token": "resettlement",
                    "steps_left": steps_left,
                    "stepped": stepped,
                }
            )
        self.go_on()

    def touch_anew(self, left: Iterable[Hex], reached: Iterable[Hex]) -> None:
        """After a move: lose what is left behind, take what is reached (R14, R17)."""
        self.drop_tokens(self.turn, left)
        for place in in_reading_order(reached):
            self.take_token(place)

    def wall(self, place: Hex) -> None:
        """A wall from the common supply (R54, R55)."""
        self.now["walls"] = in_reading_order([*self.now["walls"], place])
        self.now["walls_left"] -= 1
        self.top["left"] -= 1
        self.notes["wall"] += 1
        self.go_on()

    def strike(self, place: Hex) -> None:
        """A Sword takes one settlement back to its owner's supply (R51, R52)."""
        step = self.top
        victim = next(s for s in step["victims"] if place in self.now["settlements"][s])
        self.lift(victim, place)
        self.now["supply"][victim] += 1
        step["victims"].remove(victim)
        if self.setup["rulings"]["sword-loses-tokens"]:  # R21
            self.drop_tokens(victim, [place])
        self.go_on()

    def stop(self) -> None:
        """No second wall, no further step."""
        self.close_top()
        self.go_on()

    def close_top(self) -> None:
        """The action on top is finished."""
        step = self.now["pending"].pop()
        if step["what"] == "take" and not self.setup["rulings"]["step-tokens"]:
            stepped = step["stepped"]  # R49 the other way: once, when it ends
            self.touch_anew(stepped, [place for place in stepped if place in self.own()])

    def go_on(self) -> None:
        """Close what is done, replace the card (R7, R58), close what can have no further part."""
        for step in self.now["pending"]:
            if step["what"] == "mandatory":
                step["owed"] = min(step["owed"], self.supply)  # R3
        while self.is_exhausted(self.top):
            self.close_top()
        if self.needs_card():
            self.replace_card()
        while self.is_finished(self.top):
            self.close_top()

    def is_exhausted(self, step: Step) -> bool:
        """All its parts are done."""
        what = step["what"]
        if what in ("mandatory", "donation"):
            return step["owed"] == 0  # R60
        if what == "take":
            return step["steps_left"] == 0
        if what == "wall":
            return step["left"] == 0
        return what == "sword" and not step["victims"]

    def is_finished(self, step: Step) -> bool:
        """No further part of it is owed or possible."""
        what = step["what"]
        if self.is_exhausted(step):
            return True
        if what == "mandatory":
            return self.card is None  # R9
        if what == "donation":  # R46
            return not self.has_use(DONATION + step["terrain"])
        if what == "take":
            return not self.has_use(step["token"])
        return what == "wall" and not self.wall_targets()

    # --- Tokens ---

    def take_token(self, place: Hex) -> None:
        """A token from the location or nomad hex next to a placement, if there is one."""
        seat = self.turn
        for home in NEIGHBOURS[place]:
            if home in self.now["taken"][seat]:
                continue  # R16: never twice from one hex
            kind: str | None = None
            if self.now["tokens_left"].get(home, 0) > 0:
                self.now["tokens_left"][home] -= 1
                kind = self.setup["locations"][home]
            elif home in self.now["nomad_tokens"]:
                kind = self.now["nomad_tokens"].pop(home)  # R41
            if kind is None:
                continue
            self.notes[f"take {kind}"] += 1
            taken = [*self.now["taken"][seat], home]
            self.now["taken"][seat] = sorted(taken, key=self.home_order.__getitem__)
            if kind == "treasure":
                self.pay(seat, "treasure", TREASURE_GOLD)
            else:
                self.now["tokens"][seat].append({"token": kind, "home": home, "usable": False})
                self.sort_tokens(seat)

    def sort_tokens(self, seat: Seat) -> None:
        self.now["tokens"][seat].sort(key=lambda token: self.home_order[token["home"]])

    def drop_tokens(self, seat: Seat, left: Iterable[Hex]) -> None:
        """Lose location tokens whose last settlement was taken away (R17); nomads stay (R43)."""
        own = set(self.now["settlements"][seat])
        held = self.now["tokens"][seat]
        for home in [token["home"] for token in held if token["home"] in self.setup["locations"]]:
            if touches(home, own) or not touches(home, left):
                continue
            left_behind = next(token for token in held if token["home"] == home)
            equals = [token for token in held if token["token"] == left_behind["token"]]
            # R19: give up a copy that is no use this turn, and bind the other to where one is.
            given_up = next((token for token in equals if not token["usable"]), left_behind)
            if given_up is not left_behind:
                left_behind["home"] = given_up["home"]
                if left_behind["usable"]:
                    self.notes["token re-bound"] += 1
            held.remove(given_up)
            self.notes["token lost"] += 1
        self.sort_tokens(seat)

    # --- Gold on the way (R34 to R40) ---

    def pay(self, seat: Seat, source: str, gold: int) -> None:
        self.now["gold"][seat][source] += gold
        self.notes[f"gold {source}"] += 1

    def score_neighbourhood(self, place: Hex) -> None:
        """Shepherds and Ambassadors, for the settlement just put down."""
        if "shepherds" in self.setup["cards"]:
            free = self.free()
            like = [n for n in NEIGHBOURS[place] if self.terrain[n] == self.terrain[place]]  # R36
            if not any(neighbour in free for neighbour in like):  # R35
                self.pay(self.turn, "shepherds", 2)
        if "ambassadors" in self.setup["cards"]:
            others = self.clockwise_after(self.turn)
            foreign = {place for seat in others for place in self.now["settlements"][seat]}
            if touches(place, foreign):
                self.pay(self.turn, "ambassadors", 1)  # R38: one at most

    def score_family(self, built: Sequence[Hex]) -> None:
        """Families, once all three of the mandatory action stand (R39)."""
        if "families" not in self.setup["cards"] or len(built) < MANDATORY_BUILDS:
            return
        if in_one_line(built, self.setup["rulings"]["families-gaps"]):
            self.pay(self.turn, "families", 2)

    # --- Cards and turns ---

    def needs_card(self) -> bool:
        """Settlements are owed and the card's terrain has no free hex (R7, R8, R60)."""
        owed = any(f["what"] == "mandatory" and f["owed"] for f in self.now["pending"])
        return owed and not self.free_of(self.card)

    def replace_card(self) -> None:
        """Remove the useless card and draw another; without any, skip what is owed (R9)."""
        useless = self.now["cards"][self.turn]
        if useless is not None:
            self.now["removed"][useless] += 1
            self.notes[f"card replaced during {self.top['what']}"] += 1
        self.now["cards"][self.turn] = None
        self.now["played_card"] = None
        if self.has_card_to_draw():
            self.now["pending"].append({"what": "replace"})
        else:
            self.notes["mandatory skipped"] += 1

    def has_card_to_draw(self) -> bool:
        """A card is needed: is there one? The discards become the pile if that is empty (R6)."""
        if not any(self.now["deck"].values()):
            self.now["deck"] = self.now["discards"]
            self.now["discards"] = dict.fromkeys(self.now["deck"], 0)
            self.notes["reshuffle"] += 1
        return any(self.now["deck"].values())

    def draw(self, terrain: str) -> None:
        """A card comes off the pile."""
        self.now["deck"][terrain] -= 1
        step = self.now["pending"].pop()
        if step["what"] == "replace":
            self.now["cards"][self.turn] = terrain
            self.now["played_card"] = terrain
            self.go_on()
            return
        self.now["cards"][step["for"]] = terrain
        if not self.now["pending"]:  # else it was one of the first cards and others follow
            self.start_turn(self.clockwise_after(self.turn)[0])

    def start_turn(self, seat: Seat) -> None:
        """Reveal the card; tokens taken on earlier turns become usable."""
        self.now["turn"] = seat
        for token in self.now["tokens"][seat]:
            token["usable"] = True
        self.now["played_card"] = self.now["cards"][seat]
        owed: Step = {"what": "mandatory", "owed": MANDATORY_BUILDS, "built": []}
        self.now["pending"] = [{"what": "after"}, owed]
        self.go_on()  # R63

    def end_turn(self) -> None:
        """Discard what is due, draw a card, pass the turn on or end the game."""
        seat = self.turn
        for token in list(self.now["tokens"][seat]):
            if token["usable"] and token["home"] not in self.setup["locations"]:
                self.now["tokens"][seat].remove(token)  # R42
                self.notes["nomad token expired"] += 1
            token["usable"] = False
        card = self.now["cards"][seat]
        if card is not None:
            self.now["discards"][card] += 1
        self.now["cards"][seat] = None
        self.now["played_card"] = None
        self.now["pending"] = []
        following = self.clockwise_after(seat)[0]
        if self.now["last_round"] and following == self.setup["first"]:  # R12, R62
            self.now["pending"] = [{"what": "over"}]
        elif self.has_card_to_draw():
            self.now["pending"] = [{"what": "draw", "for": seat}]
        else:
            self.start_turn(following)


def rule_3(pool: set[Hex], own: set[Hex]) -> set[Hex]:
    """Next to an own settlement if possible, else anywhere in the pool (R11)."""
    adjacent = {place for place in pool if touches(place, own)}
    return adjacent or pool


# --- Final scoring (section 3, R28 to R33) ------------------------------------------------------


class Count:
    """What the settlements of one seat earn at the end."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.own = table.now["settlements"][seat]
        self.terrain = table.terrain
        self.specials = [place for place in HEXES if table.terrain[place] in SPECIAL]  # R28

    def ways(self, source: str) -> list[list[Paid]]:
        """The right awards of a source; more than one way where a tie leaves a choice."""
        if source in self.table.now["gold"][self.seat]:
            booked = self.table.now["gold"][self.seat][source]
            return [[(booked, ())] if booked else []]
        by_card = {
            "castles": self.castles,
            "fishermen": self.fishermen,
            "miners": self.miners,
            "workers": self.workers,
            "merchants": self.merchants,
            "discoverers": self.discoverers,
            "knights": self.knights,
            "hermits": self.hermits,
            "citizens": self.citizens,
            "lords": self.lords,
            "farmers": self.farmers,
        }
        ways = by_card[source]()
        return [sorted(award for award in way if award[0]) for way in ways]

    def castles(self) -> list[list[Paid]]:
        """3 per castle with an own settlement next to it."""
        castles = [place for place in HEXES if self.terrain[place] == "castle"]
        return [[(3, (castle,)) for castle in castles if touches(castle, self.own)]]

    def near(self, terrains: set[str], but_not_on: str = "") -> list[list[Paid]]:
        """1 per settlement that touches one of the terrains, as printed (R31)."""
        earning = [
            place
            for place in self.own
            if self.terrain[place] != but_not_on
            and any(self.terrain[neighbour] in terrains for neighbour in NEIGHBOURS[place])
        ]
        return [[(1, (place,)) for place in earning]]

    def fishermen(self) -> list[list[Paid]]:
        """R32: a settlement on a mountain may fish, one on water may not."""
        return self.near({"water"}, but_not_on="water")

    def miners(self) -> list[list[Paid]]:
        """R32: a settlement on water may mine, one on a mountain may not."""
        return self.near({"mountain"}, but_not_on="mountain")

    def workers(self) -> list[list[Paid]]:
        """1 per settlement next to a castle, location or nomad hex."""
        return self.near(SPECIAL)

    def merchants(self) -> list[list[Paid]]:
        """4 per special that one own group links with another special (R29)."""
        linked = set()
        for group in groups_of(self.own):
            reached = {special for special in self.specials if touches(special, group)}
            if len(reached) > 1:
                linked |= reached
        return [[(4, (special,)) for special in linked]]

    def rows(self) -> list[tuple[Hex, ...]]:
        rows: dict[int, list[Hex]] = {}
        for place in in_reading_order(self.own):
            rows.setdefault(row_of(place), []).append(place)
        return [tuple(row) for row in rows.values()]

    def discoverers(self) -> list[list[Paid]]:
        """1 per row with an own settlement."""
        return [[(1, row) for row in self.rows()]]

    def knights(self) -> list[list[Paid]]:
        """2 per settlement of the best row, one row only."""
        rows = self.rows()
        most = max(map(len, rows), default=0)
        return [[(2, (place,)) for place in row] for row in rows if len(row) == most] or [[]]

    def hermits(self) -> list[list[Paid]]:
        """1 per group."""
        return [[(1, tuple(group)) for group in groups_of(self.own)]]

    def citizens(self) -> list[list[Paid]]:
        """1 per two settlements of the largest group."""
        groups = groups_of(self.own)
        largest = max(map(len, groups), default=0)
        return [[(largest // 2, tuple(g))] for g in groups if len(g) == largest] or [[]]

    def in_sector(self, seat: Seat, sector: tuple[bool, bool]) -> tuple[Hex, ...]:
        places = self.table.now["settlements"][seat]
        return tuple(in_reading_order(p for p in places if sector_of(p) == sector))

    def lords(self) -> list[list[Paid]]:
        """Per sector 12 for the highest count, 6 for the next distinct one, zero included (R30).

        Where nothing of one's own lies in a sector, the sector itself is the place.
        """
        awards = []
        for number, sector in enumerate(SECTORS, start=1):
            counts = {len(self.in_sector(seat, sector)) for seat in self.table.setup["seats"]}
            mine = self.in_sector(self.seat, sector)
            rank = sorted(counts, reverse=True).index(len(mine))
            awards.append(({0: 12, 1: 6}.get(rank, 0), mine or (f"sector-{number}",)))
        return [awards]

    def farmers(self) -> list[list[Paid]]:
        """3 per settlement of the sector with the fewest own ones."""
        sectors = [self.in_sector(self.seat, sector) for sector in SECTORS]
        fewest = min(map(len, sectors))
        return [[(3, (place,)) for place in s] for s in sectors if len(s) == fewest]


SECTORS = [(False, False), (False, True), (True, False), (True, True)]


# --- The referee's three answers --------------------------------------------------------------


def legal(setup: Setup, position: Position) -> set[str]:
    """All legal actions of a position."""
    return Table(setup, position).legal()


def after(setup: Setup, position: Position, action: str) -> Position:
    """The position that follows from a legal action."""
    table = Table(setup, position)
    table.play(action)
    return table.now


def sources(setup: Setup) -> list[str]:
    """All that can pay in this match."""
    treasure = "treasure" in setup["nomad_tokens"].values()
    return ["castles", *setup["cards"], *(["treasure"] if treasure else [])]


def awards(setup: Setup, position: Position) -> dict[Seat, dict[str, list[list[Paid]]]]:
    """Per seat and source the right awards, with the places that earn them."""
    table = Table(setup, position)
    counts = {seat: Count(table, seat) for seat in setup["seats"]}
    return {
        seat: {source: count.ways(source) for source in sources(setup)}
        for seat, count in counts.items()
    }


def scores(setup: Setup, position: Position) -> dict[Seat, dict[str, int]]:
    """Per seat and source the gold that it has, if the game ended now."""
    return {
        seat: {source: sum(gold for gold, _ in ways[0]) for source, ways in by_source.items()}
        for seat, by_source in awards(setup, position).items()
    }


def winners(totals: Mapping[Seat, int]) -> set[Seat]:
    """The richest seats; a tie is shared (R13)."""
    return {seat for seat, total in totals.items() if total == max(totals.values())}
