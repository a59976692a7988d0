"""A state as plain data: what lies open, what one seat knows, and the whole of it."""

from typing import TYPE_CHECKING

from regnum.core.bits import bits
from regnum.core.contract import Json, Theme
from regnum.core.seats import NOBODY, SEAT_LETTERS, Seat, seat_name
from regnum.kingsburg.actions import DIE_NAMES, SHIFT_NAMES, SHIFTS
from regnum.kingsburg.data import (
    BUILDINGS,
    COLOURED_DICE,
    COLUMNS,
    ENEMIES,
    GIFTS,
    GOODS,
    NEUTRAL_SEAT,
    PHASE_CODES,
    PLANS,
    SOURCES,
    TOKEN_VALUE,
    Enemy,
    Goods,
)
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    CHAPEL_ROLL,
    EFFECTS,
    FRAME_NAMES,
    HELP,
    INFLUENCE,
    LOSING,
    NEUTRAL,
    PHASE,
    RECRUITING,
    REROLLING,
    ROLLING,
    STATUE_ROLL,
    TAKING,
    Frame,
)
from regnum.kingsburg.scene import Placement, Province, Scene
from regnum.kingsburg.scoring import track_points
from regnum.kingsburg.setup import Setup, print_card

if TYPE_CHECKING:
    from regnum.kingsburg.state import Group, State

NEUTRAL_NAME = "neutral"


def describe(setup: Setup) -> dict[str, Json]:
    """The setup as plain data."""
    return {
        "players": setup.players,
        "seats": list(SEAT_LETTERS[: setup.players]),
        "order": [seat_name(seat) for seat in setup.order],
        "enemies": [[enemy_json(card) for card in year] for year in setup.enemies],
        "advisors": [_advisor(value) for value in GIFTS],
        "buildings": [_building(number) for number in range(BUILDINGS)],
        "phases": list(PHASE_CODES),
        "influence": _influence_words(),
        "rulings": {
            "smuggler-declinable": setup.smuggler_declinable,
            "reward-at-zero": setup.reward_at_zero,
            "stable-once": setup.stable_once,
            "crane-at-once": setup.crane_at_once,
        },
    }


def components() -> dict[str, Json]:
    """What is in the box."""
    return {
        "advisors": [_advisor(value) for value in GIFTS],
        "buildings": [_building(number) for number in range(BUILDINGS)],
        "enemies": [[enemy_json(card) for card in year] for year in ENEMIES],
        "phases": list(PHASE_CODES),
        "goods": list(GOODS),
    }


def art() -> str:
    """All pictures of the game by their names."""
    from regnum.kingsburg.sprite import art_svg

    return art_svg()


def scenery(setup: Setup, theme: Theme) -> None:
    """Nothing lies on this table that never changes."""


def public(state: "State") -> dict[str, Json]:
    """Everything that lies open on the table."""
    seats = range(state.setup.players)
    return {
        "seat": seat_name(state.seat),
        "year": state.year + 1,
        "phase": PHASE_CODES[state.phase - 1],
        "pending": [pending(frame) for frame in state.stack],
        "order": [seat_name(seat) for seat in state.order],
        "goods": {seat_name(s): _goods(state.goods[s]) for s in seats},
        "tokens": {seat_name(s): state.tokens[s] for s in seats},
        "soldiers": {seat_name(s): state.soldiers[s] for s in seats},
        "points": {seat_name(s): track_points(state, s) for s in seats},
        "booked": {
            seat_name(s): {
                source: state.booked[s * len(SOURCES) + n] for n, source in enumerate(SOURCES)
            }
            for s in seats
        },
        "buildings": {
            seat_name(s): [PLANS[building].name for building in bits(state.buildings[s])]
            for s in seats
        },
        "dice": {seat_name(s): _dice(state, s) for s in seats},
        "court": [group_json(group) for group in state.groups],
        "envoy": None if state.envoy == NOBODY else seat_name(state.envoy),
        "enemy_range": list(state.setup.strength_range(state.year)),
        "enemy_seen_by": [seat_name(seat) for seat in bits(state.seen)],
        "enemy_revealed": enemy_json(state.enemy_card()) if state.is_enemy_revealed else None,
    }


def private(state: "State", seat: Seat) -> dict[str, Json]:
    """What one seat alone knows: the enemy, if it looked."""
    seen = state.enemy is not None and state.seen >> seat & 1
    return {"enemy": enemy_json(state.enemy_card()) if seen else None}


def position(state: "State") -> dict[str, Json]:
    """The whole position, the enemy included."""
    return {
        **public(state),
        "enemy": None if state.enemy is None else enemy_json(state.enemy_card()),
    }


def enemy_json(card: Enemy) -> dict[str, Json]:
    """A card in words."""
    return {
        "card": print_card(card),
        "name": card.name,
        "strength": card.strength,
        "reward": {
            **_goods(card.reward),
            "any_good": card.reward_choices,
            "points": card.reward_points,
        },
        "loss": {
            **_goods(card.loss),
            "any_good": card.loss_choices,
            "buildings": card.loss_buildings,
            "points": card.loss_points,
        },
    }


