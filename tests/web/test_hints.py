"""What a decision would mean, in words: hints, text mode, and the hexes of the map."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.table_page import sit_down

WHY = re.compile(r"token|gold|free|settlement|hexes|castle|turn|good")
KNOWN_DEAL = {
    "sectors": "tavern/paddock/oasis/farm",
    "cards": "fishermen/miners/workers",
    "first": "A",
}


def test_a_hint_and_text_mode_tell_what_a_decision_means(visit: Visit) -> None:
    page = sit_down(visit(text=True), "kb", options=KNOWN_DEAL)
    state = page.wait()
    region = page.page.get_by_role("region", name=page.say("ui-text-mode"))
    expect(region.get_by_role("heading", name="Brings gold")).to_be_visible()
    merits = page.visitor.get(f"/api/tables/{page.table}/merits")
    takes = next(a for a, found in merits.items() if any(m["code"] == "token" for m in found))
    hex = takes.split()[1]
    group = region.get_by_role("list").filter(has_text=f"Build on {hex}:")
    expect(group.get_by_role("button").first).to_contain_text("takes the")
    expect(page.choices).to_have_count(len(state["legal"]))

    page.button("ui-hint").click()
    hint = page.page.get_by_role("region", name=page.say("ui-hint"))
    expect(hint.get_by_role("listitem").first.get_by_role("paragraph")).to_contain_text(WHY)
    expect(hint).not_to_contain_text("kb-merit")

    page.choices.first.focus()  # by keyboard: whoever is in the list stays in it
    page.page.keyboard.press("Enter")
    page.page.keyboard.press("Enter")
    page.wait(len(state["log"]) + 1)
    expect(region.locator(":focus")).to_have_count(1)


def test_whoever_goes_over_the_map_by_keys_hears_what_a_hex_brings(visit: Visit) -> None:
    page = sit_down(visit(), "kb", options=KNOWN_DEAL)
    page.wait()
    merits = page.visitor.get(f"/api/tables/{page.table}/merits")
    telling = {action.split()[1] for action, found in merits.items() if found}
    cursor = page.page.locator(".cursor")
    page.page.keyboard.press("l")
    while (hex := str(cursor.get_attribute("id")).removeprefix("kb-hex-")) not in telling:
        page.page.keyboard.press("l")
    expect(cursor).to_have_attribute("aria-label", re.compile(rf"^{hex}: [^.]*\. [^.]+\.$"))
