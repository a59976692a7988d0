"""Tables with people at them, for the tests of the server. Everything goes through the log."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from regnum.core.match import Match
from regnum.core.registry import deal_spec
from regnum.table.answers import answer, decide, start
from regnum.table.commands import Agree, Command, Hand, Offer, Play, Refused, Sit, Undo
from regnum.table.entries import PLAYING, Body, Entry, decode_body, encode_body
from regnum.table.snapshots import Viewpoint, lines, viewpoint
from regnum.table.table import Table
from regnum.table.terms import Person, Settings, Terms

SPECS = [
    *(f"kingdom-builder(players={n})" for n in (2, 3, 4)),
    "kingdom-builder(players=5,nomads=yes)",
    *(f"kingsburg(players={n})" for n in (2, 3, 4, 5)),
]
FEW_SPECS = ["kingdom-builder(players=2,nomads=yes)", *(f"kingsburg(players={n})" for n in (2, 4))]
PEOPLE = [Person(f"person-{n}", name) for n, name in enumerate(["Ann", "Bo", "Cy", "Di", "Ed"])]
HOST = PEOPLE[0]
STRANGER = Person("stranger", "Sam")
USUAL = Settings()
SALT = "7b1e0c52a94fd863"


def lay(spec: str, seed: int, salt: str = SALT, settings: Settings = USUAL) -> Table:
    """A table at which nobody sits."""
    game, _ = deal_spec(spec, seed)
    terms = Terms("table", spec, game.rules_version, seed, salt, HOST.id, settings, 1.5)
    return Table(terms)


def add(table: Table, body: Body) -> None:
    """Let the log go on as if the entry came from the database."""
    revision = table.revision + 1
    stored = decode_body(encode_body(body))
    table.add(table.now.after(Entry(revision, f"command-{revision}", stored, float(revision))))


def do(table: Table, command: Command, person: Person) -> None:
    """Let somebody do what is allowed."""
    add(table, answer(table.now, command, person).body)


def seated(spec: str, seed: int, settings: Settings = USUAL) -> Table:
    """A table with a person on every seat, and the game begun."""
    table = lay(spec, seed, settings=settings)
    for seat in range(len(table.now.holders)):
        do(table, Sit(seat), PEOPLE[seat])
    assert table.now.can_start
    add(table, start(table.now).body)
    return table


def agree(table: Table, offer: Offer, person: Person = HOST) -> None:
    """Somebody asks for something, and all the others agree."""
    do(table, offer, person)
    while (open_offer := table.now.offer) is not None:
        asked = table.now.others(open_offer.seat, open_offer.what)
        seat = next(seat for seat in asked if seat not in open_offer.agreed)
        do(table, Agree(open_offer.revision), PEOPLE[seat])


def decider(table: Table) -> Person:
    """The person whose seat decides."""
    assert table.now.decider is not None
    return PEOPLE[table.now.decider]


def play(table: Table, text: str) -> None:
    """Whoever decides plays this."""
    do(table, Play(text), decider(table))


def play_any(table: Table, random: Random) -> None:
    """Whoever decides, person or bot, plays something legal."""
    seat, action = table.now.decider, table.now.match.state.random_action(random)
    assert seat is not None
    if table.now.holders[seat].person is None:
        add(table, decide(table.now, seat, action).body)
    else:
        play(table, table.now.match.game.action_text(action))


def play_on(table: Table, random: Random) -> Iterator[Table]:
    """Random decisions to the end of the game; stops before each, and at the end."""
    while table.now.status == PLAYING:
        yield table
        play_any(table, random)
    yield table


def live_on(table: Table, random: Random) -> Iterator[Table]:
    """As `play_on`, but people also take back, leave their seats to bots, and come back."""
    while table.now.status == PLAYING:
        yield table
        person, chance = decider(table), random.random()
        if chance < 0.2:
            _try(table, Undo(turn=chance < 0.05), person)
        elif chance < 0.25:
            level = random.choice(list(table.now.match.game.levels))
            _try(table, Hand(random.randrange(len(table.now.holders)), level), HOST)
        elif chance < 0.35:
            seat = random.randrange(len(table.now.holders))
            _try(table, Sit(seat), PEOPLE[seat])
        else:
            play_any(table, random)
    yield table


def fill(table: Table, revision: int, actions: int = 150) -> None:
    """Play on into the match, then take back and decide again until the log has come so far."""
    random = Random(1)
    while len(table.now.match.actions) < actions or not table.now.undoable:
        play_any(table, random)
    again = table.now.match.game.action_text(table.now.match.actions[-1])
    while table.revision < revision:
        if table.now.undoable:
            do(table, Undo(), decider(table))
        else:
            play(table, again)


def _try(table: Table, command: Undo | Hand | Sit, person: Person) -> None:
    with suppress(Refused):
        do(table, command, person)


def summary(table: Table) -> tuple[object, ...]:
    """All that a command could change."""
    return (
        table.revision,
        table.now.status,
        table.now.match.state.position_line(),
        tuple(table.now.match.actions),
        tuple(table.now.holders),
        tuple(table.now.owners),
    )


EVERYBODY = Viewpoint()


def viewers(table: Table) -> Sequence[Viewpoint]:
    """Nobody's seat, as a host too, each single one, two of them."""
    seats = [viewpoint(table.now, person.id) for person in PEOPLE[: len(table.now.holders)]]
    two = Viewpoint((0, len(table.now.holders) - 1))
    return [EVERYBODY, Viewpoint(is_host=True), *seats, two]


def all_seeing(table: Table) -> Viewpoint:
    """Somebody who has all seats."""
    return Viewpoint(tuple(range(len(table.now.holders))), is_host=True)


def read_log(table: Table, viewer: Viewpoint, since: int = 0) -> list[dict[str, Any]]:
    """The lines that a viewer is sent."""
    told: list[dict[str, Any]] = msgspec.json.decode(b"[" + lines(table, viewer, since) + b"]")
    return told


def played(spec: str, seed: int = 3, decisions: int | None = None) -> Match:
    """A random match, to its end or for some decisions."""
    match, random = Match.new(spec, seed), Random(seed)
    while not match.state.is_over and decisions != 0:
        match.play(match.state.random_action(random))
        decisions = None if decisions is None else decisions - 1
    return match
