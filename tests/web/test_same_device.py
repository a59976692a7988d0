"""Two players on one device: a cover stands between their hands."""

import re

from playwright.sync_api import expect

from server.server_kit import ME, local
from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import KingsburgPage, TablePage, advisor_of, sit_down

TERRAINS = ("grass", "canyon", "desert", "flower", "forest")
NAMES = ("Ann", "Bo")
ROUNDS = 3
DECISIONS = 20  # more than any turn has


def test_neither_sees_the_card_of_the_other(visit: Visit) -> None:
    page = sit_down(visit(text=True, confirm=False), "kb", ME, local("Bo"))
    for _ in range(2 * ROUNDS):
        state = page.state()
        seat = state["decider"]
        see_the_cover(page, NAMES[seat])
        page.page.get_by_role("button", name=page.say("ui-i-am", who=NAMES[seat])).click()
        see_only_the_card_that_is_played(page, state)
        lift_to_end_of_turn(page, state)
        assert page.state()["decider"] == 1 - seat


def lift_to_end_of_turn(page: TablePage, state: Data) -> None:
    """Take what is offered first until the device has to be passed on."""
    cover = page.page.get_by_role("heading", name=page.say("ui-pass-device", who=""))
    for _ in range(DECISIONS):
        lines = len(state["log"])
        page.choices.first.click()
        expect(cover.or_(page.log.get_by_role("listitem").nth(lines))).to_be_visible()
        if cover.is_visible():
            return
        state = page.state()
    raise AssertionError("the turn does not end")


def test_a_reload_behind_the_cover_shows_the_cover(visit: Visit) -> None:
    page = sit_down(visit(), "kb", ME, local("Bo"))
    name = NAMES[page.state()["decider"]]
    see_the_cover(page, name)
    page.page.reload()
    see_the_cover(page, name)


def see_the_cover(page: TablePage, name: str) -> None:
    """Whose turn it is, and nothing of the table: neither words nor pictures of a card."""
    title = page.say("ui-pass-device", who=name)
    expect(page.page.get_by_role("heading", name=title)).to_be_visible()
    assert drawn(page) == set()
    shown = page.page.locator("body").inner_text()
    assert not [each for each in TERRAINS if page.say(f"kb-terrain-{each}") in shown]


def see_only_the_card_that_is_played(page: TablePage, state: Data) -> None:
    """The hand of the other is neither drawn nor written; the log tells only that it was drawn."""
    played, other = state["view"]["played_card"], 1 - state["decider"]
    hand = page.page.get_by_role("region", name=page.say("kb-board-card"), exact=True)
    expect(hand).to_contain_text(page.say(f"kb-terrain-{played}"))
    assert drawn(page) == {played}
    secret = state["private"][str(other)]["card"]
    if secret != played:
        board = page.page.get_by_role("region", name=page.say("ui-tab-board"), exact=True)
        seats = page.page.get_by_role("region", name=page.say("ui-tab-seats"), exact=True)
        beside = (board, seats, page.bar)
        words = page.say(f"kb-terrain-{secret}").lower()
        assert not [part for part in beside if words in part.inner_text().lower()]
    told = page.log.inner_text()
    open_draw = page.say("kb-log-draw", who=NAMES[other], terrain=secret)
    assert told.rfind(page.say("kb-log-draw-hidden", who=NAMES[other])) > told.rfind(open_draw)


def drawn(page: TablePage) -> set[str]:
    """The terrains of which there is a picture, beside the map."""
    return set(re.findall(r'href="#kingdom-builder-terrain-(\w+)"', page.page.content()))


def test_only_who_peeked_sees_the_enemy(visit: Visit) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    table = visitor.lay("kingsburg", ME, local("Bo"))
    state = visitor.play_ahead(table, has_peeked, wanting_to_peek)
    page = KingsburgPage(visitor, table, "ks")
    visitor.page.goto(f"/table/{table}")
    spy = next(seat for seat in (0, 1) if state["private"][str(seat)]["enemy"])
    enemy = page.say(f"ks-enemy-{state['private'][str(spy)]['enemy']['name']}")
    winter = page.page.get_by_role(
        "region", name=page.say("ks-enemy-of-year", year=state["view"]["year"])
    )
    if state["decider"] == spy:
        see_the_cover(page, NAMES[spy])
        assert enemy not in page.page.locator("body").inner_text()
        page.page.get_by_role("button", name=page.say("ui-i-am", who=NAMES[spy])).click()
        expect(winter).to_contain_text(page.say("ks-enemy-reward"))
    else:
        expect(winter).to_be_visible()
        assert page.say("ks-enemy-reward") not in winter.inner_text()


def has_peeked(state: Data) -> bool:
    """Does exactly one of the two know the enemy, and is something awaited?"""
    known = [seat for seat in ("0", "1") if state["private"][seat].get("enemy")]
    return len(known) == 1 and bool(state["legal"])


def wanting_to_peek(state: Data) -> str:
    """Dice for the General or the Queen, where they make it."""
    legal: list[str] = state["legal"]
    influences = (each for each in legal if each.startswith("influence"))
    peeks = (each for each in influences if advisor_of(each, state) in ("general", "queen"))
    return next(peeks, legal[0])
