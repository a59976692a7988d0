"""The board as an illuminated map: one standalone SVG document."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import hypot
from random import Random
from zlib import crc32

from regnum.core.drawing import paths
from regnum.core.pieces import PIECES, draw_piece
from regnum.core.seats import SEAT_LETTERS
from regnum.kingdom_builder.board import COLUMN_LETTERS, SIZE
from regnum.kingdom_builder.picture import art, emblems
from regnum.kingdom_builder.picture.night import dimmed, page_by_night
from regnum.kingdom_builder.picture.scene import (
    LEFT,
    RADIUS,
    TOP,
    WIDTH,
    Hex,
    Scene,
    all_hexes,
    hex_name,
)

Terrain = tuple[str, ...]
Point = tuple[float, float]
Spot = tuple[int, int]
Side = tuple[Spot, Spot]
Corner = tuple[int, int]  # half hex widths and half radii from the top left of the board

MARGIN = 42.0
PAGE_WIDTH = round(LEFT + WIDTH * (SIZE + 0.5) + MARGIN)
BOTTOM = TOP + RADIUS * (1.5 * SIZE + 0.5)
LEGEND_TOP = BOTTOM + 30
PAGE_HEIGHT = round(LEGEND_TOP + MARGIN)
SCENERY_HEIGHT = round(BOTTOM + MARGIN)
REFERENCE = re.compile('href="#kb-([^"]+)"')
PIECE_ROOM = 21.0  # no symbols this close to a piece
SHADOW = (3, 2.6)  # of a piece

# Clockwise from the top; side i runs from corner i to corner i + 1.
CORNERS: tuple[Corner, ...] = ((1, 0), (2, 1), (2, 3), (1, 4), (0, 3), (0, 1))


def board_svg(scene: Scene) -> str:
    """A picture of the board as a standalone SVG document."""
    layers = (
        _page(PAGE_HEIGHT),
        _land(scene.terrain),
        _symbols(scene),
        _lines(scene.terrain),
        art.GRAIN,
        _special_places(scene),
        _marks(scene.marks),
        _pieces(scene),
        _last(scene.last),
        _legend(scene),
    )
    return _document((_art(layers), *layers), PAGE_HEIGHT)


@lru_cache(maxsize=16)
def scenery_svg(terrain: Terrain, places: tuple[tuple[Hex, str], ...], by_night: bool) -> str:
    """All that never changes on a board: land, castles, locations without tokens, camps."""
    scene = Scene(terrain, dict(places), {}, {}, (), frozenset())
    page = _page(SCENERY_HEIGHT, named=False)
    layers = (
        _land(terrain),
        _symbols(scene),
        _lines(terrain),
        art.GRAIN,
        _special_places(scene, with_tokens=False),
    )
    drawn = _art(layers)
    if by_night:
        dark = (dimmed(drawn), page_by_night(page), *map(dimmed, layers))
        return _document(dark, SCENERY_HEIGHT)
    return _document((drawn, page, *layers), SCENERY_HEIGHT)


def _document(layers: Iterable[str], height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE_WIDTH} {height}" '
        f'width="{PAGE_WIDTH}" height="{height}" role="img" '
        'aria-label="Kingdom Builder board" stroke-linejoin="round" stroke-linecap="round">\n'
        + "\n".join(layers)
        + "\n</svg>\n"
    )


# Geometry


def _center(cell: Hex) -> Point:
    row, column = cell
    return LEFT + WIDTH * (column + 0.5 + row % 2 / 2), TOP + RADIUS * (1.5 * row + 1)


def _corners(cell: Hex) -> list[Corner]:
    row, column = cell
    return [(2 * column + row % 2 + x, 3 * row + y) for x, y in CORNERS]


def _neighbors(cell: Hex) -> list[Hex]:
    """The hexes across the six sides, some perhaps off the board."""
    row, column = cell
    west, east = column - 1 + row % 2, column + row % 2
    beside = ((row, column + 1), (row, column - 1))
    return [
        (row - 1, east),
        beside[0],
        (row + 1, east),
        (row + 1, west),
        beside[1],
        (row - 1, west),
    ]


def _hex_at(point: Point) -> Hex:
    """The hex under a point; its center is the nearest one."""
    x, y = point
    row, column = int((y - TOP) // (1.5 * RADIUS)), int((x - LEFT) // WIDTH)
    near = [(row - up, column - back) for up in (0, 1) for back in (0, 1)]
    return min(near, key=lambda cell: _distance(_center(cell), point))


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _letter(terrain: Terrain, cell: Hex) -> str:
    """The terrain letter of a hex, empty off the board."""
    row, column = cell
    return terrain[row][column] if 0 <= row < SIZE and 0 <= column < SIZE else ""


def _jitter(*key: int) -> Point:
    """An offset of at most one, always the same for a key, as if drawn by hand."""
    code = crc32(repr(key).encode())
    return code % 997 / 498 - 1, code // 997 % 991 / 495 - 1


def _spot(corner: Corner) -> Spot:
    dx, dy = _jitter(*corner)
    return round(LEFT + corner[0] * WIDTH / 2 + dx), round(TOP + corner[1] * RADIUS / 2 + dy)


def _bend(near: Corner, far: Corner) -> Spot:
    """Where the bend around a near corner begins on the side to a far one."""
    (x, y), (u, v), (dx, dy) = _spot(near), _spot(far), _jitter(*near, *far)
    return round(x + (u - x) * 0.32 + dx * 0.7), round(y + (v - y) * 0.32 + dy * 0.7)


def _steps(start: Spot, *ends: Spot) -> str:
    """The way from a spot to others as SVG packs it best: in small whole numbers."""
    return " ".join(f"{x - start[0]} {y - start[1]}" for x, y in ends).replace(" -", "-")


# Areas


def _tag(terrain: Terrain) -> str:
    """A prefix for ids, so that several boards can share a page."""
    return f"kb{crc32(' '.join(terrain).encode()):x}"


def _outlines(terrain: Terrain) -> dict[str, str]:
    """For each terrain letter the outline of its areas, round where just two areas meet."""
    around: dict[Corner, set[str]] = defaultdict(set)
    sides: dict[str, dict[Corner, Corner]] = defaultdict(dict)
    for cell in all_hexes():
        letter, corners = _letter(terrain, cell), _corners(cell)
        for i, other in enumerate(_neighbors(cell)):
            across, start, end = _letter(terrain, other), corners[i], corners[(i + 1) % 6]
            around[start] |= {letter, across}
            around[end] |= {letter, across}
            if across != letter:
                sides[letter][start] = end
    forks = {corner for corner, letters in around.items() if len(letters) > 2}
    return {letter: "".join(_loops(sides[letter], forks)) for letter in sorted(sides)}


def _loops(sides: dict[Corner, Corner], forks: set[Corner]) -> Iterator[str]:
    rest = dict(sides)
    while rest:
        loop = [next(iter(rest))]
        while (corner := rest.pop(loop[-1])) != loop[0]:
            loop.append(corner)
        pen = _bend(loop[-1], loop[0])
        path = f"M{pen[0]} {pen[1]}"
        for i, corner in enumerate(loop):
            before, after = loop[i - 1], loop[(i + 1) % len(loop)]
            start, turn, end = _bend(corner, before), _spot(corner), _bend(corner, after)
            path += f"l{_steps(pen, start)}"
            if corner in forks:
                path += f"l{_steps(start, turn)}l{_steps(turn, end)}"
            else:
                path += f"q{_steps(start, turn, end)}"
            pen = end
        yield f"{path}z"


@lru_cache(maxsize=16)
def _land(terrain: Terrain) -> str:
    """The washes of all areas, darker along the rim, with lines along the shores."""
    out = []
    for letter, outline in _outlines(terrain).items():
        wash, area = art.WASHES[letter], f"{_tag(terrain)}{letter}"
        rim = art.SHORE if letter == "W" else ((wash.rim, 15, 0.28), (wash.rim, 8, 0.28))
        strokes = "".join(
            f'<use href="#{area}" stroke="{color}" stroke-width="{width}" '
            f'stroke-opacity="{opacity}"/>'
            for color, width, opacity in rim
        )
        out.append(
            f'<defs><path id="{area}" d="{outline}"/>'
            f'<clipPath id="{area}-clip"><use href="#{area}"/></clipPath></defs>'
            f'<use href="#{area}" fill="{wash.area}"/>'
            f'<g clip-path="url(#{area}-clip)" fill="none">{strokes}</g>'
        )
    return "\n".join(out)


@lru_cache(maxsize=16)
def _lines(terrain: Terrain) -> str:
    """Hair lines inside areas, double lines between them, and the folds between sectors."""
    hairs: list[Side] = []
    folds: list[Side] = []
    for cell in all_hexes():
        corners, neighbors = _corners(cell), _neighbors(cell)
        for i in (1, 2, 3):
            across = _letter(terrain, neighbors[i])
            side = _spot(corners[i]), _spot(corners[i + 1])
            if across == _letter(terrain, cell):
                hairs.append(side)
            if across and _sector(cell) != _sector(neighbors[i]):
                folds.append(side)
    ink, paper, tag = art.PAINT["line"], art.PAINT["paper"], _tag(terrain)
    areas = "".join(f'<use href="#{tag}{letter}"/>' for letter in sorted(set("".join(terrain))))
    hair, fold = _drawn(hairs), _drawn(folds)
    return (
        f'<g fill="none"><path d="{hair}" stroke="{ink}" stroke-width=".8" stroke-opacity=".38"/>'
        f'<g stroke="{ink}" stroke-width="3.5">{areas}</g>'
        f'<g stroke="{paper}" stroke-width="1.1" stroke-opacity=".8">{areas}</g>'
        f'<path d="{fold}" stroke="{paper}" stroke-width="2.2" stroke-opacity=".4"/>'
        f'<path d="{fold}" stroke="{ink}" stroke-width="1.6" stroke-dasharray="0 6"/></g>'
    )


def _drawn(sides: list[Side]) -> str:
    """A path along sides, with the pen down where one begins at the end of another."""
    path, pen = "", None
    for start, end in sides:
        if start != pen:
            path += f"M{start[0]} {start[1]}"
        path += f"l{_steps(start, end)}"
        pen = end
    return path


def _sector(cell: Hex) -> Hex:
    return cell[0] // (SIZE // 2), cell[1] // (SIZE // 2)


# Symbols


@lru_cache(maxsize=16)
def _scattered(terrain: Terrain) -> tuple[tuple[Hex, Point, str], ...]:
    """All symbols of the land as hex, place and name, those in front last."""
    places: dict[Hex, list[Point]] = {}
    found = []
    for cell in all_hexes():
        letter, (x, y) = _letter(terrain, cell), _center(cell)
        places[cell] = []
        if letter not in art.SCATTERS:
            continue
        scatter, random = art.SCATTERS[letter], Random(crc32(repr(cell).encode()))
        taken = [point for other in _neighbors(cell) for point in places.get(other, ())]
        for _ in range(scatter.tries):
            point = x + random.uniform(-0.5, 0.5) * WIDTH, y + random.uniform(-1, 1) * RADIUS
            name = _variant(letter, random)
            is_apart = all(_distance(point, other) > scatter.apart for other in taken)
            if is_apart and _fits(terrain, cell, point):
                taken.append(point)
                places[cell].append(point)
                found.append((cell, point, name))
    return tuple(sorted(found, key=lambda symbol: symbol[1][1]))


def _fits(terrain: Terrain, cell: Hex, point: Point) -> bool:
    """Whether a symbol at a point of a hex stays clear of other areas."""
    letter, (x, y) = _letter(terrain, cell), point
    room = art.SCATTERS[letter]
    left, right, below = x - room.aside, x + room.aside, y + room.below
    reach = ((left, y), (right, y), (x, y - room.above), (left, below), (right, below))
    return _hex_at(point) == cell and all(_letter(terrain, _hex_at(end)) == letter for end in reach)


def _variant(letter: str, random: Random) -> str:
    """The name of one of a terrain's symbols, seldom a rare one."""
    rare, chance = art.RARE.get(letter, (0, 0.0))
    common = len(art.SYMBOLS[letter]) - rare
    is_rare = random.random() < chance
    return f"{letter}{common + random.randrange(rare) if is_rare else random.randrange(common)}"


