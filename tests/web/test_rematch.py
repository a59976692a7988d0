"""After the end: the same people play again at one table, or go on from there."""

import re

from playwright.sync_api import expect

from server.server_kit import ME, OPEN
from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import PAGES, TablePage, first, sit_down
from web.test_network import meet


def finish(*pages: TablePage) -> None:
    """Let everybody decide, without the pages, until the match is over; then all come back."""
    for page in pages:
        page.page.goto("about:blank")
    turn, table = 0, pages[0].table
    while pages[turn].visitor.play_ahead(table, is_of_another, first)["status"] == "playing":
        turn = (turn + 1) % len(pages)
    for page in pages:
        page.page.goto(f"/table/{table}")


def is_of_another(state: Data) -> bool:
    return not state["legal"]


def test_both_press_play_again_and_sit_at_one_table(visit: Visit) -> None:
    host, guest = meet(visit, "ks", options={"order": "AB"})  # whoever began sits last
    finish(host, guest)
    press(host, "ui-rematch")
    host.page.wait_for_url(re.compile(f"/table/(?!{host.table})"))
    expect(host.page.get_by_text(host.say("ui-waiting-for", count=1))).to_be_visible()
    expect(guest.bar).to_contain_text(guest.say("ui-log-rematch", who="Ann"))
    press(guest, "ui-rematch-join")
    guest.page.wait_for_url(host.page.url)
    for page in (host, guest):
        expect(page.page.get_by_role("region", name=page.say("ui-tab-seats"))).to_be_visible()
    seats = host.visitor.get(f"/api/tables/{host.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Ann"]


def test_from_a_match_that_was_ended_one_can_go_on(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    page.wait()
    press(page, "ui-menu")
    press(page, "ui-end-table")
    press(page, "ui-end-table")
    expect(page.bar).to_contain_text(page.say("ui-ended"))
    for way in ("ui-replay", "ui-home"):
        expect(page.bar.get_by_role("link", name=page.say(way))).to_be_visible()
    page.bar.get_by_role("link", name=page.say("ui-replay")).click()
    page.page.wait_for_url("**/replay/**")
    page.page.go_back()
    press(page, "ui-rematch")
    page.page.wait_for_url(re.compile(f"/table/(?!{page.table})"))
    table = page.page.url.rsplit("/", 1)[1]
    assert PAGES["kb"](page.visitor, table, "kb").wait()["status"] == "playing"


def test_a_table_that_never_began_has_nothing_to_replay(visit: Visit) -> None:
    page = sit_down(visit(), "kb", ME, OPEN)
    press(page, "ui-menu")
    press(page, "ui-end-table")
    press(page, "ui-end-table")
    expect(page.bar.get_by_role("link", name=page.say("ui-home"))).to_be_visible()
    expect(page.bar.get_by_role("link", name=page.say("ui-replay"))).to_have_count(0)


def press(page: TablePage, message: str) -> None:
    """A button anywhere on the page."""
    page.page.get_by_role("button", name=page.say(message), exact=True).click()
