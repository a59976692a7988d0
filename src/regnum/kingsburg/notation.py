"""The position line: a whole state as one line of text, and back.

    SPEC YEAR ORDER GOODS TOKENS SOLDIERS POINTS BUILDINGS DICE COURT ENVOY ENEMY STACK

described in docs/notation.md. Every line that parses is a position that can be.
"""

import re
from collections.abc import Callable

from regnum.core.bits import bits, mask_of
from regnum.core.chance import Source
from regnum.core.errors import Malformed
from regnum.core.seats import NOBODY, SEAT_LETTERS, Seat, parse_seat, seat_name
from regnum.core.spec import parse_spec
from regnum.kingsburg.data import (
    ADVISORS,
    CARDS_PER_YEAR,
    COLOURED_DICE,
    COLUMNS,
    GOODS,
    MARKET,
    NEUTRAL_SEAT,
    ROWS,
    SOURCES,
    TOKEN_VALUE,
    YEARS,
    Goods,
)
from regnum.kingsburg.flow import settle
from regnum.kingsburg.frames import (
    BATTLE,
    BUILDING,
    CHAPEL_ROLL,
    EFFECTS,
    EXCHANGING,
    FRAME_NAMES,
    HELP,
    INFLUENCE,
    LOSING,
    NEUTRAL,
    PEEKING,
    PHASE,
    RAZING,
    RECRUITING,
    REROLLING,
    ROLLING,
    SELLING,
    SMUGGLING,
    STATUE_ROLL,
    TAKING,
    Frame,
)
from regnum.kingsburg.position_check import check_position
from regnum.kingsburg.setup import KEY, RANDOM, Setup, deal
from regnum.kingsburg.state import Group, State

NONE = "-"
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
            NONE if state.envoy == NOBODY else seat_name(state.envoy),
            _print_enemy(state),
            ">".join(_print_frame(frame) for frame in state.stack),
        )
    )


def parse_position(line: str) -> State:
    """The state of a line."""
    fields = line.split(" ")
    setup = _parse_setup(fields[0])
    if len(fields) != FIELDS:
        raise Malformed(
            f"a position has {FIELDS} fields separated by single spaces, not {len(fields)}"
        )
    state = State.start(setup)
    for parse, text in zip(_FIELD_PARSERS, fields[1:], strict=True):
        parse(state, text)
    if print_position(state) != line:
        raise Malformed(f"the position must be written as {print_position(state)}")
    check_position(state)
    settle(state)
    if print_position(state) != line:
        raise Malformed("nobody has anything to decide: the position is between two decisions")
    return state


def _parse_setup(spec: str) -> Setup:
    key, options = parse_spec(spec)
    if key != KEY:
        raise Malformed(f"this is a position of {key}, not of {KEY}")
    if options.get("order", RANDOM) == RANDOM:
        raise Malformed("a position leaves nothing to chance: give option order")
    setup = deal(options, Source(0, "setup"))
    if setup.spec != spec:
        raise Malformed(f"the setup must be written as {setup.spec}")
    return setup


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
    start = seat * len(SOURCES)
    return ":".join(map(str, state.booked[start : start + len(SOURCES)]))


def _parse_booked(state: State, text: str) -> None:
    number = "(0|-?[1-9][0-9]{0,3})"
    form = ":".join([number] * len(SOURCES))
    parts = _per_seat(state, "points", text, form, "3:0:1:0:0:-2")
    state.booked = [int(points) for part in parts for points in part.split(":")]


# Buildings: how many stand in each row.


def _print_province(province: int) -> str:
    rows = (province >> COLUMNS * row & 0b1111 for row in range(ROWS))
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
    advisor, seat, coloured, white, token, shift = group
    letter = NEUTRAL_LETTER if seat == NEUTRAL_SEAT else seat_name(seat)
    dice = "".join(map(str, coloured)) + ("w" + "".join(map(str, white)) if white else "")
    return f"{advisor}{letter}{dice}{'+' * token}{_SHIFTS[shift]}"


def _parse_court(state: State, text: str) -> None:
    for part in [] if text == NONE else text.split("/"):
        match = _GROUP.fullmatch(part)
        if match is None:
            raise Malformed(f"court {part!r}: write dice as in 8A35w2+>")
        neutral = match["seat"] == NEUTRAL_LETTER
        seat = NEUTRAL_SEAT if neutral else parse_seat(match["seat"], state.setup.players)
        shift = {"<": -1, ">": 1}.get(match["shift"], 0)
        coloured = tuple(map(int, match["dice"]))
        white = tuple(map(int, match["white"] or ""))
        _check_group(state, part, match, seat, (*coloured, *white), shift)
        state.place(int(match["advisor"]), seat, coloured, white, bool(match["token"]), shift)


