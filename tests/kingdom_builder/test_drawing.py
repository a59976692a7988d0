"""The board drawn as an SVG and as terminal text."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

import svg_parts
from regnum.core.errors import Malformed
from regnum.kingdom_builder import board
from regnum.kingdom_builder.picture.art import WASHES
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
from regnum.kingdom_builder.picture.svg import board_svg, scenery_svg
from regnum.kingdom_builder.picture.terminal import board_text, board_with_legend, legend
from svg_parts import SVG, check_loads_nothing, drawings, drawn_elsewhere, referred, things

PLACES = [
    "oracle",
    "farm",
    "oasis",
    "tower",
    "tavern",
    "barn",
    "harbor",
    "paddock",
    "quarry",
    "caravan",
    "village",
    "garden",
]
NOMADS = [
    "donation-grass",
    "donation-canyon",
    "donation-desert",
    "donation-flower",
    "donation-forest",
    "donation-water",
    "donation-mountain",
    "resettlement",
    "outpost",
    "sword",
    "treasure",
]
LOCATION_HEXES = [(row, column) for row in (2, 8, 14) for column in (2, 6, 12, 17)]
NOMAD_HEXES = [(row, column) for row in (5, 11, 17) for column in (3, 8, 13, 18)]
CASTLES = [(4, 15), (15, 9)]


def sample() -> Scene:
    """A board with everything that can be drawn; the last nomad hex is empty."""
    rows = [["GCDFTWM"[(row // 3 + column // 4) % 7] for column in range(20)] for row in range(20)]
    for letter, hexes in (("L", LOCATION_HEXES), ("N", NOMAD_HEXES), ("S", CASTLES)):
        for row, column in hexes:
            rows[row][column] = letter
    seats = tuple(frozenset((row, column) for column in (0, 4, 10, 19)) for row in (0, 3, 7, 9, 16))
    return Scene(
        terrain=tuple("".join(row) for row in rows),
        places=dict(zip(LOCATION_HEXES, PLACES, strict=True)),
        tokens={cell: i % 3 for i, cell in enumerate(LOCATION_HEXES)},
        nomads=dict(zip(NOMAD_HEXES, NOMADS, strict=False)),
        settlements=seats,
        walls=frozenset({(1, 1), (13, 13)}),
        marks=frozenset({(6, 6), (18, 1), (19, 19)}),
        last=(16, 19),
    )


SCENE = sample()
DOCUMENT = board_svg(SCENE)
ROOT = ET.fromstring(DOCUMENT)
DRAWINGS = drawings(ROOT)
references = partial(svg_parts.references, prefix="kb-")


def content(drawing: str) -> str:
    """What a drawing is made of."""
    return svg_parts.content(DRAWINGS[f"kb-{drawing}"])


def hexes_of(drawing: str, root: ET.Element = ROOT) -> set[Hex]:
    """The hexes on which a drawing stands."""
    found = [title for title, group in things(root) if drawing in references(group)]
    return {board.PLACES[board.parse_cell(title.split(":")[0])] for title in found}


def text_at(text: str, cell: Hex) -> str:
    """The two characters of a hex in a text without color."""
    row, column = cell
    return text.split("\n")[row + 1][4 + row % 2 + 2 * column :][:2]


@pytest.mark.parametrize(("name", "cell"), [("a1", (0, 0)), ("t20", (19, 19)), ("c11", (10, 2))])
def test_a_hex_is_named_by_column_and_row(name: str, cell: Hex) -> None:
    assert hex_name(cell) == name
    assert board.PLACES[board.parse_cell(name)] == cell


@pytest.mark.parametrize("name", ["", "a", "a0", "a21", "u1", "1a", "a01", "a1 ", "11"])
def test_a_name_off_the_board_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="hexes are a1"):
        board.parse_cell(name)


def test_every_reference_of_the_svg_has_a_target() -> None:
    ids = referred(DOCUMENT)
    assert ids <= set(DRAWINGS)


def test_the_svg_loads_nothing_and_runs_nothing() -> None:
    check_loads_nothing(DOCUMENT)


def test_the_svg_stays_small() -> None:
    assert len(DOCUMENT.encode()) < 250_000


def test_the_same_scene_gives_the_same_svg_in_another_process() -> None:
    code = (
        "import sys; from regnum.kingdom_builder.picture.scene import Scene; "
        "from regnum.kingdom_builder.picture.svg import board_svg; "
        "sys.stdout.write(board_svg(eval(sys.stdin.read())))"
    )
    assert set(drawn_elsewhere(code, SCENE)) == {DOCUMENT}


@pytest.mark.parametrize("seat", range(5))
def test_every_settlement_is_drawn_in_the_shape_of_its_seat(seat: int) -> None:
    assert hexes_of(f"seat-{'ABCDE'[seat]}") == SCENE.settlements[seat]


def test_the_seats_differ_in_shape_and_in_color() -> None:
    bodies = [DRAWINGS[f"kb-seat-{letter}"].findall(f"{SVG}path")[1] for letter in "ABCDE"]
    assert len({body.get("d") for body in bodies}) == 5
    assert len({body.get("fill") for body in bodies}) == 5


def test_every_wall_is_drawn() -> None:
    assert hexes_of("wall") == SCENE.walls


def test_every_mark_is_drawn() -> None:
    assert hexes_of("mark") == SCENE.marks


def test_the_latest_piece_has_the_only_ring() -> None:
    assert hexes_of("last") == {SCENE.last}


def test_a_scene_without_latest_piece_has_no_ring() -> None:
    assert hexes_of("last", ET.fromstring(board_svg(replace(SCENE, last=None)))) == set()


def test_every_castle_is_drawn() -> None:
    assert hexes_of("castle") == set(CASTLES)


@pytest.mark.parametrize(("kind", "cell"), [*zip(PLACES, LOCATION_HEXES, strict=True)])
def test_a_location_shows_its_emblem(kind: str, cell: Hex) -> None:
    assert hexes_of(kind) == {cell}


def test_every_kind_of_location_has_its_own_emblem() -> None:
    assert len({content(kind) for kind in PLACES}) == 12


@pytest.mark.parametrize(("kind", "cell"), [*zip([*NOMADS, "camp"], NOMAD_HEXES, strict=True)])
def test_a_nomad_hex_shows_its_token_or_an_empty_camp(kind: str, cell: Hex) -> None:
    assert hexes_of(kind) == {cell}


def test_every_kind_of_nomad_token_has_its_own_emblem() -> None:
    assert len({content(kind) for kind in [*NOMADS, "camp"]}) == 12


@pytest.mark.parametrize("left", [0, 1, 2])
def test_pips_show_the_tokens_left(left: int) -> None:
    (shown,) = [
        references(group)
        for title, group in things(ET.fromstring(board_svg(replace(SCENE, tokens={(2, 2): left}))))
        if title.startswith("c3:")
    ]
    assert shown.count("coin") == left
    assert shown.count("gap") == 2 - left


def test_a_piece_has_no_symbols_under_it() -> None:
    bare = replace(SCENE, settlements=(frozenset(), frozenset()), walls=frozenset())
    built = replace(bare, walls=frozenset({(0, 1), (0, 2), (1, 2)}))
    before, after = (len(re.findall(r'"#kb-[A-Z]\d"', board_svg(scene))) for scene in (bare, built))
    assert 0 < after < before


def test_terrains_stay_apart_in_greyscale() -> None:
    colors = [bytes.fromhex(WASHES[letter].area[1:]) for letter in "GCDFTWM"]
    greys = sorted(0.299 * red + 0.587 * green + 0.114 * blue for red, green, blue in colors)
    assert all(lighter - darker > 8 for darker, lighter in pairwise(greys))


def test_boards_with_other_land_share_no_areas() -> None:
    flooded = replace(SCENE, terrain=tuple(row.replace("G", "W") for row in SCENE.terrain))
    ids = [set(re.findall(r'<path id="([^"]+)"', svg)) for svg in (DOCUMENT, board_svg(flooded))]
    assert ids[0]
    assert ids[0].isdisjoint(ids[1])


def test_text_without_color_has_no_escapes() -> None:
    assert "\x1b" not in board_text(SCENE, color=False) + legend(SCENE)


def test_color_changes_no_character() -> None:
    colored, plain = (board_text(SCENE, color) + legend(SCENE, color) for color in (True, False))
    assert colored != plain
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain


def test_the_text_has_a_line_of_letters_and_twenty_rows() -> None:
    lines = board_text(SCENE, color=False).split("\n")
    assert lines[0].split() == list("abcdefghijklmnopqrst")
    assert [int(line[:2]) for line in lines[1:]] == list(range(1, 21))


def test_odd_rows_are_half_a_hex_to_the_right() -> None:
    plain = replace(SCENE, walls=frozenset(all_hexes()), settlements=(frozenset(), frozenset()))
    lines = board_text(replace(plain, marks=frozenset(), last=None), color=False).split("\n")[1:]
    assert [line.index("#") for line in lines] == [4, 5] * 10


def test_board_and_legend_fit_eighty_columns() -> None:
    assert max(map(len, board_with_legend(SCENE, color=False).split("\n"))) <= 80


@pytest.mark.parametrize("seat", range(5))
def test_the_text_shows_settlements_by_the_letter_of_the_seat(seat: int) -> None:
    text, letter = board_text(SCENE, color=False), "ABCDE"[seat]
    assert {cell for cell in all_hexes() if text_at(text, cell)[0] == letter} == set(
        SCENE.settlements[seat]
    )


def test_the_text_shows_walls_marks_and_the_latest_piece() -> None:
    text = board_text(SCENE, color=False)
    assert {cell for cell in all_hexes() if text_at(text, cell) == "##"} == SCENE.walls
    assert {cell for cell in all_hexes() if text_at(text, cell)[1] == "*"} == SCENE.marks
    assert {cell for cell in all_hexes() if text_at(text, cell)[1] == "!"} == {SCENE.last}


def test_the_text_tells_all_special_hexes_apart() -> None:
    text = board_text(SCENE, color=False)
    codes = {text_at(text, cell) for cell in [*LOCATION_HEXES, *NOMAD_HEXES, CASTLES[0]]}
    assert len(codes) == 12 + 12 + 1


def test_the_legend_tells_how_many_tokens_are_left() -> None:
    assert "@o oracle: 0 on c3" in legend(SCENE)
    assert "@f farm: 1 on g3" in legend(SCENE)


def test_the_legend_explains_only_what_is_there() -> None:
    bare = Scene(("G" * 20,) * 20, {}, {}, {}, (frozenset(), frozenset()), frozenset())
    assert legend(bare) == "Land\ng grass\n\nSettlements\nA 0   B 0"


def scenery(by_night: bool) -> str:
    return scenery_svg(SCENE.terrain, tuple(SCENE.places.items()), by_night)


@pytest.mark.parametrize("by_night", [False, True])
def test_the_scenery_shows_what_never_changes_and_nothing_else(by_night: bool) -> None:
    root = ET.fromstring(scenery(by_night))
    assert hexes_of("castle", root) == set(CASTLES)
    for place, kind in SCENE.places.items():
        assert place in hexes_of(kind, root)
    assert hexes_of("camp", root) == set(NOMAD_HEXES)
    for drawing in ("coin", "gap", "wall", "mark", "last", *(f"seat-{seat}" for seat in "ABCDE")):
        assert hexes_of(drawing, root) == set()
    assert not any(hexes_of(token, root) for token in NOMADS)


def test_by_night_everything_is_darker_but_the_ink_of_the_page() -> None:
    def lightness(document: str) -> list[int]:
        colors = re.findall(r"#([0-9a-f]{6})\b", document)
        return [sum(int(color[i : i + 2], 16) for i in (0, 2, 4)) for color in colors]

    day, night = lightness(scenery(False)), lightness(scenery(True))
    lighter = sum(dark > light for light, dark in zip(day, night, strict=True))
    assert sum(night) < 0.7 * sum(day)
    assert 0 < lighter < 10


def test_the_centers_of_hexes_follow_from_the_geometry() -> None:
    """As whoever lays pieces on the scenery computes them."""
    for title, group in things(ROOT):
        row, column = board.PLACES[board.parse_cell(title.split(":")[0])]
        x = LEFT + WIDTH * (column + 0.5 + row % 2 / 2)
        y = TOP + RADIUS * (1.5 * row + 1)
        assert group.attrib["transform"] == f"translate({x:.1f} {y:.1f})"