def _symbols(scene: Scene) -> str:
    pieces = scene.walls.union(*scene.settlements)
    return "".join(
        f'<use href="#kb-{name}" x="{point[0]:.0f}" y="{point[1]:.0f}"/>'
        for cell, point, name in _scattered(scene.terrain)
        if cell not in pieces or _distance(point, _center(cell)) > PIECE_ROOM
    )


# Things on the land


def _special_places(scene: Scene, with_tokens: bool = True) -> str:
    out = []
    for cell in all_hexes():
        letter, name = _letter(scene.terrain, cell), hex_name(cell)
        if letter == "S":
            out.append(_put(cell, _use("castle"), f"{name}: castle"))
        elif letter == "L":
            kind, left = scene.places[cell], scene.tokens.get(cell, 0)
            if not with_tokens:
                out.append(_put(cell, _use("gold") + _use(kind), f"{name}: {kind}"))
                continue
            pips = "".join(_use("coin" if i < left else "gap", 12 * i - 6, 21) for i in (0, 1))
            faded = "" if left else ' opacity=".6"'
            seal = f"{_use('gold')}<g{faded}>{_use(kind)}</g>{pips}"
            out.append(_put(cell, seal, f"{name}: {kind}, tokens left: {left}"))
        elif letter == "N":
            token = scene.nomads.get(cell)
            seal = _use("violet") + _use(token or "camp")
            out.append(_put(cell, seal, f"{name}: nomads, {token or 'token taken'}"))
    return "\n".join(out)


