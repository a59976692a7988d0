"""The table as text for a terminal."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from regnum.kingsburg.data import (
    COLOURED_DICE,
    COLUMNS,
    GIFTS,
    GOODS,
    PHASE_NAMES,
    PLANS,
    Gift,
    Plan,
)
from regnum.kingsburg.picture.scene import NEUTRAL, Placement, Province, Scene, building_strength

Span = tuple[str, str]  # a text and the code of its looks
Line = list[Span]

WIDTH = 80
COURT_COLUMNS, CARD_WIDTH = 3, 25
PROVINCE_WIDTH, CELL_WIDTH = 38, 9
PLAN_WIDTHS = (20, 19, 21, 19)
NAME_WIDTH = 8  # of a building
NUMERALS = ("I", "II", "III", "IV", "V")
GOOD_LETTERS = tuple(good[0] for good in GOODS)

HEADING, FAINT, STRONG, GIFT = "1;38;5;179", "38;5;244", "1", "38;5;180"
NOW = "1;38;5;16;48;5;179"
SEATS = {
    "A": "1;38;5;231;48;5;160",
    "B": "1;38;5;231;48;5;25",
    "C": "1;38;5;16;48;5;214",
    "D": "1;38;5;231;48;5;238",
    "E": "1;38;5;16;48;5;231",
    NEUTRAL: "1;38;5;16;48;5;246",
}

# Names of buildings too long for a cell of a province.
SHORT = {
    "cathedral": "cathdrl",
    "merchants-guild": "m.guild",
    "guard-tower": "g.tower",
    "blacksmith": "smith",
    "barracks": "barrcks",
    "wizards-guild": "w.guild",
    "palisade": "palisad",
    "stone-wall": "s.wall",
    "fortress": "fortrss",
    "barricade": "barricd",
    "town-hall": "t.hall",
}


def court_text(scene: Scene, color: bool) -> str:
    """The table, at most 80 columns wide."""
    blocks = (_head(scene), _court(scene.placements), _plans(), _provinces(scene))
    return "\n\n".join(
        "\n".join("".join(_paint(span, color) for span in line).rstrip() for line in block)
        for block in blocks
    )


# Lines


def _paint(span: Span, color: bool) -> str:
    text, code = span
    return f"\x1b[{code}m{text}\x1b[0m" if color and code and text.strip() else text


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - _length(line)), "")]


def _beside(columns: Sequence[Sequence[Line]], width: int, gap: int) -> Iterator[Line]:
    """Blocks of lines side by side."""
    for lines in zip_longest(*columns, fillvalue=[]):
        yield [span for line in lines for span in _padded(line, width + gap)]


def _heading(title: str, note: str = "") -> Line:
    rest = f" {note} " if note else " "
    return [(title, HEADING), (rest, FAINT), ("-" * (WIDTH - 1 - len(title + rest)), FAINT)]


def _seat(seat: str) -> Span:
    return seat, SEATS[seat]


# Year, enemy, army


def _head(scene: Scene) -> Iterator[Line]:
    years: Line = [("KINGSBURG", HEADING), ("   year ", "")]
    for i, numeral in enumerate(NUMERALS, 1):
        years += [_marked(numeral, i == scene.year)]
    order: Line = [("   turn order ", "")]
    for i, seat in enumerate(scene.order):
        envoy = [(" envoy", STRONG)] if seat == scene.envoy else []
        order += [(" > " if i else "", FAINT), _seat(seat), *envoy]
    yield years + order
    yield [_marked(name, i == scene.phase) for i, name in enumerate(PHASE_NAMES, 1)]
    yield [("Enemy  ", HEADING), (_enemy(scene), "")]
    army: Line = [("Army   ", HEADING)]
    for province in scene.provinces:
        built = building_strength(province, scene.enemy)
        total = province.soldiers + built
        army += [_seat(province.seat), (f" {province.soldiers}{built:+}={total}   ", "")]
    yield army


def _marked(name: str, now: bool) -> Span:
    return (f"[{name}]", NOW) if now else (f" {name} ", FAINT)


def _enemy(scene: Scene) -> str:
    low, high = scene.enemy_range
    enemy = scene.enemy
    if enemy is None:
        return f"not yet seen, strength {low} to {high}"
    won = [*_goods(enemy.reward, enemy.reward_choices), *_points(enemy.reward_points)]
    lost = [*_goods(enemy.loss, enemy.loss_choices)]
    lost += [f"{enemy.loss_buildings} building"] * bool(enemy.loss_buildings)
    lost += _points(enemy.loss_points)
    return (
        f"{enemy.name}, strength {enemy.strength} of {low} to {high}"
        f"   win {'+'.join(won)}   lose {'+'.join(lost)}"
    )


def _goods(goods: Sequence[int], choices: int = 0) -> Iterator[str]:
    """Goods as `2g`, `1w`; goods of choice as `2?`."""
    for letter, count in zip(GOOD_LETTERS, goods, strict=True):
        if count:
            yield f"{count}{letter}"
    if choices:
        yield f"{choices}?"


def _points(points: int) -> list[str]:
    return [f"{points}vp"] if points else []


# The court


def _court(placements: Sequence[Placement]) -> Iterator[Line]:
    yield _heading(
        "Court", "g gold, w wood, s stone, ? any good, sol soldier, 2t +2 token, m market"
    )
    for first in range(1, len(GIFTS) + 1, COURT_COLUMNS):
        row = range(first, first + COURT_COLUMNS)
        cards = [
            [*_advisor(advisor, [group for group in placements if group.advisor == advisor])]
            for advisor in row
        ]
        yield from _beside(cards, CARD_WIDTH, 2)


def _advisor(advisor: int, groups: Sequence[Placement]) -> Iterator[Line]:
    """Number, name and gift; below, who stands there."""
    gift = GIFTS[advisor]
    name, gains = f"{advisor:2} {gift.name.replace('-', ' ')}", _gift(gift)
    room = CARD_WIDTH - len(name)
    yield [(name, STRONG if groups else ""), (gains.rjust(room), GIFT)]
    line: Line = []
    for group in groups:
        spans: Line = [("  " if line else "   ", ""), _seat(group.seat), (f":{_dice(group)}", "")]
        if line and _length(line + spans) > CARD_WIDTH:
            yield line
            line, spans[0] = [], ("   ", "")
        line += spans
    if line:
        yield line


def _gift(gift: Gift) -> str:
    if gift.exchange:
        return "1?>2 others"
    gains = [*_goods(gift.goods)]
    if len(gift.among) == len(GOODS):
        gains += _goods((0, 0, 0), gift.choices)
    else:
        gains.append("/".join(f"{gift.choices}{GOOD_LETTERS[good]}" for good in gift.among))
    gains += [f"{gift.soldiers}sol"] * bool(gift.soldiers)
    gains += ["2t"] * gift.tokens
    gains += _points(gift.points) + ["peek"] * gift.peek
    return "+".join(gains).replace("+-", "-")


def _dice(group: Placement) -> str:
    """Dice as `3+5`, white ones as `4w`, a token as `2t`, the market as `+1m`."""
    parts = [f"{face}" for face in group.dice] + [f"{face}w" for face in group.white]
    shift = f"{group.market:+}m" if group.market else ""
    return "+".join([*parts, *["2t"] * group.token]) + shift


# Buildings and provinces


def _plans() -> Iterator[Line]:
    note = "points, cost, battle (z=2: 2 against zombies)"
    yield _heading("Buildings", note)
    for first in range(0, len(PLANS), COLUMNS):
        line: Line = []
        for plan, width in zip(PLANS[first:], PLAN_WIDTHS, strict=False):
            terms = _terms(plan).ljust(width - NAME_WIDTH)
            line += [(_short(plan).ljust(NAME_WIDTH), STRONG), (terms, "")]
        yield line


def _short(plan: Plan) -> str:
    return SHORT.get(plan.name, plan.name)


def _terms(plan: Plan) -> str:
    terms = [f"{plan.points}", "".join(_goods(plan.cost))]
    terms += [f"{plan.battle:+}"] * bool(plan.battle)
    if plan.against:
        terms.append(f"{plan.against[0]}={plan.battle_against}")
    return " ".join(terms)


def _provinces(scene: Scene) -> Iterator[Line]:
    yield _heading("Provinces", "[built], (die sent), w white die")
    for first in range(0, len(scene.provinces), 2):
        if first:
            yield []
        pair = scene.provinces[first : first + 2]
        columns = [[*_province(province, scene.envoy)] for province in pair]
        yield from _beside(columns, PROVINCE_WIDTH, 3)


def _province(province: Province, envoy: str | None) -> Iterator[Line]:
    goods = " ".join(
        f"{count}{letter}" for count, letter in zip(province.goods, GOOD_LETTERS, strict=True)
    )
    yield [
        (f" {province.seat} ", SEATS[province.seat]),
        (f" {province.points}vp", STRONG),
        (f"  {goods}  {province.tokens}x+2  {province.soldiers} sol", ""),
    ]
    held: Line = [("  envoy", STRONG)] if envoy == province.seat else []
    yield [("   dice ", FAINT), *_own_dice(province), *held]
    for first in range(0, len(PLANS), COLUMNS):
        yield [
            span for building in range(first, first + COLUMNS) for span in _cell(province, building)
        ]


def _own_dice(province: Province) -> Line:
    if not province.dice:
        return [("not rolled", FAINT)]
    line: Line = []
    for i, (face, sent) in enumerate(zip(province.dice, province.sent, strict=True)):
        name = f"{face}{'w' * (i >= COLOURED_DICE)}"
        line.append((f"({name})", FAINT) if sent else (f" {name} ", STRONG))
    return line


def _cell(province: Province, building: int) -> Line:
    """A building: in brackets where it stands."""
    name = _short(PLANS[building])
    stands = building in province.buildings
    look = (f"[{name}]", SEATS[province.seat]) if stands else (f" {name} ", FAINT)
    return _padded([look], CELL_WIDTH)
