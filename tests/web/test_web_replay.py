"""Looking back: a record file opened, walked through, shared and written again."""

import pytest
from playwright.sync_api import Browser, Page, expect

from server.server_kit import Server
from web.browser_kit import PREFIXES, Visitor
from web.conftest import Visit
from web.table_page import varied


@pytest.fixture(scope="module", params=["kb", "ks"])
def table(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> str:
    """A finished match that everybody may look at."""
    ann = Visitor(chromium, server.url)
    ann.introduce("Ann")
    table = ann.lay(PREFIXES[request.param], is_listed=True)
    ann.play_ahead(table, lambda state: False, varied)
    ann.close()
    return table


def look_back(visitor: Visitor, table: str) -> Page:
    """At the replay of a match."""
    visitor.page.goto(f"/replay/{table}")
    visitor.page.get_by_role("slider").wait_for()
    return visitor.page


def test_a_match_is_walked_through(visit: Visit, table: str) -> None:
    visitor = visit()
    page = look_back(visitor, table)
    slider = page.get_by_role("slider")
    count = int(slider.get_attribute("max") or 0) + 1
    assert count > 20

    def see(place: int) -> None:
        expect(slider).to_have_accessible_name(
            visitor.say("ui-replay-place", place=place, count=count)
        )

    see(1)
    press(visitor, "ui-step-forth")
    see(2)
    press(visitor, "ui-step-back")
    see(1)
    press(visitor, "ui-replay-last")
    see(count)
    slider.focus()
    slider.press("Home")
    see(1)
    slider.press("PageUp")
    expect(slider).not_to_have_accessible_name(visitor.say("ui-replay-place", place=1, count=count))


def test_a_replay_plays_by_itself(visit: Visit, table: str) -> None:
    visitor = visit()
    page = look_back(visitor, table)
    page.get_by_label(visitor.say("ui-replay-speed")).select_option("4")
    press(visitor, "ui-replay-play")
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    press(visitor, "ui-replay-pause")


def test_a_shared_link_opens_the_same_position(visit: Visit, table: str) -> None:
    ann, bo = visit(), visit()
    page = look_back(ann, table)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    place = ann.say("ui-replay-place", place=last // 2 + 1, count=last + 1)
    expect(slider).to_have_accessible_name(place)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(ann, "ui-replay-share")
    page.get_by_text(ann.say("ui-copied")).first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_have_accessible_name(place)
    assert beside(bo) == beside(ann)


def beside(visitor: Visitor) -> str:
    """Seats with their holdings and points, and the log."""
    return visitor.page.get_by_role("complementary").aria_snapshot()


def press(visitor: Visitor, message: str) -> None:
    """A button anywhere on the page."""
    visitor.page.get_by_role("button", name=visitor.say(message), exact=True).click()
