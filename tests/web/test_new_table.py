"""The form for a new table: what can be chosen, and what is said about a wrong choice."""

import pytest
from playwright.sync_api import expect

from web.browser_kit import beginning
from web.conftest import Visit
from web.page_checks import is_accessible


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_cards_are_chosen_by_name_and_a_wrong_choice_is_explained(
    visit: Visit, language: str
) -> None:
    visitor = visit(language=language)
    visitor.forgiven = ("400 (Bad Request)",)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=visitor.say("ui-new-table"), exact=True).click()
    note = page.get_by_role("note")
    expect(note).to_have_text(visitor.say("ui-only-here", command="regnum serve --host 0.0.0.0"))
    page.get_by_text(visitor.say("ui-more-options")).click()
    cards = page.get_by_role("group", name=visitor.say("kb-option-cards"), exact=True)
    for card in ("lords", "miners"):
        cards.get_by_role("button", name=visitor.say(f"kb-card-{card}"), exact=True).click()
    lay = page.get_by_role("button", name=visitor.say("ui-lay-table"), exact=True)
    lay.click()
    name = visitor.say("kb-option-cards")
    wrong: dict[str, str | int] = {"option": "cards", "name": name, "what": "count", "count": 3}
    nothing = dict.fromkeys(("value", "needs", "form"), "")
    said = visitor.say("ui-refused-wrong-option", **wrong, **nothing)
    expect(page.get_by_role("alert")).to_have_text(said)
    cards.get_by_role("button", name=visitor.say("kb-card-hermits"), exact=True).click()
    for field, value in (
        ("ui-clock", "own"),
        ("fair-clock-per", "decision"),
        ("fair-clock-unit", "day"),
    ):
        field_named = beginning(visitor.say(field))
        page.get_by_role("combobox", name=field_named).select_option(value)
    page.get_by_role("spinbutton", name=visitor.say("fair-clock-amount")).fill("9")
    is_accessible(page)
    lay.click()  # a week is the most
    page.get_by_role("spinbutton", name=visitor.say("fair-clock-amount")).fill("3")
    page.get_by_role("spinbutton", name=visitor.say("fair-clock-bank")).fill("0")
    page.get_by_role("checkbox", name=beginning(visitor.say("ui-chat"))).uncheck()
    with page.expect_request("**/api/tables") as asked:
        lay.click()
    assert (asked.value.post_data_json or {})["chat"] is False
    page.wait_for_url("**/table/*")
    state = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert "cards=lords/miners/hermits" in state["spec"]
    clock = {"per": "decision", "seconds": 3 * 86400, "bank": 0}
    assert clock.items() <= state["clock"].items()
    days = visitor.say("fair-time-day", count=3)
    words = visitor.say("fair-clock-words", per="decision", time=days)
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    expect(page.get_by_role("note")).to_be_visible()


def test_a_map_is_put_together_from_pictures_and_only_what_matters_is_asked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    card = page.get_by_role("region", name=visitor.say("kb-title"))
    card.get_by_role("button", name=visitor.say("ui-with-friends")).click()
    page.get_by_text(visitor.say("ui-more-options")).click()
    ruling = page.get_by_label(visitor.say("kb-option-families-gaps"))
    expect(ruling).to_have_count(0)
    sectors = page.get_by_role("group", name=visitor.say("kb-option-sectors"), exact=True)
    for name in ("tavern", "barn", "oasis", "farm"):
        choice = sectors.get_by_role("button", name=visitor.say(f"kb-token-{name}"), exact=True)
        assert choice.locator("path").count() > 90, "a small map"
        choice.click()
    sectors.get_by_role("checkbox").nth(1).check()
    page.get_by_label(visitor.say("kb-option-nomads")).select_option("yes")
    expect(ruling).to_have_count(1)
    seat = page.get_by_label(visitor.say("ui-seat-of", number=2))
    seat.select_option(visitor.say("ui-seat-bot"))
    page.get_by_role("button", name=visitor.say("ui-lay-table"), exact=True).click()
    page.wait_for_url("**/table/*")
    spec = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["spec"]
    assert "sectors=tavern/barn180/oasis/farm" in spec
