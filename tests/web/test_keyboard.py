"""Both games without a mouse: by keys alone, from the home page on."""

from playwright.sync_api import Page, expect

from web.browser_kit import Data
from web.conftest import Visit
from web.table_page import PAGES, TablePage, sit_down

GOODS = ("gold", "wood", "stone")
TAKEN_OR_FINAL = """([log, lines, final]) =>
    document.querySelector(`ol[aria-label="${log}"]`)?.children.length > lines ||
    final.some((words) => document.querySelector("footer")?.innerText.includes(words))"""
FAR = 60  # presses of a key to reach anything from anywhere
FOCUSED = r"""() => {
    const element = document.activeElement;
    const words = element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText;
    return [element.role ?? element.tagName.toLowerCase(), (words ?? '').trim().split('\n')[0]];
}"""


def test_kingdom_builder_is_played_by_keys(visit: Visit, is_whole: bool) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.get_by_role("region", name=visitor.say("kb-title")).wait_for()
    walk(visitor.page, visitor.say("ui-play-bots"))
    walk(visitor.page, visitor.say("ui-how-many-bots"))
    visitor.page.keyboard.press("ArrowUp")
    walk(visitor.page, visitor.say("ui-play-bots"), "Shift+Tab")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    page = PAGES["kb"](visitor, visitor.page.url.rsplit("/", 1)[1], "kb")
    page.play_match(lambda state: decide_on_map(page, state), is_whole)
    visitor.page.get_by_role("button", name=visitor.say("ui-show-board")).wait_for()


def test_kingsburg_is_played_by_keys(visit: Visit, is_whole: bool) -> None:
    page = sit_down(visit(), "ks")
    page.play_match(lambda state: decide_at_court(page, state), is_whole)
    walk(page.page, page.say("ks-winter-close"))
    page.page.keyboard.press("Enter")
    page.page.get_by_role("button", name=page.say("ui-show-board")).wait_for()


def test_l_leads_from_anywhere_to_what_can_be_chosen(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    state = page.wait()
    walk(page.page, page.say("ui-log"))
    page.page.keyboard.press("l")
    role, name = page.page.evaluate(FOCUSED)
    assert (role, name) == ("application", page.say("kb-map"))
    page.page.keyboard.press("Enter")
    expect(page.button("ui-confirm")).to_be_enabled()
    assert page.state()["revision"] == state["revision"]


def test_the_log_is_walked_by_keys(visit: Visit) -> None:
    page = sit_down(visit(), "kb")
    state = page.wait()
    state = page.decide(str(state["legal"][0]), state)
    walk(page.page, page.say("ui-log"))
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.page.keyboard.press(key)
    page.bar.get_by_text(page.say("ui-back-to-now")).wait_for()
    page.page.keyboard.press("ArrowRight")
    page.button("ui-undo").wait_for()


def decide_on_map(page: TablePage, state: Data) -> Data:
    """L finds a hex, Enter chooses, Enter confirms; the end of a turn is a button."""
    keyboard, lines = page.page.keyboard, len(state["log"])
    if any(each.startswith("build") for each in state["legal"]):
        walk(page.page, page.say("kb-map"))
        for key in ("l", "Enter", "Enter"):
            keyboard.press(key)
    else:
        press(page, "kb-action-end", state)
    return page.wait(lines + 1)


def decide_at_court(page: TablePage, state: Data) -> Data:
    """L finds an advisor or a building, Enter chooses and confirms; numbers choose goods."""
    keyboard, lines = page.page.keyboard, len(state["log"])
    verbs = {each.split()[0] for each in state["legal"]}
    if verbs & {"influence", "build"}:
        for key in ("l", "Enter", "Enter"):
            keyboard.press(key)
    elif state["legal"][0].startswith(("take ", "give ")):
        number = str(1 + GOODS.index(state["legal"][0].split()[1]))
        keyboard.press(number)
        confirm(page, lines, number)
    else:
        press(page, f"ks-action-{state['legal'][0]}", state)
    return page.wait(lines + 1)


def press(page: TablePage, message: str, state: Data) -> None:
    """Go to a button of the action bar and press it until it is taken."""
    is_nowhere = page.page.evaluate("document.activeElement === document.body")
    key = "Shift+Tab" if is_nowhere else "Tab"  # the bar is the last thing on the page
    walk(page.page, page.say(message, what=state["awaited"]["code"]), key)
    page.page.keyboard.press("Enter")
    if len(state["legal"]) > 1:
        page.page.keyboard.press("Enter")
    else:
        confirm(page, len(state["log"]), "Enter")


def confirm(page: TablePage, lines: int, key: str) -> None:
    """What cannot be taken back is staged by a key, and taken when it is pressed again."""
    final = [page.say("ui-final"), page.say("ui-reveals")]
    page.page.wait_for_function(TAKEN_OR_FINAL, arg=[page.say("ui-log"), lines, final])
    if any(words in page.bar.inner_text() for words in final):
        page.page.keyboard.press(key)


def walk(page: Page, name: str, key: str = "Tab") -> None:
    """Press a key until something with this name has the focus."""
    seen = []
    for _ in range(FAR):
        role, words = page.evaluate(FOCUSED)
        if words == name:
            return
        seen.append(f"{role} {words[:30]}")
        page.keyboard.press(key)
    raise AssertionError(f"{name!r} is not within {FAR} presses of {key}: {seen}")