def _marks(marks: frozenset[Hex]) -> str:
    return "".join(_put(cell, _use("mark"), f"{hex_name(cell)}: legal") for cell in sorted(marks))


def _pieces(scene: Scene) -> str:
    """Settlements and walls, those in front last."""
    standing = [(cell, "wall", "wall") for cell in scene.walls]
    for letter, settlements in zip(SEAT_LETTERS, scene.settlements, strict=False):
        standing += [(cell, f"seat-{letter}", f"seat {letter}") for cell in settlements]
    return "\n".join(
        _put(cell, _use(drawing), f"{hex_name(cell)}: {words}")
        for cell, drawing, words in sorted(standing)
    )


def _last(last: Hex | None) -> str:
    return "" if last is None else _put(last, _use("last"), f"{hex_name(last)}: latest piece")


def _legend(scene: Scene) -> str:
    """Below the board: which piece is whose, how many stand, and the cards in play."""
    entries = [
        f'<g transform="translate({LEFT + 20 + 96 * n:.1f} {LEGEND_TOP:.1f})">'
        f'{_use(f"seat-{letter}")}<text x="20" y="6">{letter} {len(settlements)}</text></g>'
        for n, (letter, settlements) in enumerate(
            zip(SEAT_LETTERS, scene.settlements, strict=False)
        )
    ]
    cards = f'<text x="{PAGE_WIDTH - MARGIN}" y="{LEGEND_TOP + 6:.1f}" text-anchor="end">'
    return (
        f'<g fill="{art.PAINT["ink"]}" font-family="{art.FONT}" font-size="17">'
        f"{''.join(entries)}{cards}{', '.join(scene.cards)}</text></g>"
    )


