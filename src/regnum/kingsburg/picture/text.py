"""The table in text: court and provinces, and what is awaited."""

from regnum.core.seats import CHANCE, NOBODY, seat_name
from regnum.kingsburg.picture.scene import scene_of
from regnum.kingsburg.picture.terminal import court_text
from regnum.kingsburg.state import State


def state_text(state: State, color: bool) -> str:
    """Everything, the enemy included: for whoever looks from outside."""
    return f"{court_text(scene_of(state), color)}\n\n{_awaited(state)}"


def _awaited(state: State) -> str:
    if state.seat == NOBODY:
        return "The game is over."
    if state.seat == CHANCE:
        return "Now dice are rolled or a card is turned."
    return f"Now {seat_name(state.seat)} has to {state.stack[-1].request}."