def _advisor(value: int) -> dict[str, Json]:
    gift = GIFTS[value]
    return {
        "value": value,
        "name": gift.name,
        **_goods(gift.goods),
        "choices": gift.choices,
        "among": [GOODS[good] for good in gift.among] if gift.choices else [],
        "soldiers": gift.soldiers,
        "tokens": gift.tokens,
        "points": gift.points,
        "peek": gift.peek,
        "exchange": gift.exchange,
    }


def _building(number: int) -> dict[str, Json]:
    plan = PLANS[number]
    return {
        "name": plan.name,
        "row": number // COLUMNS + 1,
        "column": number % COLUMNS + 1,
        "after": PLANS[number - 1].name if number % COLUMNS else None,
        "cost": _goods(plan.cost),
        "points": plan.points,
        "battle": plan.battle,
        "battle_against": {plan.against: plan.battle_against} if plan.against else {},
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


def group_json(group: "Group") -> dict[str, Json]:
    """Dice at an advisor."""
    advisor, seat, coloured, white, token, shift = group
    return {
        "advisor": advisor,
        "name": GIFTS[advisor].name,
        "seat": NEUTRAL_NAME if seat == NEUTRAL_SEAT else seat_name(seat),
        "dice": list(coloured),
        "white": list(white),
        "token": bool(token),
        "market": shift,
    }


def _goods(goods: Goods) -> dict[str, Json]:
    return dict(zip(GOODS, goods, strict=True))


def _dice(state: "State", seat: Seat) -> dict[str, Json]:
    dice = state.dice[seat]
    return {
        "coloured": list(dice[:COLOURED_DICE]),
        "white": list(dice[COLOURED_DICE:]),
        "sent": [bool(state.spent[seat] >> n & 1) for n in range(len(dice))],
    }


def pending(frame: Frame) -> dict[str, Json]:
    """One frame in words, for whoever follows the game from outside."""
    kind, args = frame[0], frame[1:]
    words: dict[str, Json] = {"what": FRAME_NAMES[kind]}
    if kind == PHASE:
        words |= {"number": args[0], "phase": PHASE_CODES[args[0] - 1]}
    elif kind == INFLUENCE:
        passed, token, market = ([seat_name(seat) for seat in bits(seats)] for seats in args[1:])
        words |= {"at": args[0], "passed": passed, "used_token": token, "used_market": market}
    elif kind == BUILDING:
        words |= {"at": args[0], "built": args[1], "crane": bool(args[2])}
    elif kind == REROLLING:
        words |= {"at": args[0], "statue_used": bool(args[1]), "chapel_used": bool(args[2])}
    elif kind == ROLLING:
        aided = None if args[2] == NOBODY else seat_name(args[2])
        words |= {"at": args[0], "coloured_rolled": bool(args[1]), "aided_seat": aided}
    elif kind == RECRUITING:
        words |= {"at": args[0], "paid": args[1]}
    elif kind == BATTLE:
        words |= {
            "at": args[0],
            "combat_values": {seat_name(s): value for s, value in enumerate(args[1:])},
        }
    elif kind in (EFFECTS, HELP):
        words["at"] = args[0]
    elif kind == NEUTRAL:
        words["first_sum"] = args[0] or None
    elif kind == TAKING:
        among = [GOODS[good] for good in bits(args[2])]
        words |= {"seat": seat_name(args[0]), "left": args[1], "among": among}
    elif kind == LOSING:
        words |= {"seat": seat_name(args[0]), "left": args[1]}
    elif kind == STATUE_ROLL:
        words |= {"seat": seat_name(args[0]), "die": DIE_NAMES[args[1]]}
    elif kind == CHAPEL_ROLL:
        words |= {"seat": seat_name(args[0]), "rolled": args[1]}
    elif args:
        words["seat"] = seat_name(args[0])
    return words


def scene(state: "State") -> Scene:
    """What a picture of the table shows."""
    return Scene(
        year=state.year + 1,
        phase=state.phase,
        order=tuple(seat_name(seat) for seat in state.order),
        placements=tuple(
            Placement(
                advisor,
                "N" if seat == NEUTRAL_SEAT else seat_name(seat),
                coloured,
                white,
                token,
                shift,
            )
            for advisor, seat, coloured, white, token, shift in state.groups
        ),
        provinces=tuple(
            Province(
                seat=seat_name(seat),
                goods=state.goods[seat],
                tokens=state.tokens[seat],
                soldiers=state.soldiers[seat],
                points=track_points(state, seat),
                buildings=frozenset(bits(state.buildings[seat])),
                dice=state.dice[seat],
                sent=tuple(bool(state.spent[seat] >> n & 1) for n in range(len(state.dice[seat]))),
            )
            for seat in range(state.setup.players)
        ),
        envoy=None if state.envoy == NOBODY else seat_name(state.envoy),
        year_cards=state.setup.enemies[state.year],
        enemy=None if state.enemy is None else state.enemy_card(),
    )
