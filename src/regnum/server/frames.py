"""What a viewer is sent: built from what its seats may see, never cut out of the truth."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from regnum.core.contract import Action, Event, Json, State
from regnum.core.seats import Seat
from regnum.server.entries import Ended, Played, Sat, Started, Undone
from regnum.server.table import ENDED, FINISHED, Table

Viewer: TypeAlias = Collection[Seat]  # the seats whose hidden things somebody may see; none: public


def frame(table: Table, viewer: Viewer) -> dict[str, Json]:
    """All that a viewer may see of a table now."""
    match, state = table.match, table.match.state
    is_over = table.status in (FINISHED, ENDED)
    decider = table.decider
    return {
        "table": table.row.id,
        "revision": table.revision,
        "status": table.status,
        "game": match.game.key,
        "spec": match.setup.spec,
        "rules": table.row.rules,
        "setup": match.game.describe(match.setup),
        "promise": table.promise,
        "hints": table.settings.hints,
        "seats": [
            {"name": holder.name, "level": holder.level, "is_open": holder.is_open}
            for holder in table.holders
        ],
        "decider": decider,
        "view": state.public(),
        "private": {str(seat): state.private(seat) for seat in viewer},
        "legal": match.legal_texts() if decider is not None and decider in viewer else [],
        "undoable": table.undoable() if decider is not None and decider in viewer else 0,
        "scores": [score.by_source() for score in state.scores()],
        "winners": list(state.outcome().winners) if table.status == FINISHED else [],
        **({"seed": str(table.row.seed), "salt": table.row.salt} if is_over else {}),
    }


def lines(table: Table, viewer: Viewer, since: int) -> list[dict[str, Json]]:
    """The log after a revision, as a viewer may read it."""
    told = []
    before: list[State] = []  # the state before each decision that stands
    state = table.match.game.start(table.match.setup)
    for entry in table.entries:
        line: dict[str, Json] = {"revision": entry.revision, "at": entry.at}
        match entry.body:
            case Sat(seat, holder):
                line |= {"type": "sat", "seat": seat, "name": holder.name, "level": holder.level}
            case Started(chance):
                line |= {"type": "started", "chance": _chance(table, state, chance, viewer)}
            case Played(seat, action, chance):
                before.append(state.copy())
                line |= {
                    "type": "played",
                    "seat": seat,
                    "action": table.match.game.action_text(action),
                    "events": _events(table, state, action),
                    "chance": _chance(table, state, chance, viewer),
                }
            case Undone(seat, count):
                for _ in range(count):
                    state = before.pop()
                line |= {"type": "undone", "seat": seat, "count": count}
            case Ended():
                line |= {"type": "ended"}
        if entry.revision > since:
            told.append(line)
    return told


def _events(table: Table, state: State, action: Action) -> list[Json]:
    """What followed from a decision; the state goes on."""
    earlier = state.copy()
    state.apply(action)
    return [_event(event) for event in table.match.game.events(earlier, action, state)]


def _chance(
    table: Table, state: State, chance: Sequence[Action], viewer: Viewer
) -> list[dict[str, Json]]:
    """What chance decided, as far as the viewer was there to see it; the state goes on."""
    told: list[dict[str, Json]] = []
    for action in chance:
        witnesses = state.witnesses()
        is_open = len(witnesses) == table.match.setup.players
        is_seen = is_open or any(seat in witnesses for seat in viewer)
        before = state.copy()
        state.apply(action)
        if is_seen:
            events = table.match.game.events(before, action, state)
            told.append(
                {
                    "outcome": table.match.game.action_text(action),
                    "events": [_event(event) for event in events],
                }
            )
        else:
            told.append({"outcome": None, "seen_by": list(witnesses)})
    return told


def _event(event: Event) -> dict[str, Json]:
    return {
        "event": event.code,
        "seat": event.seat,
        "source": event.source,
        "points": event.points,
        "places": list(event.places),
        "details": dict(event.details),
        "text": event.text,
    }
