"""Matches against a bot, with a mouse and motion, from the home page to the result."""

from playwright.sync_api import expect

from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import KingdomBuilderPage, TablePage, come_late, sit_down, start

YEARS_AT_COURT = 1
COUNT_CLICKS = "window.clicks = 0, addEventListener('click', () => (window.clicks += 1))"


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


def test_a_turn_takes_seven_clicks(visit: Visit) -> None:
    page = sit_down(visit(), "kb", options={"first": "A"})
    assert isinstance(page, KingdomBuilderPage)
    state = page.wait()
    page.page.evaluate(COUNT_CLICKS)
    while has(state, "build "):
        action = next(each for each in state["legal"] if each.startswith("build "))
        page.page.mouse.click(*page.point(action.split()[1], state))
        expect(page.page.get_by_text(page.say("ui-again"))).to_be_visible()
        page.page.mouse.click(*page.point(action.split()[1], state))
        state = page.wait(len(state["log"]) + 1)
    expect(page.button("ui-confirm")).to_have_count(0)
    page.click("end", state)
    page.wait(len(state["log"]) + 1)
    assert page.page.evaluate("window.clicks") == 7


def test_a_token_takes_one_click(visit: Visit) -> None:
    page, state = come_late(visit(), "kb", lambda state: has(state, "use "))
    use = next(each for each in state["legal"] if each.startswith("use "))
    page.page.evaluate(COUNT_CLICKS)
    page.click(use, state)
    state = page.wait(len(state["log"]) + 1)
    assert page.page.evaluate("window.clicks") == 1, "a token is taken in hand at once"
    assert state["undoable"] > 0


def test_kingdom_builder_is_played_by_mouse(visit: Visit, is_whole: bool) -> None:
    page = start(visit(motion=True), "kb")
    state = page.play_match(lambda state: page.decide(in_kingdom_builder(state), state), is_whole)
    see_the_celebration(page, state)
    see_the_end(page, state)


def test_kingsburg_is_played_by_mouse(visit: Visit, is_whole: bool) -> None:
    page = start(visit(motion=True), "ks")
    state = page.play_match(lambda state: page.decide(in_kingsburg(state), state), is_whole)
    see_the_celebration(page, state)
    see_the_end(page, state)


def has(state: Data, verb: str) -> bool:
    """Is such a decision legal?"""
    return any(each.startswith(verb) for each in state["legal"])


def in_kingdom_builder(state: Data) -> str:
    """A token where one is ready, or else what comes first."""
    legal: list[str] = state["legal"]
    return next((each for each in legal if each.startswith("use ")), legal[0])


def in_kingsburg(state: Data) -> str:
    """Advisors and buildings in the first years; then whatever is done soonest."""
    legal: list[str] = state["legal"]
    wanted = ("influence", "build") if state["view"]["year"] <= YEARS_AT_COURT else ()
    return next((each for each in legal if each.startswith(wanted)), legal[0])


def see_the_celebration(page: TablePage, state: Data) -> None:
    """The board stays; who won is said to everybody in their own way, once."""
    page.see_the_result()
    celebration = page.page.locator(".celebration")
    expect(celebration).to_be_visible()
    main = page.page.get_by_role("main")
    places = main.get_by_role("list", name=page.say("ending-places")).get_by_role("listitem")
    expect(places).to_have_count(len(state["seats"]))
    expect(places.filter(has_text=page.say("ending-you"))).to_have_count(1)
    expect(main.get_by_role("heading", name=str(state["seats"][0]["name"]))).to_have_count(0)
    totals = [sum(award["points"] for award in awards) for awards in state["scores"]]
    best = str(max(totals)).replace("-", "\N{MINUS SIGN}")
    expect(places.first).to_contain_text(best)
    expect(celebration).to_have_count(0)


def see_the_end(page: TablePage, state: Data) -> None:
    """Scoring, then the result with everybody's points."""
    page.see_the_result()
    totals = [sum(award["points"] for award in awards) for awards in state["scores"]]
    table = page.page.get_by_role("table", name=page.say("ui-breakdown"))
    row = table.get_by_role("row", name=page.say("ui-total"))
    shown = [str(total).replace("-", "\N{MINUS SIGN}") for total in totals]
    assert row.get_by_role("cell").all_inner_texts() == shown
