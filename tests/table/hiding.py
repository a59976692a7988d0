"""Tables that differ only in what a viewer may not know, and what is shown of both."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

import msgspec

from regnum.core.contract import Json, State
from regnum.core.errors import RegnumError
from regnum.core.spec import parse_spec
from regnum.table.entries import Entry, Played, Started
from regnum.table.snapshots import Viewpoint
from regnum.table.table import Table, load
from table.seating import lay, play_on, seated, viewers

SEED = 13834729387462847263
EVERY = {"kingdom-builder": 25, "kingsburg": 8}  # decisions between two moments
WORLDS = 2  # that a viewer is shown in place of the true one
SPOTS = 3  # hidden outcomes that are changed, the latest first

Shown: TypeAlias = Callable[[Table, Viewpoint], bytes]


def game_of(spec: str) -> str:
    return parse_spec(spec)[0]


def moments(spec: str, seed: int, every: int) -> Iterator[Table]:
    """Every n-th moment of a random game."""
    table = seated(spec, seed)
    for number, _ in enumerate(play_on(table, Random(seed))):
        if number % every == every // 2:
            yield table


# The same log, another state: what could be true for all that the viewer knows.


def worlds(state: State, viewer: Viewpoint) -> Iterator[State]:
    """States that the viewer cannot tell from the true one, and that differ from it."""
    seats = viewer.seats or range(state.setup.players)
    for seat in seats:
        for seed in range(WORLDS):
            world = state.resample(seat, Random(seed))
            is_same = all(world.private(other) == state.private(other) for other in viewer.seats)
            if is_same and world.position_line() != state.position_line():
                yield world


def interferences(shown: Shown, spec: str) -> tuple[int, int]:
    """How often a hidden thing changed what is shown, and how often one was changed."""
    wrong = tried = 0
    for table in (
        table for seed in range(3) for table in moments(spec, seed, EVERY[game_of(spec)])
    ):
        true = table.now.match.state
        for viewer in viewers(table):
            expected = shown(table, viewer)
            for world in worlds(true, viewer):
                table.now.match.state = world
                tried += 1
                wrong += shown(table, viewer) != expected
                table.now.match.state = true
    return wrong, tried


# Another log: a hidden outcome of chance was different.


def hidden_outcomes(
    table: Table, viewer: Viewpoint
) -> Iterator[tuple[int, Sequence[tuple[int, ...]]]]:
    """Entries with an outcome that the viewer did not see, and what chance could have said."""
    state = table.now.match.game.start(table.now.match.setup)
    for number, entry in enumerate(table.entries):
        if not isinstance(entry.body, Started | Played):
            continue
        if isinstance(entry.body, Played):
            state.apply(entry.body.action)
        chance = entry.body.chance
        for n, outcome in enumerate(chance):
            witnesses = set(state.witnesses())
            if not witnesses & set(viewer.seats) and len(witnesses) < state.setup.players:
                others = [a for a, _ in state.chance_outcomes() if a != outcome]
                yield number, [(*chance[:n], other, *chance[n + 1 :]) for other in others]
            state.apply(outcome)


def seen(entries: Sequence[Entry], table: Table, viewer: Viewpoint) -> list[Json]:
    """All that the viewer was shown by the engine, entry by entry."""
    now = lay(table.terms.spec, table.terms.seed)
    views: list[Json] = []
    for entry in entries:
        now.add(now.now.after(entry))
        state = now.now.match.state
        views.append([state.public(), *(state.private(seat) for seat in viewer.seats)])
    return views


def twins(table: Table, viewer: Viewpoint) -> Iterator[Table]:
    """Tables whose log differs only in what the viewer cannot know."""
    true = None
    for number, others in list(hidden_outcomes(table, viewer))[-SPOTS:]:
        for chance in others[:2]:
            entries = list(table.entries)
            body = entries[number].body
            assert isinstance(body, Started | Played)
            changed = msgspec.structs.replace(body, chance=chance)
            entries[number] = msgspec.structs.replace(entries[number], body=changed)
            true = true or seen(table.entries, table, viewer)
            try:
                if seen(entries, table, viewer) == true:
                    yield load(table.terms, entries)
            except RegnumError:  # what was decided later does not fit
                continue


def log_interferences(shown: Shown, spec: str) -> tuple[int, int]:
    wrong = tried = 0
    for table in moments(spec, SEED, 5 * EVERY[game_of(spec)]):
        for viewer in viewers(table):
            for twin in twins(table, viewer):
                tried += 1
                wrong += shown(twin, viewer) != shown(table, viewer)
    return wrong, tried
