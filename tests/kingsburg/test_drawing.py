"""The table drawn as an SVG and as terminal text."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import partial

import pytest

import svg_parts
from regnum.core.pieces import PIECES
from regnum.kingsburg.data import (
    ENEMIES,
    ENEMY_NAMES,
    GIFTS,
    GOODS,
    PHASE_NAMES,
    PLANS,
    Enemy,
    full_name,
)
from regnum.kingsburg.picture.art import DICE
from regnum.kingsburg.picture.scene import Placement, Province, Scene, building_strength
from regnum.kingsburg.picture.svg import PAGE_WIDTH, court_svg
from regnum.kingsburg.picture.terminal import court_text
from svg_parts import SVG, check_loads_nothing, drawings, drawn_elsewhere, referred, things

GOBLINS = ENEMIES[2][0]
PLACEMENTS = (
    Placement(1, "A", (1,), (), False, 0),
    Placement(4, "B", (2, 2), (), False, 0),
    Placement(7, "C", (5,), (), True, 0),
    Placement(9, "D", (4, 4), (), False, 1),
    Placement(10, "B", (6, 4), (), False, 0),
    Placement(10, "C", (4, 6), (), False, 0),
    Placement(11, "E", (6,), (5,), False, 0),
    Placement(13, "N", (6, 5, 2), (), False, 0),
    Placement(17, "D", (6, 6, 4), (2,), False, -1),
    Placement(17, "A", (6, 3), (6,), True, 0),
)
PROVINCES = (
    Province("A", (2, 1, 0), 1, 1, 14, frozenset({0, 4, 5, 16}), (1, 6, 3, 6), (True,) * 4),
    Province("B", (0, 2, 1), 0, 2, 12, frozenset({0, 1, 8}), (2, 2, 6), (True, True, False)),
    Province("C", (1, 0, 2), 3, 0, 27, frozenset({0, 1, 2, 3, 12}), (), ()),
    Province("D", (3, 4, 10), 2, 3, -2, frozenset(), (4, 4, 6, 2, 5), (True,) * 4 + (False,)),
    Province("E", (0, 0, 0), 0, 12, 108, frozenset(range(20)), (6, 6, 6), (True, False, False)),
)
SCENE = Scene(3, 4, tuple("CAEBD"), PLACEMENTS, PROVINCES, "B", ENEMIES[2], GOBLINS)
TWO = replace(SCENE, provinces=PROVINCES[:2], order=("B", "A"), placements=PLACEMENTS[:2])
DOCUMENT, TEXT = court_svg(SCENE), court_text(SCENE, color=False)
ROOT = ET.fromstring(DOCUMENT)
DRAWINGS = drawings(ROOT)
references = partial(svg_parts.references, prefix="ks-")


def content(drawing: str) -> str:
    """What a drawing is made of."""
    return svg_parts.content(DRAWINGS[f"ks-{drawing}"])


def thing(title: str, root: ET.Element = ROOT) -> ET.Element:
    """The only thing with a title."""
    (found,) = [group for name, group in things(root) if name == title]
    return found


def words(group: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in group.iter(f"{SVG}text")]


def groups_at(advisor: int, root: ET.Element = ROOT) -> dict[str, ET.Element]:
    """The groups of dice at an advisor, by title."""
    name = GIFTS[advisor].name
    return {
        title.removeprefix(f"{name}: "): group
        for title, group in things(thing(name, root))
        if title.startswith(f"{name}:")
    }


def card(advisor: int, text: str) -> list[str]:
    """The lines of an advisor in the text, its own first."""
    lines, column = text.split("\n"), (advisor - 1) % 3 * 27
    mark = f"{advisor:2} {GIFTS[advisor].name.replace('-', ' ')}"
    first = next(i for i, line in enumerate(lines) if line[column:].startswith(mark))
    found = [lines[first][column : column + 25]]
    for line in lines[first + 1 :]:
        if not line or not line.startswith("   "):
            # A line with dice of any column begins with blanks, a line of advisors with a number.
            break
        found.append(line[column : column + 25].strip())
    return found


# The SVG document


def test_every_reference_of_the_svg_has_a_target() -> None:
    ids = referred(DOCUMENT)
    assert len(ids) > 100
    assert ids <= set(DRAWINGS)


def test_ids_are_unique_and_have_a_prefix() -> None:
    ids = re.findall(r' id="([^"]+)"', DOCUMENT)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("ks-") for name in ids)


def test_the_svg_loads_nothing_and_runs_nothing() -> None:
    check_loads_nothing(DOCUMENT)


def test_the_svg_stays_small() -> None:
    assert len(DOCUMENT.encode()) < 200_000


def test_the_same_scene_gives_the_same_pictures_in_another_process() -> None:
    code = (
        "import sys; from regnum.kingsburg.data import Enemy; "
        "from regnum.kingsburg.picture.scene import Placement, Province, Scene; "
        "from regnum.kingsburg.picture.svg import court_svg; "
        "from regnum.kingsburg.picture.terminal import court_text; scene = eval(sys.stdin.read()); "
        "sys.stdout.write(court_svg(scene) + court_text(scene, False))"
    )
    assert set(drawn_elsewhere(code, SCENE)) == {DOCUMENT + TEXT}


def test_every_advisor_has_a_portrait_of_its_own() -> None:
    assert len({content(gift.name) for gift in GIFTS.values()}) == 18


def test_every_building_has_an_emblem_of_its_own() -> None:
    assert len({content(plan.name) for plan in PLANS}) == 20


def test_every_enemy_has_an_emblem_of_its_own() -> None:
    assert len({content(name) for name in ENEMY_NAMES}) == 6
    assert len({content(f"{name}-shield") for name in ENEMY_NAMES}) == 6


def test_every_icon_has_an_outline_of_its_own() -> None:
    icons = [*GOODS, "any", "soldier", "token", "point", "peek", "battle", "building"]
    outlines = [DRAWINGS[f"ks-{name}"].findall(f"{SVG}path")[0].get("d") for name in icons]
    assert len(set(outlines)) == len(icons)


def test_seats_differ_in_shape_and_in_color() -> None:
    assert len({piece.outline for piece in PIECES.values()}) == 5
    assert len({piece.body for piece in PIECES.values()}) == 5


def test_dice_of_seats_neutral_and_white_ones_differ() -> None:
    assert len({content(f"die-{kind}") for kind in DICE}) == len(DICE) == 7


# The court


@pytest.mark.parametrize("advisor", GIFTS)
def test_an_advisor_shows_number_name_and_portrait(advisor: int) -> None:
    shown = thing(GIFTS[advisor].name)
    assert {f"{advisor}", full_name(GIFTS[advisor].name)} <= set(words(shown))
    assert GIFTS[advisor].name in references(shown)


@pytest.mark.parametrize("advisor", [a for a in GIFTS if not GIFTS[a].exchange])
def test_an_advisor_shows_its_gift_in_icons(advisor: int) -> None:
    gift = GIFTS[advisor]
    shown = references(thing(gift.name, ET.fromstring(court_svg(replace(SCENE, placements=())))))
    chosen = len(gift.among) < 3
    for good, name in enumerate(GOODS):
        assert shown.count(name) == gift.goods[good] + (chosen and good in gift.among)
    assert shown.count("any") == (0 if chosen else gift.choices)
    assert shown.count("soldier") == gift.soldiers
    assert shown.count("token") == gift.tokens
    assert shown.count("peek") == gift.peek
    assert shown.count("point") == bool(gift.points)


def test_the_alchemist_shows_one_good_for_two_others() -> None:
    assert [name for name in references(thing("alchemist")) if name in ("any", "other")] == [
        "any",
        "other",
        "other",
    ]


@pytest.mark.parametrize("placement", PLACEMENTS)
def test_a_placement_shows_its_dice_in_the_looks_of_its_seat(placement: Placement) -> None:
    prefix = "neutral," if placement.seat == "N" else f"seat {placement.seat},"
    (shown,) = [
        references(group)
        for title, group in groups_at(placement.advisor).items()
        if title.startswith(prefix)
    ]
    faces = [*placement.dice, *placement.white]
    kinds = [placement.seat] * len(placement.dice) + ["white"] * len(placement.white)
    assert [name for name in shown if name.startswith("pips")] == [f"pips-{face}" for face in faces]
    assert [name for name in shown if name.startswith("die")] == [f"die-{kind}" for kind in kinds]
    assert shown.count("token") == placement.token
    assert shown.count("shift") == bool(placement.market)
    assert shown.count(f"seat-{placement.seat}") == (placement.seat != "N")


def test_an_advisor_without_dice_shows_an_empty_place() -> None:
    free = [a for a in GIFTS if "slot" in references(thing(GIFTS[a].name))]
    assert free == [a for a in GIFTS if a not in {p.advisor for p in PLACEMENTS}]


@pytest.mark.parametrize("advisor", [10, 17])
def test_two_groups_at_an_advisor_lie_apart(advisor: int) -> None:
    places = [
        tuple(map(float, re.findall(r"[\d.]+", group.attrib["transform"])[:2]))
        for group in groups_at(advisor).values()
    ]
    assert len(places) == 2
    assert abs(places[0][0] - places[1][0]) > 50 or abs(places[0][1] - places[1][1]) > 15


def test_the_market_shows_its_direction() -> None:
    assert "+1" in words(groups_at(9)["seat D, dice 4 4, market +1"])
    assert "\u22121" in words(groups_at(17)["seat D, dice 6 6 4 white 2, market -1"])


# Year, order, enemy, army


@pytest.mark.parametrize("phase", range(1, 9))
def test_the_current_phase_is_marked(phase: int) -> None:
    titles = [title for title, _ in things(ET.fromstring(court_svg(replace(SCENE, phase=phase))))]
    marked = [title for title in titles if title.startswith("phase") and title.endswith("now")]
    assert marked == [f"phase {phase}, {PHASE_NAMES[phase - 1]}, now"]


@pytest.mark.parametrize("year", range(1, 6))
def test_the_current_year_is_marked(year: int) -> None:
    titles = [title for title, _ in things(ET.fromstring(court_svg(replace(SCENE, year=year))))]
    assert [title for title in titles if re.match("year.*now", title)] == [f"year {year}, now"]


def test_the_turn_order_is_shown() -> None:
    titles = [title for title, _ in things(ROOT) if title.startswith("turn order")]
    assert titles == [f"turn order {i}: seat {seat}" for i, seat in enumerate("CAEBD", 1)]


def test_a_known_enemy_shows_strength_reward_and_loss() -> None:
    shown = thing("enemy: goblins, strength 4")
    assert "goblins-shield" in references(shown)
    assert {"Goblins", "strength 4"} <= set(words(shown))
    assert references(thing("reward", shown)) == ["wood"]
    assert references(thing("loss", shown)) == ["wood"] * 3 + ["stone"] * 3 + ["building", "point"]
    assert "\u22121" in words(thing("loss", shown))


def test_an_unknown_enemy_shows_its_range_and_what_it_may_be() -> None:
    root = ET.fromstring(court_svg(replace(SCENE, year=5, enemy=None, year_cards=ENEMIES[4])))
    shown = thing("enemy not yet seen, strength 7\u20139", root)
    assert "strength 7\u20139" in words(shown)
    assert [title for title, _ in things(shown)[1:]] == [
        f"may be {card.name} {card.strength}" for card in ENEMIES[4]
    ]


@pytest.mark.parametrize(
    ("enemy", "strength"),
    [(None, 4), (GOBLINS, 5), (ENEMIES[2][3], 5), (ENEMIES[2][4], 5), (ENEMIES[2][2], 4)],
)
def test_buildings_count_in_the_army_as_they_do_against_the_enemy(
    enemy: Enemy | None, strength: int
) -> None:
    province = replace(PROVINCES[0], buildings=frozenset({2, 6, 8, 11, 12, 14, 16}))
    assert building_strength(province, enemy) == strength


def test_the_army_of_each_seat_is_shown() -> None:
    assert words(thing("army of B: 2 +1"))[1:] == ["2", "+1", "= 3"]
    assert words(thing("army of A: 1 +1"))[1:] == ["1", "+1", "= 2"]


# Provinces


@pytest.mark.parametrize("province", PROVINCES, ids=lambda province: province.seat)
def test_a_province_shows_what_its_seat_owns(province: Province) -> None:
    shown = thing(f"province of seat {province.seat}")
    things_owned = [*zip(GOODS, province.goods, strict=True)]
    things_owned += [("token", province.tokens), ("soldier", province.soldiers)]
    for name, count in things_owned:
        assert words(thing(f"{name} {count}", shown)) == [f"{count}"]
    points = f"{province.points}".replace("-", "\u2212")
    assert words(thing(f"points {province.points}", shown)) == [points]


@pytest.mark.parametrize("province", PROVINCES, ids=lambda province: province.seat)
def test_a_standing_building_bears_color_and_piece_of_its_seat(province: Province) -> None:
    shown = thing(f"province of seat {province.seat}")
    for building, plan in enumerate(PLANS):
        stands = building in province.buildings
        cell = thing(f"{plan.name}: {'stands' if stands else 'missing'}", shown)
        fills = [use.get("fill") for use in cell.iter(f"{SVG}use")]
        assert (PIECES[province.seat].body in fills) == stands
        assert references(cell).count(f"seat-{province.seat}") == stands
        assert {plan.name, f"{plan.name}-sheet"} <= set(references(cell))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_building_shows_name_cost_points_and_battle_value(plan: object) -> None:
    building = next(known for known in PLANS if known == plan)
    sheet = DRAWINGS[f"ks-{building.name}-sheet"]
    numbers = [f"{cost}" for cost in building.cost if cost]
    numbers += [f"{building.battle:+}".replace("-", "\u2212")] * bool(building.battle)
    numbers += [f"={building.battle_against}"] * bool(building.against)
    assert words(sheet) == [full_name(building.name), f"{building.points}", *numbers]
    costs = [good for good, cost in zip(GOODS, building.cost, strict=True) if cost]
    assert [name for name in references(sheet) if name in GOODS] == costs
    assert ("battle" in references(sheet)) == bool(building.battle)
    assert (f"{building.against}-small" in references(sheet)) == bool(building.against)


def test_own_dice_are_shown_and_sent_ones_are_pale() -> None:
    shown = thing("province of seat D")
    dice = [(title, group) for title, group in things(shown) if re.match("(white )?die", title)]
    assert [title for title, _ in dice] == [
        *("die 4, sent", "die 4, sent", "die 6, sent", "white die 2, sent", "white die 5"),
    ]
    assert [group.find(f"{SVG}g[@opacity]") is not None for _, group in dice] == [True] * 4 + [
        False
    ]


def test_only_the_seat_with_the_envoy_shows_it() -> None:
    holders = [
        province.seat
        for province in PROVINCES
        if "envoy" in references(thing(f"province of seat {province.seat}"))
    ]
    assert holders == ["B"]
    assert "#ks-envoy" not in court_svg(replace(SCENE, envoy=None))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_provinces_lie_on_the_page_and_apart(players: int) -> None:
    root = ET.fromstring(court_svg(replace(SCENE, provinces=PROVINCES[:players])))
    boxes = []
    for province in PROVINCES[:players]:
        group = thing(f"province of seat {province.seat}", root)
        x, y = map(float, re.findall(r"[\d.]+", group.attrib["transform"]))
        frame = group.find(f"{SVG}rect")
        assert frame is not None
        boxes.append((x, y, x + float(frame.attrib["width"]), y + float(frame.attrib["height"])))
    assert all(left >= 0 and right <= PAGE_WIDTH for left, _, right, _ in boxes)
    assert all(bottom < float(root.attrib["height"]) for *_, bottom in boxes)
    for i, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[:i]:
            beside = other[2] < left or right < other[0]
            assert beside or other[3] < top or bottom < other[1]


# The text


def test_text_without_color_has_no_escapes() -> None:
    assert "\x1b" not in TEXT


def test_color_changes_no_character() -> None:
    colored = court_text(SCENE, color=True)
    assert colored != TEXT
    plain = re.sub(r"\x1b\[[0-9;]*m", "", colored)
    assert [line.rstrip() for line in plain.split("\n")] == TEXT.split("\n")


def test_each_seat_has_a_color_of_its_own() -> None:
    colored = court_text(SCENE, color=True)
    codes = {code for code, _ in re.findall(r"\x1b\[([0-9;]*)m ([A-E]) \x1b", colored)}
    assert len(codes) == 5


@pytest.mark.parametrize("scene", [SCENE, TWO, replace(SCENE, enemy=None)])
def test_the_text_fits_eighty_columns(scene: Scene) -> None:
    assert max(map(len, court_text(scene, color=False).split("\n"))) <= 80


def test_the_longest_lines_fit_eighty_columns() -> None:
    group = Placement(18, "A", (6, 6, 6), (1, 1), True, -1)
    rich = [replace(p, goods=(11, 12, 13), tokens=10, soldiers=14, points=-12) for p in PROVINCES]
    scenes = [
        replace(SCENE, provinces=tuple(rich), enemy=enemy, placements=(group, group), phase=3)
        for cards in ENEMIES
        for enemy in cards
    ]
    lines = [line for scene in scenes for line in court_text(scene, color=False).split("\n")]
    assert max(map(len, lines)) <= 80


def test_the_text_marks_year_and_phase_and_shows_order_and_envoy() -> None:
    first, second = TEXT.split("\n")[:2]
    assert re.findall(r"\[(.*?)\]", first + second) == ["III", "summer"]
    assert "C > A > E > B envoy > D" in first
    assert [name in second for name in PHASE_NAMES] == [True] * 8


def test_the_text_shows_the_enemy_or_its_range() -> None:
    assert "goblins, strength 4 of 4 to 6   win 1w   lose 3w+3s+1 building+1vp" in TEXT
    unknown = court_text(replace(SCENE, enemy=None), color=False)
    assert "not yet seen, strength 4 to 6" in unknown
    assert "goblins, strength" not in unknown


@pytest.mark.parametrize(
    ("advisor", "gift"),
    [
        *((1, "1vp"), (2, "1g"), (4, "1g/1w"), (5, "1sol"), (6, "1?>2 others"), (7, "1?+2t")),
        *((9, "1w+1g/1s"), (10, "2sol+peek"), (12, "2?+2t"), (14, "3?-1vp"), (16, "4g")),
        *((17, "2?+3vp+peek"), (18, "1g+1w+1s+1sol")),
    ],
)
def test_the_text_shows_gifts_in_short(advisor: int, gift: str) -> None:
    assert card(advisor, TEXT)[0].endswith(f" {gift}")


@pytest.mark.parametrize(
    ("advisor", "groups"),
    [
        *((1, ["A:1"]), (4, ["B:2+2"]), (7, ["C:5+2t"]), (9, ["D:4+4+1m"]), (11, ["E:6+5w"])),
        *((10, ["B:6+4  C:4+6"]), (13, ["N:6+5+2"]), (17, ["D:6+6+4+2w-1m", "A:6+3+6w+2t"])),
    ],
)
def test_the_text_shows_each_placement_at_its_advisor(advisor: int, groups: list[str]) -> None:
    assert [line for line in card(advisor, TEXT)[1:] if line] == groups


def test_an_advisor_without_dice_has_none_in_the_text() -> None:
    for advisor in set(GIFTS) - {p.advisor for p in PLACEMENTS}:
        assert not any(card(advisor, TEXT)[1:])


def province_text(seat: str) -> list[str]:
    """The seven lines of a province."""
    lines = TEXT.split("\n")
    for i, line in enumerate(lines):
        found = re.search(rf"(?:^|   ) {seat}  -?\d+vp", line)
        if found:
            left = 0 if found.start() == 0 else 41
            return [text[left : left + 38].rstrip() for text in lines[i : i + 7]]
    raise AssertionError(seat)


@pytest.mark.parametrize(
    ("seat", "owned", "dice"),
    [
        ("A", "14vp  2g 1w 0s  1x+2  1 sol", "dice (1)(6)(3)(6w)"),
        ("B", "12vp  0g 2w 1s  0x+2  2 sol", "dice (2)(2) 6   envoy"),
        ("C", "27vp  1g 0w 2s  3x+2  0 sol", "dice not rolled"),
        ("D", "-2vp  3g 4w 10s  2x+2  3 sol", "dice (4)(4)(6)(2w) 5w"),
        ("E", "108vp  0g 0w 0s  0x+2  12 sol", "dice (6) 6  6"),
    ],
)
def test_the_text_shows_what_a_seat_owns(seat: str, owned: str, dice: str) -> None:
    lines = province_text(seat)
    assert lines[0] == f" {seat}  {owned}"
    assert lines[1].strip() == dice


@pytest.mark.parametrize("province", PROVINCES, ids=lambda province: province.seat)
def test_the_text_brackets_the_standing_buildings(province: Province) -> None:
    cells = [
        line.ljust(36)[9 * column : 9 * column + 9]
        for line in province_text(province.seat)[2:]
        for column in range(4)
    ]
    assert len({cell.strip(" []") for cell in cells}) == 20
    assert {i for i, cell in enumerate(cells) if cell.startswith("[")} == province.buildings


def test_the_text_lists_points_cost_and_battle_of_buildings() -> None:
    assert re.search(r"^statue +3 2g  ", TEXT, re.MULTILINE)
    assert re.search(r"palisad 0 2w \+1 z=2 ", TEXT)
    assert re.search(r"farms +2 2g3w1s -1 ", TEXT)
