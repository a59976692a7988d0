"""Fair play between people, on their pages: asking, agreeing, resigning, being ready."""

import re

from playwright.sync_api import Locator, expect

from server.server_kit import ME, OPEN
from web.browser_kit import PHONE, Data, Visitor
from web.conftest import Visit
from web.page_checks import can_be_hit, fits, is_accessible
from web.table_page import PAGES, TablePage

NAMES = ("Ann", "Bo", "Cy")
CLOCK = {"per": "decision", "seconds": 90, "bank": 600}


def gather(*visitors: Visitor, **more: object) -> list[TablePage]:
    """The first one lays a table of Kingsburg, the others sit down; then all open its page."""
    for visitor, name in zip(visitors, NAMES, strict=False):
        visitor.introduce(name)
    seats = [ME, *[OPEN] * (len(visitors) - 1)]
    table = visitors[0].lay("kingsburg", *seats, is_listed=True, **more)
    for seat, visitor in enumerate(visitors[1:], start=1):
        command = {"type": "sit", "seat": seat}
        message = {"id": "sit", "revision": 0, "command": command}
        visitor.post(f"/api/tables/{table}/commands", message)
    for visitor in visitors:
        visitor.page.goto(f"/table/{table}")
    return [PAGES["ks"](visitor, table, "ks") for visitor in visitors]


def harmless(state: Data) -> str:
    """A decision by which nobody sees anything alone."""
    return "pass" if "pass" in state["legal"] else str(state["legal"][0])


def decided(page: TablePage, others: TablePage) -> None:
    """Let somebody decide, and after that the turn pass to the other one."""
    for each in (page, others, page):
        each.visitor.play_ahead(page.table, lambda state: not state["legal"], harmless)
        if page.state()["decider"] == 1 and any_of(page, seat=0):
            return


def any_of(page: TablePage, seat: int) -> bool:
    return any(line["type"] == "played" and line["seat"] == seat for line in page.state()["log"])


def panel(page: TablePage, message: str, **args: str | int) -> Locator:
    name = re.compile("^" + re.escape(page.say(message, **args)))
    return page.page.get_by_role("region", name=name)


def press(page: TablePage, message: str, **args: str | int) -> None:
    page.page.get_by_role("button", name=page.say(message, **args), exact=True).click()


def test_what_one_asks_the_other_agrees_to_and_who_resigns_loses(visit: Visit) -> None:
    ann, bo = gather(visit(motion=True), visit(size=PHONE, language="ru"), leaving="nobody")
    decided(ann, bo)
    ann.wait_for_lines(len(ann.state()["log"]))
    press(ann, "ui-menu")
    expect(ann.page.get_by_role("button", name=ann.say("fair-resign"))).to_be_visible()
    is_accessible(ann.page)
    press(ann, "fair-undo", others="some")
    expect(bo.page.get_by_role("button", name=bo.say("fair-agree"))).to_be_visible()
    count = int(bo.state()["offer"]["count"])
    asked = panel(bo, "fair-offer-undo", who="Ann", count=count)
    expect(asked).to_be_visible()
    for check in (is_accessible, fits, can_be_hit):
        check(bo.page)
    own = panel(ann, "fair-own-undo", count=count)
    expect(own).to_contain_text("Bo")
    press(ann, "ui-talk-button", count=0)
    expect(ann.page.get_by_role("region", name=ann.say("ui-talk"))).to_be_visible()
    own.get_by_role("button").click(trial=True)  # the talk does not cover it
    agree = asked.get_by_role("button", name=bo.say("fair-agree"))
    agree.focus()
    bo.page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(ann.log).to_contain_text(ann.say("fair-log-undone", who="Ann", count=count))
    expect(ann.button("ui-undo")).to_be_visible()

    press(bo, "ui-menu")
    press(bo, "fair-resign")
    press(bo, "fair-resign")
    expect(panel(ann, "fair-has-resigned", who="Bo")).to_contain_text(ann.say("fair-wins-you"))
    expect(ann.button("ui-rematch")).to_be_visible()
    expect(panel(bo, "fair-has-resigned", who="Bo")).to_contain_text(bo.say("fair-wins", who="Ann"))


def test_three_are_ready_before_the_clock_starts_and_who_comes_later_reads_of_it(
    visit: Visit,
) -> None:
    pages = gather(*(visit() for _ in NAMES), clock=CLOCK, hints=False)
    *asked, last = pages  # who sat down last is ready by that
    for left, page in enumerate(asked):
        missing = page.say("fair-ready-missing", who=", ".join(NAMES[left:-1]))
        for each in (page, last):
            expect(each.page.get_by_text(missing)).to_be_visible()
        expect(last.page.get_by_role("button", name=last.say("fair-ready"))).to_have_count(0)
        press(page, "fair-ready")
        if not left:
            expect(page.page.get_by_text(clock_words(page.visitor))).to_be_visible()
            is_accessible(page.page)
    for page in pages:
        expect(page.bar).to_be_visible()

    eve = visit(size=PHONE, language="cs")
    eve.introduce("Eve")
    link = pages[0].visitor.post(f"/api/tables/{last.table}/keys", {"kind": "watch"})["link"]
    eve.page.goto(link)
    dialog = eve.page.get_by_role("dialog", name=eve.say("ks-title"))
    expect(dialog).to_contain_text(clock_words(eve))
    expect(dialog).to_contain_text(eve.say("fair-hints-off"))
    for check in (is_accessible, fits):
        check(eve.page)
    eve.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    eve.page.get_by_role("button", name=eve.say("ui-menu")).click()
    expect(eve.page.get_by_role("dialog")).to_contain_text(clock_words(eve))


def clock_words(visitor: Visitor) -> str:
    """What `CLOCK` is called."""
    return visitor.say(
        "fair-clock-words-bank",
        per="decision",
        time=visitor.say("fair-time-second", count=90),
        bank=visitor.say("fair-time-minute", count=10),
    )
