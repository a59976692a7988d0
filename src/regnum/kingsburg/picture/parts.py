"""The bricks of the picture: placing, words, icons, dice, and all drawings that are referred to."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regnum.core.drawing import paths
from regnum.core.pieces import PIECES, draw_piece
from regnum.kingsburg.data import GIFTS, GOODS, PLANS, Gift, Plan, full_name
from regnum.kingsburg.picture import art
from regnum.kingsburg.picture.emblems import BUILDINGS, ENEMIES, FIELDS, SHIELD
from regnum.kingsburg.picture.portraits import GROUNDS, PORTRAITS
from regnum.kingsburg.picture.scene import NEUTRAL, Placement

Item = tuple[float, str]  # how wide something is, and its markup around the middle of its left end

DIE = 24
SHADOW = (2.4, 2)  # of a piece
CELL_WIDTH, CELL_HEIGHT = 131, 62  # of a building in a province
SHEET_LEFT = 46  # where costs begin, beside the engraving
LETTER = 0.545  # the width of a letter in a wide bold face, as part of its size

MIDDLE = ' text-anchor="middle"'
FAINT = ' fill="#6b5233"'
PLAIN = ' font-weight="400"'
WHITE = ' fill="#fff8ec"'


def put(x: float, y: float, content: str, words: str = "", scale: float = 1) -> str:
    """Content at a place, with words that tell what it is."""
    title = f"<title>{words}</title>" if words else ""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({x:.5g} {y:.5g}){size}">{title}{content}</g>'


def use(name: str, x: float = 0, y: float = 0, more: str = "") -> str:
    """A drawing by its name."""
    place = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="#ks-{name}"{place}{more}/>'


def text(words: object, x: float, y: float, size: float, more: str = "") -> str:
    """Words or a number in the plain face."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{more}>{words}</text>'


def named(words: object, x: float, y: float, size: float, more: str = "", room: float = 0) -> str:
    """A name or heading in the face of titles, squeezed where it might not fit its room."""
    if room and len(f"{words}") * size * LETTER > room:
        more += f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
    return text(words, x, y, size, f' font-family="{art.TITLE_FONT}" font-weight="700"{more}')


def number(value: int, sign: bool = False) -> str:
    """A number with a true minus."""
    return f"{value:+}".replace("-", "\u2212") if sign else f"{value}".replace("-", "\u2212")


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="{fill}"{more}/>'
    )


def rim(width: float, opacity: float = 1) -> str:
    """The stroke of a pen."""
    return f' stroke="{art.PAINT["line"]}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"'


# Things side by side


def row(items: Iterable[Item], x: float, y: float, gap: float = 2) -> str:
    """Items side by side, from the left."""
    out = []
    for width, content in items:
        out.append(put(x, y, content))
        x += width + gap
    return "".join(out)


def width_of(items: Sequence[Item], gap: float = 2) -> float:
    """How wide a row of items is."""
    return sum(width for width, _ in items) + gap * (len(items) - 1)


def icon(name: str) -> Item:
    """An icon."""
    return 17, use(name, 8.5)


def counted(name: str, count: int) -> Item:
    """An icon and a number after it."""
    return 27, use(name, 8.5) + text(count, 17.4, 4.6, 13)


def force(name: str, strength: int) -> Item:
    """What counts in battle, and how much."""
    return 33, use(name, 8.5) + text(number(strength, sign=True), 16.6, 4.6, 13)


def force_against(name: str, strength: int) -> Item:
    """What counts in battle instead, against one enemy."""
    return 33, use(f"{name}-small", 8.5) + text(f"={strength}", 16.6, 4.6, 13)


def seal(points: int) -> Item:
    """A seal that bears points."""
    size = 11.5 if points >= 0 else 10.5
    return 18, use("point", 9) + text(number(points), 9, 4, size, MIDDLE + WHITE)


def _word(words: str, width: float, size: float = 12) -> Item:
    return width, text(words, width / 2, size * 0.35, size, MIDDLE + PLAIN)


def gift_items(gift: Gift) -> list[Item]:
    """What an advisor gives."""
    if gift.exchange:
        return [icon("any"), _word("\u2192", 15, 15), icon("other"), icon("other")]
    kinds = zip(GOODS, gift.goods, strict=True)
    items = [icon(good) for good, count in kinds for _ in range(count)]
    if len(gift.among) == len(GOODS):
        items += [icon("any")] * gift.choices
    else:
        for i, good in enumerate(gift.among):
            items += [_word("or", 13)] * bool(i) + [icon(GOODS[good])]
    items += [icon("soldier")] * gift.soldiers + [icon("token")] * gift.tokens
    return items + [icon("peek")] * gift.peek + [seal(gift.points)] * bool(gift.points)


def spoils(goods: Sequence[int], choices: int, buildings: int, points: int) -> list[Item]:
    """What a battle gives or takes."""
    counts = [*zip(GOODS, goods, strict=True), ("any", choices), ("building", buildings)]
    items = [icon(name) for name, count in counts for _ in range(count)]
    return items + [seal(points)] * bool(points)


# Seats and dice


def marker(seat: str) -> str:
    """A seat's piece with its letter beside it."""
    return put(0, 0, use(f"seat-{seat}"), scale=0.72) + named(seat, 20, 5.4, 16)


