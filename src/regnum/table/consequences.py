"""What a decision would bring. Nothing changes, and nothing hidden is given away."""

from collections.abc import Sequence
from random import Random

from regnum.core.contract import Event, Json, State
from regnum.core.judging import merits_data
from regnum.core.seats import CHANCE
from regnum.table.answers import own_decision
from regnum.table.moment import Moment
from regnum.table.snapshots import awards
from regnum.table.story import event_data

WORLDS = 6  # that are imagined for an answer


def consequences(now: Moment, person: str, text: str) -> dict[str, Json]:
    """What a decision would bring to whoever has to take it, or why it cannot be taken.

    It is taken in worlds that the seat cannot tell from the true one; what differs among them is
    left out.
    """
    seat = own_decision(now, person)
    game, state = now.match.game, now.match.state
    action = game.parse_action(text)
    reason = state.why_not(action)
    if reason is not None:
        why: dict[str, Json] = {"code": reason.code, "args": reason.args, "text": reason.text}
        return {"legal": False, "reason": why}
    worlds = [state.resample(seat, Random(number)) for number in range(WORLDS)]
    after = [world.child(action) for world in worlds]
    events = [list(game.events(b, action, a)) for b, a in zip(worlds, after, strict=True)]
    scores = [world.scores() for world in after]
    is_certain = all(score == scores[0] for score in scores)
    return {
        "legal": True,
        "events": [event_data(event) for event in _common(events)],
        "scores": [awards(score) for score in (scores[0] if is_certain else state.scores())],
        "reveals": any(map(_reveals, worlds, after)),
        "final": any(a.seat != seat or _reveals(b, a) for b, a in zip(worlds, after, strict=True)),
    }


def merits(now: Moment, person: str) -> dict[str, Json]:
    """What each decision that a person can take now would bring at once, in few codes."""
    seat = now.decider
    if seat is None or now.holders[seat].person != person:
        return {}
    game, world = now.match.game, now.match.state.resample(seat, Random(0))
    found = game.judge.merits(world, dict.fromkeys(world.legal_actions()))
    return {game.action_text(action): merits_data(each) for action, each in found.items()}


def _common(events: Sequence[Sequence[Event]]) -> list[Event]:
    first, *others = events
    return [event for event in first if all(event in other for other in others)]


def _reveals(before: State, after: State) -> bool:
    """Would somebody learn something, so that the decision cannot be taken back?"""
    seats = range(before.setup.players)
    return after.seat == CHANCE or any(before.private(s) != after.private(s) for s in seats)
