"""Matches against a bot, with a mouse and motion, from the home page to the result."""

from playwright.sync_api import expect

from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import TablePage, start

YEARS_AT_COURT = 1


def test_a_click_stages_a_settlement_and_another_takes_it(visit: Visit) -> None:
    page = start(visit(), "kb")
    state = page.wait()
    one, other = state["legal"][0], state["legal"][-1]
    page.click(one, state)
    expect(page.bar).to_contain_text(page.say("kb-action-build", hex=one.split()[1]))
    page.click(other, state)
    expect(page.bar).to_contain_text(page.say("kb-action-build", hex=other.split()[1]))
    assert page.state()["revision"] == state["revision"], "staging decides nothing"
    page.button("ui-confirm").click()
    after = page.wait(len(state["log"]) + 1)
    assert after["view"]["settlements"]["A"] == [other.split()[1]]
    page.click(after["legal"][0], after)
    expect(page.button("ui-confirm")).to_be_enabled()
    page.click(after["legal"][0], after)
    page.wait(len(after["log"]) + 1)
    assert len(page.state()["view"]["settlements"]["A"]) == 2


def test_kingdom_builder_is_played_by_mouse(visit: Visit, is_whole: bool) -> None:
    page = start(visit(motion=True), "kb")
    state = page.play_match(lambda state: page.decide(in_kingdom_builder(state), state), is_whole)
    see_the_end(page, state)


def test_kingsburg_is_played_by_mouse(visit: Visit, is_whole: bool) -> None:
    page = start(visit(motion=True), "ks")
    state = page.play_match(lambda state: page.decide(in_kingsburg(state), state), is_whole)
    see_the_end(page, state)


def in_kingdom_builder(state: Data) -> str:
    """A token where one is ready, or else what comes first."""
    legal: list[str] = state["legal"]
    return next((each for each in legal if each.startswith("use ")), legal[0])


def in_kingsburg(state: Data) -> str:
    """Advisors and buildings in the first years; then whatever is done soonest."""
    legal: list[str] = state["legal"]
    wanted = ("influence", "build") if state["view"]["year"] <= YEARS_AT_COURT else ()
    return next((each for each in legal if each.startswith(wanted)), legal[0])


def see_the_end(page: TablePage, state: Data) -> None:
    """Scoring, then the result with everybody's points."""
    page.see_the_result()
    totals = [sum(award["points"] for award in awards) for awards in state["scores"]]
    table = page.page.get_by_role("table", name=page.say("ui-breakdown"))
    row = table.get_by_role("row", name=page.say("ui-total"))
    shown = [str(total).replace("-", "\N{MINUS SIGN}") for total in totals]
    assert row.get_by_role("cell").all_inner_texts() == shown
