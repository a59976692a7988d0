"""The table in text: the board, and what lies before each seat."""

from regnum.core.bits import bits
from regnum.core.contract import Action
from regnum.core.seats import CHANCE, NOBODY, Seat, seat_name
from regnum.kingdom_builder.board import CELL_NAMES
from regnum.kingdom_builder.data import KIND_NAMES, TERRAIN_NAMES
from regnum.kingdom_builder.picture.scene import scene_of
from regnum.kingdom_builder.picture.terminal import board_with_legend
from regnum.kingdom_builder.state import NO_CARD, State


def state_text(state: State, color: bool, last: Action | None) -> str:
    """Everything, hidden cards included: for whoever looks from outside."""
    seats = (_seat_line(state, seat) for seat in range(state.setup.players))
    cards = f"Cards in play: {', '.join(state.setup.cards)}"
    board = board_with_legend(scene_of(state, last), color)
    return "\n".join((board, "", *seats, cards, _awaited(state)))


def _seat_line(state: State, seat: Seat) -> str:
    card = state.cards[seat]
    gold = sum(state.booked_for(seat))
    parts = [
        f"{state.supply(seat):2} in supply",
        "no card" if card == NO_CARD else TERRAIN_NAMES[card],
        *([f"{gold} gold"] if gold else []),
        *_tokens(state, seat),
    ]
    return f"{'>' if seat == state.turn else ' '} {seat_name(seat)}  {', '.join(parts)}"


def _tokens(state: State, seat: Seat) -> list[str]:
    spent = state.held[seat] & ~state.ready if seat == state.turn else 0
    return [
        f"{KIND_NAMES[state.setup.kinds[home]]} of {CELL_NAMES[state.setup.homes[home]]}"
        + (" (not this turn)" if spent >> home & 1 else "")
        for home in bits(state.held[seat])
    ]


def _awaited(state: State) -> str:
    if state.seat == NOBODY:
        return "The game is over."
    if state.seat == CHANCE:
        return "Now a card is drawn."
    return f"Now {seat_name(state.seat)} has to {state.stack[-1].request}."