def die(kind: str, face: int) -> Item:
    """A die of a seat, a neutral or a white one; the white ones have hollow pips."""
    pips = art.DICE[kind].pips
    look = f' fill="{pips}"' if pips != "none" else f' fill="none" stroke="{art.PAINT["outline"]}"'
    return DIE, use(f"die-{kind}", DIE / 2) + use(f"pips-{face}", DIE / 2, 0, look)


def group(placement: Placement) -> Item:
    """Dice at an advisor behind the badge of their seat."""
    seat = placement.seat
    if seat == NEUTRAL:
        badge = text(seat, 9, 5, 13, MIDDLE)
    else:
        badge = put(9, -4, use(f"seat-{seat}"), scale=0.62) + text(seat, 9, 14.6, 10.5, MIDDLE)
    items = [(18.0, badge)]
    items += [die(seat, face) for face in placement.dice]
    items += [die("white", face) for face in placement.white]
    items += [icon("token")] * placement.token
    if placement.market:
        shift = text(number(placement.market, sign=True), 12, 4.4, 11, MIDDLE)
        items.append((24, use("shift", 12) + shift))
    return width_of(items), row(items, 0, 0)


def group_words(placement: Placement) -> str:
    """The same in words."""
    dice = [f"{face}" for face in placement.dice] + [f"white {face}" for face in placement.white]
    who = "neutral" if placement.seat == NEUTRAL else f"seat {placement.seat}"
    extras = [", +2 token"] * placement.token
    extras += [f", market {placement.market:+}"] * bool(placement.market)
    return f"{GIFTS[placement.advisor].name}: {who}, dice {' '.join(dice)}{''.join(extras)}"


# Definitions


@lru_cache(maxsize=1)
def definitions() -> str:
    """All drawings that can be referred to, the same in every picture."""
    groups = "\n".join(map(definition, drawings()))
    return f"<defs>\n{art.PAPER}\n{groups}\n</defs>"


def definition(name: str) -> str:
    """A drawing as a group that can be referred to."""
    return f'<g id="ks-{name}">{drawings()[name]}</g>'


@lru_cache(maxsize=1)
def drawings() -> dict[str, str]:
    """The markup of each drawing by its name."""
    plain = {**art.ICONS, **BUILDINGS, **ENEMIES, "envoy": art.ENVOY}
    plain |= {f"phase-{i}": drawing for i, drawing in enumerate(art.PHASES, 1)}
    markup = {name: paths(drawing) for name, drawing in plain.items()} | art.MARKUP
    markup["token"] += text("+2", 0, 3.8, 10, f'{MIDDLE} fill="{art.PAINT["ink"]}"')
    markup |= {name: _portrait(name) for name in PORTRAITS}
    markup |= {f"rim-{name}": circles for name, circles in art.RIMS.items()}
    for seat, piece in PIECES.items():
        markup[f"seat-{seat}"] = draw_piece(piece, art.PAINT, SHADOW)
    markup |= {f"die-{kind}": die_body(look) for kind, look in art.DICE.items()}
    markup |= {f"pips-{face}": pips_of(face) for face in range(1, len(art.PIPS) + 1)}
    markup["shield"] = f'<path d="{SHIELD}" stroke="{art.PAINT["ink"]}" stroke-width="1.8"/>'
    markup |= {f"{name}-shield": _blazon(name) for name in ENEMIES}
    markup |= {f"{name}-small": put(0, -0.5, _blazon(name), scale=0.25) for name in ENEMIES}
    markup |= {f"{plan.name}-sheet": _sheet(plan) for plan in PLANS}
    return markup


def _portrait(name: str) -> str:
    return (
        f'<circle r="32" fill="{GROUNDS[name]}"/><g clip-path="url(#ks-round)">'
        f"{paths(PORTRAITS[name])}</g>"
    )


def _blazon(name: str) -> str:
    return use("shield", 0, 0, f' fill="{FIELDS[name]}"') + use(name)


def _sheet(plan: Plan) -> str:
    """Name, cost, points and battle value of a building, in the ink of where it is used."""
    costs = [counted(good, cost) for good, cost in zip(GOODS, plan.cost, strict=True) if cost]
    battle = [force("battle", plan.battle)] * bool(plan.battle)
    battle += [force_against(plan.against, plan.battle_against)] * bool(plan.against)
    return (
        named(full_name(plan.name), 6, 15.4, 12.6, room=CELL_WIDTH - 33)
        + put(CELL_WIDTH - 21, 12, seal(plan.points)[1])
        + row(costs, SHEET_LEFT, 31, 0)
        + row(battle, SHEET_LEFT, 49, 0)
    )


def die_body(look: art.Die, edge: str = "") -> str:
    """A die without its pips."""
    side, inner = DIE - 2, DIE - 6
    return (
        f'<rect x="{-side / 2:g}" y="{-side / 2:g}" width="{side}" height="{side}" '
        f'rx="{look.corner:g}" fill="{look.body}" stroke="{art.PAINT["outline"]}" '
        f'stroke-width="1.5"{edge}/><rect x="{-inner / 2:g}" y="{-inner / 2:g}" width="{inner}" '
        f'height="{inner}" rx="{look.corner - 1:g}" fill="none" stroke="{look.rim}"/>'
    )


def pips_of(face: int) -> str:
    """The pips of a face."""
    spots = art.PIPS[face - 1]
    return "".join(f'<circle cx="{x * 5.4:g}" cy="{y * 5.4:g}" r="2"/>' for x, y in spots)
