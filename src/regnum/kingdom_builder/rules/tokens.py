"""Tokens: how a seat gains them, loses them and spends them. What each does is in its own file."""

from collections.abc import Callable
from typing import NamedTuple

from regnum.core.errors import Args, Reason
from regnum.core.seats import Seat, seat_name
from regnum.kingdom_builder.board import NEIGHBOURS, Cell
from regnum.kingdom_builder.data import (
    KIND_NAMES,
    TREASURE,
    TREASURE_GOLD,
    TREASURE_SOURCE,
    Kind,
)
from regnum.kingdom_builder.state import State, Step


def no_target(state: State, kind: Kind) -> Reason:
    """A token has nothing that it could be used on."""
    name = KIND_NAMES[kind]
    return Reason("no-target", f"{name} has nothing it could be used on", {"token": name})


class Use(NamedTuple):
    """What a kind of token is good for."""

    can_use: Callable[[State], object]  # is there anything to use it on?
    step: Callable[[State], Step]  # what its use puts on the stack
    why_not: Callable[[State, Kind], Reason] = no_target  # why there is nothing to use it on


def gain_token(state: State, seat: Seat, cell: Cell) -> None:
    """Take a token from the hex that this one touches, if there is one to take (R5, R14, R41)."""
    setup = state.setup
    home = setup.home_touched[cell]
    if home < 0 or state.taken[seat] >> home & 1:  # R16: never twice from one hex
        return
    if sum(taken >> home & 1 for taken in state.taken) == setup.stock[home]:
        return
    state.taken[seat] |= 1 << home
    if setup.kinds[home] == TREASURE:
        state.book(seat, TREASURE_SOURCE, TREASURE_GOLD)
    else:
        state.held[seat] |= 1 << home  # R15: not ready before the next turn


def lose_token(state: State, seat: Seat, left: Cell) -> None:
    """Drop the token of a location that the vacated hex was the last to touch (R17).

    Nomad tokens stay (R43). A lost token leaves the game (R20); what it has begun goes on (R18).
    """
    setup = state.setup
    home = setup.home_touched[left]
    if home < 0 or not state.held[seat] & setup.location_homes & 1 << home:
        return
    if state.settlements[seat] & NEIGHBOURS[setup.homes[home]]:
        return
    lost = 1 << home
    if seat == state.turn and state.ready & lost:
        # R19: of two equal tokens the one that cannot be used this turn goes.
        state.ready ^= lost
        state.ready |= state.held[seat] & setup.homes_of_kind[setup.kinds[home]] & ~lost
    state.held[seat] ^= lost


def spend_token(state: State, kind: Kind) -> None:
    """Use up one token of this kind: for this turn, or for good if it came from nomads (R42)."""
    ready = state.ready & state.setup.homes_of_kind[kind]
    spent = ready & -ready
    state.ready ^= spent
    if spent & state.setup.nomad_homes:
        state.held[state.turn] ^= spent


def ready_tokens(state: State) -> None:
    """A turn begins: all tokens of its seat can be used."""
    state.ready = state.held[state.turn]


def put_tokens_away(state: State) -> None:
    """A turn ends: unused nomad tokens leave the game, however many there are (R42, R44)."""
    state.held[state.turn] &= ~(state.ready & state.setup.nomad_homes)
    state.ready = 0


def why_not_ready(state: State, kind: Kind) -> Reason | None:
    """Why a kind of token cannot be used at all in this turn."""
    name, homes = KIND_NAMES[kind], state.setup.homes_of_kind[kind]
    args: Args = {"token": name}
    if not homes:
        return Reason("not-in-play", f"{name} is not in this game", args)
    if not state.held[state.turn] & homes:
        seat = seat_name(state.turn)
        return Reason("no-token", f"{seat} has no {name} token", {**args, "seat": seat})
    if not state.ready & homes:
        text = f"{name} was used or gained this turn: wait for the next"
        return Reason("token-not-ready", text, args)
    return None
