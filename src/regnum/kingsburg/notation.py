"""The position line: a whole state as one line of text, and back.

    SPEC YEAR ORDER GOODS TOKENS SOLDIERS POINTS BUILDINGS DICE COURT ENVOY ENEMY STACK

described in docs/notation.md. Every line that parses is a position that can be.
"""

import re
from collections.abc import Callable

from regnum.core.bits import mask_of
from regnum.core.errors import Malformed
from regnum.core.positions import check_count, parse_setup, settle_at
from regnum.core.seats import (
    NONE,
    SEAT_LETTERS,
    Seat,
    parse_seat,
    parse_seat_or_nobody,
    parse_seats,
    print_seat_or_nobody,
    print_seats,
    seat_name,
)
from regnum.core.steps import parse_steps, print_steps
from regnum.kingsburg.data import (
    ADVISORS,
    CARDS_PER_YEAR,
    COLOURED_DICE,
    COLUMNS,
    FULL_ROW,
    MARKET,
    NEUTRAL_SEAT,
    ROWS,
    SOURCES,
    TOKEN_VALUE,
    YEARS,
    Goods,
)
from regnum.kingsburg.position_check import check_position
from regnum.kingsburg.rules import STEPS
from regnum.kingsburg.setup import KEY, OPTIONS, deal
from regnum.kingsburg.state import Group, State

NEUTRAL_LETTER = "N"
FIELDS = 13


def print_position(state: State) -> str:
    """The line of a state."""
    seats = range(state.setup.players)
    return " ".join(
        (
            state.setup.spec,
            str(state.year + 1),
            "".join(seat_name(seat) for seat in state.order),
            ",".join("+".join(map(str, state.goods[seat])) for seat in seats),
            ",".join(map(str, state.tokens)),
            ",".join(map(str, state.soldiers)),
            ",".join(_print_booked(state, seat) for seat in seats),
            ",".join(_print_province(state.buildings[seat]) for seat in seats),
            ",".join(_print_dice(state, seat) for seat in seats),
            "/".join(_print_group(group) for group in state.groups) or NONE,
            print_seat_or_nobody(state.envoy),
            _print_enemy(state),
            print_steps(state.stack),
        )
    )


def parse_position(line: str) -> State:
    """The state of a line."""
    fields = line.split(" ")
    setup = parse_setup(fields[0], KEY, OPTIONS, deal)
    check_count(fields, FIELDS)
    state = State(setup)
    for parse, text in zip(_FIELD_PARSERS, fields[1:], strict=True):
        parse(state, text)
    if print_position(state) != line:
        raise Malformed(f"the position must be written as {print_position(state)}")
    check_position(state)
    settle_at(state, line)
    return state


def _per_seat(state: State, what: str, text: str, form: str, example: str) -> list[str]:
    """The parts of a field with one entry for each seat."""
    parts = text.split(",")
    if len(parts) != state.setup.players:
        raise Malformed(f"{what} {text!r}: there must be one entry for each seat")
    for part in parts:
        if not re.fullmatch(form, part, re.ASCII):
            raise Malformed(f"{what} {part!r}: write it as in {example}")
    return parts


def _parse_year(state: State, text: str) -> None:
    if text not in map(str, range(1, YEARS + 1)):
        raise Malformed(f"year {text!r}: years are 1 to {YEARS}")
    state.year = int(text) - 1


def _parse_order(state: State, text: str) -> None:
    if sorted(text) != list(SEAT_LETTERS[: state.setup.players]):
        raise Malformed(f"turn order {text!r}: write the letter of each seat once")
    state.order = [SEAT_LETTERS.index(letter) for letter in text]


def _parse_goods(state: State, text: str) -> None:
    number = "(0|[1-9][0-9]{0,3})"
    parts = _per_seat(state, "goods", text, rf"{number}\+{number}\+{number}", "2+0+1")
    state.goods = [_goods(part) for part in parts]


def _goods(part: str) -> Goods:
    gold, wood, stone = map(int, part.split("+"))
    return gold, wood, stone


def _parse_tokens(state: State, text: str) -> None:
    state.tokens = [int(part) for part in _per_seat(state, "tokens", text, "[0-9]{1,3}", "0,2")]


def _parse_soldiers(state: State, text: str) -> None:
    parts = _per_seat(state, "soldiers", text, "[0-9]{1,3}", "0,2")
    state.soldiers = [int(part) for part in parts]


def _print_booked(state: State, seat: Seat) -> str:
    return ":".join(map(str, state.booked_for(seat)))


def _parse_booked(state: State, text: str) -> None:
    number = "(0|-?[1-9][0-9]{0,3})"
    form = ":".join([number] * len(SOURCES))
    parts = _per_seat(state, "points", text, form, "3:0:1:0:0:-2")
    state.booked = [int(points) for part in parts for points in part.split(":")]


# Buildings: how many stand in each row.


