"""Slips of a hand do no harm, and what follows from a decision is heard."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from regnum.cli.main import main
from web.browser_kit import PHONE, PREFIXES, Data, Visitor
from web.conftest import Visit
from web.table_page import PAGES, KingsburgPage, TablePage, come_late, first, sit_down


def can_build(state: Data) -> bool:
    return any(each.startswith("build ") for each in state["legal"])


def news(page: TablePage) -> Locator:
    return page.page.get_by_role("status", name=page.say("ui-announcements"))


def finished(visitor: Visitor, prefix: str, folder: Path) -> None:
    """Go to the result of a match of random players."""
    path = folder / "match.regnum"
    assert main(["record", PREFIXES[prefix], "--seed", "7", "-o", str(path)]) == 0
    visitor.introduce("Ann")
    table = visitor.post("/api/records", {"record": path.read_text()})["table"]
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.goto(f"/table/{table}")
    visitor.page.get_by_role("button", name=visitor.say("ui-show-scoring")).click()


def test_a_click_in_the_province_of_another_builds_nothing_in_mine(visit: Visit) -> None:
    page, state = come_late(visit(confirm=False), "ks", can_build)
    assert isinstance(page, KingsburgPage)
    action = next(each for each in state["legal"] if each.startswith("build "))
    provinces = page.page.get_by_role("group", name=page.say("ks-provinces"))
    provinces.get_by_role("button").nth(1).click()
    page.building(action.split()[1]).click()
    other = page.say("ui-bot", level="gentle")
    expect(page.page.get_by_text(page.say("ks-reason-others-province", who=other))).to_be_visible()
    assert page.state()["revision"] == state["revision"]
    provinces.get_by_role("button").first.click()
    page.click(action, state)
    page.wait_for_lines(len(state["log"]) + 1)


def test_a_key_that_is_held_down_decides_nothing_more(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    state = page.wait()
    keyboard = page.page.keyboard
    keyboard.press("l")
    for _ in range(3):
        keyboard.down("Enter")
    keyboard.up("Enter")
    expect(page.button("ui-confirm")).to_be_enabled()
    page.page.wait_for_timeout(300)
    assert page.state()["revision"] == state["revision"]


@pytest.mark.parametrize(("prefix", "verb"), [("kb", "end"), ("ks", "take "), ("ks", "pass")])
def test_one_click_takes_nothing_that_cannot_be_taken_back(
    visit: Visit, prefix: str, verb: str
) -> None:
    visitor = visit()

    def is_final(state: Data) -> bool:
        legal = state["legal"] if len(state["legal"]) > 1 else []
        table = PAGES[prefix](visitor, state["table"], prefix)
        return any(each.startswith(verb) and table.ask(each)["final"] for each in legal)

    page, state = come_late(visitor, prefix, is_final)
    action = next(each for each in state["legal"] if each.startswith(verb))
    page.click(action, state)
    expect(page.button("ui-confirm")).to_be_enabled()
    page.page.wait_for_timeout(600)
    assert page.state()["revision"] == state["revision"]
    page.button("ui-confirm").click()
    page.wait_for_lines(len(state["log"]) + 1)


def test_the_log_of_a_phone_opens_at_its_end(visit: Visit) -> None:
    page, _ = come_late(visit(size=PHONE), "ks", lambda state: len(state["log"]) > 30, choose=first)
    page.page.get_by_role("button", name=page.say("ui-tab-log"), exact=True).click()
    expect(page.log.get_by_role("listitem").last).to_be_in_viewport()


def test_a_seat_is_handed_over_by_its_button_alone(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    page.wait()
    page.page.get_by_role("button", name=page.say("ui-menu"), exact=True).click()
    levels = page.page.get_by_label(page.say("ui-give-to-bot-of", who="Ann"))
    expect(levels.locator("option").nth(1)).to_be_attached()
    levels.press("ArrowDown")
    expect(levels).not_to_have_value("")
    assert page.state()["seats"][0]["level"] is None
    page.page.get_by_role("button", name=page.say("ui-hand-over"), exact=True).click()
    page.page.get_by_role("button", name=page.say("ui-take-back-seat")).first.wait_for()
    assert page.state()["seats"][0]["level"] is not None


def test_the_scoring_can_be_seen_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    finished(visitor, "kb", tmp_path)
    page = visitor.page
    page.get_by_role("button", name=visitor.say("ui-skip")).click()
    page.get_by_role("button", name=visitor.say("ui-show-scoring")).click()
    expect(page.get_by_role("button", name=visitor.say("ui-skip"))).to_be_visible()


@pytest.mark.parametrize("prefix", PREFIXES)
def test_escape_closes_a_dialog_and_not_the_scoring_behind_it(
    visit: Visit, prefix: str, tmp_path: Path
) -> None:
    visitor = visit()
    finished(visitor, prefix, tmp_path)
    page = visitor.page
    page.get_by_role("button", name=visitor.say("ui-menu"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=visitor.say("ui-show-scoring"))).to_have_count(0)
    expect(page.get_by_role("button", name=visitor.say("ui-menu"), exact=True)).to_be_focused()


def test_rules_of_an_unknown_game_leave_the_words_of_others(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/rules/chess")
    expect(page.get_by_text(visitor.say("ui-refused-no-such-page"))).to_be_visible()
    page.get_by_role("link", name=visitor.say("ui-title"), exact=True).click()
    page.get_by_role("button", name=visitor.say("ui-play-bots")).first.click()
    page.get_by_role("button", name=visitor.say("ui-menu"), exact=True).wait_for()


def test_what_follows_from_an_own_decision_is_heard(visit: Visit) -> None:
    page = sit_down(visit(), "ks")
    state = page.wait()
    while not str(first(state)).startswith("take "):
        state = page.decide(first(state), state)
    page.decide(first(state), state)
    good = first(state).split()[1]
    change = page.say(f"ks-change-{good}", count=1, sign="+")
    expect(news(page)).to_contain_text(change)