def _check_group(
    state: State,
    part: str,
    match: re.Match[str],
    seat: Seat,
    dice: tuple[int, ...],
    shift: int,
) -> None:
    advisor = int(match["advisor"])
    token = bool(match["token"])
    if advisor != sum(dice) + TOKEN_VALUE * token + shift or advisor > ADVISORS:
        raise Malformed(f"court {part!r}: these dice do not make {advisor}")
    if seat == NEUTRAL_SEAT:
        if state.setup.players != 2 or match["white"] or token or shift:
            raise Malformed(f"court {part!r}: neutral dice are for two seats and nothing else")
    elif shift and not state.has(seat, MARKET):
        raise Malformed(f"court {part!r}: {seat_name(seat)} has no Market")


def _parse_envoy(state: State, text: str) -> None:
    state.envoy = NOBODY if text == NONE else parse_seat(text, state.setup.players)


def _print_enemy(state: State) -> str:
    if state.enemy is None:
        return NONE
    return f"{state.enemy + 1}{''.join(seat_name(seat) for seat in bits(state.seen))}"


def _parse_enemy(state: State, text: str) -> None:
    state.enemy, state.seen = None, 0
    if text == NONE:
        return
    if not re.fullmatch(rf"[1-{CARDS_PER_YEAR}][A-E]*", text, re.ASCII):
        raise Malformed(f"enemy {text!r}: write the number of the card and who saw it, as in 3AB")
    state.enemy = int(text[0]) - 1
    state.seen = mask_of(parse_seat(letter, state.setup.players) for letter in text[1:])


# The stack: frames from the bottom, as name:argument:argument.
# Arguments: n a number, s a seat, o a seat or nobody, m a set of seats, g a set of goods.

_ARGUMENTS: dict[int, str] = {
    PHASE: "no",
    EFFECTS: "n",
    BUILDING: "nnn",
    HELP: "n",
    INFLUENCE: "nmmm",
    REROLLING: "nnn",
    ROLLING: "nno",
    NEUTRAL: "n",
    RECRUITING: "nn",
    BATTLE: "n*",
    TAKING: "sng",
    EXCHANGING: "s",
    SMUGGLING: "s",
    PEEKING: "s",
    STATUE_ROLL: "sn",
    CHAPEL_ROLL: "sn",
    SELLING: "s",
    LOSING: "sn",
    RAZING: "s",
}


def _print_seats(seats: int) -> str:
    return "".join(seat_name(seat) for seat in bits(seats)) or NONE


def _print_goods(goods: int) -> str:
    return "".join(GOODS[good][0] for good in bits(goods)) or NONE


_PRINTERS: dict[str, Callable[[int], str]] = {
    "n": str,
    "s": seat_name,
    "o": lambda seat: NONE if seat == NOBODY else seat_name(seat),
    "m": _print_seats,
    "g": _print_goods,
}


def _signature(kind: int, arguments: int) -> str:
    signature = _ARGUMENTS.get(kind, "")
    return "n" * arguments if signature.endswith("*") else signature


def _print_frame(frame: Frame) -> str:
    kind, args = frame[0], frame[1:]
    texts = (
        _PRINTERS[letter](arg)
        for letter, arg in zip(_signature(kind, len(args)), args, strict=True)
    )
    return ":".join((FRAME_NAMES[kind], *texts))


def _parse_argument(state: State, letter: str, text: str) -> int:
    if letter == "n":
        if not re.fullmatch("0|-?[1-9][0-9]{0,2}", text, re.ASCII):
            raise ValueError(text)
        return int(text)
    if text == NONE:
        return NOBODY if letter == "o" else 0
    if letter == "g":
        return mask_of([good[0] for good in GOODS].index(mark) for mark in text)
    seats = [parse_seat(mark, state.setup.players) for mark in text]
    if letter == "m":
        return mask_of(seats)
    (seat,) = seats
    return seat


def _parse_stack(state: State, text: str) -> None:
    state.stack = [_parse_frame(state, part) for part in text.split(">")]


def _parse_frame(state: State, text: str) -> Frame:
    name, *args = text.split(":")
    for kind, known in FRAME_NAMES.items():
        if name == known:
            try:
                letters = _signature(kind, len(args))
                values = [
                    _parse_argument(state, letter, arg)
                    for letter, arg in zip(letters, args, strict=True)
                ]
            except ValueError:
                break
            frame = (kind, *values)
            if _print_frame(frame) == text:
                return frame
    raise Malformed(f"pending {text!r} is not known")


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
