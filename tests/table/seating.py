"""Tables with people at them, for the tests of the server. Everything goes through the log."""

from collections.abc import Iterator, Sequence
from random import Random

from regnum.core.registry import deal_spec
from regnum.table.commands import Hand, Play, Refused, Sit, Undo
from regnum.table.entries import PLAYING, Body, Entry, decode_body, encode_body
from regnum.table.snapshots import Viewpoint, viewpoint
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
    table.apply(Entry(revision, f"command-{revision}", stored, float(revision)))


def seated(spec: str, seed: int, settings: Settings = USUAL) -> Table:
    """A table with a person on every seat, and the game begun."""
    table = lay(spec, seed, settings=settings)
    for seat in range(len(table.holders)):
        add(table, table.answer(Sit(seat), PEOPLE[seat]))
    assert table.can_start
    add(table, table.start())
    return table


def decider(table: Table) -> Person:
    """The person whose seat decides."""
    assert table.decider is not None
    return PEOPLE[table.decider]


def play(table: Table, text: str) -> None:
    """Whoever decides plays this."""
    add(table, table.answer(Play(text), decider(table)))


def play_any(table: Table, random: Random) -> None:
    """Whoever decides, person or bot, plays something legal."""
    seat, action = table.decider, table.match.state.random_action(random)
    assert seat is not None
    if table.holders[seat].person is None:
        add(table, table.decide(seat, action))
    else:
        play(table, table.match.game.action_text(action))


def play_on(table: Table, random: Random) -> Iterator[Table]:
    """Random decisions to the end of the game; stops before each, and at the end."""
    while table.status == PLAYING:
        yield table
        play_any(table, random)
    yield table


def live_on(table: Table, random: Random) -> Iterator[Table]:
    """As `play_on`, but people also take back, leave their seats to bots, and come back."""
    while table.status == PLAYING:
        yield table
        person, chance = decider(table), random.random()
        if chance < 0.2:
            _try(table, Undo(turn=chance < 0.05), person)
        elif chance < 0.25:
            level = random.choice(list(table.match.game.levels))
            _try(table, Hand(random.randrange(len(table.holders)), level), HOST)
        elif chance < 0.35:
            seat = random.randrange(len(table.holders))
            _try(table, Sit(seat), PEOPLE[seat])
        else:
            play_any(table, random)
    yield table


def _try(table: Table, command: Undo | Hand | Sit, person: Person) -> None:
    try:
        body = table.answer(command, person)
    except Refused:
        return
    add(table, body)


def summary(table: Table) -> tuple[object, ...]:
    """All that a command could change."""
    return (
        table.revision,
        table.status,
        table.match.state.position_line(),
        tuple(table.match.actions),
        tuple(table.holders),
        tuple(table.owners),
    )


EVERYBODY = Viewpoint()


def viewers(table: Table) -> Sequence[Viewpoint]:
    """Nobody's seat, as a host too, each single one, two of them."""
    seats = [viewpoint(table, person.id) for person in PEOPLE[: len(table.holders)]]
    two = Viewpoint((0, len(table.holders) - 1))
    return [EVERYBODY, Viewpoint(is_host=True), *seats, two]


def all_seeing(table: Table) -> Viewpoint:
    """Somebody who has all seats."""
    return Viewpoint(tuple(range(len(table.holders))), is_host=True)