def _print_province(province: int) -> str:
    rows = (province >> COLUMNS * row & FULL_ROW for row in range(ROWS))
    return "".join(str(row.bit_count()) for row in rows)


def _parse_buildings(state: State, text: str) -> None:
    parts = _per_seat(state, "buildings", text, "[0-4]{5}", "21003, a number for each row")
    state.buildings = [
        sum(((1 << int(count)) - 1) << COLUMNS * row for row, count in enumerate(part))
        for part in parts
    ]


# Dice: coloured ones, w and white ones; * behind a die that was sent.


def _print_dice(state: State, seat: Seat) -> str:
    marks = [
        f"{die}{'*' if state.spent[seat] >> n & 1 else ''}"
        for n, die in enumerate(state.dice[seat])
    ]
    coloured, white = "".join(marks[:COLOURED_DICE]), "".join(marks[COLOURED_DICE:])
    return (coloured + ("w" + white if white else "")) or NONE


def _parse_dice(state: State, text: str) -> None:
    form = r"-|([1-6]\*?){3}(w([1-6]\*?){1,2})?"
    for seat, part in enumerate(_per_seat(state, "dice", text, form, "1*35w4, or -")):
        dice = re.findall(r"([1-6])(\*?)", part)
        state.dice[seat] = tuple(int(die) for die, _ in dice)
        state.spent[seat] = mask_of(n for n, (_, mark) in enumerate(dice) if mark)


# Court: 8A35w2+> is advisor 8, seat A, coloured 3 and 5, white 2, a token, shifted up.

_GROUP = re.compile(
    r"(?P<advisor>[1-9][0-9]?)(?P<seat>[A-EN])(?P<dice>[1-6]{1,3})(?:w(?P<white>[1-6]{1,2}))?"
    r"(?P<token>\+)?(?P<shift>[<>])?"
)
_SHIFTS = {-1: "<", 0: "", 1: ">"}


def _print_group(group: Group) -> str:
    letter = NEUTRAL_LETTER if group.seat == NEUTRAL_SEAT else seat_name(group.seat)
    coloured, white = ("".join(map(str, dice)) for dice in (group.coloured, group.white))
    dice = coloured + ("w" + white if white else "")
    return f"{group.advisor}{letter}{dice}{'+' * group.token}{_SHIFTS[group.shift]}"


def _parse_court(state: State, text: str) -> None:
    for part in [] if text == NONE else text.split("/"):
        match = _GROUP.fullmatch(part)
        if match is None:
            raise Malformed(f"court {part!r}: write dice as in 8A35w2+>")
        is_neutral = match["seat"] == NEUTRAL_LETTER
        group = Group(
            int(match["advisor"]),
            NEUTRAL_SEAT if is_neutral else parse_seat(match["seat"], state.setup.players),
            tuple(map(int, match["dice"])),
            tuple(map(int, match["white"] or "")),
            bool(match["token"]),
            {"<": -1, ">": 1}.get(match["shift"], 0),
        )
        _check_group(state, part, group)
        state.place(group)


def _check_group(state: State, part: str, group: Group) -> None:
    total = sum(group.coloured + group.white) + TOKEN_VALUE * group.token + group.shift
    if group.advisor != total or total > ADVISORS:
        raise Malformed(f"court {part!r}: these dice do not make {group.advisor}")
    if group.seat == NEUTRAL_SEAT:
        if state.setup.players != 2 or group.white or group.token or group.shift:
            raise Malformed(f"court {part!r}: neutral dice are for two seats and nothing else")
    elif group.shift and not state.has(group.seat, MARKET):
        raise Malformed(f"court {part!r}: {seat_name(group.seat)} has no Market")


def _parse_envoy(state: State, text: str) -> None:
    state.envoy = parse_seat_or_nobody(text, state.setup.players)


def _print_enemy(state: State) -> str:
    if state.enemy is None:
        return NONE
    return f"{state.enemy + 1}{print_seats(state.seen) if state.seen else ''}"


def _parse_enemy(state: State, text: str) -> None:
    state.enemy, state.seen = None, 0
    if text == NONE:
        return
    if not re.fullmatch(rf"[1-{CARDS_PER_YEAR}][A-E]*", text, re.ASCII):
        raise Malformed(f"enemy {text!r}: write the number of the card and who saw it, as in 3AB")
    state.enemy = int(text[0]) - 1
    state.seen = parse_seats(text[1:], state.setup.players)


def _parse_stack(state: State, text: str) -> None:
    state.stack = parse_steps(STEPS, state.setup.players, text)


_FIELD_PARSERS: tuple[Callable[[State, str], None], ...] = (
    _parse_year,
    _parse_order,
    _parse_goods,
    _parse_tokens,
    _parse_soldiers,
    _parse_booked,
    _parse_buildings,
    _parse_dice,
    _parse_court,
    _parse_envoy,
    _parse_enemy,
    _parse_stack,
)
