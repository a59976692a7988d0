"""A table as somebody sees it: found by roles and names, as a screen reader finds it."""

import re
from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from web.browser_kit import PREFIXES, Data, Visitor, beginning
from web.pictures import Grey, grey

DICE = ("low", "mid", "high", "white", "white2")
SHIFTS = {"token": 2, "up": 1, "down": -1}
GOODS_VERBS = ("take", "give", "exchange", "sell")
TRIES = 5  # matches, until something comes up that hardly ever fails to
GLANCE = 100  # milliseconds: whoever reads the page at each frame is its heaviest load
HAIR = 0.03  # of a pixel, or of the scale: lines are drawn anew a hair beside where they were
LAST_SETTLEMENTS = 4  # hardly ever built in one turn
COLUMNS = "abcdefghijklmnopqrst"
HEX = re.compile(r"[a-t]\d+\Z")
LAND = """async (image) => {
    await image.decode();
    const { left, top, width } = image.getBoundingClientRect();
    return [left, top, width / image.naturalWidth];
}"""
SETTLED_LAND = f"""async (image, hair) => {{
    const look = {LAND};
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isStill = (one, other) => one.every((each, n) => Math.abs(each - other[n]) < hair);
    let before, land = await look(image);
    do {{
        before = land;
        await frame();
        await frame();
        land = await look(image);
    }} while (!isStill(before, land));
    return land;
}}"""
LONG_ENOUGH = """([log, lines, over]) =>
    document.querySelector(`ol[aria-label="${log}"]`)?.children.length >= lines
    || document.querySelector('.table > footer')?.textContent.includes(over)"""
DECIDED = """([log, lines, over, title, telling]) => {
    const list = document.querySelector(`ol[aria-label="${log}"]`);
    const bar = document.querySelector('.table > footer')?.textContent;
    if (!list || !bar) return false;
    if (bar.includes(over) || bar.includes(telling)) return true;
    return list.children.length >= lines && document.title.startsWith(title);
}"""


