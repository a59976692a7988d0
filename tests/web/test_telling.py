"""What happened is told first; nothing that comes later is shown before its time."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from regnum.cli.main import main
from web.browser_kit import DESK, PHONE, PREFIXES, Data
from web.conftest import Visit
from web.table_page import TablePage, sit_down, varied

TRIES = 12  # somebody who lost may have to choose, or whoever the King helps


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_next_year_waits_until_the_winter_was_seen(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size, motion=True)
    for _ in range(TRIES):
        page = sit_down(visitor, "ks")
        page.wait()
        state = visitor.play_ahead(page.table, has_had_a_battle, varied)
        if (state["view"]["year"], state["view"]["phase"]) == (2, "spring"):
            break
    else:
        pytest.fail("after every winter there was something to be chosen before the dice fell")
    winter = page.page.get_by_role("button", name=page.say("ks-winter-close"))
    expect(winter).to_be_visible()
    years = [page.page.get_by_role("list", name=page.say("ks-year-of", year=n)) for n in (1, 2)]
    if not visitor.is_phone:  # there the whole screen tells of the battle
        expect(years[0]).to_be_visible()
    expect(years[1]).to_have_count(0)
    for later in of_the_next_year(page):
        expect(later.filter(visible=True)).to_have_count(0)
    winter.click()
    expect(years[1]).to_be_visible()
    if not visitor.is_phone:
        for later in of_the_next_year(page):
            expect(later.filter(visible=True)).not_to_have_count(0)
        expect(page.log.get_by_role("listitem").last).to_be_in_viewport()


def has_had_a_battle(state: Data) -> bool:
    """Is the first winter over, or does it wait for the loser to choose?"""
    lines = state["log"]
    events = [event for line in lines for event in line.get("events", ())]
    events += [e for line in lines for drawn in line.get("chance", ()) for e in drawn["events"]]
    return any(event["event"] == "battle" for event in events)


def of_the_next_year(page: TablePage) -> list[Locator]:
    """Dice, points, what is awaited, and the log."""
    return [
        page.page.get_by_role("img", name=page.say("ks-dice-label", who="Ann", dice="").strip()),
        page.page.get_by_role("complementary").get_by_role("button", expanded=True),
        page.bar.get_by_role("button"),
        page.log.get_by_text(page.say("ks-event-phase", year=2, phase="spring")),
    ]


@pytest.mark.parametrize("prefix", PREFIXES)
def test_no_total_is_shown_while_points_are_counted(
    visit: Visit, prefix: str, tmp_path: Path
) -> None:
    visitor = visit(motion=True)
    path = tmp_path / "match.regnum"
    assert main(["record", PREFIXES[prefix], "--seed", "7", "-o", str(path)]) == 0
    visitor.introduce("Ann")
    table = visitor.post("/api/records", {"record": path.read_text()})["table"]
    visitor.page.goto(f"/table/{table}")
    totals = visitor.page.get_by_role("complementary").get_by_role("button", expanded=False)
    expect(totals).not_to_have_count(0)
    visitor.page.get_by_role("button", name=visitor.say("ui-show-scoring")).click()
    expect(totals).to_have_count(0)
    skip = visitor.page.get_by_role("button", name=visitor.say("ui-skip"))
    expect(totals).to_have_count(0)
    skip.click()
    expect(totals).not_to_have_count(0)
