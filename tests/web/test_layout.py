"""Nothing is cut off, covered or printed over, at the sizes and in the languages people use."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from regnum.cli.main import main
from server.server_kit import ME, bot
from web import browser_kit
from web.browser_kit import PHONE, Data, Visitor
from web.conftest import Visit
from web.table_page import KingdomBuilderPage, come_late, sit_down, varied

DESK = {"width": 1360, "height": 850}
SMALL_DESK = {"width": 1024, "height": 768}
MONITORS = ({"width": 1366, "height": 768}, {"width": 1920, "height": 1080})
LONG_PHONE = {"width": 390, "height": 844}
DESKS, PHONES = (DESK, SMALL_DESK), (PHONE, LONG_PHONE)
SHORT = 2  # buildings against an enemy for which a sum has room in one line of a phone
HAIR = 1.0  # of a pixel: where boxes are rounded
READABLE = 8  # pixels across, for the number of a hint
OVERFLOWING = """(elements) => elements
    .filter((each) => each.scrollWidth > each.clientWidth + 1
        || each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent)"""
SCROLLED = """(log) => [...document.querySelectorAll('main, main *, aside *')]
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.ariaLabel !== log)
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.className}: ${each.scrollHeight} > ${each.clientHeight}`)"""
FORTIFY = """() => document.querySelectorAll('.sum .part:first-child').forEach((part) =>
    part.after(...Array.from({ length: 6 }, () => part.cloneNode(true))))"""
ENRICH = """(name) => {
    document.querySelectorAll('.tokens li:first-child').forEach((token) =>
        token.after(...Array.from({ length: 6 - token.parentNode.children.length },
            () => token.cloneNode(true))));
    document.querySelectorAll('.tokens .name').forEach((each) => (each.textContent = name));
}"""  # six tokens with a long name
EARN = """(count) => document.querySelectorAll('.sources li:first-child').forEach((source) =>
    source.after(...Array.from({ length: count - source.parentNode.children.length },
        () => source.cloneNode(true))))"""  # from so many sources
IS_BARE = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) => element.contains(
        document.elementFromPoint(left + width * share, top + height * share)
    ));
}"""  # nothing lies over it


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def holds(outer: Locator, inner: Locator) -> bool:
    """Is one wholly inside of the other?"""
    one, other = box(outer), box(inner)
    return (
        one["left"] - HAIR <= other["left"]
        and one["top"] - HAIR <= other["top"]
        and one["right"] + HAIR >= other["right"]
        and one["bottom"] + HAIR >= other["bottom"]
    )


def overlap(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    is_beside = a["right"] <= b["left"] + HAIR or b["right"] <= a["left"] + HAIR
    return not (is_beside or a["bottom"] <= b["top"] + HAIR or b["bottom"] <= a["top"] + HAIR)


def can_build(state: Data) -> bool:
    return any(each.startswith("build ") for each in state["legal"])


def map_page(visitor: Visitor, **options: str) -> KingdomBuilderPage:
    page = sit_down(visitor, "kb", options=options)
    assert isinstance(page, KingdomBuilderPage)
    page.wait()
    return page


def test_no_button_lies_on_the_map_of_a_phone(visit: Visit) -> None:
    page = map_page(visit(size=PHONE))
    zoom = page.page.get_by_role("group", name=page.say("kb-map-zoom"))
    for _ in page.visitor.sizes(*PHONES):
        assert not overlap(page.map, zoom)


def test_on_a_phone_a_hint_covers_nothing_that_it_is_about(visit: Visit) -> None:
    page, _ = come_late(visit(size=PHONE), "kb", can_build)
    assert isinstance(page, KingdomBuilderPage)
    page.button("ui-hint").tap()
    page.page.get_by_role("region", name=page.say("ui-hint")).wait_for()
    page.settled()
    mark = page.page.locator('[data-advice="1"]')
    assert holds(page.map, mark)
    assert page.map.evaluate(IS_BARE)
    where = box(mark)
    assert where["right"] - where["left"] > READABLE


def test_on_a_phone_the_best_advisor_is_in_sight_beside_the_hint(visit: Visit) -> None:
    page, _ = come_late(visit(size=PHONE), "ks", can_influence)
    page.button("ui-hint").tap()
    page.page.get_by_role("region", name=page.say("ui-hint")).wait_for()
    best = page.page.locator('[data-rank="1"]')
    expect(best).to_be_in_viewport(ratio=0.95)
    assert best.evaluate(IS_BARE)


def can_influence(state: Data) -> bool:
    """Is there somebody at court whom dice can reach?"""
    return has(state, "influence")


def has(state: Data, verb: str) -> bool:
    return any(each.startswith(verb) for each in state["legal"])


@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desk", "phone"])
def test_the_whole_map_fits_with_its_frame(visit: Visit, sizes: tuple[dict[str, int], ...]) -> None:
    page = map_page(visit(size=sizes[0], follow=False))
    for _ in page.visitor.sizes(*sizes):
        page.page.reload()
        page.wait()
        page.settled()
        assert holds(page.map, page.map.get_by_role("presentation"))


def test_the_whole_map_is_there_in_the_end(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "match.regnum"
    assert main(["record", "kingdom-builder", "--seed", "7", "-o", str(path)]) == 0
    visitor = visit()
    visitor.introduce("Ann")
    table = visitor.post("/api/records", {"record": path.read_text()})["table"]
    for size in visitor.sizes(*DESKS, *PHONES):
        visitor.page.goto(f"/table/{table}")
        page = KingdomBuilderPage(visitor, table, "kb")
        page.settled()
        assert holds(page.map, page.map.get_by_role("presentation")), size


@pytest.mark.parametrize("size", [DESK, SMALL_DESK], ids=["1360", "1024"])
def test_a_replay_opens_with_the_whole_map(visit: Visit, size: dict[str, int]) -> None:
    page = map_page(visit(size=size, language="ru"))
    page.page.get_by_role("button", name=page.say("kb-map-nearer")).click()
    page.settled()
    page.page.wait_for_timeout(500)  # the table remembers what it shows
    page.page.goto(f"/replay/{page.table}")
    page.page.get_by_role("slider").wait_for()
    page.settled()
    assert holds(page.map, page.map.get_by_role("presentation"))
    for bare in (page.map, page.page.get_by_role("group", name=page.say("kb-map-zoom"))):
        assert bare.evaluate(IS_BARE), "under the controls"


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_names_of_cards_leave_room_for_their_gold(visit: Visit, language: str) -> None:
    cards = "discoverers/lords/citizens"
    page = map_page(visit(size=DESK, language=language), cards=cards)
    panel = page.page.get_by_role("region", name=page.say("kb-board-cards"))
    board = page.page.get_by_role("region", name=page.say("ui-tab-board"), exact=True)
    zoom = page.page.get_by_role("group", name=page.say("kb-map-zoom"))
    for size in page.visitor.sizes(*DESKS):
        for card in panel.get_by_role("button").all():
            assert not overlap(card.locator(".name"), card.locator(".gold")), size
            assert card.locator(".name").evaluate_all(OVERFLOWING) == [], size
        assert not overlap(zoom, page.bar), size
        assert holds(board, zoom), size


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_nothing_of_the_court_and_the_province_is_cut_off(visit: Visit, language: str) -> None:
    visitor = visit(size=DESK, language=language)
    page, _ = come_late(visitor, "ks", can_influence, ME, *[bot()] * 4)
    province = page.page.get_by_role("region", name=page.say("ks-province"), exact=True)
    assert province.locator(".worth").evaluate_all(OVERFLOWING) == []
    order = page.page.get_by_role("region", name=page.say("ks-turn-order"))
    assert order.locator(".who").evaluate_all(OVERFLOWING) == []


def is_middle(state: Data) -> bool:
    """In the middle of a match: has everybody got something, and have I something to choose?"""
    view = state["view"]
    if "year" in view:
        return bool(view["year"] == 3 and has(state, "influence"))
    return len(view["settlements"]["A"]) >= 15 and has(state, "build ")


@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_five_at_a_table_see_everything_without_scrolling(visit: Visit, prefix: str) -> None:
    nomads = {"nomads": "yes"} if prefix == "kb" else {}
    visitor = visit(size=SMALL_DESK, language="ru")  # the longest words
    page, state = come_late(visitor, prefix, is_middle, ME, *[bot()] * 4, options=nomads)
    page.page.evaluate(ENRICH, page.say("kb-token-donation-flower"))
    for size in visitor.sizes(*MONITORS, SMALL_DESK, PHONE, LONG_PHONE):
        found = page.page.evaluate(SCROLLED, page.say("ui-log"))
        assert found == [], (size, found)
    page.click(next(each for each in state["legal"] if each.startswith(("build", "infl"))), state)
    page.page.get_by_role("button", name=page.say("ui-tab-seats"), exact=True).click()
    assert page.page.evaluate(SCROLLED, page.say("ui-log")) == []


def test_dice_leave_the_name_of_an_advisor_in_sight(visit: Visit) -> None:
    page = visit(size=PHONE, language="ru").page
    page.goto("/learn/kingsburg/advisors/6")
    alchemist = page.locator("[data-advisor='6']")  # the lines of his gift press the portrait
    alchemist.tap()
    dice = alchemist.locator(".group")
    dice.wait_for()
    assert not overlap(alchemist.locator(".name"), dice)


def test_the_sums_of_a_winter_stand_in_one_line_each_and_all_in_sight(visit: Visit) -> None:
    visitor = visit(size=DESK)
    page = sit_down(visitor, "ks", ME, *[bot()] * 4)
    page.page.goto("about:blank")
    visitor.play_ahead(page.table, lambda state: state["view"]["year"] == 3, varied)
    page.page.goto(f"/table/{page.table}")
    page.page.get_by_role("button", name=page.say("ks-winter-close")).wait_for()
    for size in visitor.sizes(DESK, SMALL_DESK, LONG_PHONE, PHONE):
        assert page.page.evaluate(SCROLLED, page.say("ui-log")) == [], size
        for line in page.page.get_by_role("main").locator(".sum").all():
            where = box(line)
            lines = 1 if line.locator(".part").count() <= SHORT else 2
            assert where["bottom"] - where["top"] < 40 * lines, size
    page.page.evaluate(FORTIFY)
    for line in page.page.get_by_role("main").locator(".sum").all():
        where = box(line)
        assert where["right"] <= PHONE["width"]
        assert where["bottom"] - where["top"] < 80


def test_on_a_low_screen_own_points_leave_room_for_all_players(visit: Visit) -> None:
    visitor = visit(size=MONITORS[0], language="ru")
    page, _ = come_late(visitor, "ks", has_points_in_a_summer, ME, bot(), bot())
    page.page.locator(".sources li").first.wait_for()
    page.page.evaluate(EARN, len(page.state()["sources"]))
    visitor.settle()
    for seat in page.page.locator(".seat").all():
        expect(seat).to_be_in_viewport(ratio=0.99)


def has_points_in_a_summer(state: Data) -> bool:
    """Then no battle is told, and points have a source."""
    is_summer = state["view"]["phase"] == "summer" and has(state, "influence")
    return is_summer and any(award["points"] for award in state["scores"][0])


def test_whose_turn_it_is_and_what_hints_were_taken_stand_in_one_line(visit: Visit) -> None:
    for size in (DESK, SMALL_DESK):
        page = map_page(visit(size=size))
        page.button("ui-hint").click()
        for words in (page.say("ui-your-turn"), page.say("ui-hints-taken", count=1)):
            line = box(page.page.get_by_text(words, exact=True))
            assert line["bottom"] - line["top"] < 30, words


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_on_a_phone_how_many_bots_and_how_good_stand_side_by_side(
    visit: Visit, language: str
) -> None:
    visitor = visit(size=PHONE, language=language)
    visitor.page.goto("/")
    card = visitor.page.get_by_role("region", name=visitor.say("kb-title"))
    for size in visitor.sizes(*PHONES):
        count, level = (
            box(card.get_by_label(visitor.say(each))) for each in ("ui-how-many-bots", "ui-level")
        )
        assert count["top"] == level["top"], size
        assert count["right"] < level["left"], size


def test_the_lens_shows_all_that_lords_pay(visit: Visit) -> None:
    visitor = visit()
    page = map_page(visitor, cards="lords/miners/hermits")
    state = page.state()
    gold = sum(each["points"] for each in state["scores"][0] if each["source"] == "lords")
    assert gold > 0
    panel = page.page.get_by_role("region", name=page.say("kb-board-cards"))
    panel.get_by_role("button", name=page.say("kb-source-lords")).hover()
    coins = page.map.locator(".gold text")
    expect(coins).not_to_have_count(0)
    assert sum(int(text) for text in coins.all_text_contents()) == gold


def test_before_the_first_own_turn_nothing_is_since_it(visit: Visit) -> None:
    page = map_page(visit(), first="B")
    state = page.state()
    news = page.page.get_by_role("banner").get_by_role("button").first
    count = sum(line["type"] == "played" for line in state["log"])
    expect(news).to_have_text(page.say("ui-before-my-turn", count=count))
    page.decide(str(state["legal"][0]), state)
    expect(news).to_have_text(page.say("ui-since-my-turn", count=count))


def test_in_a_replay_nobody_has_a_turn(visit: Visit) -> None:
    page = map_page(visit(), first="A")
    state = page.wait()
    state = page.decide(str(state["legal"][0]), state)
    action = next(each for each in state["legal"] if each.startswith("build"))
    page.page.goto(f"/replay/{page.table}")
    page.page.get_by_role("slider").wait_for()
    side = page.page.get_by_role("complementary")
    for moment in ("ui-replay-first", "ui-replay-last"):
        page.page.get_by_role("button", name=page.say(moment)).click()
        expect(side).to_contain_text(page.say("ui-decides"))
        expect(side).not_to_contain_text(page.say("ui-your-turn"))
    lines = page.lines
    page.click(action, state)
    page.click(action, state)
    looking = page.page.get_by_text(page.say("ui-refused-looking-back")).first
    expect(looking).to_be_visible()
    assert page.lines == lines


@pytest.mark.parametrize("path", ["/rules/kingsburg", "/gallery"])
def test_every_page_knows_who_looks(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.introduce("Ann")
    visitor.page.goto(path)
    name = re.compile(f"{visitor.say('ui-me')}.*Ann")
    expect(visitor.page.get_by_role("link", name=name)).to_be_visible()


def test_paper_shows_what_is_read_and_not_what_is_pressed(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/rules/kingsburg")
    visitor.page.emulate_media(media="print")
    expect(visitor.page.get_by_role("banner")).to_be_hidden()
    text = box(visitor.page.get_by_role("main"))
    assert text["right"] - text["left"] > 0.9 * browser_kit.DESK["width"]
    visitor.page.emulate_media(media="screen")
    page = map_page(visitor)
    visitor.page.emulate_media(media="print")
    expect(page.bar).to_be_hidden()
    expect(page.page.get_by_role("button", name=page.say("kb-map-nearer"))).to_be_hidden()
    expect(page.map).to_be_visible()
    assert page.log.evaluate("(list) => getComputedStyle(list).overflowY") == "visible"
    assert holds(page.page.get_by_role("complementary"), page.log)
