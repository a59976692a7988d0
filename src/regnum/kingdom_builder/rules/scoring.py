"""What each card pays, and which hexes earned it."""

from collections.abc import Callable, Iterator

from regnum.core.bits import bits
from regnum.core.scores import Award, Score
from regnum.core.seats import Seat
from regnum.kingdom_builder.board import (
    CELL_NAMES,
    NEIGHBOURS,
    ROWS,
    SECTOR_AREAS,
    Cells,
    groups,
    names_of,
    neighbours,
)
from regnum.kingdom_builder.data import (
    CASTLE_GOLD,
    GOLD,
    GOLD_SOURCES,
    LORDS_GOLD,
    RED_CARDS,
    SETTLEMENTS_PER_CITIZENS_GOLD,
)
from regnum.kingdom_builder.state import State


def score(state: State, seat: Seat) -> Score:
    """The gold of a seat: castles, the cards in play, and what was booked during play."""
    awards = list(_castles(state, seat))
    for card in state.setup.cards:
        if card not in RED_CARDS:
            awards += _CARDS[card](state, seat)
    booked = zip(GOLD_SOURCES, state.booked_for(seat), strict=True)
    awards += [Award(source, gold) for source, gold in booked if gold]
    return Score(tuple(awards), state.setup.gold_sources)


def winners(state: State, scores: list[Score]) -> list[Seat]:
    """The seats with the most gold; ties are shared (R13)."""
    most = max(score.total for score in scores)
    return [seat for seat, score in enumerate(scores) if score.total == most]


def _castles(state: State, seat: Seat) -> Iterator[Award]:
    for castle in bits(state.setup.board.castles):
        if state.settlements[seat] & NEIGHBOURS[castle]:
            yield Award("castles", CASTLE_GOLD, (CELL_NAMES[castle],))


def _each(card: str, cells: Cells) -> Iterator[Award]:
    for name in names_of(cells):
        yield Award(card, GOLD[card], (name,))


# Fishermen and Miners look at the printed terrain, whatever stands there (R31). A settlement on
# water or mountain does not touch its own terrain, but may touch the other one (R32); for all other
# cards it counts like any (R33).


def _fishermen(state: State, seat: Seat) -> Iterator[Award]:
    return _each("fishermen", state.settlements[seat] & state.setup.near_water)


def _miners(state: State, seat: Seat) -> Iterator[Award]:
    return _each("miners", state.settlements[seat] & state.setup.near_mountain)


def _workers(state: State, seat: Seat) -> Iterator[Award]:
    """Next to a castle, a location or nomads (R28)."""
    return _each("workers", state.settlements[seat] & state.setup.near_special)


def _merchants(state: State, seat: Seat) -> Iterator[Award]:
    """Specials that one group links to at least one other (R29)."""
    linked = 0
    for group in groups(state.settlements[seat]):
        touched = neighbours(group) & state.setup.board.specials
        if touched & touched - 1:
            linked |= touched
    return _each("merchants", linked)


def _discoverers(state: State, seat: Seat) -> Iterator[Award]:
    for row in ROWS:
        if state.settlements[seat] & row:
            yield Award("discoverers", GOLD["discoverers"], names_of(state.settlements[seat] & row))


def _knights(state: State, seat: Seat) -> Iterator[Award]:
    best = max((state.settlements[seat] & row for row in ROWS), key=int.bit_count)
    return _each("knights", best)


def _hermits(state: State, seat: Seat) -> Iterator[Award]:
    for group in groups(state.settlements[seat]):
        yield Award("hermits", GOLD["hermits"], names_of(group))


def _citizens(state: State, seat: Seat) -> Iterator[Award]:
    largest = max(groups(state.settlements[seat]), key=int.bit_count, default=0)
    gold = largest.bit_count() // SETTLEMENTS_PER_CITIZENS_GOLD
    if gold:
        yield Award("citizens", gold, names_of(largest))


def _lords(state: State, seat: Seat) -> Iterator[Award]:
    """Distinct counts are ranked in each sector, zero included (R30)."""
    for number, area in enumerate(SECTOR_AREAS, start=1):
        counts = [(settlements & area).bit_count() for settlements in state.settlements]
        rank = sorted(set(counts), reverse=True).index(counts[seat])
        if rank < len(LORDS_GOLD):
            own = names_of(state.settlements[seat] & area)
            yield Award("lords", LORDS_GOLD[rank], own or (f"sector-{number}",))


def _farmers(state: State, seat: Seat) -> Iterator[Award]:
    fewest = min((state.settlements[seat] & area for area in SECTOR_AREAS), key=int.bit_count)
    return _each("farmers", fewest)


_CARDS: dict[str, Callable[[State, Seat], Iterator[Award]]] = {
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
}