class TablePage:
    """What is on the page of a table, and what people do there."""

    BUTTONS: tuple[str, ...] = ()  # decisions of the action bar
    TOLD: tuple[str, ...] = ("ui-skip",)  # buttons that end what is told before the result
    QUICK: tuple[str, ...] = ()  # decisions that are taken at once

    def __init__(self, visitor: Visitor, table: str, prefix: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.prefix = prefix
        self.say = visitor.say
        self.bar = self.page.get_by_role("contentinfo")
        self.log = self.page.get_by_role("list", name=self.say("ui-log"), include_hidden=True)

    def state(self) -> Data:
        """The table as the server tells it to this visitor."""
        return dict(self.visitor.get(f"/api/tables/{self.table}"))

    def button(self, message: str, **args: str | int) -> Locator:
        """A button of the action bar."""
        return self.bar.get_by_role("button", name=self.say(message, **args), exact=True)

    @property
    def status(self) -> str:
        """The line that says what is awaited."""
        return self.bar.get_by_role("paragraph").first.inner_text().strip()

    @property
    def is_over(self) -> bool:
        """Does the page say so?"""
        return self.say("ui-over") in self.bar.inner_text()

    def wait(self, lines: int = 0) -> Data:
        """Until something is awaited of me or the game is over, and the log is so long."""
        title, telling = self.say("ui-page-your-turn", title=""), self.say("ui-telling")
        wanted = [self.say("ui-log"), lines, self.say("ui-over"), title, telling]
        self.page.wait_for_function(DECIDED, arg=wanted, polling=GLANCE)
        while telling in self.bar.inner_text():
            self.see_what_happened()
            self.page.wait_for_function(DECIDED, arg=wanted, polling=GLANCE)
        return self.state()

    def skip(self, is_enough: Callable[[Data], bool]) -> Data:
        """Leave, decide without a page until something is so, and come back to a new one."""
        self.page.goto("about:blank")
        state = self.visitor.play_ahead(self.table, is_enough, varied)
        self.page.goto(f"/table/{self.table}")
        return self.wait(len(state["log"]))

    def play_match(self, decide: Callable[[Data], Data], is_whole: bool) -> Data:
        """To the last decision; the page misses the middle, unless all is wanted."""
        state = self.wait()
        while state["status"] == "playing" and (is_whole or is_early(state)):
            state = decide(state)
        if not is_whole:
            state = self.skip(is_nearly_over)
        while state["status"] == "playing":
            state = decide(state)
        return state

    def see_what_happened(self) -> None:
        """Look at what is told before the match goes on."""
        raise AssertionError("this game tells nothing in between")

    def wait_for_lines(self, lines: int) -> None:
        """Until the log is so long."""
        wanted = [self.say("ui-log"), lines, self.say("ui-over")]
        self.page.wait_for_function(LONG_ENOUGH, arg=wanted, polling=GLANCE)

    def look(self) -> tuple[str, Grey]:
        """What is on the page, as a screen reader and as eyes have it."""
        self.page.mouse.move(0, 0)
        self.visitor.settle()
        told = "\n".join(
            self.page.get_by_role(role).first.aria_snapshot()
            for role in ("banner", "main", "complementary", "contentinfo")
        )
        return told, grey(self.page, self.page.screenshot())

    @property
    def lines(self) -> int:
        """How long the log is."""
        return self.log.get_by_role("listitem", include_hidden=True).count()

    def see_the_result(self) -> None:
        """To who won, whatever is told before."""
        main = self.page.get_by_role("main")
        result = main.get_by_role("button", name=self.say("ui-show-board"))
        told = [main.get_by_role("button", name=self.say(each)) for each in self.TOLD]
        before = reduce(Locator.or_, told)
        expect(result.or_(before).first).to_be_visible()
        while not result.is_visible():
            before.first.click()
            expect(result.or_(before).first).to_be_visible()

    # As text.

    @property
    def choices(self) -> Locator:
        """The buttons of the text mode."""
        region = self.page.get_by_role("region", name=self.say("ui-text-mode"))
        return region.get_by_role("button")

    def choice(self, action: str) -> Locator:
        """The button of a decision in the text mode, wherever it stands."""
        return self.choices.and_(self.page.locator(f'[data-action="{action}"]'))

    def play_on(self, is_enough: Callable[[Data], bool]) -> Data:
        """Take the first decision that is offered, again and again, where one click suffices."""
        state = self.wait()
        while state["status"] == "playing" and not is_enough(state):
            lines = len(state["log"])
            self.choices.first.click()
            state = self.wait(lines + 1)
        return state

    # By mouse.

    def decide(self, action: str, state: Data) -> Data:
        """Take a decision, and wait for the next."""
        self.take(action, state)
        return self.wait(len(state["log"]) + 1)

    def take(self, action: str, state: Data) -> None:
        """Click what stands for a decision, and confirm where that is asked."""
        is_quick = self.is_quick(action, state)
        self.click(action, state)
        if not is_quick:
            self.button("ui-confirm").click()

    def click(self, action: str, state: Data) -> None:
        """One click on what stands for a decision."""
        self.target(action, state).click()

    def tap(self, action: str, state: Data) -> None:
        """One tap on what stands for a decision."""
        self.target(action, state).tap()

    def target(self, action: str, state: Data) -> Locator:
        """What stands for a decision on the page."""
        return self.button(
            f"{self.prefix}-action-{action.split()[0]}", what=state["awaited"]["code"]
        )

    def is_quick(self, action: str, state: Data) -> bool:
        """Is it taken without a confirmation? A quick choice is, where it can be taken back.

        So is a button where nothing else can be decided.
        """
        if state["legal"] == [action] and action in self.BUTTONS:
            return True
        return self.is_choice(action, state) and not self.ask(action)["final"]

    def is_choice(self, action: str, state: Data) -> bool:
        """Is there nothing to weigh? The only button is so, where nothing else is to be done."""
        others = [each for each in state["legal"] if not each.startswith(self.QUICK)]
        is_last = action.split()[0] in self.BUTTONS and others == [action]
        return is_last or action.startswith(self.QUICK)

    def ask(self, action: str) -> Data:
        """What the server says that a decision would bring."""
        return self.visitor.post(f"/api/tables/{self.table}/ask", {"action": action})


class Land(NamedTuple):
    """Where a picture of the land begins on the screen, and its scale."""

    left: float
    top: float
    scale: float

    def middle(self, hex_name: str, geometry: Data) -> tuple[float, float]:
        """Of a hex, on the screen."""
        column, row = COLUMNS.index(hex_name[0]), int(hex_name[1:]) - 1
        x = geometry["left"] + geometry["width"] * (column + 0.5 + row % 2 / 2)
        y = geometry["top"] + geometry["radius"] * (1.5 * row + 1)
        return self.left + x * self.scale, self.top + y * self.scale


class KingdomBuilderPage(TablePage):
    """The map."""

    BUTTONS = ("end", "stop")
    QUICK = ("use ",)

    @property
    def map(self) -> Locator:
        """The map as one thing."""
        return self.page.get_by_role("application", name=self.say("kb-map"))

    def point(self, hex_name: str, state: Data) -> tuple[float, float]:
        """Where the middle of a hex is on the screen."""
        return self.land().middle(hex_name, state["setup"]["geometry"])

    def land(self) -> "Land":
        """The picture of the land as it lies on the screen now."""
        return Land(*self.map.get_by_role("presentation").evaluate(LAND))

    def click(self, action: str, state: Data) -> None:
        """One click on the hex, the token or the button."""
        if HEX.match(action.split()[-1]):
            self.page.mouse.click(*self.point(action.split()[-1], state))
        else:
            super().click(action, state)

    def tap(self, action: str, state: Data) -> None:
        """One tap, or two where the map has to come nearer first."""
        hex_name = action.split()[-1]
        if not HEX.match(hex_name):
            super().tap(action, state)
            return
        geometry = state["setup"]["geometry"]
        if not self.is_in_sight(self.settled().middle(hex_name, geometry)):
            self.page.get_by_role("button", name=self.say("kb-map-whole")).tap()
        self.page.touchscreen.tap(*self.settled().middle(hex_name, geometry))
        nearer = self.settled()
        if not self.button("ui-confirm").is_enabled():
            self.page.touchscreen.tap(*nearer.middle(hex_name, geometry))

    def is_in_sight(self, point: tuple[float, float]) -> bool:
        """Is it on the map as it is shown?"""
        box = self.map.bounding_box()
        assert box is not None
        is_across = box["x"] < point[0] < box["x"] + box["width"]
        return is_across and box["y"] < point[1] < box["y"] + box["height"]

    def settled(self) -> "Land":
        """The picture of the land once it lies still."""
        return Land(*self.map.get_by_role("presentation").evaluate(SETTLED_LAND, HAIR))

    def target(self, action: str, state: Data) -> Locator:
        """A token, or a button of the action bar."""
        verb, _, token = action.partition(" ")
        if verb != "use":
            return super().target(action, state)
        tokens = self.page.get_by_role("region", name=self.say("kb-board-tokens"))
        alike = tokens.get_by_role("button", name=beginning(self.say(f"kb-token-{token}")))
        return alike.filter(has_text=self.say("kb-label-token-ready")).first


class KingsburgPage(TablePage):
    """The court and the province."""

    TOLD = ("ui-skip", "ks-winter-close")
    BUTTONS = ("accept", "chapel", "keep", "decline", "pass", "done")
    QUICK = ("take ", "give ")

    def see_what_happened(self) -> None:
        """The battle of the winter."""
        self.page.get_by_role("button", name=self.say("ks-winter-close")).click()
        expect(self.bar).not_to_contain_text(self.say("ui-telling"))

    def advisor(self, name: str) -> Locator:
        """An advisor at court."""
        court = self.page.get_by_role("group", name=self.say("ks-court"))
        return court.get_by_role("button", name=beginning(self.say(f"ks-advisor-{name}") + ","))

    def building(self, name: str) -> Locator:
        """A cell of the province."""
        region = self.page.get_by_role("region", name=self.say("ks-province"), exact=True)
        words = self.say(f"ks-building-{name}")
        return region.get_by_role("button", name=beginning(words + ":"))

    def target(self, action: str, state: Data) -> Locator:
        """An advisor, a building, a good, a die, or a button of the action bar."""
        verb, _, what = action.partition(" ")
        if verb == "influence":
            return self.advisor(advisor_of(action, state))
        if verb == "build":
            return self.building(what)
        if verb in GOODS_VERBS:
            name = self.say(f"ks-action-{verb}", good=what, what=state["awaited"]["code"])
            group = self.page.get_by_role("group", name=self.say(f"ks-group-{verb}"))
            return group.get_by_role("button", name=name)
        return super().target(action, state)


def advisor_of(action: str, state: Data) -> str:
    """The advisor that an action sends dice to."""
    view, words = state["view"], action.replace("+", " ").split()[1:]
    dice = view["dice"][view["seat"]]
    shown = dict(zip(DICE, [*dice["coloured"], *dice["white"]], strict=False))
    total = sum(shown.get(word, SHIFTS.get(word, 0)) for word in words)
    return next(str(each["name"]) for each in state["setup"]["advisors"] if each["value"] == total)


PAGES: dict[str, type[TablePage]] = {"kb": KingdomBuilderPage, "ks": KingsburgPage}


def start(visitor: Visitor, prefix: str) -> TablePage:
    """From the home page: one bot, and off we go."""
    page = visitor.page
    page.goto("/")
    card = page.get_by_role("region", name=visitor.say(f"{prefix}-title"))
    card.get_by_label(visitor.say("ui-how-many-bots")).select_option("1")
    card.get_by_role("button", name=visitor.say("ui-play-bots")).click()
    page.wait_for_url("**/table/*")
    return PAGES[prefix](visitor, page.url.rsplit("/", 1)[1], prefix)


def sit_down(visitor: Visitor, prefix: str, *seats: Data, **more: object) -> TablePage:
    """At a new table, by default against one gentle bot."""
    visitor.introduce("Ann")
    table = visitor.lay(PREFIXES[prefix], *seats, **more)
    visitor.page.goto(f"/table/{table}")
    return PAGES[prefix](visitor, table, prefix)


def come_late(
    visitor: Visitor,
    prefix: str,
    is_enough: Callable[[Data], bool],
    *seats: Data,
    choose: Callable[[Data], str] | None = None,
    **more: object,
) -> tuple[TablePage, Data]:
    """Sit down where something has come up; where a match ends without it, at another table."""
    visitor.introduce("Ann")
    for _ in range(TRIES):
        table = visitor.lay(PREFIXES[prefix], *seats, **more)
        state = visitor.play_ahead(table, is_enough, choose or varied)
        if state["status"] == "playing":
            break
    else:
        raise AssertionError(f"it came up in none of {TRIES} matches")
    visitor.page.goto(f"/table/{table}")
    page = PAGES[prefix](visitor, table, prefix)
    return page, page.wait(len(state["log"]))


def is_early(state: Data) -> bool:
    """Is it the first season, or the first turn of seat A?"""
    view = state["view"]
    if "year" in view:
        return view["year"] == 1 and view["phase"] in ("aid", "spring")
    return len(view["settlements"]["A"]) < 3


def is_nearly_over(state: Data) -> bool:
    """Is it the last season, or one of the last turns, with something left to decide?"""
    view, legal = state["view"], state["legal"]
    if "year" in view:
        return bool(legal) and (view["year"], view["phase"]) == (5, "autumn")
    can_build = any(each.startswith("build ") for each in legal)
    return can_build and min(view["supply"].values()) <= LAST_SETTLEMENTS


def first(state: Data) -> str:
    """Whatever comes first."""
    return str(state["legal"][0])


def varied(state: Data) -> str:
    """Another kind of decision as often as there is one."""
    legal: list[str] = state["legal"]
    return legal[int(state["revision"]) * 7 % len(legal)]
