"""A phone in portrait, with a finger: turns of both games, nothing too wide or too small."""

import pytest

from web import page_checks
from web.browser_kit import PHONE, Data
from web.conftest import Visit
from web.table_page import TablePage, sit_down
from web.test_mouse import in_kingsburg

SHOWN_OF_THE_BOARD = """[...document.querySelectorAll('[data-board] *')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true })).length"""


def test_kingdom_builder_is_played_with_a_finger(visit: Visit, is_whole: bool) -> None:
    page = sit_down(visit(size=PHONE), "kb")

    def decide(state: Data) -> Data:
        if not state["view"]["settlements"]["B"]:
            check(page)
        action = next((each for each in state["legal"] if each.startswith("build")), "end")
        return tap(page, action, state)

    page.play_match(decide, is_whole)
    page.see_the_result()
    check(page)


def test_kingsburg_is_played_with_a_finger(visit: Visit, is_whole: bool) -> None:
    page = sit_down(visit(size=PHONE), "ks")

    def decide(state: Data) -> Data:
        if state["view"]["year"] == 1:
            check(page)
        return tap(page, in_kingsburg(state), state)

    page.play_match(decide, is_whole)
    page.see_the_result()
    check(page)


def tap(page: TablePage, action: str, state: Data) -> Data:
    """Tap what stands for a decision, confirm where that is asked, and wait for the next."""
    lines, is_quick = len(state["log"]), page.is_quick(action, state)
    page.tap(action, state)
    if not is_quick:
        page.button("ui-confirm").tap()
    after = page.wait(lines + 1)
    assert after["log"][lines]["action"] == action, "the finger hit something else"
    return after


def check(page: TablePage) -> None:
    """The page is not scrolled sideways, and nothing is too small."""
    page_checks.fits(page.page)
    page_checks.can_be_hit(page.page)


@pytest.mark.parametrize(
    "path",
    ["/", "/gallery", "/rules/kingdom-builder", "/rules/kingsburg", "/learn/kingdom-builder"],
)
def test_no_page_is_too_wide_or_too_small_for_a_finger(visit: Visit, path: str) -> None:
    visitor = visit(size=PHONE)
    visitor.page.goto(path)
    visitor.settle()
    if path == "/":
        visitor.page.get_by_role("button", name=visitor.say("ui-new-table")).tap()
    page_checks.fits(visitor.page)
    page_checks.can_be_hit(visitor.page)


@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_players_and_log_have_pages_of_their_own(visit: Visit, prefix: str) -> None:
    visitor = visit(size=PHONE)
    page = sit_down(visitor, prefix)
    page.wait()
    visitor.settle()
    for tab in ("ui-tab-seats", "ui-tab-log"):
        page.page.get_by_role("button", name=page.say(tab), exact=True).tap()
        page.page.get_by_role("region", name=page.say(tab), exact=True).wait_for()
        assert not page.page.evaluate(SHOWN_OF_THE_BOARD)
        check(page)
    page.page.get_by_role("button", name=page.say("ui-tab-board"), exact=True).tap()
    page.page.get_by_role("region", name=page.say("ui-tab-board"), exact=True).wait_for()
