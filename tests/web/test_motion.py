"""Things move: others' moves are seen one by one, and nobody who decides waits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.server_kit import ME, bot
from web.browser_kit import PREFIXES, Data
from web.conftest import Visit
from web.table_page import KingdomBuilderPage, TablePage, sit_down, varied

SOON = 0.25  # seconds: others' moves are further apart than that, even where some catch up
ENOUGH = 4  # moves of others
QUICK = 3000  # milliseconds, where moves would take several times as long
FACES = """() => [...document.querySelectorAll('[data-hand] use')]
    .map((die) => Number(die.getAttribute('href').at(-1)))"""
WATCH = """(log) => {
    window.told = [];
    window.moved = 0;
    new MutationObserver((changes) => {
        const lines = changes.flatMap(({ addedNodes }) => [...addedNodes])
            .filter(({ tagName }) => tagName === 'LI');
        window.told.push(...lines.map(() => performance.now() / 1000));
    }).observe(document.querySelector(`ol[aria-label="${log}"]`), { childList: true });
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        window.moved += added.filter(({ dataset }) => dataset?.moving === '').length;
    }).observe(document.querySelector('.table'), { childList: true });
}"""


def watched(page: TablePage) -> Data:
    """At the first decision, with somebody who writes down when lines are added to the log."""
    state = page.wait()
    page.page.evaluate(WATCH, page.say("ui-log"))
    return state


def others_move(page: TablePage, state: Data, is_enough: Callable[[list[int]], bool]) -> list[int]:
    """Decide until others have; gives the seats of all decisions, in order."""
    begun = len(state["log"])
    while True:
        state = page.decide(first(state), state)
        seats = [line.get("seat", -1) for line in state["log"][begun:]]
        if is_enough(seats):
            return seats


def enough(seats: list[int]) -> bool:
    return sum(seat > 0 for seat in seats) >= ENOUGH


def first(state: Data) -> str:
    """An advisor, a building or a settlement where there is one."""
    legal: list[str] = state["legal"]
    return next((each for each in legal if each.startswith(("influence", "build"))), legal[0])


@pytest.mark.parametrize("prefix", PREFIXES)
def test_moves_of_others_are_seen_one_by_one(visit: Visit, prefix: str) -> None:
    page = sit_down(visit(motion=True), prefix, ME, bot(), bot())
    seats = others_move(page, watched(page), enough)
    times: list[float] = page.page.evaluate("told")
    gaps = [
        times[n] - times[n - 1] for n in range(1, len(seats)) if min(seats[n], seats[n - 1]) > 0
    ]
    assert gaps
    assert min(gaps) > SOON, gaps
    assert page.page.evaluate("moved") > 0
    if prefix == "ks":
        expect(page.page.locator("[data-moving] *")).to_have_count(0)
        dice = page.state()["view"]["dice"]["A"]
        assert page.page.evaluate(FACES)[:3] == dice["coloured"], "as they fell"


def test_whoever_decides_is_not_kept_waiting(visit: Visit) -> None:
    page = sit_down(visit(motion=True, animation="slow"), "kb", ME, bot(), bot())
    assert isinstance(page, KingdomBuilderPage)
    state = page.wait()
    while state["legal"] != ["end"]:
        state = page.decide(first(state), state)
    page.take("end", state)
    skip = page.button("ui-skip")
    expect(skip).to_be_visible()
    state = page.visitor.play_ahead(page.table, lambda state: bool(state["legal"]), varied)
    assert page.lines < len(state["log"]), "not everything is shown yet"
    build = next(action for action in state["legal"] if action.startswith("build "))
    hex_name = build.split()[1]
    page.click(build, state)
    expect(page.page.locator(f"[data-ghost={hex_name}]")).to_be_visible(timeout=QUICK)
    expect(skip).to_have_count(0)
    assert page.lines == len(state["log"])
    page.button("ui-confirm").click()
    assert hex_name in page.wait(len(state["log"]) + 1)["view"]["settlements"]["A"]


def test_what_others_did_is_played_by_itself(visit: Visit) -> None:
    visitor = visit(motion=True, animation="fast")
    page = sit_down(visitor, "ks", ME, bot())
    visitor.play_ahead(page.table, has_influenced, first)
    page.wait()
    page.page.reload()
    page.wait()
    page.page.get_by_role("button", name=page.say("ui-since-my-turn", count=1)).click()
    back = page.page.get_by_role("button", name=page.say("ui-back-to-now"))
    expect(back).to_be_visible()
    expect(back).to_have_count(0)


def has_influenced(state: Data) -> bool:
    """Is it my turn again, after one move of somebody else?"""
    seats = [line["seat"] for line in state["log"] if line["type"] == "played"]
    return bool(state["legal"]) and seats[-2:] == [0, 1]


def test_nothing_moves_for_whoever_wants_that(visit: Visit) -> None:
    page = sit_down(visit(), "ks", ME, bot())
    others_move(page, watched(page), enough)
    assert page.page.evaluate("moved") == 0
    assert page.page.evaluate("document.getAnimations().length") == 0
