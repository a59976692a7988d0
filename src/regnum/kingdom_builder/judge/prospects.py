"""What a settlement on each hex would bring, and what each standing one is good for.

Both are layers: sets of hexes with the gold that each hex of the set is worth. The layers add up.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from regnum.core.bits import bits
from regnum.core.judging import Weights
from regnum.core.seats import Seat
from regnum.kingdom_builder.board import (
    AXES,
    NEIGHBOURS,
    ROWS,
    SECTOR_AREAS,
    STEPS,
    Cells,
    groups,
    neighbours,
)
from regnum.kingdom_builder.data import (
    BUILDABLE,
    CASTLE_GOLD,
    GOLD,
    KIND_NAMES,
    MANDATORY_SETTLEMENTS,
    TREASURE,
    TREASURE_GOLD,
)
from regnum.kingdom_builder.rules.turn import Mandatory
from regnum.kingdom_builder.setup import Setup
from regnum.kingdom_builder.state import State

Layer: TypeAlias = tuple[Cells, float]

TOKEN_WEIGHTS = [name.partition("-")[0] for name in KIND_NAMES]  # the donations share one
KNIGHTS_ROWS = 3  # how far behind the longest row a row may be and still become it


def classes(pool: Cells, layers: Iterable[Layer]) -> list[tuple[float, Cells]]:
    """The hexes of a pool in sets of equal value, the best first."""
    parts = {0.0: pool}
    for cells, gain in layers:
        if not cells & pool:
            continue
        split: dict[float, Cells] = {}
        for value, part in parts.items():
            hit = part & cells
            if hit:
                split[value + gain] = split.get(value + gain, 0) | hit
            if hit != part:
                split[value] = split.get(value, 0) | part ^ hit
        parts = split
    return sorted(parts.items(), reverse=True)


def add_up(terms: Iterable[float]) -> float:
    """A plain sum, to the last bit the same in every version of Python."""
    total = 0.0
    for term in terms:
        total += term
    return total


def tempo(state: State, seat: Seat) -> float:
    """About how many settlements a seat builds in a turn."""
    builders = state.held[seat] & state.setup.build_homes
    return MANDATORY_SETTLEMENTS + builders.bit_count()


def turns_left(state: State) -> float:
    """About how many turns each seat still has: until somebody runs out of settlements."""
    if state.ending:
        return 0.5
    return min([state.supply(seat) / tempo(state, seat) for seat in range(state.setup.players)])


def token_value(setup: Setup, weights: Weights, home: int, turns: float) -> float:
    """What the token of a home is worth in gold, with so many turns to come."""
    kind = setup.kinds[home]
    if kind == TREASURE:
        return TREASURE_GOLD
    weight = weights[TOKEN_WEIGHTS[kind]]
    return weight * turns if setup.location_homes >> home & 1 else weight


# What a settlement would bring.


def gains(state: State, seat: Seat, weights: Weights) -> list[Layer]:
    """What a settlement of this seat on each hex would bring."""
    setup = state.setup
    layers = [*_new_specials(state, seat, weights), *_freedom(state, seat, weights)]
    own = state.settlements[seat]
    parts = list(groups(own)) if setup.cards_need_groups else []
    for card in setup.cards:
        layers += _GAINS[card](state, seat, weights, parts)
    return layers


def gains_by_card(state: State, seat: Seat, weights: Weights) -> dict[str, list[Layer]]:
    """What a settlement of this seat on each hex would bring by each card, now or later."""
    parts = list(groups(state.settlements[seat]))
    return {card: list(_GAINS[card](state, seat, weights, parts)) for card in state.setup.cards}


def _new_specials(state: State, seat: Seat, weights: Weights) -> Iterator[Layer]:
    """Castles not yet touched and tokens still to be had, and one step before them."""
    setup, own = state.setup, state.settlements[seat]
    wanted = 0
    castles = 0
    for castle in setup.castle_areas:
        if not own & castle:
            castles |= castle
    if castles:
        wanted = castles
        yield castles, CASTLE_GOLD * weights["castle"]
    turns = turns_left(state)
    for home in bits(homes_with_tokens(state) & ~state.taken[seat]):
        area = setup.home_areas[home]
        wanted |= area
        yield area, token_value(setup, weights, home, turns)
    yield neighbours(wanted & state.empty), weights["near"]


def homes_with_tokens(state: State) -> int:
    """The hexes that still have a token to give: locations two, nomads one."""
    once = twice = 0
    for taken in state.taken:
        twice |= once & taken
        once |= taken
    return state.setup.location_homes & ~twice | state.setup.nomad_homes & ~once


def _freedom(state: State, seat: Seat, weights: Weights) -> Iterator[Layer]:
    """While no own settlement touches a terrain, its card leaves all of its hexes open."""
    reach, empty, terrain = state.reach[seat], state.empty, state.setup.board.terrain
    cost = -weights["freedom"]
    for kind in BUILDABLE:
        free = terrain[kind] & empty
        if not free & reach:
            yield neighbours(free), cost


Parts: TypeAlias = list[Cells]


def _fishermen(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    yield state.setup.near_water, GOLD["fishermen"]


def _miners(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    yield state.setup.near_mountain, GOLD["miners"]


def _workers(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    yield state.setup.near_special, GOLD["workers"]


def _discoverers(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    own = state.settlements[seat]
    new_rows = 0
    for row in ROWS:
        if not own & row:
            new_rows |= row
    yield new_rows, GOLD["discoverers"]


def _knights(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """The longest row, and rows that may still become it."""
    own = state.settlements[seat]
    counts = [(own & row).bit_count() for row in ROWS]
    longest = max(counts)
    gold = GOLD["knights"]
    for row, count in zip(ROWS, counts, strict=True):
        behind = longest - count
        if behind <= KNIGHTS_ROWS:
            yield row, gold * weights["knights"] ** behind


def _hermits(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """A settlement alone makes a group; one between two groups makes one of them."""
    yield ~state.reach[seat] & state.empty, GOLD["hermits"]
    once = twice = 0
    for part in parts:
        border = neighbours(part)
        twice |= once & border
        once |= border
    if twice:
        yield twice, -GOLD["hermits"]


def _citizens(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """The largest group grows by a settlement, or by a group that is joined to it."""
    if not parts:
        return
    largest = max(parts, key=int.bit_count)
    border = neighbours(largest)
    yield border, 0.5
    for part in parts:
        if part != largest:
            joint = neighbours(part) & border
            if joint:
                yield joint, 0.5 * part.bit_count()


def _merchants(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """A group reaches one more special, or joins with another, or comes closer to one."""
    setup, gold = state.setup, GOLD["merchants"]
    anchored = []
    for part in parts:
        border = neighbours(part)
        touched = border & setup.board.specials
        if touched:
            anchored.append((border, touched))
    near_any = on_the_way = 0
    for border, touched in anchored:
        new = gold if touched & touched - 1 else 2 * gold
        for special, area, ring, far_ring in setup.special_rings:
            if not touched & special:
                if border & area:
                    yield border & area, new
                elif border & ring:
                    near_any |= border & ring
                else:
                    on_the_way |= border & far_ring
    if near_any:
        yield near_any, weights["merchants"]
    if on_the_way:
        yield on_the_way, weights["merchants"] / 2
    for (border, touched), (other_border, other_touched) in combinations(anchored, 2):
        joint = border & other_border
        if joint:
            counts = [(touched | other_touched).bit_count()]
            counts += [-n for n in (touched.bit_count(), other_touched.bit_count()) if n > 1]
            if sum(counts) > 0:
                yield joint, gold * sum(counts)


def _lords(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """A settlement counts most where the lead is at stake."""
    for area in SECTOR_AREAS:
        counts = [(settlements & area).bit_count() for settlements in state.settlements]
        own = counts.pop(seat)
        yield area, weights["lords"] * weights["lords-lead"] ** abs(own - max(counts) + 0.5)


def _farmers(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    own = state.settlements[seat]
    counts = [(own & area).bit_count() for area in SECTOR_AREAS]
    fewest = min(counts)
    poorest = counts.count(fewest)
    for area, count in zip(SECTOR_AREAS, counts, strict=True):
        if count == fewest:
            yield area, GOLD["farmers"] / poorest
            yield neighbours(area) & ~area, weights["farmers"]
        elif count == fewest + 1:
            yield area, weights["farmers"]


def _families(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    """Three settlements of one mandatory action in a line."""
    mandatory = state.pending(Mandatory)
    if seat != state.turn or mandatory is None:
        return
    built = mandatory.built
    if mandatory.left == 2:
        yield NEIGHBOURS[built.bit_length() - 1], weights["families"]
    elif mandatory.left == 1:
        low = built & -built
        for step in AXES:
            if built == low | low << step:
                yield low >> step | low << 2 * step, GOLD["families"]
            elif built == low | low << 2 * step:
                yield low << step, GOLD["families"]


def _shepherds(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    last = 0
    for terrain in BUILDABLE:
        free = state.setup.board.terrain[terrain] & state.empty
        last |= free & ~neighbours(free)
    if last:
        yield last, GOLD["shepherds"]


def _ambassadors(state: State, seat: Seat, weights: Weights, parts: Parts) -> Iterator[Layer]:
    others = 0
    for other, reach in enumerate(state.reach):
        if other != seat:
            others |= reach
    yield others, GOLD["ambassadors"]


_GAINS: dict[str, Callable[[State, Seat, Weights, Parts], Iterator[Layer]]] = {
    "fishermen": _fishermen,
    "merchants": _merchants,
    "discoverers": _discoverers,
    "hermits": _hermits,
    "citizens": _citizens,
    "miners": _miners,
    "workers": _workers,
    "knights": _knights,
    "lords": _lords,
    "farmers": _farmers,
    "families": _families,
    "shepherds": _shepherds,
    "ambassadors": _ambassadors,
}


# What a standing settlement is good for.


def losses(state: State, seat: Seat, weights: Weights) -> list[Layer]:
    """What this seat would lose with each of its settlements."""
    setup, own = state.setup, state.settlements[seat]
    layers: list[Layer] = []
    for castle in setup.castle_areas:
        if _is_single(own & castle):
            layers.append((castle, CASTLE_GOLD))
    turns = turns_left(state)
    for home in bits(state.held[seat] & setup.location_homes):
        if _is_single(own & setup.home_areas[home]):
            layers.append((setup.home_areas[home], token_value(setup, weights, home, turns)))
    for card in setup.cards:
        if card in _LOSSES:
            layers += _LOSSES[card](state, own)
    return layers


def _is_single(cells: Cells) -> bool:
    return cells != 0 and cells & cells - 1 == 0


def _lost_fishermen(state: State, own: Cells) -> Iterator[Layer]:
    yield state.setup.near_water, GOLD["fishermen"]


def _lost_miners(state: State, own: Cells) -> Iterator[Layer]:
    yield state.setup.near_mountain, GOLD["miners"]


def _lost_workers(state: State, own: Cells) -> Iterator[Layer]:
    yield state.setup.near_special, GOLD["workers"]


def _lost_discoverers(state: State, own: Cells) -> Iterator[Layer]:
    for row in ROWS:
        if _is_single(own & row):
            yield row, GOLD["discoverers"]


def _lost_knights(state: State, own: Cells) -> Iterator[Layer]:
    counts = [(own & row).bit_count() for row in ROWS]
    longest = max(counts)
    if counts.count(longest) == 1:
        yield ROWS[counts.index(longest)], GOLD["knights"]


def _lost_farmers(state: State, own: Cells) -> Iterator[Layer]:
    counts = [(own & area).bit_count() for area in SECTOR_AREAS]
    fewest = min(counts)
    for area, count in zip(SECTOR_AREAS, counts, strict=True):
        if count == fewest:
            yield area, GOLD["farmers"]


def _lost_lords(state: State, own: Cells) -> Iterator[Layer]:
    """A settlement is needed where the lead is close."""
    for area in SECTOR_AREAS:
        counts = [(settlements & area).bit_count() for settlements in state.settlements]
        count = (own & area).bit_count()
        counts.remove(count)
        if abs(count - max(counts)) <= 1:
            yield area, 2.0


def _lost_hermits(state: State, own: Cells) -> Iterator[Layer]:
    yield own & ~neighbours(own), GOLD["hermits"]


def _lost_citizens(state: State, own: Cells) -> Iterator[Layer]:
    yield max(groups(own), key=int.bit_count, default=0), 0.5


def _lost_merchants(state: State, own: Cells) -> Iterator[Layer]:
    """A link in a chain: a settlement with own ones at two sides that do not touch."""
    links = 0
    for step, other in combinations(STEPS, 2):
        if step - other not in STEPS:
            links |= _shift(own, step) & _shift(own, other)
    yield links & own, GOLD["merchants"] / 2


def _shift(cells: Cells, step: int) -> Cells:
    return cells << step if step > 0 else cells >> -step


_LOSSES: dict[str, Callable[[State, Cells], Iterator[Layer]]] = {
    "fishermen": _lost_fishermen,
    "miners": _lost_miners,
    "workers": _lost_workers,
    "discoverers": _lost_discoverers,
    "knights": _lost_knights,
    "farmers": _lost_farmers,
    "lords": _lost_lords,
    "hermits": _lost_hermits,
    "citizens": _lost_citizens,
    "merchants": _lost_merchants,
}