def _put(cell: Hex, content: str, words: str) -> str:
    x, y = _center(cell)
    return f'<g transform="translate({x:.1f} {y:.1f})"><title>{words}</title>{content}</g>'


def _use(name: str, x: float = 0, y: float = 0) -> str:
    place = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="#kb-{name}"{place}/>'


# Definitions and the page


def _art(layers: Iterable[str]) -> str:
    """The drawings that layers refer to."""
    used = set(REFERENCE.findall("".join(layers)))
    groups = "\n".join(
        f'<g id="kb-{name}">{content}</g>' for name, content in drawings().items() if name in used
    )
    return f"<defs>\n{art.PAPER}\n{groups}\n</defs>"


@lru_cache(maxsize=1)
def drawings() -> dict[str, str]:
    """The markup of each drawing by its name."""
    plain = {
        **emblems.EMBLEMS,
        **emblems.NOMAD_EMBLEMS,
        "camp": emblems.CAMP,
        "wall": emblems.WALL,
    }
    for letter, variants in art.SYMBOLS.items():
        plain |= {f"{letter}{i}": variant for i, variant in enumerate(variants)}
    markup = {name: paths(drawing) for name, drawing in plain.items()} | emblems.MARKUP
    markup |= {kind: _donation(letter) for kind, letter in emblems.DONATIONS.items()}
    for seat, piece in PIECES.items():
        markup[f"seat-{seat}"] = draw_piece(piece, art.PAINT, SHADOW)
    markup["castle"] = markup["silver"] + paths(emblems.CASTLE)
    return markup


