"""How a match is told: views, events, position lines."""

from collections.abc import Iterator
from random import Random

from highwayman.rules import PURSES, STEPS
from highwayman.state import KEY, NO_PURSE, Setup, State, deal
from regnum.core.bits import bits
from regnum.core.chance import Source
from regnum.core.contract import Action, Event, Json
from regnum.core.errors import Malformed
from regnum.core.seats import Seat, parse_seats, print_seats, seat_name
from regnum.core.spec import parse_spec
from regnum.core.steps import parse_steps, print_steps


def describe(setup: Setup) -> dict[str, Json]:
    """The setup as plain data."""
    return {"players": setup.players, "rounds": setup.rounds}


def public(state: State) -> dict[str, Json]:
    """All but the purses."""
    return {
        "pending": [{"what": step.name, **step.describe(state)} for step in state.stack],
        "round": state.round,
        "stayed": [seat_name(seat) for seat in bits(state.stayed)],
        "points": list(state.points),
    }


def private(state: State, seat: Seat) -> dict[str, Json]:
    """The own purse."""
    return {"purse": state.purses[seat] or None}


def position(state: State) -> dict[str, Json]:
    """Everything."""
    return {**public(state), "purses": list(state.purses)}


def redraw(state: State, seat: Seat, random: Random) -> None:
    """Fill the purses of the others anew; once the game is over all are open."""
    for other, purse in enumerate(state.purses):
        if other != seat and purse != NO_PURSE and not state.is_over:
            state.purses[other] = random.choice(PURSES)


def events(before: State, action: Action, after: State) -> Iterator[Event]:
    """Points, and the end."""
    for seat, (old, new) in enumerate(zip(before.points, after.points, strict=True)):
        if new > old:
            text = f"{seat_name(seat)} gets {new - old}"
            yield Event("points", text, seat, "points", new - old)
    if after.is_over:
        yield Event("over", "the game is over", before.seat)


def print_position(state: State) -> str:
    """SPEC ROUND POINTS PURSES STAYED STACK"""
    numbers = (",".join(map(str, values)) for values in (state.points, state.purses))
    parts = (state.setup.spec, str(state.round), *numbers)
    return " ".join((*parts, print_seats(state.stayed), print_steps(state.stack)))


def parse_position(line: str) -> State:
    """The state of a line."""
    try:
        spec, number, points, purses, stayed, stack = line.split(" ")
        key, options = parse_spec(spec)
        state = State(deal(options, Source(0, "setup")))
        state.round = int(number)
        state.points = [int(part) for part in points.split(",")]
        state.purses = [int(part) for part in purses.split(",")]
    except ValueError:
        raise Malformed("a position is SPEC ROUND POINTS PURSES STAYED STACK") from None
    players = state.setup.players
    state.stayed = parse_seats(stayed, players)
    state.stack = parse_steps(STEPS, players, stack)
    if key != KEY or print_position(state) != line:
        raise Malformed(f"the position must be written as {print_position(state)}")
    state.settle()
    return state
