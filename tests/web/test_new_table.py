"""The form for a new table: what can be chosen, and what is said about a wrong choice."""

import pytest
from playwright.sync_api import expect

from web.browser_kit import beginning
from web.conftest import Visit


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
    for place, card in enumerate(("lords", "miners")):
        cards.get_by_role("combobox").nth(place).select_option(visitor.say(f"kb-card-{card}"))
    lay = page.get_by_role("button", name=visitor.say("ui-lay-table"), exact=True)
    lay.click()
    name = visitor.say("kb-option-cards")
    wrong: dict[str, str | int] = {"option": "cards", "name": name, "what": "count", "count": 3}
    nothing = dict.fromkeys(("value", "needs", "form"), "")
    said = visitor.say("ui-refused-wrong-option", **wrong, **nothing)
    expect(page.get_by_role("alert")).to_have_text(said)
    cards.get_by_role("combobox").nth(2).select_option(visitor.say("kb-card-hermits"))
    page.get_by_role("checkbox", name=beginning(visitor.say("ui-chat"))).uncheck()
    with page.expect_request("**/api/tables") as asked:
        lay.click()
    assert asked.value.post_data_json["chat"] is False
    page.wait_for_url("**/table/*")
    state = visitor.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert "cards=lords/miners/hermits" in state["spec"]
    expect(page.get_by_role("note")).to_be_visible()
