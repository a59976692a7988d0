"""Over a line that takes its time, with everything moving: nothing is lost from sight."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from server.server_kit import Server
from web.browser_kit import Data
from web.conftest import Visit
from web.slow_line import Line, slow_line
from web.table_page import KingdomBuilderPage, TablePage, is_early, sit_down
from web.test_mouse import in_kingdom_builder, in_kingsburg, see_the_end

ROUND_TRIP = 0.8  # seconds
VERY_SLOW = 6.0  # where something is looked at before the answer can come, on a busy machine too
QUICK = 5000  # milliseconds: sooner than that


@pytest.fixture(scope="module")
def line(server: Server) -> Iterator[Line]:
    with slow_line(server.url, ROUND_TRIP) as line:
        yield line


def take_slowly(page: TablePage, action: str) -> None:
    """Choose and confirm; what is chosen is seen on its way, and other clicks are answered."""
    state = page.wait()
    page.click(action, state)
    page.button("ui-confirm").click()
    expect(page.bar).to_contain_text(page.say("ui-sending"), timeout=QUICK)


def test_a_settlement_is_seen_on_its_way(visit: Visit, line: Line) -> None:
    page = sit_down(visit(line=line.url, motion=True), "kb")
    assert isinstance(page, KingdomBuilderPage)
    state = page.wait()
    action, other = state["legal"][0], state["legal"][-1]
    refusal = page.page.get_by_text(page.say("ui-refused-sending")).first
    with line.at(VERY_SLOW):
        take_slowly(page, action)
        expect(page.page.locator(f"[data-ghost={action.split()[1]}]")).to_be_visible(timeout=QUICK)
        page.click(other, state)
        expect(refusal).to_be_visible(timeout=QUICK)
    after = page.wait(len(state["log"]) + 1)
    assert after["view"]["settlements"]["A"] == [action.split()[1]]
    expect(page.bar).not_to_contain_text(page.say("ui-sending"))


def test_dice_are_seen_on_their_way(visit: Visit, line: Line) -> None:
    visitor = visit(line=line.url, motion=True)
    page = sit_down(visitor, "ks")
    visitor.play_ahead(page.table, can_influence, lambda state: str(state["legal"][0]))
    state = page.wait()
    refusal = page.page.get_by_text(page.say("ui-refused-sending")).first
    with line.at(VERY_SLOW):
        take_slowly(page, next(each for each in state["legal"] if each.startswith("influence")))
        expect(page.page.locator("[data-sending]")).to_be_visible(timeout=QUICK)
        page.button("ks-action-pass").click()
        expect(refusal).to_be_visible(timeout=QUICK)
    page.wait_for_lines(len(state["log"]) + 1)
    expect(page.page.locator("[data-sending]")).to_have_count(0)


def test_a_decision_without_a_connection_stays_in_sight(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = ("net::ERR_", "WebSocket ")
    page = sit_down(visitor, "kb")
    state = page.wait()
    action = str(state["legal"][0])
    page.click(action, state)
    visitor.context.set_offline(True)
    page.button("ui-confirm").click()
    expect(page.bar).to_contain_text(page.say("ui-sending"))
    expect(page.page.locator(f"[data-ghost={action.split()[1]}]")).to_be_visible()
    visitor.context.set_offline(False)
    assert page.wait(len(state["log"]) + 1)["view"]["settlements"]["A"] == [action.split()[1]]


def can_influence(state: Data) -> bool:
    return any(each.startswith("influence") for each in state["legal"])


def test_matches_over_a_slow_line(visit: Visit, line: Line, is_whole: bool) -> None:
    pages = [sit_down(visit(line=line.url, motion=True), prefix) for prefix in ("kb", "ks")]
    states = [page.wait() for page in pages]
    play_both(pages, states, is_early)
    assert not any(map(is_early, states))
    if is_whole:
        play_both(pages, states, lambda state: True)
        for page, state in zip(pages, states, strict=True):
            see_the_end(page, state)


def play_both(pages: list[TablePage], states: list[Data], goes_on: Callable[[Data], bool]) -> None:
    """Decide at two tables at the same time, as long as they are played and something is so."""
    choosers = (in_kingdom_builder, in_kingsburg)
    while going := [
        n for n, state in enumerate(states) if state["status"] == "playing" and goes_on(state)
    ]:
        for n in going:  # both are on their way at the same time
            pages[n].take(choosers[n](states[n]), states[n])
        for n in going:
            states[n] = pages[n].wait(len(states[n]["log"]) + 1)
