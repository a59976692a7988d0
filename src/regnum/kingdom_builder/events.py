"""What followed from a decision, found by comparing the states before and after it."""

from collections.abc import Iterator

from regnum.core.bits import bits
from regnum.core.contract import Action, Event
from regnum.core.seats import seat_name
from regnum.kingdom_builder.actions import BUILD, END, MOVE, TAKE
from regnum.kingdom_builder.board import CELL_NAMES, names_of
from regnum.kingdom_builder.data import FAMILIES, GOLD_SOURCES, KIND_NAMES, TERRAIN_NAMES
from regnum.kingdom_builder.rules.turn import Mandatory
from regnum.kingdom_builder.state import State


def events(before: State, action: Action, after: State) -> Iterator[Event]:
    """Gold, lost and gained tokens, replaced cards, the end flag."""
    yield from _gold(before, action, after)
    yield from _tokens(before, action, after)
    yield from _cards(before, after)
    if after.ending and not before.ending:
        yield Event("last-round", "the last round has begun", before.turn)
    if after.is_over:
        yield Event("over", "the game is over", before.turn)


def _gold(before: State, action: Action, after: State) -> Iterator[Event]:
    for n, (old, new) in enumerate(zip(before.booked, after.booked, strict=True)):
        if new > old:
            seat, source = divmod(n, len(GOLD_SOURCES))
            name = GOLD_SOURCES[source]
            places = _mandatory_hexes(before, action) if source == FAMILIES else _hex(action)
            yield Event(
                "gold", f"{seat_name(seat)} gets {new - old} gold from {name}",
                seat, name, new - old, places,
            )  # fmt: skip


def _mandatory_hexes(before: State, action: Action) -> tuple[str, ...]:
    mandatory = before.pending(Mandatory)
    assert mandatory is not None, "families pay with the last settlement of the mandatory action"
    return names_of(mandatory.built | 1 << action - BUILD)


def _hex(action: Action) -> tuple[str, ...]:
    if BUILD <= action < TAKE:
        return (CELL_NAMES[action - (MOVE if action >= MOVE else BUILD)],)
    return ()


def _tokens(before: State, action: Action, after: State) -> Iterator[Event]:
    setup = before.setup
    for seat in range(setup.players):
        name = seat_name(seat)
        gone = before.held[seat] & ~after.held[seat]
        for home in bits(gone & setup.location_homes):
            token, place = KIND_NAMES[setup.kinds[home]], CELL_NAMES[setup.homes[home]]
            text = f"{name} loses the {token} token of {place}"
            yield Event("token-lost", text, seat, token, places=(place,))
        if action == END:
            for home in bits(gone & setup.nomad_homes):
                token = KIND_NAMES[setup.kinds[home]]
                text = f"the unused {token} token of {name} leaves the game"
                yield Event("token-expired", text, seat, token)
        for home in bits(after.taken[seat] & ~before.taken[seat]):
            token, place = KIND_NAMES[setup.kinds[home]], CELL_NAMES[setup.homes[home]]
            text = f"{name} takes the {token} token of {place}"
            yield Event("token-gained", text, seat, token, places=(place,))


def _cards(before: State, after: State) -> Iterator[Event]:
    for terrain, count in enumerate(_in_game(before)):
        for _ in range(count - _in_game(after)[terrain]):
            name = TERRAIN_NAMES[terrain]
            text = f"no {name} is left to build on: the card leaves the game"
            yield Event("card-removed", text, after.turn, name)


def _in_game(state: State) -> list[int]:
    return [
        count + state.discards[terrain] + state.cards.count(terrain)
        for terrain, count in enumerate(state.deck)
    ]
