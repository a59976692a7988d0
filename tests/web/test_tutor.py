"""A first game with a tutor: offered to whoever has not played, and nothing is said twice."""

import pytest
from playwright.sync_api import Locator, expect

from regnum.locale.words import Words
from regnum.table.lessons import teaching_of
from server.server_kit import ME, bot
from web.browser_kit import PHONE, PREFIXES, Visitor
from web.conftest import Visit
from web.table_page import PAGES, TablePage, varied
from web.test_mouse import in_kingsburg

SLACK = 40  # pixels under the last button
NOTHING_BELOW = """(board) => board.scrollHeight -
    Math.max(...[...board.querySelectorAll('button')].map(
        (each) => each.getBoundingClientRect().bottom + board.scrollTop)) +
    board.getBoundingClientRect().top"""


def begin(visitor: Visitor, prefix: str) -> TablePage:
    """From the home page to the table."""
    visitor.page.goto("/")
    card = visitor.page.get_by_role("region", name=visitor.say(f"{prefix}-title"))
    card.get_by_role("button", name=visitor.say("ui-first-game")).click()
    visitor.page.wait_for_url("**/table/*")
    return PAGES[prefix](visitor, visitor.page.url.rsplit("/", 1)[1], prefix)


def note(page: TablePage, words: Words) -> Locator:
    """What the tutor says."""
    return page.page.get_by_role("region", name=words.say("ui-tutor"), exact=True)


@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_the_tutor_speaks_once_of_each_thing(visit: Visit, prefix: str) -> None:
    game = PREFIXES[prefix]
    words = Words("en", "ui", "boxes", game, f"{game}-lessons", "lessons")
    visitor = visit()
    page = begin(visitor, prefix)
    tutor = teaching_of(game).tutor
    assert tutor is not None
    texts = {words.say(f"{prefix}-tutor-{note.say}") for note in tutor.notes}
    said: list[str] = []
    state = page.wait()
    assert state["options"].items() >= tutor.options.items()
    assert [seat["level"] for seat in state["seats"]] == [None, "gentle", "gentle"]
    for _ in range(5):
        box = note(page, words)
        while box.is_visible():
            said.append(box.get_by_role("paragraph").inner_text())
            box.get_by_role("button", name=words.say("ui-tutor-close")).click()
        action = in_kingsburg(state) if prefix == "ks" else state["legal"][0]
        state = page.decide(action, state)
    assert len(said) >= 2
    assert len({*said}) == len(said)
    assert {*said} <= texts


def test_the_tutor_is_offered_where_others_have_played(visit: Visit) -> None:
    other = visit()
    other.introduce("Ann")
    table = other.lay("kingdom-builder", ME, bot(), is_listed=True)
    other.play_ahead(table, lambda state: False, varied)
    newcomer = visit()
    begin(newcomer, "kb")


def test_nothing_is_said_again_after_a_reload_or_without_the_tutor(visit: Visit) -> None:
    words = Words("en", "ui", "boxes", "kingdom-builder", "kingdom-builder-lessons", "lessons")
    page = begin(visit(size=PHONE), "kb")
    page.wait()
    box = note(page, words)
    first = box.get_by_role("paragraph").inner_text()
    ring = page.page.locator("[data-pointed]").first.bounding_box()
    said = box.bounding_box()
    assert ring is not None
    assert said is not None
    assert ring["y"] + ring["height"] <= said["y"], "what it speaks of is not under what it says"
    room = page.page.locator("[data-board]").evaluate(NOTHING_BELOW)
    assert room < SLACK, "the board gives way to it once, not twice"
    page.page.reload()
    page.wait()
    page.visitor.settle()
    assert not page.page.get_by_text(first).is_visible()
    page.page.goto("/")
    card = page.page.get_by_role("region", name=page.say("kb-title"))
    page.visitor.settle()
    expect(card.get_by_role("button", name=page.say("ui-first-game"))).to_be_hidden()


def test_the_tutor_can_be_sent_away(visit: Visit) -> None:
    words = Words("en", "ui", "boxes", "kingdom-builder", "kingdom-builder-lessons", "lessons")
    page = begin(visit(), "kb")
    state = page.wait()
    box = note(page, words)
    page.button("ui-hint").click()
    hint = page.page.get_by_role("region", name=page.say("ui-hint"))
    expect(hint).to_be_visible()
    expect(box).to_be_hidden()  # it does not lie over the hint
    hint.get_by_role("button", name=page.say("ui-close")).click()
    box.get_by_role("button", name=words.say("ui-tutor-dismiss")).click()
    state = page.decide(str(state["legal"][0]), state)
    page.visitor.settle()
    expect(note(page, words)).to_be_hidden()
