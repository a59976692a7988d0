"""The page of a person: matches, statistics, a colour, and taking everything away."""

import json
import re
from pathlib import Path
from random import Random
from secrets import token_hex

from playwright.sync_api import expect

from regnum.server.store import Store
from regnum.table.ending import Ending, SeatEnding, ending_of
from regnum.table.entries import FINISHED
from regnum.table.terms import Settings, Terms
from server.server_kit import Server, bot
from table.seating import PEOPLE, play_on, seated
from web.browser_kit import DESK, PHONE, Visitor
from web.conftest import Visit
from web.page_checks import can_be_hit, fits, has_room, is_accessible

KB, KS = "kingdom-builder", "kingsburg"


def finished(visitor: Visitor, server: Server, name: str, *endings: Ending) -> None:
    """Matches of this visitor, with what was counted in real ones."""
    me = str(visitor.get("/api/me")["id"])
    store = Store(server.database_url)
    for ending in endings:
        own = ending.seats[0]._replace(person=me, name=name)
        table = token_hex(8)
        settings = Settings(imported=True)
        terms = Terms(table, f"{ending.game}(players=2)", 1, 1, "", me, settings, ending.at)
        store.add_table(terms, [], FINISHED)
        store.add_result(table, ending._replace(seats=(own, *ending.seats[1:])))
    store.close()


def played(spec: str, seed: int, at: float, unrated: str | None = None) -> Ending:
    """How a random match of people ended."""
    table = seated(spec, seed)
    for _ in play_on(table, Random(seed)):
        pass
    ending = ending_of(table.now)._replace(at=at, unrated=unrated)
    others = [seat._replace(person=f"{PEOPLE[1].id}-{n}") for n, seat in enumerate(ending.seats)]
    return ending._replace(seats=tuple(others))


def against_bot(at: float) -> Ending:
    """A match that was won against a bot."""
    me = SeatEnding(None, "", None, 1, 51, {"row": 7})
    return Ending(KB, at, "bot", (me, SeatEnding(None, "gentle", "gentle", 2, 33, None)))


MATCHES = [
    played(f"{KB}(players=3)", 1, 1.7e9),
    played(f"{KS}(players=4)", 2, 1.71e9),
    against_bot(1.72e9),
]


def test_my_page_from_the_first_look_to_the_end(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    finished(visitor, server, "Ann", *MATCHES)
    page, say = visitor.page, visitor.say
    page.goto("/")
    page.get_by_role("link", name=re.compile(f"{say('ui-me')}.*Ann")).click()
    page.wait_for_url("**/me")
    history = page.get_by_role("region", name=say("me-history"))
    rows = history.locator("ul > li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(say("me-came", place=1, of=2))
    expect(rows.first).to_contain_text(say("me-unrated", why="bot"))
    expect(rows.nth(1)).to_contain_text(f"{MATCHES[1].seats[0].points}")
    # What is looked for.
    history.get_by_label(say("me-search-who")).fill(say("ui-bot", level="gentle")[:4])
    expect(rows).to_have_count(1)
    history.get_by_label(say("me-search-who")).fill("CY")
    expect(rows).to_have_count(2)
    history.get_by_label(say("me-search-game")).select_option(KS)
    expect(rows).to_have_count(1)
    expect(rows.first.get_by_role("link")).to_have_attribute("href", re.compile(r"/replay/\w+"))
    # By keys: remove it, after a question.
    remove = rows.first.get_by_role("button")
    remove.focus()
    page.keyboard.press("Enter")
    rows.first.get_by_role("button", name=say("me-remove"), exact=True).press("Enter")
    expect(rows).to_have_count(0)
    history.get_by_label(say("me-search-game")).select_option("")
    history.get_by_label(say("me-search-who")).fill("")
    expect(rows).to_have_count(2)
    # Numbers, in every size and light.
    statistics = page.get_by_role("region", name=say("me-statistics"))
    for details in statistics.locator("summary").all():
        details.click()
    expect(statistics.get_by_role("row", name=say("kb-source-castles"))).to_be_visible()
    expect(statistics.get_by_role("row", name=say("ks-building-inn"))).to_contain_text("%")
    page.get_by_label(say("me-colour-name", colour="D")).check()
    for _ in visitor.sizes(DESK, PHONE):  # on the desk by day, on a phone by night
        fits(page)
        has_room(page)
        is_accessible(page)
        page.emulate_media(color_scheme="dark")
    can_be_hit(page)
    assert visitor.get("/api/me")["colour"] == "D"
    # Everything, and then nothing.
    with page.expect_download() as download:
        page.get_by_role("link", name=say("me-export")).click()
    told = json.loads(Path(download.value.path()).read_text())
    assert (told["person"]["name"], len(told["results"])) == ("Ann", 3)
    page.get_by_role("button", name=say("me-delete"), exact=True).click()
    page.get_by_role("button", name=say("me-delete-on")).click()
    expect(page.get_by_text(say("me-delete-really"))).to_be_focused()
    visitor.forgiven = ("401",)
    page.get_by_role("button", name=say("me-delete-now")).click()
    page.wait_for_url(re.compile(r":\d+/$"))
    page.goto("/me")
    expect(page.get_by_text(say("me-nothing-yet"))).to_be_visible()
    expect(page.get_by_role("heading", name="Ann")).to_have_count(0)


def test_another_device_becomes_mine_and_sees_my_colour(visit: Visit) -> None:
    ann, phone = visit(), visit(size=PHONE)
    ann.introduce("Ann")
    ann.post("/api/me/colour", {"colour": "D"})
    ann.page.goto("/me")
    ann.page.get_by_role("button", name=ann.say("me-device-make")).click()
    link = ann.page.get_by_label(ann.say("me-device-link")).input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name=ann.say("me-become", who="Ann")).click()
    expect(phone.page.get_by_role("heading", name=ann.say("me-title", who="Ann"))).to_be_visible()
    table = ann.lay(KB, {"kind": "me"}, bot(), options={"first": "A"})
    phone.page.goto(f"/table/{table}")
    phone.page.locator("[data-board]").wait_for()
    expect(phone.page.locator(f"use[href='#{KB}-settlement-D']").first).to_be_attached()
    expect(phone.page.locator(f"use[href='#{KB}-settlement-A']")).to_have_count(0)
