"""How a match goes on: by what stands in the log of its table, or by something new."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from regnum.core.contract import Action, Event
from regnum.core.match import Match
from regnum.core.seats import CHANCE, Seat
from regnum.table.entries import Body, Played, Started, Undone


class Drawn(NamedTuple):
    """An outcome of chance, what followed from it, and the seats that saw it."""

    action: Action
    events: Sequence[Event]
    witnesses: Sequence[Seat]
    is_open: bool  # everybody saw it


class Happened(NamedTuple):
    """What followed from a decision, and what chance answered."""

    events: Sequence[Event] = ()
    chance: Sequence[Drawn] = ()


NOTHING = Happened()


def advance(match: Match, body: Body) -> Happened:
    """Let a match go on by what stands in the log, chance included."""
    match body:
        case Started(chance):
            return Happened(chance=_draw_recorded(match, chance))
        case Played(_, action, chance):
            return Happened(_take(match, action), _draw_recorded(match, chance))
        case Undone(_, count):
            match.undo(count)
    return NOTHING


def begin(match: Match, spec: str | None = None) -> tuple[Started, Happened]:
    """Let chance decide up to the first decision of a seat, as the seed says."""
    drawn = _draw(match)
    return Started(_actions(drawn), spec), Happened(chance=drawn)


def decide(match: Match, seat: Seat, action: Action) -> tuple[Played, Happened]:
    """Take a decision and let chance answer, as the seed says; an illegal one changes nothing."""
    events = _take(match, action)
    drawn = _draw(match)
    return Played(seat, action, _actions(drawn)), Happened(events, drawn)


def _draw(match: Match) -> list[Drawn]:
    drawn = []
    while match.state.seat == CHANCE:
        drawn.append(_drawn(match, match.roll_once))
    return drawn


def _draw_recorded(match: Match, chance: Sequence[Action]) -> list[Drawn]:
    return [_drawn(match, partial(match.replay, [action])) for action in chance]


def _drawn(match: Match, draw: Callable[[], None]) -> Drawn:
    witnesses = match.state.witnesses()
    events = _events_of(match, draw)
    is_open = len(witnesses) == match.setup.players
    return Drawn(match.actions[-1], events, witnesses, is_open)


def _take(match: Match, action: Action) -> Sequence[Event]:
    return _events_of(match, partial(match.replay, [action]))


def _events_of(match: Match, act: Callable[[], None]) -> Sequence[Event]:
    """Let one thing happen to a match, and find what followed from it."""
    before = match.state.copy()
    act()
    return list(match.game.events(before, match.actions[-1], match.state))


def _actions(drawn: Sequence[Drawn]) -> tuple[Action, ...]:
    return tuple(outcome.action for outcome in drawn)
