"""Without colours: the lands on the board and the pieces of all seats are told apart."""

from itertools import combinations
from statistics import fmean

import pytest
from playwright.sync_api import Locator

from web.browser_kit import Visitor
from web.conftest import Visit
from web.pictures import Grey, grey
from web.table_page import COLUMNS, KingdomBuilderPage, sit_down

LANDS = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
}
INSIDE = 0.6  # of the radius of a hex: without its border
LANDS_APART = 6.0  # between means and deviations of lightness, of 255
PIECES_APART = 0.2  # of all pixels
SHAPES_APART = 0.1  # of the pixels that either piece covers
SEATS = "ABCDE"


@pytest.mark.parametrize("theme", ["light", "night"])
def test_lands_differ_in_lightness_or_texture(visit: Visit, theme: str) -> None:
    page = sit_down(visit(theme=theme, targets=False), "kb")
    assert isinstance(page, KingdomBuilderPage)
    tones = tones_of_lands(page)
    assert set(tones) == set(LANDS.values())
    for one, other in combinations(tones, 2):
        (mean, deviation), (other_mean, other_deviation) = tones[one], tones[other]
        apart = ((mean - other_mean) ** 2 + (deviation - other_deviation) ** 2) ** 0.5
        assert apart > LANDS_APART, f"{one} and {other}: {apart:.1f}"


def tones_of_lands(page: KingdomBuilderPage) -> dict[str, tuple[float, float]]:
    """How light each land is and how much is drawn on it, on average over its hexes."""
    state = page.wait()
    _, picture = page.look()
    land, geometry = page.land(), state["setup"]["geometry"]
    size = int(2 * INSIDE * geometry["radius"] * land.scale)
    settled = {each for hexes in state["view"]["settlements"].values() for each in hexes}
    seen: dict[str, list[Grey]] = {}
    for row, lands in enumerate(state["setup"]["map"]):
        for column, letter in enumerate(lands):
            hex_name = f"{COLUMNS[column]}{row + 1}"
            if letter in LANDS and hex_name not in settled:
                x, y = land.middle(hex_name, geometry)
                inside = picture.cut(int(x - size / 2), int(y - size / 2), size)
                seen.setdefault(LANDS[letter], []).append(inside)
    return {
        land: (fmean(each.mean for each in cuts), fmean(each.deviation for each in cuts))
        for land, cuts in seen.items()
    }


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("piece", ["settlement", "seat"])
def test_pieces_of_seats_differ_in_shape(visit: Visit, piece: str, theme: str) -> None:
    visitor = visit()
    visitor.page.goto("/gallery")
    visitor.settle()
    pictures = {seat: drawn(visitor, f"{piece}-{seat}", theme) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert pictures[one].differing(pictures[other]) > PIECES_APART, (one, other)
        assert pictures[one].shape_apart(pictures[other]) > SHAPES_APART, (one, other)


def drawn(visitor: Visitor, name: str, theme: str) -> Grey:
    """A picture of the gallery."""
    lists = visitor.page.get_by_role("list", name=visitor.say(f"ui-theme-{theme}"), exact=True)
    named = visitor.page.get_by_text(name, exact=True)
    item: Locator = lists.get_by_role("listitem").filter(has=named).first
    return grey(visitor.page, item.locator("svg").first.screenshot())
