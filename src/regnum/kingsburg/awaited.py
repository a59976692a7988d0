"""What a seat has to decide now, as a code with arguments."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.errors import Args, Message
from regnum.kingsburg.data import GIFTS, GOODS
from regnum.kingsburg.flow import ALL_BUILT, soldier_price
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    FRAME_NAMES,
    HELP,
    INFLUENCE,
    LOSING,
    RECRUITING,
    REROLLING,
    TAKING,
    Frame,
)
from regnum.kingsburg.legal import can_use_chapel, can_use_statue

if TYPE_CHECKING:
    from regnum.kingsburg.state import State


def awaited(state: "State") -> Message:
    """The frame on top with what it asks for."""
    frame = state.stack[-1]
    args = _ARGS.get(frame[0])
    return Message(FRAME_NAMES[frame[0]], {} if args is None else args(state, frame))


def _influence(state: "State", frame: Frame) -> Args:
    return {"dice": len(state.dice[state.seat]) - state.spent[state.seat].bit_count()}


def _rerolling(state: "State", frame: Frame) -> Args:
    _, _, statue, chapel = frame
    return {
        "statue": _yes(can_use_statue(state, state.seat, statue)),
        "chapel": _yes(can_use_chapel(state, state.seat, chapel)),
    }


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _building(state: "State", frame: Frame) -> Args:
    most = ALL_BUILT if state.envoy == state.seat else 1
    return {"left": most - frame[2]}


def _taking(state: "State", frame: Frame) -> Args:
    goods = "-".join(GOODS[good] for good in bits(frame[3]))
    return {"left": frame[2], "goods": goods, "giver": _giver(state)}


def _giver(state: "State") -> str:
    """Who gives the goods that are being chosen: an advisor, the battle or the King's aid."""
    for frame in reversed(state.stack):
        if frame[0] == HELP:
            return GIFTS[state.groups[frame[1] - 1][0]].name
        if frame[0] == BATTLE:
            return "battle"
    return "aid"


def _recruiting(state: "State", frame: Frame) -> Args:
    return {"paid": frame[2], "price": soldier_price(state, state.seat)}


def _losing(state: "State", frame: Frame) -> Args:
    return {"left": frame[2]}


_ARGS: dict[int, Callable[["State", Frame], Args]] = {
    INFLUENCE: _influence,
    REROLLING: _rerolling,
    BUILDING: _building,
    TAKING: _taking,
    RECRUITING: _recruiting,
    LOSING: _losing,
}
