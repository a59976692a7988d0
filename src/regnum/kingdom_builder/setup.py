"""What is fixed before the first decision, and how it is chosen or drawn."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from regnum.core.bits import bits, mask_of
from regnum.core.chance import Source
from regnum.core.errors import WrongOption
from regnum.core.seats import SEAT_LETTERS, Seat, parse_seat
from regnum.core.spec import RANDOM, Option, Parts, complete, print_spec
from regnum.kingdom_builder.board import (
    INDICES,
    NEIGHBOURS,
    STEPS,
    Board,
    Cells,
    assemble,
    neighbours,
)
from regnum.kingdom_builder.data import (
    BASE_CARDS,
    BASE_SECTORS,
    BUILDERS,
    CARDS_IN_PLAY,
    KIND_NAMES,
    MOUNTAIN,
    NOMAD_NAMES,
    NOMAD_TOKEN_COUNTS,
    NOMADS_SECTORS,
    OUTPOST,
    PRESETS,
    QUARRY,
    RED_CARDS,
    SECTORS_IN_PLAY,
    TOKENS_PER_LOCATION,
    TREASURE,
    WATER,
    Kind,
)

KEY = "kingdom-builder"
YES, NO = "yes", "no"
TURNED = "180"
NO_PRESET, NOMADS = {"preset": "none"}, {"nomads": YES}


def _ruling(
    name: str, default: str, explanation: str, values: tuple[str, ...] = (YES, NO)
) -> Option:
    return Option(name, default, explanation, values, needs=NOMADS)


RULINGS = (
    _ruling("sword-loses-tokens", YES, "R21: a Sword can cost its victim a token"),
    _ruling("moves-score", NO, "R34: moves score Shepherds and Ambassadors too"),
    _ruling("families-gaps", NO, "R39: gaps are allowed in the line of Families"),
    _ruling("step-tokens", YES, "R49: each step of a Resettlement takes and loses tokens"),
    _ruling("sword-chooser", "user", "R51: who picks what a Sword removes", ("user", "owner")),
)
OPTIONS = (
    Option("players", "2", "how many seats; five need Nomads", ("2", "3", "4", "5")),
    Option("nomads", NO, "play with the Nomads expansion", (YES, NO)),
    Option("preset", "none", "a setup with a name", ("none", *PRESETS)),
    Option(
        "sectors",
        RANDOM,
        "the map: top left, top right, bottom left, bottom right",
        form="random, or four as in tavern/paddock180/oasis/farm (180: upside down) of "
        f"{', '.join(BASE_SECTORS)}; with Nomads {', '.join(NOMADS_SECTORS)}",
        parts=Parts(
            BASE_SECTORS + NOMADS_SECTORS,
            SECTORS_IN_PLAY,
            dict.fromkeys(NOMADS_SECTORS, "nomads"),
            TURNED,
        ),
        needs=NO_PRESET,
    ),
    Option(
        "cards",
        RANDOM,
        "the cards that score",
        form="random, or three as in lords/miners/hermits of "
        f"{', '.join(BASE_CARDS)}; with Nomads {', '.join(RED_CARDS)}",
        parts=Parts(BASE_CARDS + RED_CARDS, CARDS_IN_PLAY, dict.fromkeys(RED_CARDS, "nomads")),
        needs=NO_PRESET,
    ),
    Option(
        "nomad-tokens",
        RANDOM,
        "the tokens on the nomad hexes, in reading order",
        form="random, or one for each nomad hex as in sword/treasure of "
        f"{', '.join(NOMAD_NAMES)}; none where there is no such hex",
        parts=Parts(NOMAD_NAMES, needs=dict.fromkeys(NOMAD_NAMES, "nomads")),
        needs=NOMADS,
    ),
    Option("first", RANDOM, "who starts", (RANDOM, *SEAT_LETTERS)),
    *RULINGS,
)


class Setup:
    """A table laid for Kingdom Builder. Shared by all its states, never changed."""

    def __init__(self, values: Mapping[str, str]) -> None:
        """From options that leave nothing to chance."""
        self.players = int(values["players"])
        self.nomads = values["nomads"] == YES
        self.sectors = _parse_sectors(values["sectors"], self.nomads)
        self.cards = _parse_cards(values["cards"], self.nomads)
        self.first: Seat = parse_seat(values["first"], self.players)
        self.board: Board = assemble(self.sectors)
        tokens = _parse_tokens(values["nomad-tokens"], len(self.board.nomads))

        self.sword_loses_tokens = values["sword-loses-tokens"] == YES
        self.moves_score = values["moves-score"] == YES
        self.families_gaps = values["families-gaps"] == YES
        self.step_tokens = values["step-tokens"] == YES
        self.owner_chooses = values["sword-chooser"] == "owner"
        fixed = {name: values[name] for name in ("players", "nomads", "sectors", "cards")}
        if tokens:
            fixed["nomad-tokens"] = values["nomad-tokens"]
        fixed["first"] = values["first"]
        fixed |= {o.name: values[o.name] for o in RULINGS if values[o.name] != o.default}
        self.spec = print_spec(KEY, fixed)

        # Every hex that gives tokens has a number, locations first. Sets of tokens are sets of
        # these numbers: no two tokens of one seat ever come from the same hex.
        self.homes = (*self.board.locations, *self.board.nomads)
        self.kinds: tuple[Kind, ...] = (*self.board.locations.values(), *tokens)
        self.location_homes = mask_of(range(len(self.board.locations)))
        self.nomad_homes = mask_of(range(len(self.homes))) & ~self.location_homes
        self.stock = tuple(
            TOKENS_PER_LOCATION if self.location_homes >> home & 1 else 1
            for home in range(len(self.homes))
        )
        self.home_touched = [-1] * INDICES
        for home, cell in enumerate(self.homes):
            for step in STEPS:  # no special lies at the edge: all six are on the board
                self.home_touched[cell + step] = home
        self.homes_of_kind = [0] * len(KIND_NAMES)
        for home, kind in enumerate(self.kinds):
            self.homes_of_kind[kind] |= 1 << home
        self.build_homes = mask_of(n for n, kind in enumerate(self.kinds) if kind in BUILDERS)
        self.extra_kinds = sorted({*self.kinds} - {OUTPOST, TREASURE})  # extra actions of their own
        self.has_walls = QUARRY in self.kinds
        treasure = ("treasure",) if TREASURE in self.kinds else ()
        self.gold_sources = ("castles", *self.cards, *treasure)
        self.cards_need_groups = not {"hermits", "citizens", "merchants"}.isdisjoint(self.cards)
        self.has_families = "families" in self.cards
        self.has_shepherds = "shepherds" in self.cards
        self.has_ambassadors = "ambassadors" in self.cards
        self.builds_score = self.has_shepherds or self.has_ambassadors

    @cached_property
    def near_water(self) -> Cells:
        """Hexes that touch water without being water."""
        return neighbours(self.board.terrain[WATER]) & ~self.board.terrain[WATER]

    @cached_property
    def near_mountain(self) -> Cells:
        """Hexes that touch a mountain without being one."""
        return neighbours(self.board.terrain[MOUNTAIN]) & ~self.board.terrain[MOUNTAIN]

    @cached_property
    def near_special(self) -> Cells:
        """Hexes that touch a castle, a location or nomads."""
        return neighbours(self.board.specials)

    @cached_property
    def castle_areas(self) -> tuple[Cells, ...]:
        """The hexes around each castle."""
        return tuple(NEIGHBOURS[castle] for castle in bits(self.board.castles))

    @cached_property
    def home_areas(self) -> tuple[Cells, ...]:
        """The hexes around each hex that gives tokens."""
        return tuple(NEIGHBOURS[home] for home in self.homes)

    @cached_property
    def special_rings(self) -> tuple[tuple[Cells, Cells, Cells, Cells], ...]:
        """Each special hex as a set, and the hexes that are one, two and three steps away."""
        rings = []
        for cell in bits(self.board.specials):
            one = NEIGHBOURS[cell]
            two = neighbours(one)
            three = neighbours(two)
            rings.append((1 << cell, one, two & ~one, three & ~two & ~one))
        return tuple(rings)


def deal(options: Mapping[str, str], source: Source) -> Setup:
    """A setup with these options; what is left to chance is drawn from the source."""
    values = complete(OPTIONS, options)
    nomads = values["nomads"] == YES
    if values["players"] == "5" and not nomads:
        text = "five seats need Nomads: add nomads=yes, or play with 2 to 4"
        raise WrongOption("players", "needs", text, value="5", needs="nomads")
    if values["preset"] != "none":
        preset = PRESETS[values["preset"]]
        if any(values[name] != RANDOM for name in preset):
            text = f"preset {values['preset']} fixes {' and '.join(preset)}: leave them out"
            raise WrongOption("preset", "fixes", text, value=values["preset"])
        values |= preset
    if values["sectors"] == RANDOM:
        drawn = source.sample(BASE_SECTORS + NOMADS_SECTORS * nomads, SECTORS_IN_PLAY)
        values["sectors"] = "/".join(name + TURNED * source.below(2) for name in drawn)
    if values["cards"] == RANDOM:
        cards = source.sample(BASE_CARDS + RED_CARDS * nomads, CARDS_IN_PLAY)
        values["cards"] = "/".join(cards)
    if values["nomad-tokens"] == RANDOM:
        hexes = len(assemble(_parse_sectors(values["sectors"], nomads)).nomads)
        pool = [name for name in NOMAD_NAMES for _ in range(NOMAD_TOKEN_COUNTS[name])]
        values["nomad-tokens"] = "/".join(source.sample(pool, hexes)) or "none"
    if values["first"] == RANDOM:
        values["first"] = SEAT_LETTERS[source.below(int(values["players"]))]
    return Setup(values)


def _parse_sectors(text: str, nomads: bool) -> tuple[tuple[str, bool], ...]:
    allowed = BASE_SECTORS + NOMADS_SECTORS * nomads
    sectors = [(name.removesuffix(TURNED), name.endswith(TURNED)) for name in text.split("/")]
    _check("sectors", [name for name, _ in sectors], allowed, SECTORS_IN_PLAY, text)
    return tuple(sectors)


def _parse_cards(text: str, nomads: bool) -> tuple[str, ...]:
    cards = text.split("/")
    _check("cards", cards, BASE_CARDS + RED_CARDS * nomads, CARDS_IN_PLAY, text)
    return tuple(cards)


def _check(what: str, names: Sequence[str], allowed: Sequence[str], count: int, text: str) -> None:
    for name in names:
        if name in NOMADS_SECTORS + RED_CARDS and name not in allowed:
            text = f"{what}: {name} needs nomads=yes"
            raise WrongOption(what, "needs", text, value=name, needs="nomads")
        if name not in allowed:
            text = f"{what}: {name!r} is not one of {', '.join(allowed)}"
            raise WrongOption(what, "unknown", text, value=name)
    if len(names) != count or len(set(names)) != count:
        raise WrongOption(
            what, "count", f"{what}: {text} must be {count} different ones", count=count
        )


def _parse_tokens(text: str, hexes: int) -> tuple[Kind, ...]:
    option, tokens = "nomad-tokens", [] if text == "none" else text.split("/")
    for name in tokens:
        if name not in NOMAD_NAMES:
            text = f"{option}: {name!r} is not one of {', '.join(NOMAD_NAMES)}"
            raise WrongOption(option, "unknown", text, value=name)
        most = NOMAD_TOKEN_COUNTS[name]
        if tokens.count(name) > most:
            text = f"{option}: there are only {most} of {name}"
            raise WrongOption(option, "only", text, value=name, count=most)
    if len(tokens) != hexes:
        text = f"{option}: this map has {hexes} nomad hexes, not {len(tokens)}"
        raise WrongOption(option, "exactly", text, count=hexes)
    return tuple(KIND_NAMES.index(name) for name in tokens)
