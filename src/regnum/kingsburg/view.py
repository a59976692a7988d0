"""A state as plain data: what lies open, what one seat knows, and the whole of it."""

from regnum.core.bits import bits
from regnum.core.contract import Json
from regnum.core.seats import NOBODY, SEAT_LETTERS, Seat, seat_name
from regnum.kingsburg.actions import DIE_NAMES, SHIFT_NAMES, SHIFTS
from regnum.kingsburg.components import advisors, buildings, enemy_json, goods_json
from regnum.kingsburg.data import (
    COLOURED_DICE,
    GIFTS,
    NEUTRAL_SEAT,
    PHASE_CODES,
    PLANS,
    SOURCES,
    TOKEN_VALUE,
)
from regnum.kingsburg.rules.enemy import is_enemy_revealed
from regnum.kingsburg.rules.scoring import track_points
from regnum.kingsburg.rules.step import current_phase
from regnum.kingsburg.setup import Setup
from regnum.kingsburg.state import Group, State

NEUTRAL_NAME = "neutral"


def describe(setup: Setup) -> dict[str, Json]:
    """The setup as plain data."""
    return {
        "players": setup.players,
        "seats": list(SEAT_LETTERS[: setup.players]),
        "order": [seat_name(seat) for seat in setup.order],
        "enemies": [[enemy_json(card) for card in year] for year in setup.enemies],
        "advisors": advisors(),
        "buildings": buildings(),
        "phases": list(PHASE_CODES),
        "influence": _influence_words(),
        "rulings": {
            "smuggler-declinable": setup.smuggler_declinable,
            "reward-at-zero": setup.reward_at_zero,
            "stable-once": setup.stable_once,
            "crane-at-once": setup.crane_at_once,
            "neutral-dice": "season" if setup.neutral_dice_stay else "help",
        },
    }


def public(state: State) -> dict[str, Json]:
    """Everything that lies open on the table."""
    seats = range(state.setup.players)
    return {
        "seat": seat_name(state.seat),
        "year": state.year + 1,
        "phase": PHASE_CODES[current_phase(state) - 1],
        "pending": [{"what": step.name, **step.describe(state)} for step in state.stack],
        "order": [seat_name(seat) for seat in state.order],
        "goods": {seat_name(s): goods_json(state.goods[s]) for s in seats},
        "tokens": {seat_name(s): state.tokens[s] for s in seats},
        "soldiers": {seat_name(s): state.soldiers[s] for s in seats},
        "points": {seat_name(s): track_points(state, s) for s in seats},
        "booked": {
            seat_name(s): dict(zip(SOURCES, state.booked_for(s), strict=True)) for s in seats
        },
        "buildings": {
            seat_name(s): [PLANS[building].name for building in bits(state.buildings[s])]
            for s in seats
        },
        "dice": {seat_name(s): _dice(state, s) for s in seats},
        "court": [_group(group) for group in state.groups],
        "envoy": None if state.envoy == NOBODY else seat_name(state.envoy),
        "enemy_range": list(state.setup.strength_range(state.year)),
        "enemy_seen_by": [seat_name(seat) for seat in bits(state.seen)],
        "enemy_revealed": enemy_json(state.enemy_card()) if is_enemy_revealed(state) else None,
    }


def private(state: State, seat: Seat) -> dict[str, Json]:
    """What one seat alone knows: the enemy, if it looked."""
    seen = state.enemy is not None and state.seen >> seat & 1
    return {"enemy": enemy_json(state.enemy_card()) if seen else None}


def position(state: State) -> dict[str, Json]:
    """The whole position, the enemy included."""
    return {
        **public(state),
        "enemy": None if state.enemy is None else enemy_json(state.enemy_card()),
    }


def _influence_words() -> dict[str, Json]:
    """The words of an influence: names of dice, and what the token and the Market add."""
    shifts = {name: shift for name, shift in zip(SHIFT_NAMES, SHIFTS, strict=True) if name}
    return {
        "coloured": list(DIE_NAMES[:COLOURED_DICE]),
        "white": list(DIE_NAMES[COLOURED_DICE:]),
        "token": TOKEN_VALUE,
        "shifts": shifts,
    }


def _group(group: Group) -> dict[str, Json]:
    """Dice at an advisor."""
    return {
        "advisor": group.advisor,
        "name": GIFTS[group.advisor].name,
        "seat": NEUTRAL_NAME if group.seat == NEUTRAL_SEAT else seat_name(group.seat),
        "dice": list(group.coloured),
        "white": list(group.white),
        "token": group.token,
        "market": group.shift,
    }


def _dice(state: State, seat: Seat) -> dict[str, Json]:
    dice = state.dice[seat]
    return {
        "coloured": list(dice[:COLOURED_DICE]),
        "white": list(dice[COLOURED_DICE:]),
        "sent": [bool(state.spent[seat] >> n & 1) for n in range(len(dice))],
    }
