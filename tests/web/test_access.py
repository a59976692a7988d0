"""Axe finds nothing on any page, in either game, by day or by night."""

import pytest

from server.server_kit import ME, OPEN, local
from web.browser_kit import PHONE, Visitor
from web.conftest import Visit
from web.page_checks import is_accessible
from web.table_page import TablePage, come_late, is_nearly_over, sit_down, varied

PAGES = (
    "/",
    "/gallery",
    "/rules/kingdom-builder",
    "/rules/kingsburg",
    "/learn/kingdom-builder",
    "/learn/kingdom-builder/first-turn/3",
    "/learn/kingsburg/king/3",
    "/table/nowhere",
)
PAPER = "getComputedStyle(document.body).backgroundColor"
GAMES = pytest.mark.parametrize("prefix", ["kb", "ks"])


@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.forgiven = ("404 (Not Found)", "WebSocket connection to")
    visitor.page.goto(path)
    visitor.settle()
    if path == "/":
        visitor.page.get_by_role("button", name=visitor.say("ui-new-table")).click()
    is_accessible_by_day_and_by_night(visitor)


def test_dialogs(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    page.wait()
    press(page, "ui-menu")
    is_accessible(page.page)
    press(page, "ui-settings")
    is_accessible(page.page)
    page.page.keyboard.press("Escape")
    page.page.locator("dialog").wait_for(state="detached")
    page.page.keyboard.press("?")
    page.page.get_by_role("dialog").wait_for()
    is_accessible(page.page)


@GAMES
def test_a_turn(visit: Visit, prefix: str) -> None:
    page = sit_down(visit(text=True), prefix)
    state = page.wait()
    press(page, "ui-hint")
    page.page.get_by_role("region", name=page.say("ui-hint")).wait_for()
    page.click(str(state["legal"][-1]), state)
    is_accessible_by_day_and_by_night(page.visitor)


@GAMES
def test_a_turn_on_a_phone(visit: Visit, prefix: str) -> None:
    page = sit_down(visit(size=PHONE), prefix)
    page.wait()
    is_accessible(page.page)


@GAMES
def test_from_the_last_turns_to_the_replay(visit: Visit, prefix: str) -> None:
    visitor = visit(text=True, confirm=False)
    page, _ = come_late(visitor, prefix, is_nearly_over)
    is_accessible(page.page)
    visitor.play_ahead(page.table, lambda state: False, varied)
    page.wait()
    is_accessible(page.page)
    page.see_the_result()
    is_accessible(page.page)
    page.page.emulate_media(reduced_motion="no-preference")  # so that it is told step by step
    press(page, "ui-show-scoring")
    skip = page.page.get_by_role("button", name=page.say("ui-skip"))
    skip.wait_for()
    is_accessible(page.page)
    skip.click()
    page.page.emulate_media(reduced_motion="reduce")
    page.page.get_by_role("link", name=page.say("ui-replay")).click()
    page.page.get_by_role("slider").wait_for()
    is_accessible(page.page)


def test_the_waiting_room(visit: Visit) -> None:
    page = sit_down(visit(), "kb", ME, OPEN)
    page.page.get_by_role("button", name=page.say("ui-invite-link")).click()
    page.page.get_by_role("textbox").wait_for()
    is_accessible(page.page)


def test_the_cover(visit: Visit) -> None:
    page = sit_down(visit(), "kb", ME, local("Bo"))
    page.page.get_by_role("heading", name=page.say("ui-pass-device", who="")).wait_for()
    is_accessible(page.page)


def is_accessible_by_day_and_by_night(visitor: Visitor) -> None:
    """Axe finds nothing in either colours."""
    is_accessible(visitor.page)
    day = visitor.page.evaluate(PAPER)
    visitor.page.emulate_media(color_scheme="dark")
    visitor.settle()
    assert visitor.page.evaluate(PAPER) != day
    is_accessible(visitor.page, are_only_colours_new=True)


def press(page: TablePage, message: str) -> None:
    """A button anywhere on the page."""
    page.page.get_by_role("button", name=page.say(message), exact=True).click()