def _donation(letter: str) -> str:
    """A shield in the color of a terrain that bears its symbol."""
    shield = ((art.WASHES[letter].area, art.PAINT["ink"], 1.35, emblems.SHIELD),)
    charge = paths(art.SYMBOLS[letter][emblems.CHARGES[letter]])
    scale = emblems.CHARGE_SCALE[letter]
    return f'{paths(shield)}<g transform="translate(0 1) scale({scale})">{charge}</g>'


@lru_cache(maxsize=2)
def _page(height: int, named: bool = True) -> str:
    """Parchment, a ruled frame, and the names of columns and rows.

    The browser writes the names itself: a picture knows none of its fonts.
    """
    ink, size = art.PAINT["line"], f'width="{PAGE_WIDTH}" height="{height}"'
    frames = "".join(
        f'<rect x="{inset}" y="{inset}" width="{PAGE_WIDTH - 2 * inset}" '
        f'height="{height - 2 * inset}" stroke-width="{width}"/>'
        for inset, width in ((9, 2.2), (15.5, 0.9))
    )
    scale = "".join(
        f"M{LEFT + WIDTH * i:.1f} {y}h{WIDTH / 2:.1f}"
        for i in range(SIZE)
        for y in (12.3, height - 12.3)
    ) + "".join(
        f"M{x} {TOP + RADIUS * (1.5 * i + 0.25):.1f}v{RADIUS * 0.75:.1f}"
        for i in range(SIZE)
        for x in (12.3, PAGE_WIDTH - 12.3)
    )
    paper = (
        f'<rect {size} rx="6" fill="{art.PAINT["paper"]}"/>'
        f'<rect {size} rx="6" fill="url(#kb-vignette)"/>'
        f'<g fill="none" stroke="{ink}">{frames}'
        f'<path d="{scale}" stroke-width="4" stroke-linecap="butt"/></g>'
    )
    if not named:
        return paper
    tops, lefts = [_center((0, i)) for i in range(SIZE)], [_center((i, 0)) for i in range(SIZE)]
    names = [(x, TOP - 14, COLUMN_LETTERS[i]) for i, (x, _) in enumerate(tops)]
    names += [(x - WIDTH / 2 - 17, y + 6, f"{i + 1}") for i, (x, y) in enumerate(lefts)]
    texts = "".join(f'<text x="{x:.1f}" y="{y:.1f}">{name}</text>' for x, y, name in names)
    return (
        f'{paper}<g fill="{art.PAINT["ink"]}" font-family="{art.FONT}" font-size="17" '
        f'text-anchor="middle">{texts}</g>'
    )
