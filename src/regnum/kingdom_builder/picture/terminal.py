"""The board as text for a terminal, and a legend of the marks in it."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import NamedTuple

from regnum.kingdom_builder.board import COLUMN_LETTERS, SIZE
from regnum.kingdom_builder.picture.scene import Hex, Scene, all_hexes, hex_name

BOARD_WIDTH = 45
SEAT_WIDTH, LAND_WIDTH, LAND_COLUMNS = 6, 11, 3  # of the legend


class Look(NamedTuple):
    """How a hex shows: its characters, and its 256-color ink and ground."""

    text: str
    ink: int
    ground: int
    bold: bool = False


LAND = {
    "G": ("grass", Look("g", 64, 150)),
    "C": ("canyon", Look("c", 94, 173)),
    "D": ("desert", Look("d", 137, 230)),
    "F": ("flower", Look("f", 168, 225)),
    "T": ("forest", Look("t", 22, 65)),
    "W": ("water", Look("~", 25, 110)),
    "M": ("mountain", Look("^", 236, 246)),
    "S": ("castle", Look("[]", 16, 255, True)),
}
WALL = Look("##", 252, 240)
CAMP = Look("+.", 97, 183)

SEATS = (
    Look("A", 231, 160, True),
    Look("B", 231, 25, True),
    Look("C", 16, 214, True),
    Look("D", 231, 240, True),
    Look("E", 16, 231, True),
)

# Capitals are for settlements alone; locations begin with @, nomads with +.
PLACES = {
    "oracle": "@o",
    "farm": "@f",
    "oasis": "@a",
    "tower": "@w",
    "tavern": "@t",
    "barn": "@b",
    "harbor": "@h",
    "paddock": "@p",
    "quarry": "@q",
    "caravan": "@c",
    "village": "@v",
    "garden": "@g",
}
PLACE_GROUND, PLACE_INK, EMPTY_PLACE_INK = 220, 16, 136

NOMADS = {
    "donation-grass": "+g",
    "donation-canyon": "+c",
    "donation-desert": "+d",
    "donation-flower": "+f",
    "donation-forest": "+t",
    "donation-water": "+~",
    "donation-mountain": "+^",
    "resettlement": "+r",
    "outpost": "+o",
    "sword": "+s",
    "treasure": "+$",
}
NOMAD_GROUND, NOMAD_INK = 140, 16

LEGAL, LATEST = "*", "!"
MARK_GROUND, MARK_INK = 87, 16


def board_text(scene: Scene, color: bool) -> str:
    """The board, two characters a hex, odd rows half a hex to the right."""
    return "\n".join(_rows(scene, color))


def legend(scene: Scene, color: bool = False) -> str:
    """What the marks on this board mean."""
    return "\n".join(_legend(scene, color))


def board_with_legend(scene: Scene, color: bool) -> str:
    """The board and its legend side by side, at most 80 columns wide."""
    beside = zip_longest(_rows(scene, color), _legend(scene, color), fillvalue=" " * BOARD_WIDTH)
    return "\n".join(f"{row}  {note}".rstrip() for row, note in beside)


def _rows(scene: Scene, color: bool) -> Iterator[str]:
    """The lines of the board, all of the same width."""
    yield f"    {' '.join(COLUMN_LETTERS)}  "
    for row in range(SIZE):
        looks = (_look(scene, (row, column)) for column in range(SIZE))
        hexes = "".join(_paint(look, color, width=2) for look in looks)
        yield f"{row + 1:2}  {hexes} " if row % 2 == 0 else f"{row + 1:2}   {hexes}"


def _look(scene: Scene, cell: Hex) -> Look:
    look = _unmarked(scene, cell)
    if cell == scene.last:
        return look._replace(text=look.text[0] + LATEST)
    if cell in scene.marks:
        return Look(look.text[0] + LEGAL, MARK_INK, MARK_GROUND, True)
    return look


def _unmarked(scene: Scene, cell: Hex) -> Look:
    for seat, settlements in zip(SEATS, scene.settlements, strict=False):
        if cell in settlements:
            return seat
    if cell in scene.walls:
        return WALL
    if cell in scene.places:
        return _place(scene.places[cell], scene.tokens.get(cell, 0))
    if cell in scene.nomads:
        return _nomad(scene.nomads[cell])
    letter = scene.terrain[cell[0]][cell[1]]
    return CAMP if letter == "N" else LAND[letter][1]


def _place(kind: str, tokens: int) -> Look:
    return Look(PLACES[kind], PLACE_INK if tokens else EMPTY_PLACE_INK, PLACE_GROUND, tokens > 0)


def _nomad(kind: str) -> Look:
    return Look(NOMADS[kind], NOMAD_INK, NOMAD_GROUND, True)


def _paint(look: Look, color: bool, width: int = 0) -> str:
    text = look.text.ljust(width)
    weight = "1;" if look.bold else ""
    return f"\x1b[{weight}38;5;{look.ink};48;5;{look.ground}m{text}\x1b[0m" if color else text


def _legend(scene: Scene, color: bool) -> Iterator[str]:
    """The lines of the legend, one block for each kind of thing on the board."""
    blocks = (
        ["Land", *_land_lines(scene, color)],
        ["Settlements", *_seat_lines(scene, color)],
        ["Locations: tokens left", *_place_lines(scene, color)],
        ["Nomads", *_nomad_lines(scene, color)],
        ["Marks", *_mark_lines(scene)],
    )
    shown = [block for block in blocks if len(block) > 1]
    for block in shown:
        if block is not shown[0]:
            yield ""
        yield f"\x1b[1m{block[0]}\x1b[0m" if color else block[0]
        yield from block[1:]


def _land_lines(scene: Scene, color: bool) -> Iterator[str]:
    entries = [entry for letter, entry in LAND.items() if letter in "".join(scene.terrain)]
    if scene.walls:
        entries.append(("wall", WALL))
    for i in range(0, len(entries), LAND_COLUMNS):
        yield "".join(
            f"{_paint(look, color)} {name.ljust(LAND_WIDTH - len(look.text) - 1)}"
            for name, look in entries[i : i + LAND_COLUMNS]
        ).rstrip()


def _seat_lines(scene: Scene, color: bool) -> Iterator[str]:
    yield "".join(
        f"{_paint(seat, color)} {str(len(settlements)).ljust(SEAT_WIDTH - 2)}"
        for seat, settlements in zip(SEATS, scene.settlements, strict=False)
    ).rstrip()


def _place_lines(scene: Scene, color: bool) -> Iterator[str]:
    for kind, hexes in _by_kind(scene.places):
        left = [f"{scene.tokens.get(cell, 0)} on {hex_name(cell)}" for cell in hexes]
        yield f"{_paint(_place(kind, 1), color)} {kind}: {', '.join(left)}"


def _nomad_lines(scene: Scene, color: bool) -> Iterator[str]:
    for kind, hexes in _by_kind(scene.nomads):
        name = kind.replace("donation-", "land donation, ")
        yield f"{_paint(_nomad(kind), color)} {name}: {', '.join(map(hex_name, hexes))}"
    if any(scene.terrain[row][column] == "N" for row, column in {*all_hexes()} - {*scene.nomads}):
        yield f"{_paint(CAMP, color)} token taken"


def _by_kind(kinds: Mapping[Hex, str]) -> list[tuple[str, list[Hex]]]:
    """The hexes of each kind, both in reading order."""
    found: dict[str, list[Hex]] = {}
    for cell in sorted(kinds):
        found.setdefault(kinds[cell], []).append(cell)
    return sorted(found.items())


def _mark_lines(scene: Scene) -> Iterator[str]:
    if scene.marks:
        yield f"{LEGAL} legal: {len(scene.marks)}"
    if scene.last is not None:
        yield f"{LATEST} latest piece: {hex_name(scene.last)}"
