"""Russian and Czech: every word is there, none sticks out, and a match changes its language."""

import re

import pytest

from web import page_checks
from web.browser_kit import DESK, PHONE, Visitor, say
from web.conftest import Visit
from web.table_page import is_nearly_over, sit_down, varied

PAGES = ("/", "/gallery", "/rules/kingdom-builder", "/rules/kingsburg", "/learn/kingsburg")
PLAYED_AS_TEXT = 12
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = {"Regnum", "Kingdom", "Builder", "Kingsburg", "Ann", "SHA", "III"}
COMMAND = {"regnum", "serve", "host"}
LATIN_NAMES = NAMES | COMMAND


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_every_page_has_all_words_and_room_for_them(visit: Visit, language: str) -> None:
    visitor = visit(language=language, size=PHONE)
    for path in PAGES:
        visitor.page.goto(path)
        visitor.settle()
        if path == "/":
            visitor.page.get_by_role("button", name=visitor.say("ui-new-table")).click()
        for _ in visitor.sizes(PHONE, DESK):
            check(visitor)


@pytest.mark.parametrize(("prefix", "language", "other"), [("kb", "ru", "cs"), ("ks", "cs", "ru")])
def test_a_match_has_all_words_and_room_for_them(
    visit: Visit, prefix: str, language: str, other: str, is_whole: bool
) -> None:
    for each in (language, other) if is_whole else (language,):
        check_match(visit(language=each, text=True, confirm=False), prefix)


def check_match(visitor: Visitor, prefix: str) -> None:
    """From the first words to the replay."""
    page = sit_down(visitor, prefix)
    page.wait()
    check(page.visitor)
    late = page.skip(is_nearly_over)
    check(page.visitor)
    page.play_on(lambda state: bool(state["revision"] > late["revision"] + PLAYED_AS_TEXT))
    check(page.visitor)
    page.visitor.play_ahead(page.table, lambda state: False, varied)
    page.wait()
    check(page.visitor)
    page.see_the_result()
    check(page.visitor)
    page.page.get_by_role("link", name=page.say("ui-replay")).click()
    page.page.get_by_role("slider").wait_for()
    check(page.visitor)


def test_the_language_is_changed_in_the_middle_of_a_match(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    state = page.wait()
    action = str(state["legal"][0])
    page.decide(action, state)
    args = {"who": "Ann", "hex": action.split()[1]}
    line = page.log.get_by_role("listitem").filter(has_text=say("en", "kb-log-build", **args))
    assert line.count() == 1
    page.page.get_by_role("button", name=page.say("ui-menu")).click()
    page.page.get_by_role("button", name=page.say("ui-settings")).click()
    page.page.get_by_role("radio", name="Русский").check()
    page.page.keyboard.press("Escape")
    page.page.get_by_text(say("ru", "kb-log-build", **args)).wait_for()
    page.page.get_by_text(say("ru", "ui-log-sat", who="Ann")).wait_for()
    assert page.page.get_by_text(say("en", "ui-log-started")).count() == 0
    assert page.page.locator("html").get_attribute("lang") == "ru"
    page.page.reload()
    page.page.get_by_text(say("ru", "kb-log-build", **args)).wait_for()


def check(visitor: Visitor) -> None:
    """Nothing sticks out; in Russian no word is in Latin letters, except names of pictures."""
    page_checks.fits(visitor.page)
    page_checks.has_room(visitor.page)
    if visitor.language == "ru" and not visitor.page.url.endswith("/gallery"):
        shown = visitor.page.locator("body").inner_text()
        assert set(LATIN.findall(shown)) - LATIN_NAMES == set()
