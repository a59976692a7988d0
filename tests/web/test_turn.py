"""A turn with second thoughts: staging, undo, restart, refused clicks, reloads."""

import pytest
from playwright.sync_api import expect

from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import TablePage, come_late, sit_down

STAGES = ("take", "influence", "build")
NEAR = 160  # pixels between a refused click and the words about it
BUILT = 3
HARDLY = 0.002  # edges may be drawn a shade lighter or darker


def test_each_settlement_of_a_turn_can_be_taken_back_and_all_of_them_at_once(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    states = [page.wait()]
    for _ in range(BUILT):
        states.append(page.decide(first(states[-1], "build"), states[-1]))
    for before in reversed(states[:-1]):
        after = undo(page)
        assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    expect(page.button("ui-undo")).to_be_disabled()

    start = page.state()
    state = page.decide(first(start, "build"), start)
    expect(page.button("ui-restart-turn")).to_have_count(0)
    state = page.decide(first(state, "build"), state)
    page.button("ui-restart-turn").click()
    after = page.wait(len(state["log"]) + 1)
    assert (after["view"], after["legal"]) == (start["view"], start["legal"])


def test_escape_and_undo_take_back_what_is_staged(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    start = page.wait()
    page.click(first(start, "build"), start)
    expect(page.button("ui-confirm")).to_be_enabled()
    page.page.keyboard.press("Escape")
    expect(page.button("ui-confirm")).to_be_disabled()
    assert page.state()["revision"] == start["revision"]

    state = page.decide(first(start, "build"), start)
    page.click(first(state, "build"), state)
    expect(page.button("ui-confirm")).to_be_enabled()
    assert undo(page)["view"] == start["view"]
    expect(page.button("ui-confirm")).to_be_disabled()


def test_every_stage_of_a_season_can_be_taken_back_until_others_decide(visit: Visit) -> None:
    page = sit_down(visit(), "ks")
    state = page.wait()
    tried: set[str] = set()
    while "influence" not in tried or (state["view"]["year"] == 1 and len(tried) < len(STAGES)):
        action = next(
            (each for each in state["legal"] if each.startswith(("influence", "build"))),
            str(state["legal"][0]),
        )
        after = page.decide(action, state)
        if after["undoable"]:
            tried.add(action.split()[0])
            back = undo(page)
            assert (back["view"], back["legal"]) == (state["view"], state["legal"])
            after = page.decide(action, back)
        state = after
    assert "influence" in tried


def test_a_refused_hex_says_why_beside_it(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    state = page.wait()
    refused = [f"build {hex_name}" for hex_name in ("a1", "t1", "a20", "t20", "j10", "k11")]
    for action in [each for each in refused if each not in state["legal"]]:
        page.click(action, state)
        see_refusal(page, action, page.point(action.split()[1], state))  # type: ignore[attr-defined]
    assert page.state()["revision"] == state["revision"]


def test_pointing_at_a_card_that_paid_during_play_lights_what_it_paid_for(visit: Visit) -> None:
    options = {"nomads": "yes", "cards": "families/shepherds/ambassadors"}
    page, state = come_late(
        visit(), "kb", is_paid, choose=lambda state: str(state["legal"][0]), options=options
    )
    events = [event for line in state["log"] for event in line.get("events", [])]
    paid = [event for event in events if event["event"] == "gold" and event["seat"] == 0]
    source = paid[0]["source"]
    places = {each for event in paid if event["source"] == source for each in event["places"]}
    cards = page.page.get_by_role("region", name=page.say("kb-board-cards"))
    cards.get_by_role("button", name=page.say(f"kb-source-{source}")).hover()
    expect(page.page.locator("[data-lit]")).to_have_count(len(places))


def test_a_refused_building_says_why_beside_it(visit: Visit) -> None:
    page = sit_down(visit(), "ks")
    state = page.wait()
    for action in ("build church", "build wizards-guild", "build statue"):
        assert action not in state["legal"]
        page.click(action, state)
        box = page.target(action, state).bounding_box()
        assert box is not None
        see_refusal(page, action, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))


@pytest.mark.parametrize("prefix", ["kb", "ks"])
def test_a_reload_shows_the_same_screen(visit: Visit, prefix: str) -> None:
    page = sit_down(visit(), prefix)
    state = page.wait()
    page.decide(str(state["legal"][0]), state)
    words, picture = page.look()
    page.page.reload()
    page.wait(len(state["log"]) + 1)
    words_again, picture_again = page.look()
    assert words_again == words
    assert picture_again.differing(picture) < HARDLY


def is_paid(state: Data) -> bool:
    """Has the first seat, whose turn it is, gold that was paid during play?"""
    cards = ("families", "shepherds", "ambassadors")
    is_paid = any(award["source"] in cards for award in state["scores"][0])
    return bool(state["legal"]) and is_paid


def first(state: Data, verb: str) -> str:
    """The first legal decision of a kind."""
    return next(str(each) for each in state["legal"] if each.startswith(verb))


def undo(page: TablePage) -> Data:
    """Take back the last decision."""
    lines = page.lines
    page.button("ui-undo").click()
    return page.wait(lines + 1)


def see_refusal(page: TablePage, action: str, at: tuple[float, float]) -> None:
    """The reason that the server gives stands beside the place that was clicked."""
    reason = page.ask(action)["reason"]
    note = page.page.get_by_text(
        page.say(f"{page.prefix}-reason-{reason['code']}", **reason["args"])
    )
    note.first.wait_for()
    box = note.first.bounding_box()
    assert box is not None
    across = max(box["x"] - at[0], at[0] - box["x"] - box["width"], 0)
    down = max(box["y"] - at[1], at[1] - box["y"] - box["height"], 0)
    assert max(across, down) < NEAR, f"{action}: the note is {across:.0f}, {down:.0f} pixels away"
